"""What happened, in words for the log."""

from __future__ import annotations

from ....engine.event import Event
from ....language.phrases import listed, signed
from ....language.words import _, _n, said
from ....table.log import Tellers, line_by
from ....table.presenter import Audience, Line
from .. import events as at
from .. import events as on
from ..cards import CARDS, DIVISIONS, FIRST_XENO, SCREEN, UPGRADE
from ..state import XenoshyftState
from .wording import parts_words, place_name, title


def line_of(event: Event, view: XenoshyftState, audience: Audience) -> Line | None:
    """The event in words; None when it is not worth a line."""
    return line_by(TOLD, event, view, audience)


def _card(face: int) -> str:
    return title(face) if face >= 0 else _("a text")


# ---- rounds


def _round(event: on.RoundBegan, view: XenoshyftState, to: Audience) -> str:
    return _("Round {round} begins, wave {wave}.", round=event.round, wave=event.wave)


def _drew(event: on.Drew, view: XenoshyftState, to: Audience) -> str:
    return _n("{name} draws {n} card.", "{name} draws {n} cards.", event.count, name=to.name(event.seat))


def _reshuffled(event: on.Reshuffled, view: XenoshyftState, to: Audience) -> str:
    return _("{name} shuffles the discard pile into the deck.", name=to.name(event.seat))


def _nest_reshuffled(event: on.EnemiesReshuffled, view: XenoshyftState, to: Audience) -> str:
    return _("The enemies of wave {wave} are shuffled anew.", wave=event.wave)


def _paid(event: on.Paid, view: XenoshyftState, to: Audience) -> str:
    return _("{name} gets {card}.", name=to.name(event.seat), card=_card(event.face))


def _ready(event: on.SaidReady, view: XenoshyftState, to: Audience) -> str:
    return _("{name} is ready.", name=to.name(event.seat))


def _recalled(event: on.Recalled, view: XenoshyftState, to: Audience) -> str:
    return _("{name} calls everybody back.", name=to.name(event.seat))


def _first(event: on.FirstPassed, view: XenoshyftState, to: Audience) -> str:
    return _("The lane of {name} fights first now.", name=to.name(event.seat)) if len(view.hands) > 1 else ""


def _pool(event: on.PoolOpened, view: XenoshyftState, to: Audience) -> str:
    return _("Troops of wave {wave} are for sale.", wave=event.wave)


def _stocked(event: on.Stocked, view: XenoshyftState, to: Audience) -> str:
    return _("{card} is for sale now.", card=_card(event.face))


def _won(event: on.Won, view: XenoshyftState, to: Audience) -> str:
    return _("The base has held.")


def _lost(event: on.Lost, view: XenoshyftState, to: Audience) -> str:
    return _("The base has fallen.")


# ---- purchase and deployment


def _spent(event: on.Spent, view: XenoshyftState, to: Audience) -> str:
    return _("{name} spends {card}: {step}.", name=to.name(event.seat), card=_card(event.face), step=signed(event.by))


def _pledged(event: on.Pledged, view: XenoshyftState, to: Audience) -> str:
    return _(
        "{name} lays {card} under {other}: it costs {off} less.",
        name=to.name(event.seat),
        card=_card(event.face),
        other=_card(event.on_face),
        off=event.off,
    )


def _pledge_back(event: on.PledgeBack, view: XenoshyftState, to: Audience) -> str:
    return _("{card} comes back to {name}.", card=_card(event.face), name=to.name(event.seat))


def _bought(event: on.Bought, view: XenoshyftState, to: Audience) -> str:
    return _("{name} buys {card} for {price}.", name=to.name(event.seat), card=_card(event.face), price=event.price)


def _upgraded(event: on.Upgraded, view: XenoshyftState, to: Audience) -> str:
    old = FIRST_XENO + (1, 3).index(event.value)
    return _(
        "{name} melts {n} {card} into {other}.",
        name=to.name(event.seat),
        n=UPGRADE[old],
        card=_card(old),
        other=_card(event.face),
    )


def _deployed(event: on.Deployed, view: XenoshyftState, to: Audience) -> str:
    name, card, where = to.name(event.seat), _card(event.face), place_name(event.place)
    if event.lane == event.seat:
        return _("{name} deploys {card} in the {place}.", name=name, card=card, place=where)
    other = to.name(event.lane)
    return _("{name} deploys {card} for {other} in the {place}.", name=name, card=card, other=other, place=where)


def _equipped(event: on.Equipped | on.Regeared, view: XenoshyftState, to: Audience) -> str:
    name, card, troop = to.name(event.seat), _card(event.face), _card(event.troop_face)
    return _("{name} gives {card} to {troop}.", name=name, card=card, troop=troop)


def _shifted(event: on.Shifted, view: XenoshyftState, to: Audience) -> str:
    name, card, where = to.name(event.seat), _card(event.face), place_name(event.place)
    return _("{name} moves {card} to the {place}.", name=name, card=card, place=where)


