"""Weights are found by what quick matches come to, proved on other deals, and written only if they are better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from monstrarium.cli import lab as command
from monstrarium.content.values import Evolved, load_evolved, read_weights
from monstrarium.engine.rng import Rng
from monstrarium.games import load
from monstrarium.games.balance import Balance, Census, Measure
from monstrarium.games.kit import Kit, Tuned
from monstrarium.lab import LabError, evolve, tasks
from monstrarium.lab.evolve import TrialTask, came_to, gain, gained, is_proved, story, trial
from monstrarium.lab.pools import Here, pool
from monstrarium.lab.reports import Speed, evolution, markdown
from monstrarium.lab.runs import go_on
from monstrarium.lab.tasks import Piece
from tests.cli.test_commands import Ask

BEST = (2.0, 0.5)
"""The weights with which a match of the toy comes to least."""


def play(weights: Sequence[float]) -> Callable[[Any], None]:
    """A match comes to how far the weights are from the best ones, squared, and to what chance adds on its deal."""

    def match(state: Any) -> None:
        far = sum(log(weight / best) ** 2 for weight, best in zip(weights, BEST, strict=True))
        state.reached = state.sign * far + state.rng.below(1000) / 1000

    return match


def toy(less: bool, weights: tuple[float, ...]) -> Kit:
    """CYBO with quick matches that are no matches."""

    def new(_seats: int, _options: object, luck: Rng) -> SimpleNamespace:
        return SimpleNamespace(reached=0.0, sign=1 if less else -1, rng=luck)

    kit = load("cybo")
    game = SimpleNamespace(info=kit.game.info, new=new)
    balance = Balance("", Census, measure=Measure("distance", lambda state: state.reached, less))
    return msgspec.structs.replace(kit, game=game, balance=balance, tuned=Tuned(("first", "second"), weights, play))


def use(monkeypatch: pytest.MonkeyPatch, kit: Kit) -> None:
    for module in (evolve, tasks, command):
        monkeypatch.setattr(module, "load", lambda _key: kit)
    monkeypatch.setattr("monstrarium.lab.reports.load", lambda _key: kit)


@pytest.fixture(params=[True, False], ids=["less is better", "more is better"])
def taught(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Kit:
    kit = toy(request.param, (1.0, 1.0))
    use(monkeypatch, kit)
    return kit


def test_evolution_finds_the_best_weights(taught: Kit) -> None:
    assert evolve.evolve(trial("cybo", 1), 60, 20, Here()) == pytest.approx(BEST, rel=0.1)


def test_the_same_seed_finds_the_same_weights_and_another_seed_others(taught: Kit) -> None:
    one, again, other = (evolve.evolve(trial("cybo", seed), 5, 10, Here()) for seed in (1, 1, 2))
    assert one == again != other


def test_a_trial_is_the_same_however_it_is_cut(taught: Kit) -> None:
    task = msgspec.json.decode(msgspec.json.encode(trial("cybo", 1)), type=TrialTask)
    whole, parts = task.play(Piece(0, 0, 6)).book, task.play(Piece(0, 4, 6)).book
    parts.merge(task.play(Piece(0, 0, 4)).book)
    assert whole == parts


def test_better_weights_are_proved_on_deals_on_which_they_were_not_found(taught: Kit) -> None:
    begun = trial("cybo", 1)
    task = gain(begun, BEST)
    proved = go_on(task, Here(), 0, 50)
    before, after = came_to(proved)

    assert task.seed != begun.seed
    assert is_proved(proved)
    assert gained(proved).mean() == pytest.approx(2 * log(2) ** 2)  # Chance is the same on both sides.
    assert abs(before.mean() - after.mean()) == pytest.approx(gained(proved).mean())


@pytest.mark.parametrize("weights", [(1.0, 1.0), (0.5, 0.5)])
def test_weights_that_are_alike_or_worse_are_not_proved(taught: Kit, weights: tuple[float, float]) -> None:
    assert not is_proved(go_on(gain(trial("cybo", 1), weights), Here(), 0, 50))


def test_a_report_tells_what_matches_came_to_before_and_after(taught: Kit) -> None:
    begun = trial("cybo", 1)
    made = story(begun, 3, 10, go_on(gain(begun, BEST), Here(), 0, 50), "2031-04-05")
    told = markdown(evolution(begun, BEST, made, "monstrarium lab train cybo", Speed(160, 1.0, 1.0)))

    assert (made.matches, made.steps, made.proof, made.seed) == (60, 3, 50, 1)
    assert "In 3 steps 60 quick matches were played" in told
    assert f"| {made.before:.2f} | {made.after:.2f} | +1.0 | " in told
    assert "| second | 1 | 0.5 |" in told


def test_a_game_without_quick_matches_tunes_nothing() -> None:
    with pytest.raises(LabError, match="Nothing can be tuned in CYBO"):
        trial("cybo", 1)


def test_processes_come_to_the_same_as_this_one() -> None:
    """In XenoShyft, as other processes know no toy."""
    begun = trial("xenoshyft", 3)
    with pool(2) as players:
        assert evolve.evolve(begun, 2, 2, players) == evolve.evolve(begun, 2, 2, Here())


# ---- what is written


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Ask:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return Ask(capsys)


@pytest.mark.parametrize(("begun", "better"), [((1.0, 1.0), True), (BEST, False)])
def test_weights_are_written_only_if_they_are_better(
    monkeypatch: pytest.MonkeyPatch, ask: Ask, tmp_path: Path, begun: tuple[float, ...], better: bool
) -> None:
    use(monkeypatch, toy(True, begun))
    path = tmp_path / "cybo.toml"

    numbers = ("--matches", 20, "--steps", 20, "--proof", 50, "--jobs", 1)
    answer = ask("lab", "train", "cybo", *numbers, "--write", path)

    assert answer.code == 0, answer.err
    assert answer.out.startswith("# What was learned in CYBO")
    assert ("are better" in answer.err) is better
    assert path.exists() is better
    if better:
        made = read_weights(path, Evolved).made
        assert (made.matches, made.steps, made.proof) == (400, 20, 50)
        assert made.before > made.after
        assert 0 < made.least <= made.before - made.after + 0.01
        assert load_evolved("cybo", ("first", "second"), {}, tmp_path) == pytest.approx(BEST, rel=0.5)


def test_steps_are_counted_from_one(ask: Ask) -> None:
    assert "--steps must be at least 1" in ask("lab", "train", "xenoshyft", "--steps", 0).err
