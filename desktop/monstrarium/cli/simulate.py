"""`monstrarium simulate`: lets bots play many matches, prints statistics, and can save the matches."""

from __future__ import annotations

import argparse
import math
import os
import signal
import statistics
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

import msgspec

from ..engine.game import shares
from ..engine.plain import Plain, Value
from ..games import load
from ..language.words import _
from .arena import Plan, Played, play_some
from .arguments import WORDS, agree, understand
from .games import info_of
from .parser import CommandError, Parsers, add_json, printable

BATCHES = 20
"""The number of batches per process, so that progress is shown and all processes end at about the same time."""
MOST_PROCESSES = 61
"""The most processes of a pool on Windows."""
SURE = 1.959964
"""This many standard errors up and down hold 95 of 100."""


def add_parser(subparsers: Parsers) -> None:
    parser = subparsers.add_parser("simulate", help=_("let bots play many matches"))
    parser.add_argument("game", metavar=_("GAME"), help=_("the key of a game, as `monstrarium games` lists it"))
    parser.add_argument("--matches", type=int, default=100, metavar="N", help=_("how many; 100 if left out"))
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
    plan = _plan(args)
    begun = perf_counter()
    played = []
    for done in _play(plan, args.matches, args.jobs or _cores()):
        played += done
        _tell_progress(len(played), args.matches)
    result = tally(plan, played, perf_counter() - begun)
    print(msgspec.json.encode(result).decode() if args.json else tally_text(result))
    return 0


def _plan(args: argparse.Namespace) -> Plan:
    info = info_of(args.game)
    seats = info.seats[0] if args.seats is None else args.seats
    for name, least in (("matches", 1), ("jobs", 0)):
        if getattr(args, name) < least:
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
    return Plan(info.key, seats, options, words * (seats // len(words)), args.seed, args.save)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(
            _("{path} cannot be used to save matches: {reason}.", path=folder, reason=error.strerror or error)
        ) from None


def _play(plan: Plan, matches: int, jobs: int) -> Iterator[list[Played]]:
    size = max(1, matches // (jobs * BATCHES))
    batches = [range(first, min(first + size, matches)) for first in range(0, matches, size)]
    if jobs == 1:
        yield from (play_some(plan, batch) for batch in batches)
        return
    with _pool(jobs) as pool:
        futures: list[Future[list[Played]]] = [pool.submit(play_some, plan, batch) for batch in batches]
        try:
            for future in as_completed(futures):
                yield future.result()
        except BrokenProcessPool:
            raise CommandError(_("A process that played was ended from outside; nothing can be added up.")) from None
        finally:
            pool.shutdown(cancel_futures=True)


def _pool(jobs: int) -> ProcessPoolExecutor:
    try:
        return ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts)
    except (ImportError, OSError) as error:  # There is no place for semaphores, as in a bare container.
        raise CommandError(
            _("This system lets no processes share work: {reason}. Use --jobs 1.", reason=error)
        ) from None


def _cores() -> int:
    """The cores that this process may use, but no more than Windows waits for."""
    free = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(free, MOST_PROCESSES)


def _leave_interrupts() -> None:
    """Ignore Ctrl+C in the worker processes; the main process ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _tell_progress(done: int, of: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == of else ""
        print("\r" + _("{done} of {of} matches", done=done, of=of), end=end, file=sys.stderr, flush=True)


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


def tally(plan: Plan, played: Sequence[Played], seconds: float) -> Tally:
    ended = [match.outcome for match in played if match.outcome is not None]
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
        saved=printable(str(plan.save or "")),
    )


def wilson(won: float, of: int) -> tuple[float, float]:
    """Wilson's interval: between which shares the true share lies when `won` of `of` were won."""
    if not of:
        return 0.0, 1.0
    share, square = won / of, SURE * SURE
    middle = (share + square / (2 * of)) / (1 + square / of)
    reach = SURE / (1 + square / of) * math.sqrt(share * (1 - share) / of + square / (4 * of * of))
    return max(0.0, middle - reach), min(1.0, middle + reach)


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
