"""What can be done at any time: instants, texts in lanes, powers of divisions, and troops that drop in."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.action import Action
from ....engine.plain import PieceId, Seat
from ....language.words import _, said
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
    Ability,
)
from ..lanes import may_carry, movable_gear, name_of, not_first, not_held
from ..state import NO_LANE, NO_PIECE, Phase, XenoshyftState
from .values import is_untouchable

SPEAKS = tuple([bool(play or drop) for play, drop in zip(PLAY, DROP, strict=True)])
"""By face: whether a card of the hand can be played or drop in."""
PLAYS, USES = TEXTS["play"], TEXTS["use"]


def offers(state: XenoshyftState, seat: Seat) -> Sequence[Action]:
    if not _has_text(state, seat):
        return ONLY_PASS[seat]
    return [*drops(state, seat), *plays(state, seat), PASS[seat]]


def can_react(state: XenoshyftState, seat: Seat) -> bool:
    """Whether a seat can do anything but pass."""
    return _has_text(state, seat) and bool(drops(state, seat) or plays(state, seat))


def _has_text(state: XenoshyftState, seat: Seat) -> bool:
    """Whether a seat has any text left, although there may be no target for it; quicker than finding all it can do."""
    if state.divisions[seat] >= 0:
        return True
    face = state.pieces.face
    for piece in state.hands[seat]:
        if SPEAKS[face[piece]]:
            return True
    used, gear = state.used_pieces, state.gear
    for troop in state.fronts[seat]:
        if USE[face[troop]] and not used >> troop & 1:
            return True
        if troop in gear:
            for item in gear[troop]:
                if USE[face[item]] and not used >> item & 1:
                    return True
    return False


def drops(state: XenoshyftState, seat: Seat) -> list[Action]:
    face = state.pieces.face
    found: list[Action] = []
    seen: set[int] = set()
    for piece in state.hands[seat]:
        printed = face[piece]
        if DROP[printed] and printed not in seen:
            seen.add(printed)
            by_lane = DEPLOY[seat][piece]
            for lane, front in enumerate(state.fronts):
                if len(front) < PLACES:
                    found += by_lane[lane][: len(front) + 1]
    return found


def plays(state: XenoshyftState, seat: Seat) -> list[Action]:
    face = state.pieces.face
    found: list[Action] = []
    seen: set[int] = set()
    for piece in state.hands[seat]:
        printed = face[piece]
        if PLAY[printed] and printed not in seen:
            seen.add(printed)
            found += _aimed(Play, seat, piece, play_targets(state, seat, printed))
    used, gear = state.used_pieces, state.gear
    for troop in state.fronts[seat]:
        for card in (troop, *gear[troop]) if troop in gear else (troop,):
            if USE[face[card]] and not used >> card & 1:
                found += _aimed(Use, seat, card, use_targets(state, seat, troop, card))
    if state.divisions[seat] >= 0:
        found += powers(state, seat)
    return found


def _aimed(kind: type[Play | Use], seat: Seat, card: PieceId, targets: Sequence[int]) -> list[Action]:
    return [kind(seat, card, target) for target in targets]


def lasting(state: XenoshyftState, seat: Seat) -> list[Action]:
    """What can be done in wrap-up: all whose effect lasts beyond the round."""
    if not _has_text(state, seat):
        return []
    face = state.pieces.face
    kept = [each for each in plays(state, seat) if isinstance(each, Play | Power)]
    return drops(state, seat) + [each for each in kept if isinstance(each, Power) or not _is_brief(face[each.piece])]


def _is_brief(face: int) -> bool:
    text = PLAYS[face]
    return text is not None and text.brief


def revealed(state: XenoshyftState, lanes: Sequence[int]) -> list[PieceId]:
    """The revealed enemies of lanes that can be targets."""
    seen, swarms = state.pieces.seen, state.swarms
    return [enemy for lane in lanes for enemy in swarms[lane] if seen[enemy] and not is_untouchable(state, enemy)]


def play_targets(state: XenoshyftState, seat: Seat, face: int) -> list[int]:
    text = PLAYS[face]
    return _targets(state, seat, text, NO_PIECE) if text else []


def use_targets(state: XenoshyftState, seat: Seat, troop: PieceId, card: PieceId) -> list[int]:
    """The targets of a text in the seat's lane, -1 where the text asks for them itself."""
    text = USES[state.pieces.face[card]]
    return _targets(state, seat, text, troop) if text else []