def _came(event: on.EnemiesCame, view: XenoshyftState, to: Audience) -> str:
    count, name = len(event.pieces), to.name(event.seat)
    return _n("{n} enemy comes to the lane of {name}.", "{n} enemies come to the lane of {name}.", count, name=name)


def _bosses(event: on.BossesAmong, view: XenoshyftState, to: Audience) -> str:
    return _n("{n} boss is among them.", "{n} bosses are among them.", event.count)


# ---- fights


def _lane(event: at.LaneBegan, view: XenoshyftState, to: Audience) -> str:
    return _("The lane of {name} fights.", name=to.name(event.seat))


def _held(event: at.LaneHeld, view: XenoshyftState, to: Audience) -> str:
    return _("The lane of {name} holds.", name=to.name(event.seat))


def _overrun(event: at.LaneOverrun, view: XenoshyftState, to: Audience) -> str:
    return _("The lane of {name} is overrun.", name=to.name(event.seat))


def _flipped(event: at.Flipped, view: XenoshyftState, to: Audience) -> str:
    return _("{enemy} is revealed.", enemy=_card(event.face))


def _canceled(event: at.Canceled, view: XenoshyftState, to: Audience) -> str:
    name, card, enemy = to.name(event.seat), _card(event.by), _card(event.face)
    return _("{name} cancels the Reveal of {enemy} with {card}.", name=name, enemy=enemy, card=card)


def _revealing(event: at.Revealing, view: XenoshyftState, to: Audience) -> str:
    return _("{enemy}: {what}", enemy=_card(event.face), what=said(CARDS[event.face].text))


def _silent(event: Event, view: XenoshyftState, to: Audience) -> str:
    return ""


def _played(event: at.Played, view: XenoshyftState, to: Audience) -> str:
    return _("{name} plays {card}.", name=to.name(event.seat), card=_card(event.face))


def _used(event: at.Used, view: XenoshyftState, to: Audience) -> str:
    return _("{name} uses {card}.", name=to.name(event.seat), card=_card(event.face))


def _powered(event: at.Powered, view: XenoshyftState, to: Audience) -> str:
    return _("{name} calls {division}.", name=to.name(event.seat), division=said(DIVISIONS[event.division].name))


def _attacks(event: at.Attacks, view: XenoshyftState, to: Audience) -> str:
    return _(
        "{troop} with {power} meets {enemy} with {other}.",
        troop=_card(event.troop_face),
        power=event.power,
        enemy=_card(event.enemy_face),
        other=event.enemy_power,
    )


def _dealt(event: at.Dealt, view: XenoshyftState, to: Audience) -> str:
    target, parts = _card(event.face), parts_words(event.parts)
    if event.source_face < 0:
        return _("{target} takes {amount}{parts}.", target=target, amount=event.amount, parts=parts)
    source = _card(event.source_face)
    return _(
        "{source} deals {amount} to {target}{parts}.", source=source, amount=event.amount, target=target, parts=parts
    )


def _no_damage(event: at.NoDamage, view: XenoshyftState, to: Audience) -> str:
    target = _card(event.face)
    swarm = view.swarms[event.seat] if event.target in view.swarms[event.seat] else ()
    shields = [view.pieces.face[each] for each in swarm if view.revealed(each) and SCREEN[view.pieces.face[each]]]
    if shields:
        return _("{target} takes no damage: {card} takes it off.", target=target, card=_card(shields[0]))
    return _("{target} takes no damage: {source} has none to deal.", target=target, source=_card(event.source_face))


def _prevented(event: at.Prevented, view: XenoshyftState, to: Audience) -> str:
    return _(
        "{name} prevents {amount} to {target} with {card}.",
        name=to.name(event.seat),
        amount=event.amount,
        target=_card(event.face),
        card=_card(event.by),
    )


def _shouldered(event: at.Shouldered, view: XenoshyftState, to: Audience) -> str:
    other, target = _card(event.by_face), _card(event.face)
    return _("{other} takes {amount} in the place of {target}.", other=other, amount=event.amount, target=target)


def _saved(event: at.Saved, view: XenoshyftState, to: Audience) -> str:
    return _("{card} is not killed and has {hp} HP left.", card=_card(event.face), hp=event.hp)


def _killed(event: at.Killed, view: XenoshyftState, to: Audience) -> str:
    return _("{card} is killed.", card=_card(event.face))


def _burned(event: at.Burned, view: XenoshyftState, to: Audience) -> str:
    return _("{card} is burned.", card=_card(event.face))


def _left(event: at.Left, view: XenoshyftState, to: Audience) -> str:
    return _("{card} is gone.", card=_card(event.face))


def _turned(event: at.Turned, view: XenoshyftState, to: Audience) -> str:
    return _("{card} is an enemy in the lane of {name} now.", card=_card(event.face), name=to.name(event.lane))


