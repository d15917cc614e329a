"""How commanders fight and end a round by simple rules."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.action import Action, Choose
from ....engine.plain import PieceId, Seat
from ..actions import DEPLOY as DEPLOYS
from ..actions import PASS, PLACES, READY, Discard, Play, Power, Upgrade, Use
from ..cards import DROP, LANES, PLAY, PLAY_AT, SURVIVE, TEXTS, TROOPS, USE, USE_AT, amount
from ..combat.values import enemy_power, power
from ..combat.windows import play_targets, use_targets
from ..rounds import ROUNDS
from ..rules import Xenoshyft
from ..state import NO_PIECE, Phase, XenoshyftState
from .answers import answer, lasts, left, strength
from .estimate import need
from .fighters import shot_of
from .worths import THROWN

BUY, DEPLOY, COMBAT, WRAP, OVER = Phase
RULES = Xenoshyft()
MARGIN = 0.06
"""By how much an action must be better than doing nothing."""
STRONG = 3
"""From which power on an enemy is worth a card."""


def play_out(state: XenoshyftState) -> None:
    """Play the current lane to its end, by simple rules."""
    lane = state.lane
    while state.phase is COMBAT and state.lane == lane:
        waiting = RULES.to_act(state)
        if not waiting:
            return
        RULES.apply(state, habit(state, waiting[0]))


def habit(state: XenoshyftState, seat: Seat) -> Action:
    """The action of a commander by simple rules."""
    pending = state.pending
    if pending is None:
        return _reaction(state, seat) or PASS[seat]
    return Choose(seat, answer(state, pending.choice))


class _Exchange:
    """The next exchange of the lane that fights: its enemy, and what it would come to."""

    __slots__ = ("danger", "enemy", "front", "lane", "lasts", "left", "saves", "strength")

    def __init__(self, state: XenoshyftState) -> None:
        self.lane = state.lane
        self.enemy = state.swarms[self.lane][0]
        self.front = state.fronts[self.lane]
        self.lasts = lasts(state, self.enemy, self.lane)
        """How much damage kills the enemy."""
        face = state.pieces.face[self.enemy]
        power = enemy_power(state, self.enemy, self.lane)
        first = self.front[0] if self.front else NO_PIECE
        self.left = left(state, first, self.lane) if self.front else 0
        self.strength = strength(state, first, self.lane) if self.front else 0
        self.danger = not self.front or power >= self.left
        """Whether the enemy kills the first troop, or breaks through."""
        survives = face >= TROOPS and bool(SURVIVE[face])
        lone = self.left > power or len(self.front) == 1 or state.round >= ROUNDS - 1
        self.saves = survives or (power >= STRONG and lone)
        """Whether a card is worth killing the enemy in this exchange instead of the next one."""

    def helps(self, damage: int) -> bool:
        """Whether the enemy dies in the exchange with so much more damage, and not without it."""
        return bool(self.front) and self.strength < self.lasts <= self.strength + damage


def _reaction(state: XenoshyftState, seat: Seat) -> Action | None:
    """A troop that drops into an empty lane; or what kills the first enemy before it kills or breaks through, or in the
    exchange."""
    if not state.fronts[state.lane] and seat == state.lane and (dropped := drop(state, seat)):
        return dropped
    if not state.revealed(state.swarms[state.lane][0]):
        return None
    face, gear, used = state.pieces.face, state.gear, state.used_pieces
    thrown = THROWN[state.wave]
    texts: tuple[tuple[PieceId, PieceId], ...] = ()
    for troop in state.fronts[seat]:
        for card in (troop, *gear[troop]) if troop in gear else (troop,):
            if USE[face[card]] and not used >> card & 1:
                texts = (*texts, (troop, card))
    instants: tuple[PieceId, ...] = ()
    for card in state.hands[seat]:
        if PLAY[face[card]] == "boost" or face[card] in thrown:
            instants = (*instants, card)
    if not texts and not instants:
        return None
    now = _Exchange(state)
    return _text(state, seat, now, texts) or _throw(state, seat, now, instants)


def drop(state: XenoshyftState, seat: Seat) -> Action | None:
    """A troop of the hand that can drop in, at the end of the seat's lane where that has room."""
    face, place = state.pieces.face, len(state.fronts[seat])
    found = [piece for piece in state.hands[seat] if DROP[face[piece]]] if place < PLACES else ()
    return DEPLOYS[seat][found[0]][seat][place] if found else None


def _text(state: XenoshyftState, seat: Seat, now: _Exchange, texts: Sequence[tuple[PieceId, PieceId]]) -> Action | None:
    """A text that works once a round, of these troops and cards."""
    face = state.pieces.face
    for troop, card in texts:
        printed = face[card]
        if USE[printed] == "push":
            if now.helps(amount(printed, "use", state.wave)):
                return Use(seat, card)
            continue
        shot = shot_of(printed, state.wave)
        if shot is None or (now.front and shot.price >= now.left and not now.danger):
            continue
        text = TEXTS["use"][printed]
        damage = power(state, troop, seat) if text is not None and text.hits == "power" else shot.damage
        if (damage >= now.lasts and now.danger) or now.helps(damage):
            target = now.lane if USE_AT[printed] in LANES else now.enemy
            if target in use_targets(state, seat, troop, card):
                return Use(seat, card, target)
    return None


def _throw(state: XenoshyftState, seat: Seat, now: _Exchange, instants: Sequence[PieceId]) -> Action | None:
    """The weakest of these instants that is enough, or more power for a troop that then kills."""
    face, thrown = state.pieces.face, THROWN[state.wave]
    found: list[tuple[int, Action]] = []
    for card in instants:
        printed = face[card]
        if PLAY[printed] == "boost" and now.helps(amount(printed, "play", state.wave)):
            return Play(seat, card, now.front[0])
        damage = thrown[printed].damage if printed in thrown else 0
        if (damage >= now.lasts and now.danger) or (now.saves and now.helps(damage)):
            target = now.lane if PLAY_AT[printed] in LANES else now.enemy
            if target in play_targets(state, seat, printed):
                found.append((damage, Play(seat, card, target)))
    return min(found, key=lambda each: each[0])[1] if found else None


def wrap_up(state: XenoshyftState, seat: Seat, offers: Sequence[Action]) -> Action:
    """Melt what can be melted, then the best discard, instant or power."""
    for offer in offers:
        if isinstance(offer, Upgrade):
            return offer
    best: Action = READY[seat]
    least = need(state)
    for offer in offers:
        if not isinstance(offer, Discard | Play | Power):
            continue
        after = state.clone()
        RULES.apply(after, offer)
        came = need(after)
        if came < least - MARGIN:
            best, least = offer, came
    return best
