"""Everything that lies on the table of XYbrid, and the places where it lies."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.pieces import HIDDEN
from ...engine.plain import PieceId, Seat
from ...engine.words import _
from ...table.desc import Face, Inlay, Label, Piece, Pose, Rect, Zone
from ...table.layout import overlay
from ...table.presenter import Audience
from .cards import CARDS, FIRST_BREAKTHROUGH, Breakthrough
from .faces import GROUND, PART_BACK, SECRET_BACK, Look, face_of, read_face
from .items import BENCH, CORES, DECK, DESK, LAB, item_of, place
from .monster import hand_worth, value, worth
from .seating import Bench, Seating, centred, inner, packed, seating, slot
from .stack import sheets_of
from .state import NO_PIECE, Phase, XybridState
from .wording import card_name, infamy, kind_name, monster_name

RIM = 0.05
"""How far a plate shows around such a ground."""
SPREAD = 500
"""How high sheets lie while their stack is fanned out."""


class Layout:
    """The places of one view from one side."""

    def __init__(self, state: XybridState, audience: Audience) -> None:
        seats = len(state.hands)
        self.near: Seat = state.seat if audience.viewer is None else audience.viewer
        self.seating: Seating = seating(seats, state.phase is Phase.CORE)
        self.benches: tuple[Bench, ...] = tuple(
            self.seating.benches[slot(seat, self.near, seats)] for seat in range(seats)
        )

    def monster(self, seat: Seat) -> Pose:
        """Where the sheets of a monster lie."""
        flat = overlay(Zone(place("monster", seat), self.benches[seat].monster), 1)[0]
        return Pose(flat.x, flat.y, scale=centred(self.benches[seat].monster).scale)


def zones_of(state: XybridState, audience: Audience, layout: Layout) -> list[Zone]:
    """The bench under everything, the lab with what belongs to it, and the places of each seat."""
    where = layout.seating
    zones = [
        Zone(BENCH, (0.0, 0.0, *where.size), art=GROUND),
        Zone(DECK, where.deck, _("Deck"), count=len(state.deck)),
        Zone(DESK, where.desk, style="bare"),
        *_tray(LAB, where.lab, _("Lab"), len(state.lab)),
        *_tray(CORES, where.cores, _("Core parts"), len(state.core_pile)),
    ]
    for seat, bench in enumerate(layout.benches):
        zones += _seat_zones(state, audience, seat, bench)
    return zones


def pieces_of(state: XybridState, audience: Audience, layout: Layout) -> list[Piece]:
    """All that lies on the table."""
    where = layout.seating
    pieces = _deck_pieces(state, where)
    pieces += _cards(state, LAB, state.lab, inner(where.lab), 1.35)
    pieces += _cards(state, CORES, state.core_pile, inner(where.cores), 1.1)
    pieces += _cards(state, DESK, state.limbo, where.desk, 1.0)
    for seat, bench in enumerate(layout.benches):
        pieces += _seat_pieces(state, audience, seat, bench, layout)
    return pieces


def _seat_zones(state: XybridState, audience: Audience, seat: Seat, bench: Bench) -> list[Zone]:
    secrets = len(state.secrets[seat])
    return [
        Zone(place("seat", seat), bench.whole, _caption(state, audience, seat), style=f"seat{audience.colours[seat]}"),
        Zone(place("monster", seat), bench.monster, style="bare"),
        *_tray(place("hand", seat), bench.hand, _("Hand"), len(state.hands[seat])),
        *_tray(place("pile", seat), bench.pile, _("Deployed"), len(state.piles[seat])),
        Zone(place("secrets", seat), bench.secrets, _("Breakthroughs"), count=secrets),
    ]


def _tray(name: str, rect: Rect, title: str, count: int) -> list[Zone]:
    """A plate with its name, and in it the ground on which clear sheets lie."""
    left, top, wide, high = rect
    ground = (left + RIM, top + RIM, wide - 2 * RIM, high - 2 * RIM)
    return [Zone(name, rect, title, count=count), Zone(f"ground/{name}", ground, art=GROUND)]


def _caption(state: XybridState, audience: Audience, seat: Seat) -> str:
    """Whose bench it is, what the monster is worth, and from its deployment on what it is called."""
    name = audience.name(seat)
    if state.cores[seat] == NO_PIECE:
        return name
    paid = worth(state, seat)
    if state.phase >= Phase.REVEAL:
        return _("{name}: {monster}, worth {worth}", name=name, monster=monster_name(state, seat), worth=paid)
    return _("{name}: worth {worth}", name=name, worth=paid)


def _deck_pieces(state: XybridState, where: Seating) -> list[Piece]:
    """As many of the top as may come next, and the lowest, where destroyed parts go; nobody sees their faces."""
    middle = centred(inner(where.deck))
    shown = [*state.deck[:1], *state.deck[1:][-state.lab_size() :]]
    return [
        Piece(
            item_of(part),
            DECK,
            Pose(middle.x, middle.y - 0.008 * at, at, scale=middle.scale),
            Face("xybrid/sheet"),
            back=PART_BACK,
            up=False,
            tip=_("The deck"),
        )
        for at, part in enumerate(shown)
    ]


def _cards(state: XybridState, zone: str, cards: Sequence[PieceId], rect: Rect, largest: float) -> list[Piece]:
    """Cards in rows, side by side."""
    poses = packed(rect, len(cards), largest)
    return [card_piece(state, piece, zone, pose) for piece, pose in zip(cards, poses, strict=True)]


def card_piece(state: XybridState, piece: PieceId, zone: str, pose: Pose) -> Piece:
    """A card that lies alone."""
    face = state.pieces.face[piece]
    back = SECRET_BACK if piece >= FIRST_BREAKTHROUGH else PART_BACK
    return Piece(item_of(piece), zone, pose, face_of(face), back=back, up=face != HIDDEN, tip=_tip(state, piece))


def _seat_pieces(state: XybridState, audience: Audience, seat: Seat, bench: Bench, layout: Layout) -> list[Piece]:
    secrets = [*state.secrets[seat], *(card for card in (state.revealed[seat],) if card != NO_PIECE)]
    pieces = [_token(state, audience, seat, bench.infamy)]
    pieces += _cards(state, place("hand", seat), state.hands[seat], inner(bench.hand), 1.5)
    pieces += _cards(state, place("pile", seat), state.piles[seat], inner(bench.pile), 1.0)
    pieces += _cards(state, place("secrets", seat), secrets, inner(bench.secrets), 1.6)
    pieces += _monster_pieces(state, seat, bench, layout)
    if state.picks.made[seat]:
        pieces.append(_seal(audience, seat, bench.secrets))
    return pieces


def _monster_pieces(state: XybridState, seat: Seat, bench: Bench, layout: Layout) -> list[Piece]:
    """The sheets of a monster, and where each lies to be read."""
    sheets = sheets_of(state, seat, layout.monster(seat))
    poses = packed(inner(bench.whole), len(sheets), 3.0)
    return [
        sheet_piece(state, seat, sheet.piece, sheet.pose, sheet.look, Pose(to.x, to.y, SPREAD + at, scale=to.scale))
        for at, (sheet, to) in enumerate(zip(sheets, poses, strict=True))
    ]


def sheet_piece(
    state: XybridState, seat: Seat, piece: PieceId, pose: Pose, look: Look, spread: Pose | None = None
) -> Piece:
    """A sheet of a monster."""
    face = state.pieces.face[piece]
    return Piece(
        item_of(piece),
        place("monster", seat),
        pose,
        face_of(face, look),
        tip=_tip(state, piece),
        sheet=True,
        spread=spread,
        read=read_face(face, look.left, value(state, piece)),
    )


def _token(state: XybridState, audience: Audience, seat: Seat, rect: Rect) -> Piece:
    """The infamy of a seat."""
    paid = state.infamy[seat]
    label = Label(str(paid), 0.2, 0.68, 0.6, 0.3, 0.32, role="light", bold=True)
    face = Face("xybrid/infamy", (label,), inlays=(Inlay("xybrid/label/mission", 0.08, 0.66, 0.84, 0.34),))
    pose = Pose(rect[0] + rect[2] / 2, rect[1] + rect[3] / 2, 0, scale=rect[2])
    tip = _("{name}: {infamy}", name=audience.name(seat), infamy=infamy(paid))
    held = hand_worth(state, seat)
    if held and state.phase is not Phase.OVER:
        tip = _("{tip}; the hand would pay {hand}", tip=tip, hand=held)
    return Piece(place("infamy", seat), place("seat", seat), pose, face, (1.0, 1.0), tip=tip)


def _seal(audience: Audience, seat: Seat, rect: Rect) -> Piece:
    """The seat has put down its secret choice."""
    pose = Pose(rect[0] + rect[2] / 2, rect[1] + rect[3] / 2, 90, scale=min(0.7, rect[3] * 0.6))
    tip = _("{name} has chosen", name=audience.name(seat))
    return Piece(place("seal", seat), place("secrets", seat), pose, Face("xybrid/seal-revealed"), (1.0, 1.0), tip=tip)


def _tip(state: XybridState, piece: PieceId) -> str:
    face = state.pieces.face[piece]
    if face == HIDDEN:
        return _("A breakthrough, face down") if piece >= FIRST_BREAKTHROUGH else _("A part, face down")
    name = card_name(state, piece)
    if isinstance(CARDS[face], Breakthrough):
        return name
    return _("{name}, {kind}, {value}", name=name, kind=kind_name(face), value=value(state, piece))
