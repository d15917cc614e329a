"""The rules of HYBRID: two sides in a laboratory, alone with what they have bred and what they believe."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from ...engine.action import Action, Choose
from ...engine.event import Sink
from ...engine.game import GameInfo, Outcome, ranked
from ...engine.pieces import Pieces
from ...engine.plain import Plain, Seat
from ...engine.rng import Rng
from . import knowledge
from .actions import (
    KEEP_OR_REDRAW,
    SEATS,
    TO_ACT,
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
from .cards import auras_mutations, playing
from .checks import sizes, wrong
from .combat import machines
from .effects import book
from .ground.labs import lab_of
from .missions import objectives
from .options import OPTIONS, SKIRMISHES, House, agree
from .printed.action_cards import SLEEVES
from .printed.missions import MISSIONS
from .printed.other_decks import ALL_SLEEVES
from .state import GRIFFIN, OFF, SCORPION, Door, HybridState, Phase
from .turn import (
    activation,
    activation_order,
    activation_roll,
    deployment,
    ending,
    first_hand,
    mode_and_attack,
    movement,
    muster,
)
from .verbs import refusal

MUSTER, DEPLOY, HAND, BID, FIRST, ORDER, MODE, MOVE, ACT, LATE, OVER, CLAIM, AFTER, GIFT, CLOSE = Phase


class Hybrid:
    """Two seats; bands until all are ready, hands, counters and traps are hidden, all else is open."""

    info = GameInfo("hybrid", "HYBRID", SEATS, rules=2, options=OPTIONS)
    state_type = HybridState
    book = book
    actions: tuple[type[Action], ...] = (
        Enlist,
        Dismiss,
        Ready,
        Place,
        Keep,
        Redraw,
        Bid,
        Stop,
        Begin,
        Number,
        Rouse,
        Announce,
        Step,
        Turn,
        Swing,
        Enter,
        Leave,
        Claim,
        Halt,
        Strike,
        Shoot,
        Wait,
        Guard,
        Pin,
        Burst,
        Smash,
        Rest,
        Shed,
        Invoke,
        Graft,
        Play,
    )

    def new(self, seats: int, options: Mapping[str, Plain], rng: Rng) -> HybridState:
        """The laboratory of the mission stands, the cards are shuffled, and nobody has come yet."""
        house = agree(options)
        mission = MISSIONS[house.mission]
        own = str(options["plan"]) if mission.key in SKIRMISHES else ""
        return found(mission.key, own or mission.plan, rng, house)

    def to_act(self, state: HybridState) -> tuple[Seat, ...]:
        """Exactly one seat: whoever is asked, else the seat whose turn it is."""
        if state.pending is not None:
            return TO_ACT[state.pending.choice.seat]
        return () if state.phase is OVER else TO_ACT[state.seat]

    def legal(self, state: HybridState, seat: Seat) -> Sequence[Action]:
        """Everything the seat may do now."""
        pending = state.pending
        if pending is not None:
            return pending.offers() if pending.choice.seat == seat else ()
        return OFFERS[state.phase](state) if seat == state.seat else ()

    def why_not(self, state: HybridState, action: Action) -> str:
        """Empty when the action is legal, else a sentence."""
        if action in self.legal(state, action.seat):
            return ""
        return refusal(state, action, self.to_act(state))

    def apply(self, state: HybridState, action: Action, out: Sink | None = None) -> None:
        """Carry out a legal action, and go on until somebody owes a decision."""
        DEEDS[type(action)](state, action, out)

    def turn(self, state: HybridState) -> int:
        """The activations that have begun, and what each side has done beside them."""
        return state.turn

    def standing(self, state: HybridState) -> tuple[int, ...]:
        """One for the winner, as soon as there is one."""
        return (int(state.winner == GRIFFIN), int(state.winner == SCORPION))

    def outcome(self, state: HybridState) -> Outcome | None:
        """Who has won; both share the first place of a match that is drawn."""
        if state.phase is not OVER:
            return None
        scores = self.standing(state)
        return Outcome(ranked(scores), scores)

    def sizes(self, state: HybridState) -> Mapping[str, int]:
        """See `checks`."""
        return sizes(state)

    def wrong(self, state: HybridState) -> str:
        """See `checks`."""
        return wrong(state)

    def redact(self, state: HybridState, viewer: Seat | None) -> HybridState:
        """Blank the other side's band, hand, cards laid and counters, and all traps."""
        knowledge.hide(state, viewer)
        return state

    def sample(self, state: HybridState, viewer: Seat, rng: Rng) -> HybridState:
        """Deal what the viewer cannot know anew."""
        return knowledge.imagine(state, viewer, rng)


def found(mission: str, plan: str, rng: Rng, house: House) -> HybridState:
    """A laboratory in which nobody stands yet."""
    lab = lab_of(plan)
    pieces, deck = Pieces.of(ALL_SLEEVES), [*range(len(SLEEVES))]
    pieces.shuffle(deck, rng)
    traps = [int(counter < MISSIONS[mission].traps) for counter in range(len(lab.events))]
    rng.shuffle(traps)
    state = HybridState(
        rng,
        pieces,
        house,
        mission,
        plan,
        musters=[[], []],
        doors=[Door.LOCKED if door.locked else Door.SHUT for door in lab.doors],
        shut=sum([door.mask for door in lab.doors]),
        pits=lab.pits,
        rocks=lab.rocks,
        counters=[*lab.events],
        traps=traps,
        deck=deck,
        hands=[[], []],
        seat=GRIFFIN,
        bids=[[], []],
    )
    objectives.prepare(state, lab)
    return state


