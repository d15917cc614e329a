"""After any sequence of moves, undos, jumps and saves a match is a replay of its moves."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, invariant, precondition, rule

from monstrarium.engine.history import verify
from monstrarium.engine.plain import digest
from monstrarium.engine.record import START, Codec, Record
from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session
from tests.support import shelf
from tests.support.matches import record_of

KIT = shelf.load("pantry")
NUMBERS = st.integers(0, 10**6)


class Match(RuleBasedStateMachine):
    """A session, and the digest of every node at which it has stood."""

    nodes = Bundle("nodes")

    def __init__(self) -> None:
        super().__init__()
        self.session: Session[Any] = Session(KIT.game, record_of(KIT, 7, seats=3, bots=(2,)))
        self.known = {START: digest(self.session.truth())}

    @precondition(lambda self: self.session.to_act())
    @rule(target=nodes, number=NUMBERS)
    def do(self, number: int) -> int:
        """Take an offer."""
        return self.take(number)

    @precondition(lambda self: self.session.to_act())
    @rule(numbers=st.lists(NUMBERS, min_size=3, max_size=8))
    def go_on(self, numbers: list[int]) -> None:
        """Take some offers."""
        for number in numbers:
            if self.session.to_act():
                self.take(number)

    def take(self, number: int) -> int:
        """Take the offer with this number of a seat that owes a decision."""
        waiting = self.session.to_act()
        offers = self.session.offers(waiting[number % len(waiting)])
        before = self.session.head
        step = self.session.submit(offers[number % len(offers)])
        assert self.session.record.parent(step.node) == before
        assert step.node not in self.known
        self.known[step.node] = digest(self.session.truth())
        return step.node

    @rule()
    def undo(self) -> None:
        before, possible = self.session.head, self.session.can_undo()
        assert self.session.undo() == possible
        if possible:
            line = self.session.record.line(before)
            crossed = line[line.index(self.session.head) + 1 :] if self.session.head in line else line
            words = {self.session.truth(node).rng.word for node in (self.session.head, *crossed)}
            salted = any(self.session.record.moves[node - 1].salt for node in crossed)
            assert len(words) == 1 or salted
            assert self.session.can_redo()

    @rule()
    def redo(self) -> None:
        possible = self.session.can_redo()
        assert self.session.redo() == possible

    @rule(node=nodes)
    def play_on(self, node: int) -> None:
        """Go to a node."""
        self.session.play_on(node)
        assert self.session.head == node
        assert not self.session.can_redo()

    @rule(number=NUMBERS)
    def switch(self, number: int) -> None:
        """Go to the end of a line."""
        ends = self.session.record.ends()
        self.session.play_on(ends[number % len(ends)])

    @rule()
    def save_and_load(self) -> None:
        codec = Codec(KIT.game)
        old = self.session.record
        record = Record(old.game, old.rules, old.seed, old.options, old.seats)
        for entry in old.entries():
            record.add(codec.read(codec.write(entry)))
        record.outcome = old.outcome
        assert record == old
        self.session = Session(KIT.game, record)

    @invariant()
    def the_state_is_that_of_the_head(self) -> None:
        """The state at a node is the same whenever the match stands there."""
        assert digest(self.session.truth()) == self.known[self.session.head]
        assert self.session.record.outcome == self.session.outcome()

    @invariant()
    def every_view_is_at_hand(self) -> None:
        """Every node can be viewed by every seat."""
        node = len(self.session.record.moves) // 2
        assert digest(self.session.truth(node)) == self.known[node]

    def teardown(self) -> None:
        """Check that the whole tree replays from its seed."""
        assert verify(KIT.game, self.session.record) == []
        assert self.session.drift == ""
        replay = Session(KIT.game, self.session.record)
        assert {node: digest(replay.truth(node)) for node in self.known} == self.known
        assert self.session.sampler(0)(Rng(1)).rng.word != self.session.truth().rng.word


TestMatch = Match.TestCase
TestMatch.settings = settings(max_examples=50, stateful_step_count=40)
