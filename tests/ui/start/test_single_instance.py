"""A second start hands what is to be opened to the program that runs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from pytestqt.qtbot import QtBot

from monstrarium.storage.paths import Folders, places
from monstrarium.ui.kit import lazy
from monstrarium.ui.start.launch import OpenRequest
from monstrarium.ui.start.single_instance import HINT, SIZE, SingleInstance
from tests.ui.widgets import catch_up

SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from monstrarium.storage.paths import places
from monstrarium.ui.start.single_instance import SingleInstance
from monstrarium.ui.start.launch import OpenRequest
app = QCoreApplication([])
wanted = OpenRequest(*sys.argv[3:5], resume="resume" in sys.argv[5:])
goes_on = SingleInstance(places(Path(sys.argv[1]))).claim(wanted, new_window=sys.argv[2] == "new")
print("goes on" if goes_on else "handed over", "PySide6.QtNetwork" in sys.modules)
"""


@pytest.fixture
def running(folders: Folders, qapp: object) -> Iterator[SingleInstance]:
    """The program that runs."""
    running = SingleInstance(folders)
    assert running.claim(OpenRequest())
    running.listen()
    yield running
    running.close()


def start_again(bot: QtBot, folders: Folders, *wanted: str, how: str = "") -> str:
    """The answer to a second start while the first program goes on."""
    second = QProcess()
    second.start(sys.executable, ["-c", SECOND, str(folders.saves.parent), how, *wanted])
    bot.waitUntil(lambda: second.state() == QProcess.ProcessState.NotRunning)
    return bytes(second.readAllStandardOutput().data()).decode().strip()


def test_the_second_hands_its_whole_wish_to_the_first(qtbot: QtBot, folders: Folders, running: SingleInstance) -> None:
    heard: list[OpenRequest] = []
    running.asked.connect(heard.append)
    assert start_again(qtbot, folders, "/a/zwölf.monstrarium", "cybo", "resume") == "handed over True"
    assert heard == [OpenRequest("/a/zwölf.monstrarium", "cybo", True)]


def test_a_file_whose_name_is_no_text_is_handed_over(qtbot: QtBot, folders: Folders, running: SingleInstance) -> None:
    name = os.fsdecode(b"/a/\xff.monstrarium")
    heard: list[OpenRequest] = []
    running.asked.connect(heard.append)
    words = [sys.executable, "-c", SECOND, str(folders.saves.parent), "", name, ""]
    second = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    qtbot.waitUntil(lambda: second.poll() is not None)
    assert heard == [OpenRequest(name)]


def test_the_second_calls_the_first_to_the_front(qtbot: QtBot, folders: Folders, running: SingleInstance) -> None:
    heard: list[OpenRequest] = []
    running.asked.connect(heard.append)
    assert start_again(qtbot, folders).startswith("handed over")
    assert heard == [OpenRequest()]


def test_who_wants_a_window_of_their_own_gets_one(qtbot: QtBot, folders: Folders, running: SingleInstance) -> None:
    assert start_again(qtbot, folders, how="new") == "goes on False"


def test_a_first_start_reads_no_sockets(folders: Folders) -> None:
    command = [sys.executable, "-c", SECOND, str(folders.saves.parent), ""]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "goes on False"


def test_without_sockets_there_is_a_window_all_the_same(
    folders: Folders, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lack() -> ModuleType:
        raise ImportError("libgssapi_krb5.so.2: cannot open shared object file: No such file or directory")

    monkeypatch.setattr(lazy, "network", lack)
    alone = SingleInstance(folders)
    alone.listen()
    alone.close()
    assert SingleInstance(folders).claim(OpenRequest())
    assert not (folders.state / HINT).exists()


def test_another_data_folder_is_another_program(
    qtbot: QtBot, tmp_path: Path, folders: Folders, running: SingleInstance
) -> None:
    assert start_again(qtbot, places(tmp_path / "elsewhere")) == "goes on False"


def test_what_a_crash_left_behind_is_cleared_away(qtbot: QtBot, folders: Folders) -> None:
    first = SingleInstance(folders)
    first.listen()
    hint = folders.state / "running"
    kept = hint.read_bytes()
    first.close()
    hint.write_bytes(kept)
    next_one = SingleInstance(folders)
    assert next_one.claim(OpenRequest())
    next_one.listen()
    assert start_again(qtbot, folders).startswith("handed over")
    next_one.close()


def test_a_window_of_its_own_leaves_the_first_to_be_found(
    qtbot: QtBot, folders: Folders, running: SingleInstance
) -> None:
    apart = SingleInstance(folders)
    assert apart.claim(OpenRequest(), new_window=True)
    apart.listen()
    apart.close()
    heard: list[OpenRequest] = []
    running.asked.connect(heard.append)

    assert start_again(qtbot, folders).startswith("handed over")
    assert heard == [OpenRequest()]


def socket_of(program: SingleInstance) -> Path:
    """The socket on which a program listens."""
    server = program.findChild(QLocalServer)
    assert server is not None
    return Path(server.fullServerName())


def test_the_socket_lies_in_the_folder_of_the_session(folders: Folders, own_folders: Path) -> None:
    session = Path(os.environ["XDG_RUNTIME_DIR"])
    program = SingleInstance(folders)
    program.listen()

    assert socket_of(program).parent == session
    assert socket_of(program).stat().st_mode & 0o077 == 0
    program.close()


@pytest.mark.parametrize("mode", [0o777, 0o750])
def test_a_folder_that_others_can_use_is_none_for_the_socket(
    own_folders: Path, monkeypatch: pytest.MonkeyPatch, mode: int
) -> None:
    short = Path(os.environ["XDG_RUNTIME_DIR"])
    session = short / "session"
    session.mkdir()
    session.chmod(mode)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(session))
    program = SingleInstance(places(short))
    program.listen()

    assert socket_of(program).parent == short / "state" / "run"
    assert socket_of(program).parent.stat().st_mode & 0o777 == 0o700
    program.close()


def test_a_socket_that_somebody_else_has_made_is_told_nothing(
    folders: Folders, running: SingleInstance, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("monstrarium.ui.start.single_instance._is_closed", lambda _folder: True)
    stranger = os.getuid() + 1
    monkeypatch.setattr(os, "getuid", lambda: stranger)

    assert SingleInstance(folders).claim(OpenRequest("/a/secret.monstrarium"))


def test_closing_lets_the_next_start_be_the_first(folders: Folders, running: SingleInstance) -> None:
    running.close()
    assert not (folders.state / "running").exists()
    assert SingleInstance(folders).claim(OpenRequest())


@pytest.mark.parametrize(
    "said",
    [b"\xff\xff\xff\xff", SIZE.pack(0), SIZE.pack(4) + b"oops", SIZE.pack(3) + b"\0\0x", SIZE.pack(3) + b"\0\xff\0"],
)
def test_a_stranger_is_not_listened_to(qtbot: QtBot, running: SingleInstance, said: bytes) -> None:
    server = running.findChild(QLocalServer)
    assert server is not None
    socket = QLocalSocket()
    socket.connectToServer(server.fullServerName())
    with qtbot.assertNotEmitted(running.asked):
        socket.write(said)
        qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    catch_up()
