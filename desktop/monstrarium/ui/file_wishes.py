"""What is done with the file of a match that lies on the shelf: another name, a look at its folder, removal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QInputDialog, QMessageBox

from ..engine.words import _
from ..storage.lock import LockedError
from .complaint import plain_box
from .screens.buttons import Button
from .screens.matches import FileWish

if TYPE_CHECKING:
    from .main_window import MainWindow


def fulfil(window: MainWindow, wish: FileWish) -> None:
    """Do it, or ask first; what cannot be done is said."""
    match wish.deed:
        case "rename":
            _ask_name(window, wish.path)
        case "folder":
            if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(wish.path.parent))):
                window.complain(_("The match lies in {path}.", path=wish.path.parent))
        case "remove":
            _ask_removal(window, wish.path)


def _ask_name(window: MainWindow, path: Path) -> None:
    dialog = QInputDialog(window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(_("Rename Match"))
    dialog.setLabelText(_("Name of the match:"))
    dialog.setTextValue(path.stem)
    dialog.setOkButtonText(_("Rename"))
    dialog.setCancelButtonText(_("Cancel"))
    dialog.textValueSelected.connect(lambda name: _rename(window, path, name))
    dialog.open()


def _rename(window: MainWindow, path: Path, name: str) -> None:
    desk = window.desk
    try:
        to = desk.library.give_name(path, name)
    except LockedError:
        window.complain(_("{path} is being played in another window. Close it there first.", path=path))
    except FileExistsError:
        window.complain(_("There is a match called {name} already. Choose another name.", name=name.strip()))
    except OSError as error:
        reason = error.strerror or str(error)
        window.complain(_("{path} cannot be given another name: {reason}.", path=path, reason=reason))
    else:
        if path in desk.recents.paths():
            desk.recents.remove(path)
            desk.recents.add(to)
            desk.chores.do(desk.recents.write, window, window.complain)
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
