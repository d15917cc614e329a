"""Every drawing is a picture that the app's renderer can show, and those that must be told apart can be."""

import re
from pathlib import Path

import pytest

from .conftest import GROUND, RESOURCES, Render, difference, shades

DRAWINGS = sorted(str(p.relative_to(RESOURCES).with_suffix("").as_posix()) for p in RESOURCES.rglob("*.svg"))
ICONS = [key for key in DRAWINGS if key.startswith("icons/") and key not in ("icons/app", "icons/match-file")]
STATES = ("idle", "open", "rolled", "dark", "target", "scored")
LARGEST = 60_000


CLEAR = "art/xybrid/clear"
"""The face of a part whose values are read beside it."""


def test_every_drawing_shows_something(render: Render) -> None:
    assert [key for key in DRAWINGS if set(shades(render(key, 48))) == {GROUND}] == [CLEAR]


def test_a_drawing_needs_nothing_outside_itself_and_nothing_the_renderer_skips(resources: Path) -> None:
    skipped = re.compile(r"<(image|text|style|filter|mask|clipPath|pattern|script|foreignObject)\b|href")

    assert [key for key in DRAWINGS if skipped.search((resources / f"{key}.svg").read_text("utf-8"))] == []


def test_a_drawing_is_small_enough_to_load_at_start(resources: Path) -> None:
    assert [key for key in DRAWINGS if (resources / f"{key}.svg").stat().st_size > LARGEST] == []


@pytest.mark.parametrize("key", ICONS)
def test_an_icon_knows_one_ink_only_so_that_the_palette_can_tint_it(key: str, resources: Path) -> None:
    text = (resources / f"{key}.svg").read_text(encoding="utf-8")

    assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', text)) <= {"#000000", "none"}
    assert "#000000" in text


def test_no_two_icons_are_the_same_picture(render: Render) -> None:
    pictures = {key: shades(render(key, 20)) for key in ICONS}

    assert len(set(pictures.values())) == len(ICONS)


def test_the_twelve_resting_dice_are_twelve_pictures(render: Render) -> None:
    pictures = {shades(render(f"art/cybo/die/{number}", 110)) for number in range(1, 13)}

    assert len(pictures) == 12


def test_every_frame_of_the_tumble_differs_from_the_one_before(render: Render) -> None:
    frames = [shades(render(f"art/cybo/die/tumble/{step}", 60)) for step in range(16)]

    assert all(difference(frame, frames[step - 1]) > 0.02 for step, frame in enumerate(frames))


@pytest.mark.parametrize("number", range(1, 13))
def test_the_states_of_a_plate_differ_without_colour(number: int, render: Render) -> None:
    greys = [shades(render(f"art/cybo/plate/{number}/{state}", 90)) for state in STATES]

    pairs = [(a, b) for i, a in enumerate(greys) for b in greys[:i]]

    assert min(difference(a, b) for a, b in pairs) > 0.1


@pytest.mark.parametrize("state", STATES)
def test_the_twelve_plates_of_a_state_are_twelve_pictures(state: str, render: Render) -> None:
    pictures = {shades(render(f"art/cybo/plate/{number}/{state}", 90)) for number in range(1, 13)}

    assert len(pictures) == 12


def test_the_seat_tokens_differ_without_colour(render: Render) -> None:
    greys = [shades(render(f"art/seats/{seat}", 40)) for seat in range(6)]

    pairs = [(a, b) for i, a in enumerate(greys) for b in greys[:i]]

    assert min(difference(a, b) for a, b in pairs) > 0.1
