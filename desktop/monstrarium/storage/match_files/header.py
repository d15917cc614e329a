"""The header of a match file, which is its first line: public facts that can be read without knowing the game."""

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
from .upgrades import oldest_alike

if TYPE_CHECKING:
    from ...engine.session import Session

FORMAT = "monstrarium-match"
MAX_HEADER = 64 * 1024
NEWS = b'{"type":"news"'

SHORT = 200
Short: TypeAlias = Annotated[str, msgspec.Meta(max_length=SHORT)]
Id: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]
Key: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]{0,31}$")]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Version: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]


class Identity(Value, frozen=True, gc=False):
    format: str
    id: Id


class Standing(Value, frozen=True, gc=False, kw_only=True):
    """The facts that change while the match is played."""

    changed: Short
    moves: Count = 0
    turn: Count = 0
    chapter: Short = ""
    """The present part of the match, in words."""
    standing: tuple[int, ...] = ()
    finished: bool = False
    places: tuple[int, ...] = ()


class News(Standing, frozen=True, gc=False, tag="news", forbid_unknown_fields=True):
    """The changing facts of a running match, written as a line below its moves."""


class CampaignMission(Value, frozen=True, gc=False):
    """The mission and the campaign to which a match belongs."""

    campaign: Id
    mission: Short


class Header(Standing, frozen=True, gc=False):
    """The header. It has public facts only: no seed, no hands, nothing that only some seats know."""

    format: str
    version: int
    """The lowest version of the format in which the match can be written."""
    id: Id
    game: Key
    title: Short
    rules: Version
    app: Short
    """The version of the program that has written the file."""
    content: Short
    """The fingerprint of the printed facts with which it was played; empty if the game has none."""
    seats: tuple[SeatInfo, ...]
    options: dict[str, Plain]
    begun: Short
    part: CampaignMission | None = None
    """The campaign and mission of the match, if it belongs to one."""

    def with_news(self, news: News) -> Header:
        return msgspec.structs.replace(self, **msgspec.structs.asdict(news))


def fresh_header(record: Record, title: str, content: str = "", part: CampaignMission | None = None) -> Header:
    begun = now()
    return Header(
        format=FORMAT,
        version=oldest_alike(),
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
    """The id of the match in a file, by its first line; empty if it is no match file."""
    try:
        look(path)
        with opened(path) as file:
            found = msgspec.json.decode(file.readline(MAX_HEADER), type=Identity)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
    return found.id if found.format == FORMAT else ""


def news_of(session: Session[Any], chapter: str) -> News:
    """The present facts of a match, as an onlooker may know them."""
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
    """The present time as it is written in files: ISO 8601, UTC, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def plain_options(options: Mapping[str, Plain]) -> dict[str, Plain]:
    """A copy of the options, sorted by key, so that equal matches give equal files."""
    return dict(sorted(options.items()))
