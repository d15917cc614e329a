"""What can be settled before a match of XYbrid: the places where the printed rules leave two sane readings."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.game import Option
from ...engine.plain import Plain, Value
from ...language.words import mark

OPTIONS = (
    Option(
        "cores",
        mark("Core parts"),
        mark("Every seat in turn chooses a core part from the open pile, or is dealt one by lot."),
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
        mark("An effect that lets a seat draw offers every part of the lab, or only what the monster needs."),
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
    """The options of a match as the rules read them."""

    dealt: bool
    top_up: bool
    mission_once: bool
    needs_only: bool
    last_monster: bool


def agree(options: Mapping[str, Plain]) -> House:
    """The rules of this house."""
    return House(
        options["cores"] == "dealt",
        options["lab"] == "always",
        options["missions"] == "round",
        options["draws"] == "needs",
        options["ties"] == "monster",
    )
