"""How likely the pile stands as far as a seat knows: the cards that it does not know are dealt many times."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from ....engine.pieces import HIDDEN, Pieces
from ....engine.plain import Seat
from ....engine.rng import Rng
from ..cards import FIRST_INSTANT, FIRST_SABOTAGE, HEAD, JUNK, KIND, LIMB, TORSO
from ..knowledge import BIT
from ..options import OPTIONS, agree
from ..state import AndroidsState
from ..uncovering import LEAST, LIMBS, uncover

MANY = 160
"""In how many ways cards are dealt for figures that people are told."""
REMEMBERED = 1 << 14
FEW = 1 << 5
"""For how many tables and lucks it is remembered what is unseen, and in which order it is dealt."""
HEAD_SHARE, LIMB_SHARE, SABOTAGE_SHARE = 0.11, 0.34, 0.23
"""The shares of heads, of limbs and of sabotages in what others lay; torsos are as many as heads."""
LIMB_LOSS = 0.3
"""How many limbs a sabotage costs on average."""
ALIKE = tuple(KIND.index(kind) if kind <= JUNK else face for face, kind in enumerate(KIND))
"""By face: the first face that is as good, so that odds are remembered for all piles that are alike."""
NEEDS = ((KIND.index(HEAD), 1), (KIND.index(TORSO), 1), (KIND.index(LIMB), LIMBS))
"""The faces that an android needs, and how many. A pile that lacks them need not be uncovered."""
HOUSE = agree({option.key: option.values[-1] for option in OPTIONS})
"""Any options: they do not matter while a pile is uncovered."""


def odds(state: AndroidsState, seat: Seat, more: Sequence[int] = (), deals: int = MANY, luck: int = 1) -> float:
    """The share of deals in which the pile stands with these faces on top; the same luck deals in the same ways."""
    if len(state.pile) + len(more) < LEAST:
        return 0.0
    face, seen, bit = state.pieces.face, state.pieces.seen, 1 << seat
    pile = [ALIKE[face[piece]] if seen[piece] & bit else HIDDEN for piece in state.pile]
    pile += [ALIKE[printed] for printed in more]
    if _lacking(pile) > pile.count(HIDDEN):
        return 0.0
    unseen, sure = _unseen(tuple(face), tuple(seen), bit, state.known[seat])
    elsewhere = sum(map(len, state.hands)) - len(state.hands[seat]) if sure else 0
    return _odds(tuple(pile), unseen, sure, elsewhere, deals, luck)


def _lacking(pile: Sequence[int]) -> int:
    """How many parts an android needs beyond those that are known in the pile."""
    lacking = 0
    for kind, least in NEEDS:
        count = pile.count(kind)
        if count < least:
            lacking += least - count
    return lacking


@lru_cache(FEW)
def _unseen(face: Sequence[int], seen: Sequence[int], bit: int, known: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The faces, but for instants, that a seat has not seen, and those of them that are in the pile or in a hand."""
    unseen = [printed for printed, eyes in zip(face, seen, strict=True) if not eyes & bit and printed < FIRST_INSTANT]
    sure = [printed for printed in unseen if known & BIT[printed]] if known else []
    others = [printed for printed in unseen if not known & BIT[printed]] if sure else unseen
    return _alike(others), _alike(sure)


def _alike(faces: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted([ALIKE[face] for face in faces]))


def rough_odds(state: AndroidsState, seat: Seat) -> float:
    """The same, but rough and fast: from the numbers of cards of each kind that the seat knows in the pile."""
    face, seen, bit = state.pieces.face, state.pieces.seen, 1 << seat
    known = [KIND[face[piece]] for piece in state.pile if seen[piece] & bit]
    heads, torsos, limbs = known.count(HEAD), known.count(TORSO), known.count(LIMB)
    sabotages = len(known) - heads - torsos - limbs - known.count(JUNK)
    return _rough_odds(heads, torsos, limbs, sabotages, len(state.pile) - len(known))


