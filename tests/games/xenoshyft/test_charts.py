"""The charts count the base, the kills of the round, and the cost of each commander's open cards."""

from __future__ import annotations

from monstrarium.engine.game import view
from monstrarium.games.xenoshyft.charts import armies, kills, stage, strength
from monstrarium.games.xenoshyft.state import Phase
from tests.games.xenoshyft.scenario import RULES, Table


def test_all_commanders_have_the_same_base() -> None:
    assert strength(Table(["ranger", ""], seats=2, base=11).state) == ((11,), (11,))


def test_a_kill_counts_for_its_lane() -> None:
    table = Table(["ranger", "ranger"], ["corpse-eater smoker", ""]).fight()
    assert kills(table.state) == ((1,), (0,))


def test_an_army_is_what_its_cards_have_cost_wherever_they_lie_open() -> None:
    table = Table("ranger+tesla", hand="hercules", discard="doombringer xeno-one", deck="krueger", phase=Phase.DEPLOY)
    assert armies(table.state) == ((2 + 8, 3 + 4),)


def test_what_was_dealt_is_the_same_army_for_an_onlooker() -> None:
    table = Table(["ranger", "militia"], hand=["med-pack", ""], deck="krueger", phase=Phase.DEPLOY)
    seen = view(RULES, table.state, None)
    assert armies(seen) == armies(table.state) == ((2, 3), (0, 0))


def test_the_course_of_a_match_is_parted_into_rounds() -> None:
    assert stage(Table("ranger", wave=2, phase=Phase.DEPLOY).state) == "Round 4"
