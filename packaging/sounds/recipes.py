"""How each sound is made. A recipe is called once for each variant, with chance that differs between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from synthesis import (
    Mode,
    Samples,
    band,
    count,
    fading,
    high,
    later,
    louder,
    low,
    mixed,
    noise,
    shaped,
    struck,
    tone,
)

Recipe: TypeAlias = Callable[[Random], Samples]


class Sound(NamedTuple):
    make: Recipe
    variants: int
    loudness: float
    """In decibels below full scale, over its loudest twentieth of a second. What is often heard is quieter."""


def _card(chance: Random) -> Samples:
    """A card that slides over others and comes to lie."""
    slide = band(noise(0.13, chance), chance.uniform(2300, 3000), 1.1, to=chance.uniform(3400, 4400))
    slide = shaped(slide, (0.0, 0.0), (chance.uniform(0.02, 0.035), 1.0), (0.09, 0.35), (0.13, 0.0))
    lies = fading(band(noise(0.07, chance), chance.uniform(900, 1300), 1.4), 0.011)
    return mixed(
        slide, later(louder(lies, 1.6), chance.uniform(0.075, 0.09)), later(_thump(chance, 190, 0.05, 0.3), 0.08)
    )


def _glass(chance: Random) -> Samples:
    """A sheet of glass that is laid on glass: it touches with one edge, then lies."""
    pitch = chance.uniform(1750, 2250)
    first, then = _clink(chance, pitch, 1.0), _clink(chance, pitch * 1.03, 0.55)
    slide = shaped(high(noise(0.16, chance), 4500), (0.0, 0.0), (0.05, 0.05), (0.16, 0.0))
    return mixed(first, later(then, chance.uniform(0.045, 0.07)), later(slide, 0.02), _thump(chance, 260, 0.09, 0.3))


def _clink(chance: Random, pitch: float, loud: float) -> Samples:
    ratios = (1.0, 1.53, 2.36, 3.05, 3.92)
    modes: list[Mode] = [
        (pitch * ratio * chance.uniform(0.985, 1.015), loud * 0.8**number, 0.085 / (1 + 0.7 * number))
        for number, ratio in enumerate(ratios)
    ]
    return mixed(struck(modes, 0.3), louder(_click(chance, 5200, 0.004), 0.5 * loud))


def _die_on_felt(chance: Random) -> Samples:
    """One bounce of a die on felt: the felt swallows all but the thump and a little of the die."""
    pitch = chance.uniform(1250, 1500)
    die = struck([(pitch, 0.5, 0.011), (pitch * 1.72, 0.3, 0.007)], 0.1)
    return mixed(die, _thump(chance, chance.uniform(150, 185), 0.12, 1.0), louder(_click(chance, 1400, 0.006), 0.8))


def _die_on_metal(chance: Random) -> Samples:
    """One bounce of a die on a plate of metal, which rings on."""
    pitch = chance.uniform(520, 610)
    ratios = ((1.0, 0.5, 0.07), (2.74, 0.7, 0.09), (4.6, 0.6, 0.06), (6.9, 0.45, 0.05), (9.3, 0.3, 0.035))
    plate = struck([(pitch * ratio * chance.uniform(0.98, 1.02), loud, fade) for ratio, loud, fade in ratios], 0.3)
    return mixed(plate, louder(_click(chance, 3600, 0.004), 1.2), _thump(chance, 210, 0.06, 0.5))


def _lever(chance: Random) -> Samples:
    """A large lever: the ratchet clicks faster and faster, then it locks."""
    parts, at, gap = [], 0.0, chance.uniform(0.075, 0.085)
    for number in range(4):
        tooth = struck([(1150 * chance.uniform(0.95, 1.05), 0.4, 0.012), (2900, 0.3, 0.008)], 0.07)
        parts.append(later(louder(mixed(tooth, _click(chance, 2600, 0.005)), 0.45 + 0.1 * number), at))
        at, gap = at + gap, gap * 0.8
    lock = struck([(340, 0.7, 0.06), (790, 0.5, 0.07), (1430, 0.35, 0.05), (2380, 0.2, 0.03)], 0.3)
    parts.append(later(mixed(lock, _thump(chance, 118, 0.2, 0.9), _click(chance, 1800, 0.012)), at + 0.04))
    return mixed(*parts)


def _door(chance: Random) -> Samples:
    """A heavy door that slides in its rail and meets the frame."""
    rolls = shaped(noise(0.6, chance), (0.0, 0.0), (0.1, 1.0), (0.42, 0.8), (0.52, 0.2), (0.6, 0.0))
    rail = mixed(louder(low(high(rolls, 110), 320), 1.6), louder(band(rolls, 820, 0.5, to=640), 0.7))
    uneven = [sample * (0.75 + 0.25 * (at // count(0.045) % 2)) for at, sample in enumerate(rail)]
    meets = struck([(190, 0.6, 0.08), (410, 0.4, 0.07), (905, 0.2, 0.05)], 0.3)
    return mixed(
        uneven,
        later(
            mixed(louder(meets, 1.3), _thump(chance, 112, 0.26, 0.8), louder(_click(chance, 1100, 0.015), 2.0)), 0.47
        ),
    )


def _steel(chance: Random) -> Samples:
    """A blade that meets a blade: two bars that ring a little apart."""
    modes: list[Mode] = []
    for pitch in (chance.uniform(1450, 1700), chance.uniform(1750, 2050)):
        for ratio, loud, fade in ((1.0, 0.5, 0.13), (2.76, 0.8, 0.16), (3.9, 0.4, 0.1), (5.4, 0.45, 0.09)):
            modes.append((min(11000.0, pitch * ratio * chance.uniform(0.99, 1.01)), loud, fade))
    scrape = shaped(band(noise(0.09, chance), 4200, 0.6, to=6800), (0.0, 0.9), (0.02, 0.5), (0.09, 0.0))
    return mixed(struck(modes, 0.5), louder(scrape, 1.1), _thump(chance, 320, 0.06, 0.7))


def _step(chance: Random) -> Samples:
    """A boot: the heel, then the sole."""
    heel = mixed(_thump(chance, chance.uniform(95, 125), 0.12, 1.0), louder(_click(chance, 1500, 0.006), 0.7))
    sole = shaped(band(noise(0.07, chance), chance.uniform(800, 1250), 1.2), (0.0, 0.0), (0.015, 1.2), (0.07, 0.0))
    return mixed(heel, later(sole, chance.uniform(0.035, 0.055)))


def _fall(chance: Random) -> Samples:
    """A body in armour that falls: a thud, and what it wears rattles after it."""
    thud = mixed(_thump(chance, 98, 0.3, 1.2), louder(fading(low(noise(0.25, chance), 700), 0.05), 3.0))
    parts, at = [thud], 0.06
    for number in range(5):
        pitch = chance.uniform(1300, 3100)
        rattle = struck([(pitch, 0.3, 0.018), (pitch * 1.63, 0.2, 0.012)], 0.08)
        parts.append(later(louder(mixed(rattle, louder(_click(chance, 3000, 0.004), 0.8)), 1.2 * 0.8**number), at))
        at += chance.uniform(0.03, 0.075)
    return mixed(*parts)


def _hit(chance: Random) -> Samples:
    """A dull blow."""
    crack = fading(band(noise(0.12, chance), chance.uniform(600, 850), 1.3), 0.02)
    return mixed(tone(chance.uniform(170, 200), 0.2, 0.04, 1.0, bend=0.5), louder(crack, 2.6))


def _shot(chance: Random) -> Samples:
    """A shot, and its echo between walls."""
    crack = fading(mixed(band(noise(0.3, chance), 2600, 1.6, to=500), louder(low(noise(0.3, chance), 300), 1.2)), 0.045)
    walls = louder(low(fading(noise(0.32, chance), 0.09), 900), 0.35)
    return mixed(crack, later(walls, 0.05), _thump(chance, 88, 0.2, 0.9))


def _token(chance: Random) -> Samples:
    """A counter of enamel that is put down."""
    pitch = chance.uniform(880, 1050)
    rings = struck([(pitch, 0.5, 0.014), (pitch * 2.31, 0.4, 0.01), (pitch * 3.87, 0.2, 0.006)], 0.09)
    return mixed(rings, louder(_click(chance, 2600, 0.003), 0.6), _thump(chance, 240, 0.05, 0.4))


def _curtain(chance: Random) -> Samples:
    """Heavy cloth that is drawn over the table."""
    cloth = band(noise(0.62, chance), chance.uniform(480, 600), 1.5, to=chance.uniform(1700, 2100))
    folds = [sample * (0.8 + 0.2 * chance.random()) for sample in low(cloth, 3200)]
    return shaped(folds, (0.0, 0.0), (0.2, 0.8), (0.34, 1.0), (0.62, 0.0))


def _win(chance: Random) -> Samples:
    """Four bars of wood and brass, from low to high."""
    root = chance.choice((261.63, 293.66))
    parts, at = [], 0.0
    for ratio in (1.0, 1.25, 1.5, 2.0):
        pitch = root * ratio
        modes: list[Mode] = [
            (pitch, 0.8, 0.3),
            (2 * pitch, 0.25, 0.2),
            (3.98 * pitch, 0.16, 0.07),
            (9.1 * pitch, 0.05, 0.03),
        ]
        parts.append(later(struck(modes, 1.35 - at), at))
        at += 0.13 + chance.uniform(0.0, 0.006)
    return mixed(*parts)


def _thump(chance: Random, pitch: float, seconds: float, loud: float) -> Samples:
    return tone(pitch * chance.uniform(0.95, 1.05), seconds, seconds / 3.5, loud, bend=0.3)


def _click(chance: Random, pitch: float, fade: float) -> Samples:
    return fading(band(noise(8 * fade, chance), pitch, 1.2), fade)


SOUNDS: Mapping[str, Sound] = MappingProxyType(
    {
        "card": Sound(_card, 4, -25.0),
        "curtain": Sound(_curtain, 2, -24.0),
        "die-felt": Sound(_die_on_felt, 3, -23.0),
        "die-metal": Sound(_die_on_metal, 3, -22.0),
        "door": Sound(_door, 2, -22.0),
        "fall": Sound(_fall, 3, -23.0),
        "glass": Sound(_glass, 4, -24.0),
        "hit": Sound(_hit, 3, -23.0),
        "lever": Sound(_lever, 2, -22.0),
        "shot": Sound(_shot, 2, -23.0),
        "steel": Sound(_steel, 4, -22.0),
        "step": Sound(_step, 4, -27.0),
        "token": Sound(_token, 3, -24.0),
        "win": Sound(_win, 2, -20.0),
    }
)
