"""Pantry: a small game with hidden hands, secret picks, and cards whose effects ask questions.

Only tests play it. It has the files that every game has: facts, state, actions, rules, effects, hints, and a table.
"""

from monstrarium.content.facts import fingerprint
from monstrarium.games.kit import Kit

from .cards import FACTS
from .hints import PantryHints
from .rules import Pantry
from .table.presenter import PRESENTER

KIT = Kit(Pantry(), PRESENTER, PantryHints(), fingerprint(FACTS))
