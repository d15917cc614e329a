"""Processes that share the rounds of a decision come to the same choice, whatever happens to one of them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from monstrarium.bots.bot import Trial, best_of, never, together
from monstrarium.bots.crew import Crew
from monstrarium.bots.jobs import Chosen, Think, answered, command, pack
from monstrarium.bots.levels import level, seed_of, think_part
from monstrarium.engine.plain import from_plain
from monstrarium.engine.record import Codec
from tests.bots.test_worker import ROOT, request, serve, session_with_a_choice
from tests.support import shelf

KIT = shelf.load("pantry")
CODEC = Codec(KIT.game)
PARTS = 3
ENDLESS = "search:1000000000"
Open = Callable[[Sequence[str]], Crew]


@pytest.fixture
def crew_of(monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Opens crews, which are closed when the test ends."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(ROOT), str(ROOT / "desktop"))))
    opened: list[Crew] = []

    def open_crew(words: Sequence[str]) -> Crew:
        opened.append(Crew(words, PARTS))
        return opened[-1]

    yield open_crew
    for crew in opened:
        crew.close()


def part(job: Think, number: int, stop: Callable[[], bool] = never) -> list[Trial]:
    """One part of a decision, done here."""
    world = from_plain(KIT.game.state_type, job.world)
    some = level(job.level).part(number, PARTS)
    return think_part(KIT.game, KIT.hints, some, world, job.seat, seed_of(job.seed, number), stop)


def done_here(job: Think) -> list[list[Trial]]:
    """All parts of a decision, done here one after the other."""
    return [part(job, number) for number in range(PARTS)]


def shared(crew: Crew, job: Think) -> list[list[Trial]]:
    return crew.trials(job, CODEC, lambda number: part(job, number), never)


def test_a_crew_tries_what_its_members_would_try_alone(crew_of: Open) -> None:
    crew = crew_of(command("tests.support.shelf:load"))
    for number in (1, 2):
        job = request(number, "search:90", seed=number)
        assert shared(crew, job) == done_here(job)


def script(words: str) -> tuple[str, ...]:
    return (sys.executable, "-c", words)


@pytest.mark.parametrize(
    "words",
    [
        script("pass"),
        script("import sys; sys.stdin.buffer.read(1)"),
        script("import sys; sys.stdout.buffer.write(b'\\xff' * 64); sys.stdout.flush(); sys.stdin.buffer.read()"),
        script("import sys; sys.stdout.buffer.write(b'\\0\\0\\0\\2{}'); sys.stdout.flush(); sys.stdin.buffer.read()"),
        (str(Path(__file__).with_name("nowhere")),),
    ],
    ids=["ends at once", "ends when asked", "speaks nonsense", "answers nothing", "cannot be started"],
)
def test_the_part_of_a_process_that_is_lost_is_done_here(
    crew_of: Open, words: tuple[str, ...], capfd: pytest.CaptureFixture[str]
) -> None:
    job = request(1, "search:60")
    crew = crew_of(words)
    assert shared(crew, job) == done_here(job)
    assert "is lost" in capfd.readouterr().err


def test_a_crew_whose_processes_are_lost_gets_others(crew_of: Open, tmp_path: Path) -> None:
    """The first two processes end at once; those that are started later work."""
    real = command("tests.support.shelf:load")
    first = (
        f"import os, pathlib, subprocess, sys; begun = pathlib.Path({str(tmp_path)!r}); "
        f"(begun / str(os.getpid())).touch(); "
        f"sys.exit() if len(list(begun.iterdir())) < {PARTS} else sys.exit(subprocess.call({real!r}))"
    )
    crew = crew_of(script(first))
    job = request(1, "search:60")
    assert shared(crew, job) == done_here(job)
    first_two = crew.processes
    assert shared(crew, job) == done_here(job)
    assert not set(crew.processes) & set(first_two)


def test_when_it_is_stopped_every_process_answers_with_what_it_has(crew_of: Open) -> None:
    crew = crew_of(command("tests.support.shelf:load"))
    job = request(1, ENDLESS)
    rounds = iter(range(20))
    stop = lambda: next(rounds, None) is None  # noqa: E731
    found = crew.trials(job, CODEC, lambda number: part(job, number, stop), stop)
    assert len(found) == PARTS
    assert best_of(together(found)).course[0] in session_with_a_choice().offers(job.seat)


def test_a_worker_chooses_what_its_crew_finds_best(crew_of: Open) -> None:
    job = request(1, "hard", seed=11)
    (answer,) = serve(pack(job), crew=crew_of(command("tests.support.shelf:load")))
    assert isinstance(answer, Chosen)
    assert answered(session_with_a_choice(), answer) == best_of(together(done_here(job))).course


def test_a_decision_of_few_rounds_is_not_shared(crew_of: Open) -> None:
    crew = crew_of(script("raise SystemExit('nobody is needed')"))
    (answer,) = serve(pack(request(1, "normal")), crew=crew)
    assert isinstance(answer, Chosen)
    assert not crew.processes


def test_trials_of_the_same_course_add_up() -> None:
    one, other = session_with_a_choice().offers(request(1).seat)[:2]
    parts = [[Trial((one,), 3, 1.0), Trial((other,), 2, 2.0)], [Trial((other,), 2, 0.5)]]
    assert together(parts) == [Trial((one,), 3, 1.0), Trial((other,), 4, 2.5)]
    assert best_of(together(parts)).course == (other,)


def test_the_parts_of_a_level_have_all_its_rounds() -> None:
    hard = level("hard")
    parts = [hard.part(number, 7).rounds for number in range(7)]
    assert sum(parts) == hard.rounds
    assert max(parts) - min(parts) <= 1
