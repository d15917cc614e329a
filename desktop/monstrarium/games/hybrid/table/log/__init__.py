"""What happened in HYBRID, in words for the log."""

from __future__ import annotations

from .....language.phrases import listed
from .....language.words import said
from .....table.sentences import Sentences
from ...combat.dice import PLAIN, limit
from ...printed.names import WHY_NAMES, warrior_name
from ...printed.other_decks import name_of, text_of
from .. import wording
from . import cards, fights, missions, turns

SENTENCES = Sentences(
    {
        "by": lambda event, view, to: warrior_name(view, event.by),
        "card": lambda event, view, to: said(name_of(event.face)),
        "cards": lambda event, view, to: listed([said(name_of(face)) for face in event.faces]),
        "dice": lambda event, view, to: ", ".join(str(die) for die in event.dice),
        "door": lambda event, view, to: wording.door_square(view, event.door),
        "doors": lambda event, view, to: listed([wording.door_square(view, each) for each in event.doors]),
        "facing": lambda event, view, to: wording.facing_name(event.facing),
        "gate": lambda event, view, to: wording.gate_square(view, event.gate),
        "kind": lambda event, view, to: wording.kind_name(event.kind),
        "left": lambda event, view, to: max(0, event.left),
        "level": lambda event, view, to: wording.level_name(event.mode, event.level),
        "mode": lambda event, view, to: wording.mode_name(event.mode),
        "most": lambda event, view, to: limit(event.level, PLAIN),
        "name": lambda event, view, to: to.name(event.seat),
        "objective": lambda event, view, to: wording.objective_name(view, event.number),
        "rival": lambda event, view, to: to.name(event.seat ^ 1),
        "side": lambda event, view, to: said(wording.SIDE_NAMES[event.seat]),
        "square": lambda event, view, to: wording.named_square(view, event.square),
        "target": lambda event, view, to: warrior_name(view, event.target),
        "warrior": lambda event, view, to: warrior_name(view, event.warrior),
        "warriors": lambda event, view, to: wording.names_words(view, [*event.warriors]),
        "what": lambda event, view, to: said(text_of(event.face)),
        "why": lambda event, view, to: said(WHY_NAMES[event.why]),
    },
    {**turns.ROWS, **fights.ROWS, **cards.ROWS, **missions.ROWS},
)
