"""Weights are fitted to how matches ended, proved against those in use, and written only if they are better."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import Any

import msgspec
import pytest

from monstrarium.cli import lab as command
from monstrarium.content.values import Making, chances, load_weights, read_weights, strength
from monstrarium.games import load
from monstrarium.games.kit import Kit, Learned, Scored
from monstrarium.lab import LabError, ladder, tasks, train
from monstrarium.lab.pools import Here
from monstrarium.lab.runs import go_on
from monstrarium.lab.statistics import Sequential
from monstrarium.lab.tasks import Findings, Piece, Position, Result
from monstrarium.lab.train import (
    NEW,
    OLD,
    ProofTask,
    SelfPlayTask,
    as_toml,
    fit,
    fit_scores,
    is_better,
    lead_missed,
    learn,
    proof,
    self_play,
    surprise,
)
from tests.cli.test_commands import Ask

TRUE = (1.5, -0.8, 0.0)


def positions(count: int, together: bool = False) -> list[Position]:
    """Positions of two seats with features by chance, won as often as these weights say."""
    luck, found = random.Random(5), []
    for _position in range(count):
        looks = tuple(tuple(luck.gauss(0, 1) * scale for scale in (1, 3, 1)) for _seat in range(2))
        rows = (looks[0], (0.0, 0.0, 0.0)) if together else looks
        first = float(luck.random() < chances([strength(TRUE, row) for row in rows])[0])
        found.append(Position(looks, (first, first if together else 1.0 - first)))
    return found


# ---- fitting


@pytest.mark.parametrize("together", [False, True])
def test_a_fit_finds_the_weights_by_which_matches_were_won(together: bool) -> None:
    found = fit(positions(4000, together), together)
    assert found == pytest.approx(TRUE, abs=0.15)


def test_a_fit_of_one_feature_is_the_logarithm_of_the_odds() -> None:
    """Of 4000 positions in which one seat is ahead by one, it won 3000: the odds are 3 to 1."""
    ahead = [Position(((1.0,), (0.0,)), (float(at % 4 > 0), float(at % 4 == 0))) for at in range(4000)]
    assert fit(ahead, together=False) == pytest.approx((log(3),), abs=0.002)


def test_a_feature_that_never_differs_gets_no_weight() -> None:
    same = [msgspec.structs.replace(each, looks=tuple((*look, 7.0) for look in each.looks)) for each in positions(300)]
    assert fit(same, together=False)[3] == pytest.approx(0.0)


def test_who_won_everything_has_finite_weights() -> None:
    sure = [Position(((1.0,), (0.0,)), (1.0, 0.0))] * 50
    assert 0.5 < fit(sure, together=False)[0] < 10


def test_better_weights_are_less_surprised() -> None:
    found = positions(500)
    assert surprise(found, TRUE, together=False) < surprise(found, (0.0, 0.0, 0.0), together=False) == 0.25


def test_nothing_can_be_fitted_to_nothing() -> None:
    with pytest.raises(LabError, match="no match has ended"):
        fit([], together=False)


# ---- fitting to scores

USED = (1.0, 0.0, 0.5)


def scored_positions(count: int, seats: int = 2) -> list[Position]:
    """Positions whose scores end as `TRUE` says, but for luck of a seat and of all, and what `USED` missed of them."""
    luck, found = random.Random(6), []
    for _position in range(count):
        looks = tuple(tuple(luck.gauss(0, 1) for _weight in TRUE) for _seat in range(seats))
        common = luck.gauss(0, 30)
        missed = [common + luck.gauss(0, 2) + strength(TRUE, look) - strength(USED, look) for look in looks]
        found.append(Position(looks, (1.0,) + (0.0,) * (seats - 1), tuple(missed)))
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_a_fit_to_scores_finds_the_weights_that_lead_to_them(seats: int) -> None:
    positions = scored_positions(20_000, seats)
    found = fit_scores(positions, USED)
    assert found == pytest.approx(TRUE, abs=0.06)
    assert lead_missed(positions, USED, found) < lead_missed(positions, USED, USED)


def test_weights_of_scores_that_nothing_is_said_of_stay_as_they_are() -> None:
    unseen = [msgspec.structs.replace(each, looks=tuple((*look, 7.0) for look in each.looks)) for each in LITTLE]
    assert fit_scores(unseen, (*USED, 1.25))[3] == 1.25
    assert fit_scores(LITTLE[:1], USED) == pytest.approx(USED, abs=0.1)


LITTLE = scored_positions(300)


def test_no_scores_can_be_fitted_to_nothing() -> None:
    with pytest.raises(LabError, match="no match has ended"):
        fit_scores([], USED)


# ---- self-play and proof, in a game whose bots use a weight


class Scores:
    """Hints of CYBO that look at the score alone, as far as a weight says."""

    def __init__(self, weights: Sequence[float]) -> None:
        self._weight = weights[0]
        self._hints = load("cybo").hints

    def value(self, state: Any, seat: int) -> float:
        scores = load("cybo").game.standing(state)
        return chances([self._weight * score for score in scores])[seat]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._hints, name)


def features(state: Any, seat: int) -> tuple[float, ...]:
    return (float(load("cybo").game.standing(state)[seat]),)


HALF = Scored((0.5,), lambda state, seat: 0.5 * features(state, seat)[0])
"""An estimate that expects less than a seat has already."""


@pytest.fixture(params=[None, HALF], ids=["who wins", "scores"])
def taught(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Kit:
    """CYBO with a value that can be learned: from who wins, or from how matches end."""
    kit = msgspec.structs.replace(load("cybo"), learned=Learned(("score",), features, Scores, request.param))
    for module in (train, tasks, ladder, command):
        monkeypatch.setattr(module, "load", lambda _key: kit)
    monkeypatch.setattr("monstrarium.lab.reports.load", lambda _key: kit)
    return kit


def test_self_play_notes_how_positions_looked_and_who_won(taught: Kit) -> None:
    task = self_play("cybo", "random", 3)
    result = task.play(Piece(0, 0, 3))

    assert result.matches == 3
    assert len(result.positions) > 3 * 5
    assert {len(position.looks) for position in result.positions} == {2}
    assert all(sum(position.won) == pytest.approx(1.0) for position in result.positions)


def test_it_is_noted_how_much_more_a_seat_scored_than_expected(taught: Kit) -> None:
    task = self_play("cybo", "random", 3)
    positions = task.play(Piece(0, 0, 1)).positions
    if learned_of(taught) is None:
        assert {position.missed for position in positions} == {()}
        return
    ends = {tuple(m + 0.5 * look[0] for m, look in zip(each.missed, each.looks, strict=True)) for each in positions}
    assert len(ends) == 1
    assert max(ends.pop()) >= max([score for position in positions for (score,) in position.looks])


def test_bots_waver_in_self_play(taught: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that always wavers plays like chance, whoever it is."""
    monkeypatch.setattr(train, "WAVERS", 100)
    greedy, chance = (self_play("cybo", bot, 3).play(Piece(0, 0, 5)) for bot in ("greedy:1", "random"))
    assert greedy.positions == chance.positions
    monkeypatch.setattr(train, "WAVERS", 0)
    assert self_play("cybo", "greedy:1", 3).play(Piece(0, 0, 5)).positions != greedy.positions


