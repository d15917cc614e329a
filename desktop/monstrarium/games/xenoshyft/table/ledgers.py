"""Of what a figure is made, in words: "4 printed, +2 Smoker"."""

from __future__ import annotations

from ....engine.phrases import signed
from ....engine.words import _, mark, said
from ..cards import CARDS, FACES
from ..figures import Parts

WORDS = {
    "printed": mark("printed"),
    "growth": mark("until the round ends"),
    "charge": mark("for this attack"),
    "alone": mark("alone in its lane"),
    "tally": mark("enemies killed here"),
    "tokens": mark("by its own text"),
    "more": mark("by others"),
    "less": mark("by others"),
}


def part_name(word: str) -> str:
    """What adds to a figure: a card, or a reason."""
    if word in FACES:
        return said(CARDS[FACES[word]].name)
    return said(WORDS[word]) if word in WORDS else word


def ledger_words(parts: Parts) -> str:
    """4 printed, +2 Steam Sack."""
    words = [
        _("{n} {part}", n=str(number) if at == 0 else signed(number), part=part_name(word))
        for at, (word, number) in enumerate(parts)
    ]
    return ", ".join(words)


def sum_words(total: int, parts: Parts) -> str:
    """6 = 4 printed, +2 Steam Sack."""
    if len(parts) == 1:
        return _("{n} printed", n=total)
    return _("{n} = {parts}", n=total, parts=ledger_words(parts))


def parts_words(parts: Parts) -> str:
    """The same in brackets, where there is more than one reason."""
    return _(" ({parts})", parts=ledger_words(parts)) if len(parts) > 1 else ""
