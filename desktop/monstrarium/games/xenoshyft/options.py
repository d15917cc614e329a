"""The options of XenoShyft: how hard it is, and what the printed rules leave open."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ...engine.game import Option
from ...engine.plain import Plain, Value
from ...language.words import mark
from .cards import DIVISIONS

SWARMS: Mapping[str, tuple[int, int, int]] = MappingProxyType(
    {
        "handful": (2, 2, 2),
        "few": (2, 2, 3),
        "growing": (2, 3, 4),
        "fewer": (3, 3, 4),
        "usual": (3, 4, 4),
        "more": (3, 4, 5),
    }
)
"""How many enemies come to a lane in the three rounds of a wave: our three levels, then the printed ones."""
PRINTED = ("usual", "fewer", "more")

OPTIONS = (
    Option(
        "base",
        mark("Strength of the base"),
        mark("The HP of the base for each commander."),
        (15, 20, 10),
        (mark("15 each"), mark("20 each, easier"), mark("10 each, harder")),
        15,
        main=True,
    ),
    Option(
        "swarm",
        mark("Enemies in a wave"),
        mark("How many enemies come to each lane in the three rounds of a wave."),
        tuple(SWARMS),
        (
            mark("2, 2, 2, milder"),
            mark("2, 2, 3, our normal level"),
            mark("2, 3, 4, harder"),
            mark("3, 3, 4, as printed, easier"),
            mark("3, 4, 4, as printed"),
            mark("3, 4, 5, as printed, harder"),
        ),
        "few",
        main=True,
    ),
    Option(
        "training",
        mark("Training"),
        mark("The base never falls, and the damage it takes is counted instead."),
        (False, True),
        (mark("The base can fall"), mark("The base never falls")),
        False,
    ),
    Option(
        "division",
        mark("Division"),
        mark("Each commander may have a division: two cards more, something cheaper, and a power once a round."),
        ("level", "none", "lot", *[division.key for division in DIVISIONS]),
        (
            mark("By lot where enemies come as printed, else none"),
            mark("None"),
            mark("By lot, as printed"),
            *[division.name for division in DIVISIONS],
        ),
        "level",
        each_seat=True,
    ),
    Option(
        "misprints",
        mark("Two cards with two texts"),
        mark("Arc Beetle and Sunburn Sprayer were printed with two texts: all copies have the first, or each its own."),
        ("mended", "printed"),
        (mark("The first text on all"), mark("As printed")),
        "mended",
    ),
    Option(
        "corpses",
        mark("Grave Picker"),
        mark("It takes the topmost troop of a discard pile, or only the top card if that is a troop."),
        ("search", "top"),
        (mark("The topmost troop"), mark("Only the top card")),
        "search",
    ),
    Option(
        "auras",
        mark("Standing texts"),
        mark("Texts that make all others stronger work in their own lane, or in every lane."),
        ("lane", "all"),
        (mark("In their own lane"), mark("In every lane")),
        "lane",
    ),
    Option(
        "start",
        mark("First commander"),
        mark("Whose lane fights first is decided by lot, or it is the first seat's."),
        ("lot", "first"),
        (mark("By lot"), mark("The first seat")),
        "lot",
    ),
)


class House(Value, frozen=True, gc=False):
    base: int
    swarm: tuple[int, int, int]
    training: bool
    printed: bool
    top_corpse: bool
    wide: bool
    """Standing texts work in every lane."""
    first_seat: bool


def agree(options: Mapping[str, Plain]) -> House:
    base, swarm = options["base"], options["swarm"]
    assert isinstance(base, int)
    return House(
        base,
        SWARMS[str(swarm)],
        options["training"] is True,
        options["misprints"] == "printed",
        options["corpses"] == "top",
        options["auras"] == "all",
        options["start"] == "first",
    )


def wishes(options: Mapping[str, Plain], seats: int) -> list[str]:
    """By seat: the key of a division, "none" or "lot"."""
    chosen = options["division"]
    by_seat = chosen if isinstance(chosen, tuple) and len(chosen) == seats else (chosen,) * seats
    usual = "lot" if options["swarm"] in PRINTED else "none"
    return [usual if each == "level" else str(each) for each in by_seat]
