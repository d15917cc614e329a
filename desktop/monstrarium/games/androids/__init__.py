"""AndrOIDS, Assemble!: all seats build one android, face down, until somebody pulls the lever."""

from __future__ import annotations

from ...content.facts import fingerprint
from ..kit import Kit, Laying
from .balance import BALANCE
from .bots.hints import AndroidsHints
from .bots.playouts import AndroidsPlayouts
from .cards import FACTS
from .charts import CHARTS, HANDS
from .laying import Table, lay
from .rules import Androids
from .table.catalogue import catalogue, unseen
from .table.presenter import HABITS, PRESENTER

HINTS = AndroidsHints()
KIT = Kit(
    game=Androids(),
    presenter=PRESENTER,
    catalogue=catalogue,
    unseen=unseen,
    hints=HINTS,
    playouts=AndroidsPlayouts(HINTS),
    content=fingerprint(FACTS),
    charts=CHARTS,
    tally=HANDS,
    habits=HABITS,
    laying=Laying(Table, lay),
    balance=BALANCE,
)
