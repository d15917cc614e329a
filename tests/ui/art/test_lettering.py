"""The faces that come with the program: what they can write, that figures line up, who wears them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication

from monstrarium.content.places import resources
from monstrarium.ui.art import lettering
from monstrarium.ui.art.face import LARGE_NUMBERS, LARGE_WORDS, bold_font, outline
from monstrarium.ui.art.lettering import DISPLAY, FILES, TEXT, display, load

FONTS = resources() / "fonts"
GREEK = "ΆΈΉΊΌΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ"
WITHOUT_SHAPE, DEPRECATED = "\u00ad", "\u0149"
LATIN = ((0x20, 0x7F), (0xA1, 0x17F), (0x1E80, 0x1E86), (0x1EA0, 0x1EFA))
SCRIPTS = {
    "Latin": [*{chr(code) for codes in LATIN for code in range(*codes)} - {WITHOUT_SHAPE, DEPRECATED}, *"ȘșȚțƠơƯưẞ"],
    "Cyrillic": [*map(chr, range(0x400, 0x460)), *"ҐґҒғҚқҢңҰұӘәӨө"],
    "Greek": [*GREEK],
    "signs": [*"–—‘’“”„…•−×±½€№™"],
}


@pytest.fixture(autouse=True)
def loaded(qapp: QApplication) -> None:
    """The faces are loaded."""
    assert load(FONTS) == TEXT


def own(size: float = 10.0) -> QFont:
    """The font of an application that wears its own letters."""
    font = QFont()
    font.setFamilies([TEXT, *font.families()])
    font.setPointSizeF(size)
    return font


@pytest.mark.parametrize("script", SCRIPTS)
@pytest.mark.parametrize("file", FILES)
def test_a_face_has_every_letter_of_a_script(file: str, script: str) -> None:
    face = QRawFont(str(FONTS / file), 12)
    assert [letter for letter in SCRIPTS[script] if not face.supportsCharacter(ord(letter))] == []


@pytest.mark.parametrize("file", FILES)
def test_its_licence_lies_beside_a_face(file: str) -> None:
    assert "SIL Open Font License, Version 1.1" in (FONTS / file).with_name("OFL.txt").read_text("utf-8")


@pytest.mark.parametrize("make", [QFont, display], ids=["text", "titles"])
def test_figures_of_a_face_have_one_width(make: type[QFont]) -> None:
    metrics = QFontMetricsF(make(own()))
    widths = {metrics.horizontalAdvance(digit * 6) for digit in "0123456789"}
    assert widths == {metrics.horizontalAdvance("147407")}


def test_titles_have_a_face_of_their_own() -> None:
    assert (QFontInfo(own()).family(), QFontInfo(display(own())).family()) == (TEXT, DISPLAY)


def test_titles_are_as_large_as_they_were() -> None:
    assert display(own(17.0)).pointSizeF() == 17.0


def test_who_wears_the_font_of_the_system_has_it_in_titles_too() -> None:
    assert display(QFont("DejaVu Sans", 10)) == QFont("DejaVu Sans", 10)


@pytest.mark.parametrize(
    ("text", "pixels", "family"),
    [
        ("Slip Mantis", LARGE_WORDS, DISPLAY),
        ("Slip Mantis", LARGE_WORDS - 1, TEXT),
        ("12", LARGE_NUMBERS, DISPLAY),
        ("12", LARGE_NUMBERS - 1, TEXT),
        ("Round 4", LARGE_WORDS, DISPLAY),
    ],
)
def test_what_is_printed_small_is_in_the_face_for_text(qapp: QApplication, text: str, pixels: int, family: str) -> None:
    qapp.setFont(own())
    assert QFontInfo(bold_font(text, pixels)).family() == family


def test_letters_are_solid_where_strokes_cross(qapp: QApplication) -> None:
    qapp.setFont(own())
    shape = outline("t", bold_font("t", 200), QPointF())
    box = shape.boundingRect()
    bar = [shape.contains(QPointF(x, box.top() + 0.3 * box.height())) for x in range(round(box.right()))]
    assert "".join("#" if inside else "." for inside in bar).strip(".").count(".") == 0


def test_without_the_fonts_the_letters_of_the_system_remain(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(lettering, "TEXT", "No Such Family")
    monkeypatch.setattr(lettering, "FILES", ("none.ttf",))
    assert load(FONTS) == ""
    assert "none.ttf cannot be loaded" in caplog.text
