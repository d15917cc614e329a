"""The eye sees every event of AndrOIDS, beat by beat, and none before its cause."""

from __future__ import annotations

import pytest

from monstrarium.engine.action import Action, Choose
from monstrarium.games.androids.actions import Declare, End, Lay, Pass, Play
from tests.games.androids.scenario import Table
from tests.games.androids.table import filmed

PILE = "oven-mitt teapot-top rubber-duck"
SPENT = ("Discarded",)
CLOSED = [("Passed",), ("WindowClosed",), ("Resolving",)]


def seen(table: Table, action: Action) -> list[tuple[str, ...]]:
    """The events of an action at each beat."""
    return [tuple(type(event).__name__ for event in events) for _desc, events, _view in filmed(table, action)]


def settled(table: Table) -> list[tuple[str, ...]]:
    """The beats from the last seat that lets it pass on; texts are answered with the first option."""
    while table.state.left > 1:
        table.do(Pass(table.state.asked))
    beats = seen(table, Pass(table.state.asked))
    while table.state.pending is not None:
        choice = table.state.pending.choice
        beats += seen(table, Choose(choice.seat, choice.options[0]))
    return beats


def test_a_laid_card_lies_on_the_pile_for_a_beat() -> None:
    table = Table("odd-sock")
    assert seen(table, Lay(0, table.piece("odd-sock"))) == [("Laid",)]


def test_a_turn_ends_with_what_is_drawn_before_others_are_asked() -> None:
    table = Table("odd-sock", laid=1)
    assert seen(table, End(0)) == [("Drew",), ("TurnEnded", "PauseBegan")]
    assert settled(table) == [("Passed",), ("TurnBegan",)]


def test_what_is_played_lies_there_before_anybody_is_asked() -> None:
    table = Table("tombola", pile=PILE)
    assert seen(table, Play(0, table.piece("tombola"))) == [("Played",)]
    assert seen(table, Pass(1)) == [("Passed",)]


def test_a_declaration_is_uncovered_card_by_card_before_the_verdict() -> None:
    table = Table(pile=PILE)
    assert seen(table, Declare(0)) == [("Declared",)]
    beats = settled(table)
    assert beats[:5] == [("Passed",), ("WindowClosed",), ("Uncovered",), ("Uncovered",), ("Uncovered",)]
    assert beats[5:] == [("Falls",), ("Discarded", "Drew"), ("TurnEnded", "PauseBegan")]


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("queue-jumper", ("Jumped",)),
        ("nap-button", ("Napping",)),
        ("house-rules", ("Curfew",)),
        ("x-ray-goggles", ("Looked", "Saw", "Saw", "Saw")),
        ("keyhole", ("Looked", "Saw")),
        ("shop-window", ("ShowedCard",)),
        ("magnet-glove", ("Stole", "StoleFace", "StoleFace")),
        ("swap-meet", ("Swapped",)),
        ("tombola", ("ShuffledPile",)),
        ("turntable", ("TurnedPile",)),
        ("sticky-crane", ("Took", "TookFace")),
        ("false-bottom", ("LaidUnder",)),
        ("crate-delivery", ("Drew",)),
        ("scrap-diver", ("Fished",)),
    ],
)
def test_what_a_text_does_is_seen_before_its_card_is_put_away(key: str, told: tuple[str, ...]) -> None:
    table = Table(f"{key} odd-sock", "egg-beater", pile=PILE, discard="fruit-cake", laid=1).play(key)
    assert settled(table) == [*CLOSED, told, SPENT]


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("blown-fuse", [("Cancelled", "Discarded"), SPENT]),
        ("patent-clerk", [("Cancelled", "Claimed"), SPENT]),
        ("copycat-circuit", [("Copied",), ("Discarded", "Resolving"), ("ShuffledPile",), SPENT]),
        ("toll-booth", [("Cancelled", "Discarded"), SPENT]),
    ],
)
def test_a_cancelled_instant_leaves_the_table_before_the_cancel(key: str, told: list[tuple[str, ...]]) -> None:
    table = Table("tombola odd-sock", key, pile=PILE, laid=1).play("tombola").respond(1, key)
    assert settled(table) == CLOSED + told


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("tea-break", [("Cancelled",), SPENT]),
        ("safety-inspector", [("Cancelled",), SPENT, SPENT, SPENT]),
        ("toll-booth", [SPENT, SPENT, ("Kept",)]),
    ],
)
def test_what_becomes_of_a_declaration_is_seen_first(key: str, told: list[tuple[str, ...]]) -> None:
    table = Table("odd-sock egg-beater", key, pile=PILE, laid=1).declare().respond(1, key)
    beats = settled(table)
    assert beats[: 3 + len(told)] == CLOSED + told
