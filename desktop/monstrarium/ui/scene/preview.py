"""The ghost of what is held: how it would lie where it is now, and which affordance that would be."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from ...table.desc import Affordance, Piece
from . import layers
from .layers import UNIT
from .overlays import Point
from .places import spot
from .prints import Prints, wear
from .spread import Spread

FAINT = 0.62
"""How much of a ghost is there."""


class Preview:
    """At most one ghost. What it shows is what a drop does, without a question."""

    def __init__(self, scene: QGraphicsScene, prints: Prints, spread: Spread) -> None:
        self._scene = scene
        self._prints = prints
        self._spread = spread
        self._item: QGraphicsPixmapItem | None = None
        self._halo: QGraphicsPixmapItem | None = None
        self._worn: Piece | None = None
        self.affordance: Affordance | None = None
        """What would be done; None while no ghost is seen."""

    @property
    def ghost(self) -> Piece | None:
        """What is seen, where it is seen."""
        ghost = self.affordance.ghost if self.affordance is not None else None
        return None if ghost is None else self._spread.shown(ghost)

    @property
    def middle(self) -> Point | None:
        """The centre of the ghost."""
        ghost = self.ghost
        return None if ghost is None else (ghost.pose.x, ghost.pose.y)

    def show(self, affordances: Sequence[Affordance], at: Point | None) -> None:
        """Show the affordance whose ghost lies nearest to a point, without a point the first; or nothing."""
        shown = ((self._spread.shown(each.ghost), each) for each in affordances if each.ghost is not None)
        ghosts = [(self._away(ghost, at), each) for ghost, each in shown]
        self.affordance = min(ghosts, key=lambda each: each[0], default=(0.0, None))[1]
        if self.ghost != self._worn:
            self.sharpen()

    def only(self, found: tuple[Affordance, ...]) -> tuple[Affordance, ...]:
        """Of several affordances that one drop may mean those that were shown; all, if some cannot be shown."""
        shown = self.affordance
        if shown is None or shown not in found or any(each.ghost is None for each in found):
            return found
        return tuple(each for each in found if (each.ghost, each.variant) == (shown.ghost, shown.variant))

    def sharpen(self) -> None:
        """Draw the ghost again for the scale and theme there are now, or take it away."""
        self._worn = ghost = self.ghost
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item = self._halo = None
        if ghost is None:
            return
        prints = self._prints.at((ghost.pose.x, ghost.pose.y))
        self._item = QGraphicsPixmapItem()
        wear(self._item, prints.piece(ghost, ghost.up, ghost.pose.turn))
        self._halo = QGraphicsPixmapItem(self._item)
        self._halo.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        wear(self._halo, prints.halo(ghost, ghost.up, ghost.pose.turn, False))
        self._item.setTransform(QTransform.fromScale(prints.shrink, prints.shrink))
        self._item.setPos(ghost.pose.x * UNIT, ghost.pose.y * UNIT)
        self._item.setZValue(self._height(ghost))
        self._item.setOpacity(FAINT)
        self._scene.addItem(self._item)

    def _height(self, ghost: Piece) -> float:
        """Between the sheets between which it would lie; everything else is seen over what is at rest."""
        stacked = ghost.sheet and not self._spread.fanned
        return layers.PIECES + ghost.pose.z - 0.5 if stacked else layers.GHOSTS

    def _away(self, ghost: Piece, at: Point | None) -> float:
        """How far what is drawn of a ghost lies from a point."""
        return 0.0 if at is None else math.dist(spot(ghost, *self._prints.heart(ghost)), at)
