"""Effects stop at every question and go on unchanged after the state was copied or saved."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import field
from typing import Any, NamedTuple, TypeAlias

import pytest

from monstrarium.engine.action import Choose
from monstrarium.engine.effects import Book, Choice, Fx, Resolution, Steps, word
from monstrarium.engine.event import Event, Sink, tell
from monstrarium.engine.plain import PieceId, State, digest, from_plain, state, to_plain
from monstrarium.engine.rng import Rng
from tests.support.matches import Seen


@state
class Bench(State):
    """Some tokens, and a list of what was done."""

    rng: Rng
    tokens: list[int]
    done: list[str] = field(default_factory=list)
    pending: Resolution | None = None


class Noted(Event, frozen=True, gc=False):
    """The event of the word `note`."""

    what: str


class Weight(NamedTuple):
    """The lightest and the heaviest token."""

    light: int
    heavy: int


def weigh(state: Bench, least: int = 0) -> Weight:
    counted = [token for token in state.tokens if token >= least]
    return Weight(min(counted), max(counted))


Weights: TypeAlias = tuple[Weight, ...]


def weigh_all(state: Bench) -> Weights:
    return tuple([Weight(token, token) for token in state.tokens])


def jot(state: Bench, what: str, out: Sink | None) -> None:
    state.done.append(what)
    tell(out, Noted(0, what))


class BenchFx(Fx[Bench]):
    """The words of the tests."""

    weigh = word(weigh)
    weigh_all = word(weigh_all)
    jot = word(jot)

    def tokens(self) -> tuple[int, ...]:
        return tuple(self._state.tokens)

    def drop(self, token: PieceId) -> None:
        self._state.tokens.remove(token)
        self.note(f"drop {token}")

    def note(self, what: str) -> None:
        """Add to the list, and emit an event."""
        self._state.done.append(what)
        self._tell(Noted(self.seat, what))
        self._beat()

    def roll(self) -> int:
        return self._state.rng.roll(6)

    def agreed(self, seat: int) -> Steps:
        """A phrase that asks a question."""
        self.note(f"ask {seat}")
        return (yield Choice(seat, "Agreed?", (True, False)))


book: Book[Bench] = Book(BenchFx)


@book.effect("plain")
def plain(fx: BenchFx) -> None:
    """An effect that asks nothing."""
    fx.note("plain")


@book.effect("weighed")
def weighed(fx: BenchFx) -> Steps:
    """An effect whose words are bound from plain functions and return named tuples."""
    found, first = fx.weigh(least=2), fx.weigh_all()[0]
    answer = yield Choice(fx.seat, "Which one?", (found.light, found.heavy))
    fx.jot(f"{answer} of {found.light} to {found.heavy}, not {first.light}")


@book.effect("loop")
def loop(fx: BenchFx, leave: int) -> Steps:
    """An effect that drops tokens until few are left."""
    while len(tokens := fx.tokens()) > leave:
        fx.drop((yield Choice(fx.seat, "Which one?", tokens)))
    fx.note("end")


@book.effect("twice")
def twice(fx: BenchFx) -> Steps:
    """An effect that runs another one two times."""
    for _time in (1, 2):
        if (yield from fx.agreed(1)):
            yield from book.steps("loop", fx, 3 - _time)
    fx.note("twice")


@book.effect("dice")
def dice(fx: BenchFx) -> Steps:
    """An effect that rolls before and after a question."""
    first = fx.roll()
    yield Choice(fx.seat, "Go on?", (True,))
    second = fx.roll()
    fx.note(f"{first} {second}")


def bench() -> Bench:
    """A state with four tokens."""
    return Bench(Rng(1), [1, 2, 3, 4])


def saved(state: Bench) -> Bench:
    """The state after it was written and read."""
    return from_plain(Bench, json.loads(json.dumps(to_plain(state))))


def answer_all(state: Bench, interrupt: Callable[[Bench], Bench]) -> Bench:
    """Answer every question with its first option, after changing the state by a function."""
    while state.pending is not None:
        state = interrupt(state)
        assert state.pending is not None
        book.answer(state, state.pending.choice.options[0], None)
    return state


INTERRUPTIONS: list[Callable[[Bench], Bench]] = [Bench.clone, saved, lambda state: saved(state.clone())]
EFFECTS: list[tuple[str, tuple[int, ...]]] = [("loop", (1,)), ("twice", ()), ("dice", ()), ("weighed", ())]


def test_an_effect_without_questions_is_done_at_once() -> None:
    state = bench()
    book.begin(state, "plain", 0, out=None)
    assert state.pending is None
    assert state.done == ["plain"]


def test_an_effect_stops_at_its_question() -> None:
    state = bench()
    book.begin(state, "loop", 1, 2, out=None)
    assert state.pending is not None
    assert state.pending.choice == Choice(1, "Which one?", (1, 2, 3, 4))
    assert state.pending.offers() == [Choose(1, token) for token in (1, 2, 3, 4)]


def test_an_effect_goes_on_with_its_answer() -> None:
    state = bench()
    book.begin(state, "loop", 1, 2, out=None)
    book.answer(state, 3, None)
    assert state.tokens == [1, 2, 4]
    assert state.pending is not None
    assert state.pending.choice.options == (1, 2, 4)


def test_an_effect_ends_with_its_last_answer() -> None:
    state = bench()
    book.begin(state, "loop", 0, 3, out=None)
    book.answer(state, 1, None)
    assert state.pending is None
    assert state.done == ["drop 1", "end"]


@pytest.mark.parametrize("interrupt", INTERRUPTIONS)
@pytest.mark.parametrize(("name", "args"), EFFECTS)
def test_an_interrupted_effect_ends_like_an_uninterrupted_one(
    name: str, args: tuple[int, ...], interrupt: Callable[[Bench], Bench]
) -> None:
    straight, state = bench(), bench()
    book.begin(straight, name, 0, *args, out=None)
    answer_all(straight, lambda state: state)
    book.begin(state, name, 0, *args, out=None)
    assert answer_all(state, interrupt) == straight


@pytest.mark.parametrize(("name", "args"), EFFECTS)
def test_answering_a_copy_leaves_its_parent_at_the_question(name: str, args: tuple[int, ...]) -> None:
    state = bench()
    book.begin(state, name, 0, *args, out=None)
    before = digest(state)
    answer_all(state.clone(), lambda each: each)
    answer_all(state.clone(), Bench.clone)
    assert digest(state) == before


def test_copies_may_answer_differently() -> None:
    state = bench()
    book.begin(state, "loop", 0, 2, out=None)
    one, other = state.clone(), state.clone()
    book.answer(one, 1, None)
    book.answer(other, 4, None)
    book.answer(state, 2, None)
    assert [each.tokens for each in (one, other, state)] == [[2, 3, 4], [1, 2, 3], [1, 3, 4]]


def test_a_word_within_a_word_is_written_down_once() -> None:
    state = bench()
    book.begin(state, "loop", 0, 2, out=None)
    book.answer(state, 1, None)
    assert state.pending is not None
    assert state.pending.journal == [(1, 2, 3, 4), 1, None, (2, 3, 4)]


def test_a_phrase_writes_its_words_down_and_not_itself() -> None:
    state = bench()
    book.begin(state, "twice", 0, out=None)
    assert state.pending is not None
    assert state.pending.journal == [None]
    assert state.pending.choice.seat == 1


@pytest.mark.parametrize("interrupt", INTERRUPTIONS)
def test_chance_is_asked_once(interrupt: Callable[[Bench], Bench]) -> None:
    rng = bench().rng
    first, second = rng.roll(6), rng.roll(6)
    state = bench()
    book.begin(state, "dice", 0, out=None)
    state = answer_all(state, interrupt)
    assert state.done == [f"{first} {second}"]
    assert state.rng == rng


def test_what_happens_is_told_once_to_whoever_watches_then() -> None:
    state = bench()
    first, second = Seen(), Seen()
    book.begin(state, "loop", 0, 2, out=first)
    state = saved(state)
    book.answer(state, 2, second)
    state = state.clone()
    third = Seen()
    book.answer(state, 1, third)
    assert first.events == []
    assert second.events == [Noted(0, "drop 2")]
    assert third.events == [Noted(0, "drop 1"), Noted(0, "end")]
    assert third.beats == 2


def test_a_bound_word_is_handed_the_state_and_whoever_watches() -> None:
    state, seen = bench(), Seen()
    book.begin(state, "weighed", 0, out=seen)
    book.answer(state, 2, seen)
    assert state.done == ["2 of 2 to 4, not 1"]
    assert seen.events == [Noted(0, "2 of 2 to 4, not 1")]


def test_the_journal_keeps_a_named_tuple_plain() -> None:
    state = bench()
    book.begin(state, "weighed", 0, out=None)
    pending = saved(state).pending
    assert pending is not None
    assert pending.journal == [(2, 4), ((1, 1), (2, 2), (3, 3), (4, 4))]


def test_no_effect_begins_while_another_waits() -> None:
    state = bench()
    book.begin(state, "loop", 0, 2, out=None)
    with pytest.raises(AssertionError, match="'plain' begins while 'loop' waits"):
        book.begin(state, "plain", 0, out=None)


def test_no_two_effects_share_a_name() -> None:
    def other(fx: BenchFx) -> Steps:
        yield from ()

    with pytest.raises(AssertionError, match="plain"):
        book.effect("plain")(other)


def test_a_book_knows_its_effects() -> None:
    assert book.names() == ("plain", "weighed", "loop", "twice", "dice")
    assert "loop" in book
    assert "poem" not in book


def test_a_rival_sees_that_somebody_is_asked_and_nothing_more() -> None:
    state = bench()
    book.begin(state, "loop", 0, 2, out=None)
    seen = state.clone()
    assert seen.pending is not None
    seen.pending.hide_from(1)
    assert seen.pending.choice == Choice(0, "", ())
    assert seen.pending.journal == []
    assert seen.pending.args == ()


def test_everybody_reads_an_open_question_and_nobody_the_journal() -> None:
    choice = Choice(0, "Which one?", (1, 2), open=True)
    seen = Resolution("loop", 0, (1,), [(1, 2)], choice)
    seen.hide_from(1)
    assert (seen.choice, seen.args, seen.journal) == (choice, (1,), [])


def test_whoever_is_asked_sees_the_question_and_not_the_journal() -> None:
    state: Any = bench()
    book.begin(state, "loop", 0, 2, out=None)
    seen = state.clone()
    seen.pending.hide_from(0)
    assert seen.pending.choice == state.pending.choice
    assert seen.pending.journal == []
    assert state.pending.journal != []
