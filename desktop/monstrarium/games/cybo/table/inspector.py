"""What the inspector says of the things on the table of CYBO."""

from __future__ import annotations

from ....engine.plain import Seat
from ....language.words import _
from ....table.desc import ItemId
from ....table.presenter import Audience, Sheet
from ..board import LINES, QUAD, Number
from ..ending import QUADS
from ..odds import expected_now, nexts, trinity_chance
from ..race import chances, is_exact
from ..state import CyboState, Kind, Phase, Row
from ..turn import rows_of, terms_of, verdict
from .items import BOARD, DIE, DISH, TRAY, number_of, seat_of
from .wording import level_name, notes, percent, points, run


def sheet_of(view: CyboState, audience: Audience, item: ItemId) -> Sheet | None:
    number, seat = number_of(item), seat_of(item)
    if number is not None:
        return _plate(view, number)
    if seat is not None and seat < len(view.order):
        return _card(view, audience, seat)
    if item == DIE:
        return _die(view)
    return _tray(view) if item in (TRAY, BOARD, DISH) else None


def _plate(view: CyboState, number: Number) -> Sheet:
    title, entry = _("The number {number}", number=number), f"number-{number}"
    return Sheet(title, _plate_text(view, number), lines_with(number), "The tray", entry=entry)


def lines_with(number: Number) -> tuple[tuple[str, str], ...]:
    """The lines of three that a number is in, as facts."""
    return tuple((_("Line"), run(line)) for line in LINES if number in line)


def _plate_text(view: CyboState, number: Number) -> str:
    terms = terms_of(view, view.seat)
    if view.phase is Phase.QUAD:
        if number == verdict(terms, view.rolls).target:
            return _("Rolled next, it makes the Quad.")
        return _("It is not the fourth number of this column.")
    if number in view.rolls:
        return _("It has been rolled in this turn.")
    if view.phase is not Phase.ROLL:
        return ""
    found = next((each for each in nexts(terms, view.rolls) if each.number == number), None)
    if found is None or not found.lives:
        return _("Rolled next, it ends the turn.")
    if found.completes and found.pays == QUAD:
        return _("Rolled next, it makes the Quad.")
    if found.completes:
        return _("Rolled next, it makes a Trinity for {points}.", points=points(found.pays))
    return _("Rolled next, it leaves a Trinity for up to {points} open.", points=points(found.pays))


def _die(view: CyboState) -> Sheet:
    text = _("Twelve sides, each as likely as the others.")
    facts = tuple((_("Chance"), note) for note in notes(view)) if view.phase in (Phase.ROLL, Phase.QUAD) else ()
    return Sheet(_("The die"), text, facts, "A round")


def _tray(view: CyboState) -> Sheet:
    text = _("Three numbers side by side in a row, a column or a diagonal are a Trinity.")
    facts = [(_("Lines of three"), str(len(LINES)))]
    if view.phase in (Phase.ROLL, Phase.QUAD):
        facts.append((_("This turn on average"), _("{points} points", points=f"{expected_now(view):.2f}")))
    return Sheet(_("The tray"), text, tuple(facts), "The tray")


def _card(view: CyboState, audience: Audience, seat: Seat) -> Sheet:
    rows = rows_of(view, seat)
    facts = [
        (_("Score"), points(view.scores[seat])),
        (_("Level"), level_name(view.house.levels[seat])),
        (_("Turns played"), str(len(rows))),
        (_("Trinities"), str(sum(bool(row.trinity) for row in rows))),
        (_("Quads"), str(sum(row.kind in QUADS for row in rows))),
        (_("Trinity in a turn"), percent(trinity_chance(terms_of(view, seat)))),
        (_("Chance to win"), _win_chance(view, seat)),
    ]
    if view.locks[seat]:
        facts.append((_("Grand Master of"), run(view.locks[seat])))
    text = "\n".join(_row_text(at, row) for at, row in enumerate(rows, 1))
    return Sheet(_("{name}’s scorecard", name=audience.name(seat)), text, tuple(facts), "The scorecard")


def _win_chance(view: CyboState, seat: Seat) -> str:
    chance = percent(chances(view)[seat])
    return chance if is_exact(view) else _("about {chance}", chance=chance)


def _row_text(number: int, row: Row) -> str:
    rolls = (*row.rolls, row.quad) if row.quad and row.kind is not Kind.WHOLE else row.rolls
    return _("Round {number}: {rolls}, {points}.", number=number, rolls=run(rolls), points=points(row.points))
