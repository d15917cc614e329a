"""The example on the rules page goes as it is told there."""

from __future__ import annotations

from monstrarium.games.xenoshyft.state import Phase
from tests.games.xenoshyft.scenario import Table

LANE = "ranger+tesla militia militia"


def test_five_shards_buy_a_scout_and_a_glove() -> None:
    shards = " ".join(["xeno-one"] * 5)
    table = Table(hand=f"{shards} militia militia", market="ranger tesla", phase=Phase.BUY)
    table.spend(*["xeno-one" if at == 1 else f"xeno-one:{at}" for at in range(1, 6)]).buy("ranger").buy("tesla")
    assert table.hand() == "militia militia ranger tesla"
    assert table.state.resources == [0]


def test_the_glove_kills_the_needlefly_before_it_strikes() -> None:
    table = Table(LANE, "swarmer? charger?").use("tesla", "swarmer")
    assert table.front() == "ranger militia militia"
    assert table.swarm().startswith("charger")


def test_the_scout_kills_the_ramhorn_and_falls_with_a_volunteer() -> None:
    table = Table(LANE, "swarmer? charger?").use("tesla", "swarmer").fight()
    assert table.front() == "militia"
    assert table.swarm() == ""
    assert table.state.base == 15
    assert {"ranger", "tesla", "militia"} <= set(table.discard().split())


def test_without_the_glove_the_needlefly_kills_the_scout_first() -> None:
    table = Table(LANE, "swarmer charger?").fight()
    assert "ranger" not in table.front().split()


def test_an_empty_lane_costs_the_base_three_for_each() -> None:
    table = Table("", "swarmer? charger?")
    while table.state.phase is Phase.COMBAT and table.state.swarms[0]:
        table.fight()
    assert table.state.base == 9
