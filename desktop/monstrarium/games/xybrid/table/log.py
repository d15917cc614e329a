"""What happened, in words for the log."""

from __future__ import annotations

from typing import Any

from ....engine.event import Event
from ....language.phrases import listed
from ....language.words import _, _n
from ....table.log import Tellers, line_by
from ....table.presenter import Audience, Line
from ..cards import CARDS, Breakthrough, Part
from ..events import (
    Activated,
    Attached,
    Changed,
    Committed,
    CoreTaken,
    Counted,
    Deployed,
    Destroyed,
    Drew,
    DrewNothing,
    Ended,
    Gained,
    Laid,
    Looked,
    Marked,
    Moved,
    Muted,
    Occurred,
    RevealBegan,
    Revealed,
    RoundBegan,
    Saw,
    Scored,
    Stocked,
    Swapped,
    TurnBegan,
    TurnedUp,
)
from ..names import monster_title, title
from ..state import NO_PIECE, XybridState
from .wording import outcome_line


def line_of(event: Event, view: XybridState, audience: Audience) -> Line | None:
    """The event in words; None when it is not worth a line."""
    return line_by(TOLD, event, audience)


def _round_began(event: RoundBegan, audience: Audience) -> str:
    return _("Round {round} begins; {name} goes first.", round=event.round, name=audience.name(event.seat))


def _core_taken(event: CoreTaken, audience: Audience) -> str:
    return _("{name} begins a monster with {card}.", **_of(event, audience))


def _turn_began(event: TurnBegan, audience: Audience) -> str:
    return _("{name} is in turn.", name=audience.name(event.seat))


def _stocked(event: Stocked, audience: Audience) -> str:
    return _("New in the lab: {cards}.", cards=listed([title(face) for face in event.faces]))


def _activated(event: Activated, audience: Audience) -> str:
    card = CARDS[event.face]
    if isinstance(card, Breakthrough):
        return _("The breakthrough of {name} is {card}.", **_of(event, audience))
    if isinstance(card, Part) and card.label == "MISSION":
        return _("{name} uses the MISSION of {card}.", **_of(event, audience))
    return _("The DRAW effect of {card} occurs.", **_of(event, audience))


def _drew_nothing(event: DrewNothing, audience: Audience) -> str:
    return _("{name} finds nothing to draw.", name=audience.name(event.seat))


def _drew(event: Drew, audience: Audience) -> str:
    return _("{name} draws {card}.", **_of(event, audience))


def _attached(event: Attached, audience: Audience) -> str:
    return _("{card} joins the monster of {name}.", **_of(event, audience))


def _moved(event: Moved, audience: Audience) -> str:
    fields = {**_of(event, audience), "owner": audience.name(event.to)}
    match event.zone:
        case "lab":
            return _("{card} goes into the lab.", **fields)
        case "hand":
            return _("{card} goes to the hand of {owner}.", **fields)
        case "pile":
            return _("{card} goes to the deployed pile of {owner}.", **fields)
    return _("{card} goes to the monster of {owner}.", **fields)


def _laid(event: Laid, audience: Audience) -> str:
    name = audience.name(event.seat)
    if event.zone == "top":
        return _("{name} lays a part on top of the deck.", name=name)
    return _("{name} lays a part below the deck.", name=name)


def _looked(event: Looked, audience: Audience) -> str:
    name = audience.name(event.seat)
    return _n(
        "{name} looks at the top part of the deck.",
        "{name} looks at the top {n} parts of the deck.",
        event.count,
        name=name,
    )


def _saw(event: Saw, audience: Audience) -> str:
    return _("{name} sees {card}.", **_of(event, audience))


def _turned_up(event: TurnedUp, audience: Audience) -> str:
    return _("{name} turns up {card}.", **_of(event, audience))


def _swapped(event: Swapped, audience: Audience) -> str:
    return _("{name} swaps {card} and {other}.", **_of(event, audience), other=title(event.other_face))


