"""The keyboard as a hand: arrows and Tab go from item to item, Enter takes and places."""

from __future__ import annotations

from PySide6.QtCore import Qt

from ....table.cursor import Cursor
from ....table.desc import ItemId
from ..affordances import Affordances
from ..spread import Spread
from .mouse_hand import MouseHand, Table

ARROWS = {Qt.Key.Key_Left: "left", Qt.Key.Key_Right: "right", Qt.Key.Key_Up: "up", Qt.Key.Key_Down: "down"}
PLACING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select)


class KeyboardHand:
    """Turns keys into gestures. The ring shows once a key has been used."""

    def __init__(self, table: Table, spread: Spread, affordances: Affordances, hand: MouseHand) -> None:
        self._table = table
        self._spread = spread
        self._affordances = affordances
        self._hand = hand
        self._cursor = Cursor(affordances.pointer, spread.table, "")
        self._at: ItemId = ""
        self._used = False

    @property
    def at(self) -> ItemId:
        """The item with the ring; empty while the keyboard is not used."""
        return self._at

    def follow(self) -> None:
        """Follow a new table, at the same item if it is still a stop, else at the first."""
        self._cursor = Cursor(self._affordances.pointer, self._spread.table, self._at)
        if self._used and not self._cursor.at:
            self._cursor.step(1)
        self._stand(self._cursor.at)

    def hide(self) -> None:
        """Hide the ring, as the mouse is used or the table has lost the focus."""
        self._used = False
        self._at = ""
        self.follow()

    def arrow(self, key: int) -> bool:
        """Go in the direction of an arrow; False where there is nowhere to go."""
        self._table.settle()
        if not self._cursor.stops():
            return False
        self._used = True
        self._walk(self._cursor.move(ARROWS[Qt.Key(key)]))
        return True

    def step(self, by: int) -> bool:
        """Go in reading order; False beyond the last stop, so that Tab leaves the table."""
        stops = self._cursor.stops()
        held = bool(self._affordances.pointer.held)
        end = bool(stops) and self._at == (stops[-1] if by > 0 else stops[0])
        if not stops or (end and not held):
            return False
        self._table.settle()
        self._used = True
        self._walk(self._cursor.step(by))
        return True

    def place(self) -> bool:
        """Take the item of the ring, or place there what is held."""
        skipped = self._table.filming
        self._table.settle()
        self._table.hush()
        if skipped or not self._cursor.stops() or self._all_are_asked():
            return skipped
        self._enter()
        return True

    def use(self, item: ItemId) -> bool:
        """Take, place or press an item, and bring the ring there; False where nothing can be done."""
        skipped = self._table.filming
        self._table.settle()
        self._table.hush()
        if skipped or not self._affordances.pointer.verb(item):
            return skipped
        self._cursor.at = item
        self._enter()
        return True

    def go(self, item: ItemId) -> None:
        """Bring the ring to an item, if it is a stop."""
        self._table.settle()
        if item in self._cursor.stops():
            self._used = True
            self._cursor.at = item
            self._walk(item)

    def _enter(self) -> None:
        cursor, held = self._cursor, self._affordances.pointer.held
        self._used = True
        if held and cursor.at:
            self._affordances.stand(cursor.at)
        found = self._affordances.preview.only(cursor.enter())
        self._at = cursor.at
        self._hand.answer(held, found)
        self.follow()

    def _all_are_asked(self) -> bool:
        """Whether Enter answers that nobody responds."""
        prompt = self._spread.table.prompt
        return not self._used and prompt is not None and prompt.seat is None

    def _walk(self, item: ItemId) -> None:
        self._stand(item)
        self._table.walk(item)

    def _stand(self, item: ItemId) -> None:
        self._at = item
        self._affordances.stand(item)
