"""Rows of actions: one row says when an action can be done, what is done, and why it is refused otherwise.

The `verbs` module of a game lists its rows. Which actions saves can hold, what becomes of a legal one, and the sentence
for one that is not legal are all taken from them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from ..language.words import _, said
from .action import Action, Choose
from .event import Sink
from .plain import Seat, State

Do: TypeAlias = Callable[[Any, Any, Sink | None], None]
"""Carries out a legal action of one kind on a state."""
WhyNot: TypeAlias = Callable[[Any, Any], str]
"""Why an action of one kind cannot be done in a state; empty where there is nothing particular to say."""


class Verb(NamedTuple):
    """One kind of action."""

    action: type[Action]
    do: Do | None
    """None for what is never legal: a hand may mean it, and the rules say why it cannot be done."""
    phases: tuple[int, ...] = ()
    """The phases in which it can be legal; none named: all."""
    otherwise: str = ""
    """The marked sentence that refuses it in any other phase."""
    why_not: WhyNot | str = ""
    """Why it cannot be done in one of its phases, or the marked sentence where there is one reason alone."""


class Verbs:
    """All actions of one game."""

    def __init__(self, *rows: Verb) -> None:
        self._rows = {row.action: row for row in rows}
        assert len(self._rows) == len(rows), "two rows for one action"
        self.do: Mapping[type[Action], Do] = MappingProxyType({row.action: row.do for row in rows if row.do})
        """What becomes of a legal action, by its kind."""
        self.actions = tuple(action for action in self.do if action is not Choose)
        """The actions that can be legal, beside the answers to questions."""

    def refusal(self, state: Any, action: Action) -> str:
        """The sentence for an action of a seat that owes a decision, where it is not among the offers."""
        row = self._rows.get(type(action))
        if row is None:
            return _("That cannot be done here.")
        if row.phases and state.phase not in row.phases:
            return said(row.otherwise) or _("That is for another phase.")
        why = said(row.why_not) if isinstance(row.why_not, str) else row.why_not(state, action)
        return why or _("That cannot be done here.")


def refused_anywhere(state: State, action: Action, waiting: tuple[Seat, ...]) -> str:
    """Why an action that is not among the offers is none in any game; empty where the game's own rules speak.

    `waiting` are the seats that owe a decision: none when the match is over.
    """
    if not waiting:
        return _("The match is over.")
    if action.seat not in waiting:
        return _("It is not your turn.")
    if isinstance(action, Choose):
        return _("That is no answer to what is asked.")
    return "" if state.pending is None else _("Answer the question first.")
