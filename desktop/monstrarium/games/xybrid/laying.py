"""How the table of a lesson is laid: lab, deck, monsters, hands, piles and breakthroughs, by the keys of cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Literal

import msgspec

from ...engine.plain import PieceId, Seat, Value
from ...language.words import _
from .cards import ALL_BREAKTHROUGHS, ALL_CORES, ARM, BIT, FACES, FIRST_CORE, KIND
from .monster import look_over
from .state import ROUNDS, Phase, XybridState

Keys = Annotated[tuple[str, ...], msgspec.Meta(max_length=40)]


class Bench(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """What lies before one seat."""

    core: str = ""
    monster: Keys = ()
    """The first arm lies on the left, the second on the right."""
    hand: Keys = ()
    pile: Keys = ()
    """Its deployed pile, without cores."""
    breakthroughs: Keys = ()
    """In the place of those that it was dealt."""
    infamy: Annotated[int, msgspec.Meta(ge=0, le=200)] = 0


class Table(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """The table. The first seat goes first; what is not named stays in the deck."""

    benches: Annotated[tuple[Bench, ...], msgspec.Meta(max_length=4)] = ()
    lab: Keys = ()
    """Empty: as it was dealt, without what is named elsewhere."""
    deck: Keys = ()
    """The parts on top of the deck, the top first."""
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)] = 1
    phase: Literal["core", "draw", "reveal"] = "core"


def lay(state: XybridState, table: Table) -> None:
    """Lay a table that has just begun; ValueError for cards that there are not, or that are named twice."""
    if len(table.benches) > len(state.hands):
        raise ValueError(_("there are {n} seats", n=len(state.hands)))
    _refuse_twins(table)
    state.first = state.seat = 0
    state.round = table.round
    parts = _Parts(state)
    for seat, bench in enumerate(table.benches):
        _lay_bench(state, seat, bench, parts)
    if table.lab:
        state.deck += state.lab
        state.lab = parts.take(table.lab)
    state.deck += parts.take(table.deck)[::-1]
    for zone in (state.lab, *state.monsters, *state.hands, *state.piles):
        for piece in zone:
            state.pieces.show(piece, None)
    for piece in state.deck:
        state.pieces.forget(piece)
    state.phase = {"core": Phase.CORE, "draw": Phase.DRAW, "reveal": Phase.REVEAL}[table.phase]


class _Parts:
    """The parts in the deck and the lab, by their faces."""

    def __init__(self, state: XybridState) -> None:
        self._state = state

    def take(self, keys: Sequence[str]) -> list[PieceId]:
        """Take parts out of the deck or the lab."""
        return [self._take(face) for face in faces(keys, range(FIRST_CORE))]

    def _take(self, face: int) -> PieceId:
        for zone in (self._state.deck, self._state.lab):
            for piece in zone:
                if self._state.pieces.face[piece] == face:
                    zone.remove(piece)
                    return piece
        raise AssertionError("every part lies in the deck or in the lab at first, and is taken once")


def _lay_bench(state: XybridState, seat: Seat, bench: Bench, parts: _Parts) -> None:
    if bench.core:
        (core,) = faces((bench.core,), ALL_CORES)
        state.core_pile.remove(core)
        state.cores[seat] = core
    state.monsters[seat] = parts.take(bench.monster)
    arms = [part for part in state.monsters[seat] if KIND[state.pieces.face[part]] == ARM]
    for arm in arms[:1]:
        state.left_parts |= BIT[arm]
    state.hands[seat], state.piles[seat] = parts.take(bench.hand), parts.take(bench.pile)
    look_over(state, seat)
    state.infamy[seat] = bench.infamy
    if bench.breakthroughs:
        _deal(state, seat, faces(bench.breakthroughs, ALL_BREAKTHROUGHS))


def _deal(state: XybridState, seat: Seat, wanted: Sequence[int]) -> None:
    """Let the breakthroughs of a seat be these, by exchanging faces with the others."""
    face = state.pieces.face
    del state.secrets[seat][len(wanted) :]
    if len(wanted) > len(state.secrets[seat]):
        raise ValueError(_("a seat has no more than {n} breakthroughs", n=len(state.secrets[seat])))
    for piece, new in zip(state.secrets[seat], wanted, strict=True):
        other = face.index(new)
        face[piece], face[other] = face[other], face[piece]


def faces(keys: Iterable[str], among: range) -> list[int]:
    """The faces of cards of one kind by their keys."""
    found = []
    for key in keys:
        face = FACES.get(key)
        if face is None or face not in among:
            raise ValueError(_("there is no such card here: {key}", key=key))
        found.append(face)
    return found


def _refuse_twins(table: Table) -> None:
    seen: set[str] = set()
    for bench in table.benches:
        keys = (bench.core, *bench.monster, *bench.hand, *bench.pile, *bench.breakthroughs)
        for key in keys:
            if key and key in seen:
                raise ValueError(_("{key} is named twice", key=key))
            seen.add(key)
    for key in (*table.lab, *table.deck):
        if key in seen:
            raise ValueError(_("{key} is named twice", key=key))
        seen.add(key)
