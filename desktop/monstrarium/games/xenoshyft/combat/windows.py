"""What can be done at any time: instants, texts in lanes, powers of divisions, and troops that drop in."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.action import Action
from ....engine.plain import PieceId, Seat
from ....language.words import _
from ..actions import DEPLOY, ONLY_PASS, PASS, PLACES, Play, Power, Use
from ..cards import (
    BOSS,
    CANCEL,
    COST,
    DIVISIONS,
    DROP,
    EQUIPMENT,
    GUARD,
    KIND,
    PLAY,
    TEXTS,
    TROOPS,
    TYPE_BITS,
    TYPES,
    USE,
)
from ..lanes import may_carry, movable_gear, name_of, not_held
from ..state import NO_LANE, Phase, XenoshyftState
from .values import is_untouchable

SPEAKS = tuple([bool(play or drop) for play, drop in zip(PLAY, DROP, strict=True)])
"""By face: whether a card of the hand can be played or drop in."""
ANY_ENEMY = tuple([text is not None and text.args.get("target") == "enemy" for text in TEXTS["play"]])
"""By face: whether an instant can be played on a face-down enemy."""


def offers(state: XenoshyftState, seat: Seat) -> Sequence[Action]:
    found = drops(state, seat) + plays(state, seat)
    if not found:
        return ONLY_PASS[seat]
    found.append(PASS[seat])
    return found


def can_react(state: XenoshyftState, seat: Seat) -> bool:
    """Whether a seat can do anything but pass; quicker than finding all it can do."""
    face = state.pieces.face
    for piece in state.hands[seat]:
        if SPEAKS[face[piece]]:
            return bool(drops(state, seat) or plays(state, seat))
    used = state.used_pieces
    for troop in state.fronts[seat]:
        if USE[face[troop]] and not used >> troop & 1:
            return bool(plays(state, seat))
        for item in state.gear.get(troop, ()):
            if USE[face[item]] and not used >> item & 1:
                return bool(plays(state, seat))
    return state.divisions[seat] >= 0 and bool(powers(state, seat))


def drops(state: XenoshyftState, seat: Seat) -> list[Action]:
    face = state.pieces.face
    found: list[Action] = []
    seen = 0
    for piece in state.hands[seat]:
        printed = face[piece]
        if DROP[printed] and not seen >> printed & 1:
            seen |= 1 << printed
            by_lane = DEPLOY[seat][piece]
            for lane, front in enumerate(state.fronts):
                if len(front) < PLACES:
                    found += by_lane[lane][: len(front) + 1]
    return found


def plays(state: XenoshyftState, seat: Seat) -> list[Action]:
    face = state.pieces.face
    found: list[Action] = []
    seen = 0
    for piece in state.hands[seat]:
        printed = face[piece]
        if PLAY[printed] and not seen >> printed & 1:
            seen |= 1 << printed
            found += [Play(seat, piece, target) for target in play_targets(state, printed)]
    used = state.used_pieces
    for troop in state.fronts[seat]:
        if USE[face[troop]] and not used >> troop & 1:
            found += [Use(seat, troop, target) for target in use_targets(state, seat, troop, troop)]
        for item in state.gear.get(troop, ()):
            if USE[face[item]] and not used >> item & 1:
                found += [Use(seat, item, target) for target in use_targets(state, seat, troop, item)]
    if state.divisions[seat] >= 0:
        found += powers(state, seat)
    return found


def lasting(state: XenoshyftState, seat: Seat) -> list[Action]:
    """What can be done in wrap-up: all whose effect lasts beyond the round."""
    face = state.pieces.face
    kept = [each for each in plays(state, seat) if isinstance(each, Play | Power)]
    return drops(state, seat) + [each for each in kept if isinstance(each, Power) or PLAY[face[each.piece]] != "boost"]


def revealed(state: XenoshyftState) -> list[PieceId]:
    seen = state.pieces.seen
    return [enemy for swarm in state.swarms for enemy in swarm if seen[enemy] and not is_untouchable(state, enemy)]


def play_targets(state: XenoshyftState, face: int) -> list[int]:
    match PLAY[face]:
        case "boost":
            return [troop for front in state.fronts for troop in front]
        case "heal-lane":
            wounds = state.wounds
            return [lane for lane, front in enumerate(state.fronts) if any(troop in wounds for troop in front)]
        case "send-back":
            lasts = [swarm[-1] for swarm in state.swarms if swarm]
            return [enemy for enemy in revealed(state) if enemy not in lasts]
        case "blast" if ANY_ENEMY[face]:
            return [enemy for swarm in state.swarms for enemy in swarm if not is_untouchable(state, enemy)]
    return revealed(state)


def use_targets(state: XenoshyftState, seat: Seat, troop: PieceId, card: PieceId) -> list[int]:
    """The targets of a text in the seat's lane, -1 where the text asks for them itself."""
    face = state.pieces.face
    match USE[face[card]]:
        case "push" | "step-out":
            return [-1]
        case "last-word":
            return [lane for lane, swarm in enumerate(state.swarms) if swarm and not is_untouchable(state, swarm[0])]
        case "trade-lives":
            own = state.swarms[seat]
            return [enemy for enemy in revealed(state) if enemy in own and KIND[face[enemy]] != BOSS]
        case "from-behind":
            own = state.swarms[seat] if state.fronts[seat][0] != troop else []
            return [enemy for enemy in revealed(state) if enemy in own]
    return revealed(state)


