"""Where Qt cannot open a window, a sentence says so: on the terminal, in the log, and in a note of the desktop."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from monstrarium.storage.paths import places
from monstrarium.storage.settings import Settings, save_settings
from monstrarium.ui.start.no_window import plugins, why_not_loaded
from tests.ui.sitting import ROOT

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems bring all that Qt needs")

BROKEN = """
raise ImportError("libEGL.so.1: cannot open shared object file: No such file or directory", path=__file__)
"""
NOWHERE = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":65000"}
TOOLS = ("zenity", "kdialog", "xmessage", "notify-send")
LACKING = "Qt, with which Monstrarium draws, needs libraries that this system lacks; "


class Machine:
    """A machine with tools of our choosing, and the program on it."""

    def __init__(self, folder: Path) -> None:
        self._bin = folder / "bin"
        self._bin.mkdir()
        self.data = folder / "data"
        self._heard = folder / "heard"
        self._packages = folder / "packages"

    def has(self, tool: str, then: str = "") -> None:
        """Put a program there that notes what it was asked and then does as told."""
        program = self._bin / tool
        program.write_text(f'#!/bin/sh\nprintf "%s\\n" {tool} "$@" >>"{self._heard}"\n{then}\n')
        program.chmod(0o755)

    def lacks_qt(self) -> None:
        """Make the import of Qt fail as it does without the library of EGL."""
        (self._packages / "PySide6").mkdir(parents=True)
        (self._packages / "PySide6" / "__init__.py").write_text(BROKEN)

    def start(self, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "monstrarium", *(words or ("--data-dir", str(self.data)))],
            env={
                **{name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")},
                "PATH": str(self._bin),
                "PYTHONPATH": os.pathsep.join((str(self._packages), str(ROOT / "desktop"))),
                **variables,
            },
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def heard(self) -> list[str]:
        """The tools that were called, each followed by its words, a line each."""
        return self._heard.read_text().splitlines() if self._heard.exists() else []

    @property
    def log(self) -> str:
        return places(self.data).logs.joinpath("monstrarium.log").read_text()


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_a_library_that_qt_lacks_is_named_by_its_package(machine: Machine) -> None:
    machine.lacks_qt()
    machine.has("apt")

    done = machine.start()

    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"{LACKING}to install them, run: sudo apt install libegl1\n"
    assert machine.log.rstrip().endswith("libEGL.so.1: cannot open shared object file: No such file or directory")


def test_systems_without_apt_are_told_the_names_all_the_same(machine: Machine) -> None:
    machine.lacks_qt()

    assert machine.start().stderr == (f"{LACKING}install what your system calls these Debian packages: libegl1\n")


def test_all_packages_are_named_at_once(machine: Machine) -> None:
    machine.lacks_qt()
    machine.has("apt")
    machine.has("ldd", "echo '\tlibxcb-cursor.so.0 => not found'")

    assert machine.start().stderr.endswith("sudo apt install libegl1 libxcb-cursor0\n")


def test_a_command_that_draws_names_the_packages_and_shows_nothing(machine: Machine) -> None:
    machine.lacks_qt()
    machine.has("apt")
    machine.has("zenity")

    done = machine.start("bench", "--only", "frames")

    assert done.returncode == 1
    assert done.stderr.endswith("sudo apt install libegl1\n")
    assert "zenity" not in machine.heard


def test_a_missing_library_of_the_screen_is_named_instead_of_an_abort(machine: Machine) -> None:
    machine.has("apt")
    machine.has("ldd", "echo '\tlibxcb-cursor.so.0 => not found'")

    done = machine.start(**NOWHERE)

    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"{LACKING}to install them, run: sudo apt install libxcb-cursor0\n"
    assert "could not connect to display" in machine.log


def test_a_display_that_does_not_answer_is_said_in_the_words_of_qt(machine: Machine) -> None:
    done = machine.start(**NOWHERE)

    assert done.returncode == 1
    assert done.stderr.startswith("Monstrarium cannot open a window. Qt says: ")
    assert "could not connect to display :65000" in done.stderr


def test_the_sentence_is_in_the_chosen_language(machine: Machine) -> None:
    machine.lacks_qt()
    assert save_settings(places(machine.data).config / "settings.ini", Settings(language="pseudo")) == ""

    assert machine.start().stderr.startswith("⟦")


@pytest.mark.parametrize("tool", TOOLS)
def test_a_start_without_a_terminal_shows_a_note_by_the_tool_that_is_there(machine: Machine, tool: str) -> None:
    machine.lacks_qt()
    machine.has(tool)

    sentence = machine.start().stderr.strip()

    assert machine.heard[0] == tool
    assert sentence in " ".join(machine.heard)


def test_a_tool_that_fails_gives_way_to_the_next(machine: Machine) -> None:
    machine.lacks_qt()
    machine.has("zenity", "exit 1")
    machine.has("xmessage")

    machine.start()

    assert [word for word in machine.heard if word in TOOLS] == ["zenity", "xmessage"]


def test_a_note_that_is_open_keeps_nobody_waiting(machine: Machine, tmp_path: Path) -> None:
    machine.lacks_qt()
    os.mkfifo(tmp_path / "closed")
    machine.has("zenity", f'read -r word <"{tmp_path / "closed"}"')
    machine.has("kdialog")

    done = machine.start()
    os.close(os.open(tmp_path / "closed", os.O_WRONLY | os.O_NONBLOCK))  # An error if the note were not open any more.

    assert done.returncode == 1
    assert "kdialog" not in machine.heard


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ModuleNotFoundError("No module named 'msgspec'", name="msgspec"), ""),
        (ImportError("cannot import name 'QWindow' from 'PySide6.QtGui'", path="QtGui.abi3.so"), ""),
        (ImportError("version `GLIBC_2.38' not found", path="QtCore.abi3.so"), "version `GLIBC_2.38' not found"),
    ],
    ids=["package", "name", "library"],
)
def test_only_libraries_are_explained_and_bugs_are_not(error: ImportError, said: str) -> None:
    assert why_not_loaded(error) == (f"Monstrarium cannot load Qt: {said}." if said else "")


@pytest.mark.parametrize(
    ("environment", "tried"),
    [
        ({"DISPLAY": ":0"}, ["xcb"]),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ["wayland", "xcb"]),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "wayland;xcb:option"}, ["wayland", "xcb"]),
    ],
    ids=["X11", "Wayland", "by name"],
)
def test_the_plugins_are_those_that_qt_tries(environment: dict[str, str], tried: list[str]) -> None:
    assert plugins(environment) == tried
