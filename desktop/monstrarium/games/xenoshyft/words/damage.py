"""The words with which a text hurts: damage and who answers it, deaths, and the steps of a fight."""

from __future__ import annotations

from typing import Any

from ....engine.plain import PieceId, Seat
from ..combat import damage, deaths, enemies, exchange
from ..combat.triggers import Blow, Blows, Losses, Places, Texts
from ..combat.values import hp
from ..events import Prevented, Saved, Shouldered
from ..state import NO_PIECE, Hit
from .changes import Deeds


class Harm(Deeds):
    """What a text may do to troops, enemies and the base."""

    # ---- damage

    def strike(self, hits: Blows) -> Texts | None:
        """A whole blow at once; None where somebody may answer it."""
        return damage.strike(self._state, hits, self._out)

    def look_at_hit(self, hit: Blow | None) -> None:
        """For the eye: which damage somebody is asked about."""
        self._state.hit = None if hit is None else Hit(hit[0], hit[2], hit[3], hit[1])

    def prevented(self, seat: Seat, hit: Blow, number: int, by: PieceId) -> None:
        """Some damage does not happen."""
        self._tell(Prevented(seat, hit[2], self.face(hit[2]), number, self.face(by)))
        self._beat()

    def shoulder(self, seat: Seat, hit: Blow, answer: Any) -> tuple[PieceId, int]:
        """Somebody else takes some of it, if that is the answer: who, and how much."""
        if not isinstance(answer, tuple):
            return NO_PIECE, 0
        by, number = answer[1], answer[2]
        self._mark_used(by)
        self._tell(Shouldered(seat, hit[2], self.face(hit[2]), number, by, self.face(by)))
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

    def gamble(self, seat: Seat) -> int:
        """The top card of a deck is discarded; what it costs."""
        return enemies.gamble(self._state, seat, self._out)

    def lay(self, landed: Blows, losses: Losses) -> None:
        """Tokens, and enemies that escape."""
        damage.lay(self._state, landed, self._out, losses)

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

    def bury(self, landed: Blows, promised: Texts, before: Places) -> Texts:
        """The dead leave, the base takes what it takes; what follows."""
        return deaths.bury(self._state, landed, promised, before, self._out)

    def doom(self, troop: PieceId) -> Texts:
        """A troop dies as the price of a text; what follows."""
        return deaths.sacrifice(self._state, troop, self._out)

    def kill(self, enemy: PieceId) -> Texts:
        """An enemy is killed without damage, unless it escapes; what follows."""
        return deaths.kill(self._state, enemy, self._out)

    # ---- the fight

    def announce(self, lane: int, more: int) -> None:
        """Both attack."""
        exchange.announce(self._state, lane, more, self._out)

    def attack(self, lane: int, troop: PieceId, more: int) -> Blows:
        """The attack of a troop on the first enemy."""
        return exchange.attack(self._state, lane, troop, more)

    def assault(self, lane: int, enemy: PieceId) -> Blows:
        """The attack of an enemy on the first troops."""
        return exchange.assault(self._state, lane, enemy)

    def survives(self, lane: int, enemy: PieceId) -> Texts:
        """An enemy was attacked and is still there: what follows."""
        return exchange.survives(self._state, lane, enemy, self._out)

    def breach(self, lane: int) -> Texts:
        """The first enemy hits the base; what follows."""
        return exchange.breach(self._state, lane, self._out)
