"""The rules of Pantry: rounds of a secret tasting, then a turn of cooking for every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from monstrarium.engine.action import Action
from monstrarium.engine.event import Sink
from monstrarium.engine.game import GameInfo, Outcome, ranked
from monstrarium.engine.picks import Picks
from monstrarium.engine.pieces import Pieces
from monstrarium.engine.plain import Plain, Seat
from monstrarium.engine.rng import Rng

from .actions import EndTurn, Offer, Play, Polish
from .card_moves import draw
from .cards import CARDS, DECK
from .checks import wrong
from .effects import book
from .options import OPTIONS
from .state import PantryState, Phase
from .verbs import VERBS, refusal


class Pantry:
    info = GameInfo("pantry", "Pantry", (2, 4), rules=1, options=OPTIONS)
    state_type = PantryState
    book = book
    actions = VERBS.actions

    def new(self, seats: int, options: Mapping[str, Plain], rng: Rng) -> PantryState:
        """Shuffle, deal, and ask for the first offers."""
        state = PantryState(
            rng,
            Pieces.of(DECK),
            deck=list(range(len(DECK))),
            hands=[[] for _seat in range(seats)],
            shelves=[[] for _seat in range(seats)],
            picks=Picks.of(seats),
            coins=[1] * seats,
            rounds=_number(options["rounds"]),
            scraps=[],
            limbo=[],
            shine={},
        )
        state.pieces.shuffle(state.deck, rng)
        size = options["hand"]
        for seat in range(seats):
            for _card in range(_number(size[seat] if isinstance(size, tuple) else size)):
                draw(state, seat, None)
        return state

    def to_act(self, state: PantryState) -> tuple[Seat, ...]:
        """The seats that have not offered; else the one that is asked or cooks."""
        if state.phase is Phase.TASTE:
            return state.picks.missing()
        if state.phase is Phase.OVER:
            return ()
        return (state.cook() if state.pending is None else state.pending.choice.seat,)

    def legal(self, state: PantryState, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act(state):
            return ()
        if state.pending is not None:
            return state.pending.offers()
        hand = state.hands[seat]
        if state.phase is Phase.TASTE:
            return [Offer(seat, None), *(Offer(seat, card) for card in hand)]
        plays = [] if state.played else [Play(seat, card) for card in hand]
        polishes = [Polish(seat, jar) for jar in state.shelves[seat]] if state.coins[seat] else []
        return [*plays, *polishes, EndTurn(seat)]

    def why_not(self, state: PantryState, action: Action) -> str:
        if action in self.legal(state, action.seat):
            return ""
        return refusal(state, action, self.to_act(state))

    def apply(self, state: PantryState, action: Action, out: Sink | None = None) -> None:
        VERBS.do[type(action)](state, action, out)

    def turn(self, state: PantryState) -> int:
        """Every tasting and every seat's cooking is a turn."""
        return state.turn

    def standing(self, state: PantryState) -> tuple[int, ...]:
        return tuple(state.score(seat) for seat in range(len(state.hands)))

    def outcome(self, state: PantryState) -> Outcome | None:
        """The best shelf wins; equal shelves share a place."""
        if state.phase is not Phase.OVER:
            return None
        scores = self.standing(state)
        return Outcome(ranked(scores), scores)

    def sizes(self, state: PantryState) -> Mapping[str, int]:
        return {"faces": len(CARDS)}

    def wrong(self, state: PantryState) -> str:
        return wrong(state)

    def redact(self, state: PantryState, viewer: Seat | None) -> PantryState:
        """Blank the faces and offers that the viewer cannot know."""
        state.pieces.hide_from(viewer)
        state.picks.hide_from(viewer)
        return state

    def sample(self, state: PantryState, viewer: Seat, rng: Rng) -> PantryState:
        """Deal anew what the viewer cannot know; rivals may have offered anything they hold."""
        world = state.clone()
        world.pieces.redeal(viewer, rng)
        for seat in world.picks.hidden_from(viewer):
            world.picks.picked[seat] = rng.pick((None, *world.hands[seat]))
        world.rng = rng.fork()
        return world


def _number(value: Plain) -> int:
    assert isinstance(value, int), value
    return value
