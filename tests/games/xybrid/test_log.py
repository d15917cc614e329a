"""Events of XYbrid are told in the log, shown to the eye, and explained by the inspector."""

from __future__ import annotations

import pytest

from monstrarium.engine.game import view
from monstrarium.games.xybrid import events
from monstrarium.games.xybrid.cards import FACES
from monstrarium.games.xybrid.table.log import SENTENCES
from monstrarium.games.xybrid.table.presenter import PRESENTER
from monstrarium.table.presenter import Flourish, Sheet
from tests.games.xybrid.scenario import Bench, Table
from tests.games.xybrid.table import audience, item
from tests.support.telling import kinds_in

COMPLETE = "whiskerdome quartz-crusher bear-hug anchor-feet"


def lines(table: Table) -> list[str]:
    """The log of the last action, with a dash for each level."""
    told = (PRESENTER.line(event, table.state, audience(table)) for event in table.told)
    return ["-" * line.depth + line.text for line in told if line is not None]


def flourishes(table: Table) -> list[Flourish]:
    """The flourishes of the last action."""
    shown = (PRESENTER.flourish(event, table.state, audience(table)) for event in table.told)
    return [each for each in shown if each is not None]


def sheet(table: Table, name: str, viewer: int = 0) -> Sheet:
    """The sheet of the inspector for a seat."""
    seen = view(table.rules, table.state, viewer)
    found = PRESENTER.inspect(seen, audience(table, viewer), name)
    assert found is not None
    return found


def test_every_kind_of_event_can_be_told() -> None:
    assert set(SENTENCES.rows) == kinds_in(events)


def test_a_draw_and_what_came_of_it() -> None:
    table = Table(lab="whiskerdome geode-grin flask-face").draw("whiskerdome")
    assert lines(table)[:2] == ["Ada draws Whiskerdome.", "-Whiskerdome joins the monster of Ada."]


def test_the_end_of_building_is_told() -> None:
    table = Table(Bench(monster=COMPLETE), Bench(monster=COMPLETE), lab="geode-grin flask-face moth-wings")
    assert lines(table.draw("geode-grin").end())[-1] == "Bo is in turn."
    told = lines(table.draw("flask-face").end())
    assert told[-1] == "All monsters are complete: everyone chooses a breakthrough, or none."


def test_a_reveal_names_the_breakthroughs() -> None:
    table = Table(Bench(monster=COMPLETE), Bench(monster=COMPLETE)).deploy("tenure")
    told = lines(table)
    assert "The breakthroughs lie open: Ada Tenure." in told
    assert "The breakthrough of Ada is Tenure." in told
    assert "-Ada gains 4 infamy." in told


def test_a_reveal_of_nothing() -> None:
    assert "Nobody reveals a breakthrough." in lines(Table(Bench(), Bench()).deploy())


def test_monsters_are_paid_by_name_and_the_winner_is_told() -> None:
    table = Table(Bench(monster="flask-face ostrich-stilts"), Bench()).deploy()
    worth = table.infamy()
    told = lines(table)
    assert f"Bubbling Strider of Ada pays {worth} infamy." in told
    assert told[-1] == f"Ada wins with {worth} infamy."


def test_the_show_lights_parts_from_the_highest_value_down_and_lets_infamy_rise() -> None:
    table = Table(Bench(monster="photon-sprinters nodding-cradle"), Bench()).deploy()
    shown = flourishes(table)
    lit = [each.item for each in shown if each.kind == "light"]
    assert lit == 2 * [item("photon-sprinters"), item("nodding-cradle")]
    assert [each.text for each in shown if each.kind == "light"] == ["", "", "+4", "+1"]
    risen = [each for each in shown if each.kind == "float"]
    assert {each.item for each in risen} == {"infamy/0", "infamy/1"}
    assert any(each.text.startswith("+") for each in risen)


def test_the_effect_that_a_tape_looper_repeats_is_named_and_lit() -> None:
    table = Table(Bench("photon-sprinters tape-looper vial-choir")).deploy().answer("vial-choir")
    told = lines(table)
    assert told[:2] == ["The DEPLOY effect of Vial Choir occurs.", "-Ada gains 3 infamy."]
    assert Flourish("light", item("vial-choir")) in flourishes(table)


def test_the_effect_that_comes_first_by_a_head_start_is_named() -> None:
    table = Table(Bench("photon-sprinters vial-choir")).deploy("head-start").answer("vial-choir")
    assert lines(table)[0] == "The DEPLOY effect of Vial Choir occurs."


def test_a_destroyed_part_is_pointed_to_the_deck() -> None:
    table = Table(Bench(), Bench(monster="moth-wings jet-pack")).deploy("angry-mob")
    shown = flourishes(table.answer("jet-pack"))
    assert Flourish("arrow", item("jet-pack"), "deck", role="bad", sound="hit") in shown
    assert "-Ada destroys Jet Pack of Bo." in lines(table)


def test_the_inspector_tells_text_label_type_and_value() -> None:
    found = sheet(Table(lab="acid-dropper"), item("acid-dropper"))
    assert found.title == "Acid Dropper"
    assert "DEPLOY: it occurs when the monster deploys, the highest value first." in found.text
    assert dict(found.facts)["Type"] == "arm"
    assert dict(found.facts)["Where"] == "in the lab"


@pytest.mark.parametrize(
    ("growth", "fixed", "told"),
    [
        (0, None, "6 printed"),
        (-2, None, "4 = 6 printed, −2 by effects"),
        (0, 3, "3 = set to 3"),
        (1, 3, "4 = set to 3, +1 by effects"),
        (-9, None, "0 = 6 printed, −9 by effects, never below 0"),
    ],
)
def test_the_inspector_tells_where_a_value_comes_from(growth: int, fixed: int | None, told: str) -> None:
    table = Table(Bench(monster="whiskerdome"))
    if growth:
        table.state.growth[FACES["whiskerdome"]] = growth
    if fixed is not None:
        table.state.fixed[FACES["whiskerdome"]] = fixed
    assert dict(sheet(table, item("whiskerdome")).facts)["Value"] == told


def test_standing_text_is_named_in_the_value() -> None:
    table = Table(Bench(monster="coral-colony compost-mole", core="mossy-trunk"))
    assert "by its own text" in dict(sheet(table, item("coral-colony")).facts)["Value"]


def test_the_inspector_of_a_bench_tells_needs_and_every_value() -> None:
    facts = dict(sheet(Table(Bench(monster="whiskerdome")), "seat/0").facts)
    assert facts["Still needs"] == "two arms and legs"
    assert facts["Whiskerdome"] == "6 printed"


def test_nobody_reads_a_hidden_breakthrough() -> None:
    table = Table(Bench(), Bench(secrets="blackout"))
    assert sheet(table, item("blackout"), 0).title == "A breakthrough"
    assert sheet(table, item("blackout"), 1).title == "Blackout"


@pytest.mark.parametrize("name", ["lab", "deck", "cores"])
def test_places_have_sheets(name: str) -> None:
    found = sheet(Table(lab="whiskerdome"), name)
    assert found.title
    assert found.rules
