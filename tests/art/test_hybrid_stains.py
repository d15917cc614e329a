"""The stains of HYBRID: one for each side, told from the other and from the floor without colour."""

from .conftest import GROUND, Render, difference, shades

SIDES = ("griffin", "scorpion")


def test_the_stains_of_the_two_sides_differ_without_colour(render: Render) -> None:
    one, other = (shades(render(f"art/hybrid/stain/{side}", 46)) for side in SIDES)

    assert difference(one, other) > 0.2


def test_a_stain_is_seen_on_a_square_and_leaves_its_corners_free(render: Render) -> None:
    for side in SIDES:
        picture = render(f"art/hybrid/stain/{side}", 46)
        greys = shades(picture)

        assert difference(greys, [GROUND] * len(greys)) > 0.3
        assert {picture.pixelColor(x, y).red() for x in (0, 45) for y in (0, 45)} == {GROUND}
