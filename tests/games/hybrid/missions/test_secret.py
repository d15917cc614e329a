"""The carrier of the venom is hidden: two matches that differ in the carrier alone look the same to all others."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from monstrarium.engine.action import Choose
from monstrarium.engine.game import settle
from monstrarium.engine.plain import Seat, Value, to_plain
from monstrarium.engine.record import Record, SeatInfo
from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session, Step
from monstrarium.games.hybrid import KIT
from monstrarium.games.hybrid.actions import Announce, Claim, Halt, Leave, Strike
from monstrarium.games.hybrid.state import NOBODY, SCORPION, HybridState
from monstrarium.storage.match_files.header import fresh_header, news_of
from monstrarium.table.charts import Tally
from monstrarium.table.presenter import Audience
from tests.support.matches import NAMES, Whim

SEEDS = (3, 4, 5, 6)
OTHERS = (0, None)
"""Everybody but the Scorpions."""
NOW_AND_THEN = 9
"""How often the whole table is compared."""
INFOS = tuple(SeatInfo(NAMES[seat], "", seat) for seat in (0, 1))


class Pair(Value, frozen=True):
    """The same moment of two matches that differ in the carrier alone."""

    one: Session[HybridState]
    other: Session[HybridState]
    steps: tuple[Step, Step]
    number: int

    @property
    def both(self) -> tuple[Session[HybridState], Session[HybridState]]:
        return self.one, self.other


def begun(seed: int) -> Session[HybridState]:
    """A match before its first action."""
    options = settle(KIT.game.info, 2, {"mission": "venom"})
    return Session(KIT.game, Record("hybrid", KIT.game.info.rules, seed, options, INFOS))


def asked(session: Session[HybridState]) -> tuple[Any, ...]:
    """The warriors among whom the Scorpions choose a carrier now; empty if they are not asked."""
    pending = session.truth().pending
    return pending.choice.options if pending is not None and pending.effect == "carrier" else ()


def matches(seed: int) -> Iterator[Pair]:
    """Every moment from the choice to the end of either match; the same is done in both."""
    one, rng = begun(seed), Rng(seed)
    whim = Whim(KIT, rng)
    while not (options := asked(one)):
        assert one.truth().carrier == NOBODY, "there was nothing to choose"
        one.submit(whim.choose(one.truth(), tuple(one.offers(one.to_act()[0]))))
    other = Session(KIT.game, one.record.copy())
    first, last = options[rng.below(len(options) - 1)], options[-1]
    steps = one.submit(Choose(SCORPION, first)), other.submit(Choose(SCORPION, last))
    number = 0
    while one.outcome() is None and other.outcome() is None:
        yield Pair(one, other, steps, number)
        action = whim.choose(one.truth(), tuple(one.offers(one.to_act()[0])))
        steps = one.submit(action), other.submit(action)
        number += 1
    assert one.truth().carrier != other.truth().carrier


each_match = pytest.mark.parametrize("seed", SEEDS)


@cache
def played(seed: int) -> tuple[Session[HybridState], Session[HybridState], list[int]]:
    """Two matches of which at least one is over, and all their moves but the last."""
    *_before, last = matches(seed)
    return last.one, last.other, last.one.record.line()[:-1]


@each_match
def test_views_offers_and_worlds_are_the_same_whoever_carries_it(seed: int) -> None:
    for pair in matches(seed):
        one, other = pair.both
        for viewer in OTHERS:
            assert to_plain(one.view(viewer)) == to_plain(other.view(viewer))
        assert one.to_act() == other.to_act()
        assert tuple(one.offers(0)) == tuple(other.offers(0))
        assert one.can_undo() == other.can_undo()
        assert [step.final for step in pair.steps] == [pair.steps[0].final] * 2
        worlds = [session.sampler(0)(Rng(pair.number)) for session in pair.both]
        assert to_plain(worlds[0]) == to_plain(worlds[1])


@each_match
def test_what_happens_is_told_alike(seed: int) -> None:
    for pair in matches(seed):
        films = [session.film(session.head, None) for session in pair.both]
        told = [[event for frame in film for event in frame.events] for film in films]
        assert told[0] == told[1]


@each_match
def test_table_and_sheets_are_the_same(seed: int) -> None:
    for pair in matches(seed):
        if pair.number % NOW_AND_THEN:
            continue
        for viewer in OTHERS:
            eyes = Audience(viewer, NAMES[:2], (0, 1))
            seen = [told_of(session, eyes) for session in pair.both]
            assert seen[0] == seen[1]


def told_of(session: Session[HybridState], eyes: Audience) -> list[Any]:
    """Everything that the table shows and tells a viewer."""
    view = session.view(eyes.viewer)
    desc = KIT.presenter.describe(view, eyes, () if eyes.viewer is None else tuple(session.offers(eyes.viewer)))
    sheets = [KIT.presenter.inspect(view, eyes, piece.id) for piece in desc.pieces]
    counts = [tally.count(view) for tally in KIT.charts if isinstance(tally, Tally)]
    chances = [KIT.hints.chances(view), KIT.hints.value(view, 0)]
    return [desc, sheets, counts, chances, KIT.presenter.chapter(view), KIT.presenter.topic(view)]


@each_match
def test_refusals_are_the_same(seed: int) -> None:
    for pair in matches(seed):
        if pair.number % NOW_AND_THEN:
            continue
        one, other = pair.both
        tried = [Claim(0), Leave(0), Halt(0), Announce(0, 1), *(Choose(0, ("carrier", each)) for each in range(14))]
        tried += [Strike(0, each) for each in range(len(one.truth().kinds))]
        assert [one.why_not(action) for action in tried] == [other.why_not(action) for action in tried]


@each_match
def test_what_anybody_may_know_of_the_file_is_the_same(seed: int) -> None:
    for pair in matches(seed):
        news = [msgspec.structs.replace(news_of(session, "Round"), changed="") for session in pair.both]
        assert news[0] == news[1]
    heads = [fresh_header(session.record, "Venom") for session in played(seed)[:2]]
    bare = [msgspec.structs.replace(head, id="0" * 16, begun="", changed="") for head in heads]
    assert bare[0] == bare[1]


@each_match
def test_films_and_the_log_are_the_same_when_they_are_looked_at_again(seed: int) -> None:
    one, other, line = played(seed)
    assert line == other.record.line()[:-1]
    for node in line[::NOW_AND_THEN]:
        for viewer in OTHERS:
            assert telling(one, node, viewer) == telling(other, node, viewer)


def telling(session: Session[HybridState], node: int, viewer: Seat | None) -> list[Any]:
    """A move as it is seen and told."""
    eyes = Audience(viewer, NAMES[:2], (0, 1))
    found: list[Any] = []
    for frame in session.film(node, viewer):
        lines = [KIT.presenter.line(event, frame.view, eyes) for event in frame.events]
        shown = [KIT.presenter.flourish(event, frame.view, eyes) for event in frame.events]
        found.append((to_plain(frame.view), frame.events, lines, shown))
    return found


@each_match
def test_the_scorpions_alone_can_tell_the_two_apart(seed: int) -> None:
    one, other, line = played(seed)
    carriers = [session.truth(line[-1]).carrier for session in (one, other)]
    assert [session.view(1, line[-1]).carrier for session in (one, other)] == carriers
    assert carriers[0] != carriers[1]
    assert [one.view(viewer, line[-1]).carrier for viewer in OTHERS] == [NOBODY, NOBODY]
