"""Every command answers in words or in JSON, and says in a sentence what it cannot do."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from monstrarium import __main__, __version__
from monstrarium.__main__ import main
from monstrarium.games import KEYS
from monstrarium.lab import pools
from monstrarium.lab.statistics import wilson
from monstrarium.storage.match_files.header_lines import read_header

ROOT = Path(__file__).parents[2]


class Answer:
    """The output of a command, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    @property
    def data(self) -> Any:
        """The JSON that it printed."""
        return json.loads(self.out)


class Ask:
    """Runs commands in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *words: object) -> Answer:
        self._capsys.readouterr()
        code = main([str(word) for word in words])
        return Answer(code, *self._capsys.readouterr())


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str]) -> Ask:
    """The command line."""
    return Ask(capsys)


def simulate(ask: Ask, *words: object) -> Any:
    """The statistics of a simulation of CYBO."""
    answer = ask("simulate", "cybo", "--json", *words)
    assert answer.code == 0, answer.err
    return answer.data


# ---- the words before a command


def test_the_version_is_told(ask: Ask) -> None:
    assert ask("--version").out == f"monstrarium {__version__}\n"


@pytest.mark.parametrize("word", ["-h", "--help"])
def test_help_lists_every_command_and_option(ask: Ask, word: str) -> None:
    answer = ask(word)

    assert answer.code == 0
    for expected in (
        "games",
        "simulate",
        "verify",
        "render",
        "check-map",
        "bench",
        "integrate",
        "--game",
        "--continue",
        "--data-dir",
    ):
        assert expected in answer.out


def test_anything_else_is_for_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Sequence[str]] = []

    def run(words: Sequence[str]) -> int:
        asked.append(words)
        return 7

    app = ModuleType("monstrarium.ui.start.app")
    monkeypatch.setattr(app, "run", run, raising=False)
    monkeypatch.setitem(sys.modules, "monstrarium.ui.start.app", app)

    code = __main__.main(["match.monstrarium", "--data-dir", "x"])

    assert (code, asked) == (7, [["match.monstrarium", "--data-dir", "x"]])


def test_the_version_is_told_without_loading_anything_heavy() -> None:
    answer = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "monstrarium", "--version"],
        capture_output=True,
        text=True,
        check=True,
    )

    loaded = {line.rsplit("|", 1)[1].strip() for line in answer.stderr.splitlines() if "|" in line}
    heavy = {"argparse", "msgspec", "platformdirs", "PySide6", "numpy", "pyqtgraph", "monstrarium.language.words"}
    assert not loaded & heavy


def test_a_command_loads_no_qt_and_no_charts() -> None:
    code = "import sys; from monstrarium.__main__ import main; main(['games']); print(*sys.modules)"

    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()

    assert not {"PySide6", "PySide6.QtCore", "numpy", "pyqtgraph"} & set(loaded)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no full device")
@pytest.mark.parametrize(
    ("words", "unbuffered"),
    [
        ("--version", ""),
        ("--help", ""),
        ("--help", "1"),
        ("games --help", ""),
        ("games --help", "1"),
        ("games", ""),
        ("games --json", "1"),
        ("simulate cybo --matches 1", ""),
        ("simulate cybo --matches 1 --jobs 2 --json", ""),
        ("verify nothing --json", ""),
        ("check-map nothing --json", ""),
        ("integrate", ""),
    ],
)
def test_output_that_cannot_be_written_ends_in_one_sentence(words: str, unbuffered: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "monstrarium", *words.split()]
    own = {"PYTHONUNBUFFERED": unbuffered, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    with open("/dev/full", "w", encoding="utf-8") as full:
        ended = subprocess.run(
            command, env={**os.environ, **own}, stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )

    assert ended.returncode == 1
    assert ended.stderr == "The output cannot be written: No space left on device. Send it to another place.\n"


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = subprocess.Popen(
        [sys.executable, "-m", "monstrarium", "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert command.stdout is not None
    assert command.stderr is not None
    command.stdout.close()

    said = command.stderr.read()
    command.wait()
    command.stderr.close()

    assert said == b""


# ---- games


def test_every_game_is_listed_with_what_can_be_settled(ask: Ask) -> None:
    games = {game["key"]: game for game in ask("games", "--json").data}

    assert tuple(games) == KEYS
    assert games["cybo"]["seats"] == [2, 6]
    assert games["cybo"]["rules"] == 1
    assert {option["key"] for option in games["cybo"]["options"]} >= {"level", "ties"}


def test_games_are_listed_in_words_too(ask: Ask) -> None:
    assert "CYBO (cybo): 2 to 6 seats" in ask("games").out


# ---- simulate


def test_a_simulation_adds_up(ask: Ask) -> None:
    figures = simulate(ask, "--matches", 20, "--seats", 3, "--seed", 5)

    assert (figures["matches"], figures["unfinished"], figures["seats"]) == (20, 0, 3)
    assert figures["mean_length"] == figures["decisions"] / 20
    assert sum(figures["wins"]) == pytest.approx(20, abs=0.001)
    assert len(figures["score_mean"]) == len(figures["score_deviation"]) == 3
    assert figures["decisions_per_second"] > 0


def test_the_same_seed_is_the_same_run_however_many_processes_share_it(ask: Ask) -> None:
    alone = simulate(ask, "--matches", 7, "--seed", 3, "--bots", "random,search:5")
    shared = simulate(ask, "--matches", 7, "--seed", 3, "--bots", "random,search:5", "--jobs", 2)
    other = simulate(ask, "--matches", 7, "--seed", 4, "--bots", "random,search:5")

    def same(figures: Any) -> Any:
        return {key: value for key, value in figures.items() if "second" not in key}

    assert same(alone) == same(shared)
    assert same(alone) != same(other)


def test_every_seat_may_have_its_own_bot_and_level(ask: Ask) -> None:
    figures = simulate(
        ask, "--matches", 30, "--seats", 3, "--bots", "random,greedy,hard", "--option", "level=master,beginner,beginner"
    )

    assert figures["bots"] == ["random", "greedy", "hard"]
    assert figures["options"]["level"] == ["master", "beginner", "beginner"]
    assert figures["score_mean"][0] < figures["score_mean"][1]


def test_words_for_people_name_bots_and_wins(ask: Ask) -> None:
    out = ask("simulate", "cybo", "--matches", 3, "--bots", "easy").out

    assert out.startswith("cybo: 3 matches, 0 unfinished")
    assert "easy" in out


def test_shares_of_wins_come_with_the_interval_in_which_they_lie(ask: Ask) -> None:
    words = ("--matches", 12, "--seed", 2)
    figures = simulate(ask, *words)
    out = ask("simulate", "cybo", *words).out

    for won, share, (low, high) in zip(figures["wins"], figures["shares"], figures["intervals"], strict=True):
        assert share == pytest.approx(won / 12, abs=0.0001)
        assert (low, high) == pytest.approx(wilson(won, 12), abs=0.0001)
        assert low < share < high
        assert f"{share:.1%}  {low:.1%} – {high:.1%}" in out


def test_no_jobs_at_all_stand_for_one_on_every_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0, 2, 5}, raising=False)

    assert pools.cores() == 3


def test_a_system_without_semaphores_is_told_apart(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(pools, "ProcessPoolExecutor", refuse)

    answer = ask("simulate", "cybo", "--jobs", 2)

    assert (answer.code, answer.out) == (1, "")
    assert answer.err == "This system lets no processes share work: [Errno 13] Permission denied. Use --jobs 1.\n"


def test_a_simulation_may_begin_with_any_match(ask: Ask) -> None:
    whole = simulate(ask, "--matches", 5, "--seed", 4)
    parts = [simulate(ask, "--matches", number, "--seed", 4, "--from", first) for first, number in ((1, 2), (3, 3))]

    assert whole["decisions"] == sum(part["decisions"] for part in parts)


def test_progress_is_told_to_a_terminal_only(monkeypatch: pytest.MonkeyPatch, ask: Ask) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    quiet = ask("simulate", "cybo", "--matches", 2).err
    with monkeypatch.context() as shown:
        terminal = Terminal()
        shown.setattr(sys, "stderr", terminal)
        main(["simulate", "cybo", "--matches", "2"])

    assert quiet == ""
    assert "2 of 2 matches" in terminal.getvalue()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["chess"], "There is no game 'chess'; there are: cybo"),
        (["cybo", "--seats", "9"], "CYBO is for 2 to 6 seats, not 9."),
        (["cybo", "--bots", "clever"], "There is no bot 'clever'; there are: random, greedy"),
        (["cybo", "--bots", "search:brilliant"], "a number of rounds, or a level: beginner"),
        (["cybo", "--bots", "search:0"], "a number of rounds"),
        (["cybo", "--bots", "random,random,random"], "3 bots are named for 2 seats"),
        (["cybo", "--option", "level"], "'level' is not an option; write key=value."),
        (["cybo", "--option", "height=3"], "CYBO has no option 'height'"),
        (["cybo", "--option", "ties=never"], "Option 'ties' cannot be 'never'; it can be: share"),
        (["cybo", "--option", "level=master,master,master"], "one for each of the 2 seats"),
        (["cybo", "--matches", "0"], "--matches must be at least 1."),
        (["cybo", "--jobs", "-1"], "--jobs must be at least 0."),
        (["cybo", "--from", "0"], "--from must be at least 1."),
        (["cybo", "--save", "/dev/null/x"], "/dev/null/x cannot be used to save matches"),
    ],
)
def test_what_cannot_be_simulated_is_said_in_a_sentence(ask: Ask, words: list[str], reason: str) -> None:
    answer = ask("simulate", *words)

    assert (answer.code, answer.out) == (1, "")
    assert reason in answer.err


@pytest.mark.parametrize(
    "words", [["simulate"], ["simulate", "cybo", "--matches", "many"], ["verify"], ["check-map"], ["games", "x"]]
)
def test_what_the_command_line_cannot_read_is_said_with_its_usage(ask: Ask, words: list[str]) -> None:
    answer = ask(*words)

    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("usage: monstrarium")


def test_an_interrupt_ends_a_command_quietly(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("monstrarium.lab.series.play_one", interrupt)

    assert ask("simulate", "cybo").code == 130


# ---- simulate --save and verify


@pytest.fixture
def matches(ask: Ask, tmp_path: Path) -> list[Path]:
    """Two simulated matches as files."""
    assert ask("simulate", "cybo", "--matches", 2, "--save", tmp_path / "saved").code == 0
    return sorted((tmp_path / "saved").iterdir())


def test_saved_simulations_hold(ask: Ask, matches: list[Path]) -> None:
    verdicts = ask("verify", "--json", *matches)

    assert verdicts.code == 0
    assert [(each["file"], each["holds"], each["reason"]) for each in verdicts.data] == [
        (str(path), True, "") for path in matches
    ]
    assert all(each["moves"] > 20 and each["marks"] > 20 for each in verdicts.data)


def test_seats_of_a_saved_simulation_are_named_for_their_bots(ask: Ask, tmp_path: Path) -> None:
    words = ("--seats", 3, "--bots", "easy,beginner,easy", "--matches", 1, "--save", tmp_path)
    assert ask("simulate", "cybo", *words).code == 0

    header = read_header(next(tmp_path.iterdir()))

    assert [(seat.name, seat.bot) for seat in header.seats] == [
        ("Easy 1", "easy"),
        ("Beginner", "beginner"),
        ("Easy 2", "easy"),
    ]


def test_a_match_that_holds_is_said_to_hold(ask: Ask, matches: list[Path]) -> None:
    assert f"{matches[0]} holds: " in ask("verify", matches[0]).out


def test_a_match_whose_last_line_is_not_finished_holds_and_says_so(ask: Ask, matches: list[Path]) -> None:
    matches[0].write_bytes(matches[0].read_bytes()[:-9])

    told, verdict = ask("verify", matches[0]), ask("verify", "--json", matches[0]).data[0]

    assert told.code == 0
    assert f"{matches[0]} holds: " in told.out
    assert "is not finished" in told.out
    assert verdict["holds"]
    assert "is not finished" in verdict["reason"]


def test_a_saved_match_is_never_written_over(ask: Ask, matches: list[Path]) -> None:
    again = ask("simulate", "cybo", "--matches", 2, "--save", matches[0].parent)

    assert again.code == 1
    assert "is there already" in again.err


def test_one_changed_match_among_sound_ones_fails_the_check(ask: Ask, matches: list[Path]) -> None:
    lines = matches[0].read_bytes().split(b"\n")
    lines[1] = b'{"seed":12345}'
    matches[0].write_bytes(b"\n".join(lines))

    answer = ask("verify", *matches)

    assert answer.code == 1
    assert f"{matches[0]} is not as it was played" in answer.err
    assert f"{matches[1]} holds" in answer.out


def test_a_damaged_match_does_not_hold(ask: Ask, matches: list[Path]) -> None:
    matches[0].write_bytes(matches[0].read_bytes().replace(b'"type":"Roll"', b'"type":"Rock"', 1))

    (verdict,) = ask("verify", "--json", matches[0]).data

    assert not verdict["holds"]
    assert "is damaged at line" in verdict["reason"]


@pytest.mark.parametrize("name", ["missing", "foreign", "."])
def test_what_is_no_match_is_said_in_a_sentence(ask: Ask, tmp_path: Path, name: str) -> None:
    (tmp_path / "foreign").write_text("hello")

    answer = ask("verify", tmp_path / name)

    assert (answer.code, answer.out) == (1, "")
    assert str(tmp_path) in answer.err


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
@pytest.mark.parametrize("words", [["verify"], ["verify", "--json"]])
def test_a_file_name_that_is_no_text_is_no_trouble(tmp_path: Path, words: list[str]) -> None:
    name = os.fsdecode(b"\xff.monstrarium")

    answer = subprocess.run(
        [sys.executable, "-m", "monstrarium", *words, tmp_path / name], capture_output=True, text=True, check=False
    )

    assert answer.returncode == 1
    assert "?.monstrarium is not there." in answer.stdout + answer.stderr
    assert "Traceback" not in answer.stderr


def test_a_terminal_without_our_signs_gets_question_marks() -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "monstrarium", "simulate", "--help"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=True,
    )

    assert b"--bots BOT,?" in answer.stdout
