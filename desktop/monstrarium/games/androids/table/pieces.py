"""The zones and pieces on the table of AndrOIDS."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ....language.words import _
from ....table.desc import Face, Label, Piece, Plate, Pose, Rect, Rise, Zone
from ....table.layout import CARD, largest, lifted, middle, packed, slot, within
from ....table.presenter import Audience
from ..state import EVERYBODY, NOBODY, AndroidsState, Phase
from . import items
from .android import android_name
from .faces import (
    BACK,
    CANVAS,
    DECK_BACK,
    DECK_COUNT,
    LEGIBLE,
    MAT_ART,
    RAIL_ART,
    ROLL_ART,
    SCRAP_ART,
    SHEET_ART,
    SLOT_ART,
    SLOT_RATIO,
    TRAY_ART,
    WIDE_MAT_ART,
    card_face,
    face_of,
    hand_face,
    notched,
    small_face,
)
from .heap import heap_pieces, tip_of
from .items import item_of, place
from .layout import EDGE, FISHING, SHOWING, Layout, Poses, Rival, Seating, fans, held, inner, reaching, shaped
from .stage import need_pieces, stage_pieces
from .tray import tray_pieces
from .wording import card_name, card_tip, cards, is_of_use, seat_note

RISES = 0.03, 1.2
"""How far an own card rises that is pointed at, as a share of its height, and how much larger it is then."""
ON_DECK = 9
"""How many cards of the deck are drawn beside the lowest: as many as can come at once."""


def pieces_of(state: AndroidsState, audience: Audience, layout: Layout) -> list[Piece]:
    where = layout.seating
    thrown, laid = fans(state, layout)
    poses = layout.heap(len(state.pile))
    pieces = [*_deck_pieces(state, where), *_discard_pieces(state, layout, thrown)]
    pieces += heap_pieces(state, audience, poses, laid)
    pieces += [_lever(state, where.lever), *need_pieces(state, where)]
    if where.tray is not None:
        pieces += tray_pieces(state, audience, within(where.tray, 0.22, 0.22, 0.22))
    if where.stage is not None:
        pieces += stage_pieces(state, where.stage)
    if where.desk is not None and layout.choosing not in (FISHING, SHOWING):
        pieces += _shown_pieces(state, audience, inner(where.desk))
    for seat in range(len(layout.seats)):
        pieces += hand_pieces(state, audience, layout, seat)
    return pieces + seat_tokens(state, audience, layout)


def _deck_pieces(state: AndroidsState, where: Seating) -> list[Piece]:
    """The uppermost cards of the deck in their box, which says how many there are."""
    rect = inner(where.deck)
    scale = largest(rect)
    shown = [*state.deck[:1], *state.deck[1:][-ON_DECK:]]
    box = Face(DECK_BACK, (CANVAS.label(str(len(state.deck)), DECK_COUNT, 54, bold=True),))
    pose = middle(rect, scale)
    return [
        Piece(
            item_of(piece),
            items.DECK,
            Pose(pose.x, pose.y, at, scale=scale),
            Face(BACK),
            back=BACK,
            up=False,
            tip=_("The deck"),
            behind=box,
        )
        for at, piece in enumerate(shown)
    ]


def _discard_pieces(state: AndroidsState, layout: Layout, fan: Poses) -> list[Piece]:
    """The discard pile; it lies side by side while a seat chooses from it."""
    where = layout.seating
    fishing = layout.choosing == FISHING and where.desk is not None
    if fishing and where.desk is not None:
        poses = packed(inner(where.desk), len(state.discard), 2.2)[::-1]
    else:
        poses = _scrapped(inner(where.discard), state.discard)
    found = []
    for at, (piece, pose) in enumerate(zip(state.discard, poses, strict=True)):
        face = state.pieces.face[piece]
        to = None if fishing or fan is None else fan[at]
        read = card_face(face) if to is None or to.scale >= LEGIBLE else small_face(face)
        zone = items.DESK if fishing else items.DISCARD
        found.append(
            Piece(
                item_of(piece),
                zone,
                pose,
                face_of(face, pose.scale),
                back=BACK,
                tip=card_tip(face),
                spread=to,
                read=read,
            )
        )
    return found


def _scrapped(rect: Rect, pieces: Sequence[PieceId]) -> tuple[Pose, ...]:
    """Where discarded cards lie: on top of each other, not quite straight."""
    at = middle(rect)
    scale = largest(rect) * 0.84
    return tuple(
        Pose(at.x + 0.012 * (piece * 7 % 11 - 5), at.y + 0.012 * (piece * 5 % 9 - 4), z, scale=scale)
        for z, piece in enumerate(pieces)
    )


def _lever(state: AndroidsState, rect: Rect) -> Piece:
    """The lever, which is down from a declaration on until it is cancelled or the android has fallen."""
    claimed = state.declaring() and not state.batch[0].dead
    down = claimed or bool(state.assembly or state.waiting) or state.phase is Phase.OVER
    return _lever_at(rect, down)


def _lever_at(rect: Rect, down: bool) -> Piece:
    box = shaped(rect, 0.75)
    pose = Pose(box[0] + box[2] / 2, box[1] + box[3] / 2, 0)
    tip = _("The lever is pulled") if down else _("The lever")
    face = Face("androids/lever/down" if down else "androids/lever/up")
    return Piece(items.LEVER, items.SLOT, pose, face, box[2:], tip=tip, flat=True)


def lever_ghost(rect: Rect) -> Piece:
    return _lever_at(rect, down=True)


def _shown_pieces(state: AndroidsState, audience: Audience, rect: Rect) -> list[Piece]:
    found = []
    for piece, pose in zip(state.shown, packed(rect, len(state.shown), 2.8), strict=True):
        face = state.pieces.face[piece]
        laid = state.laid_by[state.pile.index(piece)] if piece in state.pile else NOBODY
        notch = None if laid == NOBODY else notched(laid, audience.colours[laid])
        tip = card_tip(face) if face != HIDDEN else _("A card that is being looked at")
        if piece in state.pile:
            tip = _("{card}, {place}", card=tip, place=tip_of(state, audience, piece))
        read = None if face == HIDDEN else card_face(face)
        shown = face_of(face, pose.scale)
        found.append(
            Piece(
                item_of(piece), items.DESK, pose, shown, back=BACK, up=face != HIDDEN, tip=tip, read=read, behind=notch
            )
        )
    return found


def ghost_on_pile(state: AndroidsState, audience: Audience, layout: Layout, seat: Seat, piece: PieceId) -> Piece:
    pose = layout.heap(len(state.pile) + 1)[-1]
    back = notched(seat, audience.colours[seat])
    return Piece(item_of(piece), items.PILE, pose, back, back=BACK, tip=card_name(state, piece))


# ---- zones


def zones_of(state: AndroidsState, audience: Audience, layout: Layout) -> list[Zone]:
    where = layout.seating
    zones = []
    if where.stage is None:
        zones.append(Zone(items.RAIL, (EDGE, where.plaque[1], where.size[0] - 2 * EDGE, where.plaque[3]), art=RAIL_ART))
        zones.append(Zone(items.ROLL, within(where.near, 0.1, 0.06, 0.06), art=ROLL_ART))
    zones += [
        Zone(items.DECK, where.deck, _("Deck"), "ground", len(state.deck)),
        Zone(items.DISCARD, where.discard, _("Discard"), "ground", len(state.discard)),
        Zone(items.SCRAP, shaped(inner(where.discard), 800 / 1040), art=SCRAP_ART),
        Zone(items.PILE, where.pile, _("Pile"), "ground", len(state.pile)),
        Zone(items.MAT, inner(where.pile), art=_mat_art(where.pile)),
    ]
    left, top, wide, high = where.lever
    zones.append(Zone(items.SLOT, (left, top + high / 2, wide, high / 2), _("Under the lever"), "bare"))
    if where.tray is not None:
        zones.append(Zone(items.TRAY, where.tray, _("Played"), "ground"))
        zones.append(_enamel(where.tray))
    if where.plan is not None:
        zones.append(Zone(items.PLAN, where.plan, _("An android needs"), "ground"))
        zones.append(Zone(items.SHEET, inner(where.plan), art=SHEET_ART))
    if where.desk is not None:
        zones.append(Zone(items.DESK, where.desk, _desk_title(state, audience, layout), "hollow"))
    if where.stage is not None:
        zones.append(Zone(items.STAGE, where.stage, _stage_title(state, audience), "ground"))
        zones.append(Zone(items.SHEET, where.stage, art=SHEET_ART))
    for seat, rival in enumerate(layout.seats):
        zones.append(Zone(place("seat", seat), rival.place, audience.name(seat), "ground", len(state.hands[seat])))
    return zones


def _mat_art(rect: Rect) -> str:
    """The mat that is drawn for a place, wide or high."""
    return WIDE_MAT_ART if rect[2] > 0.9 * rect[3] else MAT_ART


def _enamel(tray: Rect) -> Zone:
    """What is drawn under what is played: the tray, or the slot for a card where there is room for no more."""
    inside = inner(tray)
    if inside[2] > 0.9 * inside[3]:
        return Zone(items.ENAMEL, inside, art=TRAY_ART)
    return Zone(items.ENAMEL, shaped(inside, SLOT_RATIO), art=SLOT_ART)


def _desk_title(state: AndroidsState, audience: Audience, layout: Layout) -> str:
    if layout.choosing in (FISHING, SHOWING):
        return _("{name} chooses", name=audience.name(state.pending.choice.seat)) if state.pending is not None else ""
    if state.shown_to == EVERYBODY:
        return _("On show")
    return _("{name} looks", name=audience.name(state.shown_to))


def _stage_title(state: AndroidsState, audience: Audience) -> str:
    if state.winner != NOBODY:
        return _("{android}, declared by {name}", android=android_name(state), name=audience.name(state.winner))
    return _("Declared by {name}", name=audience.name(state.seat))


# ---- hands and tokens


def plates_of(state: AndroidsState, layout: Layout) -> tuple[Plate, ...]:
    """The name plates, the near one first."""
    seats = sorted(range(len(layout.seats)), key=lambda seat: slot(seat, layout.near, len(layout.seats)))
    return tuple(
        Plate(seat, layout.seats[seat].plate, cards(len(state.hands[seat])), seat_note(state, seat)) for seat in seats
    )


def hand_pieces(state: AndroidsState, audience: Audience, layout: Layout, seat: Seat) -> list[Piece]:
    """The hand of a seat; the viewer's own is sorted."""
    hand = [piece for piece in state.hands[seat] if piece not in state.shown]
    if seat == audience.viewer:
        hand.sort(key=lambda piece: state.pieces.face[piece])
    rival = layout.seats[seat]
    left, top, wide, high = inner(rival.place)
    if seat == layout.near:
        start = rival.plate[0] + rival.plate[2] + 0.16
        poses = held((start, top, left + wide - start, high), len(hand), high / CARD[1], 1.05)
    else:
        left, _top, wide, _high = rival.place
        aside = TOKEN + 0.1
        poses = reaching((left + aside, 0.0, wide - 2 * aside, high), len(hand), layout.seating.reach)
    seen = [min(1.0, (right.x - left.x) / left.scale) for left, right in pairwise(poses)] + [1.0]
    return [
        _held(state, audience, seat, piece, pose, share) for piece, pose, share in zip(hand, poses, seen, strict=False)
    ]


