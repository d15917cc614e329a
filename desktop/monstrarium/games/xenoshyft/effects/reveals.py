"""The Reveals of enemies."""

from __future__ import annotations

from ....engine.effects import Steps
from ....engine.plain import PieceId
from ....language.words import mark
from ..combat.triggers import Hit
from ..state import ABILITY
from ..words.phrases import XenoshyftFx, book

AT_TROOPS = ("pounce", "scare", "disarm", "short-circuit", "lob", "pulse", "tithe")
"""The Reveals that do nothing to a lane without troops."""
QUIET = ("fall-back", "raise", "reinforce")
"""The Reveals that ask nobody."""


@book.effect("reveal-hits")
def reveal_hits(fx: XenoshyftFx, enemy: PieceId, troops: tuple[PieceId, ...]) -> Steps:
    """Deal the damage of a Reveal to troops."""
    number = fx.amount(fx.face(enemy), "reveal")
    yield from fx.blow(tuple([Hit(enemy, ABILITY, troop, number) for troop in troops]))


@book.effect("fall-back")
def fall_back(fx: XenoshyftFx, enemy: PieceId, lane: int) -> None:
    """The enemy goes to the back, which can only place others."""
    for _place, at, wave, count in fx.send_back(enemy):
        fx.place(at, wave, count)


@book.effect("raise")
def raise_corpse(fx: XenoshyftFx, enemy: PieceId, lane: int) -> None:
    """A troop of the discard pile becomes an enemy."""
    if fx.raise_corpse(lane) < 0:
        fx.nothing(enemy)


@book.effect("pounce")
def pounce(fx: XenoshyftFx, enemy: PieceId, lane: int) -> Steps:
    """The first troop takes damage."""
    yield from book.steps("reveal-hits", fx, enemy, fx.front(lane)[:1])


@book.effect("scare")
def scare(fx: XenoshyftFx, enemy: PieceId, lane: int) -> Steps:
    """The first troop takes damage and goes to the back."""
    for troop in fx.front(lane)[:1]:
        yield from book.steps("reveal-hits", fx, enemy, (troop,))
        if fx.lane_of(troop) == lane:
            yield from fx.follow(fx.move(troop, -1))


@book.effect("disarm")
def disarm(fx: XenoshyftFx, enemy: PieceId, lane: int) -> None:
    for troop in fx.front(lane)[:1]:
        if not fx.disarm(troop, burned=False):
            fx.nothing(enemy)


@book.effect("short-circuit")
def short_circuit(fx: XenoshyftFx, enemy: PieceId, lane: int) -> Steps:
    """The equipment of the first troop burns, and it takes damage for each item."""
    for troop in fx.front(lane)[:1]:
        count = fx.disarm(troop, burned=True)
        if not count:
            fx.nothing(enemy)
        number = count * fx.amount(fx.face(enemy), "reveal", "each")
        yield from fx.blow((Hit(enemy, ABILITY, troop, number),) if number else ())


@book.effect("lob")
def lob(fx: XenoshyftFx, enemy: PieceId, lane: int) -> Steps:
    """The last troops take damage."""
    count = fx.amount(fx.face(enemy), "reveal", "count")
    yield from book.steps("reveal-hits", fx, enemy, fx.front(lane)[-count:])


@book.effect("pulse")
def pulse(fx: XenoshyftFx, enemy: PieceId, lane: int) -> Steps:
    """All troops of the lane take damage."""
    yield from book.steps("reveal-hits", fx, enemy, fx.front(lane))


@book.effect("reinforce")
def reinforce(fx: XenoshyftFx, enemy: PieceId, lane: int) -> None:
    """More enemies come."""
    fx.place(lane, fx.wave(), fx.amount(fx.face(enemy), "reveal"))


@book.effect("whirl")
def whirl(fx: XenoshyftFx, enemy: PieceId, lane: int) -> Steps:
    """The order of the troops is reversed, then the first take damage."""
    yield from fx.follow(fx.reverse(lane))
    count = fx.amount(fx.face(enemy), "reveal", "count")
    yield from book.steps("reveal-hits", fx, enemy, fx.front(lane)[:count])


@book.effect("tithe")
def tithe(fx: XenoshyftFx, enemy: PieceId, lane: int) -> Steps:
    """A troop of the lane burns; its commander chooses."""
    troops = fx.front(lane)
    if troops:
        troop = troops[0]
        if len(troops) > 1:
            troop = yield from fx.ask(lane, mark("{enemy}: which troop is lost?"), troops, enemy)
        yield from fx.follow(fx.burn_troop(troop))
