"""Estimates the infamy with which a seat will end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import fsum
from types import MappingProxyType

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ..cards import ARM, DEPLOYS, EFFECT, FACES, HEAD, KIND, LABEL, LEGS, MISSIONS, SCIENCE, VALUE, printed
from ..monster import count, hand_worth, missing, sciences, value, worth
from ..state import NO_PIECE, ROUNDS, Phase, XybridState

SLOT = 3.2
"""The infamy that an empty place of a monster will bring on average."""
TEMPT = 0.3
"""The share of the difference that counts when the lab has a better or worse part for an empty place."""
SECRET = 2.6
"""The infamy that an unknown breakthrough brings on average."""
MISSION_ROUND = 1.5
"""The infamy that a MISSION in the pile brings in a round."""
USED = 0.7
"""The share of these that is used."""
NEEDED = (HEAD, ARM, LEGS)

PROMISES: Mapping[str, float] = MappingProxyType(
    {
        "hydra-bouquet": 1.6,
        "nodding-cradle": 2.5,
        "claw-game-crown": 1.3,
        "gecko-stump": 1.3,
        "acid-dropper": 2.5,
        "titration-tap": 1.9,
        "wormhole-sleeve": 2.0,
        "tape-looper": 1.6,
        "mushroom-stumps": 1.6,
        "cracker-feet": 1.7,
        "photon-sprinters": 1.7,
        "leech-ruff": 1.8,
        "hourglass-buckle": 1.0,
        "spare-satchel": 1.8,
        "anchor-feet": 0.4,
    }
)
"""By effect: the infamy that it brings on average in a deployment, beyond the value of its part."""

ONCE: Mapping[str, float] = MappingProxyType({"thought-prism": 2.4, "burner-tongs": 1.8, "taproot-reach": 1.1})
"""By effect: the infamy of a MISSION that can be used only once, since it destroys its part."""


def outlook(state: XybridState, seat: Seat, *, knows: bool = True) -> float:
    """The infamy with which a seat will end. With `knows` its breakthroughs count by their faces, else alike."""
    hope = float(state.infamy[seat])
    rounds_left = ROUNDS - state.round
    if state.phase is not Phase.OVER:
        hope += monster_hope(state, seat)
    if rounds_left:
        face = state.pieces.face
        plans = [mission_hope(face[part], rounds_left) for part in state.piles[seat] if MISSIONS[face[part]]]
        plans += [mission_hope(face[part], rounds_left) for part in state.monsters[seat] if MISSIONS[face[part]]]
        hope += fsum(sorted(plans)[-2:])
    return hope + secrets_hope(state, seat, knows=knows)


def mission_hope(face: int, rounds_left: int) -> float:
    return ONCE[EFFECT[face]] if EFFECT[face] in ONCE else MISSION_ROUND * USED * rounds_left


def monster_hope(state: XybridState, seat: Seat) -> float:
    """The infamy that the current monster will pay, with the hand and DEPLOY effects."""
    face = state.pieces.face
    hope = float(worth(state, seat) + hand_worth(state, seat))
    for part in state.monsters[seat]:
        hope += promise(state, seat, part)
    lacks = missing(state, seat) if state.phase < Phase.REVEAL else 0
    for kind in NEEDED:
        if lacks & kind:
            best = max((VALUE[face[part]] for part in state.lab if KIND[face[part]] == kind), default=SLOT)
            places = 1 if kind != ARM or any(KIND[face[part]] == ARM for part in state.monsters[seat]) else 2
            hope += SLOT * places + TEMPT * (best - SLOT)
    return hope


def promise(state: XybridState, seat: Seat, part: PieceId) -> float:
    """The infamy that the effect of an attached part will still bring in this deployment."""
    face = state.pieces.face[part]
    effect = EFFECT[face]
    if not effect or LABEL[face] in ("DRAW", "MISSION"):
        return 0.0
    if DEPLOYS[face] and (state.resolved_parts >> part & 1 or state.muted_seats >> seat & 1):
        return 0.0
    if effect == "vial-choir":
        return float(_says(effect, "infamy") * sciences(state, seat).bit_count())
    if effect == "acid-dropper" and not sciences(state, seat) & 1:
        return 0.8 if state.phase < Phase.REVEAL else 0.0
    if effect == "nodding-cradle":
        before = 0.35 * len(state.hands) + state.occurred
        return min(float(_says(effect, "most")), _says(effect, "infamy") * before)
    if effect == "mushroom-stumps":
        return 0.5 + sum(1 for other in state.monsters[seat] if other != part and value(state, other) <= 2)
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
    return SECRET if face == HIDDEN else AVERAGE.get(EFFECT[face], SECRET) * 0.9


def _says(key: str, name: str) -> int:
    return printed(FACES[key], name)


def _growth(state: XybridState, seat: Seat) -> float:
    smallest = min((value(state, part) for part in state.monsters[seat]), default=9)
    return float(_says("growth-spurt", "grow")) if smallest <= _says("growth-spurt", "most") else 0.0


def _deploys(state: XybridState, seat: Seat) -> int:
    face = state.pieces.face
    return sum(1 for part in state.monsters[seat] if DEPLOYS[face[part]])


def _rivals(state: XybridState, seat: Seat) -> list[Seat]:
    return [other for other in range(len(state.hands)) if other != seat]


def _understudy(state: XybridState, seat: Seat) -> float:
    face = state.pieces.face
    best = float(_says("understudy", "infamy"))
    for part in state.hands[seat]:
        same = [value(state, other) for other in state.monsters[seat] if KIND[face[other]] == KIND[face[part]]]
        best += max(0, VALUE[face[part]] - min(same, default=9))
    return best


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
    return _says("late-shopping", "count") * (1.5 if hand_worth(state, seat) > len(state.hands[seat]) else 1.0)


def _copied(state: XybridState, seat: Seat) -> float:
    parts = [part for rival in _rivals(state, seat) for part in state.monsters[rival]]
    return (max((value(state, part) for part in parts), default=0) + 1) // 2


def _press(state: XybridState, seat: Seat) -> float:
    return _says("bad-press", "infamy") * (1.0 if len(state.hands) == 2 else 0.7)


def _helping(state: XybridState, seat: Seat) -> float:
    face = state.pieces.face
    values = [VALUE[face[part]] for part in state.lab if KIND[face[part]] == ARM]
    return float(max((each for each in values if each <= _says("helping-hand", "most")), default=0))


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
        "understudy": _understudy,
        "golden-age": _golden,
        "pure-strain": _pure,
        "matching-set": _twins,
        "long-game": _long,
        "dark-horse": _dark,
        "late-shopping": _shopping,
        "plagiarism": _copied,
        "bad-press": _press,
        "helping-hand": _helping,
        "head-start": lambda state, seat: _says("head-start", "infamy") + 0.3 * _deploys(state, seat),
        "blackout": lambda state, seat: max(1.3 * _deploys(state, rival) for rival in _rivals(state, seat)),
    }
)
"""By effect: the infamy that a breakthrough would bring now, where the table shows it."""

AVERAGE: Mapping[str, float] = MappingProxyType(
    {
        "growth-spurt": 2.9,
        "quick-exchange": 2.1,
        "angry-mob": 1.6,
        "tenure": 3.6,
        "helping-hand": 3.0,
        "clean-bench": 2.4,
        "blackout": 2.0,
        "nostalgia": 2.7,
        "bad-press": 2.4,
        "golden-age": 2.9,
        "pure-strain": 2.6,
        "full-spectrum": 3.7,
        "matching-set": 2.8,
        "late-shopping": 2.5,
        "head-start": 2.5,
        "plagiarism": 2.9,
        "repulsor": 1.8,
        "understudy": 3.0,
        "dark-horse": 2.6,
        "long-game": 3.0,
        "tall-poppy": 2.1,
        "joint-paper": 3.0,
        "wild-mutation": 3.2,
        "insurance": 2.0,
    }
)
"""By effect: the infamy that a breakthrough brings on average."""
