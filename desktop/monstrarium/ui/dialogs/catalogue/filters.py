"""What sorts entries out: the kinds with how many there are of each, and the properties of those of a kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QSizePolicy, QVBoxLayout, QWidget

from ....language.words import _
from ....table.catalogue import Entry
from ...kit.buttons import Button
from ...kit.fields import DropDown
from ...kit.scrolling import ScrollColumn, ThinBar
from ...kit.text import SMALL, STEP, STRETCH, FocusRing, Text, fill

KIND = Qt.ItemDataRole.UserRole
COMMON = 3
"""A property is offered where at least one in so many of the entries has it."""


def in_order(values: Sequence[str]) -> list[str]:
    """Each value once: numbers by their size, words as they come."""
    found = list(dict.fromkeys(values))
    return sorted(found, key=int) if all(value.isdecimal() for value in found) else found


class Filters(QWidget):
    """The kinds, and a list to choose from for each property that entries of the kind have."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._entries: Sequence[Entry] = ()
        self._unseen: Mapping[str, int] = {}
        self.kinds = QListWidget()
        self.kinds.setFrameShape(QFrame.Shape.NoFrame)
        self.kinds.setVerticalScrollBar(ThinBar())
        self.kinds.setAccessibleName(_("Kinds"))
        self.kinds.viewport().setAutoFillBackground(False)
        self.kinds.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._ring = FocusRing(self.kinds)
        self.kinds.currentItemChanged.connect(lambda _now, _before: self._turn())
        self.lists: dict[str, DropDown] = {}
        """By property: the list of its values, the first of which lets everything through."""
        self.all = Button(_("Show All"))
        self.all.clicked.connect(self.clear)
        self._column = ScrollColumn()
        fill(QVBoxLayout(self), (self.kinds, 3), (self._column, 2), STRETCH, self.all, margins=(0, 0, 0, 0), spacing=1)

    @property
    def kind(self) -> str:
        """The chosen kind; empty for all."""
        row = self.kinds.currentRow()
        return self.kinds.item(row).data(KIND) if row >= 0 else ""

    def offer(self, entries: Sequence[Entry]) -> None:
        """Offer the kinds of other entries; nothing is sorted out."""
        self._entries = entries
        counts = Counter(entry.kind for entry in entries)
        self.kinds.blockSignals(True)
        self.kinds.clear()
        for kind, name, count in (("", _("All"), len(entries)), *[(kind, kind, n) for kind, n in counts.items()]):
            item = QListWidgetItem(_("{kind} ({count})", kind=name, count=count), self.kinds)
            item.setData(KIND, kind)
            item.setToolTip(name)
        self._fit()
        self.kinds.setCurrentRow(0)
        self.kinds.blockSignals(False)
        self._offer_values()

    def count(self, unseen: Mapping[str, int]) -> None:
        """Offer what can still come in the match, or nothing of that where no match has such."""
        had, self._unseen = bool(self._unseen), unseen
        if had != bool(unseen):
            self._offer_values()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._fit()
        super().changeEvent(event)

    def clear(self) -> None:
        """Let everything through."""
        self.kinds.blockSignals(True)
        self.kinds.setCurrentRow(0)
        self.kinds.blockSignals(False)
        self._offer_values(keep=False)
        self.changed.emit()

    def choose_unseen(self) -> None:
        """Let through what is out of sight in the match, if there is one."""
        values = self.lists.get(_("In this match"))
        if values is not None:
            values.setCurrentIndex(1)

    def passes(self, entry: Entry) -> bool:
        """Whether an entry is of the kind and has all the values that are chosen."""
        if self.kind and entry.kind != self.kind:
            return False
        for name, values in self.lists.items():
            at = values.currentIndex()
            if at > 0 and not self._has(entry, name, at):
                return False
        return True

    def _has(self, entry: Entry, name: str, at: int) -> bool:
        if name == _("In this match"):
            left = self._unseen.get(entry.key)
            return left is not None and (left > 0) == (at == 1)
        return self.lists[name].itemText(at) in entry.values(name)

    def _turn(self) -> None:
        self._offer_values()
        self.changed.emit()

    def _offer_values(self, keep: bool = True) -> None:
        """Offer the properties of the kind; what was chosen stays so where it is offered still."""
        chosen = {name: values.currentText() for name, values in self.lists.items() if values.currentIndex() > 0}
        self.lists = {}
        content = QWidget()
        layout = fill(QVBoxLayout(content), margins=(0, 0, 1, 0), spacing=0.5)
        for name, found in self._properties().items():
            values = DropDown([_("any"), *found], name)
            values.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            if keep and chosen.get(name) in found:
                values.setCurrentText(chosen[name])
            values.currentIndexChanged.connect(lambda _at: self._change())
            self.lists[name] = values
            fill(layout, Text(name, SMALL, soft=True), values)
        layout.addStretch()
        self._column.show_content(content)
        self._column.setMaximumHeight(content.sizeHint().height() + 1)
        before: QWidget = self.kinds
        for after in (*self.lists.values(), self.all):
            QWidget.setTabOrder(before, after)
            before = after
        self._allow()

    def _properties(self) -> dict[str, list[str]]:
        """The values that can be chosen, by the name of the property."""
        found: dict[str, list[str]] = {}
        if self._unseen:
            found[_("In this match")] = [_("some out of sight"), _("all in sight")]
        shown = [entry for entry in self._entries if self.kind in ("", entry.kind)]
        having = Counter(each.name for entry in shown for each in entry.filters)
        for entry in shown:
            for each in entry.filters:
                if having[each.name] * COMMON >= len(shown):
                    found.setdefault(each.name, []).extend(each.values)
        return {name: in_order(values) for name, values in found.items() if len(set(values)) > 1}

    def _fit(self) -> None:
        """Give the kinds rows for words of the present size, and no more room than they need."""
        high = max(7 * STEP // 2, self.fontMetrics().height() + STEP)
        for row in range(self.kinds.count()):
            self.kinds.item(row).setSizeHint(QSize(0, high))
        self.kinds.setMaximumHeight(high * self.kinds.count() + 2)

    def _change(self) -> None:
        self._allow()
        self.changed.emit()

    def _allow(self) -> None:
        self.all.setEnabled(bool(self.kind) or any(values.currentIndex() > 0 for values in self.lists.values()))
