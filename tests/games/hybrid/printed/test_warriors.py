"""Both sides have the printed profiles with their aptitudes."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.printed.warriors import (
    APTITUDE_NAMES,
    APTITUDE_TEXTS,
    KINDS,
    PROFILES,
    RANK,
    SIDE,
    SIZE,
    aptitudes,
)


def test_each_side_has_at_least_eight_profiles_the_griffins_first() -> None:
    assert SIDE.count(0) >= 8
    assert SIDE.count(1) >= 8
    assert list(SIDE) == sorted(SIDE)


def test_every_aptitude_stands_on_some_profile_and_has_a_name_and_a_text() -> None:
    gifted = {name for kind in range(len(PROFILES)) for name, _x in aptitudes(kind)}

    assert len(APTITUDE_NAMES) == 17
    assert gifted == set(APTITUDE_NAMES) == set(APTITUDE_TEXTS)


@pytest.mark.parametrize(
    ("key", "figures_of", "rank", "gifts"),
    [
        ("ambrosius", (5, 5, 5, 3, 3, 6), 2, {"aura": 4, "prestige": 1}),
        ("misericord", (4, 5, 4, 0, 5, 8), 2, {"duellist": 2, "combined": 2}),
        ("demian", (4, 4, 4, 4, 4, 7), 2, {"conviction": 1, "dorsal": 1}),
        ("purifier", (3, 4, 3, 5, 3, 7), 1, {"conviction": 1}),
        ("hybrid", (3, 4, 3, 3, 4, 7), 1, {"mutation": 1}),
        ("aberration", (5, 5, 4, 0, 3, 6), 3, {"titan": 1, "brutish": 2, "frenzy": 1, "mutation": 1}),
        ("pest", (1, 2, 1, 0, 4, 9), 0, {"puny": 1, "velocity": 1, "sacrifice": 1}),
    ],
)
def test_known_warriors_are_as_they_are_known(
    key: str, figures_of: tuple[int, ...], rank: int, gifts: dict[str, int]
) -> None:
    profile = PROFILES[KINDS[key]]

    assert (profile.nv, profile.oc, profile.dc, profile.fire, profile.move, profile.mt) == figures_of
    assert RANK[KINDS[key]] == rank
    assert dict(aptitudes(KINDS[key])) == gifts


def test_only_the_aberration_is_large() -> None:
    assert [PROFILES[kind].key for kind, size in enumerate(SIZE) if size == 2] == ["aberration"]
