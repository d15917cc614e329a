"""`monstrarium lab`: lets bots play many matches to find out who is stronger, how even a game is, and what to learn."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeAlias

import msgspec

from ..bots.levels import LEVELS
from ..content.places import shipped_resources
from ..engine.game import GameInfo
from ..games import load
from ..lab.balance import BalanceTask, measured
from ..lab.compare import facts_of
from ..lab.evolve import evolve, gain, is_proved, story, trial, tuned_by
from ..lab.ladder import LadderTask, ladder, telling_options
from ..lab.matches import WORDS
from ..lab.pools import pool
from ..lab.reports import Report, Speed, comparison, evolution, lesson, markdown, report, together
from ..lab.runs import RunFile, asked, findings_of, go_on, name_of, put_together
from ..lab.statistics import Sequential
from ..lab.tasks import Findings, Task, total
from ..lab.train import as_toml, is_better, learn, learned_by, proof, record, self_play
from ..lab.yardstick import fib_ms
from ..language.words import _
from ..storage.atomic import SHARED, write_atomically
from ..storage.paths import places
from .arguments import agree
from .games import info_of
from .parser import CommandError, Parsers, add_json
from .progress import Progress

LADDER_MATCHES, BALANCE_MATCHES, COMPARED_MATCHES = 300, 1000, 300
BALANCE_BOT = "greedy:3"
TRAIN_MATCHES, TRAIN_BOT, TRAIN_STEPS = 1000, "normal", 60


def add_parser(subparsers: Parsers) -> None:
    parser = subparsers.add_parser("lab", help=_("let bots play matches to measure bots, cards and options"))
    studies = parser.add_subparsers(title=_("studies"), metavar=_("STUDY"), required=True, prog="monstrarium lab")
    _add_ladder(studies)
    _add_balance(studies)
    _add_train(studies)
    _add_compare(studies)
    _add_merge(studies)


def _add_ladder(studies: Parsers) -> None:
    parser = _study(studies, "ladder", _("find out who beats whom, and how strong everybody is"), LADDER_MATCHES)
    parser.add_argument(
        "--bots",
        metavar=_("BOT,…"),
        help=_("who plays, the weakest first; all levels if left out: {kinds}", kinds=", ".join(WORDS)),
    )
    parser.add_argument("--every", action="store_true", help=_("let every pair meet, not only neighbours"))
    parser.add_argument(
        "--until-decided", action="store_true", help=_("end a pair early when a sequential test has decided it")
    )
    parser.set_defaults(run=run_ladder)


def _add_balance(studies: Parsers) -> None:
    parser = _study(studies, "balance", _("measure how even seats, cards and missions are"), BALANCE_MATCHES)
    parser.add_argument(
        "--bots",
        default=BALANCE_BOT,
        metavar=_("BOT,…"),
        help=_("who plays on all seats, and others to compare; {bot} if left out", bot=BALANCE_BOT),
    )
    parser.add_argument(
        "--second-matches", type=int, metavar="N", help=_("how many matches the other bots play; as many if left out")
    )
    parser.set_defaults(run=run_balance)


def _add_train(studies: Parsers) -> None:
    text = _("learn the weights of positions from self-play, and keep them if they are proved to be better")
    parser = _study(studies, "train", text, TRAIN_MATCHES)
    parser.add_argument(
        "--bots", default=TRAIN_BOT, metavar=_("BOT"), help=_("who plays; {bot} if left out", bot=TRAIN_BOT)
    )
    parser.add_argument(
        "--proof",
        type=int,
        default=LADDER_MATCHES,
        metavar="N",
        help=_("how many matches prove the weights at most; {n} if left out", n=LADDER_MATCHES),
    )
    parser.add_argument(
        "--steps",
        type=int,
        default=TRAIN_STEPS,
        metavar="N",
        help=_(
            "how many steps of --matches are made where weights are tried in quick matches; {n} if left out",
            n=TRAIN_STEPS,
        ),
    )
    parser.add_argument(
        "--write",
        type=Path,
        metavar=_("FILE.toml"),
        help=_("where better weights go; where the program reads them, if left out"),
    )
    parser.set_defaults(run=run_train)


def _add_compare(studies: Parsers) -> None:
    parser = _study(
        studies, "compare", _("compare two options, two bots, or the cards of two commits"), COMPARED_MATCHES
    )
    for name in ("one", "other"):
        parser.add_argument(
            name, metavar=name.upper(), help=_("KEY=VALUE, a bot, @COMMIT, or a folder of printed facts like resources")
        )
    parser.add_argument(
        "--bots", default=BALANCE_BOT, metavar=_("BOT"), help=_("who plays, where bots are not compared")
    )
    parser.set_defaults(run=run_compare)


def _add_merge(studies: Parsers) -> None:
    parser = studies.add_parser("merge", help=_("put runs together that were played apart, and report on them"))
    parser.add_argument("files", nargs="+", type=Path, metavar=_("FILE"), help=_("files of runs"))
    add_json(parser)
    parser.set_defaults(run=run_merge)


def _study(studies: Parsers, name: str, text: str, matches: int) -> argparse.ArgumentParser:
    """The parser of a study that plays, with the arguments that all of them have."""
    parser: argparse.ArgumentParser = studies.add_parser(name, help=text)
    parser.add_argument("game", metavar=_("GAME"), help=_("the key of a game, as `monstrarium games` lists it"))
    parser.add_argument(
        "--matches", type=int, default=matches, metavar="N", help=_("how many of each; {n} if left out", n=matches)
    )
    parser.add_argument("--seats", type=int, metavar="K", help=_("how many play; what suits the study, if left out"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=_("KEY=VALUE"),
        help=_("set an option of the game; may be repeated"),
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=_("the same seed is the same run"))
    parser.add_argument(
        "--from",
        dest="first",
        type=int,
        default=1,
        metavar="N",
        help=_("the number of the first deal, to share a run among machines; 1 if left out"),
    )
    parser.add_argument(
        "--jobs",
        type=int,
        default=0,
        metavar="J",
        help=_("how many processes share the work; one on each core if left out"),
    )
    parser.add_argument(
        "--cluster", default="", metavar=_("ADDRESS"), help=_("let a Dask scheduler share out the work")
    )
    parser.add_argument(
        "--out", type=Path, metavar=_("FILE"), help=_("keep the run in this file; a run that is there goes on")
    )
    add_json(parser)
    return parser


# ---- the studies


def run_ladder(args: argparse.Namespace) -> int:
    info = _checked(args)
    bots = args.bots.split(",") if args.bots else [each.key for each in LEVELS]
    seats = info.seats[0] if args.seats is None else args.seats
    balance = load(info.key).balance
    options = (
        agree(info, seats, args.option)
        if args.option
        else telling_options(info, seats, None if balance is None else balance.measure)
    )
    until = Sequential() if args.until_decided else None
    task = ladder(info.key, bots, seats=seats, options=options, seed=args.seed, every=args.every, until=until)
    found, speed = _played(args, [(task, _deals(task, args.matches))])
    return _tell(args, report(task, found, _command(args), speed))


def run_balance(args: argparse.Namespace) -> int:
    info = _checked(args)
    seats = () if args.seats is None else (args.seats,)
    options = agree(info, seats[0] if seats else info.seats[0], args.option) if args.option else None
    first, *others = args.bots.split(",")
    tasks = [(measured(info.key, first, args.seed, seats, options), args.matches)]
    tasks += [
        (measured(info.key, bot, args.seed, seats, options), args.second_matches or args.matches) for bot in others
    ]
    found, speed = _played(args, tasks)
    return _tell(args, report(tasks[0][0], found, _command(args), speed))


def run_train(args: argparse.Namespace) -> int:
    """Learn and prove; 0 also where nothing better was found, because that is what was asked."""
    info = _checked(args)
    if args.out is not None:
        raise CommandError(_("--out is one file, and learning and proving are two runs; leave it out."))
    if args.proof < 1:
        raise CommandError(_("--{name} must be at least {least}.", name="proof", least=1))
    if load(info.key).tuned is not None:
        return _tune(args, info)
    options = agree(info, args.seats or info.seats[0], args.option)
    task = self_play(info.key, args.bots, args.seed, args.seats, options)
    ((_task, played),), learning = _played(args, [(task, args.matches)])
    weights, off = learn(task, played.positions)
    trial = proof(task, weights, args.bots)
    ((_task, proved),), proving = _played(args, [(trial, _deals(trial, args.proof))])
    told = lesson(trial, played, proved, off, _command(args), together([learning, proving]))
    _tell(args, told)
    made = record(task, played, proved, _today())
    _keep(args, info, is_better(trial, proved), as_toml(learned_by(load(info.key)).names, weights, made))
    return 0


def _tune(args: argparse.Namespace, info: GameInfo) -> int:
    """Try weights in quick matches and prove what is found; all of it is so quick that no run is kept."""
    if args.steps < 1:
        raise CommandError(_("--{name} must be at least {least}.", name="steps", least=1))
    options = agree(info, args.seats or info.seats[0], args.option) if args.option else None
    begun, pairs = trial(info.key, args.seed, args.seats, options), -(-args.matches // 2)
    yardstick, progress = fib_ms(), Progress(2 * (args.steps * pairs + args.proof))
    with progress, pool(args.jobs, args.cluster) as players:
        weights = evolve(begun, args.steps, pairs, players, progress.told)
        proved = go_on(gain(begun, weights), players, 0, args.proof, tell=progress.told)
    made, speed = story(begun, args.steps, pairs, proved, _today()), Speed(progress.played, progress.seconds, yardstick)
    _tell(args, evolution(begun, weights, made, _command(args), speed))
    _keep(args, info, is_proved(proved), as_toml(tuned_by(load(info.key)).names, weights, made))
    return 0


def _today() -> str:
    return datetime.now(UTC).date().isoformat()


def _keep(args: argparse.Namespace, info: GameInfo, better: bool, text: str) -> None:
    """Write a file of weights if they are better."""
    path = args.write or shipped_resources() / "values" / f"{info.key}.toml"
    if better:
        _write(path, text)
        print(_("The new weights are better, and are in {path}.", path=path), file=sys.stderr)
    else:
        print(
            _("The new weights are not proved to be better, and are not written to {path}.", path=path), file=sys.stderr
        )


def _write(path: Path, text: str) -> None:
    try:
        write_atomically(path, text.encode(), SHARED)
    except OSError as error:
        raise CommandError(
            _("{path} cannot be written: {reason}.", path=path, reason=error.strerror or error)
        ) from None


def run_compare(args: argparse.Namespace) -> int:
    info = _checked(args)
    kinds = {_kind_of(word) for word in (args.one, args.other)}
    if len(kinds) > 1:
        raise CommandError(_("Compare two options, two bots or two versions of the cards, not one with another."))
    seats = info.seats[0] if args.seats is None else args.seats
    if kinds == {BOT}:
        args.bots, args.every, args.until_decided = f"{args.other},{args.one}", False, False
        return run_ladder(args)
    if args.out is not None:
        raise CommandError(_("--out is one file, and both sides have runs of their own; leave it out."))
    found: Found = []
    speeds: list[Speed] = []
    with ExitStack() as stack:
        sides: list[tuple[Path | None, BalanceTask]] = []
        for word in (args.one, args.other):
            words = [*args.option, *([word] if kinds == {OPTION} else [])]
            folder, content = (None, "") if kinds == {OPTION} else stack.enter_context(facts_of(word, info.key))
            task = measured(info.key, args.bots, args.seed, (seats,), agree(info, seats, words))
            sides.append((folder, msgspec.structs.replace(task, content=content or task.content)))
        if sides[0][1] == sides[1][1]:
            raise CommandError(
                _("{one} and {other} are the same in {title}.", one=args.one, other=args.other, title=info.title)
            )
        for folder, task in sides:
            played, speed = _played(args, [(task, args.matches)], folder)
            found += played
            speeds.append(speed)
    books = (found[0][1].whole(), found[1][1].whole())
    matches = sum([sum(findings.matches) for _task, findings in found])
    told = comparison(sides[0][1], (args.one, args.other), books, matches, _command(args), together(speeds))
    return _tell(args, told)


OPTION, FACTS, BOT = "option", "facts", "bot"


def _kind_of(word: str) -> str:
    """What a word of `compare` names."""
    if word.startswith("@") or Path(word).is_dir():
        return FACTS
    return OPTION if "=" in word else BOT


def run_merge(args: argparse.Namespace) -> int:
    found = [(task, findings_of(task, done)) for task, done in put_together(args.files).values()]
    kinds = {(task.kind, task.game) for task, _findings in found}
    if len(kinds) > 1 or (found[0][0].kind != "balance" and len(found) > 1):
        raise CommandError(_("These files hold different runs; name those of one run."))
    return _tell(args, report(found[0][0], found, _command(args)))


# ---- what the studies share


def _checked(args: argparse.Namespace) -> GameInfo:
    """The game that is asked for; CommandError where a number is too small."""
    info = info_of(args.game)
    for name, value, least in (("matches", args.matches, 1), ("jobs", args.jobs, 0), ("from", args.first, 1)):
        if value < least:
            raise CommandError(_("--{name} must be at least {least}.", name=name, least=least))
    if args.seats is not None:
        agree(info, args.seats, ())
    return info


def _deals(task: LadderTask, matches: int) -> int:
    """How many deals come to at least so many matches of a pair."""
    each = task.strands()[0].each
    return -(-matches // each)


Found: TypeAlias = list[tuple[Task, Findings]]


def _played(
    args: argparse.Namespace, tasks: Sequence[tuple[Task, int]], resources: Path | None = None
) -> tuple[Found, Speed]:
    """Play tasks, each with its number of deals, or go on with them; what they came to, and how fast that was."""
    if args.out is not None and len(tasks) > 1:
        raise CommandError(_("--out is one file, and each bot has a run of its own; leave it out, or name one bot."))
    found: Found = []
    yardstick, progress = fib_ms(), Progress(sum([total(task, numbers) for task, numbers in tasks]))
    path: Path | None = None
    try:
        with progress, pool(args.jobs, args.cluster, resources) as players:
            for task, numbers in tasks:
                path = places().lab / name_of(task) if args.out is None else args.out
                with RunFile.begin_or_go_on(path, task) as file:
                    known = asked(file.done, args.first - 1, numbers)
                    progress.skip(sum([file.done[piece].matches for piece in known]))
                    found.append((task, go_on(task, players, args.first - 1, numbers, file, progress.told)))
    except KeyboardInterrupt:
        if path is not None:
            kept = _("Stopped. What was played is kept in {path}; the same command goes on there.", path=path)
            print(kept, file=sys.stderr)
        raise
    return found, Speed(progress.played, progress.seconds, yardstick)


def _tell(args: argparse.Namespace, told: Report) -> int:
    print(msgspec.json.encode(told).decode() if args.json else markdown(told), end="\n" if args.json else "")
    return 0


def _command(args: argparse.Namespace) -> str:
    """The command that makes the same report again, without what only says where it is played."""
    words, kept = iter(args.words), []
    for word in words:
        name, equals, _value = word.partition("=")
        if name in WHERE and not equals:
            next(words, None)
        elif name not in WHERE and word != "--json":
            kept.append(word)
    return shlex.join(["monstrarium", *kept])


WHERE = ("--jobs", "--cluster", "--out")
