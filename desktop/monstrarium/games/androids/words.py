"""The words with which instants act, and the book of their effects."""

from __future__ import annotations

from functools import cache

from ...engine.effects import Book, Choice, Fx, Steps
from ...engine.plain import PieceId, Plain, Seat
from . import card_moves, knowledge
from . import events as on
from .cards import printed
from .state import DECLARATION, EVERYBODY, AndroidsState, Entry

Cards = tuple[PieceId, ...]
Seats = tuple[tuple[str, Seat], ...]


@cache
def _rivals(seat: Seat, seats: int) -> Seats:
    """All seats but one, from its left."""
    return tuple([("seat", (seat + step) % seats) for step in range(1, seats)])


class AndroidsFx(Fx[AndroidsState]):
    """What the effect of an instant may see and do, as words. They return pieces, and no faces."""

    # ---- facts

    def printed(self, card: PieceId, name: str) -> int:
        return printed(self._face(card), name)

    def rivals(self) -> Seats:
        return _rivals(self.seat, len(self._state.hands))

    def holders(self) -> Seats:
        hands = self._state.hands
        return tuple([rival for rival in _rivals(self.seat, len(hands)) if hands[rival[1]]])

    def pile(self) -> Cards:
        """The pile from top to bottom."""
        return tuple(self._state.pile[::-1])

    def discards(self) -> Cards:
        return tuple(self._state.discard)

    def hand(self, seat: Seat) -> Cards:
        return tuple(self._state.hands[seat])

    def layable(self) -> tuple[PieceId | str, ...]:
        return knowledge.layable(self._state, self.seat)

    def target_seat(self) -> Seat:
        return self._target().seat

    # ---- asking

    def pick(self, text: str, options: tuple[Plain, ...], card: PieceId) -> Steps:
        """Ask the seat to choose one; a single option is taken unasked, and None comes of no options."""
        if len(options) > 1:
            return (yield Choice(self.seat, text, options, card))
        if options:
            return options[0]
        self.note_nothing(card)
        return None

    def note_nothing(self, card: PieceId) -> None:
        if self._out is not None:
            self._out.emit(on.NothingDone(self.seat, card, self._face(card)))

    # ---- cancels

    def kill(self) -> None:
        """Cancel what this card answers; an instant goes to the discard pile."""
        entry = self._kill()
        if entry.piece != DECLARATION:
            self._state.played.remove(entry.piece)
            card_moves.discard(self._state, entry.seat, (entry.piece,), "played", self._out)
        self._beat()

    def claim(self) -> None:
        """Cancel the instant that this card answers and take it into the hand."""
        entry = self._kill()
        self._state.played.remove(entry.piece)
        self._state.hands[self.seat].append(entry.piece)
        if self._out is not None:
            self._out.emit(on.Claimed(self.seat, entry.piece, entry.face))
            self._out.beat()

    def copy(self) -> None:
        """Let the instant that this card answers work for the seat of this effect."""
        state, entry = self._state, self._target()
        state.batch[self._aim()] = Entry(self.seat, entry.piece, entry.face, entry.target)
        if self._out is not None:
            self._out.emit(on.Copied(self.seat, entry.piece, entry.face, entry.seat))
            self._out.beat()

    def keep(self) -> None:
        """Report that the price is paid and what this card answers is not cancelled."""
        entry = self._target()
        if self._out is not None:
            self._out.emit(on.Kept(entry.seat, entry.piece, entry.face, self._source()))
            self._out.beat()

    def scrap(self, count: int) -> None:
        state = self._state
        for _card in range(min(count, len(state.pile))):
            card_moves.turn_up_and_discard(state, self.seat, card_moves.take_top(state), "pile", self._out)
            self._beat()

    def spend(self, seat: Seat, card: PieceId) -> None:
        self._state.hands[seat].remove(card)
        card_moves.turn_up_and_discard(self._state, seat, card, "hand", self._out)
        self._beat()

    # ---- turns

    def jump(self) -> None:
        self._state.next_seat = self.seat
        if self._out is not None:
            self._out.emit(on.Jumped(self.seat))
            self._out.beat()

    def nap(self, seat: Seat) -> None:
        self._state.naps[seat] += 1
        if self._out is not None:
            self._out.emit(on.Napping(self.seat, seat))
            self._out.beat()

    def curfew(self) -> None:
        self._state.curfew_seats |= 1 << self.seat
        if self._out is not None:
            self._out.emit(on.Curfew(self.seat))
            self._out.beat()

    # ---- looks

    def look(self, zone: str, cards: Cards, other: Seat) -> None:
        """Show cards to the seat alone, until `look_away`."""
        state = self._state
        state.shown, state.shown_to = [*cards], self.seat
        for card in cards:
            state.pieces.show(card, self.seat)
        if self._out is not None:
            self._out.emit(on.Looked(self.seat, zone, cards, other))
            for card in cards:
                self._out.emit(on.Saw(self.seat, card, self._face(card)))
            self._out.beat()

    def look_away(self) -> None:
        self._state.shown, self._state.shown_to = [], EVERYBODY

    def show(self, card: PieceId) -> None:
        """Show all seats a card of the pile for a moment."""
        state = self._state
        state.pieces.show(card, None)
        state.shown, state.shown_to = [card], EVERYBODY
        if self._out is not None:
            place = len(state.pile) - state.pile.index(card)
            self._out.emit(on.ShowedCard(self.seat, card, self._face(card), place))
            self._out.beat()
        state.shown = []

    # ---- hands

    def steal(self, seat: Seat) -> None:
        state = self._state
        hand = state.hands[seat]
        card = state.rng.pick(hand) if len(hand) > 1 else hand[0]
        card = knowledge.blur(state, seat, card)
        hand.remove(card)
        state.hands[self.seat].append(card)
        state.pieces.show(card, self.seat)
        if self._out is not None:
            self._out.emit(on.Stole(self.seat, card, seat))
            for each in (self.seat, seat):
                self._out.emit(on.StoleFace(each, card, self._face(card)))
            self._out.beat()

    def swap_hands(self, seat: Seat) -> None:
        hands = self._state.hands
        hands[self.seat], hands[seat] = hands[seat], hands[self.seat]
        seen = self._state.pieces.seen
        for each in (self.seat, seat):
            for card in hands[each]:
                seen[card] |= 1 << each
        if self._out is not None:
            self._out.emit(on.Swapped(self.seat, seat))
            self._out.beat()

    def draw(self, count: int) -> None:
        card_moves.draw(self._state, self.seat, count, self._out)

    def fish(self, card: PieceId) -> None:
        self._state.discard.remove(card)
        self._state.hands[self.seat].append(card)
        if self._out is not None:
            self._out.emit(on.Fished(self.seat, card, self._face(card)))
            self._out.beat()

    # ---- the pile

    def take_top(self) -> None:
        """Take the top card of the pile into the hand, unseen by others."""
        state = self._state
        card = card_moves.take_top(state)
        state.hands[self.seat].append(card)
        state.pieces.show(card, self.seat)
        if self._out is not None:
            self._out.emit(on.Took(self.seat, card))
            self._out.emit(on.TookFace(self.seat, card, self._face(card)))
            self._out.beat()

    def shuffle(self) -> None:
        knowledge.shuffle_pile(self._state)
        if self._out is not None:
            self._out.emit(on.ShuffledPile(self.seat, len(self._state.pile)))
            self._out.beat()

    def turn_around(self) -> None:
        """Turn the pile upside down; its cards stay face down."""
        self._state.pile.reverse()
        self._state.laid_by.reverse()
        if self._out is not None:
            self._out.emit(on.TurnedPile(self.seat, len(self._state.pile)))
            self._out.beat()

    def lay_under(self, card: PieceId) -> None:
        state = self._state
        card = knowledge.blur(state, self.seat, card)
        state.hands[self.seat].remove(card)
        state.pile.insert(0, card)
        state.laid_by.insert(0, self.seat)
        if self._out is not None:
            self._out.emit(on.LaidUnder(self.seat, card, len(state.pile)))
            self._out.beat()

    # ---- helpers

    def _face(self, card: PieceId) -> int:
        return self._state.pieces.face[card]

    def _source(self) -> int:
        return self._state.batch[self._state.cursor].face

    def _aim(self) -> int:
        return self._state.batch[self._state.cursor].target

    def _target(self) -> Entry:
        return self._state.batch[self._aim()]

    def _kill(self) -> Entry:
        entry = self._target()
        self._state.batch[self._aim()] = Entry(entry.seat, entry.piece, entry.face, entry.target, dead=True)
        if self._out is not None:
            self._out.emit(on.Cancelled(entry.seat, entry.piece, entry.face, self._source(), self.seat))
        return entry


book: Book[AndroidsState] = Book(AndroidsFx)
