"""A short run of the harness, of which long runs are started by hand: see `python -m tests.faults --help`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "words",
    [
        ("--only", "kills", "--only", "rivals", "--kills", "20"),
        ("--only", "windows", "--only", "bots", "--windows", "2"),
        ("--only", "mutations", "--only", "starts", "--mutations", "100"),
        ("--only", "disks", "--disks", "20"),
    ],
    ids=lambda words: words[1],
)
def test_no_fault_costs_more_than_a_sentence(words: tuple[str, ...]) -> None:
    if not hasattr(os, "fork"):
        pytest.skip("this system has neither forks nor pipes with a name")
    run = [sys.executable, "-m", "tests.faults", "--seed", "5", *words]
    own = {"PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'desktop'}", "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(run, cwd=ROOT, env={**os.environ, **own}, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr
