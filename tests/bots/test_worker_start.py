"""A worker starts and plays however the program was packed and wherever it lies."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from monstrarium.__main__ import main
from monstrarium.bots.jobs import HEAD, Chosen, answered, ask, command, pack, read_answer
from monstrarium.content.places import PACKAGE, resources
from monstrarium.engine.session import Session
from tests.support import shelf
from tests.support.matches import session_of

SHIPPED = "monstrarium.games:load"
OF_TESTS = "tests.support.shelf:load"
ROOT = Path(__file__).parents[2]
PATIENCE = 300.0

LAUNCHER = """#!{python}
import sys

sys.path[:0] = {folders!r}
{before}
from monstrarium.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
"""
FROZEN = """
sys.frozen, sys.executable = True, __file__
if sys.argv[-2:-1] == ["-c"]:  # The run-time hook of a frozen program serves the helpers of multiprocessing so.
    exec(sys.argv[-1])
    sys.exit()
"""
TELL = """
import json
from monstrarium.bots.jobs import command

print(json.dumps(command({registry!r})))
sys.exit()
"""


def launcher(folder: Path, *folders: Path, before: str = "") -> Path:
    """A script that starts the program from folders that nothing else names."""
    script = folder / "launch"
    names = [str(each) for each in folders]
    script.write_text(LAUNCHER.format(python=sys.executable, folders=names, before=before))
    script.chmod(0o755)
    return script


def command_in(script: Path) -> list[str]:
    """The command line of a worker as the launched program writes it."""
    told: list[str] = json.loads(run([str(script)], script.parent).stdout)
    return told


def bare() -> dict[str, str]:
    """An environment in which nothing leads to the program."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def run(words: list[str], folder: Path) -> subprocess.CompletedProcess[bytes]:
    """Run a command in a folder."""
    return subprocess.run(
        words, cwd=folder, env=bare(), stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, check=True
    )


def plays(words: list[str], game: str, folder: Path) -> None:
    """Assert that the worker with this command line answers with a legal move."""
    session: Session[Any] = session_of(shelf.load(game), 4)
    seat = session.to_act()[0]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, cwd=folder, env=bare(), stdin=pipe, stdout=pipe, stderr=pipe) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(pack(ask(session, seat, "normal", 1, 5)))
        worker.stdin.flush()
        said = worker.stdout.read(int.from_bytes(worker.stdout.read(HEAD), "big"))
        _rest, complaints = worker.communicate(timeout=PATIENCE)
    assert complaints == b""
    answer = read_answer(said)
    assert isinstance(answer, Chosen), answer
    assert not answer.fault
    assert answered(session, answer)[0] in session.offers(seat)


@pytest.fixture
def private(tmp_path: Path) -> Path:
    """A folder that holds a copy of the program with its resources, and nothing else."""
    folder = tmp_path / "a private folder"
    shutil.copytree(PACKAGE, folder / "monstrarium", ignore=shutil.ignore_patterns("__pycache__", "ui"))
    (folder / "monstrarium" / "resources").symlink_to(resources())
    return folder


@pytest.mark.skipif(os.name != "posix", reason="scripts are no programs")
def test_a_bot_of_a_frozen_program_moves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = launcher(tmp_path, PACKAGE.parent, before=FROZEN)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    plays(command(SHIPPED), "cybo", tmp_path)


@pytest.mark.skipif(os.name != "posix", reason="scripts are no programs")
def test_a_frozen_program_shares_a_simulation_among_processes(tmp_path: Path) -> None:
    program = launcher(tmp_path, PACKAGE.parent, before=FROZEN)
    words = ["simulate", "cybo", "--matches", "4", "--json"]
    alone, shared = (run([str(program), *words, "--jobs", jobs], tmp_path) for jobs in ("1", "2"))
    assert shared.stderr == b""
    assert json.loads(shared.stdout)["score_mean"] == json.loads(alone.stdout)["score_mean"]


def test_a_bot_moves_where_only_the_launcher_knows_the_program(private: Path, tmp_path: Path) -> None:
    script = launcher(tmp_path, private, before=TELL.format(registry=SHIPPED))
    words = command_in(script)
    assert repr(str(private)) in words[2]
    plays(words, "cybo", tmp_path)


def test_a_bot_comes_from_the_same_copy_as_the_program(private: Path, tmp_path: Path) -> None:
    mine = private / "monstrarium" / "bots" / "worker.py"
    mine.write_text("def main(registry):\n    print('mine')\n")
    words = command_in(launcher(tmp_path, private, PACKAGE.parent, before=TELL.format(registry=SHIPPED)))
    assert run(words, tmp_path).stdout == b"mine\n"


def test_a_bot_of_a_program_in_an_archive_moves(tmp_path: Path) -> None:
    archive = tmp_path / "monstrarium.pyz"
    with zipfile.ZipFile(archive, "w") as packed:
        for path in sorted(PACKAGE.rglob("*.py")):
            packed.write(path, path.relative_to(PACKAGE.parent))
    words = command_in(launcher(tmp_path, archive, ROOT, before=TELL.format(registry=OF_TESTS)))
    plays(words, "pantry", tmp_path)


def test_a_worker_loads_no_qt_and_no_commands(tmp_path: Path) -> None:
    words = [word.replace("sys.exit(main())", "main(); print(*sys.modules)") for word in command(SHIPPED)]
    loaded = {name.partition(".")[0] for name in run(words, tmp_path).stdout.decode().split()}
    assert "monstrarium" in loaded
    assert not loaded & {"PySide6", "shiboken6", "argparse", "multiprocessing", "runpy"}


@pytest.mark.parametrize("words", [("--bot-worker",), ("--bot-worker", "a:b", "c")])
def test_the_word_of_a_worker_wants_one_name(words: tuple[str, ...], tmp_path: Path) -> None:
    start = [*command(SHIPPED)[:3], *words]
    with pytest.raises(subprocess.CalledProcessError) as refused:
        run(start, tmp_path)
    assert refused.value.returncode == 2
    assert b"unrecognized arguments: --bot-worker" in refused.value.stderr


def test_the_word_of_a_worker_is_in_no_help(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--help"])
    assert "bot-worker" not in capsys.readouterr().out
