"""The options of XYbrid: where the printed rules can be read in two ways."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.game import Option
from ...engine.plain import Plain, Value
from ...language.words import mark

OPTIONS = (
    Option(
        "cores",
        mark("Core parts"),
        mark("Every player in turn chooses a core part from the open pile, or is dealt one by lot."),
        ("chosen", "dealt"),
        (mark("Chosen in turn order"), mark("Dealt by lot")),
        "chosen",
    ),
    Option(
        "lab",
        mark("The lab"),
        mark("New parts come to the lab when it has run out, or after every part that is taken."),
        ("empty", "always"),
        (mark("Restocked when empty"), mark("Always topped up")),
        "empty",
    ),
    Option(
        "missions",
        mark("Missions"),
        mark("The same MISSION can be used in every turn, or once in a round."),
        ("turn", "round"),
        (mark("In every turn"), mark("Once in a round")),
        "turn",
    ),
    Option(
        "draws",
        mark("Draws by effects"),
        mark("An effect that lets a player draw offers every part of the lab, or only what the monster needs."),
        ("free", "needs"),
        (mark("Any part"), mark("Needed parts only")),
        "free",
    ),
    Option(
        "ties",
        mark("Ties"),
        mark("The most infamous share the victory, or the better last monster wins."),
        ("share", "monster"),
        (mark("Shared victory"), mark("The better last monster")),
        "share",
    ),
)


class House(Value, frozen=True, gc=False):
    dealt: bool
    """Core parts are dealt."""
    top_up: bool
    """The lab is filled after every part that is taken."""
    mission_once: bool
    """The same MISSION can be used once in a round."""
    needs_only: bool
    """An effect draws only parts that the monster needs."""
    last_monster: bool
    """The better last monster breaks a tie."""


def agree(options: Mapping[str, Plain]) -> House:
    return House(
        options["cores"] == "dealt",
        options["lab"] == "always",
        options["missions"] == "round",
        options["draws"] == "needs",
        options["ties"] == "monster",
    )
