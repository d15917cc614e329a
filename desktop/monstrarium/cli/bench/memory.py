"""Measures the memory that the program uses during an evening and during one long match. Linux with Xvfb only."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from ...language.words import _
from .measurements import Bench, Goal
from .screen import NoScreen, private_screen
from .start import environment

PARTS = (("evening", "2560x1440x24", 200.0), ("long", "1280x800x24", 130.0))
"""What is played, the screen, and the goal in megabytes."""
TIMEOUT = 600.0
COMMAND = [sys.executable, "-m", "monstrarium.cli.bench.evening"]


def measure(bench: Bench) -> None:
    """Play both one after the other, each in a new process."""
    for kind, screen, goal in PARTS:
        try:
            told = _play(kind, screen)
        except NoScreen as reason:
            print(_("Memory could not be measured: {reason}", reason=reason), file=sys.stderr)
            return
        for name, megabytes in told:
            bench.add(name, megabytes, "MB", goal=Goal(goal, "value"))


def _play(kind: str, size: str) -> list[tuple[str, float]]:
    """The measurements: the part after which it was taken, and the megabytes."""
    with tempfile.TemporaryDirectory(prefix="monstrarium-home-") as home, private_screen(size) as screen:
        own = environment(screen.display, Path(home), Path(home))
        del own["PYTHONPYCACHEPREFIX"]  # Modules are compiled already, as in every start but the first.
        played = subprocess.run(
            [*COMMAND, kind],
            env=own,
            cwd=home,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            timeout=TIMEOUT,
            check=True,
            text=True,
        )
    return [tuple(json.loads(line)) for line in played.stdout.splitlines()]
