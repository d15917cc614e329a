"""Lessons in the window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from monstrarium.lessons.reading import Taught, lessons
from monstrarium.ui.pages.lesson import LessonView
from tests.support.mouse import move_mouse
from tests.ui.hands import WAYS
from tests.ui.sitting import Sit, Sitting

LEFT = Qt.MouseButton.LeftButton


class Pupil:
    """Somebody who takes a lesson, with the mouse, the keys and the list of moves by turns."""

    def __init__(self, sitting: Sitting, taught: Taught, step: int = 0) -> None:
        self.sitting = sitting
        sitting.window.lessons.begin(taught, step)
        sitting.listen()

    @property
    def view(self) -> LessonView:
        found = self.sitting.window.lessons.view
        assert found is not None, "no lesson is open"
        return found

    @property
    def at(self) -> int:
        return self.view.guide.teacher.at

    def press(self, label: str) -> None:
        """Press a button of the card."""
        button = next(each for each in self.view.card.buttons if each.text() == label)
        QTest.mouseClick(button, LEFT)
        self.wait()

    def labels(self) -> list[str]:
        return [button.text() for button in self.view.card.buttons]

    def wait(self) -> None:
        """Let others play."""
        self.sitting.settle()
        self.sitting.bot.waitUntil(self.view.card.isVisible)

    def take_step(self) -> None:
        """Do what the step expects."""
        teacher, sitting = self.view.guide.teacher, self.sitting
        step, at = teacher.step, teacher.at
        if teacher.waits:
            self.press("Continue")
        elif step.expect:
            move = teacher.expected(sitting.controller.desc)[0]
            WAYS[at % len(WAYS)](sitting, move)
        elif step.look:
            sitting.see(step.look[0])
            item = next(item for name in step.look for item in self.view.items(name))
            for aside in (30, 0):
                move_mouse(sitting.screen.view.viewport(), sitting.spot(item) - QPoint(aside, 0))
        elif step.press:
            sitting.do(step.press)
        else:
            self.press("Skip Step")
        self.wait()


Learn = Callable[..., Pupil]


@pytest.fixture
def learn(sit: Sit, pondering: None) -> Learn:
    """Opens a lesson of a game by its number from 0, at a step."""

    def opened(game: str, number: int = 0, step: int = 0, **more: object) -> Pupil:
        return Pupil(sit(**more), lessons(game)[number], step)

    return opened
