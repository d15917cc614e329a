"""What is printed on the 76 parts, 12 cores and 24 breakthroughs, read from the files beside the program.

A face is a number: parts come first, then cores, then breakthroughs, each in the order of its file. Tuples by face hold
what the rules look up often.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec

from ...content.facts import Args, Key, expect_enough, load_facts
from ...content.places import resources
from ...engine.plain import Value
from ...language.words import mark, said

FACTS = resources() / "xybrid"

Science: TypeAlias = Literal["biology", "chemistry", "physics", "robotics"]
SCIENCES: tuple[Science, ...] = ("biology", "chemistry", "physics", "robotics")
SCIENCE_NAMES = (mark("biology"), mark("chemistry"), mark("physics"), mark("robotics"))
HEAD, ARM, LEGS, AUXILIARY = 1, 2, 4, 8
KINDS = {"head": HEAD, "arm": ARM, "legs": LEGS, "auxiliary": AUXILIARY}
KIND_NAMES = {HEAD: mark("head"), ARM: mark("arm"), LEGS: mark("legs"), AUXILIARY: mark("auxiliary part")}


class Part(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """A part of the deck. An effect without a label holds all the time."""

    key: Key
    name: str
    type: Literal["head", "arm", "legs", "auxiliary"]
    value: Annotated[int, msgspec.Meta(ge=1, le=6)]
    sciences: Annotated[tuple[Science, ...], msgspec.Meta(min_length=1, max_length=4)]
    label: Literal["", "DRAW", "DEPLOY", "MISSION"] = ""
    text: str = ""
    effect: str = ""
    args: Args = msgspec.field(default_factory=dict)
    first: str = ""
    """The first word of a monster's name, from its head."""
    last: str = ""
    """The last word of a monster's name, from its legs."""
    layer: Literal["", "behind", "on", "before"] = ""


class Core(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    key: Key
    name: str
    science: Science
    last: str
    """The last word of a monster's name when there are no legs to give one."""


class Breakthrough(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """A secret card, revealed right before deployment."""

    key: Key
    name: str
    text: str
    effect: str
    args: Args = msgspec.field(default_factory=dict)


Card: TypeAlias = Part | Core | Breakthrough


def read_cards(folder: Path) -> tuple[tuple[Part, ...], tuple[Core, ...], tuple[Breakthrough, ...]]:
    """All cards of a folder. ContentError for files that cannot be cards of XYbrid."""
    parts = load_facts(folder / "parts.toml", "part", Part)
    cores = load_facts(folder / "cores.toml", "core", Core)
    breakthroughs = load_facts(folder / "breakthroughs.toml", "breakthrough", Breakthrough)
    _expect_enough(folder, parts, cores, breakthroughs)
    return parts, cores, breakthroughs


def _expect_enough(
    folder: Path, parts: tuple[Part, ...], cores: tuple[Core, ...], secrets: tuple[Breakthrough, ...]
) -> None:
    """Four seats build twelve monsters whose parts do not come back: with fewer cards a match could come to a halt."""
    found = {kind: sum(part.type == kind for part in parts) for kind in KINDS}
    found |= {"core": len(cores), "breakthrough": len(secrets)}
    expect_enough(folder, found, {"head": 12, "arm": 24, "legs": 12, "core": 12, "breakthrough": 12})


PARTS, CORES, BREAKTHROUGHS = read_cards(FACTS)
CARDS: tuple[Card, ...] = (*PARTS, *CORES, *BREAKTHROUGHS)
FIRST_CORE = len(PARTS)
FIRST_BREAKTHROUGH = FIRST_CORE + len(CORES)
ALL_PARTS, ALL_CORES = range(FIRST_CORE), range(FIRST_CORE, FIRST_BREAKTHROUGH)
ALL_BREAKTHROUGHS = range(FIRST_BREAKTHROUGH, len(CARDS))
BIT = tuple([1 << piece for piece in range(len(CARDS))])
"""By piece: its bit in a set of pieces. To look it up takes a third of the time of a shift."""
FACES = {card.key: face for face, card in enumerate(CARDS)}


def _sciences(card: Card) -> int:
    if isinstance(card, Breakthrough):
        return 0
    if isinstance(card, Core):
        return 1 << SCIENCES.index(card.science)
    return sum(1 << SCIENCES.index(science) for science in card.sciences)


KIND = tuple(KINDS[card.type] if isinstance(card, Part) else 0 for card in CARDS)
VALUE = tuple(card.value if isinstance(card, Part) else 0 for card in CARDS)
SCIENCE = tuple(_sciences(card) for card in CARDS)
"""One bit a science, in the order of SCIENCES."""
LABEL = tuple(card.label if isinstance(card, Part) else "" for card in CARDS)
DRAWS = tuple(label == "DRAW" for label in LABEL)
DEPLOYS = tuple(label == "DEPLOY" for label in LABEL)
MISSIONS = tuple(label == "MISSION" for label in LABEL)
EFFECT = tuple("" if isinstance(card, Core) else card.effect for card in CARDS)
ARGS: tuple[Args, ...] = tuple({} if isinstance(card, Core) else card.args for card in CARDS)


def title(face: int) -> str:
    return said(CARDS[face].name)


def printed(face: int, name: str) -> int:
    number = ARGS[face][name]
    assert isinstance(number, int), (CARDS[face].key, name)
    return number


CORAL = FACES["coral-colony"]
ANCHOR = FACES["anchor-feet"]
SATCHEL = FACES["spare-satchel"]
INSURANCE = FACES["insurance"]
CORAL_EACH, CORAL_MOST = printed(CORAL, "each"), printed(CORAL, "most")
SATCHEL_EACH = printed(SATCHEL, "each")
INSURANCE_EACH = printed(INSURANCE, "each")
