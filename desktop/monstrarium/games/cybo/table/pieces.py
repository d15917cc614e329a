"""The zones and pieces on the table of CYBO."""

from __future__ import annotations

from ....engine.plain import Seat
from ....language.words import _
from ....table.desc import Face, Piece, Pose, Rect, Zone
from ....table.layout import middle
from ....table.presenter import Audience
from ..board import NUMBERS, Number, cell
from ..ending import is_grand_master, places
from ..state import CyboState, Phase
from .faces import CARD, card_face, plate_face, plate_states
from .items import DIE, TRAY, place, plate
from .layout import Layout
from .wording import points

BASE = (2.4, 4.0)
"""The size of a scorecard at scale 1."""
TRAY_WIDE, TRAY_HIGH = 1000.0, 1240.0
WELLS_X = (230.0, 500.0, 770.0)
WELLS_Y = (190.0, 420.0, 650.0, 880.0)
PLATE = 200.0
PIT = (500.0, 1090.0)
DIE_SIDE = 190.0


def zones_of(audience: Audience, layout: Layout) -> list[Zone]:
    zones = [Zone(TRAY, layout.seating.tray, _("Dice tray"), style="bare", art="cybo/tray")]
    for seat, rect in enumerate(layout.cards):
        zones.append(Zone(place("seat", seat), rect, _("{name}’s scorecard", name=audience.name(seat)), style="bare"))
    return zones


def pieces_of(view: CyboState, audience: Audience, layout: Layout) -> list[Piece]:
    looks, tray = plate_states(view), layout.seating.tray
    pieces = [*(_plate(view, number, looks[number], tray) for number in NUMBERS), _die(view, tray)]
    for seat, rect in enumerate(layout.cards):
        pieces += _seat_pieces(view, audience, seat, rect)
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


def _seat_pieces(view: CyboState, audience: Audience, seat: Seat, rect: Rect) -> list[Piece]:
    name = audience.name(seat)
    face = card_face(view, audience, seat)
    tip = _("{name}: {points}", name=name, points=points(view.scores[seat]))
    pose = middle(rect, rect[2] / BASE[0])
    pieces = [Piece(place("card", seat), place("seat", seat), pose, face, size=BASE, tip=tip)]
    pieces.append(_worn("token", seat, rect, 56, f"seats/{audience.colours[seat]}", name))
    if is_grand_master(view, seat):
        pieces.append(_worn("seal", seat, rect, 544, "cybo/gm-seal", _("{name} is a Grand Master", name=name)))
    if view.phase is Phase.OVER and places(view)[seat] == 1:
        pieces.append(_worn("crown", seat, rect, 300, "cybo/crown", _("{name} wins", name=name), 14, 110))
    return pieces


def _worn(kind: str, seat: Seat, rect: Rect, x: float, art: str, tip: str, y: float = 54, side: float = 58) -> Piece:
    unit = rect[2] / CARD.wide
    pose = Pose(rect[0] + x * unit, rect[1] + y * unit, 1, scale=side * unit)
    return Piece(place(kind, seat), place("seat", seat), pose, Face(art), size=(1.0, 1.0), tip=tip)
