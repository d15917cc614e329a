"""The zones on the table of HYBRID: the laboratory with its tiles and squares, and the places beside it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from ....language.words import _, said
from ....table.desc import Rect, Zone
from ....table.presenter import Audience
from ..ground.laboratory import cell_name, squares_of
from ..ground.plan import KEPT, lab_of
from ..printed.missions import MISSIONS
from ..state import HybridState, Phase
from ..turn import muster
from .faces import held, tile_art
from .items import BAND, BARRACKS, DECK, DISCARD, EVENTS, LAB, OUTSIDE, ROLL, SPENT, TILES, TRAY, own
from .layout import EDGE, SQUARE, Layout, joined
from .wording import SIDE_NAMES, door_name

TILE = 8 * SQUARE
"""How wide a tile is."""
RIMS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
)
"""By side of a wall: the column and row of the floor beside it."""
CORNER = (EDGE, EDGE)
"""The upper left corner of a laboratory that lies alone."""


def zones_of(state: HybridState, audience: Audience, layout: Layout) -> list[Zone]:
    lab = layout.seating.lab
    found = [Zone(LAB, lab, said(MISSIONS[state.mission].title), "bare")]
    found += _beside(state, audience, layout)
    corner = lab[:2]
    return [
        *found,
        *tiles(state.plan, corner),
        *rims(state.plan, corner),
        *squares(state.plan, corner),
        *_doors(state, layout),
    ]


def _doors(state: HybridState, layout: Layout) -> list[Zone]:
    """A zone over every door, which can be clicked even where little of the door is drawn."""
    lab, found = layout.lab, []
    for number, door in enumerate(lab.doors):
        rect = joined(layout.square(door.squares[0]), layout.square(door.squares[-1]))
        found.append(Zone(f"door/{number}", rect, door_name(lab, state, number), "bare"))
    return found


@lru_cache(maxsize=KEPT)
def tiles(plan: str, corner: tuple[float, float] = CORNER) -> tuple[Zone, ...]:
    lab = lab_of(plan)
    left, top = corner
    across = max(1, lab.width // 8)
    found = []
    for at, name in enumerate(lab.tiles):
        rect: Rect = (left + at % across * TILE, top + at // across * TILE, TILE, TILE)
        found.append(Zone(f"{TILES}{at}", rect, art=tile_art(name)))
    return tuple(found)


@lru_cache(maxsize=KEPT)
def rims(plan: str, corner: tuple[float, float] = CORNER) -> tuple[Zone, ...]:
    """The rim and shadow of every wall that meets the floor of another tile."""
    lab = lab_of(plan)
    left, top = corner
    floor, found = lab.floor | lab.pillars, []
    for square in squares_of(lab.walls & ~lab.caved):
        row, column = divmod(square, lab.width)
        for side, (dx, dy) in RIMS.items():
            x, y = column + dx, row + dy
            other = y * lab.width + x
            seam = (x // 8, y // 8) != (column // 8, row // 8)
            if seam and 0 <= x < lab.width and 0 <= y < lab.height and floor >> other & 1:
                over = (left + column * SQUARE, top + row * SQUARE, SQUARE * (1 + (dx > 0)), SQUARE * (1 + (dy > 0)))
                found.append(Zone(f"rim/{square}-{side}", over, art=f"hybrid/rim/{side}"))
    return tuple(found)


@lru_cache(maxsize=KEPT)
def squares(plan: str, corner: tuple[float, float] = CORNER) -> tuple[Zone, ...]:
    lab = lab_of(plan)
    left, top = corner
    found = []
    for square in squares_of(lab.floor):
        row, column = divmod(square, lab.width)
        rect: Rect = (left + column * SQUARE, top + row * SQUARE, SQUARE, SQUARE)
        name = cell_name(lab.width, square)
        found.append(Zone(f"square/{name}", rect, name, "bare"))
    return tuple(found)


def _beside(state: HybridState, audience: Audience, layout: Layout) -> list[Zone]:
    where, near = layout.seating, layout.near
    far = near ^ 1
    found = [_hand(state, audience, far, where.other)]
    if layout.mustering:
        side = said(SIDE_NAMES[near])
        title = _("{name} musters the {side}", name=audience.name(near), side=side)
        found.append(Zone(BARRACKS, layout.barracks, title, "ground"))
        found.append(Zone(BAND, where.hand, _band_words(state, audience, near), "hollow"))
        return found
    piles = (
        (DECK, _("Deck"), state.deck, where.deck),
        (DISCARD, _("Discard"), state.discard, where.discard),
        (EVENTS, _("Events"), state.events, where.events),
        (SPENT, _("Spent"), state.spent, where.spent),
    )
    found += [Zone(item, rect, title, "hollow", len(pile)) for item, title, pile, rect in piles]
    if layout.waiting:
        found.append(Zone(OUTSIDE, where.outside, _("Outside"), "ground"))
    if layout.deploying:
        seat = state.seat
        title = _("{name} places the {side}", name=audience.name(seat), side=said(SIDE_NAMES[seat]))
        found.append(Zone(TRAY, where.roll, title, "hollow"))
    else:
        found.append(Zone(ROLL, where.roll, _roll_title(state), "ground"))
        found.append(_hand(state, audience, near, where.hand))
    return found


def _band_words(state: HybridState, audience: Audience, seat: int) -> str:
    if audience.viewer != seat:
        return _("Comes along")
    ranks = muster.ranks(state.musters[seat])
    return _("Ranks {total} of {limit}", total=ranks, limit=MISSIONS[state.mission].ranks[seat])


def _hand(state: HybridState, audience: Audience, seat: int, rect: Rect) -> Zone:
    title = _("{name}, {side}", name=audience.name(seat), side=said(SIDE_NAMES[seat]))
    count = None if state.phase in (Phase.MUSTER, Phase.DEPLOY) else len(held(state, seat))
    return Zone(own("hand", seat), rect, title, "ground", count)


def _roll_title(state: HybridState) -> str:
    if state.phase is Phase.ORDER:
        return _("Counters")
    if state.phase in (Phase.BID, Phase.FIRST):
        return _("Activation Roll")
    return _("Roll")
