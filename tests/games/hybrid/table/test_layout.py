"""The table of HYBRID is laid out for what goes on and for the shape of the window; nothing lies on anything else."""

from __future__ import annotations

from itertools import combinations

import pytest

from monstrarium.engine.game import view
from monstrarium.games.hybrid.state import OFF, HybridState, Phase
from monstrarium.games.hybrid.table.layout import HIGH, SQUARE, Seating, board, desk, laboratory
from monstrarium.games.hybrid.table.presenter import PRESENTER
from monstrarium.table.desc import Rect, TableDesc, risen
from monstrarium.table.presenter import Audience
from monstrarium.ui.scene.geometry import cover
from monstrarium.ui.view.camera import ROOM
from tests.games.hybrid.scenario import GAME, lay, move
from tests.support.looking import box, within
from tests.support.matches import NAMES

SIZES = ((24, 16), (16, 16), (24, 24), (16, 32))
SHAPES = (1.0, 1.25, 1.4, 1.65, 1.8, 2.4)
WINDOWS = {(1048, 770): 44.0, (1688, 1050): 60.0}
"""By the pixels of the table in a window of 1280 x 800 and of 1920 x 1080: how wide a square has to be there."""
HALL = """
    ##############
    #............#
    #............#
    #............#
    ##############
"""


def places(where: Seating) -> list[Rect]:
    frame = (0.0, 0.0, *where.frame)
    piles = [where.deck, where.discard, where.events, where.spent]
    plaque = [] if where.sunk else [where.plaque]  # Else it lies over the laboratory, which can be scrolled.
    return [frame, where.other, where.roll, *piles, where.hand, *where.plates, *plaque]


def seen(state: HybridState, arrangement: str = "", shape: float = 1.4) -> TableDesc:
    """The table as the first side sees it."""
    audience = Audience(0, NAMES[:2], (0, 1), shape=shape, arrangement=arrangement)
    return PRESENTER.describe(view(GAME, state, 0), audience, tuple(GAME.legal(state, 0)))


@pytest.mark.parametrize("shape", SHAPES)
def test_no_place_lies_on_another_or_beside_the_table(shape: float) -> None:
    for size in SIZES:
        for waiting in (False, True):
            for where in (laboratory(size, shape, waiting), desk(size, shape)):
                rects = [*places(where), *([where.outside] if waiting and where.sunk else [])]
                assert not [pair for pair in combinations(rects, 2) if cover(*pair) > 1e-6]
                assert all(within(rect, (0.0, 0.0, *where.size)) for rect in rects)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_table_has_the_shape_of_its_window(shape: float) -> None:
    for where in (laboratory((24, 24), shape), desk((24, 24), shape)):
        assert where.size[0] / where.size[1] == pytest.approx(shape)


@pytest.mark.parametrize("window", WINDOWS)
def test_a_square_at_rest_is_wide_enough_for_a_figure(window: tuple[int, int]) -> None:
    wide, high = window
    for size in SIZES:
        where = laboratory(size, wide / high)
        unit = int(min(wide / (where.size[0] + 2 * ROOM), high / (where.size[1] + 2 * ROOM)))
        assert unit * where.nearer * SQUARE >= WINDOWS[window]


def test_the_laboratory_fills_the_table_while_it_is_played_in() -> None:
    where = laboratory((24, 24), 1.4)
    assert where.frame[0] * where.frame[1] > 0.65 * where.size[0] * where.size[1]


def test_the_whole_laboratory_lies_in_its_frame() -> None:
    for size in SIZES:
        for where in (laboratory(size, 1.4), desk(size, 1.4)):
            assert within(board(where), (0.0, 0.0, *where.frame))


def test_own_cards_are_large_and_look_over_the_edge_with_a_third() -> None:
    state = move(lay(HALL, "knight B3 E", "hybrid M3 W"), 0)
    state.hands[0] = state.deck[:5]
    table = seen(state)
    cards = [box(piece) for piece in table.pieces if piece.zone == "hand/0"]
    for _left, top, wide, high in cards:
        assert wide / table.size[1] == pytest.approx(118 / HIGH)
        assert (table.size[1] - top) / high == pytest.approx(1 / 3, abs=0.05)


def test_an_own_card_that_is_pointed_at_is_seen_whole_with_its_words() -> None:
    state = move(lay(HALL, "knight B3 E", "hybrid M3 W"), 0)
    state.hands[0] = state.deck[:5]
    for card in state.hands[0]:
        state.pieces.show(card, 0)
    table = seen(state)
    for piece in (each for each in table.pieces if each.zone == "hand/0"):
        up = risen(piece)
        assert within(box(up), (0.0, 0.0, *table.size))
        assert up.face == piece.read != piece.face
        assert len(up.face.labels) > 2


def test_cards_among_which_is_chosen_lie_whole_and_large() -> None:
    state = lay(HALL, "knight B3 E", "hybrid M3 W")
    state.phase, state.hands[0] = Phase.HAND, state.deck[:3]
    table = seen(state)
    for piece in table.pieces:
        if piece.zone == "hand/0":
            assert within(box(piece), (0.0, 0.0, *table.size))
            assert box(piece)[2] / table.size[1] > 112 / HIGH


def test_a_person_may_hold_the_whole_laboratory_or_the_own_cards() -> None:
    state = move(lay(HALL.replace("\n    #....", "\n    #....\n    #...." * 5), "knight B3 E", "hybrid M3 W"), 0)
    assert seen(state).nearer >= seen(state, "laboratory").nearer == 1.0
    frames = [table.frame[0] / table.size[0] for table in (seen(state), seen(state, "cards")) if table.frame]
    assert frames[1] < frames[0] / 2


def test_warriors_who_wait_outside_stand_in_a_place_of_their_own_and_can_be_seen() -> None:
    state = move(lay(HALL, "knight B3 E", "hybrid M3 W", *["hybrid off"] * 7), 0)
    table = seen(state)
    waiting = [piece for piece in table.pieces if piece.zone == "outside" and piece.stands is not None]
    assert len(waiting) == state.squares.count(OFF) == 7
    assert all(box(piece)[2] / table.size[1] > 24 / HIGH for piece in waiting)
