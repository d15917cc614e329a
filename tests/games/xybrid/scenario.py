"""A table of XYbrid laid by hand, so that a test of a card reads like the card."""

from __future__ import annotations

from typing import Any

from monstrarium.engine.action import Action, Choose
from monstrarium.engine.game import settle
from monstrarium.engine.plain import PieceId, Plain, Seat, Value
from monstrarium.engine.rng import Rng
from monstrarium.games.xybrid import monster
from monstrarium.games.xybrid.actions import Activate, Attach, Commit, Draw, Pass, Swap, Trigger
from monstrarium.games.xybrid.cards import CARDS, FACES
from monstrarium.games.xybrid.rules import Xybrid
from monstrarium.games.xybrid.state import Phase, XybridState
from tests.support.playing import Playing

CORES = ("rivet-boiler", "jukebox-chest", "walking-vault", "plasma-globe")


class Bench(Value, frozen=True):
    """What lies before one seat; cards are named by their keys."""

    monster: str = ""
    hand: str = ""
    pile: str = ""
    secrets: str = ""
    core: str = ""


class Table(Playing[XybridState]):
    """A match in which seat 0 is in turn in the last round.

    Every piece shows the face of its own number; cards that are not named are out of play.
    """

    def __init__(
        self, *benches: Bench, lab: str = "", deck: str = "", played: int = 3, house: dict[str, Any] | None = None
    ) -> None:
        rules = Xybrid()
        benches = (*benches, *(Bench() for _missing in range(2 - len(benches))))
        seats = len(benches)
        super().__init__(rules, rules.new(seats, settle(rules.info, seats, house or {}), Rng(1)))
        state = self.state
        state.pieces.face[:] = range(len(CARDS))
        state.pieces.seen[:] = [0] * len(CARDS)
        state.lab, state.deck = pieces(lab), pieces(deck)[::-1]
        for seat, bench in enumerate(benches):
            state.monsters[seat], state.hands[seat] = pieces(bench.monster), pieces(bench.hand)
            state.piles[seat], state.secrets[seat] = pieces(bench.pile), pieces(bench.secrets)
            state.cores[seat] = FACES[bench.core or CORES[seat]]
            monster.look_over(state, seat)
            for card in state.secrets[seat]:
                state.pieces.show(card, seat)
        for zone in (state.lab, state.core_pile, state.cores, *state.monsters, *state.hands, *state.piles):
            for piece in zone:
                state.pieces.show(piece, None)
        state.core_pile = [core for core in state.core_pile if core not in state.cores]
        state.phase, state.round, state.first, state.seat = Phase.DRAW, played, 0, 0

    # ---- actions

    def draw(self, key: str, left: bool = True) -> Table:
        """The seat in turn draws; an arm goes left unless a side is named."""
        part, seat = FACES[key], self.state.seat
        sided = Draw(seat, part, left)
        return self.do(Draw(seat, part) if self.rules.why_not(self.state, sided) else sided)

    def mission(self, key: str) -> Table:
        """The seat in turn uses a MISSION."""
        return self.do(Activate(self.state.seat, FACES[key]))

    def attach(self, key: str, left: bool | None = None) -> Table:
        """The seat in turn attaches one of several parts."""
        return self.do(Attach(self.state.seat, FACES[key], left))

    def swap(self, key: str, attached: str, left: bool | None = None) -> Table:
        """The seat in turn swaps a part of the hand; an arm takes the side of the other unless one is named."""
        if left is None and CARDS[FACES[key]].type == "arm":  # type: ignore[union-attr]
            left = bool(self.state.left_parts >> FACES[attached] & 1)
        return self.do(Swap(self.state.seat, FACES[key], FACES[attached], left))

    def end(self) -> Table:
        """The seat in turn ends its turn."""
        return self.do(Pass(self.state.seat))

    def deploy(self, *reveals: str) -> Table:
        """End the round; the seats reveal these breakthroughs in their order, an empty word standing for none."""
        self.state.phase = Phase.REVEAL
        for seat in range(len(self.state.hands)):
            key = reveals[seat] if seat < len(reveals) else ""
            if key and FACES[key] not in self.state.secrets[seat]:
                self.state.secrets[seat].append(FACES[key])
            self.do(Commit(seat, FACES[key] if key else None))
        return self

    def trigger(self, key: str) -> Table:
        """The seat with several equal DEPLOY effects names the first."""
        return self.do(Trigger(self.state.seat, FACES[key]))

    def answer(self, *options: Plain) -> Table:
        """Answer for the seat that is asked: a card's key, a seat's or science's pair, True, or None to decline."""
        for option in options:
            assert self.state.pending is not None, "nobody is asked"
            seat = self.state.pending.choice.seat
            self.do(Choose(seat, FACES[option] if isinstance(option, str) else option))
        return self

    # ---- the state

    @property
    def over(self) -> bool:
        """Whether the deployment of the last round is over."""
        return self.state.phase is Phase.OVER

    def options(self) -> list[Any]:
        """The possible answers, cards by their keys."""
        assert self.state.pending is not None, "nobody is asked"
        return [CARDS[each].key if type(each) is int else each for each in self.state.pending.choice.options]

    def offers(self, kind: type[Action]) -> list[str]:
        """The cards that actions of one kind may be done with now."""
        acting = self.rules.to_act(self.state)[0]
        found = [offer for offer in self.rules.legal(self.state, acting) if isinstance(offer, kind)]
        return list(dict.fromkeys(CARDS[offer.part].key for offer in found))  # type: ignore[attr-defined]

    def monster(self, seat: Seat = 0) -> str:
        return keys(self.state.monsters[seat])

    def hand(self, seat: Seat = 0) -> str:
        return keys(self.state.hands[seat])

    def pile(self, seat: Seat = 0) -> str:
        """The parts that a seat has deployed."""
        return keys(self.state.piles[seat])

    def lab(self) -> str:
        return keys(self.state.lab)

    def deck(self) -> str:
        """The deck, its top first."""
        return keys([self.state.pieces.face[piece] for piece in self.state.deck[::-1]])

    def value(self, key: str) -> int:
        """The worth of a part now."""
        return monster.value(self.state, FACES[key])

    def infamy(self, seat: Seat = 0) -> int:
        return self.state.infamy[seat]

    def gained(self, seat: Seat = 0) -> int:
        """The infamy of a seat from effects alone, once the last monsters are paid."""
        assert self.over, "the deployment is not over"
        return self.state.infamy[seat] - self.state.paid[seat]

    def left(self, seat: Seat = 0) -> str:
        """The arms on the left of a monster."""
        return keys([part for part in self.state.monsters[seat] if self.state.left_parts >> part & 1])


def pieces(names: str) -> list[PieceId]:
    """Cards by their keys."""
    return [FACES[key] for key in names.split()]


def keys(cards: list[PieceId]) -> str:
    """The keys of cards in one line."""
    return " ".join(CARDS[card].key for card in cards)
