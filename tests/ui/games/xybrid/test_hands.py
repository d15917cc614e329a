"""A hand chooses sides of arms, targets within stacks, takes moves back and asks for hints on the table of XYbrid."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from monstrarium.engine.action import Action, Choose
from monstrarium.games.xybrid.actions import Draw, Swap
from monstrarium.games.xybrid.state import XybridState
from monstrarium.games.xybrid.table.items import piece_of
from monstrarium.table.desc import Affordance
from tests.ui import hands
from tests.ui.sitting import Sit, Sitting

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
ASIDE = 60
"""The distance in pixels from the middle of a monster at which a side is clearly meant."""


def begin_at(sitting: Sitting, there: Callable[[XybridState, Sequence[Action]], bool]) -> None:
    """Begin a match of two people without secrets, after a number of moves."""
    sitting.services.preferences.change(curtain=False)
    sitting.begin_at(there, "xybrid")


def state_of(sitting: Sitting) -> XybridState:
    found: XybridState = sitting.screen.match.session.truth()
    return found


def arms(sitting: Sitting) -> list[Affordance]:
    """The moves that draw an arm for a monster."""
    return [move for move in sitting.moves if isinstance(move.plan[0], Draw) and move.variant]


def at_arm(sitting: Sitting) -> Affordance:
    """Play until an arm can be drawn for a monster without arms."""
    begin_at(
        sitting, lambda _state, offers: any(isinstance(offer, Draw) and offer.left is not None for offer in offers)
    )
    return arms(sitting)[0]


def middle(sitting: Sitting, seat: int) -> QPoint:
    """The middle of a monster."""
    return sitting.spot(f"monster/{seat}")


@pytest.mark.parametrize(("aside", "left"), [(-ASIDE, True), (ASIDE, False)])
def test_an_arm_goes_to_the_side_on_which_it_is_dropped(sit: Sit, aside: int, left: bool) -> None:
    sitting = sit()
    arm = at_arm(sitting)
    part, seat = piece_of(arm.source), state_of(sitting).seat

    hands.carry(sitting, hands.grip(sitting, arm.source), middle(sitting, seat) + QPoint(aside, 0))

    state = state_of(sitting)
    assert part in state.monsters[seat]
    assert part is not None
    assert bool(state.left_parts >> part & 1) is left


def test_r_flips_an_arm_before_it_is_dropped(sit: Sit) -> None:
    sitting = sit()
    arm = at_arm(sitting)
    part, seat = piece_of(arm.source), state_of(sitting).seat
    spot = middle(sitting, seat) + QPoint(-ASIDE, 0)

    hands.lift(sitting, hands.grip(sitting, arm.source), spot)
    before = sitting.screen.scene.affordances.preview.ghost
    sitting.key(Qt.Key.Key_R, sitting.screen.view)
    after = sitting.screen.scene.affordances.preview.ghost
    QTest.mouseRelease(sitting.screen.view.viewport(), LEFT, pos=spot)

    assert before is not None
    assert after is not None
    assert (before.face.mirrored, after.face.mirrored) == (False, True)
    assert part in state_of(sitting).monsters[seat]
    assert part is not None
    assert not state_of(sitting).left_parts >> part & 1


def unneeded(sitting: Sitting) -> str:
    """A part of the lab that may not be drawn now."""
    sources = {move.source for move in sitting.moves if isinstance(move.plan[0], Draw)}
    lab = [piece.id for piece in sitting.controller.desc.pieces if piece.zone == "lab"]
    return next((item for item in lab if sources and item not in sources), "")


def test_a_part_that_is_not_needed_glides_home_and_the_rules_say_why(sit: Sit) -> None:
    sitting = sit()
    begin_at(
        sitting,
        lambda state, offers: 0 < len({offer.part for offer in offers if isinstance(offer, Draw)}) < len(state.lab),
    )
    part, moves = unneeded(sitting), len(sitting.screen.match.session.record.moves)
    seen = sitting.screen.scene.spread.pieces[part].seen

    hands.carry(sitting, sitting.spot(part), middle(sitting, state_of(sitting).seat))

    assert "Draw a part it needs, or an auxiliary part." in sitting.heard[-1]
    assert sitting.window.statusBar().currentMessage() == sitting.heard[-1]
    assert len(sitting.screen.match.session.record.moves) == moves
    assert sitting.screen.scene.spread.pieces[part].seen == seen


def test_a_part_dropped_on_the_monster_of_another_does_not_go_there(sit: Sit) -> None:
    sitting = sit()
    arm = at_arm(sitting)
    rival = 1 - state_of(sitting).seat

    hands.carry(sitting, hands.grip(sitting, arm.source), middle(sitting, rival))

    assert piece_of(arm.source) not in state_of(sitting).monsters[rival]
    assert sitting.heard[-1] == "That does not go there."


def chooses_in_stack(state: XybridState, offers: Sequence[Action]) -> bool:
    """Whether an effect asks for one of several parts of a monster."""
    attached = {part for parts in state.monsters for part in parts}
    return sum(isinstance(offer, Choose) and offer.option in attached for offer in offers) > 2


def in_stack(sitting: Sitting) -> list[Affordance]:
    """The answers that lie in a monster."""
    zones = {piece.id: piece.zone for piece in sitting.controller.desc.pieces}
    return [move for move in sitting.moves if zones.get(move.source, "").startswith("monster/")]


@pytest.mark.parametrize("way", [hands.by_click, hands.by_keys, hands.by_list])
def test_what_an_effect_asks_about_is_laid_out_and_chosen_there(
    sit: Sit, way: Callable[[Sitting, Affordance], None]
) -> None:
    sitting = sit()
    begin_at(sitting, chooses_in_stack)
    zones = {piece.id: piece.zone for piece in sitting.controller.desc.pieces}
    wanted = [move for move in sitting.moves if zones.get(move.source) == "desk"][-1]

    way(sitting, wanted)

    assert sitting.screen.match.session.record.moves[-1].action == wanted.plan[0]


def test_a_target_within_a_stack_is_the_sheet_that_is_drawn_under_the_pointer(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, chooses_in_stack)
    sitting.controller.arrange("work")
    sitting.settle()
    wanted = in_stack(sitting)[0]

    hands.by_click(sitting, wanted)

    record = sitting.screen.match.session.record
    assert record.moves[-1].action == wanted.plan[0]


def test_fanned_out_a_target_is_clicked_where_it_then_lies(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, chooses_in_stack)
    sitting.controller.arrange("work")
    sitting.settle()
    wanted = in_stack(sitting)[-1]
    view = sitting.screen.view

    QTest.keyPress(view, Qt.Key.Key_X)
    QTest.mouseClick(view.viewport(), LEFT, pos=hands.grip(sitting, wanted.source))
    QTest.keyRelease(view, Qt.Key.Key_X)

    assert sitting.screen.match.session.record.moves[-1].action == wanted.plan[0]


def test_a_draw_that_brought_new_parts_to_light_stays_and_the_reason_is_said(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, lambda state, offers: len(state.lab) == 1 and isinstance(offers[0], Draw))
    hands.by_drag(sitting, sitting.moves[0])
    moves, head = len(sitting.screen.match.session.record.moves), sitting.screen.match.session.head

    sitting.key(Qt.Key.Key_Z, modifiers=CTRL)

    assert sitting.screen.match.session.head == head
    assert sitting.heard[-1].startswith("What chance or a hidden piece has shown stays.")
    assert len(sitting.screen.match.session.record.moves) == moves


def test_a_swap_is_taken_back(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, lambda _state, offers: isinstance(offers[0], Swap))
    before = sitting.controller.desc
    hands.by_drag(sitting, sitting.moves[0])

    sitting.key(Qt.Key.Key_Z, modifiers=CTRL)

    assert sitting.controller.desc == before
    assert sitting.heard[-1] == "Taken back."


def test_a_hint_points_from_the_part_to_its_place_and_says_why(sit: Sit) -> None:
    sitting = sit()
    at_arm(sitting)

    sitting.do("hint")
    sitting.bot.waitUntil(lambda: sitting.heard[-1].startswith("Hint:"))

    labels = [move.label for move in sitting.moves]
    assert any(label in sitting.heard[-1] for label in labels)
    assert len(sitting.screen.scene.overlays) > 0


def test_yes_and_no_are_reached_by_arrows_and_pressed_by_enter(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, lambda _state, offers: {True, None} == {getattr(offer, "option", 0) for offer in offers})
    buttons = sitting.screen.prompt.buttons
    sitting.settle()
    sitting.screen.view.setFocus()

    focused = []
    for arrow in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Right):
        sitting.key(arrow)
        focused.append(QApplication.focusWidget())
    sitting.key(Qt.Key.Key_Return)

    no, yes = buttons
    assert (no.text(), yes.text()) == ("No", "Yes")
    assert focused == [yes, no, yes, yes]
    assert sitting.done()[-1].option is True
