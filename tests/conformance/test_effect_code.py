"""Effects of every game are written so that they can be run again from their journal."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from monstrarium.games.kit import Kit
from tests.support import pantry
from tests.support.effect_code import complaints, effects_in

EFFECT = """
@book.effect("probe")
def probe(fx: PantryFx) -> Steps:
    {}
"""


def test_effects_say_nothing_but_words(kit: Kit) -> None:
    for path in effects_in(Path(str(sys.modules[type(kit.game).__module__].__file__)).parent):
        assert complaints(path.read_text("utf-8")) == [], path


def test_effects_are_found_where_they_are_written() -> None:
    folder = Path(str(pantry.__file__)).parent
    assert effects_in(folder) == [folder / "effects.py", folder / "words.py"]


@pytest.mark.parametrize(
    "line",
    [
        "fx.draw(1); yield from ()",
        "card = yield Choice(fx.seat, mark('Which?'), fx.hand(fx.seat)); fx.scrap(fx.seat, card)",
        "while len(hand := fx.hand(fx.seat)) > LIMIT: fx.scrap(fx.seat, (yield Choice(fx.seat, TEXT, hand)))",
        "yield from book.steps('cat', fx)",
        "yield from fx.spared(1)",
        "hit = fx.hit(); fx.scrap(hit.seat, (hit.card,))",
    ],
)
def test_what_effects_may_say(line: str) -> None:
    assert complaints(EFFECT.format(line)) == []


@pytest.mark.parametrize(
    "line",
    [
        "fx._state.coins[0] = 9",
        "state.coins.clear()",
        "import time",
        "yield Choice(fx.seat, 'Which?', {1, 2})",
        "print(fx.seat)",
        "coins = fx.coins(); coins.append(3)",
        "coins = fx.coins(); coins[0] = 3",
        "fx.seat = 3",
        "book.begin(fx.seat)",
        "ask = lambda: fx.hand(0)",
        "yield Choice(fx.seat, f'{fx.seat} chooses', (1, 2))",
    ],
)
def test_what_effects_may_not_say(line: str) -> None:
    assert complaints(EFFECT.format(line)) != []
