"""The rules of HYBRID: two sides in a laboratory, alone with what they have bred and what they believe."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from ...engine.action import Action
from ...engine.event import Sink
from ...engine.game import GameInfo, Outcome, ranked
from ...engine.pieces import Pieces
from ...engine.plain import Plain, Seat
from ...engine.rng import Rng
from ..boxes import BOXES
from . import knowledge
from .actions import KEEP_OR_REDRAW, TO_ACT, Announce, Halt, Step, Turn
from .cards import auras_mutations, playing
from .checks import sizes, wrong
from .effects import book
from .ground.plan import lab_of
from .missions import objectives
from .options import OPTIONS, SKIRMISHES, House, agree
from .printed.action_cards import SLEEVES
from .printed.missions import MISSIONS
from .printed.other_decks import ALL_SLEEVES
from .state import GRIFFIN, MOVES, SCORPION, Door, HybridState, Phase
from .turn import activation_order, activation_roll, deployment, mode_and_attack, movement, muster
from .verbs import VERBS, refusal

DO = VERBS.do
MUSTER, DEPLOY, HAND, BID, FIRST, ORDER, MODE, MOVE, ACT, LATE, OVER, CLAIM, AFTER, GIFT, CLOSE = Phase


class Hybrid:
    """Two seats; hidden are hands, counters, traps, and bands until both are ready."""

    info = GameInfo(*BOXES["hybrid"].known, rules=2, options=OPTIONS)
    state_type = HybridState
    book = book
    actions = VERBS.actions

    def new(self, seats: int, options: Mapping[str, Plain], rng: Rng) -> HybridState:
        house = agree(options)
        mission = MISSIONS[house.mission]
        own = str(options["plan"]) if mission.key in SKIRMISHES else ""
        return found(mission.key, own or mission.plan, rng, house)

    def to_act(self, state: HybridState) -> tuple[Seat, ...]:
        """Exactly one seat: the one that is asked, or else the one whose turn it is."""
        if state.pending is not None:
            return TO_ACT[state.pending.choice.seat]
        return () if state.phase is OVER else TO_ACT[state.seat]

    def legal(self, state: HybridState, seat: Seat) -> Sequence[Action]:
        pending = state.pending
        if pending is not None:
            return pending.offers() if pending.choice.seat == seat else ()
        return OFFERS[state.phase](state) if seat == state.seat else ()

    def why_not(self, state: HybridState, action: Action) -> str:
        if _is_legal(state, action):
            return ""
        return refusal(state, action, self.to_act(state))

    def apply(self, state: HybridState, action: Action, out: Sink | None = None) -> None:
        DO[type(action)](state, action, out)

    def turn(self, state: HybridState) -> int:
        """How many activations have begun, and other turns of a side."""
        return state.turn

    def standing(self, state: HybridState) -> tuple[int, ...]:
        """1 for the winner, as soon as there is one."""
        return (int(state.winner == GRIFFIN), int(state.winner == SCORPION))

    def outcome(self, state: HybridState) -> Outcome | None:
        """The winner; both sides share the first place of a match that is drawn."""
        if state.phase is not OVER:
            return None
        scores = self.standing(state)
        return Outcome(ranked(scores), scores)

    def sizes(self, state: HybridState) -> Mapping[str, int]:
        return sizes(state)

    def wrong(self, state: HybridState) -> str:
        return wrong(state)

    def redact(self, state: HybridState, viewer: Seat | None) -> HybridState:
        """Blank the other side's band, hand, cards laid and counters, and all traps."""
        knowledge.hide(state, viewer)
        return state

    def sample(self, state: HybridState, viewer: Seat, rng: Rng) -> HybridState:
        return knowledge.imagine(state, viewer, rng)


def found(mission: str, plan: str, rng: Rng, house: House) -> HybridState:
    """The state of a laboratory to which no warrior has come yet."""
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


def _is_legal(state: HybridState, action: Action) -> bool:
    """Whether an action is among the offers of its seat. What has a row in ALONE is judged without listing them."""
    if state.pending is not None:
        return state.pending.takes(action)
    if action.seat != state.seat:
        return False
    alone = ALONE.get(type(action))
    if alone is not None:
        phases, may = alone
        return state.phase in phases and may(state, action)
    return action in OFFERS[state.phase](state)


def _mode_offers(state: HybridState) -> Sequence[Action]:
    if not (state.gifts[state.seat] or state.reserves[state.seat]):
        return mode_and_attack.modes(state)
    return [*mode_and_attack.modes(state), *auras_mutations.offers(state), *playing.offers(state)]


def _move_offers(state: HybridState) -> Sequence[Action]:
    if not state.reserves[state.seat]:
        return movement.offers(state)
    return [*movement.offers(state), *playing.offers(state)]


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
ALONE: Mapping[type[Action], tuple[tuple[Phase, ...], Callable[[HybridState, Any], bool]]] = MappingProxyType(
    {
        Step: (MOVES, movement.may_step),
        Turn: (MOVES, movement.may_turn),
        Halt: (MOVES, movement.may_halt),
        Announce: ((MODE,), lambda state, action: action in mode_and_attack.modes(state)),
    }
)
"""By the kinds of action that bots plan most of: the phases in which it may be done, and whether it may be now."""
