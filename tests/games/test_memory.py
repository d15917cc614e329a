"""What a table remembers follows from the moves that lead to a moment, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from monstrarium.engine.event import Event
from monstrarium.engine.record import START
from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session
from monstrarium.games import load
from monstrarium.games.memory import TableMemory, remembered
from monstrarium.table.presenter import Presenter
from tests.support.matches import play, session_of

KIT = load("cybo")


def listing(before: tuple[str, ...] | None, events: Sequence[Event], view: Any) -> tuple[str, ...]:
    """The kinds of all events so far."""
    return (*(before or ()), *(type(event).__name__ for event in events))


PRESENTER: Presenter = msgspec.structs.replace(KIT.presenter, remember=listing)


def told(session: Session[Any]) -> tuple[str, ...]:
    """The same, of the line that is played."""
    frames = (frame for node in session.record.line() for frame in session.film(node, None))
    return tuple(type(event).__name__ for frame in frames for event in frame.events)


def test_a_table_remembers_all_events_of_its_line() -> None:
    session = play(KIT, session_of(KIT, 3), Rng(3), 12)
    assert TableMemory(PRESENTER, session).at(session.head) == told(session)


def test_what_was_taken_back_is_forgotten_and_the_past_knows_nothing_of_later() -> None:
    session = play(KIT, session_of(KIT, 3), Rng(3), 12)
    memory, middle = TableMemory(PRESENTER, session), session.record.line()[5]
    whole = memory.at(session.head)
    session.play_on(middle)
    assert memory.at(session.head) == told(session) == whole[: len(told(session))]
    play(KIT, session, Rng(9), 3)
    assert memory.at(session.head) == told(session)
    assert memory.at(START) == ()


def test_a_match_that_is_opened_again_remembers_the_same() -> None:
    session = play(KIT, session_of(KIT, 3), Rng(3), 12)
    memory = TableMemory(PRESENTER, session)
    steps = [memory.at(node) for node in session.record.line()]
    again = TableMemory(PRESENTER, Session(KIT.game, session.record))
    assert again.at(session.head) == steps[-1]
    assert [again.at(node) for node in session.record.line()] == steps


def test_each_frame_of_a_film_has_its_own_memory() -> None:
    session = play(KIT, session_of(KIT, 3), Rng(3), 12)
    frames = session.film(session.head, None)
    before = TableMemory(PRESENTER, session).at(session.record.parent(session.head))
    found = remembered(PRESENTER, frames, before)
    assert len(found) == len(frames)
    assert found[-1] == told(session)


def test_a_game_that_remembers_nothing_is_not_filmed_for_it() -> None:
    session = play(KIT, session_of(KIT, 3), Rng(3), 4)
    assert KIT.presenter.remember is None
    assert TableMemory(KIT.presenter, session).at(session.head) is None
