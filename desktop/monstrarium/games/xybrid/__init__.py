"""XYbrid: seats build monsters of transparent cards."""

from __future__ import annotations

from ...content.facts import fingerprint
from ..kit import Kit, Laying, Learned, Scored
from .balance import BALANCE
from .bots.estimate import IN_USE, NAMES, WEIGHTS, Estimate, features
from .bots.hints import XybridHints
from .cards import FACTS
from .charts import CHARTS, stage
from .laying import Table, lay
from .rules import Xybrid
from .table.catalogue import catalogue, unseen
from .table.presenter import PRESENTER

KIT = Kit(
    game=Xybrid(),
    presenter=PRESENTER,
    catalogue=catalogue,
    unseen=unseen,
    hints=XybridHints(),
    content=fingerprint(FACTS),
    charts=CHARTS,
    stage=stage,
    laying=Laying(Table, lay),
    learned=Learned(NAMES, features, lambda weights: XybridHints(Estimate(weights)), Scored(WEIGHTS, IN_USE.outlook)),
    balance=BALANCE,
)
