"""The flourish with which an event is shown, and what it did to the luck of a seat."""

from __future__ import annotations

from ....engine.event import Event
from ....language.words import _
from ....table.presenter import Audience, Flourish, Luck
from ....table.spotlight import Actor, Spotlight, Sum
from .. import events as on
from ..board import PRINTED
from ..ending import places
from ..odds import expected, gamble
from ..state import ROUNDS, CyboState
from .items import DIE, place, plate

FOURTH = 4
"""The roll after a Trinity, which may make a Quad."""
TUMBLE = 16
TUMBLE_SHOWN = 10
"""How many frames are drawn, and how many of them are shown before the die rests."""


def flourish_of(event: Event, view: CyboState, audience: Audience) -> Flourish | None:
    if isinstance(event, on.Rolled):
        return Flourish("tumble", DIE, frames=_tumble(event.number), sound="die-felt")
    if isinstance(event, on.Completed):
        return Flourish("pulse", plate(event.trinity[-1]), sound="token")
    if isinstance(event, on.Hit):
        return Flourish("pulse", plate(event.number), sound="token")
    if isinstance(event, on.Locked | on.MatchEnded):
        ends = isinstance(event, on.MatchEnded)
        return Flourish("pulse", place("card", event.seat), sound="win" if ends else "token")
    return _float_of(event)


def spotlight_of(event: Event, view: CyboState, audience: Audience) -> Spotlight | None:
    """The fourth roll: the die alone on the felt, then the column that it fills or misses."""
    die = Actor((DIE,), size=0.8)
    match event:
        case on.Rolled(rolls=rolls) if len(rolls) == FOURTH and rolls[:3] in PRINTED:
            rolled = Actor((DIE,), frames=_tumble(event.number))
            return Spotlight((rolled,), _("The fourth roll"), sound="die-felt")
        case on.Hit(number=number, points=points):
            filled = Actor((plate(number),), f"+{points}", "light")
            return Spotlight((die, filled), _("A Quad!"), sound="win")
        case on.Missed(target=target, points=points):
            missed = Actor((plate(target),), f"+{points}" if points else "0", "fall")
            return Spotlight((die, missed), _("Missed"), role="bad")
    return None


def ending_of(view: CyboState, audience: Audience) -> Spotlight:
    """All scorecards, the best first."""
    ranks = places(view)
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    cards = tuple(
        Actor((place("card", seat),), audience.name(seat), "light" if ranks[seat] == 1 else "") for seat in order
    )
    return Spotlight(cards, sum=Sum(((_("Rolls"), str(sum(len(row.rolls) for row in view.rows))),)))


def luck_of(event: Event) -> Luck | None:
    """What a turn was worth before its first roll, and what it paid. A costly decision on a Quad is not bad luck."""
    if not isinstance(event, on.TurnEnded) or event.round > ROUNDS:
        return None
    row, terms = event.row, event.terms
    choice = gamble(terms, row.rolls) if row.trinity else None
    given_away = 0.0 if choice is None else choice.best - (choice.rolling if row.quad else choice.keep)
    return Luck(event.seat, expected(terms) - given_away, row.points)


def _float_of(event: Event) -> Flourish | None:
    if isinstance(event, on.Repeated):
        return Flourish("float", plate(event.number), text=_("again"), role="light")
    if isinstance(event, on.Missed):
        return Flourish("float", plate(event.target), text=_("missed"), role="bad")
    if isinstance(event, on.TurnEnded) and event.row.points:
        return Flourish("float", place("card", event.seat), text=f"+{event.row.points}")
    return None


def _tumble(number: int) -> tuple[str, ...]:
    """The frames that are shown for a number; they differ between numbers."""
    return tuple(f"cybo/die/tumble/{(5 * number + at) % TUMBLE}" for at in range(TUMBLE_SHOWN))
