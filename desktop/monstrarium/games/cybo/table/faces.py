"""What is drawn and written on scorecards and plates."""

from __future__ import annotations

from ....engine.plain import Seat
from ....language.words import _
from ....table.desc import Face, Label, Rect
from ....table.layout import Canvas
from ....table.presenter import Audience
from ..board import NUMBERS, Number, Numbers
from ..ending import DUPLICATES, QUADS, is_grand_master
from ..odds import decision, nexts, reach
from ..state import ROUNDS, CyboState, Kind, Phase, Row
from ..turn import Terms, counted, rows_of, terms_of, verdict
from .layout import Slip
from .wording import run, standing

CARD = Canvas(600.0, 1000.0)
BOXES = ((110.0, 90.0), (205.0, 90.0), (300.0, 90.0))
QUAD_BOX, TOTAL_BOX, ROUND_BOX = (410.0, 90.0), (520.0, 64.0), (33.0, 44.0)
FIRST, STEP, HIGH = 154.0, 54.0, 46.0
UNUSED = "∅"
FOOT = 24.0
"""What stays free at the lower edge of a slip."""
SLIP_ART, LONG_SLIP_ART = "cybo/slip", "cybo/slip-long"
CHANCE = (0.18, 0.745, 0.63, 0.155)
PAY = (0.46, 0.125, 0.4, 0.135)
"""Where the chance and the points stand on a plate, in shares of its size."""


def card_face(view: CyboState, audience: Audience, seat: Seat) -> Face:
    return Face("cybo/scorecard", tuple(card_labels(view, audience, seat)))


def card_labels(view: CyboState, audience: Audience, seat: Seat) -> list[Label]:
    name, colour = audience.name(seat), f"seat{audience.colours[seat]}"
    labels = [CARD.label(name, (92, 26, 240, 56), 42, colour, bold=True, align="left")]
    right = 504 if is_grand_master(view, seat) else 568
    labels.append(CARD.label(standing(view, seat), (336, 24, right - 336, 30), 28, "soft", align="right"))
    if seat == view.seat and view.phase is not Phase.OVER:
        labels.append(CARD.label(_("has the die"), (336, 54, right - 336, 30), 28, "good", bold=True, align="right"))
    labels += _headings()
    rows = rows_of(view, seat)
    for at in range(ROUNDS):
        labels.append(CARD.label(str(at + 1), _box(ROUND_BOX, at), 27, "soft", bold=at == len(rows)))
        if at < len(rows):
            labels += _row_labels(rows[at], at)
    if seat == view.seat and view.rolls and view.phase is not Phase.SCORED and not view.extra:
        labels += _trinity_labels(view.rolls, (), len(rows), "ink")
    labels.append(CARD.label(str(view.scores[seat]), (414, 866, 166, 90), 64, bold=True))
    return labels


def _headings() -> list[Label]:
    return [
        CARD.label(_("Round"), (20, 104, 86, 38), 25, "soft"),
        CARD.label(_("Trinity"), (110, 104, 280, 38), 29, bold=True),
        CARD.label(_("Quad"), (396, 104, 108, 38), 29, "bad", bold=True),
        CARD.label(_("Total"), (504, 104, 78, 38), 25, "soft"),
    ]


def _row_labels(row: Row, at: int) -> list[Label]:
    rolls = row.trinity if row.kind is Kind.WHOLE else row.rolls
    labels = _trinity_labels(rolls, row.trinity, at, "ink" if row.trinity else "soft")
    if row.quad:
        role = "gold" if row.kind in QUADS else "bad"
        labels.append(CARD.label(str(row.quad), _box(QUAD_BOX, at), 40, role, bold=True))
    else:
        labels.append(CARD.label(UNUSED, _box(QUAD_BOX, at), 32, "soft"))
    role = "gold" if row.kind in DUPLICATES else "ink" if row.points else "soft"
    labels.append(CARD.label(str(row.points), _box(TOTAL_BOX, at), 40, role, bold=bool(row.points)))
    return labels


def _trinity_labels(rolls: Numbers, trinity: Numbers, at: int, role: str) -> list[Label]:
    """The numbers in the three boxes; a roll that is not among them stands small in the corner of its box."""
    boxed, stray = _split(rolls, trinity)
    labels = [
        CARD.label(str(number), _box(box, at), 40, role, bold=bool(trinity))
        for number, box in zip(boxed, BOXES, strict=False)
    ]
    for number, place in stray:
        left, wide = BOXES[min(place, 2)]
        labels.append(CARD.label(str(number), (left + wide - 37, FIRST + STEP * at + 2, 35, 24), 23, "soft"))
    return labels


