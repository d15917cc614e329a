"""Three people at one screen declare, cancel, and cancel what cancels; each is asked as it prefers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from monstrarium.engine.action import Choose
from monstrarium.engine.game import settle
from monstrarium.engine.record import SeatInfo
from monstrarium.engine.rng import Rng
from monstrarium.games.androids.actions import Declare, End, Lay, Pass, Play
from monstrarium.games.androids.cards import FIRST_INSTANT
from monstrarium.games.androids.state import Phase
from monstrarium.ui.panels.over_table.curtain import Curtain
from tests.support.matches import Reached
from tests.ui import hands
from tests.ui.games.androids.hands import (
    ANN,
    MANY,
    RULES,
    dealt,
    holds,
    move_of,
    reply,
    sit_down,
    state_of,
)
from tests.ui.sitting import Sit, Sitting

LEFT = Qt.MouseButton.LeftButton
BOTS = (SeatInfo("Bolt", "easy", 1), SeatInfo("Fang", "easy", 2))


def declare(sitting: Sitting, way: hands.Way = hands.by_drag) -> None:
    """Ann, who holds Blown Fuse, lays a card and pulls the lever; Bo holds Tea Break."""
    sit_down(sitting, dealt((0, "blown-fuse"), (1, "tea-break")))
    way(sitting, move_of(sitting, Lay))
    way(sitting, move_of(sitting, Declare))
    sitting.settle()


def respond(sitting: Sitting, seat: int, key: str, way: hands.Way = hands.by_drag) -> None:
    """A seat says that it responds, looks at its hand, and plays a card."""
    way(sitting, reply(sitting, seat))
    hands.look(sitting)
    way(sitting, move_of(sitting, Play, key))
    sitting.settle()


def nobody(sitting: Sitting, way: hands.Way = hands.by_drag) -> None:
    way(sitting, reply(sitting, None))
    sitting.settle()


def asked(sitting: Sitting) -> tuple[str, list[str]]:
    """The public question, and its answers."""
    return sitting.screen.prompt.text.text(), [move.label for move in sitting.moves]


def test_a_declaration_is_put_to_all_others_in_public(sit: Sit) -> None:
    sitting = sit()

    declare(sitting)

    assert sitting.page is sitting.screen
    assert sitting.moment.viewpoint.viewer is None
    assert asked(sitting) == ("Ann declares. Does anyone respond?", ["Nobody responds", "Bo", "Cy"])


def test_a_declaration_is_cancelled(sit: Sit) -> None:
    sitting = sit()
    declare(sitting)

    respond(sitting, 1, "tea-break")
    nobody(sitting)

    state = state_of(sitting)
    assert (state.phase, state.seat, state.declared) == (Phase.TURN, 0, True)
    assert len(state.pile) == 1
    assert isinstance(sitting.page, Curtain)
    assert sitting.page.text.text() == "Pass to Ann"


@pytest.mark.parametrize("way", hands.WAYS)
def test_the_cancel_is_cancelled_and_the_pile_is_uncovered(sit: Sit, way: hands.Way) -> None:
    sitting = sit()
    declare(sitting, way)

    respond(sitting, 1, "tea-break", way)
    after_tea = asked(sitting)
    respond(sitting, 0, "blown-fuse", way)
    after_fuse = asked(sitting)
    nobody(sitting, way)

    assert after_tea == ("Bo plays Tea Break. Does anyone respond?", ["Nobody responds", "Cy", "Ann"])
    assert after_fuse == ("Ann plays Blown Fuse. Does anyone respond?", ["Nobody responds", "Bo", "Cy"])
    assert sitting.done()[1] == Declare(0)
    state = state_of(sitting)
    assert state.turn == 2
    assert state.pile == []
    assert {"tea-break", "blown-fuse"} <= {state.card(piece).key for piece in state.discard}


def test_who_looks_at_its_hand_may_let_it_pass_after_all(sit: Sit) -> None:
    sitting = sit()
    declare(sitting)

    hands.by_drag(sitting, reply(sitting, 1))
    hands.look(sitting)
    hands.by_drag(sitting, move_of(sitting, Pass))
    sitting.settle()

    assert sitting.moment.viewpoint.viewer is None
    assert asked(sitting)[1] == ["Nobody responds", "Cy"]


def test_between_turns_only_those_are_asked_who_ring(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting)
    QTest.mouseClick(sitting.screen.seats.rows[2].bell, LEFT)

    hands.by_drag(sitting, move_of(sitting, Lay))
    hands.by_drag(sitting, move_of(sitting, End))
    sitting.settle()
    hands.look(sitting)
    question = asked(sitting)
    nobody(sitting)

    assert question == ("The turn of Ann is over. Does anyone play an instant?", ["Nobody responds", "Cy"])
    assert sitting.done()[-2:] == [Pass(1), Pass(2)]
    assert isinstance(sitting.page, Curtain)
    assert sitting.page.text.text() == "Pass to Bo"


def test_among_bots_nobody_covers_the_table_and_the_pause_passes_by_itself(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting, 1, (ANN, *BOTS))
    covered: list[int] = []
    sitting.controller.covering.connect(covered.append)

    hands.by_drag(sitting, move_of(sitting, Lay))
    hands.by_drag(sitting, move_of(sitting, End))
    sitting.bot.waitUntil(lambda: state_of(sitting).turn > 1)

    assert covered == []
    assert sitting.moment.viewpoint.viewer == 0


def test_among_bots_one_answers_at_the_own_hand(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting, dealt((0, "tea-break")), (ANN, *BOTS))
    sitting.controller.habits.choose(0, "every")
    hands.by_drag(sitting, move_of(sitting, Lay))
    hands.by_drag(sitting, move_of(sitting, End))

    sitting.bot.waitUntil(lambda: bool(sitting.moves))
    sitting.settle()

    assert state_of(sitting).asked == 0
    assert sitting.moment.viewpoint.viewer == 0
    assert sitting.moves[-1].label == "Let it pass"


def test_undo_takes_a_declaration_back_from_the_public_question(sit: Sit) -> None:
    sitting = sit()
    declare(sitting)

    sitting.do("undo")
    hands.look(sitting)

    assert [type(action) for action in sitting.done()] == [Lay]
    assert holds(state_of(sitting), 0, "blown-fuse")
    assert "Pull the lever: declare" in [move.label for move in sitting.moves]


def near(sitting: Sitting) -> int:
    """The seat at the near edge, which has the lowest hand on the table."""
    zones = [zone for zone in sitting.controller.desc.zones if zone.id.startswith("seat/")]
    return int(max(zones, key=lambda zone: zone.rect[1]).id.removeprefix("seat/"))


def test_the_table_turns_behind_the_curtain_alone(sit: Sit) -> None:
    sitting = sit()
    declare(sitting)
    before = near(sitting)

    hands.by_drag(sitting, reply(sitting, 1))
    hands.look(sitting)
    looking = near(sitting)
    hands.by_drag(sitting, move_of(sitting, Play, "tea-break"))
    sitting.settle()

    assert sitting.moment.viewpoint.viewer is None
    assert (before, looking, near(sitting)) == (0, 1, 1)


@pytest.mark.parametrize("game", ["androids", "xybrid"])
def test_who_watches_bots_stays_on_one_side(sit: Sit, game: str) -> None:
    sitting = sit()
    sitting.begin(game, (SeatInfo("Gear", "random", 0), *BOTS), {}, 1)
    turn = sitting.screen.match.session.turn
    seen = {sitting.moment.audience.side}

    def later() -> bool:
        seen.add(sitting.moment.audience.side)
        return turn() > 3

    sitting.bot.waitUntil(later)

    assert seen == {0}


def test_who_watches_bots_has_no_say_in_how_they_are_asked(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("androids", (SeatInfo("Gear", "random", 0), *BOTS), {}, 1)

    sitting.bot.waitUntil(lambda: sitting.screen.prompt.text.text().endswith("?"))

    assert "When to Ask…" not in [button.text() for button in sitting.screen.prompt.buttons]


def put_under(left: int) -> Reached:
    """A match in which Ann plays False Bottom with so many cards left that could go under the pile."""
    options = settle(RULES.info, 3, {})
    for seed in range(MANY):
        state = RULES.new(3, options, Rng(seed))
        hand = state.hands[0]
        laid = [piece for piece in hand if state.pieces.face[piece] < FIRST_INSTANT]
        if state.seat == 0 and len(laid) == len(hand) - 1 and holds(state, 0, "false-bottom"):
            (played,) = (piece for piece in hand if piece not in laid)
            lays = [Lay(0, piece) for piece in laid[left:]]
            return Reached(seed, (*lays, Play(0, played), Pass(1), Pass(2)))
    raise AssertionError("nobody is ever dealt False Bottom and no other instant")


@pytest.mark.parametrize("left", [0, 1])
def test_what_has_one_answer_is_not_asked(sit: Sit, left: int) -> None:
    sitting = sit()

    sitting.begin_where(put_under(left), "androids", (ANN, *BOTS), {})

    assert state_of(sitting).pending is None
    assert len(state_of(sitting).hands[0]) == 0
    assert sitting.controller.asked


def test_what_has_two_answers_is_asked(sit: Sit) -> None:
    sitting = sit()

    sitting.begin_where(put_under(2), "androids", (ANN, *BOTS), {})

    assert [type(move.plan[0]) for move in sitting.moves] == [Choose, Choose]


def test_nobody_is_led_back_to_a_question_that_was_not_asked(sit: Sit) -> None:
    asked, unasked = sit(), sit()
    asked.begin_where(put_under(2), "androids", (ANN, *BOTS), {})
    asked.controller.perform(asked.moves[0])
    asked.settle()

    unasked.begin_where(put_under(1), "androids", (ANN, *BOTS), {})

    assert (asked.can("undo"), unasked.can("undo")) == (True, False)


def test_people_at_one_screen_are_asked_for_the_only_answer(sit: Sit) -> None:
    sitting = sit()

    sitting.begin_where(put_under(1), "androids", (ANN, SeatInfo("Bo", "", 1), BOTS[1]), {})
    hands.look(sitting)

    assert [type(move.plan[0]) for move in sitting.moves] == [Choose]
