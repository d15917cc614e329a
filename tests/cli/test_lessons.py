"""`monstrarium lessons` lists the lessons and checks them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from monstrarium.__main__ import main


def test_lessons_are_listed_with_their_steps_and_minutes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "cybo"]) == 0

    assert "cybo: Three in a line (three-in-a-line), 11 steps, 3 minutes" in capsys.readouterr().out


def test_lessons_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "cybo", "--check", "--json"]) == 0

    found = json.loads(capsys.readouterr().out)
    assert [each["trouble"] for each in found] == ["", ""]


def test_a_lesson_of_ones_own_that_is_wrong_is_told_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "1-mine.toml"
    path.write_text('title = "Mine"\nabout = "Mine."\nminutes = 1\nothers = [{ name = "Pip" }]\n[[step]]\nsya = "x"\n')

    assert main(["lessons", "cybo", "--file", str(path)]) == 1

    assert f"{path}:5:1: step[0]: Object contains unknown field `sya`." in capsys.readouterr().err


def test_a_lesson_of_ones_own_needs_its_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "--file", str(tmp_path / "1-mine.toml")]) == 1

    assert "--file needs the game" in capsys.readouterr().err


def test_a_lesson_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "cybo", "--file", str(tmp_path / "none.toml")]) == 1

    assert "none.toml cannot be read" in capsys.readouterr().err
