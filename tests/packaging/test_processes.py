"""A package is proved only if its program works in processes of its own: for studies, and for what its bots decide."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from packages import proof
from packages.job import Unable
from packages.processes import (
    MATCHES,
    Program,
    Thinker,
    check_laboratory,
    check_sharing,
    check_study,
    processor_time,
    thinkers,
)

from monstrarium.bots.crew import LARGEST, cores
from monstrarium.bots.jobs import HEAD, ask, command, pack
from monstrarium.bots.levels import is_shared, level
from monstrarium.engine.session import Session
from monstrarium.games import load
from monstrarium.lab.runs import SUFFIX, read
from monstrarium.storage.match_files.reading import read_match

on_linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs Linux")


def program(folder: Path, *words: str) -> Program:
    """The program of this tree, or Python with these words in its place."""
    path = os.pathsep.join(sys.path)
    return Program([sys.executable, *(words or ("-m", "monstrarium"))], {**os.environ, "PYTHONPATH": path}, str(folder))


# ---- studies


@pytest.mark.parametrize("check", [check_study, check_laboratory])
def test_a_program_that_studies_passes_and_leaves_its_run(check: Callable[[Program], None], tmp_path: Path) -> None:
    check(program(tmp_path))
    (run,) = tmp_path.glob(f"*{SUFFIX}")
    _task, done, _length = read(run)
    assert sum(result.matches for result in done.values()) == MATCHES


@pytest.mark.parametrize("check", [check_study, check_laboratory])
@pytest.mark.parametrize("words", ["pass", "import sys; sys.stdin.readline(); sys.exit(1)"])
def test_a_program_that_does_not_study_is_refused(check: Callable[[Program], None], words: str, tmp_path: Path) -> None:
    with pytest.raises(Unable):
        check(program(tmp_path, "-c", words))


# ---- decisions


@pytest.fixture
def session(tmp_path: Path) -> Session[Any]:
    """The match that a proof begins with."""
    path = tmp_path / proof.NAME
    proof.new_match(path)
    header, record, _trouble = read_match(path, load)
    return Session(load(header.game).game, record)


def test_bots_share_the_first_decisions_of_the_match_of_a_proof(session: Session[Any]) -> None:
    seats = session.record.seats
    for _move in range(proof.MOVES):
        seat = session.to_act()[0]
        assert is_shared(session.game, level(seats[seat].bot), session.truth(), seat)
        session.submit(session.offers(seat)[0])


@pytest.fixture
def worker() -> Iterator[subprocess.Popen[bytes]]:
    """A process of bots in a session of its own."""
    words = command("monstrarium.games:load")
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True) as process:
        yield process


@on_linux
def test_the_processes_that_share_a_decision_are_seen(session: Session[Any], worker: subprocess.Popen[bytes]) -> None:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(pack(ask(session, session.to_act()[0], proof.BOT, 1, 1)))
    worker.stdin.flush()
    worker.stdout.read(HEAD)
    found = thinkers(worker.pid)
    parents = {each.pid: each.parent for each in found}
    assert len(found) == min(cores(), LARGEST)
    assert parents.pop(worker.pid) == os.getpid()
    assert {*parents.values()} <= {worker.pid}


@on_linux
def test_other_sessions_have_no_part_in_it(worker: subprocess.Popen[bytes]) -> None:
    assert worker.pid not in [each.pid for each in thinkers(os.getsid(0))]
    assert [each.pid for each in thinkers(worker.pid)] == [worker.pid]


ASKED, MATE = Thinker(5, 1, 8.0), Thinker(6, 5, 7.0)


def test_processes_that_share_decisions_are_counted() -> None:
    assert check_sharing([ASKED], 1) == 1
    assert check_sharing([ASKED, MATE], 2) == 2


@pytest.mark.parametrize(
    "found",
    [
        [],
        [ASKED],
        [ASKED, MATE._replace(seconds=0.5)],
        [ASKED, MATE, MATE._replace(pid=7)],
        [ASKED, ASKED._replace(pid=6)],
    ],
    ids=["nobody thinks", "one thinks alone", "the other has just begun", "one too many", "not one asked the other"],
)
def test_bots_that_do_not_share_their_decisions_are_refused(found: list[Thinker]) -> None:
    with pytest.raises(Unable):
        check_sharing(found, 2)


@on_linux
def test_the_time_of_the_processor_is_that_of_a_program_and_its_ended_children() -> None:
    assert processor_time(os.getpid()) == pytest.approx(sum(os.times()[:4]), abs=0.1)


def test_a_program_whose_bots_fail_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "logs" / "monstrarium.log"
    log.parent.mkdir()
    log.write_text("2026-11-19 18:07:48,454 INFO monstrarium.ui.start.app: Monstrarium 0.2.0 starts\n")
    proof.check_log(tmp_path)
    with log.open("a") as file:
        file.write("2026-11-19 18:07:49,000 ERROR monstrarium.ui.match.bot_pool: A bot failed\n")
    with pytest.raises(Unable, match="A bot failed"):
        proof.check_log(tmp_path)
