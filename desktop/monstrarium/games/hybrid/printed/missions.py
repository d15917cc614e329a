"""The missions of HYBRID, read from missions.toml: who may come, in which laboratory, and what the sides are after."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from ....content.facts import Key, load_facts
from ....engine.plain import Value
from .warriors import FACTS

Limit = Annotated[int, msgspec.Meta(ge=1, le=10)]
"""Each side has ten counters."""


Rank = Annotated[int, msgspec.Meta(ge=0, le=4)]
Side = Literal["griffins", "scorpions"]


class Objective(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """An objective of the plan, and what becomes of it when a warrior activates it."""

    number: Annotated[int, msgspec.Meta(ge=1, le=6)]
    name: str
    side: Side | Literal[""] = ""
    """Who may activate it; nobody else."""
    then: Literal["goes", "stays", "carried", "struck"] = "goes"
    """It is taken away, stays for the next one, goes with the warrior; or nobody activates it, it is attacked."""


class Demand(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a side has to bring: so many warriors of these ranks, or a certain one."""

    side: Side
    count: Annotated[int, msgspec.Meta(ge=1, le=10)] = 1
    least: Rank = 0
    most: Rank = 4
    kind: Key | Literal[""] = ""


class Mission(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """One mission. What is said of both sides is said of the Griffins first."""

    key: Key
    title: str
    plan: str
    ranks: tuple[Annotated[int, msgspec.Meta(ge=1)], Annotated[int, msgspec.Meta(ge=1)]]
    """How many ranks a side may bring at most."""
    numbers: tuple[Limit, Limit]
    """How many warriors a side may bring at most."""
    goal: Literal["exterminate", "hive", "prison", "jewel", "prowlers", "diaries", "matrix", "venom", "twilight"]
    """The rules by which it ends, and all that is special about it."""
    aims: tuple[str, str]
    briefing: str
    special: tuple[str, ...] = ()
    """What is special about it, in short sentences."""
    traps: Annotated[int, msgspec.Meta(ge=0)] = 0
    off: tuple[bool, bool] = (False, False)
    """Whether warriors of a side may begin outside, and come in by an entry."""
    tanks: Literal["", "clone", "sleep"] = ""
    """Whether dead clones of rank 0 come back in tanks, or all of them begin in tanks, asleep."""
    objective: tuple[Objective, ...] = ()
    demand: tuple[Demand, ...] = ()

    def objective_of(self, number: int) -> Objective | None:
        return next((each for each in self.objective if each.number == number), None)


def read_missions(folder: Path) -> dict[str, Mission]:
    """All missions of a folder by key; ContentError says what is wrong with them."""
    return {mission.key: mission for mission in load_facts(folder / "missions.toml", "mission", Mission)}


MISSIONS = read_missions(FACTS)
