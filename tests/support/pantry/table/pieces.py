"""The zones and pieces of Pantry."""

from __future__ import annotations

from collections.abc import Sequence

from monstrarium.engine.pieces import HIDDEN
from monstrarium.engine.plain import PieceId, Seat
from monstrarium.language.words import _
from monstrarium.table.desc import Face, ItemId, Label, Piece, Pose, Zone
from monstrarium.table.layout import CARD
from monstrarium.table.presenter import SHAPE, Audience
from tests.support.laying import fan, row, stack

from ..state import PantryState
from .items import BOWL, DECK, LIMBO, SCRAPS, item_of, place
from .wording import card_name

WIDE = 12.0
ROOMY = "roomy"
"""The arrangement with more room below the lanes."""
LANE = 1.7
"""The height of one seat's lane: its hand on the left, its shelf on the right."""
THIN = 0.004
"""How much higher each card of a pile lies."""
PILE = Zone(DECK, (0.3, 0.2, 1.2, 1.5), style="bare")
HEAP = Zone(SCRAPS, (1.8, 0.2, 1.2, 1.5))
LIFTED = Zone(LIMBO, (3.3, 0.2, 3.0, 1.5), style="bare")
OFFERS = Zone(BOWL, (6.6, 0.2, 2.0, 1.5))


def size_of(view: PantryState, audience: Audience) -> tuple[float, float]:
    """The size of a table with a lane for each seat, one below the other; a wide window gets a wide table."""
    wide = max(WIDE, WIDE * audience.shape / SHAPE)
    return wide, (len(view.hands) + 1) * LANE + (1.3 if audience.arrangement == ROOMY else 0.3)


def zones_of(view: PantryState, audience: Audience) -> list[Zone]:
    """The zones that all share, then the hands and shelves of all seats."""
    return [PILE, HEAP, LIFTED, OFFERS, *_lanes(view, audience)]


def pieces_of(view: PantryState) -> list[Piece]:
    pieces = _laid(view, PILE, view.deck, stack(PILE, len(view.deck), THIN))
    pieces += _laid(view, HEAP, view.scraps, stack(HEAP, len(view.scraps), THIN))
    pieces += _laid(view, LIFTED, view.limbo, row(LIFTED, len(view.limbo)))
    for seat, (hand, shelf) in enumerate(zip(view.hands, view.shelves, strict=True)):
        pieces += _laid(view, _hand(seat), hand, fan(_hand(seat), len(hand)))
        pieces += _laid(view, _shelf(seat), shelf, row(_shelf(seat), len(shelf)))
    return pieces


def _hand(seat: Seat) -> Zone:
    return Zone(place("hand", seat), (0.3, (seat + 1) * LANE + 0.2, 5.4, 1.5), style=f"seat{seat}")


def _shelf(seat: Seat) -> Zone:
    return Zone(place("shelf", seat), (6.0, (seat + 1) * LANE + 0.2, 5.7, 1.5), style=f"seat{seat}")


def _lanes(view: PantryState, audience: Audience) -> list[Zone]:
    lanes = []
    for seat, coins in enumerate(view.coins):
        hand, shelf = _hand(seat), _shelf(seat)
        name = _("{name}: {coins} coins", name=audience.name(seat), coins=coins)
        lanes.append(Zone(hand.id, hand.rect, name, hand.style))
        lanes.append(Zone(shelf.id, shelf.rect, str(view.score(seat)), shelf.style))
    return lanes


def _laid(view: PantryState, zone: Zone, cards: Sequence[PieceId], poses: Sequence[Pose]) -> list[Piece]:
    return [_piece(view, card, zone.id, pose) for card, pose in zip(cards, poses, strict=True)]


def _piece(view: PantryState, piece: PieceId, zone: ItemId, pose: Pose) -> Piece:
    name = card_name(view, piece)
    up = view.pieces.face[piece] != HIDDEN
    badges = (("table/shine", str(view.shine[piece])),) if piece in view.shine else ()
    labels = (Label(name, 0.1, 0.1, 0.8, 0.2, 0.1),) if up else ()
    face = Face("table/card" if up else "table/back", labels, badges)
    return Piece(item_of(piece), zone, pose, face, CARD, up=up, tip=name)
