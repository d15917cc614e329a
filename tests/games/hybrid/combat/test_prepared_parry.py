"""The target of a strike prepares a Parry Roll with its cards."""

from __future__ import annotations

from tests.games.hybrid.fight import begin, duel, guard, hand, levels, play, rolls, room, say
from tests.games.hybrid.scenario import rig


def test_a_parry_is_prepared_with_the_sides_changed() -> None:
    state = guard(duel("jinx", "braced"), 1, 3)

    rig(state, 1)
    begin(state, "strike", 0, 1, False)
    play(state, "enough", "none", ("level", 1))

    assert state.trial is not None
    assert state.trial.warrior == 1
    assert state.pending is not None
    assert state.pending.choice.seat == 1
    say(state, "enough")
    assert state.pending.choice.seat == 0


def test_a_parry_knows_how_many_wounds_are_coming() -> None:
    state = guard(duel("", "braced"), 1, 3)

    rig(state, 1)
    begin(state, "strike", 0, 1, False)
    play(state, "none", ("level", 1))

    assert state.trial is not None
    assert state.trial.threat == 2


def test_a_card_that_hindered_the_attack_does_not_help_the_parry() -> None:
    state = guard(duel("", "jinx"), 1, 3)

    rig(state, 2, 2, 9)
    begin(state, "strike", 0, 1, False)
    told = play(state, ("effect", "jinx"), ("level", 1))

    assert state.pending is None
    assert len(rolls(told)) == 2


def test_a_hindrance_lowers_the_level_of_a_parry_only_below_its_value() -> None:
    state = guard(room("knight D3 W", "hybrid C3 E"), 0, 4)
    hand(state, 1, "lucky-bone")

    rig(state, 2)
    begin(state, "strike", 1, 0, False)
    told = play(state, "enough", ("level", 1), ("points", "lucky-bone"))

    assert rolls(told)[-1].level == 4


def test_cards_raise_the_level_of_a_parry_as_far_as_they_go() -> None:
    state = guard(room("knight D3 W", "hybrid C3 E"), 0, 3)
    hand(state, 0, "oath")

    rig(state, 2)
    begin(state, "strike", 1, 0, False)
    play(state, "none", ("level", 1), ("points", "oath"))

    assert levels(state) == [3, 4, 5, 6]


def test_a_text_that_opens_every_level_raises_the_level_of_a_parry() -> None:
    state = guard(duel(), 1, 2)
    hand(state, 1, "muscle-memory")
    rig(state, 2)

    begin(state, "strike", 0, 1, False)
    play(state, "none", ("level", 1), ("effect", "muscle-memory"))

    assert levels(state) == [2, 3, 4, 5, 6]
