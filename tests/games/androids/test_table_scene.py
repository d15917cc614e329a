"""The uncovering is shown: parts join at their joints, sabotages strike, and the android stands or falls."""

from __future__ import annotations

import re

import pytest

from monstrarium.content.places import resources
from monstrarium.engine.game import view
from monstrarium.games.androids.actions import Declare, Pass
from monstrarium.games.androids.cards import FACES
from monstrarium.games.androids.events import Falls
from monstrarium.games.androids.table.android import body_of, stand_in
from monstrarium.games.androids.table.layout import Arrangement, seating
from monstrarium.games.androids.table.presenter import PRESENTER
from monstrarium.table.desc import Piece, TableDesc
from monstrarium.table.presenter import SHAPE
from tests.games.androids.scenario import ANDROID, Table
from tests.games.androids.table import Shown, audience, described, filmed, flourishes, item, piece
from tests.support.looking import box, within


def uncovered(pile: str, seed: int = 1) -> tuple[Table, list[Shown]]:
    """A pile from bottom to top that is uncovered for seat 0, and the tables of that."""
    table = Table("crate-delivery", pile=pile, laid=1, seed=seed).declare()
    while table.state.left > 1:
        table.do(Pass(table.state.asked))
    return table, filmed(table, Pass(table.state.asked), viewer=None)


def assembled(*keys: str) -> tuple[Table, TableDesc]:
    """An assembly in this order, with a card still in the pile."""
    table = Table("crate-delivery", pile="snow-globe")
    table.state.assembly = [table.piece(key) for key in keys]
    for card in table.state.assembly:
        table.state.deck.remove(card)
        table.state.pieces.show(card, None)
    return table, described(table, None)


def stage_of(desc: TableDesc) -> list[Piece]:
    """The pieces on the stage, without furniture."""
    return [each for each in desc.pieces if each.zone == "stage" and not each.flat]


def test_head_and_limbs_meet_the_torso_at_its_joints() -> None:
    table, desc = assembled(*ANDROID.split())
    stage = seating(4, SHAPE, Arrangement.UNCOVERING).stage
    assert stage is not None
    where = stand_in(stage)
    torso, head = piece(table, desc, "samovar-belly"), piece(table, desc, "teapot-top")
    assert box(torso)[1] == pytest.approx(where.y)
    assert head.pose.x == torso.pose.x
    assert box(head)[1] < box(torso)[1] < box(head)[1] + box(head)[3] < box(torso)[1] + box(torso)[3] / 2
    assert all(
        "androids/joint" in {inlay.art for inlay in each.face.inlays} for each in stage_of(desc) if each != torso
    )


def test_the_outline_is_drawn_where_the_parts_will_be() -> None:
    table, desc = assembled(*ANDROID.split())
    outline, head, torso = (piece(table, desc, name) for name in ("outline", "teapot-top", "samovar-belly"))
    drawn = (resources() / "art" / "androids" / "outline.svg").read_text("utf-8")
    wide, high = (float(each) for each in re.search(r'viewBox="0 0 (\d+) (\d+)"', drawn).groups())  # type: ignore[union-attr]
    assert outline.size[0] / outline.size[1] == pytest.approx(wide / high)
    assert outline.pose.x == torso.pose.x
    assert box(outline)[1] == pytest.approx(box(head)[1])
    assert outline.flat


def test_the_outline_is_gone_when_the_android_stands() -> None:
    table = Table("crate-delivery", pile=ANDROID, laid=1).declare().all_pass()
    assert "outline" not in {each.id for each in described(table, None).pieces}


def test_arms_hang_from_the_shoulders_and_legs_from_the_hips() -> None:
    table, desc = assembled("samovar-belly", "pogo-leg", "oven-mitt", "roller-boot", "egg-beater")
    arms = [piece(table, desc, key) for key in ("oven-mitt", "egg-beater")]
    legs = [piece(table, desc, key) for key in ("pogo-leg", "roller-boot")]
    assert [(each.pose.turn, each.face.mirrored) for each in arms] == [(25.0, True), (-25.0, False)]
    assert [each.pose.turn for each in legs] == [0.0, 0.0]
    assert max(each.pose.y for each in arms) < min(each.pose.y for each in legs)
    assert arms[0].pose.x < legs[0].pose.x < legs[1].pose.x < arms[1].pose.x


