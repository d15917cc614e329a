"""The zones of the table, as they are drawn and named."""

from __future__ import annotations

from ....engine.plain import Seat
from ....language.words import _, _n
from ....table.desc import Zone
from ....table.presenter import Audience
from ..cards import WAVES
from ..state import NO_PIECE, Phase, XenoshyftState
from .faces import LIT, QUIET
from .items import DESK, LIMBO, MARKET, NEST, SUPPLY, TRACK, WALL, place
from .layout import Bench, Layout, in_question

FULL_TITLE = 3.0
"""From this width on, the title has room to say when troops will be for sale."""


def zones_of(state: XenoshyftState, audience: Audience, layout: Layout) -> list[Zone]:
    where = layout.seating
    zones = [
        Zone(MARKET, where.market, style="bare"),
        *_pools(state, layout),
        Zone(WALL, where.wall, _base_title(state), "glass"),
        Zone(TRACK, where.track, _("Round {round} of 9", round=max(1, state.round)), "glass"),
        Zone(NEST, where.nest, _("The nest"), "glass"),
        Zone(LIMBO, where.wall, style="bare"),
    ]
    for seat, bench in enumerate(layout.benches):
        zones += _seat_zones(state, audience, seat, bench, seat == layout.near)
    zones += _beside(state, layout)
    if layout.chosen:
        zones.append(Zone(DESK, layout.desk(), _("Choose one"), "glass"))
    return zones


def _pools(state: XenoshyftState, layout: Layout) -> list[Zone]:
    *pools, supply = layout.pools()
    if layout.chosen:
        return [
            Zone(SUPPLY, supply, style="bare"),
            *[Zone(place("pool", at), each, style="bare") for at, each in enumerate(pools)],
        ]
    zones = [Zone(place("pool", 0), pools[0], _("Items"), "glass", len(state.item_deck))]
    for wave, rect in zip(WAVES, pools[1:], strict=True):
        title, count = _("Wave {wave} troops", wave=wave), len(state.troop_decks[wave - 1])
        if wave <= state.wave:
            zones.append(Zone(place("pool", wave), rect, title, "glass", count))
        elif rect[2] > FULL_TITLE:
            later = _("Wave {wave}: round {round}", wave=wave, round=3 * wave - 2)
            zones.append(Zone(place("pool", wave), rect, later, "glass"))
        else:
            zones.append(Zone(place("pool", wave), rect, title, "glass"))
    zones.append(Zone(SUPPLY, supply, _("Xenosathem"), "glass"))
    return zones


def _base_title(state: XenoshyftState) -> str:
    if state.house.training:
        return _n("Training: {n} damage", "Training: {n} damage", state.base)
    return _("The base: {n} HP", n=max(0, state.base))


def _seat_zones(state: XenoshyftState, audience: Audience, seat: Seat, bench: Bench, near: bool) -> list[Zone]:
    colour, name = audience.colours[seat], audience.name(seat)
    lit = seat == state.lane and state.phase is Phase.COMBAT
    hand = _("Hand") if not near else _("Hand of {name}", name=name)
    left, top, wide, high = _field(bench)
    zones = [
        Zone(place("lane", seat), (left, top, wide, high), _lane_title(state, name, seat, lit), f"glass{colour}"),
        Zone(place("ground", seat), (left + 0.05, top + 0.05, wide - 0.1, high - 0.1), art=LIT if lit else QUIET),
        Zone(place("swarm", seat), bench.swarm, style="bare"),
        Zone(place("front", seat), bench.front, style="bare"),
        Zone(place("hand", seat), bench.hand, hand, f"glass{colour}", len(state.hands[seat])),
        Zone(place("deck", seat), bench.deck, _("Deck") if near else "", "glass", len(state.decks[seat])),
        Zone(place("discard", seat), bench.discard, _("Discard") if near else "", "glass", len(state.discards[seat])),
    ]
    if state.divisions[seat] >= 0:
        zones.append(
            Zone(place("division", seat), bench.division, _("Division") if near else "", "glass" if near else "bare")
        )
    return zones


def _beside(state: XenoshyftState, layout: Layout) -> list[Zone]:
    """The zone beside the near lane: resources in purchase, the card in question in combat."""
    if state.phase is Phase.BUY:
        return [Zone(place("purse", layout.near), layout.beside(state), _("Resources"), "glass")]
    if in_question(state) != NO_PIECE:
        return [Zone(place("stage", layout.near), layout.beside(state), _("In question"), "glass")]
    return []


def _field(bench: Bench) -> tuple[float, float, float, float]:
    left, top, _wide, high = bench.swarm
    return left, top, bench.front[0] + bench.front[2] - left, high


def _lane_title(state: XenoshyftState, name: str, seat: Seat, lit: bool) -> str:
    count = len(state.swarms[seat])
    if lit:
        return _n("{name} fights: {n} enemy", "{name} fights: {n} enemies", count, name=name)
    if count:
        return _n("{name}: {n} enemy", "{name}: {n} enemies", count, name=name)
    if state.phase is Phase.BUY and state.resources[seat]:
        return _("{name}: {n} to spend", name=name, n=state.resources[seat])
    return name
