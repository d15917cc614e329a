"""Words and marks can be read and told apart in every theme."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from monstrarium.ui.art.palette import CONTRAST, DARK, LIGHT, Inks, Theme, contrast, theme_for
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.scene.pixmaps import Pixmaps

from ..stage import piece

THEMES = [pytest.param(theme, id=theme.name) for theme in (LIGHT, DARK, CONTRAST)]
WORDS = ("ink", "soft", "good", "bad", "gold", *(f"seat{n}" for n in range(6)))
PAPER = QColor("#faefd3")
"""The sheet on which scores are printed, in its middle tone."""


def on_felt(theme: Theme) -> QColor:
    """The colour of a plate where the felt shows through it most."""
    plate, felt, share = QColor(theme.plate), QColor(theme.felt_lit), theme.plate_opacity

    def mixed(over: float, under: float) -> float:
        return over * share + under * (1 - share)

    return QColor.fromRgbF(
        mixed(plate.redF(), felt.redF()), mixed(plate.greenF(), felt.greenF()), mixed(plate.blueF(), felt.blueF())
    )


def test_black_and_white_are_as_far_apart_as_can_be() -> None:
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21.0)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("role", WORDS)
def test_words_on_plates_are_legible(theme: Theme, role: str) -> None:
    assert contrast(theme.text.of(role), on_felt(theme)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("role", WORDS)
def test_words_printed_on_paper_are_legible(theme: Theme, role: str) -> None:
    assert contrast(theme.printed.of(role), PAPER) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_words_in_bubbles_are_legible(theme: Theme) -> None:
    assert contrast(theme.text.of("ink"), QColor(theme.bubble)) >= 7.0


@pytest.mark.parametrize("theme", THEMES)
def test_light_print_is_legible_on_ink(theme: Theme) -> None:
    assert contrast(theme.printed.of("light"), QColor("#1b1522")) >= 7.0


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("felt", ["felt", "felt_lit", "felt_edge"])
@pytest.mark.parametrize("mark", ["legal", "illegal", "glow", "focus"])
def test_marks_stand_out_from_felt_or_bring_their_own_ground(theme: Theme, felt: str, mark: str) -> None:
    ground = QColor(getattr(theme, felt))
    colour = QColor(getattr(theme, mark))
    under = QColor(theme.focus_under if mark == "focus" else theme.legal_under)
    assert max(contrast(colour, ground), contrast(under, ground)) >= 3.0
    assert contrast(colour, under) >= 3.0


@pytest.mark.parametrize("theme", THEMES)
def test_no_two_seats_have_one_colour(theme: Theme) -> None:
    for inks in (theme.text, theme.printed, theme.marks):
        assert len(set(inks.seats)) == 6


def test_a_theme_is_found_by_its_name() -> None:
    assert [theme_for(name).name for name in ("light", "dark", "contrast")] == ["light", "dark", "contrast"]


def test_an_unknown_role_is_an_error() -> None:
    inks: Inks = LIGHT.text
    with pytest.raises(AttributeError):
        inks.of("mauve")


def test_under_high_contrast_what_may_be_taken_is_ringed_and_not_tinted(art: Art) -> None:
    pixmaps = Pixmaps(art, CONTRAST)
    for bright in (False, True):
        halo = pixmaps.halo(piece("a", 1, 1), True, 0.0, bright).toImage()
        middle = halo.height() // 2
        ring = max(halo.pixelColor(x, middle).alpha() for x in range(halo.width()))
        assert (halo.pixelColor(halo.width() // 2, middle).alpha(), ring > 200) == (0, True)
