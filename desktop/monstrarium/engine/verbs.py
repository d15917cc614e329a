"""Rows of actions: one row says when an action can be legal, how it is carried out, and why it is refused otherwise.

The module `verbs` of a game lists its rows. The actions that saves can hold, what a legal action does, and the sentence
for one that is not legal are all derived from them.
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
"""Why an action of one kind is not legal in a state; empty if there is no special reason."""


class Verb(NamedTuple):
    """One kind of action."""

    action: type[Action]
    do: Do | None
    """None for an action that is never legal: a drop on the table may mean it, and the rules say why it is refused."""
    phases: tuple[int, ...] = ()
    """The phases in which it can be legal; empty for all."""
    otherwise: str = ""
    """The marked sentence that refuses it in any other phase."""
    why_not: WhyNot | str = ""
    """Says why it is refused in one of its phases; a marked sentence if there is only one reason."""


class Verbs:
    """All actions of one game."""

    def __init__(self, *rows: Verb, elsewhere: Mapping[int, str] = MappingProxyType({})) -> None:
        """`elsewhere` has, by phase, the marked sentence for an action of another phase that has none of its own."""
        self._rows, self._elsewhere = {row.action: row for row in rows}, elsewhere
        assert len(self._rows) == len(rows), "two rows for one action"
        self.do: Mapping[type[Action], Do] = {row.action: row.do for row in rows if row.do}
        """The function that carries out a legal action, by its class."""
        self.actions = tuple(action for action in self.do if action is not Choose)
        """The kinds of action that can be legal, without Choose."""

    def refusal(self, state: Any, action: Action) -> str:
        """The sentence that refuses an action, which is not legal, of a seat that owes a decision."""
        row = self._rows.get(type(action))
        if row is None:
            return _("That cannot be done here.")
        if row.phases and state.phase not in row.phases:
            return said(row.otherwise or self._elsewhere.get(state.phase, "")) or _("That is for another phase.")
        why = said(row.why_not) if isinstance(row.why_not, str) else row.why_not(state, action)
        return why or _("That cannot be done here.")


def refused_anywhere(state: State, action: Action, waiting: tuple[Seat, ...]) -> str:
    """Why an action that is not legal is refused, for reasons that all games share; empty if none of them applies.

    `waiting` are the seats that owe a decision; none if the match is over.
    """
    if not waiting:
        return _("The match is over.")
    if action.seat not in waiting:
        return _("It is not your turn.")
    if isinstance(action, Choose):
        return _("That is no answer to what is asked.")
    return "" if state.pending is None else _("Answer the question first.")
