"""Matches of an older version of the program open, and those of a newer one say that they are newer."""

import errno
from pathlib import Path

import msgspec
import pytest

from monstrarium import __version__, games
from monstrarium.engine.action import Concede
from monstrarium.engine.session import Session
from monstrarium.storage.match_files import header_lines, journal, reading, upgrades
from monstrarium.storage.match_files.broken import BrokenMatch
from monstrarium.storage.match_files.header import Header
from monstrarium.storage.match_files.match_file import MatchFile
from monstrarium.storage.match_files.reading import read_match, tampering
from monstrarium.storage.match_files.upgrades import Upgrade

from .sprint import Sprint, Walk, load
from .table import Table, Troubles, change_header, resumed, saved

OLDER: tuple[Upgrade, ...] = (
    Upgrade(
        header=lambda header: {**header, "seats": [{"name": name} for name in header["names"]]},
        lines=lambda lines: [
            {**line, "node": line["node"] // 10} if line["type"] == "mark" else line for line in lines
        ],
    ),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A sound match of ten moves."""
    return saved(tmp_path / "a.monstrarium")


def as_version_2(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that there are two versions of the format."""
    monkeypatch.setattr(header_lines, "upgrade_header", lambda data: upgrades.upgrade_header(data, OLDER))
    monkeypatch.setattr(reading, "upgrade_lines", lambda lines, version: upgrades.upgrade_lines(lines, version, OLDER))
    monkeypatch.setattr(header_lines, "newest", lambda: upgrades.newest(OLDER))
    monkeypatch.setattr(reading, "oldest_alike", lambda: upgrades.oldest_alike(OLDER))


def make_older(path: Path) -> None:
    """Rewrite a match so that the first step of OLDER applies to it."""
    change_header(path, lambda header: header.update(names=[seat["name"] for seat in header.pop("seats")]))
    lines = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
    older = [{**line, "node": line["node"] * 10} if line.get("type") == "mark" else line for line in lines]
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in older))


