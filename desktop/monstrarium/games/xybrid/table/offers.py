"""The gesture for each legal action on the table of XYbrid."""

from __future__ import annotations

from collections.abc import Sequence, Set

from ....engine.action import Action, Choose
from ....engine.plain import PieceId, Plain, Seat
from ....language.phrases import signed
from ....language.words import _, _n, said
from ....table.desc import Affordance, Gesture, ItemId, Piece
from ....table.presenter import Audience
from ..actions import Activate, Attach, Commit, Draw, Pass, Swap, TakeCore, Trigger
from ..cards import ARM, AUXILIARY, KIND, LABEL, VALUE
from ..monster import missing, value
from ..state import Phase, XybridState
from .items import item_of, place
from .layout import Layout
from .pieces import sheet_piece
from .stack import ghost_of, side_of_next
from .wording import answer_label, answer_note, card_name, secrets_note, surplus_note

LEFT, RIGHT = "left", "right"
ACROSS = " across"


def affordances_of(
    state: XybridState, audience: Audience, layout: Layout, offers: Sequence[Action], lying: Set[ItemId]
) -> tuple[Affordance, ...]:
    """One affordance for each offer; `lying` are the items on the table."""
    hand = OfferGestures(state, audience, layout, lying)
    return tuple(hand.affordance(offer) for offer in offers)


class OfferGestures:
    def __init__(self, state: XybridState, audience: Audience, layout: Layout, lying: Set[ItemId]) -> None:
        self._state = state
        self._audience = audience
        self._layout = layout
        self._lying = lying

    def affordance(self, offer: Action) -> Affordance:
        match offer:
            case Draw(seat=seat, part=part, left=left):
                return self._draw(offer, seat, part, left)
            case Attach(seat=seat, part=part, left=left):
                label = self._sided(_("Attach {card}", card=self._name(part)), left)
                return self._onto(offer, seat, part, left, label)
            case Swap():
                return self._swap(offer)
            case TakeCore(seat=seat, core=core):
                return self._onto(offer, seat, core, None, _("Take {card}", card=self._name(core)))
            case Choose(option=option):
                return self._answer(offer, option)
            case Commit(seat=seat, card=int(card)):
                label = _("Reveal {card}", card=self._name(card))
                return Affordance((offer,), Gesture.DRAG, label, item_of(card), place("monster", seat))
        return self._click(offer)

    def _click(self, offer: Action) -> Affordance:
        match offer:
            case Activate(part=part):
                label = _("Use the MISSION of {card}", card=self._name(part))
                return Affordance((offer,), Gesture.CLICK, label, item_of(part))
            case Trigger(part=part):
                label = _("{card} occurs first", card=self._name(part))
                note = _("value {value}", value=value(self._state, part))
                return Affordance((offer,), Gesture.CLICK, label, item_of(part), note=note)
            case Pass() if self._state.phase is Phase.DRAW:
                note = _("There is nothing to draw.")
                return Affordance((offer,), Gesture.BUTTON, _("Go on to building"), note=note)
            case Pass():
                note = surplus_note(self._state, offer.seat)
                return Affordance((offer,), Gesture.BUTTON, _("End the turn"), note=note)
        note = secrets_note(self._state, offer.seat)
        return Affordance((offer,), Gesture.BUTTON, _("Reveal nothing"), note=note, declines=True)

    def _draw(self, offer: Action, seat: Seat, part: PieceId, left: bool | None) -> Affordance:
        """A part that the monster needs goes onto it, a surplus one into the hand."""
        kind = KIND[self._state.pieces.face[part]]
        label = self._sided(_("Draw {card}", card=self._name(part)), left)
        if kind & (missing(self._state, seat) | AUXILIARY):
            return self._onto(offer, seat, part, left, label)
        note = _n("surplus: {n} in the hand", "surplus: {n} in the hand", 1)
        return Affordance((offer,), Gesture.CLICK, label, item_of(part), place("hand", seat), note)

    def _onto(self, offer: Action, seat: Seat, part: PieceId, left: bool | None, label: str) -> Affordance:
        """A drag onto the monster, with a ghost of the part as it would lie there; a click where no side is named."""
        face = self._state.pieces.face[part]
        side = left
        if side is None:
            side = side_of_next(self._state, seat) if KIND[face] == ARM else True
        variant = "" if left is None else LEFT if left else RIGHT
        ghost = self._ghost(seat, part, side)
        gesture = Gesture.DRAG if variant else Gesture.CLICK
        return Affordance(
            (offer,), gesture, label, item_of(part), place("monster", seat), self._note(part), ghost, variant
        )

    def _swap(self, offer: Swap) -> Affordance:
        """A drag of a surplus part onto the monster; an arm goes to the side of the arm it replaces, or across."""
        state, seat, part, left = self._state, offer.seat, offer.part, offer.left
        label = _("Swap {card} for {other}", card=self._name(part), other=self._name(offer.attached))
        step = VALUE[state.pieces.face[part]] - value(state, offer.attached)
        note = _("{step} for the monster", step=signed(step))
        ghost = self._ghost(seat, part, left is not False)
        variant = ""
        if left is not None:
            label = self._sided(label, left)
            crosses = left != bool(state.left_parts >> offer.attached & 1)
            variant = (LEFT if left else RIGHT) + (ACROSS if crosses else "")
        target = place("monster", seat)
        return Affordance((offer,), Gesture.DRAG, label, item_of(part), target, note, ghost, variant)

    def _answer(self, offer: Action, option: Plain) -> Affordance:
        label = answer_label(self._state, self._audience, option)
        source = ""
        match option:
            case ("seat", int(seat)):
                source = place("seat", seat)
            case int(piece) if option is not True:
                source = item_of(piece)
        if source not in self._lying:
            note = answer_note(self._state, offer.seat, option)
            return Affordance((offer,), Gesture.BUTTON, label, note=note, declines=option is None)
        return Affordance((offer,), Gesture.CLICK, label, source)

    def _ghost(self, seat: Seat, part: PieceId, left: bool) -> Piece:
        pose, look = ghost_of(self._state, seat, part, left, self._layout.monster(seat))
        return sheet_piece(self._state, place("monster", seat), part, pose, look)

    def _note(self, part: PieceId) -> str:
        face = self._state.pieces.face[part]
        if not KIND[face]:
            return ""
        if LABEL[face]:
            return _("worth {value}, {label}", value=VALUE[face], label=said(LABEL[face]))
        return _("worth {value}", value=VALUE[face])

    def _name(self, piece: PieceId) -> str:
        return card_name(self._state, piece)

    def _sided(self, label: str, left: bool | None) -> str:
        if left is None:
            return label
        return _("{label}, on the left", label=label) if left else _("{label}, on the right", label=label)
