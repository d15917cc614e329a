"""The first line of a match file: what anybody may know of the match, readable without knowing the game."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import msgspec

from ... import __version__
from ...engine.plain import Plain, Value
from ...engine.record import Record, SeatInfo
from ...files import opened
from ..atomic import look
from .upgrades import newest

if TYPE_CHECKING:
    from ...engine.session import Session

FORMAT = "monstrarium-match"
MAX_HEADER = 64 * 1024
NEWS = b'{"type":"news"'
"""How a line of news begins."""

SHORT = 200
Short: TypeAlias = Annotated[str, msgspec.Meta(max_length=SHORT)]
Id: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]
Key: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]{0,31}$")]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Version: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]


class Identity(Value, frozen=True, gc=False):
    """What makes a file known as a file of ours, and as which match."""

    format: str
    id: Id


class Standing(Value, frozen=True, gc=False, kw_only=True):
    """What changes while the match is played."""

    changed: Short
    moves: Count = 0
    turn: Count = 0
    chapter: Short = ""
    """Where in the match it stands, in words."""
    standing: tuple[int, ...] = ()
    finished: bool = False
    places: tuple[int, ...] = ()


class News(Standing, frozen=True, gc=False, tag="news", forbid_unknown_fields=True):
    """How a running match stands, noted below its moves."""


class Part(Value, frozen=True, gc=False):
    """Which mission of which campaign a match is."""

    campaign: Id
    mission: Short


class Header(Standing, frozen=True, gc=False):
    """Public facts only: no seed, no hand, nothing that one seat knows and another does not."""

    format: str
    version: int
    id: Id
    game: Key
    title: Short
    rules: Version
    app: Short
    """The version of the program that wrote it."""
    content: Short
    """A digest of the printed facts it was played with; empty where the game has none."""
    seats: tuple[SeatInfo, ...]
    options: dict[str, Plain]
    begun: Short
    part: Part | None = None
    """The campaign the match belongs to, where it belongs to one."""

    def with_news(self, news: News) -> Header:
        """The same header, brought up to date."""
        return msgspec.structs.replace(self, **msgspec.structs.asdict(news))


def fresh_header(record: Record, title: str, content: str = "", part: Part | None = None) -> Header:
    """The header of a match that begins now."""
    begun = now()
    return Header(
        format=FORMAT,
        version=newest(),
        id=os.urandom(8).hex(),
        game=record.game,
        title=title[:SHORT],
        rules=record.rules,
        app=__version__,
        content=content,
        seats=record.seats,
        options=plain_options(record.options),
        begun=begun,
        part=part,
        changed=begun,
    )


def identity(path: Path) -> str:
    """Which match the file holds that lies there, by its first line; empty when it holds none, or is not a file."""
    try:
        look(path)
        with opened(path) as file:
            found = msgspec.json.decode(file.readline(MAX_HEADER), type=Identity)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
    return found.id if found.format == FORMAT else ""


def news_of(session: Session[Any], chapter: str) -> News:
    """How the match stands now, as an onlooker may know it."""
    outcome = session.outcome()
    return News(
        changed=now(),
        moves=len(session.record.line()),
        turn=session.turn(),
        chapter=chapter[:SHORT],
        standing=session.game.standing(session.view(None)),
        finished=outcome is not None,
        places=outcome.places if outcome else (),
    )


def now() -> str:
    """The time as files have it: ISO 8601, UTC, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def plain_options(options: Mapping[str, Plain]) -> dict[str, Plain]:
    """A copy in the order of the keys, so that equal matches are equal files."""
    return dict(sorted(options.items()))
