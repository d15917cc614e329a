"""How a lesson lays the table of HYBRID: who stands where, which doors are open, and which cards come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

import msgspec

from ...engine.plain import Seat, Value
from ...language.words import _
from ..kit import Laying
from .cards import auras_mutations
from .ground.laboratory import cell_at
from .ground.plan import lab_of
from .printed.action_cards import CARDS
from .printed.other_decks import FACES
from .printed.warriors import FIRE, KINDS, MODES, NV, SIDE, SIDES, SIZE
from .state import OFF, Door, HybridState, Mode
from .turn import activation, activation_roll, first_contact, muster

Key: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
Cell: TypeAlias = Annotated[str, msgspec.Meta(max_length=5)]
"""A square by its name: D7."""
Cards: TypeAlias = Annotated[tuple[Key, ...], msgspec.Meta(max_length=20)]
Side: TypeAlias = Literal["griffins", "scorpions"]
FACINGS = ("north", "east", "south", "west")
AMBUSH = 3
MOST_OF_A_SIDE = 10
"""Each side has ten counters."""


class Stands(Value, frozen=True, gc=False, forbid_unknown_fields=True, rename={"is_": "is"}):
    """One warrior. The warriors of a side reveal their counters in the order in which they are named."""

    is_: Key
    """The key of its profile."""
    on: Cell = ""
    """Its square, the top left one of a large base; without one it waits outside."""
    faces: Literal["north", "east", "south", "west"] = "north"
    wounds: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    guard: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    """The level of its Defensive Combat; 0 for none."""
    ambush: bool = False
    counter: bool = True
    """Whether it has a counter in this round. A warrior in ambush has none."""


class Position(Value, frozen=True, gc=False, forbid_unknown_fields=True, rename={"warriors": "warrior"}):
    """A laboratory with everybody in it, before the first warrior of a round is revealed."""

    warriors: Annotated[tuple[Stands, ...], msgspec.Meta(min_length=2, max_length=2 * MOST_OF_A_SIDE)]
    begins: Side = "griffins"
    """The side that reveals the first counter, and won the latest Activation Roll."""
    moment: Literal["activations", "roll"] = "activations"
    """Whether the counters lie, or the Activation Roll of the round comes next."""
    round: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1
    griffins: Cards = ()
    """The Action cards in their hand, by key."""
    scorpions: Cards = ()
    deck: Cards = ()
    """The Action cards that are drawn next, in their order."""
    events: Cards = ()
    """The Event cards that are drawn next, in their order."""
    open: Annotated[tuple[Cell, ...], msgspec.Meta(max_length=64)] = ()
    """The doors that stand open, by one of their squares."""
    objectives: Annotated[tuple[Cell, ...], msgspec.Meta(max_length=20)] | None = None
    """Where the objectives lie, in the order in which the plan has them; without it, where the plan has them."""
    counters: Annotated[tuple[Cell, ...], msgspec.Meta(max_length=40)] | None = None
    """Where Event counters lie; without it, where the plan has them."""
    traps: Annotated[tuple[Cell, ...], msgspec.Meta(max_length=40)] | None = None
    """Those of them that are traps; without it, chance says so."""


def lay(state: HybridState, position: Position) -> None:
    """Change a match that has just begun into this position. ValueError, with a reason, if that cannot be."""
    _muster(state, position.warriors)
    for warrior, stands in enumerate(_by_side(position.warriors)):
        _place(state, warrior, stands)
    for door in position.open:
        _open(state, door)
    _lay_objectives(state, position)
    _lay_counters(state, position)
    _deal(state, position)
    _look_round(state)
    _begin(state, position)


LAYING = Laying(Position, lay)


def _by_side(warriors: Sequence[Stands]) -> list[Stands]:
    """The warriors as they are numbered: the Griffins first."""
    return sorted(warriors, key=lambda each: SIDE[_kind(each)])


def _kind(stands: Stands) -> int:
    if stands.is_ not in KINDS:
        raise ValueError(_("there is no warrior {key!r}", key=stands.is_))
    return KINDS[stands.is_]


def _square(state: HybridState, cell: str) -> int:
    lab = lab_of(state.plan)
    try:
        square = cell_at(lab.width, cell)
    except ValueError:
        square = lab.width * lab.height
    if square >= lab.width * lab.height:
        raise ValueError(_("there is no square {cell!r} in this laboratory", cell=cell))
    return square


# ---- warriors


def _muster(state: HybridState, warriors: Sequence[Stands]) -> None:
    kinds = [_kind(each) for each in _by_side(warriors)]
    for seat, band in enumerate(state.musters):
        band += [kind for kind in kinds if SIDE[kind] == seat]
        if not band:
            raise ValueError(_("no warrior of the {side} is there", side=SIDES[seat]))
        if len(band) > MOST_OF_A_SIDE:
            raise ValueError(_("a side has {n} counters, no more", n=MOST_OF_A_SIDE))
    muster.enroll(state)


def _place(state: HybridState, warrior: int, stands: Stands) -> None:
    kind, lab = state.kinds[warrior], lab_of(state.plan)
    if stands.wounds >= NV[kind]:
        raise ValueError(_("with {n} wounds {key} is dead", n=stands.wounds, key=stands.is_))
    state.wounds[warrior] = stands.wounds
    state.humbled |= bool(stands.wounds) << warrior
    state.facings[warrior] = FACINGS.index(stands.faces)
    if stands.on:
        square = _square(state, stands.on)
        base, taken = lab.bases[SIZE[kind]][square], 0
        for other, where in enumerate(state.squares):
            taken |= lab.bases[SIZE[state.kinds[other]]][where] if where >= 0 else 0
        if not base or base & ~lab.floor or base & state.shut:
            raise ValueError(_("{key} cannot stand on {cell}", key=stands.is_, cell=stands.on))
        if base & taken:
            raise ValueError(_("somebody else stands on {cell}", cell=stands.on))
        state.squares[warrior] = square
    _take_up(state, warrior, stands)


def _take_up(state: HybridState, warrior: int, stands: Stands) -> None:
    """The guard or the ambush that a warrior has taken up in an earlier round."""
    kind, name = state.kinds[warrior], stands.is_
    if (stands.guard or stands.ambush) and state.squares[warrior] == OFF:
        raise ValueError(_("{key} waits outside, and can be neither on guard nor in ambush", key=name))
    if stands.guard and stands.ambush:
        raise ValueError(_("{key} cannot be on guard and in ambush", key=name))
    if stands.guard > max(1, MODES[Mode.DEFENSE][kind] - stands.wounds):
        raise ValueError(_("{key} does not master level {n} of Defensive Combat", key=name, n=stands.guard))
    if stands.ambush and not FIRE[kind]:
        raise ValueError(_("{key} has nothing to shoot with", key=name))
    if stands.guard:
        state.modes[warrior], state.levels[warrior] = Mode.DEFENSE, stands.guard
    elif stands.ambush:
        state.modes[warrior], state.levels[warrior] = Mode.FIRING, AMBUSH
        state.ambush.append(warrior)
        state.lurks[warrior] = len(state.ambush)


# ---- the laboratory


def _open(state: HybridState, cell: str) -> None:
    lab, square = lab_of(state.plan), _square(state, cell)
    door = lab.door_at[square]
    if door < 0:
        raise ValueError(_("there is no door at {cell}", cell=cell))
    state.doors[door] = Door.OPEN
    state.shut &= ~lab.doors[door].mask


def _lay_objectives(state: HybridState, position: Position) -> None:
    if position.objectives is None:
        return
    if len(position.objectives) != len(state.spots):
        raise ValueError(_("this laboratory has {n} objectives", n=len(state.spots)))
    state.spots = [_floor(state, cell, _("no objective can lie on {cell}", cell=cell)) for cell in position.objectives]


def _floor(state: HybridState, cell: str, why: str) -> int:
    square = _square(state, cell)
    if not lab_of(state.plan).floor >> square & 1:
        raise ValueError(why)
    return square


def _lay_counters(state: HybridState, position: Position) -> None:
    if position.counters is not None:
        state.counters.clear()
        for cell in position.counters:
            why = _("no event counter can lie on {cell}", cell=cell)
            square = _floor(state, cell, why)
            if square in state.counters:
                raise ValueError(why)
            state.counters.append(square)
        state.traps[:] = [0] * len(state.counters)
    if position.traps is not None:
        traps = [_square(state, cell) for cell in position.traps]
        for square, cell in zip(traps, position.traps, strict=True):
            if square not in state.counters:
                raise ValueError(_("there is no event counter on {cell}", cell=cell))
        state.traps[:] = [int(square in traps) for square in state.counters]


# ---- cards


def _deal(state: HybridState, position: Position) -> None:
    """Shuffle the decks, deal the hands, and lay on top what comes next. Nobody has Army cards, auras or mutations."""
    auras_mutations.lay_out(state, None)
    for seat in (0, 1):
        for pile in (state.armies[seat], state.gifts[seat]):
            for piece in pile:
                state.pieces.forget(piece)
            pile.clear()
    faces = {card.key: face for face, card in enumerate(CARDS)}
    for seat, hand in enumerate((position.griffins, position.scorpions)):
        for key in hand:
            _take_out(state, state.deck, key, faces)
            state.hands[seat].append(state.deck.pop())
            state.pieces.show(state.hands[seat][-1], seat)
    for deck, keys, known in ((state.deck, position.deck, faces), (state.events, position.events, FACES)):
        top = []
        for key in keys:
            _take_out(state, deck, key, known)
            top.append(deck.pop())
        deck += reversed(top)


def _take_out(state: HybridState, deck: list[int], key: str, faces: dict[str, int]) -> None:
    """Bring a card with this key to the top of a deck."""
    face = faces.get(key)
    piece = next((each for each in deck if state.pieces.face[each] == face), None)
    if piece is None:
        raise ValueError(_("there is no card {key!r} left in its deck", key=key))
    deck.remove(piece)
    deck.append(piece)


# ---- whose turn it is


def _look_round(state: HybridState) -> None:
    """Those who see each other as they stand have done so before: First Contact is behind them, with its cards."""
    first_contact.see(state, None, opened=True)
    state.due.clear()


def _begin(state: HybridState, position: Position) -> None:
    """Go to the moment at which the lesson begins."""
    seat: Seat = SIDES.index(position.begins)
    state.lead = state.first = seat
    if position.moment == "roll":
        state.round = position.round - 1
        activation_roll.begin_round(state, None)
        return
    state.round, state.cursors = position.round, [0, 0]
    state.sequences = [[], []]
    for warrior, stands in enumerate(_by_side(position.warriors)):
        if stands.counter and not stands.ambush:
            state.sequences[state.sides[warrior]].append(warrior)
    if not any(state.sequences):
        raise ValueError(_("nobody has a counter"))
    state.seat = seat ^ 1
    activation.reveal_next(state, None)
