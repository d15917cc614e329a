"""The table of XenoShyft shows each card in its place, and says what goes on."""

from __future__ import annotations

import pytest

from monstrarium.content.places import resources
from monstrarium.engine.game import view
from monstrarium.games.xenoshyft import events
from monstrarium.games.xenoshyft.cards import CARDS, DIVISIONS, FACES, Troop
from monstrarium.games.xenoshyft.events import Attacks, BaseHit, Dealt, LaneHeld, NoDamage, Spent
from monstrarium.games.xenoshyft.state import Phase
from monstrarium.games.xenoshyft.table.base_pieces import damage_state
from monstrarium.games.xenoshyft.table.faces import card_face, division_face, small_face
from monstrarium.games.xenoshyft.table.log import SENTENCES
from monstrarium.games.xenoshyft.table.presenter import PRESENTER
from monstrarium.table.desc import Face
from tests.games.xenoshyft.described import audience, card, described, item, words
from tests.games.xenoshyft.scenario import Table
from tests.support.looking import apart, box, piece, within
from tests.support.telling import kinds_in

SEATS = (1, 2, 3, 4)


def arts(face: Face) -> set[str]:
    """All drawings on a face."""
    return {face.art, *(inlay.art for inlay in face.inlays)}


@pytest.mark.parametrize("seats", SEATS)
def test_fronts_meet_in_the_middle_with_the_enemies_on_the_left(seats: int) -> None:
    table = Table(["militia ranger"], ["smoker prowler?"], seats=seats)
    desc = described(table)
    x = [card(table, desc, key).pose.x for key in ("prowler", "smoker", "militia", "ranger")]
    assert x == sorted(x)


def test_the_lane_that_fights_is_lit_and_says_so() -> None:
    desc = described(Table(["militia", "militia"], ["smoker prowler?"]))
    zones = {zone.id: zone for zone in desc.zones}
    assert (zones["ground/0"].art, zones["ground/1"].art) == ("xenoshyft/lane/deck-lit", "xenoshyft/lane/deck")
    assert zones["lane/0"].title == "Ada fights: 2 enemies"


def test_a_troop_shows_what_it_comes_to_and_what_is_printed() -> None:
    table = Table("ranger+hercules", wounds={"ranger": 1})
    shown = words(card(table, described(table), "ranger"))
    assert {"5", "3", "printed 3 / 2"} <= shown


def test_who_has_more_damage_than_hp_shows_no_hp() -> None:
    table = Table("ranger", "smoker")
    table.state.wounds |= {table[key]: 9 for key in ("ranger", "smoker")}
    desc = described(table)
    for key in ("ranger", "smoker"):
        shown = card(table, desc, key)
        assert shown.tip.endswith("HP 0")
        assert "0" in words(shown)


def test_damage_lies_on_a_troop_as_a_token_with_its_number() -> None:
    table = Table("research-officer", wounds={"research-officer": 3})
    desc = described(table)
    token = piece(desc, f"wound/{table['research-officer']}")
    assert words(token) == {"3"}
    assert within(box(token), box(card(table, desc, "research-officer")))


def test_equipment_lies_on_its_troop() -> None:
    table = Table("militia+tesla ranger")
    desc = described(table)
    glove, bearer, other = (card(table, desc, key) for key in ("tesla", "militia", "ranger"))
    assert not apart(box(glove), box(bearer))
    assert apart(box(glove), box(other))
    assert glove.pose.z > bearer.pose.z


def test_an_enemy_face_down_tells_nothing_but_its_wave() -> None:
    looks = []
    for key in ("swarmer", "charger"):
        table = Table("militia", f"smoker {key}?")
        shown = card(table, described(table), key)
        looks.append((shown.up, shown.tip, shown.face, shown.back, shown.behind, shown.read))
    assert looks[0] == looks[1]
    assert looks[0][:2] == (False, "An enemy of wave 1, face down")


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_hands_lie_open_for_all(viewer: int | None) -> None:
    table = Table(hand=["med-pack", "hi-ex-grenade"])
    desc = described(table, viewer)
    assert all(card(table, desc, key).up for key in ("med-pack", "hi-ex-grenade"))


def test_equal_cards_lie_in_one_stack_with_the_first_on_top() -> None:
    table = Table(hand="militia ranger militia militia")
    desc = described(table)
    stack = [card(table, desc, key) for key in ("militia", "militia:2", "militia:3")]
    assert max(stack, key=lambda each: each.pose.z) is stack[0]
    assert "×3" in words(stack[0])
    assert all(abs(each.pose.x - stack[0].pose.x) < 0.3 * each.pose.scale for each in stack)


