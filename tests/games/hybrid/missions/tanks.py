"""Deadly Matrix on a small map with two tanks, the panel and the broken switch."""

from __future__ import annotations

from monstrarium.games.hybrid.state import HybridState
from tests.games.hybrid.scenario import lay

ROOM = """
    ########
    #.....t#
    #.1...t#
    ##'#####
    #......#
    #.2....#
    ##'###|#
    #......#
    ########
"""


def matrix(*warriors: str) -> HybridState:
    return lay(ROOM, *warriors, mission="deadly-matrix")
