"""The flourish with which an event is shown, the scenes of fights, and the luck of a roll."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from ....engine.event import Event
from ....language.phrases import signed
from ....language.words import _, mark, said
from ....table.presenter import Audience, Flourish, Luck
from ....table.spotlight import Actor, Spotlight, Sum
from ..combat.dice import SUCCESS
from ..combat.modifiers import NAMES
from ..combat.prepared_roll import Sort
from ..events import fights, turns
from ..ground.plan import lab_of
from ..printed.names import RESULT_NAMES, SORT_NAMES, warrior_name
from ..state import HybridState
from .faces import die_art
from .items import LAB, figurine, own, square_item

Show: TypeAlias = Callable[[Any, HybridState], Flourish | None]
Scene: TypeAlias = Callable[[Any, HybridState], Spotlight | None]
MOST_STANDING = 10
"""The most warriors that are seen at the end."""
TUMBLE = 4
"""How many pictures there are of a die in the air."""


def flourish_of(event: Event, view: HybridState, audience: Audience) -> Flourish | None:
    show = FLOURISHES.get(type(event))
    return None if show is None else show(event, view)


def spotlight_of(event: Event, view: HybridState, audience: Audience) -> Spotlight | None:
    """Both sides of a fight large, the roll with its modifiers and its die, and what comes of it."""
    scene = SCENES.get(type(event))
    return None if scene is None else scene(event, view)


def ending_of(view: HybridState, audience: Audience) -> Spotlight:
    """The warriors that still stand in the laboratory, those of the winner first, and what is left of each squad."""
    order = sorted(range(len(audience.names)), key=lambda seat: seat != view.winner)
    alive = [each for each in range(len(view.sides)) if _stands(view, each)]
    standing = {seat: [each for each in alive if view.sides[each] == seat] for seat in order}
    actors = [_actor(view, each, "light" if seat == view.winner else "") for seat in order for each in standing[seat]]
    left = tuple(
        (audience.name(seat), _("{n} of {most}", n=len(standing[seat]), most=list(view.sides).count(seat)))
        for seat in order
    )
    terms = ((_("Still standing"), ""), *left, (_("Rounds"), str(view.round)))
    return Spotlight(tuple(actors[:MOST_STANDING]), sum=Sum(terms))


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


def _actor(view: HybridState, warrior: int, act: str = "", note: str = "", role: str = "light") -> Actor:
    return Actor((figurine(warrior),), warrior_name(view, warrior), act, note, role)


def _meets(title: str) -> Scene:
    """An attacker and its target."""

    def scene(event: Any, view: HybridState) -> Spotlight:
        return Spotlight((_actor(view, event.warrior), _actor(view, event.target)), title=said(title), role="bad")

    return scene


def _rolls(event: fights.Rolled, view: HybridState) -> Spotlight:
    """Who rolls against whom: the target number made of its modifiers, the die, and the result."""
    fought = event.sort not in (Sort.MOVE, Sort.TEST) and event.target >= 0
    role = "good" if event.result >= SUCCESS else "bad"
    roller = _actor(view, event.warrior, note=said(RESULT_NAMES[event.result]), role=role)
    die = Actor((own("die", event.seat),), size=0.3, frames=_tumble(event, view).frames)
    parts = tuple((said(NAMES[word]), signed(amount)) for word, amount in event.parts)
    level = Sum(parts, signed(event.success).lstrip("+"), _("Success Level"), sound="token")
    other = (_actor(view, event.target),) if fought else ()
    what = said(SORT_NAMES[event.sort])
    words = _(
        "{warrior} succeeds with {n} or less: {percent} %.",
        warrior=warrior_name(view, event.warrior),
        n=signed(event.success).lstrip("+"),
        percent=event.percent,
    )
    return Spotlight((roller, die, *other), what[:1].upper() + what[1:], words, level, sound="die-metal")


def _alone(act: str, note: Callable[[Any], str], role: str) -> Scene:
    """What comes of a fight for one side of it, with the other one beside it."""

    def scene(event: Any, view: HybridState) -> Spotlight:
        by = getattr(event, "by", -1)
        other = (_actor(view, by, "strike"),) if by not in (-1, event.warrior) and _stands(view, by) else ()
        return Spotlight((*other, _actor(view, event.warrior, act, note(event), role)))

    return scene


def _misses(event: fights.Missed, view: HybridState) -> Spotlight:
    return Spotlight((_actor(view, event.warrior, "strike"), _actor(view, event.target, "give", _("missed"))))


SCENES: Mapping[type[Event], Scene] = MappingProxyType(
    {
        fights.Attacks: _meets(mark("Attack!")),
        fights.Aims: _meets(mark("A shot")),
        fights.Springs: _meets(mark("Ambush!")),
        fights.StrikesBack: _meets(mark("Counter-attack!")),
        fights.Rolled: _rolls,
        fights.Parried: _alone("give", lambda event: _("parried"), "good"),
        fights.Missed: _misses,
        fights.Wounded: _alone("shake", lambda event: f"−{event.wounds}", "bad"),
        fights.Pushed: _alone("give", lambda event: _("pushed"), "bad"),
        fights.Eliminated: _alone("fall", lambda event: "✗", "bad"),
    }
)
"""By event; any other is shown on the table alone."""

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
