"""The flourishes of events: arrows, numbers and words over the table."""

from __future__ import annotations

from ....engine.event import Event
from ....engine.plain import PieceId
from ....language.phrases import signed
from ....language.words import _
from ....table.presenter import Audience, Flourish
from .. import events as on
from ..state import NO_LANE, XenoshyftState
from .items import HEART, TRACK, WALL, item_of, place


def flourish_of(event: Event, view: XenoshyftState, audience: Audience) -> Flourish | None:
    return (
        _of_figures(event, view)
        or _of_fights(event, view)
        or _of_moves(event, view)
        or _of_actions(event, view)
        or _of_rounds(event)
    )


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
        case on.LaneHeld(seat=seat):
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
