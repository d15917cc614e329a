"""A record accepts entries that follow from those before, and is written and read as JSON."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Raw

from monstrarium.engine.action import Choose
from monstrarium.engine.record import START, Codec, Entry, Head, Mark, Move, Record
from tests.support.toy import Add, Pass, Roll, Toy, toy_record


def move(parent: int, number: int = 1) -> Move:
    """A move from a node."""
    return Move(parent, Add(0, number))


def tree() -> Record:
    """Moves 1-2-3, and from 1 a second line 4-5; the head at 3."""
    record = toy_record()
    for parent in (0, 1, 2, 1, 4):
        record.add(move(parent))
    record.add(Head(3))
    return record


def test_a_move_leads_from_its_parent_to_a_new_node() -> None:
    record = toy_record()
    record.add(move(START, 4))
    assert record.head == 1
    assert record.parent(1) == START
    assert record.action(1) == Add(0, 4)


def test_a_line_leads_from_the_start_to_a_node() -> None:
    assert tree().line() == [1, 2, 3]
    assert tree().line(5) == [1, 4, 5]
    assert tree().line(START) == []


def test_children_are_told_oldest_first() -> None:
    assert tree().children(1) == [2, 4]
    assert tree().children(3) == []


def test_every_line_has_an_end() -> None:
    assert tree().ends() == [3, 5]
    assert toy_record().ends() == [START]


@pytest.mark.parametrize("entry", [move(6), move(-1), move(10**9)])
def test_a_move_from_nowhere_is_refused(entry: Move) -> None:
    record = tree()
    with pytest.raises(ValueError, match=f"follows move {entry.parent}"):
        record.add(entry)
    assert record.moves == tree().moves


@pytest.mark.parametrize("entry", [Head(6), Head(-1), Mark(6, 1, "", Raw(b"null")), Mark(-3, 1, "", Raw(b"null"))])
def test_a_word_about_a_move_that_is_not_there_is_refused(entry: Entry) -> None:
    record = tree()
    with pytest.raises(ValueError, match="there are only 5"):
        record.add(entry)
    assert record.head == 3
    assert record.marks == {}


def test_entries_can_be_added_in_the_order_they_are_given() -> None:
    record = tree()
    record.add(Mark(START, 1, "a", Raw(b"{}")))
    record.add(Mark(4, 2, "b", Raw(b"{}")))
    again = toy_record()
    for entry in record.entries():
        again.add(entry)
    assert again == record


def test_the_head_is_told_only_where_it_is_not_at_the_newest_move() -> None:
    record = tree()
    assert record.entries()[-1] == Head(3)
    record.add(Head(5))
    assert not any(isinstance(entry, Head) for entry in record.entries())


@given(st.lists(st.tuples(st.sampled_from(["move", "head", "mark"]), st.integers(-2, 12)), max_size=25))
def test_whatever_is_added_the_tree_holds_together(additions: list[tuple[str, int]]) -> None:
    record = toy_record()
    for kind, node in additions:
        entry: Entry = {"move": Move(node, Pass(0)), "head": Head(node), "mark": Mark(node, 1, "", Raw(b"null"))}[kind]  # type: ignore[assignment]
        try:
            record.add(entry)
        except ValueError:
            continue
    again = toy_record()
    for entry in record.entries():
        again.add(entry)
    assert again == record
    assert all(record.parent(node) < node for node in range(1, len(record.moves) + 1))
    assert record.line()[-1:] == ([record.head] if record.head != START else [])
    assert all(record.line(end) for end in record.ends() if end != START)


# ---- entries are written as JSON with their kinds, and only valid entries are read back


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
