"""Checks what every table must be for eye and hand; the faults of a table, in sentences."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise, permutations, product

from monstrarium.table.desc import Piece, Rect, TableDesc, Zone
from monstrarium.table.layout import CARD

from .looking import EDGE, apart, box
from .looking import within as inside

SLACK = 0.02
"""How far a piece may stand over the edge of the table, in card widths."""
OVER = 0.04
"""How far a piece may stand over the edge of its zone: the uppermost sleeves of a deck do."""
ABOVE = ("lever", "crown", "scale", "light")
"""Pieces that stand over their zone: the lever over its slot, a crown over the edge of a scorecard, the letters and
numbers along a laboratory, and what a lamp throws on its walls.
"""
GROUNDS = frozenset({"ground", "rim"})
"""Zones that others share: the ground between the two sides of a lane, and what surrounds a laboratory."""
MANY = 8
"""The number of zones of a kind beyond which a game's own tests check them, as the squares of a laboratory."""
PILED = frozenset({"deck", "discard", "events", "spent", "nest", "pool", "supply"})
"""Zones in which cards lie on one another."""
SEEN = 0.1
"""The part of a card that must be seen in a fan, a leaning stack or a row; a viewer's own card shows more."""
OWN_SEEN = 0.25
PEEPING = 0.3
"""The part of the height of an own card that is seen at least where it looks over the lower edge."""
FILLED = 0.45
"""The part of a zone that its cards take, of its width or of its height."""
SILENT = ("ground", "hollow")
NAMED = 0.1
"""The space between a zone with a name and the one below it or beside it."""
HOLD: Mapping[str, tuple[str, ...]] = {
    "discard": ("scrap",),
    "pile": ("mat",),
    "tray": ("enamel", "board", "dish"),
    "rack": ("seat",),
    "stage": ("sheet", "slot"),
    "plan": ("sheet",),
    "sheet": ("slot",),
    "seat": ("roll", "hand", "monster", "pile", "secrets", "stand"),
    "monster": ("stand",),
    "stand": ("monster",),
    "market": ("desk", "pool", "supply"),
    "desk": ("market", "pool", "supply"),
    "hand": ("division",),
    "lane": ("front", "swarm"),
    "wall": ("limbo",),
    "limbo": ("wall",),
    "lab": ("door", "tile"),
    "tile": ("door",),
}
"""Zones that hold others; no other zone lies within another."""
BORDER = 0.27
"""The most that is free along the sides and the foot of a table."""
TAKEN = 0.65
"""The part of a table that its zones, name plates and the prompt take."""
GRID = 8, 20
"""How finely a card and a table are sampled."""
NEAR = ("hand", "seat")
"""The zones of a seat's cards, in the games in which a viewer has one."""


def untidy(desc: TableDesc, viewer: int | None) -> Iterator[str]:
    """All faults of a table as a viewer sees it."""
    zones = {zone.id: zone for zone in desc.zones}
    yield from _off_the_table(desc)
    yield from _out_of_zone(desc, zones)
    yield from _zones_on_one_another(desc)
    yield from _wasted(desc)
    yield from _names_covered(desc)
    yield from _lost_in_zone(desc, zones)
    yield from _hidden(desc, viewer)
    yield from _tokens_on_one_another(desc)
    yield from _figures_out_of_order(desc)
    if viewer is not None:
        yield from _own(desc, zones, viewer)


def kind(item: str) -> str:
    """The kind of a zone or a piece, from its id."""
    return item.split("/", 1)[0]


def _off_the_table(desc: TableDesc) -> Iterator[str]:
    """Check that all lies on the table; hidden cards may reach in over its edge, at least by half.

    Cards of the near hand may look over the lower edge, at least by a third.
    """
    wide, high = desc.size
    table = (-SLACK, -SLACK, wide + 2 * SLACK, high + 2 * SLACK)
    boxes = [(each.id, _reaching_in(each, desc)) for each in desc.pieces]
    for name, rect in [*((zone.id, zone.rect) for zone in desc.zones), *boxes]:
        if not inside(rect, table):
            yield f"{name} lies beside the table"
        if rect[2] <= 0 or rect[3] <= 0:
            yield f"{name} has no size"


