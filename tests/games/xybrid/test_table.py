"""The table of XYbrid shows each card in its place, and only to those who may see it."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from monstrarium.content.places import resources
from monstrarium.engine.game import view
from monstrarium.engine.rng import Rng
from monstrarium.games.xybrid.cards import CARDS, FACES, SCIENCES, Breakthrough, Part
from monstrarium.games.xybrid.rules import Xybrid
from monstrarium.games.xybrid.state import Phase
from monstrarium.games.xybrid.table.faces import PART_BACK, SECRET_BACK, Look, face_of
from monstrarium.games.xybrid.table.presenter import PRESENTER
from monstrarium.games.xybrid.table.stack import signs_beside
from monstrarium.table.desc import Face, Inlay, Piece, Rect, TableDesc
from monstrarium.table.layout import CARD
from tests.games.xybrid.scenario import Bench, Table
from tests.games.xybrid.table import audience, described, item, piece
from tests.support.looking import apart, box, within

WHOLE = "whiskerdome quartz-crusher bear-hug anchor-feet moth-wings atom-brooch bolted-shield"
"""A head, two arms, legs, and auxiliary parts behind, on and before the core."""


def texts(face: Face) -> set[str]:
    """All words on a face."""
    return {label.text for label in face.labels}


def arts(face: Face) -> set[str]:
    """All drawings on a face."""
    return {face.art, *(inlay.art for inlay in face.inlays)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_place_says_what_it_is(seats: int) -> None:
    desc = described(Table(*[Bench(hand="geode-grin") for _seat in range(seats)]))
    places = [zone for zone in desc.zones if not zone.id.startswith("stand/")]
    assert len(places) == 3 + 4 * seats
    assert all(zone.title for zone in places)


def test_a_place_is_part_of_the_ground_and_an_empty_one_is_a_hollow() -> None:
    zones = {zone.id: zone for zone in described(Table(Bench(hand="geode-grin"), Bench(), lab="bear-hug")).zones}
    assert {zones[name].style for name in ("lab", "seat/0", "hand/0", "monster/0")} == {"ground"}
    assert {zones[name].style for name in ("deck", "hand/1", "secrets/0")} == {"hollow"}


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_the_viewers_monster_is_the_large_one(viewer: int) -> None:
    desc = described(Table(Bench(), Bench(), Bench()), viewer)
    scales = [piece(desc, key).pose.scale for key in ("rivet-boiler", "jukebox-chest", "walking-vault")]
    assert max(scales) == scales[viewer]


def test_sheets_of_a_monster_lie_exactly_on_each_other_in_the_order_of_a_body() -> None:
    desc = described(Table(Bench(monster=WHOLE)))
    sheets = [each for each in desc.pieces if each.zone == "monster/0"]
    assert all(sheet.sheet for sheet in sheets)
    assert len({(sheet.pose.x, sheet.pose.y, sheet.pose.scale) for sheet in sheets}) == 1
    order = [sheet.id for sheet in sorted(sheets, key=lambda each: each.pose.z)]
    body = ["moth-wings", "anchor-feet", "rivet-boiler", "quartz-crusher", "bear-hug", "whiskerdome"]
    body += ["atom-brooch", "bolted-shield"]
    assert order == [item(key) for key in body]


def test_a_surplus_head_looks_out_from_behind_the_first() -> None:
    desc = described(Table(Bench(monster="whiskerdome geode-grin")))
    first, second = piece(desc, "whiskerdome").pose, piece(desc, "geode-grin").pose
    assert second.z < first.z
    assert second.x > first.x


@pytest.mark.parametrize("seats", [2, 4])
def test_no_card_is_larger_than_the_own_breakthroughs_while_one_is_chosen(seats: int) -> None:
    own = Bench(hand="geode-grin bear-hug", secrets="tenure blackout nostalgia")
    table = Table(own, *[Bench() for _seat in range(1, seats)])
    table.state.phase = Phase.REVEAL
    desc = described(table)
    cards = [each for each in desc.pieces if each.size == CARD and not each.sheet]
    assert piece(desc, "tenure").pose.scale == pytest.approx(max(each.pose.scale for each in cards))
    assert piece(desc, "tenure").pose.scale >= 1.7


def test_a_revealed_breakthrough_lies_large_before_all_with_the_token_of_its_seat() -> None:
    table = Table(*[Bench(secrets=key, monster="moth-wings") for key in ("angry-mob", "tenure", "blackout", "")])
    table.deploy("angry-mob", "tenure", "")
    desc = described(table, 3)
    shown = [each for each in desc.pieces if each.zone == "desk"]
    assert [each.id for each in shown] == [item("angry-mob"), item("tenure")]
    assert all(each.up and each.pose.scale > 1.0 for each in shown)
    assert [arts(each.face) & {"seats/0", "seats/1"} for each in shown] == [{"seats/0"}, {"seats/1"}]


MANY = (
    "whiskerdome geode-grin flask-face quartz-crusher bear-hug spanner-fist anchor-feet frog-springers "
    "moth-wings atom-brooch bolted-shield storm-halo hive-pack shoulder-toad"
)


def test_every_part_of_a_monster_has_a_plate_of_its_own_beside_it() -> None:
    table = Table(Bench(monster=MANY))
    desc = described(table)
    signs = piece(desc, "signs/0")
    plates = [box_on(signs, each) for each in signs.face.inlays if each.art.startswith("xybrid/tab")]
    assert len(plates) == 15
    assert all(apart(one, two) for one, two in combinations(plates, 2))
    assert all(within(each, box(signs)) for each in plates)
    (stand,) = [zone.rect for zone in desc.zones if zone.id == "stand/0"]
    assert all(apart(each, stand) for each in plates)
    worth, *values = [label.text for label in signs.face.labels]
    assert sorted(values) == sorted(str(part.value) for part in parts_of(table))
    assert int(worth) == sum(part.value for part in parts_of(table))


def box_on(whole: Piece, inlay: Inlay) -> Rect:
    """Where a small drawing on a piece lies on the table."""
    left, top, wide, high = box(whole)
    return left + inlay.x * wide, top + inlay.y * high, inlay.w * wide, inlay.h * high


def test_an_arm_has_its_plate_on_its_side_and_a_missing_part_an_empty_one() -> None:
    table = Table(Bench(monster="quartz-crusher geode-grin"))
    for left in (True, False):
        table.state.left_parts = left << FACES["quartz-crusher"]
        signs = signs_beside(table.state, 0)
        assert [sign.left for sign in signs if sign.piece == FACES["quartz-crusher"]] == [left]
        assert [(sign.wanted, sign.left) for sign in signs if sign.wanted] == [("arm", not left), ("legs", False)]
    empty = [each.art for each in piece(described(table), "signs/0").face.inlays]
    assert empty.count("xybrid/tab-empty") == 2
    assert {"xybrid/badge/arm-left", "xybrid/badge/legs"} <= set(empty)


def parts_of(table: Table) -> list[Part]:
    """The parts of the near monster in the order attached."""
    cards = [CARDS[part] for part in table.state.monsters[0]]
    return [card for card in cards if isinstance(card, Part)]


def test_an_arm_on_the_right_is_the_mirrored_drawing_with_its_own_badge() -> None:
    table = Table(Bench(monster="quartz-crusher bear-hug"))
    table.state.left_parts = 1 << FACES["quartz-crusher"]
    desc = described(table)
    left, right = piece(desc, "quartz-crusher"), piece(desc, "bear-hug")
    assert (left.face.mirrored, right.face.mirrored) == (False, True)
    assert left.read is not None
    assert right.read is not None
    assert "xybrid/badge/arm-left" in arts(left.read)
    assert "xybrid/badge/arm-right" in arts(right.read)
    turned = {inlay.art for face in (left.read, right.read) for inlay in face.inlays if inlay.mirrored}
    assert turned == {"xybrid/arm/bear-hug"}


def test_in_a_stack_a_part_tells_no_words_and_fanned_out_all_of_them() -> None:
    sheet = piece(described(Table(Bench(monster="whiskerdome"))), "whiskerdome")
    assert sheet.face.labels == ()
    assert sheet.read is not None
    assert texts(sheet.read) == {"Whiskerdome", "6"}


def test_fanned_out_sheets_lie_apart_on_their_bench() -> None:
    desc = described(Table(Bench(monster=WHOLE)))
    fanned = [each.spread for each in desc.pieces if each.zone == "monster/0" and each.spread is not None]
    boxes = [(to.x - to.scale / 2, to.y - 0.7 * to.scale, to.scale, 1.4 * to.scale) for to in fanned]
    assert len(boxes) == 8
    (whole,) = [zone.rect for zone in desc.zones if zone.id == "seat/0"]
    assert all(within(each, whole) for each in boxes)
    assert desc.plaque is not None
    assert all(apart(each, desc.plaque) for each in boxes)
    assert all(apart(one, two) for one, two in combinations(boxes, 2))


def test_oil_slick_cape_shows_and_says_all_four_sciences() -> None:
    table = Table(lab="oil-slick-cape")
    shown = {f"xybrid/science/{science}" for science in SCIENCES}
    assert shown <= arts(piece(described(table), "oil-slick-cape").face)
    sheet = PRESENTER.inspect(table.state, audience(table), item("oil-slick-cape"))
    assert sheet is not None
    assert dict(sheet.facts)["Science"] == "biology, chemistry, physics and robotics"


def test_of_a_part_of_the_deck_it_is_said_who_has_seen_it() -> None:
    table = Table(lab="periscope-arm soap-wand", deck="jet-pack bear-hug flask-face").draw("periscope-arm")
    assert told_of(table, "jet-pack") == "Ada is looking at it."
    table.answer("bear-hug", "flask-face")
    assert told_of(table, "jet-pack") == "Only Ada knows it."
    table.state.pieces.forget(FACES["jet-pack"])
    assert told_of(table, "jet-pack") == "Nobody knows it."


def told_of(table: Table, key: str) -> str:
    """The words of the inspector for the second seat about a card that lies face down."""
    sheet = PRESENTER.inspect(view(table.rules, table.state, 1), audience(table, 1), item(key))
    assert sheet is not None
    return sheet.text


def test_a_part_in_the_lab_shows_name_value_label_badge_and_sciences() -> None:
    face = piece(described(Table(lab="weather-owl acid-dropper")), "weather-owl").face
    assert texts(face) == {"Weather Owl", "3"}
    assert {"xybrid/badge/head", "xybrid/science/biology", "xybrid/science/physics"} <= arts(face)
    assert "DEPLOY" in texts(piece(described(Table(lab="weather-owl acid-dropper")), "acid-dropper").face)


def test_a_changed_value_is_what_a_fanned_out_sheet_shows() -> None:
    table = Table(Bench(monster="whiskerdome"))
    table.state.growth[FACES["whiskerdome"]] = -2
    read = piece(described(table), "whiskerdome").read
    assert read is not None
    assert "4" in texts(read)


def test_breakthroughs_of_others_show_their_backs() -> None:
    table = Table(Bench(secrets="tenure"), Bench(secrets="blackout"))
    mine, other = described(table, 0), described(table, 1)
    assert piece(mine, "tenure").up
    hidden = piece(mine, "blackout")
    assert (hidden.up, hidden.back, hidden.tip) == (False, SECRET_BACK, "A breakthrough, face down")
    assert "Blackout" not in str(mine)
    assert piece(other, "blackout").up


def test_the_deck_is_one_pile_of_backs() -> None:
    desc = described(Table(deck="whiskerdome geode-grin"))
    backs = [each for each in desc.pieces if each.zone == "deck"]
    assert len(backs) == 2
    assert all(not each.up and each.back == PART_BACK for each in backs)
    assert {each.tip for each in backs} == {"The deck"}
    assert next(zone.count for zone in desc.zones if zone.id == "deck") == 2


def test_a_complete_monster_is_named_on_its_plaque_and_a_rivals_on_its_name_plate() -> None:
    limbs = "quartz-crusher bear-hug"
    whole, part = f"flask-face ostrich-stilts {limbs}", f"whiskerdome {limbs}"
    for viewer, near in enumerate(("Bubbling Strider", "")):
        desc = described(Table(Bench(monster=whole), Bench(monster=part)), viewer)
        plaques = [each for each in desc.pieces if each.id.startswith("name/")]
        assert [texts(each.face) for each in plaques] == ([{near}] if near else [])
        assert [plate.note for plate in desc.plates] == ["" if near else "Bubbling Strider", "needs legs"]


def test_deployed_monsters_stand_as_small_stacks_that_open_on_cards_which_lie_apart() -> None:
    first, second = "walking-vault whiskerdome quartz-crusher bear-hug anchor-feet", "plasma-globe geode-grin jet-pack"
    desc = described(Table(Bench(pile=f"{first} {second}"), lab="flask-face"))
    stacked = [each for each in desc.pieces if each.zone == "pile/0" and each.id != "drawer/0"]
    (zone,) = [zone for zone in desc.zones if zone.id == "pile/0"]
    assert zone.opens
    assert len({each.pose.x for each in stacked}) * len({each.pose.y for each in stacked}) == 2
    assert all(each.sheet and within(box(each), zone.rect) for each in stacked)
    opened = [box(replace(each, pose=each.spread)) for each in stacked if each.spread is not None]
    drawer = piece(desc, "drawer/0")
    assert drawer.spread is not None
    assert len(opened) == len(stacked) == 8
    assert all(within(each, box(replace(drawer, pose=drawer.spread))) for each in opened)
    assert all(apart(one, two) for one, two in combinations(opened, 2))


def test_what_deployed_monsters_are_laid_out_on_has_no_words() -> None:
    table = Table(Bench(pile="walking-vault whiskerdome taproot-reach anchor-feet"), lab="flask-face")
    drawer = piece(described(table), "drawer/0")
    assert PRESENTER.inspect(table.state, audience(table), drawer.id) is None


def test_the_ribbon_of_a_deployed_monster_with_a_mission_names_the_monster_and_its_parts() -> None:
    table = Table(Bench(pile="walking-vault whiskerdome taproot-reach anchor-feet"), lab="flask-face")
    ribbon = piece(described(table), f"mission/{FACES['walking-vault']}")
    sheet = PRESENTER.inspect(table.state, audience(table), ribbon.id)
    assert sheet is not None
    assert sheet.title == "Blubbering Anchor"
    assert [name for name, _value in sheet.facts] == ["Whiskerdome", "Taproot Reach", "Anchor Feet"]


def test_parts_of_the_lab_that_cannot_be_drawn_are_dimmed_for_the_seat_in_turn() -> None:
    table = Table(Bench(monster="geode-grin"), lab="whiskerdome spanner-fist jet-pack")
    dim = {
        viewer: {key for key in ("whiskerdome", "spanner-fist", "jet-pack") if is_dimmed(described(table, viewer), key)}
        for viewer in (0, 1)
    }
    assert dim == {0: {"whiskerdome"}, 1: set()}


def test_parts_of_the_hand_that_cannot_be_swapped_are_dimmed_while_building() -> None:
    table = Table(Bench(monster="quartz-crusher", hand="bear-hug puddle-legs flask-face"), lab="geode-grin jet-pack")
    table.state.phase = Phase.BUILD
    table.state.swapped_parts = 1 << FACES["bear-hug"]
    table.state.lacks[0] = 0
    dim = [[is_dimmed(described(table, viewer), key) for key in ("bear-hug", "puddle-legs")] for viewer in (0, 1)]
    assert dim == [[True, True], [False, False]]


def is_dimmed(desc: TableDesc, key: str) -> bool:
    return "xybrid/veil" in arts(piece(desc, key).face)


def test_a_seat_that_has_put_a_breakthrough_down_shows_a_seal_and_not_which() -> None:
    table = Table(Bench(secrets="tenure"), Bench(secrets="blackout"))
    table.state.phase = Phase.REVEAL
    table.state.picks.put(1, FACES["blackout"])
    desc = described(table, 0)
    assert piece(desc, "seal/1").tip == "Bo has chosen"
    assert "Blackout" not in str(desc)
    assert not any(each.id == "seal/0" for each in desc.pieces)


def test_every_drawing_that_can_be_shown_is_there() -> None:
    keys = {
        "xybrid/tab",
        "xybrid/tab-left",
        "xybrid/tab-empty",
        "xybrid/tag",
        "xybrid/clear",
        "xybrid/drawer",
        "xybrid/veil",
        "xybrid/podium",
        "xybrid/podium-won",
        "xybrid/stand",
        "xybrid/plaque",
        "xybrid/disc",
        "xybrid/bench",
        "xybrid/infamy",
        "xybrid/seal-revealed",
        PART_BACK,
        SECRET_BACK,
    }
    for face in range(len(CARDS)):
        for left in (True, False):
            for stacked in (True, False):
                keys |= arts(face_of(face, Look(left, stacked)))
    assert sorted(key for key in keys if not (resources() / "art" / f"{key}.svg").is_file()) == []


def test_words_on_cards_are_those_of_their_files() -> None:
    for face, card in enumerate(CARDS):
        shown = texts(face_of(face))
        assert card.name in shown
        if isinstance(card, Breakthrough):
            assert card.text in shown
        elif isinstance(card, Part):
            assert str(card.value) in shown


def test_chapters_name_round_and_cycle() -> None:
    table = Table(played=2)
    table.state.cycle = 4
    assert PRESENTER.chapter(table.state) == "Round 2 of 3, cycle 4"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_pieces_have_names_places_and_ids_of_their_own(seats: int) -> None:
    rules = Xybrid()
    table = Table(
        *[Bench(monster=WHOLE if seat == 0 else "", hand="" if seat else "geode-grin") for seat in range(seats)]
    )
    rng = Rng(seats)
    for _step in range(40):
        waiting = rules.to_act(table.state)
        if not waiting:
            break
        for viewer in (None, *range(seats)):
            desc = described(table, viewer)
            names = [*(zone.id for zone in desc.zones), *(each.id for each in desc.pieces)]
            assert len(set(names)) == len(names)
            zones = {zone.id for zone in desc.zones}
            assert all(each.zone in zones and each.tip for each in desc.pieces)
            assert all(within(box(each), (0, 0, *desc.size)) for each in desc.pieces)
        rules.apply(table.state, rng.pick(tuple(rules.legal(table.state, waiting[0]))), None)


def headings(path: Path) -> set[str]:
    """The headings of a page."""
    lines = path.read_text("utf-8").splitlines()
    return {line.lstrip("#").strip() for line in lines if line.startswith("#")}


def test_every_topic_is_a_heading_of_the_rules_page() -> None:
    page = headings(resources() / "rules" / "xybrid.md")
    table = Table(Bench(secrets="tenure"), Bench(secrets="blackout"), lab="acid-dropper", deck="geode-grin")
    for phase in Phase:
        table.state.phase = phase
        assert PRESENTER.topic(table.state) in page
    table.state.phase = Phase.DRAW
    everything = [item(card.key) for card in CARDS]
    for name in (*everything, "lab", "deck", "cores", "seat/0", "monster/1"):
        sheet = PRESENTER.inspect(table.state, audience(table), name)
        assert sheet is not None
        assert sheet.rules in page
