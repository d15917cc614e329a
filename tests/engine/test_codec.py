"""Entries are written as JSON with their kinds, and only valid entries are read back."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstrarium.engine.action import Choose
from monstrarium.engine.record import Codec, Entry, Head, Mark, Move
from tests.support.toy import Add, Pass, Roll, Toy

CODEC = Codec(Toy())
SMALL = st.integers(0, 9)
ATOMS = st.none() | st.booleans() | SMALL | st.text(max_size=5)
PLAIN = ATOMS | st.lists(ATOMS | st.lists(ATOMS, max_size=2).map(tuple), max_size=3).map(tuple)
ACTIONS = st.one_of(
    st.builds(Add, SMALL, SMALL), st.builds(Roll, SMALL), st.builds(Pass, SMALL), st.builds(Choose, SMALL, PLAIN)
)
SNAPSHOTS = st.dictionaries(st.text(max_size=3), SMALL, max_size=3).map(msgspec.json.encode).map(msgspec.Raw)
ENTRIES = st.one_of(
    st.builds(Move, SMALL, ACTIONS, SMALL),
    st.builds(Head, SMALL),
    st.builds(Mark, SMALL, SMALL, st.text(max_size=16), SNAPSHOTS),
)


@given(ENTRIES)
def test_an_entry_comes_back_as_it_was(entry: Entry) -> None:
    assert CODEC.read(CODEC.write(entry)) == entry


@given(ENTRIES)
def test_an_entry_is_one_line_of_json(entry: Entry) -> None:
    line = CODEC.write(entry)
    assert b"\n" not in line
    assert isinstance(json.loads(line), dict)


def test_kinds_are_written_by_name() -> None:
    assert json.loads(CODEC.write(Move(3, Add(1, 2), 5))) == {
        "type": "move",
        "parent": 3,
        "action": {"type": "Add", "seat": 1, "number": 2},
        "salt": 5,
    }


def test_a_move_without_salt_may_leave_it_out() -> None:
    line = b'{"type":"move","parent":0,"action":{"type":"Roll","seat":0}}'
    assert CODEC.read(line) == Move(0, Roll(0))


@given(ACTIONS)
def test_an_action_comes_back_from_its_plain_form(action: Any) -> None:
    assert CODEC.action_from_plain(msgspec.json.decode(msgspec.json.encode(action))) == action


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"type":"wipe"}',
        b'{"parent":0}',
        b'{"type":"move","parent":0}',
        b'{"type":"move","parent":"0","action":{"type":"Roll","seat":0}}',
        b'{"type":"move","parent":0,"action":{"type":"Castle","seat":0}}',
        b'{"type":"move","parent":0,"action":{"type":"Add","seat":0}}',
        b'{"type":"move","parent":0,"action":{"type":"Add","seat":0,"number":1.5}}',
        b'{"type":"head","node":null}',
        b'{"type":"head","node":1} {"type":"head","node":2}',
        b'{"type":"mark","node":1,"turn":1,"digest":7,"snapshot":null}',
        b"[" * 100_000,
    ],
)
def test_what_does_not_fit_is_refused(line: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, RecursionError)):
        CODEC.read(line)


@given(st.binary(max_size=60))
def test_noise_is_refused_or_read_and_never_anything_else(line: bytes) -> None:
    try:
        entry = CODEC.read(line)
    except msgspec.DecodeError:
        return
    assert CODEC.read(CODEC.write(entry)) == entry
