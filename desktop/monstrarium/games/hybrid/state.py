"""The state of a match: two sides, their warriors by number, and what changes in the laboratory."""

from __future__ import annotations

import enum
from dataclasses import field
from typing import Annotated, TypeAlias

from ...engine.bounds import SAME, AtMost, Below, Between, Bits, Each
from ...engine.effects import Resolution
from ...engine.pieces import Pieces
from ...engine.plain import AnySeat, LiveSlot, PieceId, Pile, Seat, State, Value, state
from ...engine.rng import Rng
from .combat.prepared_roll import PreparedRoll
from .options import House
from .printed.maps import LONGEST_MAP

GRIFFIN, SCORPION = 0, 1
"""The seats."""
NOBODY = -1
OFF = -1
"""The square of a warrior that waits outside the laboratory."""
GONE = -2
"""The square of a warrior that was eliminated."""
AWAY = -3
"""The square of a warrior that has left by an exit."""
Square: TypeAlias = Annotated[int, Below("squares")]
Warrior: TypeAlias = Annotated[int, Below("warriors")]
AnyWarrior: TypeAlias = Annotated[int, Below("warriors", -1)]
"""A warrior, or -1 for none."""


class Phase(enum.IntEnum):
    MUSTER = 1
    """One side after the other says, unseen, who comes along."""
    DEPLOY = 2
    """One side after the other places its warriors."""
    HAND = 3
    """Each side keeps the cards it was dealt, or takes three others."""
    BID = 4
    """The sides lay cards face down for the Activation Roll."""
    FIRST = 5
    """The winner of the roll says who begins."""
    ORDER = 6
    """One side after the other places its counters, unseen."""
    MODE = 7
    """The revealed warrior announces its mode."""
    MOVE = 8
    """It moves, square by square."""
    ACT = 9
    """Its movement is over: it strikes, shoots, takes guard or rests."""
    LATE = 10
    """The round is over but for warriors that may move once more."""
    OVER = 11
    CLAIM = 12
    """An objective was activated, or an event counter turned over, and somebody is asked what comes of it."""
    AFTER = 13
    """An activation is over, and the mission asks something before the next one."""
    GIFT = 14
    """The sides with bearers choose among auras, or mutations."""
    CLOSE = 15
    """An activation is over but for Army cards."""


MOVES = (Phase.MOVE, Phase.LATE)
"""The phases in which the active warrior moves."""


class Mode(enum.IntEnum):
    """The action mode of a warrior until its next activation."""

    NONE = 0
    OFFENSE = 1
    DEFENSE = 2
    FIRING = 3
    MOVING = 4


OFFENSE, DEFENSE, FIRING, MOVING = Mode.OFFENSE, Mode.DEFENSE, Mode.FIRING, Mode.MOVING
"""The modes by their names alone, for what is asked very often: to look into an enum takes 90 ns on Python 3.11."""


class Door(enum.IntEnum):
    SHUT = 0
    OPEN = 1
    BROKEN = 2
    """Knocked down: open for good."""
    LOCKED = 3


class LastingCard(Value, frozen=True, gc=False):
    """An Event or Army card that lasts, an aura, or a mutation."""

    piece: PieceId
    face: Annotated[int, Below("faces")]
    seat: Seat
    warrior: Annotated[int, Below("warriors", -1)]
    """On whom it lies, or who bears it; nobody where it lies on squares, on a side or on everybody."""
    mask: Annotated[int, Bits("squares")]
    until: Annotated[int, Between(0, 1000)]
    """The round at whose end it is over; 0 for none."""


