"""Each aura does what it says, and auras are chosen, raised, changed and lost by the rules."""

from __future__ import annotations

from monstrarium.engine.game import view
from monstrarium.engine.pieces import HIDDEN
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.actions import Announce, Enter, Graft, Invoke, Shed
from monstrarium.games.hybrid.cards import auras_mutations, lasting
from monstrarium.games.hybrid.combat import modifiers, wounds
from monstrarium.games.hybrid.combat.prepared_roll import Sort
from monstrarium.games.hybrid.events.cards import AuraRaised, Hastened
from monstrarium.games.hybrid.ground.reach import reach_of
from monstrarium.games.hybrid.printed.other_decks import AURA, PILES
from monstrarium.games.hybrid.printed.warriors import MT
from monstrarium.games.hybrid.state import AWAY, HybridState, Mode, Phase
from monstrarium.games.hybrid.turn import activation, movement_points
from tests.games.hybrid.cards.event_play import ROOMS, chosen, gain, happens, invoke, pair, reveal, sleeve
from tests.games.hybrid.scenario import EAST, GAME, WEST, can, cell, do, lay, move, no, step

SHIELDS = (Sort.PARRY, Sort.DODGE)


def squad(*keys: str) -> HybridState:
    """A state in which Ambrosius, among friends and enemies, is activated and has chosen auras."""
    state = pair("ambrosius C3 E", "purifier D3 E", "hybrid F3 W", "hybrid L3 W")
    return chosen(reveal(state, 0), 0, *keys)


def raised(key: str) -> HybridState:
    """The same state, with an aura raised."""
    state = squad(key)
    invoke(state, key)
    return state


# ---- one by one


def test_blessed_powder_adds_two_to_the_shots_of_friends() -> None:
    state = raised("blessed-powder")
    assert gain(state, Sort.SHOT, "blessed-powder", 1, 2) == 2
    assert gain(state, Sort.SHOT, "blessed-powder", 2, 1) == 0


def test_a_wall_of_candles_adds_two_to_the_parries_of_friends() -> None:
    state = raised("wall-of-candles")
    assert [gain(state, sort, "wall-of-candles", 1, 2) for sort in (*SHIELDS, Sort.STRIKE)] == [2, 2, 0]


def test_a_battle_hymn_adds_two_to_the_strikes_of_friends() -> None:
    state = raised("battle-hymn")
    assert [gain(state, Sort.STRIKE, "battle-hymn", each, 2) for each in (0, 1)] == [0, 2]


def test_an_accusing_light_takes_one_from_all_rolls_of_enemies() -> None:
    state = raised("accusing-light")
    assert [gain(state, Sort.TEST, "accusing-light", each) for each in (1, 2)] == [0, -1]


def test_winged_heels_carry_friends_two_squares_farther() -> None:
    state = raised("winged-heels")
    assert [modifiers.movement(state, each) - MT[state.kinds[each]] for each in range(4)] == [0, 2, 0, 0]


def test_leaden_air_slows_enemies_by_two_squares() -> None:
    state = raised("leaden-air")
    assert [modifiers.movement(state, each) - MT[state.kinds[each]] for each in range(4)] == [0, 0, -2, 0]


def winged(purifier: str) -> HybridState:
    """A purifier sets out near Ambrosius, who has raised winged heels."""
    state = pair("ambrosius C3 E", f"purifier {purifier} E", "hybrid N7 W")
    chosen(reveal(state, 0), 0, "winged-heels")
    invoke(state, "winged-heels")
    return move(state, 1)


def test_a_warrior_that_leaves_winged_heels_on_its_way_loses_the_points() -> None:
    state = winged("F3")
    assert state.points == 9

    step(state, EAST)
    assert state.points == 8
    told = step(state, EAST)

    assert state.points == 5
    assert [event.points for event in told if isinstance(event, Hastened)] == [-2]


def test_a_warrior_that_comes_under_winged_heels_on_its_way_gains_the_points() -> None:
    state = winged("H3")
    assert state.points == 7

    step(state, WEST)

    assert state.points == 7 - 2 + 2


def test_a_plan_counts_the_points_that_an_aura_gives_and_takes_on_the_way() -> None:
    out, back = reach_of(winged("F3"), 1), reach_of(winged("H3"), 1)

    assert out.squares >> cell(winged("F3"), "L3") & 1
    assert not out.squares >> cell(winged("F3"), "N3") & 1
    assert [out.left(cell(winged("F3"), name), cost) for name, cost in (("G3", 1), ("H3", 2))] == [8, 5]
    assert back.left(cell(winged("H3"), "G3"), 2) == 7


