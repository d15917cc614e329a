"""The hand: a state machine from item ids to affordances. A scene feeds it, tests drive it, Qt is not needed."""

from __future__ import annotations

from collections.abc import Sequence

from .desc import Affordance, Gesture, ItemId


class Pointer:
    """What is held, what may be taken, where it may go. Drag, click and keyboard all end in one affordance."""

    def __init__(self, affordances: Sequence[Affordance]) -> None:
        self._affordances = tuple(affordances)
        self.held: ItemId = ""
        self.variant = ""
        """The way of putting it down that was asked for; empty: the spot decides."""

    @property
    def asked(self) -> bool:
        """Whether anything may be done, if only by a button."""
        return bool(self._affordances)

    def sources(self) -> frozenset[ItemId]:
        """What may be taken or clicked."""
        return frozenset(each.source for each in self._affordances if each.source)

    def aims(self) -> frozenset[ItemId]:
        """What a click means a deed on by itself, while nothing is held: the targets that leave no doubt."""
        return frozenset() if self.held else frozenset(each.target for each in self._affordances if each.direct)

    def stops(self) -> frozenset[ItemId]:
        """All that a click means something on now."""
        return self.targets() if self.held else self.sources() | self.aims()

    def targets(self) -> frozenset[ItemId]:
        """Where the held item may go."""
        return frozenset(each.target for each in self._of_held() if each.target)

    def verb(self, item: ItemId) -> str:
        """What a click on an item does now: take, place, press, release, or (empty) nothing."""
        if self.held == item:
            return "release" if item else ""
        if item in self.targets():
            return "place"
        if item in self.sources():
            own = (each for each in self._affordances if each.source == item)
            return "press" if any(each.gesture is Gesture.CLICK for each in own) else "take"
        return "press" if item in self.aims() else ""

    def variants(self) -> tuple[str, ...]:
        """The ways to put the held item down, in the order in which they are offered."""
        return tuple(dict.fromkeys(each.variant for each in self._of_held() if each.variant))

    def turn(self, by: int = 1) -> str:
        """Ask for the next way to put the held item down, round and round; empty when there is but one."""
        ways = self.variants()
        if ways:
            self.variant = ways[(ways.index(self.variant) + by) % len(ways) if self.variant in ways else min(by, 0)]
        return self.variant

    def landings(self) -> tuple[Affordance, ...]:
        """What the held item may still do: in the way that was asked for, or as it can be where no target knows it."""
        held = self._of_held()
        if not self.variant:
            return held
        known = {each.target for each in held if each.variant == self.variant}
        return tuple(each for each in held if each.variant in ("", self.variant) or each.target not in known)

    def press(self, item: ItemId) -> bool:
        """Take an item; False when the rules hold it fast."""
        if item not in self.sources():
            return False
        self.held = item
        return True

    def click(self, item: ItemId) -> tuple[Affordance, ...]:
        """A press and release on one spot.

        With something held it goes there. Else what a click on the item means at once is returned, or the item is
        held when it still needs a target; what can only be aimed at needs nothing in the hand.
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
        """Let go over items, the best match first. None: it glides home; one: do it; more: ask which."""
        held = self.landings()
        self.cancel()
        for item in over:
            found = tuple(each for each in held if each.target == item)
            if found:
                return found
        return ()

    def cancel(self) -> None:
        """Nothing is held any more."""
        self.held = ""
        self.variant = ""

    def _of_held(self) -> tuple[Affordance, ...]:
        return tuple(each for each in self._affordances if self.held and each.source == self.held)
