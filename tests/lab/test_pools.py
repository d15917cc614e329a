"""A run comes to the same wherever it is played, and a worker that dies loses one piece, which is played again."""

from __future__ import annotations

import multiprocessing
import os
import re
import shutil
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from monstrarium.content.places import resources
from monstrarium.engine.game import settle
from monstrarium.games import load
from monstrarium.games.xybrid.balance import OF_MONSTER
from monstrarium.lab import LabError, pools, tasks
from monstrarium.lab.balance import measured
from monstrarium.lab.compare import facts_of
from monstrarium.lab.ladder import LadderTask, ladder
from monstrarium.lab.pools import Here, Processes, pool
from monstrarium.lab.runs import go_on
from monstrarium.lab.tasks import Findings, Piece, Result, Task

DEALS = 24


@pytest.fixture(scope="module")
def task() -> LadderTask:
    info = load("cybo").game.info
    options = settle(info, 2, {})
    return ladder("cybo", ["random", "greedy"], seats=2, options=options, seed=9, every=False, until=None, listed=True)


@pytest.fixture(scope="module")
def expected(task: LadderTask) -> Findings:
    return go_on(task, Here(), 0, DEALS)


def same(one: Findings, other: Findings) -> bool:
    return (one.books, one.lines, one.matches) == (other.books, other.lines, other.matches)


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_any_number_of_processes_comes_to_the_same(task: LadderTask, expected: Findings, jobs: int) -> None:
    with pool(jobs) as players:
        assert same(go_on(task, players, 0, DEALS), expected)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_killed_process_loses_one_piece_which_is_played_again(task: LadderTask, expected: Findings) -> None:
    known = {child.pid for child in multiprocessing.active_children()}
    killed: list[int] = []

    def kill(_piece: Piece, _result: Result, _findings: Findings) -> None:
        if not killed:
            (victim, *_others) = sorted({child.pid for child in multiprocessing.active_children()} - known, key=str)
            assert victim is not None
            killed.append(victim)
            os.kill(victim, signal.SIGKILL)

    found = go_on(task, Processes(2), 0, DEALS, tell=kill)

    assert killed
    assert same(found, expected)


def test_the_processes_of_a_pool_stay_from_one_task_to_the_next(task: LadderTask) -> None:
    known = {child.pid for child in multiprocessing.active_children()}
    with pool(2) as players:
        go_on(task, players, 0, 4)
        first = {child.pid for child in multiprocessing.active_children()} - known
        go_on(task, players, 4, 4)
        assert {child.pid for child in multiprocessing.active_children()} - known == first
        assert len(first) == 2
    assert {child.pid for child in multiprocessing.active_children()} <= known


class DyingTask(Task, frozen=True, tag="dying"):
    """Its second piece kills whatever plays it."""

    def play(self, piece: Piece) -> Result:
        if piece.first == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        return Result(matches=1)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_piece_that_kills_every_process_is_given_up_with_a_sentence() -> None:
    pieces = iter([Piece(0, 0, 1), Piece(0, 1, 2)])
    with pytest.raises(LabError, match="that played the matches 2 to 2 was ended from outside 4 times"):
        list(Processes(1).play(DyingTask("cybo", 2, {}, 1), pieces))


def test_processes_end_when_nobody_listens_any_more(task: LadderTask) -> None:
    known = {child.pid for child in multiprocessing.active_children()}
    results = Processes(2).play(task, iter([Piece(0, at, at + 1) for at in range(DEALS)]))
    next(results)
    results.close()  # type: ignore[attr-defined]
    assert {child.pid for child in multiprocessing.active_children()} <= known


def test_the_facts_of_another_folder_are_played_with(tmp_path: Path) -> None:
    """Parts that are worth more bring more infamy; the program's own facts are not touched."""
    folder = tmp_path / "resources"
    shutil.copytree(resources(), folder, ignore=shutil.ignore_patterns("art", "sounds", "fonts", "icons", "lessons"))
    parts = folder / "xybrid" / "parts.toml"
    parts.write_text(re.sub(r"^value = \d+$", "value = 6", parts.read_text("utf-8"), flags=re.MULTILINE), "utf-8")
    task = measured("xybrid", "random", 3, [2])

    with facts_of(str(folder), "xybrid") as (found, content), pool(1, resources=found) as players:
        other = go_on(msgspec.structs.replace(task, content=content), players, 0, 2).whole()
    with pool(1, resources=folder) as players, pytest.raises(LabError, match="runs another version"):
        go_on(task, players, 0, 2)

    own = go_on(task, Here(), 0, 2).whole()
    assert other.of("2", OF_MONSTER).mean() > own.of("2", OF_MONSTER).mean()


# ---- a cluster


def test_without_dask_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(LabError, match=r"pip install 'monstrarium\[lab\]'"), pool(cluster="tcp://127.0.0.1:1"):
        pass


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two workers of one thread each on this machine."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1", silence_logs=50
    ) as found:
        yield found


pytestmark = pytest.mark.filterwarnings("default")


def test_a_cluster_with_a_worker_killed_in_the_middle_comes_to_the_same(
    task: LadderTask, expected: Findings, cluster: Any
) -> None:
    distributed = pytest.importorskip("distributed")
    killed: list[int] = []

    def kill(_piece: Piece, _result: Result, _findings: Findings) -> None:
        if not killed:
            with distributed.Client(cluster, set_as_default=False) as client:
                killed.append(next(iter(client.run(os.getpid).values())))
            os.kill(killed[0], signal.SIGKILL)

    with pool(cluster=cluster.scheduler_address) as players:
        found = go_on(task, players, 0, DEALS, tell=kill)

    assert killed
    assert same(found, expected)


def pretend(version: str) -> None:
    """Have a worker say that it runs another version."""
    tasks.fingerprint = lambda _game: version  # type: ignore[assignment]


def test_a_cluster_of_another_version_is_refused(task: LadderTask, cluster: Any) -> None:
    distributed = pytest.importorskip("distributed")
    with distributed.Client(cluster, set_as_default=False) as client:
        client.run(pretend, "another")
    with (
        pool(cluster=cluster.scheduler_address) as players,
        pytest.raises(LabError, match="runs another version of the program"),
    ):
        go_on(task, players, 0, DEALS)


def test_no_scheduler_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(pools, "PATIENCE", "1s")
    with pytest.raises(LabError, match="No scheduler answers at"), pool(cluster="tcp://127.0.0.1:9"):
        pass
