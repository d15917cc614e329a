"""All pieces on the table but those of lanes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ....language.words import _, said
from ....table.desc import Face, ItemId, Piece, Pose, Rect, Rise
from ....table.layout import lifted
from ....table.presenter import Audience
from ..cards import DIVISIONS, VALUE, WAVE_OF, WAVES, title
from ..combat.values import price
from ..purchase import ITEMS, TRIO
from ..state import NO_PIECE, Phase, XenoshyftState
from .base_pieces import base_pieces, foreseen_pieces, round_pieces
from .faces import (
    BACK,
    ENEMY_BACK,
    CurrentValues,
    card_face,
    dimmed,
    division_face,
    enemy_back,
    price_tag,
    purse_face,
    small_face,
    stacked,
)
from .items import DESK, LIMBO, NEST, SUPPLY, item_of, place
from .lane_pieces import field_pieces
from .layout import Layout, airy, centred, fan, fanned, line
from .seating import LARGEST, PITCH
from .wording import card_tip, price_parts, sum_words

ON_DECK = 8
"""So many sleeves of a deck are pieces: as many as can be drawn at once."""
TAG_SIZE = (0.62, 0.3)
"""The size of a price tag above a card, as a share of its scale."""


def pieces_of(state: XenoshyftState, audience: Audience, layout: Layout) -> list[Piece]:
    pieces = [*base_pieces(state, layout), *round_pieces(state, audience, layout)]
    pieces += market_pieces(state, layout)
    if layout.chosen:
        pieces += _desk_pieces(state, layout)
    elif layout.foresees:
        pieces += foreseen_pieces(state, layout)
    pieces += _nest_pieces(state, layout)
    for seat, bench in enumerate(layout.benches):
        near = seat == layout.near
        pieces += field_pieces(state, audience, layout, seat)
        pieces += hand_pieces(state, audience, layout, seat)
        pieces += _pile_pieces(state, audience, layout, seat)
        if state.divisions[seat] >= 0:
            pieces.append(_division_piece(state, audience, seat, bench.division))
        if near and state.phase is Phase.BUY:
            pieces.append(_purse(state, audience, seat, layout.seating.aside))
    return pieces + _limbo_pieces(state, layout)


# ---- market


def market_pieces(state: XenoshyftState, layout: Layout) -> list[Piece]:
    found: list[Piece] = []
    spread = layout.laid_out(ITEMS + TRIO * len(WAVES))
    for pool in range(1 + len(WAVES)):
        start, count = (0, ITEMS) if pool == 0 else (ITEMS + TRIO * (pool - 1), TRIO)
        is_open = pool <= state.wave
        poses, deck_pose = layout.stall(pool, count, is_open)
        deck = state.item_deck if pool == 0 else state.troop_decks[pool - 1]
        next_up = [] if is_open else deck[: -count - 1 : -1]
        rest = deck[: len(deck) - len(next_up)]
        found += _deck(rest, deck_pose, place("pool", pool), BACK, _("Their deck"), layout.sells and is_open)
        for at, pose in enumerate(poses):
            if is_open and state.market[start + at] != NO_PIECE:
                ware, fanned_out = state.market[start + at], None if layout.sells else spread[start + at]
                found += _ware(state, layout, ware, pose, place("pool", pool), fanned_out)
            elif not is_open and at < len(next_up):
                tip = _("For sale from round {round} on", round=3 * pool - 2)
                found.append(_hidden(next_up[at], _over(pose, 20), place("pool", pool), BACK, tip))
    return found + _supply_pieces(state, layout)


def _over(pose: Pose, z: int) -> Pose:
    return Pose(pose.x, pose.y, z + pose.z, scale=pose.scale)


def _ware(
    state: XenoshyftState, layout: Layout, piece: PieceId, pose: Pose, zone: ItemId, spread: Pose | None
) -> list[Piece]:
    """A card for sale with its price for the near seat above it; pledges stick out from under it."""
    found = []
    under = [each for each in state.pledges if each.on == piece]
    for at, each in enumerate(under):
        face = state.pieces.face[each.piece]
        step = at + 1 if layout.sells else 0
        spot = Pose(pose.x + 0.06 * pose.scale * step, pose.y - 0.07 * pose.scale * step, at, scale=pose.scale)
        tip = _("{card}, laid under {other}", card=card_tip(face), other=card_tip(state.pieces.face[piece]))
        found.append(Piece(item_of(each.piece), zone, spot, small_face(face), back=BACK, tip=tip, read=card_face(face)))
    face = state.pieces.face[piece]
    now = CurrentValues(cost=price(state, layout.near, piece))
    spot = _over(pose, 20)
    cost = sum_words(now.cost, price_parts(state, layout.near, piece))
    tip = _("{card}, for sale: {cost}", card=card_tip(face), cost=cost)
    short = state.phase is Phase.BUY and now.cost > means(state, layout.near)
    small, full = small_face(face, now), card_face(face, now)
    if short and layout.sells:
        small, full = dimmed(small), dimmed(full)
    found.append(
        Piece(
            item_of(piece), zone, spot, small, back=BACK, tip=tip, read=card_face(face, now), close=full, spread=spread
        )
    )
    if layout.sells:
        wide, high = (length * min(1.0, pose.scale) for length in TAG_SIZE)
        high = min(high, 0.24)
        above = Pose(pose.x, pose.y - 0.7 * pose.scale - high / 2, 60)
        tip = _("{card} costs {cost}", card=title(face), cost=cost)
        tag = price_tag(face, now.cost, short)
        found.append(Piece(place("price", piece), zone, above, tag, (wide, high), tip=tip))
    return found


def means(state: XenoshyftState, seat: int) -> int:
    """All that a seat can pay: its resources and the Xenosathem of its hand."""
    return state.resources[seat] + sum(VALUE[state.pieces.face[each]] for each in state.hands[seat])


def _supply_pieces(state: XenoshyftState, layout: Layout) -> list[Piece]:
    found = []
    for at, pose in enumerate(layout.supply()):
        for height, piece in enumerate(state.supply[at][-len(state.hands) :]):
            face = state.pieces.face[piece]
            shown = stacked(small_face(face), len(state.supply[at]))
            tip = _("{card}, {n} in the supply", card=title(face), n=len(state.supply[at]))
            spot = Pose(pose.x, pose.y, pose.z + height, scale=pose.scale)
            found.append(Piece(item_of(piece), SUPPLY, spot, shown, back=BACK, tip=tip, read=card_face(face)))
    return found


def _desk_pieces(state: XenoshyftState, layout: Layout) -> list[Piece]:
    found = []
    for piece, pose in zip(layout.chosen, layout.laid_out(len(layout.chosen)), strict=True):
        face = state.pieces.face[piece]
        shown, full = small_face(face), card_face(face)
        found.append(Piece(item_of(piece), DESK, pose, shown, back=BACK, tip=card_tip(face), read=full, close=full))
    return found


# ---- decks and piles


def _hidden(piece: PieceId, pose: Pose, zone: ItemId, back: str, tip: str, behind: Face | None = None) -> Piece:
    return Piece(item_of(piece), zone, pose, Face(back), back=back, up=False, tip=tip, behind=behind)


def _deck(
    deck: Sequence[PieceId], pose: Pose, zone: ItemId, back: str, tip: str, is_half_hidden: bool = False
) -> list[Piece]:
    """The uppermost sleeves of a deck; the last one says how many there are, where it can be seen."""
    found = [
        _hidden(piece, Pose(pose.x, pose.y - 0.006 * at, pose.z + at, scale=pose.scale), zone, back, tip)
        for at, piece in enumerate(deck[-ON_DECK:])
    ]
    if found and not is_half_hidden:
        counted = stacked(found[-1].behind or Face(back), len(deck), middle=True)
        found[-1] = msgspec.structs.replace(found[-1], face=counted, behind=counted)
    return found


def _nest_pieces(state: XenoshyftState, layout: Layout) -> list[Piece]:
    """The decks of enemies over one another with that of the current wave on top, their discard piles, and slain
    bosses."""
    left, top, wide, high = airy(layout.seating.nest)
    scale = min(high / 1.4, wide / 4.2)
    y = top + high / 2
    found: list[Piece] = []
    for wave in WAVES:
        deck, later = state.enemy_decks[wave - 1], (wave - state.wave) % len(WAVES)
        tip = _("Enemies of wave {wave}: {n} in the deck", wave=wave, n=len(deck))
        spot = Pose(left + scale * (0.5 + 0.42 * later), y, 100 * (len(WAVES) - later), scale=scale)
        back = enemy_back(wave)
        sleeves = [
            _hidden(each, Pose(spot.x, y - 0.006 * at, spot.z + at, scale=scale), NEST, ENEMY_BACK, tip, back)
            for at, each in enumerate(deck[-ON_DECK:])
        ]
        if sleeves and not later:
            sleeves[-1] = msgspec.structs.replace(sleeves[-1], behind=stacked(back, len(deck), middle=True))
        found += sleeves
    pile = [piece for piles in state.enemy_piles for piece in piles]
    pile.sort(key=lambda piece: WAVE_OF[piece] == state.wave)
    for number, thrown in enumerate((pile, state.slain)):
        spot = Pose(left + scale * (2.5 + 1.06 * number), y, scale=scale)
        to = fanned(layout.seating.main, len(thrown)) if thrown is pile else None
        found += _thrown(state, thrown, spot, NEST, to)
    return found


def _thrown(
    state: XenoshyftState, pile: Sequence[PieceId], spot: Pose, zone: ItemId, spread: Sequence[Pose] | None
) -> list[Piece]:
    """A discard pile, the newest card on top."""
    found = []
    for at, piece in enumerate(pile):
        face = state.pieces.face[piece]
        if face == HIDDEN:
            continue
        pose = Pose(spot.x, spot.y - min(0.002, 0.03 / len(pile)) * at, at, scale=spot.scale)
        to = spread[at] if spread is not None else None
        shown = small_face(face)
        if at == len(pile) - 1 and at:
            shown = stacked(shown, len(pile))
        found.append(
            Piece(item_of(piece), zone, pose, shown, back=BACK, tip=card_tip(face), spread=to, read=card_face(face))
        )
    return found


def _pile_pieces(state: XenoshyftState, audience: Audience, layout: Layout, seat: Seat) -> list[Piece]:
    """The deck and the discard pile of a seat; the pile can be fanned out over its lane."""
    bench, name = layout.benches[seat], audience.name(seat)
    tip = _("Deck of {name}", name=name)
    found = _deck(state.decks[seat], centred(airy(bench.deck)), place("deck", seat), BACK, tip)
    pile = [piece for piece in state.discards[seat] if piece not in layout.chosen]
    over = layout.seating.main
    return found + _thrown(state, pile, centred(airy(bench.discard)), place("discard", seat), fanned(over, len(pile)))


def _division_piece(state: XenoshyftState, audience: Audience, seat: Seat, rect: Rect) -> Piece:
    number = state.divisions[seat]
    used = bool(state.powered_seats >> seat & 1)
    tip = _("{division}, division of {name}", division=said(DIVISIONS[number].name), name=audience.name(seat))
    zone, shown, full = place("division", seat), division_face(number, used), division_face(number, used, text=True)
    pose = centred(airy(rect) if rect[3] > 1.4 * rect[2] else rect)
    return Piece(place("command", seat), zone, pose, shown, tip=tip, read=full, close=full)


def _purse(state: XenoshyftState, audience: Audience, seat: Seat, rect: Rect) -> Piece:
    left, top, wide, high = rect
    side = min(wide, high)
    tip = _("{name} has {n} to spend", name=audience.name(seat), n=state.resources[seat])
    pose = Pose(left + wide / 2, top + high / 2)
    face = purse_face(state.resources[seat])
    return Piece(place("coins", seat), place("purse", seat), pose, face, (side, side), tip=tip, flat=True)


def _limbo_pieces(state: XenoshyftState, layout: Layout) -> list[Piece]:
    found = []
    poses = fan(layout.seating.aside, max(1, len(state.limbo)))
    for piece, pose in zip(state.limbo, poses, strict=False):
        face = state.pieces.face[piece]
        spot = Pose(pose.x, pose.y, 500 + pose.z, scale=pose.scale)
        found.append(
            Piece(item_of(piece), LIMBO, spot, card_face(face), back=BACK, tip=card_tip(face), read=card_face(face))
        )
    return found


# ---- what commanders hold


SHOWING = 0.72
"""At least this share of the width of a card is seen beside the next one."""
ROOMY = 1.5
"""The scale from which on cards of a hand rather become smaller than lie over one another."""
RISES = 0.07
"""How far an own card rises that is pointed at, as a share of its height."""
TAIL = 0.16
"""How far the cards of a stack stick out together."""
EDGE = 0.045
"""How far the next card of a stack sticks out, as a share of its width."""


def stacks(state: XenoshyftState, seat: Seat) -> list[list[PieceId]]:
    """The hand of a seat, equal cards together, in the order of their faces with Xenosathem last."""
    found: dict[int, list[PieceId]] = {}
    for piece in state.hands[seat]:
        found.setdefault(state.pieces.face[piece], []).append(piece)
    return [found[face] for face in sorted(found)]


def hand_pieces(state: XenoshyftState, audience: Audience, layout: Layout, seat: Seat) -> list[Piece]:
    groups = stacks(state, seat)
    near, bench = seat == layout.near, layout.benches[seat]
    rect = airy(bench.hand)
    tail = 0.0 if all(len(group) == 1 for group in groups) else min(TAIL, 0.1 * rect[2])
    if not near and state.divisions[seat] >= 0:
        aside = min(bench.division[2] + 0.06, rect[2] / 2)
        rect = (rect[0] + aside, rect[1], rect[2] - aside, rect[3])
    rect = (rect[0], rect[1], rect[2] - tail, rect[3])
    most = max(ROOMY, rect[2] / (1 + PITCH * (len(groups) - 1))) if near and groups else LARGEST
    poses = line(rect, len(groups), min(most, LARGEST), PITCH, least=SHOWING if near else 0.0)
    if near and poses:
        spare = rect[0] + rect[2] - poses[-1].x - poses[-1].scale / 2
        poses = tuple(Pose(each.x + spare / 2, each.y, each.z, scale=each.scale) for each in poses)
    return [
        _held(state, audience, seat, group, at, pose, tail)
        for group, pose in zip(groups, poses, strict=True)
        for at in range(len(group))
    ]


def _held(
    state: XenoshyftState, audience: Audience, seat: Seat, group: list[PieceId], at: int, pose: Pose, tail: float
) -> Piece:
    """One card of a stack; the first lies on top and shows how many there are."""
    piece, count = group[at], len(group)
    face = state.pieces.face[piece]
    step = min(EDGE * pose.scale, tail / max(1, count - 1))
    shown, full = small_face(face), card_face(face)
    if at == 0 and count > 1:
        shown, full = stacked(shown, count), stacked(full, count)
    spot = Pose(pose.x + step * at, pose.y, pose.z * 40 + count - at, scale=pose.scale)
    tip = _("{card}, in the hand of {name}", card=card_tip(face), name=audience.name(seat))
    rises = Rise(lifted(spot, RISES)) if seat == audience.viewer else None
    zone = place("hand", seat)
    return Piece(item_of(piece), zone, spot, shown, back=BACK, tip=tip, read=full, close=full, rises=rises)
