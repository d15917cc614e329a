"""A lesson of CYBO that tests write as they need it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from monstrarium.games import load
from monstrarium.lessons.reading import read
from monstrarium.lessons.teacher import Teacher

HEAD = """title = "A lesson"
about = "What is learned."
minutes = 2
others = [{ name = "Pip" }]
options = { first = "first", level = "advanced" }
"""
Write = Callable[[str], Path]
Teach = Callable[[str], Teacher]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a lesson with these steps into a file; where they begin with "title", the whole lesson."""

    def written(steps: str) -> Path:
        path = tmp_path / "1-lesson.toml"
        path.write_text(steps if steps.startswith("title") else HEAD + steps, encoding="utf-8")
        return path

    return written


@pytest.fixture
def teach(write: Write) -> Teach:
    """Begins a lesson with these steps."""
    return lambda steps: Teacher(read(write(steps), "cybo"), load("cybo"), "Ann")
