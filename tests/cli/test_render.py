"""A match is drawn as a picture, at any moment and for any viewer."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from monstrarium.__main__ import main
from monstrarium.cli import render
from monstrarium.cli.render import Moment, describe
from monstrarium.engine.game import settle
from monstrarium.engine.record import Codec, Record, SeatInfo
from monstrarium.engine.session import Session
from monstrarium.storage.match_files.header import fresh_header
from monstrarium.storage.match_files.match_file import MatchFile
from monstrarium.table.desc import TableDesc
from tests.support.pantry import KIT as PANTRY

Render = Callable[..., tuple[int, str]]


@pytest.fixture
def match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A simulated match of CYBO."""
    main(["simulate", "cybo", "--matches", "1", "--save", str(tmp_path / "saved")])
    capsys.readouterr()
    return next((tmp_path / "saved").iterdir())


@pytest.fixture
def draw(match: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Render:
    """Draw the match to out.png; the exit code and the output."""
    monkeypatch.setenv("QT_QPA_PLATFORM", os.environ["QT_QPA_PLATFORM"])
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))

    def drawn(*words: str) -> tuple[int, str]:
        code = main(["render", str(match), "-o", str(tmp_path / "out.png"), *words])
        return code, capsys.readouterr().err

    return drawn


def test_a_picture_has_the_size_that_was_asked_for(draw: Render, tmp_path: Path) -> None:
    assert draw("--size", "640x400") == (0, "")

    image = QImage(str(tmp_path / "out.png"))

    assert (image.width(), image.height()) == (640, 400)


def test_a_damaged_match_is_drawn_as_far_as_it_goes(draw: Render, match: Path) -> None:
    match.write_bytes(match.read_bytes() + b"{}\n")

    code, said = draw("--size", "64x64")

    assert code == 0
    assert "is damaged at line" in said


def test_every_moment_and_scheme_looks_otherwise(draw: Render, tmp_path: Path) -> None:
    pictures = set()
    for words in ([], ["--at", "0"], ["--at", "9"], ["--at", "9", "--scheme", "dark"]):
        draw("--size", "400x300", *words)
        pictures.add((tmp_path / "out.png").read_bytes())

    assert len(pictures) == 4


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--at", "9999"], "has moves 0 to "),
        (["--at", "-1"], "no -1."),
        (["--seat", "0"], "has seats 1 to 2, no 0."),
        (["--seat", "3"], "has seats 1 to 2, no 3."),
        (["--size", "big"], "'big' is no size"),
        (["--size", "1x1"], "'1x1' is no size"),
        (["--size", "99999x99999"], "64 to 8192 each way"),
        (["-o", "/dev/null/x.png"], "/dev/null/x.png cannot be written"),
        (["-o", "x.jpg"], "x.jpg should end in .png"),
    ],
)
def test_what_cannot_be_drawn_is_said_in_a_sentence(draw: Render, words: list[str], reason: str) -> None:
    code, said = draw(*words)

    assert code == 1
    assert reason in said


def test_a_file_that_is_no_match_is_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["render", str(tmp_path / "nothing"), "-o", "x.png"])

    assert (code, capsys.readouterr().err) == (1, f"{tmp_path / 'nothing'} is not there.\n")


def test_a_seat_sees_its_own_secrets_and_an_onlooker_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = (SeatInfo("Ada"), SeatInfo("Bo"))
    record = Record("pantry", PANTRY.game.info.rules, 5, settle(PANTRY.game.info, 2, {}), seats)
    troubles: list[str] = []
    session = Session(PANTRY.game, record)
    path = tmp_path / "p.monstrarium"
    MatchFile.create(path, fresh_header(record, "Pantry"), record, Codec(PANTRY.game), troubles.append).close()
    monkeypatch.setattr(render, "load", lambda key: PANTRY)

    onlooker, ada, bo = (describe(Moment(path, None, seat))[0] for seat in (None, 1, 2))

    def open_cards(table: TableDesc) -> set[str]:
        return {piece.id for piece in table.pieces if piece.up}

    hands = session.truth().hands
    assert open_cards(onlooker) < open_cards(ada)
    assert len(open_cards(ada) - open_cards(onlooker)) == len(hands[0])
    assert not (open_cards(ada) & open_cards(bo)) - open_cards(onlooker)
