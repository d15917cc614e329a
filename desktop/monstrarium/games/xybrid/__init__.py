"""XYbrid: seats build monsters of transparent cards."""

from __future__ import annotations

from ...content.facts import fingerprint
from ..kit import Kit
from .bots.hints import XybridHints
from .cards import FACTS
from .charts import CHARTS, stage
from .rules import Xybrid
from .table.presenter import PRESENTER

KIT = Kit(
    game=Xybrid(),
    presenter=PRESENTER,
    hints=XybridHints(),
    content=fingerprint(FACTS),
    charts=CHARTS,
    stage=stage,
)
