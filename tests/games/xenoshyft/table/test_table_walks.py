"""The table keeps its contract through all nine rounds with divisions, in matches in which the base cannot fall."""

from __future__ import annotations

import msgspec
import pytest

from monstrarium.engine.game import GameInfo
from monstrarium.engine.rng import Rng
from monstrarium.games.xenoshyft import KIT
from monstrarium.games.xenoshyft.rules import Xenoshyft
from tests.conformance import test_films as films
from tests.conformance import test_table as promises
from tests.conformance.together import Faults, expect, look
from tests.support.matches import play, session_of

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


SEED = 22


@pytest.fixture(scope="module")
def faults() -> Faults:
    found: Faults = {}
    look(LONG, promises.sights(LONG, (SEED,)), promises.at_every_table.checks, found)
    return found


@pytest.mark.parametrize("promise", [check.__name__ for check in promises.at_every_table.checks])
def test_through_all_nine_rounds(faults: Faults, promise: str) -> None:
    expect(promise, faults)


def test_a_table_is_tidy_through_all_nine_rounds() -> None:
    promises.test_a_table_is_tidy_whatever_places_lie_on_it(LONG)


def test_what_is_shown_of_nine_rounds_is_shown_on_things_that_are_there() -> None:
    session = play(LONG, session_of(LONG, SEED), Rng(SEED))
    found: Faults = {}
    look(LONG, films.films(session, (None,)), films.at_films_of_one_match.checks, found)
    assert found == {}
