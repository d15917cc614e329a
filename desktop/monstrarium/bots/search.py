"""The searching bot: open-loop Monte Carlo tree search over sampled worlds.

One tree of actions serves all worlds. Each round samples a new world, walks down the tree in it, adds one node, plays
on for a few decisions where that tells more than it blurs, and rates the state. Nothing else is copied.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import inf, sqrt
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from ..engine.action import Action
from ..engine.game import Game, Hints
from ..engine.plain import Seat, State
from ..engine.rng import Rng
from .bot import Budget, Searching, Trial, sensible, worth

S = TypeVar("S", bound=State)
Values: TypeAlias = Callable[[Any, Iterable[Seat]], list[float]]
"""Rates a state for each of these seats."""
CURIOSITY = 0.7
"""The weight of the prior: how much an offer that was tried little is preferred to one that has done well."""
AHEAD = 8
"""How many decisions a round plays on below the tree, unless the hints of the game say it."""


@runtime_checkable
class PlaysOn(Protocol):
    """Hints that say how far a round should play on below the tree; the better they rate a state, the less far."""

    @property
    def ahead(self) -> int:
        """The number of decisions; 0 where the state is rated as the tree leaves it."""
        ...


@runtime_checkable
class RatesSeats(Protocol):
    """Hints that rate a state for several seats with less work than for one after the other."""

    def values(self, state: Any, seats: Iterable[Seat]) -> list[float]:
        """How good the state is for each of these seats, as `value` says."""
        ...


class Node:
    """Statistics of an action after the actions above it in the tree."""

    __slots__ = ("available", "children", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.available = 0
        """The number of visits of its parent in which the action was legal, since worlds differ."""
        self.total = 0.0
        """The sum of the worths of its rounds to the seat that takes the action."""
        self.children: dict[Action, Node] = {}


class SearchBot(Searching):
    """Open-loop search with the weights of the hints as prior and their values where a round is cut off."""

    def __init__(self, hints: Hints[Any]) -> None:
        self._hints = hints
        self._depth = hints.ahead if isinstance(hints, PlaysOn) else AHEAD
        self._values = hints.values if isinstance(hints, RatesSeats) else None

    def trials(
        self, game: Game[S], sample: Callable[[Rng], S], seat: Seat, offers: Sequence[Action], rng: Rng, budget: Budget
    ) -> list[Trial]:
        """How the offers that were tried did; without any rounds, a likely one."""
        root = Node(1.0)
        for _round in budget.spend():
            _Round(game, self._hints, self._values, sample(rng), seat, rng).play(root, self._depth)
        tried = [(offer, root.children[offer]) for offer in offers if offer in root.children]
        if not tried:
            return [Trial((sensible(self._hints, sample(rng), offers, rng),), 0, 0.0)]
        return [Trial((offer,), node.visits, node.total) for offer, node in tried]


class _Round:
    """One round of search, in one world."""

    def __init__(
        self, game: Game[Any], hints: Hints[Any], values: Values | None, world: Any, me: Seat, rng: Rng
    ) -> None:
        self.game = game
        self.hints = hints
        self.values = values
        self.world = world
        self.me = me
        self.rng = rng
        self.path: list[tuple[Seat, Node]] = []
        self.blind: set[Seat] = set()
        """Rivals that choose at the same time as this seat: the tree knows its choice and must not choose for them."""

    def play(self, root: Node, depth: int) -> None:
        """Walk down the tree, play on for `depth` decisions, and add the result to the nodes on the path."""
        self._descend(root)
        self._play_on(depth)
        self._climb()

    def _descend(self, node: Node) -> None:
        game, world, me, blind = self.game, self.world, self.me, self.blind
        while waiting := game.to_act(world):
            seat = waiting[0]
            if len(waiting) > 1:
                seat = me if me in waiting else seat
                blind.update(waiting)
            offers = game.legal(world, seat)
            if seat in blind:
                blind.discard(seat)
                if seat != me:
                    game.apply(world, sensible(self.hints, world, offers, self.rng))
                    continue
            action, node = self._select(node, offers)
            self.path.append((seat, node))
            game.apply(world, action)
            if not node.visits:
                return

    def _select(self, node: Node, offers: Sequence[Action]) -> tuple[Action, Node]:
        if len(offers) == 1:
            return offers[0], self._child(node, offers[0])
        known: list[Node] = []
        trust, total, visits = 0.0, 0.0, 0
        for offer in offers:
            child = self._child(node, offer)
            trust += child.prior
            total += child.total
            visits += child.visits
            known.append(child)
        trust = trust or 1.0
        mean = total / visits if visits else 0.5
        best, choice = -inf, 0
        for at, child in enumerate(known):
            tried = child.visits
            hope = child.prior / trust * sqrt(child.available) / (1 + tried)
            promise = (child.total / tried if tried else mean) + CURIOSITY * hope
            if promise > best:
                best, choice = promise, at
        return offers[choice], known[choice]

    def _child(self, node: Node, offer: Action) -> Node:
        """The node of an offer below another one, which is made when it is met first; it counts as available."""
        child = node.children.get(offer)
        if child is None:
            child = node.children[offer] = Node(self.hints.weight(self.world, offer))
        child.available += 1
        return child

    def _play_on(self, depth: int) -> None:
        game, hints, world, rng = self.game, self.hints, self.world, self.rng
        for _decision in range(depth):
            waiting = game.to_act(world)
            if not waiting:
                return
            game.apply(world, sensible(hints, world, game.legal(world, waiting[0]), rng))

    def _climb(self) -> None:
        came: dict[Seat, float] = {}
        if self.values is not None and self.game.outcome(self.world) is None:
            seats = dict.fromkeys([seat for seat, _node in self.path])
            came = dict(zip(seats, self.values(self.world, seats), strict=True))
        for seat, node in self.path:
            if seat not in came:
                came[seat] = worth(self.game, self.hints, self.world, seat)
            node.visits += 1
            node.total += came[seat]
