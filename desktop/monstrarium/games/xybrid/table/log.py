"""The sentence for each event of XYbrid, for the log."""

from __future__ import annotations

from typing import Any

from ....language.phrases import listed
from ....language.words import _
from ....table.presenter import Audience
from ....table.sentences import Sentence, Sentences
from .. import events as on
from ..cards import CARDS, Breakthrough, Part, title
from ..monster import monster_title
from ..state import NO_PIECE, XybridState
from .wording import outcome_line


def _activated(event: on.Activated, view: XybridState, to: Audience) -> str:
    card = CARDS[event.face]
    if isinstance(card, Breakthrough):
        return _("The breakthrough of {name} is {card}.", **_fields(event, to))
    if isinstance(card, Part) and card.label == "MISSION":
        return _("{name} uses the MISSION of {card}.", **_fields(event, to))
    return _("The DRAW effect of {card} occurs.", **_fields(event, to))


def _moved(event: on.Moved, view: XybridState, to: Audience) -> str:
    fields = {**_fields(event, to), "owner": to.name(event.to)}
    match event.zone:
        case "lab":
            return _("{card} goes into the lab.", **fields)
        case "hand":
            return _("{card} goes to the hand of {owner}.", **fields)
        case "pile":
            return _("{card} goes to the deployed pile of {owner}.", **fields)
    return _("{card} goes to the monster of {owner}.", **fields)


def _laid(event: on.Laid, view: XybridState, to: Audience) -> str:
    name = to.name(event.seat)
    if event.zone == "top":
        return _("{name} lays a part on top of the deck.", name=name)
    return _("{name} lays a part below the deck.", name=name)


def _destroyed(event: on.Destroyed, view: XybridState, to: Audience) -> str:
    if event.owner in (NO_PIECE, event.seat):
        return _("{name} destroys {card}.", **_fields(event, to))
    return _("{name} destroys {card} of {owner}.", **_fields(event, to), owner=to.name(event.owner))


def _gained(event: on.Gained, view: XybridState, to: Audience) -> str:
    name = to.name(event.seat)
    if event.infamy < 0:
        return _("{name} loses {infamy} infamy.", name=name, infamy=-event.infamy)
    return _("{name} gains {infamy} infamy.", name=name, infamy=event.infamy)


def _revealed(event: on.Revealed, view: XybridState, to: Audience) -> str:
    shown = [
        _("{name} {card}", name=to.name(seat), card=title(face)) for seat, face in enumerate(event.faces) if face >= 0
    ]
    if not shown:
        return _("Nobody reveals a breakthrough.")
    return _("The breakthroughs lie open: {cards}.", cards=listed(shown))


def _marked(event: on.Marked, view: XybridState, to: Audience) -> str:
    name = to.name(event.on)
    match event.what:
        case "reversed":
            return _("From now on the lowest value comes first.")
        case "muted":
            return _("The DEPLOY effects of {name} do not occur.", name=name)
    return _("The monster of {name} is safe from the effects of others.", name=name)


def _fields(event: Any, to: Audience) -> dict[str, object]:
    return {"name": to.name(event.seat), "card": title(event.face)}


SENTENCES = Sentences(
    {
        "name": lambda event, view, to: to.name(event.seat),
        "card": lambda event, view, to: title(event.face),
        "other": lambda event, view, to: title(event.other_face),
        "monster": lambda event, view, to: monster_title(event.first, event.last),
        "worth": lambda event, view, to: sum(map(int, event.values)),
        "cards": lambda event, view, to: listed([title(face) for face in event.faces]),
    },
    {
        on.RoundBegan: Sentence("Round {round} begins; {name} goes first."),
        on.CoreTaken: Sentence("{name} begins a monster with {card}."),
        on.TurnBegan: Sentence("{name} is in turn."),
        on.Stocked: Sentence("New in the lab: {cards}.", depth=1),
        on.Activated: Sentence(_activated),
        on.Drew: Sentence("{name} draws {card}."),
        on.DrewNothing: Sentence("{name} finds nothing to draw."),
        on.Attached: Sentence("{card} joins the monster of {name}.", depth=1),
        on.Moved: Sentence(_moved, depth=1),
        on.Laid: Sentence(_laid, depth=1),
        on.Looked: Sentence(
            "{name} looks at the top part of the deck.",
            "{name} looks at the top {n} parts of the deck.",
            depth=1,
            by="count",
        ),
        on.Saw: Sentence("{name} sees {card}.", depth=1),
        on.TurnedUp: Sentence("{name} turns up {card}.", depth=1),
        on.Swapped: Sentence("{name} swaps {card} and {other}."),
        on.Destroyed: Sentence(_destroyed, depth=1),
        on.Changed: Sentence("{card} is worth {value} now.", depth=1),
        on.Gained: Sentence(_gained, depth=1),
        on.RevealBegan: Sentence(
            "All monsters are complete: everyone chooses a breakthrough, or none.",
            by="complete",
            otherwise="The monsters deploy as they are: everyone chooses a breakthrough, or none.",
        ),
        on.Committed: Sentence("{name} has chosen in secret."),
        on.Revealed: Sentence(_revealed),
        on.Marked: Sentence(_marked, depth=1),
        on.Deployed: Sentence("At {value}: {card} of {name}."),
        on.Occurred: Sentence("The DEPLOY effect of {card} occurs."),
        on.Muted: Sentence("{card} of {name} does nothing."),
        on.Counted: Sentence(""),
        on.Scored: Sentence(
            "{monster} of {name} pays {worth}, and the hand {hand}: {infamy} infamy.",
            by="hand",
            otherwise="{monster} of {name} pays {infamy} infamy.",
        ),
        on.Ended: Sentence(lambda event, view, to: outcome_line(event.places, event.scores, to)),
    },
)
