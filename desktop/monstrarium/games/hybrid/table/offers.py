"""The affordances on the table of HYBRID: the gesture for each offer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from types import MappingProxyType
from typing import Any, NamedTuple

from ....engine.action import Action, Choose
from ....engine.plain import PieceId
from ....language.phrases import listed
from ....language.words import _, _n, mark, said
from ....table.desc import Affordance, Gesture, ItemId, Pose
from ....table.presenter import Audience
from .. import actions
from ..cards.auras_mutations import NO_AURA
from ..combat.modifiers import value
from ..combat.prepared_roll import HEROIC
from ..combat.roll_choices import ENOUGH, NONE
from ..missions.objectives import below
from ..printed.names import LEVEL_TEXTS, warrior_name
from ..state import MOVES, OFF, Door, HybridState, Mode, Phase
from . import wording
from .board.activations import activations
from .board.figures import base_of, figure
from .board.routes import MovementOffers, shot_note, strike_note
from .column import counter_to_lay
from .faces import rank_words
from .items import BAND, LAB, NEXT, ROLL, TRAY, figurine, item_of, square_item
from .layout import SQUARE, Layout

SMALL_COUNTER = 0.7 * SQUARE
"""The size of a counter that lies beside a warrior."""
SINGLE, COMBINED = "single", "combined"
"""The variants of a strike."""


def affordances_of(
    state: HybridState, audience: Audience, layout: Layout, offers: Sequence[Action], lying: Set[ItemId]
) -> tuple[Affordance, ...]:
    """An affordance for every offer, and plans that lead a figurine farther.

    lying: the items on the table, which a gesture can use.
    """
    seen = OfferContext(state, audience, layout, lying)
    if state.phase is Phase.MODE and state.pending is None and offers:
        return (*[_affordance(seen, offer) for offer in offers], *activations(state, layout, offers))
    if state.phase is Phase.ORDER and len(offers) > 1:
        return (*[_affordance(seen, offer) for offer in offers], *_all_counters(seen, offers))
    walking = state.phase in MOVES and state.pending is None and state.squares[state.active] >= 0
    if not offers or not walking:
        return tuple([_affordance(seen, offer) for offer in offers])
    rest = [_affordance(seen, offer) for offer in offers if type(offer) not in (actions.Step, actions.Turn)]
    walk = MovementOffers(state, layout, offers)
    return (*walk.routes(), *walk.attacks(), *rest)


class OfferContext(NamedTuple):
    state: HybridState
    audience: Audience
    layout: Layout
    lying: Set[ItemId]

    def name(self, warrior: int) -> str:
        return warrior_name(self.state, warrior)

    def card(self, piece: PieceId) -> str:
        return wording.card_name(self.state, piece)


def _affordance(seen: OfferContext, offer: Action) -> Affordance:
    row = ROWS[type(offer)]
    return row(seen, offer) if callable(row) else _button(offer, *map(said, row))


def _button(offer: Action, label: str, note: str = "") -> Affordance:
    return Affordance((offer,), Gesture.BUTTON, label, note=note)


def _click(offer: Action, label: str, source: ItemId) -> Affordance:
    return Affordance((offer,), Gesture.CLICK, label, source)


def _drag(offer: Action, label: str, source: ItemId, target: ItemId) -> Affordance:
    return Affordance((offer,), Gesture.DRAG, label, source, target)


# ---- before the first round


def _enlist(seen: OfferContext, offer: actions.Enlist) -> Affordance:
    label = _("Take {warrior} along", warrior=wording.kind_name(offer.kind))
    return Affordance((offer,), Gesture.CLICK, label, f"recruit/{offer.kind}", BAND, rank_words(offer.kind))


def _place(seen: OfferContext, offer: actions.Place | actions.Enter) -> Affordance:
    state, lab = seen.state, seen.layout.lab
    warrior = offer.warrior if isinstance(offer, actions.Place) else state.active
    source, name = figurine(warrior), seen.name(warrior)
    if offer.square == OFF:
        return _drag(offer, _("Take {warrior} back", warrior=name), source, TRAY)
    where, way = wording.square_name(lab, offer.square), wording.facing_name(offer.facing)
    if state.squares[warrior] == offer.square:
        label = _("Turn {warrior} to face {way}", warrior=name, way=way)
    else:
        label = _("Place {warrior} on {square}, facing {way}", warrior=name, square=where, way=way)
    kind = state.kinds[warrior]
    side, pose = base_of(kind) * SQUARE, seen.layout.base(kind, offer.square)
    ghost = figure(source, LAB, pose, (kind, offer.facing), side, wording.kind_name(kind))
    target = square_item(lab, offer.square)
    return Affordance((offer,), Gesture.DRAG, label, source, target, "", ghost, str(offer.facing))


# ---- rounds and cards


def _number(seen: OfferContext, offer: actions.Number) -> Affordance:
    label, state = _("Lay it beside {warrior}", warrior=seen.name(offer.warrior)), seen.state
    pose = seen.layout.base(state.kinds[offer.warrior], state.squares[offer.warrior])
    ghost = counter_to_lay(state, offer.seat, Pose(pose.x, pose.y, pose.z + 1), SMALL_COUNTER)
    return Affordance((offer,), Gesture.DRAG, label, NEXT, figurine(offer.warrior), "", ghost, direct=True)


def _all_counters(seen: OfferContext, offers: Sequence[Action]) -> tuple[Affordance, ...]:
    """All counters that are left, in the order in which the warriors came; the last one lies by itself."""
    left = [offer for offer in offers if isinstance(offer, actions.Number)]
    if len(left) < 3 or len(left) < len(offers):
        return ()
    names = [seen.name(offer.warrior) for offer in left]
    note = _("In this order: {names}.", names=listed(names))
    return (Affordance(tuple(left[:-1]), Gesture.BUTTON, _("Lay all that are left"), note=note),)


def _ready(seen: OfferContext, offer: actions.Ready) -> Affordance:
    match seen.state.phase:
        case Phase.ORDER:
            return _button(offer, _("Keep all ambushes"), _("They shoot at whoever comes into sight."))
        case Phase.MUSTER:
            return _button(offer, _("Ready"), _("Nobody else comes along."))
    return _button(offer, _("Ready"), _("Your warriors stay as they stand."))


def _begin(seen: OfferContext, offer: actions.Begin) -> Affordance:
    if offer.seat == offer.first:
        return _button(offer, _("I begin"), _("Your first counter is revealed before theirs."))
    label = _("{name} begins", name=seen.audience.name(offer.first))
    return _button(offer, label, _("You see first what the other side does."))


def _invoke(seen: OfferContext, offer: actions.Invoke) -> Affordance:
    if offer.piece == NO_AURA:
        return _button(offer, _("Drop the aura"), _("It works on nobody any more."))
    active = seen.state.active
    label = _("{warrior} raises {card}", warrior=seen.name(active), card=seen.card(offer.piece))
    return _drag(offer, label, item_of(offer.piece), figurine(active))


def _graft(seen: OfferContext, offer: actions.Graft) -> Affordance:
    active = seen.state.active
    label = _("{warrior} is given {card}", warrior=seen.name(active), card=seen.card(offer.piece))
    return _drag(offer, label, item_of(offer.piece), figurine(active))


def _play(seen: OfferContext, offer: actions.Play) -> Affordance:
    label = _("Play {card} on {warrior}", warrior=seen.name(offer.target), card=seen.card(offer.piece))
    return _drag(offer, label, item_of(offer.piece), figurine(offer.target))


# ---- activations


def _announce(seen: OfferContext, offer: actions.Announce) -> Affordance:
    worth = value(seen.state, seen.state.active, offer.mode)
    label = _("{mode} {n}", mode=wording.capital(wording.mode_name(offer.mode)), n=worth)
    best = wording.level_name(offer.mode, min(worth, HEROIC))
    return _button(offer, label, said(MODE_NOTES[offer.mode], level=best))


MODE_NOTES: Mapping[int, str] = {
    Mode.OFFENSE: mark("Move, then strike before the front: up to {level}."),
    Mode.DEFENSE: mark("Move, then parry what comes: up to {level}."),
    Mode.FIRING: mark("Move, then shoot or lie in ambush: up to {level}."),
    Mode.MOVING: mark("Run farther, and do not fight: up to {level}."),
}


def _swing(seen: OfferContext, offer: actions.Swing) -> Affordance:
    shut = seen.state.doors[offer.door] == Door.SHUT
    return _click(offer, _("Open the door") if shut else _("Shut the door"), f"door/{offer.door}")


def _halt(seen: OfferContext, offer: actions.Halt) -> Affordance:
    if seen.state.squares[seen.state.active] == OFF:
        return _button(offer, _("Stay outside"), _("It may come in when it is activated again."))
    left = seen.state.points
    note = _n("{n} Movement point is left over.", "{n} Movement points are left over.", left)
    return _button(offer, _("Stop here"), note if left else _("No Movement points are left."))


def _claim(seen: OfferContext, offer: actions.Claim) -> Affordance:
    index = below(seen.state, seen.layout.lab)
    if index < 0:
        return _button(offer, _("Turn over the counter"), _("It brings a card, or it is a trap."))
    label = _("Activate: {objective}", objective=wording.objective_name(seen.state, seen.state.numbers[index]))
    return _button(offer, label, _("The briefing says what it does."))


def _strike(seen: OfferContext, offer: actions.Strike) -> Affordance:
    note = strike_note(seen.state, seen.state.active, offer.target)
    if offer.combined:
        label = _("Strike {target} twice (Combined Attack)", target=seen.name(offer.target))
        return _attack(seen, offer, label, note, COMBINED)
    return _attack(seen, offer, _("Strike {target}", target=seen.name(offer.target)), note, SINGLE)


def _shoot(seen: OfferContext, offer: actions.Shoot) -> Affordance:
    note = shot_note(seen.state, seen.state.active, offer.target)
    return _attack(seen, offer, _("Shoot at {target}", target=seen.name(offer.target)), note)


def _attack(
    seen: OfferContext,
    offer: actions.Strike | actions.Shoot | actions.Pin,
    label: str,
    note: str = "",
    variant: str = "",
) -> Affordance:
    source, aimed = figurine(seen.state.active), figurine(offer.target)
    return Affordance((offer,), Gesture.DRAG, label, source, aimed, note, variant=variant, direct=True)


def _answer(seen: OfferContext, offer: Choose) -> Affordance:
    """Cards go onto the roll; targets are clicked; levels and the rest are buttons."""
    label = wording.answer_label(seen.state, offer.option)
    match offer.option:
        case ("points" | "effect" as how, int(piece)):
            source = item_of(piece)
            if source in seen.lying:
                note = wording.odds_with(seen.state, how, piece)
                return Affordance((offer,), Gesture.DRAG, label, source, ROLL, note, variant=how)
        case ("warrior" | "carrier", int(warrior)):
            return _click(offer, label, figurine(warrior))
        case ("square", int(square)):
            source, target = item_of(_asking(seen.state)), square_item(seen.layout.lab, square)
            if source in seen.lying:
                return Affordance((offer,), Gesture.DRAG, label, source, target, direct=True)
        case ("exit", int(gate)):
            return _click(offer, label, f"access/{2 * gate}")
        case ("level", int(level)):
            return _button(offer, label, wording.level_note(seen.state, level))
    declines = offer.option in (None, NONE, ENOUGH)
    note = wording.odds_without(seen.state) if declines else wording.answer_note(offer.option)
    return Affordance((offer,), Gesture.BUTTON, label, note=note, declines=declines)


def _asking(state: HybridState) -> PieceId:
    """The card whose question is pending; -1 for none."""
    source = None if state.pending is None else state.pending.choice.source
    return -1 if source is None else source


ROWS: Mapping[type[Action], tuple[str, str] | Callable[[OfferContext, Any], Affordance]] = MappingProxyType(
    {
        Choose: _answer,
        actions.Enlist: _enlist,
        actions.Dismiss: lambda seen, offer: _click(
            offer, _("Leave {warrior} at home", warrior=wording.kind_name(offer.kind)), f"member/{offer.kind}"
        ),
        actions.Ready: _ready,
        actions.Place: _place,
        actions.Keep: (mark("Keep these cards"), mark("You begin with these.")),
        actions.Redraw: (mark("Take three others"), mark("All four go under the deck. It can be done once.")),
        actions.Bid: lambda seen, offer: _drag(
            offer, _("Lay {card} face down", card=seen.card(offer.piece)), item_of(offer.piece), ROLL
        ),
        actions.Stop: (mark("Lay no more"), mark("You lay no other card for this roll.")),
        actions.Begin: _begin,
        actions.Number: _number,
        actions.Rouse: lambda seen, offer: _click(
            offer, _("Rouse {warrior} from ambush", warrior=seen.name(offer.warrior)), figurine(offer.warrior)
        ),
        actions.Announce: _announce,
        actions.Swing: _swing,
        actions.Enter: _place,
        actions.Leave: (mark("Leave by the exit"), mark("It is out of the laboratory for good.")),
        actions.Claim: _claim,
        actions.Halt: _halt,
        actions.Strike: _strike,
        actions.Shoot: _shoot,
        actions.Pin: lambda seen, offer: _attack(seen, offer, _("Hold {target} fast", target=seen.name(offer.target))),
        actions.Guard: lambda seen, offer: _button(
            offer, wording.level_name(Mode.DEFENSE, offer.level), said(LEVEL_TEXTS[Mode.DEFENSE][offer.level])
        ),
        actions.Wait: (mark("Wait in ambush"), mark("It shoots at the first enemy that comes into sight.")),
        actions.Burst: lambda seen, offer: _button(
            offer,
            _("Sacrifice {warrior}", warrior=seen.name(seen.state.active)),
            _("It wounds every enemy in contact, and is gone."),
        ),
        actions.Smash: (mark("Attack the switch"), mark("A hit wounds it, and it parries nothing.")),
        actions.Rest: (mark("Nothing more"), mark("Its activation ends here.")),
        actions.Shed: lambda seen, offer: _click(
            offer, _("Put {card} away", card=seen.card(offer.piece)), item_of(offer.piece)
        ),
        actions.Invoke: _invoke,
        actions.Graft: _graft,
        actions.Play: _play,
    }
)
"""By action: the label of its button and what comes of it, or what makes its affordance."""
