"""Reading what older versions wrote: one step from each version of the format to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine.plain import Value

Lines = list[dict[str, Any]]


class Upgrade(Value, frozen=True, gc=False):
    """From one version to the next, on plain data: the header alone (for lists), and all lines after it."""

    header: Callable[[dict[str, Any]], dict[str, Any]]
    lines: Callable[[Lines], Lines]


CHAIN: tuple[Upgrade, ...] = ()
"""CHAIN[n - 1] leads from version n to version n + 1. Version 1 is the first, so there is none yet."""


def newest(chain: tuple[Upgrade, ...] = CHAIN) -> int:
    """The version that is written, and the highest that is read."""
    return len(chain) + 1


def upgrade_header(data: dict[str, Any], chain: tuple[Upgrade, ...] = CHAIN) -> dict[str, Any]:
    """A header of any known version as one of the newest."""
    for step in chain[data["version"] - 1 :]:
        data = step.header(data)
    return {**data, "version": newest(chain)}


def upgrade_lines(lines: Lines, version: int, chain: tuple[Upgrade, ...] = CHAIN) -> Lines:
    """The lines below a header of that version as the newest version has them."""
    for step in chain[version - 1 :]:
        lines = step.lines(lines)
    return lines
