"""Four ways to make a move that the table offers: drag, click, keys alone, the list of moves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from monstrarium.table.desc import Affordance, Gesture, ItemId
from monstrarium.ui.panels.over_table.curtain import Curtain
from monstrarium.ui.panels.over_table.ring import Ring
from monstrarium.ui.scene.geometry import spot
from tests.support.mouse import move_mouse
from tests.ui.sitting import Sitting

Way = Callable[[Sitting, Affordance], None]
LEFT = Qt.MouseButton.LeftButton
GRID = 24
MANY_KEYS = 120
"""More key presses than lead to any stop of the table or button of the window."""


def look(sitting: Sitting) -> None:
    """Pass the table on after reading the news, and open the curtain, both with the mouse."""
    if sitting.page is sitting.screen and sitting.controller.lingers:
        QTest.mouseClick(sitting.screen.prompt.buttons[0], LEFT)
    if isinstance(sitting.page, Curtain):
        QTest.mouseClick(sitting.page.button, LEFT)


def grip(sitting: Sitting, item: ItemId) -> QPoint:
    """A point at which a press takes an item and nothing that lies over it, near its middle if possible."""
    scene, view = sitting.screen.scene, sitting.screen.view
    left, top, wide, high = scene.spread.box(item) or (0.0, 0.0, 0.0, 0.0)
    steps = sorted(range(1, GRID), key=lambda step: abs(step - GRID / 2))
    for down in steps:
        for across in steps:
            x, y = left + wide * across / GRID, top + high * down / GRID
            pixel, sources = sitting.pixel(x, y), scene.affordances.pointer.sources()
            under = scene.spread.under(*view.camera.place(pixel.toPointF()))
            if next((each for each in under if each in sources), "") == item:
                return pixel
    raise AssertionError(f"nothing of {item} is in sight")


def aim(sitting: Sitting, move: Affordance) -> QPoint:
    """The point at which a move lets go: where its ghost is drawn, else the middle of its target."""
    if move.ghost is None:
        return sitting.spot(move.target)
    return sitting.pixel(*spot(move.ghost, *sitting.screen.scene.pixmaps.heart(move.ghost)))


def carry(sitting: Sitting, start: QPoint, end: QPoint) -> None:
    """Press, carry, let go."""
    lift(sitting, start, end)
    QTest.mouseRelease(sitting.screen.view.viewport(), LEFT, pos=end)


def lift(sitting: Sitting, start: QPoint, end: QPoint) -> None:
    """Press, and carry to the place of the drop."""
    table = sitting.screen.view.viewport()
    QTest.mousePress(table, LEFT, pos=start)
    for share in (0.3, 0.7, 1.0):
        move_mouse(table, start + (end - start) * share)


def turn(sitting: Sitting, move: Affordance) -> None:
    """Press R until the held piece lies as the move has it, where the point alone does not tell moves apart."""
    alike = [
        other
        for other in sitting.moves
        if (other.source, other.target) == (move.source, move.target) and _lies_alike(other, move)
    ]
    pointer = sitting.screen.scene.affordances.pointer
    for _way in pointer.variants():
        if len(alike) > 1 and pointer.variant != move.variant:
            sitting.key(Qt.Key.Key_R, sitting.screen.view)


def _lies_alike(one: Affordance, other: Affordance) -> bool:
    return one.ghost is not None and other.ghost is not None and one.ghost.pose == other.ghost.pose


def by_drag(sitting: Sitting, move: Affordance) -> None:
    """Drag a piece to its place; press the button of a move that takes nothing."""
    if move.gesture is Gesture.BUTTON:
        press_button(sitting, move)
        return
    sitting.see(move.source, move.target)
    if move.gesture is Gesture.CLICK:
        QTest.mouseClick(sitting.screen.view.viewport(), LEFT, pos=grip(sitting, move.source))
    else:
        end = aim(sitting, move)
        lift(sitting, grip(sitting, move.source), end)
        turn(sitting, move)
        QTest.mouseRelease(sitting.screen.view.viewport(), LEFT, pos=end)
    answer_menu(sitting, move)


def by_click(sitting: Sitting, move: Affordance) -> None:
    """Click the piece, then its place."""
    table = sitting.screen.view.viewport()
    if move.gesture is Gesture.BUTTON:
        press_button(sitting, move)
        return
    sitting.see(move.source, move.target)
    QTest.mouseClick(table, LEFT, pos=grip(sitting, move.source))
    if move.gesture is Gesture.DRAG:
        turn(sitting, move)
        QTest.mouseClick(table, LEFT, pos=aim(sitting, move))
    answer_menu(sitting, move)


def by_keys(sitting: Sitting, move: Affordance) -> None:
    """Make the move with Tab, arrows, Enter and R; Tab leads on to the buttons."""
    if move.gesture is Gesture.BUTTON:
        walk_to_button(sitting, move.label)
        sitting.key(Qt.Key.Key_Space)
        return
    if not sitting.screen.view.hasFocus():
        walk(sitting, sitting.screen.view)
    walk_to_item(sitting, move.source)
    sitting.key(Qt.Key.Key_Return)
    if move.gesture is Gesture.DRAG:
        _turn_by_keys(sitting, move)
        walk_to_item(sitting, move.target)
        _turn_by_keys(sitting, move)  # A piece may lie there in ways in which it does not lie where it was taken.
        sitting.key(Qt.Key.Key_Return)
    answer_menu(sitting, move)


def _turn_by_keys(sitting: Sitting, move: Affordance) -> None:
    """Press R until the held piece lies as the move has it."""
    pointer = sitting.screen.scene.affordances.pointer
    for _way in pointer.variants():
        if move.variant and pointer.variant != move.variant:
            sitting.key(Qt.Key.Key_R)


def by_list(sitting: Sitting, move: Affordance) -> None:
    """Choose the move in the list with the arrows and Enter."""
    sitting.screen.docks.show("show-moves")
    panel = sitting.screen.moves.list
    QTest.keyClick(panel, Qt.Key.Key_Home)
    for _step in range(sitting.moves.index(offered(sitting, move))):
        QTest.keyClick(panel, Qt.Key.Key_Down)
    QTest.keyClick(panel, Qt.Key.Key_Return)
    answer_menu(sitting, move)


WAYS: tuple[Way, ...] = (by_drag, by_click, by_keys, by_list)


def offered(sitting: Sitting, move: Affordance) -> Affordance:
    """What the table offers that a move is, or is one of the ways of."""
    return next((each for each in sitting.moves if move in each.meanings()), move)


def press_button(sitting: Sitting, move: Affordance) -> None:
    """Press the button of a move below the question, or double-click its row in the list where there are too many."""
    for button in sitting.screen.prompt.buttons:
        if button.text() == move.label:
            QTest.mouseClick(button, LEFT)
            return
    sitting.screen.docks.show("show-moves")
    panel = sitting.screen.moves.list
    row = panel.item(sitting.moves.index(move))
    panel.scrollToItem(row)
    spot_of_row = panel.visualItemRect(row).center()
    QTest.mouseClick(panel.viewport(), LEFT, pos=spot_of_row)
    QTest.mouseDClick(panel.viewport(), LEFT, pos=spot_of_row)


def answer_menu(sitting: Sitting, move: Affordance) -> None:
    """Choose the move from the menu or the ring that opens where one gesture means several moves."""
    menu = QApplication.activePopupWidget()
    if isinstance(menu, QMenu):
        wanted = next(action for action in menu.actions() if action.text().startswith(move.label))
        QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(wanted).center())
        sitting.window.activateWindow()  # Without a window manager the focus does not come back by itself.
        sitting.settle()
    ring = sitting.screen.findChild(Ring)
    if ring is not None:
        meant = [way.plan for way in offered(sitting, move).ways].index(move.plan)
        QTest.mouseClick(ring.buttons[meant], LEFT)
        QApplication.sendPostedEvents(ring, QEvent.Type.DeferredDelete)


def walk_to_item(sitting: Sitting, item: ItemId) -> None:
    """Press Tab until the ring is on an item."""
    keys, back = sitting.screen.scene.keys, Qt.KeyboardModifier.ShiftModifier
    held = sitting.screen.scene.affordances.pointer.held
    if not keys.at:
        sitting.key(Qt.Key.Key_Down, sitting.screen.view)
    for _step in range(MANY_KEYS):
        if held or not sitting.screen.view.hasFocus():
            break
        sitting.key(Qt.Key.Key_Backtab, modifiers=back)
    walk(sitting, sitting.screen.view)
    for _step in range(MANY_KEYS):
        if keys.at == item:
            return
        sitting.key(Qt.Key.Key_Tab)
    raise AssertionError(f"the keyboard does not reach {item}")


def walk_to_button(sitting: Sitting, label: str) -> None:
    """Press Tab until a button has the focus."""
    sitting.settle()
    button = next(each for each in sitting.screen.prompt.buttons if each.text() == label)
    walk(sitting, button)


def walk(sitting: Sitting, widget: QWidget, back: bool = False) -> None:
    """Press Tab until a widget has the focus."""
    for _step in range(MANY_KEYS):
        if widget.hasFocus():
            return
        shift = Qt.KeyboardModifier.ShiftModifier if back else Qt.KeyboardModifier.NoModifier
        sitting.key(Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab, modifiers=shift)
    raise AssertionError(f"Tab does not reach {widget}")


def play_out(sitting: Sitting) -> None:
    """Play to the end, the last moves in the window; each seat that is called looks at once."""
    sitting.hurry_on()
    while not sitting.controller.over:
        look(sitting)
        sitting.controller.perform(sitting.moves[-1])
    look(sitting)
    sitting.settle()
