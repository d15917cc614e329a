"""Wounds and what follows from them: lost stances, eliminations, cards for losses; and pushes."""

from __future__ import annotations

from ....engine.event import Sink, tell
from ....engine.plain import Seat
from ..cards import lasting
from ..cards.hands import take_cards
from ..events.fights import Eliminated, Exposed, FirstBlood, GuardLost, Healed, Pushed, Wounded
from ..events.missions import ObjectiveDropped, TankBroken
from ..ground.contact import base_of, foes_at, ring
from ..ground.plan import lab_of
from ..missions import changes
from ..printed.missions import MISSIONS
from ..printed.warriors import NV, RANK, SACRIFICE, SIZE, TITAN
from ..state import DEFENSE, GONE, NOBODY, HybridState, Mode
from ..turn import movement_points
from .modifiers import life
from .prepared_roll import HEROIC

BLOW, SHOT, PUSH, PIT, TRAP, BURST = "blow", "shot", "push", "pit", "trap", "burst"
RECOIL, ROCK, CARD, GLANDS = "recoil", "rock", "card", "glands"
"""The reasons of wounds."""


def wound(
    state: HybridState,
    warrior: int,
    amount: int,
    by: int = NOBODY,
    out: Sink | None = None,
    *,
    why: str = BLOW,
    melee: bool = False,
    keep: bool = False,
    side: Seat = NOBODY,
) -> None:
    """A warrior takes wounds, with all consequences. `by` is the warrior that caused them, NOBODY for traps and pits.

    `melee`: a kill counts as one hand to hand. `keep`: Defensive Combat goes on even so. `side`: the side whose card
    caused them, where no warrior has.
    """
    if amount <= 0 or state.squares[warrior] == GONE:
        return
    left = life(state, warrior)
    taken = left if _sleeps_in_tank(state, warrior) else min(amount, left)
    state.wounds[warrior] += taken
    state.humbled |= 1 << warrior
    if warrior == state.active:
        movement_points.keep(state, None)
    tell(out, Wounded(state.sides[warrior], warrior, amount, left - taken, by, why))
    if taken == left:
        eliminate(state, warrior, by, out, melee=melee, side=side)
    else:
        _shake(state, warrior, keep, out)
    if out is not None:
        out.beat()


def _sleeps_in_tank(state: HybridState, warrior: int) -> bool:
    """Whether it sleeps in the tank in which it began: any wound destroys the tank with the warrior."""
    return bool(state.asleep >> warrior & 1) and MISSIONS[state.mission].tanks == "sleep"


def _shake(state: HybridState, warrior: int, keep: bool, out: Sink | None) -> None:
    """A wounded warrior leaves Defensive Combat, unless its parry is Heroic, and its ambush."""
    mode = state.modes[warrior]
    if mode == DEFENSE and state.levels[warrior] != HEROIC and not keep:
        state.modes[warrior], state.levels[warrior] = Mode.NONE, 0
        tell(out, GuardLost(state.sides[warrior], warrior))
    elif warrior in state.ambush:
        expose(state, warrior, out)


def expose(state: HybridState, warrior: int, out: Sink | None) -> None:
    state.ambush.remove(warrior)
    state.modes[warrior], state.levels[warrior] = Mode.NONE, 0
    tell(out, Exposed(state.sides[warrior], warrior))


def heal(state: HybridState, warrior: int, amount: int, out: Sink | None) -> int:
    """Take wounds away, down to none; returns how many."""
    healed = min(amount, state.wounds[warrior])
    if healed > 0:
        state.wounds[warrior] -= healed
        tell(out, Healed(state.sides[warrior], warrior, healed, life(state, warrior)))
        if warrior == state.active:
            movement_points.keep(state, out)
    return healed


def eliminate(
    state: HybridState,
    warrior: int,
    by: int = NOBODY,
    out: Sink | None = None,
    *,
    melee: bool = False,
    side: Seat = NOBODY,
) -> None:
    """A warrior is taken from the laboratory. Its side draws a card if the other side did it."""
    seat, bit, square = state.sides[warrior], 1 << warrior, state.squares[warrior]
    state.squares[warrior] = GONE
    state.wounds[warrior] = NV[state.kinds[warrior]]
    state.modes[warrior], state.levels[warrior] = Mode.NONE, 0
    state.pinned &= ~bit
    state.dazed &= ~bit
    if warrior in state.ambush:
        state.ambush.remove(warrior)
    tell(out, Eliminated(seat, warrior, square, by))
    if warrior in state.bearers:
        _drop(state, warrior, square, out)
    if state.asleep & bit:
        _break_tank(state, warrior, square, out)
    first_blood(state, seat, out)
    doer = side if by == NOBODY else state.sides[by]
    if doer not in (NOBODY, seat):
        if melee and by != NOBODY:
            state.kills[by] += 1
        if not _comes_back(state, warrior):
            take_cards(state, seat, 1, out)
    if state.spells:
        _lay_off(state, warrior, square, out)


