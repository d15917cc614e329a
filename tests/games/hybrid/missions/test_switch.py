"""The broken switch of Deadly Matrix is struck and shot at like an enemy."""

from __future__ import annotations

from typing import Any

import pytest

from monstrarium.engine.action import Choose
from monstrarium.engine.event import Event
from monstrarium.games.hybrid.actions import Claim, Rest, Smash
from monstrarium.games.hybrid.combat import roll_choices
from monstrarium.games.hybrid.combat.prepared_roll import BASIC, EXPERT, HEROIC, MASTER, NOVICE, SKILLED
from monstrarium.games.hybrid.events.fights import LevelTaken, Rolled
from monstrarium.games.hybrid.events.missions import SwitchHit
from monstrarium.games.hybrid.missions.matrix import PANEL
from monstrarium.games.hybrid.printed.action_cards import FACES
from monstrarium.games.hybrid.state import GONE, HybridState, Mode
from tests.games.hybrid.missions.moments import fresh, is_over, only, told
from tests.games.hybrid.missions.tanks import ROOM, matrix
from tests.games.hybrid.scenario import can, cell, do, give, halt, lay, move, no, reveal, rig


def at_the_switch(*warriors: str, mode: int = Mode.OFFENSE) -> HybridState:
    state = matrix(*warriors)
    move(state, 0, mode)
    halt(state)
    return state


def smash(state: HybridState, level: int, *dice: int, card: str = "") -> list[Event]:
    """Attack the switch on one of several levels, perhaps with a card for its points."""
    pieces = give(state, 0, FACES[card]) if card else []
    do(state, Smash(0))
    for piece in pieces:
        do(state, Choose(0, ("points", piece)))
    return do(rig(state, *dice), Choose(0, ("level", level)))


def striking(kind: str = "knight") -> HybridState:
    """A Griffin beside the switch."""
    return at_the_switch(f"{kind} B6 W", "hybrid B8 W")


def shooting(*others: str) -> HybridState:
    """A Purifier with the switch before it, some squares away."""
    return at_the_switch("purifier G6 W", *others, "hybrid B8 W", mode=Mode.FIRING)


def shot_levels(state: HybridState) -> list[int]:
    """The levels on which the switch can be shot at."""
    do(state, Smash(0))
    assert state.pending is not None
    options: tuple[Any, ...] = state.pending.choice.options
    return [option[1] for option in options]


def test_a_hit_wounds_the_switch() -> None:
    event = only(smash(striking(), BASIC, 3), SwitchHit)
    assert (event.wounds, event.left) == (1, 1)


def test_a_perfect_one_breaks_it_at_once() -> None:
    state = striking()
    smash(state, BASIC, 1)
    assert state.hits == 2


def test_a_heroic_strike_breaks_it_too() -> None:
    state = striking()
    event = only(smash(state, HEROIC, 3, card="two-tries"), SwitchHit)
    assert (event.wounds, event.left) == (2, 0)


def test_a_failure_does_nothing() -> None:
    state = striking()
    smash(state, BASIC, 10)
    assert state.hits == 0


def test_after_a_skilled_strike_that_hits_a_second_one_follows() -> None:
    state = striking()
    events = smash(state, SKILLED, 3, 2)
    assert [event.left for event in told(events, SwitchHit)] == [1, 0]


def test_after_one_that_misses_none_does() -> None:
    assert only(smash(striking(), SKILLED, 9, 2), SwitchHit).wounds == 0


def test_it_is_struck_from_beside_it_whichever_way_one_looks_but_not_from_a_corner() -> None:
    state = at_the_switch("knight C5 N", "hybrid B8 W")
    assert can(state, Smash(0))
    corner = matrix("knight B5 E", "hybrid B8 W")
    move(corner, 0)
    halt(corner)
    assert not roll_choices.is_smashable(corner)


def test_cards_help_and_hinder() -> None:
    state = striking()
    (ours,), (theirs,) = give(state, 0, FACES["two-tries"]), give(state, 1, FACES["jinx"])
    do(state, Smash(0))
    do(state, Choose(0, ("points", ours)))
    do(state, Choose(1, ("points", theirs)))
    assert state.limbo == [ours, theirs]
    assert state.pending is not None
    assert state.pending.choice.options == tuple(("level", level) for level in (1, 3, 4, 5))


def test_a_text_that_speaks_of_a_target_does_not_fit_it() -> None:
    state = shooting()
    (piece,) = give(state, 0, FACES["point-blank"])
    do(state, Smash(0))
    assert state.pending is not None
    assert state.pending.choice.options == (("points", piece), "enough")


def test_a_shot_that_a_hindrance_leaves_no_level_for_is_lost() -> None:
    state = at_the_switch("purifier G6 E", "hybrid B8 W", mode=Mode.FIRING)
    state.wounds[0] = 2
    (piece,) = give(state, 1, FACES["jammed"])
    do(state, Smash(0))
    event = only(do(rig(state, 1), Choose(1, ("points", piece))), SwitchHit)
    assert (event.wounds, state.discard) == (0, [piece])


