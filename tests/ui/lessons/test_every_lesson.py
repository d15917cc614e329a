"""Every lesson is taken in the window, by drag, click, keys and the list of moves in turn."""

from __future__ import annotations

import pytest

from monstrarium.games import KEYS
from monstrarium.lessons.reading import lessons
from tests.ui.lessons.conftest import Learn

ALL = [(game, number) for game in KEYS for number in range(len(lessons(game)))]


@pytest.mark.parametrize(("game", "number"), ALL)
def test_a_lesson_is_taken_to_its_end(learn: Learn, game: str, number: int) -> None:
    pupil = learn(game, number)
    steps = []

    while not pupil.view.guide.teacher.done:
        steps.append(pupil.at)
        assert len(steps) < 80, f"step {pupil.at} does not end"
        pupil.take_step()

    assert sorted(set(steps)) == [*range(len(lessons(game)[number].lesson.steps))]
    assert pupil.labels()[1:] == ["Again", "Leave"]
