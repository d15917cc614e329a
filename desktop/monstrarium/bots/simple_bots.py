"""The bots that do not search: at random, one action ahead, and exact where the game is solved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from ..engine.action import Action
from ..engine.game import Game, Hints
from ..engine.plain import Seat, State
from ..engine.rng import Rng
from .bot import Budget, Searching, Trial, worth

S = TypeVar("S", bound=State)


@runtime_checkable
class KnowsRest(Protocol):
    """Hints that know which actions only end what a seat does, and let chance decide what comes next."""

    def at_rest(self, state: Any, action: Action) -> Any | None:
        """A state as it is after such an action, before chance has its say; None for all other actions."""
        ...


class RandomBot:
    """Takes any offer, each as likely."""

    def choose(
        self, game: Game[S], sample: Callable[[Rng], S], seat: Seat, offers: Sequence[Action], rng: Rng, budget: Budget
    ) -> Action:
        return rng.pick(offers)


class GreedyBot:
    """Looks one action ahead: tries every offer in the same few worlds, and takes the one with the greatest worth.

    It imagines the same worlds as long as a turn lasts. Otherwise it would move a piece to and fro, now better in one
    world, then in another.
    """

    def __init__(self, hints: Hints[Any]) -> None:
        self._hints = hints
        self._at_rest = hints.at_rest if isinstance(hints, KnowsRest) else _never_at_rest

    def choose(
        self, game: Game[S], sample: Callable[[Rng], S], seat: Seat, offers: Sequence[Action], rng: Rng, budget: Budget
    ) -> Action:
        """The offer with the greatest worth; among equals, or without any rounds, the one with the greatest weight."""
        if len(offers) == 1:
            return offers[0]
        totals = [0.0] * len(offers)
        luck = Rng(game.turn(sample(rng)))
        for _round in budget.spend():
            world = sample(luck)
            for at, offer in enumerate(offers):
                after = self._at_rest(world, offer)
                if after is None:
                    after = world.clone()
                    game.apply(after, offer)
                totals[at] += worth(game, self._hints, after, seat)
        world = sample(rng)
        weights = [self._hints.weight(world, offer) for offer in offers]
        best = max(range(len(offers)), key=lambda at: (totals[at], weights[at], -at))
        return offers[best]


def _never_at_rest(_state: Any, _action: Action) -> None:
    """For games in which every action shows what it is worth when it is carried out."""


class SolvedBot:
    """Takes the best action if the hints of the game know it, and otherwise asks another bot."""

    def __init__(self, hints: Hints[Any], otherwise: Searching) -> None:
        self._hints = hints
        self._otherwise = otherwise

    def choose(
        self, game: Game[S], sample: Callable[[Rng], S], seat: Seat, offers: Sequence[Action], rng: Rng, budget: Budget
    ) -> Action:
        best = self._best(sample, seat, offers, rng)
        return self._otherwise.choose(game, sample, seat, offers, rng, budget) if best is None else best

    def trials(
        self, game: Game[S], sample: Callable[[Rng], S], seat: Seat, offers: Sequence[Action], rng: Rng, budget: Budget
    ) -> list[Trial]:
        """How the other bot's trials went; where the best action is known, that one alone."""
        best = self._best(sample, seat, offers, rng)
        if best is None:
            return self._otherwise.trials(game, sample, seat, offers, rng, budget)
        return [Trial((best,), 1, 1.0)]

    def _best(self, sample: Callable[[Rng], Any], seat: Seat, offers: Sequence[Action], rng: Rng) -> Action | None:
        best = None if len(offers) == 1 else self._hints.best(sample(rng), seat)
        return best if best in offers else None
