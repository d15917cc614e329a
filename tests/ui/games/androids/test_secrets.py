"""A seat's cards are hidden from all others on the table, beside it, in words and on the shelf."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from monstrarium.engine.pieces import HIDDEN
from monstrarium.engine.plain import Seat
from monstrarium.games.androids.actions import Declare, Lay, Play
from monstrarium.games.androids.cards import CARDS
from monstrarium.table.desc import TableDesc
from tests.ui import hands
from tests.ui.games.androids.hands import HASTE, LONG, dealt, move_of, reply, sit_down, state_of, wise
from tests.ui.sitting import Sit, Sitting


class Knowing:
    """The faces that each viewer may have learned, from the views that the rules give it."""

    def __init__(self, sitting: Sitting) -> None:
        self._session = sitting.screen.match.session
        self._known: dict[Seat | None, set[int]] = {seat: set() for seat in (None, 0, 1, 2)}
        self._seen = -1
        self.follow()

    def follow(self) -> None:
        """Look at every frame since the last call."""
        for node in self._session.record.line():
            if node > self._seen:
                self._seen = node
                for seat, faces in self._known.items():
                    for frame in self._session.film(node, seat):
                        faces.update(frame.view.pieces.face)
                        faces.update(getattr(event, "face", HIDDEN) for event in frame.events)
        for seat, faces in self._known.items():
            faces.update(self._session.view(seat).pieces.face)

    def unknown(self, viewer: Seat | None) -> list[int]:
        """The faces that a viewer must not be able to read."""
        return [face for face in range(len(CARDS)) if face not in self._known[viewer]]


def drawn(desc: TableDesc) -> str:
    """Everything that can be read on a table, and the names of its drawings."""
    faces = [face for piece in desc.pieces for face in (piece.face, piece.read, piece.behind) if face is not None]
    words = [label.text for face in faces for label in face.labels]
    arts = [face.art for face in faces] + [inlay.art for face in faces for inlay in face.inlays]
    told = [piece.tip for piece in desc.pieces] + [zone.title for zone in desc.zones]
    moves = [text for move in desc.affordances for text in (move.label, move.note)]
    asked = [] if desc.prompt is None else [desc.prompt.text, *desc.prompt.notes]
    ids = [f"{piece.id} {piece.back}" for piece in desc.pieces]
    return "\n".join([*words, *arts, *told, *moves, *asked, *ids, desc.banner])


def around(sitting: Sitting) -> str:
    """Everything that can be read or heard in the window."""
    screen, window = sitting.screen, sitting.window
    screen.docks.show("show-pieces")
    rows = [screen.moves.list.item(row).toolTip() for row in range(screen.moves.list.count())]
    prompt = [screen.prompt.text.text(), screen.prompt.notes.text(), *(each.text() for each in screen.prompt.buttons)]
    panels = [screen.log.toPlainText(), screen.inspector.toPlainText(), window.statusBar().currentMessage()]
    widgets = [text for each in window.findChildren(QWidget) for text in (each.accessibleName(), each.toolTip())]
    tips = [action.toolTip() + action.text() for action in window.actions()]
    heard = [*accessible(window), *sitting.heard[-1:], window.windowTitle()]
    return "\n".join(
        [*rows, *prompt, *panels, *widgets, *tips, *heard, *listed(sitting), drawn(sitting.controller.desc)]
    )


def listed(sitting: Sitting) -> Iterator[str]:
    """The words of the list that stands for the table."""
    model = sitting.screen.pieces.model()
    waiting = [model.index(row, 0) for row in range(model.rowCount())]
    while waiting:
        index = waiting.pop()
        yield from (str(index.data(role)) for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole))
        waiting += [model.index(row, 0, index) for row in range(model.rowCount(index))]


def accessible(window: QWidget) -> Iterator[str]:
    """The names and descriptions that a screen reader finds."""
    waiting: list[QAccessibleInterface] = [QAccessible.queryAccessibleInterface(window)]
    while waiting:
        each = waiting.pop()
        yield from (each.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description))
        waiting += [each.child(at) for at in range(each.childCount())]


def betrayed(text: str, faces: list[int]) -> list[str]:
    """The cards of these faces that a text names, in words or by their drawings."""
    return [CARDS[face].name for face in faces if CARDS[face].name in text or f"/{CARDS[face].key}" in text]


def test_in_a_whole_match_nobody_reads_a_card_that_the_rules_hide(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting, 2)
    knowing, number, found, viewers = Knowing(sitting), 0, [], set()

    while not sitting.controller.over and number < LONG:
        hands.look(sitting)
        viewer = sitting.moment.viewpoint.viewer
        viewers.add(viewer)
        knowing.follow()
        found += betrayed(around(sitting), knowing.unknown(viewer))
        hands.by_drag(sitting, wise(sitting, number))
        sitting.settle()
        number += 1

    assert found == []
    assert viewers == {None, 0, 1, 2}
    assert state_of(sitting).turn > HASTE


def test_the_public_question_shows_no_hand_and_no_pile(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting, dealt((0, "blown-fuse"), (1, "tea-break")))
    hands.by_drag(sitting, move_of(sitting, Lay))
    hands.by_drag(sitting, move_of(sitting, Declare))
    sitting.settle()

    assert betrayed(around(sitting), list(range(len(CARDS)))) == []


def test_after_the_curtain_a_seat_sees_its_hand_and_no_other(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting, dealt((0, "blown-fuse"), (1, "tea-break")))
    hands.by_drag(sitting, move_of(sitting, Lay))
    hands.by_drag(sitting, move_of(sitting, Declare))
    sitting.settle()
    hands.by_drag(sitting, reply(sitting, 1))
    behind = sitting.screen.isVisible()
    hands.look(sitting)
    state = state_of(sitting)
    own = [state.pieces.face[piece] for piece in state.hands[1]]

    text = around(sitting)

    assert not behind
    assert len(betrayed(text, own)) == len(own)
    assert betrayed(text, [face for face in range(len(CARDS)) if face not in own]) == []


def test_the_picture_on_the_shelf_shows_what_an_onlooker_sees(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    sit_down(sitting, dealt((0, "blown-fuse"), (1, "tea-break")))
    hands.by_drag(sitting, move_of(sitting, Lay))
    hands.by_drag(sitting, move_of(sitting, Declare))
    sitting.settle()
    hands.by_drag(sitting, reply(sitting, 1))
    hands.look(sitting)
    shown: list[TableDesc] = []
    real = sitting.window.tables.draw

    def draw(desc: TableDesc, *rest: Any, **more: Any) -> Any:
        shown.append(desc)
        return real(desc, *rest, **more)

    monkeypatch.setattr(sitting.window.tables, "draw", draw)

    sitting.window.show_shelf()

    assert shown
    assert not any(betrayed(drawn(desc), list(range(len(CARDS)))) for desc in shown)


def test_the_past_shows_a_seat_no_more_than_it_saw(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting, dealt((0, "blown-fuse"), (1, "tea-break")))
    hands.by_drag(sitting, move_of(sitting, Lay))
    hands.by_drag(sitting, move_of(sitting, Declare))
    sitting.settle()
    hands.by_drag(sitting, reply(sitting, 1))
    hands.look(sitting)
    hands.by_drag(sitting, move_of(sitting, Play, "tea-break"))
    sitting.settle()
    knowing = Knowing(sitting)

    sitting.do("timeline")
    sitting.key(Qt.Key.Key_Home, sitting.screen.view)
    seen = [around(sitting)]
    for _step in sitting.done():
        sitting.screen.replay.player.step(1)
        seen.append(around(sitting))

    assert not any(betrayed(text, knowing.unknown(None)) for text in seen)
