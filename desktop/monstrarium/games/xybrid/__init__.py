"""XYbrid: monsters built of transparent cards."""

from __future__ import annotations

from ...content.facts import fingerprint
from ..kit import Kit
from .cards import FACTS
from .charts import CHARTS, stage
from .hints import XybridHints
from .rules import Xybrid
from .table.presenter import XybridPresenter

KIT = Kit(
    game=Xybrid(),
    presenter=XybridPresenter(),
    hints=XybridHints(),
    content=fingerprint(FACTS),
    charts=CHARTS,
    stage=stage,
)
