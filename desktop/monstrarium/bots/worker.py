"""The process in which bots think: reads requests from standard input, writes answers to standard output.

Started as `python -m monstrarium.bots.worker MODULE:FUNCTION`, where the function loads a game by its key. It ends when
its input does. While there is nothing to do both of its threads wait without waking.
"""

from __future__ import annotations

import importlib
import queue
import signal
import sys
import threading
from collections.abc import Callable
from typing import Any, BinaryIO, TypeAlias

import msgspec

from ..engine.plain import from_plain
from .jobs import (
    Answer,
    Cancel,
    Cancelled,
    Chosen,
    FrameError,
    Frames,
    Hurry,
    Think,
    Trouble,
    job_of,
    pack,
    read_request,
)
from .levels import at_random, level, think

Load: TypeAlias = Callable[[str], Any]
CHUNK = 1 << 16


class Desk:
    """What lies before the thinker: jobs in order of arrival, and which of them are wanted no more."""

    def __init__(self) -> None:
        self._jobs: queue.SimpleQueue[Think | Trouble | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._wanted: set[int] = set()
        self._hurried: set[int] = set()
        self.closed = False
        """Whether nobody listens any more."""

    def put(self, job: Think | Trouble) -> None:
        """One more to do, or to say."""
        if isinstance(job, Think):
            with self._lock:
                self._wanted.add(job.job)
        self._jobs.put(job)

    def cancel(self, job: int) -> None:
        """A job is wanted no more; one that is done or unknown is no trouble."""
        with self._lock:
            self._wanted.discard(job)

    def hurry(self, job: int) -> None:
        """The answer to a job is wanted now; one that is done or unknown is no trouble."""
        with self._lock:
            self._hurried.update({job} & self._wanted)

    def close(self) -> None:
        """Nobody listens any more: stop at once."""
        self.closed = True
        self.finish()

    def finish(self) -> None:
        """Nothing more will come: stop after what lies here."""
        self._jobs.put(None)

    def take(self) -> Think | Trouble | None:
        """Wait for the next thing to do; None: nothing ever again."""
        return self._jobs.get()

    def wants(self, job: int) -> bool:
        """Whether the answer to a job is still wanted."""
        return job in self._wanted and not self.closed

    def waits(self, job: int) -> bool:
        """Whether there is still time to think."""
        return self.wants(job) and job not in self._hurried

    def done(self, job: int) -> None:
        """The job was answered."""
        self.cancel(job)
        self._hurried.discard(job)


def read(stream: BinaryIO, desk: Desk) -> None:
    """Lay what comes in on the desk until the stream ends; runs in a thread of its own."""
    frames = Frames()
    try:
        while data := stream.read1(CHUNK):  # type: ignore[attr-defined]
            for body in frames.feed(data):
                _sort(body, desk)
    except FrameError as error:
        desk.put(Trouble(-1, str(error)))
    finally:
        desk.close()


def work(desk: Desk, load: Load, stream: BinaryIO) -> None:
    """Do what lies on the desk, one after the other, until it is closed."""
    while (job := desk.take()) is not None:
        answer = job if isinstance(job, Trouble) else _answer(job, desk, load)
        if desk.closed:
            return
        stream.write(pack(answer))
        stream.flush()


def main(registry: str) -> int:
    """Work until standard input ends."""
    # Ctrl-C in a terminal is for the program, which then closes the input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    module, _colon, function = registry.partition(":")
    load: Load = getattr(importlib.import_module(module), function)
    desk = Desk()
    threading.Thread(target=read, args=(sys.stdin.buffer, desk), daemon=True).start()
    work(desk, load, sys.stdout.buffer)
    return 0


def _sort(body: bytes, desk: Desk) -> None:
    try:
        request = read_request(body)
    except msgspec.MsgspecError as error:
        desk.put(Trouble(job_of(body), str(error)))
        return
    if isinstance(request, Cancel):
        desk.cancel(request.job)
    elif isinstance(request, Hurry):
        desk.hurry(request.job)
    else:
        desk.put(request)


def _answer(job: Think, desk: Desk, load: Load) -> Answer:
    try:
        chosen = _think(job, desk, load)
    except Exception as error:  # noqa: BLE001 - whatever one job breaks, the next one is served; the text says what it was.
        chosen = Trouble(job.job, f"{type(error).__name__}: {error}")
    wanted = desk.wants(job.job)
    desk.done(job.job)
    return chosen if wanted else Cancelled(job.job)


def _think(job: Think, desk: Desk, load: Load) -> Answer:
    kit, playing = load(job.game), level(job.level)
    world = from_plain(kit.game.state_type, job.world)
    if not desk.wants(job.job):
        return Cancelled(job.job)
    stop, fault = lambda: not desk.waits(job.job), ""
    try:
        thought = think(kit.game, kit.hints, playing, world, job.seat, job.seed, stop, kit.courses)
    except Exception as error:  # Whatever a bot has got wrong, its seat goes on; the text says what it was.
        if job.seat not in kit.game.to_act(world):
            raise
        thought = at_random(kit.game, world, job.seat, job.seed)
        fault = f"{type(error).__name__}: {error}"
    return Chosen(job.job, tuple(msgspec.to_builtins(thought.course)), thought.reason, fault)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