def powers(state: XenoshyftState, seat: Seat) -> list[Action]:
    if state.powered_seats >> seat & 1:
        return []
    power = DIVISIONS[state.divisions[seat]].power
    args = power.get("args", {})
    asks = False
    match power["effect"]:
        case "heal-one":
            return [Power(seat, troop) for front in state.fronts for troop in front if troop in state.wounds]
        case "zap":
            return [Power(seat, enemy) for enemy in revealed(state)]
        case "from-discard":
            asks = _has_weapon(state, TYPE_BITS[args["type"]])
        case "swap-gear":
            asks = bool(state.gear) and bool(movable_gear(state, args["type"]))
        case "call-up":
            asks = any(len(front) < PLACES for front in state.fronts) and _has_recruit(state, seat, args["cost"])
        case "reorder":
            asks = any(len(front) > 1 for front in state.fronts)
    return [Power(seat)] if asks else []


def _has_weapon(state: XenoshyftState, type_bit: int) -> bool:
    face = state.pieces.face
    troops = [troop for front in state.fronts for troop in front]
    return any(
        KIND[face[card]] == EQUIPMENT
        and TYPES[face[card]] & type_bit
        and any(may_carry(state, troop, card) for troop in troops)
        for pile in state.discards
        for card in pile
    )


def _has_recruit(state: XenoshyftState, seat: Seat, most: int) -> bool:
    face = state.pieces.face
    return any(face[card] < TROOPS and COST[face[card]] <= most for card in state.discards[seat])


def why_no_power(state: XenoshyftState, action: Power) -> str:
    seat = action.seat
    if state.divisions[seat] < 0:
        return _("You have no division.")
    if state.powered_seats >> seat & 1:
        return _("Your division has helped in this round.")
    return _("Your division finds nothing to do.")


def why_no_play(state: XenoshyftState, action: Play) -> str:
    piece, target = action.piece, action.target
    if held := not_held(state, action.seat, piece):
        return held
    face, card = state.pieces.face[piece], name_of(state, piece)
    if PLAY[face]:
        if PLAY[face] == "boost" and state.phase is Phase.WRAP:
            return _("What {card} does would end with this round.", card=card)
        if PLAY[face] == "heal-lane":
            return _("Nobody in that lane is wounded.")
        return _why_no_target(state, piece, target, needs_troop=PLAY[face] == "boost")
    if GUARD[face]:
        return _("{card} answers damage: keep it for that moment.", card=card)
    if CANCEL[face]:
        return _("{card} answers a Reveal: keep it for that moment.", card=card)
    return _("{card} is not played.", card=card)


def _why_no_target(state: XenoshyftState, piece: PieceId, target: int, needs_troop: bool) -> str:
    card = name_of(state, piece)
    if needs_troop:
        return _("{card} needs a troop.", card=card)
    if state.swarm_of(target) == NO_LANE:
        return _("{card} needs an enemy.", card=card)
    if not state.revealed(target):
        return _("{card} needs a revealed enemy.", card=card)
    if is_untouchable(state, target):
        return _("Nothing can target {enemy}.", enemy=name_of(state, target))
    return ""


def why_no_use(state: XenoshyftState, action: Use) -> str:
    seat, piece, target = action.seat, action.piece, action.target
    troop = piece if state.lane_of(piece) != NO_LANE else state.bearer(piece)
    if state.lane_of(troop) == NO_LANE:
        return _("Only troops in a lane and their equipment are used.")
    card = name_of(state, piece)
    if state.lane_of(troop) != seat:
        return _("Only its commander uses {card}.", card=card)
    if not USE[state.pieces.face[piece]]:
        return _("{card} cannot be used now.", card=card)
    if state.used_pieces >> piece & 1:
        return _("{card} was used in this round.", card=card)
    return _why_out_of_reach(state, seat, piece, troop, target)


def _why_out_of_reach(state: XenoshyftState, seat: Seat, piece: PieceId, troop: PieceId, target: int) -> str:
    face, card = state.pieces.face, name_of(state, piece)
    match USE[face[piece]]:
        case "from-behind" if state.fronts[seat][0] == troop:
            return _("{troop} stands first: {card} works from behind.", troop=name_of(state, troop), card=card)
    if why := _why_no_target(state, piece, target, needs_troop=False):
        return why
    if state.swarm_of(target) != seat:
        return _("{card} reaches its own lane only.", card=card)
    return _("{card} spares bosses.", card=card) if KIND[face[target]] == BOSS else ""
