"""How much a card is wanted when a match is played by simple rules, and how strong it is thought there.

The weights stand in `resources/values/xenoshyft.toml`, with the record of how they were found.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import TypeAlias

from ....content.values import load_evolved
from ....engine.plain import Value
from ..cards import CARDS, COST, DEPLOYABLE, EQUIPMENT, INSTANT, KIND, TROOP, WAVE, WAVES
from ..rounds import ROUNDS
from . import worths
from .worths import BITE, wave_of

OFTEN, FADE, DRAWN = "often", "fade", "drawn"
"""The share of its strength that a card brings in each later round, the factor with each round, and the strength of
what would be drawn instead, as a share of the power of an enemy."""
ROOM, NO_ROOM, AS_EQUIPMENT, AS_INSTANT = "room", "no room", "as equipment", "as instant"
"""What counts of the strength of a card in the round in which it is bought."""
DEAR, USUAL = "dear", 4.0
"""By which power the worth of a card grows with its price, and at which price it counts as it is."""
FORWARD = "forward"
"""How many HP a point of power counts when a lane is put in order, the best first."""
ENOUGH = 0.05
"""What is wanted less is not bought."""
LEAST = 0.01
"""The strength, to begin with, of a card that the weights do not know and whose print promises nothing."""
Figures: TypeAlias = tuple[tuple[float, ...], ...]
"""By wave or round, then by face."""


# ---- the weights


def _is_sold(face: int) -> bool:
    return KIND[face] in (INSTANT, EQUIPMENT) or (KIND[face] == TROOP and WAVE[face] > 0)


def _name(face: int, wave: int) -> str:
    """The weight that is the strength of a card for sale in a wave: how much damage it spares the base in a fight."""
    return f"{CARDS[face].key} {max(1, WAVE[face], wave)}"


_STRENGTHS = {
    _name(face, wave): max(LEAST, worths.FIGURE[wave][face])
    for face in range(len(CARDS))
    for wave in range(max(1, WAVE[face]), len(WAVES) + 1)
    if _is_sold(face)
}
"""What the print promises of the strength of each card."""
NAMES = (*_STRENGTHS, OFTEN, FADE, DRAWN, ROOM, NO_ROOM, AS_EQUIPMENT, AS_INSTANT, DEAR, FORWARD)
"""The names of the weights."""
WEIGHTS = load_evolved("xenoshyft", NAMES, _STRENGTHS)
"""The weights in use."""
_AT = {name: at for at, name in enumerate(NAMES)}
_PLACES = [
    [_AT[_name(face, wave)] if wave and _is_sold(face) else -1 for face in range(len(CARDS))]
    for wave in range(len(BITE))
]
"""By wave and face: the place of its strength among the weights, -1 where what is printed counts."""


# ---- what follows from them


class Taste(Value, frozen=True, gc=False):
    """What is bought and who stands in front when a match is played by simple rules."""

    wanted: tuple[Figures, ...]
    """By round, whether the lane has room, and face: how much a card for sale is wanted."""
    forward: float


def taste_of(weights: Sequence[float]) -> Taste:
    figure, later = _figures(weights), _later(weights)
    room, no_room, as_equipment, as_instant, dear = (
        weights[_AT[name]] for name in (ROOM, NO_ROOM, AS_EQUIPMENT, AS_INSTANT, DEAR)
    )
    scales = [float((max(1, cost) / USUAL) ** dear) for cost in COST]
    items = [as_equipment if kind == EQUIPMENT else as_instant for kind in KIND]
    shares = [
        [troop if DEPLOYABLE[face] else item for face, item in enumerate(items)] for troop in (no_room, room)
    ]  # Of the strength in this round.

    def row(number: int, share: Sequence[float]) -> tuple[float, ...]:
        each = zip(figure[wave_of(number)], share, later[number], scales, strict=True)
        return tuple([(now * part + after) * scale for now, part, after, scale in each])

    wanted = [tuple([row(number, share) for share in shares]) for number in range(1 + ROUNDS)]
    return Taste(tuple(wanted), weights[_AT[FORWARD]])


def _figures(weights: Sequence[float]) -> Figures:
    """By wave and face: the strength of a card."""
    return tuple(
        [
            tuple([weights[at] if at >= 0 else printed for at, printed in zip(places, figure, strict=True)])
            for places, figure in zip(_PLACES, worths.FIGURE, strict=True)
        ]
    )


def _later(weights: Sequence[float]) -> Figures:
    """By round and face: the worth of owning a card in the rounds after it, when the rest is played by simple rules."""
    figure = _figures(weights)
    often, fade, drawn = (weights[_AT[name]] for name in (OFTEN, FADE, DRAWN))

    def row(number: int) -> tuple[float, ...]:
        rounds = [(often * fade ** (after - number), wave_of(after)) for after in range(number + 1, ROUNDS + 1)]
        parts = [(share, figure[wave], drawn * BITE[wave]) for share, wave in rounds]
        faces = range(len(CARDS))
        return tuple([fsum([share * (own[face] - instead) for share, own, instead in parts]) for face in faces])

    return tuple([row(number) for number in range(1 + ROUNDS)])


TASTE = taste_of(WEIGHTS)
LASTING = tuple(
    [
        tuple([0.5 * printed + 0.5 * learned for printed, learned in zip(*each, strict=True)])
        for each in zip(worths.LASTING, _later(WEIGHTS), strict=True)
    ]
)
"""By round and face: the worth of owning a card in later rounds, midway between what its print says and what was found.

In 40 matches without playouts a base took 59.0, 54.9 and 54.4 damage with the first, the second and the mean.
"""
