"""XenoShyft: commanders hold one base together, a lane each, against three waves of enemies."""

from __future__ import annotations

from ...content.facts import fingerprint
from ..kit import Kit, Laying, Tuned
from .balance import BALANCE
from .bots.hints import XenoshyftHints
from .bots.playouts import XenoshyftPlayouts
from .bots.quick_play import with_weights
from .bots.wanted import NAMES, WEIGHTS
from .cards import FACTS
from .charts import BASE, CHARTS, stage
from .laying import Table, lay
from .rules import Xenoshyft
from .table.catalogue import catalogue, unseen
from .table.presenter import PRESENTER
from .table.rounds import HABITS

KIT = Kit(
    game=Xenoshyft(),
    presenter=PRESENTER,
    catalogue=catalogue,
    unseen=unseen,
    hints=XenoshyftHints(),
    playouts=XenoshyftPlayouts(),
    tuned=Tuned(NAMES, WEIGHTS, with_weights),
    content=fingerprint(FACTS),
    charts=CHARTS,
    tally=BASE,
    stage=stage,
    habits=HABITS,
    laying=Laying(Table, lay),
    balance=BALANCE,
)
