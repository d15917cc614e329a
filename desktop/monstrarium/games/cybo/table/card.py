"""The printed scorecard of a seat: thirteen rows of three boxes, a Quad and a total, filled in by pencil."""

from __future__ import annotations

from ....engine.plain import Seat
from ....engine.words import _
from ....table.desc import Face, Label, Piece, Pose, Rect, Zone
from ....table.presenter import Audience
from ..board import Numbers
from ..ending import DUPLICATES, QUADS, is_grand_master, places, round_scores
from ..state import ROUNDS, CyboState, Phase, Row
from ..turn import rows_of
from .seating import Seating, slot
from .wording import level_name, points, run

ART = (600.0, 1000.0)
BASE = (2.4, 4.0)
"""The size of a card at scale 1."""
BOXES = ((110.0, 90.0), (205.0, 90.0), (300.0, 90.0))
QUAD_BOX, TOTAL_BOX, ROUND_BOX = (410.0, 90.0), (520.0, 64.0), (33.0, 44.0)
FIRST, STEP, HIGH = 154.0, 54.0, 46.0
UNUSED = "∅"


def card_id(seat: Seat) -> str:
    """The scorecard of a seat, as a thing on the table."""
    return f"card/{seat}"


def seat_zone(seat: Seat) -> str:
    """The place where the seat's card lies."""
    return f"seat/{seat}"


def near_seat(view: CyboState, audience: Audience) -> Seat:
    """Whose card lies large at the near edge."""
    return view.seat if audience.viewer is None else audience.viewer


def card_zones(view: CyboState, audience: Audience, places: Seating) -> list[Zone]:
    """One place a seat, in the seat's own colour."""
    near = near_seat(view, audience)
    return [
        Zone(
            seat_zone(seat),
            places.cards[slot(seat, near, view.order)],
            _("{name}’s scorecard", name=audience.name(seat)),
            style="bare",
        )
        for seat in range(len(view.order))
    ]


def card_pieces(view: CyboState, audience: Audience, places: Seating) -> list[Piece]:
    """Cards, the seats' tokens on them, and what Grand Masters and winners wear."""
    near = near_seat(view, audience)
    pieces = []
    for seat in range(len(view.order)):
        pieces += _seat_pieces(view, audience, seat, places.cards[slot(seat, near, view.order)])
    return pieces


def _seat_pieces(view: CyboState, audience: Audience, seat: Seat, rect: Rect) -> list[Piece]:
    name = audience.name(seat)
    scale = rect[2] / BASE[0]
    middle = Pose(rect[0] + rect[2] / 2, rect[1] + rect[3] / 2, 0, scale=scale)
    face = Face("cybo/scorecard", tuple(card_labels(view, audience, seat)))
    tip = _("{name}: {points}", name=name, points=points(view.scores[seat]))
    pieces = [Piece(card_id(seat), seat_zone(seat), middle, face, size=BASE, tip=tip)]
    pieces.append(_worn("token", seat, rect, 56, f"seats/{audience.colours[seat]}", name))
    if is_grand_master(view, seat):
        pieces.append(_worn("seal", seat, rect, 544, "cybo/gm-seal", _("{name} is a Grand Master", name=name)))
    if view.phase is Phase.OVER and places(view)[seat] == 1:
        pieces.append(_worn("crown", seat, rect, 300, "cybo/crown", _("{name} wins", name=name), 14, 110))
    return pieces


def _worn(kind: str, seat: Seat, rect: Rect, x: float, art: str, tip: str, y: float = 54, side: float = 58) -> Piece:
    """A small thing that lies on a card."""
    unit = rect[2] / ART[0]
    pose = Pose(rect[0] + x * unit, rect[1] + y * unit, 1, scale=side * unit)
    return Piece(f"{kind}/{seat}", seat_zone(seat), pose, Face(art), size=(1.0, 1.0), tip=tip)


