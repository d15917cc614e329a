"""What each card is worth, in points of damage that it spares the base."""

from __future__ import annotations

from .. import cards
from ..cards import amount
from ..rounds import ROUNDS
from .fighters import Guard, Shot, hit_of

BITE, HIDE = (2.0, 2.0, 4.0, 5.7), (2.0, 2.0, 4.2, 8.7)
"""By wave: the average power and the average HP of an enemy."""
PROMISED = 0.9
"""The share of its worth that a card has while it can still be bought."""
OFTEN = 0.45
"""The share of its worth that a card of the deck brings in each later round."""
DRAWN = 0.4
"""The worth of the card that would be drawn instead, as a share of the power of an enemy."""
COIN = 0.03
"""The worth of a point of Xenosathem in a deck."""
FADE = 0.8
"""The factor by which worth shrinks with each later round."""
STANDS = 0.65
"""The share of its worth that a troop left after this round brings in the next."""
UNUSED = 0.15
"""The worth of a text that can still be used in this round."""
KEPT = 0.8
"""The share of its worth that a card in the hand has, as it may never be played."""
BARE = 0.01
"""The factor on the chance of a commander who leaves the seat's lane empty."""
NEAT = 0.02
"""The worth of doing now what could be done later."""


def contribution(strength: float, left: float, wave: int) -> float:
    """How much damage a troop with these figures spares the base, by what it kills and what it absorbs."""
    if left <= 0:
        return 0.0
    return max(left, BITE[wave]) * min(1.0, max(0.3, strength) / HIDE[wave])


def _figure(face: int, wave: int) -> float:
    worth = float(getattr(cards.CARDS[face], "worth", 0.0))
    kind = cards.KIND[face]
    if kind == cards.TROOP or cards.DEPLOYABLE[face]:
        return contribution(cards.POWER[face], cards.HP[face], wave) + worth
    if kind == cards.EQUIPMENT:
        more = cards.BOOST_P[face] + cards.BOOST_PW[face] * wave
        armor = cards.BOOST_H[face] + cards.BOOST_HW[face] * wave
        return 0.35 * more + 0.5 * armor + worth
    return (worth or 1.0) if kind == cards.INSTANT else 0.0


def wave_of(number: int) -> int:
    """The wave of a round; a round after the last one has the last wave."""
    return (min(number, ROUNDS) - 1) // 3 + 1


def _lasting(face: int, number: int) -> float:
    """The worth of owning a card in the rounds after this one."""
    if cards.KIND[face] == cards.XENO:
        return COIN * cards.VALUE[face]
    total = 0.0
    for later in range(number + 1, ROUNDS + 1):
        wave = wave_of(later)
        total += OFTEN * FADE ** (later - number) * (FIGURE[wave][face] - DRAWN * BITE[wave])
    return total


def _thrown(wave: int) -> dict[int, Shot]:
    found = {face: hit_of(face, "play", wave, KEPT * worth) for face, worth in enumerate(FIGURE[wave])}
    return {face: shot for face, shot in found.items() if shot is not None}


def _hand_guards(wave: int) -> dict[int, Guard]:
    """A card that can hit an enemy as well is kept for that."""
    found = [face for face, guard in enumerate(cards.HAND_GUARD) if guard and face not in THROWN[wave]]
    guards = {face: Guard(amount(face, "guard", wave), KEPT * FIGURE[wave][face]) for face in found}
    return {face: guard for face, guard in guards.items() if guard.amount}


FIGURE = tuple([tuple([_figure(face, wave) for face in range(len(cards.CARDS))]) for wave in range(len(BITE))])
"""By wave and face: the worth of a card that fights or is played in this round."""
LASTING = tuple([tuple([_lasting(face, number) for face in range(len(cards.CARDS))]) for number in range(ROUNDS + 1)])
"""By round and face: the worth of owning a card in later rounds, beyond the card that would be drawn instead."""
THROWN = tuple([_thrown(wave) for wave in range(len(BITE))])
"""By wave, then by face: the instants that hit an enemy."""
HAND_GUARDS = tuple([_hand_guards(wave) for wave in range(len(BITE))])
"""By wave, then by face: the cards of a hand that prevent damage."""
