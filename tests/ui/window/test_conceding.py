"""A person concedes: of two seats the other wins, a team loses, and with more seats a bot plays on."""

from __future__ import annotations

from monstrarium.engine.record import SeatInfo
from monstrarium.storage.match_files.header_lines import read_header
from tests.ui import hands
from tests.ui.sitting import TWO, Sit, Sitting
from tests.ui.slow import Answers

BOT = SeatInfo("Bolt", "random", 1)
THREE = (*TWO, SeatInfo("Cy", "", 2))


def names(sitting: Sitting) -> list[str]:
    """The names in the menu of those who can concede."""
    menu = sitting.window.menus.submenus["concede"]
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions()]


def can_concede(sitting: Sitting) -> bool:
    return sitting.window.menus.submenus["concede"].menuAction().isEnabled()


def concede(sitting: Sitting, name: str, answer: str) -> Answers:
    """Concede for a seat, and answer the question; returns the question."""
    answers = Answers(answer)
    assert f"{name} concedes…" in names(sitting)
    next(each for each in sitting.window.menus.submenus["concede"].actions() if name in each.text()).trigger()
    sitting.settle()
    assert answers.left == []
    return answers


def test_every_person_can_concede_and_no_bot(sit: Sit) -> None:
    sitting = sit()
    sitting.begin(seats=(TWO[0], BOT))

    assert names(sitting) == ["Ann concedes…"]


def test_of_two_the_other_wins(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(3)

    asked = concede(sitting, "Bo", "Concede")

    assert asked.read[0].startswith("Bo concedes and loses.")
    assert sitting.controller.over
    assert sitting.screen.prompt.text.text() == "Bo concedes, Ann wins."
    assert sitting.screen.match.session.record.outcome is not None
    assert "Bo concedes." in sitting.screen.log.toPlainText()
    assert not can_concede(sitting)


def test_who_plays_on_has_changed_nothing(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(3)

    concede(sitting, "Ann", "Play On")

    assert not sitting.controller.over
    assert len(sitting.done()) == 3


def test_a_match_that_was_given_up_is_over_for_the_shelf_and_when_it_is_opened_again(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(3)
    concede(sitting, "Ann", "Concede")

    sitting.reopen()

    header = read_header(sitting.screen.match.path)
    assert (header.finished, header.places) == (True, (2, 1))
    assert sitting.controller.over
    assert sitting.screen.match.trouble == ""


def test_a_team_loses_when_one_of_it_concedes(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("xenoshyft", THREE, {})

    asked = concede(sitting, "Cy", "Concede")

    assert "all lose" in asked.read[0]
    assert sitting.screen.prompt.text.text() == "Cy concedes: all have lost."


def test_with_more_seats_a_bot_plays_on_for_whoever_concedes(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("androids", THREE, {"start": "first"})
    hands.look(sitting)

    asked = concede(sitting, "Bo", "Concede")

    assert "a bot plays on" in asked.read[0]
    assert [(seat.bot, seat.lent) for seat in sitting.screen.match.seats] == [
        ("", False),
        ("normal", True),
        ("", False),
    ]
    assert not sitting.controller.over


def test_a_moment_of_the_past_cannot_be_given_up(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(3)
    assert can_concede(sitting)

    sitting.controller.look(1)
    sitting.settle()

    assert not can_concede(sitting)
