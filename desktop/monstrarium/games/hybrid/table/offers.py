"""The affordances on the table of HYBRID: the gesture for each offer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from types import MappingProxyType

from ....engine.action import Action, Choose
from ....engine.plain import PieceId, Plain
from ....language.words import _, mark, said
from ....table.desc import Affordance, Gesture, ItemId, Piece
from ....table.presenter import Audience
from .. import actions
from ..cards.auras_mutations import NO_AURA
from ..combat.modifiers import value
from ..missions.objectives import below
from ..printed.names import LEVEL_TEXTS, warrior_name
from ..printed.warriors import SIZE
from ..state import MOVES, OFF, Door, HybridState, Mode, Phase
from .faces import rank_words, standee
from .items import BAND, NEXT, ROLL, TRAY, figurine, item_of, square_item
from .layout import Layout
from .routes import Walk, shot_note, strike_note
from .wording import (
    answer_label,
    capital,
    card_name,
    facing_name,
    kind_name,
    level_name,
    level_note,
    mode_name,
    objective_name,
    square_name,
)

SINGLE, COMBINED = "single", "combined"
BUTTONS: Mapping[type[Action], str] = MappingProxyType(
    {
        actions.Ready: mark("Ready"),
        actions.Keep: mark("Keep these cards"),
        actions.Redraw: mark("Take three others"),
        actions.Stop: mark("Lay no more"),
        actions.Leave: mark("Leave by the exit"),
        actions.Claim: mark("Turn over the counter"),
        actions.Halt: mark("Stop here"),
        actions.Wait: mark("Wait in ambush"),
        actions.Smash: mark("Attack the switch"),
        actions.Rest: mark("Nothing more"),
    }
)


def affordances_of(
    state: HybridState, audience: Audience, layout: Layout, offers: Sequence[Action], lying: Set[ItemId]
) -> tuple[Affordance, ...]:
    """An affordance for every offer, and plans that lead a figurine farther.

    lying: the items on the table, which a gesture can use.
    """
    hand = Hand(state, audience, layout, lying)
    walking = state.phase in MOVES and state.pending is None and state.squares[state.active] >= 0
    if not offers or not walking:
        return tuple([hand.affordance(offer) for offer in offers])
    rest = [hand.affordance(offer) for offer in offers if type(offer) not in (actions.Step, actions.Turn)]
    walk = Walk(state, layout, offers)
    return (*walk.ways(), *walk.attacks(), *rest)


class Hand:
    """Makes the affordance of an offer."""

    def __init__(self, state: HybridState, audience: Audience, layout: Layout, lying: Set[ItemId]) -> None:
        self._state = state
        self._audience = audience
        self._layout = layout
        self._lying = lying
        self._ghosts: dict[tuple[int, int], Piece] = {}

    def affordance(self, offer: Action) -> Affordance:
        match offer:
            case actions.Place() | actions.Enter():
                return self._place(offer)
            case Choose(option=option):
                return self._answer(offer, option)
            case actions.Enlist() | actions.Dismiss():
                return self._muster(offer)
            case actions.Strike() | actions.Shoot() | actions.Pin():
                return self._aim(offer)
            case actions.Bid() | actions.Number() | actions.Rouse() | actions.Swing():
                return self._touch(offer)
            case actions.Shed() | actions.Invoke() | actions.Graft() | actions.Play():
                return self._card(offer)
        return self._button(offer)

    def _touch(self, offer: actions.Bid | actions.Number | actions.Rouse | actions.Swing) -> Affordance:
        """A click, or a card or counter that is laid somewhere."""
        match offer:
            case actions.Bid(piece=piece):
                label = _("Lay {card} face down", card=card_name(self._state, piece))
                return Affordance((offer,), Gesture.DRAG, label, item_of(piece), ROLL)
            case actions.Number(warrior=warrior):
                label = _("Lay it beside {warrior}", warrior=self._name(warrior))
                return Affordance((offer,), Gesture.DRAG, label, NEXT, figurine(warrior), direct=True)
            case actions.Rouse(warrior=warrior):
                label = _("Rouse {warrior} from ambush", warrior=self._name(warrior))
                return Affordance((offer,), Gesture.CLICK, label, figurine(warrior))
        shut = self._state.doors[offer.door] == Door.SHUT
        label = _("Open the door") if shut else _("Shut the door")
        return Affordance((offer,), Gesture.CLICK, label, f"door/{offer.door}")

    def _card(self, offer: actions.Shed | actions.Invoke | actions.Graft | actions.Play) -> Affordance:
        """A card that is put away, or laid on a warrior."""
        state, piece = self._state, offer.piece
        if isinstance(offer, actions.Invoke) and piece == NO_AURA:
            return Affordance((offer,), Gesture.BUTTON, _("Drop the aura"))
        card = card_name(state, piece)
        if isinstance(offer, actions.Shed):
            return Affordance((offer,), Gesture.CLICK, _("Put {card} away", card=card), item_of(piece))
        target = offer.target if isinstance(offer, actions.Play) else state.active
        name = self._name(target)
        label = {
            actions.Invoke: _("{warrior} raises {card}", warrior=name, card=card),
            actions.Graft: _("{warrior} is given {card}", warrior=name, card=card),
            actions.Play: _("Play {card} on {warrior}", warrior=name, card=card),
        }[type(offer)]
        return Affordance((offer,), Gesture.DRAG, label, item_of(piece), figurine(target))

    # ---- before the first round

    def _muster(self, offer: actions.Enlist | actions.Dismiss) -> Affordance:
        kind, name = offer.kind, kind_name(offer.kind)
        if isinstance(offer, actions.Enlist):
            label = _("Take {warrior} along", warrior=name)
            return Affordance((offer,), Gesture.CLICK, label, f"recruit/{kind}", BAND, rank_words(kind))
        return Affordance((offer,), Gesture.CLICK, _("Leave {warrior} at home", warrior=name), f"member/{kind}")

    def _place(self, offer: actions.Place | actions.Enter) -> Affordance:
        state, lab = self._state, self._layout.lab
        warrior = offer.warrior if isinstance(offer, actions.Place) else state.active
        source, name = figurine(warrior), self._name(warrior)
        if offer.square == OFF:
            return Affordance((offer,), Gesture.DRAG, _("Take {warrior} back", warrior=name), source, TRAY)
        where, way = square_name(lab, offer.square), facing_name(offer.facing)
        if state.squares[warrior] == offer.square:
            label = _("Turn {warrior} to face {way}", warrior=name, way=way)
        else:
            label = _("Place {warrior} on {square}, facing {way}", warrior=name, square=where, way=way)
        ghost = self._ghost(warrior, offer.square, offer.facing)
        target = square_item(lab, offer.square)
        return Affordance((offer,), Gesture.DRAG, label, source, target, "", ghost, str(offer.facing))

    def _ghost(self, warrior: int, square: int, facing: int) -> Piece:
        kind = self._state.kinds[warrior]
        known = self._ghosts.get((kind, facing))
        face = known.face if known is not None else standee(kind, facing)
        side = SIZE[kind] * 0.5
        made = Piece(figurine(warrior), "lab", self._layout.base(kind, square), face, (side, side), tip=kind_name(kind))
        self._ghosts[kind, facing] = made
        return made

    # ---- fights

    def _aim(self, offer: actions.Strike | actions.Shoot | actions.Pin) -> Affordance:
        """A drag from the active warrior to an enemy."""
        state, warrior = self._state, self._state.active
        target, variant = self._name(offer.target), ""
        match offer:
            case actions.Strike(combined=True):
                label = _("Strike {target} twice (Combined Attack)", target=target)
                note, variant = strike_note(state, warrior, offer.target), COMBINED
            case actions.Strike():
                label, note = _("Strike {target}", target=target), strike_note(state, warrior, offer.target)
                variant = SINGLE
            case actions.Shoot():
                label, note = _("Shoot at {target}", target=target), shot_note(state, warrior, offer.target)
            case _:
                label, note = _("Hold {target} fast", target=target), ""
        source, aimed = figurine(warrior), figurine(offer.target)
        return Affordance((offer,), Gesture.DRAG, label, source, aimed, note, variant=variant, direct=True)

    # ---- answers

    def _answer(self, offer: Action, option: Plain) -> Affordance:
        """Cards go onto the roll; targets are clicked; levels and the rest are buttons."""
        label = answer_label(self._state, option)
        match option:
            case ("points" | "effect" as how, int(piece)):
                source = item_of(piece)
                if source in self._lying:
                    return Affordance((offer,), Gesture.DRAG, label, source, ROLL, variant=how)
            case ("warrior" | "carrier", int(warrior)):
                source = figurine(warrior)
                return Affordance((offer,), Gesture.CLICK, label, source)
            case ("square", int(square)):
                source, target = item_of(self._asking()), square_item(self._layout.lab, square)
                if source in self._lying:
                    return Affordance((offer,), Gesture.DRAG, label, source, target, direct=True)
            case ("exit", int(gate)):
                return Affordance((offer,), Gesture.CLICK, label, f"access/{2 * gate}")
            case ("level", int(level)):
                return Affordance((offer,), Gesture.BUTTON, label, note=level_note(self._state, level))
        return Affordance((offer,), Gesture.BUTTON, label, declines=option is None)

    def _asking(self) -> PieceId:
        """The card whose question is pending; -1 for none."""
        pending = self._state.pending
        source = None if pending is None else pending.choice.source
        return -1 if source is None else source

    # ---- buttons

    def _button(self, offer: Action) -> Affordance:
        state = self._state
        note = ""
        match offer:
            case actions.Announce(mode=mode):
                worth = value(state, state.active, mode)
                label = _("{mode} {n}", mode=capital(mode_name(mode)), n=worth)
            case actions.Guard(level=level):
                label = level_name(Mode.DEFENSE, level)
                note = said(LEVEL_TEXTS[Mode.DEFENSE][level])
            case actions.Begin(seat=seat, first=first):
                label = _("I begin") if seat == first else _("{name} begins", name=self._audience.name(first))
            case actions.Halt() if state.squares[state.active] == OFF:
                label = _("Stay outside")
            case actions.Burst():
                label = _("Sacrifice {warrior}", warrior=self._name(state.active))
            case actions.Claim() if (index := below(state, self._layout.lab)) >= 0:
                label = _("Activate: {objective}", objective=objective_name(state, state.numbers[index]))
            case actions.Ready() if state.phase is Phase.ORDER:
                label = _("Keep all ambushes")
            case _:
                label = said(BUTTONS[type(offer)])
        return Affordance((offer,), Gesture.BUTTON, label, note=note)

    def _name(self, warrior: int) -> str:
        return warrior_name(self._state, warrior)
