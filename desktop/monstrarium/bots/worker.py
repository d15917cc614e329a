"""The process in which bots think: it reads requests from standard input and writes answers to standard output.

It is started as `monstrarium --bot-worker MODULE:FUNCTION`, where the function loads a game by key. It ends when its
input ends. A decision that takes many rounds it shares with a crew of further workers, one for each other core. While
there is nothing to do, all threads wait without waking up.
"""

from __future__ import annotations

import faulthandler
import importlib
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, BinaryIO, TypeAlias

import msgspec

from ..engine.course import Course
from ..engine.plain import from_plain
from ..engine.record import Codec
from . import jobs
from .bot import Trial, together
from .crew import Crew
from .levels import at_random, decide, is_shared, level, seed_of, think_part

Load: TypeAlias = Callable[[str], Any]
Work: TypeAlias = jobs.Think | jobs.Part | jobs.Trouble
CHUNK = 1 << 16
GRACE = 5.0
"""Seconds that a worker has to end once its input has ended; a bot that hangs would never look."""


class JobQueue:
    """The queue of jobs, and which of them are cancelled or hurried."""

    def __init__(self) -> None:
        self._jobs: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._wanted: set[int] = set()
        self._hurried: set[int] = set()
        self.closed = False
        """Whether the program has closed the input."""

    def put(self, job: Work) -> None:
        if not isinstance(job, jobs.Trouble):
            with self._lock:
                self._wanted.add(_number(job))
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

    def take(self) -> Work | None:
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


def work(job_queue: JobQueue, load: Load, crew: Crew, stream: BinaryIO) -> None:
    """Answer the jobs on the queue, one after the other, until it is closed."""
    while (job := job_queue.take()) is not None:
        answer = job if isinstance(job, jobs.Trouble) else _answer(job, job_queue, load, crew)
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
    job_queue, crew = JobQueue(), Crew(jobs.command(registry))
    threading.Thread(target=_listen, args=(sys.stdin.buffer, job_queue), daemon=True).start()
    work(job_queue, load, crew, sys.stdout.buffer)
    crew.close()
    return 0


def _listen(stream: BinaryIO, job_queue: JobQueue) -> None:
    """Read requests until the input ends, and then end this process, if the bot does not look up in time."""
    read(stream, job_queue)
    time.sleep(GRACE)
    os._exit(1)


def _number(job: jobs.Think | jobs.Part) -> int:
    return job.think.job if isinstance(job, jobs.Part) else job.job


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


def _answer(job: jobs.Think | jobs.Part, job_queue: JobQueue, load: Load, crew: Crew) -> jobs.Answer:
    number = _number(job)
    try:
        if not job_queue.wants(number):
            return jobs.Cancelled(number)
        if isinstance(job, jobs.Part):
            answer: jobs.Answer = _part(job, job_queue, load)
        else:
            answer = _think(job, job_queue, load, crew)
    except Exception as error:  # noqa: BLE001 - the next job is served whatever fails here; the text says what it was.
        answer = jobs.Trouble(number, f"{type(error).__name__}: {error}")
    wanted = job_queue.wants(number)
    job_queue.done(number)
    return answer if wanted else jobs.Cancelled(number)


def _part(job: jobs.Part, job_queue: JobQueue, load: Load) -> jobs.Tried:
    think = job.think
    kit = load(think.game)
    world = from_plain(kit.game.state_type, think.world)
    decision = Decision(think, kit, world, lambda: not job_queue.waits(think.job))
    return jobs.told(think.job, decision.part(job.number, job.parts))


def _think(job: jobs.Think, job_queue: JobQueue, load: Load, crew: Crew) -> jobs.Answer:
    kit = load(job.game)
    world = from_plain(kit.game.state_type, job.world)
    decision = Decision(job, kit, world, lambda: not job_queue.waits(job.job))
    fault = ""
    try:
        course = decision.course(crew)
    except Exception as error:  # The seat goes on with a random action if its bot fails; the text says what it was.
        if job.seat not in kit.game.to_act(world):
            raise
        course = at_random(kit.game, world, job.seat, job.seed)
        fault = f"{type(error).__name__}: {error}"
    return jobs.Chosen(job.job, tuple(msgspec.to_builtins(course)), fault)


class Decision:
    """One decision of a bot, which may be shared."""

    def __init__(self, job: jobs.Think, kit: Any, world: Any, stop: Callable[[], bool]) -> None:
        self._job = job
        self._kit = kit
        self._world = world
        self._stop = stop
        self._level = level(job.level).suited(kit.hints)

    def course(self, crew: Crew) -> Course:
        """The best course, found by the whole crew if the decision is worth that."""
        job, game, parts = self._job, self._kit.game, crew.size
        if parts == 1 or not is_shared(game, self._level, self._world, job.seat):
            return decide(game, self._world, self.part(0, 1))
        found = crew.trials(job, Codec(game), lambda number: self.part(number, parts), self._stop)
        return decide(game, self._world, together(found))

    def part(self, number: int, parts: int) -> list[Trial]:
        job, kit = self._job, self._kit
        level, seed = self._level.part(number, parts), seed_of(job.seed, number)
        return think_part(
            kit.game, kit.hints, level, self._world, job.seat, seed, self._stop, kit.courses, kit.playouts
        )