def test_a_third_arm_takes_a_free_hip() -> None:
    table, desc = assembled("oven-mitt", "egg-beater", "phone-cord", "pogo-leg")
    assert [piece(table, desc, key).pose.turn for key in ("phone-cord", "pogo-leg")] == [0.0, 0.0]


def test_a_part_that_joins_moves_no_other() -> None:
    keys = ["oven-mitt", "pogo-leg", "egg-beater", "samovar-belly", "roller-boot", "teapot-top"]
    for count in range(1, len(keys)):
        before, after = assembled(*keys[:count]), assembled(*keys[: count + 1])
        poses = [[piece(table, desc, key).pose for key in keys[:count]] for table, desc in (before, after)]
        assert poses[0] == poses[1]


def test_junk_and_surplus_lie_at_its_feet() -> None:
    table, desc = assembled(*ANDROID.split(), "odd-sock", "deep-diver", "hose-reel")
    assert [item(table, key) for key in ("odd-sock", "deep-diver", "hose-reel")] == [
        f"card/{card}" for card in body_of(table.state).rest
    ]
    stage = seating(4, SHAPE, Arrangement.UNCOVERING).stage
    assert stage is not None
    feet = stand_in(stage).feet
    assert all(within(box(piece(table, desc, key)), feet) for key in ("odd-sock", "deep-diver", "hose-reel"))


def test_whatever_lies_on_the_stage_stays_on_it() -> None:
    limbs = "oven-mitt egg-beater phone-cord desk-lamp hose-reel fishing-rod foam-finger pogo-leg piano-leg"
    junk = "odd-sock fruit-cake bowling-pin snow-globe rubber-duck garden-gnome dead-cactus"
    _table, desc = assembled(*f"{limbs} {junk}".replace("snow-globe ", "").split(), "teapot-top", "squeezebox")
    stage = seating(4, SHAPE, Arrangement.UNCOVERING).stage
    assert stage is not None
    assert all(within(box(each), stage) for each in stage_of(desc))


def test_the_counts_on_the_stage_are_those_of_the_assembly() -> None:
    table, desc = assembled("oven-mitt", "egg-beater", "odd-sock", "teapot-top")
    found = [piece(table, desc, f"need/{kind}").face.labels[0].text for kind in range(3)]
    assert found == ["1/1", "0/1", "2/4"]
    arts = [piece(table, desc, f"need/{kind}").face.art for kind in range(3)]
    assert arts == ["androids/need-met", "androids/need", "androids/need"]


def test_the_plan_says_what_an_android_needs() -> None:
    table = Table("crate-delivery")
    desc = described(table, None)
    found = [piece(table, desc, f"need/{kind}").tip for kind in range(3)]
    assert found == ["An android needs a head", "An android needs a torso", "An android needs 4 limbs"]


def test_a_sabotage_that_acts_lies_large_and_one_that_waits_aside() -> None:
    table, beats = uncovered("hungry-goat odd-sock banana-peel loose-cannon")
    cannon, peel = item(table, "loose-cannon"), item(table, "banana-peel")
    struck = next(desc for desc, events, _seen in beats if "Strikes" in {type(each).__name__ for each in events})
    sizes = {each.id: each.pose.scale for each in stage_of(struck)}
    assert sizes[peel] > 1.5 * sizes[cannon]


def test_at_the_end_the_first_that_waits_acts() -> None:
    _table, beats = uncovered("narrow-door loose-cannon oven-mitt")
    last = [desc for desc, _events, seen in beats if not seen.pile and len(seen.waiting) == 2]
    cannon, door = f"card/{FACES['loose-cannon']}", f"card/{FACES['narrow-door']}"
    sizes = {each.id: each.pose.scale for each in stage_of(last[-1])}
    assert sizes[cannon] > 1.5 * sizes[door]


def test_a_strike_points_from_the_sabotage_to_all_that_it_strikes() -> None:
    table, beats = uncovered("oven-mitt egg-beater pogo-leg banana-peel leaky-cellar")
    strikes = [each for each in flourishes(table, beats, None) if each.kind == "strike"]
    assert [(each.item, each.target, each.also) for each in strikes] == [
        (item(table, "leaky-cellar"), item(table, "oven-mitt"), (item(table, "egg-beater"),)),
        (item(table, "banana-peel"), item(table, "pogo-leg"), ()),
    ]


