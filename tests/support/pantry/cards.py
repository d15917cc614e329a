"""The printed facts of the cards of Pantry."""

from __future__ import annotations

from pathlib import Path

from monstrarium.content.facts import load_facts
from monstrarium.engine.plain import Value

FACTS = Path(__file__).parent / "facts"


class Card(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """One kind of card. A jar is put on the shelf; any other card has the effect of its key."""

    key: str
    title: str
    text: str
    copies: int
    worth: int = 0
    jar: bool = False
    lifts: str = ""
    """On a shelf: the key of the cards there that are worth one more."""
    answers: str = ""
    """In a hand: the threat it can be shown against."""


CARDS = load_facts(FACTS / "cards.toml", "card", Card)
DECK = tuple(face for face, card in enumerate(CARDS) for _copy in range(card.copies))
"""The face of every piece before the first shuffle."""
