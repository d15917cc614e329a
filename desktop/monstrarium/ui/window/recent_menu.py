"""The menu of the matches that were opened last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QMenu

from ...language.words import _
from ...storage.match_files.library import ListedMatch
from ..kit.text import unmarked
from ..pages.phrases import names_of, result_of
from .services import Services


def fill_recent(
    menu: QMenu, services: Services, open_match: Callable[[Path], None], complain: Callable[[str], None]
) -> None:
    """List the recent matches with their game, seats and state; those whose file is gone can be removed."""
    gone = []
    for path in services.recents.paths():
        entry = services.library.look(path)
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
        menu.addAction(_("Remove What Is Not There"), partial(_take_off, services, gone, menu, complain))


def _take_off(services: Services, gone: Sequence[Path], menu: QMenu, complain: Callable[[str], None]) -> None:
    for path in gone:
        services.recents.remove(path)
    services.chores.do(services.recents.write, menu, complain)


def _title(entry: ListedMatch) -> str:
    header = entry.header
    if header is None:
        return unmarked(_("{name}: cannot be read", name=entry.path.stem))
    text = _("{game}: {names} — {state}", game=header.title, names=names_of(header), state=result_of(header))
    return unmarked(text)
