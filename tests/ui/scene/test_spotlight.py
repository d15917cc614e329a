"""Great moments come forward, one scene after the other, and wait for nobody who has read them."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtTest import QTest

from monstrarium.table.spotlight import BRIEF, BRIEFEST, LONGEST, SHORTEST, Actor, Spotlight, Sum
from monstrarium.ui.scene.cues import Cue
from monstrarium.ui.scene.film import Beat
from monstrarium.ui.scene.spotlight.item import SpotlightItem
from monstrarium.ui.scene.spotlight.layout import FOOT, lay_out
from monstrarium.ui.view.table_view import LONG

from ..stage import FRAME, Stage, piece, table

BEFORE = table(piece("a", 1, 1), piece("b", 6, 1), piece("c", 6, 4))
AFTER = table(piece("a", 2, 4), piece("c", 6, 4))
MEET = Spotlight((Actor(("a",), "Ann"), Actor(("b",), "Bo")), "They meet", "Ann and Bo meet.")
FALL = Spotlight((Actor(("a",), act="strike"), Actor(("b",), act="fall", note="−2")), "It falls", "Bo falls.")


def differing(one: QImage, other: QImage) -> float:
    """The share of the bytes in which two pictures differ."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return sum(first != second for first, second in pairs) / one.sizeInBytes()


def begin(stage: Stage, *scenes: Spotlight, seconds: float = 0.2, read: float = 1.0) -> None:
    """Show the scenes, then the table after them."""
    stage.show(BEFORE)
    stage.scene.film([Beat(AFTER, scenes=scenes)], seconds, read)
    stage.wait(2 * FRAME)


def shown(stage: Stage) -> Spotlight | None:
    return stage.scene.spotlights.shown


def drawn(stage: Stage) -> list[SpotlightItem]:
    return [item for item in stage.scene.items() if isinstance(item, SpotlightItem)]


def hidden(stage: Stage) -> set[str]:
    return {name for name, item in stage.scene.spread.pieces.items() if not item.isVisible()}


def length(stage: Stage) -> float:
    """How long the scene stays that is shown."""
    first, passed = shown(stage), 0.0
    while shown(stage) is first and first is not None:
        stage.wait(FRAME)
        passed += FRAME
        assert passed < 20.0
    return passed


def test_scenes_are_shown_one_after_the_other_and_then_the_table_changes(stage: Stage) -> None:
    begin(stage, MEET, FALL)
    seen = []
    while (now := shown(stage)) is not None:
        assert "b" in stage.scene.spread.pieces
        seen.append(now)
        length(stage)
    stage.wait(1.0)
    assert seen == [MEET, FALL]
    assert drawn(stage) == []
    assert (stage.seen("a"), "b" in stage.scene.spread.pieces) == ((2.0, 4.0), False)


def test_what_is_in_front_is_not_seen_on_the_table_as_well(stage: Stage) -> None:
    begin(stage, MEET)
    during = hidden(stage)
    stage.wait(6.0)
    assert (during, hidden(stage)) == ({"a", "b"}, set())


@pytest.mark.parametrize("words", ["No.", "Bo falls. " * 40])
def test_a_scene_stays_long_enough_to_be_read_and_no_longer_than_that(stage: Stage, words: str) -> None:
    begin(stage, msgspec.structs.replace(MEET, words=words))
    assert SHORTEST - 2 * FRAME <= length(stage) <= LONGEST + FRAME


@pytest.mark.parametrize("words", ["No.", "Bo falls. " * 40])
def test_a_single_action_stays_for_a_moment(stage: Stage, words: str) -> None:
    begin(stage, Spotlight((Actor(("a",)),), words=words, dims=False))
    assert BRIEFEST - 2 * FRAME <= length(stage) <= BRIEF + FRAME


def test_at_half_the_pace_a_scene_stays_half_as_long(stage: Stage) -> None:
    begin(stage, MEET)
    whole = length(stage)
    begin(stage, MEET, read=0.5)
    assert length(stage) == pytest.approx(whole / 2, abs=3 * FRAME)


def test_at_once_only_the_result_is_shown(stage: Stage) -> None:
    begin(stage, MEET, FALL, seconds=0.0, read=0.0)
    assert shown(stage) is None
    assert not stage.scene.busy
    assert stage.seen("a") == (2.0, 4.0)


def test_where_nothing_moves_the_same_scenes_are_shown_still(stage: Stage) -> None:
    begin(stage, MEET, FALL, seconds=0.0)
    pictures = []
    for _scene in range(2):
        image = stage.view.grab().toImage()
        stage.wait(0.4)
        assert differing(image, stage.view.grab().toImage()) < 0.001
        pictures.append(image)
        length(stage)
    assert differing(*pictures) > 0.01
    assert (shown(stage), drawn(stage)) == (None, [])


