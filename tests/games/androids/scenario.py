"""A table of AndrOIDS laid by hand, so that a test of a card reads like the card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from monstrarium.engine.action import Action, Choose
from monstrarium.engine.event import Event
from monstrarium.engine.game import settle, view
from monstrarium.engine.pieces import EVERYONE, HIDDEN
from monstrarium.engine.plain import PieceId, Plain, Seat
from monstrarium.engine.rng import Rng
from monstrarium.games.androids.actions import Declare, End, Lay, Pass, Play
from monstrarium.games.androids.cards import CARDS, FACES
from monstrarium.games.androids.events import Falls, Stands, Strikes
from monstrarium.games.androids.rules import Androids
from monstrarium.games.androids.state import NOBODY, AndroidsState, Phase
from tests.support.playing import Playing

E = TypeVar("E", bound=Event)

HEADS = "teapot-top lantern-jaw deep-diver gramophone-ear"
TORSOS = "samovar-belly chest-of-drawers squeezebox"
LIMBS = "oven-mitt egg-beater phone-cord desk-lamp hose-reel fishing-rod"
ANDROID = "teapot-top samovar-belly oven-mitt egg-beater phone-cord desk-lamp"
"""The parts of an android, and nothing else: head, torso, four limbs."""


class Table(Playing[AndroidsState]):
    """A match in which seat 0 is in turn, and every piece shows the face of its own number.

    Cards are named by their keys; the others lie in the deck, below the cards that are named there.
    """

    def __init__(
        self,
        *hands: str,
        pile: str = "",
        deck: str = "",
        discard: str = "",
        seats: int = 4,
        seed: int = 1,
        laid: int = 0,
        house: dict[str, Any] | None = None,
    ) -> None:
        rules = Androids()
        super().__init__(rules, rules.new(seats, settle(rules.info, seats, house or {}), Rng(seed)))
        state = self.state
        state.pieces.face = [*range(len(CARDS))]
        state.pieces.seen = [0] * len(CARDS)
        state.hands = [pieces(hands[seat]) if seat < len(hands) else [] for seat in range(seats)]
        state.pile, state.discard = pieces(pile), pieces(discard)
        state.laid_by = [NOBODY] * len(state.pile)
        named = [*state.pile, *state.discard, *(card for hand in state.hands for card in hand), *pieces(deck)]
        assert len(named) == len({*named}), "a card is in two places"
        state.deck = [card for card in range(len(CARDS)) if card not in named] + pieces(deck)[::-1]
        for seat, hand in enumerate(state.hands):
            for card in hand:
                state.pieces.show(card, seat)
        for card in state.discard:
            state.pieces.show(card, None)
        state.seat, state.laid = 0, laid

    # ---- actions

    def lay(self, *keys: str) -> Table:
        """The seat in turn lays cards, one after the other."""
        for key in keys:
            self.do(Lay(self.state.seat, self.piece(key)))
        return self

    def play(self, key: str) -> Table:
        """The seat in turn plays an instant."""
        return self.do(Play(self.state.seat, self.piece(key)))

    def declare(self) -> Table:
        """The seat in turn pulls the lever."""
        return self.do(Declare(self.state.seat))

    def end(self) -> Table:
        """The seat in turn ends the turn."""
        return self.do(End(self.state.seat))

    def respond(self, seat: Seat, key: str, target: int | None = None) -> Table:
        """A seat plays an instant when it is asked; the seats that are asked before it let it pass.

        A cancel answers the last entry unless it names another.
        """
        while self.state.asked != seat:
            self.do(Pass(self.state.asked))
        found = [each for each in self.plays(seat) if each.piece == self.piece(key)]
        assert found, f"{key} cannot be played"
        return self.do(found[-1] if target is None else Play(seat, self.piece(key), target))

    def all_pass(self) -> Table:
        """Nobody responds any more, so the window closes; a pause that follows is another one."""
        told: list[Event] = []
        pause = self.state.moment
        while self.state.phase is Phase.WINDOW and self.state.moment == pause:
            told += self.do(Pass(self.state.asked)).told
        self.told = told
        return self

    def answer(self, *options: Plain) -> Table:
        """Answer for the seat that is asked: a card's key, a seat's pair, or a word."""
        for option in options:
            assert self.state.pending is not None, "nobody is asked"
            known = isinstance(option, str) and option in FACES
            self.do(Choose(self.state.pending.choice.seat, self.piece(str(option)) if known else option))
        return self

    # ---- the state

    @property
    def waits_for(self) -> Seat | None:
        """The seats that owe a decision."""
        waiting = self.rules.to_act(self.state)
        return waiting[0] if waiting else None

    def piece(self, key: str) -> PieceId:
        """The piece in which a card lies now."""
        return self.state.pieces.face.index(FACES[key])

    def plays(self, seat: Seat) -> list[Play]:
        """The instants that a seat may play now."""
        return [each for each in self.rules.legal(self.state, seat) if isinstance(each, Play)]

    def playable(self, seat: Seat) -> str:
        """Their keys."""
        return self.keys([each.piece for each in self.plays(seat)])

    def may(self, action: Action) -> bool:
        return action in self.rules.legal(self.state, action.seat)

    def options(self) -> list[Any]:
        """The answers to the text that asks, cards by their keys."""
        assert self.state.pending is not None, "nobody is asked"
        choice = self.state.pending.choice
        return [self.keys([each]) if type(each) is int else each for each in choice.options]

    def pile(self) -> str:
        """The pile from bottom to top."""
        return self.keys(self.state.pile)

    def hand(self, seat: Seat) -> str:
        return self.keys(self.state.hands[seat])

    def discard(self) -> str:
        """The discard pile, the newest last."""
        return self.keys(self.state.discard)

    def played(self) -> str:
        """The instants on the table."""
        return self.keys(self.state.played)

    def keys(self, cards: Sequence[PieceId]) -> str:
        """Cards by their keys."""
        return " ".join(CARDS[self.state.pieces.face[card]].key for card in cards)

    def heard(self, kind: type[E]) -> list[E]:
        """The events of one kind in the last steps."""
        return [event for event in self.told if isinstance(event, kind)]

    def seen_by(self, viewer: Seat | None) -> str:
        """The cards whose faces a viewer sees, wherever they are, in the order of their files."""
        shown = view(self.rules, self.state, viewer).pieces.face
        return " ".join(CARDS[face].key for face in sorted(shown) if face != HIDDEN)

    def know(self, key: str, *seats: Seat) -> Table:
        """Let seats have seen a card where it lies; all seats, if none are named."""
        for seat in seats:
            self.state.pieces.show(self.piece(key), seat)
        if not seats:
            self.state.pieces.seen[self.piece(key)] = EVERYONE
        return self


class Uncovering:
    """A pile that is uncovered at once for a seat with an empty hand."""

    def __init__(self, pile: str, seed: int = 1) -> None:
        table = self.table = Table(pile=pile, seed=seed)
        table.declare().all_pass()
        self.stands = bool(table.heard(Stands))
        assert self.stands or table.heard(Falls)

    @property
    def struck(self) -> str:
        """The cards that sabotages struck, in that order."""
        return " ".join(CARDS[face].key for each in self.table.heard(Strikes) for face in each.faces)

    def struck_by(self, key: str) -> str:
        """The cards that one sabotage struck."""
        strikes = [each for each in self.table.heard(Strikes) if each.source == FACES[key]]
        return " ".join(CARDS[face].key for each in strikes for face in each.faces)


def pieces(names: str) -> list[PieceId]:
    """Cards by their keys."""
    return [FACES[key] for key in names.split()]


def by_lot(pile: str, times: int = 60) -> set[str]:
    """All cards of a pile that are struck, over many lots."""
    return {Uncovering(pile, seed).struck for seed in range(times)}
