"""What the inspector says of the things on the table of CYBO."""

from __future__ import annotations

from ...engine.plain import Seat
from ...engine.words import _
from ...table.desc import ItemId
from ...table.presenter import Audience, Sheet
from .board import LINES, Number
from .ending import is_grand_master
from .hints import chances, expected_now
from .odds import nexts, trinity_chance
from .state import CyboState, Kind, Phase
from .turn import rows_of, terms_of, verdict
from .wording import figures, level_name, percent, points, run


def sheet_of(view: CyboState, audience: Audience, item: ItemId) -> Sheet | None:
    """The sheet of a plate, the die, the tray, or anything of a seat."""
    kind, _slash, which = item.partition("/")
    if kind == "plate":
        return _plate(view, int(which))
    if kind == "die":
        return _die(view)
    if kind == "tray":
        return _tray(view)
    if which.isdecimal() and int(which) < len(view.order):
        return _card(view, audience, int(which))
    return None


def _plate(view: CyboState, number: Number) -> Sheet:
    lines = tuple((_("Line"), run(line)) for line in LINES if number in line)
    return Sheet(_("The number {number}", number=number), _plate_text(view, number), lines, "The tray")


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
    if found.completes:
        return _("Rolled next, it makes a Trinity for {points}.", points=points(found.pays))
    return _("Rolled next, it leaves a Trinity for up to {points} open.", points=points(found.pays))


def _die(view: CyboState) -> Sheet:
    text = _("Twelve sides, each as likely as the others.")
    facts = tuple((_("Chance"), figure) for figure in figures(view)) if view.phase in (Phase.ROLL, Phase.QUAD) else ()
    return Sheet(_("The die"), text, facts, "A round")


def _tray(view: CyboState) -> Sheet:
    text = _("Three numbers side by side in a row, a column or a diagonal are a Trinity.")
    facts = [(_("Lines of three"), str(len(LINES)))]
    if view.phase in (Phase.ROLL, Phase.QUAD):
        facts.append((_("This turn on average"), points_on_average(expected_now(view))))
    return Sheet(_("The tray"), text, tuple(facts), "The tray")


def points_on_average(value: float) -> str:
    """An expectation in words."""
    return _("{points} points", points=f"{value:.2f}")


def _card(view: CyboState, audience: Audience, seat: Seat) -> Sheet:
    terms, rows = terms_of(view, seat), rows_of(view, seat)
    kept = sum(bool(row.trinity) for row in rows)
    quads = sum(row.kind in (Kind.QUAD, Kind.DUPLICATE_QUAD) for row in rows)
    facts = [
        (_("Score"), points(view.scores[seat])),
        (_("Level"), level_name(view.house.levels[seat])),
        (_("Turns played"), str(len(rows))),
        (_("Trinities"), str(kept)),
        (_("Quads"), str(quads)),
        (_("Trinity in a turn"), percent(trinity_chance(terms))),
        (_("Chance to win"), percent(chances(view)[seat])),
    ]
    if is_grand_master(view, seat):
        facts.append((_("Grand Master of"), run(view.locks[seat] or terms.lock)))
    return Sheet(_("{name}’s scorecard", name=audience.name(seat)), "", tuple(facts), "The scorecard")
