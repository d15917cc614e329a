"""Event and Army cards, auras and mutations in words for the log."""

from __future__ import annotations

from .....language.phrases import listed
from .....language.words import _, _n, said
from .....table.log import Tellers
from .....table.presenter import Audience
from ...combat.odds import PLAIN, limit
from ...events import cards as by
from ...printed.names import warrior_name
from ...printed.other_decks import name_of, text_of
from ...state import HybridState
from ..wording import named_square


def _card(face: int) -> str:
    return said(name_of(face))


def _shed(event: by.GiftShed, view: HybridState, to: Audience) -> str:
    return _("{name} puts one of three cards away.", name=to.name(event.seat))


def _gifts(event: by.GiftsDrawn, view: HybridState, to: Audience) -> str:
    if event.seat:
        return _n("{name} draws {n} mutation.", "{name} draws {n} mutations.", event.count, name=to.name(event.seat))
    return _n("{name} draws {n} aura.", "{name} draws {n} auras.", event.count, name=to.name(event.seat))


def _drawn(event: by.CardDrawn, view: HybridState, to: Audience) -> str:
    name = to.name(event.seat)
    return _("{name} keeps an Army card.", name=name) if event.army else _("{name} keeps an Event card.", name=name)


def _strikes(event: by.CardStrikes, view: HybridState, to: Audience) -> str:
    name, card, what = to.name(event.seat), _card(event.face), said(text_of(event.face))
    if event.army:
        return _("{name} turns over {card}: {what}", name=name, card=card, what=what)
    return _("{name} draws {card}: {what}", name=name, card=card, what=what)


def _played(event: by.CardPlayed, view: HybridState, to: Audience) -> str:
    return _(
        "{name} plays {card} on {warrior}: {what}",
        name=to.name(event.seat),
        card=_card(event.face),
        warrior=warrior_name(view, event.target),
        what=said(text_of(event.face)),
    )


def _laid(event: by.SpellLaid, view: HybridState, to: Audience) -> str:
    if event.until:
        return _("{card} lasts until round {n} is over.", card=_card(event.face), n=event.until)
    return _("{card} lasts to the end.", card=_card(event.face))


def _ended(event: by.SpellEnded, view: HybridState, to: Audience) -> str:
    return _("{card} is over.", card=_card(event.face))


def _raised(event: by.AuraRaised, view: HybridState, to: Audience) -> str:
    name, what = warrior_name(view, event.warrior), said(text_of(event.face))
    return _("{warrior} raises {card}: {what}", warrior=name, card=_card(event.face), what=what)


def _mutated(event: by.Mutated, view: HybridState, to: Audience) -> str:
    name, what = warrior_name(view, event.warrior), said(text_of(event.face))
    return _("{warrior} is given {card}: {what}", warrior=name, card=_card(event.face), what=what)


def _tested(event: by.TriedToPass, view: HybridState, to: Audience) -> str:
    name = warrior_name(view, event.warrior)
    if event.passed:
        return _(
            "{warrior} needs {level} and rolls {die}: it gets away.",
            warrior=name,
            level=limit(event.level, PLAIN),
            die=event.die,
        )
    return _("{warrior} needs {level} and rolls {die}.", warrior=name, level=limit(event.level, PLAIN), die=event.die)


def _doors(event: by.DoorsMoved, view: HybridState, to: Audience) -> str:
    if event.shut:
        return _n("{n} door falls shut.", "{n} doors fall shut.", len(event.doors))
    return _n("{n} door springs open.", "{n} doors spring open.", len(event.doors))


def _rocks(event: by.RocksFell, view: HybridState, to: Audience) -> str:
    return _("Rocks fall on {square}.", square=named_square(view, event.square))


def _peeked(event: by.Peeked, view: HybridState, to: Audience) -> str:
    return _("{name} looks at the other hand.", name=to.name(event.seat))


def _seen(event: by.HandSeen, view: HybridState, to: Audience) -> str:
    if not event.faces:
        return _("It is empty.")
    return _("It holds {cards}.", cards=listed([_card(face) for face in event.faces]))


def _hastened(event: by.Hastened, view: HybridState, to: Audience) -> str:
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


def _held(event: by.Held, view: HybridState, to: Audience) -> str:
    return _("{warrior} cannot move any more in this round.", warrior=warrior_name(view, event.warrior))


TOLD: Tellers = {
    by.GiftsDrawn: (_gifts, 0),
    by.GiftShed: (_shed, 0),
    by.CardDrawn: (_drawn, 1),
    by.CardStrikes: (_strikes, 1),
    by.CardPlayed: (_played, 0),
    by.SpellLaid: (_laid, 1),
    by.SpellEnded: (_ended, 1),
    by.AuraRaised: (_raised, 0),
    by.Mutated: (_mutated, 0),
    by.TriedToPass: (_tested, 1),
    by.DoorsMoved: (_doors, 1),
    by.RocksFell: (_rocks, 1),
    by.Peeked: (_peeked, 1),
    by.HandSeen: (_seen, 1),
    by.Hastened: (_hastened, 1),
    by.Held: (_held, 1),
}
"""By event: how it is told, and how far its line is set in."""
