"""What bots do with auras, mutations and kept cards: which they keep, and which they use before a mode is taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import fsum
from types import MappingProxyType

from ....engine.action import Action
from ....engine.plain import PieceId, Seat
from ..actions import Graft, Invoke, Play
from ..cards import auras_mutations, playing
from ..cards.lasting import aura_of
from ..combat.modifiers import apart
from ..ground.contact import base_of, ring
from ..ground.plan import lab_of
from ..printed.other_decks import FIRST_FACE as FIRST
from ..printed.other_decks import FOES, MODS, REACHES, Event, Mods, Mutation, design_of, event_of
from ..printed.warriors import AURA, FIRE, MT, MUTATION, NV, OC
from ..state import HybridState, Mode
from .position import strength, strength_of

NEAR = 6
"""How many squares away an enemy may be for a card to be played."""
ENOUGH_WOUNDS = 2
"""How many wounds are worth a healing card."""
ENOUGH = 0.8
"""What a card has to do to be played: about as much as one point on all rolls of a middling warrior."""
MIDDLING = 4.0
"""The strength of such a warrior."""
BETTER = 0.5
"""By how much another aura has to do more to be raised in place of one."""
TRAITS: Mapping[str, float] = MappingProxyType({"": 0.0, "regrow": 1.5, "volatile": 0.5})
"""What the special rules of a mutation do."""


# ---- who can use what


def _strikes(state: HybridState, warrior: int) -> float:
    kind = state.kinds[warrior]
    return 1.0 if OC[kind] >= FIRE[kind] else 0.3


def _shoots(state: HybridState, warrior: int) -> float:
    kind = state.kinds[warrior]
    return 0.0 if not FIRE[kind] else 1.0 if FIRE[kind] >= OC[kind] else 0.4


def _attacks(state: HybridState, warrior: int) -> float:
    return max(_strikes(state, warrior), _shoots(state, warrior))


def _parries(state: HybridState, warrior: int) -> float:
    return 1.0 if state.modes[warrior] == Mode.DEFENSE and warrior != state.active else 0.15


def _shot_at(state: HybridState, warrior: int) -> float:
    side = state.sides[warrior]
    return 0.6 if any(FIRE[state.kinds[each]] for each in state.living(side ^ 1)) else 0.0


BY_WORD: Mapping[str, Callable[[HybridState, int], float]] = MappingProxyType(
    {
        "rolls": lambda state, warrior: _attacks(state, warrior) + 0.5 * _parries(state, warrior),
        "strike": _strikes,
        "shot": _shoots,
        "parry": _parries,
        "dodge": lambda state, warrior: 0.6 * _parries(state, warrior),
        "tests": lambda state, warrior: 0.05,
        "struck": lambda state, warrior: -1.0,
        "shot-at": lambda state, warrior: -_shot_at(state, warrior),
        "mt": lambda state, warrior: 0.35,
        "oc": lambda state, warrior: 0.5 * _strikes(state, warrior),
        "dc": lambda state, warrior: 0.3 * _parries(state, warrior),
        "fire": lambda state, warrior: 0.5 * _shoots(state, warrior),
        "move": lambda state, warrior: 0.1,
        "perfect": lambda state, warrior: 0.6 * _attacks(state, warrior),
        "push": lambda state, warrior: 0.2 * _strikes(state, warrior),
        "sight": lambda state, warrior: 0.3 * _shoots(state, warrior),
    }
)
"""By word of a card: what each point of it does for a warrior, as it fights."""


def use_of(state: HybridState, warrior: int, mods: Mods) -> float:
    """What a card does for the warrior on whom it lies; less than 0 where it does harm."""
    found = fsum([amount * BY_WORD[word](state, warrior) for word, amount in mods.items()])
    return found * strength_of(state.kinds[warrior], state.wounds[warrior]) / MIDDLING


# ---- auras and mutations


def _mutation(state: HybridState, warrior: int, piece: PieceId) -> float:
    design = design_of(state.pieces.face[piece])
    assert isinstance(design, Mutation)
    return use_of(state, warrior, design.mods) + TRAITS[design.trait]


def _aura(state: HybridState, bearer: int, face: int, everywhere: bool = False) -> float:
    """What an aura of a bearer does for its side where everybody stands now, or if all stood around it."""
    foes, seat, mods = REACHES[face - FIRST] == FOES, state.sides[bearer], MODS[face - FIRST]
    reach = AURA[state.kinds[bearer]]
    around = [each for each in state.living(seat ^ foes) if each != bearer]
    if not everywhere:
        inside = [each for each in around if min(state.squares[each], state.squares[bearer]) >= 0]
        around = [each for each in inside if apart(state, bearer, each) <= reach]
    found = [use_of(state, each, mods) for each in around]
    return -fsum(found) if foes else fsum(found)


def worth_keeping(state: HybridState, seat: Seat, piece: PieceId) -> float:
    """What an aura or a mutation can do for a side at best."""
    living, face = state.living(seat), state.pieces.face[piece]
    if isinstance(design_of(face), Mutation):
        return max([_mutation(state, each, piece) for each in living if MUTATION[state.kinds[each]]], default=0.0)
    return max([_aura(state, each, face, True) for each in living if AURA[state.kinds[each]]], default=0.0)


def _gift(state: HybridState, seat: Seat) -> Action | None:
    """The mutation that does most for the active warrior, or the aura, if it does more than the one that is raised."""
    if not state.gifts[seat]:
        return None
    raised, warrior, face = aura_of(state, state.active), state.active, state.pieces.face
    best, least = None, BETTER + _aura(state, warrior, raised.face) if raised is not None else 0.0
    for offer in auras_mutations.offers(state):
        if isinstance(offer, Graft):
            merit = _mutation(state, warrior, offer.piece)
        elif isinstance(offer, Invoke) and offer.piece >= 0:
            merit = _aura(state, warrior, face[offer.piece])
        else:
            continue
        if merit > least:
            best, least = offer, merit
    return best


# ---- kept cards


def card_first(state: HybridState, seat: Seat) -> Action | None:
    """The card to play before the mode: a mutation, an aura, or a kept card on whom it does most; None for no card."""
    gift = _gift(state, seat)
    if gift is not None or not state.reserves[seat]:
        return gift
    merits = [(_merit(state, offer), offer) for offer in playing.offers(state) if isinstance(offer, Play)]
    merit, best = max(merits, key=lambda each: each[0], default=(0.0, None))
    return best if merit >= ENOUGH else None


def _merit(state: HybridState, offer: Play) -> float:
    """What a kept card does for its side if it is played on this target now."""
    card, active, target = event_of(state.pieces.face[offer.piece]), state.active, offer.target
    if card.does == "heal":
        return float(state.wounds[target]) if state.wounds[target] >= ENOUGH_WOUNDS else 0.0
    if card.does == "douse" or state.squares[active] < 0:
        return 0.0
    near = [each for each in state.standing(offer.seat ^ 1) if apart(state, active, each) <= NEAR]
    if state.sides[target] == offer.seat:
        if card.aim == "any" or not near or (target != active and "parry" not in card.mods):
            return 0.0
        return use_of(state, target, card.mods) if card.does == "spell" else float(_is_short(state, near))
    if target not in near:
        return 0.0
    if card.does == "spell":
        return _on_foes(state, offer, card)
    return ON_FOES.get(card.does, _likely)(state, target)


def _is_short(state: HybridState, near: list[int]) -> bool:
    """Whether the active warrior cannot reach the nearest enemy without more points."""
    return min([apart(state, state.active, each) for each in near]) > MT[state.kinds[state.active]]


def _on_foes(state: HybridState, offer: Play, card: Event) -> float:
    """What a card does to an enemy, and to those of both sides that lie under it too."""
    found = -use_of(state, offer.target, card.mods)
    if card.over == "target":
        return found
    lab = lab_of(state.plan)
    squares = ring(lab, base_of(state, lab, offer.target))
    zone = lab.zones[state.squares[offer.target]]
    for each, square in enumerate(state.squares):
        if square < 0 or each == offer.target:
            continue
        if lab.zones[square] == zone if card.over == "zone" else base_of(state, lab, each) & squares:
            harm = -use_of(state, each, card.mods)
            found += harm if state.sides[each] != offer.seat else -harm
    return found


def _wounded(state: HybridState, target: int) -> float:
    """What a wound takes from a warrior; more where it is the last one."""
    kind, hurt = state.kinds[target], state.wounds[target]
    return strength(state, target) - (strength_of(kind, hurt + 1) if hurt + 1 < NV[kind] else 0.0)


def _likely(state: HybridState, target: int) -> float:
    return 1.0


ON_FOES: Mapping[str, Callable[[HybridState, int], float]] = MappingProxyType(
    {
        "wound": _wounded,
        "test": lambda state, target: 0.7 * _wounded(state, target),
        "pin": lambda state, target: float(target not in state.acted),
    }
)
"""By what a kept card does to an enemy: what that is worth; any other is played as soon as an enemy is near."""
