"""Event and Army cards, auras and mutations in words for the log."""

from __future__ import annotations

from .....language.words import _, _n
from .....table.presenter import Audience
from .....table.sentences import Rows, Sentence
from ...combat.dice import PLAIN, limit
from ...events import cards as on
from ...printed.names import warrior_name
from ...state import HybridState


def _gifts(event: on.GiftsDrawn, view: HybridState, to: Audience) -> str:
    if event.seat:
        return _n("{name} draws {n} mutation.", "{name} draws {n} mutations.", event.count, name=to.name(event.seat))
    return _n("{name} draws {n} aura.", "{name} draws {n} auras.", event.count, name=to.name(event.seat))


def _tested(event: on.TriedToPass, view: HybridState, to: Audience) -> str:
    fields = {"warrior": warrior_name(view, event.warrior), "level": limit(event.level, PLAIN), "die": event.die}
    if event.passed:
        return _("{warrior} needs {level} and rolls {die}: it gets away.", **fields)
    return _("{warrior} needs {level} and rolls {die}.", **fields)


def _doors(event: on.DoorsMoved, view: HybridState, to: Audience) -> str:
    if event.shut:
        return _n("{n} door falls shut.", "{n} doors fall shut.", len(event.doors))
    return _n("{n} door springs open.", "{n} doors spring open.", len(event.doors))


def _hastened(event: on.Hastened, view: HybridState, to: Audience) -> str:
    warrior, points = warrior_name(view, event.warrior), event.points
    if points < 0:
        return _n(
            "{warrior} has {n} Movement point less.",
            "{warrior} has {n} Movement points less.",
            -points,
            warrior=warrior,
        )
    return _n(
        "{warrior} has {n} Movement point more.", "{warrior} has {n} Movement points more.", points, warrior=warrior
    )


ROWS: Rows = {
    on.GiftsDrawn: Sentence(_gifts),
    on.GiftShed: Sentence("{name} puts one of three cards away."),
    on.CardDrawn: Sentence("{name} keeps an Army card.", by="army", otherwise="{name} keeps an Event card.", depth=1),
    on.CardStrikes: Sentence(
        "{name} turns over {card}: {what}", by="army", otherwise="{name} draws {card}: {what}", depth=1
    ),
    on.CardPlayed: Sentence("{name} plays {card} on {target}: {what}"),
    on.CardLaid: Sentence(
        "{card} lasts until round {until} is over.", by="until", otherwise="{card} lasts to the end.", depth=1
    ),
    on.CardEnded: Sentence("{card} is over.", depth=1),
    on.AuraRaised: Sentence("{warrior} raises {card}: {what}"),
    on.Mutated: Sentence("{warrior} is given {card}: {what}"),
    on.TriedToPass: Sentence(_tested, depth=1),
    on.DoorsMoved: Sentence(_doors, depth=1),
    on.RocksFell: Sentence("Rocks fall on {square}.", depth=1),
    on.Peeked: Sentence("{name} looks at the other hand.", depth=1),
    on.HandSeen: Sentence("It holds {cards}.", by="faces", otherwise="It is empty.", depth=1),
    on.Hastened: Sentence(_hastened, depth=1),
    on.Held: Sentence("{warrior} cannot move any more in this round.", depth=1),
}