def test_a_card_for_sale_shows_its_price_for_the_viewer() -> None:
    table = Table(hand="militia", market="tesla", wave=2, phase=Phase.BUY)
    table.state.divisions[0] = next(at for at, each in enumerate(DIVISIONS) if each.discount["type"] == "item")
    assert "2" in words(card(table, described(table), "tesla"))


def test_troops_of_later_waves_lie_face_down_until_they_are_for_sale() -> None:
    desc = described(Table(phase=Phase.BUY))
    assert [sum(each.up for each in desc.pieces if each.zone == f"pool/{wave}") for wave in (2, 3)] == [0, 0]
    assert next(zone.title for zone in desc.zones if zone.id == "pool/3") == "Wave 3: round 7"


@pytest.mark.parametrize(("base", "broken"), [(30, 0), (22, 1), (15, 2), (7, 3), (1, 3), (0, 4)])
def test_the_wall_breaks_with_the_base(base: int, broken: int) -> None:
    table = Table(seats=2, base=base)
    assert damage_state(table.state) == broken
    assert piece(described(table), "bastion").face.art == f"xenoshyft/wall/{broken}"


def test_the_ring_lies_around_the_round_that_runs() -> None:
    first, later = (piece(described(Table(wave=wave)), "marker").pose.x for wave in (1, 3))
    assert first < later


def test_every_card_has_drawings_and_tells_its_name() -> None:
    drawn = set[str]()
    for number, printed in enumerate(CARDS):
        for face in (card_face(number), small_face(number)):
            drawn |= arts(face)
            assert printed.name in {label.text for label in face.labels}
    for number in range(len(DIVISIONS)):
        drawn |= arts(division_face(number, used=True))
    assert not [key for key in sorted(drawn) if not (resources() / "art" / f"{key}.svg").is_file()]


def test_a_reveal_asks_everybody_in_few_words() -> None:
    desc = described(Table(["militia", "militia"], "smoker"))
    assert desc.round is not None
    assert (desc.round.kind, desc.round.text, desc.round.seats) == ("react", "Soot Bladder is revealed.", (0, 1))
    assert desc.prompt is not None
    assert desc.prompt.text == "Soot Bladder is revealed. Ada: react, or let it pass?"


def test_a_reveal_tells_who_can_only_let_it_pass() -> None:
    desc = described(Table(["militia", "militia"], "smoker", ["", "hi-ex-grenade"], pause=False))
    assert desc.round is not None
    assert (desc.round.seats, desc.round.idle) == ((0, 1), (0,))


def test_the_enemy_in_question_can_be_read_where_it_stands() -> None:
    table = Table("militia", "smoker")
    shown = card(table, described(table), "smoker")
    assert shown.close is not None
    assert CARDS[table.state.pieces.face[table["smoker"]]].text in {label.text for label in shown.close.labels}


@pytest.mark.parametrize(("wounds", "kind"), [(0, "guard"), (3, "mortal")])
def test_damage_that_would_kill_is_asked_about_apart(wounds: int, kind: str) -> None:
    tokens = {"research-officer": wounds} if wounds else {}
    table = Table("research-officer", "smoker", "med-pack", wounds=tokens).fight()
    desc = described(table)
    assert desc.round is not None
    assert desc.round.kind == kind
    assert desc.prompt is not None
    assert desc.prompt.text.endswith("does anyone help?")


def test_who_is_awaited_is_said_to_those_who_are_ready() -> None:
    table = Table(seats=3, phase=Phase.BUY)
    table.state.ready_seats = 1
    assert described(table).banner == "Purchase: waiting for Bo and Cleo."
    assert [plate.note for plate in described(table).plates] == ["ready", "", ""]


def test_a_sheet_tells_where_every_point_of_power_comes_from() -> None:
    table = Table("ranger+hercules")
    sheet = PRESENTER.inspect(table.state, audience(table), item(table, "ranger"))
    assert sheet is not None
    assert ("Power", "5 = 3 printed, +2 Ox Harness") in sheet.facts


def test_blows_fly_as_arrows_and_damage_as_numbers() -> None:
    table = Table("research-officer", "smoker").fight()
    seen, eyes = view(table.rules, table.state, 0), audience(table)
    shown = [PRESENTER.flourish(event, seen, eyes) for event in table.told if isinstance(event, Attacks | Dealt)]
    found = {(each.kind, each.text) for each in shown if each is not None}
    assert ("arrow", "") in found
    assert any(kind == "float" and text.startswith("−") for kind, text in found)


