"""The flourishes of events: arrows, numbers and words over the table; and the scenes of fights."""

from __future__ import annotations

from ....engine.event import Event
from ....engine.plain import PieceId
from ....language.phrases import signed
from ....language.words import _
from ....table.presenter import Audience, Flourish
from ....table.spotlight import Actor, Spotlight, Sum
from .. import events as on
from ..cards import FIRST_BOSS, FIRST_ITEM, title
from ..rounds import ROUNDS
from ..state import NO_LANE, XenoshyftState
from .items import HEART, TRACK, WALL, item_of, place
from .wording import part_name

BASE = ("bastion", HEART)
"""The wall of the base, with its HP."""


def flourish_of(event: Event, view: XenoshyftState, audience: Audience) -> Flourish | None:
    return (
        _of_figures(event, view)
        or _of_fights(event, view)
        or _of_moves(event, view)
        or _of_actions(event, view)
        or _of_rounds(event)
    )


def spotlight_of(event: Event, view: XenoshyftState, audience: Audience) -> Spotlight | None:
    """Who fights whom with how much, what it does and what is left; a boss, an overrun lane, and the wall."""
    match event:
        case on.Flipped(piece=piece, face=face) if FIRST_BOSS <= face < FIRST_ITEM:
            return Spotlight((Actor((item_of(piece),), act="arrive"),), title(face), role="bad", sound="fall")
        case on.Flipped(piece=piece, face=face):
            return Spotlight((Actor((item_of(piece),), title(face), "turn"),), words="", sound="card", dims=False)
        case on.LaneOverrun(seat=seat):
            swarm = tuple(Actor((item_of(enemy),), act="strike") for enemy in view.swarms[seat][:2])
            return Spotlight((*swarm, Actor(BASE, act="shake")), _("Overrun!"), role="bad")
        case on.BaseHit(amount=amount):
            return Spotlight((Actor(BASE, act="crack", note=_("−{n} HP", n=amount), role="bad"),))
    return _exchange(event, view)


def ending_of(view: XenoshyftState, audience: Audience) -> Spotlight:
    """The base after its rounds, and the troops that stand in each lane."""
    troops = tuple(
        (_("Troops of {name}", name=audience.name(seat)), str(len(front))) for seat, front in enumerate(view.fronts)
    )
    fallen = bool(view.lost)
    rounds = (_("Rounds"), _("{n} of {most}", n=view.round, most=ROUNDS))
    return Spotlight((Actor(BASE, act="crack" if fallen else "light"),), sum=Sum((rounds, *troops)))


def _exchange(event: Event, view: XenoshyftState) -> Spotlight | None:
    match event:
        case on.Attacks():
            enemy = _actor(view, event.enemy, event.enemy_face, "strike", str(event.enemy_power), "bad")
            troop = _actor(view, event.troop, event.troop_face, "strike", str(event.power), "gold")
            return Spotlight((enemy, troop))
        case on.Dealt():
            return _dealt(event, view)
        case on.Prevented(target=target, face=face, amount=amount) if target >= 0:
            return Spotlight((_actor(view, target, face, "light", _("{n} prevented", n=amount), "good"),))
        case on.Killed(piece=piece, face=face):
            return Spotlight((_actor(view, piece, face, "fall", "✗", "bad"),), sound="fall")
    return None


def _dealt(event: on.Dealt, view: XenoshyftState) -> Spotlight:
    hit = _actor(view, event.target, event.face, "shake", f"−{event.amount}", "bad")
    added = None
    if len(event.parts) > 1:
        terms = tuple((part_name(word), signed(number)) for word, number in event.parts)
        added = Sum(terms, str(event.amount), _("Damage"), "bad")
    if event.source_face < 0 or event.source == event.target:
        return Spotlight((hit,), sum=added)
    source = _actor(view, event.source, event.source_face, "strike")
    return Spotlight((source, hit), sum=added)


def _actor(view: XenoshyftState, piece: PieceId, face: int, act: str, note: str = "", role: str = "light") -> Actor:
    """A card with what it carries."""
    carried = tuple(item_of(item) for item in view.gear.get(piece, ()))
    return Actor((item_of(piece), *carried), title(face), act, note, role)


