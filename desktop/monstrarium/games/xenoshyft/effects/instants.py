"""What instants of the hand do, and troops that drop into a fight."""

from __future__ import annotations

from ....engine.effects import Steps
from ....engine.plain import PieceId, Seat
from ....language.words import mark
from ..cards import PLAY
from ..state import OURS
from ..words.phrases import XenoshyftFx, book


@book.effect("play")
def play(fx: XenoshyftFx, card: PieceId, face: int, target: int) -> Steps:
    """A card of the hand does what it says and is discarded."""
    fx.take_from_hand(card, target)
    yield from book.steps(PLAY[face], fx, card, target)
    fx.lay_off(card)
    yield from fx.swept()


@book.effect("boost")
def boost(fx: XenoshyftFx, card: PieceId, troop: PieceId) -> Steps:
    """A troop has more power until the end of the round."""
    fx.grow(troop, fx.amount(fx.face(card), "play"), card)
    yield from ()


@book.effect("heal-lane")
def heal_lane(fx: XenoshyftFx, card: PieceId, lane: int) -> Steps:
    """All troops of a lane are healed."""
    fx.heal(fx.front(lane), fx.amount(fx.face(card), "play"))
    yield from ()


@book.effect("blast")
def blast(fx: XenoshyftFx, card: PieceId, enemy: PieceId) -> Steps:
    """An enemy takes damage."""
    yield from fx.hurt(card, enemy, fx.amount(fx.face(card), "play"))


@book.effect("send-back")
def send_back(fx: XenoshyftFx, card: PieceId, enemy: PieceId) -> Steps:
    """An enemy goes to the back."""
    yield from fx.follow(fx.send_back(enemy))


@book.effect("swallow")
def swallow(fx: XenoshyftFx, first: int, second: int, enemy: int = -1, lane: int = -1, how: str = "") -> Steps:
    """An enemy takes much, and the first troops of its lane take some; played, or in answer to a Reveal."""
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
    yield from fx.blow(tuple([(card, OURS, troop, price, 0, 0) for troop in fx.front(home)[:count]]))


# ---- troops that drop in


@book.effect("drop-in")
def drop_in(fx: XenoshyftFx, card: PieceId, lane: int, place: int) -> Steps:
    """A troop comes to a lane, with equipment of the hand."""
    fx.drop(card, lane, place)
    while fitting := fx.fitting(card):
        item = yield from fx.ask(fx.seat, mark("{card}: which equipment comes along?"), (*fitting, "done"), card)
        if item == "done":
            break
        fx.equip(item, card, "hand")
    yield from fx.swept()


@book.effect("set-up")
def set_up(fx: XenoshyftFx, card: PieceId, lane: int, place: int) -> Steps:
    """An item comes to a lane as a troop."""
    fx.drop(card, lane, place)
    yield from fx.swept()
