"""Parsers of the command line whose own words are in the present language; loaded only if there are arguments."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from typing import Any, NoReturn

from ...language.words import _


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help with lines as they are given. Only the word before the usage is its own."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, _("usage:") + " " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser with the headings and the help option of the program; complaints about values are Python's."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**{"formatter_class": Formatter, **given, "add_help": False})
        self._positionals.title, self._optionals.title = _("arguments"), _("options")
        if given.get("add_help", True):
            self.add_argument("-h", "--help", action="help", help=_("show this help and exit"))

    def print_help(self, file: Any = None) -> None:
        """Print the help. argparse would keep to itself that it cannot be printed."""
        print(self.format_help(), end="", file=file)

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, _("{program}: error: {reason}", program=self.prog, reason=message) + "\n")
