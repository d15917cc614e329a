"""The words with which a text looks at the table: what is so, and what could be chosen."""

from __future__ import annotations

from typing import Any

from ....engine.effects import Fx
from ....engine.plain import PieceId, Plain, Seat
from .. import lanes
from ..actions import PLACES
from ..cards import CANCEL, COST, DIVISIONS, EQUIPMENT, INSTANT, KIND, TROOPS, TYPE_BITS, TYPES, amount, own_lane
from ..combat import damage, exchange
from ..combat.guards import guards, is_free
from ..combat.triggers import Blow, Blows, Places, places
from ..combat.values import is_untouchable, power
from ..purchase import tradable
from ..state import NO_LANE, NO_PIECE, XenoshyftState

Cards = tuple[PieceId, ...]


class Looks(Fx[XenoshyftState]):
    """What a text may ask of the table. Cards are told by piece."""

    def face(self, card: PieceId) -> int:
        """What is printed on an open card."""
        return self._state.pieces.face[card]

    def amount(self, face: int, when: str, name: str = "base") -> int:
        """A figure of a text now."""
        return amount(face, when, self._state.wave, name)

    def wave(self) -> int:
        """The wave that runs."""
        return self._state.wave

    def seats_from_lane(self) -> Cards:
        """The seats from the commander of the lane that fights."""
        return lanes.order(self._state)

    def front(self, lane: int) -> Cards:
        """The troops of a lane."""
        return tuple(self._state.fronts[lane])

    def swarm(self, lane: int) -> Cards:
        """The enemies of a lane."""
        return tuple(self._state.swarms[lane])

    def troops(self) -> Cards:
        """The troops of all lanes."""
        return tuple([troop for front in self._state.fronts for troop in front])

    def gear(self, troop: PieceId) -> Cards:
        """What a troop carries."""
        return self._state.gear.get(troop, ())

    def bearer(self, item: PieceId) -> PieceId:
        """Who carries an item."""
        return self._state.bearer(item)

    def lane_of(self, troop: PieceId) -> int:
        """Where a troop stands, -1 if it does not."""
        return self._state.lane_of(troop)

    def swarm_of(self, enemy: PieceId) -> int:
        """Where an enemy is, -1 if it is not in play."""
        return self._state.swarm_of(enemy)

    def hidden(self, enemy: PieceId) -> bool:
        """Whether an enemy lies face down."""
        return not self._state.revealed(enemy)

    def enemies(self, lane: int = NO_LANE, revealed: bool = False) -> Cards:
        """The enemies that can be chosen, of a lane or of all."""
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
        """What a troop in play would attack with."""
        lane = self._state.lane_of(troop)
        return power(self._state, troop, lane) if lane != NO_LANE else 0

    def can_carry(self, item: PieceId, but: PieceId = NO_PIECE) -> Cards:
        """The troops that may carry an item."""
        return tuple([troop for troop in self.troops() if troop != but and lanes.may_carry(self._state, troop, item)])

    def cancels(self, seat: Seat, enemy: PieceId, lane: int) -> tuple[Plain, ...]:
        """With what a seat may cancel a Reveal."""
        state, face = self._state, self._state.pieces.face
        if is_untouchable(state, enemy):
            return ()
        found: list[int | tuple[str | int, ...]] = []
        for troop in state.fronts[seat]:
            if CANCEL[face[troop]] and is_free(state, troop):
                found.append(troop)
            found += [
                item
                for item in state.gear.get(troop, ())
                if CANCEL[face[item]] and (seat == lane or not own_lane(face[item], "cancel"))
            ]
        seen = 0
        for card in state.hands[seat]:
            printed = face[card]
            if CANCEL[printed] and KIND[printed] == INSTANT and not seen >> printed & 1:
                seen |= 1 << printed
                if CANCEL[printed] == "freeze":
                    found.append(("cancel", card))
                    if enemy in state.swarms[lane][:-1]:
                        found.append(("both", card))
                else:
                    found.append(card)
        return tuple(found)

    def cancel_chosen(self, answer: Any) -> tuple[PieceId, str]:
        """Which card cancels a Reveal, and whether it does "both"."""
        return (answer[1], answer[0]) if isinstance(answer, tuple) else (answer, "cancel")

    def power_text(self, division: int) -> str:
        """The effect of the power of a division."""
        return f"power-{DIVISIONS[division].power['effect']}"

    def power_type(self, division: int) -> str:
        """The type of equipment with which the power of a division works."""
        return str(DIVISIONS[division].power["args"]["type"])

    def cancel_text(self, card: PieceId) -> str:
        """How a card cancels."""
        return CANCEL[self.face(card)]

    def places(self) -> Places:
        """Who stands where."""
        return places(self._state)

    def reckon(self, hits: Blows) -> Blows:
        """What hits come to."""
        return damage.reckon(self._state, hits, self._out)

    def spill(self, hit: Blow, landed: Blows) -> Blows:
        """What goes on behind the target."""
        return damage.spill(self._state, hit, landed)

    def guards(self, seat: Seat, hit: Blow) -> tuple[Plain, ...]:
        """What a seat may answer."""
        return guards(self._state, seat, hit)

    def forced(self, hit: Blow) -> bool:
        """Whether the target has seen this before and takes nothing."""
        return exchange.is_seen_through(self._state, hit)

    def is_free(self, card: PieceId) -> bool:
        """Whether a text was not used in this round."""
        return is_free(self._state, card)

    def doomed(self) -> Cards:
        """Who has as many tokens as HP."""
        return tuple(lanes.doomed(self._state))

    def rescuable(self) -> Cards:
        """Who is about to be killed, where somebody could still help."""
        return tuple(lanes.doomed(self._state)) if damage.rescuer(self._state) != NO_PIECE else ()

    def rescuer(self) -> PieceId:
        """Who could help."""
        return damage.rescuer(self._state)

    def meet(self, lane: int) -> tuple[int, ...]:
        """Troop, enemy, whether each strikes first."""
        return exchange.meet(self._state, lane)

    def attackers(self, lane: int) -> tuple[tuple[str, PieceId, Seat], ...]:
        """Who may add something to the attack of the first troop, in order, and how."""
        return exchange.attackers(self._state, lane)

    def fuel(self, seat: Seat) -> Cards:
        """Cards of a discard pile, one of each face."""
        found: dict[int, PieceId] = {}
        for card in self._state.discards[seat]:
            found.setdefault(self.face(card), card)
        return tuple(found.values())

    def fitting(self, troop: PieceId) -> Cards:
        """Equipment of the hand that a troop may carry, one of each face."""
        found: dict[int, PieceId] = {}
        for card in self._state.hands[self.seat]:
            if KIND[self.face(card)] == EQUIPMENT and lanes.may_carry(self._state, troop, card):
                found.setdefault(self.face(card), card)
        return tuple(found.values())

    def weapons(self, kind: str) -> Cards:
        """Equipment of a type in any discard pile that somebody may carry, one of each face in each pile."""
        found: dict[tuple[int, int], PieceId] = {}
        for seat, pile in enumerate(self._state.discards):
            for card in pile:
                face = self.face(card)
                fits = KIND[face] == EQUIPMENT and TYPES[face] & TYPE_BITS[kind]
                if fits and self.can_carry(card):
                    found.setdefault((seat, face), card)
        return tuple(found.values())

    def movable_gear(self, kind: str) -> Cards:
        """Equipment of a type that another troop of the same lane may carry."""
        return exchange.movable_gear(self._state, TYPE_BITS[kind])

    def takers(self, item: PieceId) -> Cards:
        """Other troops of the same lane that may carry an item."""
        return exchange.takers(self._state, item)

    def recruits(self, most: int) -> Cards:
        """Troops of the own discard pile that cost no more than this, one of each face."""
        found: dict[int, PieceId] = {}
        for card in self._state.discards[self.seat]:
            face = self.face(card)
            if face < TROOPS and COST[face] <= most:
                found.setdefault(face, card)
        return tuple(found.values())

    def spots(self) -> tuple[tuple[str | int, ...], ...]:
        """The places where a troop may be deployed."""
        return tuple(
            [
                ("place", lane, place)
                for lane, front in enumerate(self._state.fronts)
                if len(front) < PLACES
                for place in range(len(front) + 1)
            ]
        )

    def tradable(self) -> Cards:
        """Troops of the own discard pile that can be traded in."""
        return tradable(self._state, self.seat)

    def division_figure(self, name: str) -> int:
        """A figure in the power of the own division."""
        power_text = DIVISIONS[self._state.divisions[self.seat]].power
        return int(power_text["args"].get(name, 0)) + (
            int(power_text["args"].get("wave", 0)) * self._state.wave if name == "base" else 0
        )
