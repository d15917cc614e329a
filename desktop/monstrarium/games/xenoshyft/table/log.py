"""What happened in XenoShyft, in words for the log."""

from __future__ import annotations

from ....language.phrases import listed, signed
from ....language.words import _, said
from ....table.presenter import Audience
from ....table.sentences import Sentence, Sentences
from .. import events as on
from ..cards import CARDS, DIVISIONS, FIRST_XENO, SCREEN, UPGRADE, title
from ..state import XenoshyftState
from .wording import parts_words, place_name


def _card(face: int) -> str:
    return title(face) if face >= 0 else _("a text")


def _first(event: on.FirstPassed, view: XenoshyftState, to: Audience) -> str:
    return _("The lane of {name} fights first now.", name=to.name(event.seat)) if len(view.hands) > 1 else ""


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


def _dealt(event: on.Dealt, view: XenoshyftState, to: Audience) -> str:
    target, parts = _card(event.face), parts_words(event.parts)
    if event.source_face < 0:
        return _("{target} takes {amount}{parts}.", target=target, amount=event.amount, parts=parts)
    source = _card(event.source_face)
    return _(
        "{source} deals {amount} to {target}{parts}.", source=source, amount=event.amount, target=target, parts=parts
    )


def _no_damage(event: on.NoDamage, view: XenoshyftState, to: Audience) -> str:
    target = _card(event.face)
    swarm = view.swarms[event.seat] if event.target in view.swarms[event.seat] else ()
    shields = [view.pieces.face[each] for each in swarm if view.revealed(each) and SCREEN[view.pieces.face[each]]]
    if shields:
        return _("{target} takes no damage: {card} takes it off.", target=target, card=_card(shields[0]))
    return _("{target} takes no damage: {source} has none to deal.", target=target, source=_card(event.source_face))


def _base(event: on.BaseHit, view: XenoshyftState, to: Audience) -> str:
    by, amount, left = _card(event.by), event.amount, event.left
    if view.house.training:
        return _("{enemy} deals {amount} to the base: {left} so far.", enemy=by, amount=amount, left=left)
    return _("{enemy} deals {amount} to the base: {left} HP left.", enemy=by, amount=amount, left=max(0, left))


SENTENCES = Sentences(
    {
        "name": lambda event, view, to: to.name(event.seat),
        "owner": lambda event, view, to: to.name(event.lane),
        "card": lambda event, view, to: _card(event.face),
        "cards": lambda event, view, to: listed([_card(face) for face in event.faces]),
        "by": lambda event, view, to: _card(event.by),
        "other": lambda event, view, to: _card(event.by_face),
        "under": lambda event, view, to: _card(event.on_face),
        "troop": lambda event, view, to: _card(event.troop_face),
        "enemy": lambda event, view, to: _card(event.enemy_face),
        "division": lambda event, view, to: said(DIVISIONS[event.division].name),
        "place": lambda event, view, to: place_name(event.place),
        "gain": lambda event, view, to: signed(event.by),
        "more": lambda event, view, to: signed(event.amount),
        "what": lambda event, view, to: said(CARDS[event.face].text),
    },
    {
        # Rounds.
        on.RoundBegan: Sentence("Round {round} begins, wave {wave}."),
        on.Drew: Sentence("{name} draws {n} card.", "{name} draws {n} cards.", depth=1, by="count"),
        on.Reshuffled: Sentence("{name} shuffles the discard pile into the deck.", depth=1),
        on.EnemiesReshuffled: Sentence("The enemies of wave {wave} are shuffled anew.", depth=1),
        on.Paid: Sentence("{name} gets {card}.", depth=1),
        on.SaidReady: Sentence("{name} is ready."),
        on.Recalled: Sentence("{name} calls everybody back."),
        on.FirstPassed: Sentence(_first),
        on.PoolOpened: Sentence("Troops of wave {wave} are for sale.", depth=1),
        on.Stocked: Sentence("{card} is for sale now.", depth=1),
        on.Won: Sentence("The base has held."),
        on.Lost: Sentence("The base has fallen."),
        # Purchase and deployment.
        on.Spent: Sentence("{name} spends {card}: {gain}."),
        on.Pledged: Sentence("{name} lays {card} under {under}: it costs {off} less."),
        on.PledgeBack: Sentence("{card} comes back to {name}.", depth=1),
        on.Bought: Sentence("{name} buys {card} for {price}."),
        on.Upgraded: Sentence(_upgraded),
        on.Deployed: Sentence(_deployed),
        on.Equipped: Sentence("{name} gives {card} to {troop}."),
        on.Shifted: Sentence("{name} moves {card} to the {place}."),
        on.Regeared: Sentence("{name} gives {card} to {troop}."),
        on.EnemiesCame: Sentence(
            "{n} enemy comes to the lane of {name}.", "{n} enemies come to the lane of {name}.", by="pieces"
        ),
        on.BossesAmong: Sentence("{n} boss is among them.", "{n} bosses are among them.", depth=1, by="count"),
        # Combat.
        on.LaneBegan: Sentence("The lane of {name} fights."),
        on.LaneHeld: Sentence("No enemy is left in the lane of {name}."),
        on.LaneOverrun: Sentence("The lane of {name} is overrun.", depth=1),
        on.Flipped: Sentence("{card} is revealed."),
        on.Canceled: Sentence("{name} cancels the Reveal of {card} with {by}.", depth=1),
        on.Revealing: Sentence("{card}: {what}", depth=1),
        on.WindowOpened: Sentence(""),
        on.Passed: Sentence(""),
        on.Played: Sentence("{name} plays {card}."),
        on.Used: Sentence("{name} uses {card}."),
        on.Powered: Sentence("{name} calls {division}."),
        on.Attacks: Sentence("{troop} with {power} meets {enemy} with {enemy_power}."),
        on.Dealt: Sentence(_dealt, depth=1),
        on.NoDamage: Sentence(_no_damage, depth=1),
        on.Prevented: Sentence("{name} prevents {amount} to {card} with {by}.", depth=1),
        on.Shouldered: Sentence("{other} takes {amount} in the place of {card}.", depth=1),
        on.Saved: Sentence("{card} is not killed and has {hp} HP left.", depth=1),
        on.Killed: Sentence("{card} is killed.", depth=1),
        on.Burned: Sentence("{card} is burned.", depth=1),
        on.Left: Sentence("{card} is gone.", depth=1),
        on.Turned: Sentence("{card} is an enemy in the lane of {owner} now.", depth=1),
        on.SentBack: Sentence("{card} goes to the back of the lane.", depth=1),
        on.Advanced: Sentence("{card} advances.", depth=1),
        on.Reversed: Sentence("The front of {owner} is turned around.", depth=1),
        on.Grew: Sentence("{card}: {more} power by {by}.", depth=1),
        on.Healed: Sentence("{card} is healed by {amount}.", depth=1),
        on.GearLost: Sentence("{cards}: burned.", depth=1, by="burned", otherwise="{cards}: discarded."),
        on.Placed: Sentence("An enemy joins the lane of {owner}.", depth=1),
        on.Raised: Sentence("{card} rises as an enemy in the lane of {owner}.", depth=1),
        on.BaseHit: Sentence(_base, depth=1),
        on.Discarded: Sentence("{name} discards {cards}.", depth=1),
        on.NothingDone: Sentence("{card} finds nothing to do.", depth=1),
    },
)
