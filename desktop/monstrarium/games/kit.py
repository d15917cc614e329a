"""What a game hands to the program."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ..engine.campaign import Result
from ..engine.course import Courses
from ..engine.game import Game, Hints
from ..engine.plain import Plain, Value
from ..language.words import mark
from ..table.briefing import Briefing
from ..table.charts import EVERY, Charts, Tally
from ..table.desc import Affordance, Foresight, Habit, ItemId
from ..table.presenter import Audience, Presenter

EVERY_TIME = Habit("every", mark("Ask me every time"))
"""Lets nothing pass: it can be chosen in every game with rounds."""


class Box(Value, frozen=True, gc=False):
    """What is printed on a game's box."""

    key: str
    title: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    blurb: str
    lid: str
    banner: str


class Find(Value, frozen=True):
    """What somebody has put into the packs folder for an option of a game: a value of it, or why it can be none."""

    option: str
    name: str
    path: Path
    value: Plain = None
    trouble: str = ""
    """Empty for a value that can be chosen."""


class Missions(Value, frozen=True):
    """How matches of a game make a campaign, one mission after the other."""

    keys: tuple[str, ...]
    """In the order in which they are played."""
    titles: tuple[str, ...]
    """What they are called, in the same order, as marked words."""
    result_of: Callable[[Any], Result]
    """What came of the mission whose last state this is."""
    options_for: Callable[[Mapping[str, Plain], Sequence[Result]], dict[str, Plain]]
    """The options of the match in which the next mission is played, from those of the campaign and what came of it."""
    places: Callable[[Sequence[Result]], tuple[int, ...]]
    """Who is ahead, by seat: places from 1, ties shared."""
    name_of: Callable[[str], str]
    """What those are called who are lost, by the key that losses have."""
    resting: Callable[[str, Sequence[Result]], tuple[str, ...]]
    """The keys of those who cannot come to a mission, after what came of the others."""
    topic: str
    """The heading of the rules page that tells of campaigns."""
    ending: Callable[[Sequence[Result]], str]
    """The drawing for the end of a campaign, by its key under resources/art."""


class Kit(Value, frozen=True):
    """Rules, table and hints of one game. The state type is the game's own affair, hence Any."""

    game: Game[Any]
    presenter: Presenter
    hints: Hints[Any]
    content: str = ""
    """A digest of the facts printed on its pieces, where they are read from files; a match tells what it was played
    with."""
    charts: Charts = EVERY
    figure: Tally | None = None
    """In a game without points: what stands beside each seat instead, of one kind."""
    stage: Callable[[Any], str] | None = None
    """What part of the match an onlooker's view belongs to, in words, where charts are to show where parts begin."""
    habits: tuple[Habit, ...] = ()
    """In a game in which questions go round the table: ways of being asked between every time and not at all, the one
    that seats have at first before all others; that may be every time. Without any there are no rounds."""
    foresee: Callable[[Any, Audience, ItemId, Affordance | None], Foresight | None] | None = None
    """What an item that is held would do by a deed of its own, or sees where it stands, in a view; where there is more
    to be seen of it than its ghost."""
    astray: Callable[[Any, Audience, ItemId, ItemId], str] | None = None
    """Why an item cannot be put on another one, in a view, where that takes more than the one action by which the rules
    would refuse it; empty where that refusal says enough."""
    courses: Courses | None = None
    """What a seat may set out to do in several actions, where single offers are too small for bots to weigh."""
    briefing: Callable[[Mapping[str, Plain]], Briefing] | None = None
    """What is told before a match with these options, where there is more to tell than the rules."""
    finds: Callable[[Path], tuple[Find, ...]] | None = None
    """Which values of its options lie in a packs folder, where people may bring their own."""
    campaign: Missions | None = None
    """In a game that has missions: how they make a campaign."""
    roles: tuple[str, ...] = ()
    """In a game in which every seat plays something else: what, by seat, as marked words."""
    forget: Callable[[], None] | None = None
    """Lets go of what was worked out and kept, where that is much; it is called when another game is played."""
