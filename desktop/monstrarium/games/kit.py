"""What a game hands to the program."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.course import Courses
from ..engine.game import Game, Hints
from ..engine.plain import Value
from ..table.charts import EVERY, Charts
from ..table.desc import Affordance, Habit, ItemId
from ..table.foresight import Foresight
from ..table.presenter import Audience, Presenter


class Box(Value, frozen=True, gc=False):
    """What is printed on a game's box."""

    key: str
    title: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    blurb: str
    lid: str
    banner: str


class Kit(Value, frozen=True):
    """Rules, table and hints of one game. The state type is the game's own affair, hence Any."""

    game: Game[Any]
    presenter: Presenter[Any]
    hints: Hints[Any]
    content: str = ""
    """A digest of the facts printed on its pieces, where they are read from files; a match tells what it was played
    with."""
    charts: Charts = EVERY
    stage: Callable[[Any], str] | None = None
    """What part of the match an onlooker's view belongs to, in words, where charts are to show where parts begin."""
    habits: tuple[Habit, ...] = ()
    """In a game in which questions go round the table: ways of being asked between every time and not at all, the one
    that seats have at first before all others. Without any there are no rounds."""
    foresee: Callable[[Any, Audience, ItemId, Affordance | None], Foresight | None] | None = None
    """What an item that is held would do by a deed of its own, or sees where it stands, in a view; where there is more
    to be seen of it than its ghost."""
    courses: Courses | None = None
    """What a seat may set out to do in several actions, where single offers are too small for bots to weigh."""
    roles: tuple[str, ...] = ()
    """In a game in which every seat plays something else: what, by seat, as marked words."""
