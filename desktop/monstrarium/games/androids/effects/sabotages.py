"""What sabotages strike: plain functions, since no seat is asked, that each remove the cards they strike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from ....engine.plain import PieceId
from ....engine.rng import Rng
from ..cards import ARGS, FIRST_SABOTAGE, HEAD, JUNK, KIND, LIMB, TORSO, printed
from ..state import AndroidsState

Struck: TypeAlias = list[PieceId]
Strike: TypeAlias = Callable[[AndroidsState, int], Struck]
"""Takes the state and the face of the sabotage; returns the cards that it removed, in that order."""
NAMES = MappingProxyType({"head": HEAD, "torso": TORSO, "limb": LIMB, "junk": JUNK})
MATERIAL = (HEAD, TORSO, LIMB, JUNK)
NO_KIND = -1
STRUCK_KIND = tuple(NAMES.get(str(args.get("kind")), NO_KIND) for args in ARGS)
"""By face: the kind of cards that a sabotage strikes, if it strikes only one."""


# ---- on the pile, which is face down


def strike_next(state: AndroidsState, this: int) -> Struck:
    return _lift_top(state, printed(this, "count"))


def strike_next_each(state: AndroidsState, this: int) -> Struck:
    """As many cards from the top as there are of a kind in the assembly."""
    each = _of_kind(state, STRUCK_KIND[this])
    return _lift_top(state, min(printed(this, "most"), len(each)))


def strike_bottom(state: AndroidsState, this: int) -> Struck:
    pile, count = state.pile, printed(this, "count")
    struck = pile[:count]
    del pile[:count], state.laid_by[:count]
    return struck


def strike_next_kind(state: AndroidsState, this: int) -> Struck:
    """The uppermost card of a kind; those above it stay where they are."""
    face, pile = state.pieces.face, state.pile
    wanted, any_sabotage = STRUCK_KIND[this], ARGS[this]["kind"] == "sabotage"
    for at in range(len(pile) - 1, -1, -1):
        found = face[pile[at]]
        if found >= FIRST_SABOTAGE if any_sabotage else KIND[found] == wanted:
            return [_lift(state, at)]
    return []


def strike_places(state: AndroidsState, this: int) -> Struck:
    """The cards at two places from the top, both counted before either is struck; so the lower one goes first."""
    pile, places = state.pile, (printed(this, "second"), printed(this, "first"))
    return [_lift(state, len(pile) - place) for place in places if place <= len(pile)]


# ---- on the assembly


def strike_last(state: AndroidsState, this: int) -> Struck:
    """The cards that were uncovered last."""
    assembly = state.assembly
    return [assembly.pop() for _time in range(min(printed(this, "count"), len(assembly)))]


def strike_last_kind(state: AndroidsState, this: int) -> Struck:
    return _drop(state, _of_kind(state, STRUCK_KIND[this])[-1:])


def strike_crowd(state: AndroidsState, this: int) -> Struck:
    """Where there are many of a kind, the last of them until only a few are left."""
    crowd = _of_kind(state, STRUCK_KIND[this])
    return _drop(state, crowd[printed(this, "leave") :][::-1]) if len(crowd) >= printed(this, "from") else []


def strike_all(state: AndroidsState, this: int) -> Struck:
    return _drop(state, _of_kind(state, STRUCK_KIND[this]))


# ---- on the assembly, at random, when all is uncovered


def random_any(state: AndroidsState, this: int) -> Struck:
    return _draw_lots(state, printed(this, "count"), MATERIAL)


def random_kind(state: AndroidsState, this: int) -> Struck:
    return _draw_lots(state, printed(this, "count"), (STRUCK_KIND[this],))


def random_either(state: AndroidsState, this: int) -> Struck:
    return _draw_lots(state, 1, (NAMES[str(ARGS[this]["one"])], NAMES[str(ARGS[this]["other"])]))


def random_shielded(state: AndroidsState, this: int) -> Struck:
    """A random card of a kind; where there is none, random parts."""
    return _draw_lots(state, 1, (STRUCK_KIND[this],)) or _draw_lots(state, printed(this, "count"), (HEAD, TORSO, LIMB))


def random_down_to(state: AndroidsState, this: int) -> Struck:
    """Random cards until a number of them is left."""
    return _draw_lots(state, max(0, len(state.assembly) - printed(this, "leave")), MATERIAL)


def random_kind_draw(state: AndroidsState, this: int) -> Struck:
    """A random kind of those that are there, then a random card of it."""
    there = [kind for kind in MATERIAL if _of_kind(state, kind)]
    return _draw_lots(state, 1, (_lot(state.rng, there),)) if there else []


def _lift(state: AndroidsState, at: int) -> PieceId:
    del state.laid_by[at]
    return state.pile.pop(at)


def _lift_top(state: AndroidsState, count: int) -> Struck:
    pile, left = state.pile, max(0, len(state.pile) - count)
    struck = pile[left:][::-1]
    del pile[left:], state.laid_by[left:]
    return struck


def _of_kind(state: AndroidsState, kind: int) -> Struck:
    face = state.pieces.face
    return [piece for piece in state.assembly if KIND[face[piece]] == kind]


def _drop(state: AndroidsState, struck: Struck) -> Struck:
    for piece in struck:
        state.assembly.remove(piece)
    return struck


def _draw_lots(state: AndroidsState, count: int, kinds: tuple[int, ...]) -> Struck:
    """Take cards of these kinds one after the other, each as likely as the others."""
    face = state.pieces.face
    struck: Struck = []
    candidates = [piece for piece in state.assembly if KIND[face[piece]] in kinds]
    while candidates and len(struck) < count:
        struck.append(_lot(state.rng, candidates))
        candidates.remove(struck[-1])
    return _drop(state, struck)


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
"""The effect that repeats what the plain sabotage before it did."""
