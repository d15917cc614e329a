"""The pointer: a state machine that turns clicks and drags on items into affordances, without Qt."""

from __future__ import annotations

from collections.abc import Sequence

from .desc import Affordance, Gesture, ItemId


class Pointer:
    """Knows what is held, what can be taken and where it can go. Drag, click and keyboard all use it."""

    def __init__(self, affordances: Sequence[Affordance]) -> None:
        self._affordances = tuple(affordances)
        self.held: ItemId = ""
        self.variant = ""
        """The variant that was chosen with `turn`; empty: the target decides."""

    @property
    def asked(self) -> bool:
        """Whether there is any affordance."""
        return bool(self._affordances)

    def sources(self) -> frozenset[ItemId]:
        return frozenset(each.source for each in self._affordances if each.source)

    def aims(self) -> frozenset[ItemId]:
        """The targets that can be clicked directly while nothing is held."""
        return frozenset() if self.held else frozenset(each.target for each in self._affordances if each.direct)

    def stops(self) -> frozenset[ItemId]:
        """All items on which a click does something now."""
        return self.targets() if self.held else self.sources() | self.aims()

    def targets(self) -> frozenset[ItemId]:
        return frozenset(each.target for each in self._of_held() if each.target)

    def verb(self, item: ItemId) -> str:
        """What a click on an item does now: take, place, press, release, or nothing (empty)."""
        if self.held == item:
            return "release" if item else ""
        if item in self.targets():
            return "place"
        if item in self.sources():
            own = (each for each in self._affordances if each.source == item)
            return "press" if any(each.gesture is Gesture.CLICK for each in own) else "take"
        return "press" if item in self.aims() else ""

    def variants(self) -> tuple[str, ...]:
        """The variants in which the held item can be put down, in the order of the affordances."""
        return tuple(dict.fromkeys(each.variant for each in self._of_held() if each.variant))

    def turn(self, by: int = 1) -> str:
        """Choose the next variant for the held item, round and round; empty if there are none."""
        known = self.variants()
        if known:
            self.variant = known[(known.index(self.variant) + by) % len(known) if self.variant in known else min(by, 0)]
        return self.variant

    def landings(self) -> tuple[Affordance, ...]:
        """The affordances of the held item in the chosen variant, and of targets that do not have that variant."""
        held = self._of_held()
        if not self.variant:
            return held
        known = {each.target for each in held if each.variant == self.variant}
        return tuple(each for each in held if each.variant in ("", self.variant) or each.target not in known)

    def press(self, item: ItemId) -> bool:
        """Take an item; False if it cannot be taken."""
        if item not in self.sources():
            return False
        self.held = item
        return True

    def click(self, item: ItemId) -> tuple[Affordance, ...]:
        """A click on an item; the affordances it means.

        If something is held, it is put there. Otherwise a click on the source or on a direct target is returned, or the
        item is held if it still needs a target.
        """
        if self.held and self.held != item:
            found = self.release((item,))
            if found or not self.press(item):
                return found
        elif self.held:
            self.cancel()
            return ()
        elif not self.press(item):
            return tuple(each for each in self._affordances if each.direct and each.target == item)
        at_once = tuple(each for each in self._of_held() if each.gesture is Gesture.CLICK)
        if at_once:
            self.cancel()
        return at_once

    def release(self, over: Sequence[ItemId]) -> tuple[Affordance, ...]:
        """Let go over items, the best match first; the affordances that this may mean."""
        held = self.landings()
        self.cancel()
        for item in over:
            found = tuple(each for each in held if each.target == item)
            if found:
                return found
        return ()

    def cancel(self) -> None:
        self.held = ""
        self.variant = ""

    def _of_held(self) -> tuple[Affordance, ...]:
        return tuple(each for each in self._affordances if self.held and each.source == self.held)
