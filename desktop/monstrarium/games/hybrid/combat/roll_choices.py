"""Preparing a roll: which cards and levels each side may choose, in the order of the rules, and playing a card.

Everything here is a function of the state, so that what a question offers can be laid anew for any hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from ....engine.event import Sink
from ....engine.plain import PieceId, Seat
from ..events.fights import LevelTaken, PlayedCard
from ..printed.action_cards import HINDRANCE, OWN, PIECES, POINTS, USES, Use
from ..state import DEFENSE, FIRING, GRIFFIN, OFFENSE, HybridState
from . import switch, targets
from .modifiers import life, lost, value
from .prepared_roll import (
    BASIC,
    DODGE,
    FAMILY_BY_MODE,
    FAMILY_OF,
    HEROIC,
    HIGHEST,
    MODE_OF,
    NOVICE,
    PARRY,
    SHOT,
    SKILLED,
    STRIKE,
    PreparedRoll,
    Sort,
    Stage,
)

Options: TypeAlias = tuple[tuple[str, int] | str, ...]
_UNASKED, HELP, HINDER, ANSWER, LEVELS = Stage
AMBUSH = Sort.AMBUSH
ENOUGH, NONE = "enough", "none"
AS_POINTS = tuple([("points", piece) for piece in range(PIECES)])
AS_EFFECT = tuple([("effect", piece) for piece in range(PIECES)])
LEVEL = tuple([("level", level) for level in range(HIGHEST + 1)])


# ---- what is asked, and of which seat


def prepare(state: HybridState, sort: int, warrior: int, target: int, threat: int) -> None:
    announced = max(BASIC, state.levels[warrior]) if MODE_OF[sort] == DEFENSE else 0
    state.trial = PreparedRoll(sort, warrior, target, announced, threat)


def prepared_of(state: HybridState) -> PreparedRoll:
    assert state.trial is not None
    return state.trial


def roller(state: HybridState) -> Seat:
    """The seat whose warrior rolls, or goes into Moving."""
    return state.sides[prepared_of(state).warrior]


def offers(state: HybridState, stage: int) -> Options:
    """Go on to a stage: the options of the seat that is asked there."""
    prepared_of(state).stage = stage
    return options(state)


def options(state: HybridState) -> Options:
    """The options of the seat that is asked at this stage; empty where it has no choice."""
    prepared = prepared_of(state)
    stage = prepared.stage
    if stage == LEVELS:
        return tuple([LEVEL[level] for level in levels(state, prepared)])
    if stage == HINDER:
        hindered = prepared.sort != AMBUSH and prepared.count(HINDRANCE)
        if hindered or not prepared.free or prepared.total("sealed"):
            return ()
        return _cards(state, prepared, HINDRANCE, NONE)
    if stage not in (HELP, ANSWER) or (prepared.sort == AMBUSH and prepared.count(OWN)):
        return ()
    return _cards(state, prepared, OWN, ENOUGH)


def _cards(state: HybridState, prepared: PreparedRoll, way: int, stop: str) -> Options:
    """Every card of the hand for its points, and for its text where that fits; () with no card to play."""
    seat = state.sides[prepared.warrior] ^ way
    hand = state.hands[seat]
    if not hand:
        return ()
    face, texts, fresh = state.pieces.face, USES[way][FAMILY_OF[prepared.sort]], state.fresh
    found: list[tuple[str, int] | str] = []
    for piece in hand:
        if fresh >> piece & 1:
            continue
        found.append(AS_POINTS[piece])
        use = texts[face[piece]]
        if use is not None and (use.effect not in NEEDS or NEEDS[use.effect](state, prepared, seat)):
            found.append(AS_EFFECT[piece])
    if not found:
        return ()
    found.append(stop)
    return tuple(found)


NEEDS: Mapping[str, Callable[[HybridState, PreparedRoll, Seat], bool]] = MappingProxyType(
    {
        "within": lambda state, prepared, seat: prepared.target >= 0,
        "for-friends": lambda state, prepared, seat: prepared.target >= 0,
        "for-distance": lambda state, prepared, seat: prepared.target >= 0,
        "turn-about": lambda state, prepared, seat: prepared.target >= 0,
        "steal": lambda state, prepared, seat: bool(state.hands[seat ^ 1]),
        "ransack": lambda state, prepared, seat: bool(state.hands[seat ^ 1]),
        "revive": lambda state, prepared, seat: bool(state.discard),
        "draw": lambda state, prepared, seat: bool(state.deck),
        "cancel": lambda state, prepared, seat: bool(against(prepared, seat)),
        "heal": lambda state, prepared, seat: state.wounds[prepared.warrior] > 0,
        "shrug": lambda state, prepared, seat: state.wounds[prepared.warrior] > 0,
        "for-wounds": lambda state, prepared, seat: state.wounds[prepared.warrior] > 0,
        "last-stand": lambda state, prepared, seat: life(state, prepared.warrior) == 1,
    }
)
"""By effect: what it needs to be played at all."""


# ---- levels


def worth(state: HybridState, prepared: PreparedRoll) -> int:
    """The value of the mode with all cards; 1 at least."""
    found = max(value(state, prepared.warrior, MODE_OF[prepared.sort]), prepared.announced)
    if prepared.tally:
        found += prepared.total("points") + prepared.total("value")
    return max(1, found)


def highest(state: HybridState, prepared: PreparedRoll) -> int:
    """The highest level that the value and the cards leave."""
    most = min(HIGHEST, worth(state, prepared))
    cap = prepared.least("cap") if prepared.tally else 0
    return min(most, cap) if cap else most


def levels(state: HybridState, prepared: PreparedRoll, shots: int | None = None) -> tuple[int, ...]:
    """The levels that can be chosen; none where a shot has become impossible. `shots`: its levels, if they are known.

    Levels that could not do anything are left out: a Novice Strike of a warrior without wounds, an Expert shot at a
    target in plain view.
    """
    if prepared.sort == AMBUSH:
        return (SKILLED,)
    most, family = highest(state, prepared), FAMILY_OF[prepared.sort]
    if family == STRIKE:
        unhurt = not state.wounds[prepared.warrior]
        return tuple([level for level in range(1, most + 1) if level != NOVICE or not unhurt])
    if family == SHOT:
        usable = shot_levels(state, prepared) if shots is None else shots
        return tuple([level for level in range(1, most + 1) if usable >> level & 1])
    if family in (PARRY, DODGE):
        return _guards(prepared, most)
    return tuple(range(1, most + 1))


def shot_levels(state: HybridState, prepared: PreparedRoll) -> int:
    """The levels on which the target can be shot, or the switch where nobody is meant."""
    if prepared.target < 0:
        return switch.shot_levels(state, prepared.warrior)
    return targets.levels_for(state, prepared.warrior, prepared.target)


def _guards(prepared: PreparedRoll, most: int) -> tuple[int, ...]:
    """A parry keeps the level that was said, unless cards raise it; shots are parried on Basic or Heroic alone."""
    said = prepared.announced
    gain = prepared.total("points") + prepared.total("value") if prepared.tally else 0
    top = min(most, said + max(0, gain))
    if FAMILY_OF[prepared.sort] == PARRY:
        return tuple(range(min(said, top), top + 1))
    if top < HEROIC:
        return (BASIC,)
    return (HEROIC,) if said == HEROIC else (BASIC, HEROIC)


def reachable(state: HybridState, warrior: int, mode: int) -> int:
    """The highest level that the cards in the hand could bring within reach."""
    found = value(state, warrior, mode)
    if not found:
        return 0
    face, texts = state.pieces.face, USES[OWN][FAMILY_BY_MODE[mode]]
    for piece in state.hands[state.sides[warrior]]:
        if not state.fresh >> piece & 1:
            found += max(POINTS[face[piece]], _gain(state, warrior, mode, texts[face[piece]]))
    return min(HIGHEST, found)


def imaginable(state: HybridState, warrior: int, mode: int) -> int:
    """The highest level that any cards in the hand could bring within reach: all that the other side can tell."""
    found = value(state, warrior, mode)
    if not found:
        return 0
    texts = USES[OWN][FAMILY_BY_MODE[mode]]
    best = max([max(points, _gain(state, warrior, mode, texts[face])) for face, points in enumerate(POINTS)])
    playable = [piece for piece in state.hands[state.sides[warrior]] if not state.fresh >> piece & 1]
    return min(HIGHEST, found + best * len(playable))


def _gain(state: HybridState, warrior: int, mode: int, use: Use | None) -> int:
    if use is None:
        return 0
    return lost(state, warrior, mode) if use.effect == "shrug" else int(use.args.get("value", 0))


# ---- what an attack could reach


def shots(state: HybridState, warrior: int) -> list[int]:
    """The enemies it can shoot, on a level that it has or that the cards in its side's hand could give it."""
    most = reachable(state, warrior, FIRING)
    return targets.targets(state, warrior, most) if most else []


