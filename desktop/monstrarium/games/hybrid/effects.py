"""The book of all effects of HYBRID. Reading this module enters every effect."""

from .cards import effects
from .combat import attacks
from .combat.words import book
from .missions import matrix, venom

__all__ = ["attacks", "book", "effects", "matrix", "venom"]
