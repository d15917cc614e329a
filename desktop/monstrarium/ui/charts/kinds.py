"""The kinds of charts there are: what each draws of a match, and what it says in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...engine.plain import Seat, Value
from ...engine.words import _
from ..screens.wording import listed
from .series import Point, by_turn, luck_in_words


class Chart(Value, frozen=True):
    """One of the charts."""

    title: str
    measure: str
    places: Callable[[Sequence[Point]], Sequence[int]]
    """Which points are drawn."""
    value: Callable[[Point, Seat], float | None]
    words: Callable[[Point, Seat], str]
    """A value as it is read."""
    sentence: Callable[[Point, Sequence[str]], str]
    """How things stand at a point, with the names of the seats."""
    bounds: tuple[float, float] | None = None
    level: float | None = None


def charts() -> tuple[Chart, ...]:
    """All of them, in the language of the process."""
    score = Chart(_("Score"), _("Points"), by_turn, _score, _score_in_words, _about_scores)
    measure = _("Chance to win, %")
    chance = Chart(_("Win Chance"), measure, _all, _chance, _chance_in_words, _about_chances, (0.0, 100.0))
    measure = _("Points got − points expected")
    luck = Chart(_("Luck"), measure, _all, _gain, _gain_in_words, _about_luck, level=0.0)
    return score, chance, luck


def _all(points: Sequence[Point]) -> Sequence[int]:
    return range(len(points))


def _score(point: Point, seat: Seat) -> float | None:
    return point.scores[seat]


def _score_in_words(point: Point, seat: Seat) -> str:
    return str(point.scores[seat])


def _about_scores(point: Point, names: Sequence[str]) -> str:
    best = max(point.scores)
    leaders = [name for name, score in zip(names, point.scores, strict=True) if score == best]
    if len(leaders) == len(names):
        return _("All have {score}.", score=best)
    if len(leaders) == 1:
        return _("{name} leads with {score}.", name=leaders[0], score=best)
    return _("{names} lead with {score}.", names=listed(leaders), score=best)


def _chance(point: Point, seat: Seat) -> float | None:
    return 100 * point.chances[seat] if point.chances else None


def _chance_in_words(point: Point, seat: Seat) -> str:
    if not point.chances:
        return "?"
    share = _("{percent} %", percent=f"{100 * point.chances[seat]:.1f}")
    return share if point.exact else _("about {share}", share=share)


def _about_chances(point: Point, names: Sequence[str]) -> str:
    if not point.chances:
        return _("What one seat holds decides here, so chances are shown when the match is over.")
    if point.exact:
        return _("Exact, when everybody plays as well as can be.")
    return _("Estimates, from what can be seen.")


def _gain(point: Point, seat: Seat) -> float | None:
    return point.luck[seat].gain


def _gain_in_words(point: Point, seat: Seat) -> str:
    luck = point.luck[seat]
    return f"{luck.actual:g} − {luck.expected:.1f} = {luck.gain:+.1f}".replace("-", "−")


def _about_luck(point: Point, names: Sequence[str]) -> str:
    return luck_in_words(point.luck, names)
