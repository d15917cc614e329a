"""The zones and pieces on the table of AndrOIDS."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ....language.words import _
from ....table.desc import Face, Label, Piece, Pose, Rect, Zone
from ....table.layout import CARD, largest, middle, packed
from ....table.presenter import Audience
from ..state import EVERYBODY, NOBODY, AndroidsState, Phase
from . import items
from .android import android_name
from .faces import BACK, DECK_BACK, LEGIBLE, MAT_ART, SCRAP_ART, TRAY_ART, card_face, face_of, notched, small_face
from .heap import heap_pieces, lean, tip_of
from .items import item_of, place
from .layout import FISHING, SHOWING, Enlarged, Layout, Poses, Seating, fans, held, inner, shaped
from .stage import need_pieces, stage_pieces
from .tray import tray_pieces
from .wording import card_name, card_tip

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
        pieces += tray_pieces(state, audience, inner(where.tray))
    if where.stage is not None:
        pieces += stage_pieces(state, where.stage)
    if where.desk is not None and layout.choosing not in (FISHING, SHOWING):
        pieces += _shown_pieces(state, audience, inner(where.desk))
    for seat, rect in enumerate(layout.seats):
        pieces += hand_pieces(state, audience, seat, rect, seat == layout.near)
    return pieces + seat_tokens(state, audience, layout)


def _deck_pieces(state: AndroidsState, where: Seating) -> list[Piece]:
    rect = inner(where.deck)
    scale = largest(rect) * 0.98
    shown = [*state.deck[:1], *state.deck[1:][-ON_DECK:]]
    box = Face(DECK_BACK)
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
        poses = packed(inner(where.desk), len(state.discard), 1.9)[::-1]
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
    for piece, pose in zip(state.shown, packed(rect, len(state.shown), 2.6), strict=True):
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
    zones = [
        Zone(items.DECK, where.deck, _("Deck"), "glass", len(state.deck)),
        Zone(items.DISCARD, where.discard, _("Discard"), "glass", len(state.discard)),
        Zone(items.SCRAP, shaped(inner(where.discard), 800 / 1040), art=SCRAP_ART),
        Zone(items.PILE, where.pile, _("Pile"), "glass", len(state.pile)),
    ]
    if layout.scene is Enlarged.BENCH:
        zones.append(Zone(items.MAT, _mat(inner(where.pile)), art=MAT_ART))
    left, top, wide, high = where.lever
    zones.append(Zone(items.SLOT, (left, top + high / 2, wide, high / 2), _("Under the lever"), "bare"))
    if where.tray is not None:
        zones.append(Zone(items.TRAY, where.tray, _("Played"), "glass"))
        zones.append(Zone(items.ENAMEL, inner(where.tray), art=TRAY_ART))
    if where.plan is not None:
        zones.append(Zone(items.PLAN, where.plan, _("An android needs"), "glass"))
    if where.desk is not None:
        zones.append(Zone(items.DESK, where.desk, _desk_title(state, audience, layout), "glass"))
    if where.stage is not None:
        zones.append(Zone(items.STAGE, where.stage, _stage_title(state, audience), "glass"))
        zones.append(Zone("sheet", inner(where.stage), art="androids/plan"))
    for seat, rect in enumerate(layout.seats):
        style = f"glass{audience.colours[seat]}"
        zones.append(Zone(place("seat", seat), rect, audience.name(seat), style, len(state.hands[seat])))
    return zones


def _mat(rect: Rect) -> Rect:
    """Where the mat lies: under the lowest card of the pile."""
    pose = lean(rect, 1)[0]
    left, top, _wide, high = rect
    wide = min(pose.scale * 800 / 630, 2 * (pose.x - left))
    tall = min(pose.scale * CARD[1] * 1040 / 880, 2 * (top + high - pose.y))
    return pose.x - wide / 2, pose.y - tall / 2, wide, tall


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


RIVAL_HELD = (0.36, 3.0)
"""How far apart a rival's cards lie, as a share of their width, and how far they are turned, in degrees."""


def hand_pieces(state: AndroidsState, audience: Audience, seat: Seat, rect: Rect, near: bool) -> list[Piece]:
    """The hand of a seat; the viewer's own is sorted."""
    cards = [piece for piece in state.hands[seat] if piece not in state.shown]
    if seat == audience.viewer:
        cards.sort(key=lambda piece: state.pieces.face[piece])
    left, top, wide, high = inner(rect)
    if near:
        room: Rect = (left + 1.0, top, wide - 2.0, high)
        poses = held(room, len(cards), high / CARD[1], 1.05)
    else:
        step, turn = RIVAL_HELD
        poses = held((left, top, wide - 0.75, high), len(cards), high * 0.9 / CARD[1], step, turn)
    return [_held(state, audience, seat, piece, pose) for piece, pose in zip(cards, poses, strict=True)]


def _held(state: AndroidsState, audience: Audience, seat: Seat, piece: PieceId, pose: Pose) -> Piece:
    face = state.pieces.face[piece]
    if face == HIDDEN:
        tip = _("A card of {name}", name=audience.name(seat))
        return Piece(item_of(piece), place("seat", seat), pose, Face(BACK), back=BACK, up=False, tip=tip)
    return Piece(
        item_of(piece),
        place("seat", seat),
        pose,
        face_of(face, pose.scale),
        back=BACK,
        tip=card_tip(face),
        read=card_face(face),
    )


def seat_tokens(state: AndroidsState, audience: Audience, layout: Layout) -> list[Piece]:
    found = []
    for seat, rect in enumerate(layout.seats):
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
        spots = _spots(inner(rect), len(here), seat == layout.near)
        for (item, art, tip, words), pose in zip(here, spots, strict=True):
            labels = (Label(words, 0.6, 0.6, 0.4, 0.4, 0.4, role="light", bold=True),) if words else ()
            found.append(Piece(item, place("seat", seat), pose, Face(art, labels), (1.0, 1.0), tip=tip))
    return found


def _spots(rect: Rect, count: int, near: bool) -> list[Pose]:
    """Where tokens lie: at the left end of the near hand, at the right end of others."""
    left, top, wide, high = rect
    rows = 3 if near and high > 2 else 2
    side = min(0.86, high / rows)
    spots = []
    for at in range(count):
        column, row = divmod(at, rows)
        inset = 0.04 + side * (column + 0.5)
        x = left + inset if near else left + wide - inset
        spots.append(Pose(x, top + side * (row + 0.5), 300 + at, scale=side * 0.94))
    return spots
