"""Requests and answers arrive whole, in whatever pieces the bytes arrive."""

from __future__ import annotations

import ast
import sys

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstrarium import BOT_WORKER
from monstrarium.bots.jobs import (
    LARGEST,
    Cancel,
    Cancelled,
    Chosen,
    FrameError,
    Frames,
    Think,
    Trouble,
    answered,
    ask,
    command,
    job_of,
    pack,
    read_answer,
    read_request,
)
from monstrarium.engine.game import view
from monstrarium.engine.plain import digest, from_plain
from monstrarium.engine.rng import Rng
from tests.support import shelf
from tests.support.matches import play, session_of

KIT = shelf.load("pantry")
NAMES = st.text(max_size=8)
JOBS = st.integers(0, 2**53)
MESSAGES = st.one_of(
    st.builds(Think, JOBS, NAMES, st.integers(0, 5), NAMES, JOBS, st.dictionaries(NAMES, st.integers(-9, 9))),
    st.builds(Cancel, JOBS),
)


@given(st.lists(MESSAGES, max_size=5), st.integers(1, 40))
def test_frames_hold_together_however_they_are_cut(messages: list[Think | Cancel], step: int) -> None:
    stream = b"".join(map(pack, messages))
    frames = Frames()
    bodies = [body for at in range(0, len(stream), step) for body in frames.feed(stream[at : at + step])]
    assert [read_request(body) for body in bodies] == messages


@pytest.mark.parametrize("answer", [Chosen(1, ({"type": "Play"},)), Cancelled(2), Trouble(-1, "broken")])
def test_answers_come_back_as_they_were(answer: Chosen | Cancelled | Trouble) -> None:
    (body,) = Frames().feed(pack(answer))
    assert read_answer(body) == answer


def test_an_impossible_length_is_refused() -> None:
    with pytest.raises(FrameError, match=str(LARGEST)):
        list(Frames().feed((LARGEST + 1).to_bytes(4, "big")))


def test_the_job_of_a_broken_request_is_found_where_it_can_be() -> None:
    assert job_of(b'{"type":"think","job":7}') == 7
    assert job_of(b'{"job":"seven"}') == -1
    assert job_of(b"\xff") == -1


def test_a_request_holds_a_world_dealt_anew_and_not_the_true_one() -> None:
    session = play(KIT, session_of(KIT, 4), Rng(4), 12)
    seat = session.to_act()[0]
    job = ask(session, seat, "hard", 1, seed=9)
    world = from_plain(KIT.game.state_type, job.world)
    truth = session.truth()
    assert digest(view(KIT.game, world, seat)) == digest(session.view(seat))
    assert world.pieces.face != truth.pieces.face
    assert world.rng.word != truth.rng.word


def test_a_request_is_repeated_by_its_seed() -> None:
    session = play(KIT, session_of(KIT, 5), Rng(5), 12)
    seat = session.to_act()[0]
    assert ask(session, seat, "hard", 1, seed=9) == ask(session, seat, "hard", 1, seed=9)
    assert ask(session, seat, "hard", 1, seed=9) != ask(session, seat, "hard", 1, seed=10)


def test_an_answer_becomes_the_action_it_names() -> None:
    session = play(KIT, session_of(KIT, 6), Rng(6), 12)
    offer = session.offers(session.to_act()[0])[0]
    assert answered(session, Chosen(1, (msgspec.to_builtins(offer),))) == (offer,)


def test_an_answer_of_another_game_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        answered(session_of(KIT, 6), Chosen(1, ({"type": "Checkmate", "seat": 0},)))


def test_the_command_of_a_worker_says_where_to_look_for_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", ["/opt/it's here", "C:\\lib"])
    python, option, code, *words = command("some.module:load")
    assert (python, option, words) == (sys.executable, "-c", [BOT_WORKER, "some.module:load"])
    assert "/opt/it's here" in ast.literal_eval(code[code.index("[:] = ") + 6 : code.index("; from")])


def test_a_frozen_program_is_its_own_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert command("some.module:load") == [sys.executable, BOT_WORKER, "some.module:load"]
