"""The table of XYbrid as a seat sees it, for tests that look at it."""

from __future__ import annotations

from monstrarium.engine.action import Action
from monstrarium.engine.game import view
from monstrarium.games.xybrid import KIT
from monstrarium.games.xybrid.cards import FACES
from monstrarium.games.xybrid.table.items import item_of
from monstrarium.games.xybrid.table.presenter import PRESENTER
from monstrarium.table.desc import Affordance, Piece, TableDesc
from monstrarium.table.presenter import Audience
from tests.games.xybrid.scenario import Table
from tests.support import looking, matches


def audience(table: Table, viewer: int | None = 0) -> Audience:
    """A viewer of the table."""
    return matches.audience(KIT, table.state, viewer)


def described(table: Table, viewer: int | None = 0) -> TableDesc:
    """What a seat sees, with its offers."""
    seen = view(table.rules, table.state, viewer)
    offers = () if viewer is None else table.rules.legal(table.state, viewer)
    return PRESENTER.describe(seen, audience(table, viewer), offers)


def item(key: str) -> str:
    """The id of a card on the table."""
    return item_of(FACES[key])


def piece(desc: TableDesc, name: str) -> Piece:
    """A piece by its id or the key of its card."""
    wanted = item(name) if name in FACES else name
    return looking.piece(desc, wanted)


def affordance(desc: TableDesc, action: Action) -> Affordance:
    """The only affordance for an action."""
    (found,) = [each for each in desc.affordances if each.plan == (action,)]
    return found
