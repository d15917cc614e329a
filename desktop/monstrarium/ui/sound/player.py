"""Plays sounds by name, on a thread that runs only while there is something to hear.

miniaudio is read on that thread when the first sound is due. Where it is missing, or no device can be opened, the
program is silent, and tries again later.
"""

from __future__ import annotations

import io
import logging
import math
import operator
import queue
import sys
import threading
import time
import wave
from array import array
from collections.abc import Callable
from itertools import repeat
from pathlib import Path
from random import Random
from typing import NamedTuple, Protocol

from ...files import SHIPPED, read_bytes
from .device import Device
from .mixer import Mixer

RATE = 24000
LINGER = 2.0
"""Seconds of silence after which the device is given back and the thread ends."""
LATE = 0.4
"""Seconds after which a sound that could not be played in time is dropped."""
AGAIN = 60.0
"""Seconds until a device that failed is tried again."""
WIDTH = 0.55
"""How far to one side a sound at the edge of the table goes; 1 is all the way."""
SPREAD = 0.15
"""By how much of its loudness a sound differs from the one before."""

log = logging.getLogger(__name__)


class Cue(NamedTuple):
    """A sound to be played: where between the left (0) and the right (1) edge, how loud, and when."""

    name: str
    place: float
    strength: float
    due: float


class Closable(Protocol):
    def close(self) -> None: ...


class Player:
    """`loudness` is asked at every sound: from 0, which is silence, to 1."""

    def __init__(
        self,
        folder: Path,
        loudness: Callable[[], float],
        open_device: Callable[[Mixer], Closable] | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._folder = folder
        self._loudness = loudness
        self._open = open_device or open_default
        self._now = now
        self._cues: queue.SimpleQueue[Cue | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._deaf_until = 0.0
        self._chance = Random()
        self._variants: dict[str, list[Path]] = {}
        self._samples: dict[Path, array[float]] = {}
        self._last: dict[str, Path] = {}

    @property
    def runs(self) -> bool:
        return self._thread is not None

    def play(self, name: str, place: float = 0.5, wait: float = 0.0, strength: float = 1.0) -> None:
        """Have a sound played in `wait` seconds, and return at once."""
        loudness = self._loudness()
        now = self._now()
        if loudness <= 0 or now < self._deaf_until:
            return
        with self._lock:
            self._cues.put(Cue(name, place, strength * loudness, now + wait))
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
                self._thread.start()

    def hush(self) -> None:
        """End every sound, and the thread."""
        with self._lock:
            if self._thread is not None:
                self._cues.put(None)

    def close(self, seconds: float = 1.0) -> None:
        """End the thread, and wait for it, but no longer than so many seconds."""
        thread = self._thread
        self.hush()
        if thread is not None:
            thread.join(seconds)

    def _run(self) -> None:
        mixer = Mixer()
        try:
            device = self._open(mixer)
        except Exception as error:  # noqa: BLE001 - Whatever a driver does, the match goes on in silence.
            log.info("There is no sound: %s", str(error) or type(error).__name__)
            self._deaf_until = self._now() + AGAIN
            self._end()
            return
        try:
            while (cue := self._next(mixer)) is not None:
                self._begin(cue, mixer)
        finally:
            device.close()

    def _next(self, mixer: Mixer) -> Cue | None:
        """Wait for a cue; None when there was none for a while, sounds are to end, or the device takes no more."""
        while True:
            before = mixer.at
            try:
                cue = self._cues.get(timeout=LINGER)
            except queue.Empty:
                if not mixer.silent and mixer.at != before:
                    continue
            else:
                if cue is not None:
                    return cue
                mixer.clear()
            with self._lock:
                if self._cues.empty():
                    self._thread = None
                    return None

    def _end(self) -> None:
        with self._lock:
            while not self._cues.empty():
                self._cues.get()
            self._thread = None

    def _begin(self, cue: Cue, mixer: Mixer) -> None:
        wait = cue.due - self._now()
        samples = self._pick(cue.name)
        if wait < -LATE or samples is None:
            return
        strength = cue.strength * self._chance.uniform(1.0 - SPREAD, 1.0)
        angle = (1.0 + WIDTH * (2.0 * cue.place - 1.0)) * math.pi / 4
        mixer.add(samples, strength * math.cos(angle), strength * math.sin(angle), max(0, round(wait * RATE)))

    def _pick(self, name: str) -> array[float] | None:
        """The samples of one variant of a sound, another than the last time; None where there is none."""
        if name not in self._variants:
            self._variants[name] = sorted(self._folder.glob(f"{name}-[0-9].wav"))
            if not self._variants[name]:
                log.warning("There is no sound %r in %s.", name, self._folder)
        variants = self._variants[name]
        fresh = [path for path in variants if len(variants) == 1 or path != self._last.get(name)]
        if not fresh:
            return None
        path = self._last[name] = self._chance.choice(fresh)
        if path not in self._samples:
            try:
                self._samples[path] = samples_of(path)
            except (OSError, EOFError, ValueError, wave.Error) as error:
                log.warning("%s cannot be played: %s", path, error)
                self._variants[name] = [each for each in variants if each != path]
                return None
        return self._samples[path]


def samples_of(path: Path) -> array[float]:
    """The samples of a WAV file with one channel of 16 bits. ValueError for any other."""
    with wave.open(io.BytesIO(read_bytes(path, SHIPPED)), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise ValueError(f"it does not have one channel of 16 bits at {RATE} Hz")
        whole = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        whole.byteswap()
    return array("f", map(operator.mul, whole, repeat(1 / 32768)))


def open_default(mixer: Mixer) -> Closable:
    """The device of the system."""
    return Device(mixer.mix, RATE)
