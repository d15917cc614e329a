"""All zones and pieces on the table: moves them from one description to the next, and knows their places."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from PySide6.QtWidgets import QGraphicsScene

from ...table.desc import ItemId, Piece, Rect, TableDesc, Zone, diff, risen
from ..art.plates import QUIET
from .clock import Clock
from .geometry import TableGeometry, whole_of
from .items import PieceItem, ZoneItem
from .overlays import Overlays, Point
from .pixmaps import Dots, Pixmaps, side

CROWD = 24
"""The number of motions above which it is quicker to paint the whole window than to find the parts that changed."""
PILE = 0.06
"""Pieces of a zone nearer to each other than this lie in a pile, where only the lowest casts a shadow."""
LIFT_SECONDS = 0.11


class Spread:
    """Pieces and zones as items of a scene. Each is kept here by its id, and removed from the scene by name."""

    def __init__(self, scene: QGraphicsScene, clock: Clock, pixmaps: Pixmaps, overlays: Overlays) -> None:
        self.pieces: dict[ItemId, PieceItem] = {}
        self.zones: dict[ItemId, ZoneItem] = {}
        self.motion = 0.18
        """Seconds that a piece takes to glide home, and a stack to fan out."""
        self._scene = scene
        self._clock = clock
        self._pixmaps = pixmaps
        self._overlays = overlays
        self._laid = False
        self._fanned = False
        self._opening: frozenset[ItemId] = frozenset()
        self.opened: ItemId = ""
        """The zone that is open because it is pointed at."""
        self.risen: ItemId = ""
        """The piece that has come up because it is pointed at."""
        self.waiting: ItemId = ""
        """The piece that lies where the hand let go of it, until a film moves it."""
        self._told = self.table = TableDesc((1.0, 1.0), (), ())
        self.geometry = TableGeometry(self.table, self._drawn, self._dots)

    def box(self, item: ItemId) -> Rect | None:
        """The rectangle of an item, in table units; None when it is not on the table."""
        return self.geometry.box(item)

    def whole(self, item: ItemId) -> Rect | None:
        """The same with what stands on it."""
        return self.geometry.whole(item)

    def place(self, item: ItemId) -> Rect | None:
        """The rectangle in which an item is seen, with what stands on it: where it is held, has risen, or lies."""
        held = self.pieces.get(item)
        if held is not None and held.held:
            x, y, _turn, scale, _flip = held.seen
            wide, high = held.piece.size[0] * scale, held.piece.size[1] * scale
            return x - wide / 2, y - high / 2, wide, high
        piece = self.geometry.piece(item) if item == self.risen else None
        return self.whole(item) if piece is None else whole_of(risen(piece))

    def middle(self, item: ItemId) -> Point | None:
        """The centre of an item, of a piece where it is seen now."""
        piece = self.pieces.get(item)
        if piece is not None:
            return piece.seen[:2]
        box = self.box(item)
        return None if box is None else (box[0] + box[2] / 2, box[1] + box[3] / 2)

    def worn(self) -> TableDesc:
        """The table as its pieces show it now, which a film may have taken a step ahead."""
        return TableDesc(self.table.size, (), tuple(item.piece for item in self.pieces.values()))

    def name(self, item: ItemId) -> str:
        if item in self.pieces:
            return self.pieces[item].piece.tip
        return self.zones[item].zone.title if item in self.zones else ""

    def under(self, x: float, y: float) -> list[ItemId]:
        return self.geometry.under(x, y, self._pixmaps.density / self._pixmaps.dpr)

    def stands(self, item: ItemId) -> bool:
        """Whether anything stands on an item."""
        return self.geometry.stands(item)

    def loose_size(self, item: ItemId) -> tuple[float, float] | None:
        """The size of a piece that can be lifted; None for zones and furniture."""
        found = self.geometry.piece(item)
        if found is None or found.flat:
            return None
        scale = found.pose.scale
        return found.size[0] * scale, found.size[1] * scale

    def enlarged(self, item: ItemId) -> float:
        """How much larger a piece is seen now than it lies, as one that has risen."""
        found = self.geometry.piece(item)
        return self.pieces[item].seen[3] / found.pose.scale if found is not None and item in self.pieces else 1.0

    def is_sheet(self, item: ItemId) -> bool:
        return item in self.pieces and self.pieces[item].piece.sheet

    def is_ground(self, item: ItemId) -> bool:
        """Whether an item is a zone that is part of the ground, so that it is lit as a shape of it."""
        return item in self.zones and self.zones[item].zone.style in QUIET

    def call(self, items: Collection[ItemId]) -> None:
        """Show the names of these zones of the ground, and of no others."""
        for name, zone in self.zones.items():
            zone.call(name in items)

    def drawn(self, piece: Piece, x: float, y: float) -> bool:
        """Whether a piece, which need not lie on this table, is drawn at a point in table units."""
        return self.geometry.hit(piece, x, y)

    def shown(self, piece: Piece) -> Piece:
        """A piece as it is seen now: where it lies in its stack, or where it is fanned out."""
        apart = piece.zone == self.opened if piece.zone in self._opening else self._fanned
        if not apart or piece.spread is None:
            return piece
        face = piece.read or piece.face
        return msgspec.structs.replace(piece, pose=piece.spread, face=face, close=None, rises=None)

    @property
    def fanned(self) -> bool:
        return self._fanned

    def fan(self, fanned: bool) -> bool:
        """Fan stacks out to be read, or close them again; whether so much moves that it is a crowd."""
        if fanned == self._fanned:
            return False
        self._fanned = fanned
        return self._laid and self.lay(self._told, self.motion)

    def opening(self, item: ItemId) -> ItemId:
        """The zone that opens while an item is pointed at: the item itself or the zone in which it lies; else empty."""
        zone = self.geometry.zone_of(item) or item
        return zone if zone in self._opening else ""

    def open(self, zone: ItemId) -> bool:
        """Open a zone, or (empty) close the one that is open; whether so much moves that it is a crowd."""
        self.opened = zone
        return self._laid and self.lay(self._told, self.motion)

    def rise(self, item: ItemId) -> bool:
        """Let a piece come up that is pointed at, or none, and the one before go down; whether it is another one."""
        found = self.geometry.piece(item)
        wanted = item if found is not None and found.rises is not None and found.up else ""
        if wanted == self.risen:
            return False
        before, self.risen = self.risen, wanted
        for name in (before, wanted):
            if name in self.pieces and not self.pieces[name].held and name != self.waiting:
                self.pieces[name].aim(self._seen(name), self.motion, self._clock)
        return True

    def _seen(self, item: ItemId) -> Piece:
        """A piece as it is seen at rest: where it lies, or where it has risen."""
        piece = self.geometry.piece(item) or self.pieces[item].piece
        return risen(piece) if item == self.risen else piece

    def lay(self, table: TableDesc, seconds: float) -> bool:
        """Move everything to a new description; whether so much moves that it is a crowd."""
        first = not self._laid
        self._laid = True
        self._told = table
        self._opening = frozenset(zone.id for zone in table.zones if zone.opens)
        if self.opened not in self._opening:
            self.opened = ""
        if self._fanned or self.opened:
            table = msgspec.structs.replace(table, pieces=tuple(self.shown(piece) for piece in table.pieces))
        self.table = table
        self.geometry = TableGeometry(table, self._drawn, self._dots)
        up = self.geometry.piece(self.risen)
        if up is None or up.rises is None or not up.up:
            self.risen = ""
        change = diff(self.worn(), self._as_seen(table))
        self._pixmaps.crowd = len(change.moved) > CROWD
        self._lay_zones(table.zones, 0.0 if first else seconds)
        lowest = _lowest(table.pieces)
        for gone in change.gone:
            self._take_away(gone, seconds)
        for piece in change.come:
            self._bring(piece, piece.id in lowest, 0.0 if first else seconds)
        for old, new in change.moved:
            self._move(old, new, seconds)
        for name, item in self.pieces.items():
            item.cast(name in lowest)
            if not item.home and item not in self._clock and not item.held and name != self.waiting:
                item.aim(item.piece, seconds, self._clock)
        return self._pixmaps.crowd and len(self._clock) > 0

    def _as_seen(self, table: TableDesc) -> TableDesc:
        if not self.risen:
            return table
        return msgspec.structs.replace(table, pieces=tuple([self._seen(piece.id) for piece in table.pieces]))

    def lift(self, item: ItemId, size: float = 1.0) -> None:
        """Raise a piece into the hand, at a share of its present size."""
        piece = self.pieces.get(item)
        if piece is not None and not piece.piece.flat and not piece.held:
            if item == self.risen:
                self.risen = ""
                piece.piece = self._seen(item)
            piece.lift(self._clock, min(LIFT_SECONDS, self.motion), size)

    def carry(self, item: ItemId, to: Point) -> None:
        """Let a piece follow the hand, or a line where nothing can be lifted."""
        if self.loose_size(item) is not None:
            self.pieces[item].carry(*to)
        elif (start := self.middle(item)) is not None:
            self._overlays.stretch(start, to)

    def release(self) -> None:
        self._overlays.release()

    def disguise(self, item: ItemId, like: Piece | None) -> None:
        """Let a held piece look as it would lie elsewhere, or (None) as it is."""
        if item in self.pieces:
            self.pieces[item].pose_as(like)

    def send_home(self, item: ItemId) -> None:
        """Let a piece that is not in its place glide there, unless it is moving."""
        piece = self.pieces.get(item)
        if piece is not None and piece not in self._clock and (piece.held or not piece.home):
            piece.aim(piece.piece, self.motion, self._clock)

    def let_lie(self, item: ItemId) -> None:
        """Let go of a held piece: it waits there for the beat of a film that moves it, or for the end of the film."""
        piece = self.pieces.get(item)
        if piece is not None and piece.held:
            piece.let_go(self._clock)
            self.waiting = item

    def hide(self, items: Collection[ItemId], hidden: bool) -> None:
        """Hide pieces that are shown elsewhere, or show them again."""
        for item in items:
            if item in self.pieces:
                self.pieces[item].hide_for("spotlight", hidden)

    def gather(self) -> None:
        """End the film: no piece waits for it any more."""
        self.waiting = ""

    def ready(self, piece: Piece) -> None:
        """Give a piece that is out of sight its next look."""
        self.pieces[piece.id].aim(piece, 0.0, self._clock)

    def glow(self, sources: Collection[ItemId], bright: ItemId = "") -> None:
        """Light the pieces that may be taken, and one of them more brightly."""
        for name, piece in self.pieces.items():
            piece.glow(name == bright if name in sources else None)

    def sharpen(self) -> None:
        """Draw everything again for the present scale and theme."""
        for zone in self.zones.values():
            zone.sharpen()
        for piece in self.pieces.values():
            piece.sharpen()

    def _lay_zones(self, zones: Sequence[Zone], seconds: float) -> None:
        for name in self.zones.keys() - {zone.id for zone in zones}:
            left = self.zones.pop(name)
            self._clock.drop(left)
            self._scene.removeItem(left.title)
            self._scene.removeItem(left)
        for order, zone in enumerate(zones):
            item = self.zones.get(zone.id)
            if item is None:
                item = self.zones[zone.id] = ZoneItem(zone, self._pixmaps)
                self._scene.addItem(item)
                self._scene.addItem(item.title)
            item.become(zone, order, seconds, self._clock)

    def _take_away(self, gone: ItemId, seconds: float) -> None:
        item = self.pieces.pop(gone)
        item.part(self._clock)
        self._overlays.fade(item, seconds)

    def _bring(self, piece: Piece, shadow: bool, seconds: float) -> None:
        item = self.pieces[piece.id] = PieceItem(piece, self._pixmaps, shadow)
        self._scene.addItem(item)
        item.appear(seconds, self._clock)

    def _move(self, old: Piece, new: Piece, seconds: float) -> None:
        item = self.pieces[new.id]
        if item.held:
            item.piece = new
            return
        changed = (old.face, old.stands) != (new.face, new.stands)
        fades = seconds > 0 and changed and old.up == new.up and item.home
        before, lay = (item.pixmap(), item.offset()), item.transform()
        item.aim(new, seconds, self._clock)
        if fades:
            self._overlays.fade_over(item, *before, lay, seconds)

    def _drawn(self, piece: Piece, x: float, y: float) -> bool:
        return self._pixmaps.drawn_at(piece, piece.up, x, y)

    def _dots(self, piece: Piece) -> Dots:
        return self._pixmaps.dots(side(piece, piece.up), self._pixmaps.pixels(piece))


def _lowest(pieces: Sequence[Piece]) -> set[ItemId]:
    """The pieces that cast a shadow: clear ones, and those that lie on no other piece of their pile."""
    found: set[ItemId] = set()
    below: dict[ItemId, Piece] = {}
    for piece in sorted(pieces, key=lambda each: each.pose.z):
        under = below.get(piece.zone)
        below[piece.zone] = piece
        if (
            under is None
            or (piece.sheet and piece.up)
            or max(abs(under.pose.x - piece.pose.x), abs(under.pose.y - piece.pose.y)) > PILE
        ):
            found.add(piece.id)
    return found
