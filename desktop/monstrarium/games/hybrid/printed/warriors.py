"""The profiles of HYBRID, read from warriors.toml.

A kind is a number: the profiles in the order of the file, the Griffins first. What rules ask for often stands in
tuples by kind.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec

from ....content.facts import Key, expect_enough, load_facts
from ....content.places import resources
from ....engine.plain import Value
from ....language.words import mark

FACTS = resources() / "hybrid"

Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9)]
Life: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=9)]
Rank: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=4)]
SIDES = ("griffins", "scorpions")
"""By seat."""


class Gear(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """One thing a warrior carries, and what it adds to the rolls of one mode."""

    name: str
    mode: Literal["", "oc", "dc", "fire"] = ""
    bonus: Amount = 0


class Aptitudes(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """The aptitudes of a warrior with their X; 0 where it does not have them."""

    combined: Amount = 0
    aura: Amount = 0
    puny: Amount = 0
    conviction: Amount = 0
    duellist: Amount = 0
    felon: Amount = 0
    frenzy: Amount = 0
    brutish: Amount = 0
    mutation: Amount = 0
    lynx: Amount = 0
    infiltration: Amount = 0
    prestige: Amount = 0
    dorsal: Amount = 0
    sacrifice: Amount = 0
    piercing: Amount = 0
    titan: Amount = 0
    velocity: Amount = 0


class Profile(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """One kind of warrior; a champion stands on the table only once."""

    key: Key
    name: str
    side: Literal["griffins", "scorpions"]
    nv: Life
    oc: Life
    dc: Life
    fire: Amount
    move: Life
    mt: Amount
    rank: Rank
    gear: tuple[Gear, ...]
    aptitudes: Aptitudes
    quip: str = ""
    look: str = ""
    size: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    unique: bool = False


def read_profiles(folder: Path) -> tuple[Profile, ...]:
    """All profiles of a folder, the Griffins first; ContentError says what is wrong with them."""
    profiles = load_facts(folder / "warriors.toml", "warrior", Profile)
    sides: list[str] = [profile.side for profile in profiles]
    expect_enough(folder, {side: sides.count(side) for side in SIDES}, dict.fromkeys(SIDES, 1))
    return tuple(sorted(profiles, key=lambda profile: SIDES.index(profile.side)))


PROFILES = read_profiles(FACTS)
KINDS = {profile.key: kind for kind, profile in enumerate(PROFILES)}


# ---- by kind


def _field(name: str) -> tuple[int, ...]:
    return tuple([int(getattr(profile, name)) for profile in PROFILES])


def _aptitude(name: str) -> tuple[int, ...]:
    return tuple([int(getattr(profile.aptitudes, name)) for profile in PROFILES])


def _gear(mode: str) -> tuple[int, ...]:
    return tuple([sum([each.bonus for each in profile.gear if each.mode == mode]) for profile in PROFILES])


NV, OC, DC, FIRE, MOVE, MT = _field("nv"), _field("oc"), _field("dc"), _field("fire"), _field("move"), _field("mt")
RANK, SIZE, UNIQUE = _field("rank"), _field("size"), _field("unique")
SIDE = tuple([SIDES.index(profile.side) for profile in PROFILES])
"""By kind: the seat it fights for."""
MODES = ((0,) * len(PROFILES), OC, DC, FIRE, MOVE)
"""By mode, by kind: its printed value; 0 where it cannot take it."""
GEAR = ((0,) * len(PROFILES), _gear("oc"), _gear("dc"), _gear("fire"), (0,) * len(PROFILES))
"""By mode, by kind: what its gear adds to rolls."""
COMBINED, AURA, PUNY, CONVICTION = _aptitude("combined"), _aptitude("aura"), _aptitude("puny"), _aptitude("conviction")
DUELLIST, FELON, FRENZY, BRUTISH = _aptitude("duellist"), _aptitude("felon"), _aptitude("frenzy"), _aptitude("brutish")
MUTATION, LYNX, INFILTRATION = _aptitude("mutation"), _aptitude("lynx"), _aptitude("infiltration")
PRESTIGE, DORSAL, SACRIFICE = _aptitude("prestige"), _aptitude("dorsal"), _aptitude("sacrifice")
PIERCING, TITAN, VELOCITY = _aptitude("piercing"), _aptitude("titan"), _aptitude("velocity")


PLAIN_APTITUDES = ("puny", "titan")
"""Those that have no X."""
APTITUDE_NAMES = {
    "combined": mark("Combined Attack"),
    "aura": mark("Aura"),
    "puny": mark("Puny"),
    "conviction": mark("Conviction"),
    "duellist": mark("Duellist"),
    "felon": mark("Felon"),
    "frenzy": mark("Frenzy"),
    "brutish": mark("Brutish Strength"),
    "mutation": mark("Mutation"),
    "lynx": mark("Eye of the Lynx"),
    "infiltration": mark("Infiltration"),
    "prestige": mark("Prestige"),
    "dorsal": mark("Dorsal Protection"),
    "sacrifice": mark("Sacrifice"),
    "piercing": mark("Armour-Piercing Shot"),
    "titan": mark("Titan"),
    "velocity": mark("Velocity"),
}
APTITUDE_TEXTS = {
    "combined": mark("Once a round, in a match up to {x}: a second attack with the printed NV that nobody can parry."),
    "aura": mark("Leads the squad, and lays a chosen aura on all at most {x} squares away."),
    "puny": mark("Cuts corners without a penalty, hides only its like, and opens no doors."),
    "conviction": mark("+{x} hand to hand while the squad's leader is within 8 squares."),
    "duellist": mark("Attacks and shots are perfect on {x} or less."),
    "felon": mark("+{x} more when it attacks from behind."),
    "frenzy": mark("+{x} hand to hand for every enemy it has killed hand to hand."),
    "brutish": mark("Pushes back whom it hits, and every square of that which is blocked costs a wound; squares: {x}."),
    "mutation": mark("Mutations it can take in a match: {x}."),
    "lynx": mark("Sees and shoots farther; squares: {x}."),
    "infiltration": mark("A late move, at the end of the round, of {x} Movement points, until an enemy has seen it."),
    "prestige": mark("+{x} to all rolls until its first wound."),
    "dorsal": mark("Attacks from behind get no bonus, but −{x}."),
    "sacrifice": mark("At the end of a Basic Move it bursts; wounds to every enemy in contact: {x}."),
    "piercing": mark("A shot that hits may go on to a second target behind the first, at most {x} squares from it."),
    "titan": mark("Breaks doors, ignores rocks, never moves diagonally, and is easier to shoot."),
    "velocity": mark("−{x} to be shot; runs over pits and rocks as if they were floor."),
}
"""Marked sentences; {x} is the figure of the profile."""


def aptitudes(kind: int) -> tuple[tuple[str, int], ...]:
    """The aptitudes of a kind with their X, by name."""
    has = PROFILES[kind].aptitudes
    return tuple([(name, getattr(has, name)) for name in APTITUDE_NAMES if getattr(has, name)])
