"""The muster keeps to ranks, numbers and champions; then warriors are placed, and the first cards dealt."""

from __future__ import annotations

import pytest

from monstrarium.engine.game import settle, view
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.actions import Dismiss, Enlist, Keep, Place, Ready, Redraw
from monstrarium.games.hybrid.events.turns import Dismissed, Enlisted, Mustered, Placed, TakenBack
from monstrarium.games.hybrid.ground.laboratory import squares_of
from monstrarium.games.hybrid.ground.plan import lab_of
from monstrarium.games.hybrid.printed.missions import MISSIONS
from monstrarium.games.hybrid.printed.warriors import KINDS, RANK, SIDE, SIZE
from monstrarium.games.hybrid.state import OFF, HybridState, Phase
from monstrarium.games.hybrid.turn import muster
from monstrarium.games.hybrid.turn.deployment import zone
from tests.games.hybrid.scenario import GAME, called, can, do, no

KNIGHT, AMBROSIUS, TEMPLAR = KINDS["knight"], KINDS["ambrosius"], KINDS["templar"]
PEST, ABERRATION, HYBRID = KINDS["pest"], KINDS["aberration"], KINDS["hybrid"]


@pytest.fixture
def state() -> HybridState:
    """Return to Glasinhar before the muster: 5 ranks and warriors against 6 ranks and 5 warriors."""
    return GAME.new(2, settle(GAME.info, 2, {}), Rng(3))


def bring(state: HybridState, *kinds: int) -> None:
    """Bring these warriors, and be ready."""
    for kind in kinds:
        do(state, Enlist(state.seat, kind))
    do(state, Ready(state.seat))


def deployed(state: HybridState) -> HybridState:
    """One knight and one hybrid are placed; a mutation is put away, and the cards are dealt."""
    bring(state, KNIGHT)
    bring(state, HYBRID)
    for seat in (0, 1):
        place = next(each for each in GAME.legal(state, seat) if isinstance(each, Place))
        do(state, place)
        do(state, Ready(seat))
    do(state, GAME.legal(state, 1)[0])
    return state


# ---- the muster


def test_the_griffins_muster_first(state: HybridState) -> None:
    assert GAME.to_act(state) == (0,)
    bring(state, KNIGHT)
    assert GAME.to_act(state) == (1,)


def test_two_warriors_of_rank_0_count_as_one_rank() -> None:
    assert muster.ranks([PEST, PEST]) == 1
    assert muster.ranks([ABERRATION, PEST, PEST, PEST, PEST]) == RANK[ABERRATION] + 2


def test_a_single_warrior_of_rank_0_counts_as_a_whole_rank() -> None:
    assert muster.ranks([PEST]) == 1
    assert muster.ranks([PEST, PEST, PEST]) == 2


def test_the_rank_total_is_not_exceeded(state: HybridState) -> None:
    for kind in (AMBROSIUS, KINDS["misericord"], KNIGHT):
        do(state, Enlist(0, kind))
    assert not any(isinstance(each, Enlist) for each in GAME.legal(state, 0))
    assert no(state, Enlist(0, KNIGHT)) == f"With {called('knight')} the ranks would come to 6, and 5 are allowed."


def test_the_number_of_warriors_is_not_exceeded(state: HybridState) -> None:
    bring(state, KNIGHT)
    for _time in range(5):
        do(state, Enlist(1, PEST))
    assert no(state, Enlist(1, PEST)) == "No more than 5 warriors take part."


def test_there_is_only_one_of_each_champion(state: HybridState) -> None:
    do(state, Enlist(0, AMBROSIUS))
    assert no(state, Enlist(0, AMBROSIUS)) == f"There is only one {called('ambrosius')}."


def test_others_come_more_than_once(state: HybridState) -> None:
    do(state, Enlist(0, KNIGHT))
    assert can(state, Enlist(0, KNIGHT))


def test_nobody_is_ready_alone(state: HybridState) -> None:
    assert no(state, Ready(0)) == "Take somebody along first."


def test_a_warrior_that_was_taken_along_can_stay_at_home_after_all(state: HybridState) -> None:
    do(state, Enlist(0, KNIGHT))
    do(state, Dismiss(0, KNIGHT))
    assert state.musters[0] == []
    assert no(state, Dismiss(0, KNIGHT)) == "None of them comes along."


def test_warriors_of_the_other_side_do_not_come(state: HybridState) -> None:
    assert no(state, Enlist(0, PEST)) == "That warrior fights for the other side."


def test_the_griffins_are_numbered_first(state: HybridState) -> None:
    bring(state, TEMPLAR, KNIGHT)
    bring(state, PEST)
    assert state.kinds == (KNIGHT, TEMPLAR, PEST)
    assert state.sides == (0, 0, 1)


def test_a_warrior_that_comes_is_whole_and_outside_and_no_infiltrator_was_seen(state: HybridState) -> None:
    bring(state, KNIGHT, KINDS["ranger"])
    bring(state, PEST)
    assert state.squares == [OFF, OFF, OFF]
    new = (state.facings, state.wounds, state.modes, state.levels, state.kills, state.combined)
    assert all(each == [0, 0, 0] for each in new)
    ranger = state.kinds.index(KINDS["ranger"])
    assert state.spotted == 0b111 & ~(1 << ranger)


def test_all_that_a_side_does_about_its_band_is_told(state: HybridState) -> None:
    events = [*do(state, Enlist(0, KNIGHT)), *do(state, Dismiss(0, KNIGHT)), *do(state, Enlist(0, TEMPLAR))]
    events += do(state, Ready(0))
    assert [type(event) for event in events] == [Enlisted, Dismissed, Enlisted, Mustered]


