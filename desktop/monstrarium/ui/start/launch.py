"""The arguments that open a window. Free of Qt, for the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ... import COMMANDS
from ...language.words import _
from ..kit.lazy import part, similar

if TYPE_CHECKING:
    import argparse


class OpenRequest(NamedTuple):
    """What to show first; all empty for the shelf."""

    file: str = ""
    game: str = ""
    resume: bool = False


class Launch(NamedTuple):
    wanted: OpenRequest = OpenRequest()
    data_dir: Path | None = None
    new_window: bool = False
    """Open another window though the program runs already."""


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", metavar=_("KEY"), default="", help=_("set up a match of this game"))
    parser.add_argument("--continue", dest="resume", action="store_true", help=_("go on with the latest match"))
    parser.add_argument("--data-dir", type=Path, metavar=_("DIR"), help=_("keep everything below this folder"))
    parser.add_argument("--new-window", action="store_true", help=_("open a second table beside the first"))


def window_parser() -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = part("start.argument_parser").Parser(prog="monstrarium", add_help=False)
    parser.add_argument("words", nargs="*", metavar=_("FILE"), help=_("a .monstrarium file to open"))
    add_options(parser)
    return parser


def parse(argv: Sequence[str]) -> Launch:
    """Read the arguments; unknown ones end the program with a sentence, as argparse does."""
    parser = window_parser()
    if trouble := _not_a_file(argv[0]) if argv else "":
        parser.error(trouble)
    args = parser.parse_args(argv)
    if args.words and args.words[0] in COMMANDS:
        parser.error(_("the command {word} comes first: monstrarium {word} …", word=args.words[0]))
    if trouble := _not_a_file(args.words[0]) if args.words else "":
        parser.error(trouble)
    if len(args.words) > 1:
        parser.error(_("one match at a time: {words}", words=" ".join(args.words)))
    file = str(Path(args.words[0]).absolute()) if args.words else ""
    return Launch(OpenRequest(file, args.game, args.resume), args.data_dir, args.new_window)


def _not_a_file(word: str) -> str:
    """Empty, or a sentence for a bare word that is neither an option nor a file, but perhaps nearly a command."""
    if not word or word.startswith("-") or any(sign in word for sign in "./\\") or Path(word).exists():
        return ""
    near = similar().get_close_matches(word, COMMANDS, 1)
    if near:
        return _("there is no command and no file {word}; did you mean: monstrarium {near}", word=word, near=near[0])
    return _("there is no command and no file {word}; monstrarium --help lists the commands", word=word)
