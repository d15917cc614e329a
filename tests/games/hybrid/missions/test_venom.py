"""The Scorpion's Venom has a secret carrier, sleepers in tanks, and four exits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from monstrarium.engine.action import Choose
from monstrarium.engine.game import view
from monstrarium.engine.plain import digest, to_plain
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.actions import Claim, Dismiss, Enlist, Ready
from monstrarium.games.hybrid.combat import wounds
from monstrarium.games.hybrid.events.missions import CarrierKnown, GateClosed, Infected, TankBroken, Woken
from monstrarium.games.hybrid.ground.vision import seen_by
from monstrarium.games.hybrid.printed.missions import MISSIONS
from monstrarium.games.hybrid.printed.warriors import KINDS, RANK
from monstrarium.games.hybrid.rules import found
from monstrarium.games.hybrid.state import GONE, HybridState, Phase
from monstrarium.games.hybrid.table.presenter import PRESENTER
from monstrarium.games.hybrid.turn import first_hand
from monstrarium.games.hybrid.turn.activation_order import open_ones
from monstrarium.games.hybrid.turn.deployment import places_of
from monstrarium.games.hybrid.turn.muster import any_band, missing
from monstrarium.table.presenter import Audience
from tests.games.hybrid.missions.moments import claim, fell, idle, is_over, leave, only, round_began, told
from tests.games.hybrid.scenario import GAME, can, cell, do, lay, move, no, where
from tests.games.hybrid.table.seen import inlays
from tests.support.matches import Seen

ROOM = """
    ########
    >......>
    #.1...t#
    #.....t#
    >......>
    ########
