"""Phrases that several parts of the program share: lists of names, numbers with a sign, who has won."""

from __future__ import annotations

from collections.abc import Sequence

from .words import _


def listed(names: Sequence[str]) -> str:
    """Names as a list in a sentence: Ada, Bo and Cleo."""
    if len(names) < 2:
        return "".join(names)
    return _("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])


def signed(step: int) -> str:
    """A number with its sign: +2, −1."""
    return f"{step:+d}".replace("-", "−")


def victory(winners: Sequence[str], score: str) -> str:
    """Who has won, one seat or several, with the score in words of the game."""
    if len(winners) > 1:
        return _("{names} share the victory with {score} each.", names=listed(winners), score=score)
    return _("{name} wins with {score}.", name=winners[0], score=score)
