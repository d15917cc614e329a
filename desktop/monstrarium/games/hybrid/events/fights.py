"""The events of fights. A card is told only where everyone sees it."""

from __future__ import annotations

from ....engine.event import Event
from ....engine.plain import PieceId
from ..combat.modifiers import Parts
from . import WarriorEvent

# ---- attacks


class Attacks(WarriorEvent, frozen=True, gc=False):
    """A warrior attacks an enemy hand to hand; `combined`: it will do so twice. `facing` is where it looks now."""

    target: int
    combined: bool
    facing: int


class Aims(WarriorEvent, frozen=True, gc=False):
    """A warrior is about to shoot at an enemy."""

    target: int


class Springs(WarriorEvent, frozen=True, gc=False):
    """A warrior in ambush shoots at an enemy that came into view."""

    target: int


class NoShot(WarriorEvent, frozen=True, gc=False):
    """The warrior has no level left on which it could shoot at this target."""

    target: int


class GoesThrough(WarriorEvent, frozen=True, gc=False):
    """The shot of a warrior goes on to a second target."""

    target: int


class LevelTaken(WarriorEvent, frozen=True, gc=False):
    mode: int
    level: int


class Rolled(Event, frozen=True, gc=False):
    """A Natural Roll: the modifiers of its Success Level, all its dice, the one that counts, and its result.

    `percent` is how likely its success was. `again` is the key of the card that had it rolled once more, `because` that
    of what made it a result that the figures alone do not tell; or empty.
    """

    sort: int
    warrior: int
    target: int
    level: int
    parts: Parts
    success: int
    dice: tuple[int, ...]
    die: int
    percent: int
    result: int
    again: str = ""
    because: str = ""


class Parried(WarriorEvent, frozen=True, gc=False):
    by: int
    shot: bool


class StrikesBack(WarriorEvent, frozen=True, gc=False):
    """A warrior that has parried attacks at once."""

    target: int


class Missed(WarriorEvent, frozen=True, gc=False):
    target: int


# ---- what comes of them


class Wounded(WarriorEvent, frozen=True, gc=False):
    """A warrior takes so many wounds, and has so much NV left. `by` is who did it, or nobody; `why` a word."""

    wounds: int
    left: int
    by: int
    why: str


class Healed(WarriorEvent, frozen=True, gc=False):
    wounds: int
    left: int


class GuardLost(WarriorEvent, frozen=True, gc=False):
    """A wounded warrior is in Defensive Combat no more."""


class Exposed(WarriorEvent, frozen=True, gc=False):
    """A wounded warrior is in ambush no more, or one that has not killed with its shot."""


class Pushed(WarriorEvent, frozen=True, gc=False):
    """A warrior is pushed from a square to another by `by`; `blocked` squares it could not go."""

    source: int
    square: int
    by: int
    blocked: int


class TurnedAbout(WarriorEvent, frozen=True, gc=False):
    facing: int


class Eliminated(WarriorEvent, frozen=True, gc=False):
    """A warrior of the seat is taken from the laboratory; it stood here."""

    square: int
    by: int


class FirstBlood(Event, frozen=True, gc=False):
    """The seat has lost its first warrior."""


# ---- cards


class PlayedCard(Event, frozen=True, gc=False):
    """The seat plays a card for its points or for its effect, as a help or as a hindrance."""

    piece: PieceId
    face: int
    effect: bool
    hindrance: bool
    points: int


class NoCards(Event, frozen=True, gc=False):
    """The seat plays no card, or no more, on what is to be rolled."""


class Drew(Event, frozen=True, gc=False):
    count: int


class Stole(Event, frozen=True, gc=False):
    """The seat took a card, unseen, out of the hand of the other one."""

    piece: PieceId


class Revived(Event, frozen=True, gc=False):
    """The seat took a card from the discard pile into its hand."""

    piece: PieceId
    face: int


class LostCard(Event, frozen=True, gc=False):
    """The seat had to discard a card, which a hindrance has picked."""

    piece: PieceId
    face: int


class CardCancelled(Event, frozen=True, gc=False):
    """A card that lay on the roll counts for nothing."""

    piece: PieceId
    face: int


class CardBack(Event, frozen=True, gc=False):
    """A card that was played comes back to the hand of the seat."""

    piece: PieceId
    face: int


class Veiled(WarriorEvent, frozen=True, gc=False):
    """No ambush shoots at this warrior in this activation."""
