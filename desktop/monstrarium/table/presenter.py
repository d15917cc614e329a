"""What a game says about its table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .desc import ItemId, Seat, TableDesc, Value


class Audience(Value, frozen=True, gc=False):
    """Who looks, and how everybody is called."""

    viewer: Seat | None
    """The seat whose secrets may be shown; None is an onlooker."""
    names: tuple[str, ...]
    colours: tuple[int, ...]
    """Which of the seat colours each seat has."""
    near: Seat = 0
    """Who sits at the near edge where an onlooker looks."""

    @property
    def side(self) -> Seat:
        """From whose side of the table it is seen."""
        return self.near if self.viewer is None else self.viewer

    def name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.names[seat]


class Line(Value, frozen=True, gc=False):
    """One line of the log: depth 0 is a move, deeper lines are what came of it."""

    text: str
    depth: int = 0


class Flourish(Value, frozen=True, gc=False):
    """The few things that need more than a change of pose.

    kinds: "tumble" (the item shows the frames, then its face), "arrow" (from item to target), "float" (words rise from
    the item), "pulse" (a ring around the item), "light" (what is drawn of the item flashes, words rise from it; a film
    with lights in it is a show and may last longer), "strike" (arrows from the item to the target and to all others
    that are meant), "proclaim" (large words over the item, which linger). A film with one of these two is a scene and
    may last longest.
    """

    kind: str
    item: ItemId
    target: ItemId = ""
    text: str = ""
    frames: tuple[str, ...] = ()
    role: str = "gold"
    also: tuple[ItemId, ...] = ()
    """What is meant beside the target."""


class Luck(Value, frozen=True, gc=False):
    """What chance was expected to give and what it gave, in the game's own points."""

    seat: Seat
    expected: float
    actual: float


class Sheet(Value, frozen=True, gc=False):
    """What the inspector says of a piece: its text, and each current figure with where it comes from."""

    title: str
    text: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    rules: str = ""
    """The heading of the rules page that explains it."""


def no_luck(event: Any) -> None:
    """For games in which nothing is rolled."""


class Presenter(Value, frozen=True, gc=False):
    """What a game shows: pure functions of a view. `Any` stands for the game's views, events and actions."""

    describe: Callable[[Any, Audience, Sequence[Any]], TableDesc]
    """The whole table; every offer is in exactly one affordance's plan, first or alone."""
    intent: Callable[[Any, Audience, ItemId, ItemId], Any | None]
    """The action a drop of one item on another would mean though it is not legal, so that the rules can say why not."""
    line: Callable[[Any, Any, Audience], Line | None]
    """An event in words, in the view it happened in; None when it is not worth a line."""
    flourish: Callable[[Any, Any, Audience], Flourish | None]
    """What the eye is shown of an event beside the change of the table."""
    inspect: Callable[[Any, Audience, ItemId], Sheet | None]
    """All that the viewer may know of a piece or zone."""
    chapter: Callable[[Any], str]
    """Where in the match we are, for the timeline and the saves: "Round 5 of 13"."""
    topic: Callable[[Any], str]
    """The heading of the rules page for what happens now."""
    luck: Callable[[Any], Luck | None] = no_luck
    """What an event did to somebody's luck."""
