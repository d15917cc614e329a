"""A figurine in the hand shows where it can go, the cost, what it would see, and who would see it."""

from __future__ import annotations

import pytest

from monstrarium.engine.course import walk
from monstrarium.games.hybrid.actions import Announce, Halt, Leave, Place, Step
from monstrarium.games.hybrid.ground.plan import lab_of
from monstrarium.games.hybrid.ground.reach import reach, reach_of
from monstrarium.games.hybrid.state import OFF, HybridState, LastingCard, Mode
from monstrarium.games.hybrid.table.board import routes
from monstrarium.games.hybrid.table.board.routes import CORNER
from monstrarium.games.hybrid.table.drop_intents import why_no_drop
from monstrarium.games.hybrid.table.items import square_item
from monstrarium.games.hybrid.table.layout import Layout
from monstrarium.table.desc import Affordance, Gesture
from tests.games.hybrid.cards.event_play import sleeve
from tests.games.hybrid.scenario import EAST, GAME, NORTHEAST, can, cell, lay, move, reveal, step, turn, where
from tests.games.hybrid.table.seen import audience, described, foreseen, wash, way, ways

HALL = """
    ##############
    #............#
    #............#
    #............#
    ##############
"""
DOOR = """
    #########
    #...+...#
    #...#...#
    #########
"""
PIT = """
    #########
    #...X...#
    #########
"""


def hall() -> HybridState:
    """A knight in a hall, with its counter turned over."""
    return move(lay(HALL, "knight B3 E", "hybrid M3 W"), 0)


def test_every_square_within_reach_is_a_target_in_every_facing() -> None:
    state = hall()
    costs = reach_of(state, 0).costs
    found = [each for each in described(state).affordances if each.variant.isdecimal()]
    expected = sum(cost >= 0 for cost in costs) - 1  # To stand still is no action.
    assert len(found) == expected


def test_the_table_keeps_few_searches_and_none_where_bots_keep_theirs() -> None:
    reach.cache_clear()
    for column in "BCDEFGHIJ":
        described(move(lay(HALL, f"knight {column}3 E", "hybrid M3 W"), 0))
    assert routes._shown_lately.cache_info().currsize == routes.SHOWN
    assert reach.cache_info().currsize == 0


def test_a_mode_is_offered_that_ends_the_activation_before_anybody_knows_who_comes_next() -> None:
    state = reveal(lay(HALL, "knight B3 E", "hybrid M3 W"), 0)
    state.pinned, state.sequences, state.cursors = 1, [[0], [1]], [1, 0]
    offered = {each.plan for each in described(state).affordances}
    assert (Announce(0, Mode.OFFENSE),) in offered


def test_the_plan_for_a_square_leads_there() -> None:
    state = hall()
    for target, variant, facing in (("square/E3", "1", 1), ("square/D2", "3", 3), ("square/B2", "0", 0)):
        world = state.clone()
        deed = way(state, target, variant)
        assert walk(GAME, world, deed.plan) == len(deed.plan)
        assert (where(world, 0), world.facings[0]) == (target[7:], facing)


def test_the_cheapest_facing_comes_first() -> None:
    assert ways(hall(), "square/E3")[0].variant == "1"


GATE = """
    ########
    #......>
    #......#
    ########
"""


@pytest.mark.parametrize("facing", ["", "0", "1", "2", "3"])
def test_a_way_onto_an_exit_ends_straight_so_that_the_warrior_can_leave(facing: str) -> None:
    state = move(lay(GATE, "knight G3 N", "templar C3 E", "hybrid B2 W"), 0)
    deed = way(state, "square/H2", facing)
    trail = foreseen(state, "warrior/0", deed).trail
    assert walk(GAME, state, deed.plan) == len(deed.plan)
    assert where(state, 0) == "H2"
    assert can(state, Leave(0))
    assert f": {trail[-1][2]} Movement point" in deed.label


def test_where_no_straight_way_leaves_a_point_for_the_exit_the_cheapest_says_that_nobody_leaves_after_it() -> None:
    state = move(lay(GATE, "knight G3 E", "templar G2 E", "hybrid B2 W"), 0)
    deed = way(state, "square/H2")
    assert deed.label.endswith("nobody but the Puny leaves right after a diagonal step")
    assert deed.plan == (Step(0, NORTHEAST),)


