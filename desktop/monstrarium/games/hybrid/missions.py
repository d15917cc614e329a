"""The missions of HYBRID as facts: who may come, where it is fought, and what for."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from ...content.facts import Key, load_facts
from ...engine.plain import Value
from .warriors import FACTS

Limit = Annotated[int, msgspec.Meta(ge=1, le=10)]
"""There are ten counters a side."""


class Mission(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """One mission. What is said of both sides is said of the Griffins first."""

    key: Key
    title: str
    plan: str
    ranks: tuple[Annotated[int, msgspec.Meta(ge=1)], Annotated[int, msgspec.Meta(ge=1)]]
    """How many ranks a side may bring at most."""
    numbers: tuple[Limit, Limit]
    """How many warriors a side may bring at most."""
    goal: Literal["exterminate"]
    aims: tuple[str, str]
    briefing: str
    traps: Annotated[int, msgspec.Meta(ge=0)] = 0
    off: tuple[bool, bool] = (False, False)
    """Whether warriors of a side may begin outside, and come in by an entry."""


def read_missions(folder: Path) -> dict[str, Mission]:
    """All missions of a folder by key; ContentError says what is wrong with them."""
    return {mission.key: mission for mission in load_facts(folder / "missions.toml", "mission", Mission)}


MISSIONS = read_missions(FACTS)
