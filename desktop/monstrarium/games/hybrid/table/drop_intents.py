"""The action that a drop would mean though it is not legal, and why a warrior cannot get somewhere."""

from __future__ import annotations

from ....engine.action import Action
from ....engine.plain import PieceId, Seat
from ....language.words import _, _n
from ....table.desc import ItemId, number_in
from ....table.presenter import Audience
from .. import actions
from ..ground.laboratory import DX, DY, Lab, distance
from ..ground.plan import lab_of
from ..printed.names import warrior_name
from ..printed.other_decks import AURA, MUTATION, PILES
from ..printed.warriors import SIZE
from ..state import MOVES, OFF, HybridState, Mode, Phase
from .board.routes import afoot, reach_shown
from .items import BAND, NEXT, ROLL, TILES, piece_of, square_under, warrior_of
from .wording import square_name


def intent_of(state: HybridState, audience: Audience, source: ItemId, target: ItemId) -> Action | None:
    seat = audience.side
    kind = number_in(source, ("recruit",))
    if kind is not None:
        return actions.Enlist(seat, kind)
    member = number_in(source, ("member",))
    if member is not None:
        return actions.Dismiss(seat, member) if target != BAND else None
    door = number_in(source, ("door", "leaf"))
    if door is not None:
        return actions.Swing(seat, door)
    piece = piece_of(source)
    if piece is not None:
        if piece in state.hands[seat]:
            return actions.Bid(seat, piece) if target == ROLL else None
        return _of_card(seat, piece, warrior_of(target))
    warrior, aimed = warrior_of(source), warrior_of(target)
    if source == NEXT:
        return None if aimed is None else actions.Number(seat, aimed)
    if warrior is None or warrior >= len(state.kinds):
        return None
    return _of_figurine(state, seat, warrior, target)


def _of_card(seat: Seat, piece: PieceId, aimed: int | None) -> Action | None:
    if aimed is None:
        return None
    if piece in PILES[AURA]:
        return actions.Invoke(seat, piece)
    return actions.Graft(seat, piece) if piece in PILES[MUTATION] else actions.Play(seat, piece, aimed)


def _of_figurine(state: HybridState, seat: Seat, warrior: int, target: ItemId) -> Action | None:
    """The action of a warrior: to be placed, to attack, or to move."""
    lab, aimed = lab_of(state.plan), warrior_of(target)
    square = square_under(lab, target)
    if square is None and aimed is not None and aimed < len(state.kinds):
        square = state.squares[aimed]
    if state.phase is Phase.DEPLOY:
        return actions.Place(seat, warrior, OFF if square is None else square, state.facings[warrior])
    if state.phase is Phase.ORDER:
        return actions.Rouse(seat, warrior)
    if warrior != state.active:
        return _of_another(state, seat, warrior, aimed)
    if state.phase is Phase.ACT and aimed is not None:
        return _attack(state, seat, aimed)
    if state.phase not in MOVES or square is None or square < 0:
        return None
    here = state.squares[warrior]
    if here < 0:
        return actions.Enter(seat, square, 0)
    if square == here:  # What is only put back says nothing, unless it cannot move at all.
        return None if state.points else actions.Turn(seat, state.facings[warrior] ^ 1)
    return actions.Step(seat, toward(lab, here, square))


def _of_another(state: HybridState, seat: Seat, warrior: int, aimed: int | None) -> Action | None:
    """The action of a warrior that is not activated: an attack on it if it is an enemy."""
    if warrior != aimed:
        return actions.Announce(seat, Mode.MOVING) if state.phase is Phase.MODE else None
    return _attack(state, seat, aimed) if state.phase is Phase.ACT and state.sides[aimed] != seat else None


def _attack(state: HybridState, seat: Seat, target: int) -> Action:
    mode = state.modes[state.active]
    if mode == Mode.FIRING:
        return actions.Shoot(seat, target)
    return actions.Pin(seat, target) if mode == Mode.MOVING else actions.Strike(seat, target)


def toward(lab: Lab, source: int, target: int) -> int:
    """The direction in which a square lies from another one, roughly."""
    width = lab.width
    right, down = target % width - source % width, target // width - source // width
    wide, high = abs(right), abs(down)
    dx = (right > 0) - (right < 0) if 2 * wide >= high else 0
    dy = (down > 0) - (down < 0) if 2 * high >= wide else 0
    return next(at for at in range(8) if (DX[at], DY[at]) == (dx, dy))


PLENTY = 80
"""More points than any way through a laboratory costs."""


def why_no_drop(view: HybridState, audience: Audience, source: ItemId, target: ItemId) -> str:
    """Why a warrior cannot get to a place: it does not act now, or the place is more than a step away; empty if the
    refusal of the step says it.
    """
    warrior = warrior_of(source)
    if warrior is None or warrior >= len(view.kinds) or view.squares[warrior] < 0:
        return ""
    if warrior != view.active:
        return _not_active(view, warrior) if source != target else ""
    view = afoot(view)
    if view.phase not in MOVES:
        return ""
    if target.startswith(TILES):
        return _("There is a wall: {warrior} cannot stand there.", warrior=warrior_name(view, warrior))
    lab, aimed = lab_of(view.plan), warrior_of(target)
    standing = aimed is not None and aimed < len(view.kinds) and view.squares[aimed] >= 0
    square = view.squares[aimed] if standing and aimed is not None else square_under(lab, target)
    if square is None or distance(lab, view.squares[warrior], SIZE[view.kinds[warrior]], square) <= 1:
        return ""
    if standing and aimed is not None:
        return _at_somebody(view, warrior, aimed)
    return _too_far(view, lab, warrior, square)


def _not_active(view: HybridState, warrior: int) -> str:
    """Who acts instead of a warrior of one's own; nothing about an enemy, which is dragged by nobody."""
    if view.phase not in (Phase.MODE, *MOVES, Phase.ACT) or view.sides[warrior] != view.seat:
        return ""
    active, other = warrior_name(view, view.active), warrior_name(view, warrior)
    return _("{active} acts now, and not {other}.", active=active, other=other)


def _at_somebody(view: HybridState, warrior: int, other: int) -> str:
    name = warrior_name(view, other)
    if view.sides[other] == view.sides[warrior]:
        return _("{warrior} stands there.", warrior=name)
    if view.modes[warrior] == Mode.OFFENSE:
        return _n(
            "{enemy} is out of reach: {n} Movement point is left.",
            "{enemy} is out of reach: {n} Movement points are left.",
            view.points,
            enemy=name,
        )
    return ""


def _too_far(view: HybridState, lab: Lab, warrior: int, square: int) -> str:
    """The points that the way would take, or that there is none."""
    size, where = SIZE[view.kinds[warrior]], square_name(lab, square)
    world = view.clone()
    world.points = PLENTY
    far = reach_shown(world, warrior)
    ends = [each for each, base in enumerate(lab.bases[size]) if base >> square & 1 and far.squares >> each & 1]
    costs = [far.best(each) for each in ends]
    if not costs:
        name = warrior_name(view, warrior)
        if size > 1:
            return _("No way wide enough for {warrior} leads to {square} now.", warrior=name, square=where)
        return _("No way leads {warrior} to {square} now.", warrior=name, square=where)
    if min(costs) <= view.points:
        return ""
    return _n(
        "It takes {n} Movement point to get to {square}; {points} left.",
        "It takes {n} Movement points to get to {square}; {points} left.",
        min(costs),
        square=where,
        points=view.points,
    )
