"""The zones and pieces on the table of XYbrid."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ....language.words import _
from ....table.desc import Face, Inlay, Label, Piece, Pose, Rect, Zone
from ....table.layout import middle, packed
from ....table.presenter import Audience
from ..cards import CARDS, FIRST_BREAKTHROUGH, VALUE, Breakthrough
from ..monster import hand_worth, missing, value, worth
from ..state import NO_PIECE, Phase, XybridState
from .faces import CANVAS, PART_BACK, PLAQUE, SECRET_BACK, STAND, Look, face_of, read_face, small_face
from .items import CORES, DECK, DESK, LAB, item_of, place
from .layout import Bench, Layout, Seating, centred, inner, shown_by_all
from .stack import RIM, sheets_of, signs_of
from .wording import card_name, infamy, kind_name, monster_name

SPREAD = 500
"""The height of the lowest sheet of a stack that is fanned out."""
SIGNS = 400
"""The height of signs, over all sheets of their monster."""
SMALL = 0.88
"""Below this scale a card does not show its name."""
LEGIBLE = 1.15
"""From this scale on the page of a part shows its text."""
LETTER, AROUND_TITLE, DIGITS = 0.108, 0.2, 3
"""The width of a letter of a title, the space around a title, and the letters of a count."""
ROUND = 0.5
"""How far beside the near monster a part can be dropped on it."""


def zones_of(state: XybridState, audience: Audience, layout: Layout) -> list[Zone]:
    where = layout.seating
    zones = [
        Zone(DECK, where.deck, _("Deck"), "glass", len(state.deck)),
        Zone(LAB, where.lab, _("Lab"), "glass", len(state.lab)),
        Zone(CORES, where.cores, *_entitled(len(state.core_pile), where.cores, _("Core parts"), _("Cores"))),
    ]
    if where.desk is not None:
        title = _("From the deck") if state.limbo else _("Revealed")
        zones.append(Zone(DESK, where.desk, title, "glass"))
    for seat, bench in enumerate(layout.benches):
        zones += _seat_zones(state, audience, seat, bench)
    return zones


def pieces_of(state: XybridState, audience: Audience, layout: Layout) -> list[Piece]:
    where = layout.seating
    pieces = _deck_pieces(state, where)
    pieces += _cards(state, LAB, state.lab, inner(where.lab), 1.6)
    pieces += _cards(state, CORES, state.core_pile, inner(where.cores), 1.1)
    if where.desk is not None:
        pieces += _desk_pieces(state, audience, where.desk)
    for seat, bench in enumerate(layout.benches):
        pieces += _seat_pieces(state, audience, seat, bench, layout)
    return pieces


def _seat_zones(state: XybridState, audience: Audience, seat: Seat, bench: Bench) -> list[Zone]:
    secrets = len(state.secrets[seat])
    style = f"glass{audience.colours[seat]}"
    left, top, wide, high = bench.monster
    around = ROUND if bench.plaque is not None and state.phase is not Phase.REVEAL else 0.0
    return [
        Zone(place("seat", seat), bench.whole, _caption(state, audience, seat, bench.plaque is not None), style),
        Zone(place("monster", seat), (left - around, top, wide + 2 * around, high), style="bare"),
        Zone(place("stand", seat), bench.monster, art=STAND),
        Zone(place("hand", seat), bench.hand, *_entitled(len(state.hands[seat]), bench.hand, _("Hand"))),
        Zone(place("pile", seat), bench.pile, _("Deployed"), "glass", len(state.piles[seat])),
        Zone(
            place("secrets", seat), bench.secrets, *_entitled(secrets, bench.secrets, _("Breakthroughs"), _("Secrets"))
        ),
    ]


def _entitled(count: int, rect: Rect, *titles: str) -> tuple[str, str, int | None]:
    """Title, style and count of a place: the first title that fits, else the last without a count, else none."""
    letters = (rect[2] - AROUND_TITLE) / LETTER
    for title in titles:
        if len(title) + DIGITS <= letters:
            return title, "glass", count
    return titles[-1] if len(titles[-1]) <= letters else "", "glass", None


def _caption(state: XybridState, audience: Audience, seat: Seat, named: bool) -> str:
    """The title of a bench: the seat, the name of a rival's complete monster, and what a monster is worth."""
    name = audience.name(seat)
    if state.cores[seat] == NO_PIECE:
        return name
    if not named and not missing(state, seat):
        paid = worth(state, seat)
        return _("{name}: {monster}, worth {worth}", name=name, monster=monster_name(state, seat), worth=paid)
    return _("{name}: worth {worth}", name=name, worth=worth(state, seat))


def _deck_pieces(state: XybridState, where: Seating) -> list[Piece]:
    top = centred(inner(where.deck))
    shown = [*state.deck[:1], *state.deck[1:][-state.lab_size() :]]
    return [
        Piece(
            item_of(part),
            DECK,
            Pose(top.x, top.y - 0.008 * at, at, scale=top.scale),
            Face("xybrid/sheet"),
            back=PART_BACK,
            up=False,
            tip=_("The deck"),
        )
        for at, part in enumerate(shown)
    ]


def _desk_pieces(state: XybridState, audience: Audience, rect: Rect) -> list[Piece]:
    """The cards on the desk; a breakthrough has the token of its seat."""
    cards = _cards(state, DESK, shown_by_all(state), inner(rect), 2.0)
    whose = {item_of(card): audience.colours[seat] for seat, card in enumerate(state.revealed)}
    return [_owned(card, whose[card.id]) if card.id in whose else card for card in cards]


def _owned(card: Piece, colour: int) -> Piece:
    token = Inlay(f"seats/{colour}", 0.02, 0.115, 0.26, 0.26 * CANVAS.wide / CANVAS.high)
    return msgspec.structs.replace(card, face=msgspec.structs.replace(card.face, inlays=(token,)))


