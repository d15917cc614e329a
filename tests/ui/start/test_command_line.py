"""The arguments of the program are understood, or refused with a reason."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from monstrarium.ui.start.app import DISPLAYS, NEEDS_NONE
from monstrarium.ui.start.launch import parse


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--data-dir", "x", "render", "a.monstrarium"), "the command render comes first: monstrarium render …"),
        (("a.monstrarium", "b.monstrarium"), "one match at a time: a.monstrarium b.monstrarium"),
        (("--game",), "expected one argument"),
        (("simulat",), "no command and no file simulat; did you mean: monstrarium simulate"),
        (("simulat", "cybo", "--matches", "3"), "no command and no file simulat; did you mean: monstrarium simulate"),
        (("--new-window", "chekmap"), "no command and no file chekmap; did you mean: monstrarium check-map"),
        (("pinochle",), "no command and no file pinochle; monstrarium --help lists the commands"),
        (("--gmae", "cybo"), "unrecognized arguments: --gmae"),
    ],
)
def test_what_cannot_be_opened_is_refused_with_a_sentence(
    words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        parse(words)

    assert said in capsys.readouterr().err


@pytest.mark.parametrize("word", ["simulat.monstrarium", "./simulat", "matches/simulat"])
def test_what_looks_like_a_path_is_opened_as_one(word: str) -> None:
    assert parse((word,)).wanted.file == str(Path(word).absolute())


def test_a_file_that_is_called_nearly_like_a_command_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "simulat").touch()

    assert parse(("simulat",)).wanted.file == str(tmp_path / "simulat")


@pytest.mark.skipif(sys.platform in NEEDS_NONE, reason="there is always a display")
def test_without_a_display_a_sentence_says_what_is_missing(tmp_path: Path) -> None:
    bare = {name: value for name, value in os.environ.items() if name not in DISPLAYS}
    command = [sys.executable, "-m", "monstrarium", "--data-dir", str(tmp_path)]

    done = subprocess.run(command, env=bare, capture_output=True, text=True, check=False)

    assert done.returncode == 1
    assert done.stderr.startswith("There is no display to open a window on")
