"""`monstrarium simulate`: lets bots play many matches, prints statistics, and can save the matches."""

from __future__ import annotations

import argparse
import math
import statistics
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ..engine.game import shares
from ..engine.plain import Plain, Value
from ..games import load
from ..lab.matches import WORDS, understand
from ..lab.pools import pool
from ..lab.runs import go_on
from ..lab.series import SeriesTask
from ..lab.statistics import wilson
from ..lab.tasks import Line
from ..language.words import _
from .arguments import agree
from .games import info_of
from .parser import CommandError, Parsers, add_json, printable
from .progress import Progress


def add_parser(subparsers: Parsers) -> None:
    parser = subparsers.add_parser("simulate", help=_("let bots play many matches"))
    parser.add_argument("game", metavar=_("GAME"), help=_("the key of a game, as `monstrarium games` lists it"))
    parser.add_argument("--matches", type=int, default=100, metavar="N", help=_("how many; 100 if left out"))
    parser.add_argument(
        "--from", dest="first", type=int, default=1, metavar="N", help=_("the number of the first match; 1 if left out")
    )
    parser.add_argument("--seats", type=int, metavar="K", help=_("as few as the game allows, if left out"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=_("the same seed is the same run"))
    parser.add_argument(
        "--bots",
        default="random",
        metavar=_("BOT,…"),
        help=_("one for all players, or one for each: {kinds}", kinds=", ".join(WORDS)),
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=_("KEY=VALUE"),
        help=_("set an option of the game; may be repeated"),
    )
    parser.add_argument("--save", type=Path, metavar=_("DIR"), help=_("keep every match as a file there"))
    parser.add_argument(
        "--jobs",
        type=int,
        default=1,
        metavar="J",
        help=_("how many processes share the work; 0 for one on each core"),
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    task = _task(args)
    progress = Progress(args.matches)
    with progress, pool(args.jobs) as players:
        findings = go_on(task, players, args.first - 1, args.matches, tell=progress.told)
    result = tally(task, findings.lines[0], progress.seconds)
    print(msgspec.json.encode(result).decode() if args.json else tally_text(result))
    return 0


def _task(args: argparse.Namespace) -> SeriesTask:
    info = info_of(args.game)
    seats = info.seats[0] if args.seats is None else args.seats
    for name, least in (("matches", 1), ("jobs", 0), ("from", 1)):
        if getattr(args, "first" if name == "from" else name) < least:
            raise CommandError(_("--{name} must be at least {least}.", name=name, least=least))
    options = agree(info, seats, args.option)
    words = tuple(args.bots.split(","))
    if len(words) not in (1, seats):
        raise CommandError(
            _("{bots} bots are named for {seats} seats; name one, or one each.", bots=len(words), seats=seats)
        )
    for word in words:
        understand(word)
    if args.save is not None:
        _make_folder(args.save)
    every = words * (seats // len(words))
    save = "" if args.save is None else str(args.save.absolute())
    return SeriesTask(info.key, seats, options, args.seed, True, load(info.key).content, every, save)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(
            _("{path} cannot be used to save matches: {reason}.", path=folder, reason=error.strerror or error)
        ) from None


# ---- statistics


class Tally(Value, frozen=True, gc=False):
    """The statistics of a run; tuples are by seat."""

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
    """A shared victory is divided among its winners; one won together counts as 1 for each."""
    shares: tuple[float, ...]
    """Of the matches that ended."""
    intervals: tuple[tuple[float, float], ...]
    """Between which shares the true one lies, in 95 of 100 runs."""
    score_mean: tuple[float, ...]
    score_deviation: tuple[float, ...]
    saved: str = ""


def tally(plan: SeriesTask, played: Sequence[Line], seconds: float) -> Tally:
    ended = [match for match in played if match.places]
    decisions = sum(match.decisions for match in played)
    together = load(plan.game).game.info.together
    parts = [shares(outcome.places, together) for outcome in ended]
    wins = [math.fsum([part[seat] for part in parts]) for seat in range(plan.seats)]
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
        wins=tuple(round(won, 4) for won in wins),
        shares=tuple(round(won / len(ended), 4) if ended else 0.0 for won in wins),
        intervals=tuple(_rounded(wilson(won, len(ended))) for won in wins),
        score_mean=tuple(round(statistics.fmean(each), 4) for each in scores),
        score_deviation=tuple(round(statistics.pstdev(each), 4) for each in scores),
        saved=printable(plan.save),
    )


def _rounded(interval: tuple[float, float]) -> tuple[float, float]:
    return round(interval[0], 4), round(interval[1], 4)


def tally_text(result: Tally) -> str:
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
    columns = (_("seat"), _("bot"), _("wins"), _("share"), _("95% interval"), _("score"), _("deviation"))
    rows = [columns, *(_row(result, seat) for seat in range(result.seats))]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    return "\n".join([head, *lines])


def _row(result: Tally, seat: int) -> tuple[str, ...]:
    ended = result.matches - result.unfinished
    low, high = result.intervals[seat]
    return (
        str(seat + 1),
        result.bots[seat],
        f"{result.wins[seat]:g}",
        f"{result.shares[seat]:.1%}" if ended else "-",
        f"{low:.1%} – {high:.1%}" if ended else "-",
        f"{result.score_mean[seat]:.2f}",
        f"{result.score_deviation[seat]:.2f}",
    )
