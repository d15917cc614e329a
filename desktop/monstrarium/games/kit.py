"""What a game gives the program: its Kit."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ..engine.campaign import Result
from ..engine.course import Courses, Playouts
from ..engine.game import Game, Hints
from ..engine.plain import Plain, Seat, Value
from ..language.words import mark
from ..table.briefing import Briefing
from ..table.catalogue import Entry
from ..table.charts import EVERY, Charts, Tally
from ..table.desc import Habit
from ..table.presenter import Presenter
from .balance import Balance

EVERY_TIME = Habit("every", mark("Ask me every time"))
"""A seat is asked every question; it can be chosen in every game with such rounds."""


class Find(Value, frozen=True):
    """A file in the packs folder that adds a value to an option, or why it cannot."""

    option: str
    """The key of the option."""
    name: str
    """What the value is called."""
    path: Path
    value: Plain = None
    """The value of the option, if the file is fit for one."""
    trouble: str = ""
    """Why the file is not fit; empty where it is."""


class Missions(Value, frozen=True):
    """How matches of a game make a campaign, one mission after the other."""

    keys: tuple[str, ...]
    """The keys of the missions, in the order in which they are played."""
    titles: tuple[str, ...]
    """Their names as marked words, in the same order."""
    result_of: Callable[[Any], Result]
    """The result of a mission, from its last state."""
    options_for: Callable[[Mapping[str, Plain], Sequence[Result]], dict[str, Plain]]
    """The options of the next mission's match, from those of the campaign and the results so far."""
    places: Callable[[Sequence[Result]], tuple[int, ...]]
    """The place of each seat after these results, from 1; ties share a place."""
    name_of: Callable[[str], str]
    """The name of a figurine that is lost, by the key in a result."""
    resting: Callable[[str, Sequence[Result]], tuple[str, ...]]
    """The keys of figurines that cannot come to a mission, after the results of the others."""
    topic: str
    """The heading about campaigns on the rules page."""
    ending: Callable[[Sequence[Result]], str]
    """The drawing for the end of a campaign, by its key under resources/art."""


class Laying(Value, frozen=True):
    """How the table of a lesson is laid."""

    kind: type[Value]
    """What a lesson can say of it: a type that forbids unknown fields."""
    lay: Callable[[Any, Any], None]
    """Changes a state that has just begun to what is said; ValueError, with a reason, if that cannot be."""


class Scored(Value, frozen=True):
    """The score with which a seat will end, as the weights of a game tell it."""

    weights: tuple[float, ...]
    """Those in use, in the order of their names."""
    expected: Callable[[Any, Seat], float]
    """The score of a seat by the weights in use; it grows with each weight as fast as the feature of that says."""


class Learned(Value, frozen=True):
    """A value of positions that is learned from play; its weights are in `resources/values`."""

    names: tuple[str, ...]
    """The names of the features, each once."""
    features: Callable[[Any, Seat], Sequence[float]]
    """The features of a position for a seat, in the order of their names, from a state that need not be a view."""
    hints: Callable[[Sequence[float]], Hints[Any]]
    """The hints of the game with other weights, to prove them against those in use."""
    scored: Scored | None = None
    """In a game in which seats play for points against each other, and weights tell scores and not who wins."""


class Tuned(Value, frozen=True):
    """Weights that are found by trying others in quick matches; those in use are in `resources/values`.

    What a match came to says the measure of the game's balance.
    """

    names: tuple[str, ...]
    """Their names, each once."""
    weights: tuple[float, ...]
    """Those in use, in the same order; all are above 0."""
    play: Callable[[Sequence[float]], Callable[[Any], None]]
    """From weights: what plays a state that has just begun to its end."""


class Kit(Value, frozen=True):
    """One game: its rules, how it is shown, how bots judge it, and what else the program asks of it.

    `Any` stands for the type of the game's states, which views have too.
    """

    game: Game[Any]
    """The rules."""
    presenter: Presenter
    """How the table looks and speaks."""
    hints: Hints[Any]
    """How bots and hints judge the game."""
    content: str = ""
    """A digest of the facts that are printed on its pieces; a match keeps the one with which it was played."""
    charts: Charts = EVERY
    """The charts that are shown of a match."""
    tally: Tally | None = None
    """In a game without points: the count that stands beside each seat instead."""
    stage: Callable[[Any], str] | None = None
    """The part of the match to which a view belongs, in words, where charts mark the parts."""
    habits: tuple[Habit, ...] = ()
    """In a game with questions that go round the table: how seats can choose to be asked, the default first.

    Being asked every time and not at all can be chosen anyway. A game without such questions has none.
    """
    courses: Courses | None = None
    """Plans of several actions that bots weigh as one, where single actions are too small for that."""
    playouts: Playouts[Any] | None = None
    """How bots that think long compare courses, in a game that knows a better way than search."""
    learned: Learned | None = None
    """How the value of positions was learned, in a game whose bots use such a value."""
    tuned: Tuned | None = None
    """What is tuned in quick matches, in a game whose bots play such."""
    catalogue: Callable[[], tuple[Entry, ...]] | None = None
    """Everything that is printed of the game, in the order in which it is listed; made when somebody looks at it."""
    unseen: Callable[[Any], Mapping[str, int]] | None = None
    """By key of an entry: how many of them a view does not show, so that they may still come.

    Only a game in which cards lie face down has it, and only for what lies so; it takes nothing but a view.
    """
    briefing: Callable[[Mapping[str, Plain]], Briefing] | None = None
    """The page before a match with these options, in a game that has one."""
    finds: Callable[[Path], tuple[Find, ...]] | None = None
    """The values for options that people have put into the packs folder, in a game that reads such."""
    campaign: Missions | None = None
    """How missions make a campaign, in a game that has them."""
    roles: tuple[str, ...] = ()
    """By seat: what it plays, as marked words, in a game whose seats play different sides."""
    laying: Laying | None = None
    """How lessons lay the table, in a game whose lessons do not begin with an ordinary match."""
    balance: Balance | None = None
    """What the laboratory counts in its matches, beyond who wins and how long they take."""
    forget: Callable[[], None] | None = None
    """Empties the caches of the rules, where they are large; it is called when another game is played."""
