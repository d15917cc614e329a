"""What is wrong with a lesson is said with its file, line and column."""

from __future__ import annotations

import pytest

from monstrarium.lessons.files import key_of
from monstrarium.lessons.reading import LessonError, read
from tests.lessons.conftest import HEAD, Write

FIRST = HEAD.count("\n") + 1
"""The line of the first step."""


def wrong(write: Write, steps: str) -> str:
    path = write(steps)
    with pytest.raises(LessonError) as found:
        read(path, "cybo")
    return str(found.value).removeprefix(f"{path}:")


def test_the_key_of_a_lesson_is_the_name_of_its_file_without_the_number(write: Write) -> None:
    path = write('[[step]]\nsay = "Look."\n')

    assert key_of(path) == "lesson"
    assert read(path, "cybo").id == "cybo/lesson"


def test_an_unknown_field_is_named_with_its_place(write: Write) -> None:
    said = wrong(write, '[[step]]\nsay = "Look."\n[[step]]\nsay = "Again."\n  expected = []\n')

    assert said.startswith(f"{FIRST + 2}:1: step[1]")
    assert "expected" in said


def test_a_value_of_the_wrong_kind_is_named_with_its_place(write: Write) -> None:
    said = wrong(write, '[[step]]\nsay = "Look."\npoint = "die"\n')

    assert said.startswith(f"{FIRST + 2}:1: step[0].point: Expected `array`")


def test_a_field_of_the_lesson_itself_is_found_above_the_steps(write: Write) -> None:
    said = wrong(write, HEAD.replace("minutes = 2", "minutes = 900") + '[[step]]\nsay = "Look."\n')

    assert said.startswith("3:1: minutes: ")


def test_a_step_waits_for_one_thing_only(write: Write) -> None:
    said = wrong(write, '[[step]]\nsay = "Roll."\nlook = ["die"]\npress = "hint"\n')

    assert said.startswith(f"{FIRST + 3}:1: step[0].press: a step waits for one thing")


def test_a_step_that_waits_says_for_what(write: Write) -> None:
    assert "nothing is said about it" in wrong(write, '[[step]]\nlook = ["die"]\nplay = [{ seat = 1 }]\n')


def test_a_step_without_any_content_is_refused(write: Write) -> None:
    assert "a step says something, or others play in it" in wrong(write, "[[step]]\n")


def test_more_steps_than_a_lesson_may_have_are_refused(write: Write) -> None:
    assert "step" in wrong(write, '[[step]]\nsay = "Look."\n' * 25)


def test_a_file_that_is_no_toml_is_refused_with_its_place(write: Write) -> None:
    path = write('title = "A"\nabout = ?\n')

    with pytest.raises(Exception, match="line 2, column 9"):
        read(path, "cybo")
