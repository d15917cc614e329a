"""One program for one person and one data folder: whoever starts it again hands the wish to the one that runs.

Sockets cost time to load, so nothing of them is touched at the start unless a running program left its name. The name
is written only once the window is there.
"""

from __future__ import annotations

import contextlib
import logging
import os
import struct
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal

from .. import __version__
from ..engine.files import read_bytes
from ..engine.plain import digest
from ..storage.atomic import remove, write_atomically
from ..storage.paths import Places
from . import lazy
from .wish import Wish

HINT = "running"
LONGEST_NUMBER = 20
SIZE = struct.Struct(">I")
MAX_BYTES = 1024 * 1024
PATIENCE = 5000
"""Milliseconds to wait for an answer. One that is busy is given its time; one that hangs must not keep another from
starting.
"""
THANKS = b"ok"

log = logging.getLogger(__name__)


class SingleInstance(QObject):
    """Asks the program that runs already, or becomes it."""

    asked = Signal(object)
    """Somebody started the program again, with this `Wish`: come to the front."""

    def __init__(self, places: Places) -> None:
        super().__init__()
        self._hint = places.state / HINT
        self._name = _name_for(places)
        self._server: Any = None

    def claim(self, wish: Wish, new_window: bool = False) -> bool:
        """Whether this program is to go on; False when another one has taken the wish and come to the front."""
        if new_window or not os.path.exists(self._hint):
            return True
        return not self._hand_over(wish)

    def listen(self) -> None:
        """Be the program that runs. To be called once the window is there."""
        network = lazy.network()
        self._server = network.QLocalServer(self)
        self._server.setSocketOptions(network.QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)
        if not self._server.listen(self._name) and not self._answers():
            # Nobody answers there: a crash left it behind.
            network.QLocalServer.removeServer(self._name)
            self._server.listen(self._name)
        if self._server.isListening():
            self._leave_hint()

    def close(self) -> None:
        """Answer nobody any more."""
        if self._server is not None and self._server.isListening():
            self._server.close()
            with contextlib.suppress(OSError):
                if read_bytes(self._hint, LONGEST_NUMBER) == str(os.getpid()).encode():
                    remove(self._hint)

    # ---- how

    def _leave_hint(self) -> None:
        try:
            write_atomically(self._hint, str(os.getpid()).encode())
        except OSError as error:
            log.info("The next start will open a window of its own: %s", error)

    def _hand_over(self, wish: Wish) -> bool:
        socket = self._connect()
        if socket is None:
            return False
        said = msgspec.json.encode(wish)
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
        socket = lazy.network().QLocalSocket()
        socket.connectToServer(self._name)
        return socket if socket.waitForConnected(PATIENCE) else None

    def _welcome(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            guest = _Guest(socket, self)
            guest.said.connect(self.asked)


class _Guest(QObject):
    """One connection: hears a wish, thanks, and is gone."""

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
        try:
            wish = msgspec.json.decode(words, type=Wish)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self._socket.abort()
            return
        self._socket.write(THANKS)
        self._socket.flush()
        self._socket.readyRead.disconnect(self._hear)
        self.said.emit(wish)


def _name_for(places: Places) -> str:
    """A name of its own for each person, version and data folder, short enough for any system."""
    return f"monstrarium-{digest((str(Path.home()), str(places.state), __version__))}"
