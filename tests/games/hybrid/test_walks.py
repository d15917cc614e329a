"""These things hold at every moment of random matches, in both skirmishes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from monstrarium.engine.action import Action
from monstrarium.engine.game import settle
from monstrarium.engine.pieces import EVERYONE
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.actions import (
    HALT,
    STEP,
    TURN,
    Dismiss,
    Enlist,
    Enter,
    Halt,
    Keep,
    Leave,
    Place,
    Ready,
    Redraw,
    Shed,
    Smash,
    Step,
    Turn,
)
from monstrarium.games.hybrid.cards import auras_mutations
from monstrarium.games.hybrid.cards.hands import draw
from monstrarium.games.hybrid.ground.contact import base_of
from monstrarium.games.hybrid.ground.obstacles import mover_of, scene_around
from monstrarium.games.hybrid.ground.plan import lab_of
from monstrarium.games.hybrid.ground.step_cost import step_cost, step_costs
from monstrarium.games.hybrid.printed.action_cards import PIECES
from monstrarium.games.hybrid.printed.other_decks import ALL_SLEEVES, AURA, PILES
from monstrarium.games.hybrid.printed.warriors import NV, SIZE, TITAN
from monstrarium.games.hybrid.state import GONE, OFF, Door, HybridState, Mode, Phase
from tests.games.hybrid.scenario import GAME, lay, reveal

ENDLESS = 20_000
MISSIONS = ("glasinhar", "invisible-war")


def match(seed: int, **options: str) -> Iterator[tuple[HybridState, list[Action]]]:
    """Every decision of a random match, with what is legal."""
    luck = Rng(seed)
    chosen = {"mission": MISSIONS[seed % 2], "arc": ("wedge", "half")[seed // 2 % 2], **options}
    state = GAME.new(2, settle(GAME.info, 2, chosen), luck.fork())
    for _decision in range(ENDLESS):
        acting = GAME.to_act(state)
        if not acting:
            yield state, []
            return
        legal = GAME.legal(state, acting[0])
        yield state, [*legal]
        GAME.apply(state, luck.pick(legal))
    raise AssertionError("the match does not end")


ARENA = """
    ############
    #..?.#..^..#
    #..o.+..^..#
    #....#.....#
    #..X.#.?...#
    #....==#...#
    #..........#
    #....^..X..#
    ############
