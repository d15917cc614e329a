"""These things hold at every beat of whole matches, with the default options and with others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from monstrarium.engine.game import settle, view
from monstrarium.engine.pieces import EVERYONE, HIDDEN
from monstrarium.engine.rng import Rng
from monstrarium.games.androids.cards import CARDS, FIRST_INSTANT, JUNK, KIND
from monstrarium.games.androids.events import Drew, Laid, LaidUnder, Looked, Stole, Swapped, Took
from monstrarium.games.androids.rules import Androids
from monstrarium.games.androids.state import AndroidsState, Phase
from tests.support.matches import Seen

GAME = Androids()
OTHERWISE = {"windows": "answers", "stops": "grace", "must": "free", "memory": "own", "start": "first"}
ENDLESS = 20_000
HUSHED = (Laid, LaidUnder, Took, Stole, Looked, Drew, Swapped)
"""Events about cards that lie face down."""


class Peeking:
    """A sink that keeps a copy of the state at every beat."""

    def __init__(self, state: AndroidsState) -> None:
        self.state = state
        self.moments: list[AndroidsState] = [state.clone()]

    def emit(self, event: object) -> None: ...

    def beat(self) -> None:
        self.moments.append(self.state.clone())


def match(seed: int) -> Iterator[AndroidsState]:
    """Every beat of a random match."""
    seats = 3 + seed % 4
    luck = Rng(seed)
    state = GAME.new(seats, settle(GAME.info, seats, OTHERWISE if seed % 2 else {}), luck.fork())
    yield state
    for _decision in range(ENDLESS):
        acting = GAME.to_act(state)
        if not acting:
            return
        sink = Peeking(state)
        GAME.apply(state, luck.pick(GAME.legal(state, acting[0])), sink)  # type: ignore[arg-type]
        yield from sink.moments[1:]
        yield state
    raise AssertionError("the match does not end")


def decides(state: AndroidsState) -> bool:
    """Whether a seat decides here, and things do not happen by themselves."""
    return state.phase in (Phase.TURN, Phase.WINDOW) or state.pending is not None


@pytest.fixture(scope="module")
def moments() -> list[AndroidsState]:
    """Beats of some matches."""
    return [state.clone() for seed in range(8) for state in match(seed)][::3]


def test_every_piece_is_in_exactly_one_place(moments: list[AndroidsState]) -> None:
    for state in moments:
        zones = (state.deck, state.pile, state.played, state.assembly, state.waiting, state.discard, *state.hands)
        assert Counter(piece for zone in zones for piece in zone) == Counter(range(len(CARDS)))


def test_faces_are_dealt_and_never_lost(moments: list[AndroidsState]) -> None:
    assert all(sorted(state.pieces.face) == [*range(len(CARDS))] for state in moments)


def test_no_instant_is_ever_in_the_pile(moments: list[AndroidsState]) -> None:
    assert all(state.pieces.face[piece] < FIRST_INSTANT for state in moments for piece in state.pile)


def test_the_assembly_is_material(moments: list[AndroidsState]) -> None:
    assert all(KIND[state.pieces.face[piece]] <= JUNK for state in moments for piece in state.assembly)


def test_it_is_told_who_laid_each_card_of_the_pile(moments: list[AndroidsState]) -> None:
    assert all(len(state.laid_by) == len(state.pile) for state in moments)


def test_all_know_what_lies_open(moments: list[AndroidsState]) -> None:
    for state in moments:
        for zone in (state.played, state.assembly, state.waiting, state.discard):
            assert all(state.pieces.seen[piece] == EVERYONE for piece in zone)


def test_everyone_knows_its_own_hand_and_nobody_the_deck(moments: list[AndroidsState]) -> None:
    for state in moments:
        assert not any(state.pieces.seen[piece] for piece in state.deck)
        for seat, hand in enumerate(state.hands):
            assert all(state.pieces.knows(seat, piece) for piece in hand)


def test_what_seats_keep_in_mind_is_in_the_pile_or_in_a_hand(moments: list[AndroidsState]) -> None:
    found = 0
    for state in moments:
        if not state.waiting and not state.assembly:
            there = [state.pieces.face[piece] for zone in (state.pile, *state.hands) for piece in zone]
            kept = [face for known in state.known for face in range(len(CARDS)) if known >> face & 1]
            found += len(kept)
            assert {*kept} <= {*there}
    assert found


def test_exactly_one_seat_owes_a_decision_until_the_match_is_over(moments: list[AndroidsState]) -> None:
    assert {len(GAME.to_act(state)) for state in moments if decides(state)} == {1}
    assert not any(GAME.to_act(state) for state in moments if state.phase is Phase.OVER)


def test_a_view_shows_no_face_that_does_not_lie_open(moments: list[AndroidsState]) -> None:
    for state in moments:
        if not state.house.look_again:
            open_zones = (state.played, state.assembly, state.waiting, state.discard)
            for viewer in (None, *range(len(state.hands))):
                allowed = {piece for zone in open_zones for piece in zone}
                allowed |= {*state.hands[viewer]} if viewer is not None else set()
                allowed |= {*state.shown} if state.shown_to in (viewer, -1) else set()
                shown = view(GAME, state, viewer).pieces.face
                assert {piece for piece, face in enumerate(shown) if face != HIDDEN} == allowed


def test_a_house_with_memory_shows_nothing_that_was_not_seen(moments: list[AndroidsState]) -> None:
    for state in moments:
        for viewer in range(len(state.hands)):
            shown = view(GAME, state, viewer).pieces.face
            seen = {piece for piece, face in enumerate(shown) if face != HIDDEN} - {*state.shown}
            assert all(state.pieces.knows(viewer, piece) for piece in seen)


def test_worlds_are_dealt_as_they_must_be(moments: list[AndroidsState]) -> None:
    for number, state in enumerate(moments):
        if not decides(state):
            continue
        viewer = number % len(state.hands)
        world = GAME.sample(state, viewer, Rng(number))
        face = world.pieces.face
        assert sorted(face) == [*range(len(CARDS))]
        assert all(face[piece] < FIRST_INSTANT for piece in world.pile)
        assert not any(world.known[viewer] >> face[piece] & 1 for piece in world.deck)
        placed = [piece for piece in range(len(CARDS)) if state.pieces.knows(viewer, piece)]
        assert all(face[piece] == state.pieces.face[piece] for piece in placed)


def test_no_event_tells_a_face_that_does_not_lie_open() -> None:
    for seed in range(4):
        luck = Rng(seed)
        state = GAME.new(4, settle(GAME.info, 4, {}), luck.fork())
        while acting := GAME.to_act(state):
            action = luck.pick(GAME.legal(state, acting[0]))
            tape = Seen()
            GAME.apply(state, action, tape)
            for event in tape.events:
                assert event.private or not isinstance(event, HUSHED) or not hasattr(event, "face")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_matches_at_random_end(seats: int) -> None:
    for seed in range(10):
        luck = Rng(seed)
        state = GAME.new(seats, settle(GAME.info, seats, {}), luck.fork())
        decisions = 0
        while acting := GAME.to_act(state):
            GAME.apply(state, luck.pick(GAME.legal(state, acting[0])))
            decisions += 1
            assert decisions < ENDLESS
        assert 0 <= state.winner < seats
