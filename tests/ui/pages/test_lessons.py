"""The way to the lessons, from the shelf to the first step."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from monstrarium.storage.learned import Learned, Progress
from monstrarium.ui.kit.text import Paragraph
from monstrarium.ui.pages.setup import SetupSheet
from tests.ui.pages.agreeing import choose
from tests.ui.sitting import Sit


def test_whoever_is_new_to_a_game_is_offered_to_learn_it_first(sit: Sit) -> None:
    sitting = sit()
    sitting.window.set_up("cybo")
    sheet = sitting.page
    assert isinstance(sheet, SetupSheet)

    assert sheet.learn.isDefault()
    assert not sheet.play.isDefault()
    QTest.mouseClick(sheet.learn, Qt.MouseButton.LeftButton)

    assert sitting.page is sitting.window.lessons.page


def test_whoever_has_learned_a_game_is_offered_to_play_it_first(sit: Sit) -> None:
    sitting = sit()
    learned = Learned(sitting.services.places.state / "lessons.json")
    learned.put("cybo/risk-it", Progress(done=True))
    assert learned.write() == ""

    sitting.window.set_up("cybo")

    assert isinstance(sitting.page, SetupSheet)
    assert sitting.page.play.isDefault()


def test_the_lessons_of_a_game_are_a_key_away_from_its_table(sit: Sit, pondering: None) -> None:
    sitting = sit()
    sitting.begin()

    sitting.do("lessons")

    assert sitting.page is sitting.window.lessons.page
    assert len(sitting.window.lessons.page.rows) == 3


def test_on_the_shelf_no_game_is_at_hand_to_learn(sit: Sit) -> None:
    assert not sit().can("lessons")


def test_escape_leads_from_the_lessons_to_the_set_up_sheet(sit: Sit) -> None:
    sitting = sit()
    sitting.window.lessons.show("cybo")

    sitting.key(Qt.Key.Key_Escape, sitting.page)

    assert sitting.page is not sitting.window.lessons.page


def test_who_comes_back_from_the_lessons_finds_the_set_up_sheet_as_it_was(sit: Sit) -> None:
    sitting = sit()
    sitting.window.set_up("cybo")
    sheet = sitting.page
    assert isinstance(sheet, SetupSheet)
    choose(sheet.seats.cards[1].who, 2)
    QTest.mouseClick(sheet.learn, Qt.MouseButton.LeftButton)

    sitting.key(Qt.Key.Key_Escape, sitting.page)

    assert sitting.page is sheet
    assert sheet.seats.cards[1].bot == "expert"


def test_back_leads_to_the_shelf_where_the_lessons_were_opened_there(sit: Sit, pondering: None) -> None:
    sitting = sit()
    sitting.settle()
    box = sitting.window.shelf.bookcase.boxes[0]
    assert box.lessons is not None
    QTest.mouseClick(box.lessons, Qt.MouseButton.LeftButton)
    sitting.key(Qt.Key.Key_Return)  # It begins the first lesson.
    view = sitting.window.lessons.view
    assert view is not None
    view.left.emit()

    sitting.key(Qt.Key.Key_Escape, sitting.page)

    assert sitting.page is sitting.window.shelf


def test_the_page_says_how_many_lessons_there_are(sit: Sit) -> None:
    sitting = sit()
    sitting.window.lessons.show("hybrid")
    words = [each.text() for each in sitting.window.lessons.page.findChildren(Paragraph)]
    assert "7 lessons on the real table. You can leave at any moment and come back." in words


def test_enter_begins_the_lesson_that_has_the_focus(sit: Sit, pondering: None) -> None:
    sitting = sit()
    sitting.window.lessons.show("cybo")
    assert sitting.window.lessons.page.rows[0].button.hasFocus()

    sitting.key(Qt.Key.Key_Return)

    assert sitting.window.lessons.view is not None
    assert sitting.page is sitting.screen


def test_a_tag_on_the_shelf_leads_to_the_lessons_of_a_game(sit: Sit) -> None:
    sitting = sit()
    sitting.settle()
    box = sitting.window.shelf.bookcase.boxes[0]
    assert box.lessons is not None
    assert box.lessons.text() == "Learn"

    QTest.mouseClick(box.lessons, Qt.MouseButton.LeftButton)

    assert sitting.page is sitting.window.lessons.page


def test_the_tag_counts_the_lessons_that_are_done(sit: Sit) -> None:
    sitting = sit()
    sitting.settle()
    tag = sitting.window.shelf.bookcase.boxes[0].lessons
    assert tag is not None
    for lesson, words in (("cybo/three-in-a-line", "Learn 1/2"), ("cybo/risk-it", "✓ Learned")):
        sitting.services.learned.put(lesson, Progress(done=True))

        sitting.window.shelf.refresh()

        assert tag.text() == words
