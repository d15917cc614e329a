"""A series of matches with the same bot on each seat."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from ..games import load
from .matches import Plan, Played, contestant, play_one
from .tasks import Line, Piece, Result, Strand, Task


class SeriesTask(Task, frozen=True, tag="series"):
    """Matches with the same bots on the same seats."""

    kind: ClassVar[str] = "series"
    bots: tuple[str, ...] = ()
    """By seat."""
    save: str = ""
    """The folder in which every match is kept as a file, or nothing."""

    def strands(self) -> Sequence[Strand]:
        return [Strand(", ".join(self.bots))]

    def play(self, piece: Piece) -> Result:
        kit = load(self.game)
        save = Path(self.save) if self.save else None
        plan = Plan(self.game, self.seats, self.options, self.bots, self.seed, save)
        bots = [contestant(word, kit) for word in self.bots]
        numbers = range(piece.first, piece.last)
        lines = [line_of(number, self.bots, play_one(plan, number, kit.game, bots)) for number in numbers]
        return Result(matches=len(lines), lines=tuple(lines))


def line_of(number: int, bots: tuple[str, ...], played: Played, strand: int = 0) -> Line:
    places, scores = ((), ()) if played.outcome is None else (played.outcome.places, played.outcome.scores)
    return Line(number, bots, played.decisions, places, scores, strand)
