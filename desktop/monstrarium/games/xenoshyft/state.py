"""The state of a match of XenoShyft."""

from __future__ import annotations

import enum
from dataclasses import field
from typing import Annotated

from ...engine.bounds import LIES, SAME, Below, Between, Bits, Each
from ...engine.effects import Resolution
from ...engine.pieces import EVERYONE, Pieces
from ...engine.plain import AnyPiece, AnySeat, PieceId, Pile, Seat, State, Value, state
from ...engine.rng import Rng
from .cards import CARDS, TROOPS, Card
from .options import House

NOBODY = -1
NO_PIECE = -1
NO_LANE = -1
ATTACK, ABILITY, OURS = range(3)
"""The kinds of damage: by an attack, by an enemy's text, by a text of ours."""
REACT, NEXT, AGAIN, BREACH, CLOSED = WINDOWS = ("react", "next", "again", "breach", "")
"""The windows of a fight: after a Reveal, before the next enemy is turned up, after an exchange, and before the base is
hit."""


class Phase(enum.IntEnum):
    BUY = 1
    DEPLOY = 2
    COMBAT = 3
    WRAP = 4
    OVER = 5


class Threat(Value, frozen=True, gc=False):
    source: AnyPiece
    target: AnyPiece
    amount: Annotated[int, Between(0, 1000)]
    kind: Annotated[int, Between(ATTACK, OURS)]


class Pledge(Value, frozen=True, gc=False):
    """A card under one for sale, which it makes cheaper."""

    seat: Seat
    piece: Annotated[PieceId, LIES]
    on: PieceId
    off: Annotated[int, Between(0, 1000)]
    extra: AnyPiece = NO_PIECE
    """The troop that is traded in with it; such a pledge counts for its seat alone."""


@state
class XenoshyftState(State):
    """The whole table. Each piece, a sleeve with a card, is in exactly one zone or carried by a troop."""

    rng: Rng
    pieces: Pieces
    house: Annotated[House, SAME]
    decks: Annotated[list[Pile], Each("seats")]
    """By seat; the top is the last."""
    hands: Annotated[list[Pile], Each("seats")]
    discards: Annotated[list[Pile], Each("seats")]
    """By seat; the top is the last."""
    divisions: Annotated[list[Annotated[int, Below("divisions", -1)]], Each("seats")]
    """By seat; -1 for none."""
    resources: Annotated[list[Annotated[int, Between(0, 1000)]], Each("seats")]
    moved: Annotated[list[Annotated[int, Between(0, 1000)]], Each("seats")]
    """By seat: how often it has rearranged its lane in this deployment."""
    fronts: Annotated[list[Pile], Each("seats")]
    """By lane: the troops, the first one in front."""
    swarms: Annotated[list[Pile], Each("seats")]
    """By lane: the enemies, the first one in front."""
    kills: Annotated[list[Annotated[int, Between(0, 1000)]], Each("seats")]
    """By lane: enemies killed this round."""
    placed: Annotated[list[Annotated[int, Between(0, 1000)]], Each("seats")]
    """By lane: enemies that texts have added this round."""
    market: Annotated[list[AnyPiece], Each("places"), LIES]
    """Six items, then three troops of each wave; NO_PIECE where nothing lies."""
    item_deck: Pile
    troop_decks: Annotated[list[Pile], Each("waves")]
    enemy_decks: Annotated[list[Pile], Each("waves")]
    enemy_piles: Annotated[list[Pile], Each("waves")]
    """By wave: discarded enemies, the newest last."""
    bosses: Annotated[list[Pile], Each("waves")]
    """By wave: the bosses that lie aside, face down."""
    slain: Pile
    supply: Annotated[list[Pile], Each("waves")]
    """Xenosathem by value."""
    limbo: Pile
    """Cards that are being resolved."""
    box: Pile
    first: Seat
    base: int
    """The HP of the base; in training, the damage it has taken."""
    gear: dict[PieceId, Annotated[tuple[PieceId, ...], LIES]] = field(default_factory=dict)
    wounds: dict[PieceId, Annotated[int, Between(0, 1000)]] = field(default_factory=dict)
    growth: dict[PieceId, Annotated[int, Between(-1000, 1000)]] = field(default_factory=dict)
    """Added power: of troops until the end of the round, of enemies while in play."""
    charge: dict[PieceId, Annotated[int, Between(-1000, 1000)]] = field(default_factory=dict)
    """Added damage of the next attack."""
    origin: dict[PieceId, Seat] = field(default_factory=dict)
    """For troops that are enemies now: the seat whose discard pile they go to."""
    used_pieces: Annotated[int, Bits("pieces")] = 0
    """One bit a piece: its text was used this round."""
    eager_pieces: Annotated[int, Bits("pieces")] = 0
    """One bit a piece: its next attack comes first."""
    struck_pieces: Annotated[int, Bits("pieces")] = 0
    """One bit a piece: an enemy that has attacked."""
    risen_pieces: Annotated[int, Bits("pieces")] = 0
    """One bit a piece: an enemy that has escaped death once."""
    late_pieces: Annotated[int, Bits("pieces")] = 0
    """One bit a piece: an enemy that a text has placed."""
    ready_seats: Annotated[int, Bits("seats")] = 0
    recalled_seats: Annotated[int, Bits("seats")] = 0
    powered_seats: Annotated[int, Bits("seats")] = 0
    troop_seats: Annotated[int, Bits("seats")] = 0
    """The seats that have bought a troop in this round."""
    item_seats: Annotated[int, Bits("seats")] = 0
    pledges: list[Pledge] = field(default_factory=list)
    phase: Phase = Phase.BUY
    round: Annotated[int, Between(0, 9)] = 0
    lane: AnySeat = NO_LANE
    fought: Annotated[int, Between(0, 4)] = 0
    """How many lanes have fought in this round."""
    window: str = CLOSED
    fresh: bool = False
    """Whether an enemy has been turned up since the last window."""
    closed: bool = False
    """Whether all have passed before this exchange."""
    left_seats: Annotated[int, Bits("seats")] = 0
    """One bit a seat: it may still react."""
    asked: AnySeat = NOBODY
    hit: Threat | None = None
    flipped: AnyPiece = NO_PIECE
    turn: int = 0
    lost: bool = False
    pending: Resolution | None = None

    @property
    def wave(self) -> int:
        """The current wave, 1 to 3."""
        return (self.round - 1) // 3 + 1

    @property
    def round_of_wave(self) -> int:
        """1 to 3."""
        return (self.round - 1) % 3 + 1

    def card(self, piece: PieceId) -> Card:
        return CARDS[self.pieces.face[piece]]

    def revealed(self, piece: PieceId) -> bool:
        return self.pieces.seen[piece] == EVERYONE

    def is_troop_card(self, piece: PieceId) -> bool:
        """Whether it is a troop card. A turret is an item, though it fights as a troop."""
        return self.pieces.face[piece] < TROOPS

    def lane_of(self, troop: PieceId) -> int:
        """The lane of a troop, or NO_LANE."""
        for lane, front in enumerate(self.fronts):
            if troop in front:
                return lane
        return NO_LANE

    def swarm_of(self, enemy: PieceId) -> int:
        """The lane of an enemy, or NO_LANE."""
        for lane, swarm in enumerate(self.swarms):
            if enemy in swarm:
                return lane
        return NO_LANE

    def bearer(self, item: PieceId) -> PieceId:
        """The troop that carries an item, or NO_PIECE."""
        for troop, carried in self.gear.items():
            if item in carried:
                return troop
        return NO_PIECE
