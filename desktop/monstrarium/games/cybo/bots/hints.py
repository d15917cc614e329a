"""How a bot judges CYBO: it plays exactly for the win between two seats, and for points among more."""

from __future__ import annotations

from math import exp, sqrt

from ....engine.action import Action
from ....engine.game import Chances
from ....engine.plain import Seat
from ....language.words import _
from ..actions import Keep, Roll
from ..ending import round_scores
from ..odds import decision, expected_now
from ..race import chances, is_exact, win_rates
from ..state import ROUNDS, CyboState, Phase

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

    def reason(self, state: CyboState, action: Action) -> str:
        """Both expectations, and both chances to win where they are known."""
        choice = decision(state)
        if choice is None:
            return _("There is nothing else to do.") if state.phase is not Phase.OVER else ""
        fields = {"keep": choice.keep, "roll": f"{choice.rolling:.1f}"}
        rates = win_rates(state)
        if rates is None:
            return _("Keeping is worth {keep}; rolling is worth {roll} on average.", **fields)
        fields |= {"keep_wins": f"{rates[0]:.1%}", "roll_wins": f"{rates[1]:.1%}"}
        if is_exact(state):
            return _(
                "Keeping is worth {keep} and wins {keep_wins}; "
                "rolling is worth {roll} on average and wins {roll_wins}.",
                **fields,
            )
        return _(
            "Keeping is worth {keep} and wins about {keep_wins}; "
            "rolling is worth {roll} on average and wins about {roll_wins}.",
            **fields,
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
