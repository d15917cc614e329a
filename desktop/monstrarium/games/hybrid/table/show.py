"""What the eye is shown of an event beside the change of the table, and what chance has done."""

from __future__ import annotations

from ....engine.event import Event
from ....language.words import _
from ....table.presenter import Audience, Flourish, Luck
from ..combat.dice import SUCCESS
from ..combat.prepared_roll import Sort
from ..events.fights import (
    Aims,
    Attacks,
    Eliminated,
    GoesThrough,
    Healed,
    Missed,
    Parried,
    Rolled,
    Springs,
    StrikesBack,
    Wounded,
)
from ..events.turns import (
    Bursts,
    CounterTurned,
    FirstContact,
    OrderRolled,
    Revealed,
    RoundBegan,
    TrapSprung,
    Waits,
    Won,
)
from ..state import HybridState
from .faces import die_art
from .items import LAB, figurine, own, square_item
from .layout import Layout

TUMBLE = 4
"""Pictures of a die in the air."""


def flourish_of(event: Event, view: HybridState, audience: Audience) -> Flourish | None:
    """Dice that tumble, arrows for attacks and shots, wounds that rise, a ring around an ambush."""
    return _of_rolls(event) or _of_attacks(event, view) or _of_wounds(event, view, audience) or _of_rounds(event, view)


def _of_rolls(event: Event) -> Flourish | None:
    match event:
        case Rolled(seat=seat, die=die):
            return _tumble(seat, die)
        case OrderRolled(seat=seat, die=die):
            return _tumble(seat, die)
    return None


def _of_attacks(event: Event, view: HybridState) -> Flourish | None:
    match event:
        case Springs(warrior=warrior, target=target):
            return _arrow(view, warrior, target, "bad")
        case Aims(warrior=warrior, target=target) | GoesThrough(warrior=warrior, target=target):
            return _arrow(view, warrior, target, "gold")
        case Attacks(warrior=warrior, target=target) | StrikesBack(warrior=warrior, target=target):
            return _arrow(view, warrior, target, "bad")
        case Parried(warrior=warrior):
            return _float(view, warrior, _("parried"), "good")
        case Missed(target=target):
            return _float(view, target, _("missed"), "light")
    return None


def _of_wounds(event: Event, view: HybridState, audience: Audience) -> Flourish | None:
    match event:
        case Wounded(warrior=warrior, wounds=wounds):
            return _float(view, warrior, f"−{wounds}", "bad")
        case Healed(warrior=warrior, wounds=wounds):
            return _float(view, warrior, f"+{wounds}", "good")
        case Eliminated(square=square) if square >= 0:
            lab = Layout(view, audience).lab
            return Flourish("float", square_item(lab, square), text="✗", role="bad")
        case Bursts(warrior=warrior):
            return _pulse(view, warrior, "bad")
        case TrapSprung(warrior=warrior):
            return _pulse(view, warrior, "bad")
        case CounterTurned(warrior=warrior):
            return _pulse(view, warrior, "gold")
    return None


def _of_rounds(event: Event, view: HybridState) -> Flourish | None:
    match event:
        case Revealed(warrior=warrior):
            return _pulse(view, warrior, "gold")
        case Waits(warrior=warrior):
            return _pulse(view, warrior, "bad")
        case RoundBegan(round=number):
            return Flourish("proclaim", LAB, text=_("Round {n}", n=number))
        case FirstContact():
            return Flourish("proclaim", LAB, text=_("First Contact"))
        case Won(seat=seat):
            return Flourish("pulse", own("hand", seat))
    return None


def luck_of(event: Event) -> Luck | None:
    """Rolls that were likely, and rolls that succeeded, in hundredths of a success."""
    if isinstance(event, Rolled) and event.sort != Sort.TEST:
        return Luck(event.seat, event.percent / 100, float(event.result >= SUCCESS))
    return None


def _tumble(seat: int, die: int) -> Flourish:
    """Different numbers tumble differently, and the same one always alike."""
    return Flourish(
        "tumble", own("die", seat), frames=tuple(f"{die_art(seat)}-air-{(die + at) % TUMBLE}" for at in range(TUMBLE))
    )


def _stands(view: HybridState, warrior: int) -> bool:
    return warrior >= 0 and view.squares[warrior] >= 0


def _float(view: HybridState, warrior: int, text: str, role: str) -> Flourish | None:
    return Flourish("float", figurine(warrior), text=text, role=role) if _stands(view, warrior) else None


def _pulse(view: HybridState, warrior: int, role: str) -> Flourish | None:
    return Flourish("pulse", figurine(warrior), role=role) if _stands(view, warrior) else None


def _arrow(view: HybridState, source: int, target: int, role: str) -> Flourish | None:
    if _stands(view, source) and _stands(view, target):
        return Flourish("arrow", figurine(source), figurine(target), role=role)
    return None
