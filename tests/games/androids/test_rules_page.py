"""The example on the rules page goes as it is told there."""

from __future__ import annotations

from monstrarium.games.androids.events import Cancelled, Falls, Stands
from tests.games.androids.scenario import Table, Uncovering

PILE = "teapot-top fishing-rod egg-beater desk-lamp samovar-belly hungry-goat rubber-duck banana-peel oven-mitt"


def test_the_cancel_is_cancelled_and_the_android_stands() -> None:
    table = Table("phone-cord blown-fuse", "tea-break", pile=PILE, seats=3)
    table.lay("phone-cord").declare().respond(1, "tea-break").respond(0, "blown-fuse").all_pass()
    assert table.heard(Cancelled)
    assert table.heard(Stands)


def test_the_banana_peel_strikes_the_duck_and_the_goat_a_limb() -> None:
    uncovered = Uncovering(f"{PILE} phone-cord")
    limbs = {"fishing-rod", "egg-beater", "desk-lamp", "oven-mitt", "phone-cord"}
    assert uncovered.struck_by("banana-peel") == "rubber-duck"
    assert uncovered.struck_by("hungry-goat") in limbs


def test_with_one_limb_less_it_falls() -> None:
    assert Uncovering(PILE).table.heard(Falls)
