"""The set-up sheet settles seats and rules, and begins the match."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from monstrarium.engine.game import GameInfo
from monstrarium.engine.record import SeatInfo
from monstrarium.storage.settings import LastSetup
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.kit.fields import DropDown
from monstrarium.ui.kit.seat_tokens import Token, TokenSheet
from monstrarium.ui.pages.setup import SetupSheet
from monstrarium.ui.settings.appearance import palette_for
from tests.support.mouse import move_mouse
from tests.ui.pages.agreeing import (
    DUEL,
    DUSK,
    LEFT,
    LEVELS,
    PACE,
    ROLES,
    TIES,
    agreed,
    choose,
    field,
    named,
    names,
    press,
    sheet_of,
    write,
)
from tests.ui.widgets import boxes_of, catch_up
from tests.ui.words import check_words


def test_play_works_at_once_with_a_person_and_a_bot(qtbot: QtBot, art: Art) -> None:
    setup = agreed(qtbot, sheet_of(qtbot, art))
    assert setup.game == "game0"
    assert [seat.bot for seat in setup.seats] == ["", "normal"]
    assert setup.options == {"pace": "slow", "long": 2}


def test_enter_plays_at_once(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art)
    with qtbot.waitSignal(sheet.started):
        QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Return)


def test_control_and_enter_play_from_a_name(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art)
    with qtbot.waitSignal(sheet.started):
        QTest.keyClick(sheet.seats.cards[0].name, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_escape_and_back_cancel(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art)
    with qtbot.waitSignal(sheet.cancelled):
        QTest.keyClick(sheet.seats.cards[0].name, Qt.Key.Key_Escape)
    with qtbot.waitSignal(sheet.cancelled):
        press(sheet, "Back")


def test_watch_puts_a_bot_on_every_seat(qtbot: QtBot, art: Art) -> None:
    setup = agreed(qtbot, sheet_of(qtbot, art, named("Ada", "Ben")), "Watch")
    assert [seat.bot for seat in setup.seats] == ["normal", "normal"]
    assert "Ada" not in names(setup)


def test_who_has_watched_finds_people_on_their_seats_the_next_time(qtbot: QtBot, art: Art) -> None:
    people = named("Ada", "Ben")
    assert agreed(qtbot, sheet_of(qtbot, art, people), "Watch").to_remember().seats == people.seats


def test_the_last_set_up_comes_back(qtbot: QtBot, art: Art) -> None:
    last = LastSetup((SeatInfo("Ada", "", 3), SeatInfo("Bo", "hard", 1)), {"pace": ("fast", "slow"), "long": 3})
    setup = agreed(qtbot, sheet_of(qtbot, art, last))
    assert setup.seats == last.seats
    assert setup.options == last.options
    assert setup.to_remember() == last


def test_what_a_later_version_remembered_is_taken_as_far_as_it_is_known(qtbot: QtBot, art: Art) -> None:
    last = LastSetup((SeatInfo("Ada", "genius", 9), SeatInfo("Bo", "", 1)), {"pace": "lightning", "weather": "rain"})
    setup = agreed(qtbot, sheet_of(qtbot, art, last))
    assert setup.seats[0] == SeatInfo("Ada", "normal", 0)
    assert setup.options == {"pace": "slow", "long": 2}


def test_a_seat_is_named(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art)
    write(sheet, 0, "Ada")
    assert names(agreed(qtbot, sheet))[0] == "Ada"


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("", "This seat needs a name."),
        ("  ", "This seat needs a name."),
        ("ada", "ada sits here already. Take another name."),
    ],
)
def test_a_name_that_cannot_be_is_told_beside_it_and_nothing_starts(
    qtbot: QtBot, art: Art, name: str, complaint: str
) -> None:
    sheet = sheet_of(qtbot, art, named("Ada", "Ben"))
    write(sheet, 1, name)
    with qtbot.assertNotEmitted(sheet.started):
        press(sheet, "Play")
    row = sheet.seats.cards[1]
    assert row.complaint.isVisible()
    assert row.complaint.text() == complaint
    assert row.name.hasFocus()


def test_a_complaint_goes_when_its_reason_goes(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art, named("Ada", "Ada"))
    press(sheet, "Play")
    write(sheet, 1, "Ben")
    assert not sheet.seats.cards[1].complaint.isVisible()
    assert names(agreed(qtbot, sheet)) == ["Ada", "Ben"]


def test_seats_are_added_up_to_the_games_limit_with_a_colour_each(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art)
    press(sheet, "Add a Seat")
    press(sheet, "Add a Seat")
    assert not sheet.seats.add.isEnabled()
    setup = agreed(qtbot, sheet)
    assert len({seat.colour for seat in setup.seats}) == 4
    assert len(set(names(setup))) == 4


def test_seats_stay_as_high_as_they_need_in_a_high_window(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art)
    sheet.resize(1600, 1400)
    catch_up()
    assert {card.height() - card.sizeHint().height() for card in sheet.seats.cards} == {0}


def test_a_new_seat_can_be_named_at_once(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art)
    press(sheet, "Add a Seat")
    assert sheet.seats.cards[2].name.hasFocus()
    QTest.keyClicks(sheet.seats.cards[2].name, "Cleo")
    assert names(agreed(qtbot, sheet))[2] == "Cleo"


def test_a_new_seat_among_people_is_for_a_person(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art, named("Ada", "Ben"))
    press(sheet, "Add a Seat")
    assert agreed(qtbot, sheet).seats[2] == SeatInfo("Green", "", 2)


def test_a_new_seat_after_a_bot_is_for_a_bot_of_its_level(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art)
    choose(sheet.seats.cards[1].who, 1)
    press(sheet, "Add a Seat")
    assert agreed(qtbot, sheet).seats[2] == SeatInfo("Moss", "hard", 2)


def test_seats_are_removed_down_to_the_games_limit(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art, named("Ada", "Ben", "Cleo"))
    QTest.mouseClick(sheet.seats.cards[1].remove, LEFT)
    assert names(agreed(qtbot, sheet)) == ["Ada", "Cleo"]
    assert not any(card.remove.isEnabled() for card in sheet.seats.cards)


def test_a_seat_is_dragged_to_another_place(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art, named("Ada", "Ben", "Cleo"))
    first, last = sheet.seats.cards[0], sheet.seats.cards[2]
    grip = first.grip
    below = grip.mapFrom(sheet, last.mapTo(sheet, QPoint(10, last.height() - 2)))
    QTest.mousePress(grip, LEFT, pos=grip.rect().center())
    move_mouse(grip, below)
    QTest.mouseRelease(grip, LEFT, pos=below)
    assert names(agreed(qtbot, sheet)) == ["Ben", "Cleo", "Ada"]


def test_alt_and_an_arrow_move_a_seat(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art, named("Ada", "Ben", "Cleo"))
    QTest.keyClick(sheet.seats.cards[2].name, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert names(agreed(qtbot, sheet)) == ["Ada", "Cleo", "Ben"]


def test_tab_goes_through_the_seats_as_they_stand(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art, named("Ada", "Ben", "Cleo"))
    QTest.keyClick(sheet.seats.cards[2].name, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    rows = sheet.seats.cards
    rows[0].remove.setFocus()
    QTest.keyClick(rows[0].remove, Qt.Key.Key_Tab)
    assert rows[1].token.hasFocus()
    assert rows[1].name.text() == "Cleo"


def test_a_bot_of_a_level_takes_a_seat(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art)
    choose(sheet.seats.cards[0].who, 3)
    assert agreed(qtbot, sheet).seats[0].bot == "hard"


def test_only_a_name_that_nobody_chose_changes_with_the_seat(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art)
    given = sheet.seats.cards[1].name.text()
    write(sheet, 0, "Ada")
    choose(sheet.seats.cards[0].who, 1)
    sheet.seats.cards[1].who.setFocus()
    QTest.keyClick(sheet.seats.cards[1].who, Qt.Key.Key_Home)
    setup = agreed(qtbot, sheet)
    assert names(setup)[0] == "Ada"
    assert names(setup)[1] not in ("Ada", given)


def test_a_token_is_picked_and_swapped_with_the_seat_that_had_it(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art, named("Ada", "Ben"))
    QTest.mouseClick(sheet.seats.cards[0].token, LEFT)
    tokens = token_sheet(sheet)
    QTest.mouseClick(next(each for each in tokens.findChildren(Token) if each.colour == 1), LEFT)
    assert [seat.colour for seat in agreed(qtbot, sheet).seats] == [1, 0]


def test_a_token_is_picked_by_keyboard(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art, named("Ada", "Ben"))
    QTest.keyClick(sheet.seats.cards[0].token, Qt.Key.Key_Space)
    tokens = token_sheet(sheet)
    QTest.keyClick(tokens.focusWidget(), Qt.Key.Key_Down)
    QTest.keyClick(tokens.focusWidget(), Qt.Key.Key_Right)
    QTest.keyClick(tokens.focusWidget(), Qt.Key.Key_Return)
    assert agreed(qtbot, sheet).seats[0].colour == 4


def token_sheet(sheet: SetupSheet) -> TokenSheet:
    tokens = sheet.findChild(TokenSheet)
    assert tokens is not None
    return tokens


def test_an_option_takes_another_value(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art)
    press(field(sheet, "pace"), "Fast")
    choose(field(sheet, "long").findChildren(DropDown)[0], 1)
    assert agreed(qtbot, sheet).options == {"pace": "fast", "long": 3}


def test_an_option_for_each_seat_follows_the_seats(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art, named("Ada", "Ben", "Cleo"))
    pace = field(sheet, "pace")
    press(pace, "One each")
    choose(next(each for each in pace.findChildren(DropDown) if each.isVisible()), 1)
    QTest.keyClick(sheet.seats.cards[0].name, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    press(sheet, "Add a Seat")
    QTest.mouseClick(sheet.seats.cards[0].remove, LEFT)
    setup = agreed(qtbot, sheet)
    assert names(setup)[:2] == ["Ada", "Cleo"]
    assert setup.options["pace"] == ("fast", "slow", "slow")


def test_an_option_for_each_seat_becomes_one_for_all_again(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art)
    pace = field(sheet, "pace")
    press(pace, "Fast")
    press(pace, "One each")
    press(pace, "One each")
    assert agreed(qtbot, sheet).options["pace"] == "fast"


HOUSE = GameInfo("game0", "GAME 0", (2, 4), 1, (PACE, TIES, DUSK))


def summary(sheet: SetupSheet) -> str:
    return sheet.options.fold.accessibleDescription()


def test_house_rules_lie_folded_below_a_line_that_says_as_usual(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art, info=HOUSE)

    assert field(sheet, "pace").isVisible()
    assert not field(sheet, "ties").isVisible()
    assert summary(sheet) == "As usual."


def test_house_rules_unfold_and_their_line_says_what_is_not_as_usual(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art, info=HOUSE)
    press(sheet, "House Rules")
    press(field(sheet, "ties"), "The first")
    press(field(sheet, "dusk"), "Bats")

    assert summary(sheet) == "Ties: The first · At dusk: Bats"
    assert agreed(qtbot, sheet, info=HOUSE).options["ties"] == "first"


def test_as_usual_takes_all_house_rules_back_and_leaves_the_main_options(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art, LastSetup(named("Ada", "Ben").seats, {"pace": "fast", "ties": "first"}), HOUSE)

    press(sheet, "As Usual")

    setup = agreed(qtbot, sheet, info=HOUSE)
    assert (setup.options["ties"], setup.options["pace"]) == ("all", "fast")
    assert summary(sheet) == "As usual."


def test_cards_of_seats_lie_side_by_side_as_far_as_there_is_room(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art, named("Ada", "Ben", "Cleo"))

    def tops() -> int:
        catch_up()
        return len({card.y() for card in sheet.seats.cards})

    sheet.resize(1280, 800)
    wide = tops()
    sheet.resize(700, 800)

    assert (wide, tops()) == (1, 2)


def test_each_seat_says_what_it_plays_where_seats_differ(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art, named("Ada", "Ben"), DUEL, ROLES)
    assert [card.role.text() for card in sheet.seats.cards] == ["plays the Foxes", "plays the Hens"]
    assert all(card.role.isVisible() for card in sheet.seats.cards)


def test_sides_are_swapped_with_one_press(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art, named("Ada", "Ben"), DUEL, ROLES)
    press(sheet, "Swap Sides")
    assert [card.role.text() for card in sheet.seats.cards] == ["plays the Foxes", "plays the Hens"]
    with qtbot.waitSignal(sheet.started) as started:
        press(sheet, "Play")
    assert names(started.args[0]) == ["Ben", "Ada"]


def test_seats_that_are_alike_play_nothing_in_particular(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art)
    assert not any(card.role.isVisible() for card in sheet.seats.cards)
    assert not sheet.seats.swap.isVisible()


def test_asking_for_another_game_begins_anew(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art, named("Ada", "Ben"))
    sheet.ask(boxes_of(2)[1], GameInfo("game1", "GAME 1", (3, 3), 1))
    with qtbot.waitSignal(sheet.started) as started:
        press(sheet, "Play")
    assert started.args[0].game == "game1"
    assert len(started.args[0].seats) == 3


@pytest.mark.usefixtures("pseudo")
def test_every_word_is_spoken_and_none_is_cut_off(qtbot: QtBot, art: Art) -> None:
    last = LastSetup(named("Ada", "Ada", "Cleo").seats, {"pace": ("fast", "slow", "slow")})
    sheet = sheet_of(qtbot, art, last)
    QTest.mouseClick(sheet.play, LEFT)
    check_words(sheet, ["GAME", "Told in one line.", "Ada", "Cleo", *LEVELS.values()])


def test_icons_turn_with_the_palette(qtbot: QtBot, art: Art) -> None:
    sheet = sheet_of(qtbot, art)
    inks = []
    for scheme in ("light", "dark"):
        sheet.setPalette(palette_for(scheme))
        catch_up()
        plus = sheet.seats.add.icon().pixmap(18, 18).toImage()
        colours = [plus.pixelColor(x, y) for x in range(18) for y in range(18)]
        inks.append(max(colour.value() for colour in colours if colour.alpha() == 255))
    assert inks[0] < inks[1]
