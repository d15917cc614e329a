"""How bots answer questions: cards on a roll, levels, targets, and what missions ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import fsum
from types import MappingProxyType

from ....content.facts import Args
from ....engine.plain import PieceId, Plain
from ....engine.rng import Rng
from ..cards.action_cards import NO_CARD, add, more
from ..combat.chances import prepared
from ..combat.dice import bend_of, odds
from ..combat.modifiers import PECULIAR, Parts, success, sum_of, with_cards
from ..combat.prepared_roll import (
    BASIC,
    DODGE,
    FAMILY_OF,
    HEROIC,
    MOVE,
    PARRY,
    SHOT,
    SKILLED,
    STRIKE,
    PreparedRoll,
    Sort,
    Stage,
)
from ..combat.roll_choices import ENOUGH, NONE, lay, levels, shot_levels
from ..combat.switch import TOUGH
from ..ground.walking import ways_to
from ..printed.action_cards import HINDRANCE, OWN, POINTS, USES, Use
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
    """A warrior drawn from those that are about as likely to get out as the best one."""
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
COUNTED = frozenset(
    {"sl", "points", "value", "cap", "dice", "rerolls", "spoils", "sure", "perfect", "jam", "bare", "clean", "unhurt"}
)
"""The words of cards that change the chances of a roll, or the levels on which it may be made."""
TRICK = 1.2
"""How many points of Success Level any other text is worth."""
MOST_CARDS = 2
"""How many cards a side plays on a roll at most."""
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
        prospect = Prospect(state, trial)
        return max(options, key=lambda option: (prospect.worth(_second(option)), _second(option)))
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
    best, choice = 0.0, options[-1]
    if trial.count(purpose) >= MOST_CARDS:
        return choice
    prospect = Prospect(state, trial)
    before = prospect.best()
    for option in options[:-1]:
        assert isinstance(option, tuple)
        how, piece = option
        assert isinstance(piece, int)
        face = state.pieces.face[piece]
        use = USES[purpose][FAMILY_OF[trial.sort]][face] if how == "effect" else None
        if use is None:
            gain = _changed(prospect, before, purpose, {"points": -POINTS[face] if purpose else POINTS[face]})
        else:
            gain = _by_text(prospect, before, purpose, use)
        gain -= EAGER * (CARD + POINT * POINTS[face])
        if gain > best:
            best, choice = gain, option
    return choice


def _by_text(prospect: Prospect, before: float, purpose: int, use: Use) -> float:
    """What the text of a card does for the side that plays it, in strength."""
    state, trial = prospect.state, prospect.trial
    if use.effect in BESIDE:
        return BESIDE[use.effect](state, trial)
    if FAMILY_OF[trial.sort] == MOVE:
        return STRIDE * TRICK
    if use.effect != "sum":
        return STEP * TRICK * stake(state, trial)
    tricks = sum([word not in COUNTED for word in use.args])
    return _changed(prospect, before, purpose, use.args) + STEP * TRICK * tricks * stake(state, trial)


def _healed(state: HybridState, trial: PreparedRoll) -> float:
    kind, hurt = state.kinds[trial.warrior], state.wounds[trial.warrior]
    return strength_of(kind, max(0, hurt - 1)) - strength_of(kind, hurt)


ANY_CARD = CARD + 1.5 * POINT
"""What a card is worth that nobody has seen."""
BESIDE: Mapping[str, Callable[[HybridState, PreparedRoll], float]] = MappingProxyType(
    {
        "heal": _healed,
        "draw": lambda state, trial: 2 * ANY_CARD,
        "steal": lambda state, trial: 2 * ANY_CARD,
        "revive": lambda state, trial: 1.5 * ANY_CARD,
        "ransack": lambda state, trial: ANY_CARD,
    }
)
"""By effect: what a text is worth that does something beside the roll."""


def _changed(prospect: Prospect, before: float, purpose: int, args: Args) -> float:
    """How much better the roll is, for the side that plays it, with a card of these words on it."""
    trial = prospect.trial
    tally = trial.tally
    trial.tally = [*tally, *[(NO_CARD, word, int(amount)) for word, amount in args.items() if word in COUNTED]]
    after = prospect.best()
    trial.tally = tally
    return before - after if purpose == HINDRANCE else after - before


class Prospect:
    """What a prepared roll does on average, with the cards that lie on it; what no card changes is worked out once."""

    def __init__(self, state: HybridState, trial: PreparedRoll) -> None:
        self.state, self.trial = state, trial
        self._family = FAMILY_OF[trial.sort]
        self._shots = shot_levels(state, trial) if self._family == SHOT and trial.sort != Sort.AMBUSH else 0
        self._losses = _losses(state, trial.target) if self._family in (STRIKE, SHOT) else ()
        self._parts: dict[int, Parts] = {}

    def best(self) -> float:
        """What it does on the best level, in strength."""
        whole = stake(self.state, self.trial) if self._family in (PARRY, DODGE) else 1.0
        return max([whole * self.worth(level) for level in levels(self.state, self.trial, self._shots)], default=0.0)

    def worth(self, level: int) -> float:
        """What it does on a level: the strength it takes from its target, or how likely it parries. In Moving the Basic
        level is preferred."""
        if self._family == MOVE:
            return float(level == BASIC)
        chances = odds(sum_of(self._modifiers(level)), bend_of(self.state, self.trial, level))
        if self._family in (PARRY, DODGE):
            return chances.success
        return _taken(self.trial, self._losses, level, (chances.success - chances.perfect, chances.perfect))

    def _modifiers(self, level: int) -> Parts:
        trial, alike = self.trial, level if level in PECULIAR else BASIC
        parts = self._parts.get(alike)
        if parts is None:
            parts = self._parts[alike] = success(self.state, trial.sort, trial.warrior, trial.target, level)
        return with_cards(parts, trial)


def _taken(trial: PreparedRoll, losses: tuple[float, ...], level: int, chances: tuple[float, float]) -> float:
    """The strength that an attack takes from its target on average, by the chances of a plain and a perfect success.

    A Skilled Strike that has wounded, and a Heroic shot, are followed by a second one.
    """
    strike = FAMILY_OF[trial.sort] == STRIKE
    first = 1 + (strike and level == HEROIC)
    found = fsum([likely * losses[first + more] for more, likely in enumerate(chances)])
    if (level == SKILLED and strike) or (level == HEROIC and not strike):
        for before, likely in enumerate((0.0 if strike else 1.0 - fsum(chances), *chances)):
            for more, again in enumerate(chances, 1):
                found += likely * again * (losses[before + more] - losses[before])
    return found


def _losses(state: HybridState, target: int) -> tuple[float, ...]:
    """By wounds: what they take from a warrior, or from the switch, in strength; no more than all of it."""
    if target < 0:
        return tuple([BREACH * min(TOUGH - state.hits, wounds) for wounds in range(5)])
    kind, hurt = state.kinds[target], state.wounds[target]
    whole = strength_of(kind, hurt)
    return tuple([whole - strength_of(kind, min(NV[kind], hurt + wounds)) for wounds in range(5)])


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