def test_it_is_shot_at_like_an_enemy_who_stands_there() -> None:
    state = shooting()
    smash(state, BASIC, 2)
    assert state.hits == 1
    assert shot_levels(shooting()) == [BASIC, NOVICE, MASTER]


def test_somebody_in_the_line_leaves_the_expert_level_alone() -> None:
    state = shooting("templar E6 W")
    assert only(do(rig(state, 2), Smash(0)), LevelTaken).level == EXPERT
    assert state.hits == 1


def test_two_in_the_line_hide_it() -> None:
    assert not roll_choices.is_smashable(shooting("templar E6 W", "knight F6 W"))


def test_from_beside_it_or_behind_ones_back_it_takes_the_novice_level() -> None:
    for place in ("C5 E", "G6 E"):
        state = at_the_switch(f"purifier {place}", "hybrid B8 W", mode=Mode.FIRING)
        assert only(do(rig(state, 2), Smash(0)), LevelTaken).level == NOVICE


def test_from_the_next_square_it_takes_the_novice_level_even_before_ones_eyes() -> None:
    state = at_the_switch("purifier D6 W", "hybrid B8 W", mode=Mode.FIRING)
    assert only(do(rig(state, 2), Smash(0)), LevelTaken).level == NOVICE


def test_nobody_shoots_past_somebody_with_an_enemy_in_contact() -> None:
    assert not roll_choices.is_smashable(shooting("templar E6 W", "keratis G5 S"))


def test_the_puny_do_not_hide_it() -> None:
    assert shot_levels(shooting("pest E6 W")) == [BASIC, NOVICE, MASTER]


@pytest.mark.parametrize(("place", "reaches"), [("K6 W", True), ("L6 W", False)])
def test_it_is_shot_at_no_farther_than_one_sees(place: str, reaches: bool) -> None:
    rows = [f"{row:#<12}" if row.startswith("##") else f"{row[:-1]:.<11}#" for row in ROOM.split()]
    state = lay("\n".join(rows), f"purifier {place}", "hybrid B8 W", mission="deadly-matrix")
    move(state, 0, Mode.FIRING)
    halt(state)
    assert roll_choices.is_smashable(state) is reaches


def hindered(hindrances: int) -> HybridState:
    """A Heroic shot is prepared; the other side holds these cards, and has played the first of them, or none."""
    state = shooting()
    (help_,) = give(state, 0, FACES["weak-spot"])
    cards = give(state, 1, *[FACES[key] for key in ("misfire", "jinx")])
    state.wounds[0] = 2
    do(state, Smash(0))
    do(state, Choose(0, ("points", help_)))
    do(state, Choose(1, ("effect", cards[0]) if hindrances else "none"))
    do(state, Choose(0, ("level", HEROIC)))
    return state


def test_one_hindrance_serves_for_both_shots() -> None:
    state = hindered(1)
    assert state.pending is None
    assert len(state.hands[1]) == 1


def test_a_warrior_that_dies_of_one_shot_has_no_other_one() -> None:
    state = hindered(0)
    assert state.pending is not None
    (misfire, _jinx) = state.hands[1]
    events = do(rig(state, 10), Choose(1, ("effect", misfire)))
    assert len(told(events, Rolled)) == 1
    assert state.squares[0] == GONE
    assert state.hits == 0


def test_objectives_of_other_missions_are_not_attacked() -> None:
    state = lay(ROOM, "knight B6 W", "hybrid B8 W", mission="dark-jewel")
    move(state, 0)
    halt(state)
    assert not roll_choices.is_smashable(state)


def test_nobody_activates_the_switch() -> None:
    state = matrix("knight C6 W", "hybrid B8 W")
    move(state, 0)
    assert not can(state, Claim(0))


def test_a_heroic_shot_is_two_shots_at_it() -> None:
    events = smash(shooting(), HEROIC, 3, 3, card="lucky-bone")
    assert [event.left for event in told(events, SwitchHit)] == [1, 0]


def test_a_scorpion_on_the_switch_shields_it() -> None:
    state = matrix("knight B5 E", "templar E5 W", "hybrid C6 W")
    state.facings[0] = 1
    state.squares[0] = cell(state, "D6")
    move(state, 0)
    halt(state)
    assert no(state, Smash(0)) == "A Scorpion stands on the switch and shields it."


def test_scorpions_do_not_attack_it() -> None:
    state = matrix("knight B8 E", "hybrid C5 W")
    move(state, 1)
    assert not roll_choices.is_smashable(state)


def test_the_griffins_win_with_panel_and_switch() -> None:
    state = striking()
    state.taken = 1 << PANEL
    smash(state, BASIC, 1)
    assert state.winner == 0


def test_the_switch_alone_is_not_enough() -> None:
    state = striking()
    smash(state, BASIC, 1)
    assert not is_over(state)


def test_nobody_rests_instead_unless_it_wants_to() -> None:
    state = at_the_switch("knight B6 W", "hybrid B8 W")
    assert can(state, Rest(0))
    fresh(state)
    reveal(state, 0)
    assert state.active == 0
