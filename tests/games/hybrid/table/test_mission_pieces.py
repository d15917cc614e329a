"""The table shows the objectives, tanks, gas and exits of missions, and their questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from monstrarium.content.places import resources
from monstrarium.engine.event import Event
from monstrarium.engine.game import view
from monstrarium.games.hybrid.events import missions
from monstrarium.games.hybrid.state import OFF, HybridState
from monstrarium.games.hybrid.table.presenter import PRESENTER
from monstrarium.table.desc import Gesture, Piece, TableDesc
from monstrarium.table.presenter import Audience
from tests.games.hybrid.missions.moments import claim, fell, round_began
from tests.games.hybrid.missions.test_matrix import fallen
from tests.games.hybrid.missions.test_walks import HALLS, walks
from tests.games.hybrid.scenario import GAME, cell, lay, move
from tests.support.matches import Seen

EYES = tuple(Audience(viewer, ("Ada", "Bo"), (0, 1)) for viewer in (0, 1))


def shown(state: HybridState, viewer: int) -> TableDesc:
    """The table as a side sees it."""
    return PRESENTER.describe(view(GAME, state, viewer), EYES[viewer], tuple(GAME.legal(state, viewer)))


def piece(state: HybridState, name: str) -> Piece | None:
    """A piece on the table; None if it is not there."""
    desc = PRESENTER.describe(view(GAME, state, 0), EYES[0], ())
    return next((each for each in desc.pieces if each.id == name), None)


def tables(mission: str) -> Iterator[tuple[HybridState, int, TableDesc]]:
    """The table as both sides see it at some moments."""
    for state, _action in walks(mission)[::23]:
        for viewer in (0, 1):
            yield state, viewer, shown(state, viewer)
    asked = [state for state, _action in walks(mission) if state.pending is not None and state.trial is None]
    for state in asked[:8]:
        for viewer in (0, 1):
            yield state, viewer, shown(state, viewer)


each_mission = pytest.mark.parametrize("mission", HALLS)


@each_mission
def test_every_offer_begins_a_plan_with_things_that_are_there(mission: str) -> None:
    for state, viewer, desc in tables(mission):
        things = {zone.id for zone in desc.zones} | {each.id for each in desc.pieces}
        first = Counter(each.plan[0] for each in desc.affordances)
        assert set(first) == set(GAME.legal(state, viewer))
        for each in desc.affordances:
            assert each.label
            assert each.gesture is Gesture.BUTTON or each.source in things


@each_mission
def test_everything_has_a_name_of_its_own_a_tip_a_drawing_and_a_sheet(mission: str) -> None:
    for state, viewer, desc in tables(mission):
        names = [each.id for each in desc.pieces]
        assert len(set(names)) == len(names)
        for each in desc.pieces:
            assert each.tip
            assert not each.face.art or (resources() / "art" / f"{each.face.art}.svg").is_file()
            if each.id.startswith(("objective/", "tank/", "gas/")):
                assert PRESENTER.inspect(view(GAME, state, viewer), EYES[viewer], each.id) is not None


@each_mission
def test_everything_that_happens_is_told_to_both_sides(mission: str) -> None:
    for state, action in walks(mission)[::5]:
        if action is None:
            continue
        world, tape = state.clone(), Seen()
        GAME.apply(world, action, tape)
        for event in tape.events:
            for viewer in (0, 1):
                if not event.private or event.seat == viewer:
                    line = PRESENTER.line(event, view(GAME, world, viewer), EYES[viewer])
                    shown = PRESENTER.flourish(event, view(GAME, world, viewer), EYES[viewer])
                    words = [line.text if line else "told", shown.text if shown and shown.text else "shown"]
                    assert all(each.strip() and "{" not in each for each in words)


def told(state: HybridState, events: list[Event], kind: type[Event]) -> list[str]:
    """The lines of the log for events of a kind."""
    lines = [PRESENTER.line(event, view(GAME, state, 0), EYES[0]) for event in events if isinstance(event, kind)]
    return [line.text for line in lines if line is not None]


HALL = """
    ########
    >......>
    #..1...#
    #......#
    #......>
    ########
