"""The table of AndrOIDS as a seat sees it, for tests that look at it."""

from __future__ import annotations

from monstrarium.engine.action import Action
from monstrarium.engine.event import Event
from monstrarium.engine.game import view
from monstrarium.games.androids.cards import FACES
from monstrarium.games.androids.state import AndroidsState
from monstrarium.games.androids.table.items import item_of
from monstrarium.games.androids.table.presenter import PRESENTER
from monstrarium.table.desc import Affordance, Piece, TableDesc
from monstrarium.table.presenter import SHAPE, Audience, Flourish
from tests.games.androids.scenario import Table
from tests.support import looking
from tests.support.matches import NAMES

Shown = tuple[TableDesc, tuple[Event, ...], AndroidsState]


def audience(table: Table, viewer: int | None = 0, shape: float = SHAPE, arrangement: str = "") -> Audience:
    """A viewer of the table, in a window of a shape, who holds an arrangement."""
    seats = len(table.state.hands)
    return Audience(viewer, NAMES[:seats], tuple(range(seats)), shape=shape, arrangement=arrangement)


def described(table: Table, viewer: int | None = 0, shape: float = SHAPE, arrangement: str = "") -> TableDesc:
    """What a seat sees, with its offers."""
    seen = view(table.rules, table.state, viewer)
    offers = () if viewer is None else table.rules.legal(table.state, viewer)
    return PRESENTER.describe(seen, audience(table, viewer, shape, arrangement), offers)


def item(table: Table, key: str) -> str:
    """The id of a card on the table."""
    return item_of(table.piece(key))


def piece(table: Table, desc: TableDesc, name: str) -> Piece:
    """A piece by its id or the key of its card."""
    return looking.piece(desc, item(table, name) if name in FACES else name)


def affordance(desc: TableDesc, action: Action) -> Affordance:
    """The only affordance for an action."""
    (found,) = [each for each in desc.affordances if each.plan == (action,)]
    return found


class Camera:
    """A sink that describes the table at every beat, as one viewer sees it."""

    def __init__(self, table: Table, viewer: int | None) -> None:
        self._table, self._viewer = table, viewer
        self._events: list[Event] = []
        self.beats: list[Shown] = []

    def emit(self, event: Event) -> None:
        self._events.append(event)

    def beat(self) -> None:
        seen = view(self._table.rules, self._table.state, self._viewer)
        desc = PRESENTER.describe(seen, audience(self._table, self._viewer), ())
        self.beats.append((desc, tuple(self._events), seen))
        self._events.clear()


def filmed(table: Table, action: Action, viewer: int | None = 0) -> list[Shown]:
    """The tables of an action, beat by beat."""
    camera = Camera(table, viewer)
    table.rules.apply(table.state, action, camera)
    return camera.beats


def flourishes(table: Table, beats: list[Shown], viewer: int | None = 0) -> list[Flourish]:
    """The flourishes of an action."""
    eyes = audience(table, viewer)
    found = [PRESENTER.flourish(event, seen, eyes) for _desc, events, seen in beats for event in events]
    return [each for each in found if each is not None]
