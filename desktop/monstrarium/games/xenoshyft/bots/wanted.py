"""How much a card is wanted when a match is played by simple rules, and how strong it is thought there.

The figures were found in 100 steps of 28,800 matches in plain figures each (the cross-entropy method, seed 5), where
damage counted by waves 1, 0.65 and 0.6.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import fsum
from types import MappingProxyType

from ..cards import CARDS, COST, DEPLOYABLE, EQUIPMENT, KIND, WAVES
from ..rounds import ROUNDS
from . import worths
from .worths import BITE, wave_of

STRENGTH: Mapping[str, tuple[float, ...]] = MappingProxyType(
    {
        "ranger": (1.6, 2.4, 1.9),
        "gator": (1.4, 1.5, 1.8),
        "west": (2.1, 0.8, 0.8),
        "last-stand": (3.4, 1.9, 1.4),
        "research-officer": (2.1, 0.8, 0.6),
        "lone-survivor": (1.6, 2.8, 1.4),
        "hunter-killer": (1.6, 2.1, 1.7),
        "solitaire": (1.4, 0.9, 0.8),
        "demolitionist": (4.3, 4.2),
        "field-medic": (5.9, 2.7),
        "ravager": (5.0, 4.9),
        "ghosteye": (2.1, 2.1),
        "longshot": (7.8, 3.2),
        "assault-commander": (4.8, 2.5),
        "paratrooper": (4.4, 2.5),
        "deadeye": (7.1, 5.4),
        "grim-reaper": (6.8, 3.3),
        "savior": (3.9, 2.7),
        "erebus": (4.5,),
        "prometheus": (5.0,),
        "hellblazer": (5.3,),
        "daedalus": (6.6,),
        "lynx": (3.1,),
        "hyperion": (10.4,),
        "defender": (5.4,),
        "doombringer": (7.5,),
        "krueger": (8.0,),
        "killer-whale": (6.9,),
        "med-pack": (2.0, 1.0, 1.7),
        "bio-enhancer": (0.7, 0.6, 0.7),
        "medical-shuttle": (0.2, 0.3, 0.4),
        "hi-ex-grenade": (3.6, 3.0, 2.1),
        "tesla": (2.3, 1.3, 1.2),
        "stasis-bomb": (1.2, 1.0, 0.8),
        "zeus-wrath": (0.9, 1.1, 2.4),
        "helios": (1.2, 1.7, 1.4),
        "plasma-arc": (1.4, 1.0, 1.5),
        "vindicator": (2.3, 2.3, 1.8),
        "hercules": (2.2, 2.7, 2.0),
        "atlas": (0.7, 0.9, 1.4),
        "death-chain": (0.8, 0.6, 0.6),
        "hades-gaze": (3.5, 3.7, 2.7),
        "enhancer-host": (1.6, 1.4, 2.6),
        "zeus-judgment": (2.1, 2.4, 2.1),
        "bulletstorm": (6.8, 6.2, 5.6),
        "chaos-vortex": (4.0, 3.7, 3.0),
        "nemesis-compound": (3.3, 2.8, 2.3),
        "deathshroud": (1.2, 1.6, 1.4),
        "lightnings-end": (2.2, 2.7, 2.1),
    }
)
"""By card: how much damage it spares the base in a fight of each wave, the last figure for the last wave."""
OFTEN, FADE, DRAWN = 0.50, 0.83, 0.46
"""The share of its strength that a card brings in each later round, the factor with each round, and the strength of
what would be drawn instead, as a share of the power of an enemy."""
ROOM, NO_ROOM, AS_EQUIPMENT, AS_INSTANT = 0.84, 0.20, 1.12, 0.91
"""What counts of the strength of a card in the round in which it is bought."""
DEAR, USUAL = 0.37, 4.0
"""By which power the worth of a card grows with its price, and at which price it counts as it is."""
FORWARD = 0.39
"""How many HP a point of power counts when a lane is put in order, the best first."""
ENOUGH = 0.05
"""What is wanted less is not bought."""


def _strength(face: int, wave: int) -> float:
    own = STRENGTH.get(CARDS[face].key)
    return worths.FIGURE[wave][face] if own is None or not wave else own[max(-len(own), wave - len(WAVES) - 1)]


FIGURE = tuple([tuple([_strength(face, wave) for face in range(len(CARDS))]) for wave in range(len(BITE))])
"""By wave and face: the strength of a card."""


def _later(face: int, number: int) -> float:
    """The worth of owning a card in the rounds after this one, when the rest is played by simple rules."""
    later = [(after - number, wave_of(after)) for after in range(number + 1, ROUNDS + 1)]
    return fsum([OFTEN * FADE**ahead * (FIGURE[wave][face] - DRAWN * BITE[wave]) for ahead, wave in later])


def _wanted(face: int, number: int, room: bool) -> float:
    now = FIGURE[wave_of(number)][face]
    if DEPLOYABLE[face]:
        now *= ROOM if room else NO_ROOM
    else:
        now *= AS_EQUIPMENT if KIND[face] == EQUIPMENT else AS_INSTANT
    return (now + _later(face, number)) * float((max(1, COST[face]) / USUAL) ** DEAR)


WANTED = tuple(
    [
        tuple([tuple([_wanted(face, number, room) for face in range(len(CARDS))]) for room in (False, True)])
        for number in range(1 + ROUNDS)
    ]
)
"""By round, whether the lane has room, and face: how much a card for sale is wanted."""
LASTING = tuple(
    [
        tuple([0.5 * printed + 0.5 * _later(face, number) for face, printed in enumerate(worths.LASTING[number])])
        for number in range(1 + ROUNDS)
    ]
)
"""By round and face: the worth of owning a card in later rounds, midway between what its print says and what was found.

In 40 matches without playouts a base took 59.0, 54.9 and 54.4 damage with the first, the second and the mean.
"""
