"""A lesson at its table: the card, what is lit, what is answered, and how it is left and taken up again."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from monstrarium.games.cybo.actions import Keep
from monstrarium.table.desc import ItemId
from monstrarium.ui.panels.over_table.ring import Ring
from tests.support.mouse import move_mouse
from tests.ui.hands import aim, by_click, carry, grip
from tests.ui.lessons.conftest import Learn, Pupil


def darker(pupil: Pupil, at: QPoint) -> bool:
    """Whether a point of the page is dimmed."""
    dimming = pupil.view.dimming
    picture = QImage(dimming.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    dimming.render(picture, QPoint(), QRegion(), QWidget.RenderFlag(0))
    return dimming.isVisible() and picture.pixelColor(at).alpha() > 0


def seen(pupil: Pupil, item: ItemId) -> QRect:
    """Where an item is seen on the page."""
    view = pupil.sitting.screen.view
    return QRect(pupil.view.dimming.mapFromGlobal(view.place_of(item).topLeft()), view.place_of(item).size())


def meets(pupil: Pupil, other: QWidget) -> bool:
    """Whether the card lies over another widget."""
    card = pupil.view.card
    place = QRect(card.mapFromGlobal(other.mapToGlobal(QPoint())), other.size())
    return card.rect().intersects(place)


def test_the_card_says_what_the_step_says_beside_what_it_lights(learn: Learn) -> None:
    pupil = learn("cybo", step=1)

    card, view = pupil.view.card, pupil.sitting.screen.view
    assert card.text.text().startswith("Roll the die")
    (lit,) = pupil.view.dimming.lit
    die = view.place_of("die").center()
    assert lit.contains(pupil.view.dimming.mapFromGlobal(die))
    assert not card.rect().contains(card.mapFromGlobal(die))


def test_nothing_is_dimmed_where_a_step_lights_nothing(learn: Learn) -> None:
    pupil = learn("cybo", number=1, step=5)

    assert pupil.view.dimming.isHidden()


def test_while_a_piece_is_held_only_the_place_that_the_step_wants_is_lit(learn: Learn) -> None:
    pupil = learn("cybo", number=1, step=4)
    view = pupil.sitting.screen.view
    aside = view.mapTo(pupil.sitting.screen, view.viewport().rect().center())
    assert darker(pupil, aside)

    pupil.sitting.click("die")
    pupil.sitting.settle()

    pointer = pupil.sitting.screen.scene.affordances.pointer
    assert (pointer.held, pointer.targets()) == ("die", frozenset({"plate/8", "card/0"}))
    (lit,) = pupil.view.dimming.lit
    assert lit.contains(pupil.view.dimming.mapFromGlobal(view.place_of("plate/8").center()))
    assert not darker(pupil, aside)


def test_where_lit_places_overlap_nothing_else_is_lit(learn: Learn) -> None:
    pupil = learn("cybo", step=1)
    one, other = QRect(100, 100, 200, 40), QRect(260, 100, 40, 200)

    pupil.view.dimming.light((one, other), (), pupil.sitting.screen.rect())

    assert not darker(pupil, one.center())
    assert not darker(pupil, other.center())
    assert darker(pupil, QPoint(140, 260))


def test_why_a_drop_is_refused_is_not_dimmed(learn: Learn) -> None:
    pupil = learn("androids", step=2)
    sitting = pupil.sitting

    (instant,) = pupil.view.items("nap-button")
    carry(sitting, grip(sitting, instant), sitting.spot("pile"))
    sitting.settle()

    (said,) = sitting.screen.scene.overlays.said()
    place = sitting.screen.view.shown(said).translated(sitting.screen.view.mapTo(sitting.screen, QPoint()))
    assert any(plain.contains(place.center()) for plain in pupil.view.dimming.plain)


def test_enter_at_the_table_goes_on_after_reading(learn: Learn) -> None:
    pupil = learn("cybo")

    pupil.sitting.key(Qt.Key.Key_Return, pupil.sitting.screen.view)
    pupil.wait()

    assert pupil.at == 1


def test_what_is_not_expected_is_answered_on_the_card_and_not_done(learn: Learn) -> None:
    pupil = learn("cybo", number=1, step=4)
    before = pupil.sitting.done()
    keep = next(move for move in pupil.sitting.moves if isinstance(move.plan[0], Keep))

    by_click(pupil.sitting, keep)
    pupil.sitting.settle()

    assert pupil.sitting.done() == before
    assert pupil.view.card.reply.isVisible()
    assert pupil.view.card.reply.text().startswith("You would get the same 3 points")
    assert pupil.view.card.reply.text() in pupil.sitting.heard


def test_a_hint_shows_what_the_step_expects(learn: Learn) -> None:
    pupil = learn("cybo", step=1)

    pupil.sitting.do("hint")

    assert pupil.sitting.heard[-1].startswith("Hint: Roll the die. Every turn begins with a roll: ")


def test_back_and_skip_go_from_step_to_step(learn: Learn) -> None:
    pupil = learn("cybo", step=1)

    pupil.press("Skip Step")
    assert (pupil.at, pupil.sitting.screen.match.session.truth().rolls) == (2, (5,))
    pupil.press("Back")
    assert (pupil.at, pupil.sitting.screen.match.session.truth().rolls) == (1, ())


def test_again_begins_the_lesson_anew_at_any_step(learn: Learn) -> None:
    pupil = learn("cybo", step=3)
    assert pupil.labels() == ["Skip Step", "Back", "Again", "Leave"]

    pupil.press("Again")

    assert pupil.at == 0
    assert pupil.labels() == ["Continue", "Leave"]


def test_undo_takes_the_lesson_back_too(learn: Learn) -> None:
    pupil = learn("cybo", number=1, step=10)
    keep = next(move for move in pupil.sitting.moves if isinstance(move.plan[0], Keep))
    by_click(pupil.sitting, keep)
    pupil.wait()

    pupil.sitting.do("undo")
    pupil.wait()

    assert (pupil.at, pupil.view.card.text.text()[:4]) == (10, "Keep")


def test_nothing_is_dimmed_while_a_ring_asks(learn: Learn) -> None:
    pupil = learn("hybrid", step=7)
    assert pupil.view.dimming.isVisible()
    sitting = pupil.sitting
    move = pupil.view.guide.teacher.expected(sitting.controller.desc)[0]

    carry(sitting, grip(sitting, move.source), aim(sitting, move))
    sitting.settle()

    ring = sitting.screen.findChild(Ring)
    assert ring is not None
    assert pupil.view.dimming.isHidden()
    assert not any(meets(pupil, choice) for choice in ring.buttons)


def test_the_card_does_not_cover_what_opens_under_the_mouse(learn: Learn) -> None:
    pupil = learn("xybrid", number=1, step=2)
    sitting, scene = pupil.sitting, pupil.sitting.screen.scene
    (item,) = pupil.view.items("mossy-snail-foot")
    for aside in (8, 0):
        move_mouse(sitting.screen.view.viewport(), sitting.spot(item) - QPoint(aside, 0))
    sitting.bot.waitUntil(lambda: bool(scene.spread.opened))
    sitting.settle()

    assert not pupil.view.card.geometry().intersects(seen(pupil, item))
    assert any(lit.contains(seen(pupil, item).center()) for lit in pupil.view.dimming.lit)


def test_the_card_does_not_cover_a_card_that_rises_from_the_hand(learn: Learn) -> None:
    pupil = learn("hybrid", number=3, step=2)
    sitting, spread = pupil.sitting, pupil.sitting.screen.scene.spread
    (item,) = pupil.view.items("opening")
    for aside in (8, 0):
        move_mouse(sitting.screen.view.viewport(), sitting.spot(item) - QPoint(aside, 0))
    sitting.settle()

    assert spread.risen == item
    place = sitting.screen.view.still(spread.place(item) or (0.0, 0.0, 0.0, 0.0))
    corner = sitting.screen.view.mapTo(sitting.screen.frame, QPoint())
    assert not pupil.view.card.geometry().intersects(place.translated(corner).adjusted(2, 2, -2, -2))


def test_the_card_does_not_cover_the_chances_of_what_it_speaks_of(learn: Learn) -> None:
    pupil = learn("hybrid", number=1, step=3)
    pupil.take_step()

    screen = pupil.sitting.screen
    tags = screen.scene.affordances.marks.tags()
    corner = screen.view.mapTo(screen.frame, QPoint())
    assert len(tags) == 2
    for tag in tags.values():
        assert not pupil.view.card.geometry().intersects(screen.view.shown(tag).translated(corner))


def test_what_a_step_speaks_of_is_brought_into_sight(learn: Learn) -> None:
    pupil = learn("hybrid", number=5, step=4)
    pupil.take_step()

    view = pupil.sitting.screen.view
    assert pupil.view.guide.teacher.lit == ("ranger", "access/0", "access/1")
    for item in pupil.view.guide.points():
        middle = view.viewport().mapFromGlobal(view.place_of(item).center())
        assert view.camera.frame.contains(middle)


def test_a_lesson_that_was_left_goes_on_at_the_same_step(learn: Learn) -> None:
    pupil = learn("cybo", step=2)
    pupil.press("Skip Step")
    at, window = pupil.at, pupil.sitting.window

    QTest.mouseClick(pupil.view.card.buttons[-1], Qt.MouseButton.LeftButton)
    pupil.sitting.settle()
    page = window.lessons.page
    assert window.pages.currentWidget() is page
    row = page.rows[0]
    assert row.button.text() == "Go On"
    QTest.mouseClick(row.button, Qt.MouseButton.LeftButton)
    pupil.sitting.settle()

    assert pupil.at == at


def test_a_lesson_leaves_no_match_behind(learn: Learn) -> None:
    pupil = learn("cybo", step=3)
    pupil.press("Skip Step")

    pupil.sitting.window.show_shelf()
    pupil.sitting.settle()

    assert pupil.sitting.saves() == []
    assert list(pupil.sitting.services.recents.paths()) == []


def test_a_lesson_that_is_done_is_ticked_and_the_next_one_comes(learn: Learn) -> None:
    pupil = learn("cybo", step=10)
    pupil.take_step()
    assert pupil.view.guide.teacher.done
    assert pupil.labels() == ["Next: Risk it?", "Again", "Leave"]

    pupil.press("Next: Risk it?")

    assert pupil.view.guide.teacher.taught.key == "risk-it"
    pupil.sitting.window.lessons.show("cybo")
    assert [row.sign.text() for row in pupil.sitting.window.lessons.page.rows] == ["✓", "2", ""]


def test_after_the_last_lesson_the_first_match_begins(learn: Learn) -> None:
    pupil = learn("cybo", number=1, step=12)
    pupil.sitting.settle()

    QTest.mouseClick(pupil.view.card.buttons[0], Qt.MouseButton.LeftButton)
    pupil.sitting.settle()

    match = pupil.sitting.screen.match
    assert [seat.bot for seat in match.seats] == ["", "beginner"]
    assert match.file.has_file


def test_what_a_lesson_has_no_file_for_cannot_be_done(learn: Learn) -> None:
    pupil = learn("cybo", step=1)

    assert not pupil.sitting.can("copy")
    assert pupil.sitting.can("rules")


def test_play_again_begins_the_lesson_anew(learn: Learn) -> None:
    pupil = learn("cybo", step=3)

    pupil.sitting.do("rematch")
    pupil.sitting.settle()

    assert pupil.at == 0


def test_nothing_else_is_explained_in_a_lesson(learn: Learn) -> None:
    pupil = learn("cybo", step=1)

    pupil.sitting.services.preferences.change(explains=True)
    pupil.sitting.settle()

    assert not pupil.sitting.screen.first_notes.card.isVisible()
    assert pupil.view.card.isVisible()


def test_a_lesson_goes_on_after_the_end_of_its_match(learn: Learn) -> None:
    pupil = learn("androids", number=2, step=4)

    assert pupil.sitting.controller.over
    assert pupil.view.card.text.text().startswith("The pile was turned up")
    assert not pupil.sitting.screen.watching


def test_the_last_card_lies_under_what_the_end_of_the_match_shows(learn: Learn) -> None:
    pupil = learn("androids", number=2, step=4)
    screen = pupil.sitting.screen
    while not pupil.view.guide.teacher.done:
        pupil.take_step()
    screen.show_end()
    pupil.sitting.bot.waitUntil(lambda: screen.scene.spotlights.shown is not None)
    pupil.wait()
    assert screen.prompt.isHidden()
    place = pupil.view.card.geometry()
    assert place.bottom() > screen.frame.height() - place.height() / 2