def _reaching_in(piece: Piece, desc: TableDesc) -> Rect:
    """The box of a piece; of a card that reaches in over the edge of the table, the part that is on it.

    Nobody looks at a hidden card but its owner, and one of the own hand is read by pointing at it, so their place goes
    to what can be used.
    """
    left, top, wide, high = box(piece)
    if kind(piece.zone) in NEAR and top >= -SLACK and top + high * PEEPING <= desc.size[1] + SLACK:
        return left, top, wide, min(high, desc.size[1] - top)
    if piece.up or not (0 <= piece.pose.x <= desc.size[0] and 0 <= piece.pose.y <= desc.size[1]):
        return left, top, wide, high
    start, end = max(0.0, left), min(desc.size[0], left + wide)
    upper, lower = max(0.0, top), min(desc.size[1], top + high)
    return start, upper, end - start, lower - upper


def _out_of_zone(desc: TableDesc, zones: Mapping[str, Zone]) -> Iterator[str]:
    for piece in desc.pieces:
        left, top, wide, high = zones[piece.zone].rect
        if kind(piece.id) not in ABOVE and not inside(
            _reaching_in(piece, desc), (left - OVER, top - OVER, wide + 2 * OVER, high + 2 * OVER)
        ):
            yield f"{piece.id} lies beside {piece.zone}"


def _zones_on_one_another(desc: TableDesc) -> Iterator[str]:
    for one, other in combinations(_few(desc), 2):
        if not (apart(one.rect, other.rect) or _holds(one, other) or _holds(other, one)):
            yield f"{one.id} and {other.id} lie on one another"


def _holds(outer: Zone, inner: Zone) -> bool:
    return kind(inner.id) in HOLD.get(kind(outer.id), ()) and inside(inner.rect, outer.rect)


def _few(desc: TableDesc) -> list[Zone]:
    kinds = Counter(kind(zone.id) for zone in desc.zones)
    return [zone for zone in desc.zones if kinds[kind(zone.id)] <= MANY and kind(zone.id) not in GROUNDS]


def _wasted(desc: TableDesc) -> Iterator[str]:
    wide, high = desc.size
    rects = [zone.rect for zone in _few(desc)] + [plate.place for plate in desc.plates]
    rects += [desc.plaque] if desc.plaque is not None else []
    if (
        min(left for left, _top, _w, _h in rects) > BORDER
        or wide - max(left + w for left, _top, w, _h in rects) > BORDER
    ):
        yield "a side of the table is empty"
    if high - max(top + h for _left, top, _w, h in rects) > BORDER:
        yield "the foot of the table is empty"
    if _share((0.0, 0.0, wide, high), rects, GRID[1]) < TAKEN:
        yield "much of the table is empty"


def _share(rect: Rect, over: Sequence[Rect], steps: int) -> float:
    """The part of a rectangle that others cover."""
    left, top, wide, high = rect
    spots = [
        (left + wide * (column + 0.5) / steps, top + high * (row + 0.5) / steps)
        for column in range(steps)
        for row in range(steps)
    ]
    return sum(any(a < x < a + c and b < y < b + d for a, b, c, d in over) for x, y in spots) / len(spots)


def _names_covered(desc: TableDesc) -> Iterator[str]:
    """Check that nothing covers the name of a zone, which stands over its upper edge and may be wider than the zone.

    The name of a part of the ground shows only while it is lit or pointed at.
    """
    for one, other in combinations([zone for zone in _few(desc) if zone.title and zone.style not in SILENT], 2):
        if not (_holds(one, other) or _holds(other, one) or apart(one.rect, other.rect, NAMED - 1e-6)):
            yield f"{one.id} and {other.id} are in the way of one another's name"


def _lost_in_zone(desc: TableDesc, zones: Mapping[str, Zone]) -> Iterator[str]:
    cards: dict[str, list[Rect]] = defaultdict(list)
    for piece in desc.pieces:
        if piece.size == CARD:
            cards[piece.zone].append(box(piece))
    for name, boxes in cards.items():
        _left, _top, wide, high = zones[name].rect
        across = max(left + w for left, _t, w, _h in boxes) - min(left for left, _t, _w, _h in boxes)
        down = max(top + h for _l, top, _w, h in boxes) - min(top for _l, top, _w, _h in boxes)
        if max(across / wide, down / high) < FILLED:
            yield f"the cards of {name} are lost in it"


