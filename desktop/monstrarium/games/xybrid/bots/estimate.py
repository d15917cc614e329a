"""Estimates the infamy with which a seat will end.

Its numbers were learned from play, by `monstrarium lab train xybrid`, and stand in `resources/values/xybrid.toml`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import fsum
from types import MappingProxyType

from ....content.values import load_weights, slopes_of, total, traced
from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ..cards import (
    ARM,
    AUXILIARY,
    BIT,
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
from ..monster import BIOLOGY, count, hand_worth, missing, sciences, shielded, value, worth
from ..state import NO_PIECE, ROUNDS, Phase, XybridState

CORE, BEGIN, BUILD, REVEAL, ACTIVATE, DEPLOY, OVER = Phase

# ---- what is learned

STAGES = ("build", "build", "build", "build", "reveal", "activate", "deploy")
"""By phase: the stage of a round."""
PROMISED = (
    "hydra-bouquet",
    "claw-game-crown",
    "gecko-stump",
    "acid-dropper",
    "titration-tap",
    "wormhole-sleeve",
    "tape-looper",
    "cracker-feet",
    "photon-sprinters",
    "leech-ruff",
    "hourglass-buckle",
    "anchor-feet",
)
"""The effects that bring infamy in a deployment, beyond the value of their part."""
GROWING = ("spare-satchel", "coral-colony", "acid-dropper")
"""The effects that still add something while the monster is built; the last one until it has the science it needs."""
ONCE = ("thought-prism", "burner-tongs", "taproot-reach")
"""The effects of MISSIONS that can be used only once, since they destroy their part."""
EACH_ROUND = ("atom-brooch", "filing-drawer", "mossy-snail-foot", "one-wheel-planner", "puddle-legs")
"""The effects of all other MISSIONS; they bring something in every round."""
BREAKTHROUGHS = (
    "growth-spurt",
    "quick-exchange",
    "angry-mob",
    "tenure",
    "helping-hand",
    "clean-bench",
    "blackout",
    "nostalgia",
    "bad-press",
    "golden-age",
    "pure-strain",
    "full-spectrum",
    "matching-set",
    "late-shopping",
    "head-start",
    "plagiarism",
    "repulsor",
    "understudy",
    "dark-horse",
    "long-game",
    "tall-poppy",
    "joint-paper",
    "wild-mutation",
    "insurance",
)
"""The effects of breakthroughs, which bring something in a round that suits them."""
NAMES = (
    "place",
    "lab",
    "turn",
    *[f"{what} {stage}" for what in ("value", "auxiliary") for stage in dict.fromkeys(STAGES)],
    *[f"promise {effect}" for effect in PROMISED],
    *[f"growing {effect}" for effect in GROWING],
    *[f"mission {effect}" for effect in (*ONCE, *EACH_ROUND)],
    *[f"breakthrough {effect}" for effect in BREAKTHROUGHS],
)
"""The names of the weights.

