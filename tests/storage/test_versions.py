"""Matches written by an older version of the program are upgraded."""

from pathlib import Path

import msgspec
import pytest

from monstrarium.storage.match_files import header_lines, reading, upgrades
from monstrarium.storage.match_files.header import Header
from monstrarium.storage.match_files.reading import read_match
from monstrarium.storage.match_files.upgrades import Upgrade

from .sprint import load
from .table import change_header, saved

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
    for module in (header_lines, reading):
        monkeypatch.setattr(module, "newest", lambda: upgrades.newest(OLDER))


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


def test_the_newest_version_needs_no_step() -> None:
    header = {"version": 1, "title": "Sprint"}

    assert upgrades.upgrade_header(header) == header
    assert Header.__struct_fields__[:2] == ("format", "version")
