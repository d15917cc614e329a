"""The words that change the table."""

from __future__ import annotations

from typing import Any

from ....engine.effects import word
from ....engine.plain import PieceId, Seat
from .. import lanes
from ..cards import COST, ONCE
from ..combat import damage, deaths, enemies, exchange
from ..combat.triggers import Hit, Places, Texts, places, triggered_by_moves
from ..combat.values import hp
from ..events import (
    Burned,
    Canceled,
    Deployed,
    Discarded,
    Equipped,
    Grew,
    Healed,
    NothingDone,
    Played,
    Powered,
    Prevented,
    Regeared,
    Revealing,
    Reversed,
    Saved,
    SentBack,
    Shifted,
    Shouldered,
    Used,
)
from ..purchase import lay_under
from ..state import NO_LANE, NO_PIECE, Pledge, Threat
from .queries import Cards, Queries


class Changes(Queries):
    """What an effect can do."""

    # ---- what a card does with itself

    def nothing(self, card: PieceId) -> None:
        """The text found nothing to do."""
        self._tell(NothingDone(self.seat, card, self.face(card)))

    def take_from_hand(self, card: PieceId, target: int) -> None:
        """A card of the hand is being played."""
        self._state.hands[self.seat].remove(card)
        self._state.limbo.append(card)
        self._tell(Played(self.seat, card, self.face(card), target))
        self._beat()

    def lay_off(self, card: PieceId) -> None:
        """A card that was played goes to the discard pile of whoever played it."""
        self._state.limbo.remove(card)
        self._discard(self.seat, (card,))

    def use(self, card: PieceId, target: int) -> None:
        """The text of a card in a lane is used; once a round, where it says so."""
        face = self.face(card)
        self._mark_used(card)
        self._tell(Used(self.seat, card, face, target))
        self._beat()

    def command(self, target: int) -> None:
        """The division helps."""
        state = self._state
        state.powered_seats |= 1 << self.seat
        self._tell(Powered(self.seat, state.divisions[self.seat], target))
        self._beat()

    def discard_from_hand(self, seat: Seat, card: PieceId) -> None:
        """A seat discards a card of its hand."""
        self._state.hands[seat].remove(card)
        self._discard(seat, (card,))

    def discard_gear(self, item: PieceId) -> None:
        """A troop discards something that it carries."""
        lane = self._state.lane_of(lanes.take(self._state, item))
        lanes.forget(self._state, item)
        self._discard(lane, (item,))

    # ---- enemies that are turned up

    flip = word(exchange.flip)
    place = word(enemies.place)
    raise_corpse = word(enemies.raise_corpse)

    def look_at(self, enemy: PieceId) -> None:
        """For the eye: whose Reveal is asked about; NO_PIECE when that is over."""
        self._state.flipped = enemy

    def canceled(self, seat: Seat, enemy: PieceId, by: PieceId) -> None:
        """The Reveal does nothing, by a card of this seat."""
        self._tell(Canceled(seat, enemy, self.face(enemy), self.face(by)))
        self._beat()

    def revealing(self, enemy: PieceId) -> None:
        """The Reveal does what it says."""
        self._tell(Revealing(max(0, self._state.lane), enemy, self.face(enemy)))
        self._beat()

    # ---- places

    def send_back(self, enemy: PieceId) -> Texts:
        """An enemy goes to the back of its lane; what follows."""
        state, before = self._state, places(self._state)
        lane = state.swarm_of(enemy)
        if lane == NO_LANE or state.swarms[lane][-1] == enemy:
            return ()
        state.swarms[lane].remove(enemy)
        state.swarms[lane].append(enemy)
        self._tell(SentBack(lane, enemy, self.face(enemy), lane))
        self._beat()
        return self._advances(before)

    def move(self, troop: PieceId, place: int) -> Texts:
        """A troop goes to another place of its lane, -1 for the back; what follows."""
        state, before = self._state, places(self._state)
        lane = state.lane_of(troop)
        if lane == NO_LANE:
            return ()
        front = state.fronts[lane]
        front.remove(troop)
        front.insert(place if place >= 0 else len(front), troop)
        event = Shifted(lane, troop, self.face(troop), place)
        self._tell(event if place >= 0 else SentBack(lane, troop, self.face(troop), lane))
        self._beat()
        return self._advances(before)

    def reverse(self, lane: int) -> Texts:
        """The last troop of a lane becomes its first; what follows."""
        before = places(self._state)
        self._state.fronts[lane].reverse()
        self._tell(Reversed(lane, lane))
        self._beat()
        return self._advances(before)

    # ---- troops and what they carry

    def grow(self, card: PieceId, number: int, by: PieceId) -> None:
        """More power until the end of the round."""
        self._state.growth[card] = self._state.growth.get(card, 0) + number
        self._grew(card, number, by)

    def charge(self, troop: PieceId, number: int, by: PieceId) -> None:
        """More damage in the next attack."""
        self._state.charge[troop] = self._state.charge.get(troop, 0) + number
        self._grew(troop, number, by)

    def hasten(self, troop: PieceId) -> None:
        """The next attack comes first."""
        self._state.eager_pieces |= 1 << troop

    def heal(self, troops: Cards, most: int) -> None:
        """Tokens are taken off."""
        wounds = self._state.wounds
        for troop in troops:
            number = min(most, wounds.get(troop, 0))
            if number:
                wounds[troop] -= number
                if not wounds[troop]:
                    del wounds[troop]
                self._tell(Healed(self.seat, troop, self.face(troop), number))
        self._beat()

    def disarm(self, troop: PieceId, burned: bool) -> int:
        """A troop loses all equipment; how much that was."""
        state = self._state
        count = deaths.drop_gear(state, troop, state.lane_of(troop), self._out, burned)
        self._beat()
        return count

    def burn_troop(self, troop: PieceId) -> Texts:
        """A troop leaves the match without being killed; what follows."""
        state, before = self._state, places(self._state)
        deaths.clear_troop(state, troop, state.lane_of(troop), True, self._out)
        self._beat()
        return self._advances(before)

    def burn_discarded(self, seat: Seat, card: PieceId) -> int:
        """A card of a discard pile leaves the match; what it costs."""
        self._state.discards[seat].remove(card)
        self._state.box.append(card)
        self._tell(Burned(seat, card, self.face(card)))
        return COST[self.face(card)]

    def drop(self, card: PieceId, lane: int, place: int) -> None:
        """A troop comes from the hand to a lane while it fights."""
        state = self._state
        state.hands[self.seat].remove(card)
        state.fronts[lane].insert(place, card)
        self._tell(Deployed(self.seat, card, self.face(card), lane, place))
        self._beat()

    def equip(self, item: PieceId, troop: PieceId, zone: str) -> None:
        """A troop takes equipment from the hand, from a discard pile or from another troop."""
        state, face = self._state, self.face(item)
        if zone == "gear":
            lanes.take(state, item)
        else:
            for each in state.hands if zone == "hand" else state.discards:
                if item in each:
                    each.remove(item)
        lanes.give(state, item, troop)
        kind = Regeared if zone == "gear" else Equipped
        self._tell(kind(self.seat, item, face, troop, self.face(troop)))
        self._beat()

    def call_up(self, card: PieceId, lane: int, place: int) -> None:
        """A troop of the own discard pile comes to a lane."""
        self._state.discards[self.seat].remove(card)
        self._state.fronts[lane].insert(place, card)
        self._tell(Deployed(self.seat, card, self.face(card), lane, place))
        self._beat()

    # ---- trades

    def trade_in(self, card: PieceId, on: PieceId, extra: PieceId) -> None:
        """A card of the hand and a troop of the discard pile lie under a card for sale."""
        state = self._state
        state.hands[self.seat].remove(card)
        state.discards[self.seat].remove(extra)
        lay_under(state, Pledge(self.seat, card, on, COST[self.face(extra)], extra), self._out)

    # ---- damage

    strike = word(damage.strike)
    gamble = word(enemies.gamble)
    lay = word(damage.lay)
    bury = word(deaths.bury)
    doom = word(deaths.sacrifice)
    kill = word(deaths.kill)

    def look_at_hit(self, hit: Hit | None) -> None:
        """For the eye: which damage somebody is asked about."""
        self._state.hit = None if hit is None else Threat(hit.source, hit.target, hit.amount, hit.kind)

    def prevented(self, seat: Seat, hit: Hit, number: int, by: PieceId) -> None:
        """Some damage does not happen."""
        self._tell(Prevented(seat, hit.target, self.face(hit.target), number, self.face(by)))
        self._beat()

    def shoulder(self, seat: Seat, hit: Hit, answer: Any) -> tuple[PieceId, int]:
        """Somebody else takes some of it, if that is the answer: who, and how much."""
        if not isinstance(answer, tuple):
            return NO_PIECE, 0
        by, number = answer[1], answer[2]
        self._mark_used(by)
        self._tell(Shouldered(seat, hit.target, self.face(hit.target), number, by, self.face(by)))
        self._beat()
        return by, number

    def spend_guard(self, seat: Seat, card: PieceId) -> None:
        """A card that guards is discarded from the hand, or was used for this round."""
        if card in self._state.hands[seat]:
            self.discard_from_hand(seat, card)
        else:
            self._mark_used(card)

    def mark_used(self, card: PieceId) -> None:
        """A text has been used for this round."""
        self._mark_used(card)

    def rescue(self, troop: PieceId, by: PieceId, left: int) -> None:
        """A troop goes to the back of its lane instead of dying."""
        state = self._state
        lane = state.lane_of(troop)
        self._mark_used(by)
        state.wounds[troop] = max(0, hp(state, troop, lane) - left)
        if not state.wounds[troop]:
            del state.wounds[troop]
        front = state.fronts[lane]
        front.remove(troop)
        front.append(troop)
        self._tell(Saved(lane, troop, self.face(troop), self.face(by), left))
        self._beat()

    # ---- the exchange

    announce = word(exchange.announce)
    attack = word(exchange.attack)
    assault = word(exchange.assault)
    survives = word(exchange.survives)
    breach = word(exchange.breach)

    # ---- how

    def _mark_used(self, card: PieceId) -> None:
        if ONCE[self.face(card)]:
            self._state.used_pieces |= 1 << card

    def _discard(self, seat: Seat, cards: Cards) -> None:
        self._state.discards[seat].extend(cards)
        self._tell(Discarded(seat, cards, tuple([self.face(card) for card in cards])))

    def _grew(self, card: PieceId, number: int, by: PieceId) -> None:
        self._tell(Grew(self.seat, card, self.face(card), self.face(by), number))
        self._beat()

    def _advances(self, before: Places) -> Texts:
        return triggered_by_moves(self._state, before, self._out)
