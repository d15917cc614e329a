"""The enamel tray with its twelve plates, and the die in its pit."""

from __future__ import annotations

from ....engine.words import _
from ....table.desc import Face, Label, Piece, Pose, Rect, Zone
from ..board import NUMBERS, Number, Numbers, cell
from ..ending import QUADS
from ..hints import decision
from ..odds import nexts, reach
from ..state import CyboState, Phase
from ..turn import Terms, counted, terms_of, verdict

TRAY, DIE = "tray", "die"
ART = (1000.0, 1240.0)
WELLS_X = (230.0, 500.0, 770.0)
WELLS_Y = (190.0, 420.0, 650.0, 880.0)
PLATE = 200.0
PIT = (500.0, 1090.0)
DIE_SIDE = 190.0
CHANCE = (0.18, 0.745, 0.63, 0.155)
PAY = (0.46, 0.125, 0.4, 0.135)


def plate_id(number: Number) -> str:
    """The plate of a number, as a thing on the table."""
    return f"plate/{number}"


def tray_zone(rect: Rect) -> Zone:
    """The tray itself, where the die is rolled."""
    return Zone(TRAY, rect, _("Dice tray"), style="bare", art="cybo/tray")


def tray_pieces(view: CyboState, rect: Rect) -> list[Piece]:
    """Twelve plates that tell what each number would do, and the die."""
    looks = plate_states(view)
    return [*(_plate(view, number, looks[number], rect) for number in NUMBERS), _die(view, rect)]


def plate_states(view: CyboState) -> dict[Number, str]:
    """How each plate looks: idle, open, rolled, dark, target or scored."""
    if view.phase is Phase.OVER:
        return dict.fromkeys(NUMBERS, "idle")
    states = dict.fromkeys(NUMBERS, "dark")
    terms = terms_of(view, view.seat)
    if view.phase is not Phase.SCORED:
        states.update(_ahead(terms, view.rolls))
    states.update(dict.fromkeys(view.rolls, "rolled"))
    if view.phase is Phase.QUAD:
        found = verdict(terms, view.rolls)
        states.update(dict.fromkeys(found.trinity, "scored"))
        states[found.target] = "target"
    if view.phase is Phase.SCORED and view.rows[-1].points:
        row = view.rows[-1]
        paid = (*row.trinity, row.quad) if row.kind in QUADS else row.trinity
        states.update(dict.fromkeys(paid, "scored"))
    return states


def _ahead(terms: Terms, rolls: Numbers) -> dict[Number, str]:
    """The numbers that are wanted next are open; those of a line still possible, but later, are idle."""
    if rolls and (verdict(terms, rolls).trinity or not verdict(terms, rolls).alive):
        return {}
    states = dict.fromkeys(reach(terms, rolls), "idle")
    states.update((each.number, "open") for each in nexts(terms, rolls) if each.lives)
    return states


def _plate(view: CyboState, number: Number, look: str, rect: Rect) -> Piece:
    column, row = cell(number)
    unit = rect[2] / ART[0]
    chance, pay, tip = _figures(view, number, look)
    labels = []
    if chance:
        labels.append(Label(chance, *CHANCE, size=0.13, role="light", bold=True))
    if pay:
        labels.append(Label(pay, *PAY, size=0.12, align="right", role="ink", bold=True))
    return Piece(
        plate_id(number),
        TRAY,
        _pose(rect, WELLS_X[column], WELLS_Y[row]),
        Face(f"cybo/plate/{number}/{look}", tuple(labels)),
        size=(PLATE * unit, PLATE * unit),
        tip=tip,
        flat=True,
    )


def _figures(view: CyboState, number: Number, look: str) -> tuple[str, str, str]:
    """The chance and the pay printed on a plate, and both in words."""
    terms = terms_of(view, view.seat)
    choice = decision(view)
    if look == "target" and choice is not None:
        of = round(1 / choice.chance)
        return f"1/{of}", f"+{choice.hit}", _("{number}: the Quad, 1 in {of}", number=number, of=of)
    if look == "open":
        found = next(each for each in nexts(terms, view.rolls) if each.number == number)
        of = len(counted(terms, view.rolls))
        pay = "" if not view.rolls else f"+{found.pays}" if found.completes else f"≤{found.pays}"
        if found.completes:
            tip = _("{number}: {points} points, 1 in {of}", number=number, points=found.pays, of=of)
        else:
            tip = _("{number}: goes on, 1 in {of}", number=number, of=of)
        return f"1/{of}", pay, tip
    words = {
        "rolled": _("{number}: rolled", number=number),
        "dark": _("{number}: fits no line now", number=number),
        "scored": _("{number}: counts", number=number),
    }
    return "", "", words.get(look, _("{number}", number=number))


def _die(view: CyboState, rect: Rect) -> Piece:
    side = DIE_SIDE * rect[2] / ART[0]
    shown = view.die or NUMBERS[-1]
    tip = _("The die, showing {number}", number=view.die) if view.die else _("The die")
    return Piece(DIE, TRAY, _pose(rect, *PIT, z=10), Face(f"cybo/die/{shown}"), size=(side, side), tip=tip)


def _pose(rect: Rect, x: float, y: float, z: int = 0) -> Pose:
    left, top, wide, high = rect
    return Pose(left + wide * x / ART[0], top + high * y / ART[1], z)
