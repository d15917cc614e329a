"""A match of Sprint with its file, as the tests set it up."""

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
    """Hears what a file tells."""

    def __call__(self, sentence: str) -> None:
        self.append(sentence)


class Table:
    """A session, its file, and what the file complained of."""

    def __init__(self, path: Path, goal: int = 300, seed: int = 7) -> None:
        game = Sprint()
        record = Record("sprint", game.info.rules, seed, {"goal": goal}, SEATS)
        self.troubles = Troubles()
        self.file = MatchFile.create(path, fresh_header(record, "Sprint"), record, Codec(game), self.troubles)
        self.session: Session[SprintState] = Session(game, record, self.file)
        self.file.settle()

    def play(self, moves: int) -> None:
        """So many moves, runs and walks in turn, each on the disk before the next."""
        for number in range(moves):
            seat = self.session.to_act()[0]
            self.session.submit(Run(seat) if number % 3 else Walk(seat, 2))
            self.file.settle()


def resumed(path: Path) -> MatchFile:
    """The file of a match that goes on."""
    return MatchFile.resume(path, load, Troubles())


def seat(file: MatchFile, seats: tuple[SeatInfo, ...]) -> bool:
    """Have others play from now on, and wait for the disk; whether it took that."""
    file.seat(seats)
    file.settle()
    return file.is_seated


def saved(path: Path, moves: int = 10, goal: int = 300) -> Path:
    """A closed match file with so many moves."""
    table = Table(path, goal)
    table.play(moves)
    table.file.close()
    return path


def change_header(path: Path, change: Callable[[dict[str, Any]], None]) -> None:
    """Write another first line."""
    first, rest = path.read_bytes().split(b"\n", 1)
    header = msgspec.json.decode(first)
    change(header)
    path.write_bytes(msgspec.json.encode(header) + b"\n" + rest)
