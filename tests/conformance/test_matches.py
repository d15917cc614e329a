"""Whole matches of every game replay, undo and load to the same states, in every process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

from monstrarium.engine.history import verify
from monstrarium.engine.plain import digest
from monstrarium.engine.record import Codec, Record
from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session
from monstrarium.games.kit import Kit
from tests.support.matches import audience, play, record_of, session_of

Played: TypeAlias = Sequence[Session[Any]]

ROOT = Path(__file__).parents[2]


def test_a_match_is_its_seed_and_its_moves(kit: Kit, played: Played) -> None:
    for session in played:
        assert session.record.outcome is not None
        assert verify(kit.game, session.record) == []


def test_a_match_read_back_has_the_same_state_at_every_node(kit: Kit, played: Played) -> None:
    session = played[0]
    record = read_back(kit, session.record)
    again = Session(kit.game, record)
    assert again.drift == ""
    for node in reversed(range(len(record.moves) + 1)):
        assert digest(again.truth(node)) == digest(session.truth(node))


def read_back(kit: Kit, record: Record) -> Record:
    """The record after it was written and read."""
    codec = Codec(kit.game)
    lines = [codec.write(entry) for entry in record.entries()]
    back = Record(record.game, record.rules, record.seed, record.options, record.seats)
    for line in lines:
        back.add(codec.read(line))
    assert back.moves == record.moves
    return back


def test_every_turn_leaves_a_mark_that_holds(played: Played) -> None:
    for session in played:
        turns = {session.turn(node) for node in range(len(session.record.moves) + 1)}
        assert {mark.turn for mark in session.record.marks.values()} == turns
        assert all(digest(session.truth(node)) == mark.digest for node, mark in session.record.marks.items())


def test_undo_takes_back_one_decision_that_told_nobody_anything_and_redo_brings_it_again(kit: Kit) -> None:
    session = session_of(kit, 36)
    rng = Rng(36)
    while session.to_act():
        before = session.truth()
        play(kit, session, rng, 1)
        after = session.truth()
        if session.can_undo():
            assert after.rng.word == before.rng.word
            assert session.undo()
            assert digest(session.truth()) == digest(before)
            assert session.redo()
            assert digest(session.truth()) == digest(after)
    assert verify(kit.game, session.record) == []


def test_the_last_view_is_told_to_everyone(kit: Kit, played: Played) -> None:
    for session in played:
        outcome = session.outcome()
        assert outcome is not None
        for viewer in (None, *range(len(session.record.seats))):
            view = session.view(viewer)
            desc = kit.presenter.describe(view, audience(kit, view, viewer), ())
            assert desc.banner
            assert desc.affordances == ()
            assert kit.game.standing(view) == outcome.scores


def test_two_sessions_of_one_record_agree(kit: Kit) -> None:
    session = play(kit, session_of(kit, 41), Rng(41), 20)
    other = Session(kit.game, session.record)
    assert digest(other.truth()) == digest(session.truth())
    assert other.to_act() == session.to_act()
    assert record_of(kit, 41).seats == session.record.seats


def test_matches_are_the_same_under_every_hash_seed(kit: Kit) -> None:
    told = [digests(kit.game.info.key, seed) for seed in ("1", "2")]
    assert told[0] == told[1]
    assert len(told[0]) > 20


def digests(key: str, hash_seed: str) -> list[str]:
    """The digests of some matches in a process with this hash seed."""
    paths = os.pathsep.join((str(ROOT), str(ROOT / "desktop")))
    environ = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths}
    command = [sys.executable, "-m", "tests.support.digests", key]
    done = subprocess.run(command, env=environ, capture_output=True, check=True, cwd=ROOT, timeout=600)
    found: list[str] = json.loads(done.stdout)
    return found
