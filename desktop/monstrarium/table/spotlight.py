"""Great moments as data: which pieces are brought forward, the words under them, and values that add up."""

from __future__ import annotations

from .desc import ItemId, Value

ACTS = ("", "strike", "give", "shake", "fall", "turn", "change", "light", "crack", "arrive")


class Actor(Value, frozen=True, gc=False):
    """Something that is brought forward: one piece, or several that belong together, such as the sheets of a monster.

    acts: "" (stands), "strike" (goes at the others and back), "give" (steps back), "shake" (is hit), "fall" (topples
    and darkens), "turn" (turns over), "change" (looks as it will from then on), "light" (lights up), "crack"
    (breaks in two), "arrive" (comes from above).
    """

    items: tuple[ItemId, ...]
    words: str = ""
    """Its name, below it."""
    act: str = ""
    note: str = ""
    """A few large letters over it: "−2"."""
    role: str = "light"
    """The name of a colour of the palette for the note."""
    size: float = 1.0
    """Its height beside that of the others. What is at most half as high stands in the middle, between the others."""
    frames: tuple[str, ...] = ()
    """The drawings in which a die is seen before it rests."""


class Sum(Value, frozen=True, gc=False):
    """Values that appear one after the other, and what they make."""

    terms: tuple[tuple[str, str], ...]
    """The name and the number of each."""
    total: str = ""
    """What they make; empty where they make nothing together."""
    name: str = ""
    """What the total is."""
    role: str = "gold"
    sound: str = ""
    """The name of a sound under resources/sounds, of each term."""


class Spotlight(Value, frozen=True, gc=False):
    """One scene: the table is dimmed, its actors come forward and stay until everything on it can have been read.

    An actor that is also in the next scene stays where it is.
    """

    actors: tuple[Actor, ...] = ()
    title: str = ""
    words: str | None = None
    """The sentence below; None for the line of the log that tells the same event."""
    sum: Sum | None = None
    role: str = "gold"
    """The name of a colour of the palette for the title."""
    sound: str = ""
    """The name of a sound under resources/sounds; empty for that of the flourish of the same event."""
    dims: bool = True
    """Whether the table is dimmed; else the pieces come forward for a moment only."""
    stays: bool = False
    """Whether it stays until somebody goes on, as the end of a match. Then it has no words."""

    @property
    def read(self) -> str:
        """All its words, for screen readers."""
        sums = () if self.sum is None else (*(" ".join(term) for term in self.sum.terms), self.sum.name, self.sum.total)
        named = [part for actor in self.actors for part in (actor.words, actor.note)]
        return ". ".join(filter(None, (self.title, *named, *sums, self.words)))

    @property
    def seconds(self) -> float:
        """How long it stays at normal pace."""
        letters = len(self.read)
        if not self.dims:
            return min(BRIEFEST + letters * LETTER / 3, BRIEF)
        terms = 0 if self.sum is None else len(self.sum.terms)
        return min(max(SETTLE + letters * LETTER + terms * TERM, SHORTEST), LONGEST)


SHORTEST, LONGEST = 0.8, 2.5
"""The least and the most seconds of a scene at normal pace."""
BRIEFEST, BRIEF = 0.5, 0.9
"""The same of a single action, for which the table is not dimmed."""
SETTLE = 0.5
LETTER, TERM = 0.018, 0.16
"""Seconds for a letter that is read, and for a value that is added."""

ELSEWHERE = Spotlight(words="")
"""For an event that the scene of a later one tells: where scenes are shown, its frame of the film is left out."""
