"""The menu of recent matches: the game, the seats and where each stands; what has vanished is named and can be put
away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QMenu

from ...language.words import _
from ...storage.match_files.library import Shelved
from ..kit.text import unmarked
from ..pages.phrases import names_of, result_of
from .services import Desk


def fill_recent(menu: QMenu, desk: Desk, open_match: Callable[[Path], None], complain: Callable[[str], None]) -> None:
    """Read the list and every header afresh."""
    gone = []
    for path in desk.recents.paths():
        entry = desk.library.look(path)
        if path.exists():
            menu.addAction(_title(entry), partial(open_match, path)).setToolTip(str(path))
        else:
            gone.append(path)
            action = menu.addAction(unmarked(_("{name} is not there any more", name=path.stem)))
            action.setEnabled(False)
            action.setToolTip(str(path))
    if menu.isEmpty():
        menu.addAction(_("No recent matches")).setEnabled(False)
    if gone:
        menu.addSeparator()
        menu.addAction(_("Remove What Is Not There"), partial(_put_away, desk, gone, menu, complain))


def _put_away(desk: Desk, gone: Sequence[Path], menu: QMenu, complain: Callable[[str], None]) -> None:
    for path in gone:
        desk.recents.remove(path)
    desk.chores.do(desk.recents.write, menu, complain)


def _title(entry: Shelved) -> str:
    header = entry.header
    if header is None:
        return unmarked(_("{name}: cannot be read", name=entry.path.stem))
    text = _("{game}: {names} — {state}", game=header.title, names=names_of(header), state=result_of(header))
    return unmarked(text)
