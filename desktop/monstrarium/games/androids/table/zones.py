"""The places on the table of AndrOIDS, as they are drawn and named."""

from __future__ import annotations

from ....language.words import _
from ....table.desc import Rect, Zone
from ....table.layout import CARD
from ....table.presenter import Audience
from ..state import EVERYBODY, NOBODY, AndroidsState
from .android import android_name
from .faces import BLUE, MAT, SCRAP
from .heap import lean
from .items import DECK, DESK, DISCARD, ENAMEL, PILE, PLAN, SLOT, STAGE, TRAY, place
from .items import MAT as MAT_ZONE
from .items import SCRAP as SCRAP_ZONE
from .layout import FISHING, SHOWING, Layout
from .seating import Scene, inner, shaped


def zones_of(state: AndroidsState, audience: Audience, layout: Layout) -> list[Zone]:
    """Deck, pile, discard pile and the places between them, and the hand of each seat."""
    where = layout.seating
    zones = [
        Zone(DECK, where.deck, _("Deck"), "glass", len(state.deck)),
        Zone(DISCARD, where.discard, _("Discard"), "glass", len(state.discard)),
        Zone(SCRAP_ZONE, shaped(inner(where.discard), 800 / 1040), art=SCRAP),
        Zone(PILE, where.pile, _("Pile"), "glass", len(state.pile)),
    ]
    if layout.scene is Scene.BENCH:
        zones.append(Zone(MAT_ZONE, _mat(inner(where.pile)), art=MAT))
    left, top, wide, high = where.lever
    zones.append(Zone(SLOT, (left, top + high / 2, wide, high / 2), _("Under the lever"), "bare"))
    if where.tray is not None:
        zones.append(Zone(TRAY, where.tray, _("Played"), "glass"))
        zones.append(Zone(ENAMEL, inner(where.tray), art=BLUE))
    if where.plan is not None:
        zones.append(Zone(PLAN, where.plan, _("An android needs"), "glass"))
    if where.desk is not None:
        zones.append(Zone(DESK, where.desk, _desk_title(state, audience, layout), "glass"))
    if where.stage is not None:
        zones.append(Zone(STAGE, where.stage, _stage_title(state, audience), "glass"))
        zones.append(Zone("sheet", inner(where.stage), art="androids/plan"))
    for seat, rect in enumerate(layout.seats):
        style = f"glass{audience.colours[seat]}"
        zones.append(Zone(place("seat", seat), rect, audience.name(seat), style, len(state.hands[seat])))
    return zones


def _mat(rect: Rect) -> Rect:
    """The mat lies under the lowest card, whose place on it is drawn."""
    pose = lean(rect, 1)[0]
    left, top, _wide, high = rect
    wide = min(pose.scale * 800 / 630, 2 * (pose.x - left))
    tall = min(pose.scale * CARD[1] * 1040 / 880, 2 * (top + high - pose.y))
    return pose.x - wide / 2, pose.y - tall / 2, wide, tall


def _desk_title(state: AndroidsState, audience: Audience, layout: Layout) -> str:
    if layout.choosing in (FISHING, SHOWING):
        return _("{name} chooses", name=audience.name(state.pending.choice.seat)) if state.pending is not None else ""
    if state.shown_to == EVERYBODY:
        return _("On show")
    return _("{name} looks", name=audience.name(state.shown_to))


def _stage_title(state: AndroidsState, audience: Audience) -> str:
    if state.winner != NOBODY:
        return _("{android}, declared by {name}", android=android_name(state), name=audience.name(state.winner))
    return _("Declared by {name}", name=audience.name(state.seat))
