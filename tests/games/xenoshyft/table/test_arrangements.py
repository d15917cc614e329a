"""The table of XenoShyft is arranged by what commanders do, for every window and every number of seats."""

from __future__ import annotations

from itertools import product

import pytest

from monstrarium.engine.game import view
from monstrarium.games.xenoshyft.cards import BOSS, CARDS, DIVISIONS, ENEMY, KIND, SLEEVES, WAVE, WAVE_OF, Item, Troop
from monstrarium.games.xenoshyft.state import Phase
from monstrarium.games.xenoshyft.table.presenter import PRESENTER
from monstrarium.games.xenoshyft.table.seating import ARRANGEMENTS, DEPLOYMENT, END, FIGHT, PURCHASE
from monstrarium.games.xenoshyft.table.seating import WAVE as WHAT_COMES
from monstrarium.table.desc import Piece, Rect, TableDesc
from monstrarium.table.presenter import Audience, shape_of
from tests.games.xenoshyft.described import card, described
from tests.games.xenoshyft.scenario import Table
from tests.support.looking import apart, box, piece, within
from tests.support.matches import NAMES
from tests.support.sizes import LARGE, USUAL, pixels
from tests.support.tidy import untidy

SEATS = (1, 2, 3, 4)
SHAPES = (1.0, 1.25, 1.4, 1.65, 1.8, 2.4)
HELD = tuple(key for key, _name in ARRANGEMENTS)
ITEMS = "tesla hercules med-pack hi-ex-grenade stasis-bomb medical-shuttle ranger research-officer ranger"


def seen(table: Table, shape: float = 1.4, held: str = "", viewer: int | None = 0) -> TableDesc:
    """The table in a window of a shape, in the arrangement that the viewer holds."""
    seats = len(table.state.hands)
    eyes = Audience(viewer, NAMES[:seats], tuple(range(seats)), shape=shape, arrangement=held)
    offers = () if viewer is None else table.rules.legal(table.state, viewer)
    return PRESENTER.describe(view(table.rules, table.state, viewer), eyes, offers)


def in_phase(phase: Phase, seats: int, divisions: bool = False) -> Table:
    """A table with much on it, in a phase."""
    fronts = ["militia ranger+tesla research-officer militia", "ranger", "", "militia ranger"][:seats]
    swarms = ["smoker prowler?", "charger? swarmer?", "", "smoker?"][:seats] if phase is Phase.COMBAT else [""] * seats
    hands = ["militia militia ranger xeno-one xeno-one hi-ex-grenade", "xeno-one militia", "", "med-pack"][:seats]
    table = Table(fronts, swarms, hands, seats=seats, phase=phase, market=ITEMS, wounds={"ranger": 1}, pause=False)
    if divisions:
        table.state.divisions = list(range(seats))
    return table


def width(desc: TableDesc, window: tuple[int, int], shown: Piece) -> float:
    """The width of a piece in a window, in pixels."""
    return pixels(desc, shown, window)[0]


def cards(desc: TableDesc, zone: str) -> list[Piece]:
    """The cards of a zone, without tokens, tags and what troops carry."""
    found = [each for each in desc.pieces if each.zone == zone and each.id.startswith("card/") and not each.flat]
    most = max((each.pose.scale for each in found), default=0.0)
    return [each for each in found if each.pose.scale > most / 2]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("phase", [Phase.BUY, Phase.DEPLOY, Phase.COMBAT, Phase.WRAP, Phase.OVER])
def test_the_table_is_tidy_in_every_window_and_arrangement(phase: Phase, seats: int) -> None:
    for divisions, shape, held in product((False, True), SHAPES, ("", *HELD)):
        table = in_phase(phase, seats, divisions)
        assert list(untidy(seen(table, shape, held), 0)) == [], (divisions, shape, held)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("phase", [Phase.BUY, Phase.DEPLOY, Phase.COMBAT, Phase.WRAP])
def test_whatever_is_held_everything_can_still_be_done(phase: Phase, seats: int) -> None:
    table = in_phase(phase, seats)
    usual = seen(table)
    for held in HELD:
        desc = seen(table, held=held)
        assert {each.plan for each in desc.affordances} == {each.plan for each in usual.affordances}
        lying = {each.id for each in desc.zones} | {each.id for each in desc.pieces}
        ends = {end for each in desc.affordances for end in (each.source, each.target)}
        assert ends <= lying | {""}


@pytest.mark.parametrize("phase", [Phase.BUY, Phase.DEPLOY, Phase.COMBAT])
def test_every_card_stays_itself_from_one_arrangement_to_the_next(phase: Phase) -> None:
    table = in_phase(phase, 4)
    found = [
        {each.id for each in seen(table, held=held).pieces if each.id.startswith(("card/", "wound/", "command/"))}
        for held in HELD
    ]
    assert all(each == found[0] for each in found)


