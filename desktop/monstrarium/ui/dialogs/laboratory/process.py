"""The process that plays for the window: it is started, listened to, and ended."""

from __future__ import annotations

import logging

import msgspec
from PySide6.QtCore import QObject, QProcess, Signal

from ....lab import worker
from ....language.words import _

PATIENCE = 3000
"""Milliseconds that the process has to end by itself."""
LAST_WORDS = 2000

log = logging.getLogger(__name__)


class LabProcess(QObject):
    """Has one request carried out. Its input is closed to stop it, or when the program ends for any reason."""

    answered = Signal(object)
    """A `Seen` or `Kept`."""
    failed = Signal(str)
    ended = Signal()
    """Nothing more will come, whatever the reason."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._rest = b""

    @property
    def running(self) -> bool:
        return self._process is not None

    def start(self, request: worker.Request) -> None:
        """Begin with a request; nothing may be under way."""
        assert self._process is None
        process = self._process = QProcess(self)
        self._rest = b""
        process.readyReadStandardOutput.connect(self._read)
        process.errorOccurred.connect(self._refuse)
        process.finished.connect(self._finish)
        program, *words = worker.command()
        process.start(program, words)
        process.write(msgspec.json.encode(request) + b"\n")

    def stop(self) -> None:
        """Stop; what is done stays in the file of the run."""
        if self._process is not None:
            self._process.closeWriteChannel()

    def close(self) -> None:
        """Stop now, because the window goes."""
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.closeWriteChannel()
            if not process.waitForFinished(PATIENCE):
                process.kill()
                process.waitForFinished(PATIENCE)
            process.deleteLater()

    def _read(self) -> None:
        if self._process is None:
            return
        *lines, self._rest = (self._rest + bytes(self._process.readAllStandardOutput().data())).split(b"\n")
        for line in lines:
            answer = worker.read_answer(line)
            if isinstance(answer, worker.Trouble):
                self.failed.emit(answer.sentence)
            else:
                self.answered.emit(answer)

    def _refuse(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._process is not None:
            reason = self._process.errorString()
            self._forget()
            self.failed.emit(_("No process can be started to play: {reason}.", reason=reason))
            self.ended.emit()

    def _finish(self, code: int, how: QProcess.ExitStatus) -> None:
        if self._process is None:
            return
        self._read()
        words = bytes(self._process.readAllStandardError().data()).decode(errors="replace")[-LAST_WORDS:]
        self._forget()
        if code or how is QProcess.ExitStatus.CrashExit:
            log.error("The process of the laboratory has failed: %s", words)
            self.failed.emit(_("The process that played has failed; the log file has its last words."))
        self.ended.emit()

    def _forget(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.deleteLater()
