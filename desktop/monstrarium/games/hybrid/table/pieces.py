"""All pieces on the table of HYBRID: what stands in the laboratory, warriors, counters, dice and cards."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ....language.words import _, _n
from ....table.desc import Face, Piece, Pose, Rect
from ....table.layout import packed
from ....table.presenter import Audience
from ..combat.modifiers import life
from ..printed.action_cards import POINTS
from ..printed.names import warrior_name
from ..state import HybridState
from ..turn import muster
from . import faces
from .board_pieces import fixtures
from .items import BAND, BARRACKS, DECK, DISCARD, EVENTS, ROLL, SPENT, item_of, own
from .layout import Layout, cut, inner
from .warrior_pieces import figurines, orders, rolling
from .wording import card_name, kind_name

DIE = (0.9, 0.9)
HAND, FAR = 1.6, 0.72
"""The largest size of cards in the near and in the far hand."""
PILED = 3
"""How many cards of a pile are drawn."""


def pieces_of(state: HybridState, audience: Audience, layout: Layout) -> list[Piece]:
    found = [*fixtures(state, layout), *figurines(state, layout)]
    if layout.mustering:
        return [*found, *_muster(state, audience, layout)]
    found += orders(state, audience, layout)
    found += [*_dice(state, layout), *_piles(state, layout), *_rolled(state, layout)]
    if layout.deploying:
        return found
    for seat, rect, most in ((layout.near, layout.seating.hand, HAND), (layout.near ^ 1, layout.seating.other, FAR)):
        found += _hand(state, seat, rect, most)
    return found


def _muster(state: HybridState, audience: Audience, layout: Layout) -> Iterator[Piece]:
    near, known = layout.near, audience.viewer == layout.near
    barracks, band = layout.barracks()
    kinds = [kind for kind, _enlist, _dismiss in muster.choices(near)[0]]
    size = (300 / 360, 1.0)
    members = state.musters[near] if known else []
    for kind, pose in zip(kinds, packed(inner(barracks), len(kinds), 2.0, size), strict=True):
        count = members.count(kind)
        words = _("rests") if kind in state.house.resting else faces.rank_words(kind)
        face = faces.plaque(kind, words, f"×{count}" if count else "")
        tip = _("{warrior}, {words}", warrior=kind_name(kind), words=words)
        yield Piece(f"recruit/{kind}", BARRACKS, pose, face, size, tip=tip)
    band_kinds = sorted(set(members))
    for kind, pose in zip(band_kinds, packed(inner(band), len(band_kinds), 1.3, size), strict=True):
        count = members.count(kind)
        tip = _n("{warrior}: {n} comes along", "{warrior}: {n} come along", count, warrior=kind_name(kind))
        face = faces.plaque(kind, faces.rank_words(kind), f"×{count}")
        yield Piece(f"member/{kind}", BAND, pose, face, size, tip=tip)


def _dice(state: HybridState, layout: Layout) -> Iterator[Piece]:
    left, top, wide, high = inner(layout.seating.roll)
    for seat in (0, 1):
        down = 0.76 if seat == layout.near else 0.24
        pose = Pose(left + wide * 0.14, top + high * down, 40, scale=min(0.72, high / 2.2))
        shown = state.dice[seat]
        tip = _("Die: {n}", n=shown) if shown else _("Die")
        yield Piece(own("die", seat), ROLL, pose, faces.die_face(seat, shown), DIE, tip=tip)


def _piles(state: HybridState, layout: Layout) -> Iterator[Piece]:
    where = layout.seating
    piles = (
        (DECK, state.deck, where.deck),
        (DISCARD, state.discard, where.discard),
        (EVENTS, state.events, where.events),
        (SPENT, state.spent, where.spent),
    )
    for name, pile, rect in piles:
        room = inner(rect)
        scale = min(room[2], room[3] / 1.4) * 0.86
        for at, piece in enumerate(pile[-PILED:]):
            pose = Pose(room[0] + room[2] / 2 - 0.02 * at, room[1] + room[3] / 2 - 0.02 * at, at, scale=scale)
            yield _card(state, piece, name, pose)


def _rolled(state: HybridState, layout: Layout) -> Iterator[Piece]:
    """The warriors of a roll, and the cards on it, or face down for the Activation Roll."""
    rect = rolling(state, layout)
    if state.trial is not None:
        upper, rect = cut(rect, 0.42)
        yield from _rivals(state, upper)
    cards = [*state.limbo, *state.bids[0], *state.bids[1]]
    for piece, pose in zip(cards, packed(rect, len(cards), 1.4), strict=True):
        yield _card(state, piece, ROLL, Pose(pose.x, pose.y, 20 + pose.z, scale=pose.scale))


def _rivals(state: HybridState, rect: Rect) -> Iterator[Piece]:
    assert state.trial is not None
    both = [each for each in (state.trial.warrior, state.trial.target) if each >= 0]
    size = (300 / 360, 1.0)
    for at, pose in enumerate(packed(rect, len(both), 1.6, size)):
        warrior = both[at]
        words = _("NV {nv}", nv=life(state, warrior))
        face = faces.plaque(state.kinds[warrior], words, name=warrior_name(state, warrior))
        tip = _("{warrior} rolls", warrior=warrior_name(state, warrior))
        if at:
            tip = _("{warrior} is aimed at", warrior=warrior_name(state, warrior))
        yield Piece(f"rival/{warrior}", ROLL, pose, face, size, tip=tip)


def _hand(state: HybridState, seat: Seat, rect: Rect, most: float) -> Iterator[Piece]:
    hand = faces.held(state, seat)
    for piece, pose in zip(hand, packed(inner(rect), len(hand), most), strict=True):
        yield _card(state, piece, own("hand", seat), pose)


def _card(state: HybridState, piece: PieceId, zone: str, pose: Pose) -> Piece:
    face = state.pieces.face[piece]
    back = faces.back_of(piece)
    if face == HIDDEN:
        return Piece(item_of(piece), zone, pose, Face(back), up=False, back=back, tip=faces.covered_words(piece))
    if not faces.is_action(face):
        shown, printed = faces.deck_card_face(face, True), faces.deck_card_face(face, False)
        tip = ", ".join([card_name(state, piece), *filter(None, [faces.lying_words(state, piece)])])
        return Piece(item_of(piece), zone, pose, shown, back=back, tip=tip, close=printed, read=printed)
    shown, printed = faces.small_face(face), faces.card_face(face)
    tip = _n("{card}, {n} point", "{card}, {n} points", POINTS[face], card=card_name(state, piece))
    return Piece(item_of(piece), zone, pose, shown, back=back, tip=tip, close=printed, read=printed)