def test_the_same_seed_learns_the_same_in_whatever_order_pieces_are_ready(taught: Kit) -> None:
    task, learned = self_play("cybo", "random", 3), []
    for order in (range(3), reversed(range(3))):
        findings = Findings(task)
        for number in order:
            findings.take(Piece(0, number, number + 1), task.play(Piece(0, number, number + 1)))
        learned.append(learn(task, findings.positions))
    assert learned[0] == learned[1]


def test_what_was_expected_too_low_is_learned(taught: Kit) -> None:
    task = self_play("cybo", "random", 3)
    found = learn(task, task.play(Piece(0, 0, 20)).positions)
    assert found.weights[0] > (0.0 if learned_of(taught) is None else 0.5)


def learned_of(kit: Kit) -> Scored | None:
    assert kit.learned is not None
    return kit.learned.scored


def test_a_proof_plays_new_weights_against_those_in_use(taught: Kit) -> None:
    task = proof(self_play("cybo", "greedy:1", 3), (1.0,), "greedy:1")
    found = go_on(msgspec.structs.replace(task, listed=True), Here(), 0, 2)
    assert [line.bots for line in found.lines[0]][:2] == [(NEW, OLD), (OLD, NEW)]
    assert task.seed != 3  # The deals are not those that were learned from.


