"""The words of the effects of Pantry, and the book of its effects."""

from __future__ import annotations

from monstrarium.engine.effects import Book, Choice, Fx, Steps
from monstrarium.engine.plain import PieceId, Plain, Seat
from monstrarium.language.words import mark

from . import card_moves
from .events import Gave, Played, Saw, Showed, Stirred, Took
from .state import PantryState


class PantryFx(Fx[PantryState]):
    """The words of the cards. Cards are told by id; a face is told only of a card that lies open."""

    def rivals(self) -> tuple[Seat, ...]:
        """The other seats in turn order."""
        count = len(self._state.hands)
        return tuple((self.seat + step) % count for step in range(1, count))

    def partners(self) -> tuple[Plain, ...]:
        """The rivals that hold a card, as answers."""
        return tuple(("seat", rival) for rival in self.rivals() if self._state.hands[rival])

    def hand(self, seat: Seat) -> tuple[PieceId, ...]:
        return tuple(self._state.hands[seat])

    def answers(self, seat: Seat, threat: str) -> tuple[PieceId, ...]:
        """The cards of a hand that may be shown against a threat."""
        return tuple(card for card in self._state.hands[seat] if self._state.card(card).answers == threat)

    def playable(self) -> tuple[PieceId, ...]:
        """The cards in the seat's hand that do something when played."""
        return tuple(card for card in self._state.hands[self.seat] if not self._state.card(card).jar)

    def draw(self, count: int) -> None:
        """Take cards from the deck."""
        for _turn in range(count):
            card_moves.draw(self._state, self.seat, self._out)
        self._beat()

    def look(self, count: int) -> tuple[PieceId, ...]:
        """Lift cards from the deck and see them."""
        state = self._state
        for _turn in range(min(count, len(state.deck))):
            piece = state.deck.pop()
            state.limbo.append(piece)
            state.pieces.show(piece, self.seat)
            self._tell(Saw(self.seat, piece, state.pieces.face[piece]))
        return tuple(state.limbo)

    def lifted(self) -> tuple[PieceId, ...]:
        """The cards that are still lifted."""
        return tuple(self._state.limbo)

    def take(self, piece: PieceId) -> None:
        """Take a lifted card into the hand."""
        self._state.limbo.remove(piece)
        self._state.hands[self.seat].append(piece)
        self._tell(Took(self.seat))

    def put_back(self) -> None:
        """Put the lifted cards back on the deck."""
        self._state.deck.extend(self._state.limbo)
        self._state.limbo.clear()

    def scrap_lifted(self, piece: PieceId) -> None:
        """Throw a lifted card away."""
        card_moves.scrap(self._state, self.seat, self._state.limbo, piece, self._out)

    def scrap(self, seat: Seat, piece: PieceId) -> None:
        """Throw a card of a hand away."""
        card_moves.scrap(self._state, seat, self._state.hands[seat], piece, self._out)
        self._beat()

    def show(self, seat: Seat, piece: PieceId) -> None:
        """Show a card of a hand to everyone."""
        self._state.pieces.show(piece, None)
        self._tell(Showed(seat, piece, self._state.pieces.face[piece]))
        self._beat()

    def give(self, giver: Seat, to: Seat, piece: PieceId) -> None:
        """Move a card from hand to hand."""
        self._state.hands[giver].remove(piece)
        self._state.hands[to].append(piece)
        self._state.pieces.show(piece, to)
        self._tell(Gave(giver, to, piece))
        self._beat()

    def stir(self) -> None:
        """Shuffle the scraps into the deck."""
        state = self._state
        state.deck.extend(state.scraps)
        state.scraps.clear()
        state.pieces.shuffle(state.deck, state.rng)
        self._tell(Stirred(self.seat))

    def lay_open(self, piece: PieceId) -> str:
        """Play a card of the hand onto the scraps; returns its key."""
        state = self._state
        state.hands[self.seat].remove(piece)
        state.scraps.append(piece)
        state.pieces.show(piece, None)
        self._tell(Played(self.seat, piece, state.pieces.face[piece]))
        self._beat()
        return state.card(piece).key

    def spared(self, rival: Seat) -> Steps:
        """Ask a rival for a cat; every rival with cards is asked, so that the question gives nothing away."""
        if not self.hand(rival):
            return False
        cat = yield Choice(rival, mark("Mice come. Do you show a cat?"), (*self.answers(rival, "mice"), None))
        if cat is None:
            return False
        self.show(rival, cat)
        return True


book: Book[PantryState] = Book(PantryFx)