# ---- what becomes of an action


def _ready(state: HybridState, action: Ready, out: Sink | None) -> None:
    READY[state.phase](state, action, out)


def _announce(state: HybridState, action: Announce, out: Sink | None) -> None:
    mode_and_attack.announce(state, action, out)
    _resume(state, out)


def _strike(state: HybridState, action: Strike, out: Sink | None) -> None:
    mode_and_attack.strike(state, action, out)
    _resume(state, out)


def _shoot(state: HybridState, action: Shoot, out: Sink | None) -> None:
    mode_and_attack.shoot(state, action, out)
    _resume(state, out)


def _smash(state: HybridState, action: Smash, out: Sink | None) -> None:
    machines.smash(state, action, out)
    _resume(state, out)


def _play(state: HybridState, action: Play, out: Sink | None) -> None:
    playing.play(state, action, out)
    if state.pending is None:
        _after_card(state, out)


def _answer(state: HybridState, action: Choose, out: Sink | None) -> None:
    waiting = state.pending
    assert waiting is not None
    card = waiting.effect == playing.OMEN
    book.answer(state, action.option, out)
    if card and state.pending is None:
        _after_card(state, out)
    else:
        _resume(state, out)


def _after_card(state: HybridState, out: Sink | None) -> None:
    """An Event or Army card has happened: the activation goes on, if its warrior still stands."""
    if ending.judge(state, out):
        return
    if state.phase is not MODE:
        _resume(state, out)
    elif state.squares[state.active] < OFF:
        activation.end_activation(state, out)


def _resume(state: HybridState, out: Sink | None) -> None:
    """Nobody is asked any more: what was interrupted goes on."""
    if state.pending is None:
        RESUMED[state.phase](state, out)


def _mode_offers(state: HybridState) -> Sequence[Action]:
    """The modes, and before them auras, mutations and cards that were kept."""
    if not (state.gifts[state.seat] or state.reserves[state.seat]):
        return mode_and_attack.modes(state)
    return [*mode_and_attack.modes(state), *auras_mutations.offers(state), *playing.offers(state)]


def _move_offers(state: HybridState) -> Sequence[Action]:
    """The ways on, and cards that were kept."""
    if not state.reserves[state.seat]:
        return movement.offers(state)
    return [*movement.offers(state), *playing.offers(state)]


READY: Mapping[Phase, Callable[[HybridState, Ready, Sink | None], None]] = MappingProxyType(
    {MUSTER: muster.ready, DEPLOY: deployment.ready, ORDER: activation.lay}
)
RESUMED: Mapping[Phase, Callable[[HybridState, Sink | None], None]] = MappingProxyType(
    {
        HAND: lambda state, out: None,
        MODE: movement.begin,
        MOVE: movement.go_on,
        LATE: movement.go_on,
        CLAIM: movement.claimed,
        ACT: activation.end_activation,
        AFTER: activation.end_activation,
        CLOSE: activation.end_activation,
    }
)
"""By phase: how it goes on after a question."""
OFFERS: Mapping[Phase, Callable[[HybridState], Sequence[Action]]] = MappingProxyType(
    {
        MUSTER: muster.offers,
        DEPLOY: deployment.offers,
        HAND: lambda state: KEEP_OR_REDRAW[state.seat],
        BID: activation_roll.offers,
        FIRST: activation_roll.first_offers,
        ORDER: activation_order.offers,
        MODE: _mode_offers,
        MOVE: _move_offers,
        ACT: mode_and_attack.offers,
        LATE: movement.offers,
        OVER: lambda state: (),
        GIFT: auras_mutations.shed_offers,
    }
)
DEEDS: Mapping[type[Action], Callable[[HybridState, Any, Sink | None], None]] = MappingProxyType(
    {
        Choose: _answer,
        Enlist: muster.enlist,
        Dismiss: muster.dismiss,
        Ready: _ready,
        Place: deployment.place,
        Keep: first_hand.keep,
        Redraw: first_hand.redraw,
        Bid: activation_roll.bid,
        Stop: activation_roll.stop,
        Begin: activation.say_first,
        Number: activation.lay,
        Rouse: activation.lay,
        Announce: _announce,
        Step: movement.step,
        Turn: movement.turn,
        Swing: movement.swing,
        Enter: movement.enter,
        Leave: movement.leave,
        Claim: movement.claim,
        Halt: movement.halt,
        Strike: _strike,
        Shoot: _shoot,
        Wait: mode_and_attack.wait,
        Guard: mode_and_attack.guard,
        Pin: mode_and_attack.pin,
        Burst: mode_and_attack.burst,
        Smash: _smash,
        Rest: mode_and_attack.rest,
        Shed: auras_mutations.shed,
        Invoke: auras_mutations.invoke,
        Graft: auras_mutations.graft,
        Play: _play,
    }
)
"""What becomes of a legal action."""
