"""A crew: processes that share the rounds of one decision, so that a bot thinks on all cores.

Each does its part with a seed of its own, in worlds of its own, and the trials of all are added up (root-parallel
search). The same seed, rounds and number of processes come to the same choice, even if a process is lost: then its
part is done here.
"""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from typing import IO, Any

import msgspec

from ..engine.record import Codec
from . import jobs
from .bot import Trial

LARGEST = 8
"""The most processes of a crew; each needs the memory of the rules."""
CHUNK = 1 << 16
GLANCE = 0.05
"""Seconds after which a crew that waits looks whether it should stop."""


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Crew:
    """This process, and as many others as there are cores beside it; they are started when first needed."""

    def __init__(self, command: Sequence[str], size: int | None = None) -> None:
        """`command` starts a worker; `size` counts this process too."""
        self._command = tuple(command)
        self.size = min(cores(), LARGEST) if size is None else size
        self._mates: list[_Mate] = []

    @property
    def processes(self) -> tuple[int, ...]:
        """The numbers by which the system knows the other processes."""
        return tuple([mate.process.pid for mate in self._mates if mate.process is not None])

    def trials(
        self, think: jobs.Think, codec: Codec[Any], part: Callable[[int], list[Trial]], stop: Callable[[], bool]
    ) -> list[list[Trial]]:
        """The trials of every part of a decision. `part` does one here; when `stop` says so, all end early."""
        mates = self._gather()
        for number, mate in enumerate(mates, 1):
            mate.send(jobs.Part(think, number, self.size))
        found = [part(0)]
        for number, mate in enumerate(mates, 1):
            answer = mate.answer(think.job, stop)
            found.append(part(number) if answer is None else jobs.heard(codec, answer))
        return found

    def close(self) -> None:
        """End the other processes."""
        for mate in self._mates:
            mate.end()
        self._mates.clear()

    def _gather(self) -> list[_Mate]:
        """The other processes, all of them alive as far as is known."""
        for mate in self._mates:
            if mate.lost:
                mate.end()
        self._mates = [mate for mate in self._mates if not mate.lost]
        while len(self._mates) < self.size - 1:
            self._mates.append(_Mate(self._command))
        return self._mates


class _Mate:
    """Another worker process. Whatever happens to it, it only counts as lost."""

    def __init__(self, command: Sequence[str]) -> None:
        self.lost = False
        self._answers: queue.SimpleQueue[jobs.Answer | None] = queue.SimpleQueue()
        self.process: subprocess.Popen[bytes] | None = None
        try:
            # On Windows, a process without a window of its own would open a terminal.
            flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, creationflags=flags)
        except OSError as error:
            self._lose(error)
            return
        assert self.process.stdout is not None
        threading.Thread(target=self._read, args=(self.process.stdout,), daemon=True).start()

    def send(self, request: jobs.Request) -> None:
        if self.lost or self.process is None or self.process.stdin is None:
            return
        try:
            self.process.stdin.write(jobs.pack(request))
            self.process.stdin.flush()
        except OSError as error:
            self._lose(error)

    def answer(self, job: int, stop: Callable[[], bool]) -> jobs.Tried | None:
        """Wait for the answer to a job, and ask for it at once when `stop` says so; None if there will be none."""
        hurried = False
        while not self.lost:
            if not hurried and stop():
                self.send(jobs.Hurry(job))
                hurried = True
            try:
                found = self._answers.get(timeout=GLANCE)
            except queue.Empty:
                continue
            if isinstance(found, jobs.Tried) and found.job == job:
                return found
            self._lose(found.what if isinstance(found, jobs.Trouble) else "its answer belongs to nothing")
        return None

    def end(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            for pipe in (self.process.stdin, self.process.stdout):
                if pipe is not None:
                    _shut(pipe)

    def _read(self, stream: IO[bytes]) -> None:
        """Take answers until the process ends; runs in a thread of its own."""
        frames = jobs.Frames()
        try:
            while data := stream.read1(CHUNK):  # type: ignore[attr-defined]
                for body in frames.feed(data):
                    self._answers.put(jobs.read_answer(body))
        except (jobs.FrameError, msgspec.MsgspecError, OSError, ValueError) as error:
            self._answers.put(jobs.Trouble(-1, str(error)))
        self._answers.put(None)

    def _lose(self, why: object) -> None:
        """Note that nothing more comes of this process; the log of the program keeps what workers say."""
        self.lost = True
        print(f"A process that thinks with others is lost: {why}.", file=sys.stderr, flush=True)


def _shut(pipe: IO[bytes]) -> None:
    try:
        pipe.close()
    except OSError:  # What was not written yet has nobody to read it.
        return
