"""Matches of HYBRID in the window, played by people who set out to do something."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from monstrarium.engine.action import Action
from monstrarium.engine.plain import Plain
from monstrarium.engine.record import SeatInfo
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.ground.plan import lab_of
from monstrarium.games.hybrid.state import HybridState, Phase
from monstrarium.games.hybrid.table.items import figurine, square_item
from monstrarium.games.kit import Kit
from monstrarium.table.desc import Affordance
from monstrarium.ui.match.question_rounds import Reply
from tests.support.matches import Chooser, Reached, Whim, reach
from tests.ui import hands
from tests.ui.sitting import Sitting

ANN, BO = (SeatInfo(name, "", colour) for colour, name in enumerate(("Ann", "Bo")))
TWO = (ANN, BO)
WITH_A_BOT = (ANN, SeatInfo("Bolt", "random", 1))
SEEDS = range(1, 30)
There = Callable[[HybridState], bool]
FOUND: dict[tuple[There, str], Reached] = {}
"""The matches that were found, by what was looked for."""


def begin_at(sitting: Sitting, there: There, seats: Sequence[SeatInfo] = WITH_A_BOT, **options: Plain) -> None:
    """A match that has come to a state in which Ann is asked; whichever match that is."""
    sitting.begin_where(reached(sitting.services.load("hybrid"), there, options), "hybrid", seats, options)


def reached(kit: Kit, there: There, options: Mapping[str, Plain]) -> Reached:
    """The first match that comes to such a state. Many tests look for the same, which is looked for once."""
    key = (there, repr(options))
    if key not in FOUND:
        FOUND[key] = reach(
            kit,
            len(TWO),
            options,
            SEEDS,
            lambda state, offers: offers[0].seat == 0 and there(state),
            lambda seed: by_whim(Whim(kit, Rng(seed))),
        )
    return FOUND[key]


def by_whim(whim: Whim) -> Chooser:
    return lambda state, offers, _number: whim.choose(state, offers)


def may_move(state: HybridState) -> bool:
    """Whether a warrior is about to move far, and nobody is asked about cards."""
    return state.phase is Phase.MOVE and state.pending is None and state.points >= 4 and not state.walked


def state_of(sitting: Sitting) -> HybridState:
    found: HybridState = sitting.screen.match.session.truth()
    return found


def here(sitting: Sitting) -> tuple[int, int]:
    """The square of the active warrior, and the way it faces."""
    state = state_of(sitting)
    return state.squares[state.active], state.facings[state.active]


def active(sitting: Sitting) -> str:
    """The figure of the active warrior."""
    return figurine(state_of(sitting).active)


def ways(sitting: Sitting) -> list[Affordance]:
    """The routes of the active warrior to other squares, the default one to each, the longest first."""
    state = state_of(sitting)
    own = square_item(lab_of(state.plan), state.squares[state.active])
    first: dict[str, Affordance] = {}
    for move in sitting.moves:
        if move.target.startswith("square/") and move.target != own:
            first.setdefault(move.target, move)
    return sorted(first.values(), key=lambda move: -len(move.plan))


def calm(sitting: Sitting) -> list[Affordance]:
    """The routes that nothing interrupts: they jump no pit, and nobody lies in ambush."""
    assert not state_of(sitting).ambush
    return [move for move in ways(sitting) if "over a pit" not in move.label]


def moves_of(sitting: Sitting, kind: type[Action]) -> list[Affordance]:
    return [move for move in sitting.moves if isinstance(move.plan[0], kind)]


def wish(sitting: Sitting, whim: Whim) -> Affordance:
    """The next action of a player who sets out to do something, as a single move to be made by hand."""
    session = sitting.screen.match.session
    if sitting.controller.rounds.asked():
        sitting.controller.perform(next(move for move in sitting.moves if move.plan[0] == Reply(session.to_act()[0])))
        hands.look(sitting)
    action = whim.choose(session.truth(), tuple(session.offers(session.to_act()[0])))
    return next(move for move in sitting.moves if move.plan[0] == action)
