"""Sentences about matches that several pages use."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QTime

from ...language.phrases import listed
from ...language.words import _

if TYPE_CHECKING:
    from ...storage.match_files.header import Header


def names_of(header: Header) -> str:
    """The names of the seats: "Ada, Ben and Cleo"."""
    return listed([seat.name for seat in header.seats])


def result_of(header: Header) -> str:
    """Who won, or where the match stands."""
    if not header.finished:
        return header.chapter or _("Just begun")
    winners = [seat.name for seat, place in zip(header.seats, header.places, strict=False) if place == 1]
    if not winners:
        return _("Lost")
    if len(winners) == 1:
        return _("{name} won", name=winners[0])
    if len(winners) == len(header.seats):
        return _("All share the victory")
    return _("{names} share the victory", names=listed(winners))


def moment(written: str, now: datetime | None = None) -> str:
    """A date in words; empty when it cannot be read."""
    try:
        then = datetime.fromisoformat(written).astimezone()
    except ValueError:
        return ""
    today = (now or datetime.now(UTC)).astimezone()
    time = QLocale().toString(QTime(then.hour, then.minute), QLocale.FormatType.ShortFormat)
    days = (today.date() - then.date()).days
    if days == 0:
        return _("Today, {time}", time=time)
    if days == 1:
        return _("Yesterday, {time}", time=time)
    date = QDate(then.year, then.month, then.day)
    if 1 < days < 7:
        return _("{day}, {time}", day=QLocale().dayName(date.dayOfWeek()), time=time)
    return QLocale().toString(date, QLocale.FormatType.LongFormat)
