"""The cards of the own hand come up while they are pointed at, and nobody else's do."""

from __future__ import annotations

import pytest

from monstrarium.engine.rng import Rng
from monstrarium.games import load
from monstrarium.table.desc import Piece, TableDesc, risen
from monstrarium.table.layout import CARD
from monstrarium.ui.scene.geometry import box_of
from tests.support.matches import audience, session_of

HANDS = {"xybrid": ("hand", "secrets"), "androids": ("seat",), "xenoshyft": ("hand",), "hybrid": ("hand",)}


def tables(key: str) -> list[tuple[int, TableDesc]]:
    """The table as each seat sees it at some moments of a match, while it holds cards."""
    kit, rng, found = load(key), Rng(5), []
    session = session_of(kit, 5)
    for at in range(240):
        waiting = session.to_act()
        if not waiting:
            break
        session.submit(rng.pick(tuple(session.offers(waiting[0]))))
        if at % 12 == 11:
            for seat in range(2):
                view = session.view(seat)
                found.append((seat, kit.presenter.describe(view, audience(kit, view, seat), ())))
    return found


def held(table: TableDesc, key: str, seat: int) -> list[Piece]:
    """The cards in the hand of a seat that are seen."""
    zones = {f"{kind}/{seat}" for kind in HANDS[key]}
    return [each for each in table.pieces if each.zone in zones and each.up and each.size == CARD and not each.flat]


@pytest.mark.parametrize("key", HANDS)
def test_every_card_of_the_own_hand_rises_and_stays_on_the_table(key: str) -> None:
    found = 0
    for seat, table in tables(key):
        for card in held(table, key, seat):
            up, at_rest = risen(card), box_of(card)
            left, top, wide, high = box_of(up)
            assert card.rises is not None, card
            assert top < at_rest[1]
            assert up.pose.z > max(each.pose.z for each in table.pieces if not each.flat)
            assert top >= 0.0
            assert top + high <= max(table.size[1], at_rest[1] + at_rest[3]) + 1e-6
            assert -0.1 * wide <= left <= table.size[0] - 0.9 * wide
            found += 1
    assert found > 10


@pytest.mark.parametrize("key", HANDS)
def test_the_cards_of_others_stay_where_they_are(key: str) -> None:
    for seat, table in tables(key):
        others = [each for other in range(2) if other != seat for each in held(table, key, other)]
        assert [each.id for each in others if each.rises is not None] == []
