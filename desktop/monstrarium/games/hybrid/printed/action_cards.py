"""The Action cards of HYBRID, read from cards.toml.

A face is a number: the designs in the order of the file. What rules ask for often stands in tuples by face.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec

from ....content.facts import Args, Key, expect_enough, load_facts
from ....engine.plain import Value
from .warriors import FACTS

Family: TypeAlias = Literal["strike", "shot", "parry", "dodge", "move"]
"""What a card can be played on: an attack hand to hand, a shot, a parry of either, or a mode of Moving."""
Way: TypeAlias = Literal["own", "hindrance"]
FAMILIES: tuple[Family, ...] = ("strike", "shot", "parry", "dodge", "move")
OWN, HINDRANCE = range(2)
"""How a card is played: by the side whose warrior acts, or by the other one."""
WAYS: tuple[Way, ...] = ("own", "hindrance")


class Use(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """One text of a card: by whom and on what it can be played, and which effect of the book it has."""

    way: Way = msgspec.field(name="as")
    on: tuple[Family, ...]
    effect: str
    args: Args = msgspec.field(default_factory=dict)


class Card(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """A design: it is played for its points or for its text."""

    key: Key
    name: str
    points: Annotated[int, msgspec.Meta(ge=0, le=4)]
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)]
    text: str
    uses: tuple[Use, ...]
    look: str = ""
    quip: str = ""


def read_cards(folder: Path) -> tuple[Card, ...]:
    """All designs of a folder; ContentError says what is wrong with them. Both sides are dealt four, and may redraw."""
    cards = load_facts(folder / "cards.toml", "card", Card)
    expect_enough(folder, {"Action": sum([card.copies for card in cards])}, {"Action": 14})
    return cards


CARDS = read_cards(FACTS)
FACES = {card.key: face for face, card in enumerate(CARDS)}
POINTS = tuple([card.points for card in CARDS])
SLEEVES = tuple([face for face, card in enumerate(CARDS) for _copy in range(card.copies)])
"""By piece: the face it has in an unopened box."""
PIECES = len(SLEEVES)


def _use(card: Card, way: Way, family: Family) -> Use | None:
    return next((use for use in card.uses if use.way == way and family in use.on), None)


USES = tuple([tuple([tuple([_use(card, way, family) for card in CARDS]) for family in FAMILIES]) for way in WAYS])
"""By way (OWN or HINDRANCE), family (its place in FAMILIES) and face: the text that can be played there, or None."""
