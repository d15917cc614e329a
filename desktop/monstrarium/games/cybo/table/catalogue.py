"""The catalogue of CYBO: the numbers of the tray, its lines, what is paid, and the levels."""

from __future__ import annotations

from functools import partial

from ....content.rulings import rulings
from ....language.words import _, _n, mark, said
from ....table.catalogue import Entry, Look, only, seen
from ....table.desc import Face, Inlay
from ....table.layout import Canvas
from ....table.presenter import Sheet
from ..board import (
    COLUMNS,
    DUPLICATE,
    HALVES,
    LINES,
    MISS,
    NUMBERS,
    ORDERED,
    QUAD,
    ROWS,
    SIDES,
    TRINITY,
    Number,
    Numbers,
    cell,
    fourth,
)
from ..odds import expected, trinity_chance
from ..options import LEVEL_NAMES, LEVELS, Level
from ..turn import ROLLS, Terms
from .faces import CARD
from .inspector import lines_with
from .layout import BASE, BOARD_HIGH, TRAY_WIDE
from .pieces import PLATE, WELLS_X, WELLS_Y
from .wording import percent, points, run

TRAY = Canvas(TRAY_WIDE, BOARD_HIGH)
TRAY_SIZE = (1.12, 1.12 * BOARD_HIGH / TRAY_WIDE)
PAYS = (
    (
        "trinity",
        mark("Trinity"),
        TRINITY,
        mark("Three numbers of a line, in any order but along it."),
        "A round",
        (5, 1, 9),
    ),
    (
        "in-order",
        mark("Trinity in order"),
        ORDERED,
        mark("Three numbers of a line, read along it from either end."),
        "A round",
        ROWS[0],
    ),
    (
        "quad",
        mark("Quad"),
        QUAD,
        mark("A Trinity in a column, and then the fourth number of that column. It takes the place of the Trinity."),
        "The Quad",
        COLUMNS[1],
    ),
    (
        "duplicate",
        mark("Duplicate"),
        DUPLICATE,
        mark("At the level Grand Master: the same three numbers in the same order as an earlier Trinity of the seat."),
        "Grand Master",
        ROWS[1],
    ),
    (
        "miss",
        mark("Missed Quad"),
        MISS,
        mark("A Trinity in a column, and then any number but the fourth of that column."),
        "The Quad",
        HALVES[2],
    ),
)
"""What a turn can pay: key, name, points, text, the heading of its rules, and an example."""
LEVEL_TEXTS = {
    Level.BEGINNER: (mark("One of the rolls may go astray."), "Beginner"),
    Level.ADVANCED: (mark("Every roll has to fit the line."), "A round"),
    Level.MASTER: (mark("Only a Trinity in order counts."), "Master"),
    Level.GRAND_MASTER: (mark("A duplicate locks the seat on its numbers, and pays every time."), "Grand Master"),
}
"""By level: what is special about it, and the heading of its rules."""


def catalogue() -> tuple[Entry, ...]:
    return (
        *[_number(number) for number in NUMBERS],
        *[_line(line) for line in LINES],
        *[_pay(*pay) for pay in PAYS],
        *[_level(key, level) for key, level in LEVELS.items()],
    )


def _number(number: Number) -> Entry:
    lines = lines_with(number)
    text = _n("It lies in {n} line of three.", "It lies in {n} lines of three.", len(lines))
    facts = (*lines, (_("Each roll"), _("1 in {n}", n=SIDES)))
    return Entry(
        f"number-{number}",
        _("Numbers"),
        Sheet(_("The number {number}", number=number), text, facts, "The tray", entry=f"number-{number}"),
        seen(Face(f"cybo/plate/{number}/idle"), (1.0, 1.0)),
        0,
        filters=only((_("Lines"), [str(len(lines))])),
    )


def _line(line: Numbers) -> Entry:
    way = _("row") if line in ROWS else _("column") if line in HALVES else _("diagonal")
    facts = [
        (_("Lies in a"), way),
        (_("In order"), points(ORDERED)),
        (_("In any other order"), points(TRINITY)),
    ]
    if fourth(line):
        facts.append((_("Number for the Quad"), str(fourth(line))))
    text = _("Three numbers side by side: a Trinity, in whatever order they come.")
    return Entry(
        f"line-{run(line)}",
        _("Lines"),
        Sheet(_("The line {numbers}", numbers=run(line)), text, tuple(facts), "The tray", entry=f"line-{run(line)}"),
        partial(_lit, line),
        0,
        filters=only((_("Lies in a"), [way]), (_("Number"), [str(number) for number in line])),
    )


def _pay(key: str, name: str, paid: int, text: str, heading: str, example: Numbers) -> Entry:
    facts = ((_("Pays"), points(paid)), (_("For example"), run(example)))
    sheet = Sheet(said(name), said(text), facts, heading, entry=key)
    return Entry(key, _("What is paid"), sheet, partial(_lit, example), 0, rulings=rulings("cybo", (name,)))


def _level(key: str, level: Level) -> Entry:
    terms, (text, heading) = Terms(level), LEVEL_TEXTS[level]
    facts = (
        (_("Rolls for a Trinity"), str(ROLLS[level])),
        (_("Trinity in a turn"), percent(trinity_chance(terms))),
        (_("In order"), percent(trinity_chance(terms, (), True))),
        (_("Points of a turn on average"), f"{expected(terms):.2f}"),
    )
    sheet = Sheet(said(LEVEL_NAMES[level]), said(text), facts, heading, entry=key)
    return Entry(key, _("Levels"), sheet, partial(_card, level), 0, rulings=rulings("cybo", (LEVEL_NAMES[level],)))


def _lit(numbers: Numbers) -> Look:
    """The tray on which these numbers count."""
    inlays: list[Inlay] = []
    for number in NUMBERS:
        column, row = cell(number)
        box = (WELLS_X[column] - PLATE / 2, WELLS_Y[row] - PLATE / 2, PLATE, PLATE)
        inlays.append(TRAY.inlay(f"cybo/plate/{number}/{'scored' if number in numbers else 'dark'}", box))
    return Look(Face("cybo/tray", inlays=tuple(inlays)), TRAY_SIZE)


def _card(level: Level) -> Look:
    """A scorecard with the name of a level."""
    labels = (CARD.label(said(LEVEL_NAMES[level]), (92, 26, 400, 56), 42, bold=True, align="left"),)
    seal = (CARD.inlay("cybo/gm-seal", (515, 25, 58, 58)),) if level is Level.GRAND_MASTER else ()
    return Look(Face("cybo/scorecard", labels, inlays=seal), BASE)