def test_the_ghost_stands_on_the_square_and_looks_there() -> None:
    ghost = way(hall(), "square/E3", "2").ghost
    assert ghost is not None
    assert ghost.face.art == "hybrid/base/griffin-2"


def test_a_turn_on_the_spot_is_a_way_to_the_own_square() -> None:
    deed = way(hall(), "square/B3", "2")
    assert deed.label == "Turn to face south"
    assert len(deed.plan) == 1


def test_a_way_through_a_door_opens_it() -> None:
    state = move(lay(DOOR, "knight D2 E", "hybrid H3 W"), 0)
    world = state.clone()
    walk(GAME, world, way(state, "square/F2").plan)
    assert where(world, 0) == "F2"
    assert not world.shut


def test_a_step_where_nobody_stops_can_still_be_made() -> None:
    state = move(lay(HALL, "knight B3 E", "knight C3 E", "hybrid M3 W"), 0)
    deed = way(state, "square/C3")
    assert deed.plan == (Step(0, EAST),)
    assert deed.label.endswith("and on from there")


def test_a_way_over_a_pit_says_so() -> None:
    state = move(lay(PIT, "knight B2 E", "hybrid H2 W"), 0)
    assert "over a pit" in way(state, "square/F2").label


def test_the_points_left_stand_on_the_squares() -> None:
    state = hall()
    found = foreseen(state, "warrior/0")
    left = {(x + CORNER, y + CORNER): text for x, y, text in found.captions}
    trail = foreseen(state, "warrior/0", way(state, "square/E3")).trail
    (text,) = [each for place, each in left.items() if place == pytest.approx(trail[-1][:2])]
    assert text == str(state.points - 3)


def test_the_trail_says_what_each_square_has_cost() -> None:
    found = foreseen(hall(), "warrior/0", way(hall(), "square/E3", "1"))
    assert [text for _x, _y, text in found.trail] == ["", "1", "2", "3"]


def test_what_would_be_seen_from_there_is_lit_and_the_rest_dark() -> None:
    state = hall()
    here = foreseen(state, "warrior/0")
    there = foreseen(state, "warrior/0", way(state, "square/E3", "3"))
    assert len(wash(here, "seen").places) > len(wash(there, "seen").places)
    assert wash(here, "dark").places


def test_a_warrior_that_sees_the_end_of_the_way_is_named() -> None:
    state = hall()
    assert foreseen(state, "warrior/0").threats == ()
    assert foreseen(state, "warrior/0", way(state, "square/E3")).threats == ("warrior/1",)


def test_squares_where_an_enemy_would_see_the_warrior_are_in_danger_and_no_others() -> None:
    state, found = hall(), foreseen(hall(), "warrior/0")
    layout = Layout(state, audience())
    for kind, threats in (("danger", ("warrior/1",)), ("reach", ())):
        for place in wash(found, kind).places:
            square = next(each for each in range(lab_of(state.plan).width * 5) if layout.square(each) == place)
            if square != state.squares[0]:
                assert (
                    foreseen(state, "warrior/0", way(state, square_item(lab_of(state.plan), square))).threats == threats
                )


def test_an_aura_is_a_ring_as_far_as_it_reaches_and_golden_when_raised() -> None:
    state = lay(HALL, "ambrosius G3 E", "hybrid M3 W")
    (ring,) = foreseen(state, "warrior/0").rings
    squares = Layout(state, audience())
    left, top, wide, high = squares.square(cell(state, "C1"))
    assert ring.place == pytest.approx((left, top, 9 * wide, 5 * high))
    assert ring.role == "soft"
    piece = sleeve("battle-hymn")
    state.spells.append(LastingCard(piece, state.pieces.face[piece], 0, 0, 0, 0))
    assert [each.role for each in foreseen(state, "warrior/0").rings] == ["gold"]
    assert foreseen(state, "warrior/1").rings == ()


def test_a_trail_follows_the_search() -> None:
    state = hall()
    trail = reach_of(state, 0).trail(cell(state, "C2"), 1)
    assert [square for square, _cost in trail] == [cell(state, "B3"), cell(state, "C2")]
    assert lab_of(state.plan).width == 14


def test_ways_go_on_after_a_step_with_what_is_left() -> None:
    state = hall()
    step(state, EAST)
    turn(state, 2)
    assert way(state, "square/E3").label.startswith("To E3, facing ")
    assert max(reach_of(state, 0).costs) <= state.points


