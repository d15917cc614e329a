"""What is to be heard of what happens on the table: sounds by name, where and when."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ...table.desc import Change, Piece
from ...table.presenter import Flourish
from .overlays import BOUNCES

CARD = (1.0, 1.4)
"""The size of a card in table units; every card is heard."""
MOST = 4
"""Sounds of one kind that are heard of a beat; more would be a rattle."""
APART = 0.06
"""Seconds between sounds that would begin together."""
LANDING = 0.6
"""The share of its way after which a piece is heard, and an arrow arrives."""
GLIDE = 0.5
"""A piece that goes no farther than this share of its width makes way for others, and is not heard."""
ALL_AT_ONCE = 0.15
"""Seconds between sounds where nothing is seen to move."""


class Cue(NamedTuple):
    """A sound, its place from the left edge of the table (0) to the right (1), when, and how loud."""

    sound: str
    place: float
    wait: float = 0.0
    strength: float = 1.0


def of_flourish(what: Flourish, place: float, seconds: float) -> list[Cue]:
    """The sound of a flourish that lasts so long: a die is heard whenever it touches the ground."""
    if not what.sound:
        return []
    if what.kind == "tumble":
        heights = (1.0, *(height for _end, height in BOUNCES[1:]))
        ends = (end for end, _height in BOUNCES)
        return [Cue(what.sound, place, end * seconds, height**0.5) for end, height in zip(ends, heights, strict=True)]
    arrives = what.kind in ("arrow", "strike")
    return [Cue(what.sound, place, LANDING * seconds if arrives else 0.0)]


def of_change(change: Change, width: float, seconds: float) -> list[Cue]:
    """The sounds of pieces that come or go elsewhere on a table of a width, within so many seconds."""
    found: dict[str, list[Piece]] = {}
    heard = [*change.come, *(new for old, new in change.moved if _is_heard(old, new))]
    for piece in heard:
        if sound := sound_of(piece):
            found.setdefault(sound, []).append(piece)
    return [
        Cue(sound, piece.pose.x / width, LANDING * seconds + APART * number)
        for sound, pieces in found.items()
        for number, piece in enumerate(pieces[:MOST])
    ]


def at_once(cues: Iterable[Cue]) -> list[Cue]:
    """The first of many sounds, one after another, for a film that is not shown."""
    kinds = {cue.sound: cue for cue in reversed(list(cues))}
    return [cue._replace(wait=ALL_AT_ONCE * number) for number, cue in enumerate([*reversed(kinds.values())][:MOST])]


def sound_of(piece: Piece) -> str:
    """The sound of a piece that comes to lie: its own, else that of a card if it is one."""
    return piece.sound or ("card" if piece.size == CARD and not piece.flat else "")


def _is_heard(old: Piece, new: Piece) -> bool:
    if new.flat:
        return old.face.art != new.face.art
    far = GLIDE * new.size[0] * new.pose.scale
    return (
        old.zone != new.zone
        or old.up != new.up
        or max(abs(old.pose.x - new.pose.x), abs(old.pose.y - new.pose.y)) > far
    )
