"""A step is shown beat by beat."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QGraphicsPathItem

from monstrarium.table.desc import Face, Gesture, Piece, TableDesc
from monstrarium.table.presenter import Flourish
from monstrarium.ui.scene.film import LONGEST, SCENE, SHOW, Beat
from monstrarium.ui.scene.layers import UNIT

from ..stage import FRAME, Stage, affordance, piece, table

ROLL = affordance("die", gesture=Gesture.CLICK)
TUMBLE = Flourish("tumble", "die", frames=("red", "blue", "green"))


def die(x: float = 1.0, face: str = "die/1") -> Piece:
    return piece("die", x, 1, face=Face(face))


def length(stage: Stage) -> float:
    """How long it takes until the last beat is shown."""
    passed = 0.0
    while stage.scene.filming:
        stage.wait(FRAME)
        passed += FRAME
        assert passed < 20.0
    return passed


def beats(count: int, *flourishes: Flourish) -> list[Beat]:
    return [Beat(table(piece("die", 1 + 0.2 * at, 1)), flourishes) for at in range(count)]


def test_beats_are_shown_one_after_another(stage: Stage) -> None:
    stage.show(table(piece("a", 1, 1)))
    stage.scene.film([Beat(table(piece("a", 2, 1)), ()), Beat(table(piece("a", 2, 4)), ())], 0.2)
    stage.wait(0.19)
    first = stage.seen("a")
    stage.wait(0.3)
    assert first == pytest.approx((2.0, 1.0), abs=0.05)
    assert stage.seen("a") == (2.0, 4.0)


def test_a_film_of_many_beats_lasts_no_longer_than_its_limit(stage: Stage) -> None:
    stage.show(table(piece("die", 1, 1)))
    stage.scene.film(beats(40), 0.25)
    assert length(stage) <= LONGEST + FRAME


def test_a_show_may_last_longer_and_has_a_limit_of_its_own(stage: Stage) -> None:
    stage.show(table(piece("die", 1, 1)))
    stage.scene.film(beats(40, Flourish("light", "die", text="+2")), 0.25)
    assert LONGEST < length(stage) <= SHOW + FRAME


def test_a_scene_may_last_longest(stage: Stage) -> None:
    stage.show(table(piece("die", 1, 1)))
    stage.scene.film(beats(80, Flourish("strike", "die", target="die")), 0.25)
    assert SHOW < length(stage) <= SCENE + FRAME


def test_a_strike_points_at_everything_that_is_meant(stage: Stage) -> None:
    stage.show(table(piece("die", 1, 1), piece("one", 3, 1), piece("two", 1, 4)))
    stage.scene.flourish(Flourish("strike", "die", target="one", also=("two",)), 0.4)
    assert len(stage.scene.overlays) == 2


def test_what_is_proclaimed_lingers_and_is_gone(stage: Stage) -> None:
    stage.show(table(piece("die", 1, 1)))
    stage.scene.flourish(Flourish("proclaim", "die", text="It stands!"), 0.6)
    stage.wait(0.5)
    there = len(stage.scene.overlays)
    stage.wait(0.2)
    assert (there, len(stage.scene.overlays)) == (1, 0)


@pytest.mark.parametrize(("x", "y"), [(0.5, 0.5), (7.5, 0.5), (0.5, 5.5), (7.5, 5.5)])
def test_what_is_proclaimed_at_an_edge_is_all_on_the_table(stage: Stage, x: float, y: float) -> None:
    stage.show(table(piece("die", x, y)))
    known = set(stage.scene.items())
    stage.scene.flourish(Flourish("proclaim", "die", text="The base has held!"), 6.0)
    stage.wait(3.0)
    (words,) = set(stage.scene.items()) - known
    assert stage.scene.sceneRect().contains(words.sceneBoundingRect())


def test_words_that_rise_at_the_upper_edge_stay_on_the_table(stage: Stage) -> None:
    stage.show(table(piece("die", 1, 0.2)))
    known = set(stage.scene.items())
    stage.scene.flourish(Flourish("float", "die", text="+9"), 0.4)
    (words,) = set(stage.scene.items()) - known
    for _frame in range(24):
        assert stage.scene.sceneRect().contains(words.sceneBoundingRect())
        stage.wait(FRAME)


def test_what_is_proclaimed_holds_the_table_for_a_while(stage: Stage) -> None:
    stage.show(table(piece("die", 1, 1)))
    said = Flourish("proclaim", "die", text="It stands!")
    stage.scene.film([Beat(table(piece("die", 1, 1)), (said,)), Beat(table(piece("die", 4, 1)), ())], 0.1)
    stage.wait(0.45)
    held = stage.seen("die")
    stage.wait(0.3)
    assert (held, stage.seen("die")) == ((1.0, 1.0), (4.0, 1.0))


def test_flourishes_count_into_the_limit(stage: Stage) -> None:
    stage.show(table(piece("die", 1, 1)))
    stage.scene.film(beats(6, TUMBLE), 0.25)
    assert length(stage) <= LONGEST + FRAME


def test_the_die_lands_before_the_table_changes(stage: Stage) -> None:
    stage.show(table(die(), piece("plate", 1, 4, flat=True)))
    stage.scene.film([Beat(table(die(), piece("plate", 1, 4, flat=True, face=Face("green"))), (TUMBLE,))], 0.2)
    stage.wait(0.4)
    in_the_air = (stage.item("die").isVisible(), stage.item("plate").piece.face.art)
    stage.wait(0.4)
    assert in_the_air == (False, "red")
    assert (stage.item("die").isVisible(), stage.item("plate").piece.face.art) == (True, "green")


def test_a_tumbling_die_shows_its_frames_and_then_its_face(stage: Stage) -> None:
    stage.show(table(die()))
    stage.scene.film([Beat(table(die(face="table/back")), (TUMBLE,))], 0.2)
    shown = []
    while stage.scene.filming:
        stage.wait(FRAME)
        image = stage.view.grab().toImage()
        shown += [image.pixelColor(x, y).name() for x, y in ((stage.at(1, 1).x(), y) for y in range(0, 200, 2))]
    assert {"#c00000", "#0000c0", "#008000", "#604020"} <= set(shown)


def test_a_die_that_has_landed_never_shows_its_old_face_again(stage: Stage) -> None:
    stage.show(table(die()))
    stage.scene.film([Beat(table(die(face="blue")), (TUMBLE,)), Beat(table(die(face="blue")), ())], 0.2)
    stage.wait(0.56)
    shown = []
    while stage.scene.busy:
        stage.wait(FRAME)
        shown.append(stage.view.grab().toImage().pixelColor(stage.at(1, 1)).name())
    assert set(shown) == {"#0000c0"}


def test_a_film_left_in_the_air_leaves_no_face_behind(stage: Stage) -> None:
    stage.show(table(die(face="red")))
    stage.scene.film([Beat(table(die(face="blue")), (TUMBLE,))], 0.2)
    stage.wait(0.1)
    stage.show(table(die(face="red")), 0.0)
    assert stage.view.grab().toImage().pixelColor(stage.at(1, 1)).name() == "#c00000"


def test_nothing_is_offered_while_a_film_runs_and_all_is_at_its_last_beat(stage: Stage) -> None:
    stage.show(table(die(), affordances=(ROLL,)))
    stage.scene.film([Beat(table(die()), (TUMBLE,)), Beat(table(die(), affordances=(ROLL,)), ())], 0.2)
    during = stage.scene.affordances.pointer.sources()
    length(stage)
    assert during == frozenset()
    assert stage.scene.affordances.pointer.sources() == {"die"}


def test_settling_shows_how_it_ends(stage: Stage) -> None:
    stage.show(table(die()))
    stage.scene.film(beats(5, TUMBLE), 0.2)
    stage.wait(0.1)
    stage.scene.settle()
    assert stage.seen("die") == pytest.approx((1.8, 1.0))
    assert stage.item("die").isVisible()
    assert (stage.scene.busy, stage.scene.filming, len(stage.scene.overlays)) == (False, False, 0)


def test_a_click_that_skips_a_film_does_nothing_else(stage: Stage) -> None:
    stage.show(table(die(), affordances=(ROLL,)))
    stage.scene.film([Beat(table(die()), (TUMBLE,)), Beat(table(die(), affordances=(ROLL,)), ())], 0.2)
    stage.wait(0.1)
    stage.click(1, 1)
    skipped = list(stage.chosen)
    stage.click(1, 1)
    assert (skipped, stage.chosen) == ([], [ROLL])


def test_a_drag_that_skips_a_film_goes_on(stage: Stage) -> None:
    do = affordance("die", "right")
    stage.show(table(die()))
    stage.scene.film([Beat(table(die()), (TUMBLE,)), Beat(table(die(), affordances=(do,)), ())], 0.2)
    stage.wait(0.1)
    stage.drag((1, 1), (6.5, 3))
    assert stage.chosen == [do]


def test_another_table_ends_a_film(stage: Stage) -> None:
    stage.show(table(die()))
    stage.scene.film(beats(5, TUMBLE), 0.2)
    stage.wait(0.1)
    stage.show(table(die(6.0)), 0.2)
    stage.wait(0.5)
    assert stage.seen("die") == (6.0, 1.0)
    assert stage.item("die").isVisible()
    assert not stage.scene.busy


def test_without_seconds_only_the_end_is_shown(stage: Stage) -> None:
    stage.show(table(die()))
    stage.scene.film(beats(5, TUMBLE), 0.0)
    assert stage.seen("die") == pytest.approx((1.8, 1.0))
    assert (stage.scene.busy, len(stage.scene.overlays)) == (False, 0)


@pytest.mark.parametrize(
    "what",
    [
        Flourish("float", "die", text="+9"),
        Flourish("pulse", "die"),
        Flourish("arrow", "die", target="other"),
        Flourish("light", "die", text="+2"),
        TUMBLE,
    ],
    ids=lambda what: what.kind,
)
def test_a_flourish_is_seen_for_its_time_and_leaves_nothing(stage: Stage, what: Flourish) -> None:
    stage.show(table(die(), piece("other", 4, 4)))
    before = len(stage.scene.items())
    stage.scene.flourish(what, 0.3)
    stage.wait(0.15)
    during = len(stage.scene.items())
    stage.wait(0.3)
    assert during > before == len(stage.scene.items())


def ring(stage: Stage) -> tuple[float, float]:
    """The place of the ring that opens, in table units."""
    (found,) = [each for each in stage.scene.items() if isinstance(each, QGraphicsPathItem)]
    return found.pos().x() / UNIT, found.pos().y() / UNIT


def test_a_ring_goes_with_its_piece(stage: Stage) -> None:
    stage.show(table(die(1.0)))
    stage.scene.flourish(Flourish("pulse", "die"), 2.0)
    stage.show(table(die(6.0)), 0.5)
    stage.wait(0.25)
    half_way = (ring(stage), stage.seen("die"))
    stage.wait(0.5)
    assert half_way[0] == pytest.approx(half_way[1], abs=0.3)
    assert half_way[1][0] > 2.0
    assert ring(stage) == (6.0, 1.0)


def test_a_flourish_without_seconds_or_without_its_item_is_nothing(stage: Stage) -> None:
    stage.show(table(die()))
    stage.scene.flourish(Flourish("float", "die", text="+9"), 0.0)
    stage.scene.flourish(Flourish("float", "nobody", text="+9"), 0.3)
    assert len(stage.scene.overlays) == 0


def test_the_table_says_when_all_has_settled(stage: Stage) -> None:
    ended: list[bool] = []
    stage.scene.settled.connect(lambda: ended.append(stage.scene.busy))
    stage.show(table(die()))
    stage.scene.film(beats(2), 0.2)
    stage.wait(1.0)
    assert ended == [False]


def test_a_film_in_which_nothing_moves_says_so_when_it_is_skipped(stage: Stage) -> None:
    filming: list[bool] = []
    stage.scene.settled.connect(lambda: filming.append(stage.scene.filming))
    stage.show(table(die()))
    stage.scene.film([Beat(table(die()), ()), Beat(table(die()), ())], 0.2)
    stage.scene.settle()
    assert filming[-1:] == [False]


@pytest.mark.parametrize("led", [True, False], ids=["an arrow first", "another beat first"])
def test_what_is_played_waits_where_it_was_let_go_until_it_goes_on(stage: Stage, led: bool) -> None:
    def laid(x: float, other: float = 3.0) -> TableDesc:
        return table(piece("a", x, 1), piece("b", other, 5), affordances=(affordance("a", "right"),))

    first = laid(7.0) if led else laid(1.0, 4.0)
    flourishes = (Flourish("arrow", "a", "b"),) if led else ()
    stage.show(laid(1.0))
    stage.scene.chosen.connect(lambda _deed: stage.scene.film([Beat(first, flourishes), Beat(laid(7.0, 4.0), ())], 0.3))
    stage.drag((1, 1), (6, 3))
    left = stage.seen("a")[0]
    lowest = left
    while stage.scene.filming or stage.scene.busy:
        stage.wait(FRAME)
        lowest = min(lowest, stage.seen("a")[0])
    assert left > 4.0
    assert lowest >= left
    assert stage.seen("a") == (7.0, 1.0)


def test_what_is_played_goes_home_at_the_end_of_a_film_that_leaves_it_there(stage: Stage) -> None:
    still = table(piece("a", 1, 1), affordances=(affordance("a", "right"),))
    stage.show(still)
    stage.scene.chosen.connect(lambda _deed: stage.scene.film([Beat(still, ()), Beat(still, ())], 0.2))
    stage.drag((1, 1), (6, 3))
    stage.wait(2.0)
    assert stage.seen("a") == (1.0, 1.0)
