"""The words with which an effect changes the table, and the book of all effects of XYbrid."""

from __future__ import annotations

from ...engine.effects import Book, Steps, word
from ...engine.plain import PieceId, Plain, Seat
from ...language.words import mark
from . import card_moves
from . import events as on
from .cards import BIT, DRAWS, EFFECT
from .monster import value
from .queries import Parts, Queries
from .state import XybridState


class XybridFx(Queries):
    pay = word(card_moves.gain)
    stock = word(card_moves.stock)

    # ---- infamy

    def gain(self, infamy: int) -> None:
        card_moves.gain(self._state, self.seat, infamy, self._out)

    # ---- parts

    def destroy(self, part: PieceId) -> None:
        """Put a part at the bottom of the deck, from any zone."""
        card_moves.destroy(self._state, self.seat, part, self._out)
        self._beat()

    def take(self, part: PieceId) -> str:
        """Put a part of the lab into the seat's hand; returns the key of its DRAW effect, or an empty text."""
        card_moves.draw(self._state, self.seat, part, self._out)
        face = self._face(part)
        if not DRAWS[face]:
            return ""
        if self._out is not None:
            self._out.emit(on.Activated(self.seat, part, face))
            self._out.beat()
        return EFFECT[face]

    def draw(self, part: PieceId) -> Steps:
        effect = self.take(part)
        if effect:
            yield from book.steps(effect, self, part)

    def draw_any(self, options: tuple[Plain, ...], card: PieceId) -> Steps:
        """Ask for a part and draw it; returns the part, or None where there is no option."""
        part = yield from self.pick(mark("{card}: which part do you draw?"), options, card)
        if part is not None:
            yield from self.draw(part)
        return part

    def attach(self, part: PieceId) -> None:
        """Attach a part from any zone to the seat's monster."""
        state = self._state
        zone = card_moves.zone_of(state, part)
        zone.remove(part)
        card_moves.attach(state, self.seat, part, self._out)
        if zone is state.lab:
            card_moves.tend_lab(state, self._out)
        self._beat()

    def swap(self, one: PieceId, other: PieceId) -> None:
        card_moves.swap(self._state, one, other)
        if self._out is not None:
            self._out.emit(on.Swapped(self.seat, one, self._face(one), other, self._face(other)))
            self._out.beat()

    def to_hand(self, part: PieceId, seat: Seat) -> None:
        self._move(part, self._state.hands[seat], "hand", seat)

    def to_pile(self, part: PieceId) -> None:
        self._move(part, self._state.piles[self.seat], "pile", self.seat)

    def give(self, part: PieceId, seat: Seat) -> None:
        self._move(part, self._state.monsters[seat], "monster", seat)

    def to_lab(self, part: PieceId) -> None:
        self._move(part, self._state.lab, "lab", self.seat)

    # ---- the deck

    def look(self, count: int) -> Parts:
        """Lift parts from the top of the deck, the top one first; only the seat sees them."""
        state, found = self._state, []
        for _part in range(min(count, len(state.deck))):
            part = state.deck.pop()
            state.limbo.append(part)
            state.pieces.show(part, self.seat)
            found.append(part)
        if self._out is not None:
            self._out.emit(on.Looked(self.seat, len(found)))
            for part in found:
                self._out.emit(on.Saw(self.seat, part, self._face(part)))
        return tuple(found)

    def turn_up(self) -> PieceId | None:
        """Lift the top part of the deck for all to see; None from an empty deck."""
        return self._lift(-1)

    def bottom(self) -> PieceId | None:
        """Lift the bottom part of the deck for all to see; None from an empty deck."""
        return self._lift(0)

    def lay_back(self, top: PieceId, below: Parts) -> None:
        """Put one lifted part face down on the deck and the others under it; no other seat sees which."""
        state = self._state
        places = sorted((top, *below))
        state.pieces.lay_unseen(self.seat, places, (top, *below))
        for part in places:
            state.limbo.remove(part)
        state.deck.append(places[0])
        self._tell(on.Laid(self.seat, "top"))
        for part in places[1:]:
            state.deck.insert(0, part)
            self._tell(on.Laid(self.seat, "bottom"))

    def top_for(self, part: PieceId) -> None:
        """Put a part of the lab on top of the deck, and the lifted part into its place."""
        state = self._state
        lifted = state.limbo[-1]
        card_moves.swap(state, lifted, part)
        state.limbo.remove(part)
        state.deck.append(part)
        state.pieces.show(lifted, None)
        self._tell(on.Swapped(self.seat, lifted, self._face(lifted), part, self._face(part)))

    def fill(self) -> None:
        card_moves.stock(self._state, self._state.lab_size() - len(self._state.lab), self._out)

    # ---- values and marks that hold until the end of the deployment

    def grow(self, part: PieceId, by: int) -> None:
        growth = self._state.growth
        growth[part] = growth.get(part, 0) + by
        if self._out is not None:
            self._out.emit(on.Changed(self.seat, part, self._face(part), value(self._state, part)))

    def fix(self, part: PieceId, worth: int) -> None:
        """Set the value of a part, whatever changed it before."""
        self._state.fixed[part] = worth
        self._state.growth.pop(part, None)
        if self._out is not None:
            self._out.emit(on.Changed(self.seat, part, self._face(part), value(self._state, part)))

    def reverse(self) -> None:
        self._state.reversed = True
        self._tell(on.Marked(self.seat, "reversed", self.seat))

    def mute(self, seat: Seat) -> None:
        self._state.muted_seats |= 1 << seat
        self._tell(on.Marked(self.seat, "muted", seat))

    def shield(self) -> None:
        """Keep the parts of the seat's monster from being destroyed, moved or swapped by other seats' effects."""
        self._state.shielded_seats |= 1 << self.seat
        self._tell(on.Marked(self.seat, "shielded", self.seat))

    def insure(self) -> None:
        """Let the seat gain infamy whenever another seat destroys a part of its monster."""
        self._state.insured_seats |= 1 << self.seat

    # ---- DEPLOY effects

    def occur(self, part: PieceId) -> Steps:
        """Let the DEPLOY effect of a part occur out of its turn."""
        self.announce(part)
        yield from self.carry_out(part)

    def carry_out(self, part: PieceId) -> Steps:
        yield from book.steps(self.effect_of(part), self, part)
        self.note_occurred(part)

    def announce(self, part: PieceId) -> None:
        """Report that the DEPLOY effect of a part occurs out of its turn."""
        if self._out is not None:
            self._out.emit(on.Occurred(self.seat, part, self._face(part)))
            self._out.beat()

    def note_resolved(self, part: PieceId) -> None:
        self._state.resolved_parts |= BIT[part]

    def note_occurred(self, part: PieceId) -> None:
        self._state.occurred_parts |= BIT[part]
        self._state.occurred += 1

    # ---- helpers

    def _move(self, part: PieceId, zone: list[PieceId], name: str, to: Seat) -> None:
        card_moves.move(self._state, part, zone)
        if self._out is not None:
            self._out.emit(on.Moved(self.seat, part, self._face(part), name, to))
            self._out.beat()

    def _lift(self, at: int) -> PieceId | None:
        state = self._state
        if not state.deck:
            return None
        part = state.deck.pop(at)
        state.limbo.append(part)
        state.pieces.show(part, None)
        if self._out is not None:
            self._out.emit(on.TurnedUp(self.seat, part, self._face(part)))
        return part


book: Book[XybridState] = Book(XybridFx)
