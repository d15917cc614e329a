"""Campaigns on the disk: a small file each, with the seats, the result of every mission, and the present match.

A match says in its header to which mission of which campaign it belongs. The campaign names the one match whose end
counts for the present mission, so that no copy or rematch and no second end can count.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from .. import __version__
from ..engine.campaign import Result
from ..engine.plain import UNREADABLE, Plain, Value
from ..engine.record import SeatInfo
from ..files import MEGABYTE, read_bytes
from ..language.words import _
from .atomic import remove_chosen, write_atomically
from .lock import Lock, LockedError
from .match_files.broken import MatchError, unreadable
from .match_files.header import Id, Key, Short, Version, now, plain_options
from .match_files.header_lines import LONGEST_NAME, MAX_COLOUR, label_of, named
from .match_files.library import dated_files, free_path
from .match_files.limits import refuse_depth

FORMAT = "monstrarium-campaign"
NEWEST = 1
SUFFIX = ".campaign"
MAX_BYTES = MEGABYTE
MAX_SEATS = 8


class Played(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """A mission that is over: its result, its match, and when it was entered."""

    result: Result
    match: Id
    entered: Short


class Campaign(Value, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """One campaign, as it is kept in its file."""

    format: str
    version: Version
    id: Id
    game: Key
    title: Short
    app: Short
    seats: tuple[SeatInfo, ...]
    options: dict[str, Plain]
    length: Annotated[int, msgspec.Meta(ge=1, le=100)]
    """The number of its missions."""
    begun: Short
    changed: Short
    match: Id | None = None
    """The match whose end counts for the present mission, if it has begun."""
    played: Annotated[tuple[Played, ...], msgspec.Meta(max_length=100)] = ()

    @property
    def results(self) -> tuple[Result, ...]:
        return tuple(each.result for each in self.played)

    @property
    def finished(self) -> bool:
        return len(self.played) >= self.length

    @property
    def score(self) -> tuple[int, ...]:
        return tuple(sum(result.points[seat] for result in self.results) for seat in range(len(self.seats)))


class CampaignFile(Value, frozen=True, gc=False):
    """One campaign file: its campaign, or a sentence that says why it cannot be read."""

    path: Path
    campaign: Campaign | None
    trouble: str = ""


class Campaigns:
    """The campaigns of this computer. MatchError, with a sentence, if one cannot be read or written."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def entries(self) -> list[CampaignFile]:
        """All campaigns, the last changed first, those that cannot be read included."""
        return [_look(path) for _changed, path in sorted(dated_files(self._folder, SUFFIX), reverse=True)]

    def find(self, campaign_id: str) -> Path | None:
        """The path of a campaign, or None if there is none of that id."""
        kept = ((each.path, each.campaign) for each in self.entries())
        return next((path for path, campaign in kept if campaign is not None and campaign.id == campaign_id), None)

    def begin(
        self, game: str, title: str, seats: tuple[SeatInfo, ...], options: Mapping[str, Plain], length: int
    ) -> Path:
        """Write a new campaign to the disk; its path."""
        begun = now()
        campaign = Campaign(
            format=FORMAT,
            version=NEWEST,
            id=os.urandom(8).hex(),
            game=game,
            title=title,
            app=__version__,
            seats=seats,
            options=plain_options(options),
            length=length,
            begun=begun,
            changed=begun,
        )
        path = free_path(self._folder, title, seats, begun, SUFFIX)
        _write(path, campaign, new=True)
        return path

    def expect(self, path: Path, match: str) -> Campaign:
        """Make this the match whose end counts for the present mission."""
        return _change(path, lambda campaign: msgspec.structs.replace(campaign, match=match))

    def enter(self, path: Path, match: str, result: Result) -> Campaign:
        """Enter the result of the present mission, if this match counts and nothing was entered yet."""

        def entered(campaign: Campaign) -> Campaign:
            if campaign.match != match:
                return campaign
            twice = result.mission in [each.mission for each in campaign.results]
            played = campaign.played if twice else (*campaign.played, Played(result, match, now()))
            return msgspec.structs.replace(campaign, match=None, played=played)

        return _change(path, entered)

    def remove(self, path: Path) -> None:
        """Remove a campaign; its matches stay. OSError if that failed."""
        remove_chosen(path)


def read_campaign(path: Path) -> Campaign:
    """The campaign in a file; MatchError says what is wrong with it."""
    data = _bytes_of(path)
    label = label_of(data)
    if label.format != FORMAT or label.version < 1:
        raise MatchError(_("{path} is not a campaign of Monstrarium, or it is damaged.", path=path))
    if label.version > NEWEST:
        raise MatchError(
            _("{path} was written by Monstrarium {app}, which is newer. Update to open it.", path=path, app=label.app)
        )
    try:
        refuse_depth(data)
        campaign = msgspec.json.decode(data, type=Campaign)
        _check(campaign)
    except UNREADABLE as error:
        raise MatchError(_("{path} cannot be opened: {reason}.", path=path, reason=str(error).rstrip("."))) from None
    seats = tuple(named(number, seat) for number, seat in enumerate(campaign.seats, 1))
    return msgspec.structs.replace(campaign, seats=seats)


def _look(path: Path) -> CampaignFile:
    try:
        return CampaignFile(path, read_campaign(path))
    except MatchError as error:
        return CampaignFile(path, None, str(error))


def _bytes_of(path: Path) -> bytes:
    try:
        return read_bytes(path, MAX_BYTES)
    except OSError as error:
        raise MatchError(unreadable(path, error)) from None


def _check(campaign: Campaign) -> None:
    """Check what the types do not ensure; ValueError says what is wrong."""
    seats = len(campaign.seats)
    if not 1 <= seats <= MAX_SEATS:
        raise ValueError(_("there are {n} seats", n=seats))
    for seat in campaign.seats:
        if not 0 <= seat.colour <= MAX_COLOUR or len(seat.bot) > LONGEST_NAME:
            raise ValueError(_("the colour or bot of a seat is unknown"))
    for result in campaign.results:
        if {len(result.places), len(result.points), len(result.lost)} != {seats}:
            raise ValueError(_("there are not as many scores as seats"))
    missions = [result.mission for result in campaign.results]
    if len({*missions}) < len(missions):
        raise ValueError(_("a mission is entered twice"))


def _change(path: Path, change: Callable[[Campaign], Campaign]) -> Campaign:
    """Read, change and write back a campaign under its lock; it is not written if nothing changes."""
    path = Path(os.path.realpath(path))  # So that its lock is the same by every name.
    with _alone(path):
        before = read_campaign(path)
        after = change(before)
        if after != before:
            after = msgspec.structs.replace(after, changed=now(), app=__version__)
            _write(path, after)
    return after


@contextlib.contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Hold the lock of a file; MatchError if it cannot be taken, because nothing is written without it."""
    try:
        lock = Lock.take(path)
    except LockedError:
        raise MatchError(_("{path} is being changed in another window. Try again.", path=path)) from None
    except OSError as error:
        raise MatchError(_cannot_write(path, error)) from None
    try:
        yield
    finally:
        lock.release()


def _write(path: Path, campaign: Campaign, new: bool = False) -> None:
    data = msgspec.json.format(msgspec.json.encode(campaign, order="deterministic"), indent=1)
    try:
        write_atomically(path, data + b"\n", new=new)
    except OSError as error:
        raise MatchError(_cannot_write(path, error)) from None


def _cannot_write(path: Path, error: OSError) -> str:
    reason = error.strerror or error
    return _("The campaign cannot be written to {path}: {reason}.", path=path, reason=reason)
