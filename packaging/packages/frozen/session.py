"""Watches an installed program at work on Windows and macOS, in the session of the person who is there."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from packages.job import Unable
from packages.processes import Program, check_processes
from packages.proof import DATA, MOVES, NAME, Played, Running, check_log, moves_in, new_match, wait


def play_here(program: Path, folder: Path) -> Played:
    """Open a match of two bots as a double click does; Unable if they do not play."""
    path = folder / NAME
    new_match(path)
    errors = folder / "errors.txt"
    with errors.open("wb") as said:
        words = [str(program), "--data-dir", str(folder / DATA), str(path)]
        process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=said, stderr=said)
    try:
        wait(Running(process, errors), lambda: moves_in(path) >= MOVES, f"does not make {MOVES} moves", every=0.1)
        check_log(folder / DATA)
    finally:
        process.terminate()
        process.wait()
    return Played(moves_in(path))


def work_here(program: Path, version: str, folder: Path) -> None:
    """Have the program say its version, play and study without a window; Unable if it does not."""
    command = Program([str(program)], os.environ, str(folder))
    if version not in (said := command.run("--version")):
        raise Unable(f"{program} is {version}, and says: {said}")
    check_processes(command)
