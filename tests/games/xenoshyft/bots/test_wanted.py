"""What quick matches buy follows from a table of weights, which comes with the program."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from monstrarium.content.places import shipped_resources
from monstrarium.content.values import load_evolved
from monstrarium.engine.game import settle
from monstrarium.engine.rng import Rng
from monstrarium.games.xenoshyft.balance import HOUSES, TRAINING
from monstrarium.games.xenoshyft.bots.quick_play import play_match, with_weights
from monstrarium.games.xenoshyft.bots.wanted import NAMES, TASTE, WEIGHTS, taste_of
from monstrarium.games.xenoshyft.cards import FACES
from monstrarium.games.xenoshyft.rules import Xenoshyft
from monstrarium.games.xenoshyft.state import XenoshyftState

BEGIN = """
import sys
from pathlib import Path
from monstrarium.content import places

places.shipped_resources = lambda: Path(sys.argv[1])
from monstrarium.content.facts import ContentError
places.resources = lambda: Path(sys.argv[2])
try:
    import monstrarium.games.xenoshyft
except ContentError as error:
    print(error)
"""


def begun() -> XenoshyftState:
    rules = Xenoshyft()
    return rules.new(1, settle(rules.info, 1, HOUSES[TRAINING]), Rng(3))


def changed(**factors: float) -> tuple[float, ...]:
    named = {name.replace("_", " "): factor for name, factor in factors.items()}
    assert named.keys() <= {*NAMES}
    return tuple(weight * named.get(name, 1.0) for name, weight in zip(NAMES, WEIGHTS, strict=True))


def test_the_table_that_comes_with_the_program_names_every_weight() -> None:
    assert load_evolved("xenoshyft", NAMES, {}) == WEIGHTS


def test_a_card_is_wanted_more_where_it_is_stronger() -> None:
    ranger, gator = FACES["ranger"], FACES["gator"]
    taste = taste_of(changed(ranger_2=3.0))

    assert all(taste.wanted[number][1][ranger] > TASTE.wanted[number][1][ranger] for number in (1, 3, 4, 6))
    assert taste.wanted[7][1][ranger] == TASTE.wanted[7][1][ranger]  # Wave 2 is over.
    assert taste.wanted[4][1][gator] == TASTE.wanted[4][1][gator]


def test_quick_matches_are_played_with_the_weights_in_use_or_with_others() -> None:
    own, same, other = begun(), begun(), begun()
    play_match(own)
    with_weights(WEIGHTS)(same)
    with_weights(changed(often=0.01, room=0.01, no_room=0.01, as_equipment=0.01, as_instant=0.01))(other)

    assert same == own
    assert other.base > own.base  # Whoever wants nothing buys nothing.


@pytest.mark.parametrize(
    ("line", "instead", "told"),
    [
        ('"ranger 2"', '"rnager 2"', "there is no feature 'rnager 2'"),
        ('"fade" = ', '"fade" = -', "the weight of 'fade' is not above 0"),
        ('"often" = ', "# ", "the weight of 'often' is missing"),
        ("[weights]", "[weight]", "weights"),
    ],
)
def test_a_broken_table_is_told_with_its_place(tmp_path: Path, line: str, instead: str, told: str) -> None:
    table = (shipped_resources() / "values" / "xenoshyft.toml").read_text("utf-8")
    assert line in table
    (tmp_path / "values").mkdir()
    (tmp_path / "values" / "xenoshyft.toml").write_text(table.replace(line, instead), "utf-8")

    words = [sys.executable, "-c", BEGIN, str(tmp_path), str(shipped_resources())]
    done = subprocess.run(words, capture_output=True, text=True, check=False)

    assert told in done.stdout, done.stderr
    assert "xenoshyft.toml" in done.stdout
