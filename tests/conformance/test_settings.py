"""Every game keeps its contracts under all values of its options, in changing combinations."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from monstrarium.engine.game import settle, view
from monstrarium.engine.history import verify
from monstrarium.engine.plain import Plain, digest, from_plain, to_plain
from monstrarium.engine.record import Codec, Record, SeatInfo
from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session
from monstrarium.games.kit import Kit
from tests.support import shelf
from tests.support.matches import NAMES, Moment, audience, finish, play, seats_of, walk

SEEDS = (60, 80)
EVERY, CLOSE_TO = 23, 12
"""The decisions of a match that are looked at: so many first ones, then every so many."""
FURTHER = 7
"""The share of them that are played on to the end, or looked at by all seats."""

Settings = tuple[str, int]
"""A game, and the number of its settings."""


def all_settings() -> Iterator[Settings]:
    """Of each game as many numbers as its option with the most values has, but for 0, which stands for the defaults."""
    for key in shelf.KEYS:
        most = max((len(option.values) for option in shelf.load(key).game.info.options), default=1)
        yield from ((key, number) for number in range(1, most))


@pytest.fixture(params=all_settings(), ids=lambda each: f"{each[0]}-{each[1]}")
def settings(request: pytest.FixtureRequest) -> Settings:
    found: Settings = request.param
    return found


def options_of(kit: Kit, number: int) -> dict[str, Plain]:
    """The values of all options with this number; an option with fewer values begins again."""
    return {option.key: option.values[number % len(option.values)] for option in kit.game.info.options}


@cache
def moments(settings: Settings) -> tuple[Moment, ...]:
    """Some decisions of a few matches, each with a state of its own."""
    key, number = settings
    kit = shelf.load(key)
    matches = (walk(kit, seed + number, options_of(kit, number)) for seed in SEEDS)
    return tuple(
        msgspec.structs.replace(moment, state=moment.state.clone())
        for match in matches
        for moment in match
        if moment.number < CLOSE_TO or moment.number % EVERY == 0
    )


@cache
def session(settings: Settings) -> Session[Any]:
    """A match that was played to its end."""
    key, number = settings
    kit = shelf.load(key)
    info, count = kit.game.info, seats_of(kit, number)
    chosen = settle(info, count, options_of(kit, number))
    infos = tuple(SeatInfo(NAMES[seat], "", seat) for seat in range(count))
    return play(kit, Session(kit.game, Record(info.key, info.rules, number, chosen, infos)), Rng(number))


def worlds(settings: Settings, kit: Kit) -> Iterator[tuple[Moment, int, Any]]:
    """A decision, a viewer, and a world the viewer cannot tell from it."""
    for moment in moments(settings):
        for viewer in range(len(kit.game.standing(moment.state))):
            yield moment, viewer, kit.game.sample(moment.state, viewer, Rng(moment.number))


def test_every_offer_is_allowed_and_nobody_else_has_any(settings: Settings) -> None:
    kit = shelf.load(settings[0])
    for moment in moments(settings):
        waiting = kit.game.to_act(moment.state)
        assert len(set(moment.offers)) == len(moment.offers)
        assert not any(kit.game.why_not(moment.state, offer) for offer in moment.offers)
        for seat in range(len(kit.game.standing(moment.state))):
            assert bool(kit.game.legal(moment.state, seat)) == (seat in waiting)


def test_what_is_offered_no_longer_is_refused_with_a_sentence(settings: Settings) -> None:
    kit = shelf.load(settings[0])
    known = list(dict.fromkeys(offer for moment in moments(settings) for offer in moment.offers))
    for moment in moments(settings)[::FURTHER]:
        legal = {offer for seat in kit.game.to_act(moment.state) for offer in kit.game.legal(moment.state, seat)}
        for offer in known[:: 1 + len(known) // 90]:
            assert offer in legal or kit.game.why_not(moment.state, offer).endswith(".")


def test_a_copy_and_a_saved_state_go_on_like_the_one_they_were_made_of(settings: Settings) -> None:
    kit = shelf.load(settings[0])
    for moment in moments(settings):
        written = msgspec.json.encode(to_plain(moment.state), order="deterministic")
        before = digest(moment.state)
        back, copy = from_plain(kit.game.state_type, json.loads(written)), moment.state.clone()
        assert back == copy == moment.state
        for state in (back, copy):
            kit.game.apply(state, moment.action)
        assert digest(back) == digest(copy)
        assert digest(moment.state) == before


def test_what_a_seat_cannot_know_changes_neither_view_nor_offers_nor_worlds(settings: Settings) -> None:
    kit = shelf.load(settings[0])
    for moment, viewer, world in worlds(settings, kit):
        state = moment.state
        for eyes in (viewer, None):
            assert digest(view(kit.game, world, eyes)) == digest(view(kit.game, state, eyes))
        assert kit.game.to_act(world) == kit.game.to_act(state)
        assert tuple(kit.game.legal(world, viewer)) == tuple(kit.game.legal(state, viewer))
        again, other = (kit.game.sample(each, viewer, Rng(5)) for each in (state, world))
        assert digest(again) == digest(other)


def test_worlds_can_be_played_to_the_end(settings: Settings) -> None:
    kit = shelf.load(settings[0])
    for moment, viewer, world in [*worlds(settings, kit)][:: 4 * FURTHER]:
        finish(kit, world, Rng(viewer + moment.number))
        assert kit.game.outcome(world) is not None


def test_everybody_sees_a_table_on_which_every_offer_can_be_made(settings: Settings) -> None:
    kit = shelf.load(settings[0])
    for moment, viewer, world in [*worlds(settings, kit)][::3]:
        state, eyes = moment.state, audience(kit, moment.state, viewer)
        offers, seen = tuple(kit.game.legal(state, viewer)), view(kit.game, state, viewer)
        desc = kit.presenter.describe(seen, eyes, offers)
        assert kit.presenter.describe(view(kit.game, world, viewer), eyes, offers) == desc
        things = Counter([*(zone.id for zone in desc.zones), *(piece.id for piece in desc.pieces)])
        assert max(things.values()) == 1
        assert {each.plan[0] for each in desc.affordances} == set(offers)
        assert all(each.source in things or not each.source for each in desc.affordances)
        assert all(piece.tip for piece in desc.pieces)
        assert kit.presenter.chapter(seen)
        assert kit.presenter.topic(seen)


def test_a_match_is_its_seed_and_its_moves(settings: Settings) -> None:
    kit, played = shelf.load(settings[0]), session(settings)
    assert played.record.outcome is not None
    assert verify(kit.game, played.record) == []


def test_a_match_read_back_has_the_same_states(settings: Settings) -> None:
    kit, played = shelf.load(settings[0]), session(settings)
    codec, record = Codec(kit.game), played.record
    back = Record(record.game, record.rules, record.seed, record.options, record.seats)
    for entry in record.entries():
        back.add(codec.read(codec.write(entry)))
    again = Session(kit.game, back)
    assert again.drift == ""
    for node in [*range(0, len(record.moves), EVERY), len(record.moves)]:
        assert digest(again.truth(node)) == digest(played.truth(node))


def test_films_end_in_the_view_after_the_move_and_keep_secrets(settings: Settings) -> None:
    played = session(settings)
    for node in range(1, len(played.record.moves) + 1, FURTHER):
        for viewer in (None, *range(len(played.record.seats))):
            film = played.film(node, viewer)
            assert digest(film[-1].view) == digest(played.view(viewer, node))
            assert all(event.seat == viewer for frame in film for event in frame.events if event.private)


def test_what_happens_is_told_in_words(settings: Settings) -> None:
    kit, played = shelf.load(settings[0]), session(settings)
    for node in range(1, len(played.record.moves) + 1, FURTHER):
        for viewer in (None, 0):
            eyes = audience(kit, played.truth(), viewer)
            for frame in played.film(node, viewer):
                lines = [kit.presenter.line(event, frame.view, eyes) for event in frame.events]
                assert all(line.text.endswith((".", "!", ":")) for line in lines if line is not None)
