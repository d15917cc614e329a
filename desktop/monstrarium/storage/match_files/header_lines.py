"""Reading the header of a match file: its first line, and the latest news near the end of the file."""

from __future__ import annotations

import os
import re
import unicodedata
from pathlib import Path
from typing import Any

import msgspec

from ... import __version__
from ...engine.plain import UNREADABLE, Value
from ...engine.record import SeatInfo
from ...files import opened
from ...language.words import _
from .broken import BrokenMatch, broken, unreadable
from .header import FORMAT, MAX_HEADER, NEWS, Header, News
from .limits import refuse_depth
from .upgrades import newest, upgrade_header

MAX_COLOUR = 5
LONGEST_NAME = 60
STEERING = frozenset("\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Line and paragraph ends, and characters that change the direction of the text."""
TAIL = 16 * 1024
"""How many bytes at the end of a file are searched for its latest news."""


class Label(Value, frozen=True, gc=False):
    """The fields of a first line that every version of the format has."""

    format: str = ""
    version: int = 0
    app: str = ""


def read_header(path: Path) -> Header:
    """The header of a match, from the first and last lines of its file; BrokenMatch if it is no match."""
    try:
        with opened(path) as file:
            first = file.readline(MAX_HEADER)
            file.seek(max(len(first), os.fstat(file.fileno()).st_size - TAIL))
            tail = file.read(TAIL)
    except OSError as error:
        raise BrokenMatch(unreadable(path, error)) from None
    return _with_latest(header_of(path, first.rstrip(b"\n")), tail)


def label_of(line: bytes) -> Label:
    """The label of a first line; an empty one if it cannot be read."""
    try:
        return msgspec.json.decode(line, type=Label)
    except UNREADABLE:
        return Label()


def newer(path: Path, app: str) -> str:
    """A sentence for a file that only the newer version of the program that wrote it can read."""
    return _("{path} was written by Monstrarium {app}, which is newer. Update to open it.", path=path, app=app)


def is_newer(app: str) -> bool:
    """Whether this version of the program is newer than the present one."""
    theirs, ours = ([int(number) for number in re.findall(r"\d{1,9}", each)] for each in (app, __version__))
    return theirs > ours


def header_of(path: Path, line: bytes) -> Header:
    """The header in a first line, upgraded to the newest version; BrokenMatch if it is none."""
    label = label_of(line)
    if label.format != FORMAT or label.version < 1:
        raise BrokenMatch(_("{path} is not a match of Monstrarium, or its first line is damaged.", path=path))
    if label.version > newest():
        raise BrokenMatch(newer(path, label.app))
    try:
        refuse_depth(line)
        header = msgspec.convert(upgrade_header(msgspec.json.decode(line, type=dict[str, Any])), Header)
        check(header)
        seats = tuple(named(number, seat) for number, seat in enumerate(header.seats, 1))
    except UNREADABLE as error:
        raise BrokenMatch(broken(path, 1, str(error))) from None
    return msgspec.structs.replace(header, seats=seats)


def add_news(header: Header, line: bytes) -> Header:
    """The header with the news in a line; raises one of UNREADABLE if the line is wrong."""
    fresh = header.with_news(msgspec.json.decode(line, type=News))
    check(fresh)
    return fresh


def check(header: Header) -> None:
    """Check what the types do not ensure; ValueError says what is wrong."""
    for seat in header.seats:
        if not 0 <= seat.colour <= MAX_COLOUR or len(seat.bot) > 40:
            raise ValueError(_("the colour or bot of a seat is unknown"))
    for figures in (header.standing, header.places):
        if len(figures) not in (0, len(header.seats)):
            raise ValueError(_("there are not as many scores as seats"))


def _with_latest(header: Header, tail: bytes) -> Header:
    """The header with the last complete news; news that cannot be read are skipped."""
    for line in reversed(tail.split(b"\n")[:-1]):
        if line.startswith(NEWS):
            try:
                return add_news(header, line)
            except UNREADABLE:
                continue
    return header


def named(number: int, seat: SeatInfo) -> SeatInfo:
    """The seat with a name that can be shown: not too long, and without control characters."""
    name = "".join(sign for sign in seat.name if unicodedata.category(sign) != "Cc" and sign not in STEERING)
    return msgspec.structs.replace(seat, name=name[:LONGEST_NAME].strip() or _("Seat {number}", number=number))
