"""The rules of CYBO: in each of thirteen rounds every seat rolls for three numbers in a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...engine.action import Action
from ...engine.event import Sink
from ...engine.game import GameInfo, Outcome
from ...engine.plain import Plain, Seat
from ...engine.rng import Rng
from ..boxes import BOXES
from .actions import JUST_ROLL, ROLL_OR_KEEP, TO_ACT
from .checks import wrong
from .ending import places
from .options import OPTIONS, agree
from .state import CyboState, Phase
from .verbs import VERBS, refusal

ROLL, QUAD, SCORED, OVER = Phase


class Cybo:
    """Nothing is hidden in CYBO, and the die is the only chance."""

    info = GameInfo(*BOXES["cybo"].known, rules=1, options=OPTIONS)
    state_type = CyboState
    book = None
    actions = VERBS.actions

    def new(self, seats: int, options: Mapping[str, Plain], rng: Rng) -> CyboState:
        house = agree(options, seats)
        first = rng.below(seats) if options["first"] == "random" else 0
        order = (*range(first, seats), *range(first))
        return CyboState(rng, house, order, house.levels, (0,) * seats, ((),) * seats, seat=first)

    def to_act(self, state: CyboState) -> tuple[Seat, ...]:
        return () if state.phase is OVER else TO_ACT[state.seat]

    def legal(self, state: CyboState, seat: Seat) -> Sequence[Action]:
        phase = state.phase
        if seat != state.seat or phase is OVER:
            return ()
        return JUST_ROLL[seat] if phase is ROLL else ROLL_OR_KEEP[seat]

    def why_not(self, state: CyboState, action: Action) -> str:
        if action in self.legal(state, action.seat):
            return ""
        return refusal(state, action, self.to_act(state))

    def apply(self, state: CyboState, action: Action, out: Sink | None = None) -> None:
        VERBS.do[type(action)](state, action, out)

    def turn(self, state: CyboState) -> int:
        return len(state.rows) + (state.phase is not OVER)

    def standing(self, state: CyboState) -> tuple[int, ...]:
        return state.scores

    def outcome(self, state: CyboState) -> Outcome | None:
        return Outcome(places(state), state.scores) if state.phase is OVER else None

    def redact(self, state: CyboState, viewer: Seat | None) -> CyboState:
        return state

    def sample(self, state: CyboState, viewer: Seat, rng: Rng) -> CyboState:
        world = state.clone()
        world.rng = rng.fork()
        return world

    def sizes(self, state: CyboState) -> Mapping[str, int]:
        return {}

    def wrong(self, state: CyboState) -> str:
        return wrong(state)
