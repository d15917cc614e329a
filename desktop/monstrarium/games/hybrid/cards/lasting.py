"""What cards that lie on the table add to the warriors on whom they lie: events, auras and mutations alike."""

from __future__ import annotations

from functools import cache

from ....engine.event import Sink, tell
from ..events.cards import CardEnded
from ..ground.contact import base_of
from ..ground.laboratory import distance, lying_on, within
from ..ground.plan import lab_of
from ..printed.other_decks import (
    ALL,
    AMOUNTS,
    FIRST_FACE,
    FOES,
    FRIENDS,
    MASK,
    OWN,
    PILES,
    REACHES,
    TARGET,
    Mutation,
    Word,
    design_of,
)
from ..printed.other_decks import AURA as AURAS
from ..printed.other_decks import MUTATION as MUTATIONS
from ..printed.warriors import AURA, SIZE
from ..state import NOBODY, HybridState, LastingCard


def lies_on(state: HybridState, card: LastingCard, warrior: int) -> bool:
    reach = REACHES[card.face - FIRST_FACE]
    if reach == TARGET:
        return card.warrior == warrior
    if reach == MASK:
        return bool(card.mask & base_of(state, lab_of(state.plan), warrior))
    if reach in (ALL, OWN):
        return reach == ALL or state.sides[warrior] == card.seat
    return (state.sides[warrior] == card.seat) == (reach == FRIENDS) and _is_around(state, card.warrior, warrior)


def _is_around(state: HybridState, bearer: int, warrior: int) -> bool:
    """Whether a warrior stands within the aura of another one, whatever walls are between."""
    kinds, squares = state.kinds, state.squares
    if bearer == warrior or squares[bearer] < 0 or squares[warrior] < 0:
        return False
    kind, lab = kinds[bearer], lab_of(state.plan)
    return distance(lab, squares[bearer], SIZE[kind], squares[warrior], SIZE[kinds[warrior]]) <= AURA[kind]


def changes_anybody(state: HybridState, word: Word) -> bool:
    """Whether any card that lies on the table changes one thing of any warrior."""
    amounts = AMOUNTS[word]
    return bool([card for card in state.spells if amounts[card.face]])


def total(state: HybridState, warrior: int, word: Word) -> int:
    """The sum of what the cards on a warrior add to one thing."""
    found, amounts = 0, AMOUNTS[word]
    for card in state.spells:
        amount = amounts[card.face]
        if amount and lies_on(state, card, warrior):
            found += amount
    return found


def most(state: HybridState, warrior: int, word: Word) -> int:
    """The most that a card on a warrior says of one thing; 0 where none does."""
    found, amounts = 0, AMOUNTS[word]
    for card in state.spells:
        amount = amounts[card.face]
        if amount > found and lies_on(state, card, warrior):
            found = amount
    return found


def parts(state: HybridState, warrior: int, words: tuple[Word, ...]) -> list[tuple[str, int]]:
    """What each card adds to a roll, by its key."""
    found, amounts = [], _sums(words)
    for card in state.spells:
        amount = amounts[card.face]
        if amount and lies_on(state, card, warrior):
            found.append((design_of(card.face).key, amount))
    return found


@cache
def _sums(words: tuple[Word, ...]) -> tuple[int, ...]:
    """By face: what a card adds by all of these words."""
    return tuple([sum([AMOUNTS[word][face] for word in words]) for face in range(FIRST_FACE + len(REACHES))])


def areas(state: HybridState, warrior: int, word: Word) -> list[tuple[int, int]]:
    """What cards add to one thing on certain squares alone: the squares where a warrior has it, and how much."""
    lab, size, found = lab_of(state.plan), SIZE[state.kinds[warrior]], []
    amounts = AMOUNTS[word]
    for card in state.spells:
        amount = amounts[card.face]
        if not amount:
            continue
        reach = REACHES[card.face - FIRST_FACE]
        if reach == MASK:
            found.append((lying_on(lab, size, card.mask), amount))
        elif reach in (FRIENDS, FOES) and (state.sides[warrior] == card.seat) == (reach == FRIENDS):
            bearer = card.warrior
            if bearer != warrior and state.squares[bearer] >= 0:
                kind = state.kinds[bearer]
                base = within(lab, state.squares[bearer], SIZE[kind], AURA[kind])
                found.append((lying_on(lab, size, base), amount))
    return found


def aura_of(state: HybridState, warrior: int) -> LastingCard | None:
    pieces = PILES[AURAS]
    return next((card for card in state.spells if card.warrior == warrior and card.piece in pieces), None)


def mutations_of(state: HybridState, warrior: int) -> list[LastingCard]:
    pieces = PILES[MUTATIONS]
    return [card for card in state.spells if card.warrior == warrior and card.piece in pieces]


def has_trait(card: LastingCard, trait: str) -> bool:
    design = design_of(card.face)
    return isinstance(design, Mutation) and design.trait == trait


def events_on(state: HybridState, warrior: int) -> list[LastingCard]:
    """The Event and Army cards that lie on a warrior, or on a square under it."""
    base = base_of(state, lab_of(state.plan), warrior)
    first = PILES[AURAS].start
    return [each for each in state.spells if each.piece < first and (each.warrior == warrior or each.mask & base)]


def end(state: HybridState, card: LastingCard, out: Sink | None) -> None:
    """Take a card away: it is discarded, but an aura stays with its side, which can raise it again."""
    state.spells.remove(card)
    if card.piece not in PILES[AURAS]:
        state.spent.append(card.piece)
    tell(out, CardEnded(card.seat, card.piece, card.face))


def expire(state: HybridState, out: Sink | None) -> None:
    """End the cards that last no longer than this round."""
    for card in [each for each in state.spells if 0 < each.until <= state.round]:
        end(state, card, out)


def forget(state: HybridState, warrior: int, out: Sink | None) -> None:
    """End all cards on a warrior that is no longer there, its aura among them."""
    for card in [each for each in state.spells if each.warrior == warrior != NOBODY]:
        end(state, card, out)
