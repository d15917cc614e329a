"""Mixes sounds that are played at the same time to one stream."""

from __future__ import annotations

import operator
import threading
from array import array
from itertools import repeat
from typing import NamedTuple

MOST = 12
"""Sounds at once; the oldest ends where there are more."""


class _Voice(NamedTuple):
    """One sound that is played: its samples, left and right in turn, and the frame of the stream where it begins."""

    samples: array[float]
    start: int


class Mixer:
    """The sum of all sounds that are due. Called from several threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[_Voice] = []
        self._at = 0

    @property
    def at(self) -> int:
        """How many frames were mixed so far."""
        return self._at

    @property
    def silent(self) -> bool:
        return not self._voices

    def add(self, samples: array[float], left: float, right: float, wait: int = 0) -> None:
        """Play samples of one channel at a loudness left and right, after so many frames."""
        both = array("f", bytes(8 * len(samples)))
        both[::2] = array("f", map(operator.mul, samples, repeat(left)))
        both[1::2] = array("f", map(operator.mul, samples, repeat(right)))
        with self._lock:
            self._voices = [*self._voices[1 - MOST :], _Voice(both, self._at + wait)]

    def clear(self) -> None:
        with self._lock:
            self._voices = []

    def mix(self, frames: int) -> array[float]:
        """The next frames of the stream; silence where nothing is played."""
        total = array("f", bytes(8 * frames))
        with self._lock:
            end = self._at + frames
            for voice in self._voices:
                skipped = max(0, voice.start - self._at)
                begun = max(0, self._at - voice.start)
                part = voice.samples[2 * begun : 2 * (begun + max(0, frames - skipped))]
                place = slice(2 * skipped, 2 * skipped + len(part))
                total[place] = array("f", map(operator.add, total[place], part))
            self._voices = [voice for voice in self._voices if voice.start + len(voice.samples) // 2 > end]
            self._at = end
        return total
