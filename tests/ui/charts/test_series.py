"""The values behind the charts follow the match and keep its secrets."""

from __future__ import annotations

from typing import Any

import pytest

from monstrarium.engine.game import Chances
from monstrarium.engine.plain import Seat, State
from monstrarium.engine.session import Session
from monstrarium.games import load
from monstrarium.games.kit import Kit
from monstrarium.ui.charts.series import Luck, Point, Series, by_turn, luck_in_words, stages_of
from tests.support import pantry
from tests.ui.widgets import played

CYBO, XYBRID = load("cybo"), load("xybrid")


def finished(series: Series) -> list[Point]:
    while not series.is_done():
        series.advance()
    return series.points


class Watchful:
    """Hints that record the states they were asked about."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def chances(self, state: State) -> Chances:
        self.shown.append(state)
        return Chances((0.25, 0.75), exact=True)


def with_hints(kit: Kit, hints: Any) -> Kit:
    return Kit(kit.game, kit.presenter, hints)


def test_every_node_of_the_line_has_its_point() -> None:
    session = played(CYBO, moves=20)
    assert [point.node for point in finished(Series(session, CYBO, None))] == [0, *session.record.line()]


def test_scores_end_where_the_match_stands() -> None:
    session = played(CYBO)
    last = finished(Series(session, CYBO, None))[-1]
    assert last.scores == session.game.standing(session.truth())


def test_chances_are_shares_of_one() -> None:
    points = finished(Series(played(CYBO, moves=30), CYBO, None))
    assert all(sum(point.chances) == pytest.approx(1.0) for point in points)


def test_at_the_end_the_winners_share_the_chances() -> None:
    session = played(CYBO)
    outcome = session.outcome()
    assert outcome is not None
    winners = outcome.places.count(1)
    last = finished(Series(session, CYBO, None))[-1]
    assert last.exact
    assert last.chances == tuple((place == 1) / winners for place in outcome.places)


def test_luck_adds_up_to_the_score() -> None:
    last = finished(Series(played(CYBO), CYBO, None))[-1]
    assert tuple(luck.actual for luck in last.luck) == last.scores


def test_a_growing_match_keeps_the_points_it_has() -> None:
    session = played(CYBO, moves=10)
    series = Series(session, CYBO, None)
    before = list(finished(series))
    session.submit(session.offers(session.to_act()[0])[0])
    series.follow()
    assert series.points == before
    assert not series.is_done()
    assert len(finished(series)) == len(before) + 1


def test_another_line_keeps_what_it_shares() -> None:
    session = played(CYBO, moves=10)
    series = Series(session, CYBO, None)
    finished(series)
    session.play_on(4)
    session.submit(session.offers(session.to_act()[0])[0])
    series.follow()
    assert [point.node for point in finished(series)] == [0, 1, 2, 3, 4, 11]


def test_a_line_that_was_left_can_be_asked_for() -> None:
    session = played(CYBO, moves=10)
    session.play_on(4)
    series = Series(session, CYBO, None)
    series.follow(10)
    assert finished(series)[-1].node == 10


def test_an_onlooker_learns_no_chances_from_hidden_hands() -> None:
    hints = Watchful()
    session = played(pantry.KIT, moves=12)
    points = finished(Series(session, with_hints(pantry.KIT, hints), None))
    assert all(point.chances == () for point in points)
    assert hints.shown == []


def test_a_seat_is_told_estimates_from_worlds_it_can_imagine() -> None:
    hints = Watchful()
    session = played(pantry.KIT, moves=12)
    viewer: Seat = 0
    points = finished(Series(session, with_hints(pantry.KIT, hints), viewer))
    assert all(not point.exact and point.chances for point in points)
    truths = [session.truth(point.node) for point in points]
    assert not any(shown == truth for shown in hints.shown for truth in truths)


def test_the_end_of_a_match_opens_everything() -> None:
    session: Session[Any] = played(pantry.KIT, moves=12)
    series = Series(session, with_hints(pantry.KIT, Watchful()), None)
    finished(series)
    played(pantry.KIT, session=session)
    series.follow()
    assert all(point.exact for point in finished(series))


def test_another_viewer_begins_anew() -> None:
    series = Series(played(pantry.KIT, moves=12), with_hints(pantry.KIT, Watchful()), 0)
    finished(series)
    series.look_as(None)
    assert series.points == []


def test_parts_of_the_match_begin_where_their_name_changes() -> None:
    stages = ("Day", "Day", "Night", "Night", "")
    points = [Point(node, 1, (), (), False, (), stage=stage) for node, stage in enumerate(stages)]
    assert stages_of(points) == [(0, "Day"), (2, "Night")]


def test_a_race_of_the_games_own_ends_with_the_scores_of_the_match() -> None:
    points = finished(Series(played(XYBRID), XYBRID, None))
    assert tuple(sum(row) for row in points[-1].tallies[0]) == points[-1].scores
    assert [name for _at, name in stages_of(points)] == [f"Round {number} of 3" for number in (1, 2, 3)]


def test_turns_are_the_places_where_the_number_grows_and_the_last() -> None:
    points = [Point(node, turn, (), (), False, ()) for node, turn in enumerate((1, 1, 2, 2, 2, 3, 3))]
    assert by_turn(points) == [0, 2, 5, 6]


@pytest.mark.parametrize(
    ("luck", "sentence"),
    [
        ([Luck(), Luck()], "Chance has not spoken yet."),
        ([Luck(3.2, 3), Luck(3.0, 3)], "Chance has treated everybody as was to be expected."),
        ([Luck(20.36, 27), Luck(20, 20)], "Ada had luck: 27 points instead of 20.4."),
        (
            [Luck(9.0, 3), Luck(9.0, 16)],
            "Bo had luck: 16 points instead of 9.0. Ada had bad luck: 3 points instead of 9.0.",
        ),
    ],
)
def test_luck_is_told_in_plain_words(luck: list[Luck], sentence: str) -> None:
    assert luck_in_words(luck, ["Ada", "Bo"]) == sentence