def proved(task: ProofTask, won: Sequence[float]) -> Findings:
    """The findings of a proof in which the new weights won these parts of each deal."""
    findings, result = Findings(task), Result(matches=2 * len(won))
    for part in won:
        result.book.add(ladder.PAIR, ladder.DEAL, part)
        for _match in range(2):
            result.book.add(ladder.PAIR, ladder.WON, part)
    findings.take(Piece(0, 0, len(won)), result)
    return findings


def test_only_what_is_surely_better_is_better(taught: Kit) -> None:
    task = proof(self_play("cybo", "random", 3), (1.0,), "random")
    assert task.until == Sequential(high=0.55)
    assert is_better(task, proved(task, [1.0, 0.5, 1.0] * 40))
    assert not is_better(task, proved(task, [1.0, 0.5, 0.5, 0.0] * 40))
    assert not is_better(task, proved(task, [1.0, 0.5]))
    assert not is_better(task, proved(task, [0.52, 0.5] * 100))  # The test says that it is not so much stronger.


def test_a_game_without_weights_learns_nothing() -> None:
    with pytest.raises(LabError, match="Nothing can be learned in CYBO"):
        self_play("cybo", "random", 1)


# ---- what is written


def test_written_weights_are_read_by_the_program(tmp_path: Path) -> None:
    made = Making(300, 4, "2031-04-05", "normal", 120, 0.56)
    (tmp_path / "cybo.toml").write_text(as_toml(("score", 'a "b" c'), (0.25, -1.5e-07), made), "utf-8")

    assert load_weights("cybo", ('a "b" c', "score"), tmp_path) == (-1.5e-07, 0.25)
    assert read_weights(tmp_path / "cybo.toml").made == made


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Ask:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return Ask(capsys)


@pytest.mark.parametrize("better", [True, False])
def test_weights_are_written_only_if_they_are_better(
    taught: Kit, ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, better: bool
) -> None:
    monkeypatch.setattr(command, "is_better", lambda _task, _found: better)
    path = tmp_path / "cybo.toml"

    answer = ask(
        *("lab", "train", "cybo", "--bots", "random", "--matches", 4, "--proof", 4, "--jobs", 1, "--write", path)
    )

    assert answer.code == 0, answer.err
    assert answer.out.startswith("# What was learned in CYBO")
    assert "| score |" in answer.out
    assert path.exists() is better
    assert ("are better" in answer.err) is better
    if better:
        assert read_weights(path).made.matches == 4


def test_a_game_that_cannot_learn_is_told_on_the_command_line(ask: Ask) -> None:
    answer = ask("lab", "train", "cybo")
    assert (answer.code, answer.err) == (1, "Nothing can be learned in CYBO: its bots use no weights.\n")


def test_a_self_play_task_is_the_same_wherever_it_is_played(taught: Kit) -> None:
    task = self_play("cybo", "random", 3)
    assert isinstance(task, SelfPlayTask)
    again = msgspec.json.decode(msgspec.json.encode(task), type=SelfPlayTask)
    assert again.play(Piece(0, 5, 6)) == task.play(Piece(0, 5, 6))
