"""What is to be seen of a piece of HYBRID: its drawing, what it carries now, its figures and its text."""

from __future__ import annotations

from ....engine.plain import Seat
from ....language.words import _, said
from ....table.desc import Face, Inlay, Label
from ....table.layout import Canvas
from ..combat.modifiers import life
from ..printed.action_cards import CARDS
from ..printed.warriors import NV, PROFILES, RANK, SIDE, SIZE
from ..state import SCORPION, Door, HybridState, Mode

BACK = "hybrid/back"
GROUND = "hybrid/ground"
SIDES = ("griffin", "scorpion")
"""By seat: the word of its drawings."""
CARD = Canvas(630.0, 880.0)
PLAQUE = Canvas(300.0, 360.0)
DOORS = {Door.SHUT: "shut", Door.OPEN: "open", Door.BROKEN: "broken", Door.LOCKED: "locked"}
MARKS = {Mode.DEFENSE: "guard", Mode.FIRING: "ambush"}
"""Modes that last beyond the activation, and their marks."""


# ---- warriors


def standee(kind: int, facing: int) -> Face:
    """A warrior on its base, turned to a facing; the drawing itself stays upright."""
    large = "-large" if SIZE[kind] == 2 else ""
    art = f"hybrid/base/{SIDES[SIDE[kind]]}{large}-{facing}"
    return Face(art, inlays=(Inlay(f"hybrid/warrior/{PROFILES[kind].key}", 0.05, 0.01, 0.9, 0.9),))


def warrior_face(state: HybridState, warrior: int, facing: int) -> Face:
    """A warrior with its wounds, and the marks of what it is bent on."""
    kind = state.kinds[warrior]
    bare = standee(kind, facing)
    share = 1.0 if SIZE[kind] == 1 else 0.62
    inlays, labels = [*bare.inlays], []
    for art, words, (x, y), role in _marks(state, warrior):
        side = 0.44 * share
        left, top = x * (1 - side), y * (1 - side)
        inlays.append(Inlay(art, left, top, side, side))
        if words:
            labels.append(Label(words, left, top - 0.03 * share, side, side, 0.27 * share, role=role, bold=True))
    return Face(bare.art, tuple(labels), inlays=tuple(inlays))


def _marks(state: HybridState, warrior: int) -> list[tuple[str, str, tuple[float, float], str]]:
    """Each mark with its words, its corner and the colour of the words."""
    found: list[tuple[str, str, tuple[float, float], str]] = []
    if state.wounds[warrior]:
        found.append(("hybrid/mark/heart", str(life(state, warrior)), (1.0, 1.0), "light"))
    if warrior in state.ambush:
        found.append(("hybrid/mark/ambush", str(state.lurks[warrior]), (0.0, 1.0), "ink"))
    elif state.modes[warrior] == Mode.DEFENSE and state.levels[warrior]:
        found.append(("hybrid/mark/guard", str(state.levels[warrior]), (0.0, 1.0), "ink"))
    if state.pinned >> warrior & 1:
        dazed = "dazed" if state.dazed >> warrior & 1 else "pinned"
        found.append((f"hybrid/mark/{dazed}", "", (1.0, 0.0), "light"))
    elif state.asleep >> warrior & 1:
        sleeps = "asleep" if state.sides[warrior] == SCORPION else "pinned"
        found.append((f"hybrid/mark/{sleeps}", "", (1.0, 0.0), "light"))
    if state.carrier == warrior:
        found.append(("hybrid/mark/venom", "", (1.0, 0.5), "light"))
    return found


def plaque(kind: int, words: str, other: str = "", name: str = "") -> Face:
    """A profile to be chosen: the warrior over its name, its rank in the corner, and how many of it come along."""
    side = SIDES[SIDE[kind]]
    labels = [
        PLAQUE.label(name or said(PROFILES[kind].name), (28, 252, 244, 50), 34, bold=True),
        PLAQUE.label(words, (30, 304, 238, 27), 24, "soft"),
    ]
    if other:
        labels.append(PLAQUE.label(other, (206, 28, 62, 56), 52, "light", bold=True))
    return Face(f"hybrid/plaque/{side}", tuple(labels), inlays=(PLAQUE.inlay(art_of(kind), (42, 26, 214, 224)),))


def art_of(kind: int) -> str:
    """What is drawn of a warrior."""
    return f"hybrid/warrior/{PROFILES[kind].key}"


def rank_words(kind: int) -> str:
    """Rank and Natural Value, shortly."""
    return _("rank {rank}, NV {nv}", rank=RANK[kind], nv=NV[kind])


# ---- what stands in the laboratory


def door_art(double: bool, upright: bool, stands: int) -> str:
    """A door as it stands."""
    return f"hybrid/door/{_span(double, upright)}-{DOORS[Door(stands)]}"


def passage_art(double: bool, upright: bool) -> str:
    """An opening without a door."""
    return f"hybrid/passage/{_span(double, upright)}"


def _span(double: bool, upright: bool) -> str:
    return f"{'double' if double else 'single'}-{'upright' if upright else 'across'}"


def tile_art(name: str) -> str:
    """A tile as it lies: "5a" or "6b/1"."""
    side, _slash, turns = name.partition("/")
    return f"hybrid/tile/{side}-{turns or 0}"


# ---- counters, dice and cards


def counter_face(seat: Seat, number: int) -> Face:
    """An activation counter: its number, or its back where nobody may know it."""
    side = SIDES[seat]
    if number <= 0:
        return Face(f"hybrid/order/{side}-back")
    return Face(f"hybrid/order/{side}", (Label(str(number), 0.2, 0.2, 0.6, 0.6, 0.52, bold=True),))


def die_art(seat: Seat) -> str:
    """A die of a side."""
    return f"hybrid/die/{SIDES[seat]}"


def die_face(seat: Seat, shown: int) -> Face:
    """A die that shows a number; 0 for one that waits to be rolled."""
    labels = (Label(str(shown), 0.26, 0.3, 0.48, 0.34, 0.3, bold=True),) if shown else ()
    return Face(die_art(seat), labels)


def card_face(face: int) -> Face:
    """All that is printed on an Action card."""
    card = CARDS[face]
    labels = (
        CARD.label(str(card.points), (44, 30, 80, 80), 76, bold=True),
        CARD.label(said(card.name), (142, 40, 444, 58), 46, bold=True),
        CARD.label(said(card.text), (78, 592, 474, 244), 42),
    )
    return Face("hybrid/card/action", labels, inlays=(_drawing(face),))


def small_face(face: int) -> Face:
    """A card as it lies on the table, with its points and name large."""
    card = CARDS[face]
    labels = (
        CARD.label(str(card.points), (44, 30, 80, 80), 76, bold=True),
        CARD.label(
            _("{n} points", n=card.points) if card.points != 1 else _("1 point"), (142, 40, 444, 58), 48, "soft"
        ),
        CARD.label(said(card.name), (78, 592, 474, 244), 104, bold=True),
    )
    return Face("hybrid/card/action", labels, inlays=(_drawing(face),))


def _drawing(face: int) -> Inlay:
    return CARD.inlay(f"hybrid/action/{CARDS[face].key}", (35, 124, 560, 420))
