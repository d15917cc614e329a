"""Warriors as figures: what stands on a base, the base itself, and the marks at its rim."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from .....table.desc import Face, Inlay, ItemId, Label, Piece, Pose, Standing
from .....table.layout import Canvas
from ...cards import lasting
from ...printed.warriors import NV, PROFILES, SIDE, SIZE
from ...state import SCORPION, HybridState, Mode
from ..faces import SIDES

UNITS = 400.0
"""The units of a square, on the drawings of bases and figures."""
NORTH, WEST = 0, 3
MARK = 140.0
"""How wide a mark at the rim is, in these units."""
LEFT, RIGHT, ABOVE_LEFT, ABOVE_RIGHT, BELOW = 160.0, 20.0, 208.0, -28.0, 68.0
"""Where marks are at the rim, in degrees from the right over the foot: the counter at the left, the mode at the right,
a mutation or what is carried above the counter, what holds the warrior above the mode, the venom at the foot."""


class Build(NamedTuple):
    """The drawings of the figures of one size."""

    canvas: Canvas
    middle: tuple[float, float]
    """Where the middle of the base is on the drawing."""
    base: float
    """How wide the base is, in squares."""


BUILDS = {1: Build(Canvas(560.0, 720.0), (280.0, 560.0), 0.86), 2: Build(Canvas(1000.0, 1080.0), (500.0, 700.0), 1.8)}
"""By size in squares."""


class Sign(NamedTuple):
    """A mark at the rim of a base."""

    art: str
    at: float
    words: str = ""
    role: str = "light"


def base_of(kind: int) -> float:
    """How wide the base of a warrior is, in squares."""
    return BUILDS[SIZE[kind]].base


@cache
def rim(kind: int, at: float, inside: float = 0.0) -> tuple[float, float]:
    """A place at the rim of a base, so many squares within it, as squares right of its middle and below it."""
    radius, turn = base_of(kind) / 2 - inside, math.radians(at)
    return radius * math.cos(turn), radius * math.sin(turn)


@cache
def base_face(kind: int, facing: int, hurt: int = 0) -> Face:
    """The base of a warrior, with a notch for each wound."""
    art = f"hybrid/base/{SIDES[SIDE[kind]]}{'-large' if SIZE[kind] == 2 else ''}"
    notched = (Inlay(f"{art}-wounds-{min(hurt, MOST_HURT)}", 0.0, 0.0, 1.0, 1.0),) if hurt else ()
    return Face(f"{art}-{facing}", inlays=notched)


MOST_HURT = max(NV) - 1
"""The most wounds with which a warrior stands."""


def figure_art(kind: int, facing: int) -> str:
    """The drawing of a figure: from behind where it looks up the table, else from before."""
    return f"hybrid/figure/{PROFILES[kind].key}{'-back' if facing == NORTH else ''}"


@cache
def standing(kind: int, facing: int, side: float, signs: tuple[Sign, ...] = ()) -> Standing:
    """A figure on a base so many table units wide, looking right, or left where it faces that way."""
    canvas, (x, y), base = BUILDS[SIZE[kind]]
    inlays, labels = [], []
    for sign in signs:
        right, down = rim(kind, sign.at, MARK / 2 / UNITS * 0.7)
        left, top = x + right * UNITS - MARK / 2, y + down * UNITS - MARK / 2
        inlays.append(canvas.inlay(sign.art, (left, top, MARK, MARK)))
        if sign.words:
            labels.append(_lettered(canvas, sign, left, top))
    face = Face(figure_art(kind, facing), tuple(labels), mirrored=facing == WEST, inlays=tuple(inlays))
    unit = side / base / UNITS
    return Standing(face, (canvas.wide * unit, canvas.high * unit), 1.0 - y / canvas.high)


def _lettered(canvas: Canvas, sign: Sign, left: float, top: float) -> Label:
    box = (left, top - 0.04 * MARK, MARK, MARK)
    return canvas.label(sign.words, box, 0.62 * MARK, sign.role, bold=True)


def figure(
    item: ItemId,
    zone: ItemId,
    pose: Pose,
    turned: tuple[int, int],
    side: float,
    tip: str = "",
    hurt: int = 0,
    signs: Iterable[Sign] = (),
) -> Piece:
    """A warrior of a kind that looks one way, as a piece with a base so many table units wide."""
    kind, facing = turned
    stood = standing(kind, facing, side, tuple(signs))
    face = base_face(kind, facing, hurt)
    return Piece(item, zone, pose, face, (side, side), tip=tip, stands=stood, sound="step")


def signs_of(state: HybridState, warrior: int) -> list[Sign]:
    """What the rim tells of a warrior in the laboratory, beside its wounds and its counter."""
    found = []
    if warrior in state.ambush:
        found.append(Sign("hybrid/mark/ambush", RIGHT, str(state.lurks[warrior]), "ink"))
    elif state.modes[warrior] == Mode.DEFENSE and state.levels[warrior]:
        found.append(Sign("hybrid/mark/guard", RIGHT, str(state.levels[warrior]), "ink"))
    if state.pinned >> warrior & 1:
        dazed = "dazed" if state.dazed >> warrior & 1 else "pinned"
        found.append(Sign(f"hybrid/mark/{dazed}", ABOVE_RIGHT))
    elif state.asleep >> warrior & 1:
        sleeps = "asleep" if state.sides[warrior] == SCORPION else "pinned"
        found.append(Sign(f"hybrid/mark/{sleeps}", ABOVE_RIGHT))
    if state.spells and lasting.mutations_of(state, warrior):
        found.append(Sign("hybrid/mark/mutation", ABOVE_LEFT))
    if state.spells and lasting.aura_of(state, warrior) is not None:
        found.append(Sign("hybrid/mark/aura", ABOVE_LEFT))
    if state.carrier == warrior:
        found.append(Sign("hybrid/mark/venom", BELOW))
    return found
