"""Actions: what a seat intends, never what happens then."""

from __future__ import annotations

from .plain import Plain, Seat, Value


class Action(Value, frozen=True, gc=False, tag=True):
    """One intention of one seat. Each game adds its own kinds; the class name is the tag in saves."""

    seat: Seat


class Choose(Action, frozen=True, gc=False):
    """The answer to the pending choice; all games use this one kind of action for it."""

    option: Plain


class Concede(Action, frozen=True, gc=False):
    """The seat gives the match up, which is over then; the rules of no game know of it."""


class RuleError(Exception):
    """An action the rules refuse; `str(error)` is a sentence for the seat that tried."""
