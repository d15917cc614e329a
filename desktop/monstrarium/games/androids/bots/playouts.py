"""How bots that think long compare what a seat can do: by the outlook in sampled worlds, in each with other cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....engine.action import Action
from ....engine.course import Course
from ....engine.game import Hints
from ....engine.plain import Seat
from ..actions import Lay
from ..rules import Androids
from ..state import AndroidsState
from .estimate import outlook
from .odds import ALIKE

RULES = Androids()
DEALS, LUCK = 48, 7
"""In how many ways the pile is dealt by those who are careful, and with which luck, the same in all worlds."""


class AndroidsPlayouts:
    """Chance decides so much here that many worlds, each looked at briefly, tell more than a tree of moves."""

    def __init__(self, hints: Hints[AndroidsState]) -> None:
        self._hints = hints

    def courses(self, state: AndroidsState, seat: Seat) -> Sequence[Course]:
        """The offers, those that sensible players take most often first."""
        offers = sorted(_different(state, RULES.legal(state, seat)), key=lambda each: -self._hints.weight(state, each))
        return [(offer,) for offer in offers]

    def play_out(self, world: AndroidsState, course: Course, careful: bool) -> float:
        """By one deal of the pile, of which a seat believes too easily that it can make the best; or by many."""
        action, luck, after = course[0], world.rng.word, world.clone()
        RULES.apply(after, action)
        return outlook(after, action.seat, DEALS, LUCK) if careful else outlook(after, action.seat, luck=luck)


def _different(state: AndroidsState, offers: Sequence[Action]) -> Iterator[Action]:
    """The offers, with only one lay for all cards that are alike."""
    found: set[int] = set()
    for offer in offers:
        if isinstance(offer, Lay):
            face = ALIKE[state.pieces.face[offer.piece]]
            if face in found:
                continue
            found.add(face)
        yield offer
