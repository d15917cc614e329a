"""What people have met is kept for each of them, and a damaged file loses nothing."""

from __future__ import annotations

from pathlib import Path

from monstrarium.storage.met_notes import NOTES, PEOPLE, MetNotes


def test_what_a_person_has_met_is_found_again(tmp_path: Path) -> None:
    met = MetNotes(tmp_path / "notes.json")
    met.add("Ann", "cybo", "quad")
    met.add("Ann", "hybrid", "mode")
    met.turn_off("Bo", "cybo")
    assert met.write() == ""
    again = MetNotes(tmp_path / "notes.json")
    assert again.met("Ann", "cybo") == {"quad"}
    assert again.met("Bo", "cybo") == frozenset()
    assert (again.is_off("Bo", "cybo"), again.is_off("Bo", "hybrid"), again.is_off("Ann", "cybo")) == (
        True,
        False,
        False,
    )
    assert again.complaint == ""


def test_a_change_counts_before_it_is_written(tmp_path: Path) -> None:
    met = MetNotes(tmp_path / "notes.json")
    met.add("Ann", "cybo", "quad")
    assert met.met("Ann", "cybo") == {"quad"}
    assert not (tmp_path / "notes.json").exists()


def test_everything_can_be_met_again(tmp_path: Path) -> None:
    met = MetNotes(tmp_path / "notes.json")
    met.add("Ann", "cybo", "quad")
    met.turn_off("Bo", "hybrid")
    met.forget()
    met.write()
    again = MetNotes(tmp_path / "notes.json")
    assert not again.met("Ann", "cybo")
    assert not again.is_off("Bo", "hybrid")


def test_a_damaged_file_is_told_of_and_put_aside(tmp_path: Path) -> None:
    path = tmp_path / "notes.json"
    path.write_bytes(b'{"Ann": {"cybo": 7}}')
    met = MetNotes(path)
    assert str(path) in met.complaint
    assert "shown again" in met.complaint
    met.add("Ann", "cybo", "quad")
    assert met.write() == ""
    assert MetNotes(path).met("Ann", "cybo") == {"quad"}
    assert (tmp_path / "notes.json.broken").read_bytes() == b'{"Ann": {"cybo": 7}}'


def test_a_disk_that_refuses_gives_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("no folder")
    met = MetNotes(tmp_path / "folder" / "notes.json")
    met.add("Ann", "cybo", "quad")
    assert "cannot be kept" in met.write()
    assert met.met("Ann", "cybo") == {"quad"}


def test_the_file_cannot_grow_without_end(tmp_path: Path) -> None:
    path = tmp_path / "notes.json"
    met = MetNotes(path)
    for number in range(PEOPLE + 5):
        met.add(f"Person {number}", "cybo", "quad")
    for number in range(NOTES + 5):
        met.add("Ann", "cybo", f"note {number}")
    met.write()
    again = MetNotes(path)
    assert len(again.met("Ann", "cybo")) == NOTES
    assert not again.met("Person 0", "cybo")
    assert again.met(f"Person {PEOPLE + 4}", "cybo") == {"quad"}
