"""The affordances: the gesture for each offer."""

from __future__ import annotations

from collections.abc import Sequence, Set

from ....engine.action import Action, Choose
from ....engine.plain import PieceId, Plain, Seat
from ....language.words import _, _n, said
from ....table.desc import Affordance, Gesture, ItemId, Piece
from ....table.presenter import Audience
from .. import actions
from ..cards import DEPLOYABLE, DIVISIONS, FIRST_XENO, HP, PLAY_AT, POWER, UPGRADE, USE_AT, VALUE, amount, title
from ..cards import SPEND as SPENDABLE
from ..combat.values import price
from ..lanes import one_of_each
from ..purchase import payment
from ..rounds import ROUNDS
from ..state import NO_PIECE, Phase, XenoshyftState
from .faces import small_face
from .items import item_of, piece_of, place
from .layout import Layout
from .wording import answer_label, answer_note, card_name, pass_note, place_name, ready_note, warning_of, which


def affordances_of(
    state: XenoshyftState, audience: Audience, layout: Layout, offers: Sequence[Action], lying: Set[ItemId]
) -> tuple[Affordance, ...]:
    """One affordance for each offer, ready last, and plans for what is one thought and several actions.

    `lying` are the things on the table that can be touched.
    """
    hand = OfferGestures(state, audience, layout, lying)
    found = [hand.affordance(offer) for offer in offers]
    if offers:
        found += hand.plans(offers[0].seat, offers)
    return tuple(sorted(found, key=lambda each: isinstance(each.plan[-1], actions.Ready)))


