"""Options are checked and completed before a match, and wrong ones are named."""

from __future__ import annotations

from typing import Any

import pytest

from monstrarium.engine.game import GameInfo, Option, OptionError, settle, view
from monstrarium.engine.plain import Plain
from tests.support import shelf
from tests.support.matches import begin

LEVEL = Option("level", "Level", "How hard.", (1, 2, 3), ("One", "Two", "Three"), 2, each_seat=True)
TIES = Option("ties", "Ties", "What breaks them.", ("share", "break"), ("Share", "Break"), "share")
INFO = GameInfo("some", "Some Game", (2, 4), 1, (LEVEL, TIES))


def test_what_is_not_chosen_has_its_default() -> None:
    assert settle(INFO, 2, {}) == {"level": 2, "ties": "share"}


def test_what_is_chosen_stays() -> None:
    assert settle(INFO, 2, {"ties": "break"}) == {"level": 2, "ties": "break"}


def test_every_seat_may_have_a_value_of_its_own() -> None:
    assert settle(INFO, 3, {"level": (1, 3, 1)})["level"] == (1, 3, 1)


@pytest.mark.parametrize(
    ("seats", "chosen", "words"),
    [
        (1, {}, "2 to 4 seats, not 1"),
        (5, {}, "2 to 4 seats, not 5"),
        (2, {"colour": 1}, "no option 'colour'"),
        (2, {"level": 9}, "'level' cannot be 9; it can be: 1, 2, 3"),
        (2, {"ties": ("share", "break")}, "'ties' cannot be"),
        (3, {"level": (1, 2)}, "each of the 3 seats"),
        (2, {"level": (1, 9)}, "cannot be 9"),
        (2, {"level": ()}, "each of the 2 seats"),
        (2, {"level": None}, "cannot be None"),
    ],
)
def test_what_a_game_does_not_take_is_refused_in_words(seats: int, chosen: dict[str, Plain], words: str) -> None:
    with pytest.raises(OptionError, match=words.replace("(", r"\(")):
        settle(INFO, seats, chosen)


@pytest.mark.parametrize("value", [True, 1.0, [1, 2]])
def test_a_value_that_only_looks_like_another_is_refused(value: Any) -> None:
    with pytest.raises(OptionError):
        settle(INFO, 2, {"level": value})


def test_a_view_shows_neither_chance_nor_journal() -> None:
    kit = shelf.load("pantry")
    state = begin(kit, 1)
    assert view(kit.game, state, 0).rng.word == 0
    assert state.rng.word != 0


def even(value: Plain) -> str:
    """Empty for an even number, else a sentence."""
    return "" if isinstance(value, int) and value % 2 == 0 else "it has to be even."


BEYOND = GameInfo("more", "More", (2, 2), 1, (Option("size", "Size", "How large.", (1,), ("One",), 1, beyond=even),))


@pytest.mark.parametrize("size", [1, 2, 100])
def test_an_option_may_take_values_beyond_those_that_are_listed(size: int) -> None:
    assert settle(BEYOND, 2, {"size": size}) == {"size": size}


def test_a_value_beyond_those_that_are_listed_is_refused_in_the_words_of_the_game() -> None:
    with pytest.raises(OptionError, match=r"'size' cannot be 3; it has to be even\."):
        settle(BEYOND, 2, {"size": 3})


def test_no_more_of_a_long_value_is_repeated_than_anybody_would_read() -> None:
    with pytest.raises(OptionError) as caught:
        settle(BEYOND, 2, {"size": "x" * 1000})
    assert len(str(caught.value)) < 120
