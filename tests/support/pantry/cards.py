"""What is printed on the cards of Pantry."""

from __future__ import annotations

from monstrarium.engine.plain import Value
from monstrarium.engine.words import mark


class Card(Value, frozen=True, gc=False):
    """One kind of card. A jar is laid on the shelf; anything else does what the effect of its key says."""

    key: str
    title: str
    text: str
    copies: int
    worth: int = 0
    jar: bool = False
    lifts: str = ""
    """On a shelf: the key of the cards there that are worth one more."""
    answers: str = ""
    """In a hand: what it may be shown against."""


CARDS = (
    Card("jam", mark("Jam"), mark("A jar. Worth two."), 10, worth=2, jar=True),
    Card("pickle", mark("Pickles"), mark("A jar. Worth three."), 5, worth=3, jar=True),
    Card("label", mark("Label"), mark("A jar. Your jam is worth one more."), 3, worth=1, jar=True, lifts="jam"),
    Card("mice", mark("Mice"), mark("Every rival throws cards away down to two."), 4),
    Card("cat", mark("Cat"), mark("Draw two cards. Or show it: mice spare you."), 4, answers="mice"),
    Card("sieve", mark("Sieve"), mark("Look at two cards. Throw some away, take one, return the rest."), 4),
    Card("ladle", mark("Ladle"), mark("Play another card of yours twice."), 3),
    Card("barter", mark("Barter"), mark("A rival hands you a card. Hand one back."), 4),
    Card("stir", mark("Stir"), mark("Shuffle the scraps into the deck, then draw a card."), 2),
)
DECK = tuple(face for face, card in enumerate(CARDS) for _copy in range(card.copies))
"""The face of every piece before the first shuffle."""
