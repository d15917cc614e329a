"""The guide to games, and that of HYBRID, name files that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monstrarium import games
from monstrarium.games import KEYS

FOLDER = Path(str(games.__file__)).parent
ROOT = FOLDER.parents[2]
NAMES = sorted(set(re.findall(r"`(/?[\w.-]+/[\w./-]*)`", (FOLDER / "README.md").read_text("utf-8"))))
IN_A_GAME = [name for name in NAMES if name.startswith(("table/", "bots/"))]
PATHS = [name for name in NAMES if name.startswith(("/", *(f"{key}/" for key in KEYS))) and "KEY" not in name]


@pytest.mark.parametrize("name", PATHS)
def test_a_path_of_the_guide_is_there(name: str) -> None:
    assert (ROOT / name[1:] if name.startswith("/") else FOLDER / name).exists()


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("name", IN_A_GAME)
def test_a_file_that_every_game_has_is_there(name: str, key: str) -> None:
    path = FOLDER / key / name
    assert path.exists() or path.with_suffix("").is_dir()


HYBRID, HYBRID_TESTS = FOLDER / "hybrid", ROOT / "tests" / "games" / "hybrid"
TABLE = (HYBRID / "README.md").read_text("utf-8").partition("| Heading |")[2].partition("\n\n")[0]
"""The table of headings; another one counts clicks."""
ROWS = [line.split("|")[1:4] for line in TABLE.splitlines()[2:]]


@pytest.mark.parametrize(("heading", "files", "tests"), ROWS, ids=lambda cell: cell.strip()[:20])
def test_a_heading_of_hybrid_leads_to_files_and_tests(heading: str, files: str, tests: str) -> None:
    named = [HYBRID / name for name in re.findall(r"`([^`]+)`", files)]
    named += [HYBRID_TESTS / name for name in re.findall(r"`([^`]+)`", tests)]
    assert named, heading
    assert [path for path in named if not path.exists()] == []
