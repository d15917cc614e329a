"""The steps of a fight in which a seat can be asked, and texts that are triggered."""

from __future__ import annotations

from ....engine.effects import Steps
from ....engine.plain import PieceId
from ....language.words import mark
from ..combat.exchange import COVER, STRIKE_FIRST
from ..combat.triggers import Hit
from ..state import OURS
from ..words.phrases import NONE, YES, XenoshyftFx, book


@book.effect("flip")
def flip(fx: XenoshyftFx, enemy: PieceId) -> Steps:
    """Turn an enemy up and carry out its Reveal, unless it is canceled."""
    text, lane = fx.flip(enemy)
    if not text:
        return
    canceled = yield from book.steps("cancels", fx, enemy, lane)
    if not canceled:
        fx.revealing(enemy)
        yield from book.steps(text, fx, enemy, lane)
    yield from fx.swept()


@book.effect("cancels")
def cancels(fx: XenoshyftFx, enemy: PieceId, lane: int) -> Steps:
    """Ask who cancels a Reveal; whether it is canceled."""
    for seat in fx.seats_from_lane():
        options = fx.cancels(seat, enemy, lane)
        if options:
            fx.look_at(enemy)
            answer = yield from fx.ask(seat, mark("{enemy} is revealed: does anyone stop it?"), (*options, NONE), enemy)
            fx.look_at(-1)
            if answer != NONE:
                card, how = fx.cancel_chosen(answer)
                fx.canceled(seat, enemy, card)
                yield from book.steps(fx.cancel_text(card), fx, seat, card, enemy, lane, how)
                return True
    return False


@book.effect("exchange")
def exchange(fx: XenoshyftFx, lane: int) -> Steps:
    """Let the first troop and the first enemy attack each other."""
    troop, enemy, eager, quick = fx.meet(lane)
    more = 0
    for how, card, commander in fx.attackers(lane):
        if how == STRIKE_FIRST:
            eager = yield from book.steps("attack-first", fx, card, commander)
        elif how == COVER:
            more += yield from book.steps("attack-cover", fx, card, commander)
        else:
            more += yield from book.steps("attack-fuel", fx, card, commander)
    fx.announce(lane, more)
    if eager == quick:
        ours = fx.attack(lane, troop, more)
        yield from fx.blow((*ours, *fx.assault(lane, enemy)))
    elif eager:
        yield from fx.blow(fx.attack(lane, troop, more))
        yield from fx.follow(fx.survives(lane, enemy))
        if fx.swarm(lane)[:1] == (enemy,):
            yield from fx.blow(fx.assault(lane, enemy))
    else:
        yield from fx.blow(fx.assault(lane, enemy))
        if fx.front(lane)[:1] == (troop,):
            yield from book.steps("attack-second", fx, lane, troop, more)
    yield from fx.follow(fx.survives(lane, enemy))
    yield from fx.swept()


@book.effect("attack-second")
def attack_second(fx: XenoshyftFx, lane: int, troop: PieceId, more: int) -> Steps:
    """Let a troop that was hit before attack the enemy that is first now."""
    for enemy in fx.swarm(lane)[:1]:
        if fx.hidden(enemy):
            yield from book.steps("flip", fx, enemy)
    if fx.front(lane)[:1] == (troop,):
        yield from fx.blow(fx.attack(lane, troop, more))


@book.effect("attack-first")
def attack_first(fx: XenoshyftFx, card: PieceId, commander: int) -> Steps:
    if (yield from fx.ask(commander, mark("{card}: strike first?"), (YES, NONE), card)) == NONE:
        return 0
    fx.use(card, -1)
    return 1


@book.effect("attack-cover")
def attack_cover(fx: XenoshyftFx, card: PieceId, commander: int) -> Steps:
    if (yield from fx.ask(commander, mark("{card}: add his power?"), (YES, NONE), card)) == NONE:
        return 0
    fx.use(card, -1)
    return fx.power(card)


@book.effect("attack-fuel")
def attack_fuel(fx: XenoshyftFx, card: PieceId, commander: int) -> Steps:
    fuels = fx.fuel(commander)
    if not fuels:
        return 0
    burned = yield from fx.ask(commander, mark("{card}: what fuels the flame?"), (*fuels, NONE), card)
    return 0 if burned == NONE else fx.burn_discarded(commander, burned)


# ---- cancels


@book.effect("stare-down")
def stare_down(fx: XenoshyftFx, seat: int, card: PieceId, enemy: PieceId, lane: int, how: str) -> Steps:
    """Deal damage to the enemy as well."""
    fx.mark_used(card)
    yield from fx.hurt(card, enemy, fx.amount(fx.face(card), "cancel"))


@book.effect("spend-to-cancel")
def spend_to_cancel(fx: XenoshyftFx, seat: int, card: PieceId, enemy: PieceId, lane: int, how: str) -> Steps:
    """Discard the equipment."""
    fx.discard_gear(card)
    yield from fx.swept()


@book.effect("freeze")
def freeze(fx: XenoshyftFx, seat: int, card: PieceId, enemy: PieceId, lane: int, how: str) -> Steps:
    """Send the enemy to the back as well, if that was chosen."""
    fx.discard_from_hand(seat, card)
    if how == "both":
        yield from fx.follow(fx.send_back(enemy))


# ---- what speaks up by itself after a blow or a move


@book.effect("sweep")
def sweep(fx: XenoshyftFx) -> Steps:
    """Kill the troops that have as many tokens as HP."""
    yield from fx.swept()


@book.effect("place")
def place(fx: XenoshyftFx, lane: int, wave: int, count: int) -> None:
    fx.place(lane, wave, count)


@book.effect("pay")
def pay(fx: XenoshyftFx, card: PieceId, enemy: PieceId, number: int) -> Steps:
    """Deal what a guard has promised to an enemy."""
    if fx.swarm_of(enemy) >= 0:
        yield from fx.hurt(card, enemy, number)


@book.effect("one-enemy")
def one_enemy(fx: XenoshyftFx, card: PieceId, lane: int, number: int, own_lane: int) -> Steps:
    """Deal damage to one enemy, which the commander of the lane chooses."""
    enemies = fx.enemies(lane if own_lane else -1)
    if not enemies or number <= 0:
        return
    enemy = enemies[0]
    if len(enemies) > 1:
        about = Hit(card, OURS, -1, number)
        enemy = yield from fx.ask_about(about, lane, mark("{card}: which enemy takes {amount}?"), enemies)
    yield from fx.hurt(card, enemy, number)


@book.effect("gather")
def gather(fx: XenoshyftFx, troop: PieceId, card: PieceId, number: int) -> None:
    if fx.lane_of(troop) >= 0:
        fx.grow(troop, number, card)


@book.effect("follow-up")
def follow_up(fx: XenoshyftFx, card: PieceId, lane: int, enemy: PieceId) -> Steps:
    """Ask whether an enemy that took damage is hit again."""
    if not fx.is_free(card) or fx.lane_of(card) < 0 or enemy not in fx.enemies(revealed=True):
        return
    number = fx.amount(fx.face(card), "struck")
    about = Hit(card, OURS, enemy, number)
    answer = yield from fx.ask_about(about, lane, mark("{card}: hit again?"), (YES, NONE))
    if answer != NONE:
        fx.use(card, enemy)
        yield from fx.hurt(card, enemy, number)