"""
BANDS = (
    ("misericord B2 E", "purifier C3 E", "artificer B5 N", "ranger D7 N", "ambrosius B8 E"),
    ("knight B2 E", "templar C2 E", "demian B5 N", "garell D7 N", "purifier B8 E"),
)
BROODS = (
    ("aberration J2 W", "pest H4 W", "hybrid J5 W", "sasia H8 N", "needler K7 W"),
    ("tiger J2 W", "dirz-clone H4 W", "keratis J5 W", "neuromancer H8 N", "pest K7 W"),
)


def brawl(seed: int) -> Iterator[tuple[HybridState, list[Action]]]:
    """The decisions of a random match in a narrow place with cards, so that all meet all."""
    luck = Rng(seed)
    state = lay(ARENA, *BANDS[seed % 2], *BROODS[seed // 2 % 2])
    state.rng = luck.fork()
    auras_mutations.lay_out(state, None)
    for seat in (0, 1):
        draw(state, seat, 4)
    reveal(state, luck.below(len(state.kinds)))
    for _decision in range(ENDLESS):
        acting = GAME.to_act(state)
        if not acting:
            yield state, []
            return
        legal = GAME.legal(state, acting[0])
        yield state, [*legal]
        GAME.apply(state, luck.pick(legal))
    raise AssertionError("the match does not end")


@pytest.fixture(scope="module")
def moments() -> list[tuple[HybridState, list[Action]]]:
    """Decisions of some matches, and of some brawls."""
    matches = [(state.clone(), legal) for seed in range(6) for state, legal in match(seed)][::3]
    return matches + [(state.clone(), legal) for seed in range(8) for state, legal in brawl(seed)][::2]


Moments = list[tuple[HybridState, list[Action]]]


def test_there_is_always_something_to_decide_until_the_match_is_over(moments: Moments) -> None:
    for state, legal in moments:
        assert bool(legal) == (state.phase is not Phase.OVER)


def test_nothing_is_offered_twice(moments: Moments) -> None:
    for _state, legal in moments:
        assert len(set(legal)) == len(legal)


def test_what_is_offered_is_the_same_on_every_asking(moments: Moments) -> None:
    for state, legal in moments[::5]:
        if legal:
            assert [*GAME.legal(state.clone(), legal[0].seat)] == legal


def test_a_step_a_turn_or_a_halt_is_allowed_exactly_when_it_is_offered(moments: Moments) -> None:
    for state, legal in moments[::3]:
        for seat in (0, 1):
            for action in (*STEP[seat], *TURN[seat], HALT[seat]):
                assert (GAME.why_not(state, action) == "") == (action in legal)


def test_every_card_is_in_exactly_one_place(moments: Moments) -> None:
    for state, _legal in moments:
        zones = (state.deck, state.discard, state.limbo, *state.hands, *state.bids)
        found = Counter(piece for zone in zones for piece in zone if piece < PIECES)
        assert found == Counter(range(PIECES))
        assert sorted(state.pieces.face) == sorted(ALL_SLEEVES)


def test_every_other_card_is_in_one_place_at_most_and_in_its_own_deck(moments: Moments) -> None:
    for state, _legal in moments:
        lying = [spell.piece for spell in state.spells if spell.piece not in PILES[AURA]]
        zones = (state.events, *state.reserves, *state.armies, *state.gifts, state.spent, state.limbo, lying)
        found = Counter(piece for zone in zones for piece in zone if piece >= PIECES)
        assert all(count == 1 for count in found.values())
        for pile in PILES:
            assert {state.pieces.face[piece] for piece in pile} == {ALL_SLEEVES[piece] for piece in pile}


def test_all_know_what_was_discarded(moments: Moments) -> None:
    for state, _legal in moments:
        assert all(state.pieces.seen[piece] == EVERYONE for piece in state.discard)


def test_warriors_never_stand_on_each_other_but_for_one_that_moves(moments: Moments) -> None:
    for state, _legal in moments:
        lab, taken = lab_of(state.plan), 0
        for each in range(len(state.kinds)):
            if each != state.active or state.phase not in (Phase.MOVE, Phase.LATE):
                base = base_of(state, lab, each)
                assert not base & taken
                taken |= base


def test_warriors_never_stand_in_walls_or_shut_doors(moments: Moments) -> None:
    for state, _legal in moments:
        lab = lab_of(state.plan)
        for each, square in enumerate(state.squares):
            if square >= 0:
                assert not base_of(state, lab, each) & (lab.walls | lab.pillars | state.shut)


def test_nobody_large_stands_in_a_single_door(moments: Moments) -> None:
    for state, _legal in moments:
        lab = lab_of(state.plan)
        single = sum(door.mask for door in lab.doors if not door.double)
        for each, square in enumerate(state.squares):
            if square >= 0 and SIZE[state.kinds[each]] == 2:
                assert not base_of(state, lab, each) & single


def test_doors_are_as_their_squares_say(moments: Moments) -> None:
    for state, _legal in moments:
        doors = lab_of(state.plan).doors
        shut = sum(door.mask for number, door in enumerate(doors) if state.doors[number] in (Door.SHUT, Door.LOCKED))
        assert state.shut == shut


def test_nobody_has_more_wounds_than_lives(moments: Moments) -> None:
    for state, _legal in moments:
        for each, square in enumerate(state.squares):
            left = NV[state.kinds[each]] - state.wounds[each]
            assert left == 0 if square == GONE else left > 0


def test_points_are_never_negative(moments: Moments) -> None:
    assert all(state.points >= 0 for state, _legal in moments)


def test_all_steps_at_once_cost_what_each_of_them_does(moments: Moments) -> None:
    found = 0
    for state, _legal in moments:
        if state.phase is Phase.MOVE and state.squares[state.active] >= 0:
            lab, mover = lab_of(state.plan), mover_of(state, state.active)
            place = (state.squares[state.active], state.facings[state.active])
            scene = scene_around(state, lab, state.active, mover)
            costs = [step_cost(lab, scene, mover, *place, direction) for direction in range(8)]
            together = {direction: cost for direction, _target, cost in step_costs(lab, scene, mover, *place, 99)}
            assert together == {direction: cost for direction, cost in enumerate(costs) if cost >= 0}
            found += len(together)
    assert found


def test_titans_are_never_offered_a_diagonal(moments: Moments) -> None:
    for state, legal in moments:
        if state.active >= 0 and TITAN[state.kinds[state.active]]:
            assert not any(isinstance(each, Step) and each.direction & 1 for each in legal)


def test_every_movement_can_be_ended_somehow(moments: Moments) -> None:
    for state, legal in moments:
        if state.phase in (Phase.MOVE, Phase.LATE) and state.pending is None:
            assert any(isinstance(each, Halt | Step | Turn) for each in legal)


def test_only_shooters_in_firing_mode_wait_in_ambush(moments: Moments) -> None:
    for state, _legal in moments:
        for each in state.ambush:
            assert state.modes[each] == Mode.FIRING
            assert state.squares[each] > OFF
        assert len({*state.ambush}) == len(state.ambush)


def test_a_turn_never_falls(moments: Moments) -> None:
    before = 0
    for state, _legal in match(3):
        assert GAME.turn(state) >= before
        before = GAME.turn(state)
    assert before > len(moments[0][0].kinds)


@pytest.mark.parametrize("seed", range(12))
def test_matches_at_random_end(seed: int) -> None:
    *_before, (state, _legal) = match(seed)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places in ((1, 1), (1, 2), (2, 1))


def test_brawls_at_random_see_all_there_is_to_do() -> None:
    done = {type(each) for seed in range(40) for _state, legal in brawl(seed) for each in legal}
    outside = {Enlist, Dismiss, Place, Keep, Redraw, Enter, Leave, Shed, Smash}
    assert {*GAME.actions} - outside <= done | {Ready}


@pytest.mark.parametrize("seed", range(16))
def test_brawls_at_random_end(seed: int) -> None:
    *_before, (state, _legal) = brawl(seed)
    assert GAME.outcome(state) is not None


def test_everything_refused_has_a_reason(moments: Moments) -> None:
    pool = [each for _state, legal in moments[::40] for each in legal]
    for state, legal in moments[::25]:
        for action in pool[::7]:
            if action not in legal:
                assert GAME.why_not(state, action)
