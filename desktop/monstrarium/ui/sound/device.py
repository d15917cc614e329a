"""The device that sounds are played on, by the C library miniaudio.

Of the package `miniaudio` only its C part is used: the Python part reads numpy and what it needs of the network, which
takes half a second and 18 MB; the C part takes 7 ms and 1 MB.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ... import NAME
from ..kit.lazy import audio

FRAME = 8
"""Bytes of a frame: a float left and a float right."""
PERIOD_MS, PERIODS = 25, 3
"""The device asks for so many milliseconds at a time, and has so many such parts ahead."""
ALSA = Path("/dev/snd")

Source = Callable[[int], Any]
"""Gives so many frames as a buffer of bytes."""


class NoDevice(Exception):
    """No device of the wanted kind can be used."""


class Device:
    """An open device that plays what its source gives, on a thread of the library, until it is closed."""

    def __init__(self, source: Source, rate: int, backends: Sequence[str] = ()) -> None:
        """`backends` are names in miniaudio; empty for those of the system. Raises NoDevice, or ImportError where
        miniaudio is not installed.
        """
        module = audio()
        self._ffi, self._lib = module.ffi, module.lib
        self._lib.init_miniaudio()
        self._ffi.def_extern("_internal_data_callback")(_fill)
        self._source = source
        self._name = NAME.encode()
        self._handle = self._ffi.new_handle(self)
        self._context = self._make_context(backends or usual_backends(sys.platform))
        self._device = self._ffi.new("ma_device*")
        try:
            self._begin(rate)
        except NoDevice:
            self._lib.ma_context_uninit(self._context)
            raise

    def close(self) -> None:
        self._lib.ma_device_uninit(self._device)
        self._lib.ma_context_uninit(self._context)

    def fill(self, output: Any, frames: int) -> None:
        self._ffi.memmove(output, self._source(frames), frames * FRAME)

    def _make_context(self, backends: Sequence[str]) -> Any:
        config = self._lib.ma_context_config_init()
        config.pulse.pApplicationName = self._ffi.from_buffer(self._name + b"\0")
        wanted = [getattr(self._lib, f"ma_backend_{name}") for name in backends]
        listed = self._ffi.new("ma_backend[]", wanted) if wanted else self._ffi.NULL
        context = self._ffi.new("ma_context*")
        self._check(self._lib.ma_context_init(listed, len(wanted), self._ffi.addressof(config), context))
        return context

    def _begin(self, rate: int) -> None:
        lib = self._lib
        config = lib.ma_device_config_init(lib.ma_device_type_playback)
        config.playback.format = lib.ma_format_f32
        config.playback.channels = 2
        config.sampleRate = rate
        config.periodSizeInMilliseconds, config.periods = PERIOD_MS, PERIODS
        config.dataCallback = lib._internal_data_callback
        config.pUserData = self._handle
        self._check(lib.ma_device_init(self._context, self._ffi.addressof(config), self._device))
        try:
            self._check(lib.ma_device_start(self._device))
        except NoDevice:
            lib.ma_device_uninit(self._device)
            raise

    def _check(self, result: int) -> None:
        if result != self._lib.MA_SUCCESS:
            raise NoDevice(f"miniaudio says {result}")


def usual_backends(system: str) -> tuple[str, ...]:
    """All of the system; on Linux those that write nothing to the terminal where they find no device."""
    if system != "linux":
        return ()
    return ("pulseaudio", "alsa") if ALSA.is_dir() else ("pulseaudio",)


def _fill(device: Any, output: Any, _input: Any, frames: int) -> None:
    """The library asks for frames, on its own thread."""
    audio().ffi.from_handle(device.pUserData).fill(output, frames)
