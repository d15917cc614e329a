"""The table of XenoShyft as a seat sees it, for tests that look at it."""

from __future__ import annotations

from monstrarium.engine.action import Action
from monstrarium.engine.game import view
from monstrarium.games.xenoshyft.table.items import item_of
from monstrarium.games.xenoshyft.table.presenter import PRESENTER
from monstrarium.table.desc import Affordance, Piece, TableDesc
from monstrarium.table.presenter import Audience
from tests.games.xenoshyft.scenario import Table
from tests.support import looking
from tests.support.matches import NAMES


def audience(table: Table, viewer: int | None = 0) -> Audience:
    """A viewer of the table."""
    seats = len(table.state.hands)
    return Audience(viewer, NAMES[:seats], tuple(range(seats)))


def described(table: Table, viewer: int | None = 0) -> TableDesc:
    """What a seat sees, with its offers."""
    seen = view(table.rules, table.state, viewer)
    offers = () if viewer is None else table.rules.legal(table.state, viewer)
    return PRESENTER.describe(seen, audience(table, viewer), offers)


def item(table: Table, key: str) -> str:
    """The id of a card on the table."""
    return item_of(table[key])


def card(table: Table, desc: TableDesc, key: str) -> Piece:
    """A card on the table by its key."""
    return looking.piece(desc, item(table, key))


def affordance(desc: TableDesc, *plan: Action) -> Affordance:
    """The only affordance for a plan."""
    (found,) = [each for each in desc.affordances if each.plan == plan]
    return found


def words(piece: Piece) -> set[str]:
    """All words on a card."""
    return {label.text for label in piece.face.labels}
