"""The book of all effects of HYBRID. Reading this module enters every effect."""

from .cards import effects
from .combat import attacks
from .combat.phrases import book
from .missions import questions

__all__ = ["attacks", "book", "effects", "questions"]
