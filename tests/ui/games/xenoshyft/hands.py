"""Matches of XenoShyft in the window, played by people who hold the base together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from monstrarium.engine.action import Action, Choose
from monstrarium.engine.plain import Plain
from monstrarium.engine.record import SeatInfo
from monstrarium.games.xenoshyft.actions import Buy, Deploy, Equip, Pass, Play, Ready, Spend
from monstrarium.games.xenoshyft.cards import CARDS
from monstrarium.games.xenoshyft.state import XenoshyftState
from monstrarium.table.desc import Affordance
from monstrarium.ui.match.free_order import TakeOver
from monstrarium.ui.match.question_rounds import Reply
from tests.support.matches import Chooser, Reached, There, reach, to_the_end
from tests.ui import hands
from tests.ui.sitting import Sitting

ANN, BO = (SeatInfo(name, "", colour) for colour, name in enumerate(("Ann", "Bo")))
TWO = (ANN, BO)
WITH_A_BOT = (ANN, SeatInfo("Bolt", "random", 1))
FIRST: Mapping[str, Plain] = {"start": "first"}
SEEDS = 40
LONG = 900
"""More decisions than any match has that is played to be won."""


def sit_down(sitting: Sitting, seats: Sequence[SeatInfo] = TWO, seed: int = 1, **options: Plain) -> None:
    """Begin a match in which the lane of the first seat fights first."""
    sitting.begin("xenoshyft", seats, {**FIRST, **options}, seed)


def begin_at(sitting: Sitting, there: There, wanted: str = "", **options: Plain) -> None:
    """Two people in a match that has come to a state with certain offers; they have bought what is wanted."""
    settled = {**FIRST, **options}
    found = reach(
        sitting.services.load("xenoshyft"), len(TWO), settled, range(SEEDS), there, lambda _seed: shopping(wanted)
    )
    sitting.begin_where(found, "xenoshyft", TWO, settled)


def begin_before_end(sitting: Sitting, moves: int, **options: Plain) -> None:
    """A match of two people that is over after so many moves."""
    settled = {**FIRST, **options}
    whole = to_the_end(sitting.services.load("xenoshyft"), len(TWO), settled, 1, shopping(""))
    rest = len(whole.actions) - moves
    sitting.begin_where(Reached(whole.seed, whole.actions[:rest]), "xenoshyft", TWO, settled)


def shopping(wanted: str) -> Chooser:
    """What people do who buy one card wherever it is for sale, and fill their lanes."""
    return lambda state, offers, _number: _shopping(state, offers, wanted)


def _shopping(state: XenoshyftState, offers: Sequence[Action], wanted: str) -> Action:
    """Buy the named cards and fill the seat's lane."""
    face = state.pieces.face
    for each in offers:
        if isinstance(each, Buy) and CARDS[face[each.piece]].key == wanted:
            return each
    for kind in (Spend, Deploy):
        found = [each for each in offers if isinstance(each, kind) and getattr(each, "lane", each.seat) == each.seat]
        if found:
            return found[0]
    return next((each for each in offers if isinstance(each, Ready | Pass)), offers[-1])


def state_of(sitting: Sitting) -> XenoshyftState:
    found: XenoshyftState = sitting.screen.match.session.truth()
    return found


def moves_of(sitting: Sitting, kind: type[Any], key: str = "") -> list[Affordance]:
    """The moves that end in an action of a kind, with a certain card where one is named."""
    face = state_of(sitting).pieces.face
    found = [move for move in sitting.moves if isinstance(move.plan[-1], kind)]
    return [move for move in found if not key or CARDS[face[move.plan[-1].piece]].key == key]


def move_of(sitting: Sitting, kind: type[Any], key: str = "") -> Affordance:
    """The first move that ends in an action of a kind; there must be one."""
    found = moves_of(sitting, kind, key)
    assert found, f"there is no {kind.__name__} {key} among {[move.label for move in sitting.moves]}"
    return found[0]


def reply(sitting: Sitting, seat: int | None) -> Affordance:
    """The public answer that a seat responds, or that nobody does."""
    return next(move for move in sitting.moves if move.plan[0] == Reply(seat))


def over_to(sitting: Sitting, seat: int) -> Affordance:
    """Let another person go on."""
    return next(move for move in sitting.moves if move.plan[0] == TakeOver(seat))


def all_ready(sitting: Sitting, way: hands.Way = hands.by_drag) -> None:
    """Let everybody be ready in this phase."""
    phase = state_of(sitting).phase
    while state_of(sitting).phase is phase:
        say_ready(sitting, way)


def say_ready(sitting: Sitting, way: hands.Way = hands.by_drag) -> None:
    """Let the seat that looks be ready, and confirm it where something would be lost."""
    ready = move_of(sitting, Ready)
    before = len(sitting.done())
    way(sitting, ready)
    sitting.settle()
    if ready.warning and len(sitting.done()) == before:
        way(sitting, ready)
        sitting.settle()


def wise(sitting: Sitting, number: int) -> Affordance:
    """The move of a player who wants to win: it buys, fills the lanes, reacts now and then, and rearranges nothing."""
    moves = sitting.moves
    if isinstance(moves[0].plan[0], Reply):
        return moves[number % 4 % len(moves)]
    kinds: tuple[type[Action], ...] = (Buy, Deploy, Equip, Spend, Choose, Play, Ready, Pass)
    for kind in kinds:
        found = [move for move in moves if isinstance(move.plan[-1], kind)]
        if found and (kind is not Play or number % 2):
            return found[number % len(found)]
    return moves[-1]
