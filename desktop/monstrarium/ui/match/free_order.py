"""Who goes on at one screen: any person with a decision where nothing is secret; else the next one, after the pass."""

from __future__ import annotations

from typing import Any

import msgspec

from ...engine.game import view
from ...engine.plain import Seat, Value
from ...engine.session import Session
from ...language.words import _
from ...table.desc import Affordance, Gesture, Prompt, Round, TableDesc
from .match import Match
from .viewpoint import Viewpoint


class TakeOver(Value, frozen=True, gc=False):
    """Another person goes on."""

    seat: Seat


class PassOn(Value, frozen=True, gc=False):
    """The person who looks passes the table on."""


def with_leave(table: TableDesc, to: Seat | None, viewpoint: Viewpoint) -> TableDesc:
    """The table with a button to pass it on, and nothing else to do."""
    audience = viewpoint.audience
    label = _("Go On") if to is None else _("Pass to {name}", name=audience.name(to))
    words = _("{name}: look at what is new, then pass the table on.", name=audience.name(audience.side))
    leave = Affordance((PassOn(),), Gesture.BUTTON, label)
    return msgspec.structs.replace(table, prompt=Prompt(viewpoint.viewer, words), affordances=(leave,))


def others(session: Session[Any], viewpoint: Viewpoint) -> tuple[Seat, ...]:
    """The people who may go on instead of the one who looks."""
    waiting, people = session.to_act(), viewpoint.people
    if len(waiting) < 2 or len(people) < 2 or viewpoint.viewer not in waiting or viewpoint.secrets():
        return ()
    return tuple(seat for seat in waiting if seat in people and seat != viewpoint.viewer)


def with_others(table: TableDesc, session: Session[Any], viewpoint: Viewpoint) -> TableDesc:
    """The table with a button for each of them, before the last affordance, which ends a phase."""
    names = viewpoint.audience
    more = [
        Affordance(
            (TakeOver(seat),),
            Gesture.BUTTON,
            _("Over to {name}", name=names.name(seat)),
            note=_("You can come back."),
        )
        for seat in others(session, viewpoint)
    ]
    affordances = table.affordances
    return msgspec.structs.replace(table, affordances=(*affordances[:-1], *more, *affordances[-1:])) if more else table


def at_once(match: Match, viewpoint: Viewpoint, asked: Round) -> tuple[Affordance, ...]:
    """The offers of people when a question is put to all and nothing is secret; those asked before them pass."""
    if len(viewpoint.people) < 2 or viewpoint.secrets():
        return ()
    game, presenter, onlooker = match.kit.game, match.kit.presenter, match.audience(None, viewpoint.audience.side)
    world, found = match.session.truth().clone(), list[Affordance]()
    passed, now = list[Any](), asked
    while now.seats[0] in viewpoint.people:
        offers = tuple(each for each in game.legal(world, now.seats[0]) if each != now.silence[0])
        table = presenter.describe(view(game, world, None), onlooker, offers)
        found += [
            msgspec.structs.replace(each, plan=(*passed, *each.plan))
            for each in table.affordances
            if each.gesture is not Gesture.BUTTON
        ]
        passed.append(now.silence[0])
        game.apply(world, passed[-1])
        later = presenter.describe(view(game, world, None), onlooker, ()).round
        if later is None or later.text != asked.text or passed[-1].seat in later.seats:
            break
        now = later
    return tuple(found)
