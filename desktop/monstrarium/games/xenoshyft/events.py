"""What happens in XenoShyft. An event names a face only where everyone sees it."""

from __future__ import annotations

from ...engine.event import Event
from ...engine.plain import PieceId


class _OfCard(Event, frozen=True, gc=False):
    piece: PieceId
    face: int


class _OfCardInLane(_OfCard, frozen=True, gc=False):
    lane: int


class _OfTarget(Event, frozen=True, gc=False):
    target: PieceId
    face: int


# ---- phases


class RoundBegan(Event, frozen=True, gc=False):
    """A round begins; the event's seat fights first."""

    round: int
    wave: int


class Drew(Event, frozen=True, gc=False):
    count: int


class Reshuffled(Event, frozen=True, gc=False):
    count: int


class EnemiesReshuffled(Event, frozen=True, gc=False):
    wave: int
    count: int


class Paid(_OfCard, frozen=True, gc=False):
    """The seat got Xenosathem into its hand."""


class SaidReady(Event, frozen=True, gc=False):
    """The seat is ready."""


class Recalled(Event, frozen=True, gc=False):
    """The seat takes back that anyone is ready."""


class FirstPassed(Event, frozen=True, gc=False):
    """The lane of the event's seat fights first from now on."""


class PoolOpened(Event, frozen=True, gc=False):
    """Troops of a wave are for sale from now on."""

    wave: int


class Stocked(Event, frozen=True, gc=False):
    """A card came for sale to a place of the market."""

    place: int
    piece: PieceId
    face: int


class Won(Event, frozen=True, gc=False):
    """The base has held, with so much HP left."""

    base: int


class Lost(Event, frozen=True, gc=False):
    """The base has fallen."""


# ---- purchase


class Spent(_OfCard, frozen=True, gc=False):
    """The seat discarded a card for resources."""

    by: int


class Pledged(_OfCard, frozen=True, gc=False):
    """The seat laid a card under one for sale, which now costs so much less."""

    on: PieceId
    on_face: int
    off: int


class PledgeBack(_OfCard, frozen=True, gc=False):
    """A card that was laid under another comes back."""


class Bought(_OfCard, frozen=True, gc=False):
    price: int


class Upgraded(Event, frozen=True, gc=False):
    """The seat melted Xenosathem of this value into one of the next."""

    value: int
    piece: PieceId
    face: int


# ---- deployment


class Deployed(_OfCardInLane, frozen=True, gc=False):
    place: int


class Equipped(_OfCard, frozen=True, gc=False):
    troop: PieceId
    troop_face: int


class Shifted(_OfCard, frozen=True, gc=False):
    place: int


class Regeared(Equipped, frozen=True, gc=False):
    """The seat gave equipment of its lane to another troop."""


class EnemiesCame(Event, frozen=True, gc=False):
    """Enemies came to the lane of the seat, face down, the first one first."""

    pieces: tuple[PieceId, ...]


class BossesAmong(Event, frozen=True, gc=False):
    """So many bosses are among the enemies."""

    count: int


# ---- what happens in the fights of XenoShyft, for the eye and the log


class LaneBegan(Event, frozen=True, gc=False):
    """The lane of the seat fights."""


class LaneHeld(Event, frozen=True, gc=False):
    """No enemy is left in the lane of the seat."""


class LaneOverrun(Event, frozen=True, gc=False):
    """No troop is left in the lane of the seat."""


class Flipped(_OfCardInLane, frozen=True, gc=False):
    """An enemy was turned up."""


class Canceled(_OfCard, frozen=True, gc=False):
    by: int


class Revealing(_OfCard, frozen=True, gc=False):
    """The Reveal of an enemy takes place."""


class WindowOpened(Event, frozen=True, gc=False):
    """Everyone may react in the fight of the seat's lane: "react", "next", "again" or "breach"; in "next" the enemy
    still lies face down."""

    kind: str
    enemy: PieceId
    enemy_face: int


class Passed(Event, frozen=True, gc=False):
    """The seat does not react."""


class Played(_OfCard, frozen=True, gc=False):
    """The seat played an instant on a piece or a lane, or -1."""

    target: int


class Used(_OfCard, frozen=True, gc=False):
    """The seat used the text of a card on a piece or a lane, or -1."""

    target: int


class Powered(Event, frozen=True, gc=False):
    division: int
    target: int


class Attacks(Event, frozen=True, gc=False):
    """A troop and an enemy of the seat's lane attack, each with so much power."""

    troop: PieceId
    troop_face: int
    enemy: PieceId
    enemy_face: int
    power: int
    enemy_power: int


class Dealt(_OfTarget, frozen=True, gc=False):
    """A troop or an enemy took damage; `parts` is what it is made of, words and numbers."""

    source: PieceId
    source_face: int
    amount: int
    kind: int
    parts: tuple[tuple[str, int], ...]


class NoDamage(_OfTarget, frozen=True, gc=False):
    source: PieceId
    source_face: int


class Prevented(_OfTarget, frozen=True, gc=False):
    amount: int
    by: int


class Shouldered(_OfTarget, frozen=True, gc=False):
    """A troop of the seat takes damage in the place of another."""

    amount: int
    by: PieceId
    by_face: int


class Saved(_OfCard, frozen=True, gc=False):
    """A card is not killed but has so much HP left."""

    by: int
    hp: int


class Killed(_OfCardInLane, frozen=True, gc=False):
    by: int


class Burned(_OfCard, frozen=True, gc=False):
    """A card left the match."""


class Left(_OfCardInLane, frozen=True, gc=False):
    """An enemy left its lane without being killed."""


class Turned(_OfCardInLane, frozen=True, gc=False):
    """A troop is an enemy now."""


class SentBack(_OfCardInLane, frozen=True, gc=False):
    """A card went to the back of its lane."""


class Advanced(_OfCardInLane, frozen=True, gc=False):
    """A card came nearer to the front of its lane."""


class Reversed(Event, frozen=True, gc=False):
    lane: int


class Grew(_OfCard, frozen=True, gc=False):
    """A card has more power, or deals more in its next attack."""

    by: int
    amount: int


class Healed(_OfCard, frozen=True, gc=False):
    amount: int


class GearLost(Event, frozen=True, gc=False):
    pieces: tuple[PieceId, ...]
    faces: tuple[int, ...]
    burned: bool


class Placed(Event, frozen=True, gc=False):
    """An enemy came to the back of a lane, face down."""

    lane: int
    piece: PieceId


class Raised(_OfCardInLane, frozen=True, gc=False):
    """A troop of the seat's discard pile came to the back of a lane as an enemy."""


class BaseHit(Event, frozen=True, gc=False):
    """The base took damage; `left` is its HP, or in training the damage it has taken so far."""

    amount: int
    by: int
    left: int


class Discarded(Event, frozen=True, gc=False):
    pieces: tuple[PieceId, ...]
    faces: tuple[int, ...]


class NothingDone(_OfCard, frozen=True, gc=False):
    """A text had no effect."""
