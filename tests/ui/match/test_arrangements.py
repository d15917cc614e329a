"""The table is described in the shape of the window, and in the arrangement that a person holds."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt

from tests.support.pantry.table.pieces import ROOMY
from tests.ui.sitting import Sit, Sitting


def at_table(sit: Sit) -> Sitting:
    sitting = sit()
    sitting.services.preferences.change(curtain=False)
    sitting.begin("pantry", options={})
    return sitting


def test_a_wider_window_gets_a_wider_table(sit: Sit) -> None:
    sitting = at_table(sit)
    before = sitting.controller.desc.size

    sitting.window.resize(QSize(2400, 700))

    sitting.bot.waitUntil(lambda: sitting.controller.desc.size > before)
    assert sitting.screen.scene.desc == sitting.controller.desc
    assert sitting.moves, "the moves are still offered"


def test_a_pixel_more_does_not_describe_the_table_anew(sit: Sit) -> None:
    sitting = at_table(sit)
    before = sitting.controller.desc
    size = sitting.window.size()

    sitting.window.resize(size.width() + 1, size.height())
    sitting.bot.waitUntil(lambda: sitting.window.width() == size.width() + 1)

    assert sitting.controller.desc is before


def test_a_key_holds_the_next_arrangement_and_then_follows_the_match_again(sit: Sit) -> None:
    sitting = at_table(sit)
    before = sitting.controller.desc.size

    sitting.key(Qt.Key.Key_A)
    held = sitting.controller.desc.size
    sitting.key(Qt.Key.Key_A)

    assert held[1] == before[1] + 1.0
    assert sitting.controller.desc.size == before


def test_the_menu_names_the_arrangements_and_marks_the_one_that_is_held(sit: Sit) -> None:
    sitting = at_table(sit)
    menu = sitting.window.menus.submenus["arrangements"]
    sitting.controller.arrange(ROOMY)

    menu.aboutToShow.emit()

    assert [(entry.text(), entry.isChecked()) for entry in menu.actions()] == [
        ("Follow the match", False),
        ("Roomy", True),
    ]


def test_an_arrangement_held_during_a_film_is_shown_when_the_film_ends(sit: Sit) -> None:
    sitting = at_table(sit)
    sitting.screen.set_motion("full")
    sitting.controller.perform(sitting.moves[0])
    assert sitting.controller.filming
    before = sitting.controller.desc.size

    sitting.controller.arrange(ROOMY)
    sitting.controller.settle()

    assert sitting.controller.desc.size[1] == before[1] + 1.0
    assert sitting.screen.scene.desc == sitting.controller.desc
