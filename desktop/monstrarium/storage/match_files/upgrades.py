"""The versions of the format: which one a file needs, and one step from each version to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ...engine.action import Concede
from ...engine.plain import Value
from ...engine.record import Move

Lines = list[dict[str, Any]]


class Upgrade(Value, frozen=True, gc=False):
    """One step from a version to the next, on plain data: one function for the header, one for the other lines."""

    header: Callable[[dict[str, Any]], dict[str, Any]]
    lines: Callable[[Lines], Lines]


ADDED = Upgrade(lambda header: header, lambda lines: lines)
"""The step to a version that adds something. Files without it keep the lower version, which older programs can read."""
CHAIN: tuple[Upgrade, ...] = (ADDED,)
"""CHAIN[n - 1] upgrades version n to version n + 1. Version 2 adds concessions."""
CONCESSIONS = 2


def newest(chain: tuple[Upgrade, ...] = CHAIN) -> int:
    """The highest version that can be read."""
    return len(chain) + 1


def oldest_alike(chain: tuple[Upgrade, ...] = CHAIN) -> int:
    """The version of a file without anything that later ones have added. It need not be upgraded."""
    version = newest(chain)
    while version > 1 and chain[version - 2] is ADDED:
        version -= 1
    return version


def version_for(moves: Iterable[object]) -> int:
    """The lowest version in which these moves, or other entries, can be written."""
    conceded = any(isinstance(each, Move) and isinstance(each.action, Concede) for each in moves)
    return max(oldest_alike(), CONCESSIONS if conceded else 1)


def upgrade_header(data: dict[str, Any], chain: tuple[Upgrade, ...] = CHAIN) -> dict[str, Any]:
    """A header of any known version, upgraded as far as needed."""
    for step in chain[data["version"] - 1 :]:
        data = step.header(data)
    return {**data, "version": max(data["version"], oldest_alike(chain))}


def upgrade_lines(lines: Lines, version: int, chain: tuple[Upgrade, ...] = CHAIN) -> Lines:
    """The lines after a header of a version, upgraded to the newest."""
    for step in chain[version - 1 :]:
        lines = step.lines(lines)
    return lines
