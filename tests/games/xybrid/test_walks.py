"""These things hold at every decision of whole matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from monstrarium.games.kit import Kit
from monstrarium.games.xybrid.cards import AUXILIARY, CARDS, FIRST_BREAKTHROUGH, FIRST_CORE, KIND
from monstrarium.games.xybrid.monster import ARMS, arms, look_over
from monstrarium.games.xybrid.state import NO_PIECE, Phase, XybridState
from monstrarium.games.xybrid.turn import MOST_CYCLES
from tests.support.matches import walk


def states(kit: Kit) -> Iterator[XybridState]:
    """Every decision of a few matches, with the default options and with others."""
    other = {"cores": "dealt", "lab": "always", "missions": "round", "draws": "needs", "ties": "monster"}
    for seed in range(6):
        for moment in walk(kit, seed, other if seed % 2 else None):
            yield moment.state


def test_every_part_and_core_is_in_exactly_one_place(kit: Kit) -> None:
    for state in states(kit):
        zones = (state.deck, state.lab, state.limbo, state.core_pile, *state.monsters, *state.hands, *state.piles)
        found = Counter(piece for zone in zones for piece in zone)
        found.update(core for core in state.cores if core != NO_PIECE)
        assert found == Counter(range(FIRST_BREAKTHROUGH))


def test_faces_are_dealt_and_never_lost(kit: Kit) -> None:
    for state in states(kit):
        faces = state.pieces.face
        assert sorted(faces[:FIRST_CORE]) == [*range(FIRST_CORE)]
        assert faces[FIRST_CORE:FIRST_BREAKTHROUGH] == [*range(FIRST_CORE, FIRST_BREAKTHROUGH)]
        assert sorted(faces[FIRST_BREAKTHROUGH:]) == [*range(FIRST_BREAKTHROUGH, len(CARDS))]


def test_the_lab_is_empty_only_together_with_the_deck(kit: Kit) -> None:
    assert all(state.lab or not state.deck for state in states(kit))


def test_all_that_lies_open_is_known_to_everyone(kit: Kit) -> None:
    for state in states(kit):
        for zone in (state.lab, state.core_pile, *state.monsters, *state.hands, *state.piles):
            assert all(state.pieces.knows(None, piece) for piece in zone)


def test_what_a_monster_lacks_is_what_its_parts_leave_open(kit: Kit) -> None:
    for state in states(kit):
        told = state.lacks[:]
        for seat in range(len(state.hands)):
            look_over(state, seat)
        assert told == state.lacks


def test_after_a_swap_no_part_of_the_hand_is_needed_or_auxiliary(kit: Kit) -> None:
    swaps = 0
    for state in states(kit):
        if state.swapped_parts:
            swaps += 1
            face, wanted = state.pieces.face, state.lacks[state.seat] | AUXILIARY
            assert not any(KIND[face[part]] & wanted for part in state.hands[state.seat])
    assert swaps


def test_two_arms_are_on_two_sides(kit: Kit) -> None:
    for state in states(kit):
        if state.phase < Phase.REVEAL:
            for seat in range(len(state.hands)):
                there = arms(state, seat)
                if len(there) == ARMS:
                    assert sum(state.left_parts >> arm & 1 for arm in there) == 1


def test_no_round_goes_on_for_ever(kit: Kit) -> None:
    assert max(state.cycle for state in states(kit)) <= MOST_CYCLES


def test_only_what_a_card_says_may_be_done_can_be_declined(kit: Kit) -> None:
    for state in states(kit):
        if state.pending is not None and None in state.pending.choice.options:
            assert state.pending.choice.source is not None
            text = getattr(state.card(state.pending.choice.source), "text", "")
            assert any(words in text for words in ("may", "up to", "any number")), text
