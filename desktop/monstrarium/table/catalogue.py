"""What a game is made of: an entry for each card, counter or mission, to be looked at, read and searched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from .desc import Face, Piece, Value
from .layout import CARD
from .presenter import Sheet


class Look(Value, frozen=True):
    """How a thing is seen on the table."""

    face: Face
    size: tuple[float, float] = CARD
    """Its width and height in table units."""
    large: Face | None = None
    """Its face where it is drawn large enough for small print, if that differs."""
    stands: Piece | None = None
    """The piece that stands for it on the board, where that is another one."""


class Filter(Value, frozen=True, gc=False):
    """A property by which entries are sorted out: its name, and the values that an entry has of it."""

    name: str
    values: tuple[str, ...]


class Entry(Value, frozen=True):
    """One thing that is printed. Names and texts are in the language of the program."""

    key: str
    """The printed key: it is the same in every language."""
    kind: str
    """The kind, in the plural: "Heads"."""
    sheet: Sheet
    """Its name, text and facts, and the heading of the rules page, as the inspector has them without a match."""
    look: Callable[[], Look]
    """How it is seen; it is asked for when the entry is drawn."""
    copies: int = 1
    """How many there are in the box."""
    filters: tuple[Filter, ...] = ()
    rulings: tuple[str, ...] = ()
    """What the rules page says of it by name."""

    @property
    def name(self) -> str:
        return self.sheet.title

    def values(self, name: str) -> tuple[str, ...]:
        """Its values of the filter with this name; none where it has no such property."""
        return next((each.values for each in self.filters if each.name == name), ())

    def has(self, words: str) -> bool:
        """Whether each of these words stands somewhere in it: in its name, kind, text, facts, filters or rulings."""
        return _stand_in(words, self._all())

    def is_called(self, words: str) -> bool:
        """Whether each of these words stands in its name."""
        return _stand_in(words, self.name)

    def _all(self) -> str:
        facts = [part for fact in self.sheet.facts for part in fact]
        sorts = [part for each in self.filters for part in (each.name, *each.values)]
        return "\n".join([self.name, self.kind, self.sheet.text, *facts, *sorts, *self.rulings])


def _stand_in(words: str, text: str) -> bool:
    folded = text.casefold()
    return all(word in folded for word in words.casefold().split())


def seen(face: Face, size: tuple[float, float] = CARD, large: Face | None = None) -> Callable[[], Look]:
    """A look that is known already."""
    return lambda: Look(face, size, large)


def only(*filters: tuple[str, Iterable[str]]) -> tuple[Filter, ...]:
    """The filters of an entry, without those of which it has no value."""
    made = [Filter(name, tuple([value for value in values if value])) for name, values in filters]
    return tuple([each for each in made if each.values])


def out_of_sight(faces: Sequence[int], keys: Sequence[str], copies: Counter[str]) -> dict[str, int]:
    """By key: how many copies a view does not show, of all that there are.

    `faces` are those of the pieces in the view, HIDDEN ones below 0; `keys` are the keys by face.
    """
    left = Counter(copies)
    left.subtract([keys[face] for face in faces if face >= 0])
    return {key: max(0, count) for key, count in left.items()}
