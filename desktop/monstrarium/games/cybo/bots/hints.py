"""How a bot judges CYBO: it plays exactly for the win between two seats, and for points among more."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from ....engine.action import Action
from ....engine.course import Course
from ....engine.game import Chances
from ....engine.plain import Seat
from ....language.words import _, _n
from ..actions import Keep, Roll
from ..ending import round_scores
from ..odds import decision, expected_now, nexts, trinity_chance
from ..race import chances, is_exact, win_rates
from ..state import ROUNDS, CyboState, Phase
from ..turn import terms_of, verdict

NOISE = 1e-12
"""Chances to win that differ by less than this are equal: the rest is rounding."""
SCATTER = 1.9
"""The variance of one Advanced turn."""


class CyboHints:
    def value(self, state: CyboState, seat: Seat) -> float:
        """The chance to win as a player for points would estimate it; `best` plays for the win."""
        return chances(state)[seat] if state.phase is Phase.OVER else _estimate(state, seat)

    def weight(self, state: CyboState, action: Action) -> float:
        """In proportion to what the action pays on average."""
        choice = decision(state)
        if choice is None:
            return 1.0
        return 0.5 + (choice.keep if isinstance(action, Keep) else choice.rolling)

    def best(self, state: CyboState, seat: Seat) -> Action | None:
        """Between two seats the action that wins most often, else the one that pays most on average."""
        if state.phase is Phase.OVER or seat != state.seat:
            return None
        choice = decision(state)
        if choice is None:
            return Roll(seat)
        keep_wins, roll_wins = win_rates(state) or (0.0, 0.0)
        if abs(keep_wins - roll_wins) > NOISE:
            return Keep(seat) if keep_wins > roll_wins else Roll(seat)
        return Keep(seat) if choice.keep >= choice.rolling else Roll(seat)

    def chances(self, state: CyboState) -> Chances | None:
        return Chances(chances(state), is_exact(state))

    def reason(self, seen: CyboState, course: Course, names: Sequence[str], worlds: Sequence[CyboState]) -> str:
        """What the next roll can bring; or what keeping and rolling are worth, and how often each wins if known."""
        choice = decision(seen)
        if choice is None:
            return _why_roll(seen)
        target = verdict(terms_of(seen, seen.seat), seen.rolls).target
        fields = {"keep": choice.keep, "roll": f"{choice.rolling:.1f}", "target": target}
        rates = win_rates(seen)
        if rates is None:
            return _("Keeping is worth {keep} points; rolling for {target} is worth {roll} on average.", **fields)
        fields |= {"keep_wins": f"{rates[0]:.1%}", "roll_wins": f"{rates[1]:.1%}"}
        if is_exact(seen):
            return _(
                "Keeping is worth {keep} and wins {keep_wins}; "
                "rolling for {target} is worth {roll} on average and wins {roll_wins}.",
                **fields,
            )
        return _(
            "Keeping is worth {keep} and wins about {keep_wins}; "
            "rolling for {target} is worth {roll} on average and wins about {roll_wins}.",
            **fields,
        )


def _why_roll(state: CyboState) -> str:
    """What the next roll of a turn without a Trinity can bring; there is nothing else to do."""
    terms, rolls = terms_of(state, state.seat), state.rolls
    chance, points = f"{trinity_chance(terms, rolls):.0%}", f"{expected_now(state):.1f}"
    if not rolls:
        return _(
            "Every turn begins with a roll: {chance} make a Trinity, and a turn is worth {points} points on average.",
            chance=chance,
            points=points,
        )
    ahead, line = nexts(terms, rolls), "-".join(map(str, rolls))
    made = [str(each.number) for each in ahead if each.completes]
    if made:
        return _n(
            "After {rolls}, {numbers} makes a Trinity. The turn is worth {points} points on average.",
            "After {rolls}, any of {numbers} makes a Trinity. The turn is worth {points} points on average.",
            len(made),
            rolls=line,
            numbers=", ".join(made),
            points=points,
        )
    return _(
        "After {rolls}, {good} of {of} numbers keep the turn going. A Trinity comes of it in {chance}.",
        rolls=line,
        good=sum([each.lives for each in ahead]),
        of=len(ahead),
        chance=chance,
    )


def _estimate(state: CyboState, seat: Seat) -> float:
    """The chance to win from the lead over the best rival and how much the scores can still change."""
    playing = state.contest or state.order
    if seat not in playing:
        return 0.0
    scores = round_scores(state) if state.extra else dict(enumerate(state.scores))
    own = scores[seat] + (expected_now(state) if seat == state.seat else 0.0)
    best = max(
        scores[other] + (expected_now(state) if other == state.seat else 0.0) for other in playing if other != seat
    )
    left = 1 if state.extra else ROUNDS - len(state.rows) // len(state.order)
    odds = exp(1.7 * (own - best) / sqrt(2 * SCATTER * left))
    return odds / (odds + len(playing) - 1)
