"""What many matches come to, in figures."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

from ..engine.game import shares
from ..engine.plain import Plain, Value
from ..games import load
from ..language.words import _
from .arena import Plan, Played


class Tally(Value, frozen=True, gc=False):
    """The result of a run; what is listed by seat is in seat order."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Plain]
    seed: int
    matches: int
    unfinished: int
    decisions: int
    seconds: float
    decisions_per_second: float
    mean_length: float
    wins: tuple[float, ...]
    """A shared victory counts for each of the winners as its share, one won together for each as a whole."""
    score_mean: tuple[float, ...]
    score_deviation: tuple[float, ...]
    saved: str = ""


def tally(plan: Plan, played: Sequence[Played], seconds: float) -> Tally:
    """Add up a run that took so many seconds from its first match to its last."""
    ended = [match.outcome for match in played if match.outcome is not None]
    decisions = sum(match.decisions for match in played)
    together = load(plan.game).game.info.together
    parts = [shares(outcome.places, together) for outcome in ended]
    scores = [[outcome.scores[seat] for outcome in ended] or [0] for seat in range(plan.seats)]
    return Tally(
        game=plan.game,
        seats=plan.seats,
        bots=plan.bots,
        options=plan.options,
        seed=plan.seed,
        matches=len(played),
        unfinished=len(played) - len(ended),
        decisions=decisions,
        seconds=round(seconds, 4),
        decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
        mean_length=round(decisions / len(played), 2) if played else 0.0,
        wins=tuple(round(sum(part[seat] for part in parts), 4) for seat in range(plan.seats)),
        score_mean=tuple(round(statistics.fmean(each), 4) for each in scores),
        score_deviation=tuple(round(statistics.pstdev(each), 4) for each in scores),
        saved=str(plan.save or "").encode(errors="replace").decode(),
    )


def tally_text(result: Tally) -> str:
    """The figures for people."""
    head = _(
        "{game}: {matches} matches, {unfinished} unfinished, {decisions} decisions in {seconds:.2f} s "
        "({rate:,.0f} a second), {length:.1f} a match",
        game=result.game,
        matches=result.matches,
        unfinished=result.unfinished,
        decisions=result.decisions,
        seconds=result.seconds,
        rate=result.decisions_per_second,
        length=result.mean_length,
    )
    columns = (_("seat"), _("bot"), _("wins"), _("share"), _("score"), _("deviation"))
    rows = [columns, *(_row(result, seat) for seat in range(result.seats))]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    return "\n".join([head, *lines])


def _row(result: Tally, seat: int) -> tuple[str, ...]:
    ended = result.matches - result.unfinished
    return (
        str(seat + 1),
        result.bots[seat],
        f"{result.wins[seat]:g}",
        f"{result.wins[seat] / ended:.1%}" if ended else "-",
        f"{result.score_mean[seat]:.2f}",
        f"{result.score_deviation[seat]:.2f}",
    )