def test_a_band_is_secret_until_both_sides_are_ready(state: HybridState) -> None:
    bring(state, KNIGHT)
    assert view(GAME, state, 1).musters[0] == []
    assert view(GAME, state, None).musters[0] == []
    assert view(GAME, state, 0).musters[0] == [KNIGHT]
    bring(state, HYBRID)
    assert view(GAME, state, 1).kinds == (KNIGHT, HYBRID)


def test_a_band_by_lot_is_allowed() -> None:
    for seed in range(40):
        for key, mission in MISSIONS.items():
            for seat in (0, 1):
                band = muster.any_band(key, seat, Rng(seed))
                assert 0 < len(band) <= mission.numbers[seat]
                assert muster.ranks(band) <= mission.ranks[seat]
                assert {SIDE[kind] for kind in band} == {seat}


# ---- the deployment


def test_warriors_begin_on_the_squares_of_their_side(state: HybridState) -> None:
    bring(state, KNIGHT)
    bring(state, HYBRID)
    lab = lab_of(state.plan)
    offered = {each.square for each in GAME.legal(state, 0) if isinstance(each, Place)}
    assert offered == {*squares_of(lab.starts["g"])}


def test_only_where_the_mission_says_so_does_rank_0_begin_in_tanks_and_a_leader_apart() -> None:
    venom, matrix = lab_of("so19"), lab_of("so21")
    assert zone(venom, PEST, "venom") == venom.starts["t"]
    assert zone(venom, HYBRID, "venom") == venom.starts["d"]
    assert zone(matrix, PEST, "deadly-matrix") == matrix.starts["d"]
    assert zone(lab_of("so11"), AMBROSIUS, "glasinhar") == lab_of("so11").starts["g"]


def test_a_side_that_waits_outside_has_nothing_to_place() -> None:
    state = GAME.new(2, settle(GAME.info, 2, {"mission": "deadly-matrix"}), Rng(3))
    bring(state, KNIGHT)
    bring(state, HYBRID)
    assert (state.phase, state.seat) == (Phase.DEPLOY, 1)
    assert state.squares[0] == OFF


def test_warriors_face_any_side_as_they_are_placed_and_that_is_told(state: HybridState) -> None:
    bring(state, KNIGHT)
    bring(state, PEST)
    places = [each for each in GAME.legal(state, 0) if isinstance(each, Place)]
    assert {each.facing for each in places} == {0, 1, 2, 3}
    (placed,) = do(state, places[0])
    assert isinstance(placed, Placed)
    turns = [each for each in GAME.legal(state, 0) if isinstance(each, Place) and each.square == state.squares[0]]
    assert {each.facing for each in turns} == {0, 1, 2, 3} - {state.facings[0]}
    (taken,) = do(state, Place(0, 0, OFF, 0))
    assert isinstance(taken, TakenBack)


def test_a_large_warrior_needs_four_squares_of_its_deployment(state: HybridState) -> None:
    bring(state, KNIGHT)
    bring(state, ABERRATION)
    do(state, next(each for each in GAME.legal(state, 0) if isinstance(each, Place)))
    do(state, Ready(0))
    lab = lab_of(state.plan)
    for each in GAME.legal(state, 1):
        if isinstance(each, Place):
            assert not lab.bases[SIZE[ABERRATION]][each.square] & ~zone(lab, ABERRATION)
    outer = max(squares_of(zone(lab, ABERRATION)))
    assert no(state, Place(1, 1, outer, 0)) == f"{called('aberration')} needs four squares of its deployment."


def test_nobody_is_placed_on_anybody(state: HybridState) -> None:
    bring(state, KNIGHT, KNIGHT)
    bring(state, HYBRID)
    first = next(each for each in GAME.legal(state, 0) if isinstance(each, Place))
    do(state, first)
    assert no(state, Place(0, 1, first.square, 0)) == "Somebody stands there already."


def test_all_have_to_be_placed(state: HybridState) -> None:
    bring(state, KNIGHT)
    bring(state, HYBRID)
    assert no(state, Ready(0)) == "Everybody has to be placed first."


def test_who_stands_may_turn_and_be_taken_back(state: HybridState) -> None:
    bring(state, KNIGHT)
    bring(state, HYBRID)
    first = next(each for each in GAME.legal(state, 0) if isinstance(each, Place))
    do(state, first)
    do(state, Place(0, 0, first.square, 2))
    assert state.facings[0] == 2
    do(state, Place(0, 0, OFF, 0))
    assert state.squares[0] == OFF


def test_the_scorpions_place_theirs_after_the_griffins(state: HybridState) -> None:
    bring(state, KNIGHT)
    bring(state, HYBRID)
    assert (state.phase, state.seat) == (Phase.DEPLOY, 0)
    do(state, next(each for each in GAME.legal(state, 0) if isinstance(each, Place)))
    do(state, Ready(0))
    assert (state.phase, state.seat) == (Phase.DEPLOY, 1)


# ---- the first cards


def test_each_side_is_dealt_four_cards(state: HybridState) -> None:
    deployed(state)
    assert [len(hand) for hand in state.hands] == [4, 4]


def test_all_cards_can_be_put_under_the_deck_for_three_others(state: HybridState) -> None:
    deployed(state)
    before, top = state.hands[0][:], state.deck[-3:]
    do(state, Redraw(0))
    assert sorted(state.hands[0]) == sorted(top)
    assert state.deck[:4] == before


def test_a_second_draw_is_not_put_back(state: HybridState) -> None:
    deployed(state)
    do(state, Redraw(0))
    assert GAME.to_act(state) == (1,)


def test_a_hand_that_is_kept_stays_as_it_is(state: HybridState) -> None:
    deployed(state)
    before = state.hands[1][:]
    do(state, Keep(0))
    do(state, Keep(1))
    assert state.hands[1] == before
    assert state.round == 1
