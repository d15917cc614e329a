"""No view, offer, film, sampled world or bot tells a seat what it could not know at a real table."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice
from operator import attrgetter
from typing import Any

import pytest

from monstrarium.bots.bot import Budget
from monstrarium.bots.levels import LEVELS, Level, planner
from monstrarium.engine.action import Action
from monstrarium.engine.event import Event
from monstrarium.engine.game import view
from monstrarium.engine.pieces import HIDDEN
from monstrarium.engine.plain import digest, to_plain
from monstrarium.engine.rng import Rng
from monstrarium.games.kit import Kit
from tests.support.matches import Seen, finish, glimpses, seats_of, walk

SEEDS = range(11, 14)
LOOKS = range(28, 33)
"""Among so many matches is one in which a seat puts cards back that another has seen."""
WORLDS = 60
"""The number of worlds that are played to their end."""
ROUNDS = 60
"""The most rounds for which a bot thinks, enough to play some courses on beyond their turn."""
STEP = 5
"""Each level makes one of so many decisions of a match."""


def worlds(kit: Kit) -> Iterator[tuple[Any, int, Any]]:
    """A true state, a viewer, and a world the viewer cannot tell from it."""
    for seed in SEEDS:
        for moment in glimpses(walk(kit, seed)):
            for viewer in range(seats_of(kit, seed)):
                yield moment.state, viewer, kit.game.sample(moment.state, viewer, Rng(seed * 1000 + moment.number))


def test_a_view_is_the_same_whatever_the_viewer_cannot_know(kit: Kit) -> None:
    for state, viewer, world in worlds(kit):
        assert digest(view(kit.game, world, viewer)) == digest(view(kit.game, state, viewer))


def test_an_onlooker_sees_what_every_seat_may_see(kit: Kit) -> None:
    for state, _viewer, world in worlds(kit):
        assert digest(view(kit.game, world, None)) == digest(view(kit.game, state, None))


def test_offers_are_the_same_whatever_the_seat_cannot_know(kit: Kit) -> None:
    for state, viewer, world in worlds(kit):
        assert kit.game.to_act(world) == kit.game.to_act(state)
        assert tuple(kit.game.legal(world, viewer)) == tuple(kit.game.legal(state, viewer))


def test_a_sample_depends_on_nothing_the_viewer_cannot_know(kit: Kit) -> None:
    for state, viewer, world in worlds(kit):
        again = kit.game.sample(state, viewer, Rng(5))
        from_another = kit.game.sample(world, viewer, Rng(5))
        assert digest(again) == digest(from_another)


def test_a_sample_has_chance_of_its_own(kit: Kit) -> None:
    for state, viewer, world in worlds(kit):
        assert world.rng.word != state.rng.word
        assert kit.game.sample(state, viewer, Rng(6)).rng.word != world.rng.word


def test_sampled_worlds_can_be_played_to_the_end(kit: Kit) -> None:
    for number, (state, _viewer, world) in enumerate(worlds(kit)):
        if number % 7 == 0 and number < WORLDS * 7:
            before = digest(state)
            finish(kit, world, Rng(number))
            assert kit.game.outcome(world) is not None
            assert digest(state) == before


def test_where_a_card_went_that_nobody_was_told_of_no_other_view_knows(kit: Kit) -> None:
    for seed in LOOKS:
        for moment in walk(kit, seed):
            seat, pending = moment.action.seat, moment.state.pending
            if pending is not None and not pending.choice.open and len(moment.offers) > 1:
                outcomes = [outcome(kit, moment.state, offer) for offer in moment.offers]
                for viewer in (None, *range(seats_of(kit, seed))):
                    if viewer != seat:
                        expect_views_to_follow_what_was_told(kit, outcomes, viewer)


def outcome(kit: Kit, state: Any, offer: Action) -> tuple[Any, tuple[Event, ...]]:
    """The state after an answer, and the events of it."""
    after, tape = state.clone(), Seen()
    kit.game.apply(after, offer, tape)
    return after, tuple(tape.events)


def expect_views_to_follow_what_was_told(
    kit: Kit, outcomes: list[tuple[Any, tuple[Event, ...]]], viewer: int | None
) -> None:
    """Check that views after the same events and with the same question differ only in where some blank pieces lie."""
    seen: dict[tuple[Any, ...], Any] = {}
    for after, events in outcomes:
        told = (after.pending is None, *[event for event in events if not event.private or event.seat == viewer])
        shown = view(kit.game, after, viewer)
        shown.pending = None
        first = seen.setdefault(told, shown)
        assert shown.pieces.face == first.pieces.face, told
        blank = {piece for piece, face in enumerate(shown.pieces.face) if face == HIDDEN}
        for one, other in differences(to_plain(first), to_plain(shown)):
            assert {one, other} <= blank, (told, one, other)


def differences(one: Any, other: Any) -> Iterator[tuple[Any, Any]]:
    """All pairs of different values at the same place of two plain values."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        one, other = list(one.values()), list(other.values())
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for inner, same in zip(one, other, strict=True):
            yield from differences(inner, same)
    elif one != other:
        yield one, other


@pytest.mark.parametrize("level", LEVELS, ids=attrgetter("key"))
def test_a_bot_of_any_level_chooses_the_same_whatever_it_cannot_know(kit: Kit, level: Level) -> None:
    suited = level.suited(kit.hints)
    bot = planner(suited.bot, kit.hints, kit.courses, suited.notices, kit.playouts, suited.careful)
    budget = Budget(min(suited.rounds, ROUNDS), math.inf)
    choices = (moment for moment in glimpses(walk(kit, 11)) if len(moment.offers) > 1)
    for moment in islice(choices, None, None, STEP):
        seat = moment.action.seat
        worlds = [moment.state.clone(), *(kit.game.sample(moment.state, seat, Rng(salt)) for salt in (1, 2))]
        chosen = {
            bot.course(kit.game, sampler(kit, world, seat), seat, moment.offers, Rng(3), budget) for world in worlds
        }
        assert len(chosen) == 1


def sampler(kit: Kit, world: Any, seat: int) -> Any:
    """Worlds as a seat may imagine them."""
    return lambda rng: kit.game.sample(world, seat, rng)
