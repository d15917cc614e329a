"""The ledger of a match that is not kept, as that of a lesson."""

from __future__ import annotations

from pathlib import Path

from ...engine.record import Entry, Record, SeatInfo
from ...language.words import _
from .broken import MatchError
from .header import Header, News
from .match_file import MatchFile


class UnwrittenMatch(MatchFile):
    """Stands where the file of a match stands, and never touches the disk."""

    has_file = False

    def __init__(self, header: Header, record: Record) -> None:
        self.path = Path()
        self.header = header
        self.record = record
        self.trouble = ""
        self.read_only = ""

    def write(self, entry: Entry) -> None:
        """Nothing is written."""

    def note(self, news: News) -> None:
        self.header = self.header.with_news(news)

    def seat(self, seats: tuple[SeatInfo, ...]) -> None:
        """The seats stay as they are."""

    @property
    def is_seated(self) -> bool:
        return False

    def settle(self, seconds: float | None = None) -> bool:
        return True

    @property
    def given_up(self) -> bool:
        return False

    def give_up(self) -> None:
        """There is nothing to wait for."""

    def renew(self) -> None:
        """There is no file."""

    @property
    def is_kept(self) -> bool:
        return True

    @property
    def unkept(self) -> int:
        return 0

    @property
    def reason(self) -> str:
        return ""

    def save_as(self, path: Path, mode: int = 0) -> None:
        raise MatchError(_("A lesson is not kept, so there is nothing to copy."))

    def abandon(self, seconds: float = 0.0) -> None:
        """There is nothing to let go."""

    def close(self) -> None:
        """There is nothing to close."""
