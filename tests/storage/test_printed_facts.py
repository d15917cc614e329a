"""A match knows the fingerprint of its printed facts, and says if they have changed."""

from pathlib import Path

import msgspec
import pytest

from monstrarium.__main__ import main
from monstrarium.cli import games, simulate, verify
from monstrarium.engine.record import Codec
from monstrarium.engine.rng import Rng
from monstrarium.games.kit import Kit
from monstrarium.lab import matches, series, tasks
from monstrarium.storage.match_files.header import fresh_header
from monstrarium.storage.match_files.header_lines import read_header
from monstrarium.storage.match_files.match_file import MatchFile
from tests.support.matches import play, session_of
from tests.support.pantry import KIT

from .table import Troubles

TODAY = msgspec.structs.replace(KIT, content="0123456789abcdef")


def load(_key: str) -> Kit:
    """The kit of Pantry with the present facts."""
    return TODAY


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A match of Pantry that was played with other facts."""
    path = tmp_path / "a.monstrarium"
    record = play(KIT, session_of(KIT, 5), Rng(5)).record
    header = fresh_header(record, "Pantry", KIT.content)
    MatchFile.create(path, header, record, Codec(KIT.game), Troubles()).close()
    return path


def test_a_match_with_the_facts_of_today_opens_without_a_word(path: Path) -> None:
    file = MatchFile.resume(path, lambda _key: KIT, Troubles())
    file.close()

    assert file.trouble == ""


def test_a_match_with_other_facts_says_so_and_opens(path: Path) -> None:
    before = path.read_bytes()

    file = MatchFile.resume(path, load, Troubles())
    file.close()

    assert file.trouble.startswith(f"{path} was played when other facts were printed on the pieces of Pantry.")
    assert file.record.moves
    assert path.read_bytes() == before


def test_a_match_that_comes_out_otherwise_is_told_why(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_bytes(path.read_bytes().replace(b'{"seed":5}', b'{"seed":6}'))
    monkeypatch.setattr(verify, "load", load)

    code = main(["verify", str(path)])

    said = capsys.readouterr().err
    assert code == 1
    assert "other facts were printed" in said
    assert "is not as it was played" in said


def test_simulated_matches_name_their_facts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (matches, series, tasks, games, simulate):
        monkeypatch.setattr(module, "load", load)
    monkeypatch.setattr(games, "KEYS", ("pantry",))

    code = main(["simulate", "pantry", "--matches", "1", "--save", str(tmp_path)])

    assert code == 0
    assert [read_header(each).content for each in tmp_path.glob("*.monstrarium")] == [TODAY.content]
