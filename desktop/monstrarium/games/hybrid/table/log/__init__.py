"""What happened in HYBRID, in words for the log."""

from __future__ import annotations

from .....language.phrases import listed
from .....language.words import said
from .....table.sentences import Sentences
from ...printed.names import warrior_name
from ...printed.other_decks import name_of, text_of
from ..wording import SIDE_NAMES, door_square, facing_name, gate_square, kind_name, mode_name, named_square, names_words
from . import cards, fights, missions, turns

SENTENCES = Sentences(
    {
        "by": lambda event, view, to: warrior_name(view, event.by),
        "card": lambda event, view, to: said(name_of(event.face)),
        "dice": lambda event, view, to: ", ".join(str(die) for die in event.dice),
        "door": lambda event, view, to: door_square(view, event.door),
        "doors": lambda event, view, to: listed([door_square(view, each) for each in event.doors]),
        "facing": lambda event, view, to: facing_name(event.facing),
        "gate": lambda event, view, to: gate_square(view, event.gate),
        "kind": lambda event, view, to: kind_name(event.kind),
        "mode": lambda event, view, to: mode_name(event.mode),
        "name": lambda event, view, to: to.name(event.seat),
        "rival": lambda event, view, to: to.name(event.seat ^ 1),
        "side": lambda event, view, to: said(SIDE_NAMES[event.seat]),
        "square": lambda event, view, to: named_square(view, event.square),
        "target": lambda event, view, to: warrior_name(view, event.target),
        "warrior": lambda event, view, to: warrior_name(view, event.warrior),
        "warriors": lambda event, view, to: names_words(view, [*event.warriors]),
        "what": lambda event, view, to: said(text_of(event.face)),
    },
    {**turns.ROWS, **fights.ROWS, **cards.ROWS, **missions.ROWS},
)
