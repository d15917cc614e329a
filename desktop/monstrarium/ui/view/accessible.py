"""The table for screen readers and other assistive technology: zones are groups, pieces are list items.

Qt makes the interface of the view when an assistive tool asks for it. Each item has an interface of its own, made when
it is first asked for and kept until the item leaves its place. Qt's cache owns the C++ side of an interface, so each is
registered there, and removed before Python lets go of it.
"""

from __future__ import annotations

# mypy: disable-error-code="override"
# The stubs do not say that Qt takes None where there is nothing.
import weakref

from PySide6.QtCore import QObject, QPoint, QPointF, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import VoidPtr, getCppPointer, isValid

from ...language.words import _, mark, said
from ...table.desc import ItemId, TableDesc
from ..kit.soon import soon
from .outline import OutlineEntry, outline
from .table_view import TableView

Role, State, Text, Event = QAccessible.Role, QAccessible.State, QAccessible.Text, QAccessible.Event
VERBS = {"take": mark("Take"), "place": mark("Place here"), "press": mark("Press"), "release": mark("Put back")}
NOTHING = VoidPtr(0)
"""The null pointer: PySide takes neither None nor 0 for one, and ends the program."""
PRESS, FOCUS = QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()
MANY = 4
"""More affordances than this are not listed in a description: the Moves dock has them all."""


