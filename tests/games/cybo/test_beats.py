"""The table shows one roll beat by beat."""

from __future__ import annotations

from monstrarium.engine.event import Event
from monstrarium.games.cybo.actions import Roll
from monstrarium.games.cybo.board import NUMBERS
from monstrarium.games.cybo.state import CyboState, Phase
from monstrarium.games.cybo.table.faces import plate_states
from monstrarium.games.cybo.table.presenter import PRESENTER
from tests.games.cybo.scenario import Table, word_for
from tests.games.cybo.table import audience


class Reel:
    """Keeps a description of the table at every beat."""

    def __init__(self, state: CyboState) -> None:
        self.state = state
        self.views: list[CyboState] = []

    def emit(self, event: Event) -> None: ...

    def beat(self) -> None:
        self.views.append(self.state.clone())


def film(*numbers: int) -> list[CyboState]:
    """The tables at the beats of the last of some rolls, and after it."""
    table = Table().roll(*numbers[:-1])
    table.state.rng.word = word_for(numbers[-1])
    reel = Reel(table.state)
    table.rules.apply(table.state, Roll(0), reel)
    reel.beat()
    return reel.views


def test_the_die_rests_before_the_plates_light() -> None:
    tumbling, after = film(1, 5)
    assert (tumbling.die, tumbling.rolls) == (5, (1,))
    assert after.rolls == (1, 5)


def test_a_trinity_lights_before_it_is_written_and_then_the_die_moves_on() -> None:
    tumbling, complete, scored, after = film(1, 5, 9)
    assert plate_states(tumbling)[9] == "open"
    assert plate_states(complete) == {number: "rolled" if number in (1, 5, 9) else "dark" for number in NUMBERS}
    assert complete.rows == []
    assert plate_states(scored) == {number: "scored" if number in (1, 5, 9) else "dark" for number in NUMBERS}
    assert scored.phase is Phase.SCORED
    assert scored.rows[0].points == 9
    assert after.seat == 1


def test_a_dead_turn_goes_dark_before_the_die_moves_on() -> None:
    _tumbling, scored, after = film(1, 8)
    assert set(plate_states(scored).values()) == {"rolled", "dark"}
    assert PRESENTER.describe(scored, audience(Table()), ()).banner == "Ada writes down nothing."
    assert after.seat == 1


def test_a_quad_lights_the_whole_column() -> None:
    _tumbling, scored, _after = film(1, 2, 3, 4)
    assert {number for number, look in plate_states(scored).items() if look == "scored"} == {1, 2, 3, 4}
    _tumbling, scored, _after = film(1, 2, 3, 9)
    assert {number for number, look in plate_states(scored).items() if look == "scored"} == {1, 2, 3}
    assert PRESENTER.describe(scored, audience(Table()), ()).banner == "Ada writes down 3 points."
