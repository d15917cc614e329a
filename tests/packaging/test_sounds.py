"""The sounds that are shipped: made by their recipes, neither too loud nor too long, silent at the end."""

from __future__ import annotations

from array import array
from pathlib import Path

import make
import pytest
from recipes import SOUNDS
from synthesis import RATE

FILES = sorted(make.FOLDER.glob("*.wav"))
SHORTEST, LONGEST = 0.05, 1.5
LOUD, SOFT = -17.0, -29.0
"""Decibels below full scale between which a sound is."""
SILENT = 0.002


def samples_of(path: Path) -> list[float]:
    return [sample / 32768 for sample in make.unpacked(path)]


def test_every_sound_is_as_its_recipe_makes_it() -> None:
    assert list(make.out_of_date()) == []


def test_a_file_that_was_changed_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make, "SOUNDS", {"token": SOUNDS["token"]})
    first, second, third = make.made("token")
    for number, samples in enumerate((first, second[:-1], array("h", [sample // 2 for sample in third]))):
        make.path_of("token", number, tmp_path).write_bytes(make.packed(samples))
    (tmp_path / "strange-1.wav").write_bytes(b"")
    assert list(make.out_of_date(tmp_path)) == ["token-2.wav", "token-3.wav", "strange-1.wav"]


def test_a_sound_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        make.main(["thunder"])
    assert "there is no sound thunder; there are card, curtain" in capsys.readouterr().err


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_sound_is_short_quiet_and_ends_in_silence(path: Path) -> None:
    samples = samples_of(path)
    assert SHORTEST <= len(samples) / RATE <= LONGEST
    assert max(map(abs, samples)) <= make.PEAK + SILENT
    assert SOFT <= make.loudness(samples) <= LOUD
    assert max(map(abs, samples[-24:])) < SILENT


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_has_variants_that_differ(name: str) -> None:
    found = {path.read_bytes() for path in FILES if path.stem.rpartition("-")[0] == name}
    assert 2 <= len(found) == SOUNDS[name].variants <= 4
