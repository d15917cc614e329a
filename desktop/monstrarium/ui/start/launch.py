"""What the program was started with, when a window is wanted."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from ... import COMMANDS
from ...engine.plain import Value
from ...language.words import _
from .wish import Wish


class Launch(Value, frozen=True, gc=False):
    """What to show first, and where the files lie."""

    wish: Wish = Wish()
    data_dir: Path | None = None
    new_window: bool = False
    """Open a window of its own though the program runs already."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options that a window takes."""
    parser.add_argument("--game", metavar=_("KEY"), default="", help=_("set up a match of this game"))
    parser.add_argument("--continue", dest="resume", action="store_true", help=_("go on with the latest match"))
    parser.add_argument("--data-dir", type=Path, metavar=_("DIR"), help=_("keep everything below this folder"))
    parser.add_argument("--new-window", action="store_true", help=_("open a second table beside the first"))


def parse(argv: Sequence[str]) -> Launch:
    """The words of the command line; what cannot be understood ends the program with a sentence, as argparse does."""
    parser = argparse.ArgumentParser(prog="monstrarium", add_help=False)
    parser.add_argument("words", nargs="*", metavar=_("FILE"), help=_("a match to open"))
    add_options(parser)
    args = parser.parse_args(argv)
    if args.words and args.words[0] in COMMANDS:
        parser.error(_("the command {word} comes first: monstrarium {word} …", word=args.words[0]))
    if len(args.words) > 1:
        parser.error(_("one match at a time: {words}", words=" ".join(args.words)))
    file = str(Path(args.words[0]).absolute()) if args.words else ""
    return Launch(Wish(file, args.game, args.resume), args.data_dir, args.new_window)
