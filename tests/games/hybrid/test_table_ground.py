"""What the ground of HYBRID's table is made of, where one tile meets another."""

from __future__ import annotations

from monstrarium.games.hybrid.table.zones import rims
from monstrarium.table.desc import Rect
from tests.games.hybrid.scenario import lay

HALF = """
    ################
    #......#.......#
    #......#.......#
    #.......#......#
    #..............#
    #......##......#
    ################
"""


def found() -> dict[str, Rect]:
    state = lay(HALF, "knight B2 E", "hybrid K4 N")
    return {zone.id: zone.rect for zone in rims(state.plan)}


def test_a_wall_has_a_rim_where_the_next_tile_has_floor() -> None:
    assert set(found()) == {"rim/23-east", "rim/39-east", "rim/56-west"}


def test_a_rim_with_a_shadow_covers_the_floor_beside_it() -> None:
    wide = {name: rect[2:] for name, rect in found().items()}
    assert wide["rim/23-east"] == (1.0, 0.5)
    assert wide["rim/56-west"] == (0.5, 0.5)
