"""The zones and pieces on the table of CYBO."""

from __future__ import annotations

from ....engine.plain import Seat
from ....language.words import _
from ....table.desc import Face, Piece, Plate, Pose, Rect, Zone
from ....table.layout import middle
from ....table.presenter import Audience
from ..board import NUMBERS, Number, cell
from ..ending import is_grand_master, places
from ..state import CyboState, Phase
from .faces import CARD, all_rounds_face, card_face, plate_face, plate_states, slip_face
from .items import BOARD, DIE, DISH, RACK, TRAY, place, plate
from .layout import BASE, TRAY_WIDE, Card, Layout, Whole, board_and_dish
from .wording import plate_note, points

WELLS_X = (192.0, 427.0, 662.0)
WELLS_Y = (190.0, 420.0, 650.0, 880.0)
PLATE = 200.0
"""The middles of the wells of the tray, and the side of a plate, in the units of its drawing."""
DIE_SIDE = 190.0


def zones_of(audience: Audience, layout: Layout) -> list[Zone]:
    zones = []
    if layout.seating.tray is not None:
        board, dish = board_and_dish(layout.seating.tray)
        zones.append(Zone(TRAY, layout.seating.tray, _("Dice tray"), "ground"))
        zones += [Zone(BOARD, board, art="cybo/tray"), Zone(DISH, dish, art="cybo/dish")]
    if layout.seating.rack is not None:
        zones.append(Zone(RACK, layout.seating.rack, art="cybo/rack"))
    for seat, here in enumerate(layout.places):
        zones.append(Zone(place("seat", seat), here.all, _("{name}’s scorecard", name=audience.name(seat)), "ground"))
    return zones


def plates_of(view: CyboState, layout: Layout) -> tuple[Plate, ...]:
    """The name plates, the near one first."""
    seats = sorted(range(len(layout.places)), key=lambda seat: layout.seating.places.index(layout.places[seat]))
    return tuple(
        Plate(seat, layout.places[seat].plate, points(view.scores[seat]), plate_note(view, seat)) for seat in seats
    )


def pieces_of(view: CyboState, audience: Audience, layout: Layout) -> list[Piece]:
    looks, tray = plate_states(view), layout.seating.tray
    pieces = []
    if tray is not None:
        pieces += [*(_plate(view, number, looks[number], tray) for number in NUMBERS), _die(view, tray)]
    for seat, here in enumerate(layout.places):
        pieces += _seat_pieces(view, audience, seat, here.card)
    return pieces


def _plate(view: CyboState, number: Number, look: str, tray: Rect) -> Piece:
    column, row = cell(number)
    left, top, wide, _high = tray
    unit = wide / TRAY_WIDE
    face, tip = plate_face(view, number, look)
    pose = Pose(left + unit * WELLS_X[column], top + unit * WELLS_Y[row])
    return Piece(plate(number), TRAY, pose, face, size=(PLATE * unit, PLATE * unit), tip=tip, flat=True)


def _die(view: CyboState, tray: Rect) -> Piece:
    dish = board_and_dish(tray)[1]
    side = DIE_SIDE * tray[2] / TRAY_WIDE
    shown = view.die or NUMBERS[-1]
    tip = _("The die, showing {number}", number=view.die) if view.die else _("The die")
    return Piece(DIE, TRAY, middle(dish, z=10), Face(f"cybo/die/{shown}"), size=(side, side), tip=tip)


def _seat_pieces(view: CyboState, audience: Audience, seat: Seat, card: Card) -> list[Piece]:
    name, rect = audience.name(seat), card.rect
    pieces = [_card(view, audience, seat, card)]
    if isinstance(card, Whole):
        pieces.append(_worn("token", seat, rect, 56, f"seats/{audience.colours[seat]}", name))
    if is_grand_master(view, seat):
        pieces.append(_worn("seal", seat, rect, 544, "cybo/gm-seal", _("{name} is a Grand Master", name=name)))
    if view.phase is Phase.OVER and places(view)[seat] == 1:
        pieces.append(_worn("crown", seat, rect, 300, "cybo/crown", _("{name} wins", name=name), 14, 110))
    return pieces


def _card(view: CyboState, audience: Audience, seat: Seat, card: Card) -> Piece:
    """A scorecard; of a rival its total and last rounds, and all rounds where it is looked at closely."""
    tip = _("{name}: {points}", name=audience.name(seat), points=points(view.scores[seat]))
    item, zone, wide = place("card", seat), place("seat", seat), card.rect[2]
    if isinstance(card, Whole):
        return Piece(item, zone, middle(card.rect, wide / BASE[0]), card_face(view, audience, seat), size=BASE, tip=tip)
    face, read = slip_face(view, seat, card), all_rounds_face(view, seat, card)
    return Piece(
        item,
        zone,
        middle(card.rect, wide / BASE[0]),
        face,
        (BASE[0], card.rect[3] / wide * BASE[0]),
        tip=tip,
        read=read,
    )


def _worn(kind: str, seat: Seat, rect: Rect, x: float, art: str, tip: str, y: float = 54, side: float = 58) -> Piece:
    unit = rect[2] / CARD.wide
    pose = Pose(rect[0] + x * unit, rect[1] + y * unit, 1, scale=side * unit)
    return Piece(place(kind, seat), place("seat", seat), pose, Face(art), size=(1.0, 1.0), tip=tip)
