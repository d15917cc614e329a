"""What the names in a lesson mean on a table."""

from __future__ import annotations

import msgspec

from monstrarium.games.cybo.actions import Keep, Roll
from monstrarium.games.cybo.events import Rolled
from monstrarium.lessons.lesson import Meant
from monstrarium.lessons.names import items_of, meant_by, tells
from monstrarium.table.desc import Affordance, Face, Gesture, Inlay, Piece, Pose, Standing, TableDesc, Way, Zone

LAB = Zone("lab", (0.0, 0.0, 9.0, 2.0))
HAND = Zone("hand/0", (0.0, 3.0, 9.0, 2.0))
POSE = Pose(1.0, 1.0)


def card(number: int, zone: str, key: str, **more: object) -> Piece:
    return msgspec.structs.replace(Piece(f"card/{number}", zone, POSE, Face(f"xybrid/arm/{key}")), **more)


def table(*pieces: Piece, affordances: tuple[Affordance, ...] = ()) -> TableDesc:
    return TableDesc((9.0, 9.0), (LAB, HAND), pieces, affordances)


def test_an_id_means_that_item_and_no_other() -> None:
    desc = table(card(7, "lab", "lab"))

    assert items_of(desc, "card/7") == ("card/7",)
    assert items_of(desc, "lab") == ("lab",)


def test_a_kind_means_all_its_items() -> None:
    assert items_of(table(card(7, "lab", "a"), card(2, "hand/0", "b")), "card/*") == ("card/7", "card/2")


def test_a_printed_key_means_every_piece_that_shows_it() -> None:
    desc = table(card(7, "lab", "claw"), card(2, "hand/0", "claw"), card(3, "lab", "wing"))

    assert items_of(desc, "claw") == ("card/7", "card/2")


def test_a_place_leaves_only_the_pieces_there() -> None:
    desc = table(card(7, "lab", "claw"), card(2, "hand/0", "claw"))

    assert items_of(desc, "claw@lab") == ("card/7",)
    assert items_of(desc, "claw@hand/0") == ("card/2",)
    assert items_of(desc, "claw@hand") == ("card/2",)


def test_a_card_that_lies_face_down_shows_no_key() -> None:
    assert items_of(table(card(7, "lab", "claw", up=False)), "claw") == ()


def test_a_card_in_a_frame_is_named_by_the_drawing_on_it() -> None:
    framed = card(
        1, "hand/0", "frame", face=Face("hybrid/card/action", inlays=(Inlay("hybrid/action/jinx", 0, 0, 1, 1),))
    )

    assert items_of(table(framed, card(2, "lab", "claw")), "jinx") == ("card/1",)


def test_a_drawing_on_a_piece_does_not_stand_for_the_piece_itself() -> None:
    portrait = card(1, "hand/0", "frame", face=Face("base", inlays=(Inlay("hybrid/warrior/templar", 0, 0, 1, 1),)))

    assert items_of(table(portrait, card(2, "lab", "templar")), "templar") == ("card/2",)


def test_a_figure_is_named_by_what_stands_from_before_and_behind() -> None:
    before = Standing(Face("hybrid/figure/templar"), (1.0, 1.6), 0.1)
    behind = Standing(Face("hybrid/figure/templar-back"), (1.0, 1.6), 0.1)
    desc = table(card(1, "lab", "base", stands=before), card(2, "lab", "base", stands=behind))

    assert items_of(desc, "templar") == ("card/1", "card/2")


def test_an_affordance_is_meant_by_its_action_and_its_ends() -> None:
    roll = Affordance((Roll(0),), Gesture.CLICK, "Roll", "card/7", "lab")
    keep = Affordance((Keep(0),), Gesture.DRAG, "Keep", "card/7", "hand/0")
    desc = table(card(7, "lab", "claw"), affordances=(roll, keep))

    assert meant_by((Meant(do="Keep"),), desc) == (keep,)
    assert meant_by((Meant(from_="claw", to="lab"),), desc) == (roll,)
    assert meant_by((Meant(from_="claw"),), desc) == (roll, keep)
    assert meant_by((Meant(do="Keep", to="lab"),), desc) == ()
    assert meant_by((Meant(do="Keep", seat=1),), desc) == ()


def test_what_has_an_action_that_is_not_wanted_is_not_meant() -> None:
    roll = Affordance((Roll(0),), Gesture.CLICK, "Roll", "card/7", "lab")
    both = Affordance((Roll(0), Keep(0)), Gesture.DRAG, "Roll and keep", "card/7", "hand/0")
    desc = table(card(7, "lab", "claw"), affordances=(both, roll))

    assert meant_by((Meant(do="Roll"),), desc) == (both, roll)
    assert meant_by((Meant(do="Roll", without="Keep"),), desc) == (roll,)


def test_a_way_of_an_affordance_is_meant_by_its_own_action() -> None:
    ways = (Way((Roll(0),), "Roll"), Way((Keep(0),), "Keep"))
    both = Affordance((Roll(0),), Gesture.CLICK, "Roll", "card/7", "lab", ways=ways)

    (found,) = meant_by((Meant(do="Keep"),), table(card(7, "lab", "claw"), affordances=(both,)))

    assert found.plan == (Keep(0),)


def test_an_event_is_told_by_its_class_and_its_fields() -> None:
    event = Rolled(0, 5, (5,), 12, 12)

    assert tells(event, {"Rolled": {"number": 5, "rolls": [5]}})
    assert not tells(event, {"Rolled": {"number": 6}})
    assert not tells(event, {"Rolled": {"colour": 5}})
    assert not tells(event, {"Kept": {}})
