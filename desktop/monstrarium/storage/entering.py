"""Entering the result of a match into its campaign, exactly once, even if the program was killed in between.

The first end that the match came to counts. It stays in the match file whatever is played on other lines later, so it
can be entered at once or the next time the campaign is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeAlias

from ..engine.campaign import Result
from ..engine.session import Session
from .campaigns import Campaign, Campaigns, read_campaign
from .match_files.broken import MatchError
from .match_files.header import Header
from .match_files.header_lines import read_header
from .match_files.reading import Playable, read_match

ResultOf: TypeAlias = Callable[[str, Any], Result]
"""The result of a mission, by the key of the game and the last state of the match."""
Change: TypeAlias = Callable[[], Campaign]
"""Changes a campaign on the disk and returns it as it is then."""


def match_of(campaign: Campaign, among: Iterable[Path]) -> tuple[Path, Header] | None:
    """The match of the present mission and its header, found among these paths; None if it is not there."""
    if campaign.match is None:
        return None
    for path in among:
        try:
            header = read_header(path)
        except MatchError:
            continue
        belongs = header.game == campaign.game and header.part is not None and header.part.campaign == campaign.id
        if belongs and header.id == campaign.match:
            return path, header
    return None


def at_once(change: Change) -> Campaign:
    """Carry out a change on this thread."""
    return change()


def catch_up(
    campaigns: Campaigns,
    path: Path,
    among: Iterable[Path],
    load: Callable[[str], Playable],
    result_of: ResultOf,
    write: Callable[[Change], Campaign] = at_once,
) -> tuple[Campaign, Path | None, str]:
    """Enter the result of the present match, if it has ended, through `write`.

    Returns the campaign, the match of the present mission if it has begun and is not over, and empty or a sentence that
    says why that match cannot be read. MatchError if the campaign cannot be read or written.
    """
    campaign = read_campaign(path)
    found = match_of(campaign, among)
    if found is None:
        return campaign, None, ""
    try:
        _header, record, _trouble = read_match(found[0], load)
    except MatchError as error:
        return campaign, found[0], str(error)
    session = Session(load(record.game).game, record)
    result = first_result(found[1], session, result_of)
    if result is None:
        return campaign, found[0], ""
    return write(lambda: campaigns.enter(path, found[1].id, result)), None, ""


def first_result(header: Header, session: Session[Any], result_of: ResultOf) -> Result | None:
    """The result of a match at the first end that it came to; None if it is not over."""
    end = session.first_end()
    return None if end is None else result_of(header.game, session.truth(end))
