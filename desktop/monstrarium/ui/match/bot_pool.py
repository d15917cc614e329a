"""The worker process of the bots, started when first needed; the window never waits for it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from PySide6.QtCore import QElapsedTimer, QObject, QProcess, Qt, QTimer, Signal

from ...bots import jobs
from ...engine.plain import Seat
from ...engine.session import Session
from ...language.words import _

LAST_WORDS = 2000
"""Characters of a failing worker's output that are logged."""
PATIENCE = 500
"""Milliseconds that a worker has to end by itself."""
GRACE = 4000
"""Milliseconds that a hurried worker has to answer before it is ended."""
BEGINNING = 15000
"""Milliseconds that a worker has to answer that was just started and has to load everything."""
QUICK = "easy"
"""The level for a job that a worker hung at."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Job:
    session: Session[Any]
    request: jobs.Think
    guess: bool
    """Whether a random action will do where the bot fails."""
    hurried: bool = False
    anew: bool = False
    """Whether a worker has hung at it before."""


class BotPool(QObject):
    """Takes jobs and answers with courses. Whatever happens to the process, the match is not touched."""

    answered = Signal(int, object)
    """The number of a job, and its course."""
    failed = Signal(int, str)
    """The number of a job, and a sentence on why it failed."""
    _spoilt = Signal(int, str)

    def __init__(self, command: Sequence[str], seed: Callable[[], int], parent: QObject | None = None) -> None:
        """`command` starts a worker; `seed` draws a seed for each job."""
        super().__init__(parent)
        self._command = tuple(command)
        self._seed = seed
        self._process: QProcess | None = None
        self._frames = jobs.Frames()
        self._jobs: dict[int, _Job] = {}
        self._last = 0
        self._age = QElapsedTimer()
        self._grace = QTimer(self)
        self._grace.setSingleShot(True)
        self._grace.timeout.connect(self._replace)
        # A process may fail while it is being started, before the caller knows the number of the job.
        self._spoilt.connect(self.failed, Qt.ConnectionType.QueuedConnection)

    @property
    def running(self) -> bool:
        return self._process is not None

    def think(self, session: Session[Any], seat: Seat, level: str, guess: bool = True) -> int:
        """Have a course found for a seat that is to act. Returns the number of the job.

        Where the bot fails, the course is a random action, unless that is not wanted as a `guess`.
        """
        self._last += 1
        job = self._last
        self._jobs[job] = _Job(session, jobs.ask(session, seat, level, job, self._seed()), guess)
        self._send(self._jobs[job].request)
        return job

    def cancel(self, job: int) -> None:
        if self._forget(job) is not None:
            self._send(jobs.Cancel(job))

    def hurry(self, job: int) -> None:
        """Ask for the best that was found so far. A worker that does not answer soon is ended."""
        found = self._jobs.get(job)
        if found is not None and not found.hurried:
            self._send(jobs.Hurry(job))
            self._watch(found)

    def close(self) -> None:
        self._jobs.clear()
        self._grace.stop()
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.closeWriteChannel()
            if not process.waitForFinished(PATIENCE):
                _end(process)
            process.deleteLater()

    def _send(self, request: jobs.Request) -> None:
        if self._process is None:
            self._start()
        if self._process is not None:
            self._process.write(jobs.pack(request))

    def _start(self) -> None:
        process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(lambda *_how: self._lost(process))
        process.errorOccurred.connect(lambda error: self._refused(process, error))
        self._frames = jobs.Frames()
        self._process = process
        self._age.start()
        process.start(self._command[0], list(self._command[1:]))

    def _read(self) -> None:
        process = self._process
        if process is None:
            return
        try:
            answers = [
                jobs.read_answer(body) for body in self._frames.feed(bytes(process.readAllStandardOutput().data()))
            ]
        except (jobs.FrameError, msgspec.MsgspecError) as error:
            log.error("The bots' process speaks nonsense: %s", error)
            self._lost(process)
            return
        for answer in answers:
            self._take(answer)

    def _take(self, answer: jobs.Answer) -> None:
        job = self._forget(answer.job)
        if job is None:
            return
        if isinstance(answer, jobs.Chosen):
            try:
                course = jobs.answered(job.session, answer)
            except msgspec.ValidationError as error:
                answer = jobs.Trouble(answer.job, str(error))
            else:
                if answer.fault:
                    log.error("A bot failed; it can only do something at random: %s", answer.fault)
                if job.guess or not answer.fault:
                    self.answered.emit(answer.job, course)
                    return
                answer = jobs.Trouble(answer.job, answer.fault)
        what = answer.what if isinstance(answer, jobs.Trouble) else _("it was stopped")
        self._fail(answer.job, what)

    def _forget(self, job: int) -> _Job | None:
        found = self._jobs.pop(job, None)
        if not any(each.hurried for each in self._jobs.values()):
            self._grace.stop()
        return found

    def _watch(self, job: _Job) -> None:
        job.hurried = True
        if not self._grace.isActive():
            self._grace.start(max(GRACE, BEGINNING - self._age.elapsed()))

    def _replace(self) -> None:
        """End a worker that hangs, and give its jobs to another. A job that hangs twice has failed."""
        log.error("The bots' process hangs; another takes its place")
        process, self._process = self._process, None
        if process is not None:
            _end(process)
            process.deleteLater()
        for number, job in list(self._jobs.items()):
            if job.anew:
                self._forget(number)
                self._fail(number, _("it does not answer"))
                continue
            if job.hurried:
                job.anew = True
                job.request = msgspec.structs.replace(job.request, level=QUICK)
            self._send(job.request)
            if job.hurried:
                self._watch(job)

    def _refused(self, process: QProcess, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._lost(process)

    def _lost(self, process: QProcess) -> None:
        """Fail every job of a worker that is gone; the next job starts another."""
        if process is not self._process:
            return
        self._process = None
        said = process.readAllStandardError().data() if process.isOpen() else b""
        words = bytes(said).decode(errors="replace")[-LAST_WORDS:].strip()
        log.error("The bots' process ended: %s. %s", process.errorString(), words)
        _end(process)
        process.deleteLater()
        for job in list(self._jobs):
            self._forget(job)
            self._fail(job, _("its process ended"))

    def _fail(self, job: int, what: str) -> None:
        self._spoilt.emit(job, _("The bot found no move: {reason}. The match is safe.", reason=what.rstrip(".")))


def _end(process: QProcess) -> None:
    process.kill()
    process.waitForFinished(PATIENCE)
