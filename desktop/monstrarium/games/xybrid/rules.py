"""The rules of XYbrid: in each of three rounds every seat builds a monster, and then all monsters deploy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...engine.action import Action
from ...engine.event import Sink
from ...engine.game import GameInfo, Outcome
from ...engine.picks import Picks
from ...engine.pieces import EVERYONE, Pieces
from ...engine.plain import Plain, Seat
from ...engine.rng import Rng
from ..boxes import BOXES
from . import card_moves, deployment, turn
from .actions import TAKE_CORE, TO_ACT, Trigger
from .cards import ALL_BREAKTHROUGHS, ALL_CORES, ALL_PARTS, CARDS, FIRST_BREAKTHROUGH
from .checks import wrong
from .effects import book
from .monster import EVERYTHING
from .options import OPTIONS, agree
from .state import NO_PIECE, Phase, XybridState
from .verbs import VERBS, refusal

DO = VERBS.do
CORE, BEGIN, BUILD, REVEAL, ACTIVATE, DEPLOY, OVER = Phase
SECRETS = 3
"""How many breakthroughs a seat is dealt for the whole match."""


class Xybrid:
    """The deck and the breakthroughs are hidden, all else is open."""

    info = GameInfo(*BOXES["xybrid"].known, rules=2, options=OPTIONS)
    state_type = XybridState
    book = book
    actions = VERBS.actions

    def new(self, seats: int, options: Mapping[str, Plain], rng: Rng) -> XybridState:
        parts, breakthroughs = [*ALL_PARTS], [*ALL_BREAKTHROUGHS]
        rng.shuffle(parts)
        rng.shuffle(breakthroughs)
        pieces = Pieces.of((*parts, *ALL_CORES, *breakthroughs))
        seen = pieces.seen
        for core in ALL_CORES:
            seen[core] = EVERYONE
        state = XybridState(
            rng,
            pieces,
            agree(options),
            deck=[*ALL_PARTS],
            lab=[],
            core_pile=[*ALL_CORES],
            cores=[NO_PIECE] * seats,
            monsters=[[] for _seat in range(seats)],
            lacks=[EVERYTHING] * seats,
            hands=[[] for _seat in range(seats)],
            piles=[[] for _seat in range(seats)],
            secrets=[[*ALL_BREAKTHROUGHS[seat * SECRETS : (seat + 1) * SECRETS]] for seat in range(seats)],
            picks=Picks.of(seats),
            revealed=[NO_PIECE] * seats,
            infamy=[0] * seats,
            paid=[0] * seats,
            limbo=[],
            fixed={},
            growth={},
            first=0,
            seat=0,
            round=0,
            turn=0,
        )
        for seat, cards in enumerate(state.secrets):
            for card in cards:
                seen[card] = 1 << seat
        card_moves.stock(state, state.lab_size(), None)
        deployment.begin_round(state, rng.below(seats), None)
        return state

    def to_act(self, state: XybridState) -> tuple[Seat, ...]:
        if state.pending is not None:
            return TO_ACT[state.pending.choice.seat]
        phase = state.phase
        if phase is REVEAL:
            return state.picks.missing()
        return () if phase is OVER else TO_ACT[state.seat]

    def legal(self, state: XybridState, seat: Seat) -> Sequence[Action]:
        pending = state.pending
        if pending is not None:
            return pending.offers() if pending.choice.seat == seat else ()
        phase = state.phase
        if seat != state.seat and phase is not REVEAL:
            return ()
        if phase is BEGIN:
            return turn.begin_offers(state, seat)
        if phase is BUILD:
            return turn.build_offers(state, seat)
        if phase is REVEAL:
            return deployment.secret_offers(state, seat)
        if phase is CORE:
            return [TAKE_CORE[seat][core] for core in state.core_pile]
        if phase is DEPLOY:
            return [Trigger(seat, part) for part in deployment.next_parts(state)[1]]
        return ()

    def why_not(self, state: XybridState, action: Action) -> str:
        if action in self.legal(state, action.seat):
            return ""
        return refusal(state, action, self.to_act(state))

    def apply(self, state: XybridState, action: Action, out: Sink | None = None) -> None:
        DO[type(action)](state, action, out)
        while state.pending is None:
            phase = state.phase
            if phase is BUILD:
                moved = turn.build_step(state, out)
            elif phase is BEGIN:
                moved = turn.begin_step(state, out)
            elif phase is ACTIVATE:
                moved = deployment.activate_step(state, out)
            elif phase is DEPLOY:
                moved = deployment.deploy_step(state, out)
            else:
                return
            if not moved:
                return

    def turn(self, state: XybridState) -> int:
        return state.turn

    def standing(self, state: XybridState) -> tuple[int, ...]:
        return tuple(state.infamy)

    def outcome(self, state: XybridState) -> Outcome | None:
        return Outcome(deployment.places(state), tuple(state.infamy)) if state.phase is OVER else None

    def sizes(self, state: XybridState) -> Mapping[str, int]:
        return {"faces": len(CARDS), "lying": FIRST_BREAKTHROUGH}

    def wrong(self, state: XybridState) -> str:
        return wrong(state)

    def redact(self, state: XybridState, viewer: Seat | None) -> XybridState:
        state.pieces.hide_from(viewer)
        state.picks.hide_from(viewer)
        return state

    def sample(self, state: XybridState, viewer: Seat, rng: Rng) -> XybridState:
        """Deal the cards that the viewer has not seen anew; rivals may have put down any breakthrough they hold."""
        world = state.clone()
        world.pieces.redeal(viewer, rng, ALL_PARTS)
        world.pieces.redeal(viewer, rng, ALL_BREAKTHROUGHS)
        for seat in world.picks.hidden_from(viewer):
            world.picks.picked[seat] = rng.pick((None, *world.secrets[seat]))
        world.rng = rng.fork()
        return world
