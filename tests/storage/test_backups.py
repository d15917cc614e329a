"""Before a match is written anew, the generation before is kept; so is whatever was damaged."""

from pathlib import Path

import pytest

from monstrarium.engine.codec import Codec
from monstrarium.storage import backups
from monstrarium.storage.header import fresh_header
from monstrarium.storage.matches import MatchFile
from monstrarium.storage.reading import read_match

from .sprint import Sprint, load
from .table import Table, Troubles, saved


def test_rewriting_keeps_the_generation_before(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(3)
    journal = table.file.path.read_bytes()

    table.file.close()

    assert backups.previous(table.file.path).read_bytes() == journal


def test_earlier_generations_are_capped_in_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups, "KEEP_FILES", 3)
    for number in range(6):
        saved(tmp_path / f"{number}.monstrarium", moves=1)

    assert len(list((tmp_path / backups.FOLDER).iterdir())) == 3


def test_earlier_generations_are_capped_in_size_but_the_newest_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "KEEP_BYTES", 1)
    for number in range(3):
        saved(tmp_path / f"{number}.monstrarium", moves=1)

    assert [each.name for each in (tmp_path / backups.FOLDER).iterdir()] == ["2.monstrarium~"]


def test_a_match_written_in_one_go_has_no_earlier_generation(tmp_path: Path) -> None:
    Table(tmp_path / "a.monstrarium").file.settle()
    finished = read_match(tmp_path / "a.monstrarium", load)[1]

    MatchFile.create(
        tmp_path / "b.monstrarium", fresh_header(finished, "Sprint"), finished, Codec(Sprint()), Troubles()
    ).close()

    assert not (tmp_path / backups.FOLDER).exists()
    assert read_match(tmp_path / "b.monstrarium", load)[1] == finished
