"""A roll is prepared in the order of the rules: help, one hindrance, answers, level, dice."""

from __future__ import annotations

from monstrarium.games.hybrid.combat import chances, roll_choices
from monstrarium.games.hybrid.combat.prepared_roll import Stage
from monstrarium.games.hybrid.events.fights import NoCards, PlayedCard
from monstrarium.games.hybrid.state import Mode
from tests.games.hybrid.fight import (
    begin,
    duel,
    guard,
    hand,
    hurt,
    levels,
    lurk,
    offered,
    play,
    rolls,
    room,
    say,
    strike,
    through,
)
from tests.games.hybrid.scenario import rig


def test_without_cards_only_the_level_is_asked() -> None:
    state = duel()

    begin(state, "strike", 0, 1, False)

    assert levels(state) == [1, 3, 4]
    assert state.pending is not None
    assert state.pending.choice.seat == 0


def test_the_level_question_may_be_read_by_all_and_those_about_cards_may_not() -> None:
    state = duel("opening")
    begin(state, "strike", 0, 1, False)
    assert state.pending is not None
    assert not state.pending.choice.open

    say(state, "enough")

    assert state.pending.choice.open


def test_the_roller_is_asked_first_and_may_play_a_card_for_its_points_or_its_text() -> None:
    state = duel("opening lucky-bone", "jinx")

    begin(state, "strike", 0, 1, False)

    assert state.pending is not None
    assert state.pending.choice.seat == 0
    assert offered(state) == ["points opening", "effect opening", "points lucky-bone", "effect lucky-bone", "enough"]


def test_a_text_that_does_not_fit_the_roll_is_not_offered() -> None:
    state = duel("held-breath")

    begin(state, "strike", 0, 1, False)

    assert offered(state) == ["points held-breath", "enough"]


def test_the_roller_may_play_as_many_cards_as_it_likes() -> None:
    state = duel("opening lucky-bone two-tries")

    begin(state, "strike", 0, 1, False)
    play(state, ("points", "lucky-bone"), ("points", "two-tries"), ("effect", "opening"))

    assert levels(state) == [1, 3, 4, 5, 6]


def test_points_raise_the_level_and_the_roll() -> None:
    state = duel("two-tries")

    begin(state, "strike", 0, 1, False)
    play(state, ("points", "two-tries"))
    assert levels(state) == [1, 3, 4, 5, 6]
    rig(state, 5)
    told = through(state, 3)

    assert rolls(told)[0].success == 5
    assert dict(rolls(told)[0].parts)["points"] == 2


def test_a_text_does_not_bring_its_points() -> None:
    state = duel("two-tries")

    begin(state, "strike", 0, 1, False)
    play(state, ("effect", "two-tries"))

    assert levels(state) == [1, 3, 4]


def test_the_other_side_may_hinder_once() -> None:
    state = duel("", "jinx torch-in-the-eyes")

    begin(state, "strike", 0, 1, False)
    assert state.pending is not None
    assert state.pending.choice.seat == 1
    say(state, ("points", "jinx"))

    assert state.pending.choice.seat == 0
    assert levels(state) == [1, 3]


def test_a_hindrance_for_points_lowers_level_and_roll() -> None:
    state = duel("", "jammed")

    begin(state, "strike", 0, 1, False)
    told = say(state, ("points", "jammed"))

    assert [(event.level, event.success) for event in rolls(told)] == [(1, 1)]


def test_no_hindrance_brings_a_value_below_one() -> None:
    state = hurt(duel("", "last-stand"), 0, 2)

    begin(state, "strike", 0, 1, False)
    told = say(state, ("points", "last-stand"))

    assert [event.level for event in rolls(told)] == [1]
    assert rolls(told)[0].success == 3 - 2 - 4


def test_a_side_that_has_helped_may_answer_a_hindrance() -> None:
    state = duel("opening lucky-bone two-tries", "jinx")

    begin(state, "strike", 0, 1, False)
    play(state, ("effect", "opening"), "enough", ("points", "jinx"))

    assert state.pending is not None
    assert state.pending.choice.seat == 0
    assert offered(state) == [
        "points lucky-bone",
        "effect lucky-bone",
        "points two-tries",
        "effect two-tries",
        "enough",
    ]


def test_there_is_no_second_hindrance_after_the_answer() -> None:
    state = duel("opening lucky-bone", "jinx torch-in-the-eyes")

    begin(state, "strike", 0, 1, False)
    play(state, ("effect", "opening"), "enough", ("points", "jinx"), ("points", "lucky-bone"))

    assert levels(state)


def test_a_side_that_has_declined_cannot_answer() -> None:
    state = duel("opening lucky-bone", "jinx")

    begin(state, "strike", 0, 1, False)
    play(state, "enough", ("points", "jinx"))

    assert levels(state)


def test_nobody_answers_where_nobody_hindered() -> None:
    state = duel("opening lucky-bone", "jinx")

    begin(state, "strike", 0, 1, False)
    play(state, ("effect", "opening"), "enough", "none")

    assert levels(state)


def test_to_play_nothing_is_said_aloud() -> None:
    state = duel("opening", "jinx")

    begin(state, "strike", 0, 1, False)
    told = play(state, "enough", "none")

    assert [event.seat for event in told if isinstance(event, NoCards)] == [0, 1]


