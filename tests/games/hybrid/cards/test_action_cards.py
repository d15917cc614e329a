"""The Action cards that move warriors or other cards do what they say, and the box has all of its cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from monstrarium.games.hybrid.actions import Announce
from monstrarium.games.hybrid.combat.prepared_roll import Sort
from monstrarium.games.hybrid.effects import book
from monstrarium.games.hybrid.events.fights import CardCancelled, LostCard, PlayedCard, TurnedAbout
from monstrarium.games.hybrid.printed.action_cards import CARDS, FACES, POINTS, SLEEVES, USES
from monstrarium.games.hybrid.state import Mode
from tests.games.hybrid.cards.carded import duel, moved, struck
from tests.games.hybrid.fight import (
    begin,
    guard,
    hand,
    lurk,
    offered,
    play,
    rolls,
    room,
    say,
    through,
)
from tests.games.hybrid.scenario import answer, do, reveal, rig, where

NAMES = ("strike", "shot", "parry", "dodge", "move")


# ---- the box


def test_there_are_about_forty_designs_with_points_from_0_to_4() -> None:
    assert len(CARDS) == 46
    assert set(POINTS) == {0, 1, 2, 3, 4}
    assert len(SLEEVES) == 67


def test_every_text_has_an_effect_in_the_book() -> None:
    assert all(use.effect in book for card in CARDS for use in card.uses)


def test_no_card_has_two_texts_for_the_same_moment() -> None:
    moments = [(card.key, use.way, family) for card in CARDS for use in card.uses for family in use.on]

    assert len(moments) == len(set(moments))


@pytest.mark.parametrize("family", range(len(NAMES)), ids=NAMES)
@pytest.mark.parametrize("way", [0, 1], ids=["own", "hindrance"])
def test_every_moment_has_texts_that_fit(way: int, family: int) -> None:
    assert sum([use is not None for use in USES[way][family]]) >= 3


def test_every_card_tells_what_it_does_and_how_it_looks() -> None:
    assert all(card.text and card.look for card in CARDS)


def test_every_card_has_a_test() -> None:
    here = Path(__file__)
    source = "".join([path.read_text("utf-8") for path in (here, *here.parent.glob("test_cards_on_*.py"))])

    assert [key for key in FACES if f'"{key}"' not in source] == []


# ---- where warriors stand


def test_a_shoulder_charge_pushes_one_square() -> None:
    state = duel()
    hand(state, 0, "shoulder-charge")

    struck(state, ("effect", "shoulder-charge"), dice=(3,))

    assert where(state, 1) == "E3"


def test_a_shoulder_charge_pushes_the_attacker_back() -> None:
    state = guard(duel(), 1)
    hand(state, 1, "shoulder-charge")

    struck(state, "none", ("level", 1), ("effect", "shoulder-charge"), dice=(3, 2))

    assert where(state, 0) == "B3"


def test_turn_about_saves_a_back() -> None:
    state = duel(them="hybrid D3 E")
    hand(state, 1, "turn-about")

    told = struck(state, ("effect", "turn-about"), dice=(4,))

    assert any(isinstance(event, TurnedAbout) for event in told)
    assert state.facings[1] == 3
    assert rolls(told)[0].parts == (("nv", 3),)


def test_turn_about_lets_a_guard_work() -> None:
    state = guard(duel(them="hybrid D3 E"), 1)
    hand(state, 1, "turn-about")

    told = struck(state, ("effect", "turn-about"), dice=(3, 2))

    assert [event.sort for event in rolls(told)] == [Sort.STRIKE, Sort.PARRY]


# ---- Moving


@pytest.mark.parametrize(("key", "more"), [("sprint", 3), ("forced-march", 5)])
def test_cards_that_lead_farther(key: str, more: int) -> None:
    state = duel()
    hand(state, 0, key)

    moved(state, ("effect", key))

    assert state.stride == more


def test_a_tripwire_halves_the_movement() -> None:
    state = duel()
    hand(state, 1, "tripwire")

    moved(state, ("effect", "tripwire"))

    assert state.halved


def test_nobody_shoots_from_ambush_at_a_cloak_of_soot() -> None:
    state = lurk(room("knight H3 E", "needler C3 E"), 1)
    hand(state, 0, "cloak-of-soot")

    moved(state, ("effect", "cloak-of-soot"))
    told = begin(state, "ambush", 0)

    assert not rolls(told)
    assert state.ambush == [1]


# ---- cards


def test_a_pickpocket_takes_a_card_unseen_for_later() -> None:
    state = duel()
    hand(state, 0, "pickpocket")
    [jinx] = hand(state, 1, "jinx")

    struck(state, ("effect", "pickpocket"), dice=(9,))

    assert state.hands == [[jinx], []]
    assert state.pieces.knows(0, jinx)
    assert state.fresh >> jinx & 1


def test_a_pickpocket_needs_a_pocket() -> None:
    state = duel()
    hand(state, 0, "pickpocket")

    begin(state, "strike", 0, 1, False)

    assert offered(state) == ["points pickpocket", "enough"]


def test_second_thoughts_bring_a_card_back() -> None:
    state = duel()
    jinx, opening = hand(state, 0, "jinx", "opening")
    state.hands[0].clear()
    state.discard += [jinx, opening]
    hand(state, 0, "second-thoughts")

    begin(state, "strike", 0, 1, False)
    play(state, ("effect", "second-thoughts"))
    assert offered(state) == ["card jinx", "card opening"]
    play(state, ("card", "opening"))

    assert state.hands[0] == [opening]
    assert state.discard == [jinx]
    assert state.fresh >> opening & 1


def test_a_war_chest_holds_two_cards() -> None:
    state = duel()
    hand(state, 0, "war-chest")

    struck(state, ("effect", "war-chest"), dice=(9,))

    assert len(state.hands[0]) == 2
    assert all(state.fresh >> piece & 1 for piece in state.hands[0])


def test_an_empty_deck_fills_no_war_chest() -> None:
    state = duel()
    hand(state, 0, "war-chest")
    state.discard += state.deck
    state.deck = []

    begin(state, "strike", 0, 1, False)

    assert offered(state) == ["points war-chest", "enough"]


def test_to_be_ransacked_costs_a_card() -> None:
    state = duel()
    [opening] = hand(state, 0, "opening")
    hand(state, 1, "ransack")

    told = struck(state, "enough", ("effect", "ransack"), dice=(9,))

    assert state.hands[0] == []
    assert [event.piece for event in told if isinstance(event, LostCard)] == [opening]
    assert state.pieces.knows(None, opening)


def test_cold_counsel_cancels_a_hindrance() -> None:
    state = duel()
    hand(state, 0, "opening", "cold-counsel")
    hand(state, 1, "torch-in-the-eyes")

    told = struck(
        state, ("effect", "opening"), "enough", ("effect", "torch-in-the-eyes"), ("effect", "cold-counsel"), dice=(6,)
    )

    assert rolls(told)[0].success == 6
    assert any(isinstance(event, CardCancelled) for event in told)


def test_cold_counsel_cancels_a_help() -> None:
    state = duel()
    hand(state, 0, "opening", "lucky-bone")
    hand(state, 1, "cold-counsel")

    begin(state, "strike", 0, 1, False)
    play(state, ("effect", "opening"), ("effect", "lucky-bone"), ("effect", "cold-counsel"))
    assert offered(state) == ["card opening", "card lucky-bone"]
    rig(state, 9, 9)
    told = play(state, ("card", "opening")) + through(state)

    assert [event.success for event in rolls(told)] == [3, 3]


def test_cold_counsel_needs_a_card_to_speak_against() -> None:
    state = duel()
    hand(state, 0, "cold-counsel")

    begin(state, "strike", 0, 1, False)

    assert offered(state) == ["points cold-counsel", "enough"]


def test_nerves_of_wire_are_not_hindered() -> None:
    state = duel()
    hand(state, 0, "nerves-of-wire")
    hand(state, 1, "jinx")

    begin(state, "strike", 0, 1, False)
    told = say(state, ("effect", "nerves-of-wire"))

    assert [event.hindrance for event in told if isinstance(event, PlayedCard)] == [False]
    assert offered(state)[0] == "level 1"


def test_a_hand_that_is_imagined_can_be_asked_too() -> None:
    state = duel()
    [opening] = hand(state, 0, "opening")
    begin(state, "strike", 0, 1, False)
    state.pieces.face[opening] = FACES["held-breath"]

    told = say(state, ("effect", opening))

    assert [event.effect for event in told if isinstance(event, PlayedCard)] == [False]


@pytest.mark.parametrize(
    ("ours", "theirs", "points"),
    [("sprint", "", 7 + 2 + 3), ("", "tripwire", (7 + 2) // 2), ("", "slick-floor", 7 + 2 - 3)],
)
def test_cards_on_moving_change_the_points_of_the_movement(ours: str, theirs: str, points: int) -> None:
    state = reveal(room("knight C3 E", "hybrid N3 W"), 0)
    hand(state, 0, *ours.split())
    hand(state, 1, *theirs.split())

    do(state, Announce(0, Mode.MOVING))
    if ours:
        answer(state, ("effect", state.hands[0][0]))
    else:
        answer(state, ("effect", state.hands[1][0]))
    answer(state, ("level", 1))

    assert state.points == points
