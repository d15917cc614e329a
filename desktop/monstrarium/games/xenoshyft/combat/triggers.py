"""The texts that a blow or a move triggers: those of enemies first, then ours, sort by sort."""

from __future__ import annotations

from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

from ....engine.event import Sink, tell
from ....engine.plain import PieceId
from ..cards import ADVANCE, KILLED, SLAIN, STRUCK, TEXTS, TROOPS, WAVE_OF, WOUNDED, amount, own_lane
from ..events import Advanced
from ..lanes import order
from ..state import NO_LANE, XenoshyftState
from .values import hp, power

OF_ENEMIES, OF_GUARDS, OF_WOUNDED, OF_KILLED, OF_COMRADES, OF_ADVANCED, OF_STRIKERS = range(7)
"""The sorts of texts that a blow triggers, in their order."""
TRIGGERED = tuple([any(each) for each in zip(ADVANCE, KILLED, SLAIN, STRUCK, WOUNDED, strict=True)])
"""By face: whether a text of the card can be triggered by a blow or a move."""
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
        return Hit(self.source, self.kind, self.target, self.amount - number, self.certain, self.spilled)

    def taken(self, troop: PieceId, number: int) -> Hit:
        """A part of the damage, on a troop that takes it in the place of the target."""
        return Hit(self.source, self.kind, troop, number, self.certain, SPENT)


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
    return (*map(tuple, state.fronts), *map(tuple, state.swarms))


def may_trigger(state: XenoshyftState) -> bool:
    """Whether any card in a lane has a text that a blow or a move can trigger."""
    face = state.pieces.face
    for cards in (*state.fronts, *state.swarms, *state.gear.values()):
        for card in cards:
            if TRIGGERED[face[card]]:
                return True
    return False


class Triggers:
    """The texts that one blow triggers: those of enemies first, then ours, sort by sort."""

    __slots__ = ("_found", "_state")

    def __init__(self, state: XenoshyftState, promised: Texts) -> None:
        self._state = state
        self._found: list[tuple[int, Text]] = [(OF_GUARDS, text) for text in promised] if promised else []

    def texts(self) -> Texts:
        if not self._found:
            return ()
        return tuple([text for _sort, text in sorted(self._found, key=itemgetter(0))])

    def wounded(self, landed: Hits) -> None:
        """Add what the hits trigger that have put tokens on their targets."""
        state, face = self._state, self._state.pieces.face
        for hit in landed:
            target = hit.target
            if target != BASE and hit.amount > 0 and (WOUNDED[face[target]] or target in state.gear):
                self._wounded(target)

    def _wounded(self, target: PieceId) -> None:
        state, face = self._state, self._state.pieces.face
        lane = state.lane_of(target)
        if lane == NO_LANE:
            printed = face[target]
            text = TEXTS["wounded"][printed]
            if text is not None and printed >= TROOPS:
                home = state.swarm_of(target)
                self._found.append((OF_ENEMIES, ("place", home, int(text.args["wave"]), int(text.args["count"]))))
            return
        for card in (target, *state.gear.get(target, ())):
            if WOUNDED[face[card]]:
                self._found.append((OF_WOUNDED, self._shot(card, lane, "wounded")))

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
            self._found.append((OF_KILLED, ("one-enemy", card, lane, number, own_lane(face[card], "killed"))))
        for card in state.fronts[lane]:
            if SLAIN[face[card]]:
                self._found.append((OF_COMRADES, self._shot(card, lane, "slain")))

    def advanced(self, before: Places, out: Sink | None) -> None:
        """Add what cards trigger that are nearer to the front of their lane than before."""
        enemies, ours = _advances(self._state, before, out)
        self._found += [(OF_ENEMIES, text) for text in enemies] if enemies else ()
        self._found += [(OF_ADVANCED, text) for text in ours] if ours else ()

    def struck(self, landed: Hits) -> None:
        """Add what triggers on damage to enemies that are still there."""
        state, face, wounds = self._state, self._state.pieces.face, self._state.wounds
        for hit in landed:
            # A target without tokens has left.
            if hit.target in wounds and hit.amount > 0 and state.swarm_of(hit.target) != NO_LANE:
                for lane in order(state):
                    for troop in state.fronts[lane]:
                        if STRUCK[face[troop]]:
                            self._found.append((OF_STRIKERS, ("follow-up", troop, lane, hit.target)))

    def _shot(self, card: PieceId, lane: int, when: str) -> Text:
        printed = self._state.pieces.face[card]
        return ("one-enemy", card, lane, amount(printed, when, self._state.wave), own_lane(printed, when))


def triggered_by_moves(state: XenoshyftState, before: Places, out: Sink | None) -> Texts:
    """The texts that cards trigger by coming nearer to the front, those of enemies first."""
    enemies, ours = _advances(state, before, out)
    return (*enemies, *ours)


def triggered_in_swarm(state: XenoshyftState, lane: int, was: tuple[PieceId, ...], out: Sink | None) -> Texts:
    """The texts that the enemies of a lane trigger by coming nearer to the front; `was` is their order before."""
    face = state.pieces.face
    found: Texts = ()
    for at, enemy in enumerate(state.swarms[lane]):
        printed = face[enemy]
        if ADVANCE[printed] and printed >= TROOPS and state.revealed(enemy) and _is_nearer(was, enemy, at):
            tell(out, Advanced(lane, enemy, printed, lane))
            found = (*found, ("place", lane, WAVE_OF[enemy], amount(printed, "advance", state.wave)))
    return found


def _advances(state: XenoshyftState, before: Places, out: Sink | None) -> tuple[list[Text], list[Text]]:
    """The texts that cards trigger by coming nearer to the front: those of enemies, and ours."""
    enemies: list[Text] = []
    ours: list[Text] = []
    face, gear, seats = state.pieces.face, state.gear, len(state.fronts)
    for lane in order(state):
        for enemy in state.swarms[lane]:
            if ADVANCE[face[enemy]]:
                enemies += triggered_in_swarm(state, lane, before[seats + lane], out)
                break
        for at, troop in enumerate(state.fronts[lane]):
            if (ADVANCE[face[troop]] or troop in gear) and _is_nearer(before[lane], troop, at):
                ours += _advance(state, troop, lane, out)
    return enemies, ours


def _is_nearer(was: tuple[PieceId, ...], piece: PieceId, at: int) -> bool:
    return piece in was and was.index(piece) > at


def _advance(state: XenoshyftState, troop: PieceId, lane: int, out: Sink | None) -> list[Text]:
    face = state.pieces.face
    found: list[Text] = []
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
