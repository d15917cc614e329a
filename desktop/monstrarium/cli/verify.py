"""`monstrarium verify`: replays matches from the seed to the last move and checks that they are unchanged."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from msgspec.structs import asdict

from ..engine.plain import Value
from ..games import load
from ..language.words import _, _n
from ..storage.match_files.broken import MatchError
from ..storage.match_files.reading import other_facts, read, tampering
from .parser import Parsers, add_json, printable


class Verdict(Value, frozen=True, gc=False):
    file: str
    holds: bool
    reason: str = ""
    """Why it does not hold; or, where it does, that its last line is not finished."""
    game: str = ""
    rules: int = 0
    moves: int = 0
    marks: int = 0


def add_parser(subparsers: Parsers) -> None:
    parser = subparsers.add_parser("verify", help=_("replay matches and check that they are as they were played"))
    parser.add_argument("files", nargs="+", type=Path, metavar=_("FILE"), help=_("a .monstrarium file"))
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print a verdict for every file; 0 if all are right, else 1."""
    verdicts = [judge(path) for path in args.files]
    if args.json:
        facts = [{**asdict(each), "file": printable(each.file), "reason": printable(each.reason)} for each in verdicts]
        print(msgspec.json.encode(facts).decode())
    else:
        for verdict in verdicts:
            print(_text(verdict), file=sys.stdout if verdict.holds else sys.stderr)
    return 0 if all(verdict.holds for verdict in verdicts) else 1


def judge(path: Path) -> Verdict:
    """Read a match and replay all of its lines."""
    try:
        reading = read(path, load)
    except MatchError as error:
        return Verdict(str(path), False, str(error))
    record, kit = reading.record, load(reading.record.game)
    changed = tampering(kit.game, record, path)
    why = other_facts(reading.header, kit, path) if changed else ""
    wrong = " ".join(filter(None, (reading.trouble, why, changed)))
    told, moves, marks = wrong or reading.unfinished, len(record.moves), len(record.marks)
    return Verdict(str(path), not wrong, told, record.game, record.rules, moves, marks)


def _text(verdict: Verdict) -> str:
    if not verdict.holds:
        return verdict.reason
    holds = _n(
        "{path} holds: one move of {game}, rules {rules}, {marks} marks compared.",
        "{path} holds: {n} moves of {game}, rules {rules}, {marks} marks compared.",
        verdict.moves,
        path=verdict.file,
        game=verdict.game,
        rules=verdict.rules,
        marks=verdict.marks,
    )
    return f"{holds} {verdict.reason}".rstrip()