def _destroyed(event: Destroyed, audience: Audience) -> str:
    if event.owner in (NO_PIECE, event.seat):
        return _("{name} destroys {card}.", **_of(event, audience))
    return _("{name} destroys {card} of {owner}.", **_of(event, audience), owner=audience.name(event.owner))


def _changed(event: Changed, audience: Audience) -> str:
    return _("{card} is worth {value} now.", **_of(event, audience), value=event.value)


def _gained(event: Gained, audience: Audience) -> str:
    name = audience.name(event.seat)
    if event.infamy < 0:
        return _("{name} loses {infamy} infamy.", name=name, infamy=-event.infamy)
    return _("{name} gains {infamy} infamy.", name=name, infamy=event.infamy)


def _reveal_began(event: RevealBegan, audience: Audience) -> str:
    if event.complete:
        return _("All monsters are complete: everyone chooses a breakthrough, or none.")
    return _("The monsters deploy as they are: everyone chooses a breakthrough, or none.")


def _committed(event: Committed, audience: Audience) -> str:
    return _("{name} has chosen in secret.", name=audience.name(event.seat))


def _revealed(event: Revealed, audience: Audience) -> str:
    shown = [
        _("{name} {card}", name=audience.name(seat), card=title(face))
        for seat, face in enumerate(event.faces)
        if face >= 0
    ]
    if not shown:
        return _("Nobody reveals a breakthrough.")
    return _("The breakthroughs lie open: {cards}.", cards=listed(shown))


def _marked(event: Marked, audience: Audience) -> str:
    name = audience.name(event.on)
    match event.what:
        case "reversed":
            return _("From now on the lowest value comes first.")
        case "muted":
            return _("The DEPLOY effects of {name} do not occur.", name=name)
    return _("The monster of {name} is safe from the effects of others.", name=name)


def _deployed(event: Deployed, audience: Audience) -> str:
    return _("At {value}: {card} of {name}.", **_of(event, audience), value=event.value)


def _occurred(event: Occurred, audience: Audience) -> str:
    return _("The DEPLOY effect of {card} occurs.", **_of(event, audience))


def _muted(event: Muted, audience: Audience) -> str:
    return _("{card} of {name} does nothing.", **_of(event, audience))


def _silent(event: Event, audience: Audience) -> str:
    """Only to be seen."""
    return ""


def _scored(event: Scored, audience: Audience) -> str:
    fields = {
        "name": audience.name(event.seat),
        "monster": monster_title(event.first, event.last),
        "worth": sum(event.values),
        "hand": event.hand,
        "infamy": event.infamy,
    }
    if event.hand:
        return _("{monster} of {name} pays {worth}, and the hand {hand}: {infamy} infamy.", **fields)
    return _("{monster} of {name} pays {infamy} infamy.", **fields)


def _ended(event: Ended, audience: Audience) -> str:
    return outcome_line(event.places, event.scores, audience)


def _of(event: Any, audience: Audience) -> dict[str, object]:
    """Whoever does something, and the card it is done with."""
    return {"name": audience.name(event.seat), "card": title(event.face)}


TOLD: Tellers = {
    RoundBegan: (_round_began, 0),
    CoreTaken: (_core_taken, 0),
    TurnBegan: (_turn_began, 0),
    Stocked: (_stocked, 1),
    Activated: (_activated, 0),
    Drew: (_drew, 0),
    DrewNothing: (_drew_nothing, 0),
    Attached: (_attached, 1),
    Moved: (_moved, 1),
    Laid: (_laid, 1),
    Looked: (_looked, 1),
    Saw: (_saw, 1),
    TurnedUp: (_turned_up, 1),
    Swapped: (_swapped, 0),
    Destroyed: (_destroyed, 1),
    Changed: (_changed, 1),
    Gained: (_gained, 1),
    RevealBegan: (_reveal_began, 0),
    Committed: (_committed, 0),
    Revealed: (_revealed, 0),
    Marked: (_marked, 1),
    Deployed: (_deployed, 0),
    Occurred: (_occurred, 0),
    Muted: (_muted, 0),
    Counted: (_silent, 0),
    Scored: (_scored, 0),
    Ended: (_ended, 0),
}
