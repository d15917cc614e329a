"""What a sensible side answers when its mission asks: who carries the venom, which exit closes, where clones float."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.plain import Plain
from ....engine.rng import Rng
from ..ground.walking import ways_to
from ..printed.warriors import SIZE
from ..state import GRIFFIN, HybridState
from .errands import quest_of
from .progress import prospects

CLOSE = 0.15
"""How much worse than the best carrier another one may be, so that nobody guesses whom a side would choose."""
SAFE = 4
"""How many steps from the next enemy a clone may float."""


def carrier(state: HybridState, options: Sequence[Plain]) -> Plain:
    """By lot one of those that can hope to get out."""
    hopes = []
    for option in options:
        world = state.clone()
        world.carrier = _number(option)
        hopes.append(_hope(world, 1))
    least = min(hopes)
    luck = Rng(state.rng.word ^ 0x27D4EB2F)
    return luck.pick([option for option, hope in zip(options, hopes, strict=True) if hope <= least + CLOSE])


def exit_to_close(state: HybridState, options: Sequence[Plain]) -> Plain:
    """That without which the Griffins fare best."""

    def without(option: Plain) -> float:
        world = state.clone()
        world.gates &= ~(1 << _number(option))
        return _hope(world, GRIFFIN)

    return max(options, key=without)


def tank(state: HybridState, options: Sequence[Plain]) -> Plain:
    """Near what the Griffins are after, but not under their hands."""
    foes = state.standing(GRIFFIN)
    spots = [square for square in state.spots if square >= 0]

    def merit(option: Plain) -> tuple[bool, int]:
        square = _number(option)
        near = [ways_to(state.plan, state.squares[foe], SIZE[state.kinds[foe]])[square] for foe in foes]
        far = [ways_to(state.plan, spot)[square] for spot in spots]
        return min(near, default=SAFE) >= SAFE, -min(far, default=0)

    return max(options, key=merit)


def _hope(state: HybridState, seat: int) -> float:
    """How likely the Griffins are to win, as far as a seat knows, if nobody threatens anybody."""
    return prospects(state, quest_of(state, seat), [0.0] * len(state.kinds))


def _number(option: Plain) -> int:
    assert isinstance(option, tuple)
    number = option[1]
    assert isinstance(number, int)
    return number
