"""The options of Pantry."""

from __future__ import annotations

from monstrarium.engine.game import Option
from monstrarium.language.words import mark

OPTIONS = (
    Option(
        "rounds",
        mark("Rounds"),
        mark("How often everyone tastes and cooks."),
        values=(3, 5, 7),
        names=(mark("Three"), mark("Five"), mark("Seven")),
        default=5,
    ),
    Option(
        "hand",
        mark("First hand"),
        mark("How many cards a seat begins with."),
        values=(3, 4, 5),
        names=(mark("Three"), mark("Four"), mark("Five")),
        default=4,
        each_seat=True,
    ),
)
