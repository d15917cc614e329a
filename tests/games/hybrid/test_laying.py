"""The table of a lesson of HYBRID is laid in the words of its rules."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from monstrarium.engine.game import settle
from monstrarium.engine.pieces import Pieces
from monstrarium.engine.rng import Rng
from monstrarium.engine.snapshots import untried, wrong
from monstrarium.games.hybrid.ground.laboratory import cell_at
from monstrarium.games.hybrid.ground.plan import lab_of
from monstrarium.games.hybrid.laying import Position, lay
from monstrarium.games.hybrid.printed.action_cards import CARDS
from monstrarium.games.hybrid.printed.other_decks import design_of
from monstrarium.games.hybrid.printed.warriors import KINDS
from monstrarium.games.hybrid.rules import Hybrid
from monstrarium.games.hybrid.state import OFF, Door, HybridState, Mode, Phase

RULES = Hybrid()
PEST = {"is": "pest", "on": "P2", "faces": "west"}
KNIGHT = {"is": "knight", "on": "B10", "faces": "east", "wounds": 1, "guard": 2}
PURIFIER = {"is": "purifier", "on": "J5", "ambush": True}
RANGER = {"is": "ranger"}
ABERRATION = {"is": "aberration", "on": "T6"}
FULL: dict[str, Any] = {
    "warrior": [PEST, KNIGHT, ABERRATION, PURIFIER, RANGER],
    "begins": "scorpions",
    "round": 3,
    "griffins": ["opening", "jinx"],
    "scorpions": ["jinx"],
    "deck": ["sprint", "oath"],
    "events": ["second-wind", "blackout"],
    "open": ["D9"],
    "counters": ["N3", "G7"],
    "traps": ["G7"],
}


def begun(mission: str = "glasinhar") -> HybridState:
    return RULES.new(2, settle(RULES.info, 2, {"mission": mission}), Rng(4))


def laid(mission: str = "glasinhar", **changed: Any) -> HybridState:
    state = begun(mission)
    lay(state, msgspec.convert({**FULL, **changed}, Position))
    return state


def square(state: HybridState, cell: str) -> int:
    return cell_at(lab_of(state.plan).width, cell)


def action_cards(pieces: Pieces, hand: list[int]) -> list[str]:
    return [CARDS[pieces.face[piece]].key for piece in hand]


def test_warriors_stand_where_they_are_named_the_griffins_first() -> None:
    state = laid()

    assert state.kinds == tuple(KINDS[key] for key in ("knight", "purifier", "ranger", "pest", "aberration"))
    assert state.squares == [
        *[square(state, cell) for cell in ("B10", "J5")],
        OFF,
        square(state, "P2"),
        square(state, "T6"),
    ]
    assert state.facings == [1, 0, 0, 3, 0]
    assert state.wounds == [1, 0, 0, 0, 0]
    assert (state.modes[0], state.levels[0]) == (Mode.DEFENSE, 2)


def test_a_warrior_in_ambush_bears_the_first_number_and_has_no_counter() -> None:
    state = laid()

    assert (state.ambush, state.lurks[1], state.modes[1]) == ([1], 1, Mode.FIRING)
    assert state.sequences == [[0, 2], [3, 4]]


def test_a_warrior_whose_turn_is_over_has_no_counter() -> None:
    state = laid(warrior=[KNIGHT, {**RANGER, "counter": False}, PEST])

    assert state.sequences == [[0], [2]]


def test_the_side_that_begins_has_its_first_warrior_revealed() -> None:
    state = laid()

    assert (state.phase, state.round, state.seat, state.active) == (Phase.MODE, 3, 1, 3)


def test_a_lesson_can_begin_with_the_activation_roll() -> None:
    state = laid(moment="roll", scorpions=["oath"], deck=[])

    assert (state.phase, state.round, state.seat) == (Phase.BID, 3, 1)


def test_doors_stand_open_and_counters_lie_with_their_traps() -> None:
    state = laid()
    door = lab_of(state.plan).door_at[square(state, "D9")]

    assert state.doors[door] == Door.OPEN
    assert not state.shut >> square(state, "D9") & 1
    assert state.counters == [square(state, "N3"), square(state, "G7")]
    assert state.traps == [0, 1]


def test_hands_and_what_is_drawn_next_are_the_cards_that_are_named() -> None:
    state = laid()

    assert [action_cards(state.pieces, hand) for hand in state.hands] == [["opening", "jinx"], ["jinx"]]
    assert action_cards(state.pieces, state.deck[:-3:-1]) == ["sprint", "oath"]
    assert [design_of(state.pieces.face[piece]).key for piece in state.events[:-3:-1]] == ["second-wind", "blackout"]


def test_a_side_knows_its_own_hand_alone_and_nobody_any_deck() -> None:
    state = laid()

    for seat, hand in enumerate(state.hands):
        assert all(state.pieces.knows(seat, card) and not state.pieces.knows(seat ^ 1, card) for card in hand)
    assert not any(state.pieces.knows(seat, card) for card in (*state.deck, *state.events) for seat in (0, 1))


def test_nobody_has_army_cards_auras_or_mutations() -> None:
    state = laid(warrior=[{"is": "ambrosius", "on": "B10"}, {"is": "hybrid", "on": "P2"}])

    assert (state.armies, state.gifts) == ([[], []], [[], []])


def test_objectives_lie_where_they_are_named() -> None:
    state = laid(
        "prowlers", warrior=[RANGER, {"is": "tiger", "on": "M4"}], open=[], objectives=["F5"], traps=[], counters=[]
    )

    assert state.spots == [square(state, "F5")]


def test_a_laid_table_is_one_that_a_match_can_reach() -> None:
    for state in (laid(), laid(moment="roll"), laid(counters=[], traps=[])):
        assert wrong(RULES, state, 2, begun()) == ""
        assert untried(RULES, state, 2) == ""


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"warrior": [{"is": "dragon"}, PEST]}, "there is no warrior 'dragon'"),
        ({"warrior": [KNIGHT, PURIFIER]}, "no warrior of the scorpions is there"),
        ({"warrior": [PEST, *[RANGER] * 11]}, "a side has 10 counters, no more"),
        ({"warrior": [{**PEST, "on": "Z99"}, KNIGHT]}, "there is no square 'Z99' in this laboratory"),
        ({"warrior": [{**PEST, "on": "A1"}, KNIGHT]}, "pest cannot stand on A1"),
        ({"warrior": [{**PEST, "on": "H12"}, KNIGHT]}, "pest cannot stand on H12"),
        ({"warrior": [{**ABERRATION, "on": "W2"}, KNIGHT]}, "aberration cannot stand on W2"),
        ({"warrior": [{**PEST, "on": "U7"}, ABERRATION, KNIGHT]}, "somebody else stands on"),
        ({"warrior": [PEST, {**KNIGHT, "wounds": 3}]}, "with 3 wounds knight is dead"),
        ({"warrior": [PEST, {**KNIGHT, "guard": 5}]}, "knight does not master level 5 of Defensive Combat"),
        ({"warrior": [PEST, {"is": "knight", "on": "B10", "ambush": True}]}, "knight has nothing to shoot with"),
        ({"warrior": [PEST, {**PURIFIER, "guard": 1}]}, "purifier cannot be on guard and in ambush"),
        ({"warrior": [PEST, {**RANGER, "guard": 1}]}, "ranger waits outside, and can be neither"),
        ({"warrior": [{**PEST, "counter": False}, PURIFIER]}, "nobody has a counter"),
        ({"open": ["B10"]}, "there is no door at B10"),
        ({"counters": ["A1"]}, "no event counter can lie on A1"),
        ({"counters": ["N3", "N3"]}, "no event counter can lie on N3"),
        ({"traps": ["B10"]}, "there is no event counter on B10"),
        ({"objectives": ["B10"]}, "this laboratory has 0 objectives"),
        ({"griffins": ["ace"]}, "there is no card 'ace' left in its deck"),
        ({"griffins": ["oath"], "scorpions": ["oath"]}, "there is no card 'oath' left in its deck"),
        ({"events": ["opening"]}, "there is no card 'opening' left in its deck"),
    ],
)
def test_what_cannot_stand_or_lie_so_is_refused(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        laid(**changed)


def test_an_objective_cannot_lie_in_a_wall() -> None:
    with pytest.raises(ValueError, match="no objective can lie on A1"):
        laid("prowlers", warrior=[RANGER, {"is": "tiger"}], open=[], counters=[], traps=[], objectives=["A1"])


def test_what_it_does_not_know_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="weather"):
        laid(weather="rain")


def test_who_see_each_other_as_they_are_laid_have_met_before() -> None:
    beside = {"is": "pest", "on": "L5", "faces": "west"}
    far = {"is": "pest", "on": "V3", "faces": "west"}
    met, apart = (laid(warrior=[{"is": "ranger", "on": "J5", "faces": "east"}, each]) for each in (beside, far))
    assert (met.met, bool(met.spotted & 1), list(met.due)) == (True, True, [])
    assert (apart.met, bool(apart.spotted & 1)) == (False, False)