def _split(rolls: Numbers, trinity: Numbers) -> tuple[Numbers, list[tuple[int, int]]]:
    if not trinity:
        return rolls[:3], [(number, 3) for number in rolls[3:]]
    left, stray = list(trinity), []
    for number in rolls:
        if left and number == left[0]:
            left.pop(0)
        else:
            stray.append((number, 3 - len(left)))
    return trinity, stray


def _box(column: tuple[float, float], at: int) -> Rect:
    return column[0], FIRST + STEP * at, column[1], HIGH


def slip_face(view: CyboState, seat: Seat, slip: Slip) -> Face:
    """The total and the last rounds of a seat on a slip of paper."""
    paper, head = _slip(slip)
    rounds = slip.rounds
    rows = list(enumerate(rows_of(view, seat), 1))[-rounds:]
    step = (paper.high - head - FOOT) / rounds
    labels = _total(paper, view.scores[seat], head)
    for at, (number, row) in enumerate(rows):
        labels += _line(paper, number, row, (30, head + step * at, 540, step))
    if not rows:
        labels.append(paper.label(_("No round yet"), (30, head, 540, step), 52, "soft"))
    return _slip_face(paper, head, labels)


def _total(paper: Canvas, points: int, head: float) -> list[Label]:
    """The head of a slip."""
    size = 0.62 * head
    return [
        paper.label(_("Total"), (34, 4, 240, head - 12), 0.8 * size, "light", align="left"),
        paper.label(str(points), (280, 2, 286, head - 8), size, "light", bold=True, align="right"),
    ]


def _slip_face(paper: Canvas, head: float, labels: list[Label]) -> Face:
    """A slip of paper under its labels; its head is drawn apart, so that it keeps its height on slips of any length."""
    band = paper.inlay("cybo/slip-head", (0, 0, paper.wide, head))
    return Face(SLIP_ART if paper.high < paper.wide else LONG_SLIP_ART, tuple(labels), inlays=(band,))


def all_rounds_face(view: CyboState, seat: Seat, slip: Slip) -> Face:
    """All rounds of a seat on the same slip, in two columns where it is short."""
    paper, head = _slip(slip)
    columns = 2 if paper.high < 1.5 * paper.wide else 1
    each, wide = -(-ROUNDS // columns), 552 / columns
    labels = _total(paper, view.scores[seat], head)
    step = (paper.high - head - FOOT) / each
    for at, row in enumerate(rows_of(view, seat)):
        column, line = divmod(at, each)
        labels += _line(paper, at + 1, row, (24 + wide * column, head + step * line, wide - 12, step))
    return _slip_face(paper, head, labels)


def _slip(slip: Slip) -> tuple[Canvas, float]:
    """A slip of paper to write on, and the height of its head."""
    _left, _top, wide, high = slip.rect
    return Canvas(600.0, 600.0 * high / wide), 600.0 * slip.head / wide


def _line(paper: Canvas, number: int, row: Row, rect: Rect) -> list[Label]:
    """A round on a slip: its number, the rolls, the Quad, the points."""
    left, top, wide, high = rect
    size = min(0.104 * wide, 0.86 * high)
    rolls = row.trinity if row.kind is Kind.WHOLE else row.rolls
    words = run(rolls)
    if row.quad:
        words = _("{numbers} + {quad}", numbers=words, quad=row.quad)
    role = "gold" if row.kind in QUADS else "ink" if row.points else "soft"
    return [
        paper.label(str(number), (left, top, 0.12 * wide, high), 0.7 * size, "soft"),
        paper.label(words, (left + 0.15 * wide, top, 0.63 * wide, high), size, role, align="left"),
        paper.label(str(row.points), (left + 0.8 * wide, top, 0.2 * wide, high), size, role, bold=True, align="right"),
    ]


def plate_face(view: CyboState, number: Number, look: str) -> tuple[Face, str]:
    chance, pay, tip = _outcome(view, number, look)
    labels = []
    if chance:
        labels.append(Label(chance, *CHANCE, size=0.13, role="light", bold=True))
    if pay:
        labels.append(Label(pay, *PAY, size=0.12, align="right", role="ink", bold=True))
    return Face(f"cybo/plate/{number}/{look}", tuple(labels)), tip


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
    """Numbers that help as the next roll are open; those that can only help later are idle."""
    if rolls and (verdict(terms, rolls).trinity or not verdict(terms, rolls).alive):
        return {}
    states = dict.fromkeys(reach(terms, rolls), "idle")
    states.update((each.number, "open") for each in nexts(terms, rolls) if each.lives)
    return states


def _outcome(view: CyboState, number: Number, look: str) -> tuple[str, str, str]:
    """The chance and the points that stand on a plate, and both in words."""
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
