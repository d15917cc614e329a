"""Reasons of hints, as a seat at the table gets them, and what they name."""

from __future__ import annotations

from typing import Any

from monstrarium.engine.action import Action
from monstrarium.engine.game import view
from monstrarium.engine.rng import Rng
from monstrarium.games.kit import Kit
from monstrarium.table.desc import TableDesc

from .matches import NAMES, audience

LONGEST = 170
"""The most characters of a reason, so that it can be read beside the move."""


def why(kit: Kit, state: Any, *course: Action, worlds: int = 2) -> str:
    """The reason for a course, or for one action."""
    game, seat = kit.game, course[0].seat
    imagined = [game.sample(state, seat, Rng(seed)) for seed in range(worlds)]
    return kit.hints.reason(view(game, state, seat), course, NAMES[: len(game.standing(state))], imagined)


def table_of(kit: Kit, state: Any, seat: int, offers: tuple[Action, ...] = ()) -> TableDesc:
    """The table as a seat sees it."""
    seen = view(kit.game, state, seat)
    return kit.presenter.describe(seen, audience(kit, seen, seat), offers)


def words_on(table: TableDesc) -> frozenset[str]:
    """The names of all that lies on a table: of pieces, places, and those who sit there."""
    tips = [piece.tip.partition(",")[0].partition(":")[0].strip() for piece in table.pieces]
    return frozenset({*tips, *(zone.title for zone in table.zones), *NAMES} - {""})


def faults_of(reason: str) -> list[str]:
    """What makes a sentence unfit for a reason."""
    found = []
    if not reason.endswith((".", "!", "?")):
        found.append("it is no sentence")
    if len(reason) > LONGEST:
        found.append(f"it has {len(reason)} characters")
    if any(mark in reason for mark in "{}()[]_") or "  " in reason:
        found.append("it has marks that are no words")
    return found
