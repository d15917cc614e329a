"""Limits for files that may come from anybody, and checks of them."""

from __future__ import annotations

from itertools import accumulate
from pathlib import Path

from ...files import MEGABYTE, read_bytes
from ...language.words import _
from .broken import BrokenMatch, unreadable

MAX_BYTES = 64 * MEGABYTE
MAX_LINE = 4 * 1024 * 1024
MAX_LINES = 200_000
MAX_DEPTH = 40
BRACKETS = b"[]{}"
OTHERS = bytes(set(range(256)) - set(BRACKETS))
STEPS = {code: 1 if code in b"[{" else -1 for code in BRACKETS}


def match_bytes(path: Path) -> bytes:
    """The bytes of a match file; BrokenMatch if it is too large or cannot be read."""
    try:
        data = read_bytes(path, MAX_BYTES)
    except OSError as error:
        raise BrokenMatch(unreadable(path, error)) from None
    if data.count(b"\n") > MAX_LINES:
        raise BrokenMatch(_("{path} has more than {limit} lines; no match is that long.", path=path, limit=MAX_LINES))
    return data


def refuse_length(line: bytes) -> None:
    """Raise ValueError for a line that is too long."""
    if len(line) > MAX_LINE:
        raise ValueError(_("the line is longer than {limit} MB", limit=MAX_LINE >> 20))


def refuse_depth(line: bytes) -> None:
    """Raise ValueError for a line that is too long or nested too deep.

    Brackets in strings are counted too, which refuses no line that the program has written.
    """
    refuse_length(line)
    depth = max(accumulate(STEPS[code] for code in line.translate(None, OTHERS)), default=0)
    if depth > MAX_DEPTH:
        raise ValueError(_("it is nested {depth} deep", depth=depth))
