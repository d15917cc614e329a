"""What seats of HYBRID intend. Cards and dice ask their questions in between (Choose)."""

from __future__ import annotations

from ...engine.action import Action
from ...engine.plain import PieceId, Seat
from ..boxes import BOXES

SEATS = BOXES["hybrid"].seats


class Enlist(Action, frozen=True, gc=False):
    kind: int


class Dismiss(Action, frozen=True, gc=False):
    kind: int


class Ready(Action, frozen=True, gc=False):
    """Be done with the muster, or with placing warriors."""


class Place(Action, frozen=True, gc=False):
    """Put a warrior on a square of the deployment; turn one that stands there; OFF takes it back."""

    warrior: int
    square: int
    facing: int


class Keep(Action, frozen=True, gc=False):
    """Play with the cards that were dealt."""


class Redraw(Action, frozen=True, gc=False):
    """Put all cards under the deck and take three others."""


class Bid(Action, frozen=True, gc=False):
    """Lay a card face down for the Activation Roll."""

    piece: PieceId


class Stop(Action, frozen=True, gc=False):
    """Lay no more cards for the Activation Roll."""


class Begin(Action, frozen=True, gc=False):
    """Say who reveals the first counter."""

    first: Seat


class Number(Action, frozen=True, gc=False):
    """Place the next counter face down beside a warrior."""

    warrior: int


class Rouse(Action, frozen=True, gc=False):
    """Give up the ambush of a warrior, so that it is activated in this round."""

    warrior: int


class Announce(Action, frozen=True, gc=False):
    """Say the mode of the active warrior; in Moving its level is asked at once."""

    mode: int


class Step(Action, frozen=True, gc=False):
    """Move one square in a direction (0 to 7, from north by the clock), facing unchanged."""

    direction: int


class Turn(Action, frozen=True, gc=False):
    """Turn on the spot to a facing (0 to 3, from north by the clock)."""

    facing: int


class Swing(Action, frozen=True, gc=False):
    """Open a door that is shut, or shut one that is open."""

    door: int


class Enter(Action, frozen=True, gc=False):
    square: int
    facing: int


class Leave(Action, frozen=True, gc=False):
    """Leave it by the exit on which the warrior stands."""


class Claim(Action, frozen=True, gc=False):
    """End the movement, and activate the objective or turn over the counter on which the warrior stands."""


class Halt(Action, frozen=True, gc=False):
    """End the movement."""


class Strike(Action, frozen=True, gc=False):
    """Attack an enemy hand to hand; combined, with a second attack right after."""

    target: int
    combined: bool = False


class Shoot(Action, frozen=True, gc=False):
    """Fire at an enemy; a Heroic shot names its second target when it comes to that."""

    target: int


class Wait(Action, frozen=True, gc=False):
    """Take up an ambush: Skilled Firing."""


class Guard(Action, frozen=True, gc=False):
    level: int


class Pin(Action, frozen=True, gc=False):
    """Say which enemy in contact a Skilled or Expert Move holds fast."""

    target: int


class Burst(Action, frozen=True, gc=False):
    """Sacrifice the active warrior."""


class Smash(Action, frozen=True, gc=False):
    """Attack the switch of the laboratory, hand to hand or with a shot."""


class Rest(Action, frozen=True, gc=False):
    """End the activation, or the late move, with nothing more."""


class Shed(Action, frozen=True, gc=False):
    """Put one of three auras or mutations away, and keep the others."""

    piece: PieceId


class Invoke(Action, frozen=True, gc=False):
    """Raise an aura with the active warrior; -1 drops the one it has."""

    piece: PieceId


class Graft(Action, frozen=True, gc=False):
    piece: PieceId


class Play(Action, frozen=True, gc=False):
    """Play an Event or Army card that was kept on a warrior."""

    piece: PieceId
    target: int


# ---- offers made once

ALL = range(SEATS[1])
MOST_WARRIORS = 20
"""Each side has ten counters."""
MOST_DOORS = 64
READY = tuple(Ready(seat) for seat in ALL)
KEEP_OR_REDRAW = tuple((Keep(seat), Redraw(seat)) for seat in ALL)
STOP = tuple(Stop(seat) for seat in ALL)
BEGIN = tuple(tuple(Begin(seat, first) for first in ALL) for seat in ALL)
NUMBER = tuple(tuple(Number(seat, each) for each in range(MOST_WARRIORS)) for seat in ALL)
ROUSE = tuple(tuple(Rouse(seat, each) for each in range(MOST_WARRIORS)) for seat in ALL)
ANNOUNCE = tuple(tuple(Announce(seat, mode) for mode in range(5)) for seat in ALL)
STEP = tuple(tuple(Step(seat, direction) for direction in range(8)) for seat in ALL)
TURN = tuple(tuple(Turn(seat, facing) for facing in range(4)) for seat in ALL)
TURNS = tuple(tuple(turns[:facing] + turns[facing + 1 :] for facing in range(4)) for turns in TURN)
"""By seat and facing: the turns to all other facings."""
QUARTER_TURNS = tuple(tuple((turns[facing - 1], turns[facing - 3]) for facing in range(4)) for turns in TURN)
SWING = tuple(tuple(Swing(seat, door) for door in range(MOST_DOORS)) for seat in ALL)
LEAVE = tuple(Leave(seat) for seat in ALL)
CLAIM = tuple(Claim(seat) for seat in ALL)
HALT = tuple(Halt(seat) for seat in ALL)
STRIKE = tuple(
    tuple(tuple(Strike(seat, each, combined) for each in range(MOST_WARRIORS)) for combined in (False, True))
    for seat in ALL
)
SHOOT = tuple(tuple(Shoot(seat, each) for each in range(MOST_WARRIORS)) for seat in ALL)
WAIT = tuple(Wait(seat) for seat in ALL)
GUARD = tuple(tuple(Guard(seat, level) for level in range(7)) for seat in ALL)
PIN = tuple(tuple(Pin(seat, each) for each in range(MOST_WARRIORS)) for seat in ALL)
BURST = tuple(Burst(seat) for seat in ALL)
SMASH = tuple(Smash(seat) for seat in ALL)
REST = tuple(Rest(seat) for seat in ALL)
TO_ACT = tuple((seat,) for seat in ALL)
