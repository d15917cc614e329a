"""The pile as a leaning stack, so that its order and height can be seen."""

from __future__ import annotations

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId
from ....language.words import _, mark, said
from ....table.desc import Face, Piece, Pose, Rect
from ....table.layout import CARD, packed
from ....table.presenter import Audience
from ..state import NOBODY, AndroidsState
from .faces import BACK, face_of, notched
from .items import PILE, item_of

LARGEST = 1.62
LEAN, CLIMB = 0.42, 0.1
"""How far a card lies beside and above the one below it at most, as shares of its width and height."""
SHARE = 0.68
"""The share of the height of the place that a card takes at most."""
USUAL = 8
"""A pile of so many cards lies in the middle of its place; lower ones begin where it does."""
FANNED = 500
"""The height of the first card that is fanned out."""
PLACES = (
    mark("on top of the pile"),
    mark("second from the top"),
    mark("third from the top"),
    mark("fourth from the top"),
    mark("fifth from the top"),
    mark("sixth from the top"),
    mark("seventh from the top"),
    mark("eighth from the top"),
    mark("ninth from the top"),
    mark("tenth from the top"),
)


def lean(rect: Rect, count: int) -> tuple[Pose, ...]:
    """Where the cards of a pile lie, the lowest first. A card that is laid moves no other while there is room."""
    left, top, wide, high = rect
    scale = min(LARGEST, wide / CARD[0] * 0.8, high * SHARE / CARD[1])
    across, down = scale * CARD[0], scale * CARD[1]
    right, aside = _steps(wide, across, LEAN, count)
    up, low = _steps(high, down, CLIMB, count)
    x, y = left + aside + across / 2, top + high - low - down / 2
    return tuple(Pose(x + right * at, y - up * at, at, scale=scale) for at in range(count))


def _steps(room: float, card: float, share: float, count: int) -> tuple[float, float]:
    """How far cards in a row lie apart, and how far the row begins from the edge of its room."""
    steps = max(1, count - 1)
    free = room - card
    usual = max(0.0, free - share * card * (USUAL - 1)) / 2
    step = min(share * card, free / steps)
    return step, max(0.0, min(usual, free - step * steps))


def place_words(state: AndroidsState, piece: PieceId) -> str:
    at = len(state.pile) - state.pile.index(piece)
    if at <= len(PLACES):
        return said(PLACES[at - 1])
    return _("number {n} from the top", n=at)


def tip_of(state: AndroidsState, audience: Audience, piece: PieceId) -> str:
    seat = state.laid_by[state.pile.index(piece)]
    where = place_words(state, piece)
    if seat == NOBODY:
        return _("{place}, nobody knows whose", place=where)
    return _("{place}, laid by {name}", place=where, name=audience.name(seat))


def back_of(state: AndroidsState, audience: Audience, at: int) -> Face | None:
    """The back of a card of the pile with its notch; None where nobody knows who laid it."""
    seat = state.laid_by[at]
    return None if seat == NOBODY else notched(seat, audience.colours[seat])


def heap_pieces(
    state: AndroidsState, audience: Audience, poses: tuple[Pose, ...], fan: tuple[Pose, ...] | None
) -> list[Piece]:
    found = []
    for at, (piece, pose) in enumerate(zip(state.pile, poses, strict=True)):
        if piece in state.shown:
            continue
        face = state.pieces.face[piece]
        seat = state.laid_by[at]
        shown = face_of(face, pose.scale)
        if seat != NOBODY and face != HIDDEN:
            shown = notched(seat, audience.colours[seat], shown)
        found.append(
            Piece(
                item_of(piece),
                PILE,
                pose,
                shown,
                back=BACK,
                up=face != HIDDEN,
                tip=tip_of(state, audience, piece),
                spread=fan[at] if fan else None,
                behind=back_of(state, audience, at),
            )
        )
    return found


def spread_out(rect: Rect, count: int, largest: float) -> tuple[Pose, ...]:
    """Where the cards of a pile lie side by side, with the top one first; returned from the lowest on."""
    return packed(rect, count, largest)[::-1]
