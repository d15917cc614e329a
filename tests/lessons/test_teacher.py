"""A lesson goes on when what it expects was done, answers everything else, and can be taken back and skipped."""

from __future__ import annotations

import pytest

from monstrarium.games.cybo.actions import Keep, Roll
from monstrarium.lessons.reading import LessonError
from monstrarium.lessons.teacher import Phase, Teacher
from monstrarium.table.desc import Affordance
from tests.lessons.conftest import HEAD, Teach

ROLL = """[[step]]
say = "Roll."
point = ["die"]
expect = [{ do = "Roll" }]
brings = [{ Rolled = { number = 5 } }]
"""
READ = '[[step]]\nsay = "Read this."\n'
QUAD = "".join(
    f'[[step]]\nsay = "Roll."\nexpect = [{{ do = "Roll" }}]\nbrings = [{{ Rolled = {{ number = {number} }} }}]\n'
    for number in (5, 6, 7)
)
"""Three rolls that leave the question whether to roll for the Quad."""


def does(teacher: Teacher, kind: type) -> Affordance:
    """What the table offers of a kind of action."""
    return next(each for each in teacher.table().affordances if isinstance(each.plan[0], kind))


def test_what_is_read_waits_for_continue(teach: Teach) -> None:
    teacher = teach(READ + ROLL)

    assert teacher.waits
    assert teacher.answer(does(teacher, Roll), teacher.table()) == "Read first, then press Continue."
    teacher.seen()
    assert (teacher.at, teacher.sentence) == (1, "Roll.")


def test_what_is_expected_leads_on_and_chance_brings_what_the_lesson_wants(teach: Teach) -> None:
    teacher = teach(ROLL + READ)

    assert teacher.answer(does(teacher, Roll), teacher.table()) == ""
    teacher.do(does(teacher, Roll))

    assert teacher.session.truth().rolls == (5,)
    assert teacher.at == 1
    assert teacher.missed == ()


@pytest.mark.parametrize("number", range(1, 13))
def test_chance_can_bring_every_number(teach: Teach, number: int) -> None:
    teacher = teach(ROLL.replace("5", str(number)) + READ)

    teacher.do(does(teacher, Roll))

    assert teacher.session.truth().rolls == (number,)


def test_the_match_replays_with_the_chance_that_was_found(teach: Teach) -> None:
    teacher = teach(ROLL + READ)
    teacher.do(does(teacher, Roll))

    assert teacher.session.truth(1).rolls == (5,)
    assert [frame.view.rolls for frame in teacher.session.film(1, 0)][-1] == (5,)


def test_what_chance_did_not_bring_is_known(teach: Teach) -> None:
    teacher = teach(ROLL.replace("number = 5", "number = 13") + READ)

    teacher.do(does(teacher, Roll))

    assert teacher.missed == ({"Rolled": {"number": 13}},)


def test_other_legal_moves_are_answered_in_the_words_of_the_step(teach: Teach) -> None:
    teacher = teach(QUAD + '[[step]]\nsay = "Risk it."\nexpect = [{ do = "Roll" }]\nother = "Be brave."\n' + READ)
    teacher.go_to(3)

    assert teacher.answer(does(teacher, Keep), teacher.table()) == "Be brave."
    assert teacher.answer(does(teacher, Roll), teacher.table()) == ""


def test_a_step_without_an_answer_repeats_what_it_asks(teach: Teach) -> None:
    teacher = teach(QUAD + '[[step]]\nsay = "Risk it."\nexpect = [{ do = "Roll" }]\n')
    teacher.go_to(3)

    assert teacher.answer(does(teacher, Keep), teacher.table()) == "That can be done, but not now: Risk it."


def test_other_seats_do_what_is_written_and_then_it_is_told(teach: Teach) -> None:
    steps = QUAD + '[[step]]\nsay = "Keep."\nexpect = [{ do = "Keep" }]\nplay = [{ seat = 1, do = "Roll" }]\n'
    teacher = teach(steps + 'then = "Bo has rolled."\nbrings = [{ Rolled = { number = 2 } }]\n')
    teacher.go_to(3)

    teacher.do(does(teacher, Keep))
    assert teacher.phase is Phase.REPLY
    teacher.let_others()

    assert (teacher.phase, teacher.sentence) == (Phase.THEN, "Bo has rolled.")
    assert (teacher.session.truth().seat, teacher.session.truth().rolls) == (1, (2,))
    assert teacher.next_move() is None


