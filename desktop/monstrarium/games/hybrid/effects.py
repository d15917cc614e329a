"""The book of all effects of HYBRID. Reading this module enters every effect."""

from .cards import effects, event_effects
from .combat import attacks, move_mode, shot
from .combat.phrases import book
from .missions import questions

__all__ = ["effects", "book", "event_effects", "move_mode", "questions", "shot", "attacks"]
