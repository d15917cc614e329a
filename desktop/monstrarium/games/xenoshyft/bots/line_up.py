"""The line-ups that bots compare which think long."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from ....engine.action import Action
from ....engine.course import Course
from ....engine.plain import PieceId, Seat
from ..actions import DEPLOY as DEPLOYS
from ..actions import PLACES, READY, Equip, Shift
from ..cards import CHEER, DEPLOYABLE, EQUIPMENT, KIND, STANDING, TYPES
from ..lanes import may_carry
from ..state import XenoshyftState
from .expected_lane import fresh_soldier, give, soldier
from .fight_choices import MARGIN
from .fighters import Soldier
from .sampled_worlds import FINE, ROUGH, Outlook
from .worths import FIGURE

MOVED = 12
"""After so many moves a lane stays as it is."""


def line_ups(state: XenoshyftState, seat: Seat) -> list[Course]:
    """The next step to a full and equipped lane, or help for another one; then the orders of the lane, as courses."""
    outlook = Outlook(state, FINE)
    step = _fill(outlook, seat) or _outfit(outlook, seat) or _help(outlook, seat)
    return [(step,)] if step else _orders(state, seat)


def _troops_at_hand(state: XenoshyftState, seat: Seat) -> list[PieceId]:
    face, figure = state.pieces.face, FIGURE[state.wave]
    found = [piece for piece in state.hands[seat] if DEPLOYABLE[face[piece]]]
    return sorted(found, key=lambda piece: -figure[face[piece]])


def _fill(outlook: Outlook, seat: Seat) -> Action | None:
    """Deploy the strongest troop of the hand at the end of the seat's lane; `_arrange` orders the lane later."""
    state = outlook.state
    front, hand = state.fronts[seat], _troops_at_hand(state, seat)
    if len(front) >= PLACES or not hand:
        return None
    return DEPLOYS[seat][hand[0]][seat][len(front)]


def _orders(state: XenoshyftState, seat: Seat) -> list[Course]:
    """Every order of the seat's lane, the present one first; those of the same faces are one."""
    front, ready = state.fronts[seat], READY[seat]
    if len(front) < 2 or state.moved[seat] >= MOVED:
        return [(ready,)]
    face, gear = state.pieces.face, state.gear
    alike = {troop: (face[troop], tuple([face[item] for item in gear.get(troop, ())])) for troop in front}
    found: dict[tuple[object, ...], Course] = {}
    for order in permutations(front):
        look = tuple([alike[troop] if troop not in state.wounds else troop for troop in order])
        if look not in found:
            found[look] = (*_shifts(seat, front, order), ready)
    return list(found.values())


def _shifts(seat: Seat, front: Sequence[PieceId], order: Sequence[PieceId]) -> list[Action]:
    now, done = list(front), list[Action]()
    for place, troop in enumerate(order):
        if now[place] != troop:
            now.remove(troop)
            now.insert(place, troop)
            done.append(Shift(seat, troop, place))
    return done


def _outfit(outlook: Outlook, seat: Seat) -> Action | None:
    """Give equipment of the hand to the troop that gains most by it, in any lane."""
    state, wave = outlook.state, outlook.wave
    face = state.pieces.face
    items = [piece for piece in state.hands[seat] if KIND[face[piece]] == EQUIPMENT]
    best: tuple[float, Action] | None = None
    for item in items[:3]:
        for lane, front in enumerate(state.fronts):
            able = [at for at, troop in enumerate(front) if may_carry(state, troop, item)]
            if not able:
                continue
            before = outlook.fight(lane, [soldier(state, troop, lane) for troop in front], slice(0, ROUGH * 2))
            for at in able:
                soldiers = [soldier(state, troop, lane) for troop in front]
                give(soldiers[at], face[item], wave)
                gain = before - outlook.fight(lane, soldiers, slice(0, ROUGH * 2)) + (0.3 if lane == seat else 0.0)
                if best is None or gain > best[0]:
                    best = (gain, Equip(seat, item, front[at]))
    return None if best is None or best[0] < -0.5 else best[1]


def _help(outlook: Outlook, seat: Seat) -> Action | None:
    """Deploy a troop for which the seat's lane has no room in another lane that gains by it."""
    state = outlook.state
    face = state.pieces.face
    hand = _troops_at_hand(state, seat)
    best: tuple[float, Action] | None = None
    for lane, front in enumerate(state.fronts):
        others = sum([DEPLOYABLE[face[piece]] for piece in state.hands[lane]])
        waiting = 0 if state.ready_seats >> lane & 1 else others
        if lane == seat or not hand or len(front) + waiting >= PLACES:
            continue
        soldiers = [soldier(state, troop, lane) for troop in front]
        before = outlook.fight(lane, soldiers, slice(0, ROUGH * 2))
        for place in range(len(front) + 1):
            fresh = fresh_soldier(state, hand[0])
            gain = before - outlook.fight(lane, [*soldiers[:place], fresh, *soldiers[place:]], slice(0, ROUGH * 2))
            if gain > MARGIN and (best is None or gain > best[0]):
                best = (gain, DEPLOYS[seat][hand[0]][lane][place])
    return None if best is None else best[1]


def line_up(front: list[Soldier], fresh: list[Soldier]) -> list[Soldier]:
    """The troops in a sensible order: the most HP first, those that strengthen others last."""
    for each in fresh:
        cheer = CHEER[each.face]
        if cheer:
            for other in front:
                if other is not each:
                    other.power += cheer
    for each in front:
        if each not in fresh and CHEER[each.face]:
            for other in fresh:
                other.power += CHEER[each.face]
    return sorted(front, key=lambda each: (CHEER[each.face], -each.left))


def hand_out(front: list[Soldier], item: int, wave: int) -> None:
    """Give equipment to the soldier with the most HP that can carry it."""
    able = [each for each in front if may_take(each, item)]
    if able:
        give(max(able, key=lambda each: each.left), item, wave)


def may_take(each: Soldier, item: int) -> bool:
    return STANDING[each.face] != "bare" and not any(TYPES[item] & TYPES[other] for other in each.gear)
