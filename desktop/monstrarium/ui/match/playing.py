"""Carries out plans, and reports when a turn or the match has ended."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from ...engine.action import Action, RuleError
from .match import Match
from .question_rounds import Rounds


class Playing(QObject):
    """Carries out plans. Ends are reported once the table has shown them."""

    refused = Signal(str)
    """Why the rules do not allow a plan."""
    turned = Signal()
    """A turn has ended."""
    finished = Signal()
    """The match has ended."""

    def __init__(self, match: Match, rounds: Rounds, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._session = match.session
        self._rounds = rounds
        self._turn = self._session.turn()
        self._was_over = self.over

    @property
    def over(self) -> bool:
        return self._session.outcome() is not None

    def carry_out(self, plan: Sequence[Action]) -> list[int]:
        """Carry out a plan and return the nodes that were reached: fewer than planned where something was revealed."""
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
        """Report what has ended, now that the table is at rest."""
        turn = self._session.turn()
        if turn != self._turn:
            self._turn = turn
            self.turned.emit()
        if self.over and not self._was_over:
            self.finished.emit()
        self._was_over = self.over

    def elsewhere(self) -> None:
        """Note that the match stands elsewhere, without the end of a turn."""
        self._turn = self._session.turn()

    def anew(self) -> None:
        """Note that the match may end again."""
        self._was_over = False
