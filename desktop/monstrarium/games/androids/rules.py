"""The rules of AndrOIDS: everyone builds one android, face down, until somebody declares it finished."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from ...engine.action import Action, Choose
from ...engine.event import Sink
from ...engine.game import GameInfo, Outcome
from ...engine.pieces import Pieces
from ...engine.plain import Plain, Seat
from ...engine.rng import Rng
from . import knowledge, turn, uncovering, windows
from .actions import SEATS, TO_ACT, Declare, End, Lay, Pass, Play
from .cards import CARDS
from .checks import wrong
from .effects import book
from .options import OPTIONS, agree
from .state import AndroidsState, Phase
from .verbs import refusal

TURN, WINDOW, SETTLE, OVER = Phase


class Androids:
    """Three to six seats; deck, hands and pile are hidden, all else is open."""

    info = GameInfo("androids", "AndrOIDS, Assemble!", SEATS, rules=2, options=OPTIONS)
    state_type = AndroidsState
    book = book
    actions: tuple[type[Action], ...] = (Lay, Play, Declare, End, Pass)

    def new(self, seats: int, options: Mapping[str, Plain], rng: Rng) -> AndroidsState:
        """Shuffle, deal, and say by lot who begins."""
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
        """Exactly one seat: whoever is asked, else the seat in turn."""
        if state.pending is not None:
            return TO_ACT[state.pending.choice.seat]
        phase = state.phase
        if phase is WINDOW:
            return TO_ACT[state.asked]
        return TO_ACT[state.seat] if phase is TURN else ()

    def legal(self, state: AndroidsState, seat: Seat) -> Sequence[Action]:
        """Everything the seat may do now."""
        pending, phase = state.pending, state.phase
        if pending is not None:
            return pending.offers() if pending.choice.seat == seat else ()
        if phase is WINDOW:
            return windows.offers(state, seat) if seat == state.asked else ()
        return turn.offers(state, seat) if phase is TURN and seat == state.seat else ()

    def why_not(self, state: AndroidsState, action: Action) -> str:
        """Empty when the action is legal, else a sentence."""
        if action in self.legal(state, action.seat):
            return ""
        return refusal(state, action, self.to_act(state))

    def apply(self, state: AndroidsState, action: Action, out: Sink | None = None) -> None:
        """Carry out a legal action, and go on until somebody owes a decision."""
        DEEDS[type(action)](state, action, out)

    def turn(self, state: AndroidsState) -> int:
        """The turns that have begun; those that were skipped do not count."""
        return state.turn

    def standing(self, state: AndroidsState) -> tuple[int, ...]:
        """One for the winner, as soon as there is one."""
        return uncovering.scores(state)

    def outcome(self, state: AndroidsState) -> Outcome | None:
        """Whoever declared the android that stands has won, and all others share the second place; without one all
        share the first."""
        return Outcome(uncovering.places(state), uncovering.scores(state)) if state.phase is OVER else None

    def sizes(self, state: AndroidsState) -> Mapping[str, int]:
        """The cards, each of which there is once."""
        return {"faces": len(CARDS)}

    def wrong(self, state: AndroidsState) -> str:
        """See `checks`."""
        return wrong(state)

    def redact(self, state: AndroidsState, viewer: Seat | None) -> AndroidsState:
        """Blank all faces but those that lie open, and the viewer's hand."""
        knowledge.hide(state, viewer)
        return state

    def sample(self, state: AndroidsState, viewer: Seat, rng: Rng) -> AndroidsState:
        """Deal what the viewer cannot place anew."""
        return knowledge.imagine(state, viewer, rng)


def _answer(state: AndroidsState, action: Choose, out: Sink | None) -> None:
    """A text is told what was chosen; when it is through, settling goes on."""
    book.answer(state, action.option, out)
    if state.pending is None:
        windows.settle(state, out)


DEEDS: Mapping[type[Action], Callable[[AndroidsState, Any, Sink | None], None]] = MappingProxyType(
    {
        Choose: _answer,
        Lay: turn.lay,
        Play: windows.play,
        Declare: windows.declare,
        End: lambda state, action, out: turn.end(state, out),
        Pass: windows.let_pass,
    }
)
"""What becomes of a legal action."""
