"""What sabotages strike. Nobody is asked here, so these are plain functions: each lifts the cards that it strikes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from ....engine.plain import PieceId
from ....engine.rng import Rng
from ..cards import ARGS, FIRST_SABOTAGE, HEAD, JUNK, KIND, LIMB, TORSO, figure
from ..state import AndroidsState

Struck: TypeAlias = list[PieceId]
Strike: TypeAlias = Callable[[AndroidsState, int], Struck]
"""From the table and the face of the sabotage to the cards that it has lifted, in the order in which it did."""
NAMES = MappingProxyType({"head": HEAD, "torso": TORSO, "limb": LIMB, "junk": JUNK})
MATERIAL = (HEAD, TORSO, LIMB, JUNK)


# ---- on the pile, which is face down


def strike_next(state: AndroidsState, this: int) -> Struck:
    """Cards from the top."""
    return _lift_top(state, figure(this, "count"))


def strike_next_each(state: AndroidsState, this: int) -> Struck:
    """Cards from the top, one for each of a kind in the assembly."""
    each = _of_kind(state, _kind(this))
    return _lift_top(state, min(figure(this, "most"), len(each)))


def strike_bottom(state: AndroidsState, this: int) -> Struck:
    """Cards from the bottom."""
    return [_lift(state, 0) for _time in range(min(figure(this, "count"), len(state.pile)))]


def strike_next_kind(state: AndroidsState, this: int) -> Struck:
    """The first card of a kind from the top, wherever it is; those above it stay as they are."""
    face, wanted = state.pieces.face, ARGS[this]["kind"]
    pile = state.pile
    for at in range(len(pile) - 1, -1, -1):
        found = face[pile[at]]
        if found >= FIRST_SABOTAGE if wanted == "sabotage" else KIND[found] == NAMES[str(wanted)]:
            return [_lift(state, at)]
    return []


def strike_places(state: AndroidsState, this: int) -> Struck:
    """Cards at two places from the top, counted before either is struck: so the lower one goes first."""
    pile, places = state.pile, (figure(this, "second"), figure(this, "first"))
    return [_lift(state, len(pile) - place) for place in places if place <= len(pile)]


# ---- on the assembly


def strike_last(state: AndroidsState, this: int) -> Struck:
    """The cards that were uncovered last."""
    assembly = state.assembly
    return [assembly.pop() for _time in range(min(figure(this, "count"), len(assembly)))]


def strike_last_kind(state: AndroidsState, this: int) -> Struck:
    """The card of a kind that was uncovered last."""
    return _drop(state, _of_kind(state, _kind(this))[-1:])


def strike_crowd(state: AndroidsState, this: int) -> Struck:
    """Where there are many of a kind, the last of them until few are left."""
    crowd = _of_kind(state, _kind(this))
    return _drop(state, crowd[figure(this, "leave") :][::-1]) if len(crowd) >= figure(this, "from") else []


def strike_all(state: AndroidsState, this: int) -> Struck:
    """All of a kind."""
    return _drop(state, _of_kind(state, _kind(this)))


# ---- on the assembly, by lot, when all is uncovered


def random_any(state: AndroidsState, this: int) -> Struck:
    """Any cards."""
    return _draw_lots(state, figure(this, "count"), MATERIAL)


def random_kind(state: AndroidsState, this: int) -> Struck:
    """Cards of a kind."""
    return _draw_lots(state, figure(this, "count"), (_kind(this),))


def random_either(state: AndroidsState, this: int) -> Struck:
    """A card of either kind."""
    return _draw_lots(state, 1, (NAMES[str(ARGS[this]["one"])], NAMES[str(ARGS[this]["other"])]))


def random_shielded(state: AndroidsState, this: int) -> Struck:
    """A card of a kind; parts where there is none of it."""
    return _draw_lots(state, 1, (_kind(this),)) or _draw_lots(state, figure(this, "count"), (HEAD, TORSO, LIMB))


def random_down_to(state: AndroidsState, this: int) -> Struck:
    """Cards until so many are left."""
    return _draw_lots(state, max(0, len(state.assembly) - figure(this, "leave")), MATERIAL)


def random_kind_draw(state: AndroidsState, this: int) -> Struck:
    """A kind of those that are there, then a card of it."""
    there = [kind for kind in MATERIAL if _of_kind(state, kind)]
    return _draw_lots(state, 1, (_lot(state.rng, there),)) if there else []


# ---- how


def _kind(this: int) -> int:
    return NAMES[str(ARGS[this]["kind"])]


def _lift(state: AndroidsState, at: int) -> PieceId:
    del state.laid_by[at]
    return state.pile.pop(at)


def _lift_top(state: AndroidsState, count: int) -> Struck:
    return [_lift(state, len(state.pile) - 1) for _time in range(min(count, len(state.pile)))]


def _of_kind(state: AndroidsState, kind: int) -> Struck:
    face = state.pieces.face
    return [piece for piece in state.assembly if KIND[face[piece]] == kind]


def _drop(state: AndroidsState, struck: Struck) -> Struck:
    for piece in struck:
        state.assembly.remove(piece)
    return struck


def _draw_lots(state: AndroidsState, count: int, kinds: tuple[int, ...]) -> Struck:
    """One after the other, every card of these kinds being as likely."""
    face, struck = state.pieces.face, []
    for _time in range(count):
        candidates = [piece for piece in state.assembly if KIND[face[piece]] in kinds]
        if not candidates:
            break
        struck += _drop(state, [_lot(state.rng, candidates)])
    return struck


def _lot(rng: Rng, among: list[int]) -> int:
    return rng.pick(among) if len(among) > 1 else among[0]


ON_PILE: Mapping[str, Strike] = MappingProxyType(
    {
        "strike-next": strike_next,
        "strike-next-each": strike_next_each,
        "strike-bottom": strike_bottom,
        "strike-next-kind": strike_next_kind,
        "strike-places": strike_places,
    }
)
ON_ASSEMBLY: Mapping[str, Strike] = MappingProxyType(
    {
        "strike-last": strike_last,
        "strike-last-kind": strike_last_kind,
        "strike-crowd": strike_crowd,
        "strike-all": strike_all,
        "random-any": random_any,
        "random-kind": random_kind,
        "random-either": random_either,
        "random-shielded": random_shielded,
        "random-down-to": random_down_to,
        "random-kind-draw": random_kind_draw,
    }
)
ECHO = "echo"
"""It has no text of its own: it does what the plain sabotage before it did."""