class OfferGestures:
    def __init__(self, state: XenoshyftState, audience: Audience, layout: Layout, lying: Set[ItemId]) -> None:
        self._state = state
        self._audience = audience
        self._layout = layout
        self._lying = lying

    def affordance(self, offer: Action) -> Affordance:
        match offer:
            case actions.Spend() | actions.Pledge() | actions.Buy():
                return self._purchase(offer)
            case actions.Deploy(piece=piece, lane=lane, place=at):
                return self._deploy(offer, piece, lane, at)
            case actions.Equip() | actions.Regear() | actions.Shift():
                return self._arrange(offer)
            case actions.Play() | actions.Use() | actions.Power():
                return self._use(offer)
            case Choose(option=option):
                return self._answer(offer, option)
            case actions.Discard() | actions.Upgrade():
                return self._wrap_up(offer)
        warning = warning_of(self._state, self._audience, offer.seat) if isinstance(offer, actions.Ready) else ""
        passes = isinstance(offer, actions.Pass)
        label, note = self._button(offer)
        return Affordance((offer,), Gesture.BUTTON, label, note=note, warning=warning, declines=passes)

    def plans(self, seat: Seat, offers: Sequence[Action]) -> list[Affordance]:
        """Plans of several actions: pay and buy, end the purchase and deploy, deploy all, discard the hand."""
        phase = self._state.phase
        if self._state.pending is not None:
            return []
        if phase is Phase.BUY:
            return [*self._payments(seat), *self._first_deployments(seat)]
        if phase is Phase.DEPLOY:
            return self._muster(seat)
        held = [offer for offer in offers if isinstance(offer, actions.Discard)] if phase is Phase.WRAP else []
        return self._clearance(seat) if len(held) > 1 else []

    def _payments(self, seat: Seat) -> list[Affordance]:
        """The plans that spend what is needed and buy, and the plan that spends all."""
        state, found = self._state, []
        for ware in state.market:
            if ware == NO_PIECE:
                continue
            cost = price(state, seat, ware)
            paid = payment(state, seat, cost - state.resources[seat])
            if paid:
                worth = sum(VALUE[state.pieces.face[piece]] for piece in paid)
                plan = (*[actions.SPEND[seat][piece] for piece in paid], actions.BUY[seat][ware])
                label = _("Pay {price} and buy {card}", price=cost, card=self._name(ware))
                note = _n("spends {n} Xenosathem", "spends {n} Xenosathem", worth)
                found.append(Affordance(plan, Gesture.DRAG, label, item_of(ware), place("hand", seat), note))
        crystals = [piece for piece in state.hands[seat] if VALUE[state.pieces.face[piece]]]
        if len(crystals) > 1:
            worth = sum(VALUE[state.pieces.face[piece]] for piece in crystals)
            plan = tuple(actions.SPEND[seat][piece] for piece in crystals)
            note = _n("You can pay {n} then.", "You can pay {n} then.", state.resources[seat] + worth)
            found.append(Affordance(plan, Gesture.BUTTON, _("Spend all Xenosathem: {n}", n=worth), note=note))
        return found

    def _first_deployments(self, seat: Seat) -> list[Affordance]:
        """Troops of the hand are put into the lane, which ends the purchase, where all others are ready."""
        state = self._state
        count = len(state.fronts[seat])
        if state.ready_seats | 1 << seat != (1 << len(state.hands)) - 1 or count >= actions.PLACES:
            return []
        warning = warning_of(state, self._audience, seat)
        found = self._muster(seat, (actions.READY[seat],), warning)
        for piece in one_of_each(state, state.hands[seat]):
            if DEPLOYABLE[state.pieces.face[piece]]:
                for at in range(count + 1):
                    plan = (actions.READY[seat], actions.DEPLOY[seat][piece][seat][at])
                    label = _(
                        "End the purchase and deploy {card}, {place}", card=self._name(piece), place=place_name(at)
                    )
                    ghost, front = self._ghost(piece, seat, at, count + 1), place("front", seat)
                    note = _("ends the purchase")
                    found.append(
                        Affordance(
                            plan, Gesture.DRAG, label, item_of(piece), front, note, ghost, str(at), warning=warning
                        )
                    )
        return found

    def _muster(self, seat: Seat, ready: tuple[Action, ...] = (), warning: str = "") -> list[Affordance]:
        """All troops of the hand go to the back of the seat's lane at once, the toughest first."""
        state, face = self._state, self._state.pieces.face
        count = len(state.fronts[seat])
        held = [piece for piece in state.hands[seat] if DEPLOYABLE[face[piece]]]
        held.sort(key=lambda piece: (-HP[face[piece]], -POWER[face[piece]], face[piece]))
        going = held[: actions.PLACES - count]
        if len(going) < 2:
            return []
        plan = (*ready, *[actions.DEPLOY[seat][piece][seat][count + at] for at, piece in enumerate(going)])
        label = _n("Deploy {n} troop", "Deploy {n} troops", len(going))
        if ready:
            label = _n("Ready, deploy {n} troop", "Ready, deploy {n} troops", len(going))
        first = self._name(going[0])
        note = _("The toughest first: {card}.", card=first)
        return [Affordance(plan, Gesture.BUTTON, label, note=note, warning=warning)]

    def _clearance(self, seat: Seat) -> list[Affordance]:
        """The whole hand is discarded at once, where another round comes."""
        held = self._state.hands[seat]
        if len(held) < 2 or self._state.round == ROUNDS:
            return []
        plan = tuple(actions.DISCARD[seat][piece] for piece in held)
        label = _n("Discard the hand: {n} card", "Discard the hand: {n} cards", len(held))
        note = _("In the next round you draw six others.")
        return [Affordance(plan, Gesture.BUTTON, label, note=note, declines=True)]

    # ---- purchase

    def _purchase(self, offer: actions.Spend | actions.Pledge | actions.Buy) -> Affordance:
        state, card, source = self._state, self._name(offer.piece), item_of(offer.piece)
        if isinstance(offer, actions.Spend):
            face = state.pieces.face[offer.piece]
            worth = VALUE[face] or (amount(face, "spend", state.wave) if SPENDABLE[face] else 0)
            label = _n("Spend {card}: {n} resource", "Spend {card}: {n} resources", worth, card=card)
            return Affordance((offer,), Gesture.CLICK, label, source, place("purse", offer.seat))
        if isinstance(offer, actions.Pledge):
            label = _("Lay {card} under {other} to make it cheaper", card=card, other=self._name(offer.on))
            return Affordance((offer,), Gesture.DRAG, label, source, item_of(offer.on))
        label = _("Buy {card} for {price}", card=card, price=price(state, offer.seat, offer.piece))
        return Affordance((offer,), Gesture.DRAG, label, source, place("hand", offer.seat))

    # ---- deployment

    def _deploy(self, offer: actions.Deploy, piece: PieceId, lane: int, at: int) -> Affordance:
        whose = self._audience.name(lane)
        label = _("Deploy {card} at {name}'s front, {place}", card=self._name(piece), name=whose, place=place_name(at))
        note = "" if lane == offer.seat else _("it stays with {name}", name=whose)
        ghost = self._ghost(piece, lane, at, len(self._state.fronts[lane]) + 1)
        return Affordance(
            (offer,), Gesture.DRAG, label, item_of(piece), place("front", lane), note, ghost, variant=str(at)
        )

    def _arrange(self, offer: actions.Equip | actions.Regear | actions.Shift) -> Affordance:
        state, card = self._state, self._name(offer.piece)
        if isinstance(offer, actions.Shift):
            label = _("Move {card} to the {place}", card=card, place=place_name(offer.place))
            ghost = self._ghost(offer.piece, offer.seat, offer.place, len(state.fronts[offer.seat]))
            front = place("front", offer.seat)
            note = which(state, self._audience, offer.piece)
            return Affordance(
                (offer,), Gesture.DRAG, label, item_of(offer.piece), front, note, ghost, variant=str(offer.place)
            )
        label = _("Give {card} to {troop}", card=card, troop=self._name(offer.troop))
        note = which(state, self._audience, offer.troop)
        return Affordance((offer,), Gesture.DRAG, label, item_of(offer.piece), item_of(offer.troop), note)

    def _ghost(self, piece: PieceId, lane: int, at: int, count: int) -> Piece:
        """A troop as it would stand among so many."""
        pose = self._layout.front(lane, count)[at]
        face = self._state.pieces.face[piece]
        return Piece(item_of(piece), place("front", lane), pose, small_face(face), tip=self._name(piece))

    # ---- instants, texts and powers

    def _use(self, offer: actions.Play | actions.Use | actions.Power) -> Affordance:
        target = self._target(offer)
        if isinstance(offer, actions.Power):
            card = said(DIVISIONS[self._state.divisions[offer.seat]].name)
            source = place("command", offer.seat)
        else:
            card, source = self._name(offer.piece), item_of(offer.piece)
        if not target:
            return Affordance((offer,), Gesture.CLICK, _("Use {card}", card=card), source)
        on = self._target_name(offer.target, target)
        label = _("Use {card} on {target}", card=card, target=on)
        if isinstance(offer, actions.Play):
            label = _("Play {card} on {target}", card=card, target=on)
        note = which(self._state, self._audience, offer.target) if piece_of(target) is not None else ""
        return Affordance((offer,), Gesture.DRAG, label, source, target, note)

    def _target(self, offer: actions.Play | actions.Use | actions.Power) -> ItemId:
        if offer.target < 0:
            return ""
        if isinstance(offer, actions.Play | actions.Use):
            aimed_at = PLAY_AT if isinstance(offer, actions.Play) else USE_AT
            match aimed_at[self._state.pieces.face[offer.piece]]:
                case "wounded-lane":
                    return place("front", offer.target)
                case "first-enemy":
                    return place("swarm", offer.target)
        return item_of(offer.target)

    def _target_name(self, number: int, target: ItemId) -> str:
        if piece_of(target) is None:
            return _("the lane of {name}", name=self._audience.name(number))
        lane = self._state.swarm_of(number)
        if lane >= 0 and not self._state.revealed(number):
            at = self._state.swarms[lane].index(number)
            return _("enemy {n} of {name}", n=at + 1, name=self._audience.name(lane))
        return self._name(number)

    # ---- answers and the rest

    def _answer(self, offer: Action, option: Plain) -> Affordance:
        """An option that lies on the table is clicked, or dropped on what it helps or stops; any other is a button."""
        label = answer_label(self._state, self._audience, option)
        source, note = "", which(self._state, self._audience, option) if isinstance(option, int) else ""
        match option:
            case int(piece) | ("take", int(piece), _) | ("cancel" | "both", int(piece)):
                source = item_of(piece)
            case ("place", int(lane), int()):
                source = place("front", lane)
        if source not in self._lying:
            note = note or answer_note(self._state, option)
            return Affordance((offer,), Gesture.BUTTON, label, note=note, declines=option is None)
        return Affordance((offer,), Gesture.CLICK, label, source, self._concerned(source), note)

    def _concerned(self, source: ItemId) -> ItemId:
        """The troop that is about to take damage, or the enemy whose Reveal can be canceled; not the option itself."""
        state = self._state
        item = item_of(state.flipped if state.hit is None else state.hit.target)
        return item if item != source and item in self._lying else ""

    def _wrap_up(self, offer: actions.Discard | actions.Upgrade) -> Affordance:
        pile = place("discard", offer.seat)
        if isinstance(offer, actions.Discard):
            label = _("Discard {card}", card=self._name(offer.piece))
            return Affordance((offer,), Gesture.DRAG, label, item_of(offer.piece), pile)
        at = (1, 3).index(offer.value)
        face = FIRST_XENO + at
        label = _("Melt {n} {card} into one {other}", n=UPGRADE[face], card=title(face), other=title(face + 1))
        return Affordance((offer,), Gesture.CLICK, label, item_of(self._state.supply[at + 1][-1]), pile)

    def _button(self, offer: Action) -> tuple[str, str]:
        """The label of a button, and what comes of it."""
        match offer:
            case actions.Ready():
                return _("Ready"), ready_note(self._state)
            case actions.Recall():
                return _("Call the others back"), _("They get ready anew.")
            case actions.Pass():
                return _("Let it pass"), pass_note(self._state)
        return str(offer), ""

    def _name(self, piece: PieceId) -> str:
        return card_name(self._state, piece)
