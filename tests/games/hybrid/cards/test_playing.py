"""Event and Army cards are drawn, kept, played and lost by the rules, and known to those who may know them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from monstrarium.engine.action import Choose
from monstrarium.engine.game import view
from monstrarium.engine.pieces import HIDDEN
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.actions import Announce, Claim, Play, Rest
from monstrarium.games.hybrid.cards import auras_mutations, playing
from monstrarium.games.hybrid.cards.event_cards import asks
from monstrarium.games.hybrid.combat import wounds
from monstrarium.games.hybrid.combat.prepared_roll import Sort
from monstrarium.games.hybrid.events.cards import CardDrawn, CardEnded, CardPlayed, CardStrikes
from monstrarium.games.hybrid.events.turns import NothingHappens
from monstrarium.games.hybrid.printed.other_decks import ARMED, ARMY, EVENT, EVENTS, PILES, is_kept
from monstrarium.games.hybrid.printed.warriors import KINDS, NV
from monstrarium.games.hybrid.state import GONE, HybridState, Mode, Phase
from monstrarium.games.hybrid.turn import activation, first_contact
from tests.games.hybrid.cards.event_play import (
    chosen,
    gain,
    give,
    happens,
    hurt,
    keep,
    move,
    pair,
    play,
    reveal,
    sleeve,
)
from tests.games.hybrid.missions.moments import leave, round_began, round_ended
from tests.games.hybrid.scenario import EAST, GAME, can, do, halt, lay, no, rig, step
from tests.support.matches import Seen

CELLAR = """
    ##########
    #.?......#
    #........#
    #.....?..#
    ##########
"""


ROCKY = """
    ########
    #......#
    #......#
    #V.....#
    ########
"""
SHAKY = """
    ########
    >..X...#
    #......#
    #......#
    ########