"""


def carried() -> HybridState:
    state = lay(HALL, "knight D3 E", "templar B4 E", "hybrid G4 W", mission="prowlers")
    claim(state, 0)
    return state


def test_an_objective_that_is_carried_lies_small_beside_its_bearer() -> None:
    state = lay(HALL, "knight D3 E", "hybrid G4 W", mission="prowlers")
    before = piece(state, "objective/0")
    claim(state, 0)
    after = piece(state, "objective/0")
    assert before is not None
    assert after is not None
    assert after.size < before.size
    assert after.tip == "Gem of Darkness, carried by Knight of the Lodge"


def test_exits_that_are_closed_are_barred() -> None:
    state = lay(HALL, "knight D3 E", "hybrid G4 W", mission="prowlers")
    barred = piece(state, "access/0")
    assert barred is not None
    assert barred.tip == "Way out, closed"
    claim(state, 0)
    free = piece(state, "access/0")
    assert free is not None
    assert free.tip == "Way out"
    assert free.face != barred.face


def test_the_arrows_of_exits_point_out_of_the_laboratory() -> None:
    rows = """
        ##>###
        #....#
        >....>
        #....#
        ###>##
    """
    state = lay(rows, "misericord B2 E", "demian C2 E", "hybrid D4 W", mission="scarlet-hive")
    exits = [piece(state, f"access/{2 * number}") for number in range(4)]
    assert [each.pose.turn for each in exits if each is not None] == [0.0, 270.0, 90.0, 180.0]


def test_no_counter_lies_beside_a_clone_that_is_not_awake() -> None:
    state = fallen()
    state.sequences, state.cursors = [[0], [2, 1]], [1, 0]
    GAME.apply(state, GAME.legal(state, 1)[0])
    names = {each.id for each in shown(state, 1).pieces}
    assert "order/2" in names
    assert "order/1" not in names


def test_gas_is_shown_as_long_as_there_is_any() -> None:
    state = lay(HALL, "knight D3 E", "hybrid G4 W", mission="diaries")
    assert piece(state, "gas/0") is not None
    claim(state, 0)
    assert piece(state, "gas/0") is None


def test_activating_is_a_button_with_the_name_of_the_objective() -> None:
    state = lay(HALL, "knight D3 E", "hybrid G4 W", mission="diaries")
    move(state, 0)
    assert "Activate: Gas valve" in {each.label for each in shown(state, 0).affordances}


def test_the_log_tells_what_was_taken_dropped_and_opened() -> None:
    state = lay(HALL, "knight D3 E", "templar B4 E", "hybrid G4 W", mission="prowlers")
    events = claim(state, 0)
    assert told(state, events, missions.ObjectiveTaken) == ["Knight of the Lodge takes: Gem of Darkness."]
    assert told(state, events, missions.GateOpened)[0] == "There is a way out at A2 now."
    state.squares[0] = cell(state, "C3")
    lost = fell(state, 0, 2)
    assert told(state, lost, missions.ObjectiveDropped) == ["Dropped at C3: Gem of Darkness."]


def test_it_tells_what_was_rolled_for_the_exits() -> None:
    state = carried()
    events = round_began(state, 5, 3)
    assert told(state, events, missions.ClockworkRolled) == ["Ada rolls 3: the exits slam shut!"]


def test_a_tank_is_chosen_by_its_square() -> None:
    labels = [each.label for each in shown(fallen(), 1).affordances]
    assert labels == ["Into the tank at G2", "Into the tank at G3"]


def test_sleepers_are_told_from_those_who_act() -> None:
    state = lay(HALL, "knight D3 E", "hybrid G4 W", mission="venom")
    state.asleep = 0b10
    sleeper = piece(state, "warrior/1")
    assert sleeper is not None
    assert sleeper.tip.endswith("not activated yet")


def read(state: HybridState, item: str) -> str:
    """The text of the inspector for an item."""
    sheet = PRESENTER.inspect(view(GAME, state, 0), EYES[0], item)
    assert sheet is not None, item
    return "\n".join([sheet.title, sheet.text, *[f"{name}: {fact}" for name, fact in sheet.facts]])


def test_an_objective_says_what_it_is_whose_it_is_and_what_comes_of_it() -> None:
    state = lay(HALL, "knight D3 E", "hybrid G4 W", mission="prowlers")
    words = read(state, "objective/0")
    assert words.startswith("Gem of Darkness\n")
    assert "may take it up and carry it" in words
    assert "Whoever falls drops the gem." in words
    assert "For: either side" in words
    claim(state, 0)
    assert "Carried by: Knight of the Lodge" in read(state, "objective/0")


def test_a_way_out_says_whether_it_is_open_and_what_opens_it() -> None:
    state = lay(HALL, "knight D3 E", "hybrid G4 W", mission="prowlers")
    closed = read(state, "access/0")
    claim(state, 0)
    assert "Closed: nobody gets through." in closed
    assert "All exits are closed until the gem is taken up" in closed
    assert "Closed" not in read(state, "access/0")


@each_mission
def test_everything_in_a_laboratory_can_be_read(mission: str) -> None:
    state, _action = next(iter(walks(mission)))
    desc = shown(state, 0)
    for item in [each.id for each in desc.pieces]:
        sheet = PRESENTER.inspect(view(GAME, state, 0), EYES[0], item)
        assert sheet is not None, item
        assert sheet.title, item


def test_a_warrior_that_waits_outside_stands_clear_of_the_dice_with_its_counter() -> None:
    rows = "\n".join(["#" * 24, *["#" + "." * 22 + "#"] * 14, "#" * 24])
    state = lay(rows, "knight D3 E", "purifier D4 E", "hybrid G4 W")
    state.squares[1] = OFF
    desc = {each.id: each for each in PRESENTER.describe(view(GAME, state, 0), EYES[0], ()).pieces}
    waits, counter, die = desc["warrior/1"], desc["order/1"], desc["die/0"]
    assert waits.zone == "outside"
    assert waits.pose.y - waits.pose.scale > die.pose.y
    assert abs(counter.pose.x - waits.pose.x) < waits.pose.scale


def test_the_light_shines_on_the_warrior_that_is_activated_outside() -> None:
    state = move(lay(HALL, "knight D3 E", "hybrid G4 W"), 0)
    state.squares[0] = OFF
    desc = {each.id: each for each in shown(state, 0).pieces}
    assert (desc["light/0"].pose.x, desc["light/0"].pose.y) == (desc["warrior/0"].pose.x, desc["warrior/0"].pose.y)
