"""Keeps to one running program for each person and data folder; a second start hands what it is to open to the first.

Sockets cost time to load, so they are loaded at the start only if a running program has left its hint. The hint is
written once the window is open.
"""

from __future__ import annotations

import contextlib
import logging
import os
import stat
import struct
import sys
from _blake2 import blake2b  # hashlib would load OpenSSL as well.
from pathlib import Path
from types import ModuleType
from typing import Any

from PySide6.QtCore import QObject, Signal

from ... import __version__
from ...files import read_bytes
from ...storage.atomic import remove, write_atomically
from ...storage.paths import Folders
from ..kit import lazy
from .launch import OpenRequest

HINT = "running"
LONGEST_NUMBER = 20
SIZE = struct.Struct(">I")
MAX_BYTES = 1024 * 1024
PATIENCE = 5000
"""Milliseconds to wait for an answer. A busy program gets its time; one that hangs must not keep another from starting.
"""
THANKS = b"ok"
RESUME = b"continue"
LONGEST_PATH = 104
"""Bytes of a socket's path that every system takes, with the final zero."""

log = logging.getLogger(__name__)


class SingleInstance(QObject):
    """Hands an OpenRequest to the program that runs already, or is that program."""

    asked = Signal(object)
    """The program was started again, with this `OpenRequest`."""

    def __init__(self, places: Folders) -> None:
        super().__init__()
        self._hint = places.state / HINT
        self._name = _socket_for(places)
        """A path, or on Windows a name; empty where no folder belongs to this person alone."""
        self._server: Any = None

    def claim(self, wanted: OpenRequest, new_window: bool = False) -> bool:
        """Whether this program goes on; False when another one has taken it over."""
        if new_window or not os.path.exists(self._hint):
            return True
        return not self._hand_over(wanted)

    def listen(self) -> None:
        """Listen for other starts, unless another program does. Called once the window is open."""
        if not self._name or self._answers():
            return
        network = _network()
        if network is None:
            return
        self._server = network.QLocalServer(self)
        self._server.setSocketOptions(network.QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)
        # Whatever lies at the name answers nobody: a crash left it behind, and Qt puts the new one in its place.
        if self._server.listen(self._name):
            self._leave_hint()
        else:
            log.info("The next start will open a window of its own: %s", self._server.errorString())

    def close(self) -> None:
        if self._server is not None and self._server.isListening():
            self._server.close()
            with contextlib.suppress(OSError):
                if read_bytes(self._hint, LONGEST_NUMBER) == str(os.getpid()).encode():
                    remove(self._hint)

    def _leave_hint(self) -> None:
        try:
            write_atomically(self._hint, str(os.getpid()).encode(), durable=False)
        except OSError as error:
            log.info("The next start will open a window of its own: %s", error)

    def _hand_over(self, wanted: OpenRequest) -> bool:
        socket = self._connect()
        if socket is None:
            return False
        said = _told(wanted)
        socket.write(SIZE.pack(len(said)) + said)
        answered = socket.waitForBytesWritten(PATIENCE) and socket.waitForReadyRead(PATIENCE)
        taken = answered and bytes(socket.readAll()) == THANKS
        socket.abort()
        return bool(taken)

    def _answers(self) -> bool:
        socket = self._connect()
        if socket is not None:
            socket.abort()
        return socket is not None

    def _connect(self) -> Any | None:
        network = _network() if _is_ours(self._name) else None
        if network is None:
            return None
        socket = network.QLocalSocket()
        socket.connectToServer(self._name)
        return socket if socket.waitForConnected(PATIENCE) else None

    def _welcome(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            guest = _Connection(socket, self)
            guest.said.connect(self.asked)


class _Connection(QObject):
    """One connection: reads an OpenRequest, answers, and ends."""

    said = Signal(object)

    def __init__(self, socket: Any, parent: QObject) -> None:
        super().__init__(parent)
        self._socket = socket
        self._heard = b""
        socket.setParent(self)
        socket.readyRead.connect(self._hear)
        socket.disconnected.connect(self.deleteLater)
        self._hear()

    def _hear(self) -> None:
        self._heard += bytes(self._socket.readAll())
        if len(self._heard) < SIZE.size:
            return
        (length,) = SIZE.unpack_from(self._heard)
        if length > MAX_BYTES:
            self._socket.abort()
        elif len(self._heard) >= SIZE.size + length:
            self._understand(self._heard[SIZE.size : SIZE.size + length])

    def _understand(self, words: bytes) -> None:
        wanted = _understood(words)
        if wanted is None:
            self._socket.abort()
            return
        self._socket.write(THANKS)
        self._socket.flush()
        self._socket.readyRead.disconnect(self._hear)
        self.said.emit(wanted)


def _told(wanted: OpenRequest) -> bytes:
    """A request for the other program: its words with a NUL between them, which no path contains."""
    return b"\0".join((os.fsencode(wanted.file), wanted.game.encode(), RESUME if wanted.resume else b""))


def _understood(words: bytes) -> OpenRequest | None:
    """The reverse of `_told`; None for anything else."""
    parts = words.split(b"\0")
    if len(parts) != len(OpenRequest._fields) or parts[2] not in (b"", RESUME):
        return None
    try:
        return OpenRequest(os.fsdecode(parts[0]), parts[1].decode(), bool(parts[2]))
    except UnicodeDecodeError:
        return None


def _network() -> ModuleType | None:
    """Local sockets; None if the system lacks a library that they need and the rest of Qt does not."""
    try:
        return lazy.network()
    except ImportError as error:
        log.info("The next start will open a window of its own: %s", error)
        return None


def _socket_for(places: Folders) -> str:
    """The socket for a person, version and data folder: in the folder of the session, else in the state folder."""
    facts = "\0".join((str(Path.home()), str(places.state), __version__))
    name = f"monstrarium-{blake2b(os.fsencode(facts), digest_size=8).hexdigest()}"
    if sys.platform == "win32":
        return name  # There, only the same person can make or open it.
    session = os.environ.get("XDG_RUNTIME_DIR", "")
    if os.path.isabs(session) and _is_closed(Path(session)):
        return str(Path(session) / name)
    own = places.state / "run"
    try:
        own.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        log.info("There is no place for a socket: %s", error)
        return ""
    path = str(own / __version__)
    return path if _is_closed(own) and len(os.fsencode(path)) < LONGEST_PATH else ""


def _is_closed(folder: Path) -> bool:
    """Whether a folder belongs to this person and nobody else can write to it."""
    try:
        facts = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(facts.st_mode) and facts.st_uid == os.getuid() and not facts.st_mode & 0o077


def _is_ours(socket: str) -> bool:
    """Whether there is a socket at this path that this person has made."""
    if sys.platform == "win32":
        return True
    try:
        facts = os.lstat(socket)
    except OSError:
        return False
    return stat.S_ISSOCK(facts.st_mode) and facts.st_uid == os.getuid()
