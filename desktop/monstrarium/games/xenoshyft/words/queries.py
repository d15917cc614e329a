"""The words that read the table: what is so, and what can be chosen."""

from __future__ import annotations

from typing import Any

from ....engine.effects import Fx, word
from ....engine.plain import PieceId
from .. import lanes
from ..actions import PLACES
from ..cards import CANCEL, COST, DIVISIONS, EQUIPMENT, KIND, TROOPS, TYPE_BITS, TYPES, amount
from ..combat import damage, exchange, guards, triggers
from ..combat.values import is_untouchable, power
from ..purchase import tradable
from ..state import NO_LANE, XenoshyftState

Cards = tuple[PieceId, ...]


class Queries(Fx[XenoshyftState]):
    """What an effect can ask of the table; a card is named by its piece."""

    # ---- cards

    def face(self, card: PieceId) -> int:
        return self._state.pieces.face[card]

    def amount(self, face: int, when: str, name: str = "base") -> int:
        return amount(face, when, self._state.wave, name)

    def wave(self) -> int:
        return self._state.wave

    is_free = word(guards.is_free)

    # ---- lanes

    seats_from_lane = word(lanes.order)
    places = word(triggers.places)

    def front(self, lane: int) -> Cards:
        return tuple(self._state.fronts[lane])

    def swarm(self, lane: int) -> Cards:
        return tuple(self._state.swarms[lane])

    def troops(self) -> Cards:
        return tuple([troop for front in self._state.fronts for troop in front])

    def bearer(self, item: PieceId) -> PieceId:
        return self._state.bearer(item)

    def lane_of(self, troop: PieceId) -> int:
        """The lane of a troop, -1 if it is in none."""
        return self._state.lane_of(troop)

    def swarm_of(self, enemy: PieceId) -> int:
        """The lane of an enemy, -1 if it is in none."""
        return self._state.swarm_of(enemy)

    def hidden(self, enemy: PieceId) -> bool:
        return not self._state.revealed(enemy)

    def enemies(self, lane: int = NO_LANE, revealed: bool = False) -> Cards:
        state = self._state
        return tuple(
            [
                enemy
                for at, swarm in enumerate(state.swarms)
                if lane in (NO_LANE, at)
                for enemy in swarm
                if not is_untouchable(state, enemy) and (not revealed or state.revealed(enemy))
            ]
        )

    def power(self, troop: PieceId) -> int:
        """The power of a troop, 0 where it is in no lane."""
        lane = self._state.lane_of(troop)
        return power(self._state, troop, lane) if lane != NO_LANE else 0

    def spots(self) -> tuple[tuple[str | int, ...], ...]:
        return tuple(
            [
                ("place", lane, place)
                for lane, front in enumerate(self._state.fronts)
                if len(front) < PLACES
                for place in range(len(front) + 1)
            ]
        )

    # ---- combat

    cancels = word(guards.cancels)
    cancel_chosen = word(guards.cancel_chosen)
    guards = word(guards.guards)
    forced = word(exchange.is_seen_through)
    reckon = word(damage.reckon)
    spill = word(damage.spill)
    doomed = word(lanes.doomed)
    rescuable = word(damage.rescuable)
    rescuer = word(damage.rescuer)
    meet = word(exchange.meet)
    attackers = word(exchange.attackers)

    def cancel_text(self, card: PieceId) -> str:
        return CANCEL[self.face(card)]

    # ---- equipment and piles

    movable_gear = word(lanes.movable_gear)
    takers = word(lanes.takers)

    def can_carry(self, item: PieceId) -> Cards:
        return tuple([troop for troop in self.troops() if lanes.may_carry(self._state, troop, item)])

    def fuel(self, seat: int) -> Cards:
        """The cards of a discard pile, one of each face."""
        return lanes.one_of_each(self._state, self._state.discards[seat])

    def fitting(self, troop: PieceId) -> Cards:
        """The equipment of the hand that a troop can carry, one of each face."""
        state = self._state
        gear = [card for card in state.hands[self.seat] if KIND[self.face(card)] == EQUIPMENT]
        return lanes.one_of_each(state, [card for card in gear if lanes.may_carry(state, troop, card)])

    def weapons(self, kind: str) -> Cards:
        """The equipment of a type in any discard pile that a troop can carry, one of each face in each pile."""
        found: Cards = ()
        for pile in self._state.discards:
            faces = [(card, self.face(card)) for card in pile]
            gear = [card for card, face in faces if KIND[face] == EQUIPMENT and TYPES[face] & TYPE_BITS[kind]]
            found += lanes.one_of_each(self._state, [card for card in gear if self.can_carry(card)])
        return found

    def recruits(self, most: int) -> Cards:
        """The troops of the seat's discard pile that cost no more than this, one of each face."""
        pile = self._state.discards[self.seat]
        faces = [(card, self.face(card)) for card in pile]
        return lanes.one_of_each(self._state, [card for card, face in faces if face < TROOPS and COST[face] <= most])

    def tradable(self) -> Cards:
        """The troops of the seat's discard pile that can be traded in."""
        return tradable(self._state, self.seat)

    # ---- divisions

    def power_text(self, division: int) -> str:
        return f"power-{DIVISIONS[division].power['effect']}"

    def power_type(self, division: int) -> str:
        return str(DIVISIONS[division].power["args"]["type"])

    def division_figure(self, name: str) -> int:
        args: dict[str, Any] = DIVISIONS[self._state.divisions[self.seat]].power["args"]
        growth = int(args.get("wave", 0)) * self._state.wave if name == "base" else 0
        return int(args.get(name, 0)) + growth
