"""Runs on the disk: a file of JSON lines with the task and every piece that is done, so that a stopped run goes on."""

from __future__ import annotations

import os
from _blake2 import blake2b
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self, TypeAlias

import msgspec

from ..engine.plain import UNREADABLE, Value
from ..files import MEGABYTE, opened
from ..language.words import _
from ..storage.atomic import open_new, open_there, remove, write_all
from . import LabError
from .balance import BalanceTask
from .ladder import LadderTask
from .pools import Pool
from .tasks import Findings, Line, Piece, Result, Task, fingerprint, overlap, pieces
from .train import ProofTask, SelfPlayTask

SUFFIX = ".lab.jsonl"
LONGEST = 64 * MEGABYTE
"""A line longer than this is none of ours."""
Shown: TypeAlias = LadderTask | BalanceTask
"""The tasks whose matches can be looked at."""
AnyTask: TypeAlias = Shown | SelfPlayTask | ProofTask
Told: TypeAlias = Callable[[Piece, Result, Findings], None]


class Head(Value, frozen=True):
    """The first line of a run."""

    monstrarium_lab: int
    """The version of the format."""
    program: str
    task: AnyTask


class Row(Value, frozen=True):
    """A line of a run: a piece that is done."""

    piece: Piece
    result: Result


FORMAT = 1


class RunFile:
    """The file of a run. It is open while the run goes on; each piece is written when it is done."""

    def __init__(self, path: Path, task: Task, handle: int, done: dict[Piece, Result]) -> None:
        self.path = path
        self.task = task
        self.done = done
        self._handle = handle

    @classmethod
    def begin_or_go_on(cls, path: Path, task: Task) -> Self:
        """The run in a file, which is made if it is not there; LabError if it is a run of something else."""
        try:
            if not os.path.lexists(path):
                return cls(path, task, _new(path, task), {})
            done, length = _what_is_there(path, task)
            handle = open_there(path, os.O_WRONLY)
            os.ftruncate(handle, length)
            os.lseek(handle, 0, os.SEEK_END)
        except OSError as error:
            raise _unwritten(path, error) from None
        return cls(path, task, handle, done)

    def keep(self, piece: Piece, result: Result) -> None:
        self.done[piece] = result
        try:
            write_all(self._handle, msgspec.json.encode(Row(piece, result)) + b"\n")
        except OSError as error:
            raise _unwritten(self.path, error) from None

    def close(self) -> None:
        os.close(self._handle)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()


def name_of(task: Task) -> str:
    """The name of the file of a run; another task or another version of the program has another one."""
    digest = blake2b(msgspec.json.encode([fingerprint(task.game), task]), digest_size=4).hexdigest()
    return f"{task.kind}-{task.game}-{digest}{SUFFIX}"


def folder_of(folder: Path, task: Shown, line: Line) -> Path:
    """The folder for matches like that of a line, below the folder of all runs."""
    digest = blake2b(msgspec.json.encode([fingerprint(task.game), task.again(line)]), digest_size=4).hexdigest()
    return folder / "matches" / digest


def _what_is_there(path: Path, task: Task) -> tuple[dict[Piece, Result], int]:
    """The pieces of this task in a file, and how many bytes are whole lines; LabError that says what now."""
    try:
        found, done, length = read(path)
        if found != task:
            raise LabError(_("{path} holds another run.", path=path))
    except LabError as error:
        advice = _("Move that file away, or name another one with --out.")
        raise LabError(f"{error} {advice}") from None
    return done, length


def read(path: Path) -> tuple[AnyTask, dict[Piece, Result], int]:
    """The task of a run, its pieces, and how many bytes of the file are whole lines.

    A line at the end that was not finished is left out. LabError if it is no run, or one of another version.
    """
    try:
        with opened(path) as file:
            lines = iter(lambda: file.readline(LONGEST), b"")
            head = _head(path, next(lines, b""))
            return head.task, *_rows(path, lines, file.tell())
    except OSError as error:
        reason = error.strerror or error
        raise LabError(_("{path} cannot be read: {reason}.", path=path, reason=reason)) from None


