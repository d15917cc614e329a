"""Troops and enemies in a forecast: their figures, and the shots and guards that they have left."""

from __future__ import annotations

from typing import NamedTuple

from ..cards import ATTACK, FIRST_ITEM, LANE_GUARD, ONCE, POWER, TEXTS, TROOPS, USE, WAVES, amount

BEARERS_POWER = 5
"""About what a text deals that deals the power of its bearer."""


class Shot(NamedTuple):
    damage: int
    price: int
    """What the first troop takes for it."""
    loss: float
    """The worth of the card that is spent with it."""


class Guard(NamedTuple):
    amount: int
    loss: float
    """The worth of the card that is spent with it."""


FREE_GUARD = Guard(2, 0.0)
"""About what a text in a lane prevents once a round."""


def shot_of(face: int, wave: int) -> Shot | None:
    """What the text of a card does to an enemy once a round."""
    return SHOT[wave][face]


def hit_of(face: int, when: str, wave: int, loss: float) -> Shot | None:
    """What the text that works then does to an enemy, if it hits one."""
    text = TEXTS[when][face]
    if text is None or not text.hits:
        return None
    damage = BEARERS_POWER if text.hits == "power" else amount(face, when, wave)
    return Shot(damage, amount(face, when, wave, "price"), loss)


SHOT = tuple([tuple([hit_of(face, "use", wave, 0.0) for face in range(len(USE))]) for wave in range(len(WAVES) + 1)])
"""By wave and face: what a text does to an enemy once a round."""


class Soldier:
    __slots__ = ("eager", "face", "gear", "guards", "left", "piece", "power", "shot", "shots")

    def __init__(
        self,
        piece: int,
        face: int,
        power: int,
        left: int,
        gear: tuple[int, ...],
        shot: int = 0,
        shots: tuple[Shot, ...] = (),
    ) -> None:
        self.piece = piece
        self.face = face
        self.power = power
        self.left = left
        """HP, less the tokens."""
        self.gear = gear
        """Faces of what it carries."""
        self.shot = shot
        """What an enemy takes when this troop is killed."""
        self.shots = shots
        self.eager = ATTACK[self.face] == "strike-first"
        self.guards = bool(LANE_GUARD[self.face]) and ONCE[self.face]

    def copy(self) -> Soldier:
        return Soldier(self.piece, self.face, self.power, self.left, self.gear, self.shot, self.shots)


class Foe:
    __slots__ = ("face", "growth", "left", "power", "risen", "struck", "turned", "up")

    def __init__(self, face: int, left: int, growth: int = 0, up: bool = False) -> None:
        self.face = face
        self.left = left
        self.power = POWER[face]
        self.growth = growth
        self.up = up
        self.risen = False
        self.struck = False
        self.turned = face < TROOPS or face >= FIRST_ITEM
