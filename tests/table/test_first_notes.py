"""A note fits what lies on the table, what may be done, what is asked and what has happened."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from monstrarium.engine.action import Choose
from monstrarium.table.desc import Affordance, Face, Gesture, Inlay, ItemId, Piece, Pose, Round, TableDesc
from monstrarium.table.first_notes import FirstNote, Happened, Situation, When, first_met, place_of


def card(name: ItemId, zone: ItemId, art: str, inlay: str = "", up: bool = True) -> Piece:
    inlays = (Inlay(inlay, 0.0, 0.0, 1.0, 1.0),) if inlay else ()
    return Piece(name, zone, Pose(0.0, 0.0), Face(art, inlays=inlays), up=up)


HAND = card("card/1", "hand/0", "game/card", "game/trap/bear")
RIVAL = card("card/2", "hand/1", "game/card", "game/trap/wolf")
DOWN = card("card/3", "hand/0", "game/secret", up=False)
TAKE = Affordance((Choose(0, "take"),), Gesture.CLICK, "Take it", "card/1", "pile")


def situation(**more: Any) -> Situation:
    table = TableDesc((8.0, 6.0), (), (HAND, RIVAL, DOWN), (TAKE,))
    return Situation(0, more.pop("table", table), more.pop("topic", "A turn"), **more)


@pytest.mark.parametrize(
    ("when", "item"),
    [
        ({"piece": "game/trap"}, "card/1"),
        ({"piece": "game/trap", "zone": "hand", "whose": "own"}, "card/1"),
        ({"piece": "game/trap", "zone": "hand", "whose": "other"}, "card/2"),
        ({"piece": "game/trap", "zone": "pile"}, None),
        ({"piece": "game/secret"}, None),
        ({"offer": "Choose"}, "card/1"),
        ({"offer": "Pass"}, None),
        ({"topic": "A turn"}, ""),
        ({"topic": "The end"}, None),
        ({"round": "answer"}, None),
        ({"question": "on which level?"}, None),
        ({"event": "Struck"}, None),
    ],
)
def test_a_note_fits_what_lies_there_and_what_may_be_done(when: dict[str, str], item: ItemId | None) -> None:
    assert place_of(msgspec.convert(when, When), situation()) == item


def test_a_note_fits_a_question_by_its_words_and_a_round_by_its_kind() -> None:
    asked = situation(question="{warrior} strikes: on which level?")
    going = Round("answer", "Does anyone respond?", (0,), (Choose(0, None),))
    table = msgspec.structs.replace(asked.table, round=going)
    assert place_of(When(question="on which level?"), asked) == ""
    assert place_of(When(round="answer"), situation(table=table)) == ""


def test_a_note_fits_an_event_where_it_was_seen_last_and_to_whom_it_happened() -> None:
    told = situation(happened=(Happened("Struck", 1, "card/7"), Happened("Struck", 0, "card/8")))
    assert place_of(When(event="Struck"), told) == "card/8"
    assert place_of(When(event="Struck", whose="own"), told) == "card/8"
    assert place_of(When(event="Struck", whose="other"), told) == "card/7"


def test_where_several_fit_the_first_is_met() -> None:
    rows = [FirstNote("one", When(topic="The end"), "one", "Words.", "Cards")]
    rows += [FirstNote(key, When(topic="A turn"), key, "Words.", "Cards") for key in ("two", "three")]
    found = first_met(rows, situation())
    assert found is not None
    assert found[0].key == "two"


@pytest.mark.parametrize(
    "when",
    [{}, {"topic": "A turn", "offer": "Roll"}, {"topic": "A turn", "zone": "hand"}, {"offer": "Roll", "whose": "own"}],
)
def test_a_note_waits_for_exactly_one_thing(when: dict[str, str]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(when, When)
