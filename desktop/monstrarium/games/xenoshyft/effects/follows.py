"""What speaks up by itself after a blow or a move."""

from __future__ import annotations

from ....engine.effects import Steps
from ....engine.plain import PieceId
from ....language.words import mark
from ..state import OURS
from ..words.phrases import NONE, YES, XenoshyftFx, book


@book.effect("sweep")
def sweep(fx: XenoshyftFx) -> Steps:
    """Whoever has as many tokens as HP left is killed."""
    yield from fx.swept()


@book.effect("place")
def place(fx: XenoshyftFx, lane: int, wave: int, count: int) -> Steps:
    """Enemies come face down to the back of a lane."""
    fx.place(lane, wave, count)
    yield from ()


@book.effect("pay")
def pay(fx: XenoshyftFx, card: PieceId, enemy: PieceId, number: int) -> Steps:
    """An enemy takes what was promised."""
    if fx.swarm_of(enemy) >= 0:
        yield from fx.hurt(card, enemy, number)


@book.effect("one-enemy")
def one_enemy(fx: XenoshyftFx, card: PieceId, lane: int, number: int, own_lane: int) -> Steps:
    """One enemy takes damage; the commander of the lane chooses."""
    enemies = fx.enemies(lane if own_lane else -1)
    if not enemies or number <= 0:
        return
    enemy = enemies[0]
    if len(enemies) > 1:
        about = (card, OURS, -1, number, 0, 0)
        enemy = yield from fx.ask_about(about, lane, mark("{card}: which enemy takes {amount}?"), enemies)
    yield from fx.hurt(card, enemy, number)


@book.effect("gather")
def gather(fx: XenoshyftFx, troop: PieceId, card: PieceId, number: int) -> Steps:
    """A troop that came nearer has more power."""
    if fx.lane_of(troop) >= 0:
        fx.grow(troop, number, card)
    yield from ()


@book.effect("follow-up")
def follow_up(fx: XenoshyftFx, card: PieceId, lane: int, enemy: PieceId) -> Steps:
    """An enemy that took damage may take more."""
    if not fx.is_free(card) or fx.lane_of(card) < 0 or enemy not in fx.enemies(revealed=True):
        return
    number = fx.amount(fx.face(card), "struck")
    about = (card, OURS, enemy, number, 0, 0)
    answer = yield from fx.ask_about(about, lane, mark("{card}: hit again?"), (YES, NONE))
    if answer != NONE:
        fx.use(card, enemy)
        yield from fx.hurt(card, enemy, number)
