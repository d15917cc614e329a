"""The sentence for each event, for the log."""

from __future__ import annotations

from ....language.phrases import listed
from ....language.words import _, _n
from ....table.presenter import Audience
from ....table.sentences import Sentence, Sentences
from .. import events as on
from ..state import CyboState
from .wording import outcome_line, points, round_name, run


def _rolled(event: on.Rolled, view: CyboState, to: Audience) -> str:
    name = to.name(event.seat)
    if event.good == event.out_of:
        return _("{name} rolls {number}.", name=name, number=event.number)
    return _n(
        "{name} rolls {number}; {n} of {of} numbers was good.",
        "{name} rolls {number}; {n} of {of} numbers were good.",
        event.good,
        name=name,
        number=event.number,
        of=event.out_of,
    )


def _completed(event: on.Completed, view: CyboState, to: Audience) -> str:
    fields = {"line": run(event.trinity), "points": points(event.points), "target": event.target}
    if event.target:
        if event.ordered:
            return _("{line} in order: {points}, or a fourth roll for {target}.", **fields)
        return _("{line}: {points}, or a fourth roll for {target}.", **fields)
    if event.ordered:
        return _("{line} in order: a Trinity for {points}.", **fields)
    return _("{line}: a Trinity for {points}.", **fields)


def _turn_ended(event: on.TurnEnded, view: CyboState, to: Audience) -> str:
    """Only a turn without a Trinity has a line."""
    if event.row.trinity:
        return ""
    if event.terms.lock and event.terms.hard:
        name, numbers = to.name(event.seat), run(event.terms.lock)
        return _("{name} needs {numbers}: the turn is over.", name=name, numbers=numbers)
    return _("{rolls} can make no Trinity: the turn is over.", rolls=run(event.row.rolls))


SENTENCES = Sentences(
    {
        "name": lambda event, view, to: to.name(event.seat),
        "names": lambda event, view, to: listed([to.name(seat) for seat in event.seats]),
        "numbers": lambda event, view, to: run(event.numbers),
        "points": lambda event, view, to: points(event.points),
    },
    {
        on.TurnBegan: Sentence(
            lambda event, view, to: _("{round}.", round=round_name(event.round)) if event.opens else ""
        ),
        on.ExtraRound: Sentence("{names} are level and roll on."),
        on.Rolled: Sentence(_rolled),
        on.Repeated: Sentence("{number} came before and does not count: {name} rolls again.", depth=1),
        on.Completed: Sentence(_completed, depth=1),
        on.Kept: Sentence("{name} keeps {points}."),
        on.Hit: Sentence("{number} fills the column: a Quad for {points}.", depth=1),
        on.Missed: Sentence("{number} is not {target}: the Quad is missed and leaves {points}.", depth=1),
        on.Duplicated: Sentence("{numbers} again in the same order: {points}.", depth=1),
        on.Locked: Sentence(
            "{name} is a Grand Master: from now on only {numbers} in this order scores.",
            by="hard",
            otherwise="{name} is a Grand Master of {numbers} in this order.",
            depth=1,
        ),
        on.TurnEnded: Sentence(_turn_ended, depth=1),
        on.MatchEnded: Sentence(lambda event, view, to: outcome_line(event.places, event.scores, to)),
    },
)
