"""States are copied, written and read completely, and refused if they have a field that cannot be saved."""

from __future__ import annotations

import enum
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstrarium.engine.effects import Choice, Resolution
from monstrarium.engine.plain import Plain, State, Value, digest, from_plain, state, to_plain
from monstrarium.engine.rng import Rng


class Colour(enum.IntEnum):
    """An enum, for a field."""

    RED = 1
    BLUE = 2


class Spot(Value, frozen=True, gc=False):
    """A value, for a field."""

    x: int
    y: int


@state
class Purse:
    """A part of a state."""

    coins: list[int]


@state
class Table(State):
    """A state with a field of every kind that is allowed."""

    rng: Rng
    purse: Purse
    spare: Purse | None
    purses: list[Purse]
    grid: list[list[int]]
    by_id: dict[int, int]
    by_name: dict[str, list[int]]
    by_seat: dict[int, Purse]
    spot: Spot
    colour: Colour
    told: tuple[Plain, ...]
    share: float = 0.5
    maybe: list[int] | None = None
    pending: Resolution | None = None


def table() -> Table:
    """A state with a value in every field."""
    return Table(
        Rng(2**64 - 1),
        Purse([1, 2]),
        Purse([3]),
        [Purse([4]), Purse([])],
        [[1, 2], [3]],
        {10: 1, 9: 2},
        {"a": [1], "b": []},
        {7: Purse([7])},
        Spot(1, 2),
        Colour.BLUE,
        (1, "two", (3, ("four", None))),
        maybe=[1],
        pending=Resolution("probe", 1, ((2, "x"),), [1, (2, 3)], Choice(1, "Which?", ((1, 2), None))),
    )


CHANGES: list[Callable[[Table], Any]] = [
    lambda t: t.rng.next(),
    lambda t: t.purse.coins.append(9),
    lambda t: t.spare.coins.append(9) if t.spare else None,
    lambda t: t.purses[0].coins.append(9),
    lambda t: t.purses.pop(),
    lambda t: t.grid[1].append(9),
    lambda t: t.by_id.update({1: 1}),
    lambda t: t.by_name["a"].append(9),
    lambda t: t.by_seat[7].coins.append(9),
    lambda t: t.maybe.append(9) if t.maybe else None,
    lambda t: t.pending.journal.append(9) if t.pending else None,
]


def test_a_copy_is_equal_and_not_the_same() -> None:
    original = table()
    copy = original.clone()
    assert copy == original
    assert copy is not original


@pytest.mark.parametrize("change", CHANGES)
def test_nothing_done_to_a_copy_reaches_its_parent(change: Callable[[Table], Any]) -> None:
    original = table()
    change(original.clone())
    assert original == table()


@pytest.mark.parametrize("change", CHANGES)
def test_nothing_done_to_a_parent_reaches_its_copy(change: Callable[[Table], Any]) -> None:
    original = table()
    copy = original.clone()
    change(original)
    assert copy == table()


def test_what_never_changes_is_shared_by_copies() -> None:
    original = table()
    assert original.clone().spot is original.spot


def test_a_state_comes_back_from_its_written_form() -> None:
    written = json.dumps(to_plain(table()))
    assert from_plain(Table, json.loads(written)) == table()


def test_a_state_comes_back_from_a_written_form_with_sorted_keys() -> None:
    written = msgspec.json.encode(to_plain(table()), order="deterministic")
    assert from_plain(Table, msgspec.json.decode(written)) == table()


def test_the_plain_form_does_not_change_on_its_way_through_json() -> None:
    written = json.dumps(to_plain(table()))
    assert json.dumps(json.loads(written)) == written


def test_data_that_does_not_fit_is_refused_with_its_place() -> None:
    data = to_plain(table())
    data["purse"]["coins"] = [1, "two"]
    with pytest.raises(msgspec.ValidationError, match=r"purse\.coins"):
        from_plain(Table, data)


def test_equal_states_have_equal_digests() -> None:
    assert digest(table()) == digest(table().clone()) == digest(to_plain(table()))
    assert len(digest(table())) == 16


@pytest.mark.parametrize("change", CHANGES)
def test_another_state_has_another_digest(change: Callable[[Table], Any]) -> None:
    other = table()
    change(other)
    assert digest(other) != digest(table())


def test_digests_do_not_depend_on_the_order_in_which_keys_came() -> None:
    one, other = table(), table()
    one.by_id = {1: 5, 2: 6}
    other.by_id = {2: 6, 1: 5}
    assert digest(one) == digest(other)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner, max_size=3)))
def test_plain_data_keeps_its_digest_through_json(data: Any) -> None:
    assert digest(json.loads(json.dumps(data))) == digest(data)


def odd(name: str, hint: Any) -> Any:
    """A state class with a field that is not allowed."""
    bare: Any = type("Odd", (), {"__annotations__": {name: hint}, name: None})
    return state(bare)()


class Unknown:
    """A class that no state may contain."""


@pytest.mark.parametrize(
    "hint",
    [
        set[int],
        frozenset[int],
        Callable[[], int],
        dict[int, set[int]],
        list[Unknown],
        Unknown,
        bytes,
        object,
        Any,
        tuple[list[int], ...],
        list[int] | dict[int, int],
    ],
)
def test_what_a_save_cannot_hold_is_refused_by_the_name_of_its_field(hint: Any) -> None:
    with pytest.raises(TypeError, match=r"Odd\.strange"):
        odd("strange", hint).clone()


def test_a_value_that_can_be_changed_inside_is_refused() -> None:
    class Loose(Value, frozen=True):
        items: list[int]

    with pytest.raises(TypeError, match=r"Odd\.loose"):
        odd("loose", Loose).clone()


def test_a_part_that_does_not_fit_is_refused_within_its_whole() -> None:
    with pytest.raises(TypeError, match=r"Odd\.strange"):
        odd("part", type(odd("strange", set[int]))).clone()


def test_a_state_that_was_not_made_as_one_says_so() -> None:
    class Bare(State):
        pass

    with pytest.raises(TypeError, match="Bare is not made with @state"):
        Bare().clone()


def test_a_running_effect_is_left_out_of_copies_saves_and_comparisons() -> None:
    original = table()
    assert original.pending is not None
    original.pending.live = object()
    copy = original.clone()
    assert copy == original
    assert copy.pending is not None
    assert copy.pending.live is None
    assert "live" not in to_plain(original)["pending"]


def test_values_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Spot(1, 2).x = 3  # type: ignore[misc]