def test_the_phase_chooses_the_arrangement_and_the_viewer_may_hold_another() -> None:
    buying, fighting = in_phase(Phase.BUY, 2), in_phase(Phase.COMBAT, 2)

    def market_of(desc: TableDesc) -> float:
        return max(each.pose.scale for each in cards(desc, "pool/0"))

    assert market_of(seen(buying)) > 2 * market_of(seen(fighting))
    assert market_of(seen(fighting, held=PURCHASE)) == pytest.approx(market_of(seen(buying)))
    assert market_of(seen(buying, held=FIGHT)) == pytest.approx(market_of(seen(fighting)))
    assert seen(buying, held="no such arrangement") == seen(buying)


@pytest.mark.parametrize(("window", "least"), [(USUAL, 110), (LARGE, 150)])
@pytest.mark.parametrize("phase", [Phase.BUY, Phase.DEPLOY, Phase.COMBAT, Phase.WRAP])
@pytest.mark.parametrize("seats", SEATS)
def test_the_own_cards_are_large(seats: int, phase: Phase, window: tuple[int, int], least: int) -> None:
    desc = seen(in_phase(phase, seats), shape_of(*window))
    assert min(width(desc, window, each) for each in cards(desc, "hand/0")) >= least


@pytest.mark.parametrize(("window", "least"), [(USUAL, 100), (LARGE, 140)])
@pytest.mark.parametrize("seats", SEATS)
def test_what_is_for_sale_is_large_while_all_buy(seats: int, window: tuple[int, int], least: int) -> None:
    desc = seen(in_phase(Phase.BUY, seats), shape_of(*window))
    for pool in ("pool/0", "pool/1"):
        on_sale = [each for each in cards(desc, pool) if each.up]
        assert on_sale
        assert min(width(desc, window, each) for each in on_sale) >= least


@pytest.mark.parametrize(("window", "least"), [(USUAL, 48), (LARGE, 66)])
@pytest.mark.parametrize("seats", SEATS[1:])
def test_the_troops_of_others_are_told_apart_while_all_buy(seats: int, window: tuple[int, int], least: int) -> None:
    desc = seen(in_phase(Phase.BUY, seats), shape_of(*window))
    for lane in range(1, seats):
        assert all(width(desc, window, each) >= least for each in cards(desc, f"front/{lane}"))


@pytest.mark.parametrize(("window", "least"), [(USUAL, 110), (LARGE, 150)])
@pytest.mark.parametrize("seats", SEATS)
def test_the_lane_that_fights_is_large_and_the_others_are_strips(
    seats: int, window: tuple[int, int], least: int
) -> None:
    desc = seen(in_phase(Phase.COMBAT, seats), shape_of(*window))
    fighting = [*cards(desc, "front/0"), *cards(desc, "swarm/0")]
    assert min(width(desc, window, each) for each in fighting) >= least
    for lane in range(1, seats):
        for each in (*cards(desc, f"front/{lane}"), *cards(desc, f"swarm/{lane}")):
            assert 0.4 * least < width(desc, window, each) < 0.9 * least


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_the_prompt_and_the_name_plates_cover_nothing(shape: float, seats: int) -> None:
    for phase, held in product((Phase.BUY, Phase.DEPLOY, Phase.COMBAT, Phase.OVER), ("", *HELD)):
        desc = seen(in_phase(phase, seats), shape, held)
        assert desc.plaque is not None
        places: list[Rect] = [desc.plaque, *(plate.place for plate in desc.plates)]
        assert [plate.seat for plate in desc.plates] == list(range(seats))
        assert all(within(place, (0, 0, *desc.size)) for place in places)
        for each, place in product(desc.pieces, places):
            assert apart(box(each), place), (phase, held, each.id)


def test_plates_say_whose_lane_fights_and_whose_comes_next() -> None:
    table = in_phase(Phase.COMBAT, 3)
    assert [plate.note for plate in described(table).plates] == ["fights now", "fights next", "fights later"]
    assert piece(described(table), "phases").tip == "Purchase, Deployment, Ada fights, then Bo and Cleo, Wrap-Up"


def test_each_card_for_sale_has_its_price_above_it() -> None:
    table = Table(hand="militia", market="tesla ranger", phase=Phase.BUY)
    desc = described(table)
    for key in ("tesla", "ranger"):
        ware, tag = card(table, desc, key), piece(desc, f"price/{table[key]}")
        assert box(tag)[1] + box(tag)[3] <= box(ware)[1] + 1e-6
        printed = CARDS[table.state.pieces.face[table[key]]]
        assert isinstance(printed, Item | Troop)
        assert [label.text for label in tag.face.labels] == [str(printed.cost)]


def test_a_card_that_cannot_be_paid_is_dimmed_and_its_tag_is_red() -> None:
    table = Table(hand="xeno-one xeno-one", market="ranger research-officer tesla", phase=Phase.BUY)
    table.state.pieces.face = list(table.state.pieces.face)
    desc = described(table)
    for key in ("ranger", "tesla"):
        shown, tag = card(table, desc, key), piece(desc, f"price/{table[key]}")
        cost = int(tag.face.labels[0].text)
        is_dim = any(inlay.art == "xenoshyft/veil" for inlay in shown.face.inlays)
        assert is_dim is (cost > 2)
        assert (tag.face.labels[0].role == "bad") is (cost > 2)


