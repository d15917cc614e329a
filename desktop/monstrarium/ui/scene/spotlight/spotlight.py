"""Brings pieces forward at great moments: dims the table, shows scene after scene, and lets the pieces go back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene, QWidget

from ....table.desc import Face, ItemId, Piece, Pose, TableDesc
from ....table.spotlight import Actor, Spotlight
from .. import layers
from ..clock import Clock
from ..cues import Cue
from ..pixmaps import Pixmaps
from ..spread import Spread
from .item import Guise, Pictured, SpotlightItem, picture_of, surround
from .layout import Layout, lay_out

ENTER = 0.3
"""Seconds in which actors come forward, at most a third of their scene."""
LEAVE = 0.26
"""Seconds in which they go back."""
DIM, STRONG = 0.8, 0.92
"""How dark the table is, and in high contrast."""
TERMS = 0.62
"""The share of a scene after which all its values have been added."""
BLOW = 0.32
"""The share of a scene at which a strike is heard."""

Key = tuple[ItemId, ...]


class Cast(NamedTuple):
    """An actor in front: its pictures, where it came from and where it stands."""

    actor: Actor
    picture: Pictured
    start: Guise
    goal: Guise


class Spotlights:
    """Shows scenes on the clock, one after the other; `then` is called when the last one has been seen."""

    def __init__(
        self,
        scene: QGraphicsScene,
        clock: Clock,
        pixmaps: Pixmaps,
        spread: Spread,
    ) -> None:
        self.frame: Callable[[], QRectF] = scene.sceneRect
        """Gives the part of the scene that is seen, in scene units."""
        self.beside_at: Callable[[tuple[float, float]], tuple[QPointF, float] | None] = lambda _place: None
        """Gives the logical pixel for a point beside a board that is zoomed, and the pixels in a table unit there."""
        self.corner_of: Callable[[QWidget | None], QPointF | None] = lambda _viewport: None
        """Gives the corner in the window of what is painted beside such a board."""
        self.heard: Callable[[Cue], object] = lambda _cue: None
        """Takes the sounds."""
        self.said: Callable[[str], object] = lambda _words: None
        """Takes the words of a scene when it begins."""
        self.brought: Callable[[bool], object] = lambda _forward: None
        """Told that something comes forward, or goes back."""
        self._scene, self._clock, self._pixmaps, self._spread = scene, clock, pixmaps, spread
        self._item: SpotlightItem | None = None
        self._scenes: list[Spotlight] = []
        self._coming: dict[ItemId, Piece] = {}
        self._then: Callable[[], object] = lambda: None
        self._cast: dict[Key, Cast] = {}
        self._hidden: set[ItemId] = set()
        self._moves = True
        self._read = 1.0
        self._seconds = 1.0
        self._share = 0.0
        self._leaving = False
        self._left = False
        """Whether a scene that stays has been left."""
        self._dim = (0.0, 0.0)

    @property
    def lit(self) -> bool:
        """Whether a scene is shown that can be gone on from."""
        return bool(self._scenes) and not self._leaving

    @property
    def shown(self) -> Spotlight | None:
        """The scene that is shown."""
        return self._scenes[0] if self.lit else None

    def play(
        self, scenes: Sequence[Spotlight], coming: TableDesc, moves: bool, read: float, then: Callable[[], object]
    ) -> None:
        """Show scenes before a table is laid; `moves` is whether anything moves, `read` how long scenes stay."""
        self._scenes = list(scenes)
        self._coming = {piece.id: piece for piece in coming.pieces}
        self._moves, self._read, self._then = moves, read, then
        self._leaving = False
        self.brought(True)
        if self._item is None:
            self._item = SpotlightItem(self._pixmaps, self.corner_of)
            self._item.setZValue(layers.SPOTLIGHT)
            self._scene.addItem(self._item)
        self._begin()

    def go_on(self) -> bool:
        """Go on to the next scene; False where none is shown."""
        if not self.lit:
            return False
        self._left = self not in self._clock  # What stays is first seen as a whole.
        self._clock.go(self, 0.0)
        return True

    def leave(self) -> None:
        """Let the actors go back to where they lie now, and brighten the table."""
        if self._item is None or self._leaving:
            return
        if not self._moves:
            self.drop()
            return
        self._leaving, self._seconds, self._dim = True, LEAVE, (self._dim[1], 0.0)
        self._item.put_words(None)
        for key, cast in self._cast.items():
            here = self._guise(cast)
            pieces = [piece for name in key if (piece := self._lying(name)) is not None]
            there = here._replace(opacity=0.0, size=here.size * 0.9)
            if len(pieces) == len(key):
                there = self._at_home(pieces, cast.picture, cast.goal)
            self._cast[key] = cast._replace(actor=Actor(key), start=here, goal=there)
        self._clock.go(self, self._seconds)

    def drop(self) -> None:
        """Take everything away at once."""
        self._clock.drop(self)
        self._leaving = False
        if self._item is not None:
            self.brought(False)
        self._scenes.clear()
        self._cast.clear()
        self._dim = (0.0, 0.0)
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item = None
        hidden, self._hidden = self._hidden, set()
        self._spread.hide(hidden, False)

    def follow(self) -> None:
        """Keep what stands in front hidden on a table that has just been laid."""
        self._spread.hide(self._hidden, True)

    def step(self, share: float) -> None:
        self._share = share
        if self._moves:
            self._paint()

    def rest(self) -> None:
        if self._leaving:
            self.drop()
            return
        self._share = 1.0
        if self._scenes and self._scenes[0].stays and not self._left:
            self._paint()
            return
        if self._scenes:
            self._scenes.pop(0)
        if self._scenes:
            self._begin()
        else:
            self._paint()
            self._then()

    def _begin(self) -> None:
        """Bring the actors of the next scene forward; those of the scene before that are not in it go."""
        shown, item = self._scenes[0], self._item
        self._left = False
        assert item is not None
        frame = self.frame()
        item.take_room(frame)
        room = item.room
        found = [(actor, pieces) for actor in shown.actors if (pieces := self._pieces(actor))]
        sizes = [surround(pieces).size() * item.pixels_in_unit for _actor, pieces in found]
        shown = msgspec.structs.replace(shown, actors=tuple(actor for actor, _pieces in found))
        layout = lay_out(shown, shown.words or "", sizes, room, self._pixmaps.art.text_scale, self._plaque(item))
        before, self._cast = self._cast, {}
        for (actor, pieces), place in zip(found, layout.places, strict=True):
            self._cast[actor.items] = self._bring(actor, pieces, place, before.get(actor.items))
        self._hide({name for key in self._cast for name in key})
        dim = 0.0 if not shown.dims else STRONG if self._pixmaps.theme.strong else DIM
        self._dim = (self._dim[1], dim)
        self._seconds, self._share = shown.seconds * self._read, 0.0
        item.put_words(layout, shown.dims, shown.stays)
        self._sound(shown, layout)
        if shown.read:
            self.said(shown.read)
        self._paint()
        self._clock.go(self, self._seconds)

    def _plaque(self, item: SpotlightItem) -> float | None:
        """How far down the middle of the place of the prompt is; None where the table has none or is shown in parts."""
        plaque = self._spread.table.plaque
        if plaque is None or self._pixmaps.board is not None:
            return None
        middle = item.from_table(QPointF(plaque[0] + plaque[2] / 2, plaque[1] + plaque[3] / 2)).y()
        return middle if 0.0 < middle < item.room.height() else None

    def _bring(self, actor: Actor, pieces: Sequence[Piece], place: QRectF, before: Cast | None) -> Cast:
        item = self._item
        assert item is not None
        goal = Guise(place.center(), 1.0)
        pieces = [_turned(piece, place.center().x() > item.room.width() / 2) for piece in pieces]
        picture = picture_of(
            pieces, place.size(), self._pixmaps, self._before(actor, pieces), self._frames(actor, pieces)
        )
        if before is not None:
            start = self._guise(before)
            return Cast(actor, picture, start._replace(size=start.size * before.picture.wide / picture.wide), goal)
        lying = [piece for name in actor.items if (piece := self._lying(name)) is not None]
        if actor.act == "arrive" or len(lying) < len(actor.items):
            above = place.center() - QPointF(0.0, place.height() * 0.8)
            start = Guise(above, 1.25 if actor.act == "arrive" else 0.8, opacity=0.0)
        else:
            start = self._at_home(lying, picture, goal)
        return Cast(actor, picture, start, goal)

    def _before(self, actor: Actor, pieces: Sequence[Piece]) -> list[Piece]:
        """An actor as it looks before it turns over or changes; empty where it does neither."""
        if actor.act == "turn":
            return [msgspec.structs.replace(piece, up=not piece.up) for piece in pieces]
        lying = [self._lying(piece.id) or piece for piece in pieces] if actor.act == "change" else []
        return [msgspec.structs.replace(old, pose=new.pose) for old, new in zip(lying, pieces, strict=False)]

    def _frames(self, actor: Actor, pieces: Sequence[Piece]) -> list[Piece]:
        return [msgspec.structs.replace(pieces[0], face=Face(frame)) for frame in actor.frames]

    def _at_home(self, pieces: Sequence[Piece], picture: Pictured, goal: Guise) -> Guise:
        """How a picture looks where its pieces lie on the table."""
        item = self._item
        assert item is not None
        box = surround(pieces)
        beside = self.beside_at((box.center().x(), box.center().y()))
        middle, unit = beside or (item.from_table(box.center()), item.pixels_in_unit)
        turn = pieces[0].pose.turn if len(pieces) == 1 else 0.0
        turn = (turn + 180.0) % 360.0 - 180.0
        upright = surround([_upright(piece) for piece in pieces]) if turn else box
        return Guise(middle, upright.width() * unit / picture.wide, turn)

    def _pieces(self, actor: Actor) -> list[Piece]:
        """The pieces of an actor as they are shown: as they lie now, or as they will where they turn or come.

        What belongs together is shown as it will lie, where it lies elsewhere now, as while it is chosen among.
        """
        group = [(self._lying(name), self._coming.get(name)) for name in actor.items if len(actor.items) > 1]
        coming = [comes for _lies, comes in group if comes is not None]
        elsewhere = any(comes is not None and (lies is None or lies.zone != comes.zone) for lies, comes in group)
        if elsewhere and len(coming) == len(group):
            return coming
        found = []
        for name in actor.items:
            lies, comes = self._lying(name), self._coming.get(name)
            if comes is not None and (
                lies is None or lies.up != comes.up or actor.frames or not lies.up or actor.act == "change"
            ):
                lies = comes
            if lies is not None:
                found.append(_upright(lies) if len(actor.items) == 1 else lies)
        return found

    def _drawn_zone(self, name: ItemId) -> Piece | None:
        """A zone with a drawing of its own, as a piece."""
        item = self._spread.zones.get(name)
        if item is None or not item.zone.art:
            return None
        left, top, wide, high = item.zone.rect
        return Piece(name, name, Pose(left + wide / 2, top + high / 2), Face(item.zone.art), (wide, high))

    def _lying(self, name: ItemId) -> Piece | None:
        item = self._spread.pieces.get(name)
        return self._drawn_zone(name) if item is None else item.piece

    def _hide(self, names: set[ItemId]) -> None:
        self._spread.hide(self._hidden - names, False)
        self._hidden = names
        self._spread.hide(names, True)

    def _guise(self, cast: Cast) -> Guise:
        """How an actor looks now."""
        item = self._item
        assert item is not None
        return item.guise(cast.actor, cast.start, cast.goal, self._entered(), 0.0)

    def _entered(self) -> float:
        """How far actors have come, from 0 to 1."""
        if not self._moves:
            return 1.0
        enter = self._seconds if self._leaving else min(ENTER, self._seconds / 3)
        return min(1.0, self._share * self._seconds / max(0.001, enter))

    def _paint(self) -> None:
        item = self._item
        if item is None:
            return
        entered = self._entered()
        lit = self._dim[0] + (self._dim[1] - self._dim[0]) * entered
        acts = self._share if self._moves else 1.0
        item.show_cast(
            [(each.actor, each.picture, each.start, each.goal) for each in self._cast.values()],
            entered,
            0.0 if self._leaving else acts,
            lit,
            self._moves,
            min(1.0, self._share / TERMS) if self._moves else 1.0,
        )

    def _sound(self, shown: Spotlight, layout: Layout) -> None:
        strikes = any(actor.act in ("strike", "turn") for actor in shown.actors)
        if shown.sound:
            self.heard(Cue(shown.sound, 0.5, BLOW * self._seconds if strikes and self._moves else 0.0))
        added = shown.sum
        if added is not None and added.sound and self._moves:
            every = TERMS * self._seconds / (len(layout.terms) + 1)
            for at in range(len(layout.terms)):
                self.heard(Cue(added.sound, 0.5, every * (at + 1), 0.6))


def _upright(piece: Piece) -> Piece:
    """A piece that is not turned, with all that is to be read on it."""
    pose = msgspec.structs.replace(piece.pose, turn=0.0)
    return msgspec.structs.replace(piece, pose=pose, face=piece.read or piece.face)


def _turned(piece: Piece, left: bool) -> Piece:
    """A piece whose figure looks to the left or to the right."""
    stands = piece.stands
    if stands is None or stands.face.mirrored == left:
        return piece
    return msgspec.structs.replace(
        piece, stands=msgspec.structs.replace(stands, face=msgspec.structs.replace(stands.face, mirrored=left))
    )
