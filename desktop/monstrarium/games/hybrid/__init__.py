"""HYBRID: two sides in the dark of a laboratory."""

from __future__ import annotations

from ...content.facts import fingerprint
from ..kit import Kit
from .balance import BALANCE
from .bots.hints import HybridHints
from .bots.replies import HybridCourses
from .campaign import CAMPAIGN
from .charts import CHARTS, LIFE
from .laying import LAYING
from .printed.maps import maps_in
from .printed.warriors import FACTS
from .rules import Hybrid
from .table.briefing import briefing_of
from .table.catalogue import catalogue, unseen
from .table.presenter import PRESENTER
from .table.prompts import HABITS
from .table.wording import SIDE_NAMES

KIT = Kit(
    game=Hybrid(),
    presenter=PRESENTER,
    catalogue=catalogue,
    unseen=unseen,
    hints=HybridHints(),
    content=fingerprint(FACTS),
    courses=HybridCourses(),
    charts=CHARTS,
    tally=LIFE,
    habits=HABITS,
    briefing=briefing_of,
    finds=maps_in,
    campaign=CAMPAIGN,
    roles=SIDE_NAMES,
    laying=LAYING,
    balance=BALANCE,
)
