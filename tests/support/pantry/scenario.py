"""A table of Pantry laid by hand, so that a test of a card reads like the card."""

from __future__ import annotations

from monstrarium.engine.action import Choose
from monstrarium.engine.event import Event
from monstrarium.engine.picks import Picks
from monstrarium.engine.pieces import Pieces
from monstrarium.engine.plain import PieceId, Plain, Seat
from monstrarium.engine.rng import Rng

from ..playing import Playing
from .actions import EndTurn, Play, Polish
from .cards import CARDS
from .rules import Pantry
from .state import PantryState, Phase

FACES = {card.key: face for face, card in enumerate(CARDS)}


class Table(Playing[PantryState]):
    """A match in which seat 0 cooks. Cards are named by their keys; of several equal ones the first is meant."""

    def __init__(self, *hands: str, deck: str = "", shelf: str = "", coins: int = 1) -> None:
        self._faces: list[int] = []
        zones = [self._cards(hand) for hand in hands]
        top_last = self._cards(deck)[::-1]
        jars = self._cards(shelf)
        seats = len(hands)
        state = PantryState(
            Rng(1),
            Pieces.of(self._faces),
            deck=top_last,
            hands=zones,
            shelves=[jars, *([] for _rival in hands[1:])],
            picks=Picks.of(seats),
            coins=[coins] * seats,
            rounds=3,
            scraps=[],
            limbo=[],
            shine={},
            phase=Phase.COOK,
        )
        super().__init__(Pantry(), state)
        for seat, hand in enumerate(zones):
            for card in hand:
                self.state.pieces.show(card, seat)
        for jar in jars:
            self.state.pieces.show(jar, None)

    def play(self, key: str) -> list[Event]:
        return self.do(Play(0, self._find(self.state.hands[0], key))).told

    def polish(self, key: str) -> list[Event]:
        return self.do(Polish(0, self._find(self.state.shelves[0], key))).told

    def end_turn(self) -> list[Event]:
        return self.do(EndTurn(0)).told

    def answer(self, option: Plain) -> list[Event]:
        """Answer for the seat that is asked, with the key of a card or with an option."""
        choice = self.state.pending.choice if self.state.pending else None
        assert choice is not None, "nobody is asked"
        if isinstance(option, str):
            option = self._find([card for card in choice.options if type(card) is int], option)
        return self.do(Choose(choice.seat, option)).told

    def hand(self, seat: Seat) -> str:
        return self._keys(self.state.hands[seat])

    def shelf(self, seat: Seat = 0) -> str:
        return self._keys(self.state.shelves[seat])

    def deck(self) -> str:
        """The deck, its top first."""
        return self._keys(self.state.deck[::-1])

    def scraps(self) -> str:
        return self._keys(self.state.scraps)

    def score(self) -> int:
        """The score of seat 0."""
        return self.state.score(0)

    def _cards(self, keys: str) -> list[PieceId]:
        faces = [FACES[key] for key in keys.split()]
        first = len(self._faces)
        self._faces += faces
        return list(range(first, first + len(faces)))

    def _find(self, cards: list[PieceId], key: str) -> PieceId:
        return next(card for card in cards if self.state.card(card).key == key)

    def _keys(self, cards: list[PieceId]) -> str:
        return " ".join(self.state.card(card).key for card in cards)