def might_shoot(state: HybridState, warrior: int) -> bool:
    """Whether there is anybody to shoot at on a level that some hand could give it."""
    most = imaginable(state, warrior, FIRING)
    return bool(most and targets.targets(state, warrior, most))


def is_smashable(state: HybridState, level: Callable[[HybridState, int, int], int] = reachable) -> bool:
    """Whether the active warrior can attack the switch, hand to hand or on a level of Firing that it has, or that the
    cards in its side's hand could give it. level: the highest one, for a warrior and a mode."""
    warrior = state.active
    if not state.numbers or state.sides[warrior] != GRIFFIN or state.squares[warrior] < 0:
        return False
    if switch.switch_of(state) < 0 or state.hits >= switch.TOUGH or switch.is_shielded(state):
        return False
    if state.modes[warrior] == OFFENSE:
        return switch.is_beside(state, warrior)
    if state.modes[warrior] != FIRING:
        return False
    return bool(switch.shot_levels(state, warrior) & ((2 << level(state, warrior, FIRING)) - 2))


# ---- playing a card


def lay(state: HybridState, how: str, piece: PieceId, out: Sink | None) -> str:
    """Play a card face up, as help or as a hindrance; returns its effect, or "" when it is played for points.

    In an imagined world a hand may hold other cards than were offered: what has no text there has points.
    """
    prepared = prepared_of(state)
    hindrance = prepared.stage == HINDER
    seat = state.sides[prepared.warrior] ^ hindrance
    state.hands[seat].remove(piece)
    state.limbo.append(piece)
    state.pieces.show(piece, None)
    face = state.pieces.face[piece]
    use = USES[hindrance][FAMILY_OF[prepared.sort]][face] if how == "effect" else None
    prepared.played.append((piece, seat, int(hindrance)))
    if use is None and POINTS[face]:
        prepared.tally.append((piece, "points", -POINTS[face] if hindrance else POINTS[face]))
    if out is not None:
        out.emit(PlayedCard(seat, piece, face, use is not None, hindrance, POINTS[face]))
        out.beat()
    return "" if use is None else use.effect


