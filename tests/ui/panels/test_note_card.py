"""The card that explains something lies beside what it is about, over nothing that can be used."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from monstrarium.table.desc import Face, Standing
from monstrarium.ui.panels.over_table.note_card import NoteCard, NoteCardPlace
from tests.ui.stage import Stage, affordance, piece, table
from tests.ui.stage import art as art
from tests.ui.stage import resources as resources
from tests.ui.stage import stage as stage

TITLE, TEXT = "A sabotage", "It strikes when the pile is uncovered. Lay it like a part, and remember where it lies."


class Shown:
    """A card on the table of the stage, and what was answered."""

    def __init__(self, stage: Stage) -> None:
        self.card = NoteCard(stage.view)
        self.plaque = QWidget(stage.view)
        self.plaque.setGeometry(200, 520, 400, 70)
        self.plaque.show()
        self.place = NoteCardPlace(self.card, stage.view, self.plaque)
        self.said: list[str] = []
        self.stage = stage

    def show(self, item: str = "") -> None:
        ways = [(word, lambda word=word: self.said.append(word)) for word in ("Got it", "Not again", "More")]
        self.card.show_note(TITLE, TEXT, ways, item)
        self.settle()

    def settle(self) -> None:
        for _turn in range(3):
            QApplication.processEvents()

    def box(self) -> QRect:
        return self.card.geometry().adjusted(6, 6, -6, -6)

    def seen(self, x: float, y: float) -> QRect:
        return self.stage.view.shown((x - 0.5, y - 0.5, 1.0, 1.0))


@pytest.fixture
def shown(stage: Stage) -> Shown:
    return Shown(stage)


def test_it_lies_beside_its_item_within_the_table(stage: Stage, shown: Shown) -> None:
    stage.show(table(piece("a", 1.0, 1.0), piece("b", 7.0, 5.0)))
    shown.show("b")
    assert stage.view.rect().contains(shown.box())
    assert not shown.box().intersects(shown.seen(7.0, 5.0))
    assert shown.box().adjusted(-60, -60, 60, 60).intersects(shown.seen(7.0, 5.0))


def test_it_covers_neither_what_can_be_used_nor_the_plaque(stage: Stage, shown: Shown) -> None:
    pieces = [piece(f"{x}{y}", float(x), float(y)) for x in range(1, 9) for y in range(1, 3)]
    stage.show(table(*pieces, affordances=tuple(affordance(each.id) for each in pieces)))
    shown.show("41")
    usable = [shown.seen(each.pose.x, each.pose.y).adjusted(8, 8, -8, -8) for each in pieces]
    assert not any(shown.box().intersects(each) for each in [*usable, shown.plaque.geometry()])


def test_it_moves_aside_when_its_place_can_be_used(stage: Stage, shown: Shown) -> None:
    stage.show(table(piece("a", 4.0, 3.0), piece("c", 1.0, 1.0)))
    shown.show("a")
    before = shown.box()
    under = stage.scene.spread
    assert under.whole("a") is not None
    spots = [piece(f"s{at}", 0.5 + at, 3.0) for at in range(8)]
    stage.show(table(*spots, piece("a", 4.0, 4.5), affordances=tuple(affordance(each.id) for each in spots)))
    shown.settle()
    assert not any(shown.box().intersects(shown.seen(0.5 + at, 3.0).adjusted(8, 8, -8, -8)) for at in range(8))
    assert stage.view.rect().contains(shown.box())
    assert shown.box() != before


def test_its_buttons_answer_and_esc_takes_the_first(stage: Stage, shown: Shown) -> None:
    stage.show(table(piece("a", 1.0, 1.0)))
    shown.show("a")
    QTest.mouseClick(shown.card.buttons[1], Qt.MouseButton.LeftButton)
    shown.card.buttons[2].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(shown.card.buttons[2], Qt.Key.Key_Return)
    QTest.keyClick(shown.card.buttons[2], Qt.Key.Key_Right)
    QTest.keyClick(shown.card.buttons[2], Qt.Key.Key_Escape)
    assert shown.said == ["Not again", "More", "Got it"]
    assert shown.card.buttons[0].hasFocus()


def test_a_double_click_presses_a_button_once(stage: Stage, shown: Shown) -> None:
    stage.show(table(piece("a", 1.0, 1.0)))
    shown.show("a")
    button = shown.card.buttons[1]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert shown.said == ["Not again"]


def test_put_away_it_leaves_nothing_on_the_table(stage: Stage, shown: Shown) -> None:
    stage.show(table(piece("a", 1.0, 1.0)))
    shown.show("a")
    shown.card.put_away()
    shown.settle()
    left = [each for each in stage.view.findChildren(QWidget) if each.isVisible() and each.parent() is stage.view]
    assert shown.card not in left
    assert not shown.card.answer()


def test_assistive_technology_reads_title_and_words(stage: Stage, shown: Shown) -> None:
    stage.show(table(piece("a", 1.0, 1.0)))
    shown.show("a")
    assert shown.card.accessibleName() == TITLE
    assert shown.card.accessibleDescription() == TEXT


def test_it_makes_way_for_a_hint(stage: Stage, shown: Shown) -> None:
    move = affordance("a")
    stage.show(table(piece("a", 4.0, 3.0), affordances=(move,)))
    shown.show("a")

    stage.scene.ghost(move, "Take this piece, since it is the only one that can be taken.")
    shown.settle()

    (words,) = stage.scene.overlays.said()
    assert not shown.box().intersects(stage.view.shown(words))


def test_it_covers_no_figure_where_a_place_a_little_farther_covers_none(stage: Stage, shown: Shown) -> None:
    small = Standing(Face("blue"), (0.5, 1.2), 0.1)
    spots = ((3.3, 3.9), (5.2, 1.7), (0.6, 4.8), (2.4, 2.4))
    figures = [piece(f"f{at}", x, y, stands=small) for at, (x, y) in enumerate(spots)]
    stage.show(table(piece("a", 2.5, 3.2), *figures))
    shown.show("a")
    seen = [stage.view.shown(place) for each in figures if (place := stage.scene.spread.whole(each.id)) is not None]
    assert len(seen) == len(figures)
    assert not any(shown.box().intersects(each) for each in seen)


def test_no_button_looks_pointed_at_that_has_gone_from_under_the_mouse(
    stage: Stage, shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.show(table(piece("a", 1.0, 1.0), piece("b", 7.0, 5.0)))
    shown.show("a")
    button = shown.card.buttons[0]
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    monkeypatch.setattr(QCursor, "pos", lambda: button.mapToGlobal(button.rect().center()))
    pointed = QCursor.pos()
    monkeypatch.setattr(QCursor, "pos", lambda: pointed)
    shown.card.speak_of("b")
    shown.settle()
    assert not button.underMouse()