def _sent_back(event: at.SentBack, view: XenoshyftState, to: Audience) -> str:
    return _("{card} goes to the back of the lane.", card=_card(event.face))


def _advanced(event: at.Advanced, view: XenoshyftState, to: Audience) -> str:
    return _("{card} advances.", card=_card(event.face)) if event.face >= 0 else ""


def _reversed(event: at.Reversed, view: XenoshyftState, to: Audience) -> str:
    return _("The front of {name} is turned around.", name=to.name(event.lane))


def _grew(event: at.Grew, view: XenoshyftState, to: Audience) -> str:
    return _("{card}: {step} power by {by}.", card=_card(event.face), step=signed(event.amount), by=_card(event.by))


def _healed(event: at.Healed, view: XenoshyftState, to: Audience) -> str:
    return _("{card} is healed by {n}.", card=_card(event.face), n=event.amount)


def _gear_lost(event: at.GearLost, view: XenoshyftState, to: Audience) -> str:
    items = listed([_card(face) for face in event.faces])
    if event.burned:
        return _("{items}: burned.", items=items)
    return _("{items}: discarded.", items=items)


def _placed(event: at.Placed, view: XenoshyftState, to: Audience) -> str:
    return _("An enemy joins the lane of {name}.", name=to.name(event.lane))


def _raised(event: at.Raised, view: XenoshyftState, to: Audience) -> str:
    return _("{card} rises as an enemy in the lane of {name}.", card=_card(event.face), name=to.name(event.lane))


def _base(event: at.BaseHit, view: XenoshyftState, to: Audience) -> str:
    by, amount, left = _card(event.by), event.amount, event.left
    if view.house.training:
        return _("{enemy} deals {amount} to the base: {left} so far.", enemy=by, amount=amount, left=left)
    return _("{enemy} deals {amount} to the base: {left} HP left.", enemy=by, amount=amount, left=max(0, left))


def _discarded(event: at.Discarded, view: XenoshyftState, to: Audience) -> str:
    items = listed([_card(face) for face in event.faces])
    return _("{name} discards {items}.", name=to.name(event.seat), items=items)


def _nothing(event: at.NothingDone, view: XenoshyftState, to: Audience) -> str:
    return _("{card} finds nothing to do.", card=_card(event.face))


TOLD: Tellers = {
    on.RoundBegan: (_round, 0),
    on.Drew: (_drew, 1),
    on.Reshuffled: (_reshuffled, 1),
    on.EnemiesReshuffled: (_nest_reshuffled, 1),
    on.Paid: (_paid, 1),
    on.SaidReady: (_ready, 0),
    on.Recalled: (_recalled, 0),
    on.FirstPassed: (_first, 0),
    on.PoolOpened: (_pool, 1),
    on.Stocked: (_stocked, 1),
    on.Won: (_won, 0),
    on.Lost: (_lost, 0),
    on.Spent: (_spent, 0),
    on.Pledged: (_pledged, 0),
    on.PledgeBack: (_pledge_back, 1),
    on.Bought: (_bought, 0),
    on.Upgraded: (_upgraded, 0),
    on.Deployed: (_deployed, 0),
    on.Equipped: (_equipped, 0),
    on.Shifted: (_shifted, 0),
    on.Regeared: (_equipped, 0),
    on.EnemiesCame: (_came, 0),
    on.BossesAmong: (_bosses, 1),
    at.LaneBegan: (_lane, 0),
    at.LaneHeld: (_held, 0),
    at.LaneOverrun: (_overrun, 1),
    at.Flipped: (_flipped, 0),
    at.Canceled: (_canceled, 1),
    at.Revealing: (_revealing, 1),
    at.WindowOpened: (_silent, 1),
    at.Passed: (_silent, 0),
    at.Played: (_played, 0),
    at.Used: (_used, 0),
    at.Powered: (_powered, 0),
    at.Attacks: (_attacks, 0),
    at.Dealt: (_dealt, 1),
    at.NoDamage: (_no_damage, 1),
    at.Prevented: (_prevented, 1),
    at.Shouldered: (_shouldered, 1),
    at.Saved: (_saved, 1),
    at.Killed: (_killed, 1),
    at.Burned: (_burned, 1),
    at.Left: (_left, 1),
    at.Turned: (_turned, 1),
    at.SentBack: (_sent_back, 1),
    at.Advanced: (_advanced, 1),
    at.Reversed: (_reversed, 1),
    at.Grew: (_grew, 1),
    at.Healed: (_healed, 1),
    at.GearLost: (_gear_lost, 1),
    at.Placed: (_placed, 1),
    at.Raised: (_raised, 1),
    at.BaseHit: (_base, 1),
    at.Discarded: (_discarded, 1),
    at.NothingDone: (_nothing, 1),
}
