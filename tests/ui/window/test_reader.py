"""Whole matches are played over AT-SPI alone, in a window of a program of its own."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from monstrarium.cli.bench.screen import private_screen
from monstrarium.engine.plain import Plain
from monstrarium.engine.record import SeatInfo
from monstrarium.storage.paths import places
from monstrarium.storage.settings import LastSetup, Settings, save_settings
from tests.ui.sitting import ROOT

PATIENCE = 1200
READER = ROOT / "tests" / "support" / "reader.py"
PYTHON = "/usr/bin/python3"
BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
BUS = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
PERSON, BOT = SeatInfo("Ann", "", 0), SeatInfo("Bolt", "easy", 1)


@cache
def missing() -> str:
    """The tools of the system that are missing; empty if none is."""
    tools = [name for name in ("Xvfb", "dbus-run-session") if shutil.which(name) is None]
    if not BUS.exists():
        tools.append("at-spi2-core")
    if (
        not Path(PYTHON).exists()
        or subprocess.run([PYTHON, "-c", BINDINGS], capture_output=True, check=False).returncode
    ):
        tools.append("gir1.2-atspi-2.0 and python3-gi")
    return ", ".join(tools)


pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(missing()), reason=f"needs assistive technology: {missing()}"),
]


def read_and_play(folder: Path, game: str, title: str, options: dict[str, Plain]) -> dict[str, Any]:
    """Play a match from the shelf to its end by what is read; returns what was done."""
    setup = LastSetup((PERSON, BOT), options)
    settings = Settings(motion="off", pace="instant", last_setups={game: setup})
    assert save_settings(places(folder).config / "settings.ini", settings) == ""
    known = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "DBUS_", "AT_"))}
    command = [sys.executable, "-m", "monstrarium", "--data-dir", str(folder), "--new-window"]
    with private_screen() as screen:
        own = {
            "DISPLAY": screen.display,
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "PYTHONPATH": f"{ROOT}/desktop",
            "PYTHONFAULTHANDLER": "1",
        }
        done = run_to_its_end(
            ["dbus-run-session", "--", PYTHON, "-W", "ignore", str(READER), title, "1", *command], {**known, **own}
        )
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout.splitlines()[-1])


def run_to_its_end(command: list[str], env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run programs that start others, and end all of them if they take too long."""
    with subprocess.Popen(
        command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, process_group=0
    ) as running:
        try:
            said, complaints = running.communicate(timeout=PATIENCE)
        except BaseException:
            os.killpg(running.pid, signal.SIGKILL)
            raise
    return subprocess.CompletedProcess(command, running.returncode, said, complaints)


def test_a_match_of_cybo_is_played_by_a_reader_alone(tmp_path: Path) -> None:
    seen = read_and_play(tmp_path, "cybo", "CYBO", {"first": "first"})
    assert seen["over"]
    assert seen["ended"] == 0
    assert "press: The die" in seen["deeds"]
    assert any(told.startswith("Ann: 0 points. Ann’s scorecard. Score: 0 points") for told in seen["told"])


def test_a_match_of_xybrid_is_played_by_a_reader_alone(tmp_path: Path) -> None:
    seen = read_and_play(tmp_path, "xybrid", "XYbrid", {})
    assert seen["over"]
    assert seen["ended"] == 0
    assert {deed.split(":")[0] for deed in seen["deeds"]} >= {"take", "place", "Press"}
