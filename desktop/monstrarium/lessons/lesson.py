"""What a lesson is: the match it is played on, and its steps."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from ..engine.plain import Value

LONGEST = 240
"""The most characters of a sentence in a lesson."""
MOST_STEPS = 24

Key: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Words: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST)]
Said: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]
Title: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
"""The name of something on the table: an item ("die", "card/0"), all items of a kind ("plate/*"), a printed key
("chrome-claw"), or a key at a place ("chrome-claw@lab"); or of something around it ("button", "moves", "log")."""
Fields: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(max_length=12)]
EventRow: TypeAlias = Annotated[dict[str, Fields], msgspec.Meta(min_length=1, max_length=1)]
"""The class of an event, and the fields that it must have."""


class Meant(Value, frozen=True, gc=False, forbid_unknown_fields=True, rename={"from_": "from", "with_": "with"}):
    """Which affordances are meant. Everything that is given must fit."""

    do: Name = ""
    """The class of one of its actions: "Roll"."""
    from_: Name = ""
    """What is taken, clicked or dragged."""
    to: Name = ""
    """Where it goes."""
    with_: Fields = msgspec.field(default_factory=dict)
    """Fields of that action. A text "piece:NAME" is the number of a piece."""
    alone: bool = False
    """Whether the action is the only one of what is done."""
    without: Name = ""
    """The class of an action that is not among its actions: "Turn"."""
    seat: int = 0
    """The seat that does it, from 0."""


class Step(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """One step. It waits for one of `expect`, `look`, `press` and `until`; without any, for *Continue*."""

    say: Words = ""
    """What the step says; a step that only has others move may say nothing."""
    point: Annotated[tuple[Name, ...], msgspec.Meta(max_length=8)] = ()
    """What is lit while the rest is dimmed."""
    expect: Annotated[tuple[Meant, ...], msgspec.Meta(max_length=12)] = ()
    """What may be done, any of these."""
    look: Annotated[tuple[Name, ...], msgspec.Meta(max_length=8)] = ()
    """What is to be pointed at, any of these."""
    press: Name = ""
    """The key of a command that is to be used: "hint", "fan"."""
    until: Annotated[tuple[EventRow, ...], msgspec.Meta(max_length=8)] = ()
    """Everything legal may be done until one of these events happens, or the match is over."""
    brings: Annotated[tuple[EventRow, ...], msgspec.Meta(max_length=12)] = ()
    """The events, in order, that chance brings in this step."""
    other: Words = ""
    """What is said to any other legal action."""
    play: Annotated[tuple[Meant, ...], msgspec.Meta(max_length=24)] = ()
    """What other seats do then, in order."""
    then: Words = ""
    """What is said afterwards, before *Continue*."""
    see: Annotated[tuple[Name, ...], msgspec.Meta(max_length=8)] = ()
    """What is lit then."""

    @property
    def free(self) -> bool:
        return bool(self.until)

    @property
    def reads(self) -> bool:
        """Whether the step only waits until it was read."""
        return bool(self.say) and not (self.expect or self.look or self.press or self.until)


class Chair(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """Who plays a seat besides the person, who has the first one."""

    name: Title
    bot: Name = "normal"
    """The level at which it plays where a step leaves the play free."""


class Lesson(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """A lesson of a game."""

    title: Title
    about: Said
    """What is learned, in one sentence."""
    minutes: Annotated[int, msgspec.Meta(ge=1, le=20)]
    others: Annotated[tuple[Chair, ...], msgspec.Meta(max_length=5)]
    steps: Annotated[tuple[Step, ...], msgspec.Meta(min_length=1, max_length=MOST_STEPS)] = msgspec.field(name="step")
    options: Fields = msgspec.field(default_factory=dict)
    seed: Annotated[int, msgspec.Meta(ge=0)] = 1
    lay: Fields = msgspec.field(default_factory=dict)
    """How the table is laid, in the words of the game's `Laying`; without them the match begins as usual."""
    before: Annotated[tuple[Meant, ...], msgspec.Meta(max_length=60)] = ()
    """What was played before the first step."""
    end: Words = ""
    """What is said when the lesson is done."""


class FirstMatch(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """The match that is offered after the last lesson of a game."""

    about: Said
    others: Annotated[tuple[Chair, ...], msgspec.Meta(max_length=5)]
    options: Fields = msgspec.field(default_factory=dict)
