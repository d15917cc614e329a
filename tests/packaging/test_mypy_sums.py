"""mypy refuses sums that may round: floats are added by `math.fsum`."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[2]
SUMS = """
from enum import IntEnum
from typing import Any

class Worth(IntEnum):
    ONE = 1

def added(whole: list[int], parts: list[float], mixed: list[int | float], anything: Any, worths: list[Worth]) -> None:
    sum(whole)
    sum([1 << each for each in whole], 7)
    sum(each > 3 for each in whole)
    sum(worths)
    sum([(1, 2), (3, 4)], ())
    sum(parts)  # refused
    sum(mixed)  # refused
    sum(whole, 0.5)  # refused
    sum(anything)  # refused
    sum([each / 2 for each in whole])  # refused
"""


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What mypy says of the sums, with the project's plugin and nothing else of its configuration."""
    folder = tmp_path_factory.mktemp("mypy")
    (folder / "mypy.ini").write_text(f"[mypy]\nplugins = {ROOT / 'packaging' / 'mypy_sums.py'}\n")
    files = [folder / "monstrarium" / "sums.py", folder / "monstrarium" / "ui" / "sizes.py"]
    for file in files:
        file.parent.mkdir(exist_ok=True)
        file.write_text(SUMS)
    return api.run(["--config-file", str(folder / "mypy.ini"), "--cache-dir", str(folder), *map(str, files)])[0]


def test_below_the_window_sums_of_floats_and_of_anything_are_refused_and_sums_of_ints_are_not(said: str) -> None:
    refused = [number for number, line in enumerate(SUMS.splitlines(), 1) if line.endswith("# refused")]
    found = [line.split(":") for line in said.splitlines() if "[float-sum]" in line]
    assert [int(number) for _file, number, *_what in found] == refused, said
    assert {Path(file).name for file, *_rest in found} == {"sums.py"}


def test_the_refusal_says_what_to_write(said: str) -> None:
    assert "sum() may add floats here; use math.fsum()" in said


def test_the_whole_project_is_checked_so() -> None:
    assert 'plugins = ["packaging/mypy_sums.py"]' in (ROOT / "pyproject.toml").read_text("utf-8")
