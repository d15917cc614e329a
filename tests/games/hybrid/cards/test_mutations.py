"""Each mutation does what it says, and mutations are given and lost by the rules."""

from __future__ import annotations

from monstrarium.engine.game import view
from monstrarium.engine.pieces import HIDDEN
from monstrarium.games.hybrid.actions import Announce, Graft
from monstrarium.games.hybrid.cards import lasting
from monstrarium.games.hybrid.combat import modifiers, roll_choices, wounds
from monstrarium.games.hybrid.combat.prepared_roll import Sort
from monstrarium.games.hybrid.events.cards import Mutated
from monstrarium.games.hybrid.printed.warriors import MT
from monstrarium.games.hybrid.state import GONE, HybridState, Mode, Phase
from tests.games.hybrid.cards.event_play import chosen, gain, graft, happens, hurt, pair, reveal, sleeve
from tests.games.hybrid.cards.test_auras import drawn
from tests.games.hybrid.scenario import GAME, can, do, no


def clone(*keys: str, kind: str = "hybrid") -> HybridState:
    """A state in which a clone beside a knight is activated, and its side may give mutations."""
    state = pair("knight C3 E", f"{kind} D3 W", "pest D4 N")
    return chosen(reveal(state, 1), 1, *keys)


def mutated(key: str, kind: str = "hybrid") -> HybridState:
    """The same state, with a mutation given."""
    state = clone(key, kind=kind)
    graft(state, key)
    return state


# ---- one by one


def test_chitin_plates_turn_shots() -> None:
    state = mutated("chitin-plates")
    assert gain(state, Sort.SHOT, "chitin-plates", 0, 1) == -2
    assert gain(state, Sort.DODGE, "chitin-plates", 1, 0) == 1


def test_a_third_arm_strikes_better() -> None:
    state = clone("third-arm")
    before = modifiers.value(state, 1, Mode.OFFENSE)
    graft(state, "third-arm")
    assert modifiers.value(state, 1, Mode.OFFENSE) == before + 1
    assert gain(state, Sort.STRIKE, "third-arm", 1, 0) == 1


def test_spring_legs_go_two_squares_farther() -> None:
    state = mutated("spring-legs")
    assert modifiers.movement(state, 1) == MT[state.kinds[1]] + 2
    assert gain(state, Sort.TEST, "spring-legs", 1) == 2


def test_bone_spurs_push() -> None:
    state = mutated("bone-spurs")
    assert [modifiers.brutish(state, each) for each in (1, 2)] == [1, 0]


def test_bone_spurs_push_a_brute_farther() -> None:
    state = pair("knight C3 E", "aberration D3 W")
    graft(chosen(reveal(state, 1), 1, "bone-spurs"), "bone-spurs")
    assert modifiers.brutish(state, 1) == 3


def test_lizard_blood_heals_a_wound_at_each_activation() -> None:
    state = hurt(mutated("lizard-blood"), 1, 2)
    reveal(state, 1)
    assert state.wounds[1] == 1


def test_nobody_else_heals_by_itself() -> None:
    state = hurt(mutated("spring-legs"), 1, 2)
    reveal(state, 1)
    assert state.wounds[1] == 2


def test_volatile_glands_burst_on_friend_and_foe_in_contact() -> None:
    state = mutated("volatile-glands")
    wounds.wound(state, 1, 9, 0)
    assert (state.wounds[0], state.squares[2]) == (1, GONE)


def test_a_warrior_that_dies_without_glands_does_not_burst() -> None:
    state = clone("volatile-glands")
    wounds.wound(state, 1, 9, 0)
    assert state.wounds[0] == 0


def test_compound_eyes_see_and_shoot_two_squares_farther() -> None:
    state = pair("knight C3 E", "hybrid M3 W")
    chosen(reveal(state, 1), 1, "compound-eyes")
    assert roll_choices.shots(state, 1) == []
    graft(state, "compound-eyes")
    assert roll_choices.shots(state, 1) == [0]
    assert gain(state, Sort.SHOT, "compound-eyes", 1, 0) == 1


