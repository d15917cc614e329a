"""The table of XYbrid as a seat sees it, for tests that look at it."""

from __future__ import annotations

from monstrarium.engine.action import Action
from monstrarium.engine.game import view
from monstrarium.games.xybrid.cards import FACES
from monstrarium.games.xybrid.table.items import item_of
from monstrarium.games.xybrid.table.presenter import XybridPresenter
from monstrarium.table.desc import Affordance, Piece, Rect, TableDesc
from monstrarium.table.presenter import Audience
from tests.games.xybrid.scenario import Table
from tests.support.matches import NAMES

PRESENTER = XybridPresenter()


def audience(table: Table, viewer: int | None = 0) -> Audience:
    """Somebody who looks."""
    seats = len(table.state.hands)
    return Audience(viewer, NAMES[:seats], tuple(range(seats)))


def described(table: Table, viewer: int | None = 0) -> TableDesc:
    """What a seat sees, with its offers."""
    seen = view(table.rules, table.state, viewer)
    offers = () if viewer is None else table.rules.legal(table.state, viewer)
    return PRESENTER.describe(seen, audience(table, viewer), offers)


def item(key: str) -> str:
    """What a card is called on the table."""
    return item_of(FACES[key])


def piece(desc: TableDesc, name: str) -> Piece:
    """A piece by its id or the key of its card."""
    wanted = item(name) if name in FACES else name
    return next(each for each in desc.pieces if each.id == wanted)


def affordance(desc: TableDesc, action: Action) -> Affordance:
    """The one gesture that means an action."""
    (found,) = [each for each in desc.affordances if each.plan == (action,)]
    return found


def box(shown: Piece) -> Rect:
    """Where a piece lies."""
    wide, high = (length * shown.pose.scale for length in shown.size)
    return shown.pose.x - wide / 2, shown.pose.y - high / 2, wide, high


def within(inner: Rect, outer: Rect) -> bool:
    """Whether a rectangle lies in another."""
    right, bottom = inner[0] + inner[2], inner[1] + inner[3]
    edge = 1e-6
    return (
        inner[0] >= outer[0] - edge
        and inner[1] >= outer[1] - edge
        and right <= outer[0] + outer[2] + edge
        and bottom <= outer[1] + outer[3] + edge
    )


def apart(one: Rect, two: Rect) -> bool:
    """Whether two rectangles do not overlap."""
    edge = 1e-6
    return (
        one[0] + one[2] <= two[0] + edge
        or two[0] + two[2] <= one[0] + edge
        or one[1] + one[3] <= two[1] + edge
        or two[1] + two[3] <= one[1] + edge
    )
