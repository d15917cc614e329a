"""Everything that lies on the table of AndrOIDS, and the places where it lies."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ....engine.words import _, said
from ....table.desc import Face, Inlay, Label, Piece, Pose, Rect, Zone
from ....table.layout import CARD, packed
from ....table.presenter import Audience
from ..cards import KIND, KIND_NAMES, PLAIN
from ..state import EVERYBODY, NOBODY, AndroidsState, Phase
from ..uncovering import LIMBS, count
from .android import android_name, android_pieces, show_pieces, stand_in, stands
from .faces import BACK, BLUE, DECK_BACK, LEGIBLE, MAT, SCRAP, card_face, face_of, notched, sign_of, small_face
from .heap import FANNED, heap_pieces, lean, spread_out, tip_of
from .items import (
    ASKED,
    DECK,
    DESK,
    DISCARD,
    LEVER,
    PILE,
    PLAN,
    SLOT,
    STAGE,
    TRAY,
    TURN,
    item_of,
    place,
    token,
)
from .items import MAT as MAT_ZONE
from .seating import Scene, Seating, held, inner, largest, middle, seating, slot
from .tray import tray_pieces
from .wording import card_name, title

FISHING, SHOWING = "take-discard", "show-card"
"""Texts that let a seat choose among cards which then lie side by side."""
ON_DECK = 9
"""How many sleeves of the deck are told: as many as may come at once, and the lowest."""
RIVAL_HELD = (0.36, 3.0)
"""How far apart rivals hold their cards, as a share of their width, and by how many degrees they are turned."""
NEEDS = ((0, 1), (1, 1), (2, LIMBS))
"""What an android is made of, by kind."""


class Layout:
    """The places of one view from one side."""

    def __init__(self, state: AndroidsState, audience: Audience) -> None:
        self.near: Seat = state.seat if audience.viewer is None else audience.viewer
        self.choosing = state.pending.effect if state.pending is not None else ""
        self.scene = _scene(state, self.choosing)
        self.seating: Seating = seating(len(state.hands), self.scene)
        self.seats: tuple[Rect, ...] = tuple(
            (self.seating.near, *self.seating.rivals)[slot(seat, self.near, len(state.hands))]
            for seat in range(len(state.hands))
        )

    def heap(self, count: int) -> tuple[Pose, ...]:
        """Where the cards of a pile of such a height lie, the lowest first."""
        where = self.seating
        if self.choosing == SHOWING and where.desk is not None:
            return spread_out(inner(where.desk), count, 1.9)
        return lean(inner(where.pile), count)


def zones_of(state: AndroidsState, audience: Audience, layout: Layout) -> list[Zone]:
    """Deck, pile, discard pile and the places between them, and the hand of each seat."""
    where = layout.seating
    zones = [
        Zone(DECK, where.deck, _("Deck"), "glass", len(state.deck)),
        Zone(DISCARD, where.discard, _("Discard"), "glass", len(state.discard)),
        Zone("scrap", _shaped(inner(where.discard), 800 / 1040), art=SCRAP),
        Zone(PILE, where.pile, _("Pile"), "glass", len(state.pile)),
    ]
    if layout.scene is Scene.BENCH:
        zones.append(Zone(MAT_ZONE, _mat(inner(where.pile)), art=MAT))
    left, top, wide, high = where.lever
    zones.append(Zone(SLOT, (left, top + high / 2, wide, high / 2), _("Under the lever"), "bare"))
    if where.tray is not None:
        zones.append(Zone(TRAY, where.tray, _("Played"), "glass"))
        zones.append(Zone("enamel", inner(where.tray), art=BLUE))
    if where.plan is not None:
        zones.append(Zone(PLAN, where.plan, _("An android needs"), "glass"))
    if where.desk is not None:
        zones.append(Zone(DESK, where.desk, _desk_title(state, audience, layout), "glass"))
    if where.stage is not None:
        zones.append(Zone(STAGE, where.stage, _stage_title(state, audience), "glass"))
        zones.append(Zone("sheet", inner(where.stage), art="androids/plan"))
    for seat, rect in enumerate(layout.seats):
        style = f"glass{audience.colours[seat]}"
        zones.append(Zone(place(seat), rect, audience.name(seat), style, len(state.hands[seat])))
    return zones


def pieces_of(state: AndroidsState, audience: Audience, layout: Layout) -> list[Piece]:
    """All that lies on the table."""
    where = layout.seating
    fans = _fans(state, layout)
    poses = layout.heap(len(state.pile))
    pieces = [*_deck_pieces(state, where), *_discard_pieces(state, layout, fans[0])]
    pieces += heap_pieces(state, audience, poses, fans[1])
    pieces += [_lever(state, where.lever), *_need_pieces(state, where)]
    if where.tray is not None:
        pieces += tray_pieces(state, audience, inner(where.tray))
    if where.stage is not None:
        pieces += _stage_pieces(state, where.stage)
    if where.desk is not None and layout.choosing not in (FISHING, SHOWING):
        pieces += _shown_pieces(state, audience, inner(where.desk))
    for seat, rect in enumerate(layout.seats):
        pieces += _hand_pieces(state, audience, seat, rect, seat == layout.near)
    return pieces + _seat_tokens(state, audience, layout)


# ---- what lies where


def _scene(state: AndroidsState, choosing: str) -> Scene:
    if state.assembly or state.waiting or state.phase is Phase.OVER:
        return Scene.STAGE
    return Scene.DESK if state.shown or choosing in (FISHING, SHOWING) else Scene.BENCH


def _fans(state: AndroidsState, layout: Layout) -> tuple[tuple[Pose, ...] | None, tuple[Pose, ...] | None]:
    """Where discard pile and pile are fanned out to be read, side by side."""
    left, top, wide, high = layout.seating.open
    thrown, laid = len(state.discard), len(state.pile)
    share = thrown / max(1, thrown + laid)
    share = min(0.8, max(0.2, share)) if thrown and laid else share
    high -= 0.1
    discard = packed((left, top, wide * share, high), thrown, 2.0)[::-1]
    pile = spread_out((left + wide * share + 0.1, top, wide * (1 - share) - 0.1, high), laid, 2.0)
    return _lifted(discard), None if layout.choosing == SHOWING else _lifted(pile)


def _lifted(poses: Sequence[Pose]) -> tuple[Pose, ...]:
    return tuple(Pose(pose.x, pose.y, FANNED + at, scale=pose.scale) for at, pose in enumerate(poses))


def _shaped(rect: Rect, ratio: float) -> Rect:
    """The largest rectangle of a shape in the middle of a place."""
    left, top, wide, high = rect
    across = min(wide, high * ratio)
    down = across / ratio
    return left + (wide - across) / 2, top + (high - down) / 2, across, down


def _mat(rect: Rect) -> Rect:
    """The mat lies under the lowest card, whose place on it is drawn."""
    pose = lean(rect, 1)[0]
    left, top, _wide, high = rect
    wide = min(pose.scale * 800 / 630, 2 * (pose.x - left))
    tall = min(pose.scale * CARD[1] * 1040 / 880, 2 * (top + high - pose.y))
    return pose.x - wide / 2, pose.y - tall / 2, wide, tall


def _desk_title(state: AndroidsState, audience: Audience, layout: Layout) -> str:
    if layout.choosing in (FISHING, SHOWING):
        return _("To choose from")
    if state.shown_to == EVERYBODY:
        return _("On show")
    return _("{name} looks", name=audience.name(state.shown_to))


def _stage_title(state: AndroidsState, audience: Audience) -> str:
    if state.winner != NOBODY:
        return _("{android}, declared by {name}", android=android_name(state), name=audience.name(state.winner))
    return _("Declared by {name}", name=audience.name(state.seat))


def _deck_pieces(state: AndroidsState, where: Seating) -> list[Piece]:
    """As many of the top as may come next, and the lowest; nobody sees their faces."""
    rect = inner(where.deck)
    scale = largest(rect) * 0.98
    shown = [*state.deck[:1], *state.deck[1:][-ON_DECK:]]
    box = Face(DECK_BACK)
    pose = middle(rect, scale)
    return [
        Piece(
            item_of(piece),
            DECK,
            Pose(pose.x, pose.y, at, scale=scale),
            Face(BACK),
            back=BACK,
            up=False,
            tip=_("The deck"),
            behind=box,
        )
        for at, piece in enumerate(shown)
    ]


def _discard_pieces(state: AndroidsState, layout: Layout, fan: tuple[Pose, ...] | None) -> list[Piece]:
    """The discard pile, the newest on top; side by side while somebody chooses from it."""
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
        zone = DESK if fishing else DISCARD
        found.append(
            Piece(
                item_of(piece),
                zone,
                pose,
                face_of(face, pose.scale),
                back=BACK,
                tip=_tip(face),
                spread=to,
                read=read,
            )
        )
    return found


def _scrapped(rect: Rect, pieces: Sequence[PieceId]) -> tuple[Pose, ...]:
    """Thrown onto one another, not quite straight."""
    at = middle(rect)
    scale = largest(rect) * 0.84
    return tuple(
        Pose(at.x + 0.012 * (piece * 7 % 11 - 5), at.y + 0.012 * (piece * 5 % 9 - 4), z, scale=scale)
        for z, piece in enumerate(pieces)
    )


def _lever(state: AndroidsState, rect: Rect) -> Piece:
    """Down from the declaration on, until that is cancelled or has fallen."""
    claimed = state.declaring() and not state.batch[0].dead
    down = claimed or bool(state.assembly or state.waiting) or state.phase is Phase.OVER
    return _lever_at(rect, down)


def _lever_at(rect: Rect, down: bool) -> Piece:
    box = _shaped(rect, 0.75)
    pose = Pose(box[0] + box[2] / 2, box[1] + box[3] / 2, 0)
    tip = _("The lever is pulled") if down else _("The lever")
    face = Face("androids/lever/down" if down else "androids/lever/up")
    return Piece(LEVER, SLOT, pose, face, box[2:], tip=tip, flat=True)


def lever_ghost(rect: Rect) -> Piece:
    """How the lever will be when it is pulled."""
    return _lever_at(rect, down=True)


def _need_pieces(state: AndroidsState, where: Seating) -> list[Piece]:
    """What an android is made of, and during the uncovering how much of that is there."""
    if where.plan is not None:
        rect, zone, there = inner(where.plan), PLAN, None
    elif where.stage is not None:
        left, top, _wide, _high = where.stage
        rect, zone, there = (left + 0.16, top + 3.48, 2.5, 0.86), STAGE, count(state)
    else:
        return []
    poses = packed(rect, len(NEEDS), 9.0, (1.0, 0.9))
    return [
        _need(kind, needed, pose, zone, there[kind] if there is not None else None)
        for (kind, needed), pose in zip(NEEDS, poses, strict=True)
    ]


def _need(kind: int, needed: int, pose: Pose, zone: str, there: int | None) -> Piece:
    name = said(KIND_NAMES[kind])
    words = str(needed) if there is None else f"{there}/{needed}"
    label = Label(words, 0.5, 0.2, 0.4, 0.6, 0.5 if there is None else 0.3, role="light", bold=True)
    face = Face("androids/need", (label,), inlays=(Inlay(sign_of(kind), 0.08, 0.2, 0.44, 0.44 / 0.9),))
    if there is None:
        tip = _("An android needs {n} of the kind {kind}", n=needed, kind=name)
    else:
        tip = _("{kind}: {there} of {n}", kind=name, there=there, n=needed)
    return Piece(token("need", kind), zone, pose, face, (1.0, 0.9), tip=tip, flat=True)


def _stage_pieces(state: AndroidsState, rect: Rect) -> list[Piece]:
    """The android, the sabotage that acts, and those that wait for the end."""
    where = stand_in(rect)
    pieces = [*show_pieces(state, where), *android_pieces(state, where)]
    acting = _acting(state)
    left, top, wide, high = rect
    waiting = [piece for piece in state.waiting if piece != acting]
    step = min(0.62, (high - 2.2) / max(1, len(waiting)))
    for at, piece in enumerate(waiting):
        pose = Pose(left + wide - 0.9, top + 1.1 + step * at, 100 + at, scale=1.26)
        pieces.append(_open(state, piece, pose, STAGE))
    if acting is not None:
        pieces.append(_open(state, acting, Pose(left + 1.3, top + 1.86, 150, scale=2.2), STAGE))
    if stands(state):
        pieces.append(_plate(android_name(state), where.x, top + high - 0.34))
    return pieces


def _acting(state: AndroidsState) -> PieceId | None:
    """The sabotage whose text is carried out: one just uncovered, or at the end the first that waits."""
    if not state.waiting:
        return None
    last = state.waiting[-1]
    if KIND[state.pieces.face[last]] == PLAIN:
        return last
    return None if state.pile else state.waiting[0]


def _plate(name: str, x: float, y: float) -> Piece:
    label = Label(name, 0.07, 0.12, 0.86, 0.76, 0.62, bold=True)
    return Piece("name", STAGE, Pose(x, y, 170), Face("androids/plate", (label,)), (3.6, 0.56), tip=name)


def _open(state: AndroidsState, piece: PieceId, pose: Pose, zone: str) -> Piece:
    """A card that lies face up."""
    face = state.pieces.face[piece]
    return Piece(item_of(piece), zone, pose, face_of(face, pose.scale), back=BACK, tip=_tip(face), read=card_face(face))


def _shown_pieces(state: AndroidsState, audience: Audience, rect: Rect) -> list[Piece]:
    """Cards that are turned towards somebody, the first on the left; for everybody else they are backs."""
    found = []
    for piece, pose in zip(state.shown, packed(rect, len(state.shown), 2.6), strict=True):
        face = state.pieces.face[piece]
        laid = state.laid_by[state.pile.index(piece)] if piece in state.pile else NOBODY
        notch = None if laid == NOBODY else notched(laid, audience.colours[laid])
        tip = _tip(face) if face != HIDDEN else _("A card that is being looked at")
        if piece in state.pile:
            tip = _("{card}, {place}", card=tip, place=tip_of(state, audience, piece))
        read = None if face == HIDDEN else card_face(face)
        shown = face_of(face, pose.scale)
        found.append(
            Piece(item_of(piece), DESK, pose, shown, back=BACK, up=face != HIDDEN, tip=tip, read=read, behind=notch)
        )
    return found


# ---- hands and tokens


def _hand_pieces(state: AndroidsState, audience: Audience, seat: Seat, rect: Rect, near: bool) -> list[Piece]:
    """The cards of a seat: its own sorted by kind, others only as backs."""
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
        return Piece(item_of(piece), place(seat), pose, Face(BACK), back=BACK, up=False, tip=tip)
    return Piece(
        item_of(piece),
        place(seat),
        pose,
        face_of(face, pose.scale),
        back=BACK,
        tip=_tip(face),
        read=card_face(face),
    )


def _seat_tokens(state: AndroidsState, audience: Audience, layout: Layout) -> list[Piece]:
    """Who is in turn, who is asked, who will nap, and whose House Rules hold."""
    found = []
    for seat, rect in enumerate(layout.seats):
        name = audience.name(seat)
        here = []
        if seat == state.seat:
            here.append((TURN, "androids/turn", _("{name} is in turn", name=name), ""))
        if seat == state.asked:
            here.append((ASKED, "androids/asked", _("{name} is asked", name=name), ""))
        if naps := state.naps[seat]:
            tip = _("{name} will skip a turn", name=name)
            here.append((token("nap", seat), "androids/instant/nap-button", tip, str(naps) if naps > 1 else ""))
        if state.curfew_seats >> seat & 1:
            tip = _("House Rules of {name}: nobody declares", name=name)
            here.append((token("rules", seat), "androids/instant/house-rules", tip, ""))
        spots = _spots(inner(rect), len(here), seat == layout.near)
        for (item, art, tip, words), pose in zip(here, spots, strict=True):
            labels = (Label(words, 0.6, 0.6, 0.4, 0.4, 0.4, role="light", bold=True),) if words else ()
            found.append(Piece(item, place(seat), pose, Face(art, labels), (1.0, 1.0), tip=tip))
    return found


def _spots(rect: Rect, count: int, near: bool) -> list[Pose]:
    """Where tokens lie: at the left end of the near place, at the right end of the others."""
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


def _tip(face: int) -> str:
    if face == HIDDEN:
        return _("A hidden card")
    return _("{card}, {kind}", card=title(face), kind=said(KIND_NAMES[KIND[face]]))


def ghost_on_pile(state: AndroidsState, audience: Audience, layout: Layout, seat: Seat, piece: PieceId) -> Piece:
    """How a card of a hand would lie on top of the pile."""
    pose = layout.heap(len(state.pile) + 1)[-1]
    back = notched(seat, audience.colours[seat])
    return Piece(item_of(piece), PILE, pose, back, back=BACK, tip=card_name(state, piece))
