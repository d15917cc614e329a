"""`monstrarium integrate`: adds this copy of the program to a person's Linux desktop, or removes it again."""

from __future__ import annotations

import argparse
import sys

from ..language.words import _
from ..ui.support import integration
from .parser import CommandError, Parsers


def add_parser(subparsers: Parsers) -> None:
    parser = subparsers.add_parser("integrate", help=_("put Monstrarium in the menu of your Linux desktop"))
    parser.add_argument("--remove", action="store_true", help=_("take it out of the menu again"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Add or remove; where a package has added the program, only an entry from before can be removed."""
    if not integration.is_linux_desktop():
        raise CommandError(_("Only Linux desktops need this; on this system there is nothing to register."))
    needless = integration.needless()
    if needless and not args.remove:
        print(needless)
        return 0
    try:
        change = _remove(needless) if args.remove else _add()
    except integration.IntegrationError as error:
        raise CommandError(str(error)) from error
    if change.trouble:
        print(change.trouble, file=sys.stderr)
    return 1 if change.trouble else 0


def _add() -> integration.Change:
    change = integration.add()
    for path in change.spared:
        print(_("Kept a file of yours as {path} until this is taken back", path=path))
    for path in change.done:
        print(_("Wrote {path}", path=path))
    print(_("Monstrarium is in your menu, and double-clicking a .monstrarium file opens it."))
    return change


def _remove(needless: str) -> integration.Change:
    """Remove what was added; say `needless` if there is nothing because a package has added the program."""
    change = integration.take_out()
    for path in change.done:
        print(_("Removed {path}", path=path))
    for path in change.spared:
        print(_("Left {path}, which was changed since it was written", path=path))
    print(_("Monstrarium is out of your menu.") if change.done else needless or _("Nothing was registered here."))
    return change
