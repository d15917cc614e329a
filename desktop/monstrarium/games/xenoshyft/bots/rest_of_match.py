"""The rest of a match in plain figures: whole rounds that are bought, deployed and fought by simple rules.

It takes a fraction of a millisecond, so that a purchase can be judged by what it comes to until the end of the match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from ..actions import PLACES
from ..cards import (
    CHEER,
    COST,
    DEPLOYABLE,
    EQUIPMENT,
    FACES,
    FIRST_ITEM,
    FIRST_XENO,
    HP,
    INSTANT,
    KIND,
    POWER,
    TROOPS,
    UP,
    UPGRADE,
    VALUE,
    WAVE,
    amounts,
)
from ..combat.enemies import BOSS_ROUND
from ..purchase import ITEMS, STARTS, TRIO
from ..rounds import HAND, ROUNDS
from ..state import XenoshyftState
from .expected_lane import give, soldier
from .fighters import Foe, Soldier, shots_of
from .forecast import Forecast
from .line_up import may_take
from .wanted import ENOUGH, FIGURE, FORWARD, WANTED
from .worths import HAND_GUARDS, THROWN, wave_of

T = TypeVar("T")
VOLUNTEER, SCOUT, OFFICER = (FACES[key] for key in ("militia", "ranger", "research-officer"))
CHEAPER = [sum(off) for off in zip(amounts("pledge", "cheaper-troop"), amounts("pledge", "cheaper-item"), strict=True)]
OFF = {face: CHEAPER[face] for face in (VOLUNTEER, SCOUT, OFFICER)}
"""What these cards of a hand take from a price."""
FOR_TROOPS = tuple([face < TROOPS and WAVE[face] > 1 for face in range(len(KIND))])
"""By face: whether volunteers and scouts make it cheaper."""
BEGINS = min(STARTS[face] for face in OFF)
"""The first wave in which cards are pledged."""


def by_order(each: Soldier) -> tuple[int, float]:
    """The place of a troop in a lane: those that strengthen others last, the toughest first."""
    return CHEER[each.face], -each.left - FORWARD * each.power


class RestOfMatch:
    """A match after its fights of this round, by faces instead of pieces; `base` counts the damage from there on."""

    def __init__(self, state: XenoshyftState) -> None:
        """The state is a world whose hidden cards are known; it is left as it is."""
        face = state.pieces.face
        zones = [
            [[face[piece] for piece in zone] for zone in group]
            for group in (
                *(state.decks, state.hands, state.discards),
                *(state.troop_decks, state.enemy_decks, state.enemy_piles, state.bosses),
            )
        ]
        self.decks, self.hands, self.discards, self.troops, self.enemies, self.piles, self.bosses = zones
        self.fronts = [[soldier(state, troop, lane) for troop in front] for lane, front in enumerate(state.fronts)]
        self.market = [face[piece] if piece >= 0 else -1 for piece in state.market]
        self.items = [face[piece] for piece in state.item_deck]
        self.supply = [len(each) for each in state.supply]
        self.round, self.swarm, self.rng = state.round, state.house.swarm, state.rng.fork()
        self.base = 0

    def run(self) -> int:
        """The damage that all lanes let through until the end of the match."""
        seats = range(len(self.hands))
        while True:
            for seat in seats:
                self._wrap_up(seat)
            if self.round == ROUNDS:
                return self.base
            self._begin()
            for seat in seats:
                self._buy(seat)
                self._deploy(seat)
            self._fight()

    # ---- the round

    def _begin(self) -> None:
        self.round += 1
        wave = wave_of(self.round)
        if self.round % 3 == 1:
            first = ITEMS + TRIO * (wave - 1)
            for place in range(first, first + TRIO):
                self._stock(place)
        for seat, hand in enumerate(self.hands):
            deck = self.decks[seat]
            while len(hand) < HAND and (deck or self.discards[seat]):
                if not deck:
                    deck += self.discards[seat]
                    self.discards[seat].clear()
                    self.rng.shuffle(deck)
                hand.append(deck.pop())
            if self.supply[wave - 1]:
                self.supply[wave - 1] -= 1
                hand.append(FIRST_XENO + wave - 1)

    def _stock(self, place: int) -> None:
        deck = self.items if place < ITEMS else self.troops[(place - ITEMS) // TRIO]
        self.market[place] = deck.pop() if deck else -1

    def _buy(self, seat: int) -> None:
        """Buy what is wanted most of all that can be paid, again and again, with pledges where there are some."""
        hand, market = self.hands[seat], self.market
        money = sum([VALUE[face] for face in hand])
        room = PLACES - len(self.fronts[seat]) - sum([DEPLOYABLE[face] for face in hand])
        pledges = wave_of(self.round) >= BEGINS
        bought: list[int] = []
        while money > 0:
            wanted = WANTED[self.round][room > 0]
            off = (0, 0)
            if pledges:
                off = (
                    OFF[VOLUNTEER] * hand.count(VOLUNTEER) + OFF[SCOUT] * hand.count(SCOUT),
                    OFF[OFFICER] * hand.count(OFFICER),
                )
            best, most = -1, ENOUGH
            for place, face in enumerate(market):
                if face >= 0 and wanted[face] > most:
                    less = off[0] if FOR_TROOPS[face] else off[1] if face >= FIRST_ITEM else 0
                    if COST[face] - less <= money:
                        best, most = place, wanted[face]
            if best < 0:
                break
            face = market[best]
            cost, freed = self._pledged(hand, face, money) if pledges else (COST[face], 0)
            money -= cost
            room += freed - DEPLOYABLE[face]
            bought.append(face)
            self._stock(best)
        self.discards[seat] += [face for face in hand if VALUE[face]]
        self.hands[seat] = [face for face in hand if not VALUE[face]] + bought

    def _pledged(self, hand: list[int], face: int, money: int) -> tuple[int, int]:
        """The price of a card after pledges, and how many troops have left the hand for it.

        Volunteers are always laid down, the others only where money is short.
        """
        cost, freed = COST[face], 0
        if FOR_TROOPS[face]:
            while cost > 0 and VOLUNTEER in hand:
                hand.remove(VOLUNTEER)
                cost, freed = cost - OFF[VOLUNTEER], freed + 1
        helper = SCOUT if FOR_TROOPS[face] else OFFICER
        while cost > money and (FOR_TROOPS[face] or face >= FIRST_ITEM) and helper in hand:
            hand.remove(helper)
            cost, freed = max(0, cost - OFF[helper]), freed + 1
        return cost, freed

    def _deploy(self, seat: int) -> None:
        hand, front, wave = self.hands[seat], self.fronts[seat], wave_of(self.round)
        figure = FIGURE[wave]
        troops = sorted([face for face in hand if DEPLOYABLE[face]], key=lambda face: -figure[face])
        for face in troops[: PLACES - len(front)]:
            hand.remove(face)
            fresh = Soldier(-1, face, POWER[face], HP[face], (), 0, shots_of((face,), wave))
            for other in front:
                fresh.power += CHEER[other.face]
                other.power += CHEER[face]
            front.append(fresh)
        for item in [face for face in hand if KIND[face] == EQUIPMENT]:
            able = [each for each in front if may_take(each, item)]
            if able:
                hand.remove(item)
                give(max(able, key=lambda each: each.left), item, wave)
        front.sort(key=by_order)

    def _fight(self) -> None:
        wave, seats = wave_of(self.round), len(self.hands)
        dealt = self._dealt(wave, seats)
        more = self.enemies[wave - 1][::-1]
        thrown, guards = THROWN[wave], HAND_GUARDS[wave]
        for seat, front in enumerate(self.fronts):
            hand, discard = self.hands[seat], self.discards[seat]
            before = front[:]
            swarm = [Foe(face, HP[face]) for face in dealt[seat::seats]]
            fight = Forecast(
                front,
                swarm,
                more,
                wave,
                [face for face in discard if face < TROOPS],
                [thrown[face] for face in hand if face in thrown],
                [guards[face] for face in hand if face in guards],
            ).run()
            self.base += fight.base
            for each in before:
                if each not in front:
                    discard.append(each.face)
                    discard += each.gear
            self._spend(seat, thrown, fight.shots)
            self._spend(seat, guards, fight.guards)

    def _spend(self, seat: int, known: Mapping[int, T], left: Sequence[T]) -> None:
        """Discard the cards of a hand that were used up in its fight, by what is left of what they do."""
        hand, kept = self.hands[seat], list(left)
        for face in [face for face in hand if face in known]:
            if known[face] in kept:
                kept.remove(known[face])
            else:
                hand.remove(face)
                self.discards[seat].append(face)

    def _dealt(self, wave: int, seats: int) -> list[int]:
        """The enemies of the round, in the order in which they are dealt to the lanes."""
        deck, pile = self.enemies[wave - 1], self.piles[wave - 1]
        at = (self.round - 1) % 3
        wanted = self.swarm[at] * seats
        if len(deck) < wanted:
            self.rng.shuffle(pile)
            deck[:0] = pile
            pile.clear()
        dealt = [deck.pop() for _enemy in range(min(wanted, len(deck)))]
        pile += dealt
        if at + 1 == BOSS_ROUND:
            for _boss in range(min(1 if seats <= 2 else 2, len(self.bosses[wave - 1]), len(dealt))):
                dealt[self.rng.below(len(dealt))] = self.bosses[wave - 1].pop()
        return dealt

    def _wrap_up(self, seat: int) -> None:
        """Melt what can be melted, keep the instants, and let the troops that are left rest."""
        hand, discard, wave = self.hands[seat], self.discards[seat], wave_of(self.round)
        for at in range(2):
            face = FIRST_XENO + at
            while wave >= UP[face] and self.supply[at + 1] and discard.count(face) >= UPGRADE[face]:
                for _card in range(UPGRADE[face]):
                    discard.remove(face)
                discard.append(face + 1)
                self.supply[at + 1] -= 1
        kept = [face for face in hand if KIND[face] == INSTANT and not DEPLOYABLE[face]]
        discard += [face for face in hand if KIND[face] != INSTANT or DEPLOYABLE[face]]
        self.hands[seat] = kept
        for each in self.fronts[seat]:
            each.rest(shots_of((each.face, *each.gear), wave_of(self.round + 1)))
