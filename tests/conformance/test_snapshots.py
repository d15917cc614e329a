"""A saved state is accepted if it can be a table of the game, and refused otherwise."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from monstrarium.engine.plain import digest_of, written
from monstrarium.engine.record import START, Mark, Record
from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session
from monstrarium.engine.snapshots import MAX_BYTES, BadSnapshot, restore
from monstrarium.games.kit import Kit
from tests.support.hostile import assault
from tests.support.matches import begin, glimpses, play, seats_of, session_of, walk

SEED = 5
FEW = 30


def saved(state: Any) -> Mark:
    """A mark with a state, or any other value, and its right digest."""
    data = written(state)
    return Mark(START, 1, digest_of(data), msgspec.Raw(data))


def test_every_table_of_real_matches_is_believed(kit: Kit) -> None:
    seen = 0
    for seed in (SEED, SEED + 1):
        fresh = begin(kit, seed)
        for moment in glimpses(walk(kit, seed)):
            if moment.number % 3 == 0 or moment.state.pending is not None:
                assert restore(kit.game, saved(moment.state), seats_of(kit, seed), fresh) == moment.state
                seen += 1
    assert seen > FEW


def test_whatever_is_changed_in_a_snapshot_nothing_stumbles_over_it(kit: Kit) -> None:
    outcome = assault(kit.game.info.key, SEED, FEW)
    assert outcome.stumbles == []


def refusal(kit: Kit, **changes: Any) -> str:
    """Why a table in the middle of a match is refused once some of its fields are changed."""
    *_before, moment = (each for each in walk(kit, SEED) if each.number < FEW and each.state.pending is None)
    state = msgspec.to_builtins(moment.state, str_keys=True)
    assert state.keys() >= changes.keys()
    with pytest.raises(BadSnapshot) as refused:
        restore(kit.game, saved({**state, **changes}), seats_of(kit, SEED), begin(kit, SEED))
    return str(refused.value)


def test_a_snapshot_with_foreign_chance_is_refused(kit: Kit) -> None:
    assert refusal(kit, rng={"word": 1 << 64}) == "rng.word is …, which cannot be"
    assert "rng" in refusal(kit, rng={"word": -1})


def test_a_snapshot_that_is_no_table_is_refused(kit: Kit) -> None:
    for data in (b"", b"[]", b"null", b"[" * 5000, b'{"rng":{"word":' + b"9" * 5000 + b"}}", b" " * (MAX_BYTES + 1)):
        mark = Mark(START, 1, digest_of(data), msgspec.Raw(data))
        with pytest.raises(BadSnapshot):
            restore(kit.game, mark, seats_of(kit, SEED), begin(kit, SEED))


def test_an_effect_that_no_game_has_is_refused(kit: Kit) -> None:
    choice = {"seat": 0, "text": "{seat.__class__}", "options": [1], "source": None, "open": True}
    pending = {"effect": "no such effect", "seat": 0, "args": [], "journal": [], "choice": choice}
    assert refusal(kit, pending=pending)


def test_a_match_whose_snapshots_are_forged_says_where_and_goes_on(kit: Kit) -> None:
    record = play(kit, session_of(kit, SEED), Rng(SEED), 60).record
    old = Record(record.game, record.rules + 1, record.seed, record.options, record.seats, list(record.moves))
    old.source, old.lines = "/tmp/a.monstrarium", {START: 3}
    old.marks[START] = saved({"rng": {"word": 5}})
    old.head = len(old.moves)

    session = Session(kit.game, old)

    assert session.head == old.head
    assert session.drift.startswith("/tmp/a.monstrarium, line 3: the saved table at move 0 cannot be believed: ")
    assert session.drift.endswith("or is replayed from its beginning.")