def _held(state: AndroidsState, audience: Audience, seat: Seat, piece: PieceId, pose: Pose, seen: float) -> Piece:
    """A card in a hand, of which a share of the width is `seen` beside the next one."""
    face = state.pieces.face[piece]
    if face == HIDDEN:
        tip = _("A card of {name}", name=audience.name(seat))
        return Piece(item_of(piece), place("seat", seat), pose, Face(BACK), back=BACK, up=False, tip=tip)
    veiled, up = not is_of_use(state, seat, face), lifted(pose, *RISES)
    return Piece(
        item_of(piece),
        place("seat", seat),
        pose,
        hand_face(face, pose.scale, veiled, seen),
        back=BACK,
        tip=card_tip(face),
        read=card_face(face),
        rises=Rise(up, hand_face(face, up.scale, veiled)),
    )


TOKEN, OWN_TOKEN = 0.52, 0.8
"""The sizes of tokens at the seats."""


def seat_tokens(state: AndroidsState, audience: Audience, layout: Layout) -> list[Piece]:
    found = []
    for seat, rival in enumerate(layout.seats):
        name = audience.name(seat)
        here = []
        if seat == state.seat:
            here.append((items.TURN, "androids/turn", _("{name} is in turn", name=name), ""))
        if seat == state.asked:
            here.append((items.ASKED, "androids/asked", _("{name} is asked", name=name), ""))
        if naps := state.naps[seat]:
            tip = _("{name} will skip a turn", name=name)
            here.append((place("nap", seat), "androids/instant/nap-button", tip, str(naps) if naps > 1 else ""))
        if state.curfew_seats >> seat & 1:
            tip = _("House Rules of {name}: nobody declares", name=name)
            here.append((place("rules", seat), "androids/instant/house-rules", tip, ""))
        spots = _spots(rival, layout, seat == layout.near)
        for (item, art, tip, words), pose in zip(here, spots, strict=False):
            labels = (Label(words, 0.6, 0.6, 0.4, 0.4, 0.4, role="light", bold=True),) if words else ()
            found.append(Piece(item, place("seat", seat), pose, Face(art, labels), (1.0, 1.0), tip=tip))
    return found


def _spots(rival: Rival, layout: Layout, near: bool) -> list[Pose]:
    """Where tokens lie: over the near name plate, and at both ends of the cards of others."""
    left, top, wide, high = rival.place
    if not near:
        side = min(TOKEN, layout.seating.reach - 0.04)
        spots = [(left + wide - side / 2, side / 2 + 0.02), (left + side / 2, side / 2 + 0.02)]
        spots += [(x, min(layout.seating.reach - side / 2, y + side + 0.02)) for x, y in spots]
        return [Pose(x, y, 300 + at, scale=side * 0.96) for at, (x, y) in enumerate(spots)]
    across, over = rival.plate[2], high - rival.plate[3] - 0.12
    rows = 2 if over >= 1.0 else 1
    side = min(OWN_TOKEN, over / rows, across * rows / 4)
    places = [divmod(at, 4 // rows) for at in range(4)]
    return [
        Pose(left + side * (column + 0.5), top + side * (row + 0.5), 300 + at, scale=side * 0.94)
        for at, (row, column) in enumerate(places)
    ]
