"""What sounds are made of: noise, things that ring, and filters, as lists of samples from -1 to 1."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeAlias

RATE = 24000
"""Samples a second."""
Samples: TypeAlias = list[float]
Mode: TypeAlias = tuple[float, float, float]
"""One tone of a thing that is struck: its pitch in hertz, its loudness, the seconds in which it fades to a third."""
ATTACK, RELEASE = 0.0008, 0.012
"""Seconds in which a struck thing begins to ring, and in which a tone that is cut off ends."""
HUSH = 0.12
"""The share of every sound in which it fades out at its end."""


def count(seconds: float) -> int:
    return round(seconds * RATE)


def noise(seconds: float, chance: Random) -> Samples:
    return [chance.uniform(-1.0, 1.0) for _ in range(count(seconds))]


def tone(pitch: float, seconds: float, fade: float, loud: float = 1.0, bend: float = 0.0) -> Samples:
    """A tone that fades to a third in `fade` seconds and falls by `bend` of its pitch while it does."""
    samples, angle, step = [], 0.0, math.tau / RATE
    for at in range(count(seconds)):
        passed = at / RATE
        left = math.exp(-passed / fade)
        angle += step * pitch * (1.0 - bend * (1.0 - left))
        edge = min(1.0, passed / ATTACK, (seconds - passed) / RELEASE)
        samples.append(loud * left * edge * math.sin(angle))
    return samples


def struck(modes: Iterable[Mode], seconds: float) -> Samples:
    return mixed(*[tone(pitch, seconds, fade, loud) for pitch, loud, fade in modes])


def mixed(*parts: Sequence[float]) -> Samples:
    """The sum of sounds that begin together."""
    total = [0.0] * max(map(len, parts))
    for part in parts:
        for at, sample in enumerate(part):
            total[at] += sample
    return total


def later(samples: Sequence[float], seconds: float) -> Samples:
    return [0.0] * count(seconds) + list(samples)


def louder(samples: Sequence[float], factor: float) -> Samples:
    return [factor * sample for sample in samples]


def shaped(samples: Sequence[float], *points: tuple[float, float]) -> Samples:
    """A sound whose loudness goes in straight lines through points: seconds and loudness."""
    result = []
    corners = [(0.0, points[0][1]), *points, (math.inf, points[-1][1])]
    leg = 0
    for at, sample in enumerate(samples):
        passed = at / RATE
        while passed >= corners[leg + 1][0]:
            leg += 1
        (start, low), (end, high) = corners[leg], corners[leg + 1]
        share = 0.0 if end == math.inf else (passed - start) / (end - start)
        result.append(sample * (low + (high - low) * share))
    return result


def fading(samples: Sequence[float], fade: float) -> Samples:
    """A sound that fades to a third in so many seconds."""
    return [sample * math.exp(-at / RATE / fade) for at, sample in enumerate(samples)]


def band(samples: Sequence[float], pitch: float, width: float, to: float = 0.0) -> Samples:
    """What lies around a pitch, `width` of it wide; the pitch glides `to` another where that is given."""
    result = []
    x1 = x2 = y1 = y2 = 0.0
    for at, x in enumerate(samples):
        if at % 32 == 0:
            here = pitch if not to else pitch * (to / pitch) ** (at / len(samples))
            angle = math.tau * here / RATE
            alpha = math.sin(angle) * width / 2
            b0, a1, a2 = alpha / (1 + alpha), -2 * math.cos(angle) / (1 + alpha), (1 - alpha) / (1 + alpha)
        y = b0 * (x - x2) - a1 * y1 - a2 * y2
        x1, x2, y1, y2 = x, x1, y, y1
        result.append(y)
    return result


def low(samples: Sequence[float], pitch: float) -> Samples:
    """What lies below a pitch."""
    share = 1.0 - math.exp(-math.tau * pitch / RATE)
    result, kept = [], 0.0
    for sample in samples:
        kept += share * (sample - kept)
        result.append(kept)
    return result


def high(samples: Sequence[float], pitch: float) -> Samples:
    """What lies above a pitch."""
    return [sample - deep for sample, deep in zip(samples, low(samples, pitch), strict=True)]


def finished(samples: Sequence[float]) -> Samples:
    """A sound that begins and ends in silence, without anything too low to be heard."""
    heard = high(samples, 30.0)
    last = round(HUSH * len(heard))
    for at in range(last):
        heard[-1 - at] *= at / last
    return heard