def test_what_slow_air_could_not_take_it_does_not_give_back() -> None:
    state = pair("ambrosius C3 E", "hybrid I3 W", "hybrid N7 W")
    chosen(reveal(state, 0), 0, "leaden-air")
    invoke(state, "leaden-air")
    move(state, 1)
    state.points = 2

    step(state, WEST)
    step(state, WEST)
    assert state.points == 0
    wounds.eliminate(state, 0)
    movement_points.keep(state, None)

    assert state.points == 0


def test_an_aura_does_not_change_a_late_movement() -> None:
    state = winged("H3")
    state.late = [1]
    state.phase = Phase.LATE
    activation.set_out(state, None, 3)

    step(state, WEST)

    assert state.points == 1


def test_in_a_sanctuary_friends_are_harder_to_shoot() -> None:
    state = raised("sanctuary")
    assert [gain(state, Sort.SHOT, "sanctuary", 2, each) for each in (0, 1)] == [0, -3]


def test_a_clear_conscience_makes_friends_perfect_on_two_and_sure_of_foot() -> None:
    state = raised("clear-conscience")
    assert [modifiers.perfect(state, Sort.STRIKE, each) for each in (0, 1, 2)] == [1, 2, 1]
    assert gain(state, Sort.TEST, "clear-conscience", 1) == 2


# ---- where they lie


def test_an_aura_lies_four_squares_around_its_bearer_and_no_farther() -> None:
    state = raised("accusing-light")
    state.squares[2] = cell(state, "G3")
    assert gain(state, Sort.TEST, "accusing-light", 2) == -1
    state.squares[2] = cell(state, "H3")
    assert gain(state, Sort.TEST, "accusing-light", 2) == 0


def test_an_aura_goes_through_walls() -> None:
    state = lay(ROOMS, "ambrosius F2 E", "hybrid I2 W")
    invoke(chosen(reveal(state, 0), 0, "leaden-air"), "leaden-air")
    assert modifiers.movement(state, 1) == MT[state.kinds[1]] - 2


def test_an_aura_leaves_with_its_bearers_death() -> None:
    state = raised("battle-hymn")
    wounds.wound(state, 0, 9)
    assert (state.spells, gain(state, Sort.STRIKE, "battle-hymn", 1, 2)) == ([], 0)


def test_an_aura_does_not_lie_around_a_warrior_that_has_left() -> None:
    state = raised("battle-hymn")
    state.squares[0] = AWAY
    assert gain(state, Sort.STRIKE, "battle-hymn", 1, 2) == 0


# ---- how they are raised


def test_an_aura_is_raised_before_the_mode() -> None:
    state = squad("battle-hymn")
    (told,) = invoke(state, "battle-hymn")
    assert isinstance(told, AuraRaised)
    assert state.phase is Phase.MODE


def test_who_waits_outside_raises_an_aura_and_brings_it_in() -> None:
    state = lay(
        ROOMS.replace("#......#.......#", "<......#.......#", 1), "ambrosius off", "purifier B3 E", "hybrid D3 W"
    )
    invoke(chosen(reveal(state, 0), 0, "battle-hymn"), "battle-hymn")
    assert gain(state, Sort.STRIKE, "battle-hymn", 1, 2) == 0
    do(state, Announce(0, Mode.OFFENSE))
    do(state, Enter(0, cell(state, "A2"), 1))
    assert gain(state, Sort.STRIKE, "battle-hymn", 1, 2) == 2


def test_a_new_aura_takes_the_place_of_the_old_one_and_both_are_kept() -> None:
    state = squad("battle-hymn", "leaden-air")
    invoke(state, "battle-hymn")
    state.invoked = False
    invoke(state, "leaden-air")
    assert [spell.piece for spell in state.spells] == [sleeve("leaden-air")]
    assert sorted(state.gifts[0]) == sorted([sleeve("battle-hymn"), sleeve("leaden-air")])
    assert state.spent == []


def test_a_card_that_lies_on_its_bearer_is_no_aura() -> None:
    state = squad("battle-hymn")
    happens(state, 1, "marked-man", 0)
    assert not can(state, Invoke(0, auras_mutations.NO_AURA))
    invoke(state, "battle-hymn")
    assert len(state.spells) == 2


