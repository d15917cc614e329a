"""Upgrading files of older versions of the format, one step from each version to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine.plain import Value

Lines = list[dict[str, Any]]


class Upgrade(Value, frozen=True, gc=False):
    """One step from a version to the next, on plain data: one function for the header, one for the other lines."""

    header: Callable[[dict[str, Any]], dict[str, Any]]
    lines: Callable[[Lines], Lines]


CHAIN: tuple[Upgrade, ...] = ()
"""CHAIN[n - 1] upgrades version n to version n + 1. There is only version 1 so far."""


def newest(chain: tuple[Upgrade, ...] = CHAIN) -> int:
    """The version that is written, and the highest that can be read."""
    return len(chain) + 1


def upgrade_header(data: dict[str, Any], chain: tuple[Upgrade, ...] = CHAIN) -> dict[str, Any]:
    """A header of any known version, upgraded to the newest."""
    for step in chain[data["version"] - 1 :]:
        data = step.header(data)
    return {**data, "version": newest(chain)}


def upgrade_lines(lines: Lines, version: int, chain: tuple[Upgrade, ...] = CHAIN) -> Lines:
    """The lines after a header of a version, upgraded to the newest."""
    for step in chain[version - 1 :]:
        lines = step.lines(lines)
    return lines
