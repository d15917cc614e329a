"""A match of XenoShyft goes on after it was left in the middle of a Reveal; a replay leads from boss to boss."""

from __future__ import annotations

from collections.abc import Sequence

from monstrarium.engine.action import Action
from monstrarium.games.xenoshyft.actions import Pass, Play
from monstrarium.games.xenoshyft.cards import BOSS, KIND
from monstrarium.games.xenoshyft.events import Flipped
from monstrarium.games.xenoshyft.state import REACT, XenoshyftState
from tests.ui import hands
from tests.ui.games.xenoshyft.hands import begin_at, begin_before_end, move_of, reply, state_of
from tests.ui.sitting import Sit, Sitting


def in_the_window(sitting: Sitting) -> None:
    """A match in which an enemy is revealed, and all are asked."""

    def revealed(state: XenoshyftState, offers: Sequence[Action]) -> bool:
        return state.window == REACT and any(isinstance(each, Play) for each in offers)

    begin_at(sitting, revealed, "hi-ex-grenade")


def test_the_same_reveal_asks_the_same_again(sit: Sit) -> None:
    sitting = sit()
    in_the_window(sitting)
    before = (sitting.controller.desc, sitting.screen.log.toPlainText(), sitting.screen.prompt.text.text())

    sitting.reopen()

    after = (sitting.controller.desc, sitting.screen.log.toPlainText(), sitting.screen.prompt.text.text())
    assert after == before
    assert after[2].endswith(" is revealed.")


def test_the_instant_is_played_after_that(sit: Sit) -> None:
    sitting = sit()
    in_the_window(sitting)
    seat = state_of(sitting).asked
    sitting.reopen()

    hands.by_drag(sitting, reply(sitting, seat))
    sitting.settle()
    play = move_of(sitting, Play)
    hands.by_drag(sitting, play)
    sitting.settle()

    assert play.plan[0] in sitting.done()


def test_each_boss_is_found_again_in_the_replay(sit: Sit) -> None:
    sitting = sit()
    begin_before_end(sitting, 0, training=True)
    session = sitting.screen.match.session
    revealed = [
        (node, event.piece)
        for node in session.record.line()
        for frame in session.film(node, None)
        for event in frame.events
        if isinstance(event, Flipped) and KIND[event.face] == BOSS
    ]

    seen = []
    for node, boss in revealed:
        sitting.screen.replay.player.seek(session.record.line().index(node) + 1)
        sitting.settle()
        seen.append((sitting.moment.at, any(piece.id == f"card/{boss}" for piece in sitting.controller.desc.pieces)))

    assert len(revealed) >= 3
    assert seen == [(node, True) for node, _boss in revealed]
    assert any(isinstance(action, Pass) for action in sitting.done())
