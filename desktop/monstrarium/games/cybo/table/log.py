"""What happened, in words for the log."""

from __future__ import annotations

from ....engine.event import Event
from ....engine.phrases import listed
from ....engine.words import _, _n
from ....table.log import Tellers, line_by
from ....table.presenter import Audience, Line
from ..events import (
    Completed,
    Duplicated,
    ExtraRound,
    Hit,
    Kept,
    Locked,
    MatchEnded,
    Missed,
    Repeated,
    Rolled,
    TurnBegan,
    TurnEnded,
)
from .wording import outcome_line, points, round_name, run


def line_of(event: Event, audience: Audience) -> Line | None:
    """The event in words; None when it is not worth a line."""
    return line_by(TOLD, event, audience)


def _turn_began(event: TurnBegan, audience: Audience) -> str:
    return _("{round}.", round=round_name(event.round)) if event.opens else ""


def _extra_round(event: ExtraRound, audience: Audience) -> str:
    return _("{names} are level and roll on.", names=listed([audience.name(seat) for seat in event.seats]))


def _rolled(event: Rolled, audience: Audience) -> str:
    name = audience.name(event.seat)
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


def _repeated(event: Repeated, audience: Audience) -> str:
    name = audience.name(event.seat)
    return _("{number} came before and does not count: {name} rolls again.", number=event.number, name=name)


def _completed(event: Completed, audience: Audience) -> str:
    fields = {"line": run(event.trinity), "points": points(event.points), "target": event.target}
    if event.target:
        if event.ordered:
            return _("{line} in order: {points}, or a fourth roll for {target}.", **fields)
        return _("{line}: {points}, or a fourth roll for {target}.", **fields)
    if event.ordered:
        return _("{line} in order: a Trinity for {points}.", **fields)
    return _("{line}: a Trinity for {points}.", **fields)


def _kept(event: Kept, audience: Audience) -> str:
    return _("{name} keeps {points}.", name=audience.name(event.seat), points=points(event.points))


def _hit(event: Hit, audience: Audience) -> str:
    return _("{number} fills the column: a Quad for {points}.", number=event.number, points=points(event.points))


def _missed(event: Missed, audience: Audience) -> str:
    return _(
        "{number} is not {target}: the Quad is missed and leaves {points}.",
        number=event.number,
        target=event.target,
        points=points(event.points),
    )


def _duplicated(event: Duplicated, audience: Audience) -> str:
    numbers, paid = run(event.numbers), points(event.points)
    return _("{numbers} again in the same order: {points}.", numbers=numbers, points=paid)


def _locked(event: Locked, audience: Audience) -> str:
    fields = {"name": audience.name(event.seat), "numbers": run(event.numbers)}
    if event.hard:
        return _("{name} is a Grand Master: from now on only {numbers} in this order scores.", **fields)
    return _("{name} is a Grand Master of {numbers} in this order.", **fields)


def _turn_ended(event: TurnEnded, audience: Audience) -> str:
    """Only a turn that came to nothing needs a word."""
    if event.row.trinity:
        return ""
    if event.terms.lock and event.terms.hard:
        name, numbers = audience.name(event.seat), run(event.terms.lock)
        return _("{name} needs {numbers}: the turn is over.", name=name, numbers=numbers)
    return _("{rolls} can make no Trinity: the turn is over.", rolls=run(event.row.rolls))


def _match_ended(event: MatchEnded, audience: Audience) -> str:
    return outcome_line(event.places, event.scores, audience)


TOLD: Tellers = {
    TurnBegan: (_turn_began, 0),
    ExtraRound: (_extra_round, 0),
    Rolled: (_rolled, 0),
    Repeated: (_repeated, 1),
    Completed: (_completed, 1),
    Kept: (_kept, 0),
    Hit: (_hit, 1),
    Missed: (_missed, 1),
    Duplicated: (_duplicated, 1),
    Locked: (_locked, 1),
    TurnEnded: (_turn_ended, 1),
    MatchEnded: (_match_ended, 0),
}