def card_labels(view: CyboState, audience: Audience, seat: Seat) -> list[Label]:
    """Everything written on a card."""
    labels = [_label(audience.name(seat), 92, 26, 240, 56, 42, "left", f"seat{audience.colours[seat]}", True)]
    right = 504 if is_grand_master(view, seat) else 568
    labels.append(_label(_standing(view, seat), 336, 24, right - 336, 30, 28, "right", "soft"))
    if seat == view.seat and view.phase is not Phase.OVER:
        labels.append(_label(_("has the die"), 336, 54, right - 336, 30, 28, "right", "good", True))
    labels += _headings()
    rows = rows_of(view, seat)
    for at in range(ROUNDS):
        labels.append(_label(str(at + 1), *_box(ROUND_BOX, at), 27, role="soft", bold=at == len(rows)))
        if at < len(rows):
            labels += _row_labels(rows[at], at)
    if seat == view.seat and view.rolls and view.phase is not Phase.SCORED and not view.extra:
        labels += _trinity_labels(view.rolls, (), len(rows), "ink")
    labels.append(_label(str(view.scores[seat]), 414, 866, 166, 90, 64, role="ink", bold=True))
    return labels


def _headings() -> list[Label]:
    return [
        _label(_("Round"), 20, 104, 86, 38, 25, role="soft"),
        _label(_("Trinity"), 110, 104, 280, 38, 29, role="ink", bold=True),
        _label(_("Quad"), 396, 104, 108, 38, 29, role="bad", bold=True),
        _label(_("Total"), 504, 104, 78, 38, 25, role="soft"),
    ]


def _standing(view: CyboState, seat: Seat) -> str:
    """What stands beside the name: the level, a Grand Master's locked numbers, the points of an extra round."""
    if view.extra:
        paid = round_scores(view).get(seat)
        return _("extra round: {points}", points=paid) if paid is not None else ""
    return run(view.locks[seat]) or level_name(view.house.levels[seat])


def _row_labels(row: Row, at: int) -> list[Label]:
    labels = _trinity_labels(row.rolls, row.trinity, at, "ink" if row.trinity else "soft")
    if row.quad:
        role = "gold" if row.kind in QUADS else "bad"
        labels.append(_label(str(row.quad), *_box(QUAD_BOX, at), 40, role=role, bold=True))
    else:
        labels.append(_label(UNUSED, *_box(QUAD_BOX, at), 32, role="soft"))
    role = "gold" if row.kind in DUPLICATES else "ink" if row.points else "soft"
    labels.append(_label(str(row.points), *_box(TOTAL_BOX, at), 40, role=role, bold=bool(row.points)))
    return labels


def _trinity_labels(rolls: Numbers, trinity: Numbers, at: int, role: str) -> list[Label]:
    """The three boxes; a roll that is not among the three stands small in the corner of the box it was rolled for."""
    boxed, stray = _split(rolls, trinity)
    labels = [
        _label(str(number), *_box(box, at), 40, role=role, bold=bool(trinity))
        for number, box in zip(boxed, BOXES, strict=False)
    ]
    for number, place in stray:
        left, wide = BOXES[min(place, 2)]
        labels.append(_label(str(number), left + wide - 34, FIRST + STEP * at + 2, 30, 22, 20, role="soft"))
    return labels


def _split(rolls: Numbers, trinity: Numbers) -> tuple[Numbers, list[tuple[int, int]]]:
    if not trinity:
        return rolls[:3], [(number, 3) for number in rolls[3:]]
    left, stray = list(trinity), []
    for number in rolls:
        if left and number == left[0]:
            left.pop(0)
        else:
            stray.append((number, 3 - len(left)))
    return trinity, stray


def _box(column: tuple[float, float], at: int) -> tuple[float, float, float, float]:
    return column[0], FIRST + STEP * at, column[1], HIGH


def _label(
    text: str,
    x: float,
    y: float,
    w: float,
    h: float,
    size: float,
    align: str = "center",
    role: str = "ink",
    bold: bool = False,
) -> Label:
    """A label in the units of the drawing."""
    wide, high = ART
    return Label(text, x / wide, y / high, w / wide, h / high, size / high, align, role, bold)
