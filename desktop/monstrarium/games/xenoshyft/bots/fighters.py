"""Troops and enemies as a forecast knows them: figures that can be changed, and what they can still throw."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias

from ..cards import (
    ATTACK,
    FIRST_ITEM,
    LANE_GUARD,
    POWER,
    TROOPS,
    USE,
)

Shot: TypeAlias = tuple[int, int, float]
"""What an enemy takes, what the first troop takes as its price, and what is lost with the card."""
FREE_GUARD = (2, 0.0)
"""A text that guards in a lane once a round: how much, about, and what is lost with the card."""
GUARDIANS = ("prevent", "shoulder", "gamble")
"""By the effect: who can take something off what others, or they themselves, would take."""
SHOTS: Mapping[str, tuple[int, int, int, int]] = MappingProxyType(
    {
        "zap": (0, 1, 0, 0),
        "from-behind": (4, 0, 0, 0),
        "blood-price": (2, 0, 2, 0),
        "hard-rain": (5, 0, 3, 0),
        "last-word": (8, 0, 8, 0),
        "verdict": (5, 0, 1, 1),
    }
)
"""By the effect of a text that is used: damage and price, each as it is and for each wave."""


def shot_of(face: int, wave: int) -> Shot | None:
    """What the text of a card does to an enemy once a round."""
    found = SHOTS.get(USE[face])
    return None if found is None else (found[0] + found[1] * wave, found[2] + found[3] * wave, 0.0)


class Soldier:
    """A troop as the forecast knows it."""

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
        """HP without tokens."""
        self.gear = gear
        """Faces of what it carries."""
        self.shot = shot
        """What an enemy takes when it is killed."""
        self.shots = shots
        self.eager = ATTACK[face] == "strike-first"
        self.guards = LANE_GUARD[face] in GUARDIANS

    def copy(self) -> Soldier:
        """Another one that can be hurt."""
        return Soldier(self.piece, self.face, self.power, self.left, self.gear, self.shot, self.shots)


class Foe:
    """An enemy as the forecast knows it."""

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
