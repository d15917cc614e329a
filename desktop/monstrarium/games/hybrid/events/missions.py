"""The events of missions, each with the die that decided it."""

from __future__ import annotations

from typing import ClassVar

from ....engine.event import Event
from . import WarriorEvent

# ---- objectives


class ObjectiveTaken(WarriorEvent, frozen=True, gc=False):
    """A warrior activated an objective; `carried`: it takes it along."""

    number: int
    square: int
    carried: bool


class ObjectiveDropped(WarriorEvent, frozen=True, gc=False):
    """A warrior that carried an objective is eliminated: it lies where the warrior fell."""

    number: int
    square: int


class SwitchHit(WarriorEvent, frozen=True, gc=False):
    """A warrior has hit the switch; it takes `left` more wounds."""

    wounds: int
    left: int


# ---- ways


class DoorsUnlocked(Event, frozen=True, gc=False):
    """These doors are unlocked, and shut."""

    doors: tuple[int, ...]


class LockTried(WarriorEvent, frozen=True, gc=False):
    """The prisoner tries the lock of its cell: it opens on `most` or less."""

    die: int
    most: int


class GateClosed(Event, frozen=True, gc=False):
    """An access of the laboratory is closed for good; `die` is 0 where nothing was rolled for."""

    gate: int
    die: int


class GateOpened(Event, frozen=True, gc=False):
    gate: int


class ClockworkRolled(Event, frozen=True, gc=False):
    """The seat has rolled whether the exits slam shut."""

    die: int


# ---- dangers


class TrapdoorRolled(Event, frozen=True, gc=False):
    """The seat has rolled for a trapdoor, which is open or closed now."""

    square: int
    die: int
    is_open: bool


class RockFell(Event, frozen=True, gc=False):
    """A rock falls: dice for the tile, across and down; where it lies now, or OFF; whom it has hit, or nobody."""

    dice: tuple[int, int, int]
    square: int
    warrior: int


class ValveTurned(WarriorEvent, frozen=True, gc=False):
    is_open: bool


class GasMoved(Event, frozen=True, gc=False):
    """The gas lies there now; `die` has said in which direction it drifts."""

    die: int
    square: int


# ---- clones


class Cloned(WarriorEvent, frozen=True, gc=False):
    """A clone like the one that fell floats in this tank."""

    square: int


class TankBroken(WarriorEvent, frozen=True, gc=False):
    square: int


class Woken(Event, frozen=True, gc=False):
    """Warriors that slept, or sat in cells, are activated from now on."""

    warriors: tuple[int, ...]


class Infected(Event, frozen=True, gc=False):
    """The seat has said which of its warriors carries the venom."""

    private: ClassVar[bool] = True
    warrior: int


class CarrierKnown(WarriorEvent, frozen=True, gc=False):
    """The match is over: this warrior has carried the venom."""
