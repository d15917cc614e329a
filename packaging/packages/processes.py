"""Looks whether an installed program works in processes of its own: matches, studies, and the decisions of its bots.

Whatever the program is packed as, it starts itself again for each of these, and each may fail where the others work.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from monstrarium import BOT_WORKER, LAB_WORKER
from monstrarium.bots.crew import LARGEST, cores
from monstrarium.games import KEYS
from monstrarium.lab.balance import measured
from monstrarium.lab.runs import SUFFIX
from monstrarium.lab.worker import Seen, Study, read_answer
from packages.job import Unable, run

STUDIED = "cybo"
MATCHES, JOBS = 4, 2
PATIENCE = 120.0
SHARE = 0.25
"""What the processor does at least for a process that was asked to share decisions, of what it does for the other."""


class Program(NamedTuple):
    """A program that was installed, as it is started without a window."""

    command: Sequence[str]
    environment: Mapping[str, str]
    folder: str
    """An empty folder in which it may write, as it names it."""

    def run(self, *words: str) -> str:
        return run([*self.command, *words], Path("/"), self.environment)


def check_processes(program: Program) -> None:
    """Have the program play and study in several processes; Unable if it does not."""
    check_games(program)
    check_study(program)
    check_laboratory(program)


def check_games(program: Program) -> None:
    """Have each game played in two processes, for which the facts of that game are read."""
    for key in KEYS:
        program.run("simulate", key, "--matches", "2", "--jobs", str(JOBS))


def check_study(program: Program) -> None:
    """Have a small study made by the command."""
    who = ("ladder", STUDIED, "--bots", "easy,normal")
    kept = f"{program.folder}/study{SUFFIX}"
    said = program.run("lab", *who, "--matches", str(MATCHES), "--jobs", str(JOBS), "--out", kept, "--json")
    if f'"matches":{MATCHES},' not in said:
        raise Unable(f"A study of {MATCHES} matches does not say that it has played them:\n{said}")


def check_laboratory(program: Program) -> None:
    """Have a small study made by the process of the laboratory, as its window does."""
    wanted = Study(measured(STUDIED, "easy", seed=1, seats=(2,)), MATCHES, program.folder, JOBS)
    with subprocess.Popen(
        [*program.command, LAB_WORKER],
        cwd="/",
        env=program.environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        late = threading.Timer(PATIENCE, process.kill)
        late.start()
        with contextlib.suppress(BrokenPipeError):  # It has ended without a question.
            process.stdin.write(msgspec.json.encode(wanted) + b"\n")
        told = process.stdout.read().splitlines()  # Its input stays open until it has ended by itself.
        late.cancel()
    last = read_answer(told[-1]) if told else None
    if not isinstance(last, Seen) or not last.over or last.done != MATCHES:
        raise Unable(f"The process of the laboratory was asked for {MATCHES} matches, and its last answer is {last}.")


# ---- decisions that are shared


class Thinker(NamedTuple):
    """A process in which bots think."""

    pid: int
    parent: int
    seconds: float
    """Of the processor, for it and its ended children."""


def check_sharing(found: Sequence[Thinker], size: int = min(cores(), LARGEST)) -> int:
    """How many processes thought together; Unable if one of those that a crew of this size has did not do its part."""
    pids = {each.pid for each in found}
    asked = [each for each in found if each.parent not in pids]
    if len(asked) != 1:
        raise Unable(f"Bots think in one process, which may ask others, and not in {len(asked)}.")
    mates = [each for each in found if each.parent in pids and each.seconds >= SHARE * asked[0].seconds]
    if len(mates) != size - 1:
        raise Unable(f"{len(mates)} processes have shared the decisions of bots, and not {size - 1}: {found}")
    return len(found)


def thinkers(session: int) -> list[Thinker]:
    """The processes of bots in a session of processes, as Linux tells of them."""
    found: list[Thinker] = []
    for folder in Path("/proc").glob("[0-9]*"):
        pid = int(folder.name)
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
            _state, parent, _group, its_session = status(pid)[:4]
            if BOT_WORKER.encode() in words and int(its_session) == session:
                found.append(Thinker(pid, int(parent), processor_time(pid)))
        except (FileNotFoundError, ProcessLookupError):  # It has just ended.
            continue
    return found


def processor_time(pid: int) -> float:
    """Seconds of the processor that a running process and its ended children have had."""
    return sum(map(int, status(pid)[11:15])) / os.sysconf("SC_CLK_TCK")


def status(pid: int) -> list[str]:
    """What Linux tells of a process after its name: see proc(5), from the third field on."""
    return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
