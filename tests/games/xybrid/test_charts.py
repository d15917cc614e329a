"""The charts count infamy with all that would be paid now, and the sciences of each monster."""

from __future__ import annotations

from monstrarium.games.xybrid.cards import CARDS, FACES, VALUE, Part
from monstrarium.games.xybrid.charts import mixture, stage, standings
from monstrarium.games.xybrid.state import Phase
from tests.games.xybrid.scenario import Bench, Table

WHOLE = "flask-face eel-whip soap-wand frog-springers"


def printed(*keys: str) -> int:
    """The sum of a printed value of these parts."""
    return sum(VALUE[FACES[key]] for key in keys)


def test_the_race_adds_what_monster_and_hand_would_pay_now() -> None:
    table = Table(Bench("bear-hug soap-wand", hand="jet-pack moth-wings"))
    table.state.infamy[0] = 12
    assert standings(table.state)[0] == (12, printed("bear-hug", "soap-wand"), 2)


def test_when_all_is_over_nothing_more_is_paid() -> None:
    table = Table(Bench(WHOLE, hand="jet-pack"))
    table.state.infamy[0], table.state.phase = 31, Phase.OVER
    assert standings(table.state)[0] == (31, 0, 0)


def test_a_core_counts_among_the_sciences() -> None:
    table = Table(Bench(core="rivet-boiler"), Bench(core="plasma-globe"))
    assert mixture(table.state) == ((0, 0, 0, 1), (0, 0, 1, 0))


def test_a_part_of_two_sciences_counts_for_both() -> None:
    both = next(card for card in CARDS if isinstance(card, Part) and len(card.sciences) == 2)
    plain = mixture(Table(Bench(core="rivet-boiler")).state)[0]
    with_it = mixture(Table(Bench(both.key, core="rivet-boiler")).state)[0]
    assert sum(with_it) - sum(plain) == 2


def test_a_round_is_a_stage() -> None:
    assert stage(Table(Bench(), played=2).state) == "Round 2 of 3"
