"""An open match: its game, session and file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...engine.game import settle
from ...engine.plain import Plain, Seat
from ...engine.record import Codec, Record, SeatInfo
from ...engine.session import Session
from ...games.kit import Kit
from ...storage.match_files.header import CampaignMission, Header, fresh_header, news_of
from ...storage.match_files.match_file import MatchFile
from ...table.presenter import SHAPE, Audience

Tell = Callable[[str], None]


@dataclass(slots=True)
class Match:
    """A match with all that is needed to show, play and keep it."""

    kit: Kit
    session: Session[Any]
    file: MatchFile
    trouble: str = ""
    """A sentence on what was wrong with the file when it was opened; else empty."""

    @property
    def header(self) -> Header:
        return self.file.header

    @property
    def path(self) -> Path:
        return self.file.path

    @property
    def read_only(self) -> str:
        """A sentence on why the match can only be watched; else empty."""
        return self.file.read_only

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        return self.session.record.seats

    def audience(self, viewer: Seat | None, near: Seat = 0, shape: float = SHAPE, arrangement: str = "") -> Audience:
        """The audience of a viewer; `near` is the seat on whose side an onlooker sits."""
        names, colours = tuple(seat.name for seat in self.seats), tuple(seat.colour for seat in self.seats)
        return Audience(viewer, names, colours, near, shape, arrangement)

    def note(self) -> None:
        """Write into the header, for the shelf, how the match stands."""
        chapter = self.kit.presenter.chapter(self.session.view(None))
        self.file.note(news_of(self.session, chapter))

    def note_end(self) -> None:
        """Write into the header how the match stands when it is left, unless that was done."""
        if len(self.session.record.line()) != self.header.moves:
            self.note()


def begin(
    kit: Kit,
    seats: tuple[SeatInfo, ...],
    options: dict[str, Plain],
    seed: int,
    path_for: Callable[[Header], Path],
    tell: Tell,
    part: CampaignMission | None = None,
) -> Match:
    """Begin a match and its file. Raises OptionError when an option does not fit the game."""
    info = kit.game.info
    record = Record(info.key, info.rules, seed, settle(info, len(seats), options), seats)
    header = fresh_header(record, info.title, kit.content, part)
    file = MatchFile.create(path_for(header), header, record, Codec(kit.game), tell)
    return Match(kit, Session(kit.game, record, file), file)


def resume(path: Path, load: Callable[[str], Kit], tell: Tell) -> Match:
    """Open a match from its file. Raises MatchError."""
    file = MatchFile.resume(path, load, tell)
    try:
        kit = load(file.record.game)
        return Match(kit, Session(kit.game, file.record, file), file, file.trouble or file.unfinished)
    except BaseException:
        file.abandon()
        raise
