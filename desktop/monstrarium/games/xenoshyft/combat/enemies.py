"""Where enemies come from: their decks, the bosses, and what texts add to a lane."""

from __future__ import annotations

from ....engine.event import Sink, tell
from ....engine.plain import PieceId, Seat
from ..cards import COST
from ..events import BossesAmong, Discarded, EnemiesCame, EnemiesReshuffled, Placed, Raised, Reshuffled
from ..state import NO_PIECE, XenoshyftState

MOST_PLACED = 200
"""How many enemies texts add to a lane in a round at most: more than ever come, and callers calling callers end."""
BOSS_ROUND = 3


def next_enemy(state: XenoshyftState, wave: int, out: Sink | None) -> PieceId:
    """The top of a wave's deck, made anew of what was discarded; NO_PIECE when there is neither."""
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
    """Enemies come face down to the back of a lane."""
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
            out.emit(Placed(lane, lane, enemy))
            out.beat()


def raise_corpse(state: XenoshyftState, lane: int, out: Sink | None) -> PieceId:
    """The topmost troop of the commander's discard pile becomes an enemy of the lane; NO_PIECE without one."""
    pile = state.discards[lane]
    for at in range(len(pile) - 1, -1, -1):
        if state.is_troop_card(pile[at]):
            troop = pile.pop(at)
            state.swarms[lane].append(troop)
            state.origin[troop] = lane
            if out is not None:
                out.emit(Raised(lane, troop, state.pieces.face[troop], lane))
                out.beat()
            return troop
        if state.house.top_corpse:
            break
    return NO_PIECE


def deploy(state: XenoshyftState, out: Sink | None) -> None:
    """What comes to every lane this round, with a boss or two in the last round of a wave."""
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
    order = [(state.first + step) % seats for step in range(seats)]
    for number, enemy in enumerate(dealt):
        state.swarms[order[number % seats]].append(enemy)
    if out is not None:
        for lane in order:
            out.emit(EnemiesCame(lane, tuple(state.swarms[lane])))
        if bosses:
            out.emit(BossesAmong(state.first, len(bosses)))
        out.beat()


def _draw(state: XenoshyftState, wave: int, count: int, out: Sink | None) -> list[PieceId]:
    found: list[PieceId] = []
    while len(found) < count and (enemy := next_enemy(state, wave, out)) != NO_PIECE:
        found.append(enemy)
    return found


def _choose_bosses(state: XenoshyftState, count: int) -> list[PieceId]:
    aside = state.bosses[state.wave - 1]
    state.pieces.shuffle(aside, state.rng)
    return [aside.pop() for _boss in range(min(count, len(aside)))]


def gamble(state: XenoshyftState, seat: Seat, out: Sink | None) -> int:
    """The top card of a seat's deck goes to its discard pile; what it costs."""
    if not state.decks[seat]:
        reshuffle(state, seat, out)
    card = state.decks[seat].pop()
    state.pieces.show(card, None)
    state.discards[seat].append(card)
    face = state.pieces.face[card]
    if out is not None:
        out.emit(Discarded(seat, (card,), (face,)))
        out.beat()
    return COST[face]


def reshuffle(state: XenoshyftState, seat: Seat, out: Sink | None) -> None:
    """A discard pile becomes the deck."""
    deck, pile = state.decks[seat], state.discards[seat]
    deck += pile
    pile.clear()
    state.pieces.shuffle(deck, state.rng)
    tell(out, Reshuffled(seat, len(deck)))