def test_a_struck_card_drops_onto_the_discard_pile() -> None:
    table, beats = uncovered("oven-mitt boomerang-wrench egg-beater")
    struck = next(desc for desc, events, _seen in beats if "Strikes" in {type(each).__name__ for each in events})
    assert piece(table, struck, "egg-beater").zone == "discard"


def test_the_verdict_is_proclaimed_over_the_stage() -> None:
    table, beats = uncovered(ANDROID)
    said = [each.text for each in flourishes(table, beats, None) if each.kind == "proclaim"]
    assert said == ["Teapot Belly stands!"]
    table, beats = uncovered("oven-mitt odd-sock")
    said = [each.text for each in flourishes(table, beats, None) if each.kind == "proclaim"]
    assert said == ["It falls to pieces!"]


def test_light_comes_into_its_eyes_only_when_all_is_there() -> None:
    table, beats = uncovered(ANDROID)
    last = piece(table, beats[-1][0], "teapot-top")
    assert "androids/awake" in {inlay.art for inlay in last.face.inlays}
    heads = [each for desc, _events, seen in beats[:-1] if seen.pile for each in desc.pieces if each.id == last.id]
    assert not [each for each in heads if "androids/awake" in {inlay.art for inlay in each.face.inlays}]


def test_one_that_does_not_stand_topples_before_it_is_cleared_away() -> None:
    table, beats = uncovered(ANDROID.replace("oven-mitt", "odd-sock"))
    verdict = next(desc for desc, events, _seen in beats if "Falls" in {type(each).__name__ for each in events})
    stage = seating(4, SHAPE, Arrangement.UNCOVERING).stage
    assert stage is not None
    parts = [
        piece(table, verdict, key) for key in ANDROID.replace("oven-mitt", "odd-sock").split() if key != "odd-sock"
    ]
    assert len({each.pose.turn for each in parts}) == len(parts)
    assert 0.0 not in {each.pose.turn for each in parts}
    assert all(within(box(each), stage) for each in parts)


def test_what_has_fallen_lies_on_the_discard_pile_and_the_bench_is_back() -> None:
    table, beats = uncovered("oven-mitt odd-sock")
    assert any(each.id == "dust" for desc, _events, _seen in beats for each in desc.pieces)
    end = described(table, None)
    assert {zone.id for zone in end.zones} >= {"tray", "plan", "mat"}
    assert [each.id for each in end.pieces if each.zone == "discard"] == [
        item(table, key) for key in ("odd-sock", "oven-mitt")
    ]


@pytest.mark.parametrize("viewer", [None, 2])
def test_what_is_still_face_down_stays_so_through_the_uncovering(viewer: int | None) -> None:
    table = Table("crate-delivery", pile="oven-mitt odd-sock termite-picnic egg-beater", laid=1).declare()
    while table.state.left > 1:
        table.do(Pass(table.state.asked))
    for desc, _events, seen in filmed(table, Pass(table.state.asked), viewer):
        down = [each for each in desc.pieces if each.zone == "pile"]
        assert not [each for each in down if each.up]
        assert len(down) == len(seen.pile)


def test_an_empty_pile_falls_without_a_stage() -> None:
    table, beats = uncovered("")
    assert all("stage" not in {zone.id for zone in desc.zones} for desc, _events, _seen in beats)
    assert [each.item for each in flourishes(table, beats, None) if each.kind == "proclaim"] == ["pile"]
    assert view(table.rules, table.state, None).failed


def test_the_lever_has_fallen_in_every_scene_of_the_uncovering() -> None:
    table, beats = uncovered("odd-sock loose-cannon oven-mitt narrow-door")
    fallen = [piece(table, desc, "lever").face.art for desc, _events, _seen in beats]
    judged = next(at for at, beat in enumerate(beats) if any(isinstance(event, Falls) for event in beat[1]))
    assert judged > 4
    assert set(fallen[:judged]) == {"androids/lever/down"}


def test_the_lever_falls_while_it_is_brought_forward() -> None:
    table = Table("crate-delivery", pile=ANDROID, laid=1)
    ((_desc, events, seen),) = filmed(table, Declare(0))
    scene = PRESENTER.spotlight(events[0], seen, audience(table))
    assert scene is not None
    assert [(actor.items, actor.act) for actor in scene.actors] == [(("lever",), "change")]
