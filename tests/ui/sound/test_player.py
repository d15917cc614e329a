"""Sounds on their way to the device: mixed, placed, on a thread of their own, and never an error."""

from __future__ import annotations

import threading
import time
import wave
from array import array
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from monstrarium.ui.kit import lazy
from monstrarium.ui.sound import device, player
from monstrarium.ui.sound.device import Device, NoDevice, usual_backends
from monstrarium.ui.sound.mixer import MOST, Mixer
from monstrarium.ui.sound.player import AGAIN, LATE, RATE, Player, samples_of
from tests.ui.patience import PATIENCE
from tests.ui.stage import Time

HALF = array("f", [0.5] * 4)


def until(there: Callable[[], bool]) -> None:
    """Wait for another thread."""
    end = time.monotonic() + PATIENCE / 1000
    while not there():
        assert time.monotonic() < end, "another thread does not come to it"
        time.sleep(0.002)


def write(folder: Path, name: str, level: int, frames: int = 100, channels: int = 1) -> None:
    with wave.open(str(folder / f"{name}.wav"), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(array("h", [level] * frames * channels).tobytes())


class Ear:
    """Takes the place of a device, and keeps the mixer that would play on it."""

    def __init__(self) -> None:
        self.mixers: list[Mixer] = []
        self.closed = 0
        self.trouble: Exception | None = None
        self.thread = ""

    def __call__(self, mixer: Mixer) -> Ear:
        self.thread = threading.current_thread().name
        if self.trouble is not None:
            raise self.trouble
        self.mixers.append(mixer)
        return self

    def close(self) -> None:
        self.closed += 1

    def hears(self, frames: int = 200) -> list[tuple[float, float]]:
        """What is played next, left and right, once there is something."""
        until(lambda: bool(self.mixers) and not self.mixers[-1].silent)
        mixed = self.mixers[-1].mix(frames)
        return [*zip(mixed[::2], mixed[1::2], strict=True)]


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one sound, which is the same all along."""
    write(tmp_path, "tap-1", 16384)
    return tmp_path


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
def made(folder: Path, ear: Ear, clock: Time, monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    """A player that an ear listens to, with no difference in loudness from one time to the next."""
    monkeypatch.setattr(player, "SPREAD", 0.0)
    found = Player(folder, lambda: 1.0, ear, clock)
    yield found
    found.close()


def test_sounds_that_are_played_together_are_added() -> None:
    mixer = Mixer()
    mixer.add(HALF, 1.0, 0.5)
    mixer.add(HALF, 0.5, 0.5, wait=2)
    assert [*mixer.mix(4)] == [0.5, 0.25, 0.5, 0.25, 0.75, 0.5, 0.75, 0.5]
    assert [*mixer.mix(4)] == [0.25, 0.25, 0.25, 0.25, 0.0, 0.0, 0.0, 0.0]
    assert mixer.silent


def test_a_sound_goes_on_where_the_last_frames_ended() -> None:
    mixer = Mixer()
    mixer.add(array("f", [0.125, 0.25, 0.5]), 1.0, 1.0, wait=1)
    assert [mixer.mix(1)[0] for _frame in range(5)] == [0.0, 0.125, 0.25, 0.5, 0.0]


def test_no_more_sounds_than_can_be_told_apart_are_played_at_once() -> None:
    mixer = Mixer()
    for _sound in range(3 * MOST):
        mixer.add(HALF, 1.0, 1.0)
    assert mixer.mix(1)[0] == MOST * 0.5


def test_a_sound_is_heard_where_its_piece_lies(made: Player, ear: Ear) -> None:
    loudest = []
    for place in (0.0, 0.5, 1.0):
        made.play("tap", place)
        loudest.append(max(ear.hears()))
        ear.mixers[-1].clear()
    (left, weak), (one, other), (weak_again, right) = loudest
    assert (left, weak, one) == pytest.approx((right, weak_again, other))
    assert left > one > weak > 0


def test_a_sound_waits_until_it_is_due(made: Player, ear: Ear) -> None:
    made.play("tap", wait=1.0)
    heard = ear.hears(2 * RATE)
    assert next(at for at, (left, _right) in enumerate(heard) if left) == RATE


def test_what_is_much_too_late_is_left_out(made: Player, ear: Ear) -> None:
    made.play("tap", wait=-2 * LATE)
    made.play("tap", wait=1.0)
    assert max(ear.hears(100)) == (0.0, 0.0)


def test_two_variants_take_turns(folder: Path, made: Player, ear: Ear) -> None:
    write(folder, "tap-2", 8192)
    loud = []
    for _time in range(6):
        made.play("tap")
        loud.append(max(left for left, _right in ear.hears()) > 0.3)
        ear.mixers[-1].clear()
    assert loud in ([True, False] * 3, [False, True] * 3)


def test_everything_is_done_on_a_thread_of_its_own(made: Player, ear: Ear) -> None:
    made.play("tap")
    ear.hears()
    assert ear.thread == "sound"


def test_without_loudness_there_is_no_thread(folder: Path, ear: Ear) -> None:
    silent = Player(folder, lambda: 0.0, ear)
    silent.play("tap")
    assert (silent.runs, ear.mixers) == (False, [])


def test_the_thread_ends_after_a_silence_and_gives_the_device_back(
    made: Player, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "LINGER", 0.01)
    made.play("tap")
    ear.hears()
    until(lambda: ear.closed == 1)
    assert not made.runs
    made.play("tap")
    assert max(ear.hears()) > (0.0, 0.0)


def test_a_device_that_takes_no_more_is_given_up_and_opened_anew(
    made: Player, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "LINGER", 0.01)
    made.play("tap")
    until(lambda: ear.closed == 1)
    made.play("tap")
    until(lambda: ear.closed == 2)
    assert len(ear.mixers) == 2


def test_hushing_ends_what_is_heard_and_the_thread(made: Player, ear: Ear) -> None:
    made.play("tap", wait=5.0)
    until(lambda: bool(ear.mixers) and not ear.mixers[-1].silent)
    made.hush()
    until(lambda: ear.closed == 1)
    assert (made.runs, ear.mixers[-1].silent) == (False, True)


@pytest.mark.parametrize("trouble", [NoDevice("none"), ImportError("no miniaudio"), OSError(5, "broken"), ValueError()])
def test_a_device_that_fails_is_no_error_and_is_tried_again_later(
    made: Player, ear: Ear, clock: Time, trouble: Exception
) -> None:
    ear.trouble = trouble
    made.play("tap")
    until(lambda: not made.runs)
    made.play("tap")
    assert not made.runs
    ear.trouble = None
    clock.now += 2 * AGAIN
    made.play("tap")
    assert max(ear.hears()) > (0.0, 0.0)


def test_a_sound_that_is_missing_is_not_heard(made: Player, ear: Ear, caplog: pytest.LogCaptureFixture) -> None:
    made.play("thunder")
    made.play("tap")
    assert max(ear.hears()) > (0.0, 0.0)
    assert "There is no sound 'thunder'" in caplog.text


def test_a_file_that_cannot_be_played_is_left_out(
    folder: Path, made: Player, ear: Ear, caplog: pytest.LogCaptureFixture
) -> None:
    write(folder, "bell-1", 1000, channels=2)
    (folder / "gong-1.wav").write_bytes(b"RIFF")
    for name in ("bell", "gong", "tap"):
        made.play(name)
    assert max(ear.hears()) > (0.0, 0.0)
    assert "it does not have one channel of 16 bits at 24000 Hz" in caplog.text
    assert "gong-1.wav cannot be played" in caplog.text


def test_samples_are_read_as_they_were_written(folder: Path) -> None:
    assert [*samples_of(folder / "tap-1.wav")] == [0.5] * 100


def test_no_backend_is_asked_that_writes_to_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "ALSA", tmp_path / "none")
    assert usual_backends("linux") == ("pulseaudio",)
    monkeypatch.setattr(device, "ALSA", tmp_path)
    assert usual_backends("linux") == ("pulseaudio", "alsa")
    assert usual_backends("darwin") == ()


needs_miniaudio = pytest.mark.skipif(find_spec(lazy.AUDIO) is None, reason="miniaudio is not installed")


@needs_miniaudio
def test_the_null_device_asks_for_what_is_played() -> None:
    asked: list[int] = []
    mixer = Mixer()

    def source(frames: int) -> array[float]:
        asked.append(frames)
        return mixer.mix(frames)

    mixer.add(HALF, 1.0, 1.0)
    null = Device(source, RATE, ("null",))
    until(lambda: mixer.silent and len(asked) > 2)
    null.close()
    assert min(asked) > 0


@needs_miniaudio
def test_a_device_that_cannot_be_opened_says_so() -> None:
    with pytest.raises(NoDevice, match="miniaudio says"):
        Device(lambda frames: bytes(8 * frames), RATE, ("sndio",))


def test_without_miniaudio_opening_is_an_import_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lazy, "AUDIO", "no_such_module_of_sound")
    with pytest.raises(ImportError):
        Device(lambda frames: bytes(8 * frames), RATE)