def test_of_two_cards_that_widen_a_perfect_roll_the_wider_counts() -> None:
    state = raised("clear-conscience")
    happens(state, 0, "saints-knuckle", 1)
    assert modifiers.perfect(state, Sort.STRIKE, 1) == 3


def test_an_aura_can_be_dropped() -> None:
    state = raised("battle-hymn")
    state.invoked = False
    do(state, Invoke(0, auras_mutations.NO_AURA))
    assert state.spells == []
    assert state.gifts[0] == [sleeve("battle-hymn")]


def test_an_aura_that_was_not_raised_is_not_dropped() -> None:
    assert no(squad("battle-hymn"), Invoke(0, auras_mutations.NO_AURA)) == "Venerable Ambrosius has raised no aura."


def test_an_aura_is_changed_once_in_an_activation() -> None:
    state = squad("battle-hymn", "leaden-air")
    invoke(state, "battle-hymn")
    assert "already" in no(state, Invoke(0, sleeve("leaden-air")))


def test_an_aura_lasts_into_the_next_activation_of_its_bearer() -> None:
    state = raised("battle-hymn")
    state.round += 3
    lasting.expire(state, None)
    reveal(state, 0)
    assert lasting.aura_of(state, 0) is not None
    assert can(state, Invoke(0, auras_mutations.NO_AURA))


def test_nobody_else_raises_an_aura() -> None:
    state = chosen(reveal(pair("ambrosius C3 E", "purifier D3 E", "hybrid F3 W"), 1), 0, "battle-hymn")
    assert no(state, Invoke(0, sleeve("battle-hymn"))) == "Purifier bears no aura."


def test_an_aura_that_was_not_chosen_is_not_raised() -> None:
    assert no(squad("battle-hymn"), Invoke(0, sleeve("leaden-air"))) == "That is none of the auras you have chosen."


# ---- how they are chosen


def drawn(*warriors: str) -> HybridState:
    """The state after the deployment."""
    state = pair(*warriors)
    auras_mutations.begin(state, None)
    return state


def test_of_three_auras_two_are_kept() -> None:
    state = drawn("ambrosius C3 E", "pest D3 W")
    assert (state.phase, state.seat, len(state.gifts[0])) == (Phase.GIFT, 0, 3)
    away = state.gifts[0][1]
    do(state, Shed(0, away))
    assert (len(state.gifts[0]), state.spent, state.phase) == (2, [away], Phase.HAND)


def test_a_side_sees_what_it_has_drawn() -> None:
    state = drawn("ambrosius C3 E", "hybrid D3 W")
    for seat in (0, 1):
        assert HIDDEN not in [view(GAME, state, seat).pieces.face[piece] for piece in state.gifts[seat]]


def test_all_decks_are_shuffled() -> None:
    found = set()
    for seed in range(6):
        state = pair("ambrosius C3 E", "hybrid D3 W")
        state.rng = Rng(seed)
        auras_mutations.lay_out(state, None)
        face = state.pieces.face
        found.add(tuple(face[pile[-1]] for pile in (state.events, *state.armies, *state.gifts)))
    assert all(len(set(faces)) > 1 for faces in zip(*found, strict=True))


def test_without_a_bearer_no_auras_are_drawn() -> None:
    state = drawn("knight C3 E", "hybrid D3 W")
    assert (state.gifts[0], state.seat) == ([], 1)


def test_the_other_side_sees_neither_the_auras_that_are_kept_nor_the_one_that_is_not() -> None:
    state = drawn("ambrosius C3 E", "pest D3 W")
    do(state, Shed(0, state.gifts[0][0]))
    for viewer in (1, None):
        seen = view(GAME, state, viewer).pieces.face
        assert {seen[piece] for piece in PILES[AURA]} == {HIDDEN}


def test_an_aura_that_was_raised_is_known_to_all() -> None:
    state = raised("battle-hymn")
    assert view(GAME, state, 1).pieces.face[sleeve("battle-hymn")] != HIDDEN


def test_only_a_drawn_aura_is_put_away() -> None:
    state = drawn("ambrosius C3 E", "pest D3 W")
    other = next(piece for piece in PILES[AURA] if piece not in state.gifts[0])
    assert no(state, Shed(0, other)) == "That is none of the cards to choose from."


def test_auras_and_mutations_wait_for_their_phase() -> None:
    state = squad("battle-hymn")
    assert "before the first cards" in no(state, Shed(0, sleeve("battle-hymn")))
    assert no(state, Graft(0, sleeve("third-arm"))) == "Venerable Ambrosius takes no mutations."
