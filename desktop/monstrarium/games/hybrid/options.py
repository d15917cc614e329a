"""What can be settled before a match of HYBRID: the mission, and the places where the rules leave two sane readings."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.game import Option
from ...engine.plain import Plain, Value
from ...engine.words import mark

OPTIONS = (
    Option(
        "mission",
        mark("Mission"),
        mark("What the two sides are after, and the laboratory they fight for."),
        (
            "glasinhar",
            "scarlet-hive",
            "prison",
            "dark-jewel",
            "prowlers",
            "diaries",
            "deadly-matrix",
            "venom",
            "invisible-war",
            "twilight",
        ),
        (
            mark("Return to Glasinhar"),
            mark("The Scarlet Hive"),
            mark("The Heresiarch's Prison"),
            mark("The Dark Jewel"),
            mark("Prowlers!"),
            mark("The Heresiarch's Diaries"),
            mark("Deadly Matrix"),
            mark("The Scorpion's Venom"),
            mark("Invisible War"),
            mark("The Heroes' Twilight"),
        ),
        "glasinhar",
    ),
    Option(
        "arc",
        mark("Angle of vision"),
        mark("A warrior sees what lies between the two diagonals before it, or all that is not behind its front."),
        ("wedge", "half"),
        (mark("Between the diagonals"), mark("Half of all around")),
        "wedge",
    ),
    Option(
        "rounds",
        mark("Last round"),
        mark("A match that is still open after its last round is drawn. The printed rules know no last round."),
        (15, 30, 100),
        (mark("The fifteenth"), mark("The thirtieth"), mark("The hundredth, as good as none")),
        15,
    ),
)


class House(Value, frozen=True, gc=False):
    """The options of a match as the rules read them."""

    mission: str
    wide: bool
    """Whether the angle of vision is half of all around."""
    last_round: int


def agree(options: Mapping[str, Plain]) -> House:
    """The rules of this house."""
    last = options["rounds"]
    assert isinstance(last, int)
    return House(str(options["mission"]), options["arc"] == "half", last)
