"""A run is kept piece by piece: it goes on where it was stopped, and runs that were played apart are put together."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from monstrarium.lab import LabError
from monstrarium.lab.balance import BalanceTask, measured
from monstrarium.lab.pools import Done, Here
from monstrarium.lab.runs import RunFile, asked, findings_of, go_on, name_of, put_together, read
from monstrarium.lab.tasks import Findings, Piece, Task


class Counting(Here):
    """Plays here, notes which pieces, and stops after some of them."""

    def __init__(self, most: int = 10**6) -> None:
        self.pieces: list[Piece] = []
        self._most = most

    def play(self, task: Task, pieces: Iterator[Piece]) -> Iterator[Done]:
        for piece, result in super().play(task, pieces):
            if len(self.pieces) == self._most:
                raise KeyboardInterrupt
            self.pieces.append(piece)
            yield piece, result


@pytest.fixture
def task() -> BalanceTask:
    return measured("cybo", "random", 7, [2])


@pytest.fixture
def whole(task: BalanceTask) -> Findings:
    return go_on(task, Here(), 0, 12)


def run(path: Path, task: Task, first: int, numbers: int, most: int = 10**6) -> tuple[Findings | None, list[Piece]]:
    players = Counting(most)
    with RunFile.begin_or_go_on(path, task) as file:
        try:
            return go_on(task, players, first, numbers, file), players.pieces
        except KeyboardInterrupt:
            return None, players.pieces


def test_a_stopped_run_goes_on_and_comes_to_the_same(tmp_path: Path, task: BalanceTask, whole: Findings) -> None:
    path = tmp_path / "a"
    stopped, before = run(path, task, 0, 12, most=5)
    done, after = run(path, task, 0, 12)

    assert stopped is None
    assert done is not None
    assert len(before) == 5
    assert not set(before) & set(after)
    assert (done.whole(), done.matches) == (whole.whole(), whole.matches)


def test_a_run_that_is_there_is_not_played_again(tmp_path: Path, task: BalanceTask) -> None:
    run(tmp_path / "a", task, 0, 4)
    assert run(tmp_path / "a", task, 0, 4)[1] == []


def test_more_matches_are_added_to_a_run(tmp_path: Path, task: BalanceTask, whole: Findings) -> None:
    run(tmp_path / "a", task, 0, 5)
    done, _pieces = run(tmp_path / "a", task, 0, 12)
    assert done is not None
    assert done.whole() == whole.whole()


def test_a_line_that_was_not_finished_is_played_again(tmp_path: Path, task: BalanceTask, whole: Findings) -> None:
    path = tmp_path / "a"
    run(path, task, 0, 12, most=6)
    path.write_bytes(path.read_bytes()[:-20])

    done, pieces = run(path, task, 0, 12)

    assert done is not None
    assert len(pieces) == 12 - 5
    assert done.whole() == whole.whole()
    assert len(read(path)[1]) == 12


def test_runs_that_were_played_apart_are_put_together_in_any_order(
    tmp_path: Path, task: BalanceTask, whole: Findings
) -> None:
    for name, first, numbers in (("a", 0, 5), ("b", 5, 3), ("c", 8, 4)):
        run(tmp_path / name, task, first, numbers)

    for order in ("abc", "cab", "bca"):
        ((found, done),) = put_together([tmp_path / name for name in order]).values()
        assert found == task
        assert findings_of(task, done).whole() == whole.whole()


def test_matches_that_stand_in_two_files_are_not_counted_twice(tmp_path: Path, task: BalanceTask) -> None:
    run(tmp_path / "a", task, 0, 5)
    run(tmp_path / "b", task, 4, 3)
    for other in ("b", "a"):
        with pytest.raises(LabError, match="hold the same matches"):
            put_together([tmp_path / "a", tmp_path / other])


def test_a_file_of_another_run_is_left_alone(tmp_path: Path, task: BalanceTask) -> None:
    path = tmp_path / "a"
    run(path, task, 0, 2)
    before = path.read_bytes()
    with pytest.raises(LabError, match="holds another run"):
        RunFile.begin_or_go_on(path, measured("cybo", "random", 8, [2]))
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "is no run of the laboratory"),
        (b"a letter to grandmother\n", "is no run of the laboratory"),
        (b'{"monstrarium_lab": 1}\n', "is no run of the laboratory"),
        (b"[" * 100_000, "is no run of the laboratory"),
    ],
)
def test_a_foreign_file_is_left_alone(tmp_path: Path, task: BalanceTask, content: bytes, reason: str) -> None:
    path = tmp_path / "a"
    path.write_bytes(content)
    with pytest.raises(LabError, match=reason):
        RunFile.begin_or_go_on(path, task)
    assert path.read_bytes() == content


def test_a_file_that_cannot_be_used_is_told_with_what_to_do_now(tmp_path: Path, task: BalanceTask) -> None:
    (tmp_path / "a").write_bytes(b"a letter to grandmother\n")
    with pytest.raises(LabError, match="Move that file away, or name another one with --out"):
        RunFile.begin_or_go_on(tmp_path / "a", task)


def test_a_run_for_whose_first_line_there_is_no_room_leaves_no_file(
    tmp_path: Path, task: BalanceTask, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int, _data: bytes) -> None:
        os.write(handle, b'{"mon')
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as disk:
        disk.setattr("monstrarium.lab.runs.write_all", full)
        with pytest.raises(LabError, match=r"No space left on device\. Make room there, or name another file"):
            RunFile.begin_or_go_on(tmp_path / "a", task)

    assert not [*tmp_path.iterdir()]
    run(tmp_path / "a", task, 0, 1)


def test_a_run_of_another_version_is_told(tmp_path: Path, task: BalanceTask) -> None:
    path = tmp_path / "a"
    run(path, task, 0, 1)
    path.write_bytes(path.read_bytes().replace(b'"program":"', b'"program":"old', 1))
    with pytest.raises(LabError, match="another version of the program"):
        read(path)


def test_a_damaged_line_is_named(tmp_path: Path, task: BalanceTask) -> None:
    path = tmp_path / "a"
    run(path, task, 0, 3)
    lines = path.read_bytes().split(b"\n")
    lines[2] = lines[2].replace(b'"count":', b'"count":"x')
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(LabError, match="line 3, is damaged"):
        read(path)


def test_a_link_is_not_followed(tmp_path: Path, task: BalanceTask) -> None:
    run(tmp_path / "a", task, 0, 1)
    (tmp_path / "link").symlink_to(tmp_path / "a")
    with pytest.raises(LabError, match="a link"):
        RunFile.begin_or_go_on(tmp_path / "link", task)


def test_every_task_has_a_file_of_its_own(task: BalanceTask) -> None:
    assert name_of(task) == name_of(measured("cybo", "random", 7, [2]))
    assert name_of(task) != name_of(measured("cybo", "random", 8, [2]))


def test_only_pieces_that_lie_wholly_in_the_numbers_asked_for_count() -> None:
    before, reaching_in, inside, reaching_out, after = (
        Piece(0, *ends) for ends in ((0, 2), (2, 5), (4, 6), (6, 9), (9, 11))
    )
    assert asked([after, reaching_out, inside, reaching_in, before], 4, 4) == [inside]
