"""The book of all effects of HYBRID. Reading this module enters every effect."""

from .cards import action_effects, event_effects
from .combat import move_mode, shot, strike
from .combat.phrases import book
from .missions import questions

__all__ = ["action_effects", "book", "event_effects", "move_mode", "questions", "shot", "strike"]
