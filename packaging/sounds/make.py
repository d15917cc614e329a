"""Makes the sounds of the table, as WAV files under resources/sounds, always the same.

python packaging/sounds/make.py door step    makes two sounds, all when none is named
python packaging/sounds/make.py --check      writes nothing and names every file that is out of date
"""

from __future__ import annotations

import argparse
import io
import math
import sys
import wave
from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

from recipes import SOUNDS
from synthesis import RATE, Samples, count, finished, high

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "sounds"
WINDOW = 0.05
"""Seconds over which loudness is measured."""
DEEP = 200.0
"""Hertz below which small loudspeakers give little, so that it does not count as loud."""
PEAK = 0.7
"""No sample is larger, so that several sounds at once have room."""
FULL = 32767
STEP = 2
"""Sines differ in the last digit between systems, and samples by at most as much."""


def made(name: str) -> list[array[int]]:
    """Every variant of a sound, as samples of 16 bits."""
    sound = SOUNDS[name]
    return [
        _even(finished(sound.make(Random(f"{name} {variant}"))), sound.loudness) for variant in range(sound.variants)
    ]


def loudness(samples: Sequence[float]) -> float:
    """The mean of the loudest window, in decibels below full scale."""
    width = count(WINDOW)
    power = [sample * sample for sample in high(samples, DEEP)]
    starts = range(0, max(1, len(samples) - width), width // 4)
    return 10 * math.log10(max(sum(power[start : start + width]) for start in starts) / width)


def _even(samples: Samples, wanted: float) -> array[int]:
    """A sound at a loudness, as far as its peaks allow."""
    factor = min(10 ** ((wanted - loudness(samples)) / 20), PEAK / max(map(abs, samples)))
    return array("h", [round(FULL * factor * sample) for sample in samples])


def packed(samples: array[int]) -> bytes:
    """The file of a sound."""
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        if sys.byteorder == "big":
            samples = samples[:]
            samples.byteswap()
        out.writeframes(samples.tobytes())
    return file.getvalue()


def unpacked(path: Path) -> array[int]:
    with wave.open(str(path), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def path_of(name: str, variant: int, folder: Path = FOLDER) -> Path:
    return folder / f"{name}-{variant + 1}.wav"


def out_of_date(folder: Path = FOLDER) -> Iterable[str]:
    """The files that differ from what the recipes make, and those that no recipe makes."""
    known = set()
    for name in SOUNDS:
        for variant, samples in enumerate(made(name)):
            path = path_of(name, variant, folder)
            known.add(path)
            if not path.is_file() or not _same(samples, unpacked(path)):
                yield path.name
    yield from sorted(path.name for path in {*folder.glob("*.wav")} - known)


def _same(one: Sequence[int], other: Sequence[int]) -> bool:
    return len(one) == len(other) and all(abs(a - b) <= STEP for a, b in zip(one, other, strict=True))


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Makes the sounds of the table.")
    parser.add_argument("sounds", nargs="*", metavar="SOUND", help="one of: " + ", ".join(SOUNDS))
    parser.add_argument("--check", action="store_true", help="write nothing, name every file that is out of date")
    args = parser.parse_args(words)
    if strange := [name for name in args.sounds if name not in SOUNDS]:
        parser.error(f"there is no sound {strange[0]}; there are {', '.join(SOUNDS)}")
    if args.check:
        old = list(out_of_date())
        print("\n".join(old) if old else "Every sound is up to date.")
        return int(bool(old))
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in args.sounds or SOUNDS:
        for variant, samples in enumerate(made(name)):
            path_of(name, variant).write_bytes(packed(samples))
    return 0


if __name__ == "__main__":
    sys.exit(main())
