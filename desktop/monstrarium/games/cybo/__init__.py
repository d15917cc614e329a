"""CYBO: one die of twelve sides, twelve numbers in a tray, and three in a line to roll."""

from __future__ import annotations

from ..kit import Kit
from .bots.hints import CyboHints
from .odds import forget
from .rules import Cybo
from .table.presenter import PRESENTER

KIT = Kit(game=Cybo(), presenter=PRESENTER, hints=CyboHints(), forget=forget)
