"""packaging/play and packaging/test set everything up once, are quick after that, and say plainly what is missing.

They run here on a copy of the scripts, with a .venv that only records its calls, and a system made for the test.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the scripts are tried on Linux")

ROOT = Path(__file__).resolve().parents[2]
SYSTEM = (
    "sh",
    "basename",
    "cat",
    "cksum",
    "dirname",
    "find",
    "grep",
    "head",
    "mkdir",
    "readlink",
    "tee",
    "tr",
    "uname",
)
COPIED = ("pyproject.toml", *(f"packaging/{name}" for name in ("play", "test", "build", "setup.sh", "constraints.txt")))
NOTES = '#!/bin/sh\necho "{name} $*" >>"{log}"\n{then}\n'


@dataclass
class Checkout:
    """A checkout of the scripts."""

    root: Path
    path: Path
    log: Path

    def has(self, name: str, then: str = "", where: Path | None = None) -> None:
        """Put a program there that records its arguments and then does as told."""
        program = (where or self.path) / name
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(NOTES.format(name=name, log=self.log, then=then))
        program.chmod(0o755)

    def run(self, script: str, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Start a script with nothing in its environment but a path, a home and these variables."""
        return subprocess.run(
            [str(self.root / "packaging" / script), *words],
            env={"PATH": str(self.path), "HOME": str(self.root)} | variables,
            capture_output=True,
            text=True,
            check=False,
        )

    def asked(self, name: str) -> list[str]:
        """The arguments with which a program was started since the last call."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        self.log.unlink(missing_ok=True)
        return [line.removeprefix(f"{name} ") for line in lines if line.startswith(f"{name} ")]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    made = Checkout(tmp_path / "a checkout", tmp_path / "bin", tmp_path / "log")
    (made.root / "packaging").mkdir(parents=True)
    for name in (
        "pyproject.toml",
        *(f"packaging/{name}" for name in ("play", "test", "build", "setup.sh", "constraints.txt")),
    ):
        shutil.copy(ROOT / name, made.root / name)
    made.path.mkdir()
    for name in SYSTEM:
        (made.path / name).symlink_to(shutil.which(name) or pytest.fail(f"{name} is not on the path"))
    fonts = made.root / ".fonts" / "any.ttf"
    fonts.parent.mkdir()
    fonts.touch()
    made.has("id", "echo 1000")
    for name in ("python", "pip", "monstrarium", "ruff", "mypy", "lint-imports"):
        made.has(name, where=made.root / ".venv" / "bin")
    return made


def installs(checkout: Checkout) -> list[str]:
    return [words for words in checkout.asked("python") if " install " in words]


def test_play_installs_the_program_editable_and_constrained(checkout: Checkout) -> None:
    checkout.run("play", "--version")
    assert installs(checkout)[-1].endswith(
        "install --constraint packaging/constraints.txt --no-build-isolation --editable ."
    )


def test_test_installs_what_the_checks_need_too(checkout: Checkout) -> None:
    checkout.run("test")
    assert installs(checkout)[-1].endswith("--editable .[dev]")


def test_the_second_start_sets_nothing_up(checkout: Checkout) -> None:
    checkout.run("play", "--version")
    checkout.asked("python")
    checkout.run("play", "--version")
    assert checkout.asked("python") == []


def test_play_is_set_up_once_the_checks_are(checkout: Checkout) -> None:
    checkout.run("test")
    checkout.asked("python")
    checkout.run("play", "--version")
    assert checkout.asked("python") == []


def test_a_changed_constraint_is_installed_at_the_next_start(checkout: Checkout) -> None:
    checkout.run("play", "--version")
    checkout.asked("python")
    with (checkout.root / "packaging" / "constraints.txt").open("a") as constraints:
        constraints.write("more==1.0\n")
    checkout.run("play", "--version")
    assert installs(checkout)


def test_a_checkout_that_moved_is_set_up_again(checkout: Checkout, tmp_path: Path) -> None:
    checkout.run("play", "--version")
    checkout.asked("python")
    checkout.root = checkout.root.rename(tmp_path / "elsewhere")
    checkout.run("play", "--version")
    assert installs(checkout)


def test_play_passes_its_arguments_on(checkout: Checkout) -> None:
    checkout.run("play", "simulate", "cybo", "--option", "a=b c")
    assert checkout.asked("monstrarium") == ["simulate cybo --option a=b c"]


def test_build_sets_up_like_play_and_passes_its_arguments_on(checkout: Checkout) -> None:
    checkout.run("build", "native-deb", "--dist", "a folder")
    asked = checkout.asked("python")
    assert [words for words in asked if words.endswith("--editable .")]
    assert asked[-1] == "-P -m packages native-deb --dist a folder"


def test_play_opens_the_window_where_there_is_a_display(checkout: Checkout) -> None:
    checkout.run("play", "evening.monstrarium", DISPLAY=":0")
    assert checkout.asked("monstrarium") == ["evening.monstrarium"]


@pytest.mark.parametrize("words", [[], ["--continue"], ["--game", "cybo"], ["evening.monstrarium"], ["./evening"]])
def test_play_without_a_display_says_so(checkout: Checkout, words: list[str]) -> None:
    done = checkout.run("play", *words)
    assert done.returncode == 1
    assert "There is no display to open a window on" in done.stderr
    assert checkout.asked("monstrarium") == []


@pytest.mark.parametrize("words", ["--version", "--help", "games --json", "--data-dir x --version"])
def test_play_needs_no_display_for_what_opens_no_window(checkout: Checkout, words: str) -> None:
    done = checkout.run("play", *words.split())
    assert done.returncode == 0
    assert checkout.asked("monstrarium") == [words]


def lacks(checkout: Checkout, *packages: str) -> None:
    """Have Qt need libraries of these packages that the system does not have."""
    then = f'case "$*" in *system_libraries) echo {" ".join(packages)} ;; esac'
    checkout.has("python", then, where=checkout.root / ".venv" / "bin")


def test_packages_that_qt_lacks_are_named(checkout: Checkout) -> None:
    lacks(checkout, "libx11-xcb1", "libxcb-cursor0")
    checkout.has("apt-get")
    done = checkout.run("play", DISPLAY=":0")
    assert done.returncode == 1
    assert "sudo apt-get install libx11-xcb1 libxcb-cursor0\n" in done.stderr
    assert checkout.asked("apt-get") == []


def test_missing_libraries_do_not_stop_what_opens_no_window(checkout: Checkout) -> None:
    lacks(checkout, "libegl1")
    assert checkout.run("play", "games").returncode == 0


def test_without_apt_the_packages_are_named_all_the_same(checkout: Checkout) -> None:
    lacks(checkout, "libegl1")
    assert "Debian packages: libegl1\n" in checkout.run("play", "games").stderr


def test_missing_libraries_are_looked_for_again(checkout: Checkout) -> None:
    lacks(checkout, "libegl1")
    checkout.run("play", "games")
    lacks(checkout)
    assert checkout.run("play", "games").stderr == ""


RUNS_THE_REST = 'while case $1 in *=*) ;; *) false ;; esac; do shift; done; "$@"'
"""What `env` does with the words after the variables."""


def test_root_has_missing_libraries_installed(checkout: Checkout) -> None:
    lacks(checkout, "libegl1")
    checkout.has("id", "echo 0")
    checkout.has("env", RUNS_THE_REST)
    checkout.has("apt-get")
    checkout.run("play", DISPLAY=":0")
    assert checkout.asked("apt-get") == ["-q update", "-q -y install --no-install-recommends libegl1"]


def test_no_python_that_fits_is_said(checkout: Checkout) -> None:
    shutil.rmtree(checkout.root / ".venv")
    checkout.has("python3", "exit 1")
    done = checkout.run("play")
    assert (done.returncode, done.stderr) == (
        1,
        "Monstrarium needs Python 3.11 or later, and there is none on the path.\n",
    )


def test_a_system_without_any_python_is_told_which_packages_bring_one(checkout: Checkout) -> None:
    shutil.rmtree(checkout.root / ".venv")
    checkout.has("apt-get")
    done = checkout.run("play")
    assert done.returncode == 1
    assert done.stderr.startswith("Monstrarium needs Python 3.11 or later, and there is none on the path; run: ")
    assert done.stderr.endswith("apt-get install python3 python3-venv\n")
    assert checkout.asked("apt-get") == []


def test_root_has_a_missing_python_installed(checkout: Checkout, tmp_path: Path) -> None:
    shutil.rmtree(checkout.root / ".venv")
    checkout.has("python3", MAKES_VENV, where=tmp_path / "package")
    checkout.has("id", "echo 0")
    checkout.has("env", RUNS_THE_REST)
    checkout.has("apt-get", f'case "$*" in *install*) ln -s "{tmp_path}/package/python3" "{checkout.path}" ;; esac')
    for name in ("chmod", "ln"):
        (checkout.path / name).symlink_to(shutil.which(name) or os.devnull)
    assert checkout.run("play", "games").returncode == 0
    assert "-q -y install --no-install-recommends python3 python3-venv" in checkout.asked("apt-get")


def test_a_python_without_venv_names_the_package(checkout: Checkout) -> None:
    shutil.rmtree(checkout.root / ".venv")
    checkout.has("python3", 'case "$*" in *ensurepip*) exit 1 ;; *print*) echo python3.11-venv ;; esac')
    checkout.has("apt-get")
    done = checkout.run("play")
    assert done.returncode == 1
    assert done.stderr.startswith("Python's venv module is missing; run: sudo apt-get")
    assert done.stderr.endswith("python3.11-venv\n")


def test_a_failed_installation_stops_with_a_sentence(checkout: Checkout) -> None:
    checkout.has("python", 'case "$*" in *install*) exit 1 ;; esac', where=checkout.root / ".venv" / "bin")
    done = checkout.run("play", "--version")
    assert done.returncode == 1
    assert done.stderr.endswith("The Python packages cannot be installed; the lines above say why.\n")


def test_the_checks_run_in_order_and_the_tests_come_last(checkout: Checkout) -> None:
    checkout.run("test", "-k", "undo")
    lines = checkout.log.read_text().splitlines()
    assert lines[-5:] == [
        "ruff check",
        "ruff format --check",
        "mypy ",
        "lint-imports --no-logo",
        "python -m pytest -n 2 --dist worksteal -k undo",
    ]


def test_the_first_check_that_finds_something_stops_the_rest(checkout: Checkout) -> None:
    checkout.has("mypy", "exit 1", where=checkout.root / ".venv" / "bin")
    done = checkout.run("test")
    assert done.returncode == 1
    assert done.stderr.endswith("Stopped: mypy found what the lines above say.\n")
    assert checkout.asked("lint-imports") == []


def test_tools_that_only_tests_want_are_named_and_done_without(checkout: Checkout) -> None:
    done = checkout.run("test")
    assert done.returncode == 0
    assert "are skipped: xvfb xdotool desktop-file-utils appstream shared-mime-info dbus" in done.stderr


def test_quick_runs_the_engine_and_a_match_of_each_game(checkout: Checkout) -> None:
    checkout.run("test", "quick", "-x")
    asked = checkout.asked("python")[-1].split()
    folders = [Path(word) for word in asked if word.startswith("tests/")]
    assert Path("tests/playthroughs") in folders
    assert [folder for folder in folders if not (ROOT / folder).is_dir()] == []
    assert asked[-1] == "-x"


MAKES_VENV = """
case "$*" in
    *format*) echo 3.13 ;;
    *--clear*) mkdir -p "$4/bin"; for name in python pip monstrarium ruff mypy lint-imports; do
        tee "$4/bin/$name" <"$0" >/dev/null; chmod 755 "$4/bin/$name"; done ;;
