"""What may be done on the table of HYBRID, and the gesture that means each of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from types import MappingProxyType

from ....engine.action import Action, Choose
from ....engine.plain import PieceId, Plain
from ....language.words import _, mark, said
from ....table.desc import Affordance, Gesture, ItemId, Piece
from ....table.presenter import Audience
from ..actions import (
    Announce,
    Begin,
    Bid,
    Burst,
    Claim,
    Dismiss,
    Enlist,
    Enter,
    Graft,
    Guard,
    Halt,
    Invoke,
    Keep,
    Leave,
    Number,
    Pin,
    Place,
    Play,
    Ready,
    Redraw,
    Rest,
    Rouse,
    Shed,
    Shoot,
    Smash,
    Step,
    Stop,
    Strike,
    Swing,
    Turn,
    Wait,
)
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
        Ready: mark("Ready"),
        Keep: mark("Keep these cards"),
        Redraw: mark("Take three others"),
        Stop: mark("Lay no more"),
        Leave: mark("Leave by the exit"),
        Claim: mark("Turn over the counter"),
        Halt: mark("Stop here"),
        Wait: mark("Wait in ambush"),
        Smash: mark("Attack the switch"),
        Rest: mark("Nothing more"),
    }
)


def affordances_of(
    state: HybridState, audience: Audience, layout: Layout, offers: Sequence[Action], lying: Set[ItemId]
) -> tuple[Affordance, ...]:
    """Every offer in exactly one gesture of its own, and plans that lead a figurine farther; `lying` can be touched."""
    hand = Hand(state, audience, layout, lying)
    walking = state.phase in MOVES and state.pending is None and state.squares[state.active] >= 0
    if not offers or not walking:
        return tuple([hand.affordance(offer) for offer in offers])
    rest = [hand.affordance(offer) for offer in offers if type(offer) not in (Step, Turn)]
    walk = Walk(state, layout, offers)
    return (*walk.ways(), *walk.attacks(), *rest)


class Hand:
    """Finds the gesture for an offer."""

    def __init__(self, state: HybridState, audience: Audience, layout: Layout, lying: Set[ItemId]) -> None:
        self._state = state
        self._audience = audience
        self._layout = layout
        self._lying = lying
        self._ghosts: dict[tuple[int, int], Piece] = {}

    def affordance(self, offer: Action) -> Affordance:
        """The one gesture of an offer."""
        match offer:
            case Place() | Enter():
                return self._place(offer)
            case Choose(option=option):
                return self._answer(offer, option)
            case Enlist() | Dismiss():
                return self._muster(offer)
            case Strike() | Shoot() | Pin():
                return self._aim(offer)
            case Bid() | Number() | Rouse() | Swing():
                return self._touch(offer)
            case Shed() | Invoke() | Graft() | Play():
                return self._card(offer)
        return self._button(offer)

    def _touch(self, offer: Bid | Number | Rouse | Swing) -> Affordance:
        """One thing that is clicked, or laid somewhere."""
        match offer:
            case Bid(piece=piece):
                label = _("Lay {card} face down", card=card_name(self._state, piece))
                return Affordance((offer,), Gesture.DRAG, label, item_of(piece), ROLL)
            case Number(warrior=warrior):
                label = _("Lay it beside {warrior}", warrior=self._name(warrior))
                return Affordance((offer,), Gesture.DRAG, label, NEXT, figurine(warrior), direct=True)
            case Rouse(warrior=warrior):
                label = _("Rouse {warrior} from ambush", warrior=self._name(warrior))
                return Affordance((offer,), Gesture.CLICK, label, figurine(warrior))
        shut = self._state.doors[offer.door] == Door.SHUT
        label = _("Open the door") if shut else _("Shut the door")
        return Affordance((offer,), Gesture.CLICK, label, f"door/{offer.door}")

    def _card(self, offer: Shed | Invoke | Graft | Play) -> Affordance:
        """A card that is put away, or laid on a warrior."""
        state, piece = self._state, offer.piece
        if isinstance(offer, Invoke) and piece == NO_AURA:
            return Affordance((offer,), Gesture.BUTTON, _("Drop the aura"))
        card = card_name(state, piece)
        if isinstance(offer, Shed):
            return Affordance((offer,), Gesture.CLICK, _("Put {card} away", card=card), item_of(piece))
        target = offer.target if isinstance(offer, Play) else state.active
        name = self._name(target)
        label = {
            Invoke: _("{warrior} raises {card}", warrior=name, card=card),
            Graft: _("{warrior} is given {card}", warrior=name, card=card),
            Play: _("Play {card} on {warrior}", warrior=name, card=card),
        }[type(offer)]
        return Affordance((offer,), Gesture.DRAG, label, item_of(piece), figurine(target))

    # ---- before the first round

    def _muster(self, offer: Enlist | Dismiss) -> Affordance:
        kind, name = offer.kind, kind_name(offer.kind)
        if isinstance(offer, Enlist):
            label = _("Take {warrior} along", warrior=name)
            return Affordance((offer,), Gesture.CLICK, label, f"recruit/{kind}", BAND, rank_words(kind))
        return Affordance((offer,), Gesture.CLICK, _("Leave {warrior} at home", warrior=name), f"member/{kind}")

    def _place(self, offer: Place | Enter) -> Affordance:
        state, lab = self._state, self._layout.lab
        warrior = offer.warrior if isinstance(offer, Place) else state.active
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

    def _aim(self, offer: Strike | Shoot | Pin) -> Affordance:
        """From the active warrior to an enemy."""
        state, warrior = self._state, self._state.active
        target, variant = self._name(offer.target), ""
        match offer:
            case Strike(combined=True):
                label = _("Strike {target} twice (Combined Attack)", target=target)
                note, variant = strike_note(state, warrior, offer.target), COMBINED
            case Strike():
                label, note = _("Strike {target}", target=target), strike_note(state, warrior, offer.target)
                variant = SINGLE
            case Shoot():
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
        """The card that asks."""
        pending = self._state.pending
        source = None if pending is None else pending.choice.source
        return -1 if source is None else source

    # ---- buttons

    def _button(self, offer: Action) -> Affordance:
        state = self._state
        note = ""
        match offer:
            case Announce(mode=mode):
                worth = value(state, state.active, mode)
                label = _("{mode} {n}", mode=capital(mode_name(mode)), n=worth)
            case Guard(level=level):
                label = level_name(Mode.DEFENSE, level)
                note = said(LEVEL_TEXTS[Mode.DEFENSE][level])
            case Begin(seat=seat, first=first):
                label = _("I begin") if seat == first else _("{name} begins", name=self._audience.name(first))
            case Halt() if state.squares[state.active] == OFF:
                label = _("Stay outside")
            case Burst():
                label = _("Sacrifice {warrior}", warrior=self._name(state.active))
            case Claim() if (index := below(state, self._layout.lab)) >= 0:
                label = _("Activate: {objective}", objective=objective_name(state, state.numbers[index]))
            case Ready() if state.phase is Phase.ORDER:
                label = _("Keep all ambushes")
            case _:
                label = said(BUTTONS[type(offer)])
        return Affordance((offer,), Gesture.BUTTON, label, note=note)

    def _name(self, warrior: int) -> str:
        return warrior_name(self._state, warrior)
