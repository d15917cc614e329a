"""The texts of troops and equipment that are used, and of instants that are played."""

from __future__ import annotations

from ....engine.effects import Steps
from ....engine.plain import PieceId, Plain, Seat
from ....language.words import mark
from ..cards import PLAY, USE
from ..words.phrases import NONE, XenoshyftFx, book


@book.effect("use")
def use(fx: XenoshyftFx, card: PieceId, face: int, target: int) -> Steps:
    fx.use(card, target)
    yield from book.steps(USE[face], fx, card, target)
    yield from fx.swept()


@book.effect("zap")
def zap(fx: XenoshyftFx, card: PieceId, enemy: PieceId) -> Steps:
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
    """The troop dies, and so does an enemy."""
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


# ---- what instants of the hand do, and troops that drop into a fight


@book.effect("play")
def play(fx: XenoshyftFx, card: PieceId, face: int, target: int) -> Steps:
    """Play an instant, then discard it."""
    fx.take_from_hand(card, target)
    yield from book.steps(PLAY[face], fx, card, target)
    fx.lay_off(card)
    yield from fx.swept()


@book.effect("boost")
def boost(fx: XenoshyftFx, card: PieceId, troop: PieceId) -> None:
    """A troop has more power until the end of the round."""
    fx.grow(troop, fx.amount(fx.face(card), "play"), card)


@book.effect("heal-lane")
def heal_lane(fx: XenoshyftFx, card: PieceId, lane: int) -> None:
    fx.heal(fx.front(lane), fx.amount(fx.face(card), "play"))


@book.effect("blast")
def blast(fx: XenoshyftFx, card: PieceId, enemy: PieceId) -> Steps:
    yield from fx.hurt(card, enemy, fx.amount(fx.face(card), "play"))


@book.effect("send-back")
def send_back(fx: XenoshyftFx, card: PieceId, enemy: PieceId) -> Steps:
    yield from fx.follow(fx.send_back(enemy))


@book.effect("swallow")
def swallow(fx: XenoshyftFx, first: int, second: int, enemy: int = -1, lane: int = -1, how: str = "") -> Steps:
    """An enemy takes damage, and so do the first troops of its lane; played, or in answer to a Reveal."""
    if how:
        card: PieceId = second
        seat: Seat = first
        fx.discard_from_hand(seat, card)
    else:
        card, enemy = first, second
    face, home = fx.face(card), fx.swarm_of(enemy) if lane < 0 else lane
    when = "cancel" if how else "play"
    yield from fx.hurt(card, enemy, fx.amount(face, when))
    price, count = fx.amount(face, when, "price"), fx.amount(face, when, "count")
    yield from fx.wound(card, fx.front(home)[:count], price)


@book.effect("drop-in")
def drop_in(fx: XenoshyftFx, card: PieceId, lane: int, place: int) -> Steps:
    """A troop drops in, with equipment of the hand."""
    fx.drop(card, lane, place)
    while fitting := fx.fitting(card):
        item = yield from fx.ask(fx.seat, mark("{card}: which equipment comes along?"), (*fitting, "done"), card)
        if item == "done":
            break
        fx.equip(item, card, "hand")
    yield from fx.swept()


@book.effect("set-up")
def set_up(fx: XenoshyftFx, card: PieceId, lane: int, place: int) -> Steps:
    """An item drops in as a troop."""
    fx.drop(card, lane, place)
    yield from fx.swept()
