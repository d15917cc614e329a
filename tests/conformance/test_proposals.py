"""Whatever bots of every level, hints and tables propose is legal, in positions of random matches.

`python -m tests.support.proposals KEY COUNT SEED` looks at many more of them.
"""

from __future__ import annotations

import pytest

from monstrarium.games.kit import Kit
from tests.support.positions import positions
from tests.support.proposals import faults


@pytest.mark.parametrize("seed", [3, 4])
def test_what_anybody_proposes_is_allowed(kit: Kit, seed: int) -> None:
    for number, moment in enumerate(positions(kit, 25, seed)):
        assert [*faults(kit, moment.state, moment.action.seat, number)] == []