def test_iron_nerves_parry_better() -> None:
    state = clone("iron-nerves")
    before = modifiers.value(state, 1, Mode.DEFENSE)
    graft(state, "iron-nerves")
    assert modifiers.value(state, 1, Mode.DEFENSE) == before + 1
    assert gain(state, Sort.PARRY, "iron-nerves", 1, 0) == 1


# ---- how they are given


def test_a_mutation_is_given_before_the_mode_and_stays() -> None:
    state = mutated("spring-legs")
    assert state.phase is Phase.MODE
    do(state, Announce(1, Mode.OFFENSE))
    assert state.points == MT[state.kinds[1]] + 2
    state.round += 5
    lasting.expire(state, None)
    reveal(state, 1)
    assert modifiers.movement(state, 1) == MT[state.kinds[1]] + 2


def test_a_warrior_takes_no_more_mutations_than_it_can() -> None:
    state = clone("spring-legs", "third-arm")
    graft(state, "third-arm")
    assert no(state, Graft(1, sleeve("spring-legs"))) == "Hybrid has all the mutations it can take."


def test_what_another_one_has_been_given_counts_for_nobody_else() -> None:
    state = pair("knight C3 E", "hybrid D3 W", "hybrid D5 W")
    graft(chosen(reveal(state, 1), 1, "third-arm", "spring-legs"), "third-arm")
    reveal(state, 2)
    assert can(state, Graft(1, sleeve("spring-legs")))


def test_a_card_that_lies_on_a_clone_is_no_mutation() -> None:
    state = clone("third-arm")
    happens(state, 0, "marked-man", 1)
    assert can(state, Graft(1, sleeve("third-arm")))


def test_a_wet_blanket_washes_no_mutation_off() -> None:
    state = mutated("third-arm")
    happens(state, 0, "wet-blanket", 1)
    assert [spell.piece for spell in state.spells] == [sleeve("third-arm")]


def test_two_mutations_fit_into_a_warrior_that_can_take_two() -> None:
    state = pair("knight C3 E", "neuromancer D3 W")
    chosen(reveal(state, 1), 1, "spring-legs", "third-arm")
    graft(state, "spring-legs")
    graft(state, "third-arm")
    assert len(state.spells) == 2


def test_a_mutation_is_not_passed_on() -> None:
    state = mutated("spring-legs")
    assert sleeve("spring-legs") not in state.gifts[1]


def test_a_mutation_is_discarded_with_its_bearer() -> None:
    state = mutated("spring-legs")
    wounds.wound(state, 1, 9, 0)
    assert (state.spells, state.spent) == ([], [sleeve("spring-legs")])


def test_nobody_else_takes_a_mutation() -> None:
    state = chosen(reveal(pair("knight C3 E", "hybrid D3 W", "pest D4 N"), 2), 1, "third-arm")
    assert "takes no mutations" in no(state, Graft(1, sleeve("third-arm")))


def test_only_a_mutation_that_was_chosen_is_given() -> None:
    assert no(clone("third-arm"), Graft(1, sleeve("spring-legs"))) == "That is none of the mutations you can give."


def test_of_three_mutations_two_are_kept() -> None:
    state = drawn("knight C3 E", "hybrid D3 W")
    assert (state.phase, state.seat, len(state.gifts[1])) == (Phase.GIFT, 1, 3)


def test_without_a_bearer_no_mutations_are_drawn() -> None:
    state = drawn("knight C3 E", "pest D3 W")
    assert (state.gifts[1], state.phase) == ([], Phase.HAND)


def test_mutations_are_a_surprise() -> None:
    state = clone("third-arm")
    assert view(GAME, state, 0).pieces.face[sleeve("third-arm")] == HIDDEN
    (told,) = graft(state, "third-arm")
    assert isinstance(told, Mutated)
    assert view(GAME, state, 0).pieces.face[sleeve("third-arm")] != HIDDEN
