"""Text without a label holds as long as its part is there."""

from __future__ import annotations

import pytest

from monstrarium.games.xybrid import monster
from tests.games.xybrid.scenario import Bench, Table


@pytest.mark.parametrize(
    ("others", "value"),
    [("", 1), ("bear-hug", 2), ("bear-hug soap-wand", 2), ("oil-slick-cape", 2), ("bear-hug eel-whip mantis-mower", 4)],
)
def test_coral_colony_grows_with_other_biology_parts(others: str, value: int) -> None:
    assert Table(Bench(f"coral-colony {others}")).value("coral-colony") == value


def test_coral_colony_counts_four_others_at_most_the_core_among_them() -> None:
    others = "bear-hug mantis-mower whiskerdome frog-springers"
    assert Table(Bench(f"coral-colony {others}", core="pumpkin-belly")).value("coral-colony") == 5
    assert Table(Bench("coral-colony", core="pumpkin-belly")).value("coral-colony") == 2


def test_coral_colony_is_worth_one_where_it_is_not_attached() -> None:
    assert Table(Bench("bear-hug", hand="coral-colony")).value("coral-colony") == 1


def test_oil_slick_cape_has_all_sciences() -> None:
    table = Table(Bench("oil-slick-cape"))
    assert [monster.count(table.state, 0, 1 << bit) for bit in range(4)] == [1, 1, 1, 2]


def test_anchor_feet_keep_other_seats_from_destroying_moving_and_swapping() -> None:
    rival = Bench("anchor-feet eel-whip jet-pack")
    own = Bench("acid-dropper wormhole-sleeve", core="pumpkin-belly")
    table = Table(own, rival).deploy("repulsor", "").trigger("acid-dropper")
    assert table.options() == ["acid-dropper", "wormhole-sleeve", None]
    table.answer(None)
    assert table.over


def test_anchor_feet_do_not_bind_their_own_seat() -> None:
    table = Table(Bench("anchor-feet cracker-feet shoulder-toad")).deploy().answer("shoulder-toad")
    assert table.gained() == 4


def test_anchor_feet_do_not_keep_a_value() -> None:
    table = Table(Bench("titration-tap"), Bench("anchor-feet bear-hug")).deploy().answer("bear-hug")
    assert table.infamy(1) == 6


def test_anchor_feet_do_not_guard_a_deployed_pile() -> None:
    own = Bench("acid-dropper", core="pumpkin-belly")
    table = Table(own, Bench("anchor-feet", pile="boss-kettle")).deploy()
    assert table.options() == ["acid-dropper", "boss-kettle", None]


def test_spare_satchel_pays_two_more_for_each_robotics_part_of_the_hand() -> None:
    table = Table(Bench("spare-satchel", hand="boss-kettle gumball-skull fume-pack bear-hug")).deploy()
    assert table.infamy() == 1 + 4 + 3 * 2
