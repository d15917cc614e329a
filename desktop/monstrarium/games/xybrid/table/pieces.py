"""The zones and pieces on the table of XYbrid."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ....language.words import _, said
from ....table.desc import Face, Inlay, ItemId, Label, Piece, Plate, Pose, Rect, Rise, Zone, numbered
from ....table.layout import CARD, lifted, middle, packed, within
from ....table.presenter import Audience
from ..actions import Attach, Draw, Swap
from ..cards import CARDS, FIRST_BREAKTHROUGH, MISSIONS, Breakthrough
from ..deployment import places
from ..monster import hand_worth, missing, value, worth
from ..state import NO_PIECE, Phase, XybridState
from ..turn import build_offers, may_draw
from .faces import CANVAS, PART_BACK, PLAQUE, SECRET_BACK, STAND, Look, close_face, face_of, read_face, small_face
from .items import CORES, DECK, DESK, LAB, item_of, piece_of, place
from .layout import (
    FILED,
    LARGEST,
    RAIL,
    WIDEST,
    WORKING,
    Arrangement,
    Bench,
    Layout,
    Seating,
    beside,
    fan,
    monsters_in,
    over_the_prompt,
)
from .stack import CLEAR, deployed_sheets, sheets_of, signs_of
from .wording import card_name, infamy, kind_name, monster_name, name_of, needs

SPREAD, OPEN = 500, 1000
"""The heights of the lowest sheet of a stack that is fanned out, and of what is laid out because it is pointed at."""
OVER_SHEETS = 400
"""The height of signs, over all sheets of their monster."""
RISES = 0.06, 1.12
"""How far an own card rises that is pointed at, as a share of its height, and how much larger it is then."""
STEP = 0.008
"""How much higher each part of the deck lies than the one below it, as a share of its width."""
SMALL = 0.8
"""Below this scale a card does not show its name."""
LEGIBLE = 1.1
"""From this scale on the page of a part shows its text."""
PODIUM, PODIUM_WON = "xybrid/podium", "xybrid/podium-won"
RACK, LIGHT, MAT, DRAWER = "xybrid/rack", "xybrid/light", "xybrid/mat", "xybrid/drawer"
"""The ground of the lab, of the desk, of a seat, and of its deployed monsters while they are laid out."""
VEIL = "xybrid/veil"
"""What dims a card that cannot be used now."""


def zones_of(state: XybridState, audience: Audience, layout: Layout) -> list[Zone]:
    where = layout.seating
    zones = [Zone(DECK, where.deck, _("Deck"), "ground" if state.deck else "hollow", len(state.deck))]
    if where.lab is not None:
        zones.append(Zone(LAB, where.lab, _("Lab"), "ground", len(state.lab), RACK))
    if where.cores is not None:
        art = RACK if layout.arrangement is Arrangement.CORE else ""
        zones.append(Zone(CORES, where.cores, _("Core parts"), "ground", len(state.core_pile), art))
    if where.desk is not None:
        zones.append(Zone(DESK, where.desk, _desk_title(state, layout), "ground", art=LIGHT))
    for seat, bench in enumerate(layout.benches):
        zones += _seat_zones(state, audience, seat, bench, layout)
    return zones


def _desk_title(state: XybridState, layout: Layout) -> str:
    if state.limbo:
        return _("From the deck")
    return _("What is asked about") if layout.asked else _("Revealed")


def pieces_of(state: XybridState, audience: Audience, layout: Layout) -> list[Piece]:
    where = layout.seating
    pieces = _deck_pieces(state, where)
    if where.lab is not None:
        pieces += _lab_pieces(state, audience, where.lab, layout)
    if where.cores is not None:
        pieces += _core_pieces(state, where.cores, layout)
    if where.desk is not None:
        pieces += _desk_pieces(state, audience, where.desk, layout)
    for seat, bench in enumerate(layout.benches):
        pieces += _seat_pieces(state, audience, seat, bench, layout)
    return pieces


def _seat_zones(state: XybridState, audience: Audience, seat: Seat, bench: Bench, layout: Layout) -> list[Zone]:
    hand, secrets = len(state.hands[seat]), len(state.secrets[seat])
    chosen = secrets and seat == layout.near and state.phase is Phase.REVEAL
    zones = [
        Zone(place("seat", seat), bench.whole, _caption(state, audience, seat), "ground", art=MAT),
        Zone(place("monster", seat), bench.monster if bench.podium else beside(bench.monster), _("Monster"), "ground"),
        Zone(place("stand", seat), bench.monster, style="ground", art=STAND),
        Zone(place("hand", seat), bench.hand, _("Hand"), "ground" if hand else "hollow", hand),
        Zone(
            place("secrets", seat),
            bench.secrets,
            _("Breakthroughs"),
            "ground" if secrets else "hollow",
            secrets,
            LIGHT if chosen else "",
        ),
    ]
    if bench.pile is not None:
        zones.append(Zone(place("pile", seat), bench.pile, _("Deployed"), "ground", len(state.piles[seat]), opens=True))
    return zones


def _caption(state: XybridState, audience: Audience, seat: Seat) -> str:
    """The title of a bench: the seat, the name of its complete monster, and what the monster is worth."""
    name = audience.name(seat)
    if state.cores[seat] == NO_PIECE:
        return name
    if not missing(state, seat):
        paid = worth(state, seat)
        return _("{name}: {monster}, worth {worth}", name=name, monster=monster_name(state, seat), worth=paid)
    return _("{name}: worth {worth}", name=name, worth=worth(state, seat))


def plates_of(state: XybridState, audience: Audience, layout: Layout) -> tuple[Plate, ...]:
    """The name plates, each with the name of the complete monster or what the monster still needs."""
    return tuple(Plate(seat, bench.plate, note=_note(state, seat, bench)) for seat, bench in enumerate(layout.benches))


def _note(state: XybridState, seat: Seat, bench: Bench) -> str:
    if state.cores[seat] == NO_PIECE:
        return ""
    if lacks := needs(state, seat):
        return _("needs {parts}", parts=lacks)
    return monster_name(state, seat) if bench.name is None else ""


def _deck_pieces(state: XybridState, where: Seating) -> list[Piece]:
    left, upper, wide, high = where.deck
    thick = STEP * state.lab_size() * wide
    (top,) = packed((left, upper + thick, wide, high - thick), 1, 9.0)
    shown = [*state.deck[:1], *state.deck[1:][-state.lab_size() :]]
    return [
        Piece(
            item_of(part),
            DECK,
            Pose(top.x, top.y - STEP * top.scale * at, at, scale=top.scale),
            Face("xybrid/sheet"),
            back=PART_BACK,
            up=False,
            tip=_("The deck"),
        )
        for at, part in enumerate(shown)
    ]


def _lab_pieces(state: XybridState, audience: Audience, rect: Rect, layout: Layout) -> list[Piece]:
    """The lab in one row, or in several where it is chosen from or lies aside; what cannot be drawn now is dimmed."""
    count = len(state.lab)
    rows = packed(rect, count, LARGEST)
    poses = rows if layout.arrangement is not Arrangement.WORK else fan(rect, count, WIDEST)
    cards = _laid(state, LAB, state.lab, poses)
    if state.phase is not Phase.DRAW or state.pending is not None or state.seat != audience.viewer:
        return cards
    open_ = {offer.part for offer in may_draw(state, state.seat) if isinstance(offer, Draw)}
    return [card if part in open_ else dimmed(card) for part, card in zip(state.lab, cards, strict=True)]


def _core_pieces(state: XybridState, rect: Rect, layout: Layout) -> list[Piece]:
    """The core pile large where a core is chosen, else filed away."""
    count = len(state.core_pile)
    if layout.arrangement is Arrangement.CORE:
        return _laid(state, CORES, state.core_pile, packed(rect, count, LARGEST, air=1.02))
    return _laid(state, CORES, state.core_pile, fan(rect, count, 0.75, 0.75, (FILED,)))


def dimmed(card: Piece) -> Piece:
    """A card that cannot be used now."""
    veil = Inlay(VEIL, 0.0, 0.0, 1.0, 1.0)
    faces = {
        name: msgspec.structs.replace(face, inlays=(*face.inlays, veil))
        for name, face in (("face", card.face), ("close", card.close))
        if face is not None
    }
    return msgspec.structs.replace(card, **faces)


def _desk_pieces(state: XybridState, audience: Audience, rect: Rect, layout: Layout) -> list[Piece]:
    """The cards on the desk; a breakthrough has the token of its seat, a card of a question that of its owner."""
    cards = _laid(state, DESK, layout.desk, packed(rect, len(layout.desk), LARGEST))
    whose = {item_of(card): seat for seat, card in enumerate(state.revealed)}
    for seat in range(len(state.hands)):
        whose |= {item_of(card): seat for card in (*state.monsters[seat], *state.piles[seat])}
    found = []
    for card in cards:
        if card.read is not None and card.pose.scale > LEGIBLE:
            card = msgspec.structs.replace(card, face=card.read, close=None)
        seat = whose.get(card.id, -1)
        found.append(card if seat < 0 else _owned(card, audience.colours[seat]))
    return found


def _owned(card: Piece, colour: int) -> Piece:
    """A card with the token of a seat: on a breakthrough at the left of its picture, on a part below its sign."""
    box = (8.0, 100.0, 164.0, 164.0) if card.id.startswith("secret/") else (500.0, 204.0, 112.0, 112.0)
    inlays = (*card.face.inlays, CANVAS.inlay(f"seats/{colour}", box))
    return msgspec.structs.replace(card, face=msgspec.structs.replace(card.face, inlays=inlays))


def _laid(state: XybridState, zone: str, cards: Sequence[PieceId], poses: Sequence[Pose]) -> list[Piece]:
    """Cards in their poses; what is written on cards of a fan stands where it is seen."""
    seen = 1.0
    if len(poses) > 1 and poses[0].y == poses[-1].y:
        seen = min(1.0, (poses[1].x - poses[0].x) / poses[0].scale)
    return [card_piece(state, piece, zone, pose, seen) for piece, pose in zip(cards, poses, strict=True)]


def card_piece(state: XybridState, piece: PieceId, zone: str, pose: Pose, seen: float = 1.0) -> Piece:
    face = state.pieces.face[piece]
    back = SECRET_BACK if piece >= FIRST_BREAKTHROUGH else PART_BACK
    sound = "card" if piece >= FIRST_BREAKTHROUGH else "glass"
    shown, read, close = face_of(face, seen=seen), None, None
    if face != HIDDEN and not isinstance(CARDS[face], Breakthrough):
        shown = small_face(face) if pose.scale < SMALL else shown
        read, close = read_face(face, True, value(state, piece)), close_face(face) if seen == 1.0 else None
    up, tip = face != HIDDEN, _tip(state, piece)
    return Piece(item_of(piece), zone, pose, shown, back=back, up=up, tip=tip, read=read, close=close, sound=sound)


def _seat_pieces(state: XybridState, audience: Audience, seat: Seat, bench: Bench, layout: Layout) -> list[Piece]:
    pieces = [_token(state, audience, seat, bench.infamy)]
    shown = [state.revealed[seat]] if state.revealed[seat] != NO_PIECE and layout.revealed_aside else []
    secrets = [*state.secrets[seat], *shown]
    for kind, cards, rect in (("hand", state.hands[seat], bench.hand), ("secrets", secrets, bench.secrets)):
        there = [card for card in cards if card not in layout.desk]
        large = layout.arrangement is Arrangement.DEPLOYMENT
        laid = _laid(state, place(kind, seat), there, fan(rect, len(there), LARGEST if large else WIDEST))
        laid = _dimmed_while_building(state, audience, seat, laid) if kind == "hand" else laid
        pieces += [_rising(state, card) for card in laid] if seat == audience.viewer else laid
    if bench.pile is not None:
        pieces += _deployed(state, audience, seat, bench, layout)
    pieces += _monster_pieces(state, seat, bench, layout)
    if bench.podium is not None:
        pieces.append(_podium(state, audience, seat, bench.podium))
    elif state.cores[seat] != NO_PIECE:
        pieces.append(_signs(state, audience, seat, layout))
    if state.cores[seat] != NO_PIECE and bench.name is not None and not missing(state, seat):
        pieces.append(_plaque(state, seat, bench.name))
    if state.picks.made[seat]:
        pieces.append(_seal(audience, seat, bench.secrets))
    return pieces


def _rising(state: XybridState, card: Piece) -> Piece:
    """An own card, which comes out of its fan while it is pointed at."""
    number = piece_of(card.id)
    whole = None if number is None or card.close is not None else face_of(state.pieces.face[number])
    return msgspec.structs.replace(card, rises=Rise(lifted(card.pose, *RISES), whole))


def _dimmed_while_building(state: XybridState, audience: Audience, seat: Seat, cards: list[Piece]) -> list[Piece]:
    """The hand of the seat that builds, as it sees it: what can neither be attached nor swapped is dimmed."""
    if state.phase is not Phase.BUILD or state.pending is not None or not seat == state.seat == audience.viewer:
        return cards
    usable = {item_of(offer.part) for offer in build_offers(state, seat) if isinstance(offer, Attach | Swap)}
    return [card if card.id in usable else dimmed(card) for card in cards]


def _deployed(state: XybridState, audience: Audience, seat: Seat, bench: Bench, layout: Layout) -> list[Piece]:
    """The deployed monsters, each a stack; where they are laid out to be read, all lie in rows."""
    rect, open_ = bench.pile or bench.open, bench.open
    stacks = monsters_in(state.piles[seat])
    left, top, wide, high = open_
    poses = packed(within(rect, 0.06 * rect[2], 0.0, 0.0), len(stacks), 9.0)
    cards = [card for card in state.piles[seat] if card not in layout.desk]
    to = dict(zip(cards, packed((left + 0.1, top + 0.1, wide - 0.2, high - 0.2), len(cards), WORKING), strict=True))
    found, signs = [], []
    for order, (stack, pose) in enumerate(zip(stacks, poses, strict=True)):
        for sheet in deployed_sheets(state, stack, pose):
            if sheet.piece in to:
                lies = msgspec.structs.replace(sheet.pose, z=sheet.pose.z + 20 * order)
                spread = msgspec.structs.replace(to[sheet.piece], z=OPEN + 1 + to[sheet.piece].z)
                found.append(sheet_piece(state, place("pile", seat), sheet.piece, lies, sheet.look, spread))
        if bench.podium is not None:
            signs.append(_deployed_name(state, seat, stack, pose))
        elif any(MISSIONS[state.pieces.face[card]] for card in stack):
            signs.append(_mission_sign(seat, stack[0], pose))
    return [_drawer(audience, seat, rect, open_), *found, *signs]


def _mission_sign(seat: Seat, core: PieceId, pose: Pose) -> Piece:
    """The ribbon at the foot of a deployed monster of which a part has a MISSION."""
    high = min(max(0.11, 0.17 * pose.scale), 0.3 * pose.scale)
    lies = Pose(pose.x, pose.y + CARD[1] / 2 * pose.scale - high / 2, OVER_SHEETS)
    label = Label(said("MISSION"), 0.1, 0.12, 0.8, 0.76, 0.68, role="light", bold=True)
    tip = _("This deployed monster has a MISSION")
    face = Face("xybrid/label/mission", (label,))
    return Piece(numbered("mission", core), place("pile", seat), lies, face, (3.1 * high, high), tip=tip)


def _deployed_name(state: XybridState, seat: Seat, stack: Sequence[PieceId], pose: Pose) -> Piece:
    """The name of a deployed monster at its foot."""
    name = name_of(state, stack)
    high = 0.22 * pose.scale
    lies = Pose(pose.x, pose.y + CARD[1] / 2 * pose.scale - high / 2, OVER_SHEETS)
    face = Face(PLAQUE, (Label(name, 0.04, 0.08, 0.92, 0.84, 0.7, bold=True),))
    return Piece(numbered("named", stack[0]), place("pile", seat), lies, face, (pose.scale, high), tip=name)


def _drawer(audience: Audience, seat: Seat, rect: Rect, open_: Rect) -> Piece:
    """What the cards of deployed monsters lie on while they are laid out; nothing is seen of it before."""
    closed = middle(rect, min(rect[2] / open_[2], rect[3] / open_[3]))
    tip = _("The deployed monsters of {name}", name=audience.name(seat))
    return Piece(
        place("drawer", seat),
        place("pile", seat),
        closed,
        Face(CLEAR),
        open_[2:],
        tip=tip,
        sheet=True,
        spread=middle(open_, 1.0, OPEN),
        read=Face(DRAWER),
    )


def _monster_pieces(state: XybridState, seat: Seat, bench: Bench, layout: Layout) -> list[Piece]:
    sheets = [sheet for sheet in sheets_of(state, seat, layout.monster(seat)) if sheet.piece not in layout.desk]
    poses = packed(over_the_prompt(bench.whole), len(sheets), LARGEST)
    zone = place("monster", seat)
    return [
        sheet_piece(state, zone, sheet.piece, sheet.pose, sheet.look, Pose(to.x, to.y, SPREAD + at, scale=to.scale))
        for at, (sheet, to) in enumerate(zip(sheets, poses, strict=True))
    ]


def sheet_piece(
    state: XybridState, zone: ItemId, piece: PieceId, pose: Pose, look: Look, spread: Pose | None = None
) -> Piece:
    face = state.pieces.face[piece]
    return Piece(
        item_of(piece),
        zone,
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
    """The signs on both sides of a monster; hidden while it is fanned out."""
    at = layout.monster(seat)
    pose = Pose(at.x, at.y, OVER_SHEETS, scale=at.scale)
    tip = _("What the monster of {name} is made of", name=audience.name(seat))
    return Piece(
        place("signs", seat),
        place("seat", seat),
        pose,
        signs_of(state, seat),
        (1.0 + 2 * RAIL, CARD[1]),
        tip=tip,
        sheet=True,
        spread=pose,
        read=Face(CLEAR),
    )


def _plaque(state: XybridState, seat: Seat, rect: Rect) -> Piece:
    name = monster_name(state, seat)
    label = Label(name, 0.06, 0.1, 0.88, 0.8, 0.66, bold=True)
    face, lies = Face(PLAQUE, (label,)), place("seat", seat)
    return Piece(place("name", seat), lies, middle(rect), face, rect[2:], tip=name, flat=True)


def _podium(state: XybridState, audience: Audience, seat: Seat, rect: Rect) -> Piece:
    """The step on which a monster stands at the end, with the place of its seat."""
    rank = places(state)[seat]
    size = 0.36 / rect[3]
    label = Label(
        str(rank), 0.3, 0.14 / rect[3], 0.4, size, size * 0.85, role="ink" if rank == 1 else "light", bold=True
    )
    tip = _("{name}: place {place}", name=audience.name(seat), place=rank)
    art = PODIUM if rank > 1 else PODIUM_WON
    return Piece(
        place("podium", seat), place("seat", seat), middle(rect), Face(art, (label,)), rect[2:], tip=tip, flat=True
    )


def _seal(audience: Audience, seat: Seat, rect: Rect) -> Piece:
    pose = middle(rect, min(0.7, rect[3] * 0.8), 90)
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
