"""The rules of XenoShyft: one base, a lane for each commander, nine rounds; all win or all lose."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from ...engine.action import Action, Choose
from ...engine.event import Sink
from ...engine.game import GameInfo, Outcome
from ...engine.plain import Plain, Seat
from ...engine.rng import Rng
from . import knowledge, lanes, purchase, rounds
from .actions import (
    SEATS,
    TO_ACT,
    Buy,
    Deploy,
    Discard,
    Equip,
    Pass,
    Play,
    Pledge,
    Power,
    Ready,
    Recall,
    Regear,
    Shift,
    Spend,
    Upgrade,
    Use,
)
from .cards import CARDS, DIVISIONS, PLEDGE, WAVES
from .checks import wrong
from .combat import course, windows
from .effects import book
from .options import OPTIONS
from .purchase import PLACES, TRADE_IN
from .refusals import refusal
from .set_up import lay_table
from .state import NOBODY, Phase, XenoshyftState

BUY, DEPLOY, COMBAT, WRAP, OVER = Phase


class Xenoshyft:
    """One to four seats; decks and face-down enemies are hidden from all, everything else is open."""

    info = GameInfo("xenoshyft", "XenoShyft", SEATS, rules=2, options=OPTIONS, together=True)
    state_type = XenoshyftState
    book = book
    actions: tuple[type[Action], ...] = (
        Spend,
        Pledge,
        Buy,
        Deploy,
        Equip,
        Shift,
        Regear,
        Play,
        Use,
        Power,
        Pass,
        Discard,
        Upgrade,
        Ready,
        Recall,
    )

    def new(self, seats: int, options: Mapping[str, Plain], rng: Rng) -> XenoshyftState:
        """Shuffle, deal, fill the market, draw."""
        return lay_table(seats, options, rng)

    def to_act(self, state: XenoshyftState) -> tuple[Seat, ...]:
        """Whoever is asked; in a phase without order all who are not ready."""
        if state.pending is not None:
            return TO_ACT[1 << state.pending.choice.seat]
        phase = state.phase
        if phase is COMBAT:
            return TO_ACT[1 << state.asked] if state.asked != NOBODY else ()
        if phase is OVER:
            return ()
        return TO_ACT[((1 << len(state.hands)) - 1) & ~state.ready_seats]

    def legal(self, state: XenoshyftState, seat: Seat) -> Sequence[Action]:
        """Everything the seat may do now."""
        pending, phase = state.pending, state.phase
        if pending is not None:
            return pending.offers() if pending.choice.seat == seat else ()
        if phase is COMBAT:
            return windows.offers(state, seat) if seat == state.asked else ()
        if phase is OVER or seat not in self.to_act(state):
            return ()
        if phase is WRAP:
            return windows.lasting(state, seat) + rounds.offers(state, seat)
        found = purchase.offers(state, seat) if phase is BUY else lanes.offers(state, seat) + windows.deeds(state, seat)
        return found + rounds.patience(state, seat)

    def why_not(self, state: XenoshyftState, action: Action) -> str:
        """Empty when the action is legal, else a sentence."""
        waiting = self.to_act(state)
        if action.seat in waiting and action in self.legal(state, action.seat):
            return ""
        return refusal(state, action, waiting)

    def apply(self, state: XenoshyftState, action: Action, out: Sink | None = None) -> None:
        """Carry out a legal action, and go on until somebody owes a decision."""
        DEEDS[type(action)](state, action, out)
        course.settle(state, out)

    def turn(self, state: XenoshyftState) -> int:
        """The phases and fights of lanes that have begun."""
        return state.turn

    def standing(self, state: XenoshyftState) -> tuple[int, ...]:
        """What the base still endures, the same for all; in training what it has endured, as a debt."""
        return (-state.base if state.house.training else state.base,) * len(state.hands)

    def outcome(self, state: XenoshyftState) -> Outcome | None:
        """All have the first place, or all the second."""
        if state.phase is not OVER:
            return None
        seats = len(state.hands)
        return Outcome(((2 if state.lost else 1),) * seats, self.standing(state))

    def sizes(self, state: XenoshyftState) -> Mapping[str, int]:
        """Cards, divisions, waves, and places of the market."""
        return {"faces": len(CARDS), "divisions": len(DIVISIONS), "waves": len(WAVES), "places": PLACES}

    def wrong(self, state: XenoshyftState) -> str:
        """See `checks`."""
        return wrong(state)

    def redact(self, state: XenoshyftState, viewer: Seat | None) -> XenoshyftState:
        """Blank what lies face down."""
        state.pieces.hide_from(viewer)
        return state

    def sample(self, state: XenoshyftState, viewer: Seat, rng: Rng) -> XenoshyftState:
        """Deal anew what lies face down."""
        return knowledge.imagine(state, rng)


def _answer(state: XenoshyftState, action: Choose, out: Sink | None) -> None:
    course.answer(state, action.option, out)


def _pledge(state: XenoshyftState, action: Pledge, out: Sink | None) -> None:
    if PLEDGE[state.pieces.face[action.piece]] == TRADE_IN:
        course.run(state, TRADE_IN, action.seat, action.piece, action.on, out=out)
    else:
        purchase.pledge(state, action.seat, action.piece, action.on, out)


def _deploy(state: XenoshyftState, action: Deploy, out: Sink | None) -> None:
    if state.phase is DEPLOY:
        lanes.deploy(state, action, out)
    else:
        course.drop(state, action, out)


def _ready(state: XenoshyftState, action: Ready, out: Sink | None) -> None:
    """When all are ready, the next phase begins."""
    if not rounds.is_all_ready(state, action.seat, out):
        return
    if state.phase is BUY:
        rounds.begin_deployment(state, out)
    elif state.phase is DEPLOY:
        course.begin(state, out)
    else:
        rounds.end(state, out)


DEEDS: Mapping[type[Action], Callable[[XenoshyftState, Any, Sink | None], None]] = MappingProxyType(
    {
        Choose: _answer,
        Spend: purchase.spend,
        Pledge: _pledge,
        Buy: purchase.buy,
        Deploy: _deploy,
        Equip: lanes.equip,
        Shift: lanes.shift,
        Regear: lanes.regear,
        Play: course.play,
        Use: course.use,
        Power: course.power,
        Pass: course.let_pass,
        Discard: rounds.discard,
        Upgrade: rounds.upgrade,
        Ready: _ready,
        Recall: lambda state, action, out: rounds.recall(state, action.seat, out),
    }
)
"""What becomes of a legal action."""
