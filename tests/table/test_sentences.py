"""A row says how an event is written in the log."""

from __future__ import annotations

import pytest

from monstrarium.engine.event import Event
from monstrarium.table.presenter import Audience, Line
from monstrarium.table.sentences import Sentence, Sentences

ADA_AND_BEN = Audience(None, ("Ada", "Ben"), (0, 1))
SPOKEN = {"name": lambda event, view, to: to.name(event.seat)}


class Drew(Event, frozen=True, gc=False):
    """Cards were drawn."""

    count: int


class Slept(Event, frozen=True, gc=False):
    """An event without a line."""


class Ran(Event, frozen=True, gc=False):
    """An event with two sentences."""

    on: bool


class Fled(Event, frozen=True, gc=False):
    """An event that is counted."""

    who: tuple[int, ...]


SENTENCES = Sentences(
    SPOKEN,
    {
        Drew: Sentence("{name} draws {n} card.", "{name} draws {n} cards.", by="count", depth=1),
        Slept: Sentence(lambda event, view, to: view),
        Ran: Sentence("{name} runs on.", by="on", otherwise="{name} stops."),
        Fled: Sentence("{n} of them flees.", "{n} of them flee.", by="who", otherwise="Nobody flees."),
    },
)


@pytest.mark.parametrize(("count", "text"), [(1, "Ben draws 1 card."), (3, "Ben draws 3 cards.")])
def test_a_count_decides_between_one_and_many(count: int, text: str) -> None:
    assert SENTENCES.line(Drew(1, count), None, ADA_AND_BEN) == Line(text, 1)


@pytest.mark.parametrize(("on", "text"), [(True, "Ada runs on."), (False, "Ada stops.")])
def test_a_field_decides_between_two_sentences(on: bool, text: str) -> None:
    assert SENTENCES.line(Ran(0, on), None, ADA_AND_BEN) == Line(text)


@pytest.mark.parametrize(
    ("who", "text"), [((), "Nobody flees."), ((4,), "1 of them flees."), ((4, 5), "2 of them flee.")]
)
def test_what_is_in_a_field_is_counted(who: tuple[int, ...], text: str) -> None:
    assert SENTENCES.line(Fled(0, who), None, ADA_AND_BEN) == Line(text)


def test_an_empty_sentence_is_no_line() -> None:
    assert SENTENCES.line(Slept(0), "", ADA_AND_BEN) is None


def test_what_writes_a_sentence_sees_the_view() -> None:
    assert SENTENCES.line(Slept(0), "Snores.", ADA_AND_BEN) == Line("Snores.")


def test_braces_in_a_name_are_not_filled() -> None:
    odd = Audience(None, ("{count}", "Ben"), (0, 1))
    assert SENTENCES.line(Drew(0, 2), None, odd) == Line("{count} draws 2 cards.", 1)


def test_a_field_that_nobody_fills_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="'cards' that nobody fills"):
        Sentences(SPOKEN, {Drew: Sentence("{name} draws {cards}.")})


def test_an_event_without_a_row_is_a_fault() -> None:
    with pytest.raises(KeyError):
        Sentences(SPOKEN, {}).line(Slept(0), None, ADA_AND_BEN)
