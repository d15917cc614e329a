"""The scene of the table: shows descriptions and films, and reports what mouse and keyboard do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec
from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from ...table.desc import Affordance, Face, ItemId, Rect, TableDesc, diff
from ...table.presenter import Flourish
from ...table.spotlight import Spotlight
from ..art.palette import Theme
from ..art.renderer import Art
from . import cues
from .affordances import Affordances
from .clock import Clock
from .cues import Cue
from .film import LEADS, Beat, Film
from .geometry import spot
from .hands.keyboard import KeyboardHand
from .hands.mouse_hand import MouseHand
from .layers import UNIT
from .name_plates import NamePlates
from .overlays import Overlays
from .pixmaps import Pixmaps
from .shades import Shades
from .spotlight.spotlight import Spotlights
from .spread import Spread

OPENS_MS = 160
"""Milliseconds for which a stack is pointed at before it opens."""


class TableScene(QGraphicsScene):
    """The scene. Everything on it moves to the description shown last; another one may be shown at any time."""

    chosen = Signal(object)
    """The `Affordance` of a gesture."""
    choices = Signal(object)
    """The `Affordance`s of a gesture that means several."""
    refused = Signal(str, str)
    """Source and target of a drop that means nothing legal. A piece that is only put back is its own target."""
    hovered = Signal(str)
    """The item under the mouse, or empty."""
    walked = Signal(str)
    """The item that the keys have come to."""
    settled = Signal()
    """All motion has ended. Not sent where nothing moved."""
    stirred = Signal()
    """Something that a screen reader tells of may have changed."""
    crowded = Signal(bool)
    """Whether so much moves that the whole window is painted at once."""
    laid = Signal()
    """Another description is shown."""
    drawn = Signal(object)
    """The rectangles on the board that what goes on is about, where they have changed."""
    heard = Signal(object)
    """The `Cue` of a sound."""
    brought = Signal(bool)
    """Something is brought forward, or goes back."""
    read = Signal(str)
    """The words of a scene that begins, for screen readers."""

    def __init__(self, art: Art, theme: Theme, clock: Clock | None = None) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.clock = Clock(self) if clock is None else clock
        self.pixmaps = Pixmaps(art, theme)
        self.overlays = Overlays(self, self.clock, self.pixmaps)
        self.plates = NamePlates(self, self.pixmaps)
        self.spread = Spread(self, self.clock, self.pixmaps, self.overlays)
        self.shades = Shades(self, self.pixmaps)
        self.affordances = Affordances(self, self.pixmaps, self.spread, self._stir)
        self.desc: TableDesc | None = None
        self.about: tuple[Rect, ...] = ()
        """The rectangles on the board that what goes on is about."""
        self._live = True
        self._spread_out = self._peeking = False
        self.spotlights = Spotlights(self, self.clock, self.pixmaps, self.spread)
        self.spotlights.heard, self.spotlights.said = self.heard.emit, self.read.emit
        self.spotlights.brought = self.brought.emit
        self._film = Film(self.clock, self._lay_beat, self._lead, self.flourish, self.spotlights)
        self.hand = MouseHand(self, self.spread, self.affordances)
        self.keys = KeyboardHand(self, self.spread, self.affordances, self.hand)
        self._pointed: ItemId = ""
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(OPENS_MS)
        self._pause.timeout.connect(self._open_pointed)  # A lambda would keep the scene for good.
        self.clock.stopped.connect(self._rest)

    @property
    def busy(self) -> bool:
        return len(self.clock) > 0

    @property
    def filming(self) -> bool:
        return self._film.running

    @property
    def theme(self) -> Theme:
        return self.pixmaps.theme

    def box(self, item: ItemId) -> Rect | None:
        return self.spread.box(item)

    @property
    def stacked(self) -> bool:
        return self.desc is not None and any(piece.spread is not None for piece in self.desc.pieces)

    @property
    def ground(self) -> str:
        """The key of the drawing under the table; empty for felt."""
        return self.desc.ground if self.desc is not None else ""

    @property
    def board(self) -> Rect | None:
        """The part of the table that is zoomed; None for the whole table."""
        return self.desc.board if self.desc is not None else None

    def show(self, desc: TableDesc, seconds: float) -> None:
        """Show a table, to which pieces move in so many seconds."""
        self.clock.hold(False)
        self._film.stop()
        self.hush()
        self._lay(desc, seconds)

    def film(self, beats: Sequence[Beat], seconds_each: float, read: float = 1.0) -> None:
        """Show a move beat by beat; then the table can be used. `read` is how long what is to be read stays."""
        self.hush()
        if seconds_each <= 0:
            self._sound(cues.at_once(self._unseen(beats)))
        self._film.play(beats, seconds_each, read)
        if self.filming:
            self._offer()

    def go_on(self) -> bool:
        """Go on from what is brought forward; False where nothing is."""
        self.clock.hold(False)
        return self.spotlights.go_on()

    def bring(self, scene: Spotlight) -> None:
        """Bring a scene forward that belongs to no film."""
        lights = self.spotlights
        if self.desc is not None:
            lights.play((scene,), self.desc, self.spread.motion > 0, 1.0, lights.leave)

    def hold(self, held: bool) -> None:
        """Let everything that moves stand still, or go on."""
        self.clock.hold(held)

    def settle(self) -> None:
        self.clock.hold(False)
        filmed = self.filming
        self._film.finish()
        if self.busy:
            self.clock.settle()
        elif filmed:
            self.settled.emit()  # The clock stopped before the last beat was laid, so nothing is left to show.

    def flourish(self, what: Flourish, seconds: float) -> None:
        box = self.spread.box(what.item)
        if box is None or seconds <= 0:
            return
        if what.kind not in LEADS:
            self._sound(cues.of_flourish(what, self._place(box), seconds))
        if what.kind == "float":
            top = (self.spread.whole(what.item) or box)[1] if self.spread.stands(what.item) else box[1] + box[3] / 3
            self.overlays.float_up(what.text, what.role, (box[0] + box[2] / 2, top), seconds)
        elif what.kind == "light":
            self._light(what, seconds)
        elif what.kind == "proclaim":
            self.overlays.proclaim(what.text, what.role, (box[0] + box[2] / 2, box[1] + box[3] / 2), seconds)
        elif what.kind == "pulse":
            self.overlays.pulse(box, what.role, seconds, self.spread.pieces.get(what.item))
        elif self.desc is not None:
            self._lead(what, self.desc, seconds)

    def note(self, item: ItemId, text: str) -> None:
        """Show a note at an item until somebody acts."""
        box = self.spread.whole(item)
        if box is not None:
            self.overlays.say(text, (box[0] + box[2] / 2, box[1] + min(0.1, box[3] / 4)))

    def say(self, text: str) -> None:
        """Show a sentence at the lower edge of the table, above the buttons, until somebody acts."""
        room, board = self.sceneRect(), self.pixmaps.board
        right = room.right() / UNIT
        left = 0.0 if board is None or board[0] + board[2] >= right else board[0] + board[2]
        plaque = None if self.desc is None else self.desc.plaque
        low = room.bottom() / UNIT if plaque is None else plaque[1]
        self.overlays.say(text, ((left + right) / 2, low))

    def ghost(self, affordance: Affordance, text: str) -> None:
        """Show an affordance and why to use it; that of a button is shown at the lower edge of the table."""
        self.hush()
        spots = {
            end: spot for end in (affordance.source, affordance.target) if (spot := self.spread.middle(end)) is not None
        }
        if affordance.ghost is not None and len(spots) == 2:
            pose = self.spread.shown(affordance.ghost).pose
            spots[affordance.target] = (pose.x, pose.y)
        self.affordances.marks.put("hint", spots)
        if len(spots) == 2:
            self.overlays.point(spots[affordance.source], spots[affordance.target], "gold")
        ends = [end for end in reversed(spots) if not self._is_below_plaque(end)] or [*spots]
        if ends:
            self.note(ends[0], text)
        else:
            self.say(text)
        self.stirred.emit()

    def _is_below_plaque(self, item: ItemId) -> bool:
        """Whether a note at an item would lie under the plaque, which is above it."""
        plaque, box = None if self.desc is None else self.desc.plaque, self.spread.whole(item)
        if plaque is None or box is None:
            return False
        beside = box[0] > plaque[0] + plaque[2] or plaque[0] > box[0] + box[2]
        return not beside and plaque[1] < box[1] < plaque[1] + 2 * plaque[3]

    def hush(self) -> None:
        self.overlays.hush()
        self.affordances.marks.put("hint", ())

    def set_theme(self, theme: Theme) -> None:
        self.pixmaps.theme = theme
        if self.pixmaps.beside is not None:
            self.pixmaps.beside.theme = theme
        self.pixmaps.art.forget()
        self._sharpen()
        self.shades.sharpen()
        self._renew_ground()

    def redraw(self) -> None:
        """Draw everything again, as for another font."""
        self.pixmaps.art.forget()
        self._sharpen()

    def set_density(self, density: float, dpr: float, board: Rect | None = None, beside: float = 0.0) -> None:
        """Draw for so many device pixels in a table unit and `dpr` in a logical pixel.

        `beside` is the density of what lies beside a board.
        """
        pixmaps = self.pixmaps
        now = (pixmaps.density, pixmaps.dpr, pixmaps.board, pixmaps.beside.density if pixmaps.beside else 0.0)
        if (density, dpr, board, beside) != now:
            pixmaps.density, pixmaps.dpr = density, dpr
            pixmaps.part(board, beside)
            self._sharpen()

    def set_live(self, live: bool) -> None:
        self._live = live
        self._offer()

    def set_motion(self, seconds: float) -> None:
        """Set the seconds of lifting and gliding home; 0 for none."""
        self.spread.motion = seconds

    def set_spread(self, spread: bool) -> None:
        self._spread_out = spread
        self._fan()

    def peek(self, peeking: bool) -> None:
        """Fan stacks out for as long as a key is held."""
        self._peeking = peeking
        self._fan()

    def set_gazing(self, gazing: bool) -> None:
        self.affordances.set_gazing(gazing)

    def turn(self, by: int) -> bool:
        turned = self.hand.turn(by)
        if turned:
            self._look_again()
        return turned

    def choose(self, found: tuple[Affordance, ...]) -> None:
        """Report what a gesture meant, or ask which of several."""
        meant = tuple(meaning for each in found for meaning in each.meanings())
        if len(meant) == 1:
            self.chosen.emit(meant[0])
        else:
            self.choices.emit(meant)

    def refuse(self, source: ItemId, target: ItemId) -> None:
        self.refused.emit(source, target)

    def hover(self, item: ItemId) -> None:
        self._rise()
        self.hovered.emit(item)

    def open_at(self, item: ItemId) -> None:
        """Open the stack of an item that is pointed at, after a moment; close any other at once."""
        zone = self.spread.opening(item) if item else ""
        if zone == self.spread.opened:
            self._pause.stop()
            return
        if self.spread.opened:
            self._open("")
        if zone != self._pointed or not self._pause.isActive():
            self._pointed = zone
            self._pause.start() if zone else self._pause.stop()

    def walk(self, item: ItemId) -> None:
        if (zone := self.spread.opening(item)) != self.spread.opened:
            self._open(zone)
        self.walked.emit(item)

    def _lay(self, desc: TableDesc, seconds: float) -> None:
        other_ground = desc.ground != self.ground
        self.desc = desc
        if other_ground:
            self._renew_ground()
        self.setSceneRect(QRectF(0, 0, desc.size[0] * UNIT, desc.size[1] * UNIT))
        self.plates.lay(desc.plates)
        self.overlays.land()
        if not self.filming:
            self.spread.gather()
        if self.spread.lay(desc, seconds):
            self.crowded.emit(True)
        self.shades.lay(desc.shade)
        self.spotlights.follow()
        self.affordances.marks.sharpen()
        self._offer()
        self.affordances.sights.sharpen()
        self._draw_to(desc)

    def _draw_to(self, desc: TableDesc) -> None:
        """Report what goes on where that has changed, so that it is brought into sight."""
        boxes = tuple(box for item in desc.focus if (box := self.spread.whole(item)) is not None)
        changed, self.about = boxes != self.about, boxes
        self.laid.emit()
        if boxes and changed:
            self.drawn.emit(boxes)

    def _lay_beat(self, desc: TableDesc, seconds: float) -> None:
        """Lay a table, with the sounds of what moves there; in silence where nothing is seen to move."""
        before = self.spread.worn()
        self._lay(desc, seconds)
        if seconds > 0:
            after = self.spread.table
            self._sound(cues.of_change(diff(before, after), after.size[0], seconds))

    def _unseen(self, beats: Sequence[Beat]) -> Iterator[Cue]:
        """The sounds of a film that is not shown, only its end."""
        for beat in beats:
            for each in (*beat.flourishes, *beat.instead):
                if (box := self.spread.box(each.item)) is not None:
                    yield from cues.of_flourish(each, self._place(box), 0.0)
        for beat in beats[-1:]:
            yield from cues.of_change(diff(self.spread.worn(), beat.table), beat.table.size[0], 0.0)

    def _place(self, box: Rect) -> float:
        return (box[0] + box[2] / 2) * UNIT / max(1.0, self.sceneRect().width())

    def _sound(self, found: Iterable[Cue]) -> None:
        for cue in found:
            self.heard.emit(cue)

    def _renew_ground(self) -> None:
        for view in self.views():
            view.viewport().update()

    def _light(self, what: Flourish, seconds: float) -> None:
        item = self.spread.pieces.get(what.item)
        if item is None:
            return
        self.overlays.light(item, seconds)
        if what.text:
            self.overlays.float_up(what.text, what.role, spot(item.piece, *self.pixmaps.heart(item.piece)), seconds)

    def _lead(self, what: Flourish, table: TableDesc, seconds: float) -> None:
        item = self.spread.pieces.get(what.item)
        if (box := self.spread.box(what.item)) is not None:
            self._sound(cues.of_flourish(what, self._place(box), seconds))
        if what.kind == "tumble" and item is not None and what.frames:
            coming = next((piece for piece in table.pieces if piece.id == what.item), item.piece)
            faces = (*(Face(frame) for frame in what.frames), coming.face)
            pixmaps = self.pixmaps.at((coming.pose.x, coming.pose.y))
            frames = [pixmaps.piece(msgspec.structs.replace(coming, face=face), True) for face in faces]
            self.overlays.tumble(item, frames, (coming.pose.x, coming.pose.y), seconds)
            self.spread.ready(coming)
        elif what.kind in ("arrow", "strike"):
            start = self.spread.middle(what.item)
            for target in (what.target, *what.also):
                end = self.spread.middle(target)
                if start and end:
                    self.overlays.arrow(start, end, what.role, seconds)

    def _offer(self) -> None:
        described = self.desc.affordances if self.desc is not None else ()
        if lost := self.affordances.offer(described, usable=self._live and not self.filming):
            self.hand.lost(lost)
        self.affordances.mark()
        self.keys.follow()

    def _fan(self) -> None:
        if self.spread.fan(self._spread_out or self._peeking):
            self.crowded.emit(True)
        self.affordances.marks.sharpen()
        self.keys.follow()
        self._look_again()

    def _stir(self) -> None:
        self._rise()
        self.stirred.emit()

    def _rise(self) -> None:
        """Let the piece come up that the keys are on or the mouse points at, while nothing is held or filmed."""
        busy = self.filming or self.hand.dragging or bool(self.affordances.pointer.held)
        if self.spread.rise("" if busy else self.keys.at or self.hand.pointed()):
            self.affordances.marks.sharpen()
            self.stirred.emit()

    def _open_pointed(self) -> None:
        self._open(self._pointed)

    def _open(self, zone: ItemId) -> None:
        if self.filming or self.affordances.pointer.held:
            return
        if self.spread.open(zone):
            self.crowded.emit(True)
        self.affordances.marks.sharpen()
        self.keys.follow()
        self.stirred.emit()

    def _look_again(self) -> None:
        if self.keys.at:
            self.affordances.stand(self.keys.at)
        else:
            self.hand.again()

    def _sharpen(self) -> None:
        self.plates.sharpen()
        self.spread.sharpen()
        self.affordances.sharpen()
        self.update()

    def _rest(self) -> None:
        self.pixmaps.crowd = False
        self.crowded.emit(False)
        self.settled.emit()
