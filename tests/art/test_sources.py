"""Every drawing is a source that is changed by hand, or is drawn by a script and says so."""

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import draw
import pytest
from easel import source

from monstrarium.games.cybo.table.pieces import WELLS_X, WELLS_Y

from .conftest import RESOURCES

SHIPPED = {path: path.read_text(encoding="utf-8") for path in sorted(RESOURCES.rglob("*.svg"))}
PLACED = sorted(source.SOURCES.rglob("*.svg"))
BY_HAND = [path for path, text in SHIPPED.items() if draw.DRAWN_BY not in text] + PLACED


def _laid_out(lines: list[str]) -> bool:
    """Whether the title stands first and no line has two elements; a gradient has its stops beside it."""
    titled = re.fullmatch(r"  <title>[^<]+</title>", lines[1])
    return titled is not None and all(len(re.findall(r"<(?!/|stop\b)", line)) <= 1 for line in lines)


def test_what_the_scripts_draw_is_up_to_date_and_says_which_script_draws_it() -> None:
    assert list(draw.out_of_date(RESOURCES)) == []


def test_no_drawing_is_drawn_by_two_scripts() -> None:
    times = Counter(key for family in draw.FAMILIES.values() for key in family())

    assert [key for key, count in times.items() if count > 1] == []


def test_every_source_of_the_scripts_is_drawn_into_something(monkeypatch: pytest.MonkeyPatch) -> None:
    read, seen = source._read, set[Path]()

    def noted(path: Path) -> ElementTree.Element:
        seen.add(path.resolve())
        return read(path)

    monkeypatch.setattr(source, "_read", noted)

    for family in draw.FAMILIES.values():
        family()

    assert [path for path in PLACED if path not in seen] == []


def test_a_source_has_a_title_and_one_element_a_line() -> None:
    assert [path for path in BY_HAND if not _laid_out(path.read_text(encoding="utf-8").splitlines())] == []


def test_a_drawing_that_was_changed_where_a_script_draws_it_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    draw.write({key: text for family in draw.FAMILIES for key, text in draw.drawn(family).items()}, tmp_path)
    assert draw.main(["--check", "-o", str(tmp_path)]) == 0
    changed = tmp_path / "art" / "hybrid" / "rim" / "east.svg"
    changed.write_text(changed.read_text("utf-8").replace("#1b1522", "#000000"), encoding="utf-8")
    (tmp_path / "left-over.svg").write_text(changed.read_text("utf-8"), encoding="utf-8")

    assert draw.main(["--check", "-o", str(tmp_path)]) == 1

    assert capsys.readouterr().out.splitlines()[1:] == [
        "art/hybrid/rim/east.svg is out of date",
        "left-over.svg is out of date",
    ]


def test_the_wires_of_the_tray_run_between_the_places_of_its_plates() -> None:
    tray = SHIPPED[RESOURCES / "art" / "cybo" / "tray.svg"]

    rows = {f"M{WELLS_X[0]:g} {y:g}L{WELLS_X[-1]:g} {y:g}" for y in WELLS_Y}
    columns = {f"M{x:g} {WELLS_Y[0]:g}L{x:g} {WELLS_Y[-1]:g}" for x in WELLS_X}

    assert {wire for wire in rows | columns if wire not in tray} == set()
