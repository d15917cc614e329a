"""The rules of CYBO: thirteen rounds, in each of which every seat rolls for three numbers in a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...engine.action import Action
from ...engine.event import Sink
from ...engine.game import GameInfo, Outcome
from ...engine.plain import Plain, Seat
from ...engine.rng import Rng
from .actions import JUST_ROLL, ROLL_OR_KEEP, SEATS, TO_ACT
from .checks import wrong
from .ending import places
from .options import OPTIONS, agree
from .state import CyboState, Phase
from .verbs import VERBS, refusal

ROLL, QUAD, SCORED, OVER = Phase


class Cybo:
    """Nothing is hidden in CYBO, and the die is the only chance."""

    info = GameInfo("cybo", "CYBO", SEATS, rules=1, options=OPTIONS)
    state_type = CyboState
    book = None
    actions = VERBS.actions

    def new(self, seats: int, options: Mapping[str, Plain], rng: Rng) -> CyboState:
        """An empty scorecard for every seat, and the die with the first of them."""
        house = agree(options, seats)
        first = rng.below(seats) if options["first"] == "random" else 0
        order = (*range(first, seats), *range(first))
        return CyboState(rng, house, order, house.levels, (0,) * seats, ((),) * seats, seat=first)

    def to_act(self, state: CyboState) -> tuple[Seat, ...]:
        """The seat with the die, until the match is over."""
        return () if state.phase is OVER else TO_ACT[state.seat]

    def legal(self, state: CyboState, seat: Seat) -> Sequence[Action]:
        """Roll; and keep, when there is a Quad to decide on."""
        phase = state.phase
        if seat != state.seat or phase is OVER:
            return ()
        return JUST_ROLL[seat] if phase is ROLL else ROLL_OR_KEEP[seat]

    def why_not(self, state: CyboState, action: Action) -> str:
        """Empty when the action is legal, else a sentence."""
        if action in self.legal(state, action.seat):
            return ""
        return refusal(state, action, self.to_act(state))

    def apply(self, state: CyboState, action: Action, out: Sink | None = None) -> None:
        """Cast the die, or keep what is there."""
        VERBS.do[type(action)](state, action, out)

    def turn(self, state: CyboState) -> int:
        """How many turns have begun."""
        return len(state.rows) + (state.phase is not OVER)

    def standing(self, state: CyboState) -> tuple[int, ...]:
        """The points by seat."""
        return state.scores

    def outcome(self, state: CyboState) -> Outcome | None:
        """Who has won, once the last round is played."""
        return Outcome(places(state), state.scores) if state.phase is OVER else None

    def redact(self, state: CyboState, viewer: Seat | None) -> CyboState:
        """All is open."""
        return state

    def sample(self, state: CyboState, viewer: Seat, rng: Rng) -> CyboState:
        """The same table with another future."""
        world = state.clone()
        world.rng = rng.fork()
        return world

    def sizes(self, state: CyboState) -> Mapping[str, int]:
        """No bounds beside seats."""
        return {}

    def wrong(self, state: CyboState) -> str:
        """What no match can come to, as `checks` finds it."""
        return wrong(state)
