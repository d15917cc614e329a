"""A crash that ends the process at once is in the log, and the next run tells of it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from monstrarium.ui.support.log_file import BEGIN, NAME, ended_in_crash
from tests.ui.patience import PATIENCE
from tests.ui.sitting import ROOT

RUN = """
import faulthandler, json, sys
from PySide6.QtCore import QTimer, qFatal
from monstrarium.ui.start import app

if sys.platform != "win32":
    import resource
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

def settled(window, *rest):
    settle_in(window, *rest)
    QTimer.singleShot(0, lambda: done(window))

def done(window):
    notice = window.shelf.notice
    shown = [] if notice is None else [notice.text.text(), *[way.text() for way in notice.ways]]
    END
    print(json.dumps(shown), flush=True)
    window.close()

settle_in, app._settle_in = app._settle_in, settled
sys.exit(app.run(["--data-dir", sys.argv[1]]))
"""
FAULTS = {"Qt": "qFatal('Qt gives up')", "the interpreter": "faulthandler._sigsegv()"}
START = "2026-11-19 05:00:00,000 INFO monstrarium.ui.start.app: Monstrarium 0.1.0 starts\n"


def run(data: Path, end: str = "") -> subprocess.CompletedProcess[str]:
    """One run of the program, which ends like that."""
    return subprocess.run(
        [sys.executable, "-c", RUN.replace("END", end), str(data)],
        cwd=ROOT / "desktop",
        capture_output=True,
        text=True,
        timeout=PATIENCE / 1000,
        check=False,
    )


@pytest.mark.parametrize("what", FAULTS)
def test_the_log_has_where_it_crashed_and_the_next_run_tells_of_it(what: str, tmp_path: Path) -> None:
    crashed = run(tmp_path, FAULTS[what])
    log = (tmp_path / "logs" / NAME).read_bytes()
    after, later = run(tmp_path), run(tmp_path)

    assert crashed.returncode != 0
    assert re.match(BEGIN, log)
    assert b"Fatal Python error: " in log
    assert b" in done" in log
    sentence, *ways = json.loads(after.stdout)
    assert sentence.startswith("Monstrarium crashed the last time.")
    assert ways == ["Save Report…"]
    assert (after.returncode, json.loads(later.stdout)) == (0, [])


@pytest.mark.parametrize(
    ("told", "crashed"),
    [
        ("", False),
        (START, False),
        (START + "Fatal Python error: Segmentation fault\n\nThread 0x1:\n", True),
        (START + "Fatal Python error: Aborted\n" + START, False),
        (START + "Windows fatal exception: access violation\n", True),
        (START + "Windows fatal exception: code 0x8001010d\n", False),
        ("Fatal Python error: Aborted\n", True),
        (START + "a line that speaks of Fatal Python error: Aborted\n", False),
        (START + "Fatal Python error: Aborted\n" + "a line\n" * 100, True),
    ],
)
def test_only_the_end_of_the_last_run_counts(told: str, crashed: bool, tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(told)

    assert ended_in_crash(tmp_path) is crashed


def test_without_a_log_nothing_has_crashed(tmp_path: Path) -> None:
    assert not ended_in_crash(tmp_path)


def test_a_crash_is_told_to_the_terminal_where_no_log_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("a file where the folder should be")

    assert "Fatal Python error: Aborted" in run(tmp_path, FAULTS["Qt"]).stderr
