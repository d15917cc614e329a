"""Exports: the table as a picture, the log as text, a copy of the match."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from ...files import read_bytes
from ...language.words import _
from ...storage.atomic import PRIVATE, SHARED, write_atomically
from ...storage.match_files.broken import MatchError
from ...storage.match_files.library import SUFFIX
from ...storage.match_files.limits import MAX_BYTES
from ..kit.lazy import part
from ..kit.message_box import ask_path
from .services import Services

if TYPE_CHECKING:
    from ..pages.match import MatchScreen

SIZE = (2400, 1600)


class Exports:
    """Each export asks for a place and writes. It returns a sentence on the result; empty when cancelled."""

    def __init__(self, services: Services, window: QWidget) -> None:
        self._services = services
        self._window = window

    def save_picture(self, screen: MatchScreen) -> str:
        path = self._ask(_("Export Picture"), screen, ".png", _("Pictures (*.png)"))
        if path is None:
            return ""
        drawing = part("view.picture")
        services, looks = self._services, screen.scene.plates.looks
        made = drawing.picture(screen.controller.desc, services.art, services.theme, SIZE, looks=looks)
        try:
            write_atomically(path, part("art.soft").png(made), SHARED)
        except OSError as error:
            return _("The picture cannot be written to {path}: {reason}.", path=path, reason=_reason(error))
        return _("The picture is in {path}.", path=path)

    def save_log(self, screen: MatchScreen) -> str:
        path = self._ask(_("Export Log"), screen, ".txt", _("Text (*.txt)"))
        if path is None:
            return ""
        controller = screen.controller
        text = controller.moment.log.text(controller.moment.line, controller.moment.audience)
        try:
            write_atomically(path, text.lstrip().encode(), SHARED)
        except OSError as error:
            return _("The log cannot be written to {path}: {reason}.", path=path, reason=_reason(error))
        return _("The log is in {path}.", path=path)

    def save_copy(self, screen: MatchScreen) -> str:
        """Export the match, which has the secrets of all seats."""
        path = self._ask(_("Save a Copy"), screen, SUFFIX, _matches())
        if path is None:
            return ""
        return _copy(screen, path, SHARED) or _("The copy is in {path}.", path=path)

    def copy_to_play(self, screen: MatchScreen) -> Path | None:
        """Write a copy in which the match can be played on, and return its path; None when cancelled or failed."""
        first = self._services.library.new_path(screen.match.header)
        with contextlib.suppress(OSError):
            first.parent.mkdir(parents=True, exist_ok=True)
        path = ask_path(self._window, _("Play On in a Copy"), first, _matches())
        if path is None:
            return None
        if trouble := _copy(screen, path, PRIVATE):
            part("kit.message_box").complain(self._window, trouble)
            return None
        return path

    def _ask(self, title: str, screen: MatchScreen, suffix: str, filters: str) -> Path | None:
        folder = self._services.places.exports
        while not folder.is_dir() and folder != folder.parent:
            folder = folder.parent
        return ask_path(self._window, title, folder / f"{screen.match.path.stem}{suffix}", filters)


def _matches() -> str:
    return _("Matches (*{suffix})", suffix=SUFFIX)


def _copy(screen: MatchScreen, path: Path, mode: int) -> str:
    match = screen.match
    try:
        if path.exists() and path.samefile(match.path):
            return _("{path} is the match itself. Choose another name for the copy.", path=path)
        if match.read_only:
            write_atomically(path, read_bytes(match.path, MAX_BYTES), mode)
        else:
            match.file.save_as(path, mode)
    except MatchError as error:
        return str(error)
    except OSError as error:
        return _("The copy cannot be written to {path}: {reason}.", path=path, reason=_reason(error))
    return ""


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
