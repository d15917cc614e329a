"""What the program was started with, when a window is wanted."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from ..engine.plain import Value
from ..engine.words import _


class Launch(Value, frozen=True, gc=False):
    """What to show first, and where the files lie."""

    files: tuple[Path, ...] = ()
    game: str = ""
    """The key of a game whose set-up sheet is to be shown."""
    resume: bool = False
    """Go on with the newest unfinished match."""
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
    parser.add_argument("files", nargs="*", type=Path, metavar=_("FILE"), help=_("a match to open"))
    add_options(parser)
    args = parser.parse_args(argv)
    files = tuple(path.absolute() for path in args.files)
    return Launch(files, args.game, args.resume, args.data_dir, args.new_window)
