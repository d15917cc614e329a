"""What others play comes forward, with the words of the log, and is then seen to go where it goes."""

from __future__ import annotations

import msgspec

from monstrarium.table.desc import Piece, TableDesc
from monstrarium.table.presenter import Flourish
from monstrarium.table.spotlight import Spotlight
from monstrarium.ui.match.staging import PAUSE, TOGETHER, present
from monstrarium.ui.scene.film import Beat
from tests.ui.stage import piece, table

WORDS = "Bo plays a card."


def card(name: str, zone: str = "left", up: bool = True, **more: object) -> Piece:
    return msgspec.structs.replace(piece(name, 1, 1), zone=zone, up=up, **more)


def shown(before: TableDesc, *after: TableDesc) -> list[tuple[str, ...]]:
    """The pieces that come forward in each frame."""
    beats = present([Beat(each) for each in after], before, WORDS)
    return [tuple(actor.items[0] for scene in beat.scenes for actor in scene.actors) for beat in beats]


def test_a_card_that_comes_from_one_place_to_another_comes_forward() -> None:
    assert shown(table(card("a"), card("b")), table(card("a", "right"), card("b"))) == [("a",)]


def test_a_card_that_is_turned_up_comes_forward() -> None:
    assert shown(table(card("a", up=False)), table(card("a"))) == [("a",)]


def test_a_card_comes_forward_once_a_move() -> None:
    tables = table(card("a", "right")), table(card("a", "left"))
    assert shown(table(card("a")), *tables) == [("a",), ()]


def test_what_stays_hidden_or_is_small_does_not_come_forward() -> None:
    before = table(card("a", up=False), card("b", size=(0.3, 0.3)), card("c", flat=True))
    after = table(card("a", "right", up=False), card("b", "right", size=(0.3, 0.3)), card("c", "right", flat=True))
    assert shown(before, after) == [()]


def test_a_deal_of_many_cards_is_only_told() -> None:
    names = [str(number) for number in range(TOGETHER)]
    before, after = (table(*(card(name, zone) for name in names)) for zone in ("left", "right"))
    (beat,) = present([Beat(after)], before, WORDS)
    assert beat.scenes == (Spotlight(words=WORDS, dims=False),)


def test_after_a_throw_there_is_a_pause_and_no_word() -> None:
    thrown = Beat(table(card("die")), (Flourish("tumble", "die", frames=("red",)),))
    (beat,) = present([thrown], table(card("die")), WORDS)
    assert (beat.scenes, beat.dwell) == ((), PAUSE)


def test_great_moments_are_not_told_twice() -> None:
    staged = Beat(table(card("a", "right")), scenes=(Spotlight(title="A fight"),))
    assert present([staged], table(card("a")), WORDS) == [staged]
