"""What is printed on the 93 cards, read from the files beside the program.

A face is a number: parts come first, then junk, sabotages and instants, each in the order of its file. Tuples by face
hold what the rules look up often.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from ...content.facts import Args, Key, expect_enough, load_facts
from ...content.places import resources
from ...engine.plain import Value
from ...language.words import mark, said

FACTS = resources() / "androids"

HEAD, TORSO, LIMB, JUNK, PLAIN, RANDOM, TEXT, CANCEL = range(8)
"""The kinds of faces. Up to LIMB they are parts, up to JUNK material; up to RANDOM they are laid, then played."""
KIND_NAMES = (
    mark("head"),
    mark("torso"),
    mark("limb"),
    mark("junk"),
    mark("sabotage"),
    mark("random sabotage"),
    mark("instant"),
    mark("cancel"),
)


class Part(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    key: Key
    name: str
    type: Literal["head", "torso", "limb"]
    quip: str = ""
    shape: Literal["", "arm", "leg"] = ""
    first: str = ""
    """The first word of an android's name, from its head."""
    last: str = ""
    """The last word of an android's name, from its torso."""


class Junk(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    key: Key
    name: str
    quip: str = ""


class Sabotage(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """A card that strikes the pile or the assembly when it is uncovered, or at the end."""

    key: Key
    name: str
    type: Literal["plain", "random"]
    text: str
    effect: str
    args: Args = msgspec.field(default_factory=dict)


class Instant(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    key: Key
    name: str
    type: Literal["cancel", "turn", "peek", "hand", "pile", "draw"]
    text: str
    effect: str
    answers: Literal["", "instant", "effect", "declaration", "any"] = ""
    """What a cancel can be played on; "effect" is an instant that is no cancel."""
    args: Args = msgspec.field(default_factory=dict)


Card: TypeAlias = Part | Junk | Sabotage | Instant
Cards: TypeAlias = tuple[tuple[Part, ...], tuple[Junk, ...], tuple[Sabotage, ...], tuple[Instant, ...]]


def read_cards(folder: Path) -> Cards:
    """All cards of a folder. ContentError for files that cannot be cards of AndrOIDS."""
    cards = (
        load_facts(folder / "parts.toml", "part", Part),
        load_facts(folder / "junk.toml", "junk", Junk),
        load_facts(folder / "sabotages.toml", "sabotage", Sabotage),
        load_facts(folder / "instants.toml", "instant", Instant),
    )
    _expect_enough(folder, cards)
    return cards


def _expect_enough(folder: Path, cards: Cards) -> None:
    """Six seats are dealt five cards each, and a match ends when an android can stand."""
    parts = [part.type for part in cards[0]]
    found = {kind: parts.count(kind) for kind in ("head", "torso", "limb")}
    found["card"] = sum(len(kind) for kind in cards)
    expect_enough(folder, found, {"head": 1, "torso": 1, "limb": 4, "card": 31})


PARTS, SCRAP, SABOTAGES, INSTANTS = read_cards(FACTS)
CARDS: tuple[Card, ...] = (*PARTS, *SCRAP, *SABOTAGES, *INSTANTS)
FACES = {card.key: face for face, card in enumerate(CARDS)}
FIRST_SABOTAGE = len(PARTS) + len(SCRAP)
FIRST_INSTANT = FIRST_SABOTAGE + len(SABOTAGES)
"""Cards with a smaller face are laid, all others are played."""
KINDS = {"head": HEAD, "torso": TORSO, "limb": LIMB, "plain": PLAIN, "random": RANDOM, "cancel": CANCEL}


KIND = tuple(JUNK if isinstance(card, Junk) else KINDS.get(card.type, TEXT) for card in CARDS)
EFFECT = tuple(card.effect if isinstance(card, Sabotage | Instant) else "" for card in CARDS)
ARGS: tuple[Args, ...] = tuple(card.args if isinstance(card, Sabotage | Instant) else {} for card in CARDS)
ANSWERS = tuple(card.answers if isinstance(card, Instant) else "" for card in CARDS)


def title(face: int) -> str:
    return said(CARDS[face].name)


def printed(face: int, name: str) -> int:
    number = ARGS[face][name]
    assert isinstance(number, int), (CARDS[face].key, name)
    return number
