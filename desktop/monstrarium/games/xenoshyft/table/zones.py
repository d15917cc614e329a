"""The zones of the table, as they are drawn and named."""

from __future__ import annotations

from ....engine.plain import Seat
from ....language.words import _, _n
from ....table.desc import Pose, Rect, Zone
from ....table.layout import CARD
from ....table.presenter import Audience
from ..actions import PLACES
from ..cards import WAVES
from ..state import Phase, XenoshyftState
from .faces import BENCH, DECK, HORIZON, RAIL, SIDE_BENCH, SOIL
from .items import COMING, COURSE, DESK, LIMBO, NEST, SUPPLY, TRACK, WALL, place
from .layout import Layout
from .seating import AIR, DEPLOYMENT, GAP, TAG, Bench

GROUND, HOLLOW = "ground", "hollow"
DEEP = 2.05
"""The greatest depth of the bench."""


def zones_of(state: XenoshyftState, audience: Audience, layout: Layout) -> list[Zone]:
    """All places; they are part of the ground, and their names show while they are lit or pointed at."""
    where = layout.seating
    zones = [
        *_rails(layout),
        *_pools(state, layout),
        Zone(WALL, where.wall, _base_title(state), GROUND),
        Zone(TRACK, where.track, _("Round {round} of 9", round=max(1, state.round)), GROUND),
        Zone(COURSE, where.course, _("The course of a round"), GROUND),
        Zone(NEST, where.nest, _("The nest"), GROUND),
    ]
    for seat, bench in enumerate(layout.benches):
        zones += _seat_zones(state, audience, seat, bench, layout)
    if state.phase is Phase.BUY:
        zones.append(Zone(place("purse", layout.near), where.aside, _("Resources"), GROUND))
    else:
        zones.append(Zone(LIMBO, where.aside, style="bare"))
    if layout.chooses:
        zones.append(Zone(DESK, where.main, _("Choose one"), HOLLOW))
    if layout.foresees:
        zones.append(Zone(COMING, where.main, _("What may come"), HOLLOW))
    return zones


def _rails(layout: Layout) -> list[Zone]:
    """The bench of the near hand, what is behind the wall, and the racks on which the cards for sale stand."""
    wide, high = layout.seating.size
    hand = max(layout.benches[layout.near].hand[1] - AIR, high - DEEP)
    sky = layout.seating.main[3] if layout.ends else layout.seating.nest[3]
    zones = [
        Zone("ground/bench", (0.0, hand, wide, high - hand), art=BENCH),
        Zone("ground/sky", (0.0, 0.0, wide, layout.seating.wall[1] + sky + GAP / 2), art=HORIZON),
    ]
    if not layout.sells:
        return zones
    left, top, _wide, high = layout.seating.main
    items, *troops, supply = layout.seating.pools
    row, drop = high / 2, TAG * 0.7
    for at, pools in enumerate(((items, supply), troops)):
        across = pools[-1][0] + pools[-1][2] - left
        zones.append(Zone(f"ground/rack-{at}", (left, top + row * at + drop, across, row - drop + AIR), art=RAIL))
    return zones


def _pools(state: XenoshyftState, layout: Layout) -> list[Zone]:
    *pools, supply = layout.seating.pools
    zones = [Zone(place("pool", 0), pools[0], _("Items"), GROUND, len(state.item_deck))]
    for wave, rect in zip(WAVES, pools[1:], strict=True):
        title = _("Wave {wave} troops", wave=wave)
        if wave > state.wave:
            title = _("Wave {wave}: round {round}", wave=wave, round=3 * wave - 2)
        zones.append(Zone(place("pool", wave), rect, title, GROUND, len(state.troop_decks[wave - 1])))
    zones.append(Zone(SUPPLY, supply, _("Xenosathem"), GROUND))
    return zones


def _base_title(state: XenoshyftState) -> str:
    if state.house.training:
        return _n("Training: {n} damage", "Training: {n} damage", state.base)
    return _("The base: {n} HP", n=max(0, state.base))


def _seat_zones(state: XenoshyftState, audience: Audience, seat: Seat, bench: Bench, layout: Layout) -> list[Zone]:
    name, near = audience.name(seat), seat == layout.near
    lit = seat == state.lane and state.phase is Phase.COMBAT
    zones = [
        Zone(place("lane", seat), bench.lane, _lane_title(state, name, seat, lit), GROUND),
        *_grounds(state, seat, bench, lit),
        *([] if near else [_side_bench(bench, seat)]),
        *_slots(bench, seat, layout),
        Zone(place("swarm", seat), bench.swarm, style="bare"),
        Zone(place("front", seat), bench.front, style="bare"),
        Zone(place("hand", seat), bench.hand, _("Hand of {name}", name=name), GROUND, len(state.hands[seat])),
        Zone(place("deck", seat), bench.deck, _("Deck"), HOLLOW, len(state.decks[seat])),
        Zone(place("discard", seat), bench.discard, _("Discard"), HOLLOW, len(state.discards[seat])),
    ]
    if state.divisions[seat] >= 0:
        zones.append(Zone(place("division", seat), bench.division, _("Division"), GROUND if near else "bare"))
    return zones


def _grounds(state: XenoshyftState, seat: Seat, bench: Bench, lit: bool) -> list[Zone]:
    """Soil under the enemies, if any may stand there, and steel under the troops."""
    left, top, wide, high = bench.front
    start, across = left - 0.1, wide + 0.1
    light = "-lit" if lit else ""
    found = [Zone(place("ground", seat), (start, top, across, high), art=DECK + light)]
    if bench.swarm[2] > 0.2:
        found.insert(
            0, Zone(f"ground/soil-{seat}", (bench.swarm[0], top, start - bench.swarm[0] + 0.04, high), art=SOIL + light)
        )
    return found


def _side_bench(bench: Bench, seat: Seat) -> Zone:
    """What name plate, hand and piles of another seat lie on."""
    places = (bench.plate, bench.hand, bench.deck, bench.discard)
    left, top = min(each[0] for each in places), min(each[1] for each in places)
    right, low = max(each[0] + each[2] for each in places), max(each[1] + each[3] for each in places)
    return Zone(f"ground/bench-{seat}", (left, top, right - left, low - top), art=SIDE_BENCH)


def _slots(bench: Bench, seat: Seat, layout: Layout) -> list[Zone]:
    """The floor plates for troops and the burrows for enemies in the lane that is made ready."""
    if seat != layout.focus or layout.arrangement != DEPLOYMENT:
        return []
    places = [("burrow", layout.swarm(seat, layout.coming)), ("plate", layout.front(seat, PLACES))]
    return [
        Zone(f"ground/{kind}-{at}", _around(pose), art=f"xenoshyft/lane/{kind}")
        for kind, poses in places
        for at, pose in enumerate(poses)
    ]


def _around(pose: Pose) -> Rect:
    wide, high = pose.scale, CARD[1] * pose.scale
    return pose.x - wide / 2, pose.y - high / 2, wide, high


def _lane_title(state: XenoshyftState, name: str, seat: Seat, lit: bool) -> str:
    count = len(state.swarms[seat])
    if lit:
        return _n("{name} fights: {n} enemy", "{name} fights: {n} enemies", count, name=name)
    if count:
        return _n("{name}: {n} enemy", "{name}: {n} enemies", count, name=name)
    if state.phase is Phase.BUY and state.resources[seat]:
        return _("{name}: {n} to spend", name=name, n=state.resources[seat])
    return name
