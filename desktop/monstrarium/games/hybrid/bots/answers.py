"""How bots answer questions: cards on a roll, levels, targets, and what missions ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import fsum
from types import MappingProxyType

from ....engine.plain import PieceId, Plain
from ....engine.rng import Rng
from ..cards.action_cards import add, more
from ..combat.chances import prepared
from ..combat.prepared_roll import (
    BASIC,
    DODGE,
    FAMILY_OF,
    HEROIC,
    MOVE,
    PARRY,
    SKILLED,
    STRIKE,
    PreparedRoll,
    Sort,
    Stage,
)
from ..combat.roll_choices import ENOUGH, NONE, lay
from ..ground.walking import ways_to
from ..printed.action_cards import HINDRANCE, OWN, POINTS, USES
from ..printed.warriors import NV, SIZE
from ..state import GRIFFIN, HybridState
from .errands import agenda_of
from .position import CARD, POINT, strength_of
from .progress import mission_lead

# ---- questions of missions


CLOSE = 0.15
"""How much worse than the best carrier another one may be, so that nobody can guess the choice."""
SAFE = 4
"""How many steps away the next enemy should be from a new clone."""


def carrier(state: HybridState, options: Sequence[Plain]) -> Plain:
    """One by lot of those that are about as likely to get out as the best."""
    hopes = []
    for option in options:
        world = state.clone()
        world.carrier = _number(option)
        hopes.append(_hope(world, 1))
    least = min(hopes)
    luck = Rng(state.rng.word ^ 0x27D4EB2F)
    return luck.pick([option for option, hope in zip(options, hopes, strict=True) if hope <= least + CLOSE])


def exit_to_close(state: HybridState, options: Sequence[Plain]) -> Plain:
    """The exit without which the Griffins are most likely to win."""

    def without(option: Plain) -> float:
        world = state.clone()
        world.gates &= ~(1 << _number(option))
        return _hope(world, GRIFFIN)

    return max(options, key=without)


def tank(state: HybridState, options: Sequence[Plain]) -> Plain:
    """A tank near what the Griffins need, but not near a Griffin."""
    foes = state.standing(GRIFFIN)
    spots = [square for square in state.spots if square >= 0]

    def merit(option: Plain) -> tuple[bool, int]:
        square = _number(option)
        near = [ways_to(state.plan, state.squares[foe], SIZE[state.kinds[foe]])[square] for foe in foes]
        far = [ways_to(state.plan, spot)[square] for spot in spots]
        return min(near, default=SAFE) >= SAFE, -min(far, default=0)

    return max(options, key=merit)


def _hope(state: HybridState, seat: int) -> float:
    """How far ahead the Griffins are in their mission as far as a seat knows, without any threats."""
    return mission_lead(state, agenda_of(state, seat), [0.0] * len(state.kinds))


def _number(option: Plain) -> int:
    assert isinstance(option, tuple)
    number = option[1]
    assert isinstance(number, int)
    return number


# ---- questions about rolls


STEP = 0.1
"""How much likelier a roll succeeds for a point of Success Level."""
EAGER = 1.25
"""How many times its price a card has to gain to be played."""
LIKE: Mapping[str, float] = MappingProxyType(
    {"sl": 1.0, "points": 1.0, "value": 0.7, "dice": 2.4, "rerolls": 2.2, "spoils": 2.2, "sure": 5.0, "perfect": 0.6}
)
"""By word of a card: how many points of Success Level it is worth."""
TRICK = 1.2
"""How many points any other text is worth."""
BREACH = 1.5
"""What a wound of the switch is worth, in strength."""
STRIDE = 0.04
"""What a point is worth where nothing is rolled, in strength."""


def answer(state: HybridState) -> Plain:
    assert state.pending is not None
    options = state.pending.choice.options
    trial = state.trial
    if trial is not None and ENOUGH in options:
        return _card(state, trial, options, OWN)
    if trial is not None and trial.stage == Stage.HINDER and NONE in options:
        return _card(state, trial, options, HINDRANCE)
    if trial is not None and trial.stage == Stage.LEVEL:
        return max(options, key=lambda option: (level_worth(state, trial, _second(option)), _second(option)))
    return _pick(state, options)


def stake(state: HybridState, trial: PreparedRoll) -> float:
    """What depends on a roll, in strength."""
    family = FAMILY_OF[trial.sort]
    if family == MOVE:
        return STRIDE / STEP
    if trial.target < 0:
        return BREACH
    guarded = family in (PARRY, DODGE)
    victim = trial.warrior if guarded else trial.target
    kind, hurt = state.kinds[victim], state.wounds[victim]
    wounds = max(1, trial.threat) if guarded else 1
    if hurt + wounds >= NV[kind]:
        return strength_of(kind, min(hurt, NV[kind] - 1))
    return strength_of(kind, hurt) - strength_of(kind, hurt + wounds)


def _card(state: HybridState, trial: PreparedRoll, options: tuple[Plain, ...], purpose: int) -> Plain:
    """The card that gains most beyond its price, or none."""
    hangs, chance = stake(state, trial), prepared(state).success
    room = chance - 0.1 if purpose == HINDRANCE else 0.9 - chance
    best, choice = 0.0, options[-1]
    if trial.count(purpose) >= 2:
        return choice
    for option in options[:-1]:
        assert isinstance(option, tuple)
        how, piece = option
        assert isinstance(piece, int)
        face = state.pieces.face[piece]
        like = float(POINTS[face]) if how == "points" else _like(trial, purpose, face)
        gain = min(max(0.0, room), STEP * like) * hangs - EAGER * (CARD + POINT * POINTS[face])
        if gain > best:
            best, choice = gain, option
    return choice


def _like(trial: PreparedRoll, purpose: int, face: int) -> float:
    """How many points of Success Level the text of a card is worth."""
    use = USES[purpose][FAMILY_OF[trial.sort]][face]
    if use is None or use.effect != "sum":
        return TRICK
    return fsum([LIKE.get(word, TRICK) * abs(int(amount)) for word, amount in use.args.items()])


def level_worth(state: HybridState, trial: PreparedRoll, level: int) -> float:
    """What a level of the prepared roll does on average: wounds, or parries. In Moving the Basic level is preferred."""
    family = FAMILY_OF[trial.sort]
    if family == MOVE:
        return float(level == BASIC)
    chances = prepared(state, level)
    if family in (PARRY, DODGE):
        return chances.success
    found = chances.success + chances.perfect
    if level == HEROIC:
        return 2 * found if family != STRIKE else found + chances.success
    return found + chances.success * chances.success * (family == STRIKE and level == SKILLED)


def _second(option: Plain) -> int:
    assert isinstance(option, tuple)
    number = option[1]
    assert isinstance(number, int)
    return number


# ---- the chance of a roll with a card on it


SUMS = ("sum", "last-stand")
AS_THINGS_STAND = ("for-wounds", "within", "for-friends", "for-distance", "shrug")
"""The effects of cards that add to the roll and do nothing else."""


def percent_now(state: HybridState) -> int:
    """The chance of the prepared roll."""
    return prepared(state, level_of(state)).percent


def percent_with(state: HybridState, how: str, piece: PieceId) -> int:
    """What a card would make of it; the same where the card does something else."""
    there = state.clone()
    effect = lay(there, how, piece, None)
    if effect in SUMS:
        add(there, piece)
    elif effect in AS_THINGS_STAND:
        more(there, piece)
    elif effect:
        return percent_now(state)
    return percent_now(there)


def level_of(state: HybridState) -> int:
    """The level of the prepared roll; the lowest that it can have, as long as none was chosen."""
    trial = state.trial
    assert trial is not None
    return trial.level or (SKILLED if trial.sort == Sort.AMBUSH else max(BASIC, trial.announced))


BY_WORD: Mapping[str, Callable[[HybridState, Sequence[Plain]], Plain]] = MappingProxyType(
    {"carrier": carrier, "exit": exit_to_close, "tank": tank}
)
"""By word of an option: what answers a question of a mission."""


def _pick(state: HybridState, options: tuple[Plain, ...]) -> Plain:
    """The card with most points, the answer to a mission, or else the first option."""
    named = [option for option in options if isinstance(option, tuple)]
    if not named:
        return options[0]
    if named[0][0] == "card":
        return max(named, key=lambda option: POINTS[max(0, state.pieces.face[_second(option)])])
    told = BY_WORD.get(str(named[0][0]))
    return told(state, named) if told is not None else named[0]
