"""The powers of divisions, and the trade-in."""

from __future__ import annotations

from ....engine.effects import Steps
from ....engine.plain import PieceId
from ....language.words import mark
from ..words.phrases import XenoshyftFx, book


@book.effect("power")
def power(fx: XenoshyftFx, division: int, target: int) -> Steps:
    fx.command(target)
    yield from book.steps(fx.power_text(division), fx, division, target)
    yield from fx.swept()


@book.effect("power-from-discard")
def from_discard(fx: XenoshyftFx, division: int, _target: int) -> Steps:
    """Equip a troop with equipment of any discard pile."""
    weapons = fx.weapons(fx.power_type(division))
    item = yield from fx.ask(fx.seat, mark("{division}: which weapon?"), weapons, None)
    troop = yield from fx.ask(fx.seat, mark("{division}: for whom?"), fx.can_carry(item), item)
    fx.equip(item, troop, "discard")


@book.effect("power-swap-gear")
def swap_gear(fx: XenoshyftFx, division: int, _target: int) -> Steps:
    """Move equipment to another troop of its lane."""
    armors = fx.movable_gear(fx.power_type(division))
    item = yield from fx.ask(fx.seat, mark("{division}: which armor?"), armors, None)
    troop = yield from fx.ask(fx.seat, mark("{division}: for whom?"), fx.takers(item), item)
    fx.equip(item, troop, "gear")


@book.effect("power-heal-one")
def heal_one(fx: XenoshyftFx, division: int, troop: PieceId) -> None:
    fx.heal((troop,), fx.division_figure("base"))


@book.effect("power-zap")
def zap(fx: XenoshyftFx, division: int, enemy: PieceId) -> Steps:
    yield from fx.hurt(-1, enemy, fx.division_figure("base"))


@book.effect("power-call-up")
def call_up(fx: XenoshyftFx, division: int, _target: int) -> Steps:
    """Deploy a troop of the seat's discard pile."""
    card = yield from fx.ask(fx.seat, mark("{division}: which troop?"), fx.recruits(fx.division_figure("cost")), None)
    _place, lane, place = yield from fx.ask(fx.seat, mark("{division}: where to?"), fx.spots(), card)
    fx.call_up(card, lane, place)


@book.effect("power-reorder")
def reorder(fx: XenoshyftFx, division: int, _target: int) -> Steps:
    troops = tuple([troop for troop in fx.troops() if len(fx.front(fx.lane_of(troop))) > 1])
    troop = yield from fx.ask(fx.seat, mark("{division}: which troop?"), troops, None)
    front = fx.front(fx.lane_of(troop))
    others = tuple([place for place in range(len(front)) if front[place] != troop])
    place = yield from fx.ask(fx.seat, mark("{division}: to which place?"), others, troop)
    yield from fx.follow(fx.move(troop, place))


@book.effect("trade-in")
def trade_in(fx: XenoshyftFx, card: PieceId, on: PieceId) -> Steps:
    """Pledge a card with a troop of the discard pile."""
    troops = fx.tradable()
    extra = troops[0]
    if len(troops) > 1:
        extra = yield from fx.ask(fx.seat, mark("{card}: which troop is traded in?"), troops, card)
    fx.trade_in(card, on, extra)
