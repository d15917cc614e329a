"""The gesture for each legal action of Pantry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monstrarium.engine.action import Action, Choose
from monstrarium.language.words import _
from monstrarium.table.desc import Affordance, Gesture
from monstrarium.table.presenter import Audience

from ..actions import EndTurn, Offer, Play, Polish
from ..state import PantryState
from .items import BOWL, SCRAPS, item_of, place
from .wording import card_name


def affordances_of(view: PantryState, audience: Audience, offers: Sequence[Action]) -> tuple[Affordance, ...]:
    """One affordance for each offer."""
    return tuple(_affordance(view, audience, offer) for offer in offers)


def _affordance(view: PantryState, audience: Audience, offer: Action) -> Affordance:
    plan = (offer,)
    match offer:
        case Offer(card=None):
            return Affordance(plan, Gesture.BUTTON, _("Offer nothing"), note=_("You keep all your cards."))
        case Offer(card=int(card)):
            return Affordance(plan, Gesture.DRAG, _("Offer {card}", card=card_name(view, card)), item_of(card), BOWL)
        case Play(seat=seat, card=card):
            target = place("shelf", seat) if view.card(card).jar else SCRAPS
            return Affordance(plan, Gesture.DRAG, _("Play {card}", card=card_name(view, card)), item_of(card), target)
        case Polish(jar=jar):
            return Affordance(plan, Gesture.CLICK, _("Polish {card}", card=card_name(view, jar)), item_of(jar))
        case EndTurn():
            return Affordance(plan, Gesture.BUTTON, _("Draw a card and pass on"), note=_("Your turn ends."))
        case Choose(option=option):
            return _answer(view, audience, plan, option)
    raise AssertionError(f"unknown offer {offer!r}")


def _answer(view: PantryState, audience: Audience, plan: tuple[Any, ...], option: Any) -> Affordance:
    """The affordance of an answer: a number is a card on the table, a pair names a seat, the rest are words."""
    match option:
        case bool():
            label, note = (_("Yes"), _("It happens.")) if option else (_("No"), _("Nothing happens."))
            return Affordance(plan, Gesture.BUTTON, label, note=note)
        case int():
            return Affordance(plan, Gesture.CLICK, _("Choose {card}", card=card_name(view, option)), item_of(option))
        case ("seat", int(seat)):
            return Affordance(plan, Gesture.CLICK, _("Choose {name}", name=audience.name(seat)), place("hand", seat))
        case None:
            return Affordance(plan, Gesture.BUTTON, _("Show nothing"), note=_("Nobody sees a card."))
    raise AssertionError(f"unknown answer {option!r}")
