"""The command line: finds and runs the command, and turns every failure into a sentence and an exit code."""

from __future__ import annotations

import argparse
import importlib
import io
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import TypeAlias

from .. import COMMANDS, __version__
from ..lab import LabError
from ..language.words import _
from ..ui.start.argument_parser import Parser
from ..ui.start.chosen_language import speak_chosen
from ..ui.start.launch import add_options

Parsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

INTERRUPTED = 130


class CommandError(Exception):
    """A command cannot be carried out; the text says why."""


def run_command(argv: Sequence[str]) -> int:
    """Run the command named by the first word; its exit code."""
    _print_anything()
    _speak()
    try:
        args = build(argv[:1]).parse_args(argv, argparse.Namespace(words=list(argv)))
        code: int = args.run(args)
    except (CommandError, LabError) as error:
        print(error, file=sys.stderr)
        return 1
    except ImportError as error:
        reason = late("ui.start.no_window").why_not_loaded(error)
        if not reason:
            raise
        print(reason, file=sys.stderr)
        return 1
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def print_help() -> int:
    _speak()
    build(COMMANDS).print_help()
    return 0


def build(commands: Sequence[str]) -> argparse.ArgumentParser:
    parser = Parser(
        prog="monstrarium",
        usage=_("monstrarium [FILE] [options]\n       monstrarium COMMAND [options]"),
        description=_("Tabletop games for people around one computer, on a table that knows the rules."),
        epilog=_("monstrarium COMMAND --help says more about a command."),
    )
    parser.add_argument(
        "--version", action="version", version=f"monstrarium {__version__}", help=_("show the version and exit")
    )
    add_options(parser)
    subparsers = parser.add_subparsers(title=_("commands, without a window"), metavar=_("COMMAND"), prog="monstrarium")
    for name in commands:
        late(f"cli.{name.replace('-', '_')}").add_parser(subparsers)
    return parser


def late(name: str) -> ModuleType:
    """A module of the program, by its name below `monstrarium`.

    It is imported here by name so that a command loads no other command, and no Qt before it draws.
    """
    return importlib.import_module(f"{__package__.rpartition('.')[0]}.{name}")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=_("print JSON instead of words"))


def printable(text: str) -> str:
    """The text with question marks for bytes of file names that are not text, which JSON cannot have."""
    return text.encode(errors="replace").decode()


def _speak() -> None:
    """Speak the language of the settings, which commands share with the window."""
    if trouble := speak_chosen():
        print(trouble, file=sys.stderr)


def _print_anything() -> None:
    """Print question marks instead of failing for characters that the terminal or the encoding does not have."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
