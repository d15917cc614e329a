"""What is heard of films and flourishes, and of what nothing is heard."""

from __future__ import annotations

import msgspec
import pytest

from monstrarium.table.desc import Face, Piece, TableDesc
from monstrarium.table.presenter import Flourish
from monstrarium.ui.scene.cues import CARD, MOST, Cue
from monstrarium.ui.scene.film import Beat
from monstrarium.ui.scene.overlays import BOUNCES

from ..stage import Stage, piece, table

TABLE = 8.0
"""The width of the table of these tests."""


@pytest.fixture
def heard(stage: Stage) -> list[Cue]:
    """The cues of the stage, in their order."""
    cues: list[Cue] = []
    stage.scene.heard.connect(cues.append)
    return cues


def card(name: str = "a", x: float = 1.0, y: float = 1.0, **more: object) -> Piece:
    return msgspec.structs.replace(piece(name, x, y), size=CARD, **more)


def play(stage: Stage, before: TableDesc, *beats: Beat, pace: float = 0.2) -> None:
    stage.show(before)
    stage.scene.film(beats, pace)
    stage.wait(4.0)


def sounds(heard: list[Cue]) -> list[str]:
    return [cue.sound for cue in heard]


def test_a_card_that_goes_elsewhere_is_heard_where_it_comes_to_lie(stage: Stage, heard: list[Cue]) -> None:
    play(stage, table(card(x=1.0)), Beat(table(card(x=6.0)), ()))
    (cue,) = heard
    assert (cue.sound, cue.place) == ("card", 6.0 / table(card()).size[0])
    assert 0 < cue.wait < 0.2


def test_a_card_that_is_turned_up_is_heard(stage: Stage, heard: list[Cue]) -> None:
    play(stage, table(card(up=False)), Beat(table(card(up=True)), ()))
    assert sounds(heard) == ["card"]


def test_a_piece_with_a_sound_of_its_own_has_that(stage: Stage, heard: list[Cue]) -> None:
    play(stage, table(card(sound="glass")), Beat(table(card(x=5.0, sound="glass")), ()))
    assert sounds(heard) == ["glass"]


def test_what_is_no_card_and_has_no_sound_is_silent(stage: Stage, heard: list[Cue]) -> None:
    play(stage, table(piece("a", 1, 1)), Beat(table(piece("a", 5, 1)), ()))
    assert heard == []


def test_cards_that_make_room_are_silent(stage: Stage, heard: list[Cue]) -> None:
    play(stage, table(card(x=1.0)), Beat(table(card(x=1.4)), ()))
    assert heard == []


def test_a_door_is_heard_when_it_looks_otherwise(stage: Stage, heard: list[Cue]) -> None:
    door = msgspec.structs.replace(piece("door", 1, 1), flat=True, sound="door")
    play(stage, table(door), Beat(table(msgspec.structs.replace(door, face=Face("blue"))), ()))
    assert sounds(heard) == ["door"]


def test_a_deal_is_heard_card_by_card_up_to_a_few(stage: Stage, heard: list[Cue]) -> None:
    dealt = [card(str(at), 1 + 0.2 * at) for at in range(9)]
    play(stage, table(), Beat(table(*dealt), ()))
    assert sounds(heard) == ["card"] * MOST
    assert [cue.wait for cue in heard] == sorted({cue.wait for cue in heard})


def test_a_die_is_heard_whenever_it_touches_the_ground(stage: Stage, heard: list[Cue]) -> None:
    die = piece("die", 1, 1)
    tumble = Flourish("tumble", "die", frames=("red", "blue"), sound="die-felt")
    play(stage, table(die), Beat(table(die), (tumble,)))
    assert sounds(heard) == ["die-felt"] * len(BOUNCES)
    assert [cue.strength for cue in heard] == sorted({cue.strength for cue in heard}, reverse=True)


def test_an_arrow_is_heard_when_it_arrives(stage: Stage, heard: list[Cue]) -> None:
    there = table(piece("a", 1, 1), piece("b", 6, 1))
    play(stage, there, Beat(there, (Flourish("arrow", "a", "b", sound="steel"),)))
    (cue,) = heard
    assert cue.sound == "steel"
    assert cue.wait > 0.1


@pytest.mark.parametrize("kind", ["float", "pulse", "light", "proclaim"])
def test_a_flourish_is_heard_at_once_and_only_once(stage: Stage, heard: list[Cue], kind: str) -> None:
    there = table(piece("a", 4, 1))
    play(stage, there, Beat(there, (Flourish(kind, "a", text="+1", sound="hit"),)))
    assert heard == [Cue("hit", 4.0 / there.size[0])]


def test_a_table_that_is_only_shown_is_silent(stage: Stage, heard: list[Cue]) -> None:
    stage.show(table(card(x=1.0)))
    stage.show(table(card(x=6.0)), 0.2)
    stage.wait(1.0)
    assert heard == []


def test_without_motion_each_kind_of_sound_is_heard_once_in_order(stage: Stage, heard: list[Cue]) -> None:
    end = table(card(x=6.0), card("b", 5.0))
    rolls = Flourish("tumble", "a", frames=("red",), sound="die-felt")
    play(stage, table(card(x=1.0)), Beat(end, (rolls,)), Beat(end, (Flourish("pulse", "a", sound="win"),)), pace=0.0)
    assert sounds(heard) == ["die-felt", "win", "card"]
    assert [cue.wait for cue in heard] == sorted({cue.wait for cue in heard})
