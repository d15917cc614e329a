"""What each card is worth to commanders, in points of damage that the base is spared by it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ..cards import (
    BOOST_H,
    BOOST_HW,
    BOOST_P,
    BOOST_PW,
    CARDS,
    DEPLOYABLE,
    EQUIPMENT,
    FACES,
    HP,
    INSTANT,
    KIND,
    POWER,
    TROOP,
    VALUE,
    XENO,
)
from ..rounds import ROUNDS
from .fighters import Shot

BITE, HIDE = (2.0, 2.0, 4.0, 5.7), (2.0, 2.0, 4.2, 8.7)
"""By wave: the power and the HP of an enemy on average."""
HOLD: Mapping[str, float] = MappingProxyType(
    {
        "med-pack": 1.6,
        "bio-enhancer": 1.0,
        "medical-shuttle": 0.4,
        "hi-ex-grenade": 1.8,
        "stasis-bomb": 1.2,
        "chaos-vortex": 4.5,
        "nemesis-compound": 2.4,
        "gator": 0.5,
        "solitaire": 0.3,
    }
)
"""What holding a card is worth, in points of damage that the base is spared."""
TEXT_WORTH: Mapping[str, float] = MappingProxyType(
    {
        "field-medic": 1.2,
        "ravager": 1.5,
        "ghosteye": 1.0,
        "longshot": 1.0,
        "assault-commander": 0.6,
        "paratrooper": 0.4,
        "deadeye": 2.0,
        "savior": 1.5,
        "erebus": 1.0,
        "prometheus": 1.0,
        "hyperion": 2.5,
        "defender": 1.5,
        "daedalus": 4.0,
        "lynx": 1.0,
        "doombringer": 3.0,
        "killer-whale": 3.0,
        "krueger": 1.5,
        "hellblazer": 1.0,
        "bulletstorm": 1.5,
        "tesla": 1.0,
        "zeus-wrath": 0.5,
        "helios": 1.0,
        "hades-gaze": 2.0,
        "zeus-judgment": 2.0,
        "lightnings-end": 1.0,
        "deathshroud": 1.0,
        "vindicator": 0.5,
        "atlas": 0.3,
        "plasma-arc": 0.5,
    }
)
"""What a text adds to the figures of a card."""
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
    card = CARDS[face]
    extra = TEXT_WORTH.get(card.key, 0.0)
    match KIND[face]:
        case int(kind) if kind == TROOP or DEPLOYABLE[face]:
            return contribution(POWER[face], HP[face], wave) + extra
        case int(kind) if kind == EQUIPMENT:
            more = BOOST_P[face] + BOOST_PW[face] * wave
            armor = BOOST_H[face] + BOOST_HW[face] * wave
            return 0.35 * more + 0.5 * armor + extra
        case int(kind) if kind == INSTANT:
            return HOLD.get(card.key, 1.0)
    return 0.0


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


MED_PACK = FACES["med-pack"]
THROWN: Mapping[int, Shot] = MappingProxyType(
    {
        FACES[key]: (number, for_it, KEPT * HOLD[key])
        for key, number, for_it in (("hi-ex-grenade", 3, 0), ("nemesis-compound", 3, 0), ("chaos-vortex", 10, 4))
    }
)
"""By face: instants that hit an enemy."""
FIGURE = tuple([tuple([_figure(face, wave) for face in range(len(CARDS))]) for wave in range(len(BITE))])
"""By wave and face: what a card spares the base when it comes to fight."""
LASTING = tuple([tuple([_lasting(face, number) for face in range(len(CARDS))]) for number in range(ROUNDS + 1)])
"""By round and face: what owning a card spares the base in later rounds, better than what would be drawn instead."""
