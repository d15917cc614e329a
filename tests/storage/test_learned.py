"""Which lessons were done is kept in one file, from which nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from monstrarium.storage.learned import Learned, Progress

DONE = Progress(done=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "lessons.json"


def test_nothing_is_learned_at_first(path: Path) -> None:
    assert Learned(path).of("cybo/quad") == Progress()


def test_progress_counts_at_once_and_after_it_was_written(path: Path) -> None:
    learned = Learned(path)
    learned.put("cybo/quad", Progress(step=4))

    assert learned.of("cybo/quad").step == 4
    assert learned.write() == ""
    assert learned.of("cybo/quad").step == 4
    assert Learned(path).of("cybo/quad").step == 4


def test_lessons_that_are_in_the_file_stay_there(path: Path) -> None:
    for lesson in ("cybo/quad", "xybrid/body"):
        learned = Learned(path)
        learned.put(lesson, DONE)
        learned.write()

    assert Learned(path).of("cybo/quad") == Learned(path).of("xybrid/body") == DONE


def test_a_file_that_cannot_be_read_is_put_aside(path: Path) -> None:
    path.write_text("garbled")
    learned = Learned(path)
    learned.put("cybo/quad", DONE)

    assert learned.of("xybrid/body") == Progress()
    assert learned.write() == ""
    assert Learned(path).of("cybo/quad") == DONE
    assert path.with_name("lessons.json.broken").read_text() == "garbled"


def test_a_disk_that_refuses_is_named(path: Path) -> None:
    path.parent.joinpath("file").write_text("")
    learned = Learned(path.parent / "file" / "lessons.json")
    learned.put("cybo/quad", DONE)

    assert "What you have learned cannot be kept in" in learned.write()
    assert learned.of("cybo/quad") == DONE
