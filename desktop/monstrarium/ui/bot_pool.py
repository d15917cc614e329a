"""The process in which bots think, started when the first one has to and spoken to without ever waiting for it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QProcess, Qt, Signal

from ..bots.jobs import (
    Answer,
    Cancel,
    Chosen,
    FrameError,
    Frames,
    Hurry,
    Request,
    Trouble,
    answered,
    ask,
    pack,
    read_answer,
)
from ..engine.plain import Seat
from ..engine.session import Session
from ..engine.words import _

LAST_WORDS = 2000
"""How much of a dying worker's complaint is kept for the log."""
PATIENCE = 500
"""Milliseconds a worker has to end by itself."""

log = logging.getLogger(__name__)


class BotPool(QObject):
    """Jobs go in, actions come out, each with its number. Whatever happens to the process, the match is not touched."""

    answered = Signal(int, object)
    """A job and the course that was chosen."""
    failed = Signal(int, str)
    """A job and a sentence on why there is no action."""
    _spoilt = Signal(int, str)

    def __init__(self, command: Sequence[str], seed: Callable[[], int], parent: QObject | None = None) -> None:
        """`command` starts a worker, `seed` draws the chance of each job."""
        super().__init__(parent)
        self._command = tuple(command)
        self._seed = seed
        self._process: QProcess | None = None
        self._frames = Frames()
        self._sessions: dict[int, Session[Any]] = {}
        self._last = 0
        # A process may fail while it is being started, before whoever asked knows the number of the job.
        self._spoilt.connect(self.failed, Qt.ConnectionType.QueuedConnection)

    @property
    def running(self) -> bool:
        """Whether there is a worker."""
        return self._process is not None

    def think(self, session: Session[Any], seat: Seat, level: str) -> int:
        """Choose a course for a seat that owes a decision; the number of the job."""
        self._last += 1
        job = self._last
        self._sessions[job] = session
        self._send(ask(session, seat, level, job, self._seed()))
        return job

    def cancel(self, job: int) -> None:
        """Nobody waits for this job any more."""
        if self._sessions.pop(job, None) is not None:
            self._send(Cancel(job))

    def hurry(self, job: int) -> None:
        """The best that was found so far will do."""
        if job in self._sessions:
            self._send(Hurry(job))

    def close(self) -> None:
        """Let the worker end; whatever it was at is dropped."""
        self._sessions.clear()
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.closeWriteChannel()
            if not process.waitForFinished(PATIENCE):
                process.kill()
                process.waitForFinished()
            process.deleteLater()

    # ---- how

    def _send(self, request: Request) -> None:
        if self._process is None:
            self._start()
        if self._process is not None:
            self._process.write(pack(request))

    def _start(self) -> None:
        """Start a worker; there is none afterwards where that failed at once."""
        process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(lambda *_how: self._lost(process))
        process.errorOccurred.connect(lambda error: self._refused(process, error))
        self._frames = Frames()
        self._process = process
        process.start(self._command[0], list(self._command[1:]))

    def _read(self) -> None:
        process = self._process
        if process is None:
            return
        try:
            answers = [read_answer(body) for body in self._frames.feed(bytes(process.readAllStandardOutput().data()))]
        except (FrameError, msgspec.MsgspecError) as error:
            log.error("The bots' process speaks nonsense: %s", error)
            self._lost(process)
            return
        for answer in answers:
            self._take(answer)

    def _take(self, answer: Answer) -> None:
        session = self._sessions.pop(answer.job, None)
        if session is None:
            return
        if isinstance(answer, Chosen):
            try:
                course = answered(session, answer)
            except msgspec.ValidationError as error:
                answer = Trouble(answer.job, str(error))
            else:
                if answer.fault:
                    log.error("A bot failed and has done something at random: %s", answer.fault)
                self.answered.emit(answer.job, course)
                return
        what = answer.what if isinstance(answer, Trouble) else _("it was stopped")
        self._fail(answer.job, what)

    def _refused(self, process: QProcess, error: QProcess.ProcessError) -> None:
        """Whatever else goes wrong, the process ends and says so."""
        if error is QProcess.ProcessError.FailedToStart:
            self._lost(process)

    def _lost(self, process: QProcess) -> None:
        """The worker is gone, or useless: every job it had has failed, and the next one starts another worker."""
        if process is not self._process:
            return
        self._process = None
        said = process.readAllStandardError().data() if process.isOpen() else b""
        words = bytes(said).decode(errors="replace")[-LAST_WORDS:].strip()
        log.error("The bots' process ended: %s. %s", process.errorString(), words)
        process.kill()
        process.waitForFinished()
        process.deleteLater()
        jobs = list(self._sessions)
        self._sessions.clear()
        for job in jobs:
            self._fail(job, _("its process ended"))

    def _fail(self, job: int, what: str) -> None:
        self._spoilt.emit(job, _("The bot found no move: {reason}. The match is safe.", reason=what.rstrip(".")))
