"""A card of the own hand that is pointed at is seen whole: the plaque makes room, and no closer look lies over it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from monstrarium.games.hybrid.state import HybridState
from monstrarium.ui.panels.over_table.plaque import in_sight
from tests.support.mouse import move_mouse
from tests.ui.games.hybrid.hands import begin_at, may_move
from tests.ui.sitting import Sit, Sitting

pytestmark = pytest.mark.usefixtures("pondering")


def may_move_with_cards(state: HybridState) -> bool:
    return may_move(state) and len(state.hands[0]) > 2


def own_cards(sitting: Sitting) -> list[str]:
    return [piece.id for piece in sitting.controller.desc.pieces if piece.zone == "hand/0" and piece.up]


def seen(sitting: Sitting, item: str) -> QRect:
    """The place of an item beside the board, as it is seen now."""
    place = sitting.screen.scene.spread.place(item)
    assert place is not None
    return sitting.screen.view.still(place)


def point_at(sitting: Sitting, at: QPoint) -> None:
    move_mouse(sitting.screen.view.viewport(), at)
    sitting.settle()
    QTest.qWait(0)


def plaque(sitting: Sitting) -> QRect:
    """The plaque, in the window of the table."""
    prompt, view = sitting.screen.prompt, sitting.screen.view
    return QRect(view.mapFromGlobal(prompt.mapToGlobal(QPoint())), prompt.size())


def test_the_plaque_makes_room_for_a_card_that_has_risen_and_comes_back(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, may_move_with_cards)
    before, covered = plaque(sitting), 0
    for card in own_cards(sitting):
        lying = seen(sitting, card)
        point_at(sitting, QPoint(lying.center().x(), lying.top() + 12))
        assert sitting.screen.scene.spread.risen == card
        covered += seen(sitting, card).intersects(before)
        assert not seen(sitting, card).intersects(plaque(sitting))
        assert seen(sitting, card).top() < lying.top()
    point_at(sitting, QPoint(20, 200))
    assert covered > 0
    assert plaque(sitting) == before


def test_a_card_that_can_be_read_is_not_seen_more_closely_by_itself(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, may_move_with_cards)
    follower, card = sitting.screen.close_up, own_cards(sitting)[0]
    follower.set_delay(600_000)
    lying = seen(sitting, card)
    point_at(sitting, QPoint(lying.center().x(), lying.top() + 12))
    assert not follower.waits
    figure = next(piece.id for piece in sitting.controller.desc.pieces if piece.id.startswith("warrior/"))
    point_at(sitting, sitting.screen.view.mapFromGlobal(sitting.screen.view.place_of(figure).center()))
    assert follower.waits
    follower.hide()


def may_hinder(state: HybridState) -> bool:
    """Whether a card of the own hand can be played in answer to a question."""
    pending = state.pending
    return pending is not None and pending.choice.seat == 0 and len(state.hands[0]) > 1


def test_the_plaque_makes_room_for_a_card_that_a_click_has_taken(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, may_hinder)
    affordances = sitting.screen.scene.affordances
    covered = 0
    for card in own_cards(sitting):
        before, lying = plaque(sitting), seen(sitting, card)
        if card not in affordances.pointer.stops():
            continue
        spot = QPoint(lying.center().x(), lying.top() + 12)
        point_at(sitting, spot)
        QTest.mouseClick(sitting.screen.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        point_at(sitting, QPoint(20, 200))
        assert affordances.pointer.held == card
        covered += seen(sitting, card).intersects(before)
        assert not seen(sitting, card).intersects(plaque(sitting))
        QTest.keyClick(sitting.screen.view, Qt.Key.Key_Escape)
        point_at(sitting, QPoint(20, 200))
    assert covered > 0


def test_a_card_that_had_risen_stays_under_the_pointer_while_it_is_dragged(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, may_hinder)
    scene, viewport = sitting.screen.scene, sitting.screen.view.viewport()
    card = next(card for card in own_cards(sitting) if card in scene.affordances.pointer.sources())
    lying = seen(sitting, card)
    point_at(sitting, QPoint(lying.center().x(), lying.top() + 12))
    risen = seen(sitting, card)
    assert scene.spread.enlarged(card) > 1.2
    low = QPoint(risen.center().x(), risen.bottom() - 4)
    point_at(sitting, low)

    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=low)
    for step in range(1, 9):
        move_mouse(viewport, low + QPoint(-40 * step, -30 * step))
    spot = scene.hand.spot
    assert scene.hand.dragging
    assert spot is not None
    left, top, wide, high = scene.hand._box(*spot)
    assert left <= spot[0] <= left + wide
    assert top <= spot[1] <= top + high
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=low + QPoint(-320, -240))


def test_squares_beyond_the_frame_of_the_board_are_nothing_that_the_plaque_could_cover(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, may_move)
    view, frame = sitting.screen.view, sitting.screen.view.camera.frame.toRect()
    view.zoom(3.0)
    sitting.settle()

    boxes = [zone.rect for zone in sitting.controller.desc.zones if zone.id.startswith("square/")]

    assert view.camera.parted
    assert any(not frame.intersects(view.shown(box)) for box in boxes)
    assert all(in_sight(view, box).isEmpty() or frame.contains(in_sight(view, box)) for box in boxes)
