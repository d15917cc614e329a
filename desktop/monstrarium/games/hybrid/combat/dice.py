"""The dice: Natural Rolls plain and prepared, what cards change about them, and the exact chances of a roll."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ....engine.event import Sink
from ....engine.plain import Value
from ....engine.rng import Rng
from ..events.fights import Rolled
from ..printed.action_cards import CARDS
from ..state import HybridState
from .modifiers import Parts, ledger, perfect, perfect_by, success, sum_of, width
from .prepared_roll import FAMILY_OF, HEROIC, MASTER, PARRY, STRIKE, PreparedRoll, Sort
from .prepared_roll import SHOT as SHOOTING

CRITICAL, FAILURE, SUCCESS, PERFECT = range(4)
"""The results of a roll: from SUCCESS on it has succeeded."""
DIE = 10
"""The faces of a die."""
DOUBLE = (STRIKE, SHOOTING, PARRY)
"""The families in which the Master level rolls two dice."""
REMEMBERED = 1 << 12
"""How many chances are kept once they are worked out."""


# ---- the chances of a roll


class RollChange(Value, frozen=True, gc=False):
    """How a roll differs from one die against its Success Level."""

    dice: int = 1
    """More than 1: so many, and the lowest counts; less than 1: 2 - dice of them, and the highest counts."""
    perfect: int = 1
    """The highest number that is perfect."""
    jam: int = 0
    """The lowest number that fails; 0 for none but 10."""
    rerolls: int = 0
    """How often a failure is rolled once more."""
    spoils: int = 0
    """How often a success is rolled once more."""
    sure: bool = False
    """Whether it counts as a 1 without a roll."""


class Odds(Value, frozen=True, gc=False):
    """The probabilities that a roll succeeds, succeeds perfectly, and fails critically."""

    success: float
    perfect: float
    critical: float

    @property
    def percent(self) -> int:
        """The chance of success as people read it."""
        return round(self.success * 100)


PLAIN = RollChange()


def limit(level: int, bend: RollChange) -> int:
    """The highest number that succeeds: a 1 always does, a 10 never."""
    most = max(1, min(DIE - 1, level))
    if bend.jam:
        most = min(most, bend.jam - 1)
    return max(most, bend.perfect)


def number(dice: int) -> int:
    """How many dice are rolled."""
    return dice if dice >= 1 else 2 - dice


@lru_cache(REMEMBERED)
def odds(level: int, bend: RollChange = PLAIN) -> Odds:
    """The chances of a roll with this Success Level."""
    if bend.sure:
        return Odds(1.0, 1.0, 0.0)
    good = _at_most(limit(level, bend), bend.dice)
    best = _at_most(min(bend.perfect, DIE - 1), bend.dice)
    worst = 1.0 - _at_most(DIE - 1, bend.dice)
    share, critical = best / good, worst
    once_good, once_worst = good, worst
    for _time in range(bend.spoils):
        critical += good * once_worst
        good *= once_good
    for _time in range(bend.rerolls):
        critical = (1.0 - good) * once_worst
        good += (1.0 - good) * once_good
    return Odds(good, good * share, critical)


def _at_most(most: int, dice: int) -> float:
    """How likely the die that counts shows this number or less."""
    if dice >= 1:
        return 1.0 - ((DIE - most) / DIE) ** dice
    return float((most / DIE) ** (2 - dice))


# ---- rolling


class Roll(NamedTuple):
    """The outcome of a roll: its result, its level, and what cards on it do beside changing the die."""

    result: int
    level: int
    wounds: int = 0
    """More wounds than otherwise."""
    most: int = 0
    """The limit of the wounds; 0 for none."""
    push: int = 0
    """The squares by which the enemy is pushed."""
    flags: int = 0
    """The bits of `action_cards`."""
    padding: int = 0
    """The wounds that a failed parry prevents."""
    toll: int = 0
    """The cards that the other side draws if it is wounded."""

    @property
    def hits(self) -> bool:
        return self.result >= SUCCESS

    @property
    def shot_wounds(self) -> int:
        """The wounds of a shot that hits."""
        return self._limited(1 + (self.result == PERFECT) + self.wounds)

    @property
    def strike_wounds(self) -> int:
        """The wounds of a strike that hits: one more on the Heroic level."""
        return self._limited(1 + (self.result == PERFECT) + self.wounds + (self.level == HEROIC))

    def _limited(self, wounds: int) -> int:
        return min(wounds, self.most) if self.most else wounds


def natural(state: HybridState, warrior: int, bonus: int = 0) -> tuple[int, int, bool]:
    """A roll in which no card helps, as in jumps and traps: its Success Level, its die, whether it succeeds."""
    level = sum_of(success(state, Sort.TEST, warrior)) + bonus
    die = state.rng.roll(DIE)
    return level, die, die <= limit(level, RollChange())


def plain(state: HybridState, sort: int, warrior: int, target: int, level: int, out: Sink | None) -> int:
    """The result of a roll in a fight on which no card is played."""
    prepared = PreparedRoll(sort, warrior, target, level=level)
    return roll(state, prepared, out)


def bend_of(state: HybridState, prepared: PreparedRoll, level: int = 0) -> RollChange:
    """The Bend of a prepared roll, at its level or at another one."""
    master = (level or prepared.level) == MASTER and FAMILY_OF[prepared.sort] in DOUBLE
    if not prepared.tally:
        return bend(perfect(state, prepared.sort, prepared.warrior), master)
    return RollChange(
        1 + master + prepared.total("dice"),
        width(state, prepared),
        prepared.least("jam"),
        prepared.total("rerolls"),
        prepared.total("spoils"),
        prepared.total("sure") > 0,
    )


BENDS = tuple([tuple([RollChange(1 + master, each) for master in (False, True)]) for each in range(DIE)])


def bend(wide: int, master: bool) -> RollChange:
    """The Bend of a roll without cards."""
    return BENDS[wide][master]


def roll(state: HybridState, prepared: PreparedRoll, out: Sink | None) -> int:
    """Roll what is prepared: the result. Cards that spoil a success come before those that mend a failure."""
    parts = ledger(state, prepared)
    level, bent = sum_of(parts), bend_of(state, prepared)
    result = _once(state, prepared, parts, level, bent, "", out)
    for time in range(bent.spoils):
        if result >= SUCCESS:
            result = _once(state, prepared, parts, level, bent, _card(state, prepared, "spoils", time), out)
    for time in range(bent.rerolls):
        if result < SUCCESS:
            result = _once(state, prepared, parts, level, bent, _card(state, prepared, "rerolls", time), out)
    return result


def _once(
    state: HybridState, prepared: PreparedRoll, parts: Parts, level: int, bent: RollChange, card: str, out: Sink | None
) -> int:
    """Roll the dice once. `card` is the key of the card that has them rolled again, or empty."""
    dice = _dice(state.rng, bent)
    die = min(dice) if bent.dice >= 1 else max(dice)
    state.dice[state.sides[prepared.warrior]] = die
    if die == DIE:
        result = CRITICAL
    elif die <= bent.perfect:
        result = PERFECT
    else:
        result = SUCCESS if die <= limit(level, bent) else FAILURE
    if out is not None:
        seat, percent = state.sides[prepared.warrior], odds(level, bent).percent
        ids = (prepared.sort, prepared.warrior, prepared.target, prepared.level)
        because = _because(state, prepared, level, bent, die)
        out.emit(Rolled(seat, *ids, parts, level, dice, die, percent, result, card, because))
        out.beat()
    return result


def _because(state: HybridState, prepared: PreparedRoll, level: int, bent: RollChange, die: int) -> str:
    """The key of what made a die count as it did, where that is more than its number against the Success Level."""
    if bent.sure:
        return _card(state, prepared, "sure")
    if 1 < die <= bent.perfect:
        return perfect_by(state, prepared, die)
    if bent.jam <= die <= limit(level, RollChange()) and bent.jam:
        return _card(state, prepared, "jam")
    return ""


def _card(state: HybridState, prepared: PreparedRoll, word: str, number: int = 0) -> str:
    """The key of the card on a roll that has a word; of several, the one of that number."""
    found = [piece for piece, said, amount in prepared.tally if said == word for _time in range(max(1, amount))]
    if word == "jam":
        found = [piece for piece, said, amount in prepared.tally if said == word and amount == prepared.least(word)]
    return CARDS[state.pieces.face[found[min(number, len(found) - 1)]]].key


def _dice(rng: Rng, bent: RollChange) -> tuple[int, ...]:
    if bent.sure:
        return (1,)
    count = number(bent.dice)
    if count == 1:
        return (rng.roll(DIE),)
    return tuple([rng.roll(DIE) for _die in range(count)])
