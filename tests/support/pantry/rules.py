"""The rules of Pantry: rounds of a secret tasting, then a turn of cooking for every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from monstrarium.engine.action import Action, Choose
from monstrarium.engine.event import Sink, tell
from monstrarium.engine.game import GameInfo, Outcome, ranked
from monstrarium.engine.picks import Picks
from monstrarium.engine.pieces import Pieces
from monstrarium.engine.plain import PieceId, Plain, Seat
from monstrarium.engine.rng import Rng

from .actions import EndTurn, Offer, Play, Polish
from .card_moves import draw, scrap
from .cards import CARDS, DECK
from .checks import wrong
from .effects import book
from .events import Finished, Offered, Played, Polished, Tasted
from .options import OPTIONS
from .state import PantryState, Phase
from .verbs import refusal


class Pantry:
    """Two to four seats fill their shelves."""

    info = GameInfo("pantry", "Pantry", (2, 4), rules=1, options=OPTIONS)
    state_type = PantryState
    book = book
    actions: tuple[type[Action], ...] = (Offer, Play, Polish, EndTurn)

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
        """Everyone who has not offered; else whoever is asked or cooks."""
        if state.phase is Phase.TASTE:
            return state.picks.missing()
        if state.phase is Phase.OVER:
            return ()
        return (state.cook() if state.pending is None else state.pending.choice.seat,)

    def legal(self, state: PantryState, seat: Seat) -> Sequence[Action]:
        """Everything the seat may do now."""
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
        """Empty when the action is legal, else a sentence."""
        if action in self.legal(state, action.seat):
            return ""
        return refusal(state, action, self.to_act(state))

    def apply(self, state: PantryState, action: Action, out: Sink | None = None) -> None:
        """Carry out a legal action."""
        match action:
            case Offer(seat=seat, card=card):
                self._offer(state, seat, card, out)
            case Play(seat=seat, card=card):
                self._play(state, seat, card, out)
            case Polish(seat=seat, jar=jar):
                state.coins[seat] -= 1
                state.shine[jar] = state.shine.get(jar, 0) + 1
                tell(out, Polished(seat, jar, state.pieces.face[jar]))
            case EndTurn(seat=seat):
                draw(state, seat, out)
                self._next_turn(state, out)
            case Choose(option=option):
                book.answer(state, option, out)

    def turn(self, state: PantryState) -> int:
        """Every tasting and every seat's cooking is a turn."""
        return state.turn

    def standing(self, state: PantryState) -> tuple[int, ...]:
        """What each shelf is worth."""
        return tuple(state.score(seat) for seat in range(len(state.hands)))

    def outcome(self, state: PantryState) -> Outcome | None:
        """The best shelf wins; equal shelves share a place."""
        if state.phase is not Phase.OVER:
            return None
        scores = self.standing(state)
        return Outcome(ranked(scores), scores)

    def sizes(self, state: PantryState) -> Mapping[str, int]:
        """The kinds of card."""
        return {"faces": len(CARDS)}

    def wrong(self, state: PantryState) -> str:
        """See `checks`."""
        return wrong(state)

    def redact(self, state: PantryState, viewer: Seat | None) -> PantryState:
        """Blank the faces and offers that the viewer cannot know."""
        state.pieces.hide_from(viewer)
        state.picks.hide_from(viewer)
        return state

    def sample(self, state: PantryState, viewer: Seat, rng: Rng) -> PantryState:
        """Deal what the viewer cannot know anew, and let rivals have offered anything they hold."""
        world = state.clone()
        world.pieces.redeal(viewer, rng)
        for seat in world.picks.hidden_from(viewer):
            world.picks.picked[seat] = rng.pick((None, *world.hands[seat]))
        world.rng = rng.fork()
        return world

    def _offer(self, state: PantryState, seat: Seat, card: PieceId | None, out: Sink | None) -> None:
        state.picks.put(seat, card)
        tell(out, Offered(seat))
        if not state.picks.missing():
            self._taste(state, out)
            self._begin_turn(state)

    def _taste(self, state: PantryState, out: Sink | None) -> None:
        """All offers are opened and thrown away; the one best jar earns a coin, and the best begin."""
        offers = [_card(pick) for pick in state.picks.open()]
        worth = [0 if card is None else state.card(card).worth for card in offers]
        best = [seat for seat, each in enumerate(worth) if each == max(worth)]
        for seat, card in enumerate(offers):
            if card is not None:
                scrap(state, seat, state.hands[seat], card, out)
        state.first = best[0] if len(best) == 1 else state.rng.pick(best)
        state.coins[state.first] += len(best) == 1
        state.phase = Phase.COOK
        tell(out, Tasted(state.first, tuple(offers), len(best) == 1))
        if out is not None:
            out.beat()

    def _play(self, state: PantryState, seat: Seat, card: PieceId, out: Sink | None) -> None:
        state.hands[seat].remove(card)
        state.played = True
        state.pieces.show(card, None)
        facts = state.card(card)
        (state.shelves[seat] if facts.jar else state.scraps).append(card)
        tell(out, Played(seat, card, state.pieces.face[card]))
        if not facts.jar:
            if out is not None:
                out.beat()
            book.begin(state, facts.key, seat, out=out)

    def _next_turn(self, state: PantryState, out: Sink | None) -> None:
        state.cooked += 1
        if state.cooked == len(state.hands):
            state.cooked = 0
            state.round += 1
            state.phase = Phase.TASTE if state.round <= state.rounds else Phase.OVER
        if state.phase is Phase.OVER:
            scores = self.standing(state)
            tell(out, Finished(scores.index(max(scores)), scores))
        else:
            self._begin_turn(state)

    def _begin_turn(self, state: PantryState) -> None:
        state.turn += 1
        state.played = False


def _number(value: Plain) -> int:
    assert isinstance(value, int), value
    return value


def _card(pick: Plain) -> PieceId | None:
    assert pick is None or isinstance(pick, int), pick
    return pick
