"""The log says what came of a roll where its numbers alone do not tell."""

from __future__ import annotations

import pytest

from monstrarium.engine.event import Event
from monstrarium.games.hybrid.state import HybridState
from tests.games.hybrid.cards.carded import duel, shot, struck
from tests.games.hybrid.cards.event_play import chosen, invoke
from tests.games.hybrid.fight import begin, hand, rolls, through
from tests.games.hybrid.scenario import reveal, rig
from tests.games.hybrid.table.seen import told


def said(state: HybridState, events: list[Event]) -> list[str]:
    """The lines for rolls among events, without their modifiers."""
    lines = told(state, list(rolls(events)))
    return [line.split(" %: ")[-1] if not line.startswith("Again") else line.split(":")[0] for line in lines]


@pytest.mark.parametrize(
    ("die", "what"), [(1, "perfect success."), (2, "perfect success by Duellist."), (3, "success.")]
)
def test_a_perfect_roll_names_the_aptitude_that_made_it_one(die: int, what: str) -> None:
    state = duel("misericord C3 E", "aberration D3 W")

    assert said(state, struck(state, dice=(die,)))[0] == what


def test_a_perfect_roll_names_the_card_that_was_played_for_it() -> None:
    state = duel()
    hand(state, 0, "weak-spot")

    assert said(state, struck(state, ("effect", "weak-spot"), dice=(3,))) == ["perfect success by Weak Spot."]


def test_a_roll_that_fails_by_a_card_names_it() -> None:
    state = duel("ambrosius C3 E", "hybrid F3 W")
    hand(state, 1, "jammed")

    assert said(state, shot(state, ("effect", "jammed"), dice=(5,))) == ["failure by Jammed."]


def test_a_roll_made_again_names_the_card() -> None:
    state = duel()
    hand(state, 0, "lucky-bone")

    assert said(state, struck(state, ("effect", "lucky-bone"), dice=(9, 3))) == ["failure.", "Again, by Lucky Bone"]


def test_a_perfect_roll_names_the_aura_that_made_it_one() -> None:
    state = duel("ambrosius C3 E", "purifier D3 E", "hybrid E3 W")
    invoke(chosen(reveal(state, 0), 0, "clear-conscience"), "clear-conscience")
    rig(state, 2)

    told = begin(state, "strike", 1, 2, False) + through(state, 1)

    assert said(state, told) == ["perfect success by Clear Conscience."]
