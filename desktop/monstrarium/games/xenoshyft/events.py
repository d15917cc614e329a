"""What happens in XenoShyft. An event names a face only where everyone sees it."""

from __future__ import annotations

from ...engine.event import Event
from ...engine.plain import PieceId

# ---- phases


class RoundBegan(Event, frozen=True, gc=False):
    """A round begins; the event's seat fights first."""

    round: int
    wave: int


class Drew(Event, frozen=True, gc=False):
    """The seat drew cards from its deck."""

    count: int


class Reshuffled(Event, frozen=True, gc=False):
    """The seat's discard pile became its deck."""

    count: int


class EnemiesReshuffled(Event, frozen=True, gc=False):
    """The discarded enemies of a wave became its deck."""

    wave: int
    count: int


class Paid(Event, frozen=True, gc=False):
    """The seat got Xenosathem into its hand."""

    piece: PieceId
    face: int


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


class Spent(Event, frozen=True, gc=False):
    """The seat discarded a card for resources."""

    piece: PieceId
    face: int
    by: int


class Pledged(Event, frozen=True, gc=False):
    """The seat laid a card under one for sale, which now costs so much less."""

    piece: PieceId
    face: int
    on: PieceId
    on_face: int
    off: int


class PledgeBack(Event, frozen=True, gc=False):
    """A card that was laid under another comes back."""

    piece: PieceId
    face: int


class Bought(Event, frozen=True, gc=False):
    """The seat bought a card."""

    piece: PieceId
    face: int
    price: int


class Upgraded(Event, frozen=True, gc=False):
    """The seat melted Xenosathem of this value into one of the next."""

    value: int
    piece: PieceId
    face: int


# ---- deployment


class Deployed(Event, frozen=True, gc=False):
    """The seat put a troop at a place of a lane."""

    piece: PieceId
    face: int
    lane: int
    place: int


class Equipped(Event, frozen=True, gc=False):
    """The seat gave equipment to a troop."""

    piece: PieceId
    face: int
    troop: PieceId
    troop_face: int


class Shifted(Event, frozen=True, gc=False):
    """The seat moved a troop within its lane."""

    piece: PieceId
    face: int
    place: int


class Regeared(Event, frozen=True, gc=False):
    """The seat gave equipment of its lane to another troop."""

    piece: PieceId
    face: int
    troop: PieceId
    troop_face: int


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


class Flipped(Event, frozen=True, gc=False):
    """An enemy was turned up."""

    piece: PieceId
    face: int
    lane: int


class Canceled(Event, frozen=True, gc=False):
    """The Reveal of an enemy was canceled by a card of the seat."""

    piece: PieceId
    face: int
    by: int


class Revealing(Event, frozen=True, gc=False):
    """The Reveal of an enemy takes place."""

    piece: PieceId
    face: int


class WindowOpened(Event, frozen=True, gc=False):
    """Everyone may react in the fight of the seat's lane: "react", "next", "again" or "breach"; in "next" the enemy
    still lies face down."""

    kind: str
    enemy: PieceId
    enemy_face: int


class Passed(Event, frozen=True, gc=False):
    """The seat does not react."""


class Played(Event, frozen=True, gc=False):
    """The seat played an instant on a piece or a lane, or -1."""

    piece: PieceId
    face: int
    target: int


class Used(Event, frozen=True, gc=False):
    """The seat used the text of a card on a piece or a lane, or -1."""

    piece: PieceId
    face: int
    target: int


class Powered(Event, frozen=True, gc=False):
    """The seat used the power of its division."""

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


class Dealt(Event, frozen=True, gc=False):
    """A troop or an enemy took damage; `parts` is what it is made of, words and numbers."""

    target: PieceId
    face: int
    source: PieceId
    source_face: int
    amount: int
    kind: int
    parts: tuple[tuple[str, int], ...]


class NoDamage(Event, frozen=True, gc=False):
    """No damage came through."""

    target: PieceId
    face: int
    source: PieceId
    source_face: int


class Prevented(Event, frozen=True, gc=False):
    """A card of the seat prevented damage to a troop."""

    target: PieceId
    face: int
    amount: int
    by: int


class Shouldered(Event, frozen=True, gc=False):
    """A troop of the seat takes damage in the place of another."""

    target: PieceId
    face: int
    amount: int
    by: PieceId
    by_face: int


class Saved(Event, frozen=True, gc=False):
    """A card is not killed but has so much HP left."""

    piece: PieceId
    face: int
    by: int
    hp: int


class Killed(Event, frozen=True, gc=False):
    """A troop or an enemy was killed."""

    piece: PieceId
    face: int
    lane: int
    by: int


class Burned(Event, frozen=True, gc=False):
    """A card left the match."""

    piece: PieceId
    face: int


class Left(Event, frozen=True, gc=False):
    """An enemy left its lane without being killed."""

    piece: PieceId
    face: int
    lane: int


class Turned(Event, frozen=True, gc=False):
    """A troop is an enemy now."""

    piece: PieceId
    face: int
    lane: int


class SentBack(Event, frozen=True, gc=False):
    """A card went to the back of its lane."""

    piece: PieceId
    face: int
    lane: int


class Advanced(Event, frozen=True, gc=False):
    """A card came nearer to the front of its lane."""

    piece: PieceId
    face: int
    lane: int


class Reversed(Event, frozen=True, gc=False):
    """The order of the troops of a lane was reversed."""

    lane: int


class Grew(Event, frozen=True, gc=False):
    """A card has more power, or deals more in its next attack."""

    piece: PieceId
    face: int
    by: int
    amount: int


class Healed(Event, frozen=True, gc=False):
    """Damage was healed."""

    piece: PieceId
    face: int
    amount: int


class GearLost(Event, frozen=True, gc=False):
    """Equipment of a troop was discarded, or burned."""

    pieces: tuple[PieceId, ...]
    faces: tuple[int, ...]
    burned: bool


class Placed(Event, frozen=True, gc=False):
    """An enemy came to the back of a lane, face down."""

    lane: int
    piece: PieceId


class Raised(Event, frozen=True, gc=False):
    """A troop of the seat's discard pile came to the back of a lane as an enemy."""

    piece: PieceId
    face: int
    lane: int


class BaseHit(Event, frozen=True, gc=False):
    """The base took damage; `left` is its HP, or in training the damage it has taken so far."""

    amount: int
    by: int
    left: int


class Discarded(Event, frozen=True, gc=False):
    """Cards went to the seat's discard pile."""

    pieces: tuple[PieceId, ...]
    faces: tuple[int, ...]


class NothingDone(Event, frozen=True, gc=False):
    """A text had no effect."""

    piece: PieceId
    face: int
