"""The bench of AndrOIDS gives its room to what matters: the pile, what was played, cards to look at, the blueprint."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from monstrarium.games.androids.actions import Declare, End, Lay, Play
from monstrarium.games.androids.cards import FACES
from monstrarium.games.androids.table.faces import FRAMES, worded_face
from monstrarium.games.androids.table.layout import ARRANGEMENTS, Arrangement, Seating, reaching, seating
from monstrarium.games.androids.table.tray import row_of
from monstrarium.table.cursor import Cursor
from monstrarium.table.desc import Gesture, Piece, Rect, TableDesc
from monstrarium.table.gestures import Pointer
from monstrarium.table.presenter import SHAPE, shape_of
from tests.games.androids.scenario import ANDROID, Table
from tests.games.androids.table import affordance, described, item, piece
from tests.support.looking import apart, box, within
from tests.support.sizes import LARGE, SMALL, USUAL, pixels

SEATS = (3, 4, 5, 6)
SHAPES = (1.0, 1.25, 1.35, 1.6, 1.8, 2.4)
HAND = "oven-mitt odd-sock banana-peel tea-break crate-delivery"
RIVAL = "desk-lamp teapot-top loose-cannon blown-fuse keyhole"
PILE = "egg-beater rubber-duck samovar-belly hungry-goat"


def bench(seats: int = 4, **more: object) -> Table:
    """A turn of seat 0, with a pile and full hands."""
    return Table(HAND, RIVAL, pile=PILE, laid=1, seats=seats, **more)  # type: ignore[arg-type]


def answered() -> Table:
    """A declaration that was answered, and the answer too."""
    table = Table("blown-fuse oven-mitt", "tea-break", "keyhole", pile=PILE, laid=1)
    return table.declare().respond(1, "tea-break").respond(0, "blown-fuse")


def hand_of(desc: TableDesc, seat: int) -> list[Piece]:
    """The cards in a hand."""
    return [each for each in desc.pieces if each.zone == f"seat/{seat}" and each.id.startswith("card/")]


def taken(where: Seating) -> list[Rect]:
    """Every place on the bench; the lever on the large blueprint is a part of that."""
    places = [where.deck, where.discard, where.pile, where.plaque, where.near]
    places += [rival.place for rival in where.rivals]
    places += [each for each in (where.tray, where.plan, where.desk, where.stage) if each is not None]
    return [*places, where.lever] if where.stage is None else places


# ---- places


@pytest.mark.parametrize("arrangement", Arrangement)
@pytest.mark.parametrize("seats", SEATS)
def test_all_places_lie_apart_on_the_table_in_windows_of_all_shapes(seats: int, arrangement: Arrangement) -> None:
    for shape in SHAPES:
        where = seating(seats, shape, arrangement)
        assert where.size == pytest.approx((10.0 * shape, 10.0))
        assert len(where.rivals) == seats - 1
        assert all(within(place, (0, 0, *where.size)) for place in taken(where))
        assert all(apart(one, two) for one, two in combinations(taken(where), 2))
        assert all(within(rival.plate, rival.place) for rival in where.rivals)
        assert within(where.near_plate, where.near)


@pytest.mark.parametrize("window", [SMALL, USUAL, LARGE])
@pytest.mark.parametrize("seats", [3, 6])
def test_the_own_cards_are_large_in_every_window(seats: int, window: tuple[int, int]) -> None:
    least = {SMALL: 110, USUAL: 124, LARGE: 176}[window]
    desc = described(bench(seats), 0, shape_of(*window))
    hand = hand_of(desc, 0)
    assert len(hand) == 5
    assert min(pixels(desc, each, window)[0] for each in hand) >= least
    assert all(apart(box(one), box(two)) for one, two in combinations(hand, 2)) or window == SMALL


def test_cards_of_the_pile_and_the_card_that_was_played_are_large() -> None:
    desc = described(bench(), 0, shape_of(*USUAL))
    assert min(pixels(desc, each, USUAL)[0] for each in desc.pieces if each.zone == "pile") >= 110
    table = answered()
    desc = described(table, 1, shape_of(*USUAL))
    assert pixels(desc, piece(table, desc, "blown-fuse"), USUAL)[0] >= 155


@pytest.mark.parametrize("count", [1, 2, 5, 9])
def test_what_was_played_is_fanned_under_the_last_card(count: int) -> None:
    rect = (2.0, 1.0, 5.4, 4.0)
    poses = row_of(rect, count)
    assert len(poses) == count
    assert [pose.x for pose in poses] == sorted(pose.x for pose in poses)
    assert [pose.z for pose in poses] == sorted(pose.z for pose in poses)
    assert all(pose.scale < poses[-1].scale for pose in poses[:-1])
    assert all(rect[0] <= pose.x - pose.scale / 2 and pose.x + pose.scale / 2 <= rect[0] + rect[2] for pose in poses)


@pytest.mark.parametrize("reach", [0.4, 0.98])
@pytest.mark.parametrize("count", [1, 5, 12])
def test_the_hand_of_a_rival_reaches_in_over_the_edge(count: int, reach: float) -> None:
    poses = reaching((2.0, 0.0, 3.2, 1.0), count, reach)
    assert all(0.0 <= pose.y <= 0.5 for pose in poses)
    assert all(pose.y + 0.7 * pose.scale <= reach + 1e-6 for pose in poses)
    assert all(pose.x - pose.scale / 2 >= 2.0 and pose.x + pose.scale / 2 <= 5.2 for pose in poses)


def test_hands_that_are_hidden_look_the_same_whatever_they_hold() -> None:
    one = bench()
    other = Table(HAND, "bowling-pin narrow-door phone-cord tombola toll-booth", pile=PILE, laid=1)
    looks = [
        [(each.pose, each.face, each.back, each.up, each.tip, each.size) for each in hand_of(described(table), 1)]
        for table in (one, other)
    ]
    assert looks[0] == looks[1]
    assert len(looks[0]) == 5


# ---- which arrangement


def test_the_pile_is_large_in_a_turn_and_what_was_played_in_a_response() -> None:
    table = bench()
    turn, response = described(table), described(table.declare())
    wide = [{zone.id: zone.rect[2] for zone in desc.zones} for desc in (turn, response)]
    assert wide[0]["pile"] > 2 * wide[0]["tray"]
    assert wide[1]["tray"] > 1.5 * wide[1]["pile"]


def test_a_pause_between_turns_moves_nothing() -> None:
    table = bench()
    before = {zone.id: zone.rect for zone in described(table).zones}
    table.end()
    assert {zone.id: zone.rect for zone in described(table).zones} == before


def test_cards_to_choose_from_are_large_whatever_is_held() -> None:
    table = Table("scrap-diver", discard="odd-sock fruit-cake bowling-pin", pile=PILE).play("scrap-diver").all_pass()
    for key, _name in ARRANGEMENTS:
        desc = described(table, arrangement=key)
        cards = [each for each in desc.pieces if each.zone == "desk"]
        assert len(cards) == 3
        assert min(each.pose.scale for each in cards) > 1.6


def test_the_blueprint_fills_the_table_while_the_pile_is_uncovered_and_at_the_end() -> None:
    table = Table("crate-delivery", pile=ANDROID, laid=1).declare().all_pass()
    for key in ("", "turn", "response"):
        desc = described(table, None, arrangement=key)
        stage = next(zone.rect for zone in desc.zones if zone.id == "stage")
        assert stage[2] * stage[3] > 0.5 * desc.size[0] * desc.size[1]


@pytest.mark.parametrize("key", [key for key, _name in ARRANGEMENTS])
def test_an_arrangement_is_held_through_turn_and_response(key: str) -> None:
    table = bench()
    first = {zone.id: zone.rect for zone in described(table, arrangement=key).zones}
    assert {zone.id: zone.rect for zone in described(table.declare(), arrangement=key).zones} == first


def test_an_arrangement_that_is_not_known_is_ignored() -> None:
    assert described(bench(), arrangement="cellar") == described(bench())


def test_pieces_keep_their_names_from_one_arrangement_to_the_next() -> None:
    table = bench()
    names = [{each.id for each in described(table, arrangement=key).pieces} for key, _name in ARRANGEMENTS]
    assert names[0] == names[1] == names[2]


# ---- what can be done in each


@pytest.mark.parametrize("key", [key for key, _name in ARRANGEMENTS])
def test_a_turn_can_be_played_in_every_arrangement_by_drag_click_and_keys(key: str) -> None:
    table = bench()
    desc = described(table, arrangement=key)
    lay, declare = Lay(0, table.piece("oven-mitt")), Declare(0)
    pointer = Pointer(desc.affordances)
    assert pointer.press(item(table, "oven-mitt"))
    assert [found.plan for found in pointer.release(["pile"])] == [(lay,)]
    assert pointer.click(item(table, "oven-mitt")) == ()
    assert [found.plan for found in pointer.click("pile")] == [(lay,)]
    assert [found.plan for found in pointer.click("lever")] == [(declare,)]
    cursor = Cursor(Pointer(desc.affordances), desc, item(table, "oven-mitt"))
    assert cursor.enter() == ()
    assert "pile" in cursor.stops()
    assert affordance(desc, End(0)).gesture is Gesture.BUTTON


@pytest.mark.parametrize("key", [key for key, _name in ARRANGEMENTS])
def test_an_instant_is_played_into_the_tray_in_every_arrangement(key: str) -> None:
    table = bench()
    found = affordance(described(table, arrangement=key), Play(0, table.piece("crate-delivery")))
    assert (found.gesture, found.target) == (Gesture.DRAG, "tray")


# ---- cards


def veiled(desc: TableDesc, seat: int) -> set[str]:
    """The cards of a hand that are dimmed."""
    return {each.id for each in hand_of(desc, seat) if "androids/veil" in {inlay.art for inlay in each.face.inlays}}


def test_what_cannot_be_played_now_is_dimmed() -> None:
    table = bench()
    assert veiled(described(table), 0) == {item(table, "tea-break")}
    table.declare()
    useless = ["desk-lamp", "teapot-top", "loose-cannon", "blown-fuse"]
    assert veiled(described(table, 1), 1) == {item(table, key) for key in useless}


def test_nothing_is_dimmed_in_a_hand_that_waits_for_its_turn() -> None:
    assert not veiled(described(bench(), 1), 1)


def test_words_of_cards_that_do_something_are_large_in_the_hand() -> None:
    window = USUAL
    table = bench()
    desc = described(table, 0, shape_of(*window))
    for key in ("banana-peel", "tea-break", "crate-delivery"):
        card = piece(table, desc, key)
        assert card.face.art.endswith("-words")
        assert min(label.size for label in card.face.labels) * pixels(desc, card, window)[1] >= 11


def test_words_of_cards_that_overlap_stand_where_they_are_seen() -> None:
    many = f"{HAND} lantern-jaw washing-drum stapler-bite x-ray-goggles"
    desc = described(Table(many, pile=PILE, laid=1))
    hand = sorted(hand_of(desc, 0), key=lambda card: card.pose.z)
    for card, over in pairwise(hand):
        seen = (over.pose.x - card.pose.x) / card.pose.scale
        assert seen < 0.7
        assert all(label.w > 0 and label.x + label.w <= seen for label in card.face.labels)


def test_every_kind_with_words_has_a_frame_for_them() -> None:
    worded = {worded_face(face).art for face in FACES.values() if face >= FACES["banana-peel"]}
    assert worded == {f"androids/card/{kind}-words" for kind in FRAMES[4:]}


# ---- seats


def test_every_seat_has_its_name_plate_with_what_it_holds() -> None:
    table = bench()
    table.state.naps[2], table.state.curfew_seats = 2, 1 << 3
    plates = {plate.seat: plate for plate in described(table).plates}
    assert [(plates[seat].score, plates[seat].note) for seat in range(4)] == [
        ("5 cards", ""),
        ("5 cards", ""),
        ("0 cards", "skips 2 turns"),
        ("0 cards", "nobody declares"),
    ]
    left, top, _wide, high = plates[0].place
    assert left < 0.3
    assert top + high > 9.7


def test_the_deck_says_how_many_cards_it_has() -> None:
    table = bench()
    top = max((each for each in described(table).pieces if each.zone == "deck"), key=lambda each: each.pose.z)
    assert top.behind is not None
    assert [label.text for label in top.behind.labels] == [str(len(table.state.deck))]


def test_the_prompt_lies_free_of_what_is_used() -> None:
    desc = described(bench(), shape=SHAPE)
    assert desc.plaque is not None
    assert desc.plaque[2] >= 6
    assert all(apart(desc.plaque, box(each)) for each in desc.pieces if not each.flat)
