"""Of what a figure is made, in words: "4 printed, +2 Smoker"."""

from __future__ import annotations

from ....engine.plain import PieceId, Seat
from ....language.phrases import signed
from ....language.words import _, mark, said
from ..cards import CARDS, COST, DIVISIONS, FACES
from ..combat.values import BASE_WORD, INSTEAD, ONWARD, OVER, STOPPED, TAKEN, Parts, price
from ..state import XenoshyftState

WORDS = {
    "printed": mark("printed"),
    "growth": mark("until the round ends"),
    "charge": mark("for this attack"),
    "alone": mark("alone in its lane"),
    "tally": mark("enemies killed here"),
    "tokens": mark("by its own text"),
    "more": mark("by what was used for this attack"),
    "less": mark("less"),
}
ON_ITS_WAY = {
    STOPPED: mark("prevented by {card}"),
    TAKEN: mark("taken by {card}"),
    ONWARD: mark("gone on to {card}"),
    OVER: mark("left over from {card}"),
    INSTEAD: mark("in the place of {card}"),
}
"""By what becomes of damage on its way: the words for it."""
DIVISION_NAMES = {division.key: division.name for division in DIVISIONS}


def part_name(word: str) -> str:
    """What adds to a figure: a card, or a reason."""
    way, colon, key = word.partition(":")
    if colon:
        return said(ON_ITS_WAY[way + colon], card=_("the base") if key == BASE_WORD else part_name(key))
    if word in FACES:
        return said(CARDS[FACES[word]].name)
    if word in DIVISION_NAMES:
        return said(DIVISION_NAMES[word])
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
    """The same in brackets, where there is more than one reason, or one that has come from elsewhere."""
    return _(" ({parts})", parts=ledger_words(parts)) if len(parts) > 1 or (parts and ":" in parts[0][0]) else ""


def price_parts(state: XenoshyftState, seat: Seat, ware: PieceId) -> Parts:
    """Of what the price of a card for sale is made: what is printed, and what makes it cheaper for this seat."""
    face = state.pieces.face
    cost, now = COST[face[ware]], price(state, seat, ware)
    under = [each for each in state.pledges if each.on == ware and (each.extra < 0 or each.seat == seat)]
    parts = [("printed", cost), *[(CARDS[face[each.piece]].key, -each.off) for each in under]]
    rest = max(0, sum(number for _word, number in parts))
    if rest > now:
        parts.append((DIVISIONS[state.divisions[seat]].key, now - rest))
    return tuple(parts)
