"""The id of a piece tells nothing about its face after a shuffle."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from monstrarium.engine.pieces import EVERYONE, HIDDEN, Pieces
from monstrarium.engine.rng import Rng

WORDS = st.integers(0, 2**64 - 1)


def table() -> Pieces:
    """Six pieces: 0 known to nobody, 1 to seat 0, 2 to seat 1, 3 to both, 4 to everyone, 5 to nobody."""
    pieces = Pieces.of([10, 11, 12, 13, 14, 15])
    pieces.show(1, 0)
    pieces.show(2, 1)
    pieces.show(3, 0)
    pieces.show(3, 1)
    pieces.show(4, None)
    return pieces


def test_nobody_knows_a_fresh_piece() -> None:
    pieces = Pieces.of([1, 2])
    assert not any(pieces.knows(seat, piece) for seat in (None, 0, 5) for piece in (0, 1))


def test_a_seat_knows_what_it_was_shown() -> None:
    assert [table().knows(0, piece) for piece in range(6)] == [False, True, False, True, True, False]


def test_an_onlooker_knows_what_everyone_does() -> None:
    assert [table().knows(None, piece) for piece in range(6)] == [False, False, False, False, True, False]


def test_a_forgotten_piece_is_known_to_nobody() -> None:
    pieces = table()
    pieces.forget(4)
    assert not pieces.knows(None, 4)
    assert not pieces.knows(0, 4)


def test_a_view_shows_a_seat_what_it_knows_and_nothing_else() -> None:
    pieces = table()
    pieces.hide_from(0)
    assert pieces.face == [HIDDEN, 11, HIDDEN, 13, 14, HIDDEN]


def test_a_view_shows_an_onlooker_what_lies_open() -> None:
    pieces = table()
    pieces.hide_from(None)
    assert pieces.face == [HIDDEN, HIDDEN, HIDDEN, HIDDEN, 14, HIDDEN]


@given(WORDS)
def test_a_shuffle_deals_the_same_faces_into_the_same_pieces(word: int) -> None:
    pieces = table()
    pieces.shuffle([5, 1, 4], Rng(word))
    assert sorted(pieces.face[piece] for piece in (1, 4, 5)) == [11, 14, 15]
    assert [pieces.face[piece] for piece in (0, 2, 3)] == [10, 12, 13]


@given(WORDS)
def test_nobody_knows_a_piece_after_a_shuffle(word: int) -> None:
    pieces = table()
    pieces.shuffle([1, 3, 4], Rng(word))
    assert [pieces.seen[piece] for piece in (1, 3, 4)] == [0, 0, 0]
    assert pieces.knows(1, 2)


def test_only_who_laid_pieces_unseen_knows_which_is_where() -> None:
    pieces = table()
    pieces.lay_unseen(1, [1, 3, 4], [4, 1, 3])
    assert [pieces.face[piece] for piece in (1, 3, 4)] == [14, 11, 13]
    assert [[pieces.knows(seat, piece) for piece in (1, 3, 4)] for seat in (0, 1)] == [[False] * 3, [True] * 3]


def test_a_single_piece_that_is_laid_unseen_is_as_known_as_before() -> None:
    pieces = table()
    pieces.lay_unseen(1, [1], [1])
    assert pieces == table()


@given(WORDS)
def test_dealing_anew_leaves_what_the_viewer_knows(word: int) -> None:
    pieces = table()
    pieces.redeal(0, Rng(word))
    assert [pieces.face[piece] for piece in (1, 3, 4)] == [11, 13, 14]
    assert sorted(pieces.face) == [10, 11, 12, 13, 14, 15]
    assert pieces.seen == table().seen


@given(WORDS)
def test_dealing_anew_does_not_depend_on_the_truth(word: int) -> None:
    one, other = table(), table()
    other.face[0], other.face[2] = other.face[2], other.face[0]
    one.redeal(0, Rng(word))
    other.redeal(0, Rng(word))
    assert one == other


@given(WORDS)
def test_dealing_anew_within_a_group_leaves_the_others(word: int) -> None:
    pieces = table()
    pieces.redeal(0, Rng(word), among=[0, 1, 5])
    assert sorted((pieces.face[0], pieces.face[5])) == [10, 15]
    assert pieces.face[1:5] == [11, 12, 13, 14]


def test_dealing_anew_brings_every_world_in_time() -> None:
    worlds = set()
    for seed in range(60):
        pieces = table()
        pieces.redeal(0, Rng(seed))
        worlds.add(tuple(pieces.face))
    assert len(worlds) == 6


def test_everyone_is_eight_seats() -> None:
    pieces = table()
    for seat in range(8):
        pieces.show(0, seat)
    assert pieces.seen[0] == EVERYONE
    assert pieces.knows(None, 0)
