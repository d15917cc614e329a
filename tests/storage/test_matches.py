"""A match on the disk is the match that was played."""

from pathlib import Path

import pytest

from monstrarium.engine.history import verify
from monstrarium.engine.record import Codec
from monstrarium.engine.session import Session
from monstrarium.storage.match_files.broken import MatchError
from monstrarium.storage.match_files.header import news_of
from monstrarium.storage.match_files.header_lines import read_header
from monstrarium.storage.match_files.match_file import MatchFile
from monstrarium.storage.match_files.reading import read_match

from .sprint import Sprint, Walk, load
from .table import SEATS, Table, Troubles, resumed, saved, seat

ROOT = Path(__file__).parents[2]


def test_every_accepted_move_is_on_the_disk_at_once(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(5)

    _header, record, trouble = read_match(table.file.path, load)

    assert record == table.session.record
    assert trouble == ""


def test_a_closed_match_is_the_same_match(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(12)

    table.file.close()

    assert read_match(table.file.path, load)[1] == table.session.record


def test_the_first_line_says_what_the_file_is(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium")

    assert path.read_bytes().startswith(b'{"format":"monstrarium-match","version":1,')


def test_the_first_line_does_not_tell_the_seed(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium", seed=987654321)
    table.file.close()

    first, second = table.file.path.read_text("utf-8").splitlines()[:2]

    assert "987654321" not in first
    assert second == '{"seed":987654321}'


def test_a_running_match_tells_the_shelf_how_it_stands(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(4)
    table.file.note(news_of(table.session, "Lap 2"))
    table.file.settle()

    header = read_header(table.file.path)

    assert (header.moves, header.turn, header.chapter, header.finished) == (4, 5, "Lap 2", False)
    assert header.standing == tuple(table.session.truth().run)


def test_a_finished_match_tells_the_places(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium", goal=30)
    while table.session.to_act():
        table.play(1)
    table.file.note(news_of(table.session, ""))
    table.file.close()

    header = read_header(table.file.path)

    assert header.finished
    assert sorted(header.places) == [1, 2]


def test_the_outcome_of_a_finished_match_is_known_again_when_it_is_opened(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium", goal=30)
    while table.session.to_act():
        table.play(1)
    table.file.close()

    record = Session(Sprint(), read_match(table.file.path, load)[1]).record

    assert record == table.session.record
    assert record.outcome is not None


def test_all_lines_of_the_history_are_kept_and_the_head_stands_where_it_stood(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(8)
    table.session.play_on(3)
    table.play(2)
    table.session.play_on(8)
    table.file.close()

    record = read_match(table.file.path, load)[1]

    assert record == table.session.record
    assert record.head == 8
    assert record.ends() == [8, 10]


def test_a_match_goes_on_where_it_was_closed(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium", moves=6)

    file = resumed(path)
    session = Session(Sprint(), file.record, file)
    session.submit(Walk(session.to_act()[0], 1))
    file.close()

    record = read_match(path, load)[1]
    assert len(record.moves) == 7
    assert verify(Sprint(), record) == []


def test_opening_and_closing_changes_nothing(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium")
    before = path.read_bytes()

    resumed(path).close()

    assert path.read_bytes() == before


def test_a_last_line_that_lacks_only_its_line_break_is_there(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium", moves=6)
    path.write_bytes(path.read_bytes().removesuffix(b"\n"))

    file = resumed(path)
    session = Session(Sprint(), file.record, file)
    session.submit(Walk(session.to_act()[0], 1))
    file.close()

    assert file.trouble == ""
    assert len(read_match(path, load)[1].moves) == 7


@pytest.mark.parametrize("cut", [2, 5, 20])
def test_an_unfinished_last_line_is_told_and_the_match_goes_on_before_it(tmp_path: Path, cut: int) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(6)
    whole = table.file.path.read_bytes()
    table.file.close()
    table.file.path.write_bytes(whole[:-cut])
    damaged = table.file.path.with_name(f"{table.file.path.name}.damaged-1")

    file = resumed(table.file.path)
    session = Session(Sprint(), file.record, file)
    session.submit(Walk(session.to_act()[0], 1))
    file.settle()

    record = read_match(table.file.path, load)[1]
    assert file.trouble == ""
    assert "is not finished" in file.unfinished
    assert "The 6 moves before it are there" in file.unfinished
    assert not damaged.exists()
    assert record == session.record
    assert len(record.moves) == 7
    assert verify(Sprint(), record) == []


def test_continuing_a_damaged_match_keeps_the_damaged_file(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium", moves=6)
    lines = path.read_bytes().split(b"\n")
    lines[7] = b"{nonsense"
    damaged = b"\n".join(lines)
    path.write_bytes(damaged)

    file = resumed(path)
    session = Session(Sprint(), file.record, file)
    session.submit(Walk(session.to_act()[0], 1))
    file.close()

    assert "line 8" in file.trouble
    assert (tmp_path / "a.monstrarium.damaged-1").read_bytes() == damaged
    assert read_match(path, load)[2] == ""


def test_only_looking_at_a_damaged_match_writes_nothing(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium", moves=6)
    path.write_bytes(path.read_bytes().replace(b'"steps":2', b'"steps":x'))
    before = path.read_bytes()

    resumed(path).close()

    assert path.read_bytes() == before
    assert not list(tmp_path.glob("*.damaged-*"))


def test_a_new_match_is_never_written_over_another_file(tmp_path: Path) -> None:
    path = tmp_path / "a.monstrarium"
    path.write_text("something else")

    with pytest.raises(MatchError, match="already"):
        Table(path)

    assert path.read_text() == "something else"


def test_resuming_needs_no_more_than_the_path(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium")

    file = MatchFile.resume(path, load, Troubles())

    assert file.record.seats == SEATS
    assert file.header.title == "Sprint"
    assert Codec(Sprint()).read(Codec(Sprint()).write(file.record.moves[0])) == file.record.moves[0]
    file.close()


def test_who_plays_from_now_on_is_on_the_disk_at_once(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(5)
    seats = (SEATS[0].lend("easy"), SEATS[1])

    assert seat(table.file, seats)

    header, record, trouble = read_match(table.file.path, load)
    assert header.seats == record.seats == seats
    assert record == table.session.record
    assert trouble == ""


def test_a_match_goes_on_after_a_seat_has_changed_hands(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(5)
    seat(table.file, (SEATS[0].lend("easy"), SEATS[1]))
    table.play(2)
    seat(table.file, SEATS)
    table.file.close()

    assert resumed(table.file.path).record == table.session.record
    assert read_header(table.file.path).seats == SEATS


def test_a_person_who_left_gets_the_same_seat_back() -> None:
    seat = SEATS[0]

    assert (seat.lend("hard").bot, seat.lend("hard").lent) == ("hard", True)
    assert seat.lend("hard").taken_back() == seat
