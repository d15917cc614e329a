"""The charts count whose cards lie in the pile, and how many each seat holds, but never what is on them."""

from __future__ import annotations

from monstrarium.engine.game import view
from monstrarium.games.androids.charts import builders, holdings
from tests.games.androids.scenario import ANDROID, Table


def test_the_pile_counts_for_the_seats_that_laid_its_cards() -> None:
    table = Table("hose-reel fishing-rod", pile=ANDROID).lay("hose-reel", "fishing-rod")
    assert builders(table.state) == ((2,), (0,), (0,), (0,))


def test_cards_of_which_nobody_can_tell_who_laid_them_count_for_nobody() -> None:
    table = Table("tombola", pile="teapot-top oven-mitt")
    table.state.laid_by = [0, 1]
    table.play("tombola").all_pass()
    assert builders(table.state) == ((0,),) * 4


def test_hands_count_by_their_cards() -> None:
    assert holdings(Table("tombola oven-mitt", "turntable").state) == ((2,), (1,), (0,), (0,))


def test_an_onlooker_sees_all_that_charts_count() -> None:
    table = Table("oven-mitt egg-beater", "turntable").lay("oven-mitt")
    seen = view(table.rules, table.state, None)
    assert (builders(seen), holdings(seen)) == (builders(table.state), holdings(table.state))
