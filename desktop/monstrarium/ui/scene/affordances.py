"""The affordances of the table now: what may be taken, what is held, where it may go, and how that is lit."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from ...table.desc import Affordance, ItemId, Piece
from ...table.gestures import Pointer
from . import layers
from .geometry import spot
from .layers import UNIT
from .marks import ForesightItems, Marks
from .overlays import Point
from .pixmaps import Pixmaps, wear
from .spread import Spread

FEW = 5
"""The most places of the ground that are lit with their names; more of them would hide the table."""


class Affordances:
    """Mouse and keyboard act on `pointer`, and then have this object light the table for what is held."""

    def __init__(self, scene: QGraphicsScene, pixmaps: Pixmaps, spread: Spread, changed: Callable[[], object]) -> None:
        """`changed` is called when other items are lit or held."""
        self.pointer = Pointer(())
        self.preview = Preview(scene, pixmaps, spread)
        self.marks = Marks(scene, pixmaps, spread)
        self.sights = ForesightItems(scene, pixmaps, spread)
        self._spread = spread
        self._changed = changed
        self._described: tuple[Affordance, ...] = ()
        self._gazing = False
        self._pointed: ItemId = ""
        self._stood: ItemId = ""

    def offer(self, described: Sequence[Affordance], usable: bool) -> ItemId:
        """Take the affordances of a table; without `usable` they are shown and cannot be used.

        A held item stays held if it still may be. Returns the item that may not, or none.
        """
        held, variant = self.pointer.held, self.pointer.variant
        self._described = tuple(described)
        self.pointer = Pointer(self._described if usable else ())
        lost = held if held and not self.pointer.press(held) else ""
        self.pointer.variant = variant if variant in self.pointer.variants() else ""
        return lost

    def ways(self, target: ItemId) -> tuple[Affordance, ...]:
        held = self.pointer.held
        if not held or not target:
            return ()
        return tuple(each for each in self._described if each.source == held and each.target == target)

    def ghosts(self) -> list[tuple[ItemId, Piece]]:
        """The pieces that show how the held item would lie on its targets, with the chosen rotation."""
        landings = self.pointer.landings() if self.pointer.held else ()
        return [(each.target, self._spread.shown(each.ghost)) for each in landings if each.ghost]

    def mark(self, hot: ItemId = "", illegal: ItemId = "", spot: Point | None = None) -> None:
        """Light what may be taken; or, while something is held, where it may go and how it would lie there."""
        held = self.pointer.held
        sources = frozenset() if held else self.pointer.sources()
        goals = self.pointer.targets() if held else self.pointer.aims()
        self._spread.glow(sources)
        self.marks.put("source", sources & self._spread.zones.keys())
        self.marks.put("legal", goals - {hot})
        self.marks.put("hot", [hot] if hot else [])
        self.marks.put("illegal", [illegal] if illegal else [])
        self.marks.tag(self._notes())
        self._call_zones()
        self._show_ghost(held, hot, spot)
        self._look_ahead(hot)
        self._changed()

    def light(self, item: ItemId, spot: Point | None = None) -> None:
        """Light one item more brightly: what would be taken, or the place it would go."""
        if self.pointer.held:
            self.mark(hot=item, spot=spot)
        else:
            self._spread.glow(self.pointer.sources(), item)
            aims = self.pointer.aims()
            self.marks.put("legal", aims - {item})
            self.marks.put("hot", aims & {item})
            self._call_zones()

    def stand(self, item: ItemId) -> None:
        """Put the ring of the keyboard around an item; light a sheet too, as the ring is the same for a whole stack."""
        self.marks.put("focus", [item] if item else [])
        self.gaze(item)
        before, self._stood = self._stood, item
        if self.pointer.held:
            self.mark(hot=item)
        elif self._spread.is_sheet(item) or self._spread.is_sheet(before):
            self.light(item if self._spread.is_sheet(item) else "")
        self._changed()

    def gaze(self, item: ItemId) -> None:
        """Point at an item, or at none."""
        self._pointed = item
        self._call_zones()
        if not self.pointer.held:
            self.marks.tag(self._notes())
            self._look_ahead()

    def set_gazing(self, gazing: bool) -> None:
        self._gazing = gazing
        self._look_ahead()

    def sharpen(self) -> None:
        self.marks.sharpen()
        self.preview.sharpen()
        self.sights.sharpen()

    def _show_ghost(self, held: ItemId, hot: ItemId, spot: Point | None) -> None:
        ways, variant = self.ways(hot), self.pointer.variant
        self.preview.show(tuple(way for way in ways if variant in ("", way.variant)) or ways, spot)
        asked = self.pointer.landings() if variant else ()
        like = next((each.ghost for each in (self.preview.affordance, *asked) if each and each.ghost), None)
        self._spread.disguise(held, like)

    def _call_zones(self) -> None:
        """Show the names of places of the ground: of what is pointed at or would be hit, and of what is lit where that
        is only a few.
        """
        of, zones = self.marks.of, self._spread.zones.keys()
        lit = (of("legal") | of("source")) & zones
        self._spread.call({self._pointed} | of("hot") | of("illegal") | (lit if len(lit) <= FEW else set()))

    def _look_ahead(self, hot: ItemId = "") -> None:
        held = self.pointer.held
        if held:
            self.sights.show(held, self.preview.affordance or next(iter(self.ways(hot)), None))
        else:
            self.sights.show(self._pointed if self._gazing else "", None)

    def _notes(self) -> dict[ItemId, str]:
        """The notes of what is held, or of what is pointed at and could be taken; and of what a click would do."""
        held, found = self.pointer.held, dict[ItemId, list[str]]()
        for each in self._described:
            if each.note and (each.source == (held or self._pointed) or (each.direct and not held)):
                notes = found.setdefault(each.target, [])
                if each.note not in notes:
                    notes.append(each.note)
        return {target: "\n".join(notes) for target, notes in found.items()}


FAINT = 0.62


class Preview:
    """Shows a ghost of the held item as it would lie. A drop then does just that, without a question."""

    def __init__(self, scene: QGraphicsScene, pixmaps: Pixmaps, spread: Spread) -> None:
        self._scene = scene
        self._pixmaps = pixmaps
        self._spread = spread
        self._item: QGraphicsPixmapItem | None = None
        self._halo: QGraphicsPixmapItem | None = None
        self._worn: Piece | None = None
        self.affordance: Affordance | None = None

    @property
    def ghost(self) -> Piece | None:
        ghost = self.affordance.ghost if self.affordance is not None else None
        return None if ghost is None else self._spread.shown(ghost)

    @property
    def middle(self) -> Point | None:
        ghost = self.ghost
        return None if ghost is None else (ghost.pose.x, ghost.pose.y)

    def show(self, affordances: Sequence[Affordance], at: Point | None) -> None:
        """Show the ghost nearest to a point, or the first without a point; nothing without ghosts."""
        shown = ((self._spread.shown(each.ghost), each) for each in affordances if each.ghost is not None)
        ghosts = [(self._away(ghost, at), each) for ghost, each in shown]
        self.affordance = min(ghosts, key=lambda each: each[0], default=(0.0, None))[1]
        if self.ghost != self._worn:
            self.sharpen()

    def only(self, found: tuple[Affordance, ...]) -> tuple[Affordance, ...]:
        """The affordances of one drop whose ghost is shown; all of them, if some have no ghost."""
        shown = self.affordance
        if shown is None or shown not in found or any(each.ghost is None for each in found):
            return found
        return tuple(each for each in found if (each.ghost, each.variant) == (shown.ghost, shown.variant))

    def sharpen(self) -> None:
        """Draw the ghost again for the present scale and theme, or take it away."""
        self._worn = ghost = self.ghost
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item = self._halo = None
        if ghost is None:
            return
        pixmaps = self._pixmaps.at((ghost.pose.x, ghost.pose.y))
        self._item = QGraphicsPixmapItem()
        rise = pixmaps.rise(ghost, ghost.up)
        wear(self._item, pixmaps.piece(ghost, ghost.up, ghost.pose.turn), rise)
        self._halo = QGraphicsPixmapItem(self._item)
        self._halo.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        wear(self._halo, pixmaps.halo(ghost, ghost.up, ghost.pose.turn, False), rise)
        self._item.setTransform(QTransform.fromScale(pixmaps.shrink, pixmaps.shrink))
        self._item.setPos(ghost.pose.x * UNIT, ghost.pose.y * UNIT)
        self._item.setZValue(self._height(ghost))
        self._item.setOpacity(FAINT)
        self._scene.addItem(self._item)

    def _height(self, ghost: Piece) -> float:
        """The height of a ghost: a sheet lies within its stack, any other ghost over everything at rest."""
        stacked = ghost.sheet and not self._spread.fanned
        return layers.PIECES + ghost.pose.z - 0.5 if stacked else layers.GHOSTS

    def _away(self, ghost: Piece, at: Point | None) -> float:
        return 0.0 if at is None else math.dist(spot(ghost, *self._pixmaps.heart(ghost)), at)