class AccessibleTable(QAccessibleWidget):
    """The interface of the view. Its children are the zones, and the pieces that lie in none."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, Role.List)
        self._seen = weakref.ref(view)
        self._items: dict[ItemId, AccessibleItem] = {}
        self._entries: dict[ItemId, OutlineEntry] = {}
        self._under: dict[ItemId, list[ItemId]] = {}
        self._read: TableDesc | None = None
        self._focused: ItemId = ""
        self._due = False
        view.table.stirred.connect(self._stir)
        view.destroyed.connect(self._end)
        if view.interface is not None:
            view.interface.retire()  # Qt 6.8 makes one before the view is shown and forgets it.
        view.interface = self

    @property
    def view(self) -> TableView:
        """The view, kept by a weak reference, as Python keeps what a factory has made."""
        found = self._seen()
        assert found is not None, "an interface outlived its view"
        return found

    @property
    def shown(self) -> bool:
        """Whether the table is seen; behind a curtain or on another page there is nothing to read."""
        found = self._seen()
        return found is not None and isValid(found) and found.isVisible()

    def entry(self, item: ItemId) -> OutlineEntry | None:
        """The entry of an item in the outline, while the table is shown."""
        self._renew()
        return self._entries.get(item)

    def under(self, item: ItemId) -> list[ItemId]:
        """The items in a zone; for the empty name those in none."""
        self._renew()
        return self._under.get(item, [])

    def item(self, item: ItemId) -> AccessibleItem | None:
        """The interface of an item, made when first asked for."""
        entry = self.entry(item)
        if entry is None:
            return None
        found = self._items.get(entry.item)
        if found is None or found.within != entry.within:
            if found is not None:
                self._forget(found)
            found = self._items[entry.item] = AccessibleItem(self, entry)
        return found

    # ---- functions that Qt calls

    def childCount(self) -> int:
        return len(self.under(""))

    def child(self, index: int) -> QAccessibleInterface | None:
        return child(self, "", index)

    def indexOfChild(self, other: QAccessibleInterface) -> int:
        return place(self, "", other)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        if not self.shown:
            return None
        spot = self.view.viewport().mapFromGlobal(QPoint(x, y))
        under = self.view.table.spread.under(*self.view.camera.place(QPointF(spot)))
        return next((found for each in under if (found := self.item(each)) is not None), None)

    def focusChild(self) -> QAccessibleInterface | None:
        if not self.shown or not self.view.hasFocus():
            return None
        return self.item(self.view.table.keys.at) or self

    def _renew(self) -> None:
        """Read the outline again for another table; an item with the same entry keeps its interface."""
        desc = self.view.table.desc if self.shown else None
        if desc is self._read:
            return
        self._read = desc
        affordances = () if desc is None else desc.affordances
        used = {end for affordance in affordances for end in (affordance.source, affordance.target)}
        told = () if desc is None else outline(desc, used)
        self._entries = {item: entry for entry in told for item in entry.items}
        self._under = {}
        for entry in told:
            self._under.setdefault(entry.within, []).append(entry.item)

    def _stir(self) -> None:
        if not self._due and (self._items or QAccessible.isActive()):
            self._due = True
            soon(self.view, self._follow)

    def _follow(self) -> None:
        """Remove interfaces of items that are gone, and report what is gone, new or changed."""
        self._due = False
        self._renew()
        listening, asked = QAccessible.isActive(), bool(self._items)
        for found in list(self._items.values()):
            entry = self._entries.get(found.id)
            if entry is None or (entry.item, entry.within) != (found.id, found.within):
                if listening:
                    QAccessible.updateAccessibility(QAccessibleEvent(found, Event.ObjectDestroyed))
                self._forget(found)
        if listening and self.shown:
            if asked:
                self._tell()
            self._tell_focus()

    def _tell(self) -> None:
        for item, entry in self._entries.items():
            if item != entry.item:
                continue
            if item in self._items:
                self._items[item].tell()
            elif (made := self.item(item)) is not None:
                QAccessible.updateAccessibility(QAccessibleEvent(made, Event.ObjectCreated))

    def _tell_focus(self) -> None:
        at = self.view.table.keys.at if self.view.hasFocus() else ""
        before, self._focused = self._focused, at
        if at != before and (found := self.item(at)) is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(found, Event.Focus))

    def _forget(self, item: AccessibleItem) -> None:
        del self._items[item.id]
        item.end()

    def retire(self) -> None:
        """Tell nothing from now on, as another interface does."""
        self.view.table.stirred.disconnect(self._stir)
        self._end()

    def _end(self) -> None:
        for item in list(self._items.values()):
            self._forget(item)
        self._entries, self._under = {}, {}


class AccessibleItem(QAccessibleInterface, QAccessibleActionInterface):
    def __init__(self, table: AccessibleTable, entry: OutlineEntry) -> None:
        QAccessibleInterface.__init__(self)
        QAccessibleActionInterface.__init__(self)
        self.id, self.within, self._zone = entry.item, entry.within, entry.zone
        self._table = table
        self._ended = False
        self._address = VoidPtr(getCppPointer(self)[1])
        self._number = QAccessible.registerAccessibleInterface(self)
        self._told = self._now()

    def tell(self) -> None:
        """Report what has changed since the last report."""
        before, self._told = self._told, self._now()
        if self._told == before:
            return
        (name, *states), (old, *was) = self._told, before
        if name != old:
            QAccessible.updateAccessibility(QAccessibleEvent(self, Event.NameChanged))
        if states != was:
            changed = State()
            for flag, new, gone in zip(("focusable", "selectable", "selected", "focused"), states, was, strict=True):
                setattr(changed, flag, new != gone)
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(self, changed))

    def end(self) -> None:
        """Remove the interface from Qt's cache, which destroys it."""
        self._ended = True
        QAccessible.deleteAccessibleInterface(self._number)

    def isValid(self) -> bool:
        return not self._ended

    def object(self) -> QObject | None:
        return None

    def window(self) -> QWindow | None:
        return self._table.view.window().windowHandle()

    def role(self) -> QAccessible.Role:
        return Role.Grouping if self._zone else Role.ListItem

    def state(self) -> QAccessible.State:
        made = State()
        _name, made.focusable, made.selectable, made.selected, made.focused = self._now()
        made.invisible = not self._table.shown
        seen = QRect(self._table.view.viewport().mapToGlobal(QPoint(0, 0)), self._table.view.viewport().size())
        made.offscreen = not seen.intersects(self.rect())
        return made

    def text(self, kind: QAccessible.Text) -> str:
        entry = self._entry()
        if entry is None:
            return ""
        if kind == Text.Name:
            return entry.name or _("Empty place")
        return self._description() if kind == Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Do nothing: items cannot be renamed."""

    def rect(self) -> QRect:
        return self._table.view.place_of(self.id) if self._table.shown else QRect()

    def parent(self) -> QAccessibleInterface | None:
        return self._table.item(self.within) or self._table

    def childCount(self) -> int:
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface | None:
        return child(self._table, self.id, index) if self._zone else None

    def indexOfChild(self, other: QAccessibleInterface) -> int:
        return place(self._table, self.id, other) if self._zone else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return self._table.childAt(x, y)

    def focusChild(self) -> QAccessibleInterface | None:
        return None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:
        return self._address if kind == QAccessible.InterfaceType.ActionInterface else NOTHING

    def actionNames(self) -> list[str]:
        verb = self._verb()
        return [verb, PRESS, FOCUS] if verb else []

    def localizedActionName(self, name: str) -> str:
        return _("Go there") if name == FOCUS else said(VERBS.get(self._verb() if name == PRESS else name, ""))

    def localizedActionDescription(self, name: str) -> str:
        return self.localizedActionName(name) if name == FOCUS else "; ".join(self._labels())

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []

    def doAction(self, name: str) -> None:
        """Act later, as the action may end this interface while the caller waits."""
        view, item, verb = self._table.view, self.id, self._verb()
        if name == FOCUS:
            soon(view, lambda: view.go(item))
        elif verb and name in (verb, PRESS):
            soon(view, lambda: view.use(item))

    def _entry(self) -> OutlineEntry | None:
        return None if self._ended else self._table.entry(self.id)

    def _children(self) -> list[ItemId]:
        return self._table.under(self.id) if self._zone and self._entry() is not None else []

    def _verb(self) -> str:
        return self._table.view.table.affordances.pointer.verb(self.id) if self._entry() is not None else ""

    def _now(self) -> tuple[str, bool, bool, bool, bool]:
        """The name of the item, and whether it is focusable, selectable, selected and focused."""
        view = self._table.view
        pointer, at = view.table.affordances.pointer, view.table.keys.at
        held, verb = pointer.held == self.id, self._verb()
        focused = at == self.id and view.hasFocus()
        return self.text(Text.Name), bool(verb), verb == "take" or held, held, focused

    def _labels(self) -> list[str]:
        table = self._table.view.table
        held, item = table.affordances.pointer.held, self.id
        affordances = () if table.desc is None else table.desc.affordances
        onto = [
            each.label for each in affordances if each.target == item and (each.source == held if held else each.direct)
        ]
        own = [each.label for each in affordances if each.source == item and held in ("", item)]
        return list(dict.fromkeys(onto or own))

    def _description(self) -> str:
        sheet = self._table.view.sheet(self.id)
        around = self._table.entry(self.within)
        affordances = self._labels() if self._verb() else []
        parts = [around.name if around is not None else ""]
        if sheet is not None:
            parts += [
                *sheet.text.split("\n"),
                *(_("{name}: {value}", name=name, value=value) for name, value in (*sheet.facts, *sheet.terms)),
            ]
        parts += affordances if len(affordances) <= MANY else []
        return ". ".join(part.rstrip(".") for part in parts if part)


def child(table: AccessibleTable, within: ItemId, index: int) -> QAccessibleInterface | None:
    lying = table.under(within)
    return table.item(lying[index]) if 0 <= index < len(lying) else None


def place(table: AccessibleTable, within: ItemId, other: QAccessibleInterface) -> int:
    """The index of an item in a zone; -1 for any other."""
    lying = table.under(within)
    return lying.index(other.id) if isinstance(other, AccessibleItem) and other.id in lying else -1