def test_the_log_tells_what_the_base_takes_and_what_is_left() -> None:
    table = Table("", "smoker").fight()
    (hit,) = table.heard(BaseHit)
    line = PRESENTER.line(hit, table.state, audience(table))
    assert line is not None
    assert line.text == f"Soot Bladder deals {hit.amount} to the base: {table.state.base} HP left."


@pytest.mark.parametrize(
    ("swarm", "why"),
    [("charger shieldswarm", "Carapace Cloud takes it off"), ("charger", "Ox Harness has none to deal")],
)
def test_the_log_tells_why_no_damage_is_taken(swarm: str, why: str) -> None:
    table = Table("ranger+hercules", swarm)
    by, target = table["hercules"], table["charger"]
    event = NoDamage(0, target, table.state.pieces.face[target], by, table.state.pieces.face[by])
    line = PRESENTER.line(event, table.state, audience(table))
    assert line is not None
    assert line.text == f"Ramhorn takes no damage: {why}."


def test_a_troop_that_is_an_enemy_now_looks_like_one() -> None:
    table = Table("krueger", "corpse-eater?", discard="militia")
    turned = next(piece for piece in described(table).pieces if piece.id == f"card/{table['militia']}")
    assert (turned.face.art, turned.zone) == ("xenoshyft/card/enemy", "swarm/0")
    assert "an enemy now" in turned.tip


def test_a_troop_that_is_an_enemy_now_looks_like_one_in_large_too() -> None:
    table = Table("ranger", "militia prowler?")
    asked = card(table, described(table), "militia").close
    assert asked is not None
    assert asked.art == "xenoshyft/card/enemy"
    assert [label.text for label in asked.labels if len(label.text) == 1] == ["2", "1"]


def test_what_xenosathem_is_worth_does_not_look_like_a_price() -> None:
    table = Table(hand="xeno-three", phase=Phase.BUY)
    crystal = next(piece for piece in described(table).pieces if piece.id == f"card/{table['xeno-three']}")
    worth = next(label for label in crystal.face.labels if label.text == "+3")
    price = next(label for label in small_face(FACES["ranger"]).labels if label.text == "2")
    assert worth.y > price.y + price.h + 0.2


def test_the_log_tells_what_is_spent() -> None:
    table = Table(hand="xeno-one", phase=Phase.BUY).spend("xeno-one")
    (spent,) = table.heard(Spent)
    line = PRESENTER.line(spent, table.state, audience(table))
    assert line is not None
    assert line.text == "Ada spends Xenosathem Shard: +1."


def test_a_price_tells_what_makes_it_less() -> None:
    table = Table(hand="militia", market="field-medic", wave=2, phase=Phase.BUY).pledge("militia", "field-medic")
    table.state.divisions[0] = next(at for at, each in enumerate(DIVISIONS) if each.discount["type"] == "troop")
    sheet = PRESENTER.inspect(table.state, audience(table), item(table, "field-medic"))
    assert sheet is not None
    printed = CARDS[table.state.pieces.face[table["field-medic"]]]
    assert isinstance(printed, Troop)
    saying = f"{printed.cost - 2} = {printed.cost} printed, -1 Mine Volunteer, -1 Recruiting Hall"
    assert ("Costs", saying.replace("-", "−")) in sheet.facts


def test_when_all_are_ready_nobody_is_awaited() -> None:
    table = Table(seats=2, phase=Phase.WRAP)
    table.state.ready_seats = 3
    assert described(table, None).banner == "All are ready."


@pytest.mark.parametrize("hand", ["ranger", "ranger militia", "ranger militia xeno-one bio-enhancer"])
def test_the_near_hand_lies_in_the_middle_of_its_place(hand: str) -> None:
    desc = described(Table(hand=hand))
    left, _top, wide, _high = next(zone.rect for zone in desc.zones if zone.id == "hand/0")
    cards = [box(each) for each in desc.pieces if each.zone == "hand/0"]

    before = min(card[0] for card in cards) - left
    after = left + wide - max(card[0] + card[2] for card in cards)

    assert before == pytest.approx(after)


def test_a_card_of_which_there_is_one_tells_no_number() -> None:
    table = Table(hand="ranger militia")
    desc = described(table)

    assert not any("×" in label.text for key in ("ranger", "militia") for label in card(table, desc, key).face.labels)


def test_every_kind_of_event_can_be_told() -> None:
    assert set(SENTENCES.rows) == kinds_in(events)


def test_a_lane_that_was_overrun_is_not_said_to_have_held() -> None:
    table = Table("", "charger", pause=False)
    ended = LaneHeld(0)
    line = PRESENTER.line(ended, table.state, audience(table))
    assert line is not None
    assert line.text == "No enemy is left in the lane of Ada."
    assert PRESENTER.flourish(ended, table.state, audience(table)) is None