def test_a_card_without_points_can_be_played_for_them_to_keep_the_right_to_answer() -> None:
    state = duel("held-breath lucky-bone", "jinx")

    begin(state, "strike", 0, 1, False)
    play(state, ("points", "held-breath"), "enough", ("points", "jinx"))

    assert "points lucky-bone" in offered(state)


def test_played_cards_are_seen_by_all_and_discarded_after_the_roll() -> None:
    state = duel("opening", "jinx")
    opening, jinx = state.hands[0][0], state.hands[1][0]

    begin(state, "strike", 0, 1, False)
    told = play(state, ("effect", "opening"), ("effect", "jinx"))
    assert state.limbo == [opening, jinx]
    through(state)

    assert state.discard[-2:] == [opening, jinx]
    assert not state.limbo
    assert state.pieces.knows(None, opening)
    assert [event.hindrance for event in told if isinstance(event, PlayedCard)] == [False, True]


def test_a_card_that_came_by_a_text_waits_for_the_next_activation() -> None:
    state = duel("war-chest")

    begin(state, "strike", 0, 1, False)
    say(state, ("effect", "war-chest"))

    assert len(state.hands[0]) == 2
    assert levels(state) == [1, 3, 4]


def test_in_an_ambush_the_shooter_plays_one_card_and_the_target_several() -> None:
    state = lurk(room("purifier C3 E", "hybrid H3 W"), 0)
    state.active = 1
    hand(state, 0, "held-breath", "two-tries")
    hand(state, 1, "jinx", "torch-in-the-eyes", "lucky-bone")

    begin(state, "ambush", 1)
    say(state, ("effect", "held-breath"))
    assert offered(state)[-1] == "none"
    play(state, ("effect", "jinx"), ("effect", "torch-in-the-eyes"))

    assert offered(state) == ["points lucky-bone", "none"]


def test_the_second_attack_of_a_skilled_strike_has_no_cards() -> None:
    state = duel("opening", "jinx")

    rig(state, 3, 3)
    begin(state, "strike", 0, 1, False)
    told = play(state, "enough", "none", ("level", 3))

    assert state.pending is None
    assert len(rolls(told)) == 2


def test_moving_has_cards_and_a_level_but_no_roll() -> None:
    state = duel("sprint", "tripwire")

    state.modes[0] = Mode.MOVING
    begin(state, "move", 0)
    told = play(state, ("effect", "sprint"), "none", ("level", 2))

    assert not rolls(told)
    assert (state.levels[0], state.stride, state.halved) == (2, 3, False)


def test_a_hindrance_can_lower_the_level_of_moving() -> None:
    state = duel("", "jinx")

    begin(state, "move", 0)
    say(state, ("points", "jinx"))

    assert levels(state) == [1, 2]


def test_a_question_can_be_laid_anew_from_the_state() -> None:
    state = duel("opening", "jinx")
    begin(state, "strike", 0, 1, False)
    assert state.pending is not None

    assert roll_choices.options(state) == state.pending.choice.options
    say(state, "enough")
    assert roll_choices.options(state) == state.pending.choice.options


def test_the_stage_says_what_is_asked() -> None:
    state = duel("opening lucky-bone", "jinx")
    begin(state, "strike", 0, 1, False)
    stages = []
    for option in (("effect", "opening"), "enough", ("points", "jinx"), "enough"):
        assert state.trial is not None
        stages.append(state.trial.stage)
        say(state, option)
    assert state.trial is not None

    assert [*stages, state.trial.stage] == [Stage.HELP, Stage.HELP, Stage.HINDER, Stage.ANSWER, Stage.LEVEL]


def test_the_chance_before_the_roll_is_that_of_the_level_and_the_cards() -> None:
    state = duel("opening")
    begin(state, "strike", 0, 1, False)
    say(state, ("effect", "opening"))

    assert chances.prepared(state, 1).percent == 60
    assert chances.prepared(state, 4).percent == 80


def test_the_roll_tells_the_same_chance() -> None:
    state = duel("opening")
    rig(state, 9)
    begin(state, "strike", 0, 1, False)
    told = play(state, ("effect", "opening"), ("level", 4))

    assert rolls(told)[0].percent == 80
    assert sum(amount for _word, amount in rolls(told)[0].parts) == rolls(told)[0].success == 8


def test_a_fight_that_is_copied_at_every_question_ends_alike() -> None:
    state = guard(duel("opening lucky-bone", "jinx riposte"), 1, 3)
    rig(state, 2, 2, 3)
    copied = state.clone()
    answers = (("effect", "opening"), "enough", "none", ("level", 1), ("effect", "riposte"), "enough", "none")

    begin(state, "strike", 0, 1, False)
    begin(copied, "strike", 0, 1, False)
    for option in answers:
        if state.pending is None:
            break
        play(state, option)
        copied = copied.clone()
        play(copied, option)

    assert state.pending is None
    assert copied == state


def test_all_six_levels_are_reached_with_six() -> None:
    state = room("sasia C3 E", "ambrosius D3 W")

    begin(state, "strike", 1, 0, False)

    assert levels(state) == [1, 3, 4, 5, 6]


def test_a_strike_without_any_question_runs_to_its_end() -> None:
    state = hurt(room("pest C3 E", "knight D3 W"), 0, 0)

    told = strike(state, 9, attacker=1, target=0)

    assert state.pending is None
    assert len(rolls(told)) == 1
