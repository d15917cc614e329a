"""Where market, wall, lanes and hands lie: one arrangement of the table for each thing that commanders do."""

from __future__ import annotations

import math
from functools import lru_cache

from ....engine.plain import Seat
from ....language.words import mark
from ....table.desc import Rect, Value
from ....table.presenter import Audience
from ..actions import PLACES
from ..cards import WAVES
from ..purchase import ITEMS, TRIO
from ..state import NO_LANE, Phase, XenoshyftState

PURCHASE, DEPLOYMENT, FIGHT, WAVE, END = "purchase", "deployment", "fight", "wave", "end"
CHOICE = "choice"
"""Cards of a discard pile lie open to be chosen from; nobody can hold this arrangement."""
ARRANGEMENTS = (
    (PURCHASE, mark("Purchase")),
    (DEPLOYMENT, mark("Deployment")),
    (FIGHT, mark("Fight")),
    (WAVE, mark("What comes")),
    (END, mark("Base and rounds")),
)
USUAL = {
    Phase.BUY: PURCHASE,
    Phase.DEPLOY: DEPLOYMENT,
    Phase.COMBAT: FIGHT,
    Phase.WRAP: DEPLOYMENT,
    Phase.OVER: END,
}
HIGH = 8.5
"""The height of the table; its width follows the window."""
GAP = 0.1
AIR = 0.03
"""What is left free above and below the cards of a place."""
HEAD = (1.2, 0.86, 0.76, 0.7)
"""By number of seats: the height of the row with wall, track and nest."""
SHOP_HEAD = (0.86, 0.56)
"""The same in purchase, alone and with others."""
PLAQUE = 0.57, 7.5
"""The height of the prompt, and its greatest width."""
LONG_PLAQUE = 0.7
"""The height of the prompt in a fight, where the text of an enemy stands on it."""
PLATE = 1.75, 0.5
"""The width and height of a name plate."""
OWN = 1.34 * 1.4 + 2 * AIR
"""The least height of the near hand."""
BARE = 1.3
"""The height of the near hand where it is empty."""
LARGEST = 2.1
"""The greatest scale of a card."""
FOUGHT = 1.5
"""The scale that cards of the lane that counts should have before others get more room."""
STRIP, STRIPS = 0.94, 1.3
"""The least and the greatest height of a lane beside the one that counts."""
SHOP_STRIP, SHOP_OWN = 0.88, 1.31 * 1.4 + 2 * AIR
"""In purchase, the height of the row with the other seats, and the least height of the near hand beside it."""
LEAST_PLATE = 0.92
"""The least width of a name plate in purchase; the rest of the room goes to the lane beside it."""
ROW = 9.5
"""The least width of a strip in which name plate, hand and lane lie in one row."""
TAG = 0.25
"""The height of a price above its card."""
PITCH = 1.05
"""The distance from one card to the next, as a share of their width."""
PEEK = 0.2
"""How far a deck is seen beside the cards that lie on it."""
HUDDLE = 1.25
"""The places in which enemies lie over one another while another lane counts."""
CLASH = 0.4
"""The ground between enemies and troops."""
STORE = 0.44
"""The greatest scale of a pile of the market that is put away."""
YARD = 0.667
"""The least scale of the near troops in purchase."""
CLOSED = 0.72
"""The size of a pool that is not open yet, as a share of that of the cards for sale."""
CARD_HIGH = 1.4


class Plan(Value, frozen=True, gc=False):
    """All that decides where things lie."""

    arrangement: str
    seats: int
    shape: float
    wave: int
    focus: int
    """The lane that fills the width, counted from the near seat; -1 for none."""
    swarm: int
    front: int
    """The places for enemies and troops in that lane."""
    enemies: bool
    """Whether any enemy stands in a lane."""
    bare: bool
    """Whether the near hand is empty, and nothing lies beside it."""
    division: bool
    """Whether the near seat has a division."""


class Bench(Value, frozen=True, gc=False):
    """The places of a seat."""

    swarm: Rect
    front: Rect
    scale: float
    """The scale of the cards in its lane."""
    hand: Rect
    deck: Rect
    discard: Rect
    division: Rect
    plate: Rect

    @property
    def lane(self) -> Rect:
        left, top, _wide, high = self.swarm
        return left, top, self.front[0] + self.front[2] - left, high


class Seating(Value, frozen=True, gc=False):
    size: tuple[float, float]
    wall: Rect
    track: Rect
    course: Rect
    nest: Rect
    pools: tuple[Rect, ...]
    """Items, the troops of each wave, and Xenosathem."""
    main: Rect
    """What the arrangement is for."""
    aside: Rect
    """Beside the near hand: resources, or the cards that are resolved."""
    plaque: Rect
    benches: tuple[Bench, ...]
    """The near one first, then in order of seats."""


