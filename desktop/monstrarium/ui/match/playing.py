"""Carries plans out in a match, and tells when a turn or the whole match has come to its end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from ...engine.action import Action, RuleError
from .match import Match
from .question_rounds import Rounds


class Playing(QObject):
    """Is ahead of the eye when a plan is carried out; what has ended is told when the eye has caught up."""

    refused = Signal(str)
    """The rules do not allow what was planned: why."""
    turned = Signal()
    """A turn has ended."""
    finished = Signal()
    """The match has just come to its end."""

    def __init__(self, match: Match, rounds: Rounds, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._session = match.session
        self._rounds = rounds
        self._turn = self._session.turn()
        self._was_over = self.over

    @property
    def over(self) -> bool:
        """Whether the match, as it stands, is over."""
        return self._session.outcome() is not None

    def carry_out(self, plan: Sequence[Action]) -> list[int]:
        """The moments that were reached: fewer than the plan has actions where one brought something to light."""
        nodes: list[int] = []
        for action in plan:
            if nodes and action.seat not in self._session.to_act():
                break
            try:
                step = self._session.submit(action)
            except RuleError as error:
                self.refused.emit(str(error))
                break
            nodes.append(step.node)
            self._rounds.follow(step.node)
            if step.final:
                break
        if nodes and (self._session.turn() != self._turn or self.over):
            self._match.note()
        return nodes

    def caught_up(self) -> None:
        """The table is at rest: tell what has ended since it was."""
        turn = self._session.turn()
        if turn != self._turn:
            self._turn = turn
            self.turned.emit()
        if self.over and not self._was_over:
            self.finished.emit()
        self._was_over = self.over

    def elsewhere(self) -> None:
        """The match stands elsewhere than before, and no turn has ended by that."""
        self._turn = self._session.turn()

    def anew(self) -> None:
        """It is played on from where it was not over, and may end again."""
        self._was_over = False