def _head(path: Path, line: bytes) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except UNREADABLE:
        raise LabError(_("{path} is no run of the laboratory.", path=path)) from None
    if head.monstrarium_lab != FORMAT or head.program != fingerprint(head.task.game):
        raise LabError(
            _(
                "{path} was begun by another version of the program ({theirs}), and its matches do not fit with new "
                "ones.",
                path=path,
                theirs=head.program,
            )
        )
    return head


def _rows(path: Path, lines: Iterator[bytes], length: int) -> tuple[dict[Piece, Result], int]:
    done: dict[Piece, Result] = {}
    for number, line in enumerate(lines, 2):
        if not line.endswith(b"\n") and len(line) < LONGEST:
            break
        try:
            row = msgspec.json.decode(line, type=Row)
        except UNREADABLE as error:
            raise LabError(
                _("{path}, line {number}, is damaged: {reason}.", path=path, number=number, reason=error)
            ) from None
        done[row.piece] = row.result
        length += len(line)
    if twice := overlap(done):
        raise LabError(_("{path} holds the matches from {first} on twice.", path=path, first=twice.first + 1))
    return done, length


def _new(path: Path, task: Task) -> int:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle = open_new(path)
    head = {"monstrarium_lab": FORMAT, "program": fingerprint(task.game), "task": task}
    try:
        write_all(handle, msgspec.json.encode(head) + b"\n")
    except OSError:
        os.close(handle)
        remove(path)  # Without its first line it would be taken for no run for ever.
        raise
    return handle


def _unwritten(path: Path, error: OSError) -> LabError:
    return LabError(
        _(
            "{path} cannot be written: {reason}. Make room there, or name another file with --out.",
            path=path,
            reason=error.strerror or error,
        )
    )


# ---- going on, and putting together


def go_on(
    task: Task, pool: Pool, first: int, numbers: int, file: RunFile | None = None, tell: Told | None = None
) -> Findings:
    """Play what is missing of a task, and return what all of it comes to.

    Only the numbers that are asked for count, also if the file has more.
    """
    findings = Findings(task, first)
    kept = {} if file is None else file.done
    for piece in asked(kept, first, numbers):
        findings.take(piece, kept[piece])
    missing = pieces(findings.strands, first, numbers, kept)
    wanted = (piece for piece in missing if not findings.decided(piece.strand))
    for piece, result in pool.play(task, wanted):
        if file is not None:
            file.keep(piece, result)
        findings.take(piece, result)
        if tell is not None:
            tell(piece, result, findings)
    findings.rest()
    return findings


def put_together(paths: Sequence[Path]) -> dict[Path, tuple[AnyTask, dict[Piece, Result]]]:
    """What several files hold of each task, by the first file of it; LabError where matches stand in two of them."""
    found: dict[Path, tuple[AnyTask, dict[Piece, Result]]] = {}
    for path in paths:
        task, done, _length = read(path)
        home = next((known for known, (other, _done) in found.items() if other == task), path)
        together = {**found.get(home, (task, {}))[1], **done}
        if len(together) != len(done) + len(found.get(home, (task, {}))[1]) or overlap(together):
            raise LabError(_("{one} and {other} hold the same matches; leave one out.", one=home, other=path))
        found[home] = task, together
    return found


def findings_of(task: Task, done: dict[Piece, Result]) -> Findings:
    """What was found in all pieces of a file."""
    findings = Findings(task, min((piece.first for piece in done), default=0))
    for piece in sorted(done):
        findings.take(piece, done[piece])
    findings.rest()
    return findings


def asked(done: Iterable[Piece], first: int, numbers: int) -> list[Piece]:
    """The pieces that lie in the numbers that are asked for."""
    return [piece for piece in sorted(done) if first <= piece.first and piece.last <= first + numbers]
