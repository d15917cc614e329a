"""A question goes round: people are asked in public, bots apart, and a person's silence tells nothing."""

from __future__ import annotations

import weakref
from typing import Any, cast

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from monstrarium.engine.record import SeatInfo
from monstrarium.games.kit import EVERY_TIME
from monstrarium.ui.match.moment import Moment
from monstrarium.ui.panels.over_table.curtain import Curtain
from monstrarium.ui.scene.film import Beat
from tests.support.hush import Claim, Pass
from tests.ui import hands
from tests.ui.match.hush import (
    ANN,
    BO,
    BOT,
    CY,
    DEE,
    SAYS_NOTHING,
    THREE,
    claim,
    do,
    faces,
    question,
    sit_down,
    truth,
    viewer,
    words_around,
)
from tests.ui.sitting import Sit


def test_several_people_are_asked_together_and_in_public(sit: Sit) -> None:
    sitting = sit_down(sit)

    claim(sitting)

    assert sitting.page is sitting.screen
    assert question(sitting) == ("Ann claims. Objections?", [SAYS_NOTHING, "Bo", "Cy"])
    assert viewer(sitting) is None
    assert faces(sitting.controller.desc) == []


def test_nobody_responds_lets_it_pass_for_all_without_a_curtain(sit: Sit) -> None:
    sitting = sit_down(sit)
    claim(sitting)
    pages: list[Any] = []
    sitting.controller.covering.connect(pages.append)

    do(sitting, SAYS_NOTHING)

    assert sitting.done() == [Claim(0), Pass(1), Pass(2)]
    assert pages == [0]
    assert truth(sitting).points == [1, 0, 0]


@pytest.mark.parametrize("way", hands.WAYS)
def test_a_name_leads_to_the_own_hand_in_every_way(sit: Sit, way: hands.Way) -> None:
    sitting = sit_down(sit)
    claim(sitting)

    do(sitting, "Cy", way)

    assert isinstance(sitting.page, Curtain)
    assert sitting.page.text.text() == "Pass to Cy"
    assert sitting.done() == [Claim(0), Pass(1)]
    hands.look(sitting)
    assert faces(sitting.controller.desc) == ["card/6", "card/7", "card/8"]


def test_enter_says_that_nobody_responds(sit: Sit) -> None:
    sitting = sit_down(sit)
    claim(sitting)

    sitting.key(Qt.Key.Key_Return, sitting.screen.view)

    assert sitting.done() == [Claim(0), Pass(1), Pass(2)]


def test_enter_on_a_name_presses_that_name(sit: Sit) -> None:
    sitting = sit_down(sit)
    claim(sitting)
    hands.walk_to_button(sitting, "Bo")

    sitting.key(Qt.Key.Key_Return)

    assert isinstance(sitting.page, Curtain)
    assert sitting.page.text.text() == "Pass to Bo"


def test_a_digit_says_who_responds(sit: Sit) -> None:
    sitting = sit_down(sit)
    claim(sitting)

    sitting.key(Qt.Key.Key_2, sitting.screen.view)

    assert isinstance(sitting.page, Curtain)
    assert sitting.page.text.text() == "Pass to Cy"


@pytest.mark.parametrize("key", [Qt.Key.Key_0, Qt.Key.Key_3, Qt.Key.Key_9])
def test_digits_that_stand_for_nobody_do_nothing(sit: Sit, key: Qt.Key) -> None:
    sitting = sit_down(sit)
    claim(sitting)

    sitting.key(key, sitting.screen.view)

    assert sitting.done() == [Claim(0)]
    assert question(sitting)[1] == [SAYS_NOTHING, "Bo", "Cy"]


def test_whoever_looked_may_still_let_it_pass_and_the_rest_are_asked(sit: Sit) -> None:
    sitting = sit_down(sit, (ANN, BO, CY, DEE))
    claim(sitting)
    do(sitting, "Bo")
    hands.look(sitting)

    do(sitting, "Let it pass")

    assert sitting.page is sitting.screen
    assert viewer(sitting) is None
    assert question(sitting)[1] == [SAYS_NOTHING, "Cy", "Dee"]


def test_a_response_asks_everybody_else_anew(sit: Sit) -> None:
    sitting = sit_down(sit)
    claim(sitting)
    do(sitting, "Bo")
    hands.look(sitting)

    do(sitting, "Object")

    assert question(sitting)[1] == [SAYS_NOTHING, "Cy", "Ann"]
    assert faces(sitting.controller.desc) == ["card/3"]


def test_people_are_asked_up_to_the_next_bot_and_after_it(sit: Sit) -> None:
    sitting = sit_down(sit, (ANN, BO, BOT, DEE))
    claim(sitting)
    before = question(sitting)[1]

    do(sitting, SAYS_NOTHING)
    sitting.bot.waitUntil(lambda: Pass(2) in sitting.done())
    sitting.settle()

    assert before == [SAYS_NOTHING, "Bo"]
    assert question(sitting)[1] == [SAYS_NOTHING, "Dee"]


