"""What a side sees is in the light, what it has seen before in dusk, what it never saw in the night."""

from __future__ import annotations

from monstrarium.engine.game import view
from monstrarium.games import load
from monstrarium.games.hybrid.state import HybridState, Phase
from monstrarium.games.hybrid.table.board.memory import Memory, remember
from monstrarium.games.hybrid.table.board.torches import torches_of
from monstrarium.games.hybrid.table.layout import Layout
from monstrarium.games.hybrid.table.presenter import PRESENTER
from monstrarium.table.desc import Rect
from tests.games.hybrid.scenario import EAST, GAME, lay, move, step, turn
from tests.games.hybrid.table.seen import audience, described
from tests.support.matches import begin

KIT = load("hybrid")
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


def dark(state: HybridState, kind: str, viewer: int | None = 0, memory: Memory | None = None) -> set[str]:
    """The names of the squares of floor that lie in a shade."""
    table = described(state, viewer, memory)
    rects = [place for wash in table.shade if wash.kind == kind for place in wash.places]
    found = set()
    for zone in table.zones:
        if zone.id.startswith("square/"):
            x, y = zone.rect[0] + zone.rect[2] / 2, zone.rect[1] + zone.rect[3] / 2
            if any(left < x < left + wide and top < y < top + high for left, top, wide, high in rects):
                found.add(zone.title)
    return found


def looked(state: HybridState, before: Memory | None = None) -> Memory:
    """What the table remembers after this state."""
    return remember(before, (), view(GAME, state, None))


def test_what_is_seen_now_is_light_and_what_was_never_seen_is_night() -> None:
    state = move(lay(DOOR, "knight C4 E", "hybrid L2 W"), 0)
    shaded = dark(state, "night") | dark(state, "dusk")
    assert {"F4", "G4", "H4"}.isdisjoint(shaded)
    assert {"J2", "L2"} <= dark(state, "night")
    assert dark(state, "dusk") == set()


def test_what_a_side_has_seen_is_dusk_when_it_looks_away() -> None:
    state = move(lay(DOOR, "knight C4 E", "hybrid L2 W"), 0)
    seen = looked(state)
    turn(state, 3)
    later = looked(state, seen)
    assert "G4" in dark(state, "dusk", memory=later)
    assert "G4" not in dark(state, "night", memory=later)
    assert "L2" in dark(state, "night", memory=later)


def test_what_lies_behind_a_shut_door_is_night_until_it_opens_and_dusk_when_nobody_looks() -> None:
    state = move(lay(SHUT, "knight D3 E", "hybrid I2 W"), 0)
    seen = looked(state)
    assert {"H2", "I3"} <= dark(state, "night", memory=seen)
    step(state, EAST)
    opened = looked(state, seen)
    assert "H3" not in dark(state, "night", memory=opened) | dark(state, "dusk", memory=opened)
    turn(state, 3)
    assert "H3" in dark(state, "dusk", memory=looked(state, opened))


def test_each_side_has_its_own_dark_and_an_onlooker_none() -> None:
    state = move(lay(SHUT, "knight D3 E", "hybrid I2 W"), 0)
    memory = looked(state)
    one, other = dark(state, "night", 0, memory), dark(state, "night", 1, memory)
    assert "I2" in one - other
    assert "D3" in other - one
    assert described(state, None, memory).shade == ()


def test_all_is_light_while_warriors_are_placed() -> None:
    state = lay(SHUT, "knight D3 E", "hybrid I2 W")
    state.phase = Phase.DEPLOY
    assert described(state, 0).shade == ()


def test_the_dark_lies_in_the_laboratory() -> None:
    state = move(lay(SHUT, "knight D3 E", "hybrid I2 W"), 0)
    layout = Layout(state, audience(0))
    left, top, wide, high = layout.seating.lab
    for wash in (each for each in described(state, 0).shade if each.kind != "torch"):
        for x, y, w, h in wash.places:
            assert left - 1e-6 <= x <= x + w <= left + wide + 1e-6
            assert top - 1e-6 <= y <= y + h <= top + high + 1e-6


def test_torches_light_what_is_before_them_where_it_is_dark() -> None:
    state = begin(KIT, 1)
    state.phase = Phase.MODE
    assert len(pools(state, 0)) == len(torches_of(state.plan)) > 3
    assert pools(state, None) == ()
    state.phase = Phase.OVER
    assert pools(state, 0) == ()


def pools(state: HybridState, viewer: int | None) -> tuple[Rect, ...]:
    shade = PRESENTER.describe(view(GAME, state, viewer), audience(viewer), ()).shade
    return tuple(place for wash in shade if wash.kind == "torch" for place in wash.places)
