"""`monstrarium render`: draws the table of a match at any moment, as a seat or an onlooker sees it."""

from __future__ import annotations

import argparse
import os
import re
import sys
from pathlib import Path

from msgspec.structs import replace

from ..engine.plain import Value
from ..engine.session import Session
from ..games import load
from ..games.kit import Kit
from ..games.memory import TableMemory
from ..language.words import _
from ..storage.atomic import SHARED, write_atomically
from ..storage.match_files.broken import MatchError
from ..storage.match_files.reading import read_match
from ..storage.paths import places
from ..table.desc import TableDesc
from ..table.presenter import SHAPE, Audience, shape_of
from .parser import CommandError, Parsers, late

SCHEMES = ("light", "dark", "contrast")
SMALLEST, LARGEST = 64, 8192


class Moment(Value, frozen=True, gc=False):
    """The moment of a match to draw, and the viewer."""

    path: Path
    at: int | None
    """The number of moves on the present line; None: all of them."""
    seat: int | None
    """Counted from 1; None: an onlooker."""
    shape: float = SHAPE
    arrangement: str = ""


def add_parser(subparsers: Parsers) -> None:
    parser = subparsers.add_parser("render", help=_("draw the table of a match as a picture"))
    parser.add_argument("file", type=Path, metavar=_("FILE"), help=_("a .monstrarium file"))
    parser.add_argument("--at", type=int, metavar="N", help=_("after N moves; where the match stands, if left out"))
    parser.add_argument(
        "--seat", type=int, metavar="S", help=_("as seat S sees it, from 1; if left out, as an onlooker")
    )
    parser.add_argument("-o", dest="out", type=Path, required=True, metavar="OUT.png", help=_("where the picture goes"))
    parser.add_argument("--size", default="1280x800", metavar="WxH", help=_("in pixels"))
    parser.add_argument(
        "--arrangement",
        default="",
        metavar="NAME",
        help=_("as the table lies for another part of the match, for example {name}", name="end"),
    )
    parser.add_argument("--scheme", choices=SCHEMES, default=SCHEMES[0], help=_("the colours"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    size = _size(args.size)
    if args.out.suffix.lower() != ".png":
        raise CommandError(_("{path} should end in .png: that is what is written.", path=args.out))
    table, audience = describe(Moment(args.file, args.at, args.seat, shape_of(*size), args.arrangement))
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    seats = audience.names, audience.colours
    data: bytes = late("cli.drawing").draw(table, size, args.scheme, places().cache, *seats)
    try:
        write_atomically(args.out, data, SHARED)
    except OSError as error:
        raise CommandError(
            _("{path} cannot be written: {reason}.", path=args.out, reason=error.strerror or error)
        ) from None
    return 0


def describe(moment: Moment) -> tuple[TableDesc, Audience]:
    """The table at a moment, as its viewer may see it, and the viewer."""
    try:
        header, record, trouble = read_match(moment.path, load)
    except MatchError as error:
        raise CommandError(str(error)) from None
    if trouble:
        print(trouble, file=sys.stderr)
    kit = load(record.game)
    session = Session(kit.game, record)
    node = _node(moment, (0, *record.line()))
    viewer = _viewer(moment, len(record.seats))
    names = tuple(seat.name for seat in header.seats)
    _check_arrangement(moment.arrangement, kit)
    colours = tuple(seat.colour for seat in header.seats)
    audience = Audience(viewer, names, colours, shape=moment.shape, arrangement=moment.arrangement)
    remembering = replace(audience, memory=TableMemory(kit.presenter, session).at(node))
    table: TableDesc = kit.presenter.describe(session.view(viewer, node), remembering, ())
    return table, audience


def _check_arrangement(wanted: str, kit: Kit) -> None:
    known = [key for key, _name in kit.presenter.arrangements]
    if wanted and wanted not in known:
        raise CommandError(
            _(
                "The table of {game} has no arrangement {name!r}. It has: {known}.",
                game=kit.game.info.title,
                name=wanted,
                known=", ".join(known) or _("none"),
            )
        )


def _node(moment: Moment, line: tuple[int, ...]) -> int:
    at = len(line) - 1 if moment.at is None else moment.at
    if not 0 <= at < len(line):
        raise CommandError(_("{path} has moves 0 to {last}, no {at}.", path=moment.path, last=len(line) - 1, at=at))
    return line[at]


def _viewer(moment: Moment, seats: int) -> int | None:
    if moment.seat is None:
        return None
    if not 1 <= moment.seat <= seats:
        raise CommandError(
            _("{path} has seats 1 to {seats}, no {seat}.", path=moment.path, seats=seats, seat=moment.seat)
        )
    return moment.seat - 1


def _size(words: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", words)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not all(SMALLEST <= side <= LARGEST for side in size):
        raise CommandError(
            _(
                "{words!r} is no size; write it like 1280x800, {low} to {high} each way.",
                words=words,
                low=SMALLEST,
                high=LARGEST,
            )
        )
    return size
