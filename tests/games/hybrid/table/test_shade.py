"""What a side does not see lies in dusk, and what no open way leads to in the night; nothing is hidden by it."""

from __future__ import annotations

from monstrarium.games.hybrid.state import HybridState, Phase
from monstrarium.games.hybrid.table.layout import Layout
from tests.games.hybrid.scenario import EAST, lay, move, step
from tests.games.hybrid.table.seen import audience, described

DOOR = """
    #############
    #...#...+...#
    #...#...#...#
    #...........#
    #...#####...#
    #############
"""
SHUT = """
    ##########
    #...#+#..#
    #...+....#
    #...#....#
    ##########
"""


def dark(state: HybridState, kind: str, viewer: int | None = 0) -> set[str]:
    """The names of the squares of floor that lie in a shade."""
    table = described(state, viewer)
    rects = [place for wash in table.shade if wash.kind == kind for place in wash.places]
    found = set()
    for zone in table.zones:
        if zone.id.startswith("square/"):
            x, y = zone.rect[0] + zone.rect[2] / 2, zone.rect[1] + zone.rect[3] / 2
            if any(left < x < left + wide and top < y < top + high for left, top, wide, high in rects):
                found.add(zone.title)
    return found


def test_what_lies_behind_the_back_is_dusk_and_what_is_seen_is_light() -> None:
    state = move(lay(DOOR, "knight C4 E", "hybrid L2 W"), 0)
    assert {"F4", "G4", "H4"}.isdisjoint(dark(state, "dusk"))
    assert "B2" not in dark(state, "night")
    assert dark(state, "night") == set()


def test_rooms_behind_shut_doors_are_night_until_a_door_is_opened() -> None:
    state = move(lay(SHUT, "knight D3 E", "hybrid I2 W"), 0)
    assert {"H2", "I3", "G4"} <= dark(state, "night")
    step(state, EAST)
    assert dark(state, "night") == set()


def test_each_side_has_its_own_dark_and_an_onlooker_none() -> None:
    state = move(lay(SHUT, "knight D3 E", "hybrid I2 W"), 0)
    assert "B2" in dark(state, "night", 1)
    assert "B2" not in dark(state, "night", 0)
    assert described(state, None).shade == ()


def test_all_is_light_while_warriors_are_placed() -> None:
    state = lay(SHUT, "knight D3 E", "hybrid I2 W")
    state.phase = Phase.DEPLOY
    assert described(state, 0).shade == ()


def test_the_dark_lies_in_the_laboratory() -> None:
    state = move(lay(SHUT, "knight D3 E", "hybrid I2 W"), 0)
    layout = Layout(state, audience(0))
    left, top, wide, high = layout.seating.lab
    for wash in described(state, 0).shade:
        for x, y, w, h in wash.places:
            assert left - 1e-6 <= x <= x + w <= left + wide + 1e-6
            assert top - 1e-6 <= y <= y + h <= top + high + 1e-6
