"""Watches two bots play in an installed program on Windows and macOS, in the session of the person who is there."""

from __future__ import annotations

import subprocess
from pathlib import Path

from packages.job import Unable
from packages.proof import MOVES, NAME, Running, moves_in, new_match, wait


def play_here(program: Path, folder: Path) -> int:
    """Open a match of two bots as a double click does; how many moves were found on the disk."""
    path = folder / NAME
    new_match(path)
    errors = folder / "errors.txt"
    with errors.open("wb") as said:
        words = [str(program), "--data-dir", str(folder / "data"), str(path)]
        process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=said, stderr=said)
    try:
        wait(Running(process, errors), lambda: moves_in(path) >= MOVES, f"does not make {MOVES} moves", every=0.1)
    finally:
        process.terminate()
        process.wait()
    return moves_in(path)


def speaks(program: Path, version: str) -> None:
    """Have the program say its version and simulate matches in two processes; Unable if it does not."""
    for words, expected in ((["--version"], version), (["simulate", "cybo", "--matches", "2", "--jobs", "2"], "2")):
        done = subprocess.run([program, *words], capture_output=True, text=True, check=False)
        if done.returncode != 0 or expected not in done.stdout:
            raise Unable(f"{program} {' '.join(words)} ends with {done.returncode}:\n{done.stdout}{done.stderr}")
