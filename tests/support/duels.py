"""Matches between bots, which measure which one plays better."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from monstrarium.bots.bot import Budget
from monstrarium.bots.levels import planner
from monstrarium.bots.planning import Planner
from monstrarium.engine.game import Outcome, shares
from monstrarium.engine.plain import Plain, Value
from monstrarium.engine.rng import Rng
from monstrarium.games.kit import Kit

from .matches import begin


class Fighter(Value, frozen=True):
    """A bot and how long it may think."""

    bot: Planner
    budget: Budget


def fighter(kit: Kit, bot: str, rounds: int, notices: float = 1.0) -> Fighter:
    """A bot with rounds to think and without a limit in seconds."""
    return Fighter(planner(bot, kit.hints, kit.courses, notices, kit.playouts), Budget(rounds, seconds=3600.0))


def fight(kit: Kit, fighters: Sequence[Fighter], seed: int, options: Mapping[str, Plain] | None = None) -> Outcome:
    """Play one match to its end."""
    game = kit.game
    state = begin(kit, seed, len(fighters), options)
    rng = Rng(seed + 500)
    while waiting := game.to_act(state):
        seat = waiting[0]
        fighter = fighters[seat]
        offers = tuple(game.legal(state, seat))
        worlds = state.clone()
        sample = lambda rng, worlds=worlds, seat=seat: game.sample(worlds, seat, rng)  # noqa: E731
        course = fighter.bot.course(game, sample, seat, offers, rng, fighter.budget)
        game.apply(state, course[0])
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome


def duel(kit: Kit, one: Fighter, other: Fighter, seeds: range, options: Mapping[str, Plain] | None = None) -> float:
    """The share of matches that the first bot wins; each seed is played from both seats, and a tie is half a win."""
    won = 0.0
    for seed in seeds:
        for seat, fighters in enumerate(((one, other), (other, one))):
            places = fight(kit, fighters, seed, options).places
            won += shares(places)[seat]
    return won / (2 * len(seeds))