def test_a_click_goes_on_to_the_next_scene_and_does_nothing_on_the_table(stage: Stage) -> None:
    begin(stage, MEET, FALL)
    stage.click(1, 1)
    first = shown(stage)
    stage.click(1, 1)
    stage.wait(1.0)
    assert (first, shown(stage)) == (FALL, None)
    assert stage.chosen == []
    assert stage.refused == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_goes_on_to_the_next_scene(stage: Stage, key: Qt.Key) -> None:
    begin(stage, MEET, FALL)
    stage.key(key)
    assert shown(stage) == FALL


def test_a_long_press_skips_everything(stage: Stage) -> None:
    begin(stage, MEET, FALL, MEET)
    QTest.mousePress(stage.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    stage.wait(LONG + 2 * FRAME)
    during = (shown(stage), stage.seen("a"))
    QTest.mouseRelease(stage.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    assert during == (None, (2.0, 4.0))
    assert stage.chosen == []


def test_holding_space_skips_everything(stage: Stage) -> None:
    begin(stage, MEET, FALL, MEET)
    QTest.keyPress(stage.view, Qt.Key.Key_Space)
    stage.wait(LONG + 2 * FRAME)
    during = shown(stage)
    QTest.keyRelease(stage.view, Qt.Key.Key_Space)
    assert (during, stage.seen("a")) == (None, (2.0, 4.0))


def test_escape_skips_everything(stage: Stage) -> None:
    begin(stage, MEET, FALL)
    stage.key(Qt.Key.Key_Escape)
    assert (shown(stage), drawn(stage), stage.seen("a")) == (None, [], (2.0, 4.0))


def test_while_the_table_stands_still_a_scene_does_not_end(stage: Stage) -> None:
    begin(stage, MEET, FALL)
    stage.scene.hold(True)
    stage.wait(5.0)
    during = shown(stage)
    stage.scene.hold(False)
    stage.wait(1.2)
    assert (during, shown(stage)) == (MEET, FALL)


def test_another_table_takes_a_scene_away(stage: Stage) -> None:
    begin(stage, MEET)
    stage.show(BEFORE)
    assert (shown(stage), drawn(stage), hidden(stage)) == (None, [], set())


def test_the_words_of_a_scene_are_said_when_it_begins(stage: Stage) -> None:
    said: list[str] = []
    stage.scene.read.connect(said.append)
    added = Sum((("Strength", "+3"), ("Behind", "+2")), "5", "Together")
    begin(stage, msgspec.structs.replace(MEET, sum=added))
    assert len(said) == 1
    for part in ("They meet", "Ann", "Bo", "Strength +3", "Behind +2", "Together", "5", "Ann and Bo meet."):
        assert part in said[0]


def test_each_value_that_is_added_is_heard(stage: Stage) -> None:
    heard: list[Cue] = []
    stage.scene.heard.connect(heard.append)
    begin(stage, Spotlight((Actor(("a",)),), words="", sum=Sum((("one", "1"), ("two", "2")), "3", sound="glass")))
    assert [cue.sound for cue in heard] == ["glass", "glass"]
    assert heard[0].wait < heard[1].wait


def test_who_is_not_on_the_table_does_not_come_forward(stage: Stage) -> None:
    begin(stage, Spotlight((Actor(("nobody",)), Actor(("a",))), words="One comes."))
    assert hidden(stage) == {"a"}


END = Spotlight((Actor(("a",), "Ann", note="9"), Actor(("b",), "Bo", note="4")), "Ann wins", "", stays=True)


def test_the_end_stays_until_somebody_wants_to_look_at_the_table(stage: Stage) -> None:
    told: list[bool] = []
    stage.scene.brought.connect(told.append)
    stage.show(BEFORE)
    stage.scene.bring(END)
    stage.wait(20.0)
    during = (shown(stage), stage.scene.busy, hidden(stage))
    stage.click(1, 1)
    stage.wait(1.0)
    assert during == (END, False, {"a", "b"})
    assert (shown(stage), drawn(stage), hidden(stage)) == (None, [], set())
    assert told == [True, False]


def test_the_first_click_on_the_end_shows_it_whole(stage: Stage) -> None:
    stage.show(BEFORE)
    stage.scene.bring(END)
    stage.wait(2 * FRAME)
    stage.click(1, 1)
    assert (shown(stage), stage.scene.busy) == (END, False)


def test_everything_of_a_scene_is_in_the_window(stage: Stage) -> None:
    many = tuple(Actor((name,), words=f"The long name of {name}") for name in ("a", "b", "c"))
    added = Sum(tuple((f"A term with a name, number {n}", f"+{n}") for n in range(8)), "28", "Worth")
    begin(stage, Spotlight(many, "A title", "Words below all that. " * 6, sum=added))
    stage.wait(0.5)
    (item,) = drawn(stage)
    layout, room = item.layout, stage.view.viewport().rect()
    assert layout is not None
    boxes = [*layout.places, layout.plate, *(text.box for text in layout.names)]
    assert all(box.left() >= 0 and box.right() <= room.width() for box in boxes)
    assert all(box.top() >= 0 and box.bottom() <= room.height() for box in boxes)
    assert not any(one.intersects(other) for at, one in enumerate(layout.places) for other in layout.places[:at])
    assert not any(place.intersects(layout.plate) for place in layout.places)


def test_names_of_actors_side_by_side_are_of_one_size_and_clear_of_each_other(stage: Stage) -> None:
    words = {"a": "Knight of the Lodge", "b": "Hammer Templar 1", "c": "Artificer"}
    begin(stage, Spotlight(tuple(Actor((name,), words=words[name]) for name in "abcba"), stays=True))
    stage.wait(0.5)
    (item,) = drawn(stage)
    assert item.layout is not None
    names = item.layout.names
    assert {text.font.pixelSize() for text in names} == {names[0].font.pixelSize()}
    assert all(right.box.left() - left.box.right() >= 6 for left, right in pairwise(names))
    for text in names:
        needed = QFontMetricsF(text.font).boundingRect(QRectF(text.box), text.flags, text.words)
        assert needed.width() <= text.box.width()
        assert needed.height() <= text.box.height()


def test_at_the_end_many_stand_larger_over_their_values_than_beside_them() -> None:
    cast = tuple(Actor((name,), name, size=1.0 if name == "Ann" else 0.8) for name in ("Ann", "Bo", "Cleo", "Dov"))
    room, sizes = QSizeF(815.0, 655.0), [QSizeF(75.0, 100.0)] * 4
    ends = Spotlight(cast, "Ann wins", sum=Sum((("Rounds", "3"), ("Moves", "141"))), stays=True)
    over = lay_out(ends, "", sizes, room, 1.0)
    beside = lay_out(msgspec.structs.replace(ends, stays=False), "", sizes, room, 1.0)
    assert all(one.height() > other.height() for one, other in zip(over.places, beside.places, strict=True))
    assert len({round(place.bottom(), 3) for place in over.places}) == 1
    assert all(name.box.bottom() <= over.plate.top() for name in over.names)
    assert over.plate.bottom() <= FOOT * room.height()


def test_what_belongs_together_and_lies_apart_comes_forward_as_it_will_lie(stage: Stage) -> None:
    """Parts of a monster that are being chosen among are shown as the monster."""
    apart = table(piece("a", 1, 1, zone="left"), piece("b", 7, 5, zone="left"))
    together = table(piece("a", 6, 3, zone="right"), piece("b", 6, 3, zone="right"))
    stage.show(apart)
    stage.scene.film([Beat(together, scenes=(Spotlight((Actor(("a", "b")),), words="One."),))], 0.2)
    stage.wait(2 * FRAME)
    (item,) = drawn(stage)
    assert item.layout is not None
    (place,) = item.layout.places
    assert place.width() == pytest.approx(place.height())


def test_the_words_over_an_actor_stay_in_the_window(stage: Stage) -> None:
    begin(stage, Spotlight((Actor(("a",), note="perfect"),), words="Ann hits."))
    stage.wait(0.8)
    (item,) = drawn(stage)
    ((actor, picture, start, goal),) = item._cast
    at_the_edge = goal._replace(middle=QPointF(0.0, goal.middle.y()))
    pictures = []
    for each in (actor, msgspec.structs.replace(actor, note="")):
        item.show_cast([(each, picture, start, at_the_edge)], 1.0, 1.0, 0.0, True, 0.0)
        pictures.append(stage.view.viewport().grab().toImage())
    noted, plain = pictures
    high = plain.height()
    changed = [x for x in range(plain.width()) if plain.copy(x, 0, 1, high) != noted.copy(x, 0, 1, high)]
    assert len(changed) > 60
    assert min(changed) >= 2


PLAQUE = (1.0, 3.0, 6.0, 0.5)


def test_what_leaves_the_table_bright_is_told_where_the_prompt_lies(stage: Stage) -> None:
    lies = msgspec.structs.replace(BEFORE, plaque=PLAQUE)
    stage.show(lies)
    stage.scene.film([Beat(lies, scenes=(Spotlight((Actor(("a",)),), words="Bo lays a card.", dims=False),))], 0.2)
    stage.wait(2 * FRAME)
    (item,) = drawn(stage)
    assert item.layout is not None
    assert item.layout.words is not None
    told, place = item.layout.words.box, stage.view.shown(PLAQUE)
    assert abs(told.center().y() - place.center().y()) <= 2
    assert item.layout.places[0].bottom() < told.top()


def test_a_name_is_written_on_a_plate_where_the_table_is_bright(stage: Stage) -> None:
    begin(stage, Spotlight((Actor(("a",), words="Barrel Organ"),), words="Barrel Organ comes up.", dims=False))
    stage.wait(0.4)
    (item,) = drawn(stage)
    assert item.layout is not None
    name = item.layout.names[0]
    image, half = stage.view.grab().toImage(), QFontMetricsF(name.font).horizontalAdvance(name.words) / 2
    beside = [name.box.center().x() - half - far for far in (5, 60)]
    on, off = (image.pixelColor(round(x), round(name.box.top() + 8)).lightness() for x in beside)
    assert on < 80 < off
