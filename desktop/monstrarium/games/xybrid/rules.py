"""The rules of XYbrid: three rounds, in each of which every seat builds a monster, and then all of them deploy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from ...engine.action import Action, Choose
from ...engine.event import Sink, tell
from ...engine.game import GameInfo, Outcome
from ...engine.picks import Picks
from ...engine.pieces import Pieces
from ...engine.plain import Plain, Seat
from ...engine.rng import Rng
from . import card_moves, deployment, knowledge, turn
from .actions import (
    COMMIT,
    NOTHING,
    SEATS,
    TAKE_CORE,
    TO_ACT,
    Activate,
    Attach,
    Commit,
    Draw,
    Pass,
    Swap,
    TakeCore,
    Trigger,
)
from .cards import ALL_BREAKTHROUGHS, ALL_PARTS, CARDS, FIRST_BREAKTHROUGH, FIRST_CORE
from .checks import wrong
from .effects import book
from .events import DrewNothing
from .monster import EVERYTHING
from .options import OPTIONS, agree
from .state import NO_PIECE, Phase, XybridState
from .verbs import refusal

CORE, BEGIN, BUILD, REVEAL, ACTIVATE, DEPLOY, OVER = Phase
SECRETS = 3
"""How many breakthroughs a seat is dealt for the whole match."""


class Xybrid:
    """Two to four seats; the deck and the breakthroughs are hidden, all else is open."""

    info = GameInfo("xybrid", "XYbrid", SEATS, rules=2, options=OPTIONS)
    state_type = XybridState
    book = book
    actions: tuple[type[Action], ...] = (TakeCore, Activate, Draw, Attach, Swap, Pass, Commit, Trigger)

    def new(self, seats: int, options: Mapping[str, Plain], rng: Rng) -> XybridState:
        """Shuffle, stock the lab, deal the breakthroughs, and say by lot who goes first."""
        pieces = Pieces.of(range(len(CARDS)))
        for core in range(FIRST_CORE, FIRST_BREAKTHROUGH):
            pieces.show(core, None)
        pieces.shuffle(ALL_PARTS, rng)
        pieces.shuffle(ALL_BREAKTHROUGHS, rng)
        state = XybridState(
            rng,
            pieces,
            agree(options),
            deck=[*ALL_PARTS],
            lab=[],
            core_pile=[*range(FIRST_CORE, FIRST_BREAKTHROUGH)],
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
                pieces.show(card, seat)
        card_moves.stock(state, state.lab_size(), None)
        deployment.begin_round(state, rng.below(seats), None)
        return state

    def to_act(self, state: XybridState) -> tuple[Seat, ...]:
        """Whoever is asked; everyone who has put nothing down; else the seat in turn."""
        if state.pending is not None:
            return TO_ACT[state.pending.choice.seat]
        phase = state.phase
        if phase is REVEAL:
            return state.picks.missing()
        return () if phase is OVER else TO_ACT[state.seat]

    def legal(self, state: XybridState, seat: Seat) -> Sequence[Action]:
        """Everything the seat may do now."""
        pending, phase = state.pending, state.phase
        if pending is not None:
            return pending.offers() if pending.choice.seat == seat else ()
        if phase is REVEAL:
            if seat not in state.picks.missing():
                return ()
            commit = COMMIT[seat]
            return [NOTHING[seat], *[commit[card] for card in state.secrets[seat]]]
        if seat != state.seat or phase is OVER:
            return ()
        if phase is BEGIN:
            return turn.begin_offers(state, seat)
        if phase is BUILD:
            return turn.build_offers(state, seat)
        if phase is CORE:
            return [TAKE_CORE[seat][core] for core in state.core_pile]
        return [Trigger(seat, part) for part in deployment.next_parts(state)[1]]

    def why_not(self, state: XybridState, action: Action) -> str:
        """Empty when the action is legal, else a sentence."""
        if action in self.legal(state, action.seat):
            return ""
        return refusal(state, action, self.to_act(state))

    def apply(self, state: XybridState, action: Action, out: Sink | None = None) -> None:
        """Carry out a legal action, and go on until somebody owes a decision."""
        DEEDS[type(action)](state, action, out)
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
        """Every round, every turn of a seat and every reveal counts."""
        return state.turn

    def standing(self, state: XybridState) -> tuple[int, ...]:
        """The infamy of every seat."""
        return tuple(state.infamy)

    def outcome(self, state: XybridState) -> Outcome | None:
        """The most infamous win."""
        return Outcome(deployment.places(state), tuple(state.infamy)) if state.phase is OVER else None

    def sizes(self, state: XybridState) -> Mapping[str, int]:
        """The cards, of which parts and cores lie somewhere all the time."""
        return {"faces": len(CARDS), "lying": FIRST_BREAKTHROUGH}

    def wrong(self, state: XybridState) -> str:
        """See `checks`."""
        return wrong(state)

    def redact(self, state: XybridState, viewer: Seat | None) -> XybridState:
        """Blank the deck, the breakthroughs of others, and what they have put down."""
        knowledge.hide(state, viewer)
        return state

    def sample(self, state: XybridState, viewer: Seat, rng: Rng) -> XybridState:
        """Deal the unknown parts and the unknown breakthroughs anew; let rivals have put down anything they hold."""
        return knowledge.imagine(state, viewer, rng)


def _pass(state: XybridState, action: Pass, out: Sink | None) -> None:
    """In a turn without a draw go on to building; else end the turn."""
    if state.phase is BEGIN:
        state.phase = BUILD
        tell(out, DrewNothing(action.seat))
    else:
        turn.end_turn(state, out)


DEEDS: Mapping[type[Action], Callable[[XybridState, Any, Sink | None], None]] = MappingProxyType(
    {
        Choose: lambda state, action, out: book.answer(state, action.option, out),
        TakeCore: lambda state, action, out: deployment.take_core(state, action.seat, action.core, out),
        Activate: turn.activate,
        Draw: turn.draw,
        Attach: turn.attach,
        Swap: turn.swap,
        Pass: _pass,
        Commit: lambda state, action, out: deployment.commit(state, action.seat, action.card, out),
        Trigger: lambda state, action, out: deployment.trigger(state, action.seat, action.part, out),
    }
)
"""What becomes of a legal action, before anything that follows by itself."""
