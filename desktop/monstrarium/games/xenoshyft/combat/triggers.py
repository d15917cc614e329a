"""The texts that a blow or a move triggers: those of enemies first, then ours, sort by sort."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from ....engine.event import Sink, tell
from ....engine.plain import PieceId
from ..cards import ADVANCE, KILLED, SLAIN, STRUCK, TEXTS, TROOPS, WAVE_OF, WOUNDED, amount, own_lane
from ..events import Advanced
from ..lanes import order
from ..state import NO_LANE, XenoshyftState
from .values import hp, power

SPENT = 99
BASE = -1
"""The base as the target of a hit."""


class Hit(NamedTuple):
    """Damage to one target. Several hits at one moment are a blow."""

    source: PieceId
    """-1 for a division."""
    kind: int
    target: PieceId
    """A troop, an enemy, or BASE."""
    amount: int
    certain: int = 0
    """1 where it cannot be prevented."""
    spilled: int = 0
    """How often it has gone on behind its target; SPENT where it does not go on any more."""

    def less(self, number: int) -> Hit:
        return self._replace(amount=self.amount - number)

    def taken(self, troop: PieceId, number: int) -> Hit:
        """A part of the damage, on a troop that takes it in the place of the target."""
        return self._replace(target=troop, amount=number, spilled=SPENT)


class Loss(NamedTuple):
    """What a guard has taken off a hit."""

    source: PieceId
    target: PieceId
    by: PieceId
    amount: int
    takes: bool
    """Whether the guard takes that damage itself."""


Hits: TypeAlias = tuple[Hit, ...]
Losses: TypeAlias = tuple[Loss, ...]
Text: TypeAlias = tuple[Any, ...]
Texts: TypeAlias = tuple[Text, ...]
"""What follows: effects, each with its arguments."""
Places: TypeAlias = tuple[tuple[PieceId, ...], ...]
"""The troops of each lane, then the enemies of each lane."""


def places(state: XenoshyftState) -> Places:
    """The places of all cards in lanes, to find later which have advanced."""
    return tuple([tuple(each) for each in (*state.fronts, *state.swarms)])


class Triggers:
    """The texts that one blow triggers: those of enemies first, then ours, sort by sort."""

    def __init__(self, state: XenoshyftState, promised: Texts) -> None:
        self._state = state
        self._promised = promised
        self._enemies: list[Text] = []
        self._wounded: list[Text] = []
        self._killed: list[Text] = []
        self._slain: list[Text] = []
        self._advanced: list[Text] = []
        self._struck: list[Text] = []

    def texts(self) -> Texts:
        found = [*self._enemies, *self._promised, *self._wounded, *self._killed]
        return (*found, *self._slain, *self._advanced, *self._struck)

    def wounded(self, hit: Hit) -> None:
        """Add what a hit triggers that has put tokens on its target."""
        state, face, target = self._state, self._state.pieces.face, hit.target
        if target == BASE:
            return
        lane = state.lane_of(target)
        if lane == NO_LANE:
            printed = face[target]
            text = TEXTS["wounded"][printed]
            if text is not None and printed >= TROOPS:
                home = state.swarm_of(target)
                self._enemies.append(("place", home, int(text.args["wave"]), int(text.args["count"])))
            return
        for card in (target, *state.gear.get(target, ())):
            if WOUNDED[face[card]]:
                self._wounded.append(self._shot(card, lane, "wounded"))

    def killed(self, troop: PieceId, lane: int) -> None:
        """Add what the death of a troop triggers, with the figures of this moment."""
        state, face = self._state, self._state.pieces.face
        for card in (troop, *state.gear.get(troop, ())):
            match KILLED[face[card]]:
                case "":
                    continue
                case "last-order":
                    number = power(state, troop, lane)
                case "half-hp":
                    number = (hp(state, troop, lane) + 1) // 2
                case _:
                    number = amount(face[card], "killed", state.wave)
            self._killed.append(("one-enemy", card, lane, number, own_lane(face[card], "killed")))
        for card in state.fronts[lane]:
            if SLAIN[face[card]]:
                self._slain.append(self._shot(card, lane, "slain"))

    def advanced(self, before: Places, out: Sink | None) -> None:
        """Add what cards trigger that are nearer to the front of their lane than before."""
        enemies, ours = advances(self._state, before, out)
        self._enemies += enemies
        self._advanced += ours

    def struck(self, landed: Hits) -> None:
        """Add what triggers on damage to enemies that are still there."""
        state, face = self._state, self._state.pieces.face
        for hit in landed:
            if hit.amount > 0 and hit.target != BASE and state.swarm_of(hit.target) != NO_LANE:
                for lane in order(state):
                    for troop in state.fronts[lane]:
                        if STRUCK[face[troop]]:
                            self._struck.append(("follow-up", troop, lane, hit.target))

    def _shot(self, card: PieceId, lane: int, when: str) -> Text:
        printed = self._state.pieces.face[card]
        return ("one-enemy", card, lane, amount(printed, when, self._state.wave), own_lane(printed, when))


def triggered_by_moves(state: XenoshyftState, before: Places, out: Sink | None) -> Texts:
    """The texts that cards trigger by coming nearer to the front, those of enemies first."""
    enemies, ours = advances(state, before, out)
    return (*enemies, *ours)


def advances(state: XenoshyftState, before: Places, out: Sink | None) -> tuple[list[Text], list[Text]]:
    """The texts that cards trigger by coming nearer to the front: those of enemies, and ours."""
    enemies: list[Text] = []
    ours: list[Text] = []
    if places(state) == before:
        return enemies, ours
    face, seats = state.pieces.face, len(state.fronts)
    for lane in order(state):
        swarm, front = state.swarms[lane], state.fronts[lane]
        was = before[seats + lane]
        if was != tuple(swarm):
            for enemy in _nearer(was, swarm):
                printed = face[enemy]
                if state.revealed(enemy) and printed >= TROOPS and ADVANCE[printed]:
                    tell(out, Advanced(lane, enemy, printed, lane))
                    enemies.append(("place", lane, WAVE_OF[enemy], amount(printed, "advance", state.wave)))
        if before[lane] != tuple(front):
            for troop in _nearer(before[lane], front):
                ours += _advance(state, troop, lane, out)
    return enemies, ours


def _nearer(was: tuple[PieceId, ...], now: list[PieceId]) -> list[PieceId]:
    return [piece for at, piece in enumerate(now) if piece in was and was.index(piece) > at]


def _advance(state: XenoshyftState, troop: PieceId, lane: int, out: Sink | None) -> list[Text]:
    face, found = state.pieces.face, list[Text]()
    for card in (troop, *state.gear.get(troop, ())):
        printed = face[card]
        if not ADVANCE[printed]:
            continue
        tell(out, Advanced(lane, troop, face[troop], lane))
        number = amount(printed, "advance", state.wave)
        if ADVANCE[printed] == "gather":
            found.append(("gather", troop, card, number))
        else:
            found.append(("one-enemy", card, lane, number, own_lane(printed, "advance")))
    return found