def first_blood(state: HybridState, seat: Seat, out: Sink | None) -> None:
    """A side has lost a warrior: for the first one it turns over an Army card."""
    if not state.bled >> seat & 1:
        state.bled |= 1 << seat
        state.due.append(seat)
        tell(out, FirstBlood(seat))


def _lay_off(state: HybridState, warrior: int, square: int, out: Sink | None) -> None:
    """The cards that lay on the dead are discarded; volatile glands burst, on friend and foe."""
    volatile = any(lasting.has_trait(card, "volatile") for card in lasting.mutations_of(state, warrior))
    lasting.forget(state, warrior, out)
    if volatile and square >= 0:
        lab = lab_of(state.plan)
        around = ring(lab, lab.bases[SIZE[state.kinds[warrior]]][square])
        for each in [each for each in range(len(state.kinds)) if base_of(state, lab, each) & around]:
            wound(state, each, 1, warrior, out, why=GLANDS)


def _drop(state: HybridState, warrior: int, square: int, out: Sink | None) -> None:
    """What a warrior has carried lies where it fell, or beside it where nobody could stand to take it up."""
    for index, bearer in enumerate(state.bearers):
        if bearer == warrior:
            place = changes.resting_place(state, square)
            state.bearers[index], state.spots[index] = NOBODY, place
            tell(out, ObjectiveDropped(state.sides[warrior], warrior, state.numbers[index], place))


def _break_tank(state: HybridState, warrior: int, square: int, out: Sink | None) -> None:
    """An eliminated warrior sleeps no more; its tank is broken in missions where tanks are only for sleeping."""
    broken = _sleeps_in_tank(state, warrior)
    state.asleep &= ~(1 << warrior)
    if broken:
        state.tanks &= ~(1 << square)
        tell(out, TankBroken(state.sides[warrior], warrior, square))


def _comes_back(state: HybridState, warrior: int) -> bool:
    """Whether a tank makes another one like it, so that no card is drawn for its loss."""
    return bool(state.tanks) and not RANK[state.kinds[warrior]] and MISSIONS[state.mission].tanks == "clone"


def push(state: HybridState, warrior: int, direction: int, squares: int, by: int, out: Sink | None) -> None:
    """Push a warrior straight away, its facing kept; `direction` is a facing.

    Rocks and pits stop it and cost a wound, and so does every square it cannot go, all of them at once.
    """
    lab, kind = lab_of(state.plan), state.kinds[warrior]
    source = here = state.squares[warrior]
    bases, near = lab.bases[SIZE[kind]], lab.near
    rocks = 0 if TITAN[kind] else state.rocks
    own = bases[here]
    closed = ~lab.floor | state.shut | _others(state, warrior)
    gone, hurt = 0, 0
    while gone < squares:
        there = near[here * 8 + 2 * direction]
        base = bases[there] if there >= 0 else 0
        if not base or base & closed:
            break
        here, gone, entered = there, gone + 1, base & ~own
        own = base
        if entered & (rocks | state.pits):
            hurt = 1
            break
    state.squares[warrior] = here
    blocked = squares - gone
    if out is not None:
        out.emit(Pushed(state.sides[warrior], warrior, source, here, by, blocked))
        out.beat()
    if blocked or hurt:
        wound(state, warrior, blocked + hurt, by, out, why=PIT if hurt and not blocked else PUSH, melee=True)


def _others(state: HybridState, warrior: int) -> int:
    lab = lab_of(state.plan)
    found = 0
    for each, square in enumerate(state.squares):
        if square >= 0 and each != warrior:
            found |= base_of(state, lab, each)
    return found


def burst(state: HybridState, warrior: int, out: Sink | None) -> None:
    """A warrior sacrifices itself: every enemy in contact takes wounds that nothing prevents, and it is gone."""
    lab = lab_of(state.plan)
    foes, amount = foes_at(state, lab, warrior), SACRIFICE[state.kinds[warrior]]
    eliminate(state, warrior, warrior, out)
    for each in range(len(state.kinds)):
        if foes >> each & 1:
            wound(state, each, amount, warrior, out, why=BURST)
