"""A record accepts entries that follow from those before, loses none, and refuses others."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Raw

from monstrarium.engine.record import START, Entry, Head, Mark, Move, Record
from tests.support.toy import Add, Pass, toy_record


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