esac
"""


@pytest.mark.parametrize(
    ("place", "asked"),
    [
        ("bin/python3.13", "3.13"),
        ("a checkout/.pyenv/versions/3.13.7/bin/python3", "3.13"),
        ("a checkout/.pyenv/versions/3.13.7/bin/python3", "3.13.7"),
        ("a checkout/.local/share/uv/python/cpython-3.13.7-linux-x86_64-gnu/bin/python3", "3.13"),
        ("elsewhere/python", "{}/elsewhere/python"),
    ],
)
def test_another_python_has_an_environment_of_its_own(
    checkout: Checkout, tmp_path: Path, place: str, asked: str
) -> None:
    python = tmp_path / place
    checkout.has(python.name, MAKES_VENV, where=python.parent)
    (checkout.path / "chmod").symlink_to(shutil.which("chmod") or os.devnull)
    checkout.run("test", "--python", asked.format(tmp_path), "-k", "undo")
    ready = sorted(path.name for path in (checkout.root / ".venv-3.13").glob("ready-*"))
    assert ready == ["ready-play", "ready-system", "ready-test"]
    assert checkout.log.read_text().splitlines()[-1].endswith("-m pytest -n 2 --dist worksteal -k undo")


@pytest.mark.parametrize("asked", ["3.12", "3.1", "3.13.8"])
def test_a_python_that_is_nowhere_is_said(checkout: Checkout, asked: str) -> None:
    checkout.has("python3", where=checkout.root / ".pyenv" / "versions" / "3.13.7" / "bin")
    done = checkout.run("test", "--python", asked)
    assert (done.returncode, done.stderr) == (
        1,
        f"Python {asked} is neither on the path nor among those of pyenv and uv, or it is older than 3.11.\n",
    )


def test_an_option_without_its_version_is_said(checkout: Checkout) -> None:
    done = checkout.run("test", "--qt")
    assert (done.returncode, done.stderr) == (
        1,
        "--qt needs a version after it, for example: packaging/test --python 3.13\n",
    )


def test_another_qt_replaces_the_pinned_one(checkout: Checkout) -> None:
    venv = checkout.root / ".venv-qt6.8"
    shutil.copytree(checkout.root / ".venv", venv)
    checkout.run("test", "--qt", "6.8")
    assert f"--constraint {venv}/constraints.txt " in installs(checkout)[-1]
    pinned = (ROOT / "packaging" / "constraints.txt").read_text().splitlines()
    others = [line for line in pinned if not line.startswith(("PySide6-Essentials==", "shiboken6=="))]
    asked = ["PySide6-Essentials==6.8.*", "shiboken6==6.8.*"]
    assert (venv / "constraints.txt").read_text().splitlines() == [*others, *asked]


def test_the_types_are_those_of_the_newest_qt(checkout: Checkout) -> None:
    shutil.copytree(checkout.root / ".venv", checkout.root / ".venv-qt6.8")
    checkout.run("test", "--qt", "6.8")
    assert checkout.asked("mypy") == []


def test_the_run_of_all_checks_is_packaging_test(checkout: Checkout) -> None:
    (checkout.root / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "run", checkout.root / ".ci" / "run")
    (checkout.path / "env").symlink_to(shutil.which("env") or os.devnull)
    (checkout.path / "bash").symlink_to(shutil.which("bash") or pytest.skip("bash is not installed"))
    checkout.run("../.ci/run", "-x")
    assert checkout.asked("python")[-1] == "-m pytest -n 2 --dist worksteal -x"
