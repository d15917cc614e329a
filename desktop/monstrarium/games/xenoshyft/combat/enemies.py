"""The decks of enemies: how enemies and bosses come to lanes."""

from __future__ import annotations

from ....engine.event import Sink, show, tell
from ....engine.plain import PieceId, Seat
from ..cards import COST
from ..events import BossesAmong, Discarded, EnemiesCame, EnemiesReshuffled, Placed, Raised, Reshuffled, SentBack
from ..lanes import CLOCKWISE
from ..state import NO_LANE, NO_PIECE, XenoshyftState
from .triggers import Texts, triggered_in_swarm

MOST_PLACED = 200
"""At most so many enemies are added to a lane by texts in a round, so that no fight goes on for ever."""
BOSS_ROUND = 3


def next_enemy(state: XenoshyftState, wave: int, out: Sink | None) -> PieceId:
    """The top of a wave's deck, which is made anew of its discard pile; NO_PIECE if both are empty."""
    deck, pile = state.enemy_decks[wave - 1], state.enemy_piles[wave - 1]
    if not deck:
        if not pile:
            return NO_PIECE
        deck += pile
        pile.clear()
        state.pieces.shuffle(deck, state.rng)
        tell(out, EnemiesReshuffled(max(0, state.lane), wave, len(deck)))
    return deck.pop()


def place(state: XenoshyftState, lane: int, wave: int, count: int, out: Sink | None) -> None:
    """Add enemies face down at the back of a lane."""
    for _enemy in range(count):
        if state.placed[lane] >= MOST_PLACED:
            return
        enemy = next_enemy(state, wave, out)
        if enemy == NO_PIECE:
            return
        state.swarms[lane].append(enemy)
        state.placed[lane] += 1
        state.late_pieces |= 1 << enemy
        if out is not None:
            show(out, Placed(lane, lane, enemy))


def raise_corpse(state: XenoshyftState, lane: int, out: Sink | None) -> PieceId:
    """Turn the topmost troop of the commander's discard pile into an enemy of the lane; NO_PIECE if there is none."""
    pile = state.discards[lane]
    for at in range(len(pile) - 1, -1, -1):
        if state.is_troop_card(pile[at]):
            troop = pile.pop(at)
            state.swarms[lane].append(troop)
            state.origin[troop] = lane
            if out is not None:
                show(out, Raised(lane, troop, state.pieces.face[troop], lane))
            return troop
        if state.house.top_corpse:
            break
    return NO_PIECE


def send_back(state: XenoshyftState, enemy: PieceId, out: Sink | None) -> Texts:
    """Move an enemy to the back of its lane; what that triggers."""
    lane = state.swarm_of(enemy)
    if lane == NO_LANE or state.swarms[lane][-1] == enemy:
        return ()
    swarm = state.swarms[lane]
    was = tuple(swarm)
    swarm.remove(enemy)
    swarm.append(enemy)
    if out is not None:
        show(out, SentBack(lane, enemy, state.pieces.face[enemy], lane))
    return triggered_in_swarm(state, lane, was, out)


def deploy(state: XenoshyftState, out: Sink | None) -> None:
    """Deal the enemies of this round to all lanes, with a boss or two in the last round of a wave."""
    wave, seats = state.wave, len(state.fronts)
    each = state.house.swarm[state.round_of_wave - 1]
    wanted = each * seats
    bosses: list[PieceId] = []
    if state.round_of_wave == BOSS_ROUND:
        bosses = _choose_bosses(state, 1 if seats <= 2 else 2)
    dealt = _draw(state, wave, wanted - len(bosses), out)
    if bosses:
        for _replaced in bosses:
            enemy = next_enemy(state, wave, out)
            if enemy != NO_PIECE:
                state.enemy_piles[wave - 1].append(enemy)
                state.pieces.show(enemy, None)
        dealt += bosses
        state.pieces.shuffle(dealt, state.rng)
    order = CLOCKWISE[seats][state.first]
    for at, lane in enumerate(order):
        state.swarms[lane] += dealt[at::seats]
    if out is not None:
        for lane in order:
            out.emit(EnemiesCame(lane, tuple(state.swarms[lane])))
        if bosses:
            out.emit(BossesAmong(state.first, len(bosses)))
        out.beat()


def _draw(state: XenoshyftState, wave: int, count: int, out: Sink | None) -> list[PieceId]:
    deck = state.enemy_decks[wave - 1]
    found: list[PieceId] = []
    for _enemy in range(count):
        enemy = deck.pop() if deck else next_enemy(state, wave, out)
        if enemy == NO_PIECE:
            break
        found.append(enemy)
    return found


def _choose_bosses(state: XenoshyftState, count: int) -> list[PieceId]:
    aside = state.bosses[state.wave - 1]
    state.pieces.shuffle(aside, state.rng)
    return [aside.pop() for _boss in range(min(count, len(aside)))]


def gamble(state: XenoshyftState, seat: Seat, out: Sink | None) -> int:
    """Discard the top card of a seat's deck; its cost."""
    if not state.decks[seat]:
        reshuffle(state, seat, out)
    card = state.decks[seat].pop()
    state.pieces.show(card, None)
    state.discards[seat].append(card)
    face = state.pieces.face[card]
    show(out, Discarded(seat, (card,), (face,)))
    return COST[face]


def reshuffle(state: XenoshyftState, seat: Seat, out: Sink | None) -> None:
    deck, pile = state.decks[seat], state.discards[seat]
    deck += pile
    pile.clear()
    state.pieces.shuffle(deck, state.rng)
    if out is not None:
        out.emit(Reshuffled(seat, len(deck)))
