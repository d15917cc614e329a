"""Secret picks are hidden until they are opened together."""

from __future__ import annotations

from monstrarium.engine.picks import Picks


def test_whoever_has_not_picked_is_missing() -> None:
    picks = Picks.of(3)
    picks.put(1, "fox")
    assert picks.missing() == (0, 2)
    assert [picks.misses(seat) for seat in (-1, 0, 1, 2, 3)] == [False, True, False, True, False]


def test_picking_nothing_is_a_pick() -> None:
    picks = Picks.of(2)
    picks.put(0, None)
    assert picks.missing() == (1,)


def test_a_pick_is_seen_by_its_own_seat_alone() -> None:
    picks = Picks.of(3)
    picks.put(0, "fox")
    picks.put(1, "owl")
    picks.hide_from(0)
    assert picks.picked == ["fox", None, None]
    assert picks.made == [True, True, False]


def test_an_onlooker_sees_no_pick() -> None:
    picks = Picks.of(2)
    picks.put(0, "fox")
    picks.hide_from(None)
    assert picks.picked == [None, None]
    assert picks.hidden_from(None) == (0,)


def test_opening_gives_all_picks_and_takes_them_up() -> None:
    picks = Picks.of(2)
    picks.put(0, "fox")
    picks.put(1, None)
    assert picks.open() == ("fox", None)
    assert picks.missing() == (0, 1)
    assert picks.picked == [None, None]
    assert picks.opened == 1
