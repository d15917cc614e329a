"""Every lesson holds, by all that it expects and by all that it does not; a wrong one is told from a right one."""

from __future__ import annotations

from pathlib import Path

import pytest

from monstrarium.games import KEYS, load
from monstrarium.lessons.check import LONG, check_file, check_game
from monstrarium.lessons.files import files
from monstrarium.lessons.reading import lessons
from monstrarium.ui.window.command_table import COMMANDS
from tests.lessons.conftest import Write
from tests.lessons.test_teacher import QUAD, ROLL

ALL = [(game, path) for game in KEYS for path in files(game)]


@pytest.mark.parametrize(("game", "path"), ALL, ids=[f"{game}/{path.stem}" for game, path in ALL])
def test_a_lesson_holds(game: str, path: Path) -> None:
    found = check_file(path, game, load(game))

    assert found.trouble == ""


@pytest.mark.parametrize("game", KEYS)
def test_a_game_has_lessons_with_different_names_and_a_first_match(game: str) -> None:
    keys = [each.key for each in lessons(game)]

    assert len(set(keys)) == len(keys) > 0
    assert [each.trouble for each in check_game(game, load(game)) if each.key == "first-match"] == []


@pytest.mark.parametrize(("game", "path"), ALL, ids=[f"{game}/{path.stem}" for game, path in ALL])
def test_a_lesson_asks_for_commands_that_there_are(game: str, path: Path) -> None:
    (taught,) = [each for each in lessons(game) if each.path == path]

    assert {step.press for step in taught.lesson.steps} - {""} <= COMMANDS.keys()


def trouble(write: Write, steps: str) -> str:
    return check_file(write(steps), "cybo", load("cybo")).trouble.partition(".toml:")[2]


def test_a_right_lesson_has_no_trouble_and_counts_what_it_refused(write: Write) -> None:
    found = check_file(write(QUAD + '[[step]]\nsay = "Keep."\nexpect = [{ do = "Keep" }]\n'), "cybo", load("cybo"))

    assert (found.trouble, found.steps, found.refused) == ("", 4, 1)


def test_a_name_that_is_not_on_the_table_is_found(write: Write) -> None:
    assert trouble(write, ROLL.replace('"die"', '"dice"')).startswith("8:1: step[0].point: there is no 'dice'")


def test_what_is_lit_afterwards_has_to_be_there_too(write: Write) -> None:
    assert "see: there is no 'dice'" in trouble(write, ROLL + 'then = "So."\nsee = ["dice"]\n')


def test_a_long_sentence_is_found(write: Write) -> None:
    assert "say: it is longer than" in trouble(write, f'[[step]]\nsay = "{"a" * (LONG + 1)}"\n')


def test_chance_that_cannot_be_is_found(write: Write) -> None:
    assert "step[0].brings: chance does not bring it" in trouble(write, ROLL.replace("5", "13"))


def test_every_other_thing_that_is_expected_is_played_too(write: Write) -> None:
    both = '[[step]]\nsay = "Choose."\nexpect = [{ do = "Keep" }, { do = "Roll" }]\nbrings = [{ Kept = {} }]\n'

    assert "brings" in trouble(write, QUAD + both)


def test_a_move_of_another_seat_that_cannot_be_is_found(write: Write) -> None:
    keep = '[[step]]\nsay = "Keep."\nexpect = [{ do = "Keep" }]\nplay = [{ seat = 1, do = "Keep" }]\n'

    assert "step[3].play" in trouble(write, QUAD + keep)


def test_a_look_at_nothing_is_found(write: Write) -> None:
    assert "look: there is no 'dice'" in trouble(write, '[[step]]\nsay = "Look."\nlook = ["dice"]\n')
