"""A task is cut into pieces that fill what is missing, and no matches are played or counted twice."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from monstrarium.lab import LabError, tasks
from monstrarium.lab.balance import measured
from monstrarium.lab.tasks import Findings, Piece, Strand, overlap, pieces, play, total


def numbers(found: list[Piece], strand: int) -> list[int]:
    return sorted(number for piece in found if piece.strand == strand for number in range(piece.first, piece.last))


@pytest.mark.parametrize(("first", "many"), [(0, 1), (0, 99), (0, 12345), (700, 300)])
def test_pieces_hold_every_number_once(first: int, many: int) -> None:
    found = list(pieces([Strand("a"), Strand("b", part=0.1)], first, many))
    assert numbers(found, 0) == list(range(first, first + many))
    assert numbers(found, 1) == list(range(first, first + max(1, round(many / 10))))
    assert max(piece.last - piece.first for piece in found) <= tasks.LARGEST


def test_only_what_is_missing_is_played() -> None:
    done = [Piece(0, 3, 5), Piece(0, 5, 9), Piece(0, 40, 60)]
    found = list(pieces([Strand("a")], 0, 50, done))
    assert numbers(found, 0) == [0, 1, 2, *range(9, 40)]


def test_strands_take_turns() -> None:
    assert [piece.strand for piece in pieces([Strand("a"), Strand("b")], 0, 2)] == [0, 1, 0, 1]


def test_numbers_that_stand_twice_are_noticed() -> None:
    assert overlap([Piece(0, 0, 5), Piece(0, 5, 9), Piece(1, 0, 9)]) is None
    assert overlap([Piece(0, 5, 9), Piece(0, 0, 6)]) == Piece(0, 5, 9)


def test_pieces_come_to_the_same_in_any_order() -> None:
    task = measured("xybrid", "random", 3, [2, 3])
    done = [(piece, task.play(piece)) for piece in pieces(task.strands(), 0, 4)]
    ends = []
    for order in (done, done[::-1], random.Random(1).sample(done, len(done))):
        findings = Findings(task)
        for piece, result in order:
            findings.take(piece, result)
        findings.rest()
        ends.append((findings.whole(), findings.matches))
    assert ends[0] == ends[1] == ends[2]
    assert sum(ends[0][1]) == total(task, 4) == 8


def test_a_run_that_begins_in_its_middle_is_counted_too() -> None:
    task = measured("cybo", "random", 3, [2])
    findings = Findings(task)
    findings.take(Piece(0, 7, 9), task.play(Piece(0, 7, 9)))
    assert findings.matches == [0]
    findings.rest()
    assert findings.matches == [2]


def test_a_worker_of_another_version_is_told() -> None:
    task = measured("cybo", "random", 3, [2])
    with pytest.raises(LabError, match="runs another version"):
        play(task, Piece(0, 0, 1), "another version")


@pytest.mark.parametrize(
    ("changed", "matters"),
    [
        ("engine/rng.py", True),
        ("bots/search.py", True),
        ("games/balance.py", True),
        ("games/cybo/bots/hints.py", True),
        ("games/hybrid/bots/hints.py", False),
        ("table/desc.py", False),
    ],
)
def test_a_run_of_a_game_belongs_to_what_it_was_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str, matters: bool
) -> None:
    monkeypatch.setattr(tasks, "PACKAGE", tmp_path)
    file = tmp_path / changed
    file.parent.mkdir(parents=True)
    file.write_text("before")
    before = tasks.fingerprint.__wrapped__("cybo")
    file.write_text("after")
    assert (tasks.fingerprint.__wrapped__("cybo") != before) is matters
