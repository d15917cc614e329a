"""Chance is even, within its bounds, and the same for the same seed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstrarium.engine.rng import MASK, Rng

WORDS = st.integers(0, MASK)


def test_the_numbers_are_those_of_splitmix64() -> None:
    rng = Rng(0)
    assert [rng.next() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_the_numbers_of_another_seed() -> None:
    rng = Rng(1234567)
    assert [rng.next() for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@given(WORDS, st.integers(1, 120))
def test_many_numbers_are_the_next_ones(word: int, count: int) -> None:
    together, single = Rng(word), Rng(word)
    assert list(together.many(count)) == [single.next() for _number in range(count)]
    assert together == single


@given(WORDS, st.integers(1, 10**6))
def test_a_number_stays_below_its_bound(word: int, bound: int) -> None:
    assert 0 <= Rng(word).below(bound) < bound


@given(WORDS, st.integers(1, 100))
def test_a_die_shows_one_of_its_sides(word: int, sides: int) -> None:
    assert 1 <= Rng(word).roll(sides) <= sides


def test_a_die_shows_every_side_about_as_often() -> None:
    rng = Rng(5)
    rolls = [rng.roll(12) for _ in range(12_000)]
    assert all(850 < rolls.count(side) < 1150 for side in range(1, 13))


@given(WORDS, st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_every_item(word: int, items: list[int]) -> None:
    shuffled = items[:]
    Rng(word).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_every_order_of_three_comes_about_as_often() -> None:
    rng = Rng(8)
    orders = []
    for _again in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        orders.append(tuple(items))
    assert len(set(orders)) == 6
    assert all(850 < orders.count(order) < 1150 for order in set(orders))


@given(WORDS, st.lists(st.integers(), min_size=1))
def test_a_pick_is_one_of_the_items(word: int, items: list[int]) -> None:
    assert Rng(word).pick(items) in items


def test_a_fork_follows_from_its_source_and_goes_its_own_way() -> None:
    one, other = Rng(3), Rng(3)
    fork = one.fork()
    assert fork.word == other.fork().word
    assert [fork.next() for _ in range(5)] != [one.next() for _ in range(5)]


@given(WORDS, st.integers(1, 10**9))
def test_the_same_salt_turns_to_the_same_other_future(word: int, salt: int) -> None:
    one, other = Rng(word), Rng(word)
    one.stir(salt)
    other.stir(salt)
    assert one.word == other.word


@given(WORDS)
def test_another_salt_turns_to_another_future(word: int) -> None:
    futures = set()
    for salt in range(1, 40):
        rng = Rng(word)
        rng.stir(salt)
        futures.add(rng.word)
    assert len(futures) == 39
    assert word not in futures


@pytest.mark.parametrize("seed", [-1, -(10**30), 10**30])
def test_any_number_is_a_seed(seed: int) -> None:
    rng = Rng(seed)
    assert 1 <= rng.roll(6) <= 6
    assert 0 <= rng.word <= MASK


def test_a_copy_brings_the_same_numbers() -> None:
    rng = Rng(6)
    copy = rng.clone()  # type: ignore[attr-defined]
    assert [copy.next() for _ in range(4)] == [rng.next() for _ in range(4)]
