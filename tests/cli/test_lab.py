"""`monstrarium lab` reports in Markdown or JSON, goes on where it was stopped, and refuses in plain sentences."""

from __future__ import annotations

import io
import json
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from monstrarium.__main__ import main
from monstrarium.cli.progress import Progress
from monstrarium.lab.balance import measured
from monstrarium.lab.tasks import Findings, Piece, Result
from monstrarium.lab.yardstick import clock


@pytest.fixture(autouse=True)
def own_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of runs; those of whoever runs the tests are not touched."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "monstrarium" / "lab"


class Lab:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *words: object) -> tuple[int, str, str]:
        self._capsys.readouterr()
        code = main(["lab", *map(str, words)])
        return code, *self._capsys.readouterr()

    def told(self, *words: object) -> str:
        code, out, err = self(*words, "--jobs", 1)
        assert (code, err) == (0, "")
        return out

    def data(self, *words: object) -> Any:
        return json.loads(self.told(*words, "--json"))


@pytest.fixture
def lab(capsys: pytest.CaptureFixture[str]) -> Lab:
    return Lab(capsys)


def without_speed(report: Any) -> Any:
    return {key: value for key, value in report.items() if key not in ("speed", "command")}


def cell(report: Any, section: str, row: str, head: str) -> Any:
    (found,) = (each for each in report["sections"] if each["title"] == section)
    drawn = found["tables"][0]
    (cells,) = (cells for cells in drawn["rows"] if cells[0]["text"] == row)
    return cells[drawn["heads"].index(head)]


# ---- the studies


def test_a_ladder_says_who_beats_whom(lab: Lab) -> None:
    text = lab.told("ladder", "cybo", "--bots", "random,greedy", "--matches", 4)

    assert text.startswith("# Who beats whom in CYBO\n\nWritten by `monstrarium lab ladder cybo --bots random,greedy")
    assert "--jobs" not in text
    assert "| greedy – random | 4 |" in text


def test_every_number_of_a_ladder_has_its_interval_and_seed(lab: Lab) -> None:
    data = lab.data("ladder", "cybo", "--bots", "random,greedy", "--matches", 4, "--seed", 9)
    share = cell(data, "Pairs", "greedy – random", "won by the first")

    assert data["seed"] == 9
    assert 0 <= share["low"] < share["value"] < share["high"] <= 1
    assert share["count"] == 4


