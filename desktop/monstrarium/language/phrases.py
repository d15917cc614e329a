"""Phrases that every voice of the program says alike: names in a row, steps up and down, who has won."""

from __future__ import annotations

from collections.abc import Sequence

from .words import _


def listed(names: Sequence[str]) -> str:
    """Names in a row, as a sentence has them: Ada, Bo and Cleo."""
    if len(names) < 2:
        return "".join(names)
    return _("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])


def signed(step: int) -> str:
    """A step up or down: +2, −1."""
    return f"{step:+d}".replace("-", "−")


def victory(winners: Sequence[str], score: str) -> str:
    """Who has won, one or several, with what they have come to in the words of the game."""
    if len(winners) > 1:
        return _("{names} share the victory with {score} each.", names=listed(winners), score=score)
    return _("{name} wins with {score}.", name=winners[0], score=score)