def test_a_warrior_that_is_taken_back_shows_what_it_sees_where_it_stands() -> None:
    state = lay(HALL, "knight B3 E", "hybrid M3 W")
    back = Affordance((Place(0, 0, OFF, 0),), Gesture.DRAG, "", "warrior/0", "tray")
    assert foreseen(state, "warrior/0", back) == foreseen(state, "warrior/0")


def test_an_enemy_beside_is_struck_after_a_turn_and_the_odds_say_so() -> None:
    state = move(lay(HALL, "knight D3 E", "hybrid D2 S"), 0)
    deed = next(each for each in ways(state, "warrior/1") if each.direct)
    world = state.clone()
    assert deed.label == "Turn to face north and strike Hybrid"
    assert deed.note.endswith("%, after turning")
    assert walk(GAME, world, deed.plan[:-1]) == len(deed.plan) - 1
    assert GAME.why_not(world, deed.plan[-1]) == ""


def test_an_enemy_in_front_is_struck_as_one_stands() -> None:
    state = move(lay(HALL, "knight D3 E", "hybrid E3 S"), 0)
    deed = next(each for each in ways(state, "warrior/1") if each.direct)
    assert "turn" not in deed.label.lower() + deed.note


def test_an_enemy_behind_is_shot_after_a_turn_and_the_odds_say_so() -> None:
    state = move(lay(HALL, "ranger H3 E", "hybrid C3 E", "hybrid L3 W"), 0, Mode.FIRING)
    behind, before = ([each for each in ways(state, f"warrior/{enemy}") if each.direct] for enemy in (1, 2))
    assert len(behind) == len(before) == 1
    world = state.clone()
    assert behind[0].label == "Turn to face west and shoot at Hybrid 1"
    assert behind[0].note.endswith("%, after turning")
    assert walk(GAME, world, behind[0].plan[:-1]) == len(behind[0].plan) - 1
    assert GAME.why_not(world, behind[0].plan[-1]) == ""
    assert "turn" not in before[0].label.lower() + before[0].note


def test_a_warrior_that_was_just_revealed_shows_how_far_it_can_ever_go() -> None:
    state = reveal(lay(HALL, "knight B3 E", "hybrid M3 W"), 0)
    far = way(state, "square/K3")
    assert [manner.label for manner in far.ways] == ["Basic Move"]
    found = foreseen(state, "warrior/0", far)
    assert found.trail[-1][2] == "9"


def test_what_lies_too_far_even_for_moving_is_told_at_the_drop() -> None:
    state = reveal(lay(HALL, "knight B3 E", "hybrid M3 W"), 0)
    why = why_no_drop(state, audience(0), "warrior/0", "square/M2")
    assert why == "It takes 11 Movement points to get to M2; 9 left."


def test_one_drag_leads_through_the_mode_the_way_and_the_stop() -> None:
    state = reveal(lay(HALL, "knight B3 E", "hybrid M3 W"), 0)
    deed = way(state, "square/E3", "1")
    assert deed.plan[0] == Announce(0, Mode.OFFENSE)
    assert [type(action) for action in deed.plan[-2:]] == [Step, Halt]
    for manner in deed.ways:
        world = state.clone()
        assert walk(GAME, world, manner.plan) == len(manner.plan)
        assert (where(world, 0), world.seat) == ("E3", 1)


def test_a_drag_offers_the_levels_of_moving_in_their_order() -> None:
    state = reveal(lay(HALL, "ranger B3 E", "hybrid M3 W"), 0)
    labels = [each.label for each in way(state, "square/E3").ways]
    moves = ["Basic Move", "Novice Move", "Skilled Move", "Expert Move", "Master Move"]
    assert labels == ["Offensive Combat", "Basic Parry", "Novice Parry", "Skilled Parry", "Firing", *moves]


def test_the_odds_of_a_strike_are_those_at_the_end_of_the_way_whoever_lies_in_ambush_beside_it() -> None:
    state = reveal(lay(HALL, "knight C3 E", "hybrid H3 E", "needler E2 S"), 0)
    state.ambush.append(2)
    deed = next(each for each in ways(state, "warrior/1") if each.ways)
    assert deed.note == deed.ways[0].label.rpartition(": ")[2]
