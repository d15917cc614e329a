"""What makes a bot good at CYBO: exact play for the win between two seats, and for the points elsewhere."""

from __future__ import annotations

from math import exp, sqrt

from ....engine.action import Action
from ....engine.game import Chances, shares
from ....engine.plain import Seat
from ....language.words import _
from ..actions import Keep, Roll
from ..ending import places, round_scores, seat_of
from ..odds import Gamble, Outlook, expected, gamble, outlook, spread
from ..options import Level
from ..race import layers, plus, remaining, value_ahead, win_shares
from ..state import ROUNDS, CyboState, Phase
from ..turn import terms_of

NOISE = 1e-12
"""Chances to win that are closer than this are the same: the rest is rounding."""
NOTHING = Outlook(((0, 1.0),), ())
"""What lies ahead in a turn that is written down."""
SCATTER = 1.9
"""The variance of one Advanced turn."""


class CyboHints:
    """Every figure here is a pure function of the state."""

    def value(self, state: CyboState, seat: Seat) -> float:
        """How far ahead in points the seat is: what somebody sees who plays for points. `best` plays for the win."""
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
        """By seat; never None."""
        return Chances(chances(state), is_exact(state))

    def reason(self, state: CyboState, action: Action) -> str:
        """Both expectations, and both chances to win where they are known."""
        choice = decision(state)
        if choice is None:
            return _("There is nothing else to do.") if state.phase is not Phase.OVER else ""
        figures = {"keep": choice.keep, "roll": f"{choice.rolling:.1f}"}
        rates = win_rates(state)
        if rates is None:
            return _("Keeping is worth {keep}; rolling is worth {roll} on average.", **figures)
        figures |= {"keep_wins": f"{rates[0]:.1%}", "roll_wins": f"{rates[1]:.1%}"}
        if is_exact(state):
            return _(
                "Keeping is worth {keep} and wins {keep_wins}; "
                "rolling is worth {roll} on average and wins {roll_wins}.",
                **figures,
            )
        return _(
            "Keeping is worth {keep} and wins about {keep_wins}; "
            "rolling is worth {roll} on average and wins about {roll_wins}.",
            **figures,
        )


def decision(state: CyboState) -> Gamble | None:
    """The decision on a Quad that is owed now."""
    return gamble(terms_of(state, state.seat), state.rolls) if state.phase is Phase.QUAD else None


def chances(state: CyboState) -> tuple[float, ...]:
    """By seat: the chance to win, shared victories shared.

    Two seats are taken to play for the win, more of them for the most points.
    """
    if state.phase is Phase.OVER:
        return shares(places(state))
    if len(state.order) == 2 and not state.extra:
        first = _first_value(state, _ahead(state))
        return (first, 1 - first) if state.order[0] == 0 else (1 - first, first)
    return _shares(state, _now(state))


def is_exact(state: CyboState) -> bool:
    """Whether chances are more than an estimate: no tie-break and no Grand Master's lock lies ahead."""
    plain = state.house.ties == "share" and Level.GRAND_MASTER not in state.levels
    return plain or state.phase is Phase.OVER


def win_rates(state: CyboState) -> tuple[float, float] | None:
    """The chance to win of the seat that decides on a Quad: if it keeps, if it rolls; None where points decide."""
    choice = decision(state)
    if choice is None or (len(state.order) > 2 and not state.extra):
        return None
    keep = Outlook(((choice.keep, 1.0),), ())
    roll = Outlook(((choice.hit, choice.chance), (choice.miss, 1 - choice.chance)), ())
    return _wins_with(state, keep), _wins_with(state, roll)


def expected_now(state: CyboState) -> float:
    """The points that the turn which runs still brings on average."""
    return 0.0 if state.phase is Phase.SCORED else expected(terms_of(state, state.seat), state.rolls)


def _wins_with(state: CyboState, ahead: Outlook) -> float:
    """The chance of the seat with the die when this lies ahead in its turn."""
    if state.extra:
        return _shares(state, ahead.points)[state.seat]
    first = _first_value(state, ahead)
    return first if state.seat == state.order[0] else 1 - first


def _estimate(state: CyboState, seat: Seat) -> float:
    """From the lead over the best of the others, measured against how far scores still scatter."""
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


def _ahead(state: CyboState) -> Outlook:
    return NOTHING if state.phase is Phase.SCORED else outlook(terms_of(state, state.seat), state.rolls)


def _now(state: CyboState) -> tuple[tuple[int, float], ...]:
    return NOTHING.points if state.phase is Phase.SCORED else spread(terms_of(state, state.seat), state.rolls)


def _played(state: CyboState) -> int:
    """How many turns are over once the one that runs is."""
    return len(state.rows) + (state.phase is not Phase.SCORED)


def _first_value(state: CyboState, ahead: Outlook) -> float:
    """The value of the seat that rolls first, of two, when this is what lies ahead in the turn that runs."""
    one, two = state.order
    after = layers(terms_of(state, one), terms_of(state, two))[_played(state)]
    return value_ahead(after, ahead, state.scores[one] - state.scores[two], 1 if state.seat == one else -1)


def _shares(state: CyboState, now: tuple[tuple[int, float], ...]) -> tuple[float, ...]:
    """Win chances when this is how the turn that runs pays, and every later turn goes for the most points."""
    playing = state.contest or state.order
    scores = round_scores(state) if state.extra else dict(enumerate(state.scores))
    turns = range(_played(state), len(state.order) * ROUNDS + len(state.extra))
    later = [seat_of(state, turn) for turn in turns]
    totals = []
    for seat in playing:
        rest = remaining(spread(terms_of(state, seat)), later.count(seat))
        total = {scores[seat] + paid: chance for paid, chance in rest}
        totals.append(plus(total, now) if seat == state.seat else total)
    shares = dict(zip(playing, win_shares(totals), strict=True))
    return tuple(shares.get(seat, 0.0) for seat in range(len(state.order)))
