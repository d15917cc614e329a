"""A row says when an action can be legal, and by which sentence it is refused."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from monstrarium.engine.action import Action, Choose
from monstrarium.engine.event import Sink
from monstrarium.engine.verbs import Verb, Verbs


class Knock(Action, frozen=True, gc=False):
    """An action."""


class Shout(Action, frozen=True, gc=False):
    """An action that is never legal."""


class Whisper(Action, frozen=True, gc=False):
    """An action without a row."""


DAY, NIGHT = range(2)


def knock(state: SimpleNamespace, action: Knock, out: Sink | None) -> None:
    state.knocks += 1


def why_no_knock(state: SimpleNamespace, action: Knock) -> str:
    return "Nobody is in." if state.empty else ""


VERBS = Verbs(
    Verb(Choose, knock),
    Verb(Knock, knock, (DAY,), "People sleep.", why_no_knock),
    Verb(Shout, None, (DAY,)),
)


def house(phase: int = DAY, empty: bool = False) -> SimpleNamespace:
    return SimpleNamespace(phase=phase, empty=empty, knocks=0)


def test_a_legal_action_is_done_by_its_row() -> None:
    state = house()
    VERBS.do[Knock](state, Knock(0), None)
    assert state.knocks == 1


def test_only_what_can_be_done_is_among_the_actions_of_a_game() -> None:
    assert VERBS.actions == (Knock,)


def test_in_another_phase_the_sentence_of_the_row_refuses() -> None:
    assert VERBS.refusal(house(NIGHT), Knock(0)) == "People sleep."
    assert VERBS.refusal(house(NIGHT), Shout(0)) == "That is for another phase."


def test_in_its_phase_the_reason_of_the_row_refuses() -> None:
    assert VERBS.refusal(house(empty=True), Knock(0)) == "Nobody is in."
    assert VERBS.refusal(house(), Knock(0)) == "That cannot be done here."


def test_an_action_without_a_row_is_refused() -> None:
    assert VERBS.refusal(house(), Whisper(0)) == "That cannot be done here."


def test_an_action_has_one_row() -> None:
    with pytest.raises(AssertionError, match="two rows"):
        Verbs(Verb(Knock, knock), Verb(Knock, None))
