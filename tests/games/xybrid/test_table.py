"""The table of XYbrid shows each card in its place, and only to those who may see it."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from monstrarium.content.places import resources
from monstrarium.engine.game import view
from monstrarium.engine.rng import Rng
from monstrarium.games.xybrid.cards import CARDS, FACES, SCIENCES, Breakthrough, Part
from monstrarium.games.xybrid.rules import Xybrid
from monstrarium.games.xybrid.state import Phase
from monstrarium.games.xybrid.table.faces import PART_BACK, SECRET_BACK, Look, face_of
from monstrarium.games.xybrid.table.layout import Enlarged, seating
from monstrarium.games.xybrid.table.presenter import PRESENTER
from monstrarium.table.desc import Face
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


@pytest.mark.parametrize("shown", [0, 2, 4])
@pytest.mark.parametrize("asked", Enlarged)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lab_deck_cores_and_benches_lie_apart_on_the_table(seats: int, asked: Enlarged, shown: int) -> None:
    where = seating(seats, asked, shown)
    places = [where.deck, where.lab, where.cores, *(bench.whole for bench in where.benches)]
    places += [where.desk] if where.desk else []
    assert (len(where.benches), where.desk is not None) == (seats, shown > 0)
    assert all(within(place, (0, 0, *where.size)) for place in places)
    assert all(apart(one, two) for one, two in combinations(places, 2))


@pytest.mark.parametrize("asked", Enlarged)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_places_of_a_bench_lie_apart_on_it(seats: int, asked: Enlarged) -> None:
    for bench in seating(seats, asked).benches:
        places = [bench.monster, bench.hand, bench.pile, bench.secrets, bench.infamy]
        places += [bench.plaque] if bench.plaque else []
        assert all(within(place, bench.whole) for place in places)
        assert all(apart(one, two) for one, two in combinations(places, 2))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_near_monster_is_the_largest(seats: int) -> None:
    near, *far = seating(seats).benches
    assert all(near.monster[3] > bench.monster[3] for bench in far)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_place_says_what_it_is(seats: int) -> None:
    desc = described(Table(*[Bench(hand="geode-grin") for _seat in range(seats)]))
    shown = [zone for zone in desc.zones if zone.style.startswith("glass")]
    assert len(shown) == 3 + 4 * seats
    assert all(zone.title for zone in shown)


def test_a_narrow_place_has_a_short_title() -> None:
    zones = {zone.id: zone for zone in described(Table(*[Bench() for _seat in range(4)])).zones}
    assert [zones[name].title for name in ("secrets/0", "secrets/1", "cores")] == ["Breakthroughs", "Secrets", "Cores"]


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
def test_breakthroughs_lie_largest_while_one_is_chosen(seats: int) -> None:
    table = Table(*[Bench(secrets="tenure blackout nostalgia" if seat == 0 else "") for seat in range(seats)])
    before = piece(described(table), "tenure").pose.scale
    table.state.phase = Phase.REVEAL
    assert piece(described(table), "tenure").pose.scale > 1.3 * before


def test_a_revealed_breakthrough_lies_large_before_all_with_the_token_of_its_seat() -> None:
    table = Table(*[Bench(secrets=key) for key in ("angry-mob", "tenure", "blackout", "")])
    table.deploy("angry-mob", "tenure", "")
    desc = described(table, 3)
    shown = [each for each in desc.pieces if each.zone == "desk"]
    assert [each.id for each in shown] == [item("angry-mob"), item("tenure")]
    assert all(each.up and each.pose.scale > 1.0 for each in shown)
    assert [arts(each.face) & {"seats/0", "seats/1"} for each in shown] == [{"seats/0"}, {"seats/1"}]


def test_every_part_of_a_monster_has_signs_of_its_own_place() -> None:
    heads, legs = "whiskerdome geode-grin flask-face", "anchor-feet frog-springers"
    extra = "moth-wings atom-brooch bolted-shield storm-halo hive-pack shoulder-toad"
    table = Table(Bench(monster=f"{heads} quartz-crusher bear-hug spanner-fist {legs} {extra}"))
    signs = piece(described(table), "signs/0").face
    badges = [sign for sign in signs.inlays if sign.art.startswith("xybrid/badge/")]
    boxes = [(sign.x, sign.y, sign.w, sign.h) for sign in badges]
    assert len(badges) == 14
    assert all(apart(one, two) for one, two in combinations(boxes, 2))
    assert all(within(each, (0.0, 0.0, 1.0, 1.0)) for each in boxes)
    assert [label.text for label in signs.labels] == [str(part.value) for part in parts_of(table)]


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
    assert {"xybrid/badge/arm-left", "xybrid/badge/arm-right"} <= arts(piece(desc, "signs/0").face)


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
    assert all(within(each, seating(2).benches[0].whole) for each in boxes)
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


def test_a_complete_monster_is_named_on_its_plaque_and_a_rivals_on_its_bench() -> None:
    limbs = "quartz-crusher bear-hug"
    whole, part = f"flask-face ostrich-stilts {limbs}", f"whiskerdome {limbs}"
    for viewer, near in enumerate(("Bubbling Strider", "")):
        desc = described(Table(Bench(monster=whole), Bench(monster=part)), viewer)
        titles = [zone.title for zone in desc.zones if zone.id.startswith("seat/")]
        plaques = [each for each in desc.pieces if each.id.startswith("name/")]
        assert [texts(each.face) for each in plaques] == ([{near}] if near else [])
        assert any("Bubbling Strider" in title for title in titles) == (not near)


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
        "xybrid/stand",
        "xybrid/plaque",
        "xybrid/rim",
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
