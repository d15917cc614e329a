"""What each card is worth to commanders, in points of damage that the base is spared by it."""

from __future__ import annotations

from ..cards import (
    BOOST_H,
    BOOST_HW,
    BOOST_P,
    BOOST_PW,
    CARDS,
    DEPLOYABLE,
    EQUIPMENT,
    HAND_GUARD,
    HP,
    INSTANT,
    KIND,
    PLAY,
    POWER,
    TROOP,
    VALUE,
    XENO,
    amount,
)
from ..rounds import ROUNDS
from .fighters import Guard, Shot

BITE, HIDE = (2.0, 2.0, 4.0, 5.7), (2.0, 2.0, 4.2, 8.7)
"""By wave: the power and the HP of an enemy on average."""
PROMISED = 0.9
"""How much of the worth of a card counts that can be bought, but was not yet."""
OFTEN = 0.45
"""How much of its worth a card of the deck brings in each later round."""
DRAWN = 0.4
"""What would be drawn instead, as a part of what an enemy deals."""
COIN = 0.03
"""What a point of Xenosathem is worth in a deck."""
FADE = 0.8
"""How much less that is with every round."""
STANDS = 0.65
"""How much of its worth a troop brings in the next round that stands after this one."""
UNUSED = 0.15
"""What it is worth that a text can still be used in this round."""
KEPT = 0.8
"""What is left of the worth of a card that is held, where it may never be played."""
BARE = 0.01
"""What is left of a chance for whoever leaves the own lane without troops."""
NEAT = 0.02
"""What it is worth to have done now what could be done later."""


def contribution(strength: float, left: float, wave: int) -> float:
    """How much damage a troop with these figures spares the base when it fights: what it kills, and what it absorbs."""
    if left <= 0:
        return 0.0
    return max(left, BITE[wave]) * min(1.0, max(0.3, strength) / HIDE[wave])


def _figure(face: int, wave: int) -> float:
    worth = float(getattr(CARDS[face], "worth", 0.0))
    kind = KIND[face]
    if kind == TROOP or DEPLOYABLE[face]:
        return contribution(POWER[face], HP[face], wave) + worth
    if kind == EQUIPMENT:
        more = BOOST_P[face] + BOOST_PW[face] * wave
        armor = BOOST_H[face] + BOOST_HW[face] * wave
        return 0.35 * more + 0.5 * armor + worth
    return (worth or 1.0) if kind == INSTANT else 0.0


def wave_of(number: int) -> int:
    """The wave of a round; what would come after the last one is like it."""
    return (min(number, ROUNDS) - 1) // 3 + 1


def _lasting(face: int, number: int) -> float:
    """What a card spares in the rounds after this one."""
    if KIND[face] == XENO:
        return COIN * VALUE[face]
    total = 0.0
    for later in range(number + 1, ROUNDS + 1):
        wave = wave_of(later)
        total += OFTEN * FADE ** (later - number) * (FIGURE[wave][face] - DRAWN * BITE[wave])
    return total


def _thrown(wave: int) -> dict[int, Shot]:
    return {
        face: Shot(amount(face, "play", wave), amount(face, "play", wave, "price"), KEPT * FIGURE[wave][face])
        for face, effect in enumerate(PLAY)
        if effect in ("blast", "swallow")
    }


def _hand_guards(wave: int) -> dict[int, Guard]:
    return {
        face: Guard(amount(face, "guard", wave), KEPT * FIGURE[wave][face])
        for face, effect in enumerate(HAND_GUARD)
        if effect == "prevent"
    }


FIGURE = tuple([tuple([_figure(face, wave) for face in range(len(CARDS))]) for wave in range(len(BITE))])
"""By wave and face: what a card spares the base when it comes to fight."""
LASTING = tuple([tuple([_lasting(face, number) for face in range(len(CARDS))]) for number in range(ROUNDS + 1)])
"""By round and face: what owning a card spares the base in later rounds, better than what would be drawn instead."""
THROWN = tuple([_thrown(wave) for wave in range(len(BITE))])
"""By wave, then by face: instants that hit an enemy."""
HAND_GUARDS = tuple([_hand_guards(wave) for wave in range(len(BITE))])
"""By wave, then by face: cards of a hand that prevent damage."""