"""


def finding(*cards: str) -> HybridState:
    """A knight has come to an event counter; these cards lie on top, the first of them uppermost."""
    state = lay(CELLAR, "knight B2 E", "hybrid H3 W", "templar H2 N")
    state.events = [sleeve(key) for key in reversed(cards)]
    state.traps = [0] * len(state.counters)
    move(state, 0)
    step(state, EAST)
    return state


# ---- event cards


def test_there_are_nine_event_cards_of_each_category() -> None:
    categories = [event.category for event in EVENTS]
    assert {each: categories.count(each) for each in categories} == {"random": 9, "strategic": 9, "field": 9}


def test_an_interruption_happens_at_once_and_is_gone() -> None:
    state = finding("satchel")
    told = do(state, Claim(0))
    assert any(isinstance(event, CardStrikes) for event in told)
    assert (len(state.hands[0]), state.spent, state.events) == (2, [sleeve("satchel")], [])
    assert state.pieces.knows(1, sleeve("satchel"))


def test_a_reserve_card_is_kept() -> None:
    state = finding("cold-feet")
    told = do(state, Claim(0))
    assert [event.army for event in told if isinstance(event, CardDrawn)] == [False]
    assert (state.reserves[0], state.pinned) == ([sleeve("cold-feet")], 0)


def test_a_constant_is_kept_until_it_is_played() -> None:
    state = finding("blood-oath")
    do(state, Claim(0))
    assert (state.reserves[0], state.spells) == ([sleeve("blood-oath")], [])


def test_an_empty_event_deck_is_not_shuffled_again() -> None:
    state = finding()
    state.spent = [sleeve("satchel")]
    told = do(state, Claim(0))
    assert any(isinstance(event, NothingHappens) for event in told)
    assert state.spent == [sleeve("satchel")]


def test_after_an_event_the_activation_goes_on() -> None:
    state = finding("satchel")
    state.modes[0] = Mode.DEFENSE
    do(state, Claim(0))
    assert (state.phase, state.active) == (Phase.ACT, 0)


def test_after_an_event_that_asks_the_activation_goes_on() -> None:
    state = finding("loose-ceiling")
    state.modes[0] = Mode.DEFENSE
    do(state, Claim(0))
    assert state.pending is not None
    do(state, Choose(0, state.pending.choice.options[0]))
    assert (state.phase, state.active) == (Phase.ACT, 0)


def test_a_warrior_that_dies_of_an_event_has_no_activation_any_more() -> None:
    state = rig(finding("wasp-lock"), 10)
    state.wounds[0] = 2
    do(state, Claim(0))
    assert state.active != 0


def test_an_event_that_kills_the_last_enemy_ends_the_match() -> None:
    state = keep(reveal(pair("knight C3 E", "pest D3 W"), 0), 0, "poison-needle")
    play(state, "poison-needle", 1)
    assert (state.phase, state.winner) == (Phase.OVER, 0)


# ---- cards that are kept


def test_a_kept_card_is_played_in_an_activation_of_ones_own_before_the_mode() -> None:
    state = keep(reveal(pair(), 0), 0, "cold-feet")
    told = play(state, "cold-feet", 1)
    assert [event.target for event in told if isinstance(event, CardPlayed)] == [1]
    assert state.pieces.knows(1, sleeve("cold-feet"))
    assert (state.phase, state.active, state.pinned) == (Phase.MODE, 0, 2)
    assert (state.reserves[0], state.spent) == ([], [sleeve("cold-feet")])


def test_a_kept_card_is_played_in_a_movement() -> None:
    state = keep(move(pair("knight C3 E", "hybrid H6 W"), 0), 0, "cold-feet")
    left = state.points
    play(state, "cold-feet", 1)
    assert (state.phase, state.points, state.pinned) == (Phase.MOVE, left, 2)


def test_a_kept_card_is_not_played_in_an_activation_of_the_other_side() -> None:
    state = keep(reveal(pair(), 1), 0, "cold-feet")
    assert not can(state, Play(0, sleeve("cold-feet"), 1))


def test_a_kept_card_is_not_played_when_the_movement_is_over() -> None:
    state = keep(move(pair("knight C3 E", "hybrid D3 W"), 0), 0, "cold-feet")
    halt(state)
    assert state.phase is Phase.ACT
    assert "until its Movement is over" in no(state, Play(0, sleeve("cold-feet"), 1))


def test_a_card_for_enemies_is_not_played_on_a_friend() -> None:
    state = keep(reveal(pair(), 0), 0, "cold-feet")
    assert no(state, Play(0, sleeve("cold-feet"), 0)) == "Cold Feet cannot be played on Knight of the Lodge now."


def test_only_kept_cards_are_played() -> None:
    state = reveal(pair(), 0)
    assert no(state, Play(0, sleeve("cold-feet"), 1)) == "That is none of the cards you keep."


def test_a_constant_lasts_until_its_last_round_is_over() -> None:
    state = keep(reveal(pair(), 0), 0, "blood-oath")
    play(state, "blood-oath", 0)
    assert gain(state, Sort.STRIKE, "blood-oath") == 2
    told = [*_ends(state), *_ends(state)]
    assert [event.face for event in told if isinstance(event, CardEnded)] == [state.pieces.face[sleeve("blood-oath")]]
    assert (state.spells, state.spent) == ([], [sleeve("blood-oath")])


def _ends(state: HybridState) -> Iterator[object]:
    """Let a round end in which nobody does anything more."""
    number = state.round
    while state.round == number:
        seat = GAME.to_act(state)[0]
        legal = GAME.legal(state, seat)
        wanted = Announce(seat, Mode.OFFENSE)
        quiet = next((each for each in legal if isinstance(each, Rest)), legal[-1])
        yield from do(state, wanted if wanted in legal else quiet)


def test_a_spell_on_a_warrior_ends_with_it() -> None:
    state = pair()
    happens(state, 0, "marked-man", 1)
    wounds.wound(state, 1, 9, 0)
    assert (state.spells, sleeve("marked-man") in state.spent) == ([], True)


# ---- army cards


def armed(first: str, second: str, *, other: tuple[str, str] = ("feeding-time", "waste-chute")) -> HybridState:
    """Knight and hybrid before their First Contact; each side has two Army cards, the first to be drawn first."""
    state = lay(CELLAR, "knight B2 W", "hybrid H3 E", "templar B3 W", "hybrid H2 E")
    state.armies = [[sleeve(second), sleeve(first)], [sleeve(other[1]), sleeve(other[0])]]
    return state


def test_at_first_contact_each_side_turns_over_an_army_card() -> None:
    state = armed("trumpets", "sealed-orders")
    first_contact.meet(state, 0, None)
    assert state.due == [0, 1]
    playing.settle(state, None)
    assert [spell.piece for spell in state.spells] == [sleeve("trumpets"), sleeve("feeding-time")]
    assert [len(cards) for cards in state.armies] == [1, 1]


@pytest.mark.parametrize(("seat", "drawn"), [(0, 1), (1, 0)])
def test_a_warrior_that_a_card_of_the_other_side_kills_is_drawn_for(seat: int, drawn: int) -> None:
    state = hurt(pair("knight C3 E", "hybrid D3 W"), 1, NV[KINDS["hybrid"]] - 1)

    rig(state, 10)
    happens(state, seat, "wasp-lock", 1)

    assert state.squares[1] == GONE
    assert len(state.hands[1]) == drawn


def test_there_is_only_one_first_contact() -> None:
    state = armed("trumpets", "sealed-orders")
    first_contact.meet(state, 0, None)
    first_contact.meet(state, 1, None)
    assert state.due == [0, 1]


def test_seeing_an_enemy_is_first_contact() -> None:
    state = armed("trumpets", "sealed-orders")
    state.facings[0] = 1
    move(state, 0)
    step(state, EAST)
    assert [spell.piece for spell in state.spells] == [sleeve("trumpets"), sleeve("feeding-time")]
    assert state.phase is Phase.MOVE


def test_first_blood_is_turned_over_by_a_side_that_has_lost_a_warrior() -> None:
    state = armed("trumpets", "sealed-orders")
    wounds.wound(state, 2, 9, 0)
    assert state.due == [1]
    playing.settle(state, None)
    assert [len(cards) for cards in state.armies] == [2, 1]


def test_a_second_loss_draws_no_more() -> None:
    state = lay(CELLAR, "knight B2 W", "hybrid H3 E", "hybrid H2 E", "hybrid F2 E")
    wounds.wound(state, 1, 9, 0)
    wounds.wound(state, 2, 9, 0)
    assert state.due == [1]


def test_army_cards_come_when_the_activation_is_over() -> None:
    state = armed("trumpets", "sealed-orders", other=("waste-chute", "feeding-time"))
    give(state, 0, 0, 1)
    move(state, 0)
    wounds.wound(state, 2, 9, 0)
    activation.end_activation(state, None)
    assert len(state.hands[0]) == 1
    assert state.phase is Phase.MODE


def test_army_cards_come_at_once_for_a_warrior_that_falls_between_rounds() -> None:
    fallen = lay(ROCKY, "ambrosius B4 E", "knight D2 E", "hybrid F4 W", mission="prison")
    fallen.armies = [[sleeve("sealed-orders")], []]
    fallen.wounds[1] = 2
    round_ended(fallen, 1, 4, 2)
    assert (fallen.squares[1], len(fallen.hands[0]), fallen.due) == (GONE, 2, [])
    dropped = lay(SHAKY, "misericord B4 E", "demian C4 E", "knight D2 E", "hybrid F4 W", mission="scarlet-hive")
    dropped.armies = [[sleeve("sealed-orders")], []]
    dropped.wounds[2], dropped.pits = 2, 0
    round_began(dropped, 2, 4)
    assert (dropped.squares[2], len(dropped.hands[0]), dropped.due) == (GONE, 2, [])


def test_no_army_card_asks_anything_as_it_is_turned_over() -> None:
    state = pair()
    for side in ARMY:
        for piece in PILES[side]:
            assert is_kept(state.pieces.face[piece]) or not asks(state, piece, 0)


def test_a_warrior_that_leaves_by_an_exit_is_no_first_blood() -> None:
    state = lay(SHAKY, "misericord A2 W", "demian C4 E", "knight D2 E", "hybrid F4 W", mission="scarlet-hive")
    leave(state, 0)
    assert (state.bled, state.due) == (0, [])


def test_an_army_card_of_reserve_is_kept() -> None:
    state = armed("last-rites", "sealed-orders")
    state.due, tape = [0], Seen()
    playing.settle(state, tape)
    assert [event.army for event in tape.events if isinstance(event, CardDrawn)] == [True]
    assert (state.reserves[0], state.pieces.knows(0, sleeve("last-rites"))) == ([sleeve("last-rites")], True)
    assert not state.pieces.knows(1, sleeve("last-rites"))


def test_two_army_cards_a_side_lie_ready_from_its_own_deck() -> None:
    state = pair()
    auras_mutations.lay_out(state, None)
    for seat in (0, 1):
        assert len(state.armies[seat]) == ARMED
        assert set(state.armies[seat]) <= set(PILES[ARMY[seat]])
    assert sorted(state.events) == [*PILES[EVENT]]


# ---- secrets


def test_kept_cards_are_known_to_their_side_alone() -> None:
    state = keep(pair(), 0, "cold-feet")
    faces = [view(GAME, state, viewer).pieces.face[sleeve("cold-feet")] for viewer in (0, 1, None)]
    assert faces == [state.pieces.face[sleeve("cold-feet")], HIDDEN, HIDDEN]


def test_nobody_knows_the_army_cards_to_come() -> None:
    state = pair()
    auras_mutations.lay_out(state, None)
    for viewer in (0, 1):
        seen = view(GAME, state, viewer).pieces.face
        assert {seen[piece] for cards in state.armies for piece in cards} == {HIDDEN}


def test_worlds_differ_in_what_the_other_side_keeps_but_it_can_always_be_kept() -> None:
    state = keep(pair(), 0, "cold-feet", "blood-oath")
    found = set()
    for seed in range(60):
        world = GAME.sample(state, 1, Rng(seed))
        found |= {world.pieces.face[piece] for piece in world.reserves[0]}
    assert len(found) > 8
    assert all(is_kept(face) for face in found)
    assert {GAME.sample(state, 0, Rng(seed)).pieces.face[sleeve("cold-feet")] for seed in range(9)} == {
        state.pieces.face[sleeve("cold-feet")]
    }


def test_cards_stay_in_their_decks_in_every_world() -> None:
    state = chosen(pair("ambrosius C3 E", "hybrid D3 W"), 0, "battle-hymn")
    for seed in range(20):
        face = GAME.sample(state, 1, Rng(seed)).pieces.face
        for pile in PILES:
            assert {face[piece] for piece in pile} == {state.pieces.face[piece] for piece in pile}
