"""The options of AndrOIDS: where the printed rules can be read in two ways."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.game import Option
from ...engine.plain import Plain, Value
from ...language.words import mark

OPTIONS = (
    Option(
        "windows",
        mark("Asking round"),
        mark(
            "The players are asked after every instant and every declaration; between turns as well or not; "
            "and after every card that is laid, so that instants may be played at any time of another's turn."
        ),
        ("every", "answers", "always"),
        (mark("Also between turns"), mark("Only to respond"), mark("After every card as well")),
        "every",
    ),
    Option(
        "stops",
        mark("Stopping a declaration"),
        mark("A declaration can be cancelled by the very first answer to it, or as long as the players are asked."),
        ("first", "grace"),
        (mark("By the first answer"), mark("As long as players are asked")),
        "first",
    ),
    Option(
        "levers",
        mark("Declarations in a turn"),
        mark("A player declares once in a turn, or again where a declaration was cancelled."),
        ("once", "again"),
        (mark("One"), mark("Another after one that was cancelled")),
        "once",
    ),
    Option(
        "still",
        mark("When nothing moves"),
        mark("After a round in which nobody did anything a player who cannot lay has to act, or may end the turn."),
        ("act", "end"),
        (mark("It declares or plays"), mark("It may end its turn")),
        "act",
    ),
    Option(
        "must",
        mark("Before declaring"),
        mark("Who can lay a card must do so before declaring, or need not."),
        ("lay", "free"),
        (mark("Lay a card first"), mark("Nothing")),
        "lay",
    ),
    Option(
        "memory",
        mark("Your own cards in the pile"),
        mark("A laid card stays face down for you too, or you may look again at what you know."),
        ("never", "own"),
        (mark("Nobody looks again"), mark("Look again at what you know")),
        "never",
    ),
    Option(
        "start",
        mark("First turn"),
        mark("Who begins is decided by lot, or the first seat begins."),
        ("lot", "first"),
        (mark("By lot"), mark("The first seat")),
        "lot",
    ),
)


class House(Value, frozen=True, gc=False):
    pauses: bool
    """The seats are asked between turns."""
    after_cards: bool
    """The seats are asked after every card that is laid."""
    again: bool
    """A seat whose declaration was cancelled may declare again in the same turn."""
    idles: bool
    """A seat that cannot lay may always end its turn."""
    grace: bool
    """A declaration can be cancelled as long as the seats are asked."""
    free: bool
    """A seat may declare before it lays a card."""
    look_again: bool
    """Seats may look again at what they know in the pile."""
    first_seat: bool


def agree(options: Mapping[str, Plain]) -> House:
    return House(
        options["windows"] != "answers",
        options["windows"] == "always",
        options["levers"] == "again",
        options["still"] == "end",
        options["stops"] == "grace",
        options["must"] == "free",
        options["memory"] == "own",
        options["start"] == "first",
    )
