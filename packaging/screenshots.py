#!/usr/bin/env python3
"""Takes the README's screenshots of the program, light and dark, without a screen.

python packaging/screenshots.py [-o packaging/pictures]
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, TypeAlias

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from monstrarium.bots.levels import level, think
from monstrarium.engine.plain import Plain
from monstrarium.engine.record import SeatInfo
from monstrarium.games import load
from monstrarium.games.androids.state import Phase
from monstrarium.games.hybrid.state import Phase as Step
from monstrarium.games.xenoshyft.state import Phase as Duty
from monstrarium.storage.paths import places
from monstrarium.storage.settings import Settings, save_settings
from monstrarium.ui.pages.match import MatchScreen
from monstrarium.ui.pages.setup import Setup
from monstrarium.ui.scene.layers import UNIT
from monstrarium.ui.start.app import REGISTRY, make_services
from monstrarium.ui.start.application import Application
from monstrarium.ui.window.main_window import MainWindow

SIZE = (1280, 800)
QUALITY = 88
Scheme: TypeAlias = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
SEATS = (SeatInfo("Ann", "", 0), SeatInfo("Bo", "", 1), SeatInfo("Cleo", "", 2))
SEED = 12
LATER = 40
"""Moves before the picture of the table."""
BACK = 14
"""Turns between the replay's picture and the end."""
OPTIONS = {"first": "first", "level": "beginner"}
BENCHES = (SeatInfo("Ann", "", 0), *(SeatInfo(name, "normal", at) for at, name in enumerate(("Bo", "Cleo", "Dov"), 1)))
LAST_LOOK = 2
"""Turns between the charts' picture and the end."""
HIGH = 9
"""Cards on the pile in the picture of the workbench."""
MILD: dict[str, Plain] = {"base": 20, "swarm": "handful", "start": "first", "division": "lot"}
SHOPPING, CROWD = 4, 2
"""The round of the market's picture, and the fewest troops of the lane in the picture of a fight."""
FIGHTING, FAR = 2, 5
"""The round of HYBRID's picture, and the fewest points the warrior has left in it."""
BUILT = 4
"""Parts of Ann's monster in the picture of her bench."""


class Album:
    """A run of the program in one colour scheme, of which pictures are taken."""

    def __init__(self, app: QApplication, data: Path, scheme: Scheme, out: Path) -> None:
        where = places(data)
        plain = Settings(scheme=scheme, motion="off", explains=False)
        if trouble := save_settings(where.config / "settings.ini", plain):
            raise SystemExit(trouble)
        self._app = app
        self._scheme = scheme
        self._out = out
        self.window = MainWindow(make_services(app, where, load, REGISTRY))
        self.window.resize(*SIZE)
        self.window.show()
        self.window.complete()

    @property
    def screen(self) -> MatchScreen:
        """The match on the table."""
        screen = self.window.screen_of_match
        assert screen is not None
        return screen

    def take(self, name: str) -> None:
        """Let the window settle, then save what it shows."""
        for _turn in range(200):
            self._app.processEvents()
        path = self._out / f"{name}-{self._scheme}.jpg"
        if not self.window.grab().save(str(path), quality=QUALITY):
            raise SystemExit(f"{path} cannot be written.")

    def ask(self, *commands: str) -> None:
        """Trigger commands by name."""
        actions = self.window.actions_of
        assert actions is not None
        for command in commands:
            actions[command].trigger()
            self._app.processEvents()

    def press(self, text: str) -> None:
        """Press the button with these words."""
        next(each for each in self.window.findChildren(QAbstractButton) if each.text() == text).click()

    def play_to(self, there: Callable[[Any], bool]) -> None:
        """Let bots play every seat until the state is as asked for, then open the match again."""
        match = self.screen.match
        session, game, hints = match.session, match.kit.game, match.kit.hints
        while (acting := session.to_act()) and not there(session.truth()):
            seat, moves = acting[0], len(session.record.moves)
            world, courses = session.truth().clone(), match.kit.courses
            for action in think(game, hints, level("greedy:3"), world, seat, moves, courses=courses):
                if there(session.truth()) or session.why_not(action):
                    break
                session.submit(action)
        path = match.path
        self.window.show_shelf()
        self.window.open_match(path)

    def hold_farthest(self) -> None:
        """Pick up the piece with the longest route and hold it over the end of the route."""
        scene, view = self.screen.scene, self.screen.view
        longest = max(self.screen.controller.desc.affordances, key=lambda each: len(each.plan) if each.ghost else 0)
        start, end = (scene.spread.middle(item) for item in (longest.source, longest.target))
        assert start is not None
        assert end is not None
        spots = [view.mapFromScene(QPointF(x * UNIT, y * UNIT)) for x, y in (start, end)]
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=spots[0])
        for share in (0.3, 0.7, 1.0):
            QTest.mouseMove(view.viewport(), spots[0] + (spots[1] - spots[0]) * share)

    def let_go(self) -> None:
        """Drop what is held."""
        self.screen.scene.hand.cancel()

    def play(self, until: Callable[[int], bool] = lambda choices: False) -> None:
        """Do the last of the possible moves until their number is as asked for, or the match is over."""
        controller = self.screen.controller
        while (moves := controller.desc.affordances) and not until(len(moves)):
            controller.perform(moves[-1])
            self._app.processEvents()


