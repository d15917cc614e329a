"""The table on the screen: shows one description at a time, and says what a hand does on it. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from ...table.desc import Affordance, Face, ItemId, Piece, Rect, TableDesc, Zone
from ...table.diff import diff
from ...table.gestures import Pointer
from ...table.presenter import Flourish
from ..art.palette import Theme
from ..art.renderer import Art
from .clock import Clock
from .drag import Hand
from .film import Beat, Film
from .keyboard import Keys
from .layers import UNIT
from .marks import Marks
from .overlays import Overlays, Point
from .piece_item import PieceItem
from .places import Places
from .prints import Prints
from .zone_item import ZoneItem

CROWD = 24
"""Motions from which it is quicker to paint the whole window than to find out what to paint."""
PILE = 0.06
"""Pieces of a zone nearer to each other than this lie in a pile, where only the lowest casts a shadow."""


class TableScene(QGraphicsScene):
    """What lies here is always on its way to the description shown last; it may be shown another at any time."""

    chosen = Signal(object)
    """An Affordance: carry out its plan."""
    choices = Signal(object)
    """Several Affordances that one gesture meant: ask which."""
    refused = Signal(str, str)
    """Source and target of a drop that means nothing legal: say why."""
    hovered = Signal(str)
    """The item under the mouse, or empty."""
    settled = Signal()
    """All motion has ended. Where nothing moved there is no signal: see `busy`."""
    crowded = Signal(bool)

    def __init__(self, art: Art, theme: Theme, clock: Clock | None = None) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.clock = Clock(self) if clock is None else clock
        self.prints = Prints(art, theme)
        self.overlays = Overlays(self, self.clock, self.prints)
        self.pointer = Pointer(())
        self.desc: TableDesc | None = None
        self._live = True
        self._motion = 0.18
        self._places = Places(TableDesc((1.0, 1.0), (), ()), self._drawn)
        self._pieces: dict[ItemId, PieceItem] = {}
        self._zones: dict[ItemId, ZoneItem] = {}
        self._marks = Marks(self, self.prints, self.box)
        self._film = Film(self.clock, self._lay, self._lead, self.flourish)
        self.hand = Hand(self)
        self.keys = Keys(self)
        self.clock.stopped.connect(self._rest)

    # ---- what is so

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return len(self.clock) > 0

    @property
    def filming(self) -> bool:
        """Whether a film has beats still to show."""
        return self._film.running

    @property
    def theme(self) -> Theme:
        """The light in which it is shown."""
        return self.prints.theme

    def piece(self, item: ItemId) -> PieceItem | None:
        """The piece on the screen with this id."""
        return self._pieces.get(item)

    def box(self, item: ItemId) -> Rect | None:
        """Where an item lies, in table units; None when it is not on the table."""
        return self._places.box(item)

    def middle(self, item: ItemId) -> Point | None:
        """The centre of an item, of a piece as the eye sees it now."""
        piece = self._pieces.get(item)
        if piece is not None:
            return piece.seen[:2]
        box = self.box(item)
        return None if box is None else (box[0] + box[2] / 2, box[1] + box[3] / 2)

    def zone_of(self, item: ItemId) -> ItemId:
        """The zone a piece lies in."""
        return self._places.zone_of(item)

    def name(self, item: ItemId) -> str:
        """What an item is called in words."""
        if item in self._pieces:
            return self._pieces[item].piece.tip
        return self._zones[item].zone.title if item in self._zones else ""

    def under(self, x: float, y: float) -> list[ItemId]:
        """Everything at a point in table units, the uppermost first."""
        return self._places.under(x, y, self.prints.density / self.prints.dpr)

    def over(self, held: Rect, but: ItemId) -> list[ItemId]:
        """Everything a rectangle lies over, the best match first."""
        return self._places.over(held, but)

    def loose_size(self, item: ItemId) -> tuple[float, float] | None:
        """The size of a piece that can be lifted; None for zones and furniture."""
        piece = self._pieces.get(item)
        if piece is None or piece.piece.flat:
            return None
        return _size(piece.piece)

    def marked(self, kind: str) -> set[ItemId]:
        """What bears a mark of this kind: source, legal, hot, illegal, hint, focus, tag."""
        return self._marks.of(kind)

    # ---- what is shown

    def show(self, desc: TableDesc, seconds: float) -> None:
        """Show a table: pieces go there in so many seconds from where the eye sees them now."""
        self._film.stop()
        self.hush()
        self._lay(desc, seconds)

    def film(self, beats: Sequence[Beat], seconds_each: float) -> None:
        """Show a step beat by beat, in 1.2 seconds at most; the table may be used as soon as the last is shown."""
        self.hush()
        self._film.play(beats, seconds_each)
        if self.filming:
            self._offer()

    def settle(self) -> None:
        """Bring everything that moves to its end now."""
        self._film.finish()
        self.clock.settle()

    def flourish(self, what: Flourish, seconds: float) -> None:
        """Show one of the few things that need more than a change of the table."""
        box = self.box(what.item)
        if box is None or seconds <= 0:
            return
        if what.kind == "float":
            self.overlays.float_up(what.text, what.role, (box[0] + box[2] / 2, box[1] + box[3] / 3), seconds)
        elif what.kind == "pulse":
            self.overlays.pulse(box, what.role, seconds)
        elif self.desc is not None:
            self._lead(what, self.desc, seconds)

    def note(self, item: ItemId, text: str) -> None:
        """Say something at an item until the next deed."""
        box = self.box(item)
        if box is not None:
            self.overlays.say(text, (box[0] + box[2] / 2, box[1] + min(0.1, box[3] / 4)))

    def ghost(self, deed: Affordance, text: str) -> None:
        """Show a move that might be made, and why, until the next deed."""
        self.hush()
        ends = [end for end in (deed.source, deed.target) if self.middle(end) is not None]
        self._marks.put("hint", ends)
        spots = [spot for end in ends if (spot := self.middle(end)) is not None]
        if len(spots) == 2:
            self.overlays.point(spots[0], spots[1], "gold")
        if ends:
            self.note(ends[-1], text)

    def hush(self) -> None:
        """Take away notes and ghosts."""
        self.overlays.hush()
        self._marks.put("hint", ())

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another light."""
        self.prints.theme = theme
        self._sharpen()
        for view in self.views():
            view.resetCachedContent()
            view.viewport().update()

    def set_density(self, density: float, dpr: float) -> None:
        """Draw everything for so many device pixels in a table unit, and in a logical pixel."""
        if (density, dpr) != (self.prints.density, self.prints.dpr):
            self.prints.density, self.prints.dpr = density, dpr
            self._sharpen()

    def set_live(self, live: bool) -> None:
        """Whether the table can be used, or only looked at."""
        self._live = live
        self._offer()

    def set_motion(self, seconds: float) -> None:
        """How long the table's own motions last: lifting and gliding home. 0 for none."""
        self._motion = seconds

    # ---- for the hand

    def lift(self, item: ItemId) -> None:
        """Raise a piece into the hand."""
        piece = self._pieces.get(item)
        if piece is not None and not piece.piece.flat and not piece.held:
            piece.lift(self.clock, min(0.11, self._motion))

    def carry(self, item: ItemId, to: Point) -> None:
        """Let a piece follow the hand, or a line where nothing can be lifted."""
        if self.loose_size(item) is not None:
            self._pieces[item].carry(*to)
        elif (start := self.middle(item)) is not None:
            self.overlays.stretch(start, to)

    def send_home(self, item: ItemId) -> None:
        """Let a piece that is not where it belongs glide there, unless it is on its way."""
        piece = self._pieces.get(item)
        if piece is not None and piece not in self.clock and (piece.held or not piece.home):
            piece.aim(piece.piece, self._motion, self.clock)

    def mark(self, hot: ItemId = "", illegal: ItemId = "") -> None:
        """Light what may be taken; or, while something is held, where it may go."""
        held = self.pointer.held
        sources = frozenset() if held else self.pointer.sources()
        targets = self.pointer.targets()
        for name, piece in self._pieces.items():
            piece.glow(False if name in sources else None)
        self._marks.put("source", [item for item in sources if item in self._zones])
        self._marks.put("legal", targets - {hot})
        self._marks.put("hot", [hot] if hot else [])
        self._marks.put("illegal", [illegal] if illegal else [])
        self._marks.tag(self._notes(held))

    def light(self, item: ItemId) -> None:
        """Light one thing more brightly: what would be taken, or the place it would go."""
        if self.pointer.held:
            self.mark(hot=item)
            return
        sources = self.pointer.sources()
        for name, piece in self._pieces.items():
            piece.glow(name == item if name in sources else None)

    def stand(self, item: ItemId) -> None:
        """Put the keyboard's ring around an item."""
        self._marks.put("focus", [item] if item else [])
        if self.pointer.held:
            self.mark(hot=item)

    # ---- how

    def _lay(self, desc: TableDesc, seconds: float) -> None:
        first = self.desc is None
        change = diff(self.desc, desc)
        self.desc = desc
        self.setSceneRect(QRectF(0, 0, desc.size[0] * UNIT, desc.size[1] * UNIT))
        self._places = Places(desc, self._drawn)
        self.overlays.land()
        self._lay_zones(desc.zones)
        lowest = _lowest(desc.pieces)
        self.prints.crowd = len(change.moved) > CROWD
        for gone in change.gone:
            self._take_away(gone, seconds)
        for piece in change.come:
            self._bring(piece, piece.id in lowest, 0.0 if first else seconds)
        for old, new in change.moved:
            self._move(old, new, seconds)
        for name, item in self._pieces.items():
            item.cast(name in lowest)
            if not item.home and item not in self.clock and not item.held:
                item.aim(item.piece, seconds, self.clock)
        self._marks.sharpen()
        self._offer()
        if self.prints.crowd and self.busy:
            self.crowded.emit(True)

    def _lay_zones(self, zones: Sequence[Zone]) -> None:
        for name in self._zones.keys() - {zone.id for zone in zones}:
            self.removeItem(self._zones.pop(name))
        for order, zone in enumerate(zones):
            item = self._zones.get(zone.id)
            if item is None:
                item = self._zones[zone.id] = ZoneItem(zone, self.prints)
                self.addItem(item)
            item.become(zone, order)

    def _take_away(self, gone: ItemId, seconds: float) -> None:
        item = self._pieces.pop(gone)
        item.part(self.clock)
        self.overlays.fade(item, seconds)

    def _bring(self, piece: Piece, shadow: bool, seconds: float) -> None:
        item = self._pieces[piece.id] = PieceItem(piece, self.prints, shadow)
        self.addItem(item)
        item.appear(seconds, self.clock)

    def _move(self, old: Piece, new: Piece, seconds: float) -> None:
        item = self._pieces[new.id]
        if item.held:
            item.piece = new
            return
        if seconds > 0 and old.face != new.face and old.up == new.up and item.home:
            self._cross_fade(item, seconds)
        item.aim(new, seconds, self.clock)

    def _cross_fade(self, item: PieceItem, seconds: float) -> None:
        """Let the old face fade over the new one."""
        old = QGraphicsPixmapItem(item.pixmap())
        old.setOffset(item.offset())
        old.setTransform(item.transform())
        old.setPos(item.pos())
        old.setZValue(item.zValue() + 0.5)
        self.overlays.fade(old, seconds)

    def _lead(self, what: Flourish, table: TableDesc, seconds: float) -> None:
        """What is seen before the table becomes another."""
        item = self._pieces.get(what.item)
        if what.kind == "tumble" and item is not None and what.frames:
            coming = next((piece for piece in table.pieces if piece.id == what.item), item.piece)
            faces = (*(Face(frame) for frame in what.frames), coming.face)
            frames = [self.prints.piece(msgspec.structs.replace(coming, face=face), True) for face in faces]
            self.overlays.tumble(item, frames, (coming.pose.x, coming.pose.y), seconds)
        elif what.kind == "arrow":
            start, end = self.middle(what.item), self.middle(what.target)
            if start and end:
                self.overlays.arrow(start, end, what.role, seconds)

    def _offer(self) -> None:
        """Let the hand and the keyboard do what the table offers now; what it no longer offers is let go."""
        held = self.pointer.held
        shown = self.desc if self._live and not self.filming else None
        self.pointer = Pointer(shown.affordances if shown else ())
        if held and not self.pointer.press(held):
            self.hand.lost(held)
        self.mark()
        self.keys.follow()

    def _notes(self, held: ItemId) -> dict[ItemId, str]:
        if self.desc is None or not held:
            return {}
        return {deed.target: deed.note for deed in self.desc.affordances if deed.source == held and deed.note}

    def _drawn(self, piece: Piece, x: float, y: float) -> bool:
        return self.prints.drawn_at(piece, piece.up, x, y)

    def _sharpen(self) -> None:
        for zone in self._zones.values():
            zone.sharpen()
        for piece in self._pieces.values():
            piece.sharpen()
        self._marks.sharpen()
        self.update()

    def _rest(self) -> None:
        self.prints.crowd = False
        self.crowded.emit(False)
        self.settled.emit()


def _size(piece: Piece) -> tuple[float, float]:
    return piece.size[0] * piece.pose.scale, piece.size[1] * piece.pose.scale


def _lowest(pieces: Sequence[Piece]) -> set[ItemId]:
    """The pieces that cast a shadow: all but those that lie on another of their pile."""
    found: set[ItemId] = set()
    below: dict[ItemId, Piece] = {}
    for piece in sorted(pieces, key=lambda each: each.pose.z):
        under = below.get(piece.zone)
        below[piece.zone] = piece
        if under is None or max(abs(under.pose.x - piece.pose.x), abs(under.pose.y - piece.pose.y)) > PILE:
            found.add(piece.id)
    return found