def test_an_older_version_is_brought_up_to_date(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = read_match(path, load)[1]
    make_older(path)
    as_version_2(monkeypatch)

    header, record, trouble = read_match(path, load)

    assert (header.version, trouble) == (2, "")
    assert [seat.name for seat in record.seats] == ["Ada", "Bo"]
    assert (record.moves, record.marks) == (before.moves, before.marks)


def test_the_sound_part_of_a_damaged_older_version_is_handed_out(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_older(path)
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([*lines[:6], b"{", *lines[6:]]))
    as_version_2(monkeypatch)

    _header, record, trouble = read_match(path, load)

    assert "line 7" in trouble
    assert 0 < len(record.moves) < 10


@pytest.mark.parametrize("version", range(1, upgrades.newest() + 1))
def test_a_version_that_others_only_add_to_needs_no_step(version: int) -> None:
    header = {"version": version, "title": "Sprint"}

    assert upgrades.upgrade_header(header) == header
    assert Header.__struct_fields__[:2] == ("format", "version")


def test_a_step_that_changes_files_is_taken_before_one_that_adds() -> None:
    chain = (*OLDER, upgrades.ADDED)

    assert (upgrades.newest(chain), upgrades.oldest_alike(chain)) == (3, 2)
    assert upgrades.upgrade_header({"version": 1, "names": ["Ada"]}, chain)["version"] == 2
    assert upgrades.upgrade_header({"version": 3, "seats": []}, chain)["version"] == 3


# ---- what older programs cannot read


def version_in(path: Path) -> int:
    """The version in the first line of a file."""
    return msgspec.json.decode(path.read_bytes().split(b"\n")[0])["version"]


def conceding(path: Path) -> Table:
    """A running match that one of two seats has just given up."""
    table = Table(path)
    table.play(4)
    assert version_in(path) == 1
    table.session.submit(Concede(0))
    table.file.settle()
    return table


def test_a_match_is_written_for_older_programs_as_long_as_they_can_read_it(path: Path) -> None:
    assert version_in(path) == 1


def test_a_conceded_match_is_a_newer_one_at_once_and_for_good(tmp_path: Path) -> None:
    table = conceding(tmp_path / "a.monstrarium")
    running = version_in(table.file.path)
    table.file.close()
    again = resumed(table.file.path)
    again.close()

    assert (running, version_in(again.path), again.record.conceded(5)) == (2, 2, 0)


def test_a_copy_of_a_conceded_match_is_a_newer_one_too(tmp_path: Path) -> None:
    table = conceding(tmp_path / "a.monstrarium")
    table.file.save_as(tmp_path / "b.monstrarium")
    table.file.close()

    assert version_in(tmp_path / "b.monstrarium") == 2


def test_a_program_that_knows_no_concession_says_that_the_match_is_newer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = conceding(tmp_path / "a.monstrarium")
    table.file.close()
    change_header(table.file.path, lambda header: header.update(app="0.2.0"))
    monkeypatch.setattr(header_lines, "newest", lambda: 1)

    with pytest.raises(BrokenMatch, match=r"written by Monstrarium 0\.2\.0, which is newer\. Update"):
        read_match(table.file.path, load)


def test_a_concession_is_kept_though_the_file_cannot_be_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_where: object, **_how: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    table = Table(tmp_path / "a.monstrarium")
    table.play(4)
    monkeypatch.setattr(journal, "write_atomically", full)
    table.session.submit(Concede(0))
    table.file.settle()

    assert (table.file.is_kept, table.troubles) == (True, [])
    assert read_match(table.file.path, load)[1].conceded(5) == 0


def test_who_wrote_a_match_last_is_named_in_it(path: Path) -> None:
    change_header(path, lambda header: header.update(app="0.0.1"))
    file = resumed(path)
    Session(Sprint(), file.record, file).submit(Walk(file.record.moves[-1].action.seat ^ 1, 1))
    file.close()

    assert read_match(path, load)[0].app == __version__


@pytest.mark.parametrize(
    ("app", "is_newer"),
    [("9.0", True), ("0.1.0", False), ("0.0.9", False), ("0.1.0.1", True), ("0.10", True), ("", False), ("new", False)],
)
def test_versions_of_the_program_are_compared_by_their_numbers(
    app: str, is_newer: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(header_lines, "__version__", "0.1.0")

    assert header_lines.is_newer(app) is is_newer


FROM_LATER = {
    "a kind of move": lambda path: path.write_bytes(path.read_bytes().replace(b'"type":"Run"', b'"type":"Fly"', 1)),
    "an option": lambda path: change_header(path, lambda header: header.update(options={"goal": 300, "wind": True})),
    "a value of an option": lambda path: change_header(path, lambda header: header.update(options={"goal": 31})),
}


@pytest.mark.parametrize("what", FROM_LATER)
def test_what_only_a_newer_program_knows_is_not_taken_for_damage(what: str, path: Path) -> None:
    FROM_LATER[what](path)
    change_header(path, lambda header: header.update(app="9.0"))

    with pytest.raises(BrokenMatch, match=r"written by Monstrarium 9\.0, which is newer\. Update"):
        read_match(path, load)


def test_a_move_of_newer_rules_is_not_taken_for_damage(path: Path) -> None:
    FROM_LATER["a kind of move"](path)
    change_header(path, lambda header: header.update(rules=5))

    with pytest.raises(BrokenMatch, match="by rules 5 of Sprint, which are newer; this version knows rules 2"):
        read_match(path, load)


def test_a_match_of_newer_rules_that_can_be_read_says_from_where_on_it_differs(path: Path) -> None:
    change_header(path, lambda header: header.update(rules=5))
    path.write_bytes(path.read_bytes().replace(b'"steps":2', b'"steps":1'))
    record = read_match(path, load)[1]

    assert "by rules 5 of Sprint, which are newer; this version knows rules 2. From move" in tampering(
        Sprint(), record, path
    )


def test_a_newer_match_that_was_torn_by_a_crash_is_still_opened(path: Path) -> None:
    change_header(path, lambda header: header.update(app="9.0"))
    path.write_bytes(path.read_bytes() + b'{"type":"move","par')

    assert len(read_match(path, load)[1].moves) == 10


# ---- files of other versions


FILES = Path(__file__).parent / "versions"


@pytest.mark.parametrize("path", sorted(FILES.glob("0.*.monstrarium")), ids=lambda path: path.stem)
def test_a_match_that_an_earlier_version_has_written_opens_and_goes_on(path: Path, tmp_path: Path) -> None:
    before = path.read_bytes()
    copy = tmp_path / path.name
    copy.write_bytes(before)
    file = MatchFile.resume(copy, games.load, Troubles())
    file.close()

    assert (file.trouble, file.header.version) == ("", 2 if "conceded" in path.stem else 1)
    assert path.name.startswith(f"{file.header.app}-")
    assert len(file.record.moves) == file.header.moves > 0
    assert copy.read_bytes() == before


def test_a_match_from_the_future_says_so() -> None:
    with pytest.raises(BrokenMatch, match=r"written by Monstrarium 99\.0, which is newer\. Update"):
        read_match(FILES / "99.0-running.monstrarium", games.load)
