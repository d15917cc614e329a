"""Measures how late frames are while a study is played, its figures fill in, and pieces fly across a table."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ...content.places import resources
from ...games import load
from ...games.boxes import BOXES
from ...language.words import _
from ...ui.art.renderer import Art
from ...ui.dialogs.laboratory.window import LaboratoryWindow
from .frames import MovingTable, offscreen_app
from .measurements import Bench, Goal

GAME = "xybrid"
FRAMES = 300
LATE_MS = 33.0
"""A frame that is later than two frames last is seen to falter."""
RARELY = 0.99


def measure(bench: Bench) -> None:
    """Measure the same flight with and without a study, in this process and offscreen."""
    app = offscreen_app()
    with tempfile.TemporaryDirectory(prefix="monstrarium-lab-") as folder:
        art = Art(resources(), Path(folder) / "art")
        table = MovingTable(art, app)
        window = LaboratoryWindow({GAME: BOXES[GAME].title}, load, art, Path(folder) / "lab")
        window.show()
        table.frames_late(FRAMES // 10)
        alone = sorted(table.frames_late(FRAMES))
        begin_study(window, app)
        beside = sorted(table.frames_late(FRAMES))
        told = window.bar.value()
        window.close()
        table.close()
    for name, part in ((_("half of them"), 0.5), (_("99 of 100"), RARELY), (_("all"), 1.0)):
        at = min(FRAMES - 1, int(FRAMES * part))
        bench.add(
            _("frames while a study is played: {part} late by at most", part=name),
            beside[at],
            "ms",
            reference=(_("without one"), alone[at]),
            goal=Goal(LATE_MS, "value") if part == RARELY else None,
            note=_("{n} matches played", n=told) if part == RARELY else "",
        )


def begin_study(window: LaboratoryWindow, app: Any) -> None:
    """Start the largest study that the form offers, and wait until its first figures are shown."""
    window.form.number.setCurrentIndex(window.form.number.count() - 1)
    window.start.click()
    _wait(app, lambda: window.bar.value() > 0 or not window.process.running)


def _wait(app: Any, seen: Callable[[], bool]) -> None:
    while not seen():
        app.processEvents()
