"""The rules of XenoShyft: one base, a lane for each commander, nine rounds; all win or all lose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...engine.action import Action
from ...engine.event import Sink
from ...engine.game import GameInfo, Outcome
from ...engine.plain import Plain, Seat
from ...engine.rng import Rng
from ...language.words import _
from ..boxes import BOXES
from . import deployment, knowledge, purchase, wrap_up
from .actions import ASKED, READY, READY_OR_RECALL, UNREADY
from .cards import CARDS, DIVISIONS, WAVES
from .combat import course, windows
from .effects import book
from .options import OPTIONS
from .purchase import PLACES
from .set_up import lay_table
from .state import NO_LANE, WINDOWS, Phase, XenoshyftState
from .verbs import VERBS, refusal

BUY, DEPLOY, COMBAT, WRAP, OVER = Phase
DO = VERBS.do


class Xenoshyft:
    """One to four seats; decks and face-down enemies are hidden from all, everything else is open."""

    info = GameInfo(*BOXES["xenoshyft"].known, rules=2, options=OPTIONS, together=True)
    state_type = XenoshyftState
    book = book
    actions = VERBS.actions

    def new(self, seats: int, options: Mapping[str, Plain], rng: Rng) -> XenoshyftState:
        return lay_table(seats, options, rng)

    def to_act(self, state: XenoshyftState) -> tuple[Seat, ...]:
        """The seat that is asked; in a phase without order all seats that are not ready."""
        if state.pending is not None:
            return ASKED[state.pending.choice.seat]
        phase = state.phase
        if phase is COMBAT:
            return ASKED[state.asked]
        return () if phase is OVER else UNREADY[len(state.hands)][state.ready_seats]

    def legal(self, state: XenoshyftState, seat: Seat) -> Sequence[Action]:
        pending, phase = state.pending, state.phase
        if pending is not None:
            return pending.offers() if pending.choice.seat == seat else ()
        if phase is COMBAT:
            return windows.offers(state, seat) if seat == state.asked else ()
        if phase is OVER or state.ready_seats >> seat & 1:
            return ()
        if phase is BUY:
            found = purchase.offers(state, seat)
        elif phase is DEPLOY:
            found = deployment.offers(state, seat)
            found += windows.plays(state, seat)
        else:
            found = windows.lasting(state, seat)
            found += wrap_up.offers(state, seat)
        if state.ready_seats and not state.recalled_seats >> seat & 1:
            found += READY_OR_RECALL[seat]
        else:
            found.append(READY[seat])
        return found

    def why_not(self, state: XenoshyftState, action: Action) -> str:
        waiting = self.to_act(state)
        if action.seat in waiting and action in self.legal(state, action.seat):
            return ""
        return refusal(state, action, waiting)

    def apply(self, state: XenoshyftState, action: Action, out: Sink | None = None) -> None:
        DO[type(action)](state, action, out)
        if state.phase is COMBAT or state.wounds:
            course.settle(state, out)

    def turn(self, state: XenoshyftState) -> int:
        """The number of phases and lanes that have begun."""
        return state.turn

    def standing(self, state: XenoshyftState) -> tuple[int, ...]:
        """The HP of the base, the same for all; in training the damage it has taken, as a negative number."""
        return (-state.base if state.house.training else state.base,) * len(state.hands)

    def outcome(self, state: XenoshyftState) -> Outcome | None:
        """All win with the first place, or lose with the second."""
        if state.phase is not OVER:
            return None
        seats = len(state.hands)
        return Outcome(((2 if state.lost else 1),) * seats, self.standing(state))

    def sizes(self, state: XenoshyftState) -> Mapping[str, int]:
        return {"faces": len(CARDS), "divisions": len(DIVISIONS), "waves": len(WAVES), "places": PLACES}

    def wrong(self, state: XenoshyftState) -> str:
        if state.window not in WINDOWS:
            return _("there is no such window")
        lanes = len(state.fronts)
        fights = state.phase is COMBAT
        if fights and not (state.fought < lanes and state.lane == (state.first + state.fought) % lanes):
            return _("the lane that fights is not the one whose turn it is")
        if not fights and state.phase is not OVER and state.lane != NO_LANE:
            return _("a lane fights when none does")
        return ""

    def redact(self, state: XenoshyftState, viewer: Seat | None) -> XenoshyftState:
        state.pieces.hide_from(viewer)
        return state

    def sample(self, state: XenoshyftState, viewer: Seat, rng: Rng) -> XenoshyftState:
        return knowledge.imagine(state, rng)
