"""The worker answers every request in order, and goes on after errors."""

from __future__ import annotations

import io
import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from monstrarium.bots.bot import never
from monstrarium.bots.crew import Crew
from monstrarium.bots.jobs import (
    Answer,
    Cancel,
    Cancelled,
    Chosen,
    Frames,
    Hurry,
    Think,
    Trouble,
    answered,
    ask,
    command,
    pack,
    read_answer,
)
from monstrarium.bots.levels import level, think
from monstrarium.bots.worker import Decision, JobQueue, read, work
from monstrarium.engine.game import settle
from monstrarium.engine.plain import from_plain, to_plain
from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session
from monstrarium.games.kit import Kit
from monstrarium.games.xybrid.bots.hints import XybridHints
from tests.support import shelf
from tests.support.matches import play, session_of
from tests.support.pantry.hints import PantryHints

ROOT = Path(__file__).parents[2]
KIT = shelf.load("pantry")
PATIENCE = 300.0


def session_with_a_choice() -> Session[Any]:
    """A match at a decision with several offers."""
    session = play(KIT, session_of(KIT, 4), Rng(4), 12)
    while len(session.offers(session.to_act()[0])) < 3:
        play(KIT, session, Rng(len(session.record.moves)), 1)
    return session


def request(job: int = 1, key: str = "normal", seed: int = 5) -> Think:
    """A request that can be answered."""
    session = session_with_a_choice()
    return ask(session, session.to_act()[0], key, job, seed)


def answers(data: bytes) -> list[Answer]:
    """The answers that a worker has written."""
    return [read_answer(body) for body in Frames().feed(data)]


def serve(
    *requests: bytes, kit: Kit = KIT, job_queue: JobQueue | None = None, crew: Crew | None = None
) -> list[Answer]:
    """Answer all requests in this thread, and in this process alone if there is no crew."""
    out = io.BytesIO()
    job_queue = JobQueue() if job_queue is None else job_queue
    read(io.BufferedReader(io.BytesIO(b"".join(requests))), OpenQueue(job_queue))  # type: ignore[arg-type]
    work(job_queue, {kit.game.info.key: kit}.__getitem__, Crew((), 1) if crew is None else crew, out)
    return answers(out.getvalue())


class OpenQueue:
    """A queue that stays open when the input ends, so that one thread can read and work."""

    def __init__(self, job_queue: JobQueue) -> None:
        self.put = job_queue.put
        self.cancel = job_queue.cancel
        self.hurry = job_queue.hurry
        self.close = job_queue.finish


def test_a_request_is_answered_with_a_legal_action() -> None:
    session = session_with_a_choice()
    (answer,) = serve(pack(request()))
    assert isinstance(answer, Chosen)
    assert answered(session, answer)[0] in session.offers(session.to_act()[0])


def test_the_answer_is_what_thinking_here_would_come_to() -> None:
    job = request(key="hard", seed=11)
    world = from_plain(KIT.game.state_type, job.world)
    here = think(KIT.game, KIT.hints, level("hard"), world, job.seat, job.seed)
    (answer,) = serve(pack(job))
    assert isinstance(answer, Chosen)
    assert answer.course == msgspec.to_builtins(here)


def test_requests_are_answered_in_order() -> None:
    found = serve(*(pack(request(job)) for job in (3, 1, 2)))
    assert [answer.job for answer in found] == [3, 1, 2]


def test_what_is_cancelled_before_its_turn_is_not_thought_about() -> None:
    assert serve(pack(request(1)), pack(Cancel(1))) == [Cancelled(1)]


def test_what_is_cancelled_while_it_is_thought_about_ends_within_a_round() -> None:
    job_queue = JobQueue()

    class Impatient(PantryHints):
        asked = 0

        def value(self, state: Any, seat: int) -> float:
            """Cancel the job in the third round."""
            self.asked += 1
            if self.asked == 3:
                job_queue.cancel(1)
            return super().value(state, seat)

    hints = Impatient()
    kit = Kit(KIT.game, KIT.presenter, hints)
    assert serve(pack(request(1, "hard")), kit=kit, job_queue=job_queue) == [Cancelled(1)]
    assert hints.asked < 12


def test_who_is_hurried_answers_within_a_round_with_the_best_so_far() -> None:
    job_queue = JobQueue()

    class Interrupted(PantryHints):
        asked = 0

        def value(self, state: Any, seat: int) -> float:
            """Hurry the job in the third round."""
            self.asked += 1
            if self.asked == 3:
                job_queue.hurry(1)
            return super().value(state, seat)

    hints = Interrupted()
    kit = Kit(KIT.game, KIT.presenter, hints)
    (answer,) = serve(pack(request(1, "hard")), kit=kit, job_queue=job_queue)
    assert isinstance(answer, Chosen)
    assert answered(session_with_a_choice(), answer)[0] in session_with_a_choice().offers(request(1).seat)
    assert hints.asked < 12


def test_hurrying_what_is_unknown_is_no_trouble() -> None:
    first, *rest = serve(pack(Hurry(8)), pack(request(1)))
    assert isinstance(first, Chosen)
    assert not rest


