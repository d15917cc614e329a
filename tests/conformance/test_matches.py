"""Whole matches of every game replay, undo and load to the same states, in every process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from monstrarium.engine.history import verify
from monstrarium.engine.plain import digest
from monstrarium.engine.record import Codec, Record
from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session
from monstrarium.games.kit import Kit
from tests.support.matches import Seen, audience, play, record_of, session_of

ROOT = Path(__file__).parents[2]


def test_a_match_is_its_seed_and_its_moves(kit: Kit) -> None:
    for seed in (31, 32, 33):
        session = play(kit, session_of(kit, seed), Rng(seed))
        assert session.record.outcome is not None
        assert verify(kit.game, session.record) == []


def test_a_match_read_back_has_the_same_state_at_every_node(kit: Kit) -> None:
    session = play(kit, session_of(kit, 34), Rng(34))
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


def test_every_turn_leaves_a_mark_that_holds(kit: Kit) -> None:
    session = play(kit, session_of(kit, 35), Rng(35))
    turns = {session.turn(node) for node in range(len(session.record.moves) + 1)}
    assert {mark.turn for mark in session.record.marks.values()} == turns
    assert all(digest(session.truth(node)) == mark.digest for node, mark in session.record.marks.items())


def test_undo_takes_back_exactly_one_decision_and_redo_brings_it_again(kit: Kit) -> None:
    session = session_of(kit, 36)
    rng = Rng(36)
    while session.to_act():
        before = digest(session.truth())
        play(kit, session, rng, 1)
        after = digest(session.truth())
        if session.can_undo():
            assert session.undo()
            assert digest(session.truth()) == before
            assert session.redo()
            assert digest(session.truth()) == after
    assert verify(kit.game, session.record) == []


def test_what_can_be_taken_back_has_told_nobody_anything(kit: Kit) -> None:
    session = session_of(kit, 37)
    rng = Rng(37)
    while session.to_act():
        before = session.truth()
        play(kit, session, rng, 1)
        if session.can_undo():
            assert session.truth().rng.word == before.rng.word


def test_films_end_in_the_view_after_the_move(kit: Kit) -> None:
    session = play(kit, session_of(kit, 38), Rng(38))
    for node in range(len(session.record.moves) + 1):
        for viewer in (None, *range(len(session.record.seats))):
            assert digest(session.film(node, viewer)[-1].view) == digest(session.view(viewer, node))


def test_films_tell_what_the_move_told(kit: Kit) -> None:
    session = session_of(kit, 39)
    rng = Rng(39)
    while session.to_act():
        offers = tuple(session.offers(session.to_act()[0]))
        action, state, seen = rng.pick(offers), session.truth(), Seen()
        kit.game.apply(state, action, seen)
        node = session.submit(action).node
        told = [event for frame in session.film(node, None) for event in frame.events]
        assert told == [event for event in seen.events if not event.private]
        assert digest(state) == digest(session.truth())


def test_the_last_view_is_told_to_everyone(kit: Kit) -> None:
    session = play(kit, session_of(kit, 40), Rng(40))
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
