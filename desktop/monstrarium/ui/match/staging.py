"""Makes the film of a move: its tables beat by beat, and what is brought forward of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ...engine.session import Frame
from ...games.memory import remembered
from ...table.desc import ItemId, Piece, TableDesc, diff
from ...table.presenter import Audience, Flourish, Presenter
from ...table.spotlight import ELSEWHERE, Actor, Spotlight
from ..scene.film import LEADS, LONG, Beat

READABLE = 0.7
"""The least width of a piece that is brought forward when it is played, in table units."""
TOGETHER = 4
"""The most pieces that are brought forward at once; more are a deal."""
PAUSE = 0.45
"""Seconds at normal pace after something that has been seen happening on the table."""


def beats_of(presenter: Presenter, frames: Sequence[Frame[Any]], audience: Audience) -> list[Beat]:
    """The film of a move, with the scenes of its great moments; `audience` has what the table remembered before it."""
    beats = []
    for frame, memory in zip(frames, remembered(presenter, frames, audience.memory), strict=True):
        audience = msgspec.structs.replace(audience, memory=memory)
        shown: list[Flourish] = []
        instead: list[Flourish] = []
        scenes: list[Spotlight] = []
        for event in frame.events:
            flourish = presenter.flourish(event, frame.view, audience)
            scene = presenter.spotlight(event, frame.view, audience)
            if scene is not None and scene is not ELSEWHERE:
                line = None if scene.words is not None else presenter.line(event, frame.view, audience)
                words = scene.words if line is None else line.text
                sound = scene.sound or ("" if flourish is None else flourish.sound)
                scenes.append(msgspec.structs.replace(scene, words=words or "", sound=sound))
            if flourish is not None:
                (shown if scene is None else instead).append(flourish)
        elsewhere = bool(instead) and not (scenes or shown)
        table = presenter.describe(frame.view, audience, ())
        beats.append(Beat(table, shown, scenes, instead=instead, elsewhere=elsewhere))
    return beats


def told(presenter: Presenter, frames: Iterable[Frame[Any]], audience: Audience) -> str:
    """The first sentence of the log on a move."""
    lines = (presenter.line(event, frame.view, audience) for frame in frames for event in frame.events)
    return next((line.text for line in lines if line is not None), "")


def present(beats: Sequence[Beat], before: TableDesc, words: str) -> list[Beat]:
    """The film of somebody else's move: what is played comes forward, with the words of the log, and is then seen to
    go where it goes; a move that shows no piece is told.
    """
    found, table, told = list(beats), before, False
    seen: set[ItemId] = set()
    for at, beat in enumerate(found):
        pieces = [] if beat.scenes else [each for each in _played(table, beat.table) if each.id not in seen]
        table = beat.table
        seen.update(piece.id for piece in pieces)
        if pieces:
            actors = tuple(Actor((piece.id,)) for piece in pieces)
            found[at] = beat._replace(scenes=(Spotlight(actors, words="" if told else words, dims=False),))
        told = told or bool(pieces or beat.scenes)
    if told or not found or not words:
        return found
    busy = any(each.kind in LEADS or each.kind in LONG for beat in found for each in beat.flourishes)
    if busy:
        return [*found[:-1], found[-1]._replace(dwell=PAUSE)]
    return [found[0]._replace(scenes=(Spotlight(words=words, dims=False),)), *found[1:]]


def _played(before: TableDesc, after: TableDesc) -> list[Piece]:
    """The few pieces that have come from one place to another, or been turned up, and can be read."""
    moved = [(old, new) for old, new in diff(before, after).moved if _is_read(new)]
    found = [new for old, new in moved if (old.zone != new.zone or not old.up) and new.stands is None]
    return found if len(found) < TOGETHER else []


def _is_read(piece: Piece) -> bool:
    return piece.up and not piece.flat and piece.size[0] >= READABLE and piece.size[1] >= READABLE
