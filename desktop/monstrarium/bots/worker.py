"""The process in which bots think: it reads requests from standard input and writes answers to standard output.

It is started as `monstrarium --bot-worker MODULE:FUNCTION`, where the function loads a game by key. It ends when its
input ends. While there is nothing to do, both of its threads wait without waking up.
"""

from __future__ import annotations

import faulthandler
import importlib
import queue
import signal
import sys
import threading
from collections.abc import Callable
from typing import Any, BinaryIO, TypeAlias

import msgspec

from ..engine.plain import from_plain
from . import jobs
from .levels import at_random, level, think

Load: TypeAlias = Callable[[str], Any]
CHUNK = 1 << 16


class JobQueue:
    """The queue of jobs, and which of them are cancelled or hurried."""

    def __init__(self) -> None:
        self._jobs: queue.SimpleQueue[jobs.Think | jobs.Trouble | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._wanted: set[int] = set()
        self._hurried: set[int] = set()
        self.closed = False
        """Whether the program has closed the input."""

    def put(self, job: jobs.Think | jobs.Trouble) -> None:
        if isinstance(job, jobs.Think):
            with self._lock:
                self._wanted.add(job.job)
        self._jobs.put(job)

    def cancel(self, job: int) -> None:
        """Cancel a job; nothing happens if it is done or unknown."""
        with self._lock:
            self._wanted.discard(job)

    def hurry(self, job: int) -> None:
        """Ask for the answer to a job now; nothing happens if it is done or unknown."""
        with self._lock:
            self._hurried.update({job} & self._wanted)

    def close(self) -> None:
        """Stop at once, because the program has closed the input."""
        self.closed = True
        self.finish()

    def finish(self) -> None:
        """Stop after the jobs in the queue."""
        self._jobs.put(None)

    def take(self) -> jobs.Think | jobs.Trouble | None:
        """Wait for the next job; None to stop."""
        return self._jobs.get()

    def wants(self, job: int) -> bool:
        """Whether the answer to a job is still needed."""
        return job in self._wanted and not self.closed

    def waits(self, job: int) -> bool:
        """Whether a job may go on thinking."""
        return self.wants(job) and job not in self._hurried

    def done(self, job: int) -> None:
        self.cancel(job)
        self._hurried.discard(job)


def read(stream: BinaryIO, job_queue: JobQueue) -> None:
    """Put incoming requests on the queue until the stream ends; runs in a thread of its own."""
    frames = jobs.Frames()
    try:
        while data := stream.read1(CHUNK):  # type: ignore[attr-defined]
            for body in frames.feed(data):
                _sort(body, job_queue)
    except jobs.FrameError as error:
        job_queue.put(jobs.Trouble(-1, str(error)))
    finally:
        job_queue.close()


def work(job_queue: JobQueue, load: Load, stream: BinaryIO) -> None:
    """Answer the jobs on the queue, one after the other, until it is closed."""
    while (job := job_queue.take()) is not None:
        answer = job if isinstance(job, jobs.Trouble) else _answer(job, job_queue, load)
        if job_queue.closed:
            return
        stream.write(jobs.pack(answer))
        stream.flush()


def main(registry: str) -> int:
    """Answer requests until standard input ends. A crash of the interpreter is told on standard error."""
    faulthandler.enable()
    # Ctrl-C in a terminal is meant for the program, which then closes the input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    module, _colon, function = registry.partition(":")
    load: Load = getattr(importlib.import_module(module), function)
    job_queue = JobQueue()
    threading.Thread(target=read, args=(sys.stdin.buffer, job_queue), daemon=True).start()
    work(job_queue, load, sys.stdout.buffer)
    return 0


def _sort(body: bytes, job_queue: JobQueue) -> None:
    try:
        request = jobs.read_request(body)
    except msgspec.MsgspecError as error:
        job_queue.put(jobs.Trouble(jobs.job_of(body), str(error)))
        return
    if isinstance(request, jobs.Cancel):
        job_queue.cancel(request.job)
    elif isinstance(request, jobs.Hurry):
        job_queue.hurry(request.job)
    else:
        job_queue.put(request)


def _answer(job: jobs.Think, job_queue: JobQueue, load: Load) -> jobs.Answer:
    try:
        chosen = _think(job, job_queue, load)
    except Exception as error:  # noqa: BLE001 - the next job is served whatever fails here; the text says what it was.
        chosen = jobs.Trouble(job.job, f"{type(error).__name__}: {error}")
    wanted = job_queue.wants(job.job)
    job_queue.done(job.job)
    return chosen if wanted else jobs.Cancelled(job.job)


def _think(job: jobs.Think, job_queue: JobQueue, load: Load) -> jobs.Answer:
    kit, playing = load(job.game), level(job.level)
    world = from_plain(kit.game.state_type, job.world)
    if not job_queue.wants(job.job):
        return jobs.Cancelled(job.job)
    stop, fault = lambda: not job_queue.waits(job.job), ""
    try:
        course = think(kit.game, kit.hints, playing, world, job.seat, job.seed, stop, kit.courses)
    except Exception as error:  # The seat goes on with a random action if its bot fails; the text says what it was.
        if job.seat not in kit.game.to_act(world):
            raise
        course = at_random(kit.game, world, job.seat, job.seed)
        fault = f"{type(error).__name__}: {error}"
    return jobs.Chosen(job.job, tuple(msgspec.to_builtins(course)), fault)
