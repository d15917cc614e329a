"""The rules of AndrOIDS: all seats build one android, face down, until somebody declares it finished."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...engine.action import Action
from ...engine.event import Sink
from ...engine.game import GameInfo, Outcome
from ...engine.pieces import Pieces
from ...engine.plain import Plain, Seat
from ...engine.rng import Rng
from ..boxes import BOXES
from . import knowledge, turn, uncovering, windows
from .actions import TO_ACT
from .cards import CARDS
from .checks import wrong
from .effects import book
from .options import OPTIONS, agree
from .state import AndroidsState, Phase
from .verbs import VERBS, refusal

TURN, WINDOW, SETTLE, OVER = Phase
DO = VERBS.do


class Androids:
    """Deck, hands and pile are hidden, all else is open."""

    info = GameInfo(*BOXES["androids"].known, rules=2, options=OPTIONS)
    state_type = AndroidsState
    book = book
    actions = VERBS.actions

    def new(self, seats: int, options: Mapping[str, Plain], rng: Rng) -> AndroidsState:
        pieces = Pieces.of(range(len(CARDS)))
        deck = [*range(len(CARDS))]
        pieces.shuffle(deck, rng)
        hands = [[deck.pop() for _card in range(turn.HAND)] for _seat in range(seats)]
        for seat, hand in enumerate(hands):
            for card in hand:
                pieces.show(card, seat)
        house = agree(options)
        return AndroidsState(
            rng,
            pieces,
            house,
            deck,
            hands,
            naps=[0] * seats,
            known=[0] * seats,
            seat=0 if house.first_seat else rng.below(seats),
        )

    def to_act(self, state: AndroidsState) -> tuple[Seat, ...]:
        phase = state.phase
        if phase is WINDOW:
            return TO_ACT[state.asked]
        if phase is TURN:
            return TO_ACT[state.seat]
        return () if state.pending is None else TO_ACT[state.pending.choice.seat]

    def legal(self, state: AndroidsState, seat: Seat) -> Sequence[Action]:
        phase = state.phase
        if phase is WINDOW:
            return windows.offers(state, seat) if seat == state.asked else ()
        if phase is TURN:
            return turn.offers(state, seat) if seat == state.seat else ()
        pending = state.pending
        return () if pending is None or pending.choice.seat != seat else pending.offers()

    def why_not(self, state: AndroidsState, action: Action) -> str:
        if action in self.legal(state, action.seat):
            return ""
        return refusal(state, action, self.to_act(state))

    def apply(self, state: AndroidsState, action: Action, out: Sink | None = None) -> None:
        DO[type(action)](state, action, out)

    def turn(self, state: AndroidsState) -> int:
        return state.turn

    def standing(self, state: AndroidsState) -> tuple[int, ...]:
        return uncovering.scores(state)

    def outcome(self, state: AndroidsState) -> Outcome | None:
        return Outcome(uncovering.places(state), uncovering.scores(state)) if state.phase is OVER else None

    def sizes(self, state: AndroidsState) -> Mapping[str, int]:
        return {"faces": len(CARDS)}

    def wrong(self, state: AndroidsState) -> str:
        return wrong(state)

    def redact(self, state: AndroidsState, viewer: Seat | None) -> AndroidsState:
        knowledge.hide(state, viewer)
        return state

    def sample(self, state: AndroidsState, viewer: Seat, rng: Rng) -> AndroidsState:
        return knowledge.imagine(state, viewer, rng)
