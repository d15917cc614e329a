"""What troops and equipment do when their commander uses them."""

from __future__ import annotations

from ....engine.effects import Steps
from ....engine.plain import PieceId, Plain
from ....language.words import mark
from ..cards import USE
from ..words.phrases import NONE, XenoshyftFx, book


@book.effect("use")
def use(fx: XenoshyftFx, card: PieceId, face: int, target: int) -> Steps:
    """A text in a lane is used."""
    fx.use(card, target)
    yield from book.steps(USE[face], fx, card, target)
    yield from fx.swept()


@book.effect("zap")
def zap(fx: XenoshyftFx, card: PieceId, enemy: PieceId) -> Steps:
    """An enemy takes damage."""
    yield from fx.hurt(card, enemy, fx.amount(fx.face(card), "use"))


@book.effect("from-behind")
def from_behind(fx: XenoshyftFx, card: PieceId, enemy: PieceId) -> Steps:
    """An enemy of the lane takes damage."""
    yield from fx.hurt(card, enemy, fx.amount(fx.face(card), "use"))


@book.effect("blood-price")
def blood_price(fx: XenoshyftFx, card: PieceId, enemy: PieceId) -> Steps:
    """The bearer takes damage, and so does an enemy."""
    face = fx.face(card)
    yield from fx.wound(card, (fx.bearer(card),), fx.amount(face, "use", "price"))
    yield from fx.hurt(card, enemy, fx.amount(face, "use"))


@book.effect("verdict")
def verdict(fx: XenoshyftFx, card: PieceId, enemy: PieceId) -> Steps:
    """An enemy takes the power of the bearer, and the bearer takes damage."""
    bearer = fx.bearer(card)
    price = fx.amount(fx.face(card), "use", "price")
    yield from fx.hurt(card, enemy, fx.power(bearer))
    if fx.lane_of(bearer) >= 0:
        yield from fx.wound(card, (bearer,), price)


@book.effect("hard-rain")
def hard_rain(fx: XenoshyftFx, card: PieceId, enemy: PieceId) -> Steps:
    """An enemy takes damage, then the first troop of that lane."""
    face, lane = fx.face(card), fx.swarm_of(enemy)
    yield from fx.hurt(card, enemy, fx.amount(face, "use"))
    yield from fx.wound(card, fx.front(lane)[:1], fx.amount(face, "use", "price"))


@book.effect("last-word")
def last_word(fx: XenoshyftFx, card: PieceId, lane: int) -> Steps:
    """The first enemy of a lane takes damage, then its first troop."""
    face = fx.face(card)
    for enemy in fx.swarm(lane)[:1]:
        yield from fx.hurt(card, enemy, fx.amount(face, "use"))
    yield from fx.wound(card, fx.front(lane)[:1], fx.amount(face, "use", "price"))


@book.effect("trade-lives")
def trade_lives(fx: XenoshyftFx, card: PieceId, enemy: PieceId) -> Steps:
    """A troop dies, and so does an enemy."""
    texts = fx.doom(card)
    yield from fx.follow(fx.kill(enemy))
    yield from fx.follow(texts)


@book.effect("push")
def push(fx: XenoshyftFx, card: PieceId, _target: int) -> Steps:
    """A troop advances to the front, a troop deals more, or both."""
    behind = tuple([troop for troop in fx.troops() if fx.front(fx.lane_of(troop))[0] != troop])
    advanced = NONE
    if behind:
        advanced = yield from fx.ask(fx.seat, mark("{card}: who advances?"), (*behind, NONE), card)
        if advanced != NONE:
            yield from fx.follow(fx.move(advanced, 0))
    troops = fx.troops()
    options: tuple[Plain, ...] = troops if advanced == NONE else (*troops, NONE)
    if not troops:
        return
    stronger = yield from fx.ask(fx.seat, mark("{card}: who strikes harder?"), options, card)
    if stronger != NONE:
        fx.charge(stronger, fx.amount(fx.face(card), "use"), card)


@book.effect("step-out")
def step_out(fx: XenoshyftFx, card: PieceId, _target: int) -> Steps:
    """The bearer advances to the front, strikes first, or both."""
    bearer = fx.bearer(card)
    how = "strike"
    if fx.front(fx.lane_of(bearer))[0] != bearer:
        how = yield from fx.ask(fx.seat, mark("{card}: what for?"), ("advance", "strike", "both"), card)
    if how != "strike":
        yield from fx.follow(fx.move(bearer, 0))
    if how != "advance":
        fx.hasten(bearer)
