"""`monstrarium check-map`: checks maps of laboratories for HYBRID, and says what is wrong and where."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from msgspec.structs import asdict

from ..engine.plain import Value
from ..files import read_text
from ..games.hybrid.ground.checks import Complaint
from ..games.hybrid.ground.plan import check, lab_from
from ..games.hybrid.ground.tiles import NAMES
from ..games.hybrid.printed.maps import LONGEST_MAP, why_not
from ..language.words import _, _n, mark, said
from .parser import Parsers, add_json, printable

BEGIN = {
    "g": mark("where any Griffin may begin"),
    "r": mark("a Griffin of rank 0 or 1"),
    "s": mark("a Griffin of rank 2 or more"),
    "V": mark("the leader of the Griffins"),
    "d": mark("where any Scorpion may begin"),
    "a": mark("a Scorpion of rank 0"),
    "b": mark("a Scorpion of rank 1"),
    "c": mark("a Scorpion of rank 2 or more"),
}
"""The meaning of deployment squares, which complaints do not tell apart."""


class Checked(Value, frozen=True, gc=False):
    file: str
    fits: bool
    complaints: tuple[Complaint, ...] = ()
    name: str = ""
    width: int = 0
    height: int = 0
    rooms: int = 0
    no_skirmish: str = ""
    """Empty, or why it cannot be chosen for a skirmish when a match is set up."""


def add_parser(subparsers: Parsers) -> None:
    parser = subparsers.add_parser(
        "check-map",
        help=_("check maps of your own for HYBRID, square by square"),
        epilog=_legend(),
    )
    parser.add_argument(
        "files", nargs="+", type=Path, metavar=_("FILE"), help=_("a plan, such as those in hybrid/plans")
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the result for every file; 0 if all can be played, else 1."""
    found = [look_into(path) for path in args.files]
    if args.json:
        print(msgspec.json.encode([{**asdict(each), "file": printable(each.file)} for each in found]).decode())
    else:
        for each in found:
            print(_text(each), file=sys.stdout if each.fits else sys.stderr)
    return 0 if all(each.fits for each in found) else 1


def look_into(path: Path) -> Checked:
    """Read a map and check all of it."""
    try:
        text = read_text(path, LONGEST_MAP)
    except OSError as error:
        return _unread(path, error.strerror or str(error))
    except UnicodeDecodeError as error:
        return _unread(path, str(error))
    if wrong := check(text):
        return Checked(str(path), False, tuple(wrong))
    lab = lab_from(text, path)
    return Checked(str(path), True, (), lab.name, lab.width, lab.height, len(lab.room_names), why_not(text))


def _legend() -> str:
    words = _(
        "A map is a TOML file: name, tiles (as they lie, 4b or 4b/1 turned once), and plan, a character a square:"
    )
    tables = _(
        "Tables may follow: [[room]] at, name; [[note]] at, text; [[gate]] at, number, shut = true for an access\n"
        "that is closed at first. zones = numbers laid like the tiles, if they do not count row by row.\n"
        "Squares are named like D7."
    )
    marks = [f"  {sign}  {said(words)}" for sign, words in {**NAMES, **BEGIN}.items()]
    return "\n".join([words, *marks, "", tables])


def _unread(path: Path, reason: str) -> Checked:
    return Checked(str(path), False, (Complaint(_("The file cannot be read: {reason}.", reason=reason)),))


def _text(found: Checked) -> str:
    if not found.fits:
        return "\n".join(_("{path}: {complaint}", path=found.file, complaint=each) for each in found.complaints)
    fine = _n(
        "{path} is fine: {name}, {width} by {height} squares, one room.",
        "{path} is fine: {name}, {width} by {height} squares, {n} rooms.",
        found.rooms,
        path=found.file,
        name=found.name,
        width=found.width,
        height=found.height,
    )
    if not found.no_skirmish:
        return fine
    return _("{fine} No skirmish can be fought there: {reason}", fine=fine, reason=found.no_skirmish)
