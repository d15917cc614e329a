"""The figures of cards on the table: power, HP, damage and prices, and the parts of each."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.plain import PieceId, Seat
from ..cards import (
    BLOOD,
    BOOST_H,
    BOOST_HW,
    BOOST_P,
    BOOST_PW,
    CARDS,
    CHEER,
    COST,
    DIVISIONS,
    HP,
    POWER,
    SCREEN,
    STANDING,
    STOKE,
    TROOPS,
    TYPE_BITS,
    TYPES,
    WEAK_SPOTS,
    amount,
)
from ..state import NO_LANE, OURS, XenoshyftState

Parts = tuple[tuple[str, int], ...]
PRINTED, GROWTH, CHARGE, ALONE, TALLY, TOKENS, MORE, LESS = (
    "printed",
    "growth",
    "charge",
    "alone",
    "tally",
    "tokens",
    "more",
    "less",
)
"""The parts of figures, beside the keys of cards."""
STOPPED, TAKEN, ONWARD, OVER, INSTEAD = "stopped:", "taken:", "onward:", "over:", "instead:"
"""How damage changes on its way, each before the key of a card: prevented by it, taken by it, gone on to it, left over
from it, or taken in its place."""
BASE_WORD = "base"
"""The base, in the place of the key of a card."""


# ---- troops


def power(state: XenoshyftState, troop: PieceId, lane: int) -> int:
    """The power of a troop, without its charge."""
    face = state.pieces.face
    own = face[troop]
    found = POWER[own]
    if state.growth:
        found += state.growth.get(troop, 0)
    carried = state.gear.get(troop)
    if carried:
        wave = state.wave
        for item in carried:
            printed = face[item]
            found += BOOST_P[printed] + BOOST_PW[printed] * wave
    if STANDING[own]:
        found += _standing_power(state, own, lane)
    for front in state.fronts if state.house.wide else (state.fronts[lane],):
        for other in front:
            if other != troop:
                found += CHEER[face[other]]
    return found


def _standing_power(state: XenoshyftState, face: int, lane: int) -> int:
    match STANDING[face]:
        case "alone" if len(state.fronts[lane]) == 1:
            return amount(face, "standing", state.wave)
        case "tally":
            return max(0, amount(face, "standing", state.wave)) * state.kills[lane]
    return 0


def hp(state: XenoshyftState, troop: PieceId, lane: int) -> int:
    """The full HP of a troop."""
    face = state.pieces.face
    own = face[troop]
    found = HP[own]
    carried = state.gear.get(troop)
    if carried:
        wave = state.wave
        for item in carried:
            printed = face[item]
            found += BOOST_H[printed] + BOOST_HW[printed] * wave
    if STANDING[own] == "alone" and len(state.fronts[lane]) == 1:
        found += amount(own, "standing", state.wave)
    return found


# ---- enemies


def enemy_power(state: XenoshyftState, enemy: PieceId, lane: int) -> int:
    """The power of an enemy; a turned troop has no texts."""
    own = state.pieces.face[enemy]
    found = POWER[own] + told_by_others(state, lane, STOKE)
    if state.growth:
        found += state.growth.get(enemy, 0)
    if STANDING[own] and own >= TROOPS:
        match STANDING[own]:
            case "blood" if _is_wounded(state, lane):
                found += BLOOD[own]
            case "rage":
                found += state.wounds.get(enemy, 0)
    return found


def _is_wounded(state: XenoshyftState, lane: int) -> bool:
    """Whether a troop of a lane has tokens."""
    return any(troop in state.wounds for troop in state.fronts[lane])


def told_by_others(state: XenoshyftState, lane: int, table: Sequence[int]) -> int:
    """The sum of one figure of the revealed enemies whose standing texts hold in a lane, from a table by face."""
    face, seen, found = state.pieces.face, state.pieces.seen, 0
    for swarm in state.swarms if state.house.wide else (state.swarms[lane],):
        for each in swarm:
            if seen[each]:
                found += table[face[each]]
    return found


def damage_to_enemy(state: XenoshyftState, printed: int, kind: int, lane: int) -> int:
    """The damage that an enemy of a lane takes, of so much."""
    if printed <= 0:
        return 0
    face = state.pieces.face
    if kind == OURS:
        for each in state.fronts[lane]:
            printed += WEAK_SPOTS[face[each]]
    return max(0, printed - told_by_others(state, lane, SCREEN))


def is_untouchable(state: XenoshyftState, enemy: PieceId) -> bool:
    return STANDING[state.pieces.face[enemy]] == "untouchable" and state.revealed(enemy)


# ---- of what figures are made


def ledger(state: XenoshyftState, piece: PieceId) -> Parts:
    """The parts of the power of a troop or a revealed enemy."""
    lane = state.lane_of(piece)
    if lane == NO_LANE:
        return _enemy_ledger(state, piece, state.swarm_of(piece))
    face = state.pieces.face
    parts = [(PRINTED, POWER[face[piece]]), (GROWTH, state.growth.get(piece, 0))]
    gear = [face[item] for item in state.gear.get(piece, ())]
    parts += [(CARDS[each].key, BOOST_P[each] + BOOST_PW[each] * state.wave) for each in gear]
    standing = STANDING[face[piece]]
    if standing in (ALONE, TALLY):
        parts.append((standing, _standing_power(state, face[piece], lane)))
    for front in state.fronts if state.house.wide else (state.fronts[lane],):
        parts += [(CARDS[face[each]].key, CHEER[face[each]]) for each in front if each != piece]
    return _joined(parts)


def _enemy_ledger(state: XenoshyftState, enemy: PieceId, lane: int) -> Parts:
    face, seen = state.pieces.face, state.pieces.seen
    own = face[enemy]
    parts: list[tuple[str, int]] = [(PRINTED, POWER[own]), (GROWTH, state.growth.get(enemy, 0))]
    if lane == NO_LANE:
        return _joined(parts)
    for swarm in state.swarms if state.house.wide else (state.swarms[lane],):
        parts += [(CARDS[face[each]].key, STOKE[face[each]]) for each in swarm if seen[each]]
    left = enemy_power(state, enemy, lane) - sum([number for _word, number in parts])
    parts.append((TOKENS, left))
    return _joined(parts)


def hp_ledger(state: XenoshyftState, piece: PieceId) -> Parts:
    """The parts of the full HP of a troop or a revealed enemy."""
    face, lane = state.pieces.face, state.lane_of(piece)
    parts: list[tuple[str, int]] = [(PRINTED, HP[face[piece]])]
    gear = [face[item] for item in state.gear.get(piece, ())]
    parts += [(CARDS[each].key, BOOST_H[each] + BOOST_HW[each] * state.wave) for each in gear]
    if lane != NO_LANE:
        parts.append((ALONE, hp(state, piece, lane) - sum([number for _word, number in parts])))
    return _joined(parts)


def _joined(parts: list[tuple[str, int]]) -> Parts:
    found: dict[str, int] = {}
    for word, number in parts:
        if number:
            found[word] = found.get(word, 0) + number
    return tuple(found.items())


def price(state: XenoshyftState, seat: Seat, piece: PieceId) -> int:
    found = COST[state.pieces.face[piece]]
    if not state.pledges and state.divisions[seat] < 0:
        return found
    for pledge in state.pledges:
        if pledge.on == piece and (pledge.extra < 0 or pledge.seat == seat):
            found -= pledge.off
    if state.divisions[seat] >= 0:
        found -= _discount(state, seat, piece)
    return max(0, found)


def _discount(state: XenoshyftState, seat: Seat, piece: PieceId) -> int:
    discount = DIVISIONS[state.divisions[seat]].discount
    off, bit = int(discount["base"]), 1 << seat
    troop = state.is_troop_card(piece)
    match discount["type"]:
        case "troop":
            return off if troop and not state.troop_seats & bit else 0
        case "item":
            return off if not troop and not state.item_seats & bit else 0
        case kind:
            return off if TYPES[state.pieces.face[piece]] & TYPE_BITS[str(kind)] else 0
