"""What happens in XenoShyft beside the fights, for the eye and the log. A face is told only where everyone sees it."""

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
    """The seat is through with this phase."""


class Recalled(Event, frozen=True, gc=False):
    """The seat asks everyone who is ready to think again."""


class FirstPassed(Event, frozen=True, gc=False):
    """From now on the lane of the event's seat fights first."""


class PoolOpened(Event, frozen=True, gc=False):
    """Troops of a wave are for sale from now on."""

    wave: int


class Stocked(Event, frozen=True, gc=False):
    """A card came for sale to a place of the market."""

    place: int
    piece: PieceId
    face: int


class Won(Event, frozen=True, gc=False):
    """The base has held; so much of it is left."""

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
    """The seat laid a card under one for sale, which is so much cheaper."""

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
    """So many bosses are among the enemies that came."""

    count: int
