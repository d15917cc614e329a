"""XYbrid: monsters built of transparent cards."""

from __future__ import annotations

from ...content.facts import fingerprint
from ..kit import Kit
from .cards import FACTS
from .hints import XybridHints
from .race import CHARTS, stage
from .rules import Xybrid
from .table import XybridPresenter

KIT = Kit(
    game=Xybrid(),
    presenter=XybridPresenter(),
    hints=XybridHints(),
    content=fingerprint(FACTS),
    charts=CHARTS,
    stage=stage,
)
