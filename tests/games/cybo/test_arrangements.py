"""The table of CYBO gives its room to what matters: the tray, meanwhile the own scorecard, at the end all of them."""

from __future__ import annotations

from itertools import combinations

import pytest

from monstrarium.games.cybo.board import NUMBERS
from monstrarium.games.cybo.table.layout import ARRANGEMENTS, Arrangement, Seating, Slip, board_and_dish, seating
from monstrarium.games.cybo.table.presenter import PRESENTER
from monstrarium.table.desc import Rect
from monstrarium.table.gestures import Pointer
from monstrarium.table.presenter import shape_of
from tests.games.cybo.scenario import Table
from tests.games.cybo.table import audience, described
from tests.support.looking import apart, box, piece, within
from tests.support.sizes import LARGE, USUAL, WINDOWS, pixels

SEATS = range(2, 7)
SHAPES = (1.0, 1.25, 1.35, 1.6, 1.8, 2.4)


def taken(where: Seating) -> list[Rect]:
    """Everything that has a place of its own: tray, scorecards, name plates, the prompt."""
    places = [place.card.rect for place in where.places] + [place.plate for place in where.places]
    return [*places, where.plaque, *(board_and_dish(where.tray) if where.tray is not None else ())]


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("arrangement", Arrangement)
@pytest.mark.parametrize("seats", SEATS)
def test_whatever_lies_on_the_table_lies_apart_in_windows_of_all_shapes(
    seats: int, arrangement: Arrangement, over: bool
) -> None:
    for shape in SHAPES:
        where = seating(seats, shape, arrangement, over)
        assert where.size == pytest.approx((10.0 * shape, 10.0))
        assert len(where.places) == seats
        assert all(within(rect, (0, 0, *where.size)) for rect in taken(where))
        assert all(apart(one, two, 0.001) for one, two in combinations(taken(where), 2))


@pytest.mark.parametrize("arrangement", [Arrangement.ROLL, Arrangement.CARD])
@pytest.mark.parametrize("seats", SEATS)
def test_slips_hang_on_their_rack(seats: int, arrangement: Arrangement) -> None:
    for shape in SHAPES:
        where = seating(seats, shape, arrangement)
        assert where.rack is not None
        assert where.tray is not None
        assert all(within(place.all, where.rack) for place in where.places[1:])
        assert all(apart(where.rack, other) for other in (where.tray, where.places[0].card.rect, where.plaque))


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_takes_more_than_a_quarter_of_the_table_in_the_own_turn(seats: int) -> None:
    for shape in SHAPES:
        where = seating(seats, shape, Arrangement.ROLL)
        assert where.tray is not None
        things = [*board_and_dish(where.tray), where.rack, where.places[0].card.rect]
        assert all(each is None or each[2] * each[3] <= 0.25 * (where.size[0] + 0.5) * 10.5 for each in things)


@pytest.mark.parametrize("arrangement", Arrangement)
@pytest.mark.parametrize("seats", [2, 6])
def test_the_zone_of_a_seat_holds_its_card(seats: int, arrangement: Arrangement) -> None:
    desc = described(Table(seats), 0, arrangement=arrangement)
    rects = {zone.id: zone.rect for zone in desc.zones}
    for seat in range(seats):
        card = piece(desc, f"card/{seat}")
        assert within(box(card), rects[card.zone])


@pytest.mark.parametrize("seats", SEATS)
def test_at_the_end_all_scorecards_are_whole(seats: int) -> None:
    table = Table(seats)
    table.finish()
    desc = PRESENTER.describe(table.state, audience(table, 0), ())
    assert {piece(desc, f"card/{seat}").face.art for seat in range(seats)} == {"cybo/scorecard"}


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_the_card_of_the_viewer_is_the_largest_and_at_the_near_edge(viewer: int) -> None:
    desc = described(Table(3), viewer)
    own, *others = sorted((box(piece(desc, f"card/{seat}")) for seat in range(3)), key=lambda rect: -rect[2] * rect[3])
    assert own == box(piece(desc, f"card/{viewer}"))
    assert all(own[1] + own[3] >= other[1] + other[3] - 1e-6 for other in others)


def test_an_onlooker_sees_the_card_of_the_seat_with_the_die_near() -> None:
    desc = described(Table(4).waste(2))
    assert max(range(4), key=lambda seat: box(piece(desc, f"card/{seat}"))[3]) == 2


def test_the_tray_is_large_in_the_own_turn_and_the_own_card_while_others_roll() -> None:
    mine, theirs = described(Table(3), 0), described(Table(3), 1)
    assert box(piece(mine, "plate/1"))[2] > box(piece(theirs, "plate/1"))[2]
    assert box(piece(mine, "card/0"))[2] < box(piece(theirs, "card/1"))[2]


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("window", [USUAL, LARGE])
def test_the_numbers_to_choose_from_and_the_rows_of_the_own_card_are_large(window: tuple[int, int], seats: int) -> None:
    desc = described(Table(seats).roll(1), 0, shape_of(*window))
    assert min(pixels(desc, piece(desc, f"plate/{number}"), window)[0] for number in NUMBERS) >= 92
    assert pixels(desc, piece(desc, "card/0"), window)[1] * 0.054 >= 22


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seats", [2, 6])
def test_while_others_roll_the_rows_of_the_own_card_are_large_in_every_window(
    seats: int, window: tuple[int, int]
) -> None:
    desc = described(Table(seats), 1, shape_of(*window))
    assert pixels(desc, piece(desc, "card/1"), window)[1] * 0.054 >= 22


@pytest.mark.parametrize("key", [key for key, _name in ARRANGEMENTS])
def test_the_die_can_be_rolled_and_the_quad_decided_in_every_arrangement_that_is_held(key: str) -> None:
    pointer = Pointer(described(Table(4).roll(1, 2, 3), 0, arrangement=key).affordances)
    assert pointer.click("die") == ()
    assert pointer.targets() == {"plate/4", "card/0"}


def test_an_arrangement_that_is_held_stays_whatever_happens() -> None:
    table = Table(3)
    held = [described(table, viewer, arrangement="roll") for viewer in (0, 1)]
    assert box(piece(held[0], "plate/1")) == box(piece(held[1], "plate/1"))


def test_an_arrangement_that_is_not_known_is_ignored() -> None:
    assert described(Table(3), 0, arrangement="bench") == described(Table(3), 0)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 13), (6, 3)])
def test_a_low_slip_shows_three_rounds_and_one_with_room_all(seats: int, rounds: int) -> None:
    rival = seating(seats, 1.4, Arrangement.ROLL).places[1].card
    assert isinstance(rival, Slip)
    assert rival.rounds == rounds


def test_names_and_scores_stand_on_plates() -> None:
    table = Table(3).play(1, 5, 9)
    plates = {plate.seat: plate for plate in described(table, 1).plates}
    assert (plates[0].score, plates[0].note) == ("9 points", "")
    own = plates[1].place
    assert own[0] < 0.3
    assert own[1] + own[3] > 9.7


def test_a_name_plate_says_what_sets_a_seat_apart() -> None:
    master = Table(level="grand_master").lone(1, 5, 9).lone(1, 5, 9)
    assert {plate.seat: plate.note for plate in described(master, 0).plates} == {0: "1-5-9", 1: ""}
    extra = Table(ties="sudden").waste(26).play(1, 5, 9)
    assert "extra round: 9" in {plate.note for plate in described(extra, 0).plates}
