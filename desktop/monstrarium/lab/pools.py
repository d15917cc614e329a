"""Who plays the pieces of a task: this process, processes on all cores, or the machines of a Dask cluster."""

from __future__ import annotations

import importlib
import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Protocol, Self, TypeAlias

from ..content import places
from ..language.words import _
from . import LabError
from .tasks import Piece, Result, Task, fingerprint, play

MOST_PROCESSES = 61
"""The most processes that Windows waits for."""
MOMENT = 0.1
"""Seconds after which it is looked whether all is to stop."""
AHEAD = 2
"""How many pieces each worker is given at a time, so that it never waits for the next."""
PATIENCE = "10s"
"""How long a scheduler may take to answer."""
TRIES = 3
"""A piece whose worker dies so often is given up."""
Done: TypeAlias = tuple[Piece, Result]


class Pool(Protocol):
    """Plays pieces."""

    def play(self, task: Task, pieces: Iterator[Piece]) -> Iterator[Done]:
        """Play pieces, which are asked for as soon as somebody is free, and yield what comes of each when it is done.

        When the iterator is closed, nothing is played any more.
        """
        ...


def cores() -> int:
    """The cores that this process may use, but no more than Windows waits for."""
    free = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(free, MOST_PROCESSES)


@contextmanager
def pool(
    jobs: int = 0, cluster: str = "", resources: Path | None = None, stopped: Callable[[], bool] | None = None
) -> Iterator[Pool]:
    """A pool of so many processes, 0 for one on each core, or of the workers of a cluster.

    Printed facts that lie elsewhere need processes of their own: this one has read those of the program. Processes are
    ended within moments when `stopped` turns true.
    """
    jobs = jobs or cores()
    if cluster:
        if resources is not None:
            raise LabError(_("Other printed facts are compared on this machine; leave --cluster out."))
        with _cluster(cluster) as found:
            yield found
    elif jobs == 1 and resources is None:
        yield Here()
    else:
        with Processes(jobs, resources, stopped).kept() as kept:
            yield kept


class Here:
    """Plays in this process."""

    def play(self, task: Task, pieces: Iterator[Piece]) -> Iterator[Done]:
        for piece in pieces:
            yield piece, task.play(piece)


# ---- processes of this machine


class Processes:
    """Plays in processes of this machine, each with an executor of its own, so that one dies without the others."""

    def __init__(self, jobs: int, resources: Path | None = None, stopped: Callable[[], bool] | None = None) -> None:
        self._jobs = jobs
        self._resources = resources
        self._stopped = stopped
        self._keeps = False
        self._idle: list[_Worker] = []

    @contextmanager
    def kept(self) -> Iterator[Self]:
        """Keeps the processes for the next task, as long as each is played to its end."""
        self._keeps = True
        try:
            yield self
        finally:
            self._keeps = False
            _end(self._idle)
            self._idle = []

    def play(self, task: Task, pieces: Iterator[Piece]) -> Iterator[Done]:
        workers, self._idle = self._idle or [_Worker(self._resources) for _job in range(self._jobs)], []
        whole = False
        try:
            yield from _shared(task, pieces, [worker.submit for worker in workers], AHEAD, self._stopped)
            whole = self._stopped is None or not self._stopped()
        finally:
            if whole and self._keeps:
                self._idle = workers
            else:
                _end(workers)


class _Worker:
    """One process. It ends at once when the end of its pipe here is closed, also if this process is killed."""

    def __init__(self, resources: Path | None) -> None:
        self._resources = resources
        self._begin()

    def submit(self, task: Task, piece: Piece) -> Future[Result]:
        try:
            return self._executor.submit(play, task, piece, fingerprint(task.game))
        except BrokenExecutor:
            self.end()
            self._begin()
            return self._executor.submit(play, task, piece, fingerprint(task.game))

    def end(self) -> None:
        self._pipe.close()
        self._executor.shutdown(cancel_futures=True)

    def _begin(self) -> None:
        context = get_context("spawn")
        try:
            theirs, self._pipe = context.Pipe(duplex=False)
            self._executor = ProcessPoolExecutor(1, context, _begin_work, (theirs, self._resources))
        except (ImportError, OSError) as error:  # There is no place for semaphores, as in a bare container.
            raise LabError(
                _("This system lets no processes share work: {reason}. Use --jobs 1.", reason=error)
            ) from None


