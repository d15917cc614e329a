"""All pieces on the table but those of lanes."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ....language.words import _, _n, said
from ....table.desc import Face, ItemId, Label, Piece, Pose, Rect
from ....table.layout import largest, middle, packed
from ....table.presenter import Audience
from ..cards import BOSS, DIVISIONS, ENEMY, KIND, WAVE_OF, WAVES, title
from ..combat.values import price
from ..purchase import ITEMS, TRIO
from ..state import NO_LANE, NO_PIECE, Phase, XenoshyftState
from .faces import (
    BACK,
    ENEMY_BACK,
    TRACK_ART,
    WALL_ART,
    CurrentValues,
    card_face,
    division_face,
    enemy_back,
    small_face,
    stacked,
    turned_face,
)
from .items import DESK, HEART, LIMBO, MARKER, NEST, SUPPLY, TRACK, WALL, item_of, place
from .lane_pieces import field_pieces
from .layout import Layout, in_question, inner, line, side_scale
from .wording import card_tip, price_parts, sum_words

ON_DECK = 8
"""So many sleeves of a deck are pieces: as many as can be drawn at once."""
FANNED = 1000
"""The height of cards of a pile that is fanned out."""


def pieces_of(state: XenoshyftState, audience: Audience, layout: Layout) -> list[Piece]:
    pieces = [*base_pieces(state, layout), *round_pieces(state, audience, layout)]
    if layout.chosen:
        pieces += _desk_pieces(state, layout)
    else:
        pieces += market_pieces(state, layout)
    pieces += _nest_pieces(state, layout)
    for seat, bench in enumerate(layout.benches):
        near = seat == layout.near
        pieces += field_pieces(state, audience, layout, seat)
        pieces += hand_pieces(state, audience, layout, seat)
        pieces += _pile_pieces(state, audience, layout, seat)
        if state.divisions[seat] >= 0:
            pieces.append(_division_piece(state, audience, seat, bench.division, near))
        if near:
            pieces += _beside(state, audience, seat, layout.beside(state))
    return pieces + _limbo_pieces(state, layout)


# ---- market


def market_pieces(state: XenoshyftState, layout: Layout) -> list[Piece]:
    found: list[Piece] = []
    for pool in range(1 + len(WAVES)):
        start, count = (0, ITEMS) if pool == 0 else (ITEMS + TRIO * (pool - 1), TRIO)
        poses, deck_pose = layout.stall(pool, count)
        deck = state.item_deck if pool == 0 else state.troop_decks[pool - 1]
        is_open = pool <= state.wave
        next_up = [] if is_open else deck[: -count - 1 : -1]
        if deck_pose is not None:
            found += _deck(deck[: len(deck) - len(next_up)], deck_pose, place("pool", pool), BACK, _("Their deck"))
        for at, pose in enumerate(poses):
            if is_open and state.market[start + at] != NO_PIECE:
                found += _ware(state, layout, state.market[start + at], pose, place("pool", pool))
            elif not is_open and at < len(next_up):
                tip = _("For sale from round {round} on", round=3 * pool - 2)
                found.append(_hidden(next_up[at], pose, place("pool", pool), BACK, tip))
    return found + _supply_pieces(state, layout)


def _ware(state: XenoshyftState, layout: Layout, piece: PieceId, pose: Pose, zone: ItemId) -> list[Piece]:
    """A card for sale with its price for the near seat; pledges stick out from under it."""
    found = []
    under = [each for each in state.pledges if each.on == piece]
    for at, each in enumerate(under):
        face = state.pieces.face[each.piece]
        spot = Pose(pose.x + 0.1 * pose.scale * (at + 1), pose.y - 0.07 * pose.scale * (at + 1), at, scale=pose.scale)
        tip = _("{card}, laid under {other}", card=card_tip(face), other=card_tip(state.pieces.face[piece]))
        found.append(Piece(item_of(each.piece), zone, spot, small_face(face), back=BACK, tip=tip, read=card_face(face)))
    face = state.pieces.face[piece]
    now = CurrentValues(cost=price(state, layout.near, piece))
    spot = Pose(pose.x, pose.y, 20 + pose.z, scale=pose.scale)
    cost = sum_words(now.cost, price_parts(state, layout.near, piece))
    tip = _("{card}, for sale: {cost}", card=card_tip(face), cost=cost)
    full = card_face(face, now)
    found.append(Piece(item_of(piece), zone, spot, small_face(face, now), back=BACK, tip=tip, read=full, close=full))
    return found


def _supply_pieces(state: XenoshyftState, layout: Layout) -> list[Piece]:
    poses, _deck_pose = layout.stall(1 + len(WAVES), len(WAVES))
    found = []
    for at, pose in enumerate(poses):
        for height, piece in enumerate(state.supply[at][-len(state.hands) :]):
            face = state.pieces.face[piece]
            shown = stacked(small_face(face), len(state.supply[at]))
            tip = _("{card}, {n} in the supply", card=title(face), n=len(state.supply[at]))
            spot = Pose(pose.x, pose.y, height, scale=pose.scale)
            found.append(Piece(item_of(piece), SUPPLY, spot, shown, back=BACK, tip=tip, read=card_face(face)))
    return found


def _desk_pieces(state: XenoshyftState, layout: Layout) -> list[Piece]:
    poses = packed(inner(layout.desk()), len(layout.chosen), 2.0)
    found = []
    for piece, pose in zip(layout.chosen, poses, strict=True):
        face = state.pieces.face[piece]
        shown, full = small_face(face), card_face(face)
        found.append(Piece(item_of(piece), DESK, pose, shown, back=BACK, tip=card_tip(face), read=full, close=full))
    return found


# ---- decks and piles


def _hidden(piece: PieceId, pose: Pose, zone: ItemId, back: str, tip: str, behind: Face | None = None) -> Piece:
    return Piece(item_of(piece), zone, pose, Face(back), back=back, up=False, tip=tip, behind=behind)


def _deck(deck: Sequence[PieceId], pose: Pose, zone: ItemId, back: str, tip: str) -> list[Piece]:
    return [
        _hidden(piece, Pose(pose.x, pose.y - 0.006 * at, at, scale=pose.scale), zone, back, tip)
        for at, piece in enumerate(deck[-ON_DECK:])
    ]


def _nest_pieces(state: XenoshyftState, layout: Layout) -> list[Piece]:
    """The decks of enemies, their discard piles with the current wave on top, and slain bosses."""
    spots = packed(inner(layout.seating.nest), len(WAVES) + 2, 1.0)
    found: list[Piece] = []
    for wave, spot in zip(WAVES, spots, strict=False):
        deck = state.enemy_decks[wave - 1]
        tip = _("Enemies of wave {wave}: {n} in the deck", wave=wave, n=len(deck))
        found += [
            _hidden(
                piece, Pose(spot.x, spot.y - 0.006 * at, at, scale=spot.scale), NEST, ENEMY_BACK, tip, enemy_back(wave)
            )
            for at, piece in enumerate(deck[-ON_DECK:])
        ]
    pile = [piece for piles in state.enemy_piles for piece in piles]
    pile.sort(key=lambda piece: WAVE_OF[piece] == state.wave)
    for zone, spot in ((pile, spots[-2]), (state.slain, spots[-1])):
        fan = _fanned(layout.seating.market, len(zone)) if zone is pile else None
        found += _thrown(state, zone, spot, NEST, fan)
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
        pose = Pose(spot.x, spot.y - 0.002 * at, at, scale=spot.scale)
        to = spread[at] if spread is not None else None
        shown = small_face(face)
        found.append(
            Piece(item_of(piece), zone, pose, shown, back=BACK, tip=card_tip(face), spread=to, read=card_face(face))
        )
    return found


def _pile_pieces(state: XenoshyftState, audience: Audience, layout: Layout, seat: Seat) -> list[Piece]:
    """The deck and the discard pile of a seat; the pile can be fanned out over its lane."""
    bench, name = layout.benches[seat], audience.name(seat)
    tip = _("Deck of {name}", name=name)
    scale = side_scale(bench.deck)
    found = _deck(state.decks[seat], middle(inner(bench.deck), scale), place("deck", seat), BACK, tip)
    pile = [piece for piece in state.discards[seat] if piece not in layout.chosen]
    spot = middle(inner(bench.discard), side_scale(bench.discard))
    return found + _thrown(state, pile, spot, place("discard", seat), _fanned(bench.lane, len(pile)))


def _fanned(rect: Rect, count: int) -> list[Pose]:
    """Side by side over everything else."""
    poses = packed(inner(rect), count, 1.6)
    return [Pose(pose.x, pose.y, FANNED + pose.z, scale=pose.scale) for pose in poses]


def _division_piece(state: XenoshyftState, audience: Audience, seat: Seat, rect: Rect, near: bool) -> Piece:
    number = state.divisions[seat]
    used = bool(state.powered_seats >> seat & 1)
    tip = _("{division}, division of {name}", division=said(DIVISIONS[number].name), name=audience.name(seat))
    pose = middle(inner(rect), side_scale(rect)) if near else middle(rect, largest(rect))
    zone, shown, full = place("division", seat), division_face(number, used), division_face(number, used, text=True)
    return Piece(place("command", seat), zone, pose, shown, tip=tip, read=full, close=full)


def _beside(state: XenoshyftState, audience: Audience, seat: Seat, rect: Rect) -> list[Piece]:
    """Beside the near lane: its resources, or the card in question, large enough to read."""
    piece = in_question(state)
    if state.phase is Phase.BUY:
        return [_purse(state, audience, seat, rect)]
    if piece == NO_PIECE:
        return []
    face = state.pieces.face[piece]
    pose = middle(inner(rect), side_scale(rect))
    tip = _("{card}, in question", card=card_tip(face))
    shown = card_face(face)
    if KIND[face] not in (ENEMY, BOSS) and state.swarm_of(piece) != NO_LANE:
        shown = turned_face(shown)
    return [Piece(place("spot", piece), place("stage", seat), pose, shown, back=BACK, tip=tip, flat=True)]


def _purse(state: XenoshyftState, audience: Audience, seat: Seat, rect: Rect) -> Piece:
    left, top, wide, high = inner(rect)
    side = min(wide, high)
    label = Label(str(state.resources[seat]), 0.25, 0.25, 0.5, 0.5, 0.46, bold=True)
    face = Face("xenoshyft/place/cost", (label,))
    tip = _("{name} has {n} to spend", name=audience.name(seat), n=state.resources[seat])
    pose = Pose(left + wide / 2, top + high / 2)
    return Piece(place("coins", seat), place("purse", seat), pose, face, (side, side), tip=tip, flat=True)


def _limbo_pieces(state: XenoshyftState, layout: Layout) -> list[Piece]:
    found = []
    for at, piece in enumerate(state.limbo):
        face = state.pieces.face[piece]
        left, top, wide, high = layout.seating.wall
        pose = Pose(left + wide / 2 + 0.4 * at, top + high / 2, 500 + at, scale=high / 1.45)
        found.append(Piece(item_of(piece), LIMBO, pose, card_face(face), back=BACK, tip=card_tip(face)))
    return found


# ---- what commanders hold


SHOWING = 0.72
"""At least this share of the width of a card is seen beside the next one."""
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
    tail = 0.0 if all(len(group) == 1 for group in groups) else TAIL
    near = seat == layout.near
    rect = inner(layout.benches[seat].hand)
    if not near and state.divisions[seat] >= 0:
        left, top, wide, high = rect
        rect = (left + 0.9, top, wide - 0.9, high)
    rect = (rect[0], rect[1], rect[2] - tail, rect[3])
    poses = line(rect, len(groups), 1.9, 1.2 if near else 1.1, least=SHOWING)
    if near and poses:
        spare = rect[0] + rect[2] - poses[-1].x - poses[-1].scale / 2
        poses = tuple(Pose(each.x + spare / 2, each.y, each.z, scale=each.scale) for each in poses)
    return [
        _held(state, audience, seat, group, at, pose)
        for group, pose in zip(groups, poses, strict=True)
        for at in range(len(group))
    ]


def _held(state: XenoshyftState, audience: Audience, seat: Seat, group: list[PieceId], at: int, pose: Pose) -> Piece:
    """One card of a stack; the first lies on top and shows how many there are."""
    piece, count = group[at], len(group)
    face = state.pieces.face[piece]
    step = min(EDGE, TAIL / max(1, count - 1)) * pose.scale
    shown, full = small_face(face), card_face(face)
    if at == 0 and count > 1:
        shown, full = stacked(shown, count), stacked(full, count)
    spot = Pose(pose.x + step * at, pose.y, pose.z * 40 + count - at, scale=pose.scale)
    tip = _("{card}, in the hand of {name}", card=card_tip(face), name=audience.name(seat))
    return Piece(item_of(piece), place("hand", seat), spot, shown, back=BACK, tip=tip, read=full, close=full)


# ---- the base of XenoShyft and the course of its nine rounds


WELLS = tuple(122.0 + 112 * at + 50 * (at // 3) for at in range(9))
"""The places of the nine rounds on the drawing of the track, and the size of that drawing."""
TRACK_SIZE = (1232.0, 170.0)
STATES = 5


def damage_state(state: XenoshyftState) -> int:
    """How broken the wall is, from 0, whole, to 4, rubble."""
    full = state.house.base * len(state.hands)
    if state.house.training:
        return min(STATES - 2, 4 * state.base // (4 * full) if full else 0)
    if state.base <= 0:
        return STATES - 1
    return min(STATES - 2, 4 * (full - state.base) // full)


def base_pieces(state: XenoshyftState, layout: Layout) -> list[Piece]:
    left, top, wide, high = inner(layout.seating.wall)
    across = min(wide, high * 3)
    tip = _n("The base has {n} HP left", "The base has {n} HP left", max(0, state.base))
    if state.house.training:
        tip = _("The base has taken {n} damage", n=state.base)
    wall = Pose(left + wide / 2, top + high - across / 6)
    shown = str(state.base if state.house.training else max(0, state.base))
    full = state.house.base * len(state.hands)
    role = "bad" if not state.house.training and state.base * 3 <= full else "ink"
    heart = Face(
        "xenoshyft/damage" if state.house.training else "xenoshyft/place/hp",
        (Label(shown, 0.22, 0.2, 0.56, 0.56, 0.5, role=role, bold=True),),
    )
    side = 0.92
    return [
        Piece(
            "bastion", WALL, wall, Face(f"{WALL_ART}/{damage_state(state)}"), (across, across / 3), tip=tip, flat=True
        ),
        Piece(HEART, WALL, Pose(left + wide / 2, top + high / 2 + 0.12, 5), heart, (side, side), tip=tip),
    ]


def round_pieces(state: XenoshyftState, audience: Audience, layout: Layout) -> list[Piece]:
    left, top, wide, high = inner(layout.seating.track)
    across = min(wide, high * TRACK_SIZE[0] / TRACK_SIZE[1])
    unit = across / TRACK_SIZE[0]
    tip = _("Round {round}, wave {wave}", round=state.round, wave=state.wave)
    x, y = left + wide / 2, top + high / 2
    labels = tuple(
        Label(str(at + 1), (well - 40) / TRACK_SIZE[0], 0.26, 80 / TRACK_SIZE[0], 0.5, 0.44, bold=True)
        for at, well in enumerate(WELLS)
    )
    track = Face(TRACK_ART, labels)
    well = WELLS[min(len(WELLS), max(1, state.round)) - 1]
    spot = Pose(x - across / 2 + well * unit, y, 10)
    pieces = [
        Piece("rounds", TRACK, Pose(x, y), track, (across, across * TRACK_SIZE[1] / TRACK_SIZE[0]), tip=tip, flat=True),
        Piece(MARKER, TRACK, spot, Face("xenoshyft/marker"), (118 * unit, 118 * unit), tip=tip, sound="token"),
    ]
    for seat, bench in enumerate(layout.benches):
        lane_left, lane_top, lane_wide, _high = bench.front
        spot_x = lane_left + lane_wide - 0.2
        name = audience.name(seat)
        if state.ready_seats >> seat & 1 and state.phase is not Phase.OVER:
            tip = _("{name} is ready", name=name)
            face = Face("xenoshyft/sign/ready")
            pose = Pose(spot_x, lane_top + 0.16, 300)
            pieces.append(Piece(place("ready", seat), place("front", seat), pose, face, (0.36, 0.36), tip=tip))
        if seat == state.first and len(state.hands) > 1:
            tip = _("{name} commands the first lane of this round", name=name)
            face = Face("xenoshyft/marker", (Label("1", 0.25, 0.25, 0.5, 0.5, 0.44, role="light", bold=True),))
            pose = Pose(spot_x - 0.4, lane_top + 0.16, 300)
            pieces.append(Piece(place("flag", seat), place("front", seat), pose, face, (0.34, 0.34), tip=tip))
    return pieces
