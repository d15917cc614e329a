"""The words that change the table."""

from __future__ import annotations

from typing import Any

from ....engine.effects import word
from ....engine.event import Event, show
from ....engine.plain import PieceId, Seat
from .. import events as on
from .. import lanes
from ..cards import COST, ONCE
from ..combat import damage, deaths, enemies, exchange
from ..combat.triggers import Hit, Places, Texts, places, triggered_by_moves
from ..combat.values import hp
from ..purchase import lay_under
from ..state import NO_LANE, NO_PIECE, Pledge, Threat
from .queries import Cards, Queries


class Changes(Queries):
    # ---- what a card does with itself

    def nothing(self, card: PieceId) -> None:
        self._tell(on.NothingDone(self.seat, card, self.face(card)))

    def take_from_hand(self, card: PieceId, target: int) -> None:
        """Put a card of the hand aside while it is resolved."""
        self._state.hands[self.seat].remove(card)
        self._state.limbo.append(card)
        self._show(on.Played(self.seat, card, self.face(card), target))

    def lay_off(self, card: PieceId) -> None:
        self._state.limbo.remove(card)
        self._discard(self.seat, (card,))

    def use(self, card: PieceId, target: int) -> None:
        """Note that the text of a card in a lane is used."""
        face = self.face(card)
        self._mark_used(card)
        self._show(on.Used(self.seat, card, face, target))

    def command(self, target: int) -> None:
        """Note that the seat's division has helped in this round."""
        state = self._state
        state.powered_seats |= 1 << self.seat
        self._show(on.Powered(self.seat, state.divisions[self.seat], target))

    def discard_from_hand(self, seat: Seat, card: PieceId) -> None:
        self._state.hands[seat].remove(card)
        self._discard(seat, (card,))

    def discard_gear(self, item: PieceId) -> None:
        lane = self._state.lane_of(lanes.take(self._state, item))
        lanes.forget(self._state, item)
        self._discard(lane, (item,))

    # ---- enemies that are turned up

    flip = word(exchange.flip)
    revealing = word(exchange.begin_reveal)
    place = word(enemies.place)
    raise_corpse = word(enemies.raise_corpse)

    def look_at(self, enemy: PieceId) -> None:
        """Show whose Reveal is asked about; NO_PIECE ends it."""
        self._state.flipped = enemy

    def canceled(self, seat: Seat, enemy: PieceId, by: PieceId) -> None:
        self._show(on.Canceled(seat, enemy, self.face(enemy), self.face(by)))

    # ---- places

    send_back = word(enemies.send_back)

    def move(self, troop: PieceId, place: int) -> Texts:
        """Move a troop within its lane, -1 for the back; what that triggers."""
        state, before = self._state, places(self._state)
        lane = state.lane_of(troop)
        if lane == NO_LANE:
            return ()
        front = state.fronts[lane]
        front.remove(troop)
        front.insert(place if place >= 0 else len(front), troop)
        event = on.Shifted(lane, troop, self.face(troop), place)
        self._show(event if place >= 0 else on.SentBack(lane, troop, self.face(troop), lane))
        return self._advances(before)

    def reverse(self, lane: int) -> Texts:
        """Reverse the order of the troops of a lane; what that triggers."""
        before = places(self._state)
        self._state.fronts[lane].reverse()
        self._show(on.Reversed(lane, lane))
        return self._advances(before)

    # ---- troops and what they carry

    def grow(self, card: PieceId, number: int, by: PieceId) -> None:
        """Add power until the end of the round."""
        self._state.growth[card] = self._state.growth.get(card, 0) + number
        self._grew(card, number, by)

    def charge(self, troop: PieceId, number: int, by: PieceId) -> None:
        self._state.charge[troop] = self._state.charge.get(troop, 0) + number
        self._grew(troop, number, by)

    def hasten(self, troop: PieceId) -> None:
        """Let the next attack of a troop strike first."""
        self._state.eager_pieces |= 1 << troop

    def heal(self, troops: Cards, most: int) -> None:
        """Take up to so many tokens off each troop."""
        wounds = self._state.wounds
        for troop in troops:
            number = min(most, wounds.get(troop, 0))
            if number:
                wounds[troop] -= number
                if not wounds[troop]:
                    del wounds[troop]
                self._tell(on.Healed(self.seat, troop, self.face(troop), number))
        self._beat()

    def disarm(self, troop: PieceId, burned: bool) -> int:
        """Discard or burn all equipment of a troop; how many items."""
        state = self._state
        count = deaths.drop_gear(state, troop, state.lane_of(troop), self._out, burned)
        self._beat()
        return count

    def burn_troop(self, troop: PieceId) -> Texts:
        """Burn a troop, which is not killed by it; what that triggers."""
        state, before = self._state, places(self._state)
        deaths.clear_troop(state, troop, state.lane_of(troop), True, self._out)
        self._beat()
        return self._advances(before)

    def burn_discarded(self, seat: Seat, card: PieceId) -> int:
        """Burn a card of a discard pile; its cost."""
        self._state.discards[seat].remove(card)
        self._state.box.append(card)
        self._tell(on.Burned(seat, card, self.face(card)))
        return COST[self.face(card)]

    def drop(self, card: PieceId, lane: int, place: int) -> None:
        state = self._state
        state.hands[self.seat].remove(card)
        state.fronts[lane].insert(place, card)
        self._show(on.Deployed(self.seat, card, self.face(card), lane, place))

    def equip(self, item: PieceId, troop: PieceId, zone: str) -> None:
        """Give a troop equipment of the hand, of a discard pile or of another troop."""
        state, face = self._state, self.face(item)
        if zone == "gear":
            lanes.take(state, item)
        else:
            for each in state.hands if zone == "hand" else state.discards:
                if item in each:
                    each.remove(item)
        lanes.give(state, item, troop)
        kind = on.Regeared if zone == "gear" else on.Equipped
        self._show(kind(self.seat, item, face, troop, self.face(troop)))

    def call_up(self, card: PieceId, lane: int, place: int) -> None:
        """Deploy a troop of the seat's discard pile."""
        self._state.discards[self.seat].remove(card)
        self._state.fronts[lane].insert(place, card)
        self._show(on.Deployed(self.seat, card, self.face(card), lane, place))

    # ---- trades

    def trade_in(self, card: PieceId, on: PieceId, extra: PieceId) -> None:
        """Pledge a card of the hand together with a troop of the discard pile."""
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
        """Show which damage is asked about; None ends it."""
        self._state.hit = None if hit is None else Threat(hit.source, hit.target, hit.amount, hit.kind)

    def prevented(self, seat: Seat, hit: Hit, number: int, by: PieceId) -> None:
        self._show(on.Prevented(seat, hit.target, self.face(hit.target), number, self.face(by)))

    def shoulder(self, seat: Seat, hit: Hit, answer: Any) -> tuple[PieceId, int]:
        """If the answer is that a troop takes damage in the place of another: that troop, and how much."""
        if not isinstance(answer, tuple):
            return NO_PIECE, 0
        by, number = answer[1], answer[2]
        self._mark_used(by)
        self._show(on.Shouldered(seat, hit.target, self.face(hit.target), number, by, self.face(by)))
        return by, number

    def spend_guard(self, seat: Seat, card: PieceId) -> None:
        """Discard a guard of the hand, or note that a guard in a lane was used."""
        if card in self._state.hands[seat]:
            self.discard_from_hand(seat, card)
        else:
            self._mark_used(card)

    def mark_used(self, card: PieceId) -> None:
        """Note that a text was used in this round, if it works once a round."""
        self._mark_used(card)

    def rescue(self, troop: PieceId, by: PieceId, left: int) -> None:
        """Move a troop to the back of its lane instead of killing it, with so much HP left."""
        state = self._state
        lane = state.lane_of(troop)
        self._mark_used(by)
        state.wounds[troop] = max(0, hp(state, troop, lane) - left)
        if not state.wounds[troop]:
            del state.wounds[troop]
        front = state.fronts[lane]
        front.remove(troop)
        front.append(troop)
        self._show(on.Saved(lane, troop, self.face(troop), self.face(by), left))

    # ---- the exchange

    announce = word(exchange.announce)
    attack = word(exchange.attack)
    assault = word(exchange.assault)
    survives = word(exchange.survives)

    # ---- how

    def _mark_used(self, card: PieceId) -> None:
        if ONCE[self.face(card)]:
            self._state.used_pieces |= 1 << card

    def _discard(self, seat: Seat, cards: Cards) -> None:
        self._state.discards[seat].extend(cards)
        self._tell(on.Discarded(seat, cards, tuple([self.face(card) for card in cards])))

    def _show(self, event: Event) -> None:
        show(self._out, event)

    def _grew(self, card: PieceId, number: int, by: PieceId) -> None:
        self._show(on.Grew(self.seat, card, self.face(card), self.face(by), number))

    def _advances(self, before: Places) -> Texts:
        return triggered_by_moves(self._state, before, self._out)