def take_level(state: HybridState, level: int, out: Sink | None) -> None:
    prepared = prepared_of(state)
    prepared.level = level
    if out is not None:
        out.emit(LevelTaken(state.sides[prepared.warrior], prepared.warrior, MODE_OF[prepared.sort], level))


def is_hindered(state: HybridState) -> bool:
    return prepared_of(state).count(HINDRANCE) > 0


def close_to_hindrance(state: HybridState) -> None:
    """The other side may play no card on this roll, since it has had its only one."""
    prepared_of(state).free = False


def shelve(state: HybridState) -> bool:
    """Keep the first of two shots ready while the second is prepared; returns whether nobody has hindered it."""
    free = not is_hindered(state)
    state.held, state.trial = state.trial, None
    return free


def swap(state: HybridState) -> None:
    """The other of two shots is the one that is rolled now."""
    state.trial, state.held = state.held, state.trial


def cancel(state: HybridState, piece: PieceId) -> None:
    """Undo what a card has made of the roll."""
    prepared = prepared_of(state)
    prepared.tally = [each for each in prepared.tally if each[0] != piece]
    prepared.tally.append((piece, "off", 1))


def against(prepared: PreparedRoll, seat: Seat) -> tuple[PieceId, ...]:
    """The cards of the other side that still count."""
    off = [piece for piece, word, _amount in prepared.tally if word == "off"]
    return tuple([piece for piece, other, _way in prepared.played if other != seat and piece not in off])


def put_away(state: HybridState, prepared: PreparedRoll, kept: PieceId) -> None:
    """The roll is over: its cards are discarded, but for one that comes back to the hand."""
    for piece, seat, _way in prepared.played:
        state.limbo.remove(piece)
        if piece == kept:
            state.hands[seat].append(piece)
        else:
            state.discard.append(piece)