def test_all_levels_meet_if_no_bots_are_named(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monstrarium.lab.ladder.LadderTask.play", lambda self, piece: Result())

    data = lab.data("ladder", "cybo", "--matches", 2)

    assert "Hard – Normal" in [row[0]["text"] for row in data["sections"][2]["tables"][0]["rows"]]


def test_balance_compares_several_bots(lab: Lab) -> None:
    text = lab.told("balance", "cybo", "--bots", "random,greedy", "--seats", 2, "--matches", 3, "--second-matches", 2)

    assert "## Length, random" in text
    assert "## Length, greedy" in text
    assert "5 matches" in text


def test_two_options_are_compared_on_the_same_seeds(lab: Lab) -> None:
    data = lab.data("compare", "cybo", "level=beginner", "level=master", "--bots", "random", "--matches", 4)
    heads = data["sections"][1]["tables"][0]["heads"]

    assert heads[2:4] == ["level=beginner", "level=master"]
    assert data["matches"] == 8


def test_two_bots_are_compared_like_on_a_ladder(lab: Lab) -> None:
    assert "| random – greedy | 4 |" in lab.told("compare", "cybo", "random", "greedy", "--matches", 4)


def test_two_versions_of_the_cards_are_played_on_the_same_deals(lab: Lab, tmp_path: Path) -> None:
    copy = shutil.copytree("resources/xybrid", tmp_path / "new" / "xybrid")
    cores = copy / "cores.toml"
    cores.write_text(cores.read_text().replace("Pumpkin Belly", "Pumpkin Paunch"))

    data = lab.data("compare", "xybrid", "resources", tmp_path / "new", "--bots", "random", "--matches", 2)
    differences = [row[4]["value"] for row in data["sections"][1]["tables"][0]["rows"]]

    assert differences
    assert set(differences) == {0.0}


# ---- runs


def test_a_run_is_kept_and_reported_from_its_file(lab: Lab, own_runs: Path) -> None:
    words = ("balance", "cybo", "--bots", "random", "--seats", 2, "--matches", 4)
    first = lab.data(*words)
    (file,) = own_runs.iterdir()
    again = lab.data(*words)

    assert without_speed(first) == without_speed(again)
    assert (first["speed"]["matches"], again["speed"]["matches"]) == (4, 0)
    assert file.name.startswith("balance-cybo-")


def test_runs_of_two_machines_come_to_the_same_as_one(lab: Lab, tmp_path: Path) -> None:
    words = ("ladder", "cybo", "--bots", "random,greedy")
    whole = lab.data(*words, "--matches", 12)
    lab.data(*words, "--matches", 4, "--out", tmp_path / "a")
    lab.data(*words, "--matches", 8, "--from", 3, "--out", tmp_path / "b")

    code, out, _err = lab("merge", tmp_path / "b", tmp_path / "a", "--json")

    assert code == 0
    assert without_speed(json.loads(out)) == without_speed(whole)


def test_runs_of_different_studies_are_not_put_together(lab: Lab, tmp_path: Path) -> None:
    lab.told("balance", "cybo", "--bots", "random", "--seats", 2, "--matches", 2, "--out", tmp_path / "a")
    lab.told("ladder", "cybo", "--bots", "random,greedy", "--matches", 2, "--out", tmp_path / "b")

    assert (
        lab("merge", tmp_path / "a", tmp_path / "b")[2] == "These files hold different runs; name those of one run.\n"
    )


def test_who_stops_a_run_is_told_where_it_is_kept_and_can_go_on(
    lab: Lab, own_runs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("balance", "cybo", "--bots", "random", "--seats", 2, "--matches", 4)

    def interrupted(*_args: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("monstrarium.lab.pools.Here.play", interrupted)
        code, out, err = lab(*words, "--jobs", 1)

    (file,) = own_runs.iterdir()
    assert (code, out) == (130, "")
    assert err == f"Stopped. What was played is kept in {file}; the same command goes on there.\n"
    assert lab.data(*words)["speed"]["matches"] == 4


# ---- the bar


def test_nothing_but_the_report_is_printed_where_nobody_watches(lab: Lab) -> None:
    code, out, err = lab("ladder", "cybo", "--bots", "random,greedy", "--matches", 2, "--jobs", 1, "--json")

    assert (code, err) == (0, "")
    assert json.loads(out)["matches"] == 2


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_sees_a_bar_with_rate_and_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal, moments = Terminal(), iter((10.0, 15.0, 15.0, 15.0, 15.0, 15.0, 15.0))
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr("monstrarium.cli.progress.time.monotonic", lambda: next(moments))
    progress = Progress(100)
    progress.skip(20)

    progress.told(Piece(0, 0, 10), Result(matches=10), Findings(measured("cybo", "random", 1)))

    assert "30 of 100 matches, 2 a second, 0:35 left" in terminal.getvalue()
    assert f"[{'#' * 9}{'.' * 21}]" in terminal.getvalue()


def test_what_ends_a_run_is_said_below_its_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)

    with suppress(KeyboardInterrupt), Progress(100) as progress:
        progress.told(Piece(0, 0, 10), Result(matches=10), Findings(measured("cybo", "random", 1)))
        raise KeyboardInterrupt

    assert terminal.getvalue().endswith("\n")


def test_a_time_is_told_as_people_read_it() -> None:
    assert [clock(seconds) for seconds in (7.2, 760, 11100)] == ["0:07", "12:40", "3:05:00"]


# ---- what is refused


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("ladder chess", "There is no game 'chess'; there are: cybo"),
        ("ladder cybo --bots random", "A ladder needs at least two bots, each named once."),
        ("ladder cybo --bots random,clever", "There is no bot 'clever'; there are: random, greedy"),
        ("ladder cybo --seats 9", "CYBO is for 2 to 6 seats, not 9."),
        ("ladder cybo --matches 0", "--matches must be at least 1."),
        ("ladder cybo --from 0", "--from must be at least 1."),
        ("ladder cybo --jobs -2", "--jobs must be at least 0."),
        ("balance cybo --option height=3", "CYBO has no option 'height'"),
        ("balance cybo --bots random,greedy --out here", "--out is one file, and each bot has a run of its own"),
        ("balance cybo --out /dev/null/x", "/dev/null/x cannot be written"),
        ("compare cybo level=master level=master", "level=master and level=master are the same in CYBO."),
        ("compare xybrid resources ./resources", "resources and ./resources are the same in XYbrid."),
        ("compare cybo random level=master", "not one with another."),
        ("compare cybo @nowhere @HEAD", "There is no commit 'nowhere' here"),
        ("compare cybo @--output=x @HEAD", "There is no commit '--output=x' here"),
        ("compare xybrid tests packaging", "is no folder of printed facts: there is no xybrid in it."),
        ("merge nowhere", "nowhere cannot be read: No such file or directory."),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(lab: Lab, words: str, reason: str) -> None:
    code, out, err = lab(*words.split())

    assert (code, out) == (1, "")
    assert reason in err


@pytest.mark.parametrize("words", ["", "ladder", "dance cybo", "ladder cybo --matches many", "compare cybo random"])
def test_what_the_command_line_cannot_read_is_said_with_its_usage(lab: Lab, words: str) -> None:
    code, out, err = lab(*words.split())

    assert (code, out) == (2, "")
    assert err.startswith("usage: monstrarium")