@lru_cache(REMEMBERED)
def _rough_odds(heads: int, torsos: int, limbs: int, sabotages: int, unknown: int) -> float:
    """From how many cards of each kind a seat knows in the pile, and how many it does not know."""
    expected = SABOTAGE_SHARE * unknown + sabotages
    some_heads = heads + HEAD_SHARE * (unknown - expected)
    some_torsos = torsos + HEAD_SHARE * (unknown - expected)
    some_limbs = limbs + LIMB_SHARE * unknown - LIMB_LOSS * expected
    one_of_each = (1.0 - exp(-2.0 * max(0.0, some_heads))) * (1.0 - exp(-2.0 * max(0.0, some_torsos)))
    return one_of_each / (1.0 + exp(2.0 * (LIMBS - 0.3 - some_limbs)))


@lru_cache(REMEMBERED)
def _odds(
    pile: tuple[int, ...], unseen: tuple[int, ...], sure: tuple[int, ...], elsewhere: int, deals: int, luck: int
) -> float:
    """With the same luck the same cards are dealt in the same ways, so that the odds of two piles can be compared.

    Faces in `sure` lie in the pile or among `elsewhere` cards of rivals, all others anywhere.
    """
    lacks = [(kind, least - pile.count(kind)) for kind, least in NEEDS if pile.count(kind) < least]
    gaps = [at for at, face in enumerate(pile) if face == HIDDEN]
    row, word = _shuffled(unseen, luck)
    rng = Rng(word)
    dealer = _Dealer(row, sure, elsewhere, rng)
    world = _empty_table(rng)
    stood = 0
    for _deal in range(deals):
        dealt = dealer.deal(len(gaps))
        for kind, lack in lacks:
            if dealt.count(kind) < lack:
                break
        else:
            stood += _stands(world, pile, gaps, dealt)
    return stood / deals


def _stands(world: AndroidsState, pile: Sequence[int], gaps: Sequence[int], dealt: Sequence[int]) -> bool:
    """Whether a pile in which all parts are stands with these faces in its gaps."""
    faces = [*pile]
    for at, face in zip(gaps, dealt, strict=True):
        faces[at] = face
    if max(faces) < FIRST_SABOTAGE:
        return True
    world.pieces = Pieces(faces, [0] * len(faces))
    world.pile, world.laid_by = [*range(len(faces))], [0] * len(faces)
    world.assembly, world.discard = [], []
    return uncover(world, None)


@lru_cache(FEW)
def _shuffled(faces: tuple[int, ...], luck: int) -> tuple[tuple[int, ...], int]:
    """The faces, shuffled by a generator that starts from `luck`, and the word it has reached then."""
    rng, row = Rng(luck), [*faces]
    rng.shuffle(row)
    return tuple(row), rng.word


class _Dealer:
    """Deals faces into the gaps of a pile, from a row of them."""

    def __init__(self, row: Sequence[int], sure: Sequence[int], elsewhere: int, rng: Rng) -> None:
        self._faces, self._sure, self._elsewhere, self._rng = row, [*sure], elsewhere, rng
        self._row = [*row, *row]

    def deal(self, count: int) -> list[int]:
        if not self._sure or not count:
            return self._others(count)
        rng, hidden = self._rng, count + self._elsewhere
        rng.shuffle(self._sure)
        here = sum(rng.below(hidden) < count for _face in self._sure)
        here = max(min(here, count), count - len(self._faces))
        dealt = self._others(count - here)
        for face in self._sure[:here]:
            dealt.insert(rng.below(len(dealt) + 1), face)
        return dealt

    def _others(self, count: int) -> list[int]:
        start = self._rng.below(len(self._faces)) if self._faces else 0
        return self._row[start : start + count]


def _empty_table(rng: Rng) -> AndroidsState:
    return AndroidsState(rng, Pieces([], []), HOUSE, deck=[], hands=[], naps=[], known=[], seat=0)