`place` is the infamy that an empty place of a monster brings, beyond what the turn brings that fills it; `lab` the
share of the difference that counts when the lab has a better or worse part for it; `turn` the infamy of a turn that a
seat has still to take in this cycle. `value` is how much of a lead in the values of parts lasts, since swaps and the
effects of others even values out; `auxiliary` is what such a part brings beyond that, since it is not swapped and
takes no place. The others are the infamy of an effect.
"""

# ---- what is not

ORDINARY = 3.9
"""What a part for an empty place brings on average, with its effect."""
CYCLES = 5
"""After how many cycles of turns a round is over on average."""
SECRET = 2.5
"""The infamy that an unknown breakthrough brings on average."""
NEEDED = (HEAD, ARM, LEGS)
DRAW_EFFECT = 0.9
"""What a DRAW effect is worth on average."""
RECKONED: Mapping[str, float] = MappingProxyType({"nodding-cradle": 2.7, "mushroom-stumps": 1.2, "spare-satchel": 1.8})
"""By effect whose infamy is worked out from the monster that has it: what it brings on average, for one without it."""
PROMISING = tuple(effect in {*PROMISED, *GROWING, *RECKONED, "vial-choir"} for effect in EFFECT)
"""By face: whether its effect brings something in a deployment."""


class Estimate:
    """The estimate with certain weights, in the order of `NAMES`, and how they are added up."""

    def __init__(self, weights: Sequence[float], total: Callable[[Iterable[float]], float] = fsum) -> None:
        self._total = total
        named = dict(zip(NAMES, weights, strict=True))
        self._place, self._lab, self._turn = named["place"], named["lab"], named["turn"]
        self._lasting = (*[named[f"value {stage}"] for stage in STAGES], 1.0)
        self._added = (*[named[f"auxiliary {stage}"] for stage in STAGES], 0.0)
        self._growing = {effect: named[f"growing {effect}"] for effect in GROWING}
        self._missions = {effect: named[f"mission {effect}"] for effect in (*ONCE, *EACH_ROUND)}
        self._breakthroughs = {effect: named[f"breakthrough {effect}"] for effect in BREAKTHROUGHS}
        self._promises = {effect: named[f"promise {effect}"] for effect in PROMISED} | dict(RECKONED)
        self.brings = tuple(
            [
                value + (DRAW_EFFECT if draws else self._promises.get(effect, 0.0))
                for value, draws, effect in zip(VALUE, DRAWS, EFFECT, strict=True)
            ]
        )
        """By face: the value of a part and what its effect brings on average."""

    def outlook(self, state: XybridState, seat: Seat, *, knows: bool = True) -> float:
        """The infamy with which a seat will end. With `knows` its breakthroughs count by their faces, else alike."""
        hope = float(state.infamy[seat])
        if state.phase is not OVER:
            hope += self.monster_hope(state, seat)
        return hope + self.missions_hope(state, seat) + self.secrets_hope(state, seat, knows=knows)

    def missions_hope(self, state: XybridState, seat: Seat) -> float:
        """The infamy that MISSIONS will bring: those in the pile in this round too, those of the monster later."""
        face, later = state.pieces.face, ROUNDS - state.round
        now = max(0, CYCLES - state.cycle) / (CYCLES - 1) if state.phase < REVEAL else 0.0
        found = self._each_mission(face, state.piles[seat], later + now)
        return found + self._each_mission(face, state.monsters[seat], later) if later else found

    def _each_mission(self, face: Sequence[int], parts: Sequence[PieceId], rounds: float) -> float:
        """The infamy that the MISSIONS of these parts bring in so many rounds."""
        hopes = []
        for part in parts:
            card = face[part]
            if MISSIONS[card]:
                hopes.append(self.mission_hope(card, rounds))
        return self._total(hopes) if hopes else 0.0

    def mission_hope(self, face: int, rounds: float) -> float:
        """The infamy that a MISSION brings while it lies in the pile for so many rounds."""
        effect = EFFECT[face]
        infamy = self._missions[effect]
        return infamy * rounds if effect not in ONCE else infamy if rounds else 0.0

    def monster_hope(self, state: XybridState, seat: Seat) -> float:
        """The infamy that the current monster will pay, with the hand and DEPLOY effects."""
        face, phase, kinds = state.pieces.face, state.phase, 0
        hope = self._lasting[phase] * worth(state, seat) + hand_worth(state, seat)
        for part in state.monsters[seat]:
            card = face[part]
            kind = KIND[card]
            kinds |= kind
            if kind == AUXILIARY:
                hope += self._added[phase]
            if PROMISING[card]:
                hope += self.promise(state, seat, part)
        if phase >= REVEAL:
            return hope
        lacks, brings = missing(state, seat), self.brings
        for kind in NEEDED:
            if lacks & kind:
                best = max([brings[face[part]] for part in state.lab if KIND[face[part]] == kind], default=ORDINARY)
                places = 1 if kind != ARM or kinds & ARM else 2
                hope += self._place * places + self._lab * (best - ORDINARY)
        return hope + self._turn if has_turn(state, seat) else hope

    def promise(self, state: XybridState, seat: Seat, part: PieceId) -> float:
        """The infamy that the effect of a promising attached part will still bring in this deployment."""
        face = state.pieces.face[part]
        effect = EFFECT[face]
        if DEPLOYS[face] and (state.resolved_parts & BIT[part] or state.muted_seats >> seat & 1):
            return 0.0
        if effect in GROWING and not (effect == "acid-dropper" and sciences(state, seat) & BIOLOGY):
            return self._growing[effect] if state.phase < REVEAL else 0.0
        if effect == "vial-choir":
            return float(_says(effect, "infamy") * sciences(state, seat).bit_count())
        if effect == "nodding-cradle":
            before = 0.35 * len(state.hands) + state.occurred
            return min(float(_says(effect, "most")), _says(effect, "infamy") * before)
        if effect == "mushroom-stumps":
            return float(sum([1 for other in state.monsters[seat] if other != part and value(state, other) <= 2]))
        return self._promises.get(effect, 0.0)

    def secrets_hope(self, state: XybridState, seat: Seat, *, knows: bool) -> float:
        """The infamy that breakthroughs will bring: the one that is put down now, and the best of the others later."""
        face, hope = state.pieces.face, 0.0
        chances_left = ROUNDS - state.round
        cards = state.secrets[seat]
        if knows and state.phase is REVEAL and state.picks.made[seat]:
            pick = state.picks.picked[seat]
            if isinstance(pick, int):
                hope += self.breakthrough_worth(state, seat, face[pick])
                cards = [card for card in cards if card != pick]
        elif state.phase <= REVEAL:
            chances_left += 1
        elif _is_to_come(state, seat):
            hope += self.breakthrough_worth(state, seat, face[state.revealed[seat]])
        kept = sorted([self._kept(face[card]) for card in cards], reverse=True) if knows else [SECRET] * len(cards)
        return hope + self._total(kept[:chances_left])

    def breakthrough_worth(self, state: XybridState, seat: Seat, face: int) -> float:
        if face == HIDDEN:
            return SECRET
        effect = EFFECT[face]
        if effect in JUDGES:
            return JUDGES[effect](state, seat)
        return STAKES[effect](self._promises, state, seat) if effect in STAKES else self._kept(face)

    def _kept(self, face: int) -> float:
        return SECRET if face == HIDDEN else self._breakthroughs.get(EFFECT[face], SECRET)


def has_turn(state: XybridState, seat: Seat) -> bool:
    """Whether a seat has still to draw in this cycle of turns."""
    if seat == state.seat:
        return state.phase is not BUILD
    return state.phase is CORE or state.order().index(seat) > state.order().index(state.seat)


def _is_to_come(state: XybridState, seat: Seat) -> bool:
    revealed = state.phase is ACTIVATE and state.revealed[seat] != NO_PIECE
    return revealed and seat in state.order()[state.activated :]


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


def _mob(promises: Mapping[str, float], state: XybridState, seat: Seat) -> float:
    face = state.pieces.face
    found = [_at_stake(promises, state, part) for part in _open(state, seat) if KIND[face[part]] == AUXILIARY]
    return max(found, default=0.0)


def _repulsed(promises: Mapping[str, float], state: XybridState, seat: Seat) -> float:
    most = _says("repulsor", "most")
    found = [_at_stake(promises, state, part) - 1.0 for part in _open(state, seat) if value(state, part) <= most]
    return max(found, default=0.0)


def _open(state: XybridState, seat: Seat) -> list[PieceId]:
    """The parts of rivals that the effects of a seat can reach."""
    rivals = [rival for rival in _rivals(state, seat) if not shielded(state, rival)]
    return [part for rival in rivals for part in state.monsters[rival]]


def _at_stake(promises: Mapping[str, float], state: XybridState, part: PieceId) -> float:
    """What a rival loses with a part of its monster."""
    return value(state, part) + promises.get(EFFECT[state.pieces.face[part]], 0.0)


def _darkened(promises: Mapping[str, float], state: XybridState, seat: Seat) -> float:
    face, most = state.pieces.face, 0.0
    for rival in _rivals(state, seat):
        loss = 0.0
        for part in state.monsters[rival]:
            if DEPLOYS[face[part]]:
                loss += promises.get(EFFECT[face[part]], SECRET)
        most = max(most, loss)
    return most


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
        "joint-paper": _shared,
    }
)
"""By effect: the infamy that a breakthrough would bring now, where the table shows it."""

STAKES: Mapping[str, Callable[[Mapping[str, float], XybridState, Seat], float]] = MappingProxyType(
    {"angry-mob": _mob, "repulsor": _repulsed, "blackout": _darkened}
)
"""By effect: the same for a breakthrough that costs rivals something, from what effects promise."""

WEIGHTS = load_weights("xybrid", NAMES)
IN_USE = Estimate(WEIGHTS)
"""The estimate by which bots judge."""
TRACED = Estimate(traced(WEIGHTS), total)
"""The same, with numbers that remember from which weights they were made; it is slow."""


def features(state: XybridState, seat: Seat) -> tuple[float, ...]:
    """How fast the outlook of a seat, who knows its breakthroughs, grows with each weight."""
    slopes = slopes_of(TRACED.outlook(state, seat))
    return tuple([slopes.get(at, 0.0) for at in range(len(NAMES))])
