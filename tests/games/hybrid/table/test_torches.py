"""Torches hang on walls over floor, on every tile and in every laboratory, as they are drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from monstrarium.content.facts import ContentError
from monstrarium.games.hybrid.ground.laboratory import cell_at
from monstrarium.games.hybrid.ground.plan import lab_of
from monstrarium.games.hybrid.ground.tiles import FLOOR, SPAN, TILES, TURNS, laid
from monstrarium.games.hybrid.printed.missions import MISSIONS
from monstrarium.games.hybrid.table.board.torches import TORCHES, read_torches, torches_of


def test_every_side_of_a_tile_says_where_its_torches_are() -> None:
    assert TORCHES.keys() == TILES.keys()


@pytest.mark.parametrize("side", TILES)
def test_a_torch_hangs_on_a_wall_over_floor(side: str) -> None:
    for turn in range(TURNS):
        rows = laid(f"{side}/{turn}")
        assert rows is not None
        for cell in TORCHES[side][turn].split():
            row, column = divmod(cell_at(SPAN, cell), SPAN)
            assert rows[row][column] != FLOOR
            assert rows[row + 1][column] == FLOOR


@pytest.mark.parametrize("plan", sorted({mission.plan for mission in MISSIONS.values()}))
def test_the_torches_of_a_laboratory_hang_on_its_walls(plan: str) -> None:
    lab, torches = lab_of(plan), torches_of(plan)
    assert torches
    assert all(lab.walls >> torch & 1 for torch in torches)
    assert len(set(torches)) == len(torches)


@pytest.mark.parametrize("turns", ['["A1"]', '["A1", "", "", "I9"]', '["A1", "", "", 4]'])
def test_torches_that_are_nowhere_are_refused(tmp_path: Path, turns: str) -> None:
    file = tmp_path / "torches.toml"
    file.write_text(f'[[torches]]\ntile = "1a"\nturns = {turns}\n', encoding="utf-8")
    with pytest.raises(ContentError):
        read_torches(file)
