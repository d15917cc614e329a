"""The events of fights. A card is told only where everyone sees it."""

from __future__ import annotations

from ....engine.event import Event
from ....engine.plain import PieceId
from ..combat.modifiers import Parts

# ---- attacks


class Attacks(Event, frozen=True, gc=False):
    """A warrior attacks an enemy hand to hand; `combined`: it will do so twice. `facing` is where it looks now."""

    warrior: int
    target: int
    combined: bool
    facing: int


class Aims(Event, frozen=True, gc=False):
    """A warrior is about to shoot at an enemy."""

    warrior: int
    target: int


class Springs(Event, frozen=True, gc=False):
    """A warrior in ambush shoots at an enemy that came into view."""

    warrior: int
    target: int


class NoShot(Event, frozen=True, gc=False):
    """The warrior has no level left on which it could shoot at this target."""

    warrior: int
    target: int


class GoesThrough(Event, frozen=True, gc=False):
    """The shot of a warrior goes on to a second target."""

    warrior: int
    target: int


class LevelTaken(Event, frozen=True, gc=False):
    """A warrior uses this level of a mode."""

    warrior: int
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


class Parried(Event, frozen=True, gc=False):
    """A warrior has parried the attack of `by`."""

    warrior: int
    by: int
    shot: bool


class StrikesBack(Event, frozen=True, gc=False):
    """A warrior that has parried attacks at once."""

    warrior: int
    target: int


class Missed(Event, frozen=True, gc=False):
    """The attack of a warrior has failed."""

    warrior: int
    target: int


# ---- what comes of them


class Wounded(Event, frozen=True, gc=False):
    """A warrior takes so many wounds, and has so much NV left. `by` is who did it, or nobody; `why` a word."""

    warrior: int
    wounds: int
    left: int
    by: int
    why: str


class Healed(Event, frozen=True, gc=False):
    """A warrior is healed of so many wounds."""

    warrior: int
    wounds: int
    left: int


class GuardLost(Event, frozen=True, gc=False):
    """A wounded warrior is in Defensive Combat no more."""

    warrior: int


class Exposed(Event, frozen=True, gc=False):
    """A wounded warrior is in ambush no more, or one that has not killed with its shot."""

    warrior: int


class Pushed(Event, frozen=True, gc=False):
    """A warrior is pushed from a square to another by `by`; `blocked` squares it could not go."""

    warrior: int
    source: int
    square: int
    by: int
    blocked: int


class TurnedAbout(Event, frozen=True, gc=False):
    """A card has turned a warrior."""

    warrior: int
    facing: int


class Eliminated(Event, frozen=True, gc=False):
    """A warrior of the seat is taken from the laboratory; it stood here."""

    warrior: int
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
    """The seat drew cards from the deck."""

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


class Veiled(Event, frozen=True, gc=False):
    """No ambush shoots at this warrior in this activation."""

    warrior: int
