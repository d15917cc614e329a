"""The example on the rules page goes as it is told there."""

from __future__ import annotations

from monstrarium.games.xybrid.actions import Draw
from monstrarium.games.xybrid.cards import FACES
from tests.games.xybrid.scenario import Bench, Table

ADA = Bench("spring-puncher filing-drawer", core="rivet-boiler")


def test_the_arm_is_refused_and_the_head_brings_the_legs() -> None:
    table = Table(ADA, lab="piledriver square-eyed-set anchor-feet jet-pack", played=1)
    assert table.refused(Draw(0, FACES["piledriver"], True))
    table.draw("square-eyed-set").answer("anchor-feet")
    assert set(table.monster().split()) == {"spring-puncher", "filing-drawer", "square-eyed-set", "anchor-feet"}
    assert sum(table.value(key) for key in table.monster().split()) == 12
    assert table.state.seat == 1


def test_the_other_head_may_be_swapped_in() -> None:
    whole = Bench("square-eyed-set spring-puncher filing-drawer anchor-feet", core="rivet-boiler")
    table = Table(whole, lab="vial-choir piledriver").draw("vial-choir").swap("vial-choir", "square-eyed-set")
    assert "vial-choir" in table.monster().split()
    assert table.hand() == "square-eyed-set"


def test_the_deployment_brings_sixteen() -> None:
    ada = Bench("vial-choir spring-puncher filing-drawer anchor-feet", "square-eyed-set", core="rivet-boiler")
    bo = Bench("nodding-cradle piledriver eel-whip hover-sled")
    table = Table(ada, bo).deploy()
    assert (table.gained(0), table.gained(1)) == (3, 2)
    assert table.infamy(0) == 16
