"""The flourish with which an event is shown, and the luck of a roll."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from ....engine.event import Event
from ....language.words import _
from ....table.presenter import Audience, Flourish, Luck
from ..combat.dice import SUCCESS
from ..combat.prepared_roll import Sort
from ..events import fights, turns
from ..ground.plan import lab_of
from ..state import HybridState
from .faces import die_art
from .items import LAB, figurine, own, square_item

Show: TypeAlias = Callable[[Any, HybridState], Flourish | None]
TUMBLE = 4
"""How many pictures there are of a die in the air."""


def flourish_of(event: Event, view: HybridState, audience: Audience) -> Flourish | None:
    show = FLOURISHES.get(type(event))
    return None if show is None else show(event, view)


def luck_of(event: Event) -> Luck | None:
    """The chance of a roll and its success, as 1 or 0; None for other events."""
    if isinstance(event, fights.Rolled) and event.sort != Sort.TEST:
        return Luck(event.seat, event.percent / 100, float(event.result >= SUCCESS))
    return None


def _tumble(event: Any, view: HybridState) -> Flourish:
    """A die tumbles by its number, so that the same number always tumbles alike."""
    frames = tuple([f"{die_art(event.seat)}-air-{(event.die + at) % TUMBLE}" for at in range(TUMBLE)])
    return Flourish("tumble", own("die", event.seat), frames=frames, sound="die-metal")


def _stands(view: HybridState, warrior: int) -> bool:
    return warrior >= 0 and view.squares[warrior] >= 0


def _float(view: HybridState, warrior: int, text: str, role: str, sound: str = "") -> Flourish | None:
    if not _stands(view, warrior):
        return None
    return Flourish("float", figurine(warrior), text=text, role=role, sound=sound)


def _arrow(role: str, sound: str) -> Show:
    def show(event: Any, view: HybridState) -> Flourish | None:
        if _stands(view, event.warrior) and _stands(view, event.target):
            return Flourish("arrow", figurine(event.warrior), figurine(event.target), role=role, sound=sound)
        return None

    return show


def _pulse(role: str) -> Show:
    def show(event: Any, view: HybridState) -> Flourish | None:
        return Flourish("pulse", figurine(event.warrior), role=role) if _stands(view, event.warrior) else None

    return show


def _eliminated(event: fights.Eliminated, view: HybridState) -> Flourish | None:
    if event.square < 0:
        return None
    return Flourish("float", square_item(lab_of(view.plan), event.square), text="✗", role="bad", sound="fall")


FLOURISHES: Mapping[type[Event], Show] = MappingProxyType(
    {
        fights.Rolled: _tumble,
        turns.OrderRolled: _tumble,
        fights.Springs: _arrow("bad", "step"),
        fights.Aims: _arrow("gold", "shot"),
        fights.GoesThrough: _arrow("gold", "shot"),
        fights.Attacks: _arrow("bad", "steel"),
        fights.StrikesBack: _arrow("bad", "steel"),
        fights.Parried: lambda event, view: _float(view, event.warrior, _("parried"), "good", "steel"),
        fights.Missed: lambda event, view: _float(view, event.target, _("missed"), "light"),
        fights.Wounded: lambda event, view: _float(view, event.warrior, f"−{event.wounds}", "bad", "hit"),
        fights.Healed: lambda event, view: _float(view, event.warrior, f"+{event.wounds}", "good"),
        fights.Eliminated: _eliminated,
        turns.Bursts: _pulse("bad"),
        turns.TrapSprung: _pulse("bad"),
        turns.CounterTurned: _pulse("gold"),
        turns.Revealed: _pulse("gold"),
        turns.Waits: _pulse("bad"),
        turns.RoundBegan: lambda event, view: Flourish("proclaim", LAB, text=_("Round {n}", n=event.round)),
        turns.FirstContact: lambda event, view: Flourish("proclaim", LAB, text=_("First Contact")),
        turns.Won: lambda event, view: Flourish("pulse", own("hand", event.seat), sound="win"),
    }
)
"""By event; any other is shown by the change of the table alone."""
