"""CYBO: a die of twelve sides is rolled for three numbers in a line."""

from __future__ import annotations

from ..kit import Kit
from .bots.hints import CyboHints
from .odds import forget
from .rules import Cybo
from .table.catalogue import catalogue
from .table.presenter import PRESENTER

KIT = Kit(game=Cybo(), presenter=PRESENTER, hints=CyboHints(), forget=forget, catalogue=catalogue)
