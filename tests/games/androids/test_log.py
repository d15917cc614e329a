"""The log and the inspector tell each seat what it may know of a match of AndrOIDS."""

from __future__ import annotations

import pytest

from monstrarium.content.places import resources
from monstrarium.engine.game import view
from monstrarium.games.androids import events
from monstrarium.games.androids.events import Laid, Passed, Saw
from monstrarium.games.androids.table.log import SENTENCES
from monstrarium.games.androids.table.presenter import PRESENTER
from monstrarium.table.presenter import Sheet
from tests.games.androids.scenario import ANDROID, Table
from tests.games.androids.table import audience, item
from tests.support.telling import kinds_in


def lines(table: Table, viewer: int | None = 0) -> list[str]:
    """The log of the last steps for a seat, with a dash for each level."""
    seen = view(table.rules, table.state, viewer)
    told = [each for each in table.told if not each.private or each.seat == viewer]
    found = [PRESENTER.line(each, seen, audience(table, viewer)) for each in told]
    return ["-" * each.depth + each.text for each in found if each is not None]


def sheet(table: Table, name: str, viewer: int | None = 0) -> Sheet:
    """The sheet of the inspector for a viewer."""
    found = PRESENTER.inspect(view(table.rules, table.state, viewer), audience(table, viewer), name)
    assert found is not None
    return found


def test_every_kind_of_event_can_be_told() -> None:
    assert set(SENTENCES.rows) == kinds_in(events)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_laid_card_has_no_name_not_even_for_who_laid_it(viewer: int | None) -> None:
    table = Table("banana-peel oven-mitt").lay("banana-peel")
    assert lines(table, viewer) == ["Ada lays a card: the pile is 1 high."]


def test_silence_is_told_alike_whatever_is_held() -> None:
    table = Table("oven-mitt", "tea-break", "odd-sock", laid=1).declare()
    said = []
    for seat in (1, 2, 3):
        said.append(PRESENTER.line(Passed(seat), table.state, audience(table)))
        table.rules.apply(table.state, table.rules.legal(table.state, seat)[-1])
    assert [each.text for each in said if each] == [
        "Bo lets it pass.",
        "Cleo lets it pass.",
        "Dan lets it pass.",
    ]


def test_silence_between_turns_is_no_news() -> None:
    table = Table("oven-mitt odd-sock").lay("oven-mitt").end().all_pass()
    assert lines(table) == ["Bo is in turn."]


def test_a_cancel_names_what_it_answers() -> None:
    table = Table("", "tea-break", laid=1).declare().respond(1, "tea-break")
    assert lines(table) == ["Bo plays Tea Break on the declaration."]
    assert "-Tea Break of Bo cancels the declaration of Ada." in lines(table.all_pass())


def test_the_uncovering_is_told_card_by_card() -> None:
    table = Table("crate-delivery", pile="oven-mitt odd-sock banana-peel", laid=1).declare().all_pass()
    told = lines(table)
    begin = told.index("Uncovered: Banana Peel.")
    assert told[begin : begin + 4] == [
        "Uncovered: Banana Peel.",
        "-Banana Peel strikes Odd Sock out of the pile.",
        "Uncovered: Oven Mitt.",
        "The android falls to pieces: it lacks a head, a torso and 3 limbs.",
    ]


def test_the_android_that_stands_is_called_by_its_name() -> None:
    told = lines(Table("crate-delivery", pile=ANDROID, laid=1).declare().all_pass())
    assert told[-2:] == ["Teapot Belly stands!", "Ada wins."]


def test_what_was_seen_once_is_written_down_only_where_all_may_look_again() -> None:
    said = []
    for memory in ("never", "own"):
        table = Table("x-ray-goggles", pile="oven-mitt", house={"memory": memory}).play("x-ray-goggles").all_pass()
        said.append([lines(table, viewer)[-1] for viewer in (0, 1)])
    looks = "-Ada looks at the top card of the pile."
    assert said == [[looks, looks], ["--It is Oven Mitt.", looks]]


def test_private_events_are_private_and_public_ones_name_no_hidden_face() -> None:
    assert Saw.private
    assert "face" not in Laid.__struct_fields__


def test_the_sheet_of_an_open_card_has_its_text_and_its_place() -> None:
    table = Table("banana-peel")
    found = sheet(table, item(table, "banana-peel"))
    assert found.title == "Banana Peel"
    assert found.text.startswith("Strikes the next card of the pile.\n")
    assert ("Where", "the hand of Ada") in found.facts


def test_the_sheet_of_a_card_in_another_hand_tells_only_whose_it_is() -> None:
    table = Table("banana-peel")
    found = sheet(table, item(table, "banana-peel"), 1)
    assert (found.title, found.text, found.facts) == ("A card, face down", "It is held in the hand of Ada.", ())


def test_the_sheet_of_the_pile_tells_its_layers_from_the_top() -> None:
    table = Table("banana-peel", pile="oven-mitt odd-sock")
    table.state.laid_by = [2, 1]
    assert sheet(table, "pile").facts == (
        ("Height", "2 cards"),
        ("on top of the pile", "Bo"),
        ("second from the top", "Cleo"),
    )


def test_the_sheet_of_the_lever_tells_who_forbids_it() -> None:
    table = Table("oven-mitt", laid=1)
    table.state.curfew_seats = 1 << 2
    assert "House Rules of Cleo: nobody declares." in sheet(table, "lever").text


def test_every_sheet_leads_to_a_heading_of_the_rules() -> None:
    from_page = (
        PRESENTER.topic(Table().state),
        *(sheet(Table("oven-mitt odd-sock tombola"), name).rules for name in NAMED),
    )
    assert set(from_page) <= headings()


NAMED = ("pile", "deck", "discard", "tray", "lever", "plan", "seat/1", "card/0", "card/40", "card/60", "card/80")


def headings() -> set[str]:
    """The headings of the rules page."""
    from_page = (resources() / "rules" / "androids.md").read_text("utf-8")
    return {line.lstrip("# ") for line in from_page.splitlines() if line.startswith("#")}
