"""Plays an evening in one window without pauses; after every part a line of JSON says how much memory is used.

`memory` starts it as a program of its own on a private screen, with "evening" or "long" as its argument.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from PySide6.QtCore import QTimer

from ...engine.record import SeatInfo
from ...engine.rng import Rng
from ...games import load
from ...language.words import _
from ...storage.paths import places
from ...ui.dialogs.rules import RulesBrowser
from ...ui.kit.memory import spare_memory
from ...ui.pages.match import MatchScreen
from ...ui.pages.setup import Setup
from ...ui.settings.appearance import SCHEMES
from ...ui.start.app import REGISTRY, make_services
from ...ui.start.application import Application
from ...ui.window.main_window import MainWindow
from .process import pss_mb

GAMES = ("cybo", "hybrid", "xenoshyft")
LONG_GAME = "hybrid"
SIZES = ((1050, 680), (1280, 800), (2560, 1440), (1920, 1080))
"""Sizes of the window; the last is the one it has afterwards."""
USUAL = (1280, 800)
TEXT_SIZES = (80, 130, 160, 100)
"""Sizes of text in percent; the last is the one it has afterwards."""
THEMES = (*SCHEMES[1:], SCHEMES[0])
SEATS = (SeatInfo("Ann", "", 0), SeatInfo("Bo", "", 1))
MOVES, FEW = 60, 3
LOOKS = 30
"""The number of pieces that are inspected, and of past moments that are shown."""
QUARTER = 250
"""The moves in a quarter of a long match."""
TURNS = 3
"""The turns of the event loop after which a change is laid out and painted."""
PAUSE_MS = 2

Steps = Iterator[None]
T = TypeVar("T")


class Evening:
    """Uses the window as a person does; at every `yield` the window lays out and paints."""

    def __init__(self) -> None:
        self._window = MainWindow(make_services(Application(()), places(None), load, REGISTRY))
        self._window.completed.connect(spare_memory)
        self._change = self._window.services.preferences.change
        self._luck = Rng(7)

    def evening(self) -> Steps:
        """Play three games, each in several themes, window sizes and text sizes, with replay, charts and rules."""
        yield from self._open(SIZES[-1])
        yield from self._tell(_("the shelf"))
        for game in GAMES:
            yield from self._begin(game)
            yield from self._tell(_("{game}: begun", game=game))
            yield from self._play(MOVES)
            yield from self._tell(_("{game}: {count} moves", game=game, count=MOVES))
            yield from self._vary(self._resize, SIZES)
            yield from self._vary(self._light, THEMES)
            yield from self._vary(self._write, TEXT_SIZES)
            yield from self._tell(_("{game}: sizes of the window, themes, sizes of letters", game=game))
            yield from self._look_closely()
            yield from self._read_rules()
            yield from self._look_back()
            yield from self._tell(_("{game}: inspector, charts, rules, replay", game=game))
            yield from self._vary_all()
            yield from self._tell(_("{game}: every theme with every size", game=game))
        self._window.show_shelf()
        yield from self._tell(_("the shelf again"))

    def long(self) -> Steps:
        yield from self._open(USUAL)
        yield from self._begin(LONG_GAME)
        yield from self._tell(_("a long match: begun"))
        for quarter in range(1, 5):
            yield from self._play(QUARTER)
            yield from self._tell(_("a long match: {count} moves", count=quarter * QUARTER))

    def close(self) -> None:
        self._window.close()

    @property
    def _screen(self) -> MatchScreen:
        found = self._window.screen_of_match
        assert found is not None
        return found

    def _open(self, size: tuple[int, int]) -> Steps:
        self._change(motion="off", pace="instant", curtain=False, scheme=THEMES[-1])
        self._resize(size)
        self._window.show()
        yield from self._rest()
        self._window.complete()

    def _begin(self, game: str) -> Steps:
        self._window.start_match(Setup(game, SEATS, {}, 1))
        self._window.briefings.close()
        yield from self._rest()

    def _play(self, moves: int) -> Steps:
        for _move in range(moves):
            controller = self._screen.controller
            while not (affordances := controller.desc.affordances):  # Somebody passes unasked, or the match is over.
                if controller.over:
                    self._go_back()
                yield
            controller.perform(affordances[self._luck.below(len(affordances))])
            yield

    def _go_back(self) -> None:
        """Play on from the middle of a match that is over, or from before it where another line has ended there."""
        controller = self._screen.controller
        controller.look(len(self._screen.match.session.record.moves) // 2)
        while not controller.can_play_on():
            controller.look(controller.moment.at - 1)
        controller.play_on()

    def _look_closely(self) -> Steps:
        screen = self._screen
        screen.docks.show("show-inspector")
        for item in list(screen.scene.spread.pieces)[:LOOKS]:
            screen.scene.hovered.emit(item)
            screen.look_closely()
            yield
        screen.close_up.hide()
        screen.docks.show("show-charts")
        yield from self._rest()
        screen.docks["show-charts"].hide()

    def _read_rules(self) -> Steps:
        self._window.commands.show_rules()
        yield from self._rest()
        for browser in self._window.findChildren(RulesBrowser):
            browser.close()

    def _look_back(self) -> Steps:
        screen = self._screen
        screen.show_replay(True)
        for _look in range(LOOKS):
            screen.controller.look(self._luck.below(len(screen.match.session.record.moves)))
            yield
        screen.return_to_now()
        yield from self._rest()

    def _vary_all(self) -> Steps:
        for theme in THEMES:
            self._light(theme)
            for percent in TEXT_SIZES:
                self._write(percent)
                yield from self._vary(self._resize, SIZES)
                yield from self._play(FEW)

    def _vary(self, change: Callable[[T], None], values: Iterable[T]) -> Steps:
        for value in values:
            change(value)
            yield from self._rest()

    def _resize(self, size: tuple[int, int]) -> None:
        self._window.resize(*size)

    def _light(self, scheme: str) -> None:
        self._change(scheme=scheme)

    def _write(self, percent: int) -> None:
        self._change(text_scale=percent)

    def _rest(self) -> Steps:
        yield from (None for _turn in range(TURNS))

    def _tell(self, part: str) -> Steps:
        yield from self._rest()
        print(json.dumps([part, pss_mb(os.getpid())]), flush=True)


def main(kind: str) -> int:
    """Play step by step while the event loop runs; the exit code."""
    someone = Evening()
    steps = someone.evening() if kind == "evening" else someone.long()
    timer = QTimer()

    def step() -> None:
        try:
            next(steps)
        except StopIteration:
            timer.stop()
            someone.close()

    timer.timeout.connect(step)
    timer.start(PAUSE_MS)
    return Application.exec()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
