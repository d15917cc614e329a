"""The interface of a game to its table: what is shown of a view, an event or an item."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .desc import Affordance, Foresight, ItemId, Seat, TableDesc, Value
from .spotlight import Spotlight

SHAPE = 1.4
"""The shape of a table where no window is known."""
NARROWEST, WIDEST = 1.0, 2.4
"""The shapes between which a table is described."""
STEPS = 20
"""The shapes between 1 and 2, so that a table is not described anew for every pixel."""


def shape_of(width: float, height: float) -> float:
    """The shape that a table is described in for a part of a window of so many pixels."""
    wanted = width / height if height > 0 else SHAPE
    return min(max(round(wanted * STEPS) / STEPS, NARROWEST), WIDEST)


class Audience(Value, frozen=True, gc=False):
    """The viewer, and the names and colours of all seats."""

    viewer: Seat | None
    """The seat whose secrets may be shown; None is an onlooker."""
    names: tuple[str, ...]
    colours: tuple[int, ...]
    """The number of the colour of each seat."""
    near: Seat = 0
    """The seat at the near edge for an onlooker."""
    shape: float = SHAPE
    """The width of the window's part for the table, as a share of its height; see `shape_of`."""
    arrangement: str = ""
    """The arrangement of the table that the viewer holds; empty where it follows the match."""
    memory: Any = None
    """What the table remembers of the match so far, as `Presenter.remember` makes it; None where that is not known."""

    @property
    def side(self) -> Seat:
        """The seat at the near edge of the table."""
        return self.near if self.viewer is None else self.viewer

    def name(self, seat: Seat) -> str:
        return self.names[seat]


class Line(Value, frozen=True, gc=False):
    """One line of the log: depth 0 is a move, deeper lines are its consequences."""

    text: str
    depth: int = 0


class Flourish(Value, frozen=True, gc=False):
    """An animation beyond the movement of pieces.

    kinds: "tumble" (the item shows the frames, then its face), "arrow" (from item to target), "float" (words rise from
    the item), "pulse" (a ring around the item), "light" (the drawing of the item flashes, words rise from it), "strike"
    (arrows from the item to the target and all in `also`), "proclaim" (large words stay over the item for a while).
    A film with a light may last longer than others; one with a strike or a proclamation may last longest.
    """

    kind: str
    item: ItemId
    target: ItemId = ""
    text: str = ""
    frames: tuple[str, ...] = ()
    role: str = "gold"
    also: tuple[ItemId, ...] = ()
    """Further targets."""
    sound: str = ""
    """The name of a sound under resources/sounds."""


class Luck(Value, frozen=True, gc=False):
    """What chance was expected to give a seat and what it gave, in points of the game."""

    seat: Seat
    expected: float
    actual: float


UNSEEN = "*"
"""The entry of what lies face down: it may be any that is out of sight."""


class Sheet(Value, frozen=True, gc=False):
    """What the inspector shows of a piece: its text, and each current number with its source."""

    title: str
    text: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    rules: str = ""
    """The heading on the rules page that explains it."""
    terms: tuple[tuple[str, str], ...] = ()
    """The words of the game that the text uses, each with its meaning."""
    entry: str = ""
    """The key of its entry in the catalogue of the game, or UNSEEN; empty where it has none."""


def no_reason(view: Any, audience: Audience, source: ItemId, target: ItemId) -> str:
    """For games in which the rules' refusals say enough."""
    return ""


def no_spotlight(event: Any, view: Any, audience: Audience) -> Spotlight | None:
    """For games in which no moment is brought forward."""
    return None


def no_next(view: Any, audience: Audience) -> str:
    """For games that say nothing of what comes next."""
    return ""


def no_answer(view: Any, audience: Audience) -> None:
    """For games in which every question has to be asked."""


def no_luck(event: Any) -> None:
    """The luck function of games in which nothing is rolled."""


class Presenter(Value, frozen=True, gc=False):
    """How a game is shown: pure functions of a view. `Any` stands for the game's views, events and actions."""

    describe: Callable[[Any, Audience, Sequence[Any]], TableDesc]
    """The whole table; every legal action is in exactly one plan of an affordance, as its first or only action."""
    intent: Callable[[Any, Audience, ItemId, ItemId], Any | None]
    """The illegal action that a drop of one item on another would mean, so that the rules can say why it is refused."""
    line: Callable[[Any, Any, Audience], Line | None]
    """The log line of an event, in the view it happened in; None if it has none."""
    flourish: Callable[[Any, Any, Audience], Flourish | None]
    """The animation of an event beyond the movement of pieces, or None."""
    inspect: Callable[[Any, Audience, ItemId], Sheet | None]
    """What the viewer may know of a piece or zone."""
    chapter: Callable[[Any], str]
    """The present part of the match, for the timeline and the saves: "Round 5 of 13"."""
    topic: Callable[[Any], str]
    """The heading on the rules page for what happens now."""
    opening: tuple[type, ...] = ()
    """The events that open a chapter where the one before ends in the same frame."""
    why_no_drop: Callable[[Any, Audience, ItemId, ItemId], str] = no_reason
    """Why an item cannot be put on another one, where the refusal of a single action would not say it; else empty."""
    arrangements: tuple[tuple[str, str], ...] = ()
    """The arrangements of the table that a viewer may hold: the key and the marked name of each."""
    foresee: Callable[[Any, Audience, ItemId, Affordance | None], Foresight | None] | None = None
    """What a held item would do there, or sees from where it stands, in games in which that is more than its ghost."""
    spotlight: Callable[[Any, Any, Audience], Spotlight | None] = no_spotlight
    """The scene in which an event is brought forward, in the place of its flourish; None for most events."""
    next: Callable[[Any, Audience], str] = no_next
    """What comes after what is asked now, in a few words beside the chapter: "Bo's Hammer Templar"."""
    only_answer: Callable[[Any, Audience], Any | None] = no_answer
    """The action that answers what the viewer is asked, where there is no other and nothing to be seen first."""
    ending: Callable[[Any, Audience], Spotlight] | None = None
    """The scene of a match that is over. Its title may be left to the result."""
    luck: Callable[[Any], Luck | None] = no_luck
    """What was expected of chance in an event, and what it gave; None for most events."""
    remember: Callable[[Any, Sequence[Any], Any], Any] | None = None
    """What the table remembers after a frame of a film, from what it remembered before (None at the start), the events
    of the frame and its view: what has happened, where the rules keep no trace of it. It is the same for every viewer.
    """