def test_what_follows_is_told_before_continue(teach: Teach) -> None:
    teacher = teach(ROLL + 'then = "A five."\nsee = ["plate/5"]\n' + READ)

    teacher.do(does(teacher, Roll))

    assert (teacher.sentence, teacher.waits, teacher.lit) == ("A five.", True, ("plate/5",))
    teacher.seen()
    assert teacher.sentence == "Read this."


def test_a_look_at_what_is_named_leads_on(teach: Teach) -> None:
    teacher = teach('[[step]]\nsay = "Point at it."\nlook = ["plate/7"]\n' + READ)

    assert not teacher.looks("plate/8", teacher.table())
    assert teacher.looks("plate/7", teacher.table())
    teacher.seen()
    assert teacher.at == 1


def test_the_command_that_is_named_leads_on(teach: Teach) -> None:
    teacher = teach('[[step]]\nsay = "Press H."\npress = "hint"\n' + READ)

    assert teacher.presses("hint")
    assert not teacher.presses("undo")


def test_free_play_ends_with_the_event_that_is_named(teach: Teach) -> None:
    teacher = teach('[[step]]\nsay = "Play."\nuntil = [{ TurnEnded = { seat = 0 } }]\n' + READ)

    assert teacher.is_free
    while teacher.at == 0:
        teacher.do(teacher.table().affordances[0])
    assert len(teacher.session.truth().rows) == 1


def test_back_leads_to_the_table_as_it_was(teach: Teach) -> None:
    teacher = teach(ROLL + ROLL.replace("5", "6") + READ)
    teacher.do(does(teacher, Roll))

    teacher.back()

    assert (teacher.at, teacher.session.truth().rolls) == (0, ())
    teacher.do(does(teacher, Roll))
    assert teacher.session.truth().rolls == (5,)


def test_back_after_a_deed_leads_to_the_beginning_of_its_step(teach: Teach) -> None:
    teacher = teach(ROLL + 'then = "A five."\n')
    teacher.do(does(teacher, Roll))

    teacher.back()

    assert (teacher.at, teacher.phase, teacher.session.truth().rolls) == (0, Phase.ASK, ())


def test_undo_leads_to_the_step_in_which_it_was_done(teach: Teach) -> None:
    teacher = teach(READ + QUAD + '[[step]]\nsay = "Keep."\nexpect = [{ do = "Keep" }]\n' + READ)
    teacher.go_to(4)
    teacher.do(does(teacher, Keep))
    assert teacher.at == 5

    assert teacher.session.undo()
    teacher.moved()
    assert teacher.at == 4
    assert teacher.session.redo()
    teacher.moved()
    assert teacher.at == 5


def test_skipping_does_what_the_step_expects(teach: Teach) -> None:
    teacher = teach(READ + QUAD + READ)

    teacher.go_to(99)

    assert teacher.done
    assert teacher.session.truth().rolls == (5, 6, 7)


def test_skipping_a_step_that_leaves_the_play_free_plays_on_until_it_is_over(teach: Teach) -> None:
    teacher = teach('[[step]]\nsay = "Play."\nuntil = [{ TurnEnded = { seat = 0 } }]\n' + READ)

    teacher.skip()

    assert teacher.at == 1
    assert teacher.session.to_act() == (1,)


def test_skipping_the_last_step_ends_the_lesson_where_it_stands(teach: Teach) -> None:
    teacher = teach('[[step]]\nsay = "Play."\nuntil = [{ MatchEnded = {} }]\n')

    teacher.skip()

    assert teacher.done
    assert teacher.session.to_act() == (0,)


def test_a_lesson_comes_to_the_same_table_whenever_it_is_gone_through(teach: Teach) -> None:
    once, twice = teach(READ + QUAD + READ), teach(READ + QUAD + READ)
    for teacher in (once, twice):
        teacher.go_to(4)

    assert once.session.truth() == twice.session.truth()


def test_what_nobody_can_do_is_said_with_its_place(teach: Teach) -> None:
    teacher = teach('[[step]]\nsay = "Keep."\nexpect = [{ do = "Keep" }]\n')

    with pytest.raises(LessonError, match=r"1-lesson.toml:8:1: step\[0\].expect: .*Keep"):
        teacher.skip()


def test_a_table_that_the_game_cannot_lay_is_refused(teach: Teach) -> None:
    with pytest.raises(LessonError, match="no table can be laid in this game"):
        teach("lay = { dice = 3 }\n" + ROLL)


def test_options_that_the_game_does_not_have_are_refused(teach: Teach) -> None:
    with pytest.raises(LessonError, match="level"):
        teach(HEAD.replace("advanced", "genius") + ROLL)