def _cards(state: XybridState, zone: str, cards: Sequence[PieceId], rect: Rect, largest: float) -> list[Piece]:
    poses = packed(rect, len(cards), largest)
    return [card_piece(state, piece, zone, pose) for piece, pose in zip(cards, poses, strict=True)]


def card_piece(state: XybridState, piece: PieceId, zone: str, pose: Pose) -> Piece:
    face = state.pieces.face[piece]
    back = SECRET_BACK if piece >= FIRST_BREAKTHROUGH else PART_BACK
    sound = "card" if piece >= FIRST_BREAKTHROUGH else "glass"
    shown, read = face_of(face), None
    if face != HIDDEN and not isinstance(CARDS[face], Breakthrough):
        shown = small_face(face) if pose.scale < SMALL else shown
        read = read_face(face, True, VALUE[face])
    up, tip = face != HIDDEN, _tip(state, piece)
    return Piece(item_of(piece), zone, pose, shown, back=back, up=up, tip=tip, read=read, sound=sound)


def _seat_pieces(state: XybridState, audience: Audience, seat: Seat, bench: Bench, layout: Layout) -> list[Piece]:
    pieces = [_token(state, audience, seat, bench.infamy)]
    pieces += _cards(state, place("hand", seat), state.hands[seat], inner(bench.hand), 1.5)
    pieces += _cards(state, place("pile", seat), state.piles[seat], inner(bench.pile), 1.0)
    pieces += _cards(state, place("secrets", seat), state.secrets[seat], inner(bench.secrets), 3.0)
    pieces += _monster_pieces(state, seat, bench, layout)
    if state.cores[seat] != NO_PIECE:
        pieces.append(_signs(state, audience, seat, layout))
        if bench.plaque is not None and not missing(state, seat):
            pieces.append(_plaque(state, seat, bench.plaque))
    if state.picks.made[seat]:
        pieces.append(_seal(audience, seat, bench.secrets))
    return pieces


def _monster_pieces(state: XybridState, seat: Seat, bench: Bench, layout: Layout) -> list[Piece]:
    sheets = sheets_of(state, seat, layout.monster(seat))
    poses = packed(inner(bench.whole), len(sheets), 3.0)
    return [
        sheet_piece(state, seat, sheet.piece, sheet.pose, sheet.look, Pose(to.x, to.y, SPREAD + at, scale=to.scale))
        for at, (sheet, to) in enumerate(zip(sheets, poses, strict=True))
    ]


def sheet_piece(
    state: XybridState, seat: Seat, piece: PieceId, pose: Pose, look: Look, spread: Pose | None = None
) -> Piece:
    face = state.pieces.face[piece]
    return Piece(
        item_of(piece),
        place("monster", seat),
        pose,
        face_of(face, look),
        tip=_tip(state, piece),
        sheet=True,
        sound="glass",
        spread=spread,
        read=read_face(face, look.left, value(state, piece), spread is None or spread.scale > LEGIBLE),
    )


def _token(state: XybridState, audience: Audience, seat: Seat, rect: Rect) -> Piece:
    paid = state.infamy[seat]
    label = Label(str(paid), 0.2, 0.68, 0.6, 0.3, 0.32, role="light", bold=True)
    face = Face("xybrid/infamy", (label,), inlays=(Inlay("xybrid/label/mission", 0.08, 0.66, 0.84, 0.34),))
    pose = middle(rect, rect[2])
    tip = _("{name}: {infamy}", name=audience.name(seat), infamy=infamy(paid))
    held = hand_worth(state, seat)
    if held and state.phase is not Phase.OVER:
        tip = _("{tip}; the hand would pay {hand}", tip=tip, hand=held)
    return Piece(place("infamy", seat), place("seat", seat), pose, face, (1.0, 1.0), tip=tip)


def _signs(state: XybridState, audience: Audience, seat: Seat, layout: Layout) -> Piece:
    """The signs on a stacked monster; hidden while it is fanned out."""
    at = layout.monster(seat)
    pose = Pose(at.x, at.y, SIGNS, scale=at.scale)
    tip = _("What the monster of {name} is made of", name=audience.name(seat))
    return Piece(
        place("signs", seat),
        place("seat", seat),
        pose,
        signs_of(state, seat),
        tip=tip,
        sheet=True,
        spread=pose,
        read=Face(RIM),
    )


def _plaque(state: XybridState, seat: Seat, rect: Rect) -> Piece:
    name = monster_name(state, seat)
    label = Label(name, 0.06, 0.1, 0.88, 0.8, 0.66, bold=True)
    face, lies = Face(PLAQUE, (label,)), place("seat", seat)
    return Piece(place("name", seat), lies, middle(rect), face, rect[2:], tip=name, flat=True)


def _seal(audience: Audience, seat: Seat, rect: Rect) -> Piece:
    pose = middle(rect, min(0.7, rect[3] * 0.6), 90)
    tip = _("{name} has chosen", name=audience.name(seat))
    seal = Face("xybrid/seal-revealed")
    return Piece(place("seal", seat), place("secrets", seat), pose, seal, (1.0, 1.0), tip=tip, sound="token")


def _tip(state: XybridState, piece: PieceId) -> str:
    face = state.pieces.face[piece]
    if face == HIDDEN:
        return _("A breakthrough, face down") if piece >= FIRST_BREAKTHROUGH else _("A part, face down")
    name = card_name(state, piece)
    if isinstance(CARDS[face], Breakthrough):
        return name
    return _("{name}, {kind}, {value}", name=name, kind=kind_name(face), value=value(state, piece))
