"""The hand: presses, drags and clicks in table units, until they mean an affordance, a refusal or nothing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from ...language.words import _
from ...table.desc import Affordance, ItemId, Rect
from .places import box_of, cover, gap, snap

if TYPE_CHECKING:
    from .table_scene import TableScene

REACH = 0.4
"""Table units within which a target pulls what is held."""
FIRM = 0.4
"""How much of a thing must be covered to count as meant, where the rules do not allow it."""
TRIFLE = 0.25
"""Below this share of a target's area a thing is but a mark on it."""
SHORT = 0.2
"""From what share of its width something that is drawn aside, but not far enough, is meant to go there."""
CLEAR = 0.9
"""How much of the way must be free for that, so that nothing is in it."""
GRIP = 0.3
"""How large the hand itself counts where there is nothing to lift."""


class Hand:
    """Feeds the table's pointer. Affordances happen on release, never on press, so that a press can still be taken back."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._pressed: QPoint | None = None
        self._taken: ItemId = ""
        self._aimed: ItemId = ""
        self._grab = (0.0, 0.0)
        self._size = 1.0
        self._spent = False
        self._hovered: ItemId = ""
        self._hot: ItemId = ""
        self._wrong: ItemId = ""
        self._spot: tuple[float, float] | None = None
        self.dragging = False
        self.over_source = False
        """Whether a press here would take something."""

    @property
    def grips_nothing(self) -> bool:
        """Whether the button is down on the ground, where there is nothing to drag."""
        return self._pressed is not None and not self._taken

    # ---- what the mouse does

    def press(self, x: float, y: float, screen: QPoint) -> None:
        """A button goes down: whatever moves settles; what the press will mean shows when it moves or ends."""
        self._spent = self._table.filming
        self._table.settle()
        self._table.hush()
        self._pressed = screen
        under = self._table.spread.under(x, y)
        self._taken = self._grasped(under)
        self._aimed = self._clicked(under, x, y)
        middle = self._table.spread.middle(self._taken) or (x, y)
        self._grab = (x - middle[0], y - middle[1])

    def move(self, x: float, y: float, screen: QPoint) -> None:
        """The mouse moves, with the button down or up."""
        self._spot = (x, y)
        if self._pressed is None:
            self._hover(x, y)
            return
        if not self.dragging:
            far = (screen - self._pressed).manhattanLength() >= QApplication.startDragDistance()
            if not (far and self._taken):
                return
            self._take()
        self._follow(x, y)

    def release(self, x: float, y: float) -> None:
        """The button goes up: what is dragged is dropped; a press that ends on what it began on is a click."""
        pressed, self._pressed = self._pressed, None
        if self.dragging:
            self._drop(x, y)
        elif pressed is not None and not self._spent:
            under = self._table.spread.under(x, y)
            item = self._clicked(under, x, y)
            if item == self._aimed:
                self._click(item, under, x, y)

    def withdraw(self) -> None:
        """The press means something else than a click; what is held stays held."""
        self._pressed = None

    def leave(self) -> None:
        """The mouse is elsewhere."""
        self._spot = None
        self._name_hovered("")

    # ---- what else may happen

    def again(self) -> None:
        """Look afresh at what is under the hand: something else may lie there now."""
        if self._table.keys.at:
            self._table.stand(self._table.keys.at)
        elif self._spot is not None and self.dragging:
            self._follow(*self._spot)
        elif self._spot is not None and self._pressed is None:
            self._hover(*self._spot)

    def turn(self, by: int) -> bool:
        """Hold what is held another way round, of the ways there are where it is; False when nothing is held."""
        pointer, shown = self._table.pointer, self._table.preview.affordance
        if not pointer.held:
            return False
        if shown is not None and not pointer.variant:
            pointer.variant = shown.variant
        here = {way.variant for way in self._table.ways(shown.target)} if shown else set()
        for _each in pointer.variants():
            if pointer.turn(by) in here or not here - {""}:
                break
        self._table.mark()
        self.again()
        return True

    def cancel(self, reason: str = "") -> bool:
        """Let go of whatever is held, and say why if there is a reason; False when nothing was held."""
        held = self._table.pointer.held or (self._taken if self.dragging else "")
        self._pressed = None
        if not held:
            return False
        self._table.pointer.cancel()
        self._let_go(held)
        if reason:
            self._table.note(held, reason)
        return True

    def lost(self, held: ItemId) -> None:
        """What is held may no longer be: the table changed under the hand."""
        name = self._table.spread.name(held)
        gone = _("{piece} can no longer be moved.", piece=name) if name else _("That can no longer be moved.")
        self._pressed = None
        self._let_go(held)
        self._table.note(held, gone)

    def answer(self, source: ItemId, found: tuple[Affordance, ...]) -> None:
        """Pass on what a gesture meant; what was held goes from where it is to where the film of it leads, or home."""
        if not self._table.pointer.held:
            self._end_drag()
        if len(found) == 1:
            self._table.chosen.emit(found[0])
        elif found:
            self._table.choices.emit(found)
        held = self._table.pointer.held
        if held and not self.dragging:
            self._table.spread.lift(held)
        if source and source != held:
            if found and self._table.filming:
                self._table.spread.let_lie(source)
            else:
                self._table.spread.send_home(source)
        self._table.mark()
        if source and not found and not held:
            self._table.refused.emit(source, source)

    # ---- how

    def _grasped(self, under: Sequence[ItemId]) -> ItemId:
        """What may be taken; else what only the rules hold fast, to say why once it is dropped somewhere."""
        sources, asked = self._table.pointer.sources(), self._table.pointer.asked
        loose = [item for item in under if asked and self._table.spread.loose_size(item) is not None]
        return next((item for item in under if item in sources), "") or next(iter(loose), "")

    def _stays(self, target: ItemId) -> bool:
        """Whether what is held would lie where it lies, but another way round, and nobody has asked for that."""
        pointer, ways = self._table.pointer, self._table.ways(target)
        if pointer.variant or not ways or pointer.held not in self._table.spread.pieces:
            return False
        home = self._table.spread.pieces[pointer.held].piece.pose
        ghosts = [way.ghost.pose for way in ways if way.ghost is not None]
        return len(ghosts) == len(ways) and all((pose.x, pose.y) == (home.x, home.y) for pose in ghosts)

    def _furniture(self, under: Sequence[ItemId]) -> ItemId:
        """What stands there and might be used at another time, while there is anything to do."""
        standing = (item for item in under if item in self._table.spread.pieces)
        return next(standing, "") if self._table.pointer.sources() else ""

    def _take(self) -> None:
        before = self._table.pointer.held
        if before and before != self._taken:
            self._table.pointer.cancel()
            self._table.spread.send_home(before)
        self._table.pointer.press(self._taken)
        self.dragging = True
        self._size = self._size_there()
        self._grab = (self._grab[0] * self._size, self._grab[1] * self._size)
        self._table.spread.lift(self._taken, self._size)
        self._table.mark()

    def _size_there(self) -> float:
        """How large what is held will lie where it goes, as a share of what it is where it was taken."""
        own, ghost = self._table.spread.loose_size(self._taken), next(iter(self._table.ghosts()), None)
        if own is None or ghost is None:
            return 1.0
        return ghost[1].size[0] * ghost[1].pose.scale / own[0]

    def _follow(self, x: float, y: float) -> None:
        """Carry what is held, a little towards the target that pulls, and show where it would go."""
        box = self._box(x, y)
        self._hot, self._wrong = self._meant(box)
        if self._stays(self._hot):
            self._hot, self._wrong = "", self._short_of(box)
        self._table.mark(hot=self._hot, illegal=self._wrong, spot=(x, y))
        right, down = self._pull(box)
        self._table.spread.carry(self._taken, (box[0] + box[2] / 2 + right, box[1] + box[3] / 2 + down))

    def _drop(self, x: float, y: float) -> None:
        self._follow(x, y)
        source, hot, wrong = self._taken, self._hot, self._wrong
        found = self._table.preview.only(self._table.pointer.release((hot,) if hot else ()))
        self._end_drag()
        if wrong:
            self._let_go(source)
            self._table.refused.emit(source, wrong)
        else:
            self.answer(source, found)

    def _clicked(self, under: Sequence[ItemId], x: float, y: float) -> ItemId:
        """What a click at a point, with this under it, would be about; empty where it is about nothing that may be
        done."""
        pointer = self._table.pointer
        held, wanted = pointer.held, pointer.stops()
        item = next((each for each in under if each in wanted), "") or self._ghost_at(x, y)
        if held and (not item or self._stays(item)):
            item = next((each for each in under if each == held or each in pointer.sources()), "")
        return item

    def _click(self, item: ItemId, under: Sequence[ItemId], x: float, y: float) -> None:
        pointer = self._table.pointer
        held, wanted = pointer.held, pointer.stops()
        if item:
            if held and item in wanted:
                self._table.mark(hot=item, spot=(x, y))
            self.answer(held, self._table.preview.only(pointer.click(item)))
        elif held:
            self.cancel()
            away = under and under[0] != self._table.spread.zone_of(held)
            self._table.refused.emit(held, under[0] if away else held)
        elif fast := self._grasped(under) or self._furniture(under):
            self._table.refused.emit(fast, fast)

    def _hover(self, x: float, y: float) -> None:
        under = self._table.spread.under(x, y)
        pointer = self._table.pointer
        first = next((item for item in under if item in pointer.stops()), "") or self._ghost_at(x, y)
        self.over_source = bool(first)
        self._table.light(first, (x, y))
        self._name_hovered(first or (under[0] if under else ""))

    def _ghost_at(self, x: float, y: float) -> ItemId:
        """The target on which what is held would lie under a point, for there is no need to hit what lies below."""
        spread = self._table.spread
        return next((target for target, ghost in self._table.ghosts() if spread.drawn(ghost, x, y)), "")

    def _name_hovered(self, item: ItemId) -> None:
        if item != self._hovered:
            self._hovered = item
            self._table.gaze(item)
            self._table.hovered.emit(item)

    def _box(self, x: float, y: float) -> Rect:
        """What is held, as the hand would have it."""
        size = self._table.spread.loose_size(self._taken)
        if size is None:
            return x - GRIP / 2, y - GRIP / 2, GRIP, GRIP
        wide, high = size[0] * self._size, size[1] * self._size
        return x - self._grab[0] - wide / 2, y - self._grab[1] - high / 2, wide, high

    def _meant(self, box: Rect) -> tuple[ItemId, ItemId]:
        """The target a drop would mean; or else what it would mean though the rules do not allow it."""
        spread, targets = self._table.spread, self._table.pointer.targets()
        ghosts = [(cover(box, box_of(ghost)), target) for target, ghost in self._table.ghosts()]
        share, target = max(ghosts, default=(0.0, ""))
        if share >= FIRM:
            return target, ""
        over = spread.over(box, self._taken)
        met = [item for item, share in over if share >= FIRM and item in targets]
        for item, share in over:
            zone = spread.zone_of(item)
            if item in targets or zone in targets:
                return (item if item in targets else zone), ""
            if any(
                spread.lies_in(each, item) or spread.lies_in(item, each) or self._is_trifle(item, each) for each in met
            ):
                continue
            if share >= FIRM and not self._is_home(item, zone):
                return "", self._inmost(item, over)
        apart = {item: gap(box, place) for item in sorted(targets) if (place := spread.box(item)) is not None}
        near = min(apart, key=lambda item: apart[item], default="")
        return (near if near and apart[near] < REACH else ""), ""

    def _inmost(self, item: ItemId, over: Sequence[tuple[ItemId, float]]) -> ItemId:
        """Of the places within a place the one that is most covered: a drop on a square does not mean its floor."""
        lies_in = self._table.spread.lies_in
        parts = [(share, each) for each, share in over if share >= FIRM and each != item and lies_in(each, item)]
        return max(parts, default=(0.0, item))[1]

    def _short_of(self, box: Rect) -> ItemId:
        """What lies before a place that is not left, on the side to which the hand draws: there the way ends."""
        spread = self._table.spread
        home = spread.box(self._taken) or box
        right, down = box[0] - home[0], box[1] - home[1]
        strip = _edge(home, right, down)
        if max(abs(right), abs(down)) < SHORT * home[2]:
            return ""
        if any(cover(strip, box_of(ghost)) > CLEAR for _target, ghost in self._table.ghosts()):
            return ""
        met = (item for item, _share in spread.over(strip, self._taken) if item in spread.pieces)
        return next((item for item in met if cover(home, spread.box(item) or home) < CLEAR), "")

    def _is_trifle(self, item: ItemId, target: ItemId) -> bool:
        """Whether a thing is too small beside a target to be meant in its place: a mark that reaches over its edge."""
        small, large = self._table.spread.box(item), self._table.spread.box(target)
        return small is not None and large is not None and small[2] * small[3] < TRIFLE * large[2] * large[3]

    def _is_home(self, item: ItemId, zone: ItemId) -> bool:
        """Whether a drop there only puts back what was taken: on its own place, around it, or among its like."""
        spread = self._table.spread
        home = spread.zone_of(self._taken)
        return spread.lies_in(home, item) or (zone == home and spread.loose_size(item) is not None)

    def _pull(self, box: Rect) -> tuple[float, float]:
        """How far the target draws what is held: all the way when it is nearly there."""
        ghost, place = self._table.preview.middle, self._table.spread.box(self._hot)
        if place is None:
            return 0.0, 0.0
        right, down = (
            snap(box, place) if ghost is None else (ghost[0] - box[0] - box[2] / 2, ghost[1] - box[1] - box[3] / 2)
        )
        strength = max(0.0, 1.0 - math.hypot(right, down) / (REACH + max(box[2], box[3])))
        return right * strength, down * strength

    def _let_go(self, held: ItemId) -> None:
        self._end_drag()
        self._table.spread.send_home(held)
        self._table.mark()

    def _end_drag(self) -> None:
        self.dragging = False
        self._taken = self._hot = self._wrong = ""
        self._table.overlays.release()


def _edge(home: Rect, right: float, down: float) -> Rect:
    """A strip along the side of a place that a hand draws towards."""
    left, top, wide, high = home
    if abs(right) >= abs(down):
        return (left + wide if right > 0 else left - GRIP), top, GRIP, high
    return left, (top + high if down > 0 else top - GRIP), wide, GRIP
