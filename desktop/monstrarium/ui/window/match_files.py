"""Files of matches: dropped on the window, renamed, shown in their folder, removed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QHBoxLayout, QMessageBox, QVBoxLayout, QWidget

from ...files import opened
from ...language.words import _
from ...storage.campaigns import SUFFIX as CAMPAIGN
from ...storage.lock import LockedError
from ...storage.match_files.header import FORMAT
from ...storage.match_files.library import SUFFIX
from ..kit.buttons import Button
from ..kit.fields import TextField
from ..kit.message_box import plain_box
from ..kit.text import HEADING, STEP, STRETCH, Text, fill
from ..pages.match_list import FileCommand

if TYPE_CHECKING:
    from .main_window import MainWindow


MAGIC = f'{{"format":"{FORMAT}"'.encode()


def match_in(data: QMimeData) -> Path | None:
    """The first match or campaign among dragged files, by its suffix or, for a renamed match, its first bytes."""
    for url in data.urls():
        path = Path(url.toLocalFile())
        if url.isLocalFile() and (path.suffix in (SUFFIX, CAMPAIGN) or _begins_as_match(path)):
            return path
    return None


def _begins_as_match(path: Path) -> bool:
    try:
        with opened(path) as file:
            return file.read(len(MAGIC)) == MAGIC
    except OSError:
        return False


def do(window: MainWindow, command: FileCommand) -> None:
    match command.key:
        case "rename":
            _ask_name(window, command.path)
        case "folder":
            if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(command.path.parent))):
                window.complain(_("The match lies in {path}.", path=command.path.parent))
        case "remove":
            _ask_removal(window, command.path)


def _ask_name(window: MainWindow, path: Path) -> None:
    dialog = RenameDialog(path.stem, window)
    dialog.named.connect(lambda name: _rename(window, path, name))
    dialog.open()


class RenameDialog(QDialog):
    named = Signal(str)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Rename Match"))
        self.setMinimumWidth(64 * STEP)
        self.name = TextField(name)
        self.name.setAccessibleName(_("Name of the match"))
        self.name.selectAll()
        keep, take = Button(_("Cancel"), "quiet"), Button(_("Rename"), "primary")
        keep.clicked.connect(self.reject)
        take.clicked.connect(self.accept)
        take.setDefault(True)
        self.accepted.connect(lambda: self.named.emit(self.name.text()))
        buttons = fill(QHBoxLayout(), STRETCH, keep, take)
        fill(
            QVBoxLayout(self),
            Text(_("What should the match be called?"), HEADING, bold=True),
            self.name,
            buttons,
            margins=(4, 3, 4, 3),
            spacing=2,
        )


def _rename(window: MainWindow, path: Path, name: str) -> None:
    services = window.services
    try:
        to = services.library.give_name(path, name)
    except LockedError:
        window.complain(_("{path} is being played in another window. Close it there first.", path=path))
    except FileExistsError:
        window.complain(_("There is a match called {name} already. Choose another name.", name=name.strip()))
    except OSError as error:
        reason = error.strerror or str(error)
        window.complain(_("{path} cannot be given another name: {reason}.", path=path, reason=reason))
    else:
        if path in services.recents.paths():
            services.recents.remove(path)
            services.recents.add(to)
            services.chores.do(services.recents.write, window, window.complain)
    window.shelf.refresh()


def _ask_removal(window: MainWindow, path: Path) -> None:
    words = _("{name} is removed from this computer, with all its moves. That cannot be undone.", name=path.stem)
    box, _keep = plain_box(window, words, _("Keep It"))
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    remove = Button(_("Remove"))
    remove.setParent(box)
    box.addButton(remove, QMessageBox.ButtonRole.DestructiveRole)
    remove.clicked.connect(lambda: window.remove(path))
    box.open()