def _end(workers: Iterable[_Worker]) -> None:
    for worker in workers:
        worker.end()


def _begin_work(pipe: Connection, resources: Path | None) -> None:
    """Prepare a worker: Ctrl+C is left to the main process, and the printed facts are those that are wanted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(pipe,), daemon=True).start()
    if resources is not None:
        places.look_for_resources_in(resources)


def _end_with(pipe: Connection) -> None:
    try:
        pipe.recv_bytes()
    except (EOFError, OSError):
        os._exit(0)


# ---- a cluster


@contextmanager
def _cluster(address: str) -> Iterator[Pool]:
    """The workers of a Dask scheduler, all of which must run this version of the program."""
    try:
        distributed = importlib.import_module("distributed")
    except ImportError:
        raise LabError(
            _("--cluster needs Dask, which comes with a program installed by: pip install 'monstrarium[lab]'")
        ) from None
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise LabError(_("No scheduler answers at {address}: {reason}.", address=address, reason=error)) from None
    try:
        yield Cluster(client)
    finally:
        client.close()


class Cluster:
    """Plays on the workers of a Dask scheduler, which gives the work of one that dies to another."""

    def __init__(self, client: Any) -> None:
        self._client = client

    def play(self, task: Task, pieces: Iterator[Piece]) -> Iterator[Done]:
        self._check(task.game)
        executor: Executor = self._client.get_executor(pure=False, retries=TRIES)
        threads: dict[str, int] = self._client.nthreads()
        ahead = AHEAD * max(1, sum(threads.values()))
        try:
            yield from _shared(
                task, pieces, [lambda task, piece: executor.submit(play, task, piece, fingerprint(task.game))], ahead
            )
        finally:
            executor.shutdown(wait=False)

    def _check(self, game: str) -> None:
        try:
            found: dict[str, str] = self._client.run(fingerprint, game)
        except (ImportError, AttributeError) as error:
            raise LabError(_("A worker of the cluster lacks the program: {reason}.", reason=error)) from None
        if not found:
            raise LabError(_("The cluster has no workers yet; start some with: dask worker ADDRESS"))
        for worker, theirs in found.items():
            if theirs != fingerprint(game):
                raise LabError(
                    _(
                        "The worker {worker} runs another version of the program: {theirs}, and not {ours}.",
                        worker=worker,
                        theirs=theirs,
                        ours=fingerprint(game),
                    )
                )


# ---- handing out


def _shared(
    task: Task,
    pieces: Iterator[Piece],
    workers: list[Callable[[Task, Piece], Future[Result]]],
    ahead: int,
    stopped: Callable[[], bool] | None = None,
) -> Iterator[Done]:
    """Hand pieces to workers, at most `ahead` to each; what a worker that died leaves undone is handed out again."""
    given: dict[Future[Result], tuple[int, Piece]] = {}
    again: deque[Piece] = deque()
    tries: Counter[Piece] = Counter()
    busy = Counter(dict.fromkeys(range(len(workers)), 0))
    while True:
        for worker, submit in enumerate(workers):
            while busy[worker] < ahead and (piece := again.popleft() if again else next(pieces, None)) is not None:
                given[submit(task, piece)] = worker, piece
                busy[worker] += 1
        if not given:
            return
        ready = wait(given, None if stopped is None else MOMENT, FIRST_COMPLETED).done
        if stopped is not None and stopped():
            return
        for future in ready:
            worker, piece = given.pop(future)
            busy[worker] -= 1
            try:
                yield piece, future.result()
            except Exception as error:
                if not _is_death(error):
                    raise
                tries[piece] += 1
                if tries[piece] > TRIES:
                    raise LabError(
                        _(
                            "The process that played the matches {first} to {last} was ended from outside {n} times.",
                            first=piece.first + 1,
                            last=piece.last,
                            n=tries[piece],
                        )
                    ) from None
                again.append(piece)


def _is_death(error: Exception) -> bool:
    """Whether a worker died; Dask has a word of its own for it."""
    return isinstance(error, BrokenExecutor) or type(error).__name__ == "KilledWorker"
