"""The options of CYBO, and what the rules read from them."""

from __future__ import annotations

import enum
from collections.abc import Mapping

from ...engine.game import Option
from ...engine.plain import Plain, Value
from ...language.words import mark
from .board import MISS


class Level(enum.IntEnum):
    BEGINNER = 0
    ADVANCED = 1
    MASTER = 2
    GRAND_MASTER = 3


LEVELS = {
    "beginner": Level.BEGINNER,
    "advanced": Level.ADVANCED,
    "master": Level.MASTER,
    "grand_master": Level.GRAND_MASTER,
}
LEVEL_NAMES = (mark("Beginner"), mark("Advanced"), mark("Master"), mark("Grand Master"))

OPTIONS = (
    Option(
        "level",
        mark("Level"),
        mark(
            "Beginner has four rolls for a Trinity, Advanced three; Master wants it in order; "
            "Grand Master wants the same one again. Players may differ, as a handicap."
        ),
        tuple(LEVELS),
        LEVEL_NAMES,
        "beginner",
        each_seat=True,
        main=True,
    ),
    Option(
        "best",
        mark("A Beginner's Trinity after three rolls"),
        mark(
            "The turn ends with it; or one that is not in order, in a row or a diagonal, waits for the fourth roll, "
            "and the best three of the four count. In a column there is the roll for the Quad."
        ),
        ("first", "best"),
        (mark("Ends the turn"), mark("Waits for the best three of four")),
        "first",
    ),
    Option(
        "column",
        mark("A Beginner's column in four rolls"),
        mark("Four rolls that are a whole column in any order are a Trinity and a stray number, or a Quad."),
        ("trinity", "quad"),
        (mark("A Trinity"), mark("A Quad")),
        "trinity",
    ),
    Option(
        "lock",
        mark("Grand Master's lock"),
        mark("After the first duplicate either nothing but that sequence scores, or everything else scores as before."),
        ("hard", "soft"),
        (mark("Only the sequence scores"), mark("Everything still scores")),
        "hard",
    ),
    Option(
        "ties",
        mark("Ties"),
        mark(
            "Share the victory; or let most Quads, then most Trinities in order, then most Trinities decide; "
            "or play extra rounds where even that is level. Grand Masters come first in a tie that is broken."
        ),
        ("share", "break", "sudden"),
        (mark("Shared victory"), mark("Broken by the cards"), mark("Broken, then extra rounds")),
        "share",
    ),
    Option(
        "first",
        mark("Who begins"),
        mark("The player who rolls first in every round."),
        ("random", "first"),
        (mark("Drawn by lot"), mark("The first seat")),
        "random",
    ),
    Option(
        "repeat",
        mark("A repeated number"),
        mark("A number that came before in the same turn fits no line with it: it ends the turn, or is rolled again."),
        ("ends", "again"),
        (mark("Counts like any other"), mark("Is rolled again")),
        "ends",
    ),
    Option(
        "miss",
        mark("A Master's missed fourth roll"),
        mark("What a Master is left with when the fourth roll fails."),
        ("three", "nothing"),
        (mark("3 points"), mark("Nothing")),
        "three",
    ),
)


class House(Value, frozen=True, gc=False):
    levels: tuple[Level, ...]
    """By seat."""
    hard: bool
    """Whether only a Grand Master's first duplicate scores from then on."""
    again: bool
    """Whether a repeated number is rolled again instead of ending the turn."""
    ties: str
    """"share", "break" or "sudden"."""
    best: bool
    """Whether a Beginner's Trinity out of order waits for the fourth roll where there is no Quad to roll for."""
    whole: bool
    """Whether a Beginner's four rolls that are a whole column are a Quad."""
    master_miss: int
    """The points of a Master who misses the Quad."""


def agree(options: Mapping[str, Plain], seats: int) -> House:
    level = options["level"]
    by_seat = level if isinstance(level, tuple) else (level,) * seats
    return House(
        levels=tuple(LEVELS[str(each)] for each in by_seat),
        hard=options["lock"] == "hard",
        again=options["repeat"] == "again",
        ties=str(options["ties"]),
        best=options["best"] == "best",
        whole=options["column"] == "quad",
        master_miss=MISS if options["miss"] == "three" else 0,
    )