def test_cancelling_what_is_unknown_is_no_trouble() -> None:
    first, *rest = serve(pack(Cancel(8)), pack(request(1)))
    assert isinstance(first, Chosen)
    assert not rest


@pytest.mark.parametrize(
    ("body", "job"),
    [
        (b"", -1),
        (b"not json", -1),
        (b"[1,2]", -1),
        (b'{"type":"dance","job":4}', 4),
        (b'{"type":"think","job":5}', 5),
        (b"[" * 100_000, -1),
    ],
)
def test_a_request_that_cannot_be_read_is_trouble_and_no_more(body: bytes, job: int) -> None:
    frame = len(body).to_bytes(4, "big") + body
    trouble, after = serve(frame, pack(request(9)))
    assert isinstance(trouble, Trouble)
    assert trouble.job == job
    assert trouble.what
    assert isinstance(after, Chosen)


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"level": "impossible"},
        {"seat": 77},
        {"world": {"rng": 3}},
        {"world": None},
    ],
)
def test_a_request_that_cannot_be_met_is_trouble_and_no_more(changes: dict[str, Any]) -> None:
    broken = msgspec.structs.replace(request(4), **changes)
    trouble, after = serve(pack(broken), pack(request(5)))
    assert isinstance(trouble, Trouble)
    assert trouble.job == 4
    assert isinstance(after, Chosen)


def test_a_bot_that_fails_does_something_that_is_allowed() -> None:
    class Broken(PantryHints):
        def value(self, state: Any, seat: int) -> float:
            """Nobody can think with this."""
            raise ZeroDivisionError("no value")

    kit = Kit(KIT.game, KIT.presenter, Broken())
    answer, again = serve(pack(request(1)), pack(request(2)), kit=kit)
    assert isinstance(answer, Chosen)
    session = session_with_a_choice()
    assert answered(session, answer)[0] in session.offers(request(1).seat)
    assert answer.fault == "ZeroDivisionError: no value"
    assert answer.course == again.course  # type: ignore[union-attr]


def test_a_bot_that_does_not_fail_says_so() -> None:
    (answer,) = serve(pack(request()))
    assert isinstance(answer, Chosen)
    assert not answer.fault


def test_an_impossible_length_is_told_and_ends_the_conversation() -> None:
    answer, trouble = serve(pack(request(1)), b"\xff\xff\xff\xff", pack(request(2)))
    assert isinstance(answer, Chosen)
    assert isinstance(trouble, Trouble)
    assert trouble.job == -1


@pytest.fixture
def worker() -> Iterator[subprocess.Popen[bytes]]:
    """A worker process."""
    paths = os.pathsep.join((str(ROOT), str(ROOT / "desktop")))
    pipe = subprocess.PIPE
    environ = {**os.environ, "PYTHONPATH": paths}
    process = subprocess.Popen(command("tests.support.shelf:load"), env=environ, stdin=pipe, stdout=pipe, stderr=pipe)
    with process:
        yield process
        process.kill()


def test_a_process_answers_and_ends_with_its_input(worker: subprocess.Popen[bytes]) -> None:
    said, complaints = worker.communicate(pack(request(1)) + pack(request(2)), PATIENCE)
    assert worker.returncode == 0
    assert complaints == b""
    assert {type(answer) for answer in answers(said)} <= {Chosen, Cancelled}


def test_a_process_answers_while_its_input_stays_open(worker: subprocess.Popen[bytes]) -> None:
    job = request(6, "hard", seed=2)
    assert isinstance(converse(worker, pack(job)), Chosen)
    assert converse(worker, pack(job)) == converse(worker, pack(job))
    assert isinstance(converse(worker, b"\0\0\0\1?"), Trouble)
    assert isinstance(converse(worker, pack(job)), Chosen)


def test_a_process_cancels_what_it_thinks_about(worker: subprocess.Popen[bytes]) -> None:
    assert converse(worker, pack(request(3, "hard")) + pack(Cancel(3))) == Cancelled(3)


@pytest.mark.skipif(os.name != "posix", reason="no such signal")
def test_an_interrupt_in_the_terminal_is_not_for_the_worker(worker: subprocess.Popen[bytes]) -> None:
    assert isinstance(converse(worker, pack(request(1))), Chosen)
    worker.send_signal(signal.SIGINT)
    assert isinstance(converse(worker, pack(request(2))), Chosen)


def converse(worker: subprocess.Popen[bytes], data: bytes) -> Answer:
    """Send a request and read the next answer."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(data)
    worker.stdin.flush()
    length = int.from_bytes(worker.stdout.read(4), "big")
    return read_answer(worker.stdout.read(length))


def test_a_decision_has_the_rounds_that_its_game_gives_the_level() -> None:
    kit = shelf.load("xybrid")
    world = kit.game.new(2, settle(kit.game.info, 2, {}), Rng(1))
    seat = kit.game.to_act(world)[0]
    decision = Decision(Think(1, "xybrid", seat, "hard", 7, to_plain(world)), kit, world, never)
    assert sum(trial.times for trial in decision.part(0, 1)) == XybridHints.rounds["hard"]
