"""The charts: what each draws of a match, and what it says in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...engine.plain import Seat, Value
from ...language.phrases import listed
from ...language.words import _, said
from ...table.charts import Charts, CommonChart, Counts, Form, Kind, Tally
from .series import Point, by_turn, luck_in_words


class Chart(Value, frozen=True):
    title: str
    measure: str
    places: Callable[[Sequence[Point]], Sequence[int]]
    """Which points are drawn."""
    value: Callable[[Point, Seat], float | None]
    words: Callable[[Point, Seat], str]
    sentence: Callable[[Point, Sequence[str]], str]
    """How things stand at a point, with the names of the seats."""
    bounds: tuple[float, float] | None = None
    level: float | None = None
    kinds: tuple[Kind, ...] = ()
    counts: Callable[[Point], Counts] | None = None
    """How much of each kind it is."""
    form: Form = Form.LINES


def charts(wanted: Charts) -> tuple[Chart, ...]:
    """Those that a game wants, in the language of the process."""
    tallies = [tally for tally in wanted if isinstance(tally, Tally)]
    return tuple(_own(each, tallies.index(each)) if isinstance(each, Tally) else _common(each) for each in wanted)


def _common(which: CommonChart) -> Chart:
    match which:
        case CommonChart.SCORE:
            return Chart(_("Score"), _("Points"), by_turn, _score, _score_in_words, _about_scores)
        case CommonChart.CHANCE:
            measure = _("Chance to win, %")
            return Chart(_("Win Chance"), measure, _all, _chance, _chance_in_words, _about_chances, (0.0, 100.0))
        case CommonChart.LUCK:
            measure = _("Points got − points expected")
            return Chart(_("Luck"), measure, _all, _gain, _gain_in_words, _about_luck, level=0.0)


def _own(tally: Tally, at: int) -> Chart:
    def value(point: Point, seat: Seat) -> float:
        return sum(point.tallies[at][seat])

    def words(point: Point, seat: Seat) -> str:
        return minus(sum(point.tallies[at][seat]))

    def sentence(point: Point, names: Sequence[str]) -> str:
        if tally.form is Form.BANDS:
            return _about_kinds(point.tallies[at], tally.kinds, names)
        return _about_leaders([sum(counts) for counts in point.tallies[at]], names)

    return Chart(
        said(tally.title),
        said(tally.measure),
        _all,
        value,
        words,
        sentence,
        kinds=tally.kinds,
        counts=lambda point: point.tallies[at],
        form=tally.form,
    )


def minus(number: int) -> str:
    """A whole number, with a minus as it is printed."""
    return str(number).replace("-", "−")


def _all(points: Sequence[Point]) -> Sequence[int]:
    return range(len(points))


def _score(point: Point, seat: Seat) -> float | None:
    return point.scores[seat]


def _score_in_words(point: Point, seat: Seat) -> str:
    return str(point.scores[seat])


def _about_scores(point: Point, names: Sequence[str]) -> str:
    return _about_leaders(point.scores, names)


def _about_leaders(scores: Sequence[int], names: Sequence[str]) -> str:
    best = max(scores)
    leaders = _with(best, scores, names)
    if len(leaders) == len(names):
        return _("All have {score}.", score=minus(best))
    if len(leaders) == 1:
        return _("{name} leads with {score}.", name=leaders[0], score=minus(best))
    return _("{names} lead with {score}.", names=listed(leaders), score=minus(best))


def _about_kinds(counts: Counts, kinds: Sequence[Kind], names: Sequence[str]) -> str:
    found = []
    for at, kind in enumerate(kinds):
        column = [row[at] for row in counts]
        if best := max(column):
            leaders = listed(_with(best, column, names))
            found.append(_("{kind} {names} ({number})", kind=said(kind.name), names=leaders, number=best))
    return _("The most {leaders}.", leaders=", ".join(found)) if found else _("There is nothing to count here.")


def _with(best: int, scores: Sequence[int], names: Sequence[str]) -> list[str]:
    return [name for name, score in zip(names, scores, strict=True) if score == best]


def _chance(point: Point, seat: Seat) -> float | None:
    return 100 * point.chances[seat] if point.chances else None


def _chance_in_words(point: Point, seat: Seat) -> str:
    if not point.chances:
        return "?"
    share = _("{percent} %", percent=f"{100 * point.chances[seat]:.1f}")
    return share if point.exact else _("about {share}", share=share)


def _about_chances(point: Point, names: Sequence[str]) -> str:
    if not point.chances:
        return _("What one player holds decides here, so chances are shown when the match is over.")
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
