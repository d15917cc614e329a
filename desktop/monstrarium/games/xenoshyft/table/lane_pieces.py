"""The pieces of a lane: enemies with the first on the right, troops with the first on the left."""

from __future__ import annotations

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId
from ....language.words import _, _n
from ....table.desc import Face, Label, Piece, Pose
from ....table.presenter import Audience
from ..cards import BOSS, ENEMY, HP, KIND, WAVE_OF
from ..combat.values import enemy_power, hp, power
from ..state import XenoshyftState
from .faces import (
    BACK,
    ENEMY_BACK,
    CurrentValues,
    boost_words,
    card_face,
    chip_face,
    enemy_back,
    lane_face,
    turned_face,
    with_use,
)
from .items import item_of, place
from .layout import Layout
from .wording import card_tip

CHIP = 0.4
"""The scale of equipment on its troop."""
BELOW_NAME = -0.52
"""Where the first of it begins, below the name of the troop, as a share of the width of its card from the middle."""
LAYER = 20
"""At most so many things lie on a card of a lane."""


def field_pieces(state: XenoshyftState, audience: Audience, layout: Layout, lane: int) -> list[Piece]:
    found: list[Piece] = []
    for enemy, pose in zip(state.swarms[lane], layout.swarm(lane, len(state.swarms[lane])), strict=True):
        found += enemy_pieces(state, enemy, lane, pose)
    for troop, pose in zip(state.fronts[lane], layout.front(lane, len(state.fronts[lane])), strict=True):
        found += troop_pieces(state, audience, troop, lane, pose)
    return found


def enemy_pieces(state: XenoshyftState, enemy: PieceId, lane: int, pose: Pose) -> list[Piece]:
    zone, face = place("swarm", lane), state.pieces.face[enemy]
    spot = _raised(pose)
    if face == HIDDEN or not state.revealed(enemy):
        tip = _("An enemy of wave {wave}, face down", wave=WAVE_OF[enemy])
        back = enemy_back(WAVE_OF[enemy])
        return [Piece(item_of(enemy), zone, spot, back, back=ENEMY_BACK, up=False, tip=tip, behind=back)]
    now = CurrentValues(power=enemy_power(state, enemy, lane), hp=max(0, HP[face] - state.wounds.get(enemy, 0)))
    tip = _("{card}: power {power}, HP {hp}", card=card_tip(face), power=now.power, hp=now.hp)
    shown, full = lane_face(face, now, used=False), card_face(face, now)
    if KIND[face] not in (ENEMY, BOSS):
        tip = _("{card}, an enemy now: power {power}, HP {hp}", card=card_tip(face), power=now.power, hp=now.hp)
        shown, full = turned_face(shown), turned_face(full)
    card = Piece(item_of(enemy), zone, spot, shown, back=ENEMY_BACK, tip=tip, read=full, close=full)
    return [card, *_tokens(state, enemy, zone, spot)]


def troop_pieces(state: XenoshyftState, audience: Audience, troop: PieceId, lane: int, pose: Pose) -> list[Piece]:
    zone, face = place("front", lane), state.pieces.face[troop]
    spot = _raised(pose)
    now = troop_now(state, troop, lane)
    tip = _("{card}: power {power}, HP {hp}", card=card_tip(face), power=now.power, hp=now.hp)
    used = bool(state.used_pieces >> troop & 1)
    full = with_use(card_face(face, now), used)
    found = [Piece(item_of(troop), zone, spot, lane_face(face, now, used), back=BACK, tip=tip, read=full, close=full)]
    for at, item in enumerate(state.gear.get(troop, ())):
        carried = state.pieces.face[item]
        scale = CHIP * pose.scale
        x = spot.x + (0.5 - CHIP / 2 + 0.04) * pose.scale
        y = spot.y + (BELOW_NAME + CHIP * 0.7 + 0.25 * at) * pose.scale
        tip = _("{item}, carried by {troop}", item=card_tip(carried), troop=card_tip(face))
        here = Pose(x, y, spot.z + 1 + at, scale=scale)
        found.append(Piece(item_of(item), zone, here, chip_face(carried), back=BACK, tip=tip, read=card_face(carried)))
    return found + _tokens(state, troop, zone, spot)


def troop_now(state: XenoshyftState, troop: PieceId, lane: int) -> CurrentValues:
    left = hp(state, troop, lane) - state.wounds.get(troop, 0)
    return CurrentValues(power=power(state, troop, lane), hp=max(0, left))


def _raised(pose: Pose) -> Pose:
    return Pose(pose.x, pose.y, pose.z * LAYER, pose.turn, pose.scale)


def _tokens(state: XenoshyftState, card: PieceId, zone: str, pose: Pose) -> list[Piece]:
    found = []
    side = 0.38 * pose.scale
    if wounds := state.wounds.get(card, 0):
        label = Label(str(wounds), 0.25, 0.25, 0.5, 0.5, 0.46, bold=True)
        tip = _n("{n} damage", "{n} damage", wounds)
        spot = Pose(pose.x, pose.y + 0.12 * pose.scale, pose.z + LAYER - 3)
        face = Face("xenoshyft/damage", (label,))
        found.append(Piece(f"wound/{card}", zone, spot, face, (side, side), tip=tip))
    more, charge = state.growth.get(card, 0), state.charge.get(card, 0)
    if more or charge:
        label = Label(boost_words(more, charge), 0.1, 0.25, 0.8, 0.5, 0.4, bold=True)
        tip = _("{power} more power, {damage} more in the next attack", power=more, damage=charge)
        spot = Pose(pose.x - 0.3 * pose.scale, pose.y - 0.12 * pose.scale, pose.z + LAYER - 2)
        face = Face("xenoshyft/place/power", (label,))
        found.append(Piece(f"boost/{card}", zone, spot, face, (side, side), tip=tip, sound="token"))
    return found
