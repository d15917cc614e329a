"""Each panel around the table says what the table says, and can be played from."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QFontMetrics, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeWidgetItem

from monstrarium.engine.record import SeatInfo
from monstrarium.table.desc import Affordance, Face, Gesture, Label, TableDesc
from monstrarium.ui.art.palette import theme_for
from monstrarium.ui.kit import announcements
from monstrarium.ui.panels.moves import MANY, MovesPanel, in_two_lines
from monstrarium.ui.panels.over_table.curtain import Curtain
from monstrarium.ui.panels.table_list import TableList
from monstrarium.ui.settings.appearance import palette_for
from tests.support.mouse import move_mouse
from tests.ui.games.androids import hands
from tests.ui.sitting import Sit, Sitting


def labels(panel: MovesPanel) -> list[str]:
    """The texts of the list of moves."""
    rows = (panel.list.item(row) for row in range(panel.list.count()))
    return [item.text() for item in rows if not item.isHidden()]


def row_of(tree: TableList, words: str) -> QTreeWidgetItem:
    """The row with these words."""
    flags = Qt.MatchFlag.MatchStartsWith | Qt.MatchFlag.MatchRecursive
    found = tree.findItems(words, flags)
    assert found, f"no row says {words}"
    return found[0]


@pytest.fixture
def alone(sit: Sit, pondering: None) -> Sitting:
    """A match of one person among bots with hidden cards, in which no curtain falls; the bots never answer."""
    sitting = sit()
    sitting.begin("pantry", (SeatInfo("Ann", "", 0), SeatInfo("Bo", "easy", 1)), {})
    return sitting


# ---- moves


def test_the_moves_are_exactly_what_the_table_offers(alone: Sitting) -> None:

    assert labels(alone.screen.moves) == [move.label for move in alone.moves]


def test_a_double_click_plays_a_move(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.screen.docks.show("show-moves")
    panel = sitting.screen.moves.list
    spot = panel.visualItemRect(panel.item(0)).center()

    QTest.mouseClick(panel.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseDClick(panel.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    assert len(sitting.screen.match.session.record.moves) == 1


def test_where_there_is_nothing_to_do_the_list_says_why(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(2)

    sitting.controller.look(1)

    assert labels(sitting.screen.moves) == ["Return to now to play."]


def test_a_long_move_takes_a_second_line_in_the_list(qapp: QApplication) -> None:
    metrics = QFontMetrics(qapp.font())
    words, wide = "Turn Knight of the Lodge to face south", metrics.horizontalAdvance("Turn Knight of the Lodge to")
    first, second = in_two_lines(words, metrics, wide).split("\n")

    assert f"{first} {second}" == words
    assert max(metrics.horizontalAdvance(line) for line in (first, second)) <= wide
    assert in_two_lines(words, metrics, 10 * wide) == words
    assert in_two_lines(words * 9, metrics, wide).count("\n") == 1


def test_a_row_of_the_moves_is_as_high_as_its_words(sit: Sit) -> None:
    panel = MovesPanel()
    sit().bot.addWidget(panel)
    panel.resize(160, 300)
    long, short = ("Turn Knight of the Lodge to face south", "Ready")
    panel.show_moves([Affordance((at,), Gesture.BUTTON, label) for at, label in enumerate((long, short))], "")
    panel.show()

    rows = [panel.list.sizeHintForRow(row) for row in (0, 1)]
    panel.resize(600, 300)

    assert rows[0] > rows[1] == panel.list.sizeHintForRow(0)


def test_many_moves_can_be_searched(sit: Sit) -> None:
    sitting = sit()
    panel = MovesPanel()
    sitting.bot.addWidget(panel)
    moves = [Affordance((at,), Gesture.BUTTON, f"Play card {at}") for at in range(MANY)]
    played: list[Any] = []
    panel.played.connect(played.append)
    panel.show_moves(moves, "")
    panel.show()

    QTest.keyClicks(panel.search, "card 7")
    found = labels(panel)
    QTest.keyClick(panel.search, Qt.Key.Key_Return)

    assert found == ["Play card 7"]
    assert played == [moves[7]]


# ---- the table as a list


def test_every_piece_stands_in_its_zone(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.screen.docks.show("show-pieces")
    tree = sitting.screen.pieces

    tray = row_of(tree, "Dice tray")

    words = [child.text(0) for at in range(tray.childCount()) if (child := tray.child(at)) is not None]
    assert len(words) == 13
    assert words[-1].startswith("The die")


def test_the_list_names_what_lies_face_down_in_one_place_once(sit: Sit) -> None:
    sitting = sit()
    hands.sit_down(sitting)
    sitting.screen.docks.show("show-pieces")
    backs = [piece for piece in sitting.controller.desc.pieces if piece.zone == "deck"]

    found = sitting.screen.pieces.findItems("The deck", Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive)

    assert (len(backs) > 1, len(found)) == (True, 1)


def test_the_list_tells_no_more_than_the_table(alone: Sitting) -> None:
    alone.screen.docks.show("show-pieces")

    shown = {piece.tip for piece in alone.controller.desc.pieces if piece.tip}
    tree = alone.screen.pieces
    found = tree.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)
    words = {item.text(0) for item in found}
    assert words

    known = {zone.title for zone in alone.controller.desc.zones}
    moves = {move.label for move in alone.moves}
    assert all(any(word.startswith(each) for each in known | shown | moves if each) for word in words)


def test_enter_on_a_piece_with_one_move_plays_it(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.screen.docks.show("show-pieces")
    tree = sitting.screen.pieces
    tree.setCurrentItem(row_of(tree, "The die"))

    sitting.key(Qt.Key.Key_Return, tree)

    assert len(sitting.screen.match.session.record.moves) == 1


def test_the_cursor_stays_where_it_was_when_the_table_changes(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.screen.docks.show("show-pieces")
    tree = sitting.screen.pieces
    tree.setCurrentItem(row_of(tree, "The die"))

    sitting.play(1)

    assert tree.currentItem() is row_of(tree, "The die")


# ---- the question


def test_a_button_answers_where_there_is_nothing_to_touch(alone: Sitting) -> None:
    offered = [move for move in alone.moves if move.gesture is Gesture.BUTTON]
    button = alone.screen.prompt.buttons[0]
    assert button.text() == offered[0].label

    QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    assert alone.screen.match.session.record.moves[0].action == offered[0].plan[0]
    assert alone.screen.view.hasFocus()


@pytest.mark.parametrize(
    ("gestures", "stands_out"),
    [
        ([Gesture.BUTTON], True),
        ([Gesture.CLICK, Gesture.BUTTON], True),
        ([Gesture.DRAG, Gesture.BUTTON], True),
        ([Gesture.BUTTON, Gesture.BUTTON], False),
    ],
)
def test_a_button_stands_out_where_it_alone_goes_on(alone: Sitting, gestures: list[Gesture], stands_out: bool) -> None:
    moves = tuple(Affordance((at,), gesture, f"Move {at}", "deck") for at, gesture in enumerate(gestures))
    prompt = alone.screen.prompt

    prompt.show_table(TableDesc((1.0, 1.0), (), (), moves), alone.controller.moment.audience, None, onlooker=False)
    alone.settle()

    button = prompt.buttons[0]
    ground = button.grab().toImage().pixelColor(8, button.height() // 2)
    assert (ground == button.palette().color(QPalette.ColorRole.Highlight)) is stands_out


def test_while_a_move_is_seen_happening_the_plaque_tells_what_goes_on_and_asks_nothing(alone: Sitting) -> None:
    controller, prompt = alone.controller, alone.screen.prompt
    alone.screen.set_motion("full")
    asked = prompt.text.text()

    QTest.mouseClick(prompt.buttons[0], Qt.MouseButton.LeftButton)

    assert controller.filming
    assert prompt.text.text() not in ("", asked)
    assert (prompt.buttons, prompt.notes.text()) == ([], "")
    controller.settle()
    assert prompt.buttons


def test_the_question_stands_with_its_figures(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    prompt = sitting.controller.desc.prompt
    assert prompt is not None

    assert sitting.screen.prompt.text.text() == prompt.text
    assert all(note in sitting.screen.prompt.notes.text() for note in prompt.notes)


def test_at_the_end_the_result_and_every_place_are_told(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()

    sitting.play_out()

    assert sitting.screen.prompt.text.text() == "Bo wins with 6 points."
    assert sitting.screen.prompt.notes.text().split("   ·   ") == ["1. Bo 6", "2. Ann 0"]
    assert sitting.screen.seats.rows[1].state.text() == "Place 1"


# ---- the seats


def test_whoever_is_to_act_is_marked(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    while sitting.moment.acting() == (0,):
        sitting.play(1)

    states = [row.state.text() for row in sitting.screen.seats.rows]

    assert states == ["", "To move"]


# ---- the inspector


def test_the_piece_under_the_pointer_is_shown_large_with_its_facts(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()

    sitting.do("show-inspector")
    move_mouse(sitting.screen.view.viewport(), sitting.spot("plate/6"))

    sheet = sitting.moment.sheet("plate/6")
    assert sheet is not None
    assert sheet.title in sitting.screen.inspector.toPlainText()
    assert sitting.screen.inspector.piece in sitting.controller.desc.pieces


def test_the_piece_that_keys_come_to_is_shown_and_spoken(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    sitting.begin()
    sitting.do("show-inspector")
    sitting.screen.view.setFocus()
    heard: list[str] = []

    def listen(event: QAccessibleEvent) -> None:
        if event.type() == QAccessible.Event.Focus and event.object() is None:
            heard.append(event.accessibleInterface().text(QAccessible.Text.Name))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    QAccessible.queryAccessibleInterface(sitting.screen.view)

    sitting.key(Qt.Key.Key_Down, sitting.screen.view)
    sitting.settle()

    at = sitting.screen.scene.keys.at
    sheet = sitting.moment.sheet(at)
    assert sheet is not None
    assert sheet.title in sitting.screen.inspector.toPlainText()
    assert heard == [sitting.screen.scene.spread.name(at)]


def test_its_rules_are_a_link(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    sitting.begin()
    asked: list[tuple[str, str]] = []
    monkeypatch.setattr(sitting.window.commands.tool_windows, "show_rules", lambda *what: asked.append(what))
    sitting.do("show-inspector")
    sitting.screen.scene.hovered.emit("plate/6")
    sheet = sitting.moment.sheet("plate/6")
    assert sheet is not None
    assert sheet.rules

    sitting.screen.inspector.anchorClicked.emit(QUrl("rules"))

    assert asked == [("cybo", sheet.rules)]


def test_the_words_of_the_game_in_a_text_are_links_to_what_explains_them(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit()
    sitting.begin()
    asked: list[tuple[str, str]] = []
    monkeypatch.setattr(sitting.window.commands.tool_windows, "show_rules", lambda *what: asked.append(what))
    sitting.do("show-inspector")
    sitting.screen.scene.hovered.emit("tray")
    inspector = sitting.screen.inspector
    sheet = sitting.moment.sheet("tray")
    assert sheet is not None
    assert [word for word, _meaning in sheet.terms] == ["Trinity"]
    place = inspector.document().find("Trinity")
    inspector.setFocus()
    inspector.setTextCursor(place)

    QTest.mouseClick(
        inspector.viewport(), Qt.MouseButton.LeftButton, pos=inspector.cursorRect(place).center() - QPoint(8, 0)
    )

    assert place.charFormat().toolTip() == dict(sheet.terms)["Trinity"]
    assert asked == [("cybo", "Trinity")]


# ---- news and announcements


def test_what_others_did_since_ones_last_turn_is_lit(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    while sitting.moment.viewpoint.viewer == 0:
        sitting.play(1)
    while sitting.moment.viewpoint.viewer == 1:
        sitting.play(1)

    lit = [mark.cursor.block().text() for mark in sitting.screen.log.extraSelections()]

    assert lit
    assert lit[0].startswith("Bo rolls")
    assert not any(row.startswith("Ann") for row in lit)


def test_moves_questions_and_refusals_are_announced(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    sitting.begin()
    heard: list[tuple[str, Any]] = []

    def listen(event: Any) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append((event.message(), event.politeness()))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)

    sitting.play(1)
    sitting.drag("die", "card/1")

    messages = [message for message, _how in heard]
    assert any(message.startswith("Ann rolls") for message in messages)
    assert heard[-1] == (sitting.heard[-1], announcements.Politeness.Assertive)


def test_another_persons_turn_is_announced(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    sitting.begin()
    heard: list[str] = []
    monkeypatch.setattr("monstrarium.ui.panels.asking.announce", lambda _widget, text, *_how: heard.append(text))

    while sitting.moment.viewpoint.viewer == 0:
        sitting.play(1)

    prompt = sitting.controller.desc.prompt
    assert prompt is not None
    assert prompt.text in heard
    assert "Bo" in prompt.text


# ---- secrets and the end


def test_the_whole_truth_is_seen_only_when_the_match_is_over(sit: Sit) -> None:
    sitting = sit()
    sitting.services.preferences.change(curtain=False)
    sitting.begin("pantry", options={})
    sitting.do("timeline")
    before = [name for _viewer, name in sitting.screen.replay.eye_names()]
    sitting.do("now")

    sitting.play_out()
    sitting.do("timeline")
    names = {name: viewer for viewer, name in sitting.screen.replay.eye_names()}
    sitting.screen.replay.player.seek(3)
    sitting.screen.look_as(names["Everything"])

    assert before == ["Ann"]
    assert list(names) == ["Ann", "Bo", "An onlooker", "Everything"]
    assert sitting.moment.viewpoint.view(3) == sitting.screen.match.session.truth(3)
    assert not isinstance(sitting.page, Curtain)


def test_the_move_under_the_cursor_is_shown_on_the_table(alone: Sitting) -> None:
    alone.screen.docks.show("show-moves")
    before = len(alone.screen.scene.overlays)
    wanted = next(at for at, move in enumerate(alone.moves) if move.gesture is Gesture.DRAG)

    QTest.keyClick(alone.screen.moves.list, Qt.Key.Key_Home)
    for _step in range(wanted):
        QTest.keyClick(alone.screen.moves.list, Qt.Key.Key_Down)

    assert len(alone.screen.scene.overlays) > before
    assert not alone.screen.match.session.record.moves


@pytest.mark.parametrize(
    ("game", "measure"), [("androids", "Cards in each hand"), ("xenoshyft", "What the base endures")]
)
def test_no_points_are_told_of_in_a_game_without_points(sit: Sit, game: str, measure: str) -> None:
    sitting = sit()
    sitting.begin(game, (SeatInfo("Ann", "", 0), *[SeatInfo(name, "easy", 1) for name in ("Bo", "Cy")]), {})

    told = {row.score.toolTip() for row in sitting.screen.seats.rows}

    assert told == {measure}
    assert not [row for row in sitting.screen.seats.rows if "Points" in row.accessibleName()]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_whoever_is_to_act_has_a_place_in_its_own_colour(sit: Sit, scheme: str) -> None:
    sitting = sit()
    sitting.services.preferences.change(scheme=scheme)
    sitting.begin("pantry", (SeatInfo("Ann", "", 0), SeatInfo("Bo", "", 1)), {})
    seats = theme_for(scheme).text.seats
    for seat, row in enumerate(sitting.screen.seats.rows):
        row.show_state(0, "", True, False, 0)
        assert row.grab().toImage().pixelColor(1, row.height() // 2).name() == seats[seat]


def test_a_larger_text_size_enlarges_the_words_on_the_table_at_once_as_far_as_they_fit(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("xybrid", (SeatInfo("Ann", "", 0), SeatInfo("Bo", "", 1)), {})
    scene, art = sitting.screen.scene, sitting.services.art
    scene.spread.call(scene.spread.zones)  # As if every place were lit: only then are names of the ground shown.
    titles = {name: zone.title.sceneBoundingRect().height() for name, zone in scene.spread.zones.items()}
    label = Label("Ann", 0.0, 0.0, 1.0, 1.0, 0.1)
    face = Face("seats/0", (label,))
    before = art.image(face, (200, 200), scene.theme)
    worn = {name: piece.pixmap().cacheKey() for name, piece in scene.spread.pieces.items() if piece.piece.face.labels}
    sitting.services.preferences.change(text_scale=150)
    sitting.settle()
    scene.spread.call(scene.spread.zones)
    larger = {name: zone.title.sceneBoundingRect().height() for name, zone in scene.spread.zones.items()}
    named = [name for name, zone in scene.spread.zones.items() if zone.title.isVisible()]
    assert named
    assert all(larger[name] >= titles[name] for name in named)
    assert max(larger[name] / titles[name] for name in named) > 1.3
    assert art.image(face, (200, 200), scene.theme) != before
    assert worn
    assert all(scene.spread.pieces[name].pixmap().cacheKey() != key for name, key in worn.items())


def test_in_high_contrast_a_line_lies_under_the_title_of_a_panel(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    title = sitting.screen.docks["show-log"].titleBarWidget()
    lines = []
    for scheme in ("light", "contrast"):
        title.setPalette(palette_for(scheme))
        image = title.grab().toImage()
        low = [image.pixelColor(x, image.height() - 1).name() for x in range(0, image.width(), 8)]
        lines.append(set(low) == {"#ffffff"})
    assert lines == [False, True]
