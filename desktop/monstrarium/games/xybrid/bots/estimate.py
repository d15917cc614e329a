"""Estimates the infamy with which a seat will end.

The numbers are fitted to how 3,000 matches between Normal bots ended, as far as those could tell.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import fsum
from types import MappingProxyType

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ..cards import (
    ARM,
    AUXILIARY,
    DEPLOYS,
    DRAWS,
    EFFECT,
    FACES,
    HEAD,
    KIND,
    LEGS,
    MISSIONS,
    SCIENCE,
    VALUE,
    printed,
)
from ..monster import count, hand_worth, missing, sciences, shielded, value, worth
from ..state import NO_PIECE, ROUNDS, Phase, XybridState

SLOT = 1.5
"""The infamy that an empty place of a monster brings on average, beyond what the turn brings that fills it."""
TEMPT = 0.25
"""The share of the difference that counts when the lab has a better or worse part for an empty place."""
ORDINARY = 3.9
"""What a part for an empty place brings on average, with its effect."""
TURN = 1.7
"""The infamy that a turn brings on average which the seat has still to take in this cycle."""
COUNTS = (0.0, 0.77, 0.77, 0.77, 0.86, 0.9, 0.95, 1.0)
"""By phase: how much of a lead in the values of parts lasts. Swaps and the effects of others even values out."""
ADDED = (0.0, 0.43, 0.43, 0.43, 0.27, 0.2, 0.1, 0.0)
"""By phase: what an auxiliary part brings beyond that. It is not swapped, and it takes no place."""
CYCLES = 5
"""After how many cycles of turns a round is over on average."""
SECRET = 2.5
"""The infamy that an unknown breakthrough brings on average."""
NEEDED = (HEAD, ARM, LEGS)

PROMISES: Mapping[str, float] = MappingProxyType(
    {
        "hydra-bouquet": 1.8,
        "nodding-cradle": 2.7,
        "claw-game-crown": 1.45,
        "gecko-stump": 1.8,
        "acid-dropper": 3.1,
        "titration-tap": 2.0,
        "wormhole-sleeve": 2.5,
        "tape-looper": 1.5,
        "mushroom-stumps": 1.2,
        "cracker-feet": 1.4,
        "photon-sprinters": 1.4,
        "leech-ruff": 1.4,
        "hourglass-buckle": 0.8,
        "spare-satchel": 1.8,
        "anchor-feet": 0.6,
    }
)
"""By effect: the infamy that it brings on average in a deployment, beyond the value of its part."""

DRAW_EFFECT = 0.9
"""What a DRAW effect is worth on average."""
BRINGS = tuple(
    value + (DRAW_EFFECT if draws else PROMISES.get(effect, 0.0))
    for value, draws, effect in zip(VALUE, DRAWS, EFFECT, strict=True)
)
"""By face: the value of a part and what its effect brings on average."""

GROWING: Mapping[str, float] = MappingProxyType({"spare-satchel": 0.8, "coral-colony": 0.5})
"""By effect that holds all the time: what it still adds on average while the monster is built."""

PROMISING = tuple(effect in PROMISES or effect in GROWING or effect == "vial-choir" for effect in EFFECT)
"""By face: whether its effect brings something in a deployment."""

ONCE: Mapping[str, float] = MappingProxyType({"thought-prism": 1.8, "burner-tongs": 1.1, "taproot-reach": 1.6})
"""By effect: the infamy of a MISSION that can be used only once, since it destroys its part."""

EACH_ROUND: Mapping[str, float] = MappingProxyType(
    {
        "atom-brooch": 0.2,
        "filing-drawer": 0.7,
        "mossy-snail-foot": 0.8,
        "one-wheel-planner": 0.4,
        "puddle-legs": 1.3,
    }
)
"""By effect: the infamy of any other MISSION in a whole round."""


def outlook(state: XybridState, seat: Seat, *, knows: bool = True) -> float:
    """The infamy with which a seat will end. With `knows` its breakthroughs count by their faces, else alike."""
    hope = float(state.infamy[seat])
    if state.phase is not Phase.OVER:
        hope += monster_hope(state, seat)
    return hope + missions_hope(state, seat) + secrets_hope(state, seat, knows=knows)


def missions_hope(state: XybridState, seat: Seat) -> float:
    """The infamy that MISSIONS will bring: those in the pile in this round too, those of the monster later."""
    face, later = state.pieces.face, ROUNDS - state.round
    now = max(0, CYCLES - state.cycle) / (CYCLES - 1) if state.phase < Phase.REVEAL else 0.0
    hope = fsum([mission_hope(face[part], later + now) for part in state.piles[seat] if MISSIONS[face[part]]])
    if later:
        hope += fsum([mission_hope(face[part], later) for part in state.monsters[seat] if MISSIONS[face[part]]])
    return hope


def mission_hope(face: int, rounds: float) -> float:
    """The infamy that a MISSION brings while it lies in the pile for so many rounds."""
    effect = EFFECT[face]
    return EACH_ROUND[effect] * rounds if effect in EACH_ROUND else ONCE[effect] if rounds else 0.0


def monster_hope(state: XybridState, seat: Seat) -> float:
    """The infamy that the current monster will pay, with the hand and DEPLOY effects."""
    face, phase = state.pieces.face, state.phase
    hope = COUNTS[phase] * worth(state, seat) + hand_worth(state, seat)
    kinds = 0
    for part in state.monsters[seat]:
        card = face[part]
        kinds |= KIND[card]
        if KIND[card] == AUXILIARY:
            hope += ADDED[phase]
        if PROMISING[card]:
            hope += promise(state, seat, part)
    if phase >= Phase.REVEAL:
        return hope
    lacks = missing(state, seat)
    for kind in NEEDED:
        if lacks & kind:
            best = max([BRINGS[face[part]] for part in state.lab if KIND[face[part]] == kind], default=ORDINARY)
            places = 1 if kind != ARM or kinds & ARM else 2
            hope += SLOT * places + TEMPT * (best - ORDINARY)
    return hope + TURN if has_turn(state, seat) else hope


def has_turn(state: XybridState, seat: Seat) -> bool:
    """Whether a seat has still to draw in this cycle of turns."""
    if seat == state.seat:
        return state.phase is not Phase.BUILD
    return state.phase is Phase.CORE or state.order().index(seat) > state.order().index(state.seat)


def promise(state: XybridState, seat: Seat, part: PieceId) -> float:
    """The infamy that the effect of a promising attached part will still bring in this deployment."""
    face = state.pieces.face[part]
    effect = EFFECT[face]
    if effect in GROWING:
        return GROWING[effect] if state.phase < Phase.REVEAL else 0.0
    if DEPLOYS[face] and (state.resolved_parts >> part & 1 or state.muted_seats >> seat & 1):
        return 0.0
    if effect == "vial-choir":
        return float(_says(effect, "infamy") * sciences(state, seat).bit_count())
    if effect == "acid-dropper" and not sciences(state, seat) & 1:
        return 1.2 if state.phase < Phase.REVEAL else 0.0
    if effect == "nodding-cradle":
        before = 0.35 * len(state.hands) + state.occurred
        return min(float(_says(effect, "most")), _says(effect, "infamy") * before)
    if effect == "mushroom-stumps":
        return float(sum([1 for other in state.monsters[seat] if other != part and value(state, other) <= 2]))
    return PROMISES.get(effect, 0.0)


def secrets_hope(state: XybridState, seat: Seat, *, knows: bool) -> float:
    """The infamy that breakthroughs will bring: the one that is put down now, and the best of the others later."""
    face, hope = state.pieces.face, 0.0
    chances_left = ROUNDS - state.round
    cards = state.secrets[seat]
    if knows and state.phase is Phase.REVEAL and state.picks.made[seat]:
        pick = state.picks.picked[seat]
        if isinstance(pick, int):
            hope += breakthrough_worth(state, seat, face[pick])
            cards = [card for card in cards if card != pick]
    elif state.phase <= Phase.REVEAL:
        chances_left += 1
    elif _is_to_come(state, seat):
        hope += breakthrough_worth(state, seat, face[state.revealed[seat]])
    kept = sorted((_kept(face[card]) if knows else SECRET for card in cards), reverse=True)
    return hope + fsum(kept[:chances_left])


def _is_to_come(state: XybridState, seat: Seat) -> bool:
    revealed = state.phase is Phase.ACTIVATE and state.revealed[seat] != NO_PIECE
    return revealed and seat in state.order()[state.activated :]


def breakthrough_worth(state: XybridState, seat: Seat, face: int) -> float:
    if face == HIDDEN:
        return SECRET
    judge = JUDGES.get(EFFECT[face])
    return AVERAGE.get(EFFECT[face], SECRET) if judge is None else judge(state, seat)


def _kept(face: int) -> float:
    return SECRET if face == HIDDEN else AVERAGE.get(EFFECT[face], SECRET)


def _says(key: str, name: str) -> int:
    return printed(FACES[key], name)


def _growth(state: XybridState, seat: Seat) -> float:
    smallest = min((value(state, part) for part in state.monsters[seat]), default=9)
    return float(_says("growth-spurt", "grow")) if smallest <= _says("growth-spurt", "most") else 0.0


def _rivals(state: XybridState, seat: Seat) -> list[Seat]:
    return [other for other in range(len(state.hands)) if other != seat]


def _golden(state: XybridState, seat: Seat) -> float:
    face = state.pieces.face
    return float(max(sum(SCIENCE[face[part]] >> bit & 1 for part in state.monsters[seat]) for bit in range(4)))


def _pure(state: XybridState, seat: Seat) -> float:
    most = max(count(state, seat, 1 << bit) for bit in range(4))
    return float(_says("pure-strain", "infamy")) if most >= _says("pure-strain", "least") else 0.0


def _twins(state: XybridState, seat: Seat) -> float:
    face = state.pieces.face
    arms = [value(state, part) for part in state.monsters[seat] if KIND[face[part]] == ARM]
    return float(_says("matching-set", "infamy")) if len(set(arms)) < len(arms) else 0.0


def _long(state: XybridState, seat: Seat) -> float:
    face = state.pieces.face
    planned = sum(1 for part in state.monsters[seat] if MISSIONS[face[part]])
    return float(min(_says("long-game", "most"), _says("long-game", "infamy") * planned))


def _dark(state: XybridState, seat: Seat) -> float:
    own = worth(state, seat)
    behind = all(worth(state, rival) >= own for rival in _rivals(state, seat))
    return 0.9 * _says("dark-horse", "infamy") if behind else 0.0


def _shopping(state: XybridState, seat: Seat) -> float:
    return _says("late-shopping", "count") * (1.7 if hand_worth(state, seat) > len(state.hands[seat]) else 1.2)


def _copied(state: XybridState, seat: Seat) -> float:
    parts = [part for rival in _rivals(state, seat) for part in state.monsters[rival]]
    return (max((value(state, part) for part in parts), default=0) + 1) // 2


def _press(state: XybridState, seat: Seat) -> float:
    return _says("bad-press", "infamy") * (1.0 if len(state.hands) == 2 else 0.7)


def _helping(state: XybridState, seat: Seat) -> float:
    face = state.pieces.face
    values = [VALUE[face[part]] for part in state.lab if KIND[face[part]] == ARM]
    return float(max((each for each in values if each <= _says("helping-hand", "most")), default=0)) * 1.3


def _mob(state: XybridState, seat: Seat) -> float:
    face = state.pieces.face
    return max([_at_stake(state, part) for part in _open(state, seat) if KIND[face[part]] == AUXILIARY], default=0.0)


def _repulsed(state: XybridState, seat: Seat) -> float:
    most = _says("repulsor", "most")
    found = [_at_stake(state, part) - 1.0 for part in _open(state, seat) if value(state, part) <= most]
    return max(found, default=0.0)


def _open(state: XybridState, seat: Seat) -> list[PieceId]:
    """The parts of rivals that the effects of a seat can reach."""
    rivals = [rival for rival in _rivals(state, seat) if not shielded(state, rival)]
    return [part for rival in rivals for part in state.monsters[rival]]


def _at_stake(state: XybridState, part: PieceId) -> float:
    """What a rival loses with a part of its monster."""
    return value(state, part) + PROMISES.get(EFFECT[state.pieces.face[part]], 0.0)


def _darkened(state: XybridState, seat: Seat) -> float:
    face = state.pieces.face
    losses = [
        fsum([PROMISES.get(EFFECT[face[part]], SECRET) for part in state.monsters[rival] if DEPLOYS[face[part]]])
        for rival in _rivals(state, seat)
    ]
    return max(losses)


def _shared(state: XybridState, seat: Seat) -> float:
    given = _says("joint-paper", "other")
    return _says("joint-paper", "infamy") - given / (len(state.hands) - 1)


def _tenure(state: XybridState, seat: Seat) -> float:
    return float(_says("tenure", "infamy") + _says("tenure", "round") * (state.round - 1))


def _nostalgia(state: XybridState, seat: Seat) -> float:
    face = state.pieces.face
    return float(min(_says("nostalgia", "most"), sum(1 for part in state.piles[seat] if KIND[face[part]])))


def _spectrum(state: XybridState, seat: Seat) -> float:
    different = len({value(state, part) for part in state.monsters[seat]})
    return float(min(_says("full-spectrum", "most"), _says("full-spectrum", "infamy") * different))


JUDGES: Mapping[str, Callable[[XybridState, Seat], float]] = MappingProxyType(
    {
        "growth-spurt": _growth,
        "tenure": _tenure,
        "nostalgia": _nostalgia,
        "full-spectrum": _spectrum,
        "golden-age": _golden,
        "pure-strain": _pure,
        "matching-set": _twins,
        "long-game": _long,
        "dark-horse": _dark,
        "late-shopping": _shopping,
        "plagiarism": _copied,
        "bad-press": _press,
        "helping-hand": _helping,
        "angry-mob": _mob,
        "repulsor": _repulsed,
        "joint-paper": _shared,
        "blackout": _darkened,
    }
)
"""By effect: the infamy that a breakthrough would bring now, where the table shows it."""

AVERAGE: Mapping[str, float] = MappingProxyType(
    {
        "growth-spurt": 2.6,
        "quick-exchange": 2.6,
        "angry-mob": 2.2,
        "tenure": 3.7,
        "helping-hand": 2.2,
        "clean-bench": 2.5,
        "blackout": 2.5,
        "nostalgia": 2.1,
        "bad-press": 3.0,
        "golden-age": 2.2,
        "pure-strain": 2.2,
        "full-spectrum": 3.7,
        "matching-set": 1.8,
        "late-shopping": 2.4,
        "head-start": 2.2,
        "plagiarism": 2.5,
        "repulsor": 2.8,
        "understudy": 2.5,
        "dark-horse": 3.1,
        "long-game": 2.5,
        "tall-poppy": 2.1,
        "joint-paper": 2.2,
        "wild-mutation": 3.6,
        "insurance": 2.3,
    }
)
"""By effect: the infamy that a breakthrough brings on average in a round that suits it."""
