"""The mouse as a hand: turns presses, drags and clicks in table units into affordances and refusals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from ....language.words import _
from ....table.desc import Affordance, ItemId, Rect
from ..affordances import Affordances
from ..spread import Spread
from .drop_target import GRIP, Drop, DropTargets


class Table(Protocol):
    """The functions of the scene that mouse and keyboard use, beside the spread and the affordances."""

    @property
    def filming(self) -> bool: ...

    def settle(self) -> None:
        """Bring everything that moves to its end now."""
        ...

    def hush(self) -> None:
        """Remove notes and ghosts."""
        ...

    def note(self, item: ItemId, text: str) -> None:
        """Show a note at an item."""
        ...

    def choose(self, found: tuple[Affordance, ...]) -> None:
        """Report the meaning of a gesture."""
        ...

    def refuse(self, source: ItemId, target: ItemId) -> None:
        """Report a drop that means nothing legal."""
        ...

    def hover(self, item: ItemId) -> None:
        """Report the item under the mouse."""
        ...

    def open_at(self, item: ItemId) -> None:
        """Open the stack of an item that is pointed at, if it is one that opens, and close any other."""
        ...

    def walk(self, item: ItemId) -> None:
        """Report the item that the keys have come to."""
        ...


class MouseHand:
    """Turns mouse events into gestures. They count on release, never on press, so that a press can be taken back."""

    def __init__(self, table: Table, spread: Spread, affordances: Affordances) -> None:
        self._table = table
        self._spread = spread
        self._affordances = affordances
        self._targets = DropTargets(spread, affordances)
        self._pressed: QPoint | None = None
        self._taken: ItemId = ""
        self._aimed: ItemId = ""
        self._grab = (0.0, 0.0)
        self._size = 1.0
        self._spent = False
        self._hovered: ItemId = ""
        self._drop = Drop()
        self._spot: tuple[float, float] | None = None
        self._heap: list[ItemId] = []
        """The figures under the mouse, the first one first."""
        self._depth = 0
        """Which of them was chosen; 0 where none was."""
        self.dragging = False
        self.over_source = False
        """Whether a press here would take something."""

    @property
    def grips_nothing(self) -> bool:
        """Whether the button is down on the ground, where there is nothing to drag."""
        return self._pressed is not None and not self._taken

    def under(self, x: float, y: float) -> list[ItemId]:
        """Everything at a point, the uppermost first; of several figures there only the chosen one, if one was."""
        found = self._spread.under(x, y)
        heap = [item for item in found if self._spread.stands(item)]
        if heap != self._heap:
            self._heap, self._depth = heap, 0
        if not self._depth:
            return found
        return [heap[self._depth], *(item for item in found if item not in heap)]

    @property
    def spot(self) -> tuple[float, float] | None:
        """The point of the table where the mouse is; None where it is not there."""
        return self._spot

    def pointed(self) -> ItemId:
        """What the mouse points at: what a click would use, else the uppermost item; empty where it is not there."""
        if self._spot is None:
            return ""
        under, stops = self.under(*self._spot), self._affordances.pointer.stops()
        return next((item for item in under if item in stops), "") or (under[0] if under else "")

    def next_figure(self, by: int) -> bool:
        """Point at the next of several figures under the mouse; False where there is only one."""
        if self._spot is None or self._pressed is not None:
            return False
        self.under(*self._spot)
        if len(self._heap) < 2:
            return False
        self._depth = (self._depth + by) % len(self._heap)
        self._hover(*self._spot)
        return True

    def press(self, x: float, y: float, screen: QPoint) -> None:
        """A button goes down: what moves settles. Moving the mouse or ending the press shows its meaning."""
        self._spent = self._table.filming
        self._table.settle()
        self._table.hush()
        self._pressed = screen
        under = self.under(x, y)
        self._taken = self._grasped(under)
        self._aimed = self._clicked(under, x, y)
        middle = self._spread.middle(self._taken) or (x, y)
        self._grab = (x - middle[0], y - middle[1])

    def move(self, x: float, y: float, screen: QPoint) -> None:
        self._spot = (x, y)
        if self._pressed is None:
            self._hover(x, y)
            return
        if not self.dragging:
            far = (screen - self._pressed).manhattanLength() >= QApplication.startDragDistance()
            if not (far and self._taken):
                return
            self._take()
        self._follow(x, y)

    def release(self, x: float, y: float) -> None:
        """The button goes up: what is dragged is dropped; a press that ends on the item it began on is a click."""
        pressed, self._pressed = self._pressed, None
        if self.dragging:
            self._let_fall(x, y)
        elif pressed is not None and not self._spent:
            under = self.under(x, y)
            item = self._clicked(under, x, y)
            if item == self._aimed:
                self._click(item, under, x, y)

    def withdraw(self) -> None:
        """Take the press back; what is held stays held."""
        self._pressed = None

    def leave(self) -> None:
        self._spot = None
        self._table.open_at("")
        self._name_hovered("")

    def again(self) -> None:
        """Find anew what is under the mouse, as something else may lie there now."""
        if self._spot is not None and self.dragging:
            self._follow(*self._spot)
        elif self._spot is not None and self._pressed is None:
            self._hover(*self._spot)

    def turn(self, by: int) -> bool:
        """Turn the held item to its next pose where it is; False when nothing is held."""
        pointer, shown = self._affordances.pointer, self._affordances.preview.affordance
        if not pointer.held:
            return False
        if shown is not None and not pointer.variant:
            pointer.variant = shown.variant
        here = {way.variant for way in self._affordances.ways(shown.target)} if shown else set()
        for _each in pointer.variants():
            if pointer.turn(by) in here or not here - {""}:
                break
        self._affordances.mark()
        return True

    def cancel(self, reason: str = "") -> bool:
        """Let go of the held item, and say why if there is a reason; False when nothing was held."""
        held = self._affordances.pointer.held or (self._taken if self.dragging else "")
        self._pressed = None
        if not held:
            return False
        self._affordances.pointer.cancel()
        self._let_go(held)
        if reason:
            self._table.note(held, reason)
        return True

    def lost(self, held: ItemId) -> None:
        """Let go of an item that may no longer be held, as the table has changed."""
        name = self._spread.name(held)
        gone = _("{piece} can no longer be moved.", piece=name) if name else _("That can no longer be moved.")
        self._pressed = None
        self._let_go(held)
        self._table.note(held, gone)

    def answer(self, source: ItemId, found: tuple[Affordance, ...]) -> None:
        """Report the meaning of a gesture. The held item lies where it is until a film moves it, or goes home."""
        if not self._affordances.pointer.held:
            self._end_drag()
        if found:
            self._table.choose(found)
        held = self._affordances.pointer.held
        if held and not self.dragging:
            self._spread.lift(held)
        if source and source != held:
            if found and self._table.filming:
                self._spread.let_lie(source)
            else:
                self._spread.send_home(source)
        self._affordances.mark()
        if source and not found and not held:
            self._table.refuse(source, source)

    def _grasped(self, under: Sequence[ItemId]) -> ItemId:
        """An item that may be taken; else a loose piece that the rules hold fast, to say why once it is dropped."""
        pointer = self._affordances.pointer
        sources, loose = pointer.sources(), [item for item in under if self._spread.loose_size(item) is not None]
        return next((item for item in under if item in sources), "") or next(iter(loose if pointer.asked else ()), "")

    def _furniture(self, under: Sequence[ItemId]) -> ItemId:
        """A piece of furniture that might be used at another time, while there is anything to do."""
        standing = (item for item in under if item in self._spread.pieces)
        return next(standing, "") if self._affordances.pointer.sources() else ""

    def _take(self) -> None:
        pointer = self._affordances.pointer
        before = pointer.held
        if before and before != self._taken:
            pointer.cancel()
            self._spread.send_home(before)
        pointer.press(self._taken)
        self.dragging = True
        self._size = self._size_there()
        grown = self._size / self._spread.enlarged(self._taken)
        self._grab = (self._grab[0] * grown, self._grab[1] * grown)
        self._spread.lift(self._taken, self._size)
        self._affordances.mark()

    def _size_there(self) -> float:
        """The size of the held item where it may go, as a share of its size where it was taken."""
        own, ghost = self._spread.loose_size(self._taken), next(iter(self._affordances.ghosts()), None)
        if own is None or ghost is None:
            return 1.0
        return ghost[1].size[0] * ghost[1].pose.scale / own[0]

    def _follow(self, x: float, y: float) -> None:
        """Carry the held item, a little towards the target that pulls, and show where it would go."""
        box = self._box(x, y)
        self._drop = self._targets.of(self._taken, box, self.under(x, y))
        self._affordances.mark(hot=self._drop.target, illegal=self._drop.refused, spot=(x, y))
        right, down = self._targets.pull(self._drop.target, box)
        self._spread.carry(self._taken, (box[0] + box[2] / 2 + right, box[1] + box[3] / 2 + down))

    def _let_fall(self, x: float, y: float) -> None:
        self._follow(x, y)
        source, (target, refused) = self._taken, self._drop
        found = self._affordances.preview.only(self._affordances.pointer.release((target,) if target else ()))
        self._end_drag()
        if refused:
            self._let_go(source)
            self._table.refuse(source, refused)
        else:
            self.answer(source, found)

    def _clicked(self, under: Sequence[ItemId], x: float, y: float) -> ItemId:
        """The item, of those under a point, that a click there uses; empty where nothing can be done."""
        pointer = self._affordances.pointer
        held, wanted = pointer.held, pointer.stops()
        item = next((each for each in under if each in wanted), "") or self._ghost_at(x, y)
        if held and (not item or self._targets.stays(item)):
            item = next((each for each in under if each == held or each in pointer.sources()), "")
        return item

    def _click(self, item: ItemId, under: Sequence[ItemId], x: float, y: float) -> None:
        pointer = self._affordances.pointer
        held, wanted = pointer.held, pointer.stops()
        if item:
            if held and item in wanted:
                self._affordances.mark(hot=item, spot=(x, y))
            self.answer(held, self._affordances.preview.only(pointer.click(item)))
        elif held:
            self.cancel()
            away = under and under[0] != self._spread.geometry.zone_of(held)
            self._table.refuse(held, under[0] if away else held)
        elif fast := self._grasped(under) or self._furniture(under):
            self._table.refuse(fast, fast)

    def _hover(self, x: float, y: float) -> None:
        under = self.under(x, y)
        if not self._affordances.pointer.held:
            self._table.open_at(under[0] if under else "")
        stops = self._affordances.pointer.stops()
        first = next((item for item in under if item in stops), "") or self._ghost_at(x, y)
        self.over_source = bool(first)
        self._affordances.light(first, (x, y))
        self._name_hovered(first or (under[0] if under else ""))

    def _ghost_at(self, x: float, y: float) -> ItemId:
        """The target on which the held item would cover a point; the target itself need not be hit."""
        drawn = self._spread.drawn
        return next((target for target, ghost in self._affordances.ghosts() if drawn(ghost, x, y)), "")

    def _name_hovered(self, item: ItemId) -> None:
        if item != self._hovered:
            self._hovered = item
            self._affordances.gaze(item)
            self._table.hover(item)

    def _box(self, x: float, y: float) -> Rect:
        size = self._spread.loose_size(self._taken)
        if size is None:
            return x - GRIP / 2, y - GRIP / 2, GRIP, GRIP
        wide, high = size[0] * self._size, size[1] * self._size
        return x - self._grab[0] - wide / 2, y - self._grab[1] - high / 2, wide, high

    def _let_go(self, held: ItemId) -> None:
        self._end_drag()
        self._spread.send_home(held)
        self._affordances.mark()

    def _end_drag(self) -> None:
        self.dragging = False
        self._taken, self._drop = "", Drop()
        self._spread.release()
