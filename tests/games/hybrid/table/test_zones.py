"""The ground of the table is drawn without seams where tiles meet."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.table.zones import rims
from monstrarium.table.desc import Rect
from monstrarium.ui.scene.geometry import box_of
from tests.games.hybrid.scenario import lay
from tests.games.hybrid.table.seen import described

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


def test_each_square_is_called_by_the_letter_above_it_and_the_number_left_of_it() -> None:
    state = lay(HALF, "knight B2 E", "hybrid K4 N")
    table = described(state, None)
    zones = {zone.id: zone.rect for zone in table.zones}
    scales = {piece.id: piece for piece in table.pieces if piece.id.startswith("scale/")}
    marks = {}
    for name, scale in scales.items():
        left, top, wide, high = box_of(scale)
        marks[name] = {
            label.text: (left + (label.x + label.w / 2) * wide, top + (label.y + label.h / 2) * high)
            for label in scale.face.labels
        }
    left, top, wide, high = zones["square/K4"]
    assert marks["scale/columns"]["K"][0] == pytest.approx(left + wide / 2)
    assert marks["scale/rows"]["4"][1] == pytest.approx(top + high / 2)
    assert marks["scale/columns"]["K"][1] < top
    assert marks["scale/rows"]["4"][0] < left


def test_hands_dice_and_piles_lie_beside_what_is_brought_nearer() -> None:
    state = lay(HALF, "knight B2 E", "hybrid K4 N")
    table = described(state, None)
    assert table.board is not None
    _left, _top, right, low = table.board
    on = {zone.id for zone in table.zones if zone.rect[0] < right and zone.rect[1] < low}
    assert {"square/B2", "square/K4", "lab"} <= on
    assert not {"hand/0", "hand/1", "roll", "deck", "discard", "events", "spent"} & on
