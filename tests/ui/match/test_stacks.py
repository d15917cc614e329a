"""Stacks of clear sheets fan out by keys or by the menu, each sheet within reach of hand and keys."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from monstrarium.engine.action import Choose
from monstrarium.engine.game import settle
from monstrarium.engine.record import Record
from monstrarium.engine.session import Session
from monstrarium.games import load
from monstrarium.table.desc import Affordance, ItemId, TableDesc
from monstrarium.table.presenter import Audience
from tests.ui.sitting import TWO, Sit, Sitting

KEY = Qt.Key
XYBRID = load("xybrid")
BENCHES = "work"
"""The arrangement in which stacks stay as they are while a question is about their sheets."""
PATIENCE = 40
"""The number of moves after which another match is tried."""


def answers(desc: TableDesc) -> list[Affordance]:
    """The answers that clicks on several sheets of one stack would give, the lowest sheet first; or none."""
    sheets = {piece.id: piece for piece in desc.pieces if piece.spread not in (None, piece.pose)}
    found = [each for each in desc.affordances if each.source in sheets and isinstance(each.plan[0], Choose)]
    stacks = Counter(sheets[each.source].zone for each in found)
    zone, many = (*stacks.most_common(1), ("", 0))[0]
    of_stack = [each for each in found if sheets[each.source].zone == zone]
    return sorted(of_stack, key=lambda each: sheets[each.source].pose.z) if many > 2 else []


def leads_there(seed: int) -> int | None:
    """The number of moves, always the first, after which a match asks for one of several sheets of a stack."""
    options = settle(XYBRID.game.info, 2, {})
    session = Session(XYBRID.game, Record("xybrid", XYBRID.game.info.rules, seed, options, TWO))
    for moves in range(PATIENCE):
        seat = session.to_act()[0]
        audience = Audience(seat, ("Ann", "Bo"), (0, 1), arrangement=BENCHES)
        desc = XYBRID.presenter.describe(session.view(seat), audience, session.offers(seat))
        if answers(desc):
            return moves
        session.submit(desc.affordances[0].plan[0])
    return None


@pytest.fixture(scope="module")
def asking() -> tuple[int, int]:
    """The seed of a match, and the move at which it asks for a sheet of a stack."""
    return next((seed, moves) for seed in range(200) if (moves := leads_there(seed)) is not None)


def asked(sit: Sit, asking: tuple[int, int]) -> Sitting:
    """That match, at that move."""
    sitting = sit()
    sitting.services.preferences.change(curtain=False)
    seed, moves = asking
    sitting.begin("xybrid", options={}, seed=seed)
    sitting.controller.arrange(BENCHES)
    sitting.play(moves)
    return sitting


def begun(sit: Sit) -> Sitting:
    """A match in which both seats have a core."""
    sitting = sit()
    sitting.services.preferences.change(curtain=False)
    sitting.begin("xybrid", options={})
    sitting.play(6)
    return sitting


def fanned(sitting: Sitting) -> set[ItemId]:
    """The sheets that are shown fanned out."""
    pieces = [piece for piece in sitting.controller.desc.pieces if piece.spread not in (None, piece.pose)]
    seen = {name: item.seen[:2] for name, item in sitting.screen.scene.spread.pieces.items()}
    return {each.id for each in pieces if each.spread and seen[each.id] == (each.spread.x, each.spread.y)}


def sheets(sitting: Sitting) -> set[ItemId]:
    """The sheets that could be fanned out."""
    return {piece.id for piece in sitting.controller.desc.pieces if piece.spread not in (None, piece.pose)}


def last_choice(sitting: Sitting) -> object:
    record = sitting.screen.match.session.record
    return record.moves[-1].action


# ---- one sheet of a stack is asked for


@pytest.mark.parametrize("key", [KEY.Key_X, KEY.Key_Alt])
@pytest.mark.parametrize("which", [0, -1])
def test_a_click_on_a_fanned_out_sheet_chooses_it(sit: Sit, asking: tuple[int, int], key: Qt.Key, which: int) -> None:
    sitting = asked(sit, asking)
    wanted = answers(sitting.controller.desc)[which]
    held = Qt.KeyboardModifier.AltModifier if key == KEY.Key_Alt else Qt.KeyboardModifier.NoModifier

    QTest.keyPress(sitting.screen.view, key)
    view = sitting.screen.view.viewport()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, held, sitting.spot(wanted.source))
    QTest.keyRelease(sitting.screen.view, key)

    assert last_choice(sitting) == wanted.plan[0]


def test_arrows_reach_every_sheet_that_is_asked_for(sit: Sit, asking: tuple[int, int]) -> None:
    sitting = asked(sit, asking)
    ladder = [each.source for each in answers(sitting.controller.desc)]
    keys = sitting.screen.scene.keys
    while keys.at not in ladder:
        sitting.key(KEY.Key_Tab, sitting.screen.view)

    walked = {keys.at}
    for key in [KEY.Key_Up] * len(ladder) + [KEY.Key_Down] * 2 * len(ladder):
        sitting.key(key, sitting.screen.view)
        walked.add(keys.at)

    assert walked >= set(ladder)


def test_return_chooses_the_sheet_that_arrows_came_to(sit: Sit, asking: tuple[int, int]) -> None:
    sitting = asked(sit, asking)
    choices = answers(sitting.controller.desc)
    keys = sitting.screen.scene.keys
    while keys.at != choices[-1].source:
        sitting.key(KEY.Key_Tab, sitting.screen.view)

    sitting.key(KEY.Key_Down, sitting.screen.view)
    sitting.key(KEY.Key_Return, sitting.screen.view)

    assert last_choice(sitting) == choices[-2].plan[0]


# ---- the command


def test_the_command_fans_stacks_out_until_it_is_given_again(sit: Sit) -> None:
    sitting = begun(sit)

    sitting.do("fan")
    out = fanned(sitting)
    sitting.do("fan")

    assert out == sheets(sitting)
    assert not fanned(sitting)


def test_the_keys_of_the_command_are_not_those_that_are_held(sit: Sit) -> None:
    sitting = begun(sit)

    sitting.key(KEY.Key_X, sitting.screen.view, Qt.KeyboardModifier.ShiftModifier)

    assert fanned(sitting) == sheets(sitting)
    assert sitting.action("fan").isChecked()


def test_stacks_stay_fanned_out_while_the_match_goes_on(sit: Sit) -> None:
    sitting = begun(sit)
    sitting.do("fan")

    sitting.play(6)

    assert fanned(sitting) == sheets(sitting)


def test_stacks_fan_out_in_a_replay(sit: Sit) -> None:
    sitting = begun(sit)
    sitting.do("timeline")
    sitting.screen.replay.player.seek(4)

    sitting.do("fan")
    in_the_past = fanned(sitting)
    sitting.screen.replay.player.seek(5)

    assert in_the_past
    assert fanned(sitting) == sheets(sitting)


def test_where_there_are_no_stacks_there_is_nothing_to_fan_out(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()

    assert not sitting.can("fan")


def test_another_match_begins_with_its_stacks_as_they_lie(sit: Sit) -> None:
    sitting = begun(sit)
    sitting.do("fan")

    sitting.begin("xybrid", options={})
    sitting.play(4)

    assert not sitting.action("fan").isChecked()
    assert not fanned(sitting)