def _of_figures(event: Event, view: XenoshyftState) -> Flourish | None:
    """Numbers that rise from cards that are hit, healed or helped."""
    match event:
        case on.Dealt(target=target, amount=amount):
            return _float(view, target, f"−{amount}", "bad", "hit")
        case on.Prevented(target=target, amount=amount):
            return _float(view, target, _("{n} prevented", n=amount), "good")
        case on.NoDamage(target=target):
            return _float(view, target, "0", "light")
        case on.Shouldered(target=target, by=by):
            return _arrow(view, by, target, "gold")
        case on.Healed(piece=piece, amount=amount):
            return _float(view, piece, signed(amount), "good")
        case on.Grew(piece=piece, amount=amount):
            return _float(view, piece, signed(amount), "gold")
        case on.BaseHit(amount=amount):
            return Flourish("float", HEART, text=f"−{amount}", role="bad", sound="fall")
    return None


def _of_fights(event: Event, view: XenoshyftState) -> Flourish | None:
    match event:
        case on.Attacks(troop=troop, enemy=enemy):
            return _arrow(view, enemy, troop, "bad", "steel")
        case on.Flipped(piece=piece):
            return Flourish("light", item_of(piece)) if _lies(view, piece) else None
        case on.Revealing(piece=piece):
            return Flourish("pulse", item_of(piece), role="bad") if _lies(view, piece) else None
        case on.Canceled(piece=piece):
            return _float(view, piece, "✗", "good")
        case on.LaneBegan(seat=seat):
            return Flourish("pulse", place("lane", seat), sound="door")
        case on.LaneHeld(seat=seat) if view.fronts[seat]:
            return Flourish("float", place("front", seat), text=_("held"), role="good")
        case on.LaneOverrun(seat=seat):
            return Flourish("float", place("front", seat), text=_("overrun"), role="bad")
    return None


def _of_moves(event: Event, view: XenoshyftState) -> Flourish | None:
    match event:
        case on.SentBack(piece=piece):
            return _float(view, piece, "↩", "light")
        case on.Advanced(piece=piece):
            return _float(view, piece, "↥", "light")
        case on.Saved(piece=piece):
            return _float(view, piece, _("saved"), "good")
        case on.Turned(piece=piece):
            return _float(view, piece, _("turned"), "bad")
    return None


def _of_actions(event: Event, view: XenoshyftState) -> Flourish | None:
    match event:
        case on.Played(piece=piece, target=target) | on.Used(piece=piece, target=target):
            if target > len(view.hands) - 1 and _lies(view, target) and _lies(view, piece):
                return Flourish("arrow", item_of(piece), item_of(target))
            return Flourish("pulse", item_of(piece)) if _lies(view, piece) else None
        case on.Pledged(piece=piece, off=off):
            return Flourish("float", item_of(piece), text=f"−{off}", role="good")
        case on.Bought(seat=seat, price=price):
            return Flourish("float", place("hand", seat), text=f"−{price}", role="light")
        case on.Spent(seat=seat, by=by):
            return Flourish("float", place("hand", seat), text=signed(by))
        case on.Burned(seat=seat):
            return Flourish("float", place("hand", seat), text=_("burned"), role="soft")
        case on.NothingDone(piece=piece):
            return _float(view, piece, "–", "soft")
    return None


def _of_rounds(event: Event) -> Flourish | None:
    match event:
        case on.Passed(seat=seat):
            return Flourish("float", place("hand", seat), text="…", role="light")
        case on.SaidReady(seat=seat):
            return Flourish("float", place("hand", seat), text="✓", role="good")
        case on.RoundBegan(round=number):
            return Flourish("proclaim", TRACK, text=_("Round {n}", n=number))
        case on.Upgraded(seat=seat):
            return Flourish("pulse", place("discard", seat))
        case on.PoolOpened(wave=wave):
            return Flourish("pulse", place("pool", wave))
        case on.Won():
            return Flourish("proclaim", WALL, text=_("The base has held!"), sound="win")
        case on.Lost():
            return Flourish("proclaim", WALL, text=_("The base has fallen!"), role="bad", sound="fall")
    return None


def _lies(view: XenoshyftState, piece: PieceId) -> bool:
    if piece < 0:
        return False
    carried = any(piece in items for items in view.gear.values())
    return carried or view.lane_of(piece) != NO_LANE or view.swarm_of(piece) != NO_LANE or piece in view.limbo


def _float(view: XenoshyftState, piece: PieceId, text: str, role: str, sound: str = "") -> Flourish | None:
    return Flourish("float", item_of(piece), text=text, role=role, sound=sound) if _lies(view, piece) else None


def _arrow(view: XenoshyftState, source: PieceId, target: PieceId, role: str, sound: str = "") -> Flourish | None:
    if _lies(view, source) and _lies(view, target):
        return Flourish("arrow", item_of(source), item_of(target), role=role, sound=sound)
    return None