def test_nothing_is_dimmed_while_nobody_buys() -> None:
    desc = seen(in_phase(Phase.DEPLOY, 1), held=PURCHASE)
    assert not [each for each in desc.pieces if any(inlay.art == "xenoshyft/veil" for inlay in each.face.inlays)]


def test_price_worth_power_hp_and_damage_have_drawings_of_their_own() -> None:
    table = Table("ranger", hand="xeno-one militia", market="tesla", wounds={"ranger": 1}, phase=Phase.BUY)
    desc = described(table)
    crystal, troop = card(table, desc, "xeno-one"), card(table, desc, "militia")
    worth = {inlay.art for inlay in crystal.face.inlays if "place" in inlay.art}
    others = {inlay.art for inlay in troop.face.inlays if "place" in inlay.art}
    wound = piece(desc, f"wound/{table['ranger']}").face.art
    assert worth == {"xenoshyft/place/worth"}
    assert others == {"xenoshyft/place/cost", "xenoshyft/place/power", "xenoshyft/place/hp"}
    assert wound not in worth | others


def test_what_may_come_is_what_nobody_has_seen() -> None:
    table = Table("militia", "smoker prowler?", wave=1)
    seen_one, hidden_one = (table.state.pieces.face[table[key]] for key in ("smoker", "prowler"))
    printed = [face for each, face in enumerate(SLEEVES) if WAVE_OF[each] == 1 and KIND[face] in (ENEMY, BOSS)]
    desc = seen(table, held=WHAT_COMES)

    def left(face: int) -> int:
        found = [each for each in desc.pieces if each.id == f"kind/{face}"]
        counts = [label.text[1:] for each in found for label in each.face.labels if label.text.startswith("×")]
        return int(counts[0]) if counts else len(found)

    assert left(hidden_one) == printed.count(hidden_one)
    assert left(seen_one) == printed.count(seen_one) - 1
    assert sum(left(face) for face in set(printed)) == len(printed) - 1


def test_after_the_last_round_of_a_wave_the_next_one_is_foreseen() -> None:
    table = Table(phase=Phase.WRAP, wave=1, last_round=True)
    coming = [each for each in seen(table, held=WHAT_COMES).pieces if each.zone == "coming"]
    assert {WAVE[int(each.id.split("/")[1])] for each in coming} == {2}


def test_the_lane_that_is_made_ready_shows_how_many_enemies_come() -> None:
    table = Table("militia", phase=Phase.DEPLOY, house={"swarm": "usual"})
    burrows = [zone for zone in described(table).zones if zone.art == "xenoshyft/lane/burrow"]
    assert len(burrows) == 3
    prompt = described(table).prompt
    assert prompt is not None
    assert "Then 3 enemies of wave 1 come to each lane." in prompt.notes


def test_troops_stand_on_their_floor_plates() -> None:
    table = Table("militia ranger", phase=Phase.DEPLOY)
    desc = described(table)
    plates = [zone.rect for zone in desc.zones if zone.art == "xenoshyft/lane/plate"]
    assert len(plates) == 4
    for key, plate in zip(("militia", "ranger"), plates, strict=False):
        assert box(card(table, desc, key)) == pytest.approx(plate)


def test_the_end_shows_the_base_and_its_rounds_large() -> None:
    usual = seen(in_phase(Phase.WRAP, 2))
    table = in_phase(Phase.OVER, 2)
    table.state.round, table.state.lost = 5, True
    last = seen(table)
    for name in ("bastion", "rounds"):
        assert box(piece(last, name))[2] > 1.5 * box(piece(usual, name))[2]
    signs = [inlay.art for inlay in piece(last, "rounds").face.inlays]
    assert signs == ["xenoshyft/sign/ready"] * 4 + ["xenoshyft/damage"]
    assert seen(in_phase(Phase.WRAP, 2), held=END).size == last.size


def test_no_frames_are_drawn_around_places() -> None:
    for phase in Phase:
        for zone in seen(in_phase(phase, 3, divisions=True)).zones:
            assert zone.art or zone.style in ("ground", "hollow", "bare"), zone.id


def test_divisions_lie_with_the_hands() -> None:
    desc = seen(in_phase(Phase.DEPLOY, 2, divisions=True), held=DEPLOYMENT)
    assert [each.zone for each in desc.pieces if each.id.startswith("command/")] == ["division/0", "division/1"]
    assert len(DIVISIONS) >= 2


@pytest.mark.parametrize("seats", SEATS)
def test_an_empty_hand_leaves_its_room_to_the_lanes(seats: int) -> None:
    full, empty = (in_phase(Phase.COMBAT, seats) for _table in range(2))
    empty.state.hands[0] = []
    shown = [seen(table) for table in (full, empty)]
    hands = [next(zone.rect for zone in desc.zones if zone.id == "hand/0") for desc in shown]
    lanes = [next(zone.rect for zone in desc.zones if zone.id == "ground/0") for desc in shown]
    assert hands[1][3] < hands[0][3]
    assert lanes[1][3] > lanes[0][3]
    for shape in SHAPES:
        assert list(untidy(seen(empty, shape), 0)) == []
