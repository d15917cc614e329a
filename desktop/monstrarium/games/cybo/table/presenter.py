"""The table of CYBO: the tray, the die and the scorecards, and what may be done with them."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.action import Action
from ....engine.event import Event
from ....engine.words import _
from ....table.desc import Affordance, Gesture, ItemId, Prompt, TableDesc
from ....table.presenter import Audience, Flourish, Line, Luck, Sheet
from ..actions import Aim, Keep, PutBack, Roll
from ..ending import places, round_of
from ..hints import decision, expected_now
from ..state import CyboState, Level, Phase
from ..turn import terms_of, verdict
from .card import card_id, card_pieces, card_zones
from .log import line_of
from .seating import seating
from .sheets import sheet_of
from .show import flourish_of, luck_of
from .tray import DIE, TRAY, plate_id, tray_pieces, tray_zone
from .wording import figures, outcome_line, points, question, round_name

TOPICS = {
    Level.BEGINNER: "Beginner",
    Level.ADVANCED: "A round",
    Level.MASTER: "Master",
    Level.GRAND_MASTER: "Grand Master",
}


class CyboPresenter:
    """All of CYBO is open, so every seat sees the same table from its own side."""

    def describe(self, view: CyboState, audience: Audience, offers: Sequence[Action]) -> TableDesc:
        """The tray in the middle, the near seat's card large beside it, the others around."""
        where = seating(len(view.order))
        asked = bool(offers)
        return TableDesc(
            where.size,
            (tray_zone(where.tray), *card_zones(view, audience, where)),
            (*tray_pieces(view, where.tray), *card_pieces(view, audience, where)),
            tuple(self._affordance(view, offer) for offer in offers),
            Prompt(view.seat, question(view, audience), figures(view)) if asked else None,
            "" if asked else self._banner(view, audience),
        )

    def intent(self, view: CyboState, audience: Audience, source: ItemId, target: ItemId) -> Action | None:
        """A die on a plate aims at its number, on a card it keeps; in the tray it is rolled, or only put back."""
        kind, _slash, which = target.partition("/")
        if source != DIE:
            return None
        if view.phase is Phase.QUAD and target in (DIE, TRAY):
            return PutBack(view.seat)
        if kind == "plate":
            return self._aim(view, int(which))
        if kind in ("card", "token", "seat", "seal", "crown"):
            return Keep(int(which))
        return Roll(view.seat) if kind == TRAY else None

    def line(self, event: Event, view: CyboState, audience: Audience) -> Line | None:
        """What happened, in words."""
        return line_of(event, audience)

    def flourish(self, event: Event, view: CyboState, audience: Audience) -> Flourish | None:
        """The die tumbles, numbers light up, points rise."""
        return flourish_of(event)

    def luck(self, event: Event) -> Luck | None:
        """What a turn was worth before its first roll, and what it paid."""
        return luck_of(event)

    def inspect(self, view: CyboState, audience: Audience, item: ItemId) -> Sheet | None:
        """All that is known of a plate, the die, a card or the tray."""
        return sheet_of(view, audience, item)

    def chapter(self, view: CyboState, audience: Audience) -> str:
        """The round, and the end."""
        if view.phase is Phase.OVER:
            return _("The end")
        turn = len(view.rows) - (view.phase is Phase.SCORED)
        return round_name(round_of(view, turn))

    def topic(self, view: CyboState) -> str:
        """The heading of the rules page for what happens now."""
        if view.phase is Phase.OVER:
            return "The end"
        return "The Quad" if view.phase is Phase.QUAD else TOPICS[view.levels[view.seat]]

    def _aim(self, view: CyboState, number: int) -> Action:
        if view.phase is Phase.QUAD and number == verdict(terms_of(view, view.seat), view.rolls).target:
            return Roll(view.seat)
        return Aim(view.seat, number)

    def _affordance(self, view: CyboState, offer: Action) -> Affordance:
        choice = decision(view)
        if choice is None:
            note = _("worth {points} on average", points=f"{expected_now(view):.2f}")
            return Affordance((offer,), Gesture.CLICK, _("Roll the die"), DIE, TRAY, note)
        if isinstance(offer, Keep):
            label = _("Keep {points}", points=points(choice.keep))
            return Affordance(
                (offer,), Gesture.DRAG, label, DIE, card_id(offer.seat), _("worth {keep}", keep=choice.keep)
            )
        target = verdict(terms_of(view, view.seat), view.rolls).target
        label = _("Roll for {target} and the Quad", target=target)
        note = _("worth {points} on average", points=f"{choice.rolling:.2f}")
        return Affordance((offer,), Gesture.DRAG, label, DIE, plate_id(target), note)

    def _banner(self, view: CyboState, audience: Audience) -> str:
        if view.phase is Phase.OVER:
            return outcome_line(places(view), view.scores, audience)
        name = audience.name(view.seat)
        if view.phase is Phase.SCORED:
            row = view.rows[-1]
            if row.points:
                return _("{name} writes down {points}.", name=name, points=points(row.points))
            return _("{name} writes down nothing.", name=name)
        return _("{name} has the die.", name=name)