def _hidden(desc: TableDesc, viewer: int | None) -> Iterator[str]:
    solid = [piece for piece in desc.pieces if not (piece.sheet or piece.flat) and piece.size == CARD]
    boxes = [box(piece) for piece in solid]
    for at, piece in enumerate(solid):
        where, _slash, seat = piece.zone.partition("/")
        least = OWN_SEEN if where in NEAR and seat == str(viewer) else SEEN
        if where in PILED or (where == "hand" and least == SEEN):
            continue
        above = [
            boxes[number]
            for number, other in enumerate(solid)
            if (other.pose.z, number) > (piece.pose.z, at) and not apart(boxes[number], boxes[at])
        ]
        if (piece.zone, piece.tip) in {(other.zone, other.tip) for other in solid if other is not piece}:
            above = []
        if above and 1.0 - _share(boxes[at], above, GRID[0]) < least:
            yield f"{piece.id} is hidden in {piece.zone}"


def _tokens_on_one_another(desc: TableDesc) -> Iterator[str]:
    """Check that no small sign lies on another, and no base of a figure on another base.

    Small signs are pieces that are no card, sheet or furniture. A sign may lie at the rim of a base, a figure may rise
    over anything behind it, and one that walks past another may be on the same place.
    """
    signs = [piece for piece in desc.pieces if not (piece.sheet or piece.flat) and piece.size[0] == piece.size[1]]
    for one, other in combinations(signs, 2):
        alike = (one.stands is None) == (other.stands is None)
        passes = one.stands is not None and (one.pose.x, one.pose.y) == (other.pose.x, other.pose.y)
        if one.zone == other.zone and alike and not passes and not apart(box(one), box(other)):
            yield f"{one.id} and {other.id} lie on one another"


def _figures_out_of_order(desc: TableDesc) -> Iterator[str]:
    """Check that figures stand upright, and are drawn over those who stand farther up the table."""
    figures = [piece for piece in desc.pieces if piece.stands is not None]
    for piece in figures:
        if piece.pose.turn or piece.flat:
            yield f"{piece.id} does not stand upright"
    for one, other in permutations(figures, 2):
        if one.zone == other.zone and one.pose.y > other.pose.y + EDGE and one.pose.z <= other.pose.z:
            yield f"{one.id} is drawn behind {other.id}, which stands farther away"


def _own(desc: TableDesc, zones: Mapping[str, Zone], viewer: int) -> Iterator[str]:
    """Check that the zones of the viewer lie nearest, are the largest of their kind, and read from left to right.

    An empty one takes no room, so that the hand of another may be larger.
    """
    for name in NEAR:
        own = zones.get(f"{name}/{viewer}")
        if own is None or own.style == "hollow":
            continue
        for other in desc.zones:
            if kind(other.id) != name or other is own:
                continue
            if other.rect[2] * other.rect[3] > own.rect[2] * own.rect[3] + 1e-6:
                yield f"{other.id} is larger than {own.id}"
            if other.rect[1] + other.rect[3] > own.rect[1] + own.rect[3] + 1e-6:
                yield f"{other.id} is nearer than {own.id}"
        here = [piece for piece in desc.pieces if piece.zone == own.id]
        cards = [piece for piece in here if piece.size == CARD]
        yield from _row(cards, own.id)
        for sign, card in product([piece for piece in here if piece.size[0] == piece.size[1]], cards):
            if not apart(box(sign), box(card)):
                yield f"{sign.id} lies on {card.id}"


def _row(cards: Sequence[Piece], name: str) -> Iterator[str]:
    """Check that cards in a row of one size have equal distances, and that later ones lie over earlier ones.

    Equal cards lie side by side like others, or in a stack, of which the first counts, which is on top.
    """
    tops = list({card.tip: card for card in reversed(cards)}.values())
    yield from min((list(_uneven(row, name)) for row in (cards, tops)), key=len)


def _uneven(cards: Sequence[Piece], name: str) -> Iterator[str]:
    if len({(round(card.pose.y, 3), round(card.pose.scale, 3)) for card in cards}) != 1:
        return
    row = sorted(cards, key=lambda card: card.pose.x)
    steps = [right.pose.x - left.pose.x for left, right in pairwise(row)]
    if steps and max(steps) - min(steps) > SLACK:
        yield f"the cards of {name} lie unevenly"
    if [card.pose.z for card in row] != sorted(card.pose.z for card in row):
        yield f"the cards of {name} cover one another from right to left"
