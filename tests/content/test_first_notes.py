"""A file of notes is read, or refused with the place of the error."""

from __future__ import annotations

from pathlib import Path

import pytest

from monstrarium.content.facts import ContentError
from monstrarium.content.first_notes import first_notes, read_notes
from monstrarium.table.first_notes import MOST, When

GOOD = """
[[note]]
key = "sabotage"
when = { piece = "game/sabotage", zone = "hand", whose = "own" }
title = "A sabotage"
text = "Lay it like a part."
rules = "Cards"
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "game.toml"
    path.write_text(text, "utf-8")
    return path


def test_a_note_says_what_it_waits_for(tmp_path: Path) -> None:
    (note,) = read_notes(write(tmp_path, GOOD))
    assert note.when == When(piece="game/sabotage", zone="hand", whose="own")
    assert (note.title, note.text, note.rules) == ("A sabotage", "Lay it like a part.", "Cards")


def test_a_game_without_a_file_has_no_notes() -> None:
    assert first_notes("pantry") == ()


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (
            'piece = "game/sabotage"',
            'pieces = "x"',
            "game.toml:2: note 'sabotage', when: Object contains unknown field",
        ),
        ('whose = "own"', 'whose = "mine"', "game.toml:2: note 'sabotage', when.whose: Invalid enum value 'mine'."),
        ('piece = "game/sabotage", ', "", "game.toml:2: note 'sabotage', when: exactly one of event, piece"),
        ("piece =", 'topic = "Cards", piece =', "game.toml:2: note 'sabotage', when: exactly one of event, piece"),
        ('"Lay it like a part."', f'"{"long " * 60}"', "game.toml:2: note 'sabotage', text: Expected `str` of length"),
        ('rules = "Cards"', "", "game.toml:2: note 'sabotage': Object missing required field `rules`."),
        ('key = "sabotage"', 'key = "A Trap"', "game.toml:2: note 'A Trap', key: Expected `str` matching regex"),
        ("[[note]]", "[[not]]", "game.toml: there is no [[note]] in it."),
        ("title", "title =", "game.toml cannot be read: "),
    ],
)
def test_a_wrong_file_is_a_clear_sentence(tmp_path: Path, old: str, new: str, reason: str) -> None:
    with pytest.raises(ContentError) as refused:
        read_notes(write(tmp_path, GOOD.replace(old, new, 1)))
    assert reason in str(refused.value)


def test_too_many_notes_are_refused(tmp_path: Path) -> None:
    names = ["".join(chr(97 + int(digit)) for digit in str(number)) for number in range(MOST + 1)]
    text = "".join(GOOD.replace('"sabotage"', f'"{name}"', 1) for name in names)
    with pytest.raises(ContentError, match=f"{MOST} are the most"):
        read_notes(write(tmp_path, text))
