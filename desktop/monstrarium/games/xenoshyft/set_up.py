"""The set-up: decks, market, divisions and their gifts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ...engine.pieces import Pieces
from ...engine.plain import PieceId, Plain, Seat
from ...engine.rng import Rng
from . import cards, purchase, rounds
from .cards import sleeves_of
from .options import House, agree, wishes
from .purchase import ITEMS, PLACES, TRIO
from .state import NO_PIECE, XenoshyftState

MILITIA, SHARDS = 4, 6
"""How many cards of each a deck begins with."""
VOLUNTEERS = sleeves_of(cards.TROOP, 0)
ITEM_SLEEVES = sorted(sleeves_of(cards.INSTANT) + sleeves_of(cards.EQUIPMENT))
TROOP_SLEEVES = [sleeves_of(cards.TROOP, wave) for wave in cards.WAVES]
ENEMY_SLEEVES = [sleeves_of(cards.ENEMY, wave) for wave in cards.WAVES]
BOSS_SLEEVES = [sleeves_of(cards.BOSS, wave) for wave in cards.WAVES]
SUPPLY = [
    [piece for piece in range(cards.PIECES) if cards.SLEEVES[piece] == cards.FIRST_XENO + at]
    for at in range(len(cards.WAVES))
]
"""All pieces in the box, by kind and wave."""
DIVISION_NUMBERS = {division.key: number for number, division in enumerate(cards.DIVISIONS)}


def lay_table(seats: int, options: Mapping[str, Plain], rng: Rng) -> XenoshyftState:
    """A new match: decks are shuffled, divisions dealt, the market filled, and the first cards drawn."""
    house = agree(options)
    state = _unshuffled(seats, house).clone()
    state.rng, pieces = rng, state.pieces
    for deck in (*state.enemy_decks, state.item_deck, *state.troop_decks):
        _shuffle_unopened(pieces, deck, rng)
    _deal_divisions(state, wishes(options, seats))
    for deck in state.decks:
        pieces.shuffle(deck, rng)
    for place in range(ITEMS + TRIO):
        purchase.stock(state, place, None)
    state.first = 0 if house.first_seat else rng.below(seats)
    rounds.begin(state, None)
    return state


def _shuffle_unopened(pieces: Pieces, deck: Sequence[PieceId], rng: Rng) -> None:
    """Shuffle a deck that nobody has seen, in which sleeves lie as in the box, mostly without any others between."""
    first, end = deck[0], deck[-1] + 1
    if end - first != len(deck):
        pieces.shuffle(deck, rng)
        return
    faces = pieces.face[first:end]
    rng.shuffle(faces)
    pieces.face[first:end] = faces


@lru_cache(16)
def _unshuffled(seats: int, house: House) -> XenoshyftState:
    """All cards where they lie before anything is shuffled. It is copied for each match, never changed."""
    pieces = Pieces.of(cards.PRINTED_SLEEVES if house.printed else cards.SLEEVES)
    militia = VOLUNTEERS[:]
    supply = [each[:] for each in SUPPLY]
    decks = [
        [supply[0].pop(0) for _shard in range(SHARDS)] + [militia.pop(0) for _one in range(MILITIA)]
        for _seat in range(seats)
    ]
    for zone in (*supply, militia):
        for piece in zone:
            pieces.show(piece, None)
    return XenoshyftState(
        Rng(0),
        pieces,
        house,
        decks=decks,
        hands=[[] for _seat in range(seats)],
        discards=[[] for _seat in range(seats)],
        divisions=[-1] * seats,
        resources=[0] * seats,
        moved=[0] * seats,
        fronts=[[] for _seat in range(seats)],
        swarms=[[] for _seat in range(seats)],
        kills=[0] * seats,
        placed=[0] * seats,
        market=[NO_PIECE] * PLACES,
        item_deck=ITEM_SLEEVES,
        troop_decks=TROOP_SLEEVES,
        enemy_decks=ENEMY_SLEEVES,
        enemy_piles=[[] for _wave in cards.WAVES],
        bosses=BOSS_SLEEVES,
        slain=[],
        supply=supply,
        limbo=[],
        box=militia,
        first=0,
        base=0 if house.training else house.base * seats,
    )


def _deal_divisions(state: XenoshyftState, wished: list[str]) -> None:
    """Give each seat the division it wished for; seats that leave it to lot get different ones."""
    left = [number for key, number in DIVISION_NUMBERS.items() if key not in wished]
    state.rng.shuffle(left)
    for seat, wish in enumerate(wished):
        if wish == "lot":
            state.divisions[seat] = left.pop()
        elif wish != "none":
            state.divisions[seat] = DIVISION_NUMBERS[wish]
    for seat in range(len(wished)):
        if state.divisions[seat] >= 0:
            _give(state, seat)


def _give(state: XenoshyftState, seat: Seat) -> None:
    """Add the gift of a division to its deck, as far as the cards are still there."""
    gift = cards.DIVISIONS[state.divisions[seat]].gift
    if "type" in gift:
        bit, deck = cards.TYPE_BITS[str(gift["type"])], state.item_deck
        found = [piece for piece in reversed(deck) if cards.TYPES[state.pieces.face[piece]] & bit]
    else:
        face = cards.FACES[str(gift["face"])]
        deck = state.troop_decks[cards.WAVE[face] - 1]
        found = [piece for piece in reversed(deck) if state.pieces.face[piece] == face]
    taken: list[PieceId] = found[: int(gift["count"])]
    for piece in taken:
        deck.remove(piece)
    state.decks[seat] += taken
    state.pieces.shuffle(deck, state.rng)
