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
from .items import DIE, TRAY, place, plate
from .layout import BASE, Card, Layout, Whole
from .wording import points, standing

TRAY_WIDE, TRAY_HIGH = 1000.0, 1240.0
WELLS_X = (230.0, 500.0, 770.0)
WELLS_Y = (190.0, 420.0, 650.0, 880.0)
PLATE = 200.0
PIT = (500.0, 1090.0)
DIE_SIDE = 190.0


def zones_of(audience: Audience, layout: Layout) -> list[Zone]:
    zones = []
    if layout.seating.tray is not None:
        zones.append(Zone(TRAY, layout.seating.tray, _("Dice tray"), style="bare", art="cybo/tray"))
    for seat, here in enumerate(layout.places):
        zones.append(Zone(place("seat", seat), here.all, _("{name}’s scorecard", name=audience.name(seat)), "ground"))
    return zones


def plates_of(view: CyboState, layout: Layout) -> tuple[Plate, ...]:
    """The name plates, the near one first."""
    seats = sorted(range(len(layout.places)), key=lambda seat: layout.seating.places.index(layout.places[seat]))
    return tuple(
        Plate(seat, layout.places[seat].plate, points(view.scores[seat]), standing(view, seat)) for seat in seats
    )


def pieces_of(view: CyboState, audience: Audience, layout: Layout) -> list[Piece]:
    looks, tray = plate_states(view), layout.seating.tray
    pieces = []
    if tray is not None:
        pieces += [*(_plate(view, number, looks[number], tray) for number in NUMBERS), _die(view, tray)]
    for seat, here in enumerate(layout.places):
        pieces += _seat_pieces(view, audience, seat, here.card)
    return pieces


def _plate(view: CyboState, number: Number, look: str, rect: Rect) -> Piece:
    column, row = cell(number)
    side = PLATE * (rect[2] / TRAY_WIDE)
    face, tip = plate_face(view, number, look)
    pose = _in_tray(rect, WELLS_X[column], WELLS_Y[row])
    return Piece(plate(number), TRAY, pose, face, size=(side, side), tip=tip, flat=True)


def _die(view: CyboState, rect: Rect) -> Piece:
    side = DIE_SIDE * rect[2] / TRAY_WIDE
    shown = view.die or NUMBERS[-1]
    tip = _("The die, showing {number}", number=view.die) if view.die else _("The die")
    return Piece(DIE, TRAY, _in_tray(rect, *PIT, z=10), Face(f"cybo/die/{shown}"), size=(side, side), tip=tip)


def _in_tray(rect: Rect, x: float, y: float, z: int = 0) -> Pose:
    left, top, wide, high = rect
    return Pose(left + wide * x / TRAY_WIDE, top + high * y / TRAY_HIGH, z)


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
    face, read = slip_face(view, seat, card.rounds, card.rect), all_rounds_face(view, seat, card.rect)
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
