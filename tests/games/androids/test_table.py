"""The table of AndrOIDS shows each card in its place, and only to those who may see it."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from monstrarium.content.places import resources
from monstrarium.engine.action import Choose
from monstrarium.engine.game import view
from monstrarium.engine.plain import PieceId
from monstrarium.engine.rng import Rng
from monstrarium.games.androids.cards import CARDS, FACES
from monstrarium.games.androids.state import NOBODY
from monstrarium.games.androids.table.faces import FRAMES, card_face, small_face, worded_face
from monstrarium.games.androids.table.heap import lean
from monstrarium.games.androids.table.layout import held, shaped
from monstrarium.games.androids.table.presenter import PRESENTER
from monstrarium.table.desc import Face, Piece, TableDesc
from tests.games.androids.scenario import ANDROID, Table
from tests.games.androids.table import audience, described, filmed, item, piece
from tests.support.looking import apart, box

HAND = "oven-mitt odd-sock banana-peel tea-break crate-delivery"
RIVAL = "desk-lamp teapot-top loose-cannon"
PILE = "egg-beater rubber-duck samovar-belly hungry-goat"
JUNK = "odd-sock fruit-cake bowling-pin snow-globe"


def laid(*hands: str, pile: str = PILE, **more: object) -> Table:
    """A table on whose pile seat 0 has laid the lowest card, and other seats one each."""
    table = Table(*hands, pile=pile, **more)  # type: ignore[arg-type]
    seats = len(table.state.hands)
    table.state.laid_by = [at % seats for at in range(len(table.state.pile))]
    return table


def arts(face: Face | None) -> set[str]:
    """All drawings on a face."""
    return {face.art, *(inlay.art for inlay in face.inlays)} if face else set()


def lying(desc: TableDesc, zone: str) -> list[Piece]:
    """The cards that lie in a zone, from the lowest up."""
    return sorted(
        (each for each in desc.pieces if each.zone == zone and "card" in each.id), key=lambda each: each.pose.z
    )


@pytest.mark.parametrize("count", [1, 5, 9, 16])
def test_a_hand_of_any_size_stays_in_its_place(count: int) -> None:
    poses = held((2.0, 1.0, 9.0, 3.0), count, 2.0, 1.05)
    assert all(3.0 - 1e-6 <= pose.x <= 10.0 + 1e-6 for pose in poses)
    assert [pose.x for pose in poses] == sorted(pose.x for pose in poses)


@pytest.mark.parametrize("count", [1, 2, 14, 60])
def test_the_pile_leans_so_that_every_card_shows_and_none_leaves_its_place(count: int) -> None:
    poses = lean((2.0, 1.0, 4.8, 4.7), count)
    assert all(low.x < high.x and low.y > high.y for low, high in pairwise(poses))
    assert all(pose.x - pose.scale / 2 >= 2.0 - 1e-6 for pose in poses)
    assert all(pose.x + pose.scale / 2 <= 6.8 + 1e-6 and pose.y - 0.7 * pose.scale >= 1.0 - 1e-6 for pose in poses)


def test_every_card_has_a_frame_and_a_drawing_of_its_own() -> None:
    drawn = [arts(card_face(face)) for face in range(len(CARDS))]
    assert len({frozenset(each) for each in drawn}) == len(CARDS)
    keys = set.union(*drawn) | {f"androids/sign/{name}" for name in FRAMES}
    assert not [key for key in sorted(keys) if not (resources() / "art" / f"{key}.svg").is_file()]


@pytest.mark.parametrize("key", ["oven-mitt", "odd-sock", "banana-peel", "tea-break"])
def test_a_card_tells_its_name_at_every_size(key: str) -> None:
    name = CARDS[FACES[key]].name
    for face in (card_face, small_face, worded_face):
        assert name in {label.text for label in face(FACES[key]).labels}


def test_the_own_hand_lies_open_sorted_by_kind() -> None:
    table = laid("crate-delivery banana-peel odd-sock deep-diver oven-mitt", RIVAL)
    hand = lying(described(table), "seat/0")
    assert all(each.up for each in hand)
    assert [each.id for each in hand] == [
        item(table, key) for key in ("deep-diver", "oven-mitt", "odd-sock", "banana-peel", "crate-delivery")
    ]


def test_the_hand_of_a_rival_is_only_backs_and_a_count() -> None:
    desc = described(laid(HAND, RIVAL))
    theirs = lying(desc, "seat/1")
    assert [each.up for each in theirs] == [False] * 3
    assert {each.tip for each in theirs} == {"A card of Bo"}
    assert next(zone.count for zone in desc.zones if zone.id == "seat/1") == 3


def test_a_card_of_the_pile_tells_its_place_and_its_layer() -> None:
    table = laid(HAND, RIVAL)
    found = lying(described(table), "pile")
    assert [each.tip for each in found][::-1] == [
        "on top of the pile, laid by Dan",
        "second from the top, laid by Cleo",
        "third from the top, laid by Bo",
        "fourth from the top, laid by Ada",
    ]
    assert [arts(each.behind) for each in found] == [{"androids/back", f"androids/notch/{seat}"} for seat in range(4)]


def test_nobody_can_tell_who_laid_a_card_of_a_shuffled_pile() -> None:
    table = laid("tombola", RIVAL).play("tombola").all_pass()
    assert table.state.laid_by == [NOBODY] * 4
    found = lying(described(table), "pile")
    assert all(each.behind is None for each in found)
    assert found[-1].tip == "on top of the pile, nobody knows whose"


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_two_cards_of_the_pile_differ_by_place_and_notch_alone(viewer: int | None) -> None:
    table = laid(HAND, RIVAL)
    other = laid(HAND, RIVAL, pile="bowling-pin step-ladder deep-diver narrow-door")
    ids = [piece_ids(each) for each in (table, other)]
    found = [lying(described(each, viewer), "pile") for each in (table, other)]
    looks = [[(each.face, each.back, each.up, each.tip, each.read, each.behind) for each in pile] for pile in found]
    assert looks[0] == looks[1]
    sheets = [
        [
            PRESENTER.inspect(view(each.rules, each.state, viewer), audience(each, viewer), f"card/{one}")
            for one in cards
        ]
        for each, cards in zip((table, other), ids, strict=True)
    ]
    assert sheets[0] == sheets[1]


def piece_ids(table: Table) -> list[PieceId]:
    """The pieces of the pile."""
    return [*table.state.pile]


def test_what_is_laid_is_not_even_seen_by_who_laid_it() -> None:
    table = laid(HAND, RIVAL).lay("banana-peel")
    top = lying(described(table), "pile")[-1]
    assert not top.up
    assert arts(top.behind) == {"androids/back", "androids/notch/0"}


def test_own_cards_of_the_pile_lie_open_where_all_may_look_again() -> None:
    table = laid(HAND, RIVAL, house={"memory": "own"}).lay("banana-peel")
    assert [lying(described(table, viewer), "pile")[-1].up for viewer in (0, 1)] == [True, False]


def test_the_table_of_an_imagined_world_is_the_same() -> None:
    table = laid(HAND, RIVAL, discard=JUNK.replace("odd-sock ", ""))
    seen = described(table, 1)
    world = view(table.rules, table.rules.sample(table.state, 1, Rng(7)), 1)
    assert PRESENTER.describe(world, audience(table, 1), table.rules.legal(table.state, 1)) == seen


def test_every_card_of_the_discard_pile_can_be_found_and_read() -> None:
    table = laid(HAND, RIVAL, discard="tombola fruit-cake bowling-pin snow-globe")
    desc = described(table, 2)
    found = lying(desc, "discard")
    fanned = [each.spread for each in found]
    assert all(each.up for each in found)
    assert all(
        abs(one.x - two.x) >= one.scale * 0.99 or abs(one.y - two.y) >= one.scale * 1.39
        for one, two in combinations([pose for pose in fanned if pose], 2)
    )
    sheet = PRESENTER.inspect(table.state, audience(table), "discard")
    assert sheet is not None
    assert [name for name, _kind in sheet.facts] == ["Snow Globe", "Bowling Pin", "Fruit Cake", "Tombola"]


def test_a_fanned_pile_still_tells_its_order() -> None:
    found = lying(described(laid(HAND, RIVAL)), "pile")
    fanned = [each.spread for each in found if each.spread is not None]
    assert len(fanned) == 4
    assert [(pose.y, pose.x) for pose in fanned[::-1]] == sorted((pose.y, pose.x) for pose in fanned)


def test_the_token_of_who_is_asked_lies_at_its_seat() -> None:
    table = laid(HAND, RIVAL, laid=1).declare()
    assert piece(table, described(table), "asked").zone == "seat/1"
    assert piece(table, described(table), "turn").zone == "seat/0"


def test_naps_and_house_rules_are_seen_at_their_seats() -> None:
    table = laid(HAND, RIVAL)
    table.state.naps[2], table.state.curfew_seats = 2, 1 << 3
    desc = described(table)
    nap, rules = piece(table, desc, "nap/2"), piece(table, desc, "rules/3")
    assert (nap.zone, rules.zone) == ("seat/2", "seat/3")
    assert [label.text for label in nap.face.labels] == ["2"]


def test_the_lever_is_down_while_a_declaration_holds() -> None:
    table = laid("blown-fuse", "tea-break", laid=1)
    before = piece(table, described(table), "lever").face.art
    table.declare()
    during = piece(table, described(table), "lever").face.art
    table.respond(1, "tea-break").all_pass()
    after = piece(table, described(table), "lever").face.art
    assert (before, during, after) == ("androids/lever/up", "androids/lever/down", "androids/lever/up")


def test_the_tray_shows_the_order_and_which_cancels_which() -> None:
    table = laid("blown-fuse", "tea-break", laid=1).declare().respond(1, "tea-break").respond(0, "blown-fuse")
    desc = described(table)
    claim, tea, fuse = (piece(table, desc, name) for name in ("claim", "tea-break", "blown-fuse"))
    assert claim.pose.x < tea.pose.x < fuse.pose.x
    links = [each.tip for each in desc.pieces if each.id.startswith("link/")]
    assert links == ["Tea Break answers the declaration", "Blown Fuse answers Tea Break"]
    assert "seats/1" in arts(tea.face)


def test_a_cancelled_instant_is_struck_out_while_the_rest_is_settled() -> None:
    table = laid("nap-button", "blown-fuse odd-sock", "keyhole", "snow-globe")
    table.play("nap-button").respond(1, "blown-fuse").respond(2, "keyhole").all_pass()
    desc = described(table)
    assert piece(table, desc, "void/0").tip == "Nap Button of Ada is cancelled"
    assert "link/1" not in {each.id for each in desc.pieces}


def test_what_one_seat_looks_at_lies_before_everyone_and_open_to_it_alone() -> None:
    table = laid("x-ray-goggles", RIVAL).play("x-ray-goggles").all_pass()
    mine, theirs = (lying(described(table, viewer), "desk") for viewer in (0, 1))
    assert [each.id for each in mine] == [each.id for each in theirs]
    assert [each.up for each in mine] == [True] * 3
    assert [each.up for each in theirs] == [False] * 3
    assert {each.tip.split(",")[0] for each in theirs} == {"A card that is being looked at"}


def test_the_hand_that_is_looked_into_lies_before_everyone() -> None:
    table = laid("keyhole", RIVAL).play("keyhole").all_pass()
    desc = described(table)
    assert {each.id for each in lying(desc, "desk")} == {item(table, key) for key in RIVAL.split()}
    assert not lying(desc, "seat/1")


def test_cards_to_choose_from_lie_side_by_side() -> None:
    table = laid("scrap-diver", RIVAL, discard=JUNK).play("scrap-diver").all_pass()
    found = lying(described(table), "desk")
    assert len(found) == 4
    assert all(apart(box(one), box(two)) for one, two in combinations(found, 2))


def test_the_deck_tells_nothing_but_its_height() -> None:
    desc = described(laid(HAND, RIVAL))
    found = lying(desc, "deck")
    assert not [each for each in found if each.up]
    assert {each.tip for each in found} == {"The deck"}


def test_the_android_that_stands_has_its_name_on_a_plate() -> None:
    table = laid("crate-delivery", pile=ANDROID, laid=1).declare().all_pass()
    desc = described(table, None)
    assert [label.text for label in piece(table, desc, "name").face.labels] == ["Teapot Belly"]
    assert desc.banner == "Teapot Belly stands, and Ada wins."


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_card_that_was_chosen_for_the_shop_window_lies_open_before_everyone(viewer: int | None) -> None:
    table = laid("shop-window", pile="oven-mitt rubber-duck squeezebox").play("shop-window").all_pass()
    desc = filmed(table, Choose(0, table.piece("rubber-duck")), viewer)[0][0]
    assert [(each.id, each.up) for each in lying(desc, "desk")] == [(item(table, "rubber-duck"), True)]
    assert [each.up for each in lying(desc, "pile")] == [False, False]


@pytest.mark.parametrize("rect", [(1.0, 2.0, 6.0, 2.0), (1.0, 2.0, 2.0, 6.0)])
@pytest.mark.parametrize("ratio", [0.75, 1.25])
def test_what_keeps_its_shape_fills_its_place_one_way_and_lies_in_its_middle(
    rect: tuple[float, float, float, float], ratio: float
) -> None:
    left, top, wide, high = shaped(rect, ratio)

    assert wide / high == pytest.approx(ratio)
    assert wide == pytest.approx(rect[2]) or high == pytest.approx(rect[3])
    assert (left + wide / 2, top + high / 2) == pytest.approx((rect[0] + rect[2] / 2, rect[1] + rect[3] / 2))
