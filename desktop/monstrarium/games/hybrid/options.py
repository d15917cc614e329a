"""The options of a match: the mission, and the points where the rules can be read in two ways."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.game import Option
from ...engine.plain import Plain, Value
from ...language.words import _, mark
from .printed.maps import why_not as why_no_map
from .printed.missions import MISSIONS
from .printed.warriors import KINDS

SKIRMISHES = tuple([mission.key for mission in MISSIONS.values() if mission.goal == "exterminate"])
"""The missions without special rules, which can be played in any laboratory."""


def why_no_rest(value: Plain) -> str:
    """Empty when these are keys of warriors, who may then stay at home, else a sentence."""
    if isinstance(value, tuple) and all(each in KINDS for each in value):
        return ""
    return _("those who rest are named by the keys of their profiles.")


OPTIONS = (
    Option(
        "mission",
        mark("Mission"),
        mark("What the two sides are after, and the laboratory they fight for."),
        tuple(MISSIONS),
        tuple([mission.title for mission in MISSIONS.values()]),
        "glasinhar",
        main=True,
    ),
    Option(
        "plan",
        mark("Laboratory"),
        mark("Where a skirmish is fought: in the laboratory of the mission, or in one that somebody has drawn."),
        ("",),
        (mark("As the mission says"),),
        "",
        beyond=why_no_map,
        only=("mission", SKIRMISHES),
        main=True,
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
        "blood",
        mark("First Blood"),
        mark("What a side turns over its second Army card for: its first dead, or also the first that leaves alive."),
        ("dead", "gone"),
        (mark("The first dead"), mark("The first dead or gone")),
        "dead",
    ),
    Option(
        "rounds",
        mark("Last round"),
        mark("A match that is still open after its last round is drawn. The printed rules know no last round."),
        (15, 30, 100),
        (mark("The fifteenth"), mark("The thirtieth"), mark("The hundredth, as good as none")),
        30,
    ),
    Option(
        "resting",
        mark("Resting"),
        mark("Warriors that cannot come, by the keys of their profiles: those who fell in a mission before."),
        ((),),
        (mark("Nobody"),),
        (),
        beyond=why_no_rest,
        asked=False,
    ),
)


class House(Value, frozen=True, gc=False, omit_defaults=True):
    mission: str
    wide: bool
    """Whether the angle of vision is half of all around."""
    last_round: int
    gone_bleeds: bool = False
    """Whether a warrior that leaves by an exit is a First Blood too."""
    resting: tuple[int, ...] = ()
    """The kinds that cannot be mustered."""


def agree(options: Mapping[str, Plain]) -> House:
    last = options["rounds"]
    resting = options["resting"]
    assert isinstance(last, int)
    assert isinstance(resting, tuple)
    absent = tuple(sorted({KINDS[str(each)] for each in resting}))
    return House(str(options["mission"]), options["arc"] == "half", last, options["blood"] == "gone", absent)
