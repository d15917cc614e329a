"""Hands buy, deploy, equip and react on the table of XenoShyft, in any order and for one another."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from monstrarium.games.kit import EVERY_TIME
from monstrarium.games.xenoshyft.actions import Buy, Deploy, Equip, Pass, Play, Ready, Spend
from monstrarium.games.xenoshyft.combat.windows import can_react
from monstrarium.games.xenoshyft.state import REACT, Phase, XenoshyftState
from monstrarium.language.words import said
from tests.ui import hands
from tests.ui.games.xenoshyft.hands import (
    ANN,
    WITH_A_BOT,
    all_ready,
    begin_at,
    move_of,
    moves_of,
    over_to,
    reply,
    say_ready,
    sit_down,
    state_of,
)
from tests.ui.sitting import Sit, Sitting

LEFT = Qt.MouseButton.LeftButton


@pytest.mark.parametrize("way", hands.WAYS)
def test_a_card_is_bought_with_what_is_in_the_hand(sit: Sit, way: hands.Way) -> None:
    sitting = sit()
    sit_down(sitting)
    bought = move_of(sitting, Buy)

    way(sitting, bought)
    sitting.settle()

    state = state_of(sitting)
    assert bought.plan[-1].piece in state.hands[0]
    assert {type(action) for action in sitting.done()} == {Spend, Buy}


def test_xenosathem_is_dragged_to_what_may_be_spent(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting)
    crystal = next(move for move in moves_of(sitting, Spend) if move.source)

    sitting.drag(crystal.source, "purse/0")

    assert state_of(sitting).resources == [1, 0]


def test_xenosathem_that_is_dropped_nowhere_says_what_it_can_do(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting)
    crystal = next(move for move in moves_of(sitting, Spend) if move.source)
    start = hands.grip(sitting, crystal.source)

    hands.carry(sitting, start, start + QPoint(30, -12))

    assert sitting.done() == []
    assert sitting.heard[-1] == "It is spent by a click, or by dropping it on your resources."


@pytest.mark.parametrize("target", ["swarm/0", "front/0", "pool/0"])
def test_xenosathem_that_is_dropped_on_something_else_says_how_it_is_spent(sit: Sit, target: str) -> None:
    sitting = sit()
    sit_down(sitting)
    crystal = next(move for move in moves_of(sitting, Spend) if move.source)

    hands.carry(sitting, hands.grip(sitting, crystal.source), sitting.spot(target))

    assert sitting.done() == []
    assert sitting.heard[-1] == "It is spent by a click, or by dropping it on your resources."


def test_what_cannot_be_paid_says_so_at_the_spot(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting)
    hands.by_drag(sitting, next(move for move in sitting.moves if len(move.plan) > 1 and not move.source))
    while found := moves_of(sitting, Buy):
        hands.by_drag(sitting, found[0])
        sitting.settle()
    sale = [piece for piece in state_of(sitting).market if piece >= 0]

    sitting.drag(f"card/{sale[0]}", "hand/0")

    assert "costs" in sitting.heard[-1]


def test_the_other_goes_on_before_this_one_is_ready(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting)
    hands.by_drag(sitting, over_to(sitting, 1))
    sitting.settle()
    hands.by_drag(sitting, move_of(sitting, Buy))
    sitting.settle()

    QTest.mouseClick(sitting.screen.seats.rows[0], LEFT)
    sitting.settle()

    assert sitting.moment.viewpoint.viewer == 0
    assert sitting.done()[-1].seat == 1
    assert moves_of(sitting, Buy)


def test_who_is_ready_leaves_the_table_to_the_other(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting)

    say_ready(sitting)

    assert sitting.moment.viewpoint.viewer == 1
    assert sitting.screen.prompt.text.text() == "Bo: spend, buy, then get ready."
    assert [plate.note for plate in sitting.controller.desc.plates] == ["", "ready"]


@pytest.mark.parametrize("way", [hands.by_drag, hands.by_keys, hands.by_list])
def test_ready_tells_once_that_xenosathem_could_still_buy(sit: Sit, way: hands.Way) -> None:
    sitting = sit()
    sit_down(sitting)
    ready = move_of(sitting, Ready)

    way(sitting, ready)
    sitting.settle()
    warned = (sitting.done(), sitting.heard[-1], len(sitting.screen.scene.overlays) > 0)
    way(sitting, ready)
    sitting.settle()

    assert warned == ([], "The Xenosathem of the hand could still buy something. Once more, and you are ready.", True)
    assert [type(action) for action in sitting.done()] == [Ready]
    sitting.do("undo")
    assert sitting.done() == []


def test_ready_tells_that_resources_would_be_lost(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting)
    hands.by_drag(sitting, next(move for move in sitting.moves if len(move.plan) > 1 and not move.source))
    sitting.settle()
    lost = state_of(sitting).resources[0]

    hands.by_drag(sitting, move_of(sitting, Ready))

    assert sitting.heard[-1].startswith(f"{lost} resources would be lost")


def test_ready_tells_that_the_lane_is_empty(sit: Sit) -> None:
    sitting = sit()
    deployment(sitting)

    hands.by_drag(sitting, move_of(sitting, Ready))
    sitting.settle()
    warned = (sitting.heard[-1], state_of(sitting).ready_seats)
    hands.by_drag(sitting, move_of(sitting, Ready))
    sitting.settle()

    assert warned == ("The lane of Bo is empty, and troops are in the hand. Once more, and you are ready.", 0)
    assert state_of(sitting).ready_seats == 2


def test_ready_is_said_once_where_nothing_is_lost(sit: Sit) -> None:
    sitting = sit()
    deployment(sitting)
    hands.by_drag(sitting, next(move for move in moves_of(sitting, Deploy) if move.plan[0].lane == 1))
    sitting.settle()

    hands.by_drag(sitting, move_of(sitting, Ready))
    sitting.settle()

    assert state_of(sitting).ready_seats == 2


def test_calling_the_others_back_is_never_where_ready_was(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting)
    sitting.screen.prompt.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)  # The pointer of a screen would be there.
    before = buttons_of(sitting)["Ready"]
    say_ready(sitting)
    sitting.settle()

    buttons = buttons_of(sitting)

    assert buttons["Ready"].center().x() == pytest.approx(before.center().x(), abs=2)
    assert not buttons["Call the others back"].intersects(before)


def buttons_of(sitting: Sitting) -> dict[str, QRect]:
    """The places of the buttons on the screen, by their words."""
    buttons = sitting.screen.prompt.buttons
    return {each.text(): QRect(each.mapToGlobal(QPoint(0, 0)), each.size()) for each in buttons}


def deployment(sitting: Sitting) -> None:
    """A match in which all have bought, and Ann deploys."""
    sit_down(sitting)
    all_ready(sitting)
    assert state_of(sitting).phase is Phase.DEPLOY


@pytest.mark.parametrize("way", [hands.by_drag, hands.by_click, hands.by_keys])
def test_a_troop_is_deployed_into_the_lane_of_the_other(sit: Sit, way: hands.Way) -> None:
    sitting = sit()
    deployment(sitting)
    helping = next(move for move in moves_of(sitting, Deploy) if move.plan[0].lane == 1)

    way(sitting, helping)
    sitting.settle()

    assert sitting.done()[-1] == helping.plan[0]
    assert helping.plan[0].piece in state_of(sitting).fronts[1]


def test_a_troop_goes_where_in_the_lane_it_is_dropped(sit: Sit) -> None:
    sitting = sit()
    deployment(sitting)
    for place in (0, 0, 1):
        hands.by_drag(
            sitting, next(m for m in moves_of(sitting, Deploy) if (m.plan[0].lane, m.plan[0].place) == (0, place))
        )
        sitting.settle()

    deployed = [action.piece for action in sitting.done()[-3:]]
    assert state_of(sitting).fronts[0] == [deployed[1], deployed[2], deployed[0]]


def test_equipment_is_dropped_on_a_troop(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, lambda _state, offers: any(isinstance(each, Equip) for each in offers), "hercules")
    given = move_of(sitting, Equip)

    hands.by_drag(sitting, given)
    sitting.settle()

    assert given.plan[0].piece in state_of(sitting).gear[given.plan[0].troop]


def with_an_instant(sitting: Sitting) -> int:
    """A fight in which somebody holds an instant for an enemy; returns that seat."""
    begin_at(
        sitting,
        lambda state, offers: state.window != "" and any(isinstance(each, Play) for each in offers),
        "hi-ex-grenade",
    )
    return state_of(sitting).asked


@pytest.mark.parametrize("way", hands.WAYS)
def test_an_instant_is_played_on_its_target(sit: Sit, way: hands.Way) -> None:
    sitting = sit()
    seat = with_an_instant(sitting)
    way(sitting, reply(sitting, seat))
    sitting.settle()
    play = moves_of(sitting, Play)[0]

    way(sitting, play)
    sitting.settle()

    assert play.plan[0] in sitting.done()
    assert play.plan[0].piece not in state_of(sitting).hands[seat]


def test_nobody_wants_to_react_is_said_once_for_all(sit: Sit) -> None:
    sitting = sit()
    with_an_instant(sitting)
    asked = sitting.screen.prompt.text.text()
    before = len(sitting.done())

    sitting.key(Qt.Key.Key_Return, sitting.screen.view)

    passed = sitting.done()[before:]
    assert asked.endswith(("?", "."))
    assert passed
    assert all(isinstance(action, Pass) for action in passed)


def test_one_alone_plays_through_without_being_called(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting, (ANN,))
    sitting.controller.habits.choose(0, EVERY_TIME.key)
    all_ready(sitting)
    all_ready(sitting)

    assert state_of(sitting).phase is Phase.COMBAT
    assert sitting.moment.viewpoint.viewer == 0
    assert sitting.page is sitting.screen
    assert "Let it pass" in [move.label for move in sitting.moves]


def test_who_can_do_nothing_is_not_asked_and_the_fight_goes_on(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting, (ANN,))
    all_ready(sitting)
    while troops := moves_of(sitting, Deploy):
        hands.by_drag(sitting, troops[0])
        sitting.settle()
    all_ready(sitting)

    sitting.bot.waitUntil(lambda: state_of(sitting).phase is Phase.WRAP and bool(sitting.moves))

    assert sum(isinstance(action, Pass) for action in sitting.done()) > 1


def test_the_first_choice_of_asking_is_whenever_something_can_be_done(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting)
    menu = sitting.window.menus.submenus["asking"]

    names = {said(habit.name) for habit in sitting.controller.habits.choices}

    assert menu.menuAction().isEnabled()
    assert said(sitting.controller.habits.of(0).name) == "Whenever I can do something"
    assert len(names) == len(sitting.controller.habits.choices) == 6


def test_a_bot_commands_beside_a_person(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting, WITH_A_BOT)
    hands.by_drag(sitting, move_of(sitting, Buy))

    sitting.bot.waitUntil(lambda: any(action.seat == 1 for action in sitting.done()))
    sitting.bot.waitUntil(lambda: bool(sitting.moves))

    assert sitting.moment.viewpoint.viewer == 0


@pytest.mark.parametrize("way", [hands.by_drag, hands.by_click, hands.by_list])
def test_an_instant_is_dropped_without_a_word_where_all_are_asked(sit: Sit, way: hands.Way) -> None:
    sitting = sit()
    seat = with_an_instant(sitting)
    before = len(sitting.done())
    play = moves_of(sitting, Play)[0]

    way(sitting, play)
    sitting.settle()

    actions = sitting.done()[before:][: len(play.plan)]
    assert actions == list(play.plan)
    assert isinstance(actions[-1], Play)
    assert actions[-1].piece not in state_of(sitting).hands[seat]


def test_who_is_asked_later_may_play_first_and_the_others_let_it_pass(sit: Sit) -> None:
    sitting = sit()

    def both(state: XenoshyftState, _offers: object) -> bool:
        return state.window == REACT and all(can_react(state, seat) for seat in (0, 1))

    begin_at(sitting, both, "hi-ex-grenade")
    first = state_of(sitting).asked
    later = next(move for move in moves_of(sitting, Play) if move.plan[-1].seat != first)
    before = len(sitting.done())

    hands.by_drag(sitting, later)
    sitting.settle()

    assert [type(action) for action in later.plan] == [Pass, Play]
    assert list(later.plan) == sitting.done()[before:][:2]
