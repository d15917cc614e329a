"""A breakthrough is hidden by the curtain until all are revealed, and from other seats on the screen."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from monstrarium.games.xybrid.actions import Commit
from monstrarium.games.xybrid.cards import CARDS
from monstrarium.games.xybrid.state import NO_PIECE, Phase, XybridState
from monstrarium.table.desc import TableDesc
from monstrarium.ui.panels.over_table.curtain import Curtain
from tests.ui import hands
from tests.ui.sitting import Sit, Sitting, drawn_pictures


def state_of(sitting: Sitting) -> XybridState:
    found: XybridState = sitting.screen.match.session.truth()
    return found


def names_of(sitting: Sitting, seat: int) -> list[str]:
    """The names of a seat's breakthroughs, in words and of their drawings."""
    state = state_of(sitting)
    cards = [CARDS[state.pieces.face[card]] for card in state.secrets[seat]]
    return [name for card in cards for name in (card.name, f"/{card.key}")]


def words_on(desc: TableDesc) -> str:
    """Everything that can be read on a table."""
    faces = [face for piece in desc.pieces for face in (piece.face, piece.read) if face is not None]
    tips = [piece.tip for piece in desc.pieces]
    return "\n".join([*tips, *(label.text for face in faces for label in face.labels), *(face.art for face in faces)])


def words_around(sitting: Sitting) -> str:
    """Everything that can be read in the window."""
    screen = sitting.screen
    screen.docks.show("show-pieces")
    rows = [screen.moves.list.item(row).toolTip() for row in range(screen.moves.list.count())]
    listed: list[str] = []
    model = screen.pieces.model()
    waiting = [model.index(row, 0) for row in range(model.rowCount())]
    while waiting:
        index = waiting.pop()
        listed.append(str(index.data()))
        waiting += [model.index(row, 0, index) for row in range(model.rowCount(index))]
    said = [screen.prompt.text.text(), screen.prompt.notes.text(), *(each.text() for each in screen.prompt.buttons)]
    status = sitting.window.statusBar().currentMessage()
    texts = [screen.log.toPlainText(), screen.inspector.toPlainText(), status, *rows, *listed, *said, *sitting.heard]
    return "\n".join([*texts, words_on(sitting.controller.desc)])


def at_reveal(sitting: Sitting) -> None:
    """Play to the first secret choice, and look."""
    sitting.begin_at(lambda state, _offers: state.phase is Phase.REVEAL, "xybrid")
    hands.look(sitting)


def breakthrough(sitting: Sitting, at: int = 0) -> Any:
    """A move that puts a breakthrough down."""
    return [move for move in sitting.moves if isinstance(move.plan[0], Commit) and move.source][at]


def test_before_the_other_person_chooses_the_curtain_falls(sit: Sit) -> None:
    sitting = sit()
    at_reveal(sitting)
    first = sitting.moment.viewpoint.viewer
    assert first is not None

    hands.by_drag(sitting, breakthrough(sitting))

    assert isinstance(sitting.page, Curtain)
    assert sitting.page.text.text() == f"Pass to {('Ann', 'Bo')[1 - first]}"
    hands.look(sitting)
    assert sitting.moment.viewpoint.viewer == 1 - first


def test_nobody_reads_what_another_holds_or_has_put_down(sit: Sit) -> None:
    sitting = sit()
    at_reveal(sitting)
    first = sitting.moment.viewpoint.viewer
    assert first is not None
    own, others = names_of(sitting, first), names_of(sitting, 1 - first)
    read = words_around(sitting)
    hands.by_drag(sitting, breakthrough(sitting))
    hands.look(sitting)
    sitting.settle()
    after = words_around(sitting)

    assert all(name in read for name in own)
    assert not any(name in read for name in others)
    assert all(name in after for name in others)
    assert not any(name in after for name in own)
    assert "has chosen in secret" in sitting.screen.log.toPlainText()


def test_the_picture_on_the_shelf_shows_no_breakthrough(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    at_reveal(sitting)
    names = [*names_of(sitting, 0), *names_of(sitting, 1)]
    hands.by_drag(sitting, breakthrough(sitting))
    drawn = drawn_pictures(sitting, monkeypatch)

    sitting.window.show_shelf()

    assert drawn
    assert not any(name in words_on(desc) for desc in drawn for name in names)


def test_what_both_have_put_down_is_revealed_at_once(sit: Sit) -> None:
    sitting = sit()
    at_reveal(sitting)
    put = []
    for _seat in range(2):
        hands.look(sitting)
        move = breakthrough(sitting)
        put.append(CARDS[state_of(sitting).pieces.face[move.plan[0].card]].name)
        assert state_of(sitting).revealed == [NO_PIECE, NO_PIECE]
        hands.by_drag(sitting, move)
    hands.look(sitting)
    sitting.settle()

    log = sitting.screen.log.toPlainText()
    revealed = next(row for row in log.split("\n") if "lie open" in row)
    assert all(name in revealed for name in put)


def test_who_reveals_nothing_is_not_told_apart_before_all_have_chosen(sit: Sit) -> None:
    told = []
    for wanted in ("Reveal nothing", ""):
        sitting = sit()
        at_reveal(sitting)
        nothing = next(move for move in sitting.moves if move.label == "Reveal nothing")
        hands.by_drag(sitting, nothing if wanted else breakthrough(sitting))
        hands.look(sitting)
        sitting.settle()
        told.append((words_around(sitting), sitting.controller.desc))
        sitting.close()

    assert told[0] == told[1]


def test_the_past_shows_a_person_only_its_own_breakthroughs(sit: Sit) -> None:
    sitting = sit()
    at_reveal(sitting)
    hands.by_drag(sitting, breakthrough(sitting))
    hands.look(sitting)
    viewer = sitting.moment.viewpoint.viewer
    assert viewer is not None
    others = names_of(sitting, 1 - viewer)

    sitting.do("timeline")
    sitting.key(Qt.Key.Key_Home, sitting.screen.view)
    seen = [words_on(sitting.controller.desc)]
    for _step in range(len(sitting.moment.line)):
        sitting.screen.replay.player.step(1)
        seen.append(words_on(sitting.controller.desc))

    assert not any(name in table for table in seen for name in others)