def test_nobody_is_seen_thinking_in_a_round(sit: Sit, pondering: None) -> None:
    sitting = sit_down(sit, (ANN, BO, BOT))
    claim(sitting)

    do(sitting, SAYS_NOTHING)

    assert sitting.controller.bots.seat == 2
    assert sitting.screen.prompt.text.text() == "Ann claims. Objections?"
    assert "Thinking" not in sitting.screen.seats.rows[2].state.text()
    assert not sitting.can("stop")


def test_while_is_seen_how_a_round_ends_its_question_is_gone(sit: Sit) -> None:
    sitting = sit_down(sit, (ANN, BO))
    claim(sitting)
    do(sitting, "Bo")
    hands.look(sitting)
    sitting.controller.beat = 1000.0

    hands.press_button(sitting, sitting.moves[-1])
    seen = sitting.screen.prompt.text.text()
    sitting.controller.settle()

    assert sitting.done()[-1] == Pass(1)
    assert seen == "Ann is in turn."


def test_who_is_alone_among_bots_sees_its_hand_and_is_asked_there(sit: Sit) -> None:
    sitting = sit_down(sit, (SeatInfo("Ada", "greedy:1", 2), BO, BOT))
    sitting.controller.habits.choose(1, EVERY_TIME.key)

    sitting.bot.waitUntil(lambda: bool(sitting.moves))
    labels = [move.label for move in sitting.moves]

    assert viewer(sitting) == 1
    assert truth(sitting).asked == 1
    assert labels == ["Object", "Let it pass"]
    assert len(faces(sitting.controller.desc)) == 3


def test_without_a_curtain_the_question_is_public_all_the_same(sit: Sit) -> None:
    sitting = sit()
    sitting.services.preferences.change(curtain=False)
    sitting.begin("hush", THREE, {})

    claim(sitting)
    asked, shown = question(sitting)[1], faces(sitting.controller.desc)
    do(sitting, "Cy")

    assert (asked, shown) == ([SAYS_NOTHING, "Bo", "Cy"], [])
    assert viewer(sitting) == 2


def test_a_key_that_is_held_down_answers_nothing(sit: Sit) -> None:
    sitting = sit_down(sit)
    claim(sitting)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)

    QApplication.sendEvent(sitting.screen.view, held)

    assert sitting.done() == [Claim(0)]


def test_enter_in_the_list_of_moves_claims_and_answers_nothing(sit: Sit) -> None:
    sitting = sit_down(sit)

    do(sitting, "Claim a point", hands.by_list)

    assert sitting.done() == [Claim(0)]
    assert question(sitting)[1] == [SAYS_NOTHING, "Bo", "Cy"]


def test_a_hint_tells_a_hand_only_to_who_looks_at_it(sit: Sit) -> None:
    sitting = sit_down(sit)
    claim(sitting)
    sitting.do("hint")
    in_public = sitting.heard[-1]
    do(sitting, "Bo")
    hands.look(sitting)

    sitting.do("hint")
    sitting.bot.waitUntil(lambda: sitting.heard[-1].startswith("Hint: Let it pass."))

    assert in_public.startswith("Hint: Bo. Only a look at the hand can tell.")
    assert sitting.heard[-1] == "Hint: Let it pass. Silence of Bo is golden."


def test_nothing_in_public_tells_a_hand(sit: Sit) -> None:
    sitting = sit_down(sit)
    claim(sitting)
    do(sitting, "Bo")
    hands.look(sitting)
    own = words_around(sitting)

    do(sitting, "Let it pass")

    assert "Objection" in own
    assert "Objection" not in words_around(sitting)


def test_whoever_holds_nothing_is_asked_like_all_others(sit: Sit) -> None:
    sitting = sit_down(sit)
    claim(sitting)
    do(sitting, "Cy")
    hands.look(sitting)

    assert [move.label for move in sitting.moves] == ["Let it pass"]
    assert truth(sitting).asked == 2


class Held(list[Any]):
    """Flourishes of a beat, whose life can be followed."""


def test_at_an_instant_pace_the_tables_of_one_film_are_let_go_of_before_the_next(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit_down(sit, (ANN, BO, CY, DEE))
    films: list[list[weakref.ref[Held]]] = []
    alive: list[int] = []
    film = Moment.film

    def followed(moment: Moment, node: int, presented: bool = False) -> list[Beat]:
        alive.append(sum(any(beat() is not None for beat in beats) for beats in films))
        made = [beat._replace(flourishes=Held(beat.flourishes)) for beat in film(moment, node, presented)]
        films.append([weakref.ref(cast(Held, beat.flourishes)) for beat in made])
        return made

    monkeypatch.setattr(Moment, "film", followed)
    claim(sitting)
    do(sitting, SAYS_NOTHING)

    assert len(films) > 2
    assert alive == [0] * len(films)
