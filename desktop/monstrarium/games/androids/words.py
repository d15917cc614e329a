"""The words that the texts of instants are written in, and the book of them all."""

from __future__ import annotations

from ...engine.effects import Book, Choice, Fx, Steps
from ...engine.plain import PieceId, Plain, Seat
from . import card_moves, knowledge
from .cards import figure
from .events import (
    Cancelled,
    Claimed,
    Copied,
    Curfew,
    Fished,
    Jumped,
    Kept,
    LaidUnder,
    Looked,
    Napping,
    NothingDone,
    Saw,
    ShowedCard,
    ShuffledPile,
    Stole,
    StoleFace,
    Swapped,
    Took,
    TookFace,
    TurnedPile,
)
from .state import DECLARATION, EVERYBODY, AndroidsState, Deed

Cards = tuple[PieceId, ...]
Seats = tuple[tuple[str, Seat], ...]


class AndroidsFx(Fx[AndroidsState]):
    """What a text may ask and do. Cards are told by piece; nothing is told of a face."""

    # ---- facts

    def figure(self, card: PieceId, name: str) -> int:
        """A number printed on a card."""
        return figure(self._face(card), name)

    def rivals(self) -> Seats:
        """The other seats clockwise, as options."""
        count = len(self._state.hands)
        return tuple([("seat", (self.seat + step) % count) for step in range(1, count)])

    def holders(self) -> Seats:
        """The other seats that hold cards."""
        hands = self._state.hands
        count = len(hands)
        others = [(self.seat + step) % count for step in range(1, count)]
        return tuple([("seat", seat) for seat in others if hands[seat]])

    def pile(self) -> Cards:
        """The pile from top to bottom."""
        return tuple(self._state.pile[::-1])

    def discards(self) -> Cards:
        """The discard pile, the oldest first."""
        return tuple(self._state.discard)

    def hand(self, seat: Seat) -> Cards:
        """The cards a seat holds."""
        return tuple(self._state.hands[seat])

    def layable(self) -> tuple[PieceId | str, ...]:
        """The own cards that are no instants, as options."""
        return knowledge.layable(self._state, self.seat)

    def target_seat(self) -> Seat:
        """Whose deed this cancel responds to."""
        return self._target().seat

    # ---- asking

    def pick(self, text: str, options: tuple[Plain, ...], card: PieceId) -> Steps:
        """Have the seat choose where there is something to choose; a single option is taken at once."""
        if len(options) > 1:
            return (yield Choice(self.seat, text, options, card))
        if options:
            return options[0]
        self.note_nothing(card)
        return None

    def note_nothing(self, card: PieceId) -> None:
        """The text found nothing to do."""
        self._tell(NothingDone(self.seat, card, self._face(card)))

    # ---- cancels

    def kill(self) -> None:
        """Cancel what this card responds to; an instant goes to the discard pile."""
        deed = self._kill()
        if deed.piece != DECLARATION:
            self._state.played.remove(deed.piece)
            card_moves.discard(self._state, deed.seat, (deed.piece,), "played", self._out)
        self._beat()

    def claim(self) -> None:
        """Cancel an instant and take it into the own hand."""
        deed = self._kill()
        self._state.played.remove(deed.piece)
        self._state.hands[self.seat].append(deed.piece)
        self._tell(Claimed(self.seat, deed.piece, deed.face))
        self._beat()

    def copy(self) -> None:
        """Take over what an instant will do."""
        state, deed = self._state, self._target()
        state.batch[self._aim()] = Deed(self.seat, deed.piece, deed.face, deed.target)
        self._tell(Copied(self.seat, deed.piece, deed.face, deed.seat))
        self._beat()

    def keep(self) -> None:
        """The price is paid, and the target lives."""
        deed = self._target()
        self._tell(Kept(deed.seat, deed.piece, deed.face, self._source()))
        self._beat()

    def scrap(self, count: int) -> None:
        """Cards from the top of the pile go to the discard pile."""
        state = self._state
        for _card in range(min(count, len(state.pile))):
            card_moves.discard(state, self.seat, (card_moves.take_top(state),), "pile", self._out)
            self._beat()

    def spend(self, seat: Seat, card: PieceId) -> None:
        """A seat discards a card of its hand."""
        self._state.hands[seat].remove(card)
        card_moves.discard(self._state, seat, (card,), "hand", self._out)
        self._beat()

    # ---- turns

    def jump(self) -> None:
        """The next turn is this seat's."""
        self._state.next_seat = self.seat
        self._tell(Jumped(self.seat))
        self._beat()

    def nap(self, seat: Seat) -> None:
        """A seat skips its next turn."""
        self._state.naps[seat] += 1
        self._tell(Napping(self.seat, seat))
        self._beat()

    def curfew(self) -> None:
        """Nobody declares until this seat's next turn."""
        self._state.curfew_seats |= 1 << self.seat
        self._tell(Curfew(self.seat))
        self._beat()

    # ---- looks

    def look(self, zone: str, cards: Cards, other: Seat) -> None:
        """Turn cards towards this seat alone."""
        state = self._state
        state.shown, state.shown_to = [*cards], self.seat
        for card in cards:
            state.pieces.show(card, self.seat)
        self._tell(Looked(self.seat, zone, cards, other))
        for card in cards:
            self._tell(Saw(self.seat, card, self._face(card)))
        self._beat()

    def look_away(self) -> None:
        """Turn them back."""
        self._state.shown, self._state.shown_to = [], EVERYBODY

    def show(self, card: PieceId) -> None:
        """Turn a card of the pile up for everyone, and down again."""
        state = self._state
        state.pieces.show(card, None)
        state.shown, state.shown_to = [card], EVERYBODY
        place = len(state.pile) - state.pile.index(card)
        self._tell(ShowedCard(self.seat, card, self._face(card), place))
        self._beat()
        state.shown = []

    # ---- hands

    def steal(self, seat: Seat) -> None:
        """A card that lot picks goes from another hand to the own one."""
        state = self._state
        hand = state.hands[seat]
        card = state.rng.pick(hand) if len(hand) > 1 else hand[0]
        card = knowledge.blur(state, seat, card)
        hand.remove(card)
        state.hands[self.seat].append(card)
        state.pieces.show(card, self.seat)
        self._tell(Stole(self.seat, card, seat))
        for each in (self.seat, seat):
            self._tell(StoleFace(each, card, self._face(card)))
        self._beat()

    def swap_hands(self, seat: Seat) -> None:
        """Two hands change places."""
        hands = self._state.hands
        hands[self.seat], hands[seat] = hands[seat], hands[self.seat]
        for each in (self.seat, seat):
            for card in hands[each]:
                self._state.pieces.show(card, each)
        self._tell(Swapped(self.seat, seat))
        self._beat()

    def draw(self, count: int) -> None:
        """Cards from the deck into the own hand."""
        card_moves.draw(self._state, self.seat, count, self._out)

    def fish(self, card: PieceId) -> None:
        """A card goes from the discard pile into the own hand."""
        self._state.discard.remove(card)
        self._state.hands[self.seat].append(card)
        self._tell(Fished(self.seat, card, self._face(card)))
        self._beat()

    # ---- the pile

    def take_top(self) -> None:
        """The top card of the pile goes into the own hand, unseen by others."""
        state = self._state
        card = card_moves.take_top(state)
        state.hands[self.seat].append(card)
        state.pieces.show(card, self.seat)
        self._tell(Took(self.seat, card))
        self._tell(TookFace(self.seat, card, self._face(card)))
        self._beat()

    def shuffle(self) -> None:
        """Shuffle the pile."""
        knowledge.shuffle_pile(self._state)
        self._tell(ShuffledPile(self.seat, len(self._state.pile)))
        self._beat()

    def turn_around(self) -> None:
        """The bottom of the pile becomes its top."""
        self._state.pile.reverse()
        self._state.laid_by.reverse()
        self._tell(TurnedPile(self.seat, len(self._state.pile)))
        self._beat()

    def lay_under(self, card: PieceId) -> None:
        """A card of the own hand goes face down under the pile."""
        state = self._state
        card = knowledge.blur(state, self.seat, card)
        state.hands[self.seat].remove(card)
        state.pile.insert(0, card)
        state.laid_by.insert(0, self.seat)
        self._tell(LaidUnder(self.seat, card, len(state.pile)))
        self._beat()

    # ---- how

    def _face(self, card: PieceId) -> int:
        return self._state.pieces.face[card]

    def _source(self) -> int:
        return self._state.batch[self._state.cursor].face

    def _aim(self) -> int:
        return self._state.batch[self._state.cursor].target

    def _target(self) -> Deed:
        return self._state.batch[self._aim()]

    def _kill(self) -> Deed:
        deed = self._target()
        self._state.batch[self._aim()] = Deed(deed.seat, deed.piece, deed.face, deed.target, dead=True)
        self._tell(Cancelled(deed.seat, deed.piece, deed.face, self._source(), self.seat))
        return deed


book: Book[AndroidsState] = Book(AndroidsFx)
