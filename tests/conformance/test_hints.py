"""Wherever a seat is asked, a hint shows a legal move and a reason that names something on the table."""

from __future__ import annotations

from monstrarium.bots.levels import at_a_glance
from monstrarium.engine.course import set_out
from monstrarium.engine.rng import Rng
from monstrarium.games.kit import Kit
from monstrarium.ui.match.hints import move_for
from tests.support.positions import quick_positions
from tests.support.reasons import faults_of, table_of, why, words_on

HINTS = 1000
SEED = 5
SOME, CLOSELY = 400, 16
"""Of some positions, one in so many is looked at closely."""
COURSES = 6
"""How many of the courses of such a position are asked about."""


def test_a_hint_at_a_thousand_positions_is_legal_and_names_something(kit: Kit) -> None:
    known = frozenset[str]()
    for number, moment in enumerate(quick_positions(kit, HINTS, SEED)):
        seat = moment.action.seat
        (action,) = at_a_glance(kit.game, kit.hints, kit.game.sample(moment.state, seat, Rng(number)), seat)
        assert action in moment.offers
        reason = why(kit, moment.state, action, worlds=1)
        assert faults_of(reason) == [], reason
        if not any(word in reason for word in known):
            known = words_on(table_of(kit, moment.state, seat))
        assert any(word in reason for word in known) or any(map(str.isdigit, reason)), (action, reason)


def test_all_that_can_be_done_has_a_reason_and_a_place_on_the_table(kit: Kit) -> None:
    for number, moment in enumerate(quick_positions(kit, SOME, SEED + 1)):
        if number % CLOSELY:
            continue
        seat = moment.action.seat
        table = table_of(kit, moment.state, seat, moment.offers)
        known = words_on(table)
        courses = kit.courses(kit.game.sample(moment.state, seat, Rng(number)), seat) if kit.courses else ()
        for course in (*((offer,) for offer in moment.offers), *courses[:: 1 + len(courses) // COURSES]):
            reason = why(kit, moment.state, *course, worlds=1)
            assert faults_of(reason) == [], (course, reason)
            assert any(word in reason for word in known) or any(map(str.isdigit, reason)), (course, reason)
            move = move_for(table.affordances, course)
            assert move is not None
            assert set_out(kit.game, moment.state, move.plan) is not None
            assert course[0] in move.plan, (course, move.plan)


def test_a_hint_is_the_same_whatever_its_seat_cannot_know(kit: Kit) -> None:
    for number, moment in enumerate(quick_positions(kit, SOME, SEED + 2)):
        if number % CLOSELY == 0:
            seat = moment.action.seat
            other = kit.game.sample(moment.state, seat, Rng(number))
            for action in (moment.action, moment.offers[0], moment.offers[-1]):
                assert why(kit, moment.state, action) == why(kit, other, action)
