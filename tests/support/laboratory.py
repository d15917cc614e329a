"""Matches for tests of the laboratory, and of what games count in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from monstrarium.engine.plain import Plain
from monstrarium.lab.balance import BalanceTask, measured
from monstrarium.lab.reports import markdown, report
from monstrarium.lab.statistics import Book
from monstrarium.lab.tasks import Findings, Piece


def counted(
    game: str, seats: Sequence[int], matches: int, options: Mapping[str, Plain] | None = None
) -> tuple[BalanceTask, Findings]:
    """What a few matches between random bots come to."""
    task = measured(game, "random", 5, seats, options)
    findings = Findings(task)
    for at in range(len(findings.strands)):
        piece = Piece(at, 0, matches)
        findings.take(piece, task.play(piece))
    return task, findings


def book_of(game: str, seats: Sequence[int], matches: int, options: Mapping[str, Plain] | None = None) -> Book:
    return counted(game, seats, matches, options)[1].whole()


def report_on(game: str, seats: Sequence[int], matches: int) -> str:
    task, findings = counted(game, seats, matches)
    return markdown(report(task, [(task, findings)], "a command"))
