"""The table of HYBRID as a seat sees it, for tests that look at it."""

from __future__ import annotations

from monstrarium.engine.event import Event
from monstrarium.engine.game import view
from monstrarium.games.hybrid.state import HybridState
from monstrarium.games.hybrid.table.board.memory import Memory
from monstrarium.games.hybrid.table.board.routes import foresee
from monstrarium.games.hybrid.table.presenter import PRESENTER
from monstrarium.table.desc import Affordance, Face, Foresight, ItemId, Piece, TableDesc, Wash
from monstrarium.table.presenter import Audience
from tests.games.hybrid.scenario import GAME
from tests.support.matches import NAMES


def audience(viewer: int | None = 0, memory: Memory | None = None) -> Audience:
    """The audience of a seat."""
    return Audience(viewer, NAMES[:2], (0, 1), memory=memory)


def described(state: HybridState, viewer: int | None = 0, memory: Memory | None = None) -> TableDesc:
    offers = () if viewer is None else tuple(GAME.legal(state, viewer))
    return PRESENTER.describe(view(GAME, state, viewer), audience(viewer, memory), offers)


def ways(state: HybridState, target: ItemId) -> list[Affordance]:
    """All affordances to a target for the side that decides."""
    return [each for each in described(state, state.seat).affordances if each.target == target]


def way(state: HybridState, target: ItemId, variant: str = "") -> Affordance:
    """The first affordance to a target, or the one of a variant."""
    return next(each for each in ways(state, target) if not variant or each.variant == variant)


def foreseen(state: HybridState, item: ItemId, deed: Affordance | None = None) -> Foresight:
    """The foresight of an item and an affordance."""
    found = foresee(view(GAME, state, state.seat), audience(state.seat), item, deed)
    assert found is not None
    return found


def wash(found: Foresight, kind: str) -> Wash:
    """The wash of a kind in a foresight."""
    return next(each for each in found.washes if each.kind == kind)


def piece(state: HybridState, name: ItemId, viewer: int | None = 0) -> Piece:
    """A piece as a seat sees it."""
    return next(each for each in pieces(state, viewer) if each.id == name)


def pieces(state: HybridState, viewer: int | None = 0) -> tuple[Piece, ...]:
    """All pieces as a seat sees them."""
    return PRESENTER.describe(view(GAME, state, viewer), audience(viewer), ()).pieces


def inlays(shown: Piece) -> set[str]:
    """The small drawings on a piece and on what stands on it."""
    return {each.art for face in faces(shown) for each in face.inlays}


def words(shown: Piece) -> set[str]:
    """The texts on a piece and on what stands on it."""
    return {each.text for face in faces(shown) for each in face.labels}


def faces(shown: Piece) -> tuple[Face, ...]:
    """What is seen of a piece: its face, and that of the figure on it."""
    return (shown.face,) if shown.stands is None else (shown.face, shown.stands.face)


def told(state: HybridState, events: list[Event], viewer: int | None = 0) -> list[str]:
    """The lines of the log for events."""
    lines = [PRESENTER.line(event, view(GAME, state, viewer), audience(viewer)) for event in events]
    return [line.text for line in lines if line is not None]