def _targets(state: XenoshyftState, seat: Seat, text: Ability, troop: PieceId) -> list[int]:
    """The pieces or lanes that a text of a seat can be aimed at; `troop` bears it, if anyone does."""
    if text.behind and state.fronts[seat][:1] == [troop]:
        return []
    fronts, swarms = state.fronts, state.swarms
    lanes = (seat,) if text.reach else range(len(fronts))
    match text.target:
        case "":
            return [-1]
        case "troop":
            return [each for lane in lanes for each in fronts[lane]]
        case "wounded-lane":
            return [lane for lane in lanes if any(each in state.wounds for each in fronts[lane])]
        case "first-enemy":
            return [lane for lane in lanes if swarms[lane] and not is_untouchable(state, swarms[lane][0])]
        case "enemy":
            found = [enemy for lane in lanes for enemy in swarms[lane] if not is_untouchable(state, enemy)]
        case "revealed":
            found = revealed(state, lanes)
        case "not-last":
            lasts = [swarm[-1] for swarm in swarms if swarm]
            found = [enemy for enemy in revealed(state, lanes) if enemy not in lasts]
    return [enemy for enemy in found if KIND[state.pieces.face[enemy]] != BOSS] if text.spares_bosses else found


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
            return [Power(seat, enemy) for enemy in revealed(state, range(len(state.swarms)))]
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
    if not powers(state, seat):
        return _("Your division finds nothing to do.")
    division = DIVISIONS[state.divisions[seat]]
    name = said(division.name)
    match division.power["effect"]:
        case "heal-one":
            return _("{card} needs a wounded troop.", card=name)
        case "zap":
            return _why_no_enemy(state, name, action.target)
    return _("{card} needs no target.", card=name)


def why_no_play(state: XenoshyftState, action: Play) -> str:
    piece, target = action.piece, action.target
    if held := not_held(state, action.seat, piece):
        return held
    face, card = state.pieces.face[piece], name_of(state, piece)
    if text := PLAYS[face]:
        if text.brief and state.phase is Phase.WRAP:
            return _("What {card} does would end with this round.", card=card)
        return _why_no_target(state, action.seat, card, target, text) or not_first(state, action.seat, piece)
    if GUARD[face]:
        return _("{card} answers damage: keep it for that moment.", card=card)
    if CANCEL[face]:
        return _("{card} answers a Reveal: keep it for that moment.", card=card)
    return _("{card} is not played.", card=card)


def why_no_use(state: XenoshyftState, action: Use) -> str:
    seat, piece, target = action.seat, action.piece, action.target
    troop = piece if state.lane_of(piece) != NO_LANE else state.bearer(piece)
    if state.lane_of(troop) == NO_LANE:
        return _("Only troops in a lane and their equipment are used.")
    card = name_of(state, piece)
    if state.lane_of(troop) != seat:
        return _("Only its commander uses {card}.", card=card)
    text = USES[state.pieces.face[piece]]
    if text is None:
        return _("{card} cannot be used now.", card=card)
    if state.used_pieces >> piece & 1:
        return _("{card} was used in this round.", card=card)
    if text.behind and state.fronts[seat][0] == troop:
        return _("{troop} stands first: {card} works from behind.", troop=name_of(state, troop), card=card)
    return _why_no_target(state, seat, card, target, text)


def _why_no_target(state: XenoshyftState, seat: Seat, card: str, target: int, text: Ability) -> str:
    """Why a text of a card of this seat cannot be aimed at a piece, or at a lane."""
    why, lane, enemy = "", target, NO_PIECE
    match text.target:
        case "":
            return _("{card} needs no target.", card=card)
        case "troop":
            lane = state.lane_of(target)
            why = _("{card} needs a troop.", card=card) if lane == NO_LANE else ""
        case "wounded-lane" | "first-enemy":
            why = _why_no_lane(state, card, target, text)
        case _:
            lane, enemy = state.swarm_of(target), target
            why = _why_no_enemy(state, card, target, face_down=text.target == "enemy")
            if not why and text.target == "not-last" and target == state.swarms[lane][-1]:
                why = _("{card} needs an enemy with another one behind it.", card=card)
    if why:
        return why
    if text.reach and lane != seat:
        return _("{card} reaches its own lane only.", card=card)
    is_spared = text.spares_bosses and enemy != NO_PIECE and KIND[state.pieces.face[enemy]] == BOSS
    return _("{card} spares bosses.", card=card) if is_spared else ""


def _why_no_lane(state: XenoshyftState, card: str, lane: int, text: Ability) -> str:
    if not 0 <= lane < len(state.fronts):
        return _("{card} needs a lane.", card=card)
    if text.target == "wounded-lane":
        is_hurt = any(troop in state.wounds for troop in state.fronts[lane])
        return "" if is_hurt else _("Nobody in that lane is wounded.")
    swarm = state.swarms[lane]
    return _why_no_enemy(state, card, swarm[0] if swarm else NO_PIECE, face_down=True)


def _why_no_enemy(state: XenoshyftState, card: str, target: int, *, face_down: bool = False) -> str:
    """Why a piece is no enemy that a card can be aimed at; `face_down`: it can be aimed at one that lies so."""
    if state.swarm_of(target) == NO_LANE:
        return _("{card} needs an enemy.", card=card)
    if not face_down and not state.revealed(target):
        return _("{card} needs a revealed enemy.", card=card)
    if is_untouchable(state, target):
        return _("Nothing can target {enemy}.", enemy=name_of(state, target))
    return ""
