"""How likely the pile would stand, as far as a seat can tell: what it does not know is dealt and uncovered often."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from ....engine.pieces import HIDDEN, Pieces
from ....engine.plain import Seat
from ....engine.rng import Rng
from ..cards import FIRST_INSTANT, HEAD, JUNK, KIND, LIMB, TORSO
from ..options import OPTIONS, agree
from ..state import AndroidsState
from ..uncovering import LIMBS, uncover

DEALS = 40
"""In how many ways the cards that a seat does not know are dealt, when nobody says how many."""
REMEMBERED = 1 << 14
HEAD_SHARE, LIMB_SHARE, SABOTAGE_SHARE = 0.11, 0.34, 0.23
"""How much of what others lay is heads, as many torsos, limbs, and sabotages."""
LIMB_LOSS = 0.3
"""How many limbs a sabotage costs."""
SPARED = 0.97
"""What a sabotage leaves of what is built."""
ALIKE = tuple(KIND.index(kind) if kind <= JUNK else face for face, kind in enumerate(KIND))
"""By face: the first that is as good, so that what was reckoned for one pile serves for all that are like it."""
NEEDS = ((KIND.index(HEAD), 1), (KIND.index(TORSO), 1), (KIND.index(LIMB), LIMBS))
"""What an android needs of whom. Nothing adds to a pile, so one that lacks it need not be uncovered."""
HOUSE = agree({option.key: option.values[-1] for option in OPTIONS})
"""Any will do: nobody is asked and nothing is laid while a pile is uncovered."""


def odds(state: AndroidsState, seat: Seat, more: Sequence[int] = (), deals: int = DEALS) -> float:
    """How likely the pile would stand with these faces on top, by what the seat has seen, in so many deals."""
    face, seen, bit = state.pieces.face, state.pieces.seen, 1 << seat
    pile = [ALIKE[face[piece]] if seen[piece] & bit else HIDDEN for piece in state.pile]
    known, elsewhere = state.known[seat], 0
    unseen = [printed for printed, eyes in zip(face, seen, strict=True) if not eyes & bit and printed < FIRST_INSTANT]
    sure: tuple[int, ...] = ()
    if known:
        sure = tuple(sorted([ALIKE[printed] for printed in unseen if known >> printed & 1]))
        unseen = [printed for printed in unseen if not known >> printed & 1]
        elsewhere = sum(map(len, state.hands)) - len(state.hands[seat]) if sure else 0
    alike = sorted([ALIKE[printed] for printed in unseen])
    return _odds((*pile, *[ALIKE[printed] for printed in more]), tuple(alike), sure, elsewhere, deals)


def rough_odds(state: AndroidsState, seat: Seat) -> float:
    """The same at a glance, by how many cards of each kind the seat knows in the pile, and how many it does not."""
    face, seen, bit = state.pieces.face, state.pieces.seen, 1 << seat
    known = [KIND[face[piece]] for piece in state.pile if seen[piece] & bit]
    unknown = len(state.pile) - len(known)
    sabotages = SABOTAGE_SHARE * unknown + sum([kind > JUNK for kind in known])
    heads = known.count(HEAD) + HEAD_SHARE * (unknown - sabotages)
    torsos = known.count(TORSO) + HEAD_SHARE * (unknown - sabotages)
    limbs = known.count(LIMB) + LIMB_SHARE * unknown - LIMB_LOSS * sabotages
    one_of_each = (1.0 - exp(-2.0 * max(0.0, heads))) * (1.0 - exp(-2.0 * max(0.0, torsos)))
    return one_of_each / (1.0 + exp(2.0 * (LIMBS - 0.3 - limbs)))


def built(state: AndroidsState, seat: Seat) -> float:
    """How far the pile has come to be an android, 0 to 1, as far as the seat knows: every part adds a little, and every
    sabotage takes a little away, also where the odds are still nothing."""
    face, seen, bit = state.pieces.face, state.pieces.seen, 1 << seat
    known = [KIND[face[piece]] for piece in state.pile if seen[piece] & bit]
    unknown = len(state.pile) - len(known)
    sabotages = SABOTAGE_SHARE * unknown + sum([kind > JUNK for kind in known])
    heads = known.count(HEAD) + HEAD_SHARE * unknown
    torsos = known.count(TORSO) + HEAD_SHARE * unknown
    limbs = max(0.0, known.count(LIMB) + LIMB_SHARE * unknown - LIMB_LOSS * sabotages)
    share = (3.0 - exp(-heads) - exp(-torsos) - exp(-0.5 * limbs)) / 3.0
    return share * float(SPARED**sabotages)


@lru_cache(REMEMBERED)
def _odds(pile: tuple[int, ...], unseen: tuple[int, ...], sure: tuple[int, ...], elsewhere: int, deals: int) -> float:
    """The same cards are always dealt in the same ways, so that the odds of two piles can be compared.

    Those that are sure lie in the pile or elsewhere, among so many cards of rivals; the others anywhere.
    """
    lacks = [(kind, least - pile.count(kind)) for kind, least in NEEDS if pile.count(kind) < least]
    gaps = [at for at, face in enumerate(pile) if face == HIDDEN]
    if sum([lack for _kind, lack in lacks]) > len(gaps):
        return 0.0
    rng = Rng(1)
    dealer = _Dealer(unseen, sure, elsewhere, rng)
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
    faces = [*pile]
    for at, face in zip(gaps, dealt, strict=True):
        faces[at] = face
    world.pieces = Pieces(faces, [0] * len(faces))
    world.pile, world.laid_by = [*range(len(faces))], [0] * len(faces)
    world.assembly, world.discard = [], []
    return uncover(world, None)


class _Dealer:
    """Deals faces into the gaps of a pile, from a long row of them that was shuffled once."""

    def __init__(self, unseen: Sequence[int], sure: Sequence[int], elsewhere: int, rng: Rng) -> None:
        self._faces, self._sure, self._elsewhere, self._rng = [*unseen], [*sure], elsewhere, rng
        rng.shuffle(self._faces)
        self._row = self._faces * 2

    def deal(self, count: int) -> list[int]:
        """So many different faces."""
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
    """Just enough of a table to uncover a pile on."""
    return AndroidsState(
        rng,
        Pieces([], []),
        HOUSE,
        deck=[],
        hands=[],
        naps=[],
        known=[],
        seat=0,
    )