@state
class HybridState(State, LiveSlot):
    """The state of a match. A warrior is a number: the Griffins first, then the Scorpions, as they were mustered.

    A set of warriors or squares is a number whose bits are its members. What is live is the latest line-up around the
    active warrior (`ground.others`).
    """

    rng: Rng
    pieces: Pieces
    """The cards: sleeves, in the order of `cards`."""
    house: Annotated[House, SAME]
    mission: Annotated[str, SAME]
    plan: Annotated[str, SAME, AtMost(LONGEST_MAP)]
    """The laboratory, by the key of its plan; or its map, where players have drawn it."""
    musters: Annotated[list[list[Annotated[int, Below("kinds")]]], Each("seats")]
    """By seat: the kinds of its warriors, during the muster."""
    doors: Annotated[list[Annotated[int, Between(Door.SHUT, Door.LOCKED)]], Each("doors")]
    """By door of the laboratory: how it stands, a Door."""
    shut: Annotated[int, Bits("squares")]
    """The squares of doors that are shut or locked."""
    pits: Annotated[int, Bits("squares")]
    """The squares of open trapdoors."""
    rocks: Annotated[int, Bits("squares")]
    """The squares of fallen rocks."""
    counters: list[Square]
    """The squares on which an event counter lies."""
    traps: list[Annotated[int, Between(0, 1)]]
    """Beside it: 1 for a trap, 0 for none, HIDDEN in a view; nobody knows before it is turned over."""
    deck: Pile
    """The top is the last."""
    hands: Annotated[list[Pile], Each("seats")]
    seat: Seat
    """Who is to decide."""
    discard: Pile = field(default_factory=list)
    fresh: Annotated[int, Bits("pieces")] = 0
    """The cards, as bits, that cannot be played before the next warrior is activated."""
    limbo: Pile = field(default_factory=list)
    """Cards that have been played on a roll and are not yet discarded."""
    kinds: Annotated[tuple[Annotated[int, Below("kinds")], ...], AtMost(60)] = ()
    """By warrior: its profile."""
    sides: Annotated[tuple[Seat, ...], Each("warriors")] = ()
    """By warrior: its seat."""
    squares: Annotated[list[Annotated[int, Below("squares", AWAY)]], Each("warriors")] = field(default_factory=list)
    """By warrior: where it stands, the top left square of a large base; OFF, GONE or AWAY."""
    facings: Annotated[list[Annotated[int, Between(0, 3)]], Each("warriors")] = field(default_factory=list)
    wounds: Annotated[list[Annotated[int, Between(0, 100)]], Each("warriors")] = field(default_factory=list)
    modes: Annotated[list[Annotated[int, Between(0, 4)]], Each("warriors")] = field(default_factory=list)
    """By warrior: the mode it is in since its last activation."""
    levels: Annotated[list[Annotated[int, Between(0, 6)]], Each("warriors")] = field(default_factory=list)
    """By warrior: the level of that mode where it lasts (Defensive Combat, Firing in ambush, Moving), else 0."""
    kills: Annotated[list[Annotated[int, Between(0, 100)]], Each("warriors")] = field(default_factory=list)
    """By warrior: enemies it has eliminated hand to hand."""
    combined: Annotated[list[Annotated[int, Between(0, 100)]], Each("warriors")] = field(default_factory=list)
    """By warrior: how often it has made a Combined Attack."""
    spotted: Annotated[int, Bits("warriors")] = 0
    """The warriors that cannot infiltrate, or no more."""
    humbled: Annotated[int, Bits("warriors")] = 0
    """The warriors that were ever wounded, and have lost their Prestige."""
    pressed: Annotated[int, Bits("warriors")] = 0
    """Those that have made a Combined Attack in this round."""
    pierced: Annotated[int, Bits("warriors")] = 0
    """Those whose shot has gone on to a second target in this round."""
    veiled: Annotated[int, Bits("warriors")] = 0
    """Those that no ambush shoots at in their activation that runs."""
    pinned: Annotated[int, Bits("warriors")] = 0
    """The warriors that can no longer move in this round."""
    dazed: Annotated[int, Bits("warriors")] = 0
    """Those of the pinned that roll with 2 less and cannot take the Moving mode, by an Expert Move."""
    ambush: list[Warrior] = field(default_factory=list)
    """The warriors in Skilled Firing, in the order in which they took it up."""
    lurks: Annotated[list[Annotated[int, Between(0, 1000)]], Each("warriors")] = field(default_factory=list)
    """By warrior: the number of its counter as long as it is in ambush; a new one follows the highest that lies."""
    phase: Phase = Phase.MUSTER
    turn: Annotated[int, Between(0, 100000)] = 1
    """Grows with every activation, and with every step before a round's first."""
    round: Annotated[int, Between(0, 1000)] = 0
    lead: AnySeat = NOBODY
    """Who won the latest Activation Roll."""
    first: AnySeat = NOBODY
    """Who reveals the first counter of this round."""
    bids: Annotated[list[Pile], Each("seats")] = field(default_factory=list)
    """By seat: the cards laid face down for the Activation Roll."""
    stopped: Annotated[int, Bits("seats")] = 0
    """The seats, as bits, that lay no more of them, or have done what each side does in the phase that runs."""
    sequences: list[list[Warrior]] = field(default_factory=list)
    """By seat: its warriors in the order of their counters; secret as far as they are not revealed."""
    cursors: list[Annotated[int, Between(0, 60)]] = field(default_factory=list)
    """By seat: how many of its counters are revealed."""
    active: AnyWarrior = NOBODY
    """The warrior that is activated, or moves once more at the end of a round."""
    points: Annotated[int, Between(-1000, 1000)] = 0
    """The Movement points it has left."""
    pace: Annotated[int, Between(-1000, 1000)] = 0
    """The points of its whole Movement, as they were counted last."""
    turned: bool = False
    """Whether its free quarter-turn is used."""
    walked: Annotated[int, Between(0, 1000)] = 0
    """How many squares it has moved in this Movement."""
    slant: bool = False
    """Whether its latest step in this Movement was a diagonal one."""
    origin: Annotated[int, Below("squares", AWAY)] = OFF
    """The square on which this Movement began."""
    firm: Annotated[int, Below("squares", AWAY)] = OFF
    """The latest square of this Movement on which it could have stopped."""
    passed: bool = False
    """Whether this Movement has led through a friend, and so must not end in contact with an enemy."""
    opened: Annotated[int, Bits("doors")] = 0
    """The doors it has opened in this Movement, and cannot open again."""
    touched: Annotated[int, Bits("warriors")] = 0
    """The enemies in contact with it when its activation began."""
    sighted: Annotated[int, Bits("warriors")] = 0
    """The enemies it saw when it announced its mode."""
    stride: Annotated[int, Between(-100, 100)] = 0
    """What cards add to the Movement points of this activation."""
    halved: bool = False
    """Whether a card halves them."""
    clung: Annotated[int, Bits("warriors")] = 0
    """The enemies with which it has been in contact ever since its Movement began."""
    left_foes: Annotated[int, Bits("warriors")] = 0
    """The enemies that it has left in this Movement, and may not touch at its end."""
    acted: list[Warrior] = field(default_factory=list)
    """The warriors activated in this round, in that order."""
    late: list[Warrior] = field(default_factory=list)
    """The warriors that may still move at the end of the round, in that order."""
    met: bool = False
    """Whether First Contact was made."""
    bled: Annotated[int, Bits("seats")] = 0
    """The seats, as bits, that have had their First Blood."""
    last_event: AnySeat = NOBODY
    """Who activated the latest event counter."""
    events: Pile = field(default_factory=list)
    """The deck of Event cards; the top is the last."""
    reserves: Annotated[list[Pile], Each("seats")] = field(default_factory=lambda: [[], []])
    """By seat: the Event and Army cards it keeps until it plays them."""
    armies: Annotated[list[Pile], Each("seats")] = field(default_factory=lambda: [[], []])
    """By seat: its Army cards, which nobody has seen yet."""
    due: list[Seat] = field(default_factory=list)
    """The seats that turn over an Army card next."""
    gifts: Annotated[list[Pile], Each("seats")] = field(default_factory=lambda: [[], []])
    """By seat: the auras of the Griffins, and the mutations the Scorpions have not given yet."""
    invoked: bool = False
    """Whether the active warrior has changed its aura in this activation."""
    spells: Annotated[list[LastingCard], AtMost(130)] = field(default_factory=list)
    """The cards that lie on warriors and squares."""
    spent: Pile = field(default_factory=list)
    """The discarded cards of all decks but that of the Action cards."""
    numbers: Annotated[tuple[Annotated[int, Between(0, 9)], ...], AtMost(20)] = ()
    """By objective of the plan: its number."""
    spots: Annotated[list[Annotated[int, Below("squares", OFF)]], Each("objectives")] = field(default_factory=list)
    """By objective: the square where it lies; OFF when it is carried, or gone."""
    bearers: Annotated[list[AnyWarrior], Each("objectives")] = field(default_factory=list)
    """By objective: the warrior that carries it, or NOBODY."""
    taken: Annotated[int, Between(0, 1023)] = 0
    """The numbers of the objectives that were ever activated, as bits."""
    gates: Annotated[int, Bits("accesses")] = 0
    """The accesses of the laboratory that are open, as bits."""
    asleep: Annotated[int, Bits("warriors")] = 0
    """The warriors that are not activated yet: clones in their tanks, prisoners in their cells."""
    tanks: Annotated[int, Bits("squares")] = 0
    """The squares of tanks that are whole."""
    cloud: Annotated[int, Below("squares", OFF)] = OFF
    """The top left square of the gas, as long as the valve is open."""
    hits: Annotated[int, Between(0, 1000)] = 0
    """The wounds of the switch."""
    carrier: AnyWarrior = NOBODY
    """Who carries the venom; the Scorpions alone know until the end."""
    winner: AnySeat = NOBODY
    drawn: bool = False
    """Whether the match ended without a winner."""
    trial: PreparedRoll | None = None
    dice: Annotated[list[Annotated[int, Between(0, 100)]], Each("seats")] = field(default_factory=lambda: [0, 0])
    """By seat: what it rolled last; 0 before it has rolled."""
    shooter: AnyWarrior = NOBODY
    """The warrior whose shot is resolved, or was the latest."""
    held: PreparedRoll | None = None
    """The first shot of a Heroic one, ready while the second is prepared."""
    pending: Resolution | None = None

    def __post_init__(self) -> None:
        """Nothing is live yet. Tables saved before counters of ambush had numbers count them in their order."""
        self.live = None
        if not self.lurks:
            self.lurks = [self.ambush.index(each) + 1 if each in self.ambush else 0 for each in range(len(self.kinds))]

    def band(self, seat: Seat) -> range:
        """All warriors of a seat, also those that are gone: the Griffins have the first numbers."""
        griffins = self.sides.count(GRIFFIN)
        return range(griffins) if seat == GRIFFIN else range(griffins, len(self.sides))

    def standing(self, seat: Seat) -> list[int]:
        """The warriors of a seat that stand in the laboratory."""
        squares = self.squares
        return [each for each in self.band(seat) if squares[each] >= 0]

    def living(self, seat: Seat) -> list[int]:
        """The warriors of a seat that were not eliminated and have not left."""
        squares = self.squares
        return [each for each in self.band(seat) if squares[each] >= OFF]
