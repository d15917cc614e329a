"""Measures a long match: seeking, undo, writing each move, opening the file again, and memory."""

from __future__ import annotations

import json
import os
import tempfile
import tracemalloc
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from ...engine.game import Game, settle
from ...engine.plain import Value
from ...engine.record import Codec, Head, Record, SeatInfo
from ...engine.rng import Rng
from ...engine.session import Session
from ...games import load
from ...lab.yardstick import timed
from ...language.words import _
from ...storage.match_files.header import fresh_header
from ...storage.match_files.journal import SYNC
from ...storage.match_files.limits import match_bytes
from ...storage.match_files.match_file import MatchFile
from ...storage.match_files.reading import read_match
from .blank import Blank
from .measurements import Bench, Goal, interleave, paired

LENGTH = 2000
SEEKS = 300
APPENDS = 60
SEEK_MS, UNDO_MS = 50.0, 5.0
APPEND_RATIO = 2.0


class BlankKit(Value, frozen=True):
    """The kit of Blank, as far as reading a match needs it."""

    game: Blank = Blank()
    content: str = ""


def measure(bench: Bench) -> None:
    """Measure one line of 2,000 decisions, and a real game with as many in several branches."""
    with tempfile.TemporaryDirectory(prefix="monstrarium-bench-") as folder:
        line = _line()
        _measure_points(bench, _("one line of {length} decisions", length=LENGTH), line)
        _measure_undo(bench, line)
        _measure_points(bench, _("CYBO, {length} decisions in branches", length=LENGTH), _branches())
        _measure_file(bench, line, Path(folder) / "bench.monstrarium")


def _line() -> Session[Any]:
    game = Blank()
    options = settle(game.info, 2, {"end": LENGTH, "squares": 200})
    session = Session(game, Record("blank", 1, 1, options, (SeatInfo("A"), SeatInfo("B"))))
    _play(session, LENGTH)
    return session


def _branches() -> Session[Any]:
    game: Game[Any] = load("cybo").game
    luck, seats = Rng(3), tuple(SeatInfo(str(seat)) for seat in range(6))
    session = Session(game, Record("cybo", game.info.rules, 5, settle(game.info, 6, {}), seats))
    while (missing := LENGTH - len(session.record.moves)) > 0:
        _play(session, missing)
        session.play_on(luck.below(len(session.record.moves)))
    return session


def _play(session: Session[Any], moves: int) -> None:
    for _move in range(moves):
        acting = session.to_act()
        if not acting:
            return
        session.submit(session.offers(acting[0])[0])


def _measure_points(bench: Bench, name: str, played: Session[Any]) -> None:
    record, game, luck = played.record, played.game, Rng(11)
    farthest = max(record.ends(), key=lambda node: len(record.line(node)))
    read = record.copy()
    read.head = farthest
    first = timed(lambda: Session(game, read.copy())) * 1e3
    fresh = Session(game, read.copy())
    nodes = [luck.below(len(record.moves) + 1) for _seek in range(SEEKS)]
    times = sorted(timed(partial(fresh.view, None, node)) * 1e3 for node in nodes)
    bench.add(
        _("{name}: the first seek, from the start to its end", name=name), first, "ms", goal=Goal(SEEK_MS, "value")
    )
    bench.add(_("{name}: a seek, median", name=name), times[SEEKS // 2], "ms")
    bench.add(
        _("{name}: a seek, slowest of {count}", name=name, count=SEEKS), times[-1], "ms", goal=Goal(SEEK_MS, "value")
    )


def _measure_undo(bench: Bench, session: Session[Any]) -> None:
    session.play_on(LENGTH - 1)
    undos = []
    for _time in range(SEEKS):
        undos.append(timed(session.undo) * 1e3)
        session.redo()
    assert session.head == LENGTH - 1
    bench.add(_("undo, slowest of {count}", count=SEEKS), max(undos), "ms", goal=Goal(UNDO_MS, "value"))
    session.play_on(LENGTH)


def _measure_file(bench: Bench, session: Session[Any], path: Path) -> None:
    record = session.record
    _measure_appends(bench, _kept(session, path.with_stem("appended")), record, path.parent)
    file = _kept(session, path)
    bench.add(_("writing the whole match anew"), timed(file.close) * 1e3, "ms")
    data = match_bytes(path)
    loads, plain = interleave(
        5, lambda: timed(lambda: _open(path)) * 1e3, lambda: timed(lambda: [*map(json.loads, data.splitlines())]) * 1e3
    )
    bench.add(
        _("opening it again"),
        min(loads),
        "ms",
        reference=(_("json.loads of its lines"), min(plain)),
        ratio=paired(loads, plain),
        note=f"{len(data) / 1024:.0f} kB",
    )
    tracemalloc.start()
    kept = _open(path)
    size = tracemalloc.get_traced_memory()[0] / 1024
    tracemalloc.stop()
    assert kept.head == record.head
    bench.add(_("it in memory"), size, "kB")


def _kept(session: Session[Any], path: Path) -> MatchFile:
    """A file with the whole match in it, still open."""
    record = session.record
    file = MatchFile.create(path, fresh_header(record, "Blank"), record, Codec(session.game), _refuse)
    file.write(Head(record.head))
    file.settle()
    return file


def _open(path: Path) -> Session[Any]:
    return Session(Blank(), read_match(path, lambda key: BlankKit())[1])


def _measure_appends(bench: Bench, file: MatchFile, record: Record, folder: Path) -> None:
    """Measure writing a move by a match file, compared with writing and syncing the same bytes by system calls."""
    codec: Codec[Any] = Codec(Blank())
    entry = record.moves[-1]
    line = codec.write(entry) + b"\n"
    handle = os.open(folder / "reference", os.O_WRONLY | os.O_CREAT)

    def bare() -> float:
        begun = perf_counter()
        os.write(handle, line)
        SYNC(handle)
        return (perf_counter() - begun) * 1e6

    def kept() -> None:
        file.write(entry)
        file.settle()

    ours, theirs = interleave(APPENDS, lambda: timed(kept) * 1e6, bare)
    os.close(handle)
    file.close()
    ours.sort()
    theirs.sort()
    half = APPENDS // 2
    bench.add(
        _("a move on the disk"),
        ours[half],
        "µs",
        reference=(_("write and sync alone"), theirs[half]),
        goal=Goal(APPEND_RATIO),
    )


def _refuse(trouble: str) -> None:
    if trouble:
        raise OSError(trouble)
