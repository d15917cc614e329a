"""The gesture for each legal action on the table of CYBO."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.action import Action
from ....language.words import _
from ....table.desc import Affordance, Gesture
from ..actions import Keep
from ..odds import decision, expected_now
from ..state import CyboState
from ..turn import terms_of, verdict
from .items import DIE, TRAY, place, plate
from .wording import points


def affordances_of(view: CyboState, offers: Sequence[Action]) -> tuple[Affordance, ...]:
    return tuple(_affordance(view, offer) for offer in offers)


def _affordance(view: CyboState, offer: Action) -> Affordance:
    choice = decision(view)
    if choice is None:
        note = _("worth {points} on average", points=f"{expected_now(view):.2f}")
        return Affordance((offer,), Gesture.CLICK, _("Roll the die"), DIE, TRAY, note)
    if isinstance(offer, Keep):
        label = _("Keep {points}", points=points(choice.keep))
        note = _("worth {keep}", keep=choice.keep)
        return Affordance((offer,), Gesture.DRAG, label, DIE, place("card", offer.seat), note)
    target = verdict(terms_of(view, view.seat), view.rolls).target
    label = _("Roll for {target} and the Quad", target=target)
    note = _("worth {points} on average", points=f"{choice.rolling:.2f}")
    return Affordance((offer,), Gesture.DRAG, label, DIE, plate(target), note)
