"""Drawings become pixmaps of an exact size, with words that fit, and are kept for the next time."""

from __future__ import annotations

import os
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QIcon, QImage, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from monstrarium.table.desc import Face, Label
from monstrarium.ui.art import drawer, renderer
from monstrarium.ui.art.drawer import READY, MissingArt
from monstrarium.ui.art.face import SMALLEST, fitted
from monstrarium.ui.art.palette import DARK, LIGHT
from monstrarium.ui.art.renderer import LEAST, SCREENFULS, Art
from monstrarium.ui.art.store import LruCache
from monstrarium.ui.scene.pixmaps import wear

from ..stage import Stage, drawing

MODE = QIcon.Mode
RED, CLEAR = QColor("#c00000"), QColor(0, 0, 0, 0)


def dark_columns(image: QImage) -> list[int]:
    """The columns of a picture that have ink on red."""
    return [x for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).red() < 0x60]


@pytest.mark.parametrize("size", [(1, 1), (93, 131), (200, 37)])
@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_a_face_has_exactly_the_pixels_asked_for(art: Art, size: tuple[int, int], dpr: float) -> None:
    pixmap = art.pixmap(Face("red"), size, dpr, LIGHT)
    assert (pixmap.width(), pixmap.height(), pixmap.devicePixelRatio()) == (*size, dpr)


def test_a_drawing_fills_its_face_to_the_edge(art: Art) -> None:
    image = art.image(Face("red"), (31, 47), LIGHT)
    assert {image.pixelColor(*at).name() for at in ((0, 0), (30, 0), (0, 46), (30, 46))} == {RED.name()}


def test_the_same_face_is_drawn_once(art: Art) -> None:
    first = art.pixmap(Face("red"), (40, 40), 1.0, LIGHT)
    assert art.pixmap(Face("red"), (40, 40), 1.0, LIGHT).cacheKey() == first.cacheKey()


def test_mirrored_art_keeps_its_words_as_they_are(art: Art) -> None:
    word = Label("L", 0.0, 0.0, 0.5, 1.0, 0.6, align="left", bold=True)
    plain = art.image(Face("half", (word,)), (80, 40), LIGHT)
    mirrored = art.image(Face("half", (word,), mirrored=True), (80, 40), LIGHT)
    assert plain.pixelColor(79, 20) == RED
    assert plain.pixelColor(0, 0).alpha() == 0
    assert mirrored.pixelColor(0, 0) == RED
    assert mirrored.pixelColor(79, 20).alpha() == 0
    assert min(dark_columns(mirrored)) < 20


@pytest.mark.parametrize("text", ["7", "Grand Master", "A sentence that is much too long for a line of so small a box"])
@pytest.mark.parametrize("box", [QRectF(0, 0, 120, 14), QRectF(0, 0, 60, 40), QRectF(0, 0, 300, 100)])
def test_words_are_shrunk_until_they_fit(qapp: QApplication, text: str, box: QRectF) -> None:
    font = fitted(text, box, 30.0)
    line = QFontMetricsF(font)
    taken = line.boundingRect(QRectF(0, 0, box.width(), 1e6), 0x1000, text)
    assert font.pixelSize() <= 30
    assert font.pixelSize() == SMALLEST or (
        taken.width() <= box.width() and taken.height() <= box.height() + font.pixelSize() * 0.25
    )


def test_words_that_fit_keep_their_size(qapp: QApplication) -> None:
    assert fitted("7", QRectF(0, 0, 200, 100), 30.0).pixelSize() == 30


def test_words_are_printed_within_their_box(art: Art) -> None:
    label = Label("Wide words", 0.5, 0.0, 0.5, 1.0, 0.9)
    columns = dark_columns(art.image(Face("red", (label,)), (200, 40), LIGHT))
    assert columns
    assert min(columns) >= 100


def test_badges_stand_on_the_right_edge(art: Art) -> None:
    image = art.image(Face("red", badges=(("blue", ""), ("green", ""))), (100, 100), LIGHT)
    column = [image.pixelColor(85, y).name() for y in range(100)]
    assert "#0000c0" in column[:40]
    assert "#008000" in column[20:]
    assert image.pixelColor(50, 10) == RED


def test_a_missing_drawing_is_an_error_where_errors_are_wanted(art: Art) -> None:
    with pytest.raises(MissingArt, match=r"no drawing 'nowhere/to/be'"):
        art.pixmap(Face("nowhere/to/be"), (40, 40), 1.0, LIGHT)


