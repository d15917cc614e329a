"""A match of Sprint with its file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from monstrarium.engine.record import Codec, Record, SeatInfo
from monstrarium.engine.session import Session
from monstrarium.storage.match_files.header import fresh_header
from monstrarium.storage.match_files.match_file import MatchFile

from .sprint import Run, Sprint, SprintState, Walk, load

SEATS = (SeatInfo("Ada"), SeatInfo("Bo", "easy", 1))


class Troubles(list[str]):
    """Collects the sentences that a file reports."""

    def __call__(self, sentence: str) -> None:
        self.append(sentence)


class Table:
    """A session, its file, and the troubles it reported."""

    def __init__(self, path: Path, goal: int = 300, seed: int = 7) -> None:
        game = Sprint()
        record = Record("sprint", game.info.rules, seed, {"goal": goal}, SEATS)
        self.troubles = Troubles()
        self.file = MatchFile.create(path, fresh_header(record, "Sprint"), record, Codec(game), self.troubles)
        self.session: Session[SprintState] = Session(game, record, self.file)
        self.file.settle()

    def play(self, moves: int) -> None:
        """Make some moves, runs and walks in turn, and wait for the disk after each."""
        for number in range(moves):
            seat = self.session.to_act()[0]
            self.session.submit(Run(seat) if number % 3 else Walk(seat, 2))
            self.file.settle()


def resumed(path: Path) -> MatchFile:
    """The file of a match that was opened again."""
    return MatchFile.resume(path, load, Troubles())


def seat(file: MatchFile, seats: tuple[SeatInfo, ...]) -> bool:
    """Change the seats and wait for the disk; whether they were written."""
    file.seat(seats)
    file.settle()
    return file.is_seated


def saved(path: Path, moves: int = 10, goal: int = 300) -> Path:
    """A closed match file with some moves."""
    table = Table(path, goal)
    table.play(moves)
    table.file.close()
    return path


def change_header(path: Path, change: Callable[[dict[str, Any]], None]) -> None:
    """Change fields of the first line."""
    first, rest = path.read_bytes().split(b"\n", 1)
    header = msgspec.json.decode(first)
    change(header)
    path.write_bytes(msgspec.json.encode(header) + b"\n" + rest)
