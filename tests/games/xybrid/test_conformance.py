"""The promises of every game, as far as they need no eyes, kept by XYbrid."""

from __future__ import annotations

import pytest

from monstrarium.games.kit import Kit
from tests.conformance import test_effect_code, test_matches, test_rules, test_secrets

NEED_EYES = ("test_the_last_view_is_told_to_everyone",)
NEED_THE_SHELF = ("test_matches_are_the_same_under_every_hash_seed",)
OF_ANY_GAME = [
    promise
    for module in (test_effect_code, test_matches, test_rules, test_secrets)
    for name, promise in vars(module).items()
    if name.startswith("test_") and promise.__code__.co_varnames[: promise.__code__.co_argcount] == ("kit",)
    if name not in (*NEED_EYES, *NEED_THE_SHELF)
]


@pytest.mark.parametrize("promise", OF_ANY_GAME, ids=lambda promise: promise.__name__)
def test_a_promise_of_every_game_is_kept(promise: object, kit: Kit) -> None:
    promise(kit)  # type: ignore[operator]