"""
BAND = ("knight B2 E", "templar B4 E", "sasia D2 W", "hybrid D3 W", "keratis D4 W", "pest G3 W", "pest G4 W")
SASIA, HYBRID, KERATIS, PEST, TWIN = 2, 3, 4, 5, 6


def asked(*warriors: str) -> HybridState:
    """The state in which all are deployed, nobody has a card, and the Scorpions are asked who carries the venom."""
    state = lay(ROOM, *(warriors or BAND), mission="venom")
    first_hand.begin(state, None)
    state.deck += [*state.hands[0], *state.hands[1]]
    state.hands = [[], []]
    return state


def infected(carrier: int = HYBRID, *warriors: str) -> HybridState:
    """The state in the first round."""
    state = asked(*warriors)
    if state.pending is not None:
        do(state, Choose(1, ("carrier", carrier)))
    state.phase = Phase.MODE
    return state


# ---- the secret


def test_the_scorpions_choose_among_their_warriors_of_rank_1() -> None:
    state = asked()
    assert state.pending is not None
    assert state.pending.choice.seat == 1
    assert state.pending.choice.options == (("carrier", HYBRID), ("carrier", KERATIS))


def test_then_the_griffins_look_at_their_cards() -> None:
    state = asked()
    do(state, Choose(1, ("carrier", KERATIS)))
    assert (state.phase, GAME.to_act(state)) == (Phase.HAND, (0,))


def test_a_single_one_of_rank_1_needs_no_question() -> None:
    state = asked("knight B2 E", "sasia D2 W", "hybrid D3 W", "pest G3 W")
    assert state.pending is None
    assert state.carrier == 2


def test_the_choice_is_told_to_the_scorpions_alone() -> None:
    event = only(do(asked(), Choose(1, ("carrier", HYBRID))), Infected)
    assert event.private
    assert event.seat == 1


def test_the_question_is_read_by_the_scorpions_alone() -> None:
    state = asked()
    for viewer in (0, None):
        seen = view(GAME, state, viewer).pending
        assert seen is not None
        assert (seen.choice.text, seen.choice.options) == ("", ())


def twins() -> Iterator[tuple[HybridState, HybridState]]:
    """The same moments of two matches that differ in the carrier alone."""
    one, other = asked(), asked()
    do(one, Choose(1, ("carrier", HYBRID)))
    do(other, Choose(1, ("carrier", KERATIS)))
    yield one, other
    for state in (one, other):
        round_began(state, 2)
    yield one, other
    for state in (one, other):
        idle(state, 0)
    yield one, other


@pytest.mark.parametrize("viewer", [0, None])
def test_no_view_betrays_the_carrier(viewer: int | None) -> None:
    for one, other in twins():
        assert digest(view(GAME, one, viewer)) == digest(view(GAME, other, viewer))
        assert to_plain(view(GAME, one, viewer)) == to_plain(view(GAME, other, viewer))


def test_the_scorpions_see_it() -> None:
    assert view(GAME, infected(KERATIS), 1).carrier == KERATIS


def test_a_phial_reminds_the_scorpions_alone_until_the_end() -> None:
    state = infected(KERATIS)
    assert [phials(state, viewer) for viewer in (1, 0, None)] == [["warrior/4"], [], []]
    idle(state, 0)
    fell(state, KERATIS)
    state.squares[KERATIS] = cell(state, "D4")
    assert phials(state, 0) == ["warrior/4"]


def phials(state: HybridState, viewer: int | None) -> list[str]:
    """The warriors on whom a viewer sees the venom."""
    desc = PRESENTER.describe(view(GAME, state, viewer), Audience(viewer, ("Ada", "Bo"), (0, 1)), ())
    marked = [each for each in desc.pieces if "hybrid/mark/venom" in inlays(each)]
    assert all("carries the venom" in each.tip for each in marked)
    return [each.id for each in marked]


@pytest.mark.parametrize("viewer", [0, None])
def test_no_description_of_the_table_betrays_it(viewer: int | None) -> None:
    for one, other in twins():
        described: list[Any] = []
        for state in (one, other):
            seen, eyes = view(GAME, state, viewer), Audience(viewer, ("Ada", "Bo"), (0, 1))
            offers = GAME.legal(state, viewer) if viewer is not None else ()
            described.append(PRESENTER.describe(seen, eyes, offers))
        assert described[0] == described[1]


def test_worlds_that_the_griffins_imagine_have_any_carrier() -> None:
    state = infected(HYBRID)
    assert {GAME.sample(state, 0, Rng(seed)).carrier for seed in range(40)} == {HYBRID, KERATIS}
    assert {GAME.sample(state, 1, Rng(seed)).carrier for seed in range(40)} == {HYBRID}


def test_nobody_who_has_fallen_is_imagined_to_carry_it() -> None:
    state = infected(HYBRID)
    state.squares[KERATIS] = GONE
    assert {GAME.sample(state, 0, Rng(seed)).carrier for seed in range(20)} == {HYBRID}


def test_worlds_can_be_imagined_while_the_scorpions_are_asked() -> None:
    state = asked()
    world = GAME.sample(state, 0, Rng(4))
    assert digest(view(GAME, world, 0)) == digest(view(GAME, state, 0))
    GAME.apply(world, GAME.legal(world, 1)[0])
    assert world.carrier == HYBRID


def test_the_carrier_is_known_at_the_end() -> None:
    state = infected(HYBRID)
    idle(state, 0)
    assert only(fell(state, HYBRID), CarrierKnown).warrior == HYBRID
    assert view(GAME, state, 0).carrier == HYBRID


# ---- the end


def test_the_griffins_win_when_the_carrier_is_dead() -> None:
    state = infected(KERATIS)
    idle(state, 0)
    fell(state, HYBRID)
    assert not is_over(state)
    fell(state, KERATIS)
    assert state.winner == 0


def test_the_scorpions_win_when_the_carrier_is_out() -> None:
    state = infected(KERATIS)
    state.squares[KERATIS] = cell(state, "A2")
    leave(state, KERATIS)
    assert state.winner == 1


def test_they_do_not_when_somebody_else_is() -> None:
    state = infected(KERATIS)
    state.squares[HYBRID] = cell(state, "A2")
    assert not told(leave(state, HYBRID), CarrierKnown)
    assert not is_over(state)


def test_without_griffins_the_scorpions_have_won() -> None:
    state = infected(KERATIS)
    state.squares[0] = state.squares[1] = GONE
    idle(state, HYBRID)
    assert state.winner == 1


# ---- sleepers


def test_those_of_rank_0_sleep_in_their_tanks() -> None:
    state = infected()
    assert state.asleep == 1 << PEST | 1 << TWIN
    state.sequences = [[], []]
    assert open_ones(state, 1) == [SASIA, HYBRID, KERATIS]
    state.facings[PEST] = 3
    assert seen_by(state, PEST) == 0


def test_only_a_scorpion_starts_the_tanks() -> None:
    state = infected()
    state.squares[0] = cell(state, "C3")
    move(state, 0)
    assert not can(state, Claim(0))


def started() -> HybridState:
    state = infected()
    state.squares[HYBRID] = cell(state, "C3")
    claim(state, HYBRID)
    return state


def test_then_the_griffins_close_one_of_the_exits() -> None:
    state = started()
    assert state.pending is not None
    assert state.pending.choice.seat == 0
    assert state.pending.choice.options == tuple(("exit", gate) for gate in range(4))
    assert only(do(state, Choose(0, ("exit", 2))), GateClosed).gate == 2
    assert state.gates == 0b1011


def test_and_the_activation_goes_on() -> None:
    state = started()
    do(state, Choose(0, ("exit", 2)))
    assert (state.active, state.phase) == (HYBRID, Phase.ACT)


def test_the_sleepers_join_in_the_next_round() -> None:
    state = started()
    do(state, Choose(0, ("exit", 0)))
    assert state.asleep
    assert only(round_began(state, 2), Woken).warriors == (PEST, TWIN)
    assert state.asleep == 0


def test_they_sleep_on_as_long_as_nobody_starts_the_tanks() -> None:
    state = infected()
    assert not told(round_began(state, 2), Woken)
    assert state.asleep


def test_any_wound_destroys_a_tank_and_its_sleeper() -> None:
    state = infected()
    tape = Seen()
    wounds.wound(state, PEST, 1, 0, tape)
    assert only(tape.events, TankBroken).square == cell(state, "G3")
    assert where(state, PEST) == ""
    assert state.tanks == 1 << cell(state, "G4")


def test_the_tank_of_one_that_is_awake_is_no_part_of_it() -> None:
    state = infected()
    state.asleep = 0
    tape = Seen()
    wounds.wound(state, PEST, 1, 0, tape)
    assert not told(tape.events, TankBroken)


# ---- the muster


def mustering() -> HybridState:
    house = infected().house
    state = found("venom", "so19", Rng(1), house)
    state.seat = 1
    return state


def test_the_scorpions_bring_two_of_rank_0_one_of_rank_1_and_one_of_rank_3() -> None:
    state = mustering()
    do(state, Enlist(1, KINDS["pest"]))
    do(state, Enlist(1, KINDS["hybrid"]))
    assert no(state, Ready(1)) == "The mission demands 2 warriors of rank 0."
    do(state, Enlist(1, KINDS["pest"]))
    assert no(state, Ready(1)) == "The mission demands 1 warrior of rank 3."
    do(state, Enlist(1, KINDS["aberration"]))
    assert can(state, Ready(1))
    do(state, Dismiss(1, KINDS["hybrid"]))
    assert no(state, Ready(1)) == "The mission demands 1 warrior of rank 1."


def test_room_is_kept_for_them() -> None:
    state = mustering()
    for _each in range(4):
        do(state, Enlist(1, KINDS["hybrid"]))
    assert not can(state, Enlist(1, KINDS["hybrid"]))
    assert can(state, Enlist(1, KINDS["sasia"]))


def test_a_band_by_lot_has_whom_the_mission_demands() -> None:
    for seed in range(30):
        for key, mission in MISSIONS.items():
            for seat in (0, 1):
                assert not missing(mission, seat, any_band(key, seat, Rng(seed), mission.plan))


def test_no_more_of_rank_0_come_than_there_are_tanks() -> None:
    state = found("venom", ROOM.replace("    ", "").strip("\n") + "\n", Rng(1), mustering().house)
    state.seat = 1
    for _each in range(2):
        do(state, Enlist(1, KINDS["pest"]))
    assert no(state, Enlist(1, KINDS["pest"])).endswith("would be no room for whom the mission demands.")
    for key in ("hybrid", "sasia"):
        do(state, Enlist(1, KINDS[key]))
    assert no(state, Enlist(1, KINDS["pest"])).startswith("There is no tank left for ")


def test_those_of_rank_0_begin_in_tanks_and_nowhere_else() -> None:
    state = infected()
    squares = {place.square for _base, facings in places_of(state, PEST) for place in facings}
    assert squares == {cell(state, "G3"), cell(state, "G4")}
    assert not RANK[state.kinds[PEST]]
