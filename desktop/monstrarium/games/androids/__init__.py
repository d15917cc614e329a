"""AndrOIDS, Assemble!: all seats build one android, face down, until somebody pulls the lever."""

from __future__ import annotations

from ...content.facts import fingerprint
from ..kit import Kit
from .bots.hints import AndroidsHints
from .cards import FACTS
from .charts import CHARTS, HANDS
from .rules import Androids
from .table.presenter import HABITS, PRESENTER

KIT = Kit(
    game=Androids(),
    presenter=PRESENTER,
    hints=AndroidsHints(),
    content=fingerprint(FACTS),
    charts=CHARTS,
    tally=HANDS,
    habits=HABITS,
)