def take_cybo(album: Album) -> None:
    """The set-up, a table, the shelf, charts and a replay."""
    window = album.window
    window.set_up("cybo")
    album.take("setup")
    window.start_match(Setup("cybo", SEATS, dict(OPTIONS), SEED))
    album.play(lambda choices: choices > 1 and len(album.screen.match.session.record.moves) > LATER)
    album.take("table")
    window.show_shelf()
    album.take("shelf")
    window.open_newest()
    album.play()
    album.ask("show-charts")
    album.take("charts")
    album.ask("show-charts", "timeline", *("turn-back",) * BACK)
    album.take("replay")


def take_xybrid(album: Album) -> None:
    """A bench in the last round, and the sciences of the monsters."""
    album.window.start_match(Setup("xybrid", BENCHES, {}, SEED))
    album.play_to(lambda state: state.round == 3 and state.seat == 0 and len(state.monsters[0]) == BUILT)
    album.take("xybrid")
    album.play_to(lambda state: False)
    album.ask("show-charts", "last", *("turn-back",) * LAST_LOOK)
    album.press("Sciences")
    album.take("sciences")


def take_androids(album: Album) -> None:
    """A pile on the workbench, and what came of it."""
    album.window.start_match(Setup("androids", BENCHES, {}, SEED))
    album.play_to(lambda state: state.seat == 0 and state.phase is Phase.TURN and len(state.pile) >= HIGH)
    album.take("androids")
    album.play_to(lambda state: False)
    album.ask("last")
    album.take("stands")


def take_xenoshyft(album: Album) -> None:
    """A purchase, and a fight in which an enemy has just been revealed."""
    album.window.start_match(Setup("xenoshyft", BENCHES[:2], MILD, SEED))
    album.play_to(lambda state: state.phase is Duty.BUY and state.round == SHOPPING and 0 in unready(state))
    album.take("market")
    album.play_to(lambda state: state.round > SHOPPING and state.asked == 0 and is_full(state))
    album.take("xenoshyft")


def take_hybrid(album: Album) -> None:
    """A warrior held over the end of its route, with what it costs and what it would see."""
    album.window.start_match(Setup("hybrid", BENCHES[:2], {}, SEED))
    album.window.briefings.close()
    album.play_to(lambda state: state.round == FIGHTING and state.seat == 0 and is_free(state))
    album.hold_farthest()
    album.take("hybrid")
    album.let_go()


def is_free(state: Any) -> bool:
    """Whether a warrior may move and has many points left."""
    return state.phase is Step.MOVE and state.pending is None and state.points >= FAR


def unready(state: Any) -> list[int]:
    """The seats that still buy."""
    return [seat for seat in range(len(state.hands)) if not state.ready_seats >> seat & 1]


def is_full(state: Any) -> bool:
    """Whether the near lane fights, with many cards on both sides and some in the hand."""
    return state.lane == 0 and len(state.fronts[0]) >= CROWD and len(state.swarms[0]) > 1 and bool(state.hands[0])


def take_all(album: Album) -> None:
    """Every picture in one scheme."""
    take_cybo(album)
    take_xybrid(album)
    take_androids(album)
    take_xenoshyft(album)
    take_hybrid(album)
    album.window.close()


def main() -> int:
    """Take every picture in every scheme."""
    parser = argparse.ArgumentParser(description="Take the README's pictures of the real program.")
    parser.add_argument("-o", "--out", type=Path, default=Path(__file__).parent / "screenshots")
    out: Path = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    app = Application(())
    for scheme in SCHEMES:
        with tempfile.TemporaryDirectory() as data:
            take_all(Album(app, Path(data), scheme, out))
    return 0


if __name__ == "__main__":
    sys.exit(main())
