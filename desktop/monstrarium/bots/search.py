"""The bot that plays many worlds out in its head: open-loop tree search over information it may have.

One tree over actions serves all worlds. Each round deals a new world, walks down the tree in place, adds one node,
plays on a little, and asks the game how that looks. Nothing is copied but the dealt world.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ..engine.action import Action
from ..engine.game import Game, Hints
from ..engine.plain import Seat, State
from ..engine.rng import Rng
from .bot import Budget, sensible, worth

S = TypeVar("S", bound=State)
CURIOSITY = 0.7
"""How much an offer that is thought good but little tried is preferred to one that has done well."""


class Node:
    """What is known of an action after the actions above it."""

    __slots__ = ("available", "children", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.available = 0
        """In how many visits of its parent the action was legal: worlds differ."""
        self.total = 0.0
        """The worth of all its rounds to the seat that takes the action."""
        self.children: dict[Action, Node] = {}


class SearchBot:
    """Open-loop search with the game's weights as prior and its values where a round is cut off."""

    def __init__(self, hints: Hints[Any], depth: int = 8) -> None:
        self._hints = hints
        self._depth = depth

    def choose(
        self,
        game: Game[S],
        sample: Callable[[Rng], S],
        seat: Seat,
        offers: Sequence[Action],
        rng: Rng,
        budget: Budget,
    ) -> Action:
        """The offer that was tried most, which is the one that did best; without a single round, a sensible one."""
        if len(offers) == 1:
            return offers[0]
        root = Node(1.0)
        for _round in budget.spend():
            _Round(game, self._hints, sample(rng), seat, rng).play(root, self._depth)
        if not root.children:
            return sensible(self._hints, sample(rng), offers, rng)
        return max(offers, key=lambda offer: _standing(root.children.get(offer)))


class _Round:
    """One world played once."""

    def __init__(self, game: Game[Any], hints: Hints[Any], world: Any, me: Seat, rng: Rng) -> None:
        self.game = game
        self.hints = hints
        self.world = world
        self.me = me
        self.rng = rng
        self.path: list[tuple[Seat, Node]] = []
        self.blind: set[Seat] = set()
        """Rivals that choose at the same time as this seat: the tree, which knows its choice, must not answer it."""

    def play(self, root: Node, depth: int) -> None:
        """Down the tree, a little further, and back up with what it came to."""
        self._descend(root)
        self._play_on(depth)
        self._climb()

    def _descend(self, node: Node) -> None:
        while waiting := self.game.to_act(self.world):
            seat = self.me if self.me in waiting else waiting[0]
            if len(waiting) > 1:
                self.blind.update(waiting)
            offers = self.game.legal(self.world, seat)
            if seat != self.me and seat in self.blind:
                self.blind.discard(seat)
                self.game.apply(self.world, sensible(self.hints, self.world, offers, self.rng))
                continue
            self.blind.discard(seat)
            action, node = self._select(node, offers)
            self.path.append((seat, node))
            self.game.apply(self.world, action)
            if not node.visits:
                return

    def _select(self, node: Node, offers: Sequence[Action]) -> tuple[Action, Node]:
        known = [self._child(node, offer) for offer in offers]
        trust = sum(child.prior for child in known) or 1.0
        visits = sum(child.visits for child in known)
        mean = sum(child.total for child in known) / visits if visits else 0.5
        best, choice = -math.inf, 0
        for at, child in enumerate(known):
            child.available += 1
            done = child.total / child.visits if child.visits else mean
            hope = child.prior / trust * math.sqrt(child.available) / (1 + child.visits)
            if done + CURIOSITY * hope > best:
                best, choice = done + CURIOSITY * hope, at
        return offers[choice], known[choice]

    def _child(self, node: Node, offer: Action) -> Node:
        child = node.children.get(offer)
        if child is None:
            child = node.children[offer] = Node(self.hints.weight(self.world, offer))
        return child

    def _play_on(self, depth: int) -> None:
        for _decision in range(depth):
            waiting = self.game.to_act(self.world)
            if not waiting:
                return
            offers = self.game.legal(self.world, waiting[0])
            self.game.apply(self.world, sensible(self.hints, self.world, offers, self.rng))

    def _climb(self) -> None:
        came: dict[Seat, float] = {}
        for seat, node in self.path:
            if seat not in came:
                came[seat] = worth(self.game, self.hints, self.world, seat)
            node.visits += 1
            node.total += came[seat]


def _standing(node: Node | None) -> tuple[int, float]:
    return (0, 0.0) if node is None else (node.visits, node.total)
