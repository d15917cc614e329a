"""How many clicks a round takes somebody who commands alone; what it was before stands in the README of the games."""

from __future__ import annotations

from monstrarium.games.xenoshyft.actions import Buy, Deploy, Equip, Pass, Play, Ready
from monstrarium.games.xenoshyft.cards import COST
from monstrarium.games.xenoshyft.state import Phase, XenoshyftState
from monstrarium.table.desc import Affordance
from tests.ui import hands
from tests.ui.games.xenoshyft.hands import ANN, moves_of, state_of
from tests.ui.sitting import Sit, Sitting

MOST = 9
"""The most clicks of a typical round."""
SEED = 12
"""A match in whose first round two cards are bought, two troops deployed, one of them equipped, a card is played, and
two chances to react are let pass: 11 clicks once."""


def typical(sitting: Sitting, state: XenoshyftState) -> Affordance:
    """What somebody does who buys the dearest, deploys all, equips, and plays what can be played."""
    face, moves = state.pieces.face, sitting.moves
    if state.pending is not None:
        return moves[0]
    bought = sorted(moves_of(sitting, Buy), key=lambda move: -COST[face[move.plan[-1].piece]])
    deployed = sorted(moves_of(sitting, Deploy), key=lambda move: -len(move.plan))
    wanted = {
        Phase.BUY: [*bought, *[move for move in deployed if len(move.plan) > 2]],
        Phase.DEPLOY: [*deployed, *moves_of(sitting, Equip)],
        Phase.COMBAT: [*moves_of(sitting, Play), *moves_of(sitting, Pass)],
    }.get(state.phase, [])
    return next(iter([*wanted, *[move for move in moves_of(sitting, Ready) if len(move.plan) == 1]]))


def test_a_typical_round_takes_nine_clicks_at_most(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("xenoshyft", (ANN,), {"base": 20}, SEED)
    clicks = 0

    while state_of(sitting).round == 1:
        if not sitting.moves:
            sitting.bot.waitUntil(lambda: bool(sitting.moves) or state_of(sitting).round > 1)
            continue
        hands.by_drag(sitting, typical(sitting, state_of(sitting)))
        sitting.settle()
        clicks += 1
        assert clicks <= MOST

    done = [type(action) for action in sitting.done()]
    assert (done.count(Buy), done.count(Deploy), done.count(Equip), done.count(Play)) == (2, 2, 1, 1)


def test_what_has_one_answer_is_not_asked(sit: Sit) -> None:
    sitting = sit()
    sitting.begin("xenoshyft", (ANN,), {"base": 20}, SEED)

    for _card in range(2):
        dearest = typical(sitting, state_of(sitting))
        assert isinstance(dearest.plan[-1], Buy)
        hands.by_drag(sitting, dearest)
        sitting.settle()
    sitting.bot.waitUntil(lambda: state_of(sitting).phase is Phase.DEPLOY)

    assert sitting.done()[-1] == Ready(0)
