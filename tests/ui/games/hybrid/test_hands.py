"""Hands muster, lay counters, move, turn, open doors, strike and play cards on the table of HYBRID."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from monstrarium.games.hybrid.actions import Announce, Enlist, Halt, Number, Place, Rest, Step, Strike, Swing
from monstrarium.games.hybrid.combat.prepared_roll import Stage
from monstrarium.games.hybrid.ground.plan import lab_of
from monstrarium.games.hybrid.rules import Hybrid
from monstrarium.games.hybrid.state import OFF, HybridState, Mode, Phase
from monstrarium.games.hybrid.table.items import NEXT, figurine, square_of
from monstrarium.table.desc import Affordance
from monstrarium.ui.panels.over_table.curtain import Curtain
from tests.support.mouse import move_mouse
from tests.ui import hands
from tests.ui.games.hybrid.hands import (
    TWO,
    WITH_A_BOT,
    active,
    begin_at,
    calm,
    here,
    may_move,
    moves_of,
    state_of,
)
from tests.ui.sitting import Sit, Sitting

pytestmark = pytest.mark.usefixtures("pondering")
LEFT = Qt.MouseButton.LeftButton
GAME = Hybrid()


def calmly(state: HybridState) -> bool:
    """Whether somebody is about to move, and nobody waits in ambush."""
    return may_move(state) and not state.ambush


def hold(sitting: Sitting, move: Affordance) -> QPoint:
    """Take the active warrior, and carry it over the end of a move."""
    end = hands.aim(sitting, move)
    hands.lift(sitting, hands.grip(sitting, move.source), end)
    return end


@pytest.mark.parametrize("way", hands.WAYS)
def test_a_figurine_goes_where_it_is_put(sit: Sit, way: hands.Way) -> None:
    sitting = sit()
    begin_at(sitting, calmly)
    move = calm(sitting)[0]
    lab, number = lab_of(state_of(sitting).plan), len(sitting.done())

    way(sitting, move)
    sitting.settle()

    walked = sitting.done()[number:]
    assert tuple(walked[: len(move.plan)]) == move.plan
    assert len(move.plan) > 2
    assert square_of(lab, move.target) is not None


def test_r_turns_the_figurine_before_it_is_let_go(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, calmly)
    facings = {move.target: [each for each in sitting.moves if each.target == move.target] for move in calm(sitting)}
    move = next(move for move in calm(sitting) if len(facings[move.target]) == 4)

    end = hold(sitting, move)
    sitting.key(Qt.Key.Key_R, sitting.screen.view)
    turned = sitting.screen.scene.affordances.preview.affordance
    QTest.mouseRelease(sitting.screen.view.viewport(), LEFT, pos=end)
    sitting.settle()

    assert turned is not None
    assert int(turned.variant) == (int(move.variant) + 1) % 4
    assert tuple(sitting.done()[-len(turned.plan) :]) == turned.plan


def test_what_is_held_shows_its_way_and_what_it_would_see(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, calmly)
    sights = sitting.screen.scene.affordances.sights

    hold(sitting, calm(sitting)[0])
    over = len(sights)
    sitting.key(Qt.Key.Key_Escape, sitting.screen.view)

    assert over > 3
    assert len(sights) == 0


def test_what_is_put_back_stays_as_it_stood(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, calmly)
    number, start = len(sitting.done()), hands.grip(sitting, active(sitting))

    hold(sitting, calm(sitting)[0])
    move_mouse(sitting.screen.view.viewport(), start)
    QTest.mouseRelease(sitting.screen.view.viewport(), LEFT, pos=start)
    sitting.settle()

    assert len(sitting.done()) == number


def test_a_turn_on_the_spot_is_a_turn_of_what_is_put_back(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, calmly)
    square, facing = here(sitting)
    start = hands.grip(sitting, active(sitting))

    hold(sitting, calm(sitting)[0])
    move_mouse(sitting.screen.view.viewport(), start)
    for _time in range(2):
        sitting.key(Qt.Key.Key_R, sitting.screen.view)
    QTest.mouseRelease(sitting.screen.view.viewport(), LEFT, pos=start)
    sitting.settle()

    assert here(sitting)[0] == square
    assert here(sitting)[1] != facing


def test_a_door_is_opened_by_a_click(sit: Sit) -> None:
    def at_a_door(state: HybridState) -> bool:
        moving = state.phase is Phase.MOVE and state.pending is None and not state.ambush
        return moving and any(isinstance(offer, Swing) for offer in GAME.legal(state, 0))

    sitting = sit()
    begin_at(sitting, at_a_door)
    door = moves_of(sitting, Swing)[0].plan[0].door
    before = state_of(sitting).doors[door]

    sitting.click(f"door/{door}")
    sitting.settle()

    assert state_of(sitting).doors[door] != before


@pytest.mark.parametrize("way", [hands.by_drag, hands.by_click])
def test_an_enemy_is_walked_up_to_and_struck(sit: Sit, way: hands.Way) -> None:
    def near(state: HybridState) -> bool:
        return may_move(state) and state.modes[state.active] == Mode.OFFENSE and not state.ambush and _is_near(state)

    sitting = sit()
    begin_at(sitting, near)
    blow = next(move for move in sitting.moves if isinstance(move.plan[-1], Strike))

    way(sitting, blow)
    sitting.settle()

    assert blow.plan[-1] in sitting.done()
    assert blow.note.partition(" ")[2].startswith("%")


def _is_near(state: HybridState) -> bool:
    """Whether an enemy stands a few squares away."""
    width, square = lab_of(state.plan).width, state.squares[state.active]
    foes = [each for each, other in zip(state.squares, state.sides, strict=True) if other and each >= 0]
    return any(abs(each % width - square % width) + abs(each // width - square // width) <= 3 for each in foes)


def test_an_enemy_in_contact_is_struck_by_one_click(sit: Sit) -> None:
    def facing(state: HybridState) -> bool:
        acting = state.phase is Phase.ACT and state.pending is None
        return acting and sum(isinstance(offer, Strike) for offer in GAME.legal(state, 0)) == 1

    sitting = sit()
    begin_at(sitting, facing)
    (blow,) = moves_of(sitting, Strike)

    sitting.click(blow.target)
    sitting.settle()

    assert blow.plan[0] in sitting.done()


def test_a_click_on_a_warrior_lays_the_next_counter_beside_it(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, lambda state: state.phase is Phase.ORDER and len(state.living(0)) > 2 and not state.sequences[0])
    warrior = moves_of(sitting, Number)[1].plan[0].warrior

    sitting.click(figurine(warrior))
    sitting.settle()

    assert state_of(sitting).sequences[0] == [warrior]


def test_a_counter_is_dragged_to_a_warrior(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, lambda state: state.phase is Phase.ORDER and len(state.living(0)) > 2 and not state.sequences[0])
    warrior = moves_of(sitting, Number)[1].plan[0].warrior

    sitting.drag(NEXT, figurine(warrior))
    sitting.settle()

    assert state_of(sitting).sequences[0] == [warrior]
    assert sitting.screen.scene.box(f"order/{warrior}") is not None


def test_a_counter_is_large_until_it_lies_at_the_foot_of_a_warrior(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, lambda state: state.phase is Phase.ORDER and len(state.living(0)) > 2 and not state.sequences[0])
    laid = moves_of(sitting, Number)[1]
    pieces = sitting.screen.scene.spread.pieces
    counter, warrior = pieces[NEXT].piece, pieces[laid.target].piece

    assert laid.ghost is not None
    assert laid.ghost.face == counter.face
    assert 2 * laid.ghost.size[0] < counter.size[0]
    assert (laid.ghost.pose.x, laid.ghost.pose.y) == (warrior.pose.x, warrior.pose.y)


def test_counters_are_laid_behind_the_curtain(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, lambda state: state.phase is Phase.ORDER and state.lead == 0 and not state.sequences[0], TWO)
    hands.look(sitting)

    while state_of(sitting).seat == 0 and state_of(sitting).phase is Phase.ORDER:
        hands.by_click(sitting, sitting.moves[0])
        sitting.settle()

    assert isinstance(sitting.page, Curtain)


def test_a_band_is_mustered_by_clicks(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("hybrid", WITH_A_BOT, {})
    for key in (5, 5, 6):
        sitting.click(f"recruit/{key}")
        sitting.settle()
    assert state_of(sitting).musters[0] == [5, 5, 6]
    assert {type(action) for action in sitting.done()} == {Enlist}

    sitting.click("member/5")
    sitting.settle()

    assert state_of(sitting).musters[0] == [5, 6]


def test_a_warrior_is_placed_and_taken_back(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, lambda state: state.phase is Phase.DEPLOY and all(square == OFF for square in state.squares))
    place = moves_of(sitting, Place)[0]

    hands.by_drag(sitting, place)
    sitting.settle()
    stood = state_of(sitting).squares[0]
    sitting.drag(place.source, "tray")
    sitting.settle()

    assert stood == place.plan[0].square
    assert state_of(sitting).squares[0] == OFF


def helps(state: HybridState) -> bool:
    """Whether somebody is asked about cards for a roll of its own."""
    trial, pending = state.trial, state.pending
    return trial is not None and pending is not None and trial.stage == Stage.HELP and len(pending.offers()) > 2


def test_a_card_goes_onto_the_roll_and_a_menu_asks_how(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, helps)
    card = next(move for move in sitting.moves if move.source.startswith("card/") and move.variant == "points")

    hands.by_drag(sitting, card)
    sitting.settle()

    assert card.plan[0] in sitting.done()


def test_a_click_on_a_card_takes_it_up_and_spends_nothing(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, helps)
    card = next(move for move in sitting.moves if move.source.startswith("card/"))
    before = len(sitting.done())

    QTest.mouseClick(sitting.screen.view.viewport(), Qt.MouseButton.LeftButton, pos=hands.grip(sitting, card.source))
    held = sitting.screen.scene.affordances.pointer.held
    hands.answer_menu(sitting, card)

    assert held == card.source
    assert len(sitting.done()) == before


def test_a_wrong_step_is_explained_where_it_was_tried(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, calmly)
    state, lab = state_of(sitting), lab_of(state_of(sitting).plan)
    far = next(item for item in sitting.screen.scene.spread.zones if square_of(lab, item) == _farthest(state))

    sitting.drag(active(sitting), far)
    sitting.settle()

    assert sitting.heard
    assert sitting.heard[-1].endswith(".")


def _farthest(state: HybridState) -> int:
    """A square that the active warrior cannot reach in one Movement."""
    lab, square = lab_of(state.plan), state.squares[state.active]
    floor = [each for each in range(lab.width * lab.height) if lab.floor >> each & 1]
    return max(floor, key=lambda each: abs(each % lab.width - square % lab.width))


def test_an_activation_is_played_with_keys_alone(sit: Sit) -> None:
    sitting = sit()
    begin_at(
        sitting,
        lambda state: state.phase is Phase.MODE and state.pending is None and not state.ambush and state.round > 1,
    )
    before = state_of(sitting).turn

    hands.by_keys(sitting, next(move for move in moves_of(sitting, Announce) if move.plan[0].mode == Mode.OFFENSE))
    hands.by_keys(sitting, next(move for move in calm(sitting)[::-1] if move.label.startswith("To ")))
    if stop := moves_of(sitting, Halt):
        hands.by_keys(sitting, stop[0])
    if rest := moves_of(sitting, Rest):
        hands.by_keys(sitting, rest[0])
    sitting.settle()

    assert state_of(sitting).turn > before
    assert {Announce, Step} <= {type(action) for action in sitting.done()[-6:]}