def test_a_missing_drawing_is_shown_as_a_bug_elsewhere(
    qapp: QApplication, resources: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    image = Art(resources, tmp_path / "cache").image(Face("nowhere"), (60, 60), LIGHT)
    assert image.pixelColor(0, 59).name() in ("#ff2fd0", "#000000")
    assert "nowhere" in caplog.text


@pytest.mark.qt_log_ignore("Cannot read file", extend=True)
def test_a_file_that_is_no_drawing_is_missing_art(resources: Path, art: Art) -> None:
    (resources / "art" / "broken.svg").write_text("not a drawing")
    with pytest.raises(MissingArt, match="broken"):
        art.image(Face("broken"), (10, 10), LIGHT)


def test_a_picture_covers_its_room_and_is_kept_on_disk(art: Art, tmp_path: Path) -> None:
    pixmap = art.picture("half", 40, 20, 2.0)
    kept = list((tmp_path / "cache" / "pictures").glob("half_80x40_*.png"))
    assert pixmap.size() == QSize(80, 40)
    assert pixmap.toImage().pixelColor(79, 0) == RED
    assert pixmap.toImage().pixelColor(0, 39).alpha() == 0
    assert len(kept) == 1


def test_a_picture_on_disk_is_used(art: Art, resources: Path, tmp_path: Path) -> None:
    art.picture("red", 8, 8)
    kept = next((tmp_path / "cache" / "pictures").glob("red_*.png"))
    painted = QImage(8, 8, QImage.Format.Format_ARGB32)
    painted.fill(QColor("#00ff00"))
    painted.save(str(kept))
    again = Art(resources, tmp_path / "cache", strict=True).picture("red", 8, 8)
    assert again.toImage().pixelColor(4, 4).name() == "#00ff00"


def test_a_changed_drawing_is_drawn_anew(art: Art, resources: Path, tmp_path: Path) -> None:
    art.picture("red", 8, 8)
    file = resources / "art" / "red.svg"
    file.write_text(drawing('<rect width="10" height="10" fill="#123456"/>'))
    os.utime(file, ns=(1, 1))
    again = Art(resources, tmp_path / "cache", strict=True).picture("red", 8, 8)
    assert again.toImage().pixelColor(4, 4).name() == "#123456"
    assert len(list((tmp_path / "cache" / "pictures").glob("red_*.png"))) == 1


def test_a_torn_picture_on_disk_is_drawn_again(art: Art, resources: Path, tmp_path: Path) -> None:
    art.picture("red", 8, 8)
    next((tmp_path / "cache" / "pictures").glob("red_*.png")).write_bytes(b"\x89PNG\r\n")
    again = Art(resources, tmp_path / "cache", strict=True).picture("red", 8, 8)
    assert again.toImage().pixelColor(4, 4) == RED


def test_a_cache_that_cannot_be_written_costs_only_time(qapp: QApplication, resources: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    art = Art(resources, tmp_path / "file", strict=True)
    assert art.picture("red", 8, 8).toImage().pixelColor(4, 4) == RED
    assert art.icon("square", "#00aa00").pixmap(16, 16).toImage().pixelColor(8, 8).name() == "#00aa00"


def test_an_icon_takes_the_colour_it_is_given(art: Art) -> None:
    icon = art.icon("square", QColor("#00aa00"))
    assert icon.pixmap(QSize(24, 24), 2.0).toImage().pixelColor(24, 24).name() == "#00aa00"


@pytest.mark.parametrize("cache", ["cache", "file"])
def test_an_icon_has_another_colour_on_a_selection(
    qapp: QApplication, resources: Path, tmp_path: Path, cache: str
) -> None:
    (tmp_path / "file").write_text("in the way of what would be kept")
    icon = Art(resources, tmp_path / cache, strict=True).icon("square", "#00aa00", "#ffeeee")
    shown = [icon.pixmap(24, 24, mode).toImage().pixelColor(12, 12).name() for mode in (MODE.Normal, MODE.Selected)]
    assert shown == ["#00aa00", "#ffeeee"]


def test_a_missing_icon_is_an_error_where_errors_are_wanted(art: Art) -> None:
    with pytest.raises(MissingArt, match="icons/nothing"):
        art.icon("nothing", "#000000")


def test_what_was_used_longest_ago_is_forgotten_first() -> None:
    store: LruCache[str] = LruCache(10)
    store.put("a", "first", 4)
    store.put("b", "second", 4)
    store.get("a")
    store.put("c", "third", 4)
    assert (store.get("a"), store.get("b"), store.get("c")) == ("first", None, "third")
    assert store.weight == 8


def put_screens(monkeypatch: pytest.MonkeyPatch, *screens: tuple[QSize, float]) -> None:
    """Replaces the screens by these, each with its logical size and its device pixel ratio."""
    there = [SimpleNamespace(size=lambda s=size: s, devicePixelRatio=lambda r=ratio: r) for size, ratio in screens]
    monkeypatch.setattr(renderer, "QGuiApplication", SimpleNamespace(screens=lambda: there))


def kept_of(art: Art, count: int) -> int:
    """How many of `count` pixmaps of a megapixel are still kept after all were stored."""
    image = QImage(1000, 1000, QImage.Format.Format_ARGB32_Premultiplied)
    for number in range(count):
        art.keep(number, image, 1.0)
    return sum(art.kept(number) is not None for number in range(count))


@pytest.mark.parametrize(
    "screens",
    [((QSize(1920, 1080), 1.0),), ((QSize(1280, 800), 1.0), (QSize(1600, 900), 2.0))],
    ids=["one", "the larger of two"],
)
def test_pixmaps_are_kept_that_cover_the_largest_screen_a_few_times(
    art: Art, monkeypatch: pytest.MonkeyPatch, screens: tuple[tuple[QSize, float], ...]
) -> None:
    put_screens(monkeypatch, *screens)
    pixels = max(size.width() * size.height() * ratio**2 for size, ratio in screens)

    assert kept_of(art, 60) == int(SCREENFULS * pixels / 1e6)


def test_a_pixmap_that_is_worn_is_found_again_when_many_others_were_drawn(
    art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_screens(monkeypatch, (QSize(320, 200), 1.0))
    image = QImage(1000, 1000, QImage.Format.Format_ARGB32_Premultiplied)
    item = QGraphicsPixmapItem()
    wear(item, art.keep("worn", image, 1.0))
    kept_of(art, 20)
    there = art.kept("worn")
    assert there is not None
    assert there.cacheKey() == item.pixmap().cacheKey()

    del there
    wear(item, QPixmap())
    assert art.kept("worn") is None


@pytest.mark.parametrize("screens", [(), ((QSize(320, 200), 1.0),)], ids=["none", "a small one"])
def test_some_pixmaps_are_kept_on_any_screen(
    art: Art, monkeypatch: pytest.MonkeyPatch, screens: tuple[tuple[QSize, float], ...]
) -> None:
    put_screens(monkeypatch, *screens)

    assert kept_of(art, 20) == LEAST // 4_000_000


def test_a_screen_that_is_taken_away_takes_what_was_kept_for_it(art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    put_screens(monkeypatch, (QSize(3840, 2160), 1.0))
    many = kept_of(art, 12)
    put_screens(monkeypatch)
    art.keep("next", QImage(10, 10, QImage.Format.Format_ARGB32_Premultiplied), 1.0)

    assert many == 8
    assert sum(art.kept(number) is not None for number in range(15)) < LEAST // 4_000_000 + 1


def test_drawings_of_so_many_bytes_stay_ready_to_be_drawn_again(
    art: Art, resources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def open_drawing(file: str) -> QSvgRenderer:
        read.append(file)
        return QSvgRenderer(file)

    monkeypatch.setattr(drawer, "QSvgRenderer", open_drawing)
    for name in ("first", "second"):
        (resources / "art" / f"{name}.svg").write_text(drawing("").ljust(READY // 2))
        art.image(Face(name), (4, 4), LIGHT)
        art.image(Face(name), (5, 5), LIGHT)
    both = len(read)
    (resources / "art" / "third.svg").write_text(drawing(""))
    art.image(Face("third"), (4, 4), LIGHT)
    art.image(Face("second"), (6, 6), LIGHT)
    kept = len(read)
    art.image(Face("first"), (6, 6), LIGHT)

    assert (both, kept, len(read)) == (2, 3, 4)


def test_another_game_finds_no_drawings_of_the_one_before(
    art: Art, resources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def open_drawing(file: str) -> QSvgRenderer:
        read.append(file)
        return QSvgRenderer(file)

    monkeypatch.setattr(drawer, "QSvgRenderer", open_drawing)
    drawn = art.pixmap(Face("red"), (40, 40), 1.0, LIGHT)
    art.put_away()
    again = art.pixmap(Face("red"), (40, 40), 1.0, LIGHT)

    assert len(read) == 2
    assert again.cacheKey() != drawn.cacheKey()
    assert again.toImage() == drawn.toImage()


def test_another_light_lets_go_of_what_was_drawn_in_the_one_before(stage: Stage, art: Art) -> None:
    drawn = art.pixmap(Face("red"), (40, 40), 1.0, LIGHT).cacheKey()

    stage.scene.set_theme(DARK)

    assert art.pixmap(Face("red"), (40, 40), 1.0, LIGHT).cacheKey() != drawn
