"""The table keeps its contract through all nine rounds with divisions, in matches in which the base cannot fall."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from monstrarium.engine.game import GameInfo
from monstrarium.engine.rng import Rng
from monstrarium.games.kit import Kit
from monstrarium.games.xenoshyft import KIT
from monstrarium.games.xenoshyft.rules import Xenoshyft
from tests.conformance import test_table as promises
from tests.support.matches import audience, play, session_of

DEFAULTS = {"training": True, "division": "lot"}


class Training(Xenoshyft):
    """The same rules with other defaults."""

    info: GameInfo = msgspec.structs.replace(
        Xenoshyft.info,
        options=tuple(
            [
                msgspec.structs.replace(option, default=DEFAULTS.get(option.key, option.default))
                for option in Xenoshyft.info.options
            ]
        ),
    )


LONG = msgspec.structs.replace(KIT, game=Training())


@pytest.mark.parametrize(
    "promise",
    [
        promises.test_every_offer_begins_exactly_one_plan,
        promises.test_every_plan_is_said_in_words_and_has_a_gesture_that_fits,
        promises.test_ids_are_unique_and_every_piece_lies_in_a_zone,
        promises.test_a_table_is_tidy_whatever_places_lie_on_it,
        promises.test_no_raw_names_are_read_on_the_table,
    ],
)
def test_through_all_nine_rounds(promise: Callable[[Kit], None]) -> None:
    promise(LONG)


def test_what_is_shown_of_nine_rounds_is_shown_on_things_that_are_there() -> None:
    session = play(LONG, session_of(LONG, 21), Rng(21))
    eyes = audience(LONG, session.truth(), None)
    shown = 0
    for node in range(1, len(session.record.moves) + 1):
        for frame in session.film(node, None):
            desc = LONG.presenter.describe(frame.view, eyes, ())
            things = {"", *promises.ids(desc)}
            for event in frame.events:
                flourish = LONG.presenter.flourish(event, frame.view, eyes)
                if flourish is not None:
                    shown += 1
                    assert {flourish.item, flourish.target, *flourish.also} <= things
    assert shown
