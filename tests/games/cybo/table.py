"""The table of CYBO as a seat sees it, for tests that look at it."""

from __future__ import annotations

import msgspec

from monstrarium.engine.game import view
from monstrarium.games.cybo import KIT
from monstrarium.games.cybo.table.presenter import PRESENTER
from monstrarium.table.desc import Piece, TableDesc
from monstrarium.table.presenter import SHAPE, Audience
from tests.games.cybo.scenario import Table
from tests.support import matches


def audience(table: Table, viewer: int | None = None, shape: float = SHAPE, arrangement: str = "") -> Audience:
    """A viewer of the table, in a window of a shape, who holds an arrangement."""
    return msgspec.structs.replace(matches.audience(KIT, table.state, viewer), shape=shape, arrangement=arrangement)


def described(table: Table, viewer: int | None = None, shape: float = SHAPE, arrangement: str = "") -> TableDesc:
    """The table as the seat with the die sees it."""
    seen = view(table.rules, table.state, viewer)
    return PRESENTER.describe(seen, audience(table, viewer, shape, arrangement), table.offers())


def texts(item: Piece) -> list[str]:
    """All words of a piece."""
    return [label.text for label in item.face.labels]