def arrangement_of(state: XenoshyftState, audience: Audience, choosing: bool) -> str:
    """The arrangement that the viewer holds, or the one of the phase."""
    if choosing:
        return CHOICE
    held = audience.arrangement
    return held if held in dict(ARRANGEMENTS) else USUAL[state.phase]


def plan_of(state: XenoshyftState, audience: Audience, choosing: bool) -> Plan:
    seats, near, arrangement = len(state.hands), audience.side, arrangement_of(state, audience, choosing)
    fought: Seat = state.lane if state.lane != NO_LANE and arrangement == FIGHT else near
    swarm, front = len(state.swarms[fought]), len(state.fronts[fought])
    if arrangement == DEPLOYMENT:
        swarm, front = (
            (0 if state.phase is Phase.WRAP else max(swarm, state.house.swarm[state.round_of_wave - 1])),
            PLACES,
        )
    has_focus = arrangement in (DEPLOYMENT, FIGHT)
    return Plan(
        arrangement,
        seats,
        audience.shape,
        state.wave,
        (fought - near) % seats if has_focus else -1,
        max(1, min(6, swarm)) if has_focus else 0,
        max(1, front) if has_focus else 0,
        any(state.swarms),
        not (state.hands[near] or state.limbo),
        state.divisions[near] >= 0,
    )


@lru_cache(maxsize=64)
def seating(plan: Plan) -> Seating:
    """The places of a table."""
    wide = round(HIGH * plan.shape, 3)
    head = SHOP_HEAD[min(1, plan.seats - 1)] if plan.arrangement == PURCHASE else HEAD[plan.seats - 1]
    strip, main, hand = _heights(plan, wide, head)
    inside = wide - 2 * GAP
    y = GAP + (0.0 if plan.arrangement == END else head + GAP)
    if plan.arrangement == END:
        field, y = (GAP, y, inside, main), y + main + GAP
    strips = _strips(plan, (GAP, y, inside, strip))
    y += _rows(plan) * (strip + GAP)
    if plan.arrangement != END:
        field, y = (GAP, y, inside, main), y + main + GAP
    plaque_wide = min(PLAQUE[1], inside * 0.68)
    plaque = ((wide - plaque_wide) / 2, HIGH - 2 * GAP - hand - _plaque(plan), plaque_wide, _plaque(plan))
    near, aside = _near(plan, (GAP, HIGH - GAP - hand, inside, hand))
    pools: tuple[Rect, ...] = ()
    if plan.arrangement == PURCHASE:
        benches, pools = _shop(plan, near, field, strips)
    else:
        benches = _lanes(plan, near, field, strips)
    wall, track, course, nest, store = _header(plan, wide, head, field)
    return Seating((wide, HIGH), wall, track, course, nest, pools or store, field, aside, plaque, tuple(benches))


# ---- heights


def _beside(plan: Plan) -> int:
    """How many lanes lie beside what counts."""
    return plan.seats - 1 if plan.focus >= 0 or plan.arrangement == PURCHASE else plan.seats


def _rows(plan: Plan) -> int:
    """In how many rows they lie: one in purchase, else two side by side where there are many."""
    beside = _beside(plan)
    if plan.arrangement == PURCHASE:
        return min(1, beside)
    return (beside + 1) // 2 if plan.seats > 2 and HIGH * plan.shape > ROW else beside


