"""The table of CYBO shows the tray, asks in words, and gives each gesture one meaning."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from monstrarium.content.places import resources
from monstrarium.games.cybo import KIT
from monstrarium.games.cybo.actions import Aim, Keep, PutBack, Roll
from monstrarium.games.cybo.board import NUMBERS
from monstrarium.games.cybo.table.faces import plate_states
from monstrarium.games.cybo.table.presenter import PRESENTER
from monstrarium.table.desc import Affordance, Gesture
from monstrarium.table.gestures import Pointer
from tests.games.cybo.scenario import Table
from tests.games.cybo.table import audience, described, texts
from tests.support.looking import apart, box, piece, within

LOOKS = ("idle", "open", "rolled", "dark", "target", "scored")


@pytest.mark.parametrize("seats", range(2, 7))
def test_pieces_of_the_tray_lie_in_it_and_apart(seats: int) -> None:
    desc = described(Table(seats))
    tray = next(zone.rect for zone in desc.zones if zone.id == "tray")
    boxes = [box(each) for each in desc.pieces if each.zone == "tray"]
    assert len(boxes) == 13
    assert all(within(each, tray) for each in boxes)
    assert all(apart(one, two, 0.001) for one, two in combinations(boxes, 2))


def test_every_drawing_that_can_be_shown_is_there() -> None:
    keys = [f"cybo/plate/{number}/{look}" for number in NUMBERS for look in LOOKS]
    keys += [f"cybo/die/{number}" for number in NUMBERS]
    keys += [f"cybo/die/tumble/{frame}" for frame in range(16)]
    keys += [f"seats/{colour}" for colour in range(6)]
    keys += [
        "cybo/tray",
        "cybo/scorecard",
        "cybo/gm-seal",
        "cybo/crown",
        "cybo/slip",
        "cybo/slip-long",
        "cybo/slip-head",
    ]
    assert [key for key in keys if not (resources() / "art" / f"{key}.svg").is_file()] == []


def test_rolling_is_a_click_on_the_die_or_a_drag_into_the_tray() -> None:
    desc = described(Table())
    pointer = Pointer(desc.affordances)
    assert [found.plan for found in pointer.click("die")] == [(Roll(0),)]
    assert pointer.press("die")
    assert [found.plan for found in pointer.release(["tray"])] == [(Roll(0),)]


def test_the_quad_is_decided_by_where_the_die_goes() -> None:
    pointer = Pointer(described(Table().roll(1, 2, 3)).affordances)
    assert pointer.click("die") == ()
    assert pointer.targets() == {"plate/4", "card/0"}
    assert [found.plan for found in pointer.click("plate/4")] == [(Roll(0),)]
    pointer.press("die")
    assert [found.plan for found in pointer.release(["card/0"])] == [(Keep(0),)]


def test_affordances_name_their_worth() -> None:
    roll, keep = described(Table().roll(1, 2, 3)).affordances
    assert (roll.label, roll.note) == ("Roll for 4 and the Quad", "worth 4.08 on average")
    assert (keep.label, keep.note) == ("Keep 9 points", "worth 9")
    assert roll.gesture is keep.gesture is Gesture.DRAG
    assert isinstance(roll, Affordance)


def test_before_a_roll_every_number_shows_its_chance() -> None:
    desc = described(Table())
    assert all(texts(piece(desc, f"plate/{number}")) == ["1/12"] for number in NUMBERS)


def test_lines_still_possible_stay_lit_and_others_go_dark() -> None:
    looks = plate_states(Table().roll(1).state)
    assert looks[1] == "rolled"
    assert {number for number, look in looks.items() if look == "open"} == {2, 3, 5, 6, 9, 11}
    assert {number for number, look in looks.items() if look == "dark"} == {4, 7, 8, 10, 12}


def test_a_masters_later_numbers_are_neither_wanted_nor_dark() -> None:
    looks = plate_states(Table(level="master").roll(1).state)
    assert {number for number, look in looks.items() if look == "open"} == {2, 5, 6}
    assert {number for number, look in looks.items() if look == "idle"} == {3, 9, 11}


def test_open_plates_show_what_they_would_pay() -> None:
    desc = described(Table().roll(1))
    assert texts(piece(desc, "plate/5")) == ["1/12", "≤9"]
    assert texts(piece(desc, "plate/9")) == ["1/12", "≤3"]
    assert texts(piece(desc, "plate/8")) == []
    assert texts(piece(described(Table().roll(1, 5)), "plate/9")) == ["1/12", "+9"]


def test_a_finished_trinity_shines_while_its_quad_is_decided_and_a_stray_does_not() -> None:
    looks = plate_states(Table(level="beginner").roll(4, 3, 8, 2).state)
    assert {number for number, look in looks.items() if look == "scored"} == {2, 3, 4}
    assert looks[8] == "rolled"


def test_the_fourth_number_is_the_target() -> None:
    table = Table().roll(1, 2, 3)
    assert plate_states(table.state)[4] == "target"
    assert texts(piece(described(table), "plate/4")) == ["1/12", "+16"]


def test_with_repeats_rolled_again_fewer_numbers_count() -> None:
    assert texts(piece(described(Table(repeat="again").roll(1, 5)), "plate/9")) == ["1/10", "+9"]


def test_the_prompt_asks_for_a_roll() -> None:
    prompt = described(Table()).prompt
    assert prompt is not None
    assert prompt.text == "Ada: roll the die."
    assert prompt.notes == (
        "A Trinity comes in 4.9% of turns, one in order in 1.6%.",
        "The turn is worth 0.26 points on average.",
    )


def test_the_prompt_says_which_numbers_go_on() -> None:
    prompt = described(Table().roll(8)).prompt
    assert prompt is not None
    assert prompt.notes[0] == "4 of 12 numbers go on: 4, 6, 7 or 12."


def test_the_prompt_says_when_every_number_goes_on() -> None:
    prompt = described(Table(level="beginner").roll(1)).prompt
    assert prompt is not None
    assert prompt.notes[0] == "Every number goes on."


def test_a_chance_that_is_no_more_than_an_estimate_says_so() -> None:
    prompt = described(Table(level="grand_master").roll(1, 2, 3)).prompt
    assert prompt is not None
    assert prompt.notes[-1].startswith("Chance to win: about ")


def test_the_prompt_says_what_completes_a_trinity() -> None:
    prompt = described(Table().roll(1, 5)).prompt
    assert prompt is not None
    assert prompt.notes[0] == "9 makes a Trinity for 9 points: 8.3%."


def test_the_prompt_of_the_quad_shows_both_expectations_and_both_chances() -> None:
    table = Table().play(5, 6, 7, 8).waste(24)
    prompt = described(table.roll(1, 2, 3)).prompt
    assert prompt is not None
    assert prompt.text == "Bo has 1-2-3 in order: 9 points. Roll for 4 and the Quad, or keep them?"
    assert prompt.notes == (
        "4 comes in 8.3% of rolls and pays 16; any other number leaves 3.",
        "Keeping is worth 9; rolling is worth 4.08 on average.",
        "Chance to win: 0.0% if kept, 4.2% if rolled.",
    )


def test_nobody_is_asked_when_the_match_is_over() -> None:
    table = Table(3).play(1, 5, 9)
    table.finish()
    desc = PRESENTER.describe(table.state, audience(table), ())
    assert desc.prompt is None
    assert desc.banner == "Ada wins with 9 points."
    assert piece(desc, "crown/0").tip == "Ada wins"


def test_shared_victories_name_everybody() -> None:
    table = Table(3).play(1, 5, 9).play(1, 5, 9).play(9, 5, 1)
    table.finish()
    desc = PRESENTER.describe(table.state, audience(table), ())
    assert desc.banner == "Ada, Bo and Cleo share the victory with 9 points each."


def test_who_waits_is_told_who_has_the_die() -> None:
    table = Table()
    desc = PRESENTER.describe(table.state, audience(table, 1), ())
    assert (desc.prompt, desc.banner) == (None, "Ada has the die.")


@pytest.mark.parametrize(
    ("target", "action"),
    [
        ("plate/4", Roll(0)),
        ("plate/9", Aim(0, 9)),
        ("card/0", Keep(0)),
        ("card/1", Keep(1)),
        ("token/1", Keep(1)),
        ("tray", PutBack(0)),
        ("dish", PutBack(0)),
        ("die", PutBack(0)),
        ("elsewhere", None),
    ],
)
def test_a_dropped_die_means_something(target: str, action: object) -> None:
    table = Table().roll(1, 2, 3)
    assert PRESENTER.intent(table.state, audience(table), "die", target) == action


def test_plates_and_cards_mean_nothing_when_dropped() -> None:
    table = Table()
    assert PRESENTER.intent(table.state, audience(table), "card/0", "tray") is None


def test_chapters_count_rounds() -> None:
    table = Table(3)
    assert PRESENTER.chapter(table.state) == "Round 1 of 13"
    assert PRESENTER.chapter(table.waste(3).state) == "Round 2 of 13"
    table.finish()
    assert PRESENTER.chapter(table.state) == "The end"


def headings(path: Path) -> set[str]:
    """The headings of a page."""
    lines = path.read_text("utf-8").splitlines()
    return {line.lstrip("#").strip() for line in lines if line.startswith("#")}


def test_every_topic_is_a_heading_of_the_rules_page() -> None:
    page = headings(resources() / "rules" / "cybo.md")
    tables = [Table(level=level) for level in ("beginner", "advanced", "master", "grand_master")]
    tables += [Table().roll(1, 2, 3), Table()]
    tables[-1].finish()
    assert {PRESENTER.topic(table.state) for table in tables} <= page
    for item in ("plate/3", "die", "tray", "card/0"):
        sheet = PRESENTER.inspect(tables[0].state, audience(tables[0]), item)
        assert sheet is not None
        assert sheet.rules in page


@pytest.mark.parametrize(
    ("rolls", "number", "text"),
    [
        ((), 7, "Rolled next, it leaves a Trinity for up to 9 points open."),
        ((1,), 8, "Rolled next, it ends the turn."),
        ((1,), 1, "It has been rolled in this turn."),
        ((1, 5), 9, "Rolled next, it makes a Trinity for 9 points."),
        ((1, 2, 3), 4, "Rolled next, it makes the Quad."),
        ((1, 2, 3), 8, "It is not the fourth number of this column."),
    ],
)
def test_a_plate_says_what_it_would_do(rolls: tuple[int, ...], number: int, text: str) -> None:
    table = Table().roll(*rolls)
    sheet = PRESENTER.inspect(table.state, audience(table), f"plate/{number}")
    assert sheet is not None
    assert sheet.text == text


def test_a_card_says_where_its_seat_stands() -> None:
    table = Table(level="grand_master").lone(5, 6, 7, 8).lone(1, 5, 9).lone(1, 5, 9)
    sheet = PRESENTER.inspect(table.state, audience(table), "card/0")
    assert sheet is not None
    facts = dict(sheet.facts)
    assert sheet.title == "Ada’s scorecard"
    assert (facts["Score"], facts["Level"], facts["Trinities"], facts["Quads"]) == (
        "37 points",
        "Grand Master",
        "3",
        "1",
    )
    assert facts["Grand Master of"] == "1-5-9"
    assert sheet.text.splitlines()[0] == "Round 1: 5-6-7-8, 16 points."
    assert facts["Chance to win"].startswith("about ")


def test_the_kit_is_complete() -> None:
    assert KIT.game.info.key == "cybo"
    assert KIT.game.info.title == "CYBO"
