"""`monstrarium lessons`: lists the lessons, and plays them through to check them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from ..games import KEYS, load
from ..language.words import _, _n, said
from ..lessons.check import Found, check_file, check_game
from ..lessons.reading import LessonError, lessons
from .parser import CommandError, Parsers, add_json


def add_parser(subparsers: Parsers) -> None:
    parser = subparsers.add_parser("lessons", help=_("list the lessons of the games, and check them"))
    parser.add_argument(
        "game", nargs="?", choices=KEYS, metavar=_("GAME"), help=_("one game: {games}", games=", ".join(KEYS))
    )
    parser.add_argument(
        "--check", action="store_true", help=_("play every lesson through, by what it expects and by what it does not")
    )
    parser.add_argument("--file", type=Path, metavar=_("FILE"), help=_("check a lesson of your own for that game"))
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the lessons; with `--check` 1 if one of them fails, else 0."""
    games = (args.game,) if args.game else KEYS
    if args.file is not None and not args.game:
        raise CommandError(
            _("--file needs the game that it teaches before it, as in: monstrarium lessons cybo --file FILE")
        )
    if args.file is not None:
        found = [check_file(args.file, args.game, load(args.game))]
    elif args.check:
        found = [each for game in games for each in check_game(game, load(game))]
    else:
        found = [each for game in games for each in _listed(game)]
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        for each in found:
            print(_text(each, bool(args.check or args.file)), file=sys.stderr if each.trouble else sys.stdout)
    return 1 if any(each.trouble for each in found) else 0


def _listed(game: str) -> list[Found]:
    try:
        found = lessons(game)
    except LessonError as error:
        raise CommandError(str(error)) from None
    return [Found(game, each.key, each.lesson.title, len(each.lesson.steps), each.lesson.minutes) for each in found]


def _text(found: Found, checked: bool) -> str:
    if found.trouble:
        return found.trouble
    steps = _n("{n} step", "{n} steps", found.steps)
    minutes = _n("{n} minute", "{n} minutes", found.minutes)
    line = _(
        "{game}: {title} ({key}), {steps}, {minutes}",
        game=found.game,
        title=said(found.title),
        key=found.key,
        steps=steps,
        minutes=minutes,
    )
    if not checked:
        return line
    return _("{line}: holds; {n} other actions were answered", line=line, n=found.refused)