def _strips(plan: Plan, first: Rect) -> list[Rect]:
    """The places of those lanes, from the first row."""
    left, top, wide, high = first
    beside, rows = _beside(plan), _rows(plan)
    found: list[Rect] = []
    for row in range(rows):
        count = -(-(beside - len(found)) // (rows - row))
        each = (wide - GAP * (count - 1)) / count
        found += [(left + at * (each + GAP), top + row * (high + GAP), each, high) for at in range(count)]
    return found


def _plaque(plan: Plan) -> float:
    """The height of the prompt."""
    return LONG_PLAQUE if plan.arrangement == FIGHT else PLAQUE[0]


def _heights(plan: Plan, wide: float, head: float) -> tuple[float, float, float]:
    """The heights of a row of lanes, of what counts, and of the near hand."""
    rows = _rows(plan)
    room = HIGH - GAP * (5 + rows) - _plaque(plan) - (-GAP if plan.arrangement == END else head)
    most_hand = CARD_HIGH * LARGEST + 2 * AIR
    if plan.arrangement == PURCHASE:
        scale = min(market_scale(plan, wide, at) for at in (0, 1))
        left, own = room - rows * SHOP_STRIP, SHOP_OWN if rows else OWN
        main = min(2 * (CARD_HIGH * min(scale, LARGEST) + TAG + AIR), left - own)
        return SHOP_STRIP, main, min(left - main, most_hand)
    if plan.focus < 0:
        return STRIP, room - rows * STRIP - OWN, OWN
    own, most_hand = (BARE, BARE) if plan.bare else (OWN, most_hand)
    most = CARD_HIGH * min(LARGEST, _focus_width(plan, wide) / (PITCH * (plan.swarm + plan.front))) + 2 * AIR
    spare = room - own - min(most, CARD_HIGH * FOUGHT + 2 * AIR)
    strip = max(STRIP, min(STRIPS, spare / rows)) if rows else 0.0
    left = room - rows * strip
    main = min(most, max(left / 2, left - most_hand)) if left / 2 > own else min(most, left - own)
    hand = min(left - main, most_hand)
    return strip, left - hand, hand


def _focus_width(plan: Plan, wide: float) -> float:
    return wide - 2 * GAP - CLASH - (PLATE[0] + GAP if plan.focus > 0 else 0.0)


def market_scale(plan: Plan, wide: float, row: int) -> float:
    """The greatest scale of the cards for sale in the upper row, with items, or in the lower one, with troops."""
    inside = wide - 2 * GAP
    if row == 0:
        return (inside - PEEK - 2 * GAP) / (PITCH * ITEMS + 1.1)
    opened = plan.wave
    return (inside - (PEEK + GAP) * len(WAVES)) / (PITCH * TRIO * opened + (CLOSED + 0.05) * (len(WAVES) - opened))


# ---- the row along the upper edge


def _header(plan: Plan, wide: float, head: float, field: Rect) -> tuple[Rect, Rect, Rect, Rect, tuple[Rect, ...]]:
    """Wall, track, course of the round, nest, and the market where it is put away."""
    inside = wide - 2 * GAP
    if plan.arrangement == END:
        return _last_header(field)
    wall = min(head * 2.9, inside * 0.2)
    scale = min((head - 2 * AIR) / CARD_HIGH, inside * 0.05)
    nest = scale * 4.3
    small = min(scale, STORE)
    store = 0.0 if plan.arrangement == PURCHASE else small * 6.2 + 4 * GAP
    left = GAP + wall + GAP
    track = inside - wall - nest - store - (3 if store else 2) * GAP
    upper = head * 0.66
    nest_left = left + track + GAP
    pools = _store((nest_left + nest + GAP, GAP, store, head), small) if store else ()
    return (
        (GAP, GAP, wall, head),
        (left, GAP, track, upper),
        (left, GAP + upper, track, head - upper),
        (nest_left, GAP, nest, head),
        pools,
    )


def _store(rect: Rect, scale: float) -> tuple[Rect, ...]:
    """The piles of the market side by side, Xenosathem last."""
    left, top, wide, high = rect
    each = scale + 0.04
    found = [(left + at * (each + GAP), top, each, high) for at in range(1 + len(WAVES))]
    start = left + (1 + len(WAVES)) * (each + GAP)
    return (*found, (start, top, left + wide - start, high))


def _last_header(field: Rect) -> tuple[Rect, Rect, Rect, Rect, tuple[Rect, ...]]:
    """At the end the wall stands in the middle over its nine rounds, between the nest and the market."""
    left, top, wide, high = field
    side = wide * 0.2
    middle = wide - 2 * side - 2 * GAP
    upper = high * 0.6
    track = (high - upper - GAP) * 0.74
    piles, nest = high * 0.5, min(high, side / 4.2 * CARD_HIGH + 2 * AIR)
    scale = min((piles - 2 * AIR) / CARD_HIGH, side / 5.2)
    right = left + wide - side
    each = scale + 0.04
    pools = [(right + at * (each + GAP), top, each, piles) for at in range(1 + len(WAVES))]
    return (
        (left + side + GAP, top, middle, upper),
        (left + side + GAP, top + upper + GAP, middle, track),
        (left + side + GAP, top + upper + GAP + track, middle, high - upper - GAP - track),
        (left, top + (high - nest) / 2, side, nest),
        (*pools, (right, top + piles + GAP, side, high - piles - GAP)),
    )


# ---- the near hand


def _near(plan: Plan, rect: Rect) -> tuple[Bench, Rect]:
    """The near seat without its lane, and the place beside its hand."""
    left, top, wide, high = rect
    plate = (left, top + high - PLATE[1], *PLATE)
    aside = (left, top, PLATE[0], high - PLATE[1] - GAP)
    pile = min(0.85, (high - 2 * AIR) / CARD_HIGH, wide * 0.08)
    low = CARD_HIGH * pile + 2 * AIR
    right = left + wide
    discard = (right - pile - 2 * AIR, top + high - low, pile + 2 * AIR, low)
    deck = (discard[0] - GAP - pile - 2 * AIR, discard[1], pile + 2 * AIR, low)
    start = left + PLATE[0] + GAP
    cramped = min(1.0, (high - 2 * AIR) / CARD_HIGH)
    division = (start, top + high - CARD_HIGH * cramped - 2 * AIR, cramped, CARD_HIGH * cramped + 2 * AIR)
    if plan.division:
        start += cramped + GAP
    hand = (start, top, deck[0] - GAP - start, high)
    nothing = (0.0, 0.0, 0.0, 0.0)
    return Bench(nothing, nothing, 0.0, hand, deck, discard, division, plate), aside


# ---- lanes


def _lanes(plan: Plan, near: Bench, field: Rect, rects: list[Rect]) -> list[Bench]:
    """The lanes: one fills the width, the near one lies lowest of the others."""
    others = [at for at in range(1, plan.seats) if at != plan.focus]
    if plan.focus:
        others.append(0)
    places = dict(zip(others, rects, strict=True))
    benches = []
    for at in range(plan.seats):
        if at == plan.focus:
            benches.append(_focus(plan, near if at == 0 else None, field))
        elif at == 0:
            benches.append(_with_lane(near, *_halves(places[at], _waiting(plan, places[at]), PLACES)))
        else:
            benches.append(_strip(plan, places[at]))
    return benches


def _waiting(plan: Plan, rect: Rect) -> float:
    """The places for enemies in a strip; where there is little room they lie over one another."""
    return 0.0 if not plan.enemies else 3.0 if rect[2] >= ROW else HUDDLE


def _with_lane(bench: Bench, swarm: Rect, front: Rect, scale: float) -> Bench:
    return Bench(swarm, front, scale, bench.hand, bench.deck, bench.discard, bench.division, bench.plate)


def _focus(plan: Plan, near: Bench | None, field: Rect) -> Bench:
    """The lane that counts; that of another seat has its hand and piles on the left."""
    left, top, wide, high = field
    if near is not None:
        return _with_lane(near, *_halves(field, plan.swarm, plan.front))
    column = PLATE[0]
    swarm, front, scale = _halves((left + column + GAP, top, wide - column - GAP, high), plan.swarm, plan.front)
    rest = high - PLATE[1] - 2 * GAP
    hand = (left, top + PLATE[1] + GAP, column, rest * 0.5)
    low = (top + high - rest * 0.5, rest * 0.5)
    pile = min(0.6, (low[1] - 2 * AIR) / CARD_HIGH) + 2 * AIR
    deck, discard = (left, low[0], pile, low[1]), (left + pile + GAP, low[0], pile, low[1])
    return Bench(swarm, front, scale, hand, deck, discard, _first_card(hand), (left, top, *PLATE))


def _first_card(hand: Rect) -> Rect:
    """The place of a division at the left end of a hand."""
    left, top, wide, high = hand
    scale = min((high - 2 * AIR) / CARD_HIGH, wide * 0.4)
    return left, top + (high - CARD_HIGH * scale) / 2, scale, CARD_HIGH * scale


def _strip(plan: Plan, rect: Rect) -> Bench:
    """The lane of another seat: name plate, hand and piles in a row on the left, or over one another."""
    left, top, wide, high = rect
    swarm = _waiting(plan, rect)
    if wide < ROW:
        return _cell(rect, swarm, wide * (0.66 if swarm else 0.5))
    scale = (high - 2 * AIR) / CARD_HIGH
    pile = min(scale, 0.6) + 0.04
    lane = min(wide * 0.52, PITCH * (PLACES + swarm) * scale + 0.6)
    discard = (left + wide - lane - 2 * GAP - pile, top, pile, high)
    deck = (discard[0] - GAP - pile, top, pile, high)
    start = left + PLATE[0] + GAP
    hand = (start, top, deck[0] - GAP - start, high)
    front = _halves((left + wide - lane, top, lane, high), swarm, PLACES)
    plate = (left, top + (high - PLATE[1]) / 2, *PLATE)
    return Bench(*front, hand, deck, discard, _first_card(hand), plate)


def _halves(rect: Rect, swarm: float, front: int) -> tuple[Rect, Rect, float]:
    """Swarm and front with so many places, ground between them, and the scale of their cards; both meet so that what is
    left over is the same on either side."""
    left, top, wide, high = rect
    clash = min(CLASH, 0.18 * high) if swarm else 0.1
    scale = min((high - 2 * AIR) / CARD_HIGH, (wide - clash - 0.1) / (PITCH * (swarm + front)))
    deep = min(high, 1.8 * CARD_HIGH * scale)
    top, high = top + (high - deep) / 2, deep
    spare = (wide - clash - scale * PITCH * (swarm + front)) / 2 if swarm else 0.1
    meet = left + spare + scale * PITCH * swarm
    start = meet + clash
    return (left, top, meet - left, high), (start, top, left + wide - start, high), scale


# ---- the market


def _shop(plan: Plan, near: Bench, field: Rect, strips: list[Rect]) -> tuple[list[Bench], tuple[Rect, ...]]:
    """The market in two rows, the other seats side by side above it, and the near lane where there is room for it."""
    left, top, wide, high = field
    row = high / 2
    scale = min((row - TAG - AIR) / CARD_HIGH, LARGEST, *(market_scale(plan, wide + 2 * GAP, at) for at in (0, 1)))
    items = PITCH * ITEMS * scale + PEEK
    upper = (left, top, items, row)
    start, right = left + items + 2 * GAP, left + wide
    supply = (start, top, right - start, row)
    widths = [PITCH * TRIO * scale + PEEK if wave <= plan.wave else CLOSED * scale + 0.05 for wave in WAVES]
    taken = math.fsum(widths)
    swarm, x, low = 3 if plan.enemies else 0, left + taken + GAP * len(WAVES), top + row
    free = (x + GAP, low + TAG, right - x - GAP, row - TAG)
    near, beside = _yard(near, free, swarm)
    spread = 1.0 if beside else 1.0 + (right - x + GAP) / taken
    pools, x = [], left
    for wide in widths:
        pools.append((x, low, wide * spread, row))
        x += wide * spread + GAP
    huddle = HUDDLE if plan.enemies else 0.0
    others = [_cell(rect, huddle, rect[2] - GAP - LEAST_PLATE) for rect in strips]
    return [near, *others], (upper, *pools, supply)


def _yard(near: Bench, free: Rect, swarm: int) -> tuple[Bench, bool]:
    """The near lane beside the market, or over the near piles where there is no room for it; and whether there is."""
    units = swarm + PLACES
    if free[2] >= PITCH * units * YARD:
        return _with_lane(near, *_halves(free, swarm, PLACES)), True
    wide = min(PITCH * units * YARD + 0.2, near.hand[2] * 0.5)
    right = near.discard[0] + near.discard[2]
    x, y, _wide, high = near.hand
    deep = CARD_HIGH * YARD + 2 * AIR
    pile = min(near.deck[2] - 2 * AIR, (high - deep - GAP - 2 * AIR) / CARD_HIGH)
    low = CARD_HIGH * pile + 2 * AIR
    discard = (right - pile - 2 * AIR, y + high - low, pile + 2 * AIR, low)
    deck = (discard[0] - GAP - discard[2], discard[1], discard[2], low)
    hand = (x, y, right - wide - GAP - x, high)
    swarm_rect, front, scale = _halves((right - wide, y, wide, deep), swarm, PLACES)
    return Bench(swarm_rect, front, scale, hand, deck, discard, near.division, near.plate), False


def _cell(rect: Rect, swarm: float, most: float) -> Bench:
    """Another seat in little room: its lane, so wide at most, at the right; at the left its name plate over its piles
    and its hand.
    """
    left, top, wide, high = rect
    lane = min(most, PITCH * (PLACES + swarm) * (high - 2 * AIR) / CARD_HIGH + 0.2)
    start = left + wide - lane
    plate = (left, top, min(PLATE[0], start - left - GAP), min(PLATE[1], high * 0.5))
    low = high - plate[3] - 0.04
    pile, y = min(0.36, low / CARD_HIGH), top + high - low
    deck, discard = (left, y, pile, low), (left + pile + 0.04, y, pile, low)
    hand_left = discard[0] + pile + GAP
    hand = (hand_left, y, start - GAP - hand_left, low)
    if start - left > 4.5:
        hand = (left + plate[2] + GAP, top, start - 2 * GAP - left - plate[2], high)
    hand = (hand[0], hand[1], max(0.2, hand[2]), hand[3])
    front = _halves((start, top, lane, high), swarm, PLACES)
    return Bench(*front, hand, deck, discard, _first_card(hand), plate)
