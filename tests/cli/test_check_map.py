"""Maps are checked without a window, and every error is named with its place in the file."""

import json
import os
from pathlib import Path

import pytest

from monstrarium.__main__ import main
from monstrarium.games.hybrid.ground.plan import PLANS
from monstrarium.games.hybrid.ground.tiles import NAMES

SOUND = (PLANS / "so11.toml").read_text("utf-8")


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    """A map with a pillar and floor in a gap of the rim, which opens the rim, and a door in mid-room."""
    path = tmp_path / "faulty.toml"
    path.write_text(SOUND.replace("###%%###", "###o.###", 1).replace("%......", "%..+...", 1), "utf-8")
    return path


def test_a_map_that_fits_is_said_to_be_fine(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["check-map", str(PLANS / "so11.toml")])

    assert code == 0
    assert capsys.readouterr().out == f"{PLANS / 'so11.toml'} is fine: SO11, 24 by 16 squares, 7 rooms.\n"


def test_a_map_on_which_no_skirmish_can_be_fought_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "empty.toml"
    path.write_text(SOUND.replace("g", "."), "utf-8")

    code = main(["check-map", str(path)])

    assert code == 0
    said = capsys.readouterr().out
    assert "No skirmish can be fought there: there are 0 squares g for a side to begin on" in said


def test_every_fault_is_told_with_its_line_column_and_cell(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["check-map", str(faulty)])

    assert code == 1
    assert capsys.readouterr().err.splitlines() == [
        f"{faulty}: line 8, column 5 (E1): the laboratory is open to the outside; close it with %, or mark an access.",
        f"{faulty}: line 11, column 4 (D4): a single door stands in no wall.",
    ]


def test_programs_get_the_faults_as_json(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["check-map", "--json", str(PLANS / "so11.toml"), str(faulty)])
    fine, wrong = json.loads(capsys.readouterr().out)

    assert code == 1
    assert (fine["fits"], fine["complaints"], fine["rooms"]) == (True, [], 7)
    assert [(each["line"], each["column"], each["cell"]) for each in wrong["complaints"]] == [
        (8, 5, "E1"),
        (11, 4, "D4"),
    ]


@pytest.mark.parametrize(
    ("content", "words"),
    [(None, "No such file"), (b"\xff\xfe", "can't decode"), (b"name = ", "at end of document"), (b"", "`name`")],
)
def test_a_file_that_cannot_be_read_is_a_fault_like_any_other(
    content: bytes | None, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    if content is not None:
        path.write_bytes(content)

    code = main(["check-map", str(path)])
    said = capsys.readouterr().err

    assert code == 1
    assert said.startswith(f"{path}: The file cannot be read: ")
    assert words in said


def test_the_help_explains_every_character_of_a_map(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-map", "--help"]) == 0
    lines = capsys.readouterr().out.splitlines()

    explained = [line[2] for line in lines if line.startswith("  ") and line[3:5] == "  "]
    assert set(explained) == set(NAMES)
    assert any(line.endswith("%  a wall that has fallen in") for line in lines)


@pytest.mark.parametrize("number", ["name", "gate"])
def test_a_number_of_very_many_digits_is_refused(
    number: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "long.toml"
    digits = "9" * 5000
    text = f"name = {digits}\n" if number == "name" else f'{SOUND}\n[[gate]]\nat = "A{digits}"\n'
    path.write_text(text, "utf-8")

    assert main(["check-map", str(path)]) == 1
    said = capsys.readouterr().err
    assert str(path) in said
    assert len(said) < 1000


def test_a_pipe_and_a_file_without_end_are_no_maps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "huge.toml").write_bytes(b"#" * 10_000_000)

    assert main(["check-map", str(tmp_path / "pipe.toml"), str(tmp_path / "huge.toml"), "/dev/zero"]) == 1
    said = capsys.readouterr().err
    assert "not a regular file" in said
    assert "larger than 16 kB" in said
