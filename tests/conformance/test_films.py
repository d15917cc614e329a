"""Films end where the moves led, keep secrets, and are told in words about things that are there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from monstrarium.content.places import resources
from monstrarium.engine.action import Choose
from monstrarium.engine.game import view
from monstrarium.engine.plain import Seat, Value, digest
from monstrarium.engine.session import Frame, Session
from monstrarium.games.kit import Kit
from monstrarium.table.presenter import Line
from monstrarium.table.spotlight import ACTS, ELSEWHERE
from tests.conformance.test_doubled_words import doubled, people
from tests.conformance.test_table import KINDS_OF_FLOURISH, RAW, ids
from tests.conformance.together import Faults, Together, look
from tests.support.matches import Seen, audience


class Film(Value, frozen=True):
    """What one viewer sees of one move of a match."""

    session: Session[Any]
    node: int
    viewer: Seat | None
    frames: tuple[Frame[Any], ...]


at_every_film, at_films_of_one_match = Together[Film](), Together[Film]()


@pytest.fixture(scope="module")
def faults(kit: Kit, played: Sequence[Session[Any]]) -> Faults:
    found: Faults = {}
    for session in played:
        viewers = (None, *range(len(session.record.seats)))
        more = at_films_of_one_match.checks if session is played[0] else []
        look(kit, films(session, viewers), (*at_every_film.checks, *more), found)
    return found


def films(session: Session[Any], viewers: Sequence[Seat | None]) -> Iterator[Film]:
    """What viewers see of every move."""
    for node in range(len(session.record.moves) + 1):
        for viewer in viewers:
            yield Film(session, node, viewer, session.film(node, viewer))


def lines(kit: Kit, film: Film, eyes: Any) -> Iterator[Line]:
    """What the log tells of a film."""
    for frame in film.frames:
        for event in frame.events:
            line = kit.presenter.line(event, frame.view, eyes)
            if line is not None:
                yield line


@at_every_film
def test_films_end_in_the_view_after_the_move(kit: Kit, film: Film) -> None:
    assert digest(film.frames[-1].view) == digest(film.session.view(film.viewer, film.node))


@at_every_film
def test_films_tell_what_the_move_told(kit: Kit, film: Film) -> None:
    session, node = film.session, film.node
    if node and film.viewer is None:
        state, seen = session.truth(session.record.parent(node)), Seen()
        kit.game.apply(state, session.record.action(node), seen)
        told = [event for frame in film.frames for event in frame.events]
        assert told == [event for event in seen.events if not event.private]
        assert digest(state) == digest(session.truth(node))


@at_every_film
def test_a_film_shows_private_events_to_their_own_seat_alone(kit: Kit, film: Film) -> None:
    told = [event for frame in film.frames for event in frame.events]
    assert all(event.seat == film.viewer for event in told if event.private)


@at_every_film
def test_every_frame_of_a_film_is_a_view(kit: Kit, film: Film) -> None:
    assert all(frame.view.rng.word == 0 for frame in film.frames)
    if film.viewer is None:
        before = film.session.record.parent(film.node) if film.node else film.node
        assert digest(film.session.view(None, before)) == digest(view(kit.game, film.session.truth(before), None))


@at_every_film
def test_no_line_of_the_log_says_a_word_twice_where_people_are_called_as_their_tokens(kit: Kit, film: Film) -> None:
    eyes = people(film.viewer, len(film.session.record.seats))
    assert not doubled(line.text for line in lines(kit, film, eyes))


@at_every_film
def test_events_are_told_in_words(kit: Kit, film: Film) -> None:
    for line in lines(kit, film, audience(kit, film.frames[-1].view, film.viewer)):
        assert line.text.endswith((".", "!", ":")), line.text
        assert not RAW.search(line.text), line.text


@at_films_of_one_match
def test_events_are_shown_on_things_that_are_there(kit: Kit, film: Film) -> None:
    eyes = audience(kit, film.frames[-1].view, film.viewer)
    for frame in film.frames:
        for event in frame.events:
            kit.presenter.luck(event)
        shown = [kit.presenter.flourish(event, frame.view, eyes) for event in frame.events]
        things = {"", *ids(kit.presenter.describe(frame.view, eyes, ()))} if any(shown) else set()
        for each in shown:
            if each is not None:
                assert {each.item, each.target, *each.also} <= things
                assert each.kind in KINDS_OF_FLOURISH


@at_films_of_one_match
def test_every_piece_lies_in_one_place_in_every_frame(kit: Kit, film: Film) -> None:
    if film.viewer is None or film.viewer != film.session.record.action(film.node).seat:
        return
    eyes = audience(kit, film.frames[-1].view, film.viewer)
    for frame in film.frames:
        names = ids(kit.presenter.describe(frame.view, eyes, ()))
        assert len(names) == len(set(names))


@cache
def sounds() -> frozenset[str]:
    """The names of all sounds, and none."""
    return frozenset({"", *(path.stem.rpartition("-")[0] for path in (resources() / "sounds").glob("*.wav"))})


@at_films_of_one_match
def test_every_scene_brings_forward_what_is_on_the_table_and_says_something(kit: Kit, film: Film) -> None:
    if film.viewer is not None or not film.node:
        return
    eyes, before = audience(kit, film.frames[-1].view, None), film.session.record.parent(film.node)
    there = ids(kit.presenter.describe(film.session.view(None, before), eyes, ()))
    for frame in film.frames:
        here, there = there, ids(kit.presenter.describe(frame.view, eyes, ()))
        for event in frame.events:
            scene = kit.presenter.spotlight(event, frame.view, eyes)
            if scene is None or scene is ELSEWHERE:
                continue
            line = kit.presenter.line(event, frame.view, eyes)
            assert scene.read or (line is not None and line.text), event
            assert not RAW.search(scene.read), scene.read
            words = scene.words if scene.words is not None or line is None else line.text
            assert not scene.title or words != scene.title, event
            assert {actor.act for actor in scene.actors} <= set(ACTS)
            assert {scene.sound, "" if scene.sum is None else scene.sum.sound} <= sounds()
            assert {item for actor in scene.actors for item in actor.items} <= {*here, *there}, event


def test_the_end_brings_forward_what_is_on_the_table(kit: Kit, played: Sequence[Session[Any]]) -> None:
    end = kit.presenter.ending
    if end is None:
        return
    for session in played:
        for viewer in (None, *range(len(session.record.seats))):
            eyes = audience(kit, session.truth(), viewer)
            scene = end(session.view(viewer), eyes)
            there = ids(kit.presenter.describe(session.view(viewer), eyes, ()))
            assert {item for actor in scene.actors for item in actor.items} <= set(there)
            assert scene.sum is not None
            assert not RAW.search(scene.read), scene.read


def test_every_move_that_is_no_answer_is_told(kit: Kit, played: Sequence[Session[Any]]) -> None:
    """A route of many steps is told once, at its end, before anybody else acts."""
    _first, session = played
    eyes = audience(kit, session.truth(), None)
    silent = None
    for node in range(1, len(session.record.moves) + 1):
        action = session.record.action(node)
        asked = kit.presenter.describe(session.view(None, session.record.parent(node)), eyes, ()).round
        if isinstance(action, Choose) or (asked is not None and action in asked.silence):
            continue
        assert silent is None or silent.seat == action.seat, silent
        own = audience(kit, session.truth(), action.seat)
        told = any(
            kit.presenter.line(event, frame.view, each) is not None
            for each in (eyes, own)
            for frame in session.film(node, each.viewer)
            for event in frame.events
        )
        assert told or kit.presenter.foresee is not None, action
        silent = None if told else action
    assert silent is None, silent
