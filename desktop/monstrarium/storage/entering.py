"""How what came of a match gets into its campaign, once and only once, whenever the program was last cut off.

What counts is the end that the match came to first. It stands in the match file from then on, whatever is played on
another line later; so it does not matter whether it is entered at once or the next time somebody looks.
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
"""What a game, by its key, says came of a mission whose last state this is."""
Change: TypeAlias = Callable[[], Campaign]
"""Changes a campaign on the disk and gives it as it is then."""


def match_of(campaign: Campaign, among: Iterable[Path]) -> tuple[Path, Header] | None:
    """The match that counts for the mission that is played now, and its header; None when it lies nowhere there."""
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
    """Change a campaign on this thread."""
    return change()


def catch_up(
    campaigns: Campaigns,
    path: Path,
    among: Iterable[Path],
    load: Callable[[str], Playable],
    result_of: ResultOf,
    write: Callable[[Change], Campaign] = at_once,
) -> tuple[Campaign, Path | None, str]:
    """A campaign with whatever has ended entered, the match to go on with where one has begun, and empty or a sentence
    on why that match cannot be read. `write` has the campaign changed where something is to be entered. MatchError when
    the campaign cannot be read or written.
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
    """What came of a match at the end that it came to first; None when it is not over."""
    end = session.first_end()
    return None if end is None else result_of(header.game, session.truth(end))
