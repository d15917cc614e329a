"""Where everything lies, for two to four seats and any window, by what people do: each of that is an arrangement.

What can be used now is large, what is empty takes no room, and what is seldom needed lies small at the edge.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from ....engine.plain import PieceId, Seat
from ....language.words import mark
from ....table.desc import Pose, Rect, Value
from ....table.layout import AIR, CARD, slot
from ....table.presenter import Audience
from ..cards import FIRST_CORE
from ..deployment import places
from ..state import NO_PIECE, Phase, XybridState

HIGH, AROUND = 8.35, 0.5
"""The height of the table, and the ground that a window shows around it."""
GAP, STRIP = 0.1, 0.55
"""The space between places, and the height of the strip along the foot with the own name and the prompt."""
OWN = (2.3, 0.68)
"""The widths of the own name plate and of the token beside it."""
NAME = 0.28
"""The height of the plate with the name of a monster."""
RAIL = 0.265
"""The width of the place for signs on either side of a monster, as a share of the monster."""
SHARES = (1.0, 0.83, 0.67, 0.5, 0.35)
"""The parts of a card that may be seen in a fan, the best first."""
FILED = 0.13
"""The part of a core that is seen while the core pile lies aside."""
WORKING, CHOSEN = 1.3, 1.75
"""The width of cards in use, and of what is chosen from."""
WIDEST, LARGEST = 2.4, 2.6
"""The most that cards in use and cards of a question grow where there is room."""


class Arrangement(enum.StrEnum):
    CORE = "core"
    WORK = "work"
    ANSWER = "answer"
    DEPLOYMENT = "deployment"
    END = "end"


HELD = (
    (Arrangement.WORK.value, mark("The benches")),
    (Arrangement.CORE.value, mark("The core parts")),
    (Arrangement.DEPLOYMENT.value, mark("All monsters")),
)
"""The arrangements that a person may hold."""


class Things(Value, frozen=True, gc=False):
    """How much there is to lie on a table; what is counted by seat begins with the near seat."""

    wide: float
    lab: int
    desk: int
    hands: tuple[int, ...]
    secrets: tuple[int, ...]
    piles: tuple[int, ...]
    """The deployed monsters of each seat."""
    wares: bool
    """Whether the question is about the lab."""
    secret: bool
    """Whether breakthroughs are chosen."""
    places: tuple[int, ...] = ()
    """The place of each seat at the end, from 1."""


class Bench(Value, frozen=True, gc=False):
    """The places of a seat."""

    whole: Rect
    monster: Rect
    name: Rect | None
    """Where the name of the monster stands; None where the name plate of the seat says it."""
    hand: Rect
    secrets: Rect
    pile: Rect | None
    """Where the deployed monsters stand; None while there are none."""
    open: Rect
    """Where the cards of the deployed monsters are laid out to be read."""
    infamy: Rect
    plate: Rect
    podium: Rect | None = None
    """What the monster stands on at the end."""


class Seating(Value, frozen=True, gc=False):
    """The places of a table; the near bench first, then in order of play."""

    size: tuple[float, float]
    deck: Rect
    lab: Rect | None
    cores: Rect | None
    desk: Rect | None
    """Where lies what is asked about, what was revealed, and what was lifted off the deck; None for nothing."""
    benches: tuple[Bench, ...]
    plaque: Rect


def breadth(shape: float) -> float:
    """The width of a table that fills a window of a shape."""
    return shape * (HIGH + AROUND) - AROUND


@lru_cache(maxsize=512)
def seating(arrangement: Arrangement, things: Things) -> Seating:
    build = {
        Arrangement.CORE: _core,
        Arrangement.WORK: _work,
        Arrangement.ANSWER: _answer,
        Arrangement.DEPLOYMENT: _deployment,
        Arrangement.END: _end,
    }[arrangement]
    return build(things)


# ---- poses


def fan(
    rect: Rect, count: int, most: float, goal: float = WORKING, shares: Sequence[float] = SHARES
) -> tuple[Pose, ...]:
    """Cards in a row: side by side as large as fits, or each over a part of the one before where they come nearer to
    the goal so.
    """
    left, top, wide, high = rect
    least, scale = min(most, high / CARD[1], wide), 0.0
    for at, share in enumerate(shares):
        wanted = min(least, goal) if at else least
        scale = max(scale, min(wanted, wide / (1.0 + share * max(0, count - 1))))
        if scale >= min(least, goal) - 1e-9:
            break
    step = min(scale * AIR, (wide - scale) / (count - 1)) if count > 1 else 0.0
    first = left + wide / 2 - step * (count - 1) / 2
    return tuple(Pose(first + step * at, top + high / 2, at, scale=scale) for at in range(count))


def beside(monster: Rect) -> Rect:
    """A monster with the places for its signs on both sides."""
    left, top, wide, high = monster
    return left - RAIL * wide, top, wide * (1 + 2 * RAIL), high


def over_the_prompt(rect: Rect) -> Rect:
    """The part of a place above the strip with the prompt."""
    left, top, wide, high = rect
    return left, top, wide, min(high, HIGH - STRIP - GAP - top)


def _standing(rect: Rect, rail: float = RAIL) -> Rect:
    """A monster in the middle of the foot of a place, as large as it stands there with its signs."""
    left, top, wide, high = rect
    width = min(high / CARD[1], wide / (1 + 2 * rail))
    return left + (wide - width) / 2, top + high - width * CARD[1], width, width * CARD[1]


def _kept(rect: Rect, count: int) -> Rect:
    """A place for cards; an empty one is a hollow as large as one card at most."""
    if count:
        return rect
    left, top, wide, high = rect
    size = min(wide, high / CARD[1], WORKING)
    return left + (wide - size) / 2, top + (high - size * CARD[1]) / 2, size, size * CARD[1]


def _taken(rect: Rect, count: int) -> Rect:
    """The part of a place that its cards take."""
    if not count:
        return _kept(rect, 0)
    row = fan(rect, count, WIDEST)
    first, last, high = row[0], row[-1], row[0].scale * CARD[1]
    return first.x - first.scale / 2, first.y - high / 2, last.x - first.x + first.scale, high


# ---- what several arrangements share


def _foot(things: Things) -> tuple[Rect, Rect, Rect]:
    """The strip along the foot: the own name plate, its token, and the prompt."""
    top = HIGH - STRIP
    plate, token = OWN
    start = plate + 0.06
    prompt = start + token + GAP
    return (
        (0.0, top, plate, STRIP),
        (start, HIGH - token, token, token),
        (prompt, top, things.wide - prompt, STRIP),
    )


def _supply(rect: Rect, column: float) -> tuple[Rect, Rect, Rect]:
    """The deck, the core pile below it, and the lab beside both."""
    left, top, wide, high = rect
    upper = min(high * 0.62, column * CARD[1])
    lower = top + upper + 0.06
    cores: Rect = (left, lower, column, top + high - lower)
    return (left, top, column, upper), cores, (left + column + GAP, top, wide - column - GAP, high)


def _shelf(rect: Rect, row: float) -> tuple[Rect, Rect, Rect]:
    """The deck and the core pile in a row above the lab."""
    left, top, wide, high = rect
    deck = row / CARD[1]
    cores: Rect = (left + deck + 2 * GAP, top, wide - deck - 2 * GAP, row)
    return (left, top, deck, row), cores, (left, top + row + GAP, wide, high - row - GAP)


def _with_desk(rect: Rect, count: int) -> tuple[Rect | None, Rect]:
    """The desk at the right end of a place, and the rest of that place."""
    left, top, wide, high = rect
    if not count:
        return None, rect
    taken = min(wide * 0.5, count * high / CARD[1] * AIR)
    return (left + wide - taken, top, taken, high), (left, top, wide - taken - GAP, high)


LOW, ROOMY = 1.3, 4.4
"""Below this height, and from this room beside the monster on, hand and deployed monsters lie beside the name plate."""


def _rival(rect: Rect, things: Things, at: int, open_: Rect) -> Bench:
    """A rival's bench: the monster on the left, beside it the name plate, and below that everything else."""
    left, top, wide, high = rect
    monster = _standing((left, top, wide * 0.58, high))
    spread = beside(monster)
    monster = (monster[0] - spread[0] + left, monster[1], *monster[2:])
    start = left + spread[2] + 0.08
    room = left + wide - start
    low = high < LOW or room > ROOMY
    plate = 0.5 if high < LOW else min(0.5, high * 0.28)
    name: Rect = (start, top, min(2.6, room * 0.62 if low else room), plate)
    row = top + plate + 0.06
    coin = min(0.75, top + high - row if low else high * 0.3, room * 0.4)
    token: Rect = (start, row, coin, coin)
    if low:
        hidden: Rect = (start + coin + 0.06, row, name[2] - coin - 0.06, coin)
        rest: Rect = (start + name[2] + 0.06, top, room - name[2] - 0.06, high)
    else:
        hidden = (start + coin + 0.06, row, room - coin - 0.06, coin)
        rest = (start, row + coin + 0.06, room, top + high - row - coin - 0.06)
    share = max(1, things.hands[at]) / (max(1, things.hands[at]) + things.piles[at])
    half = (rest[2] - 0.06) * min(0.7, max(0.3, share)) if things.piles[at] else rest[2]
    pile = (rest[0] + half + 0.06, rest[1], rest[2] - half - 0.06, rest[3]) if things.piles[at] else None
    hand = _taken((*rest[:2], half, rest[3]), things.hands[at])
    return Bench(rect, monster, None, hand, _kept(hidden, things.secrets[at]), pile, open_, token, name)


def _rivals(things: Things, high: float) -> tuple[Bench, ...]:
    """The rivals in a row along the upper edge; their deployed monsters open below it."""
    count = len(things.hands) - 1
    each = (things.wide - GAP * (count - 1)) / count
    below: Rect = (0.0, high, things.wide, HIGH - STRIP - high - GAP)
    return tuple(_rival(((each + GAP) * at, 0.0, each, high), things, at + 1, below) for at in range(count))


# ---- work


FAR, SHELF = 1.9, 1.83
"""The heights of the rivals' benches and of the lab, for more than two seats."""
DUEL = 2.75
"""The height of both, for two seats: they lie side by side."""


def _work(things: Things) -> Seating:
    wide = things.wide
    if len(things.hands) == 2:
        share = 0.385 * wide
        below: Rect = (0.0, DUEL, wide, HIGH - DUEL - STRIP - GAP)
        far: tuple[Bench, ...] = (_rival((0.0, 0.0, share, DUEL), things, 1, below),)
        deck, cores, lab = _shelf((share + 2 * GAP, 0.0, wide - share - 2 * GAP, DUEL), 0.56)
        top = DUEL + GAP
    else:
        far = _rivals(things, FAR)
        deck, cores, lab = _supply((0.0, FAR + GAP, wide, SHELF), 0.86)
        top = FAR + SHELF + 2 * GAP
    desk, lab = _with_desk(lab, things.desk)
    near, plaque = _near((0.0, top, wide, HIGH - top), things)
    return Seating((wide, HIGH), deck, lab, cores, desk, (near, *far), plaque)


STUBS = 1.25
"""The width of the column of deployed monsters."""


def _near(rect: Rect, things: Things) -> tuple[Bench, Rect]:
    """The own bench: the monster, to the right of it hand and breakthroughs, then the deployed monsters."""
    left, top, wide, high = rect
    plate, token, plaque = _foot(things)
    room = high - STRIP - GAP
    monster = _standing((left, top, wide * 0.42, room - NAME - 0.04))
    spread = beside(monster)
    monster = (monster[0] - spread[0] + left, *monster[1:])
    name = (monster[0], top + room - NAME, monster[2], NAME)
    start = left + spread[2] + 2 * GAP
    stubs = STUBS if things.piles[0] else 0.0
    right = left + wide - (stubs + 2 * GAP if stubs else 0.0)
    hand, secrets = _cards((start, top, right - start, room), things)
    hand, secrets = _kept(hand, things.hands[0]), _kept(secrets, things.secrets[0])
    pile = (left + wide - stubs, top, stubs, room) if stubs else None
    open_ = (start, top, left + wide - start, room)
    return Bench(rect, monster, name, hand, secrets, pile, open_, token, plate), plaque


def _cards(rect: Rect, things: Things) -> tuple[Rect, Rect]:
    """The own hand and the own breakthroughs, side by side or one above the other, as they are larger; an empty hand
    takes little room.
    """
    left, top, wide, high = rect
    hand, secrets = things.hands[0], things.secrets[0]
    share = min(0.75, max(0.14, hand / max(1, hand + secrets)))
    room = (wide - 2 * GAP) * share
    abreast: tuple[Rect, Rect] = (left, top, room, high), (left + room + 2 * GAP, top, wide - room - 2 * GAP, high)
    low = (high - GAP) * (0.5 if hand else 0.28)
    stacked: tuple[Rect, Rect] = (left, top, wide, low), (left, top + low + GAP, wide, high - low - GAP)
    return max(abreast, stacked, key=lambda places: _size(places, hand, secrets))


def _size(places: tuple[Rect, Rect], hand: int, secrets: int) -> float:
    """How large the smaller cards of two places are, and how much of each is seen."""
    rows = [fan(place, count, WIDEST) for place, count in zip(places, (hand, secrets), strict=True)]
    steps = [row[1].x - row[0].x for row in rows if len(row) > 1]
    return min([pose.scale for row in rows for pose in row[:1]] + steps, default=0.0)


# ---- core and answer: one thing large in the middle, everything else small around it


def _core(things: Things) -> Seating:
    far, low = 0.78, 1.29 * CARD[1]
    foot = HIGH - STRIP - GAP
    rest: Rect = (0.0, far + GAP, things.wide, foot - low - far - 2 * GAP)
    desk, cores = _with_desk(rest, things.desk)
    near, lab, deck, plaque = _small_near((0.0, foot - low, things.wide, HIGH - foot + low), things)
    return Seating((things.wide, HIGH), deck, lab, cores, desk, (near, *_rivals(things, far)), plaque)


def _answer(things: Things) -> Seating:
    far, low = 1.15, WORKING * CARD[1]
    foot = HIGH - STRIP - GAP
    near, lab, deck, plaque = _small_near((0.0, foot - low, things.wide, HIGH - foot + low), things)
    middle: Rect = (0.0, far + GAP, things.wide, foot - low - far - 2 * GAP)
    desk: Rect | None = middle
    if things.wares or not things.desk:
        desk, lab = _with_desk(middle, things.desk)
    return Seating((things.wide, HIGH), deck, lab, None, desk, (near, *_rivals(things, far)), plaque)


def _small_near(rect: Rect, things: Things) -> tuple[Bench, Rect, Rect, Rect]:
    """The own bench in a low row, with the lab and the deck at its right end: the bench, lab, deck and prompt."""
    left, top, wide, high = rect
    plate, token, plaque = _foot(things)
    room = high - STRIP - GAP
    monster = _standing((left, top, wide * 0.3, room))
    spread = beside(monster)
    monster = (monster[0] - spread[0] + left, *monster[1:])
    start = left + spread[2] + GAP
    end = left + wide * (0.88 if things.wares else 0.84 - 0.02 * min(things.lab, 9))
    deck: Rect = (end + GAP, top, room * 0.5 / CARD[1], room * 0.5)
    at = deck[0] + deck[2] + GAP
    lab: Rect = (at, top, left + wide - at, room)
    seats = left, top, end - left, high
    share = things.hands[0] / max(1, things.hands[0] + things.secrets[0])
    share = min(0.6, max(0.14, share))
    middle = start + (end - start) * share
    hand = _kept((start, top, middle - start - GAP / 2, room), things.hands[0])
    secrets = _kept((middle + GAP / 2, top, end - middle - GAP / 2, room), things.secrets[0])
    pile: Rect | None = None
    if things.piles[0]:
        size = room - deck[3] - GAP
        pile = (deck[0], top + room - size, deck[2], size)
    open_ = (start, top, left + wide - start, room)
    return Bench(seats, monster, None, hand, secrets, pile, open_, token, plate), lab, deck, plaque


# ---- deployment and end: all monsters side by side


HEAD, SMALL_ROW = 0.5, 0.6
"""The heights of the row above a monster on the stage, with the name of its seat, and of the one below it."""
SHELVES = 1.35
"""The height of the deployed monsters at the end."""
ASIDE = 1.0
"""The width of the deck and the lab while they are not needed."""


def _columns(things: Things, high: float) -> list[Rect]:
    count = len(things.hands)
    each = (things.wide - GAP * (count - 1)) / count
    return [((each + GAP) * at, 0.0, each, high) for at in range(count)]


def _deployment(things: Things) -> Seating:
    """All monsters; below them what is chosen or was revealed, and the own hand."""
    wide = things.wide
    foot = HIGH - STRIP - GAP
    each = _columns(things, foot)[0][2]
    stage = HEAD + each / (1 + 2 * RAIL) * CARD[1] + NAME + SMALL_ROW + 0.2
    least = CHOSEN if things.secret else WORKING
    low = min(max(foot - GAP - stage, least * CARD[1]), LARGEST * CARD[1])
    if not (things.secret or things.desk or things.hands[0]):
        low = CARD[1]
    row = foot - low
    plate, _token, plaque = _foot(things)
    plaque = (plate[2] + GAP, plaque[1], wide - plate[2] - GAP, STRIP)
    end = wide - ASIDE - GAP
    benches = [_column(column, things, at) for at, column in enumerate(_columns(things, row - GAP))]
    hand, shown = _halves((0.0, row, end, low), things.hands[0], things.secrets[0] if things.secret else things.desk)
    benches[0] = msgspec.structs.replace(
        benches[0],
        hand=_kept(hand, things.hands[0]),
        secrets=_kept(shown, things.secrets[0]) if things.secret else benches[0].secrets,
        plate=plate,
    )
    half = min(low, WORKING * CARD[1]) / 2
    deck: Rect = (end + GAP + (ASIDE - half / CARD[1]) / 2, foot - 2 * half, half / CARD[1], half - 0.06)
    lab: Rect = (end + GAP, foot - half, ASIDE, half)
    desk = shown if things.desk and not things.secret else None
    return Seating((wide, HIGH), deck, lab, None, desk, tuple(benches), plaque)


def _halves(rect: Rect, hand: int, shown: int) -> tuple[Rect, Rect]:
    """The own hand at the right end of a row, and the rest of the row for what is shown or chosen."""
    left, top, wide, high = rect
    share = min(0.55, max(0.13, hand / max(1, hand + shown)))
    room = (wide - GAP) * (1 - share)
    return (left + room + GAP, top, wide - GAP - room, high), (left, top, room, high)


def _column(rect: Rect, things: Things, at: int) -> Bench:
    """A seat on the stage: its name plate, its monster with its name, and below that everything else."""
    left, top, wide, high = rect
    row = top + high - SMALL_ROW
    titled = row - NAME - 0.06
    monster = _standing((left, top + HEAD + 0.06, wide, titled - 0.12 - top - HEAD))
    spread = beside(monster)
    name: Rect = (spread[0] + 0.1, titled, spread[2] - 0.2, NAME)
    third = (wide - 0.12) / 3
    pile = (left + 2 * third + 0.12, row, third, SMALL_ROW) if things.piles[at] else None
    return Bench(
        rect,
        monster,
        name,
        _kept((left, row, third, SMALL_ROW), things.hands[at]),
        _kept((left + third + 0.06, row, third, SMALL_ROW), things.secrets[at]),
        pile,
        rect,
        (left + wide - HEAD - 0.06, top, HEAD + 0.06, HEAD + 0.06),
        (left, top, wide - HEAD - 0.12, HEAD),
    )


STEP = 0.45
"""How much higher a place is on the podium than the next."""


def _end(things: Things) -> Seating:
    """All monsters with their names on the steps of a podium; the deployed ones of the earlier rounds below them."""
    wide, foot = things.wide, HIGH - STRIP - GAP
    benches = [_ended(column, things, at) for at, column in enumerate(_columns(things, foot))]
    deck: Rect = (wide - STRIP / CARD[1], HIGH - STRIP, STRIP / CARD[1], STRIP)
    plaque: Rect = (0.0, HIGH - STRIP, deck[0] - GAP, STRIP)
    return Seating((wide, HIGH), deck, None, None, None, tuple(benches), plaque)


def _ended(rect: Rect, things: Things, at: int) -> Bench:
    left, top, wide, high = rect
    coin = 0.8
    foot = top + high - coin
    shelf = foot - GAP - SHELVES
    steps = len(things.places) - things.places[at]
    most = len(things.places) - min(things.places)
    podium = 0.5 + STEP * steps
    titled = shelf - GAP - podium - NAME
    room = shelf - GAP - 0.5 - STEP * most - NAME - 0.04 - top
    monster = _standing((left, titled - 0.04 - room, wide, room), 0.0)
    before, after = (wide * (0.2 if count else 0.1) for count in (things.hands[at], things.secrets[at]))
    middle = left + before + 0.06
    return Bench(
        rect,
        monster,
        (left + 0.1, titled, wide - 0.2, NAME),
        _kept((left, shelf, before, SHELVES), things.hands[at]),
        _kept((left + wide - after, shelf, after, SHELVES), things.secrets[at]),
        (middle, shelf, wide - before - after - 0.12, SHELVES) if things.piles[at] else None,
        rect,
        (left + wide - coin, foot, coin, coin),
        (left, foot + coin - STRIP - 0.06, wide - coin - 0.06, STRIP),
        (left, titled + NAME, wide, podium),
    )


# ---- the arrangement of a match


def arrangement_of(state: XybridState, audience: Audience) -> Arrangement:
    """The arrangement that a viewer holds, else the one for what the viewer is asked, else that of the phase."""
    if audience.arrangement in {key for key, _name in HELD}:
        return Arrangement(audience.arrangement)
    if state.phase is Phase.OVER:
        return Arrangement.END
    if state.phase is Phase.CORE:
        return Arrangement.CORE
    deploying = state.phase in (Phase.REVEAL, Phase.ACTIVATE, Phase.DEPLOY)
    if state.pending is not None and state.pending.choice.seat == audience.viewer:
        return Arrangement.DEPLOYMENT if _about_seats(state) else Arrangement.ANSWER
    return Arrangement.DEPLOYMENT if deploying else Arrangement.WORK


def _about_seats(state: XybridState) -> bool:
    options = () if state.pending is None else state.pending.choice.options
    return any(isinstance(option, tuple) and option[0] == "seat" for option in options)


def asked_of(state: XybridState) -> list[PieceId]:
    """The cards that a question is about, outside of the lab; before them the card that asks, if everybody sees it."""
    if state.pending is None:
        return []
    choice = state.pending.choice
    elsewhere = (*state.lab, *state.deck)  # An option that was just destroyed lies under the deck.
    found = [each for each in choice.options if type(each) is int and each not in elsewhere]
    source = choice.source
    lying = [*state.limbo, *(card for row in (*state.monsters, *state.hands, *state.piles) for card in row)]
    if source is not None and source not in found and source in (*lying, *state.revealed):
        found.insert(0, source)
    return found


def shown_by_all(state: XybridState) -> list[PieceId]:
    """What lies on the desk: revealed breakthroughs in turn order, and parts lifted off the deck."""
    revealed = [state.revealed[seat] for seat in state.order()]
    return [*(card for card in revealed if card != NO_PIECE), *state.limbo]


def monsters_in(pile: Sequence[PieceId]) -> list[list[PieceId]]:
    """The cards of a deployed pile by monster; each begins with its core."""
    found: list[list[PieceId]] = []
    for card in pile:
        if card >= FIRST_CORE or not found:
            found.append([])
        found[-1].append(card)
    return found


class Layout:
    def __init__(self, state: XybridState, audience: Audience) -> None:
        seats = len(state.hands)
        self.near: Seat = audience.side
        self.arrangement = arrangement_of(state, audience)
        answers = self.arrangement is Arrangement.ANSWER
        self.asked: list[PieceId] = asked_of(state) if answers else []
        """The cards that are laid out for a question."""
        options = () if state.pending is None else state.pending.choice.options
        wares = answers and any(type(each) is int and each in state.lab for each in options)
        self.revealed_aside = answers
        """Whether breakthroughs that were revealed lie with their seats, as the desk has what is asked about."""
        shown = state.limbo if answers else shown_by_all(state)
        self.desk: list[PieceId] = [*self.asked, *(card for card in shown if card not in self.asked)]
        ranks = places(state)
        turn = [(self.near + at) % seats for at in range(seats)]
        things = Things(
            breadth(audience.shape),
            len(state.lab),
            len(self.desk),
            tuple(len(state.hands[seat]) for seat in turn),
            tuple(len(state.secrets[seat]) + (answers and state.revealed[seat] != NO_PIECE) for seat in turn),
            tuple(len(monsters_in(state.piles[seat])) for seat in turn),
            wares,
            state.phase is Phase.REVEAL,
            tuple(ranks[seat] for seat in turn) if state.phase is Phase.OVER else (),
        )
        self.seating: Seating = seating(self.arrangement, things)
        self.benches: tuple[Bench, ...] = tuple(
            self.seating.benches[slot(seat, self.near, seats)] for seat in range(seats)
        )

    def monster(self, seat: Seat) -> Pose:
        left, top, wide, high = self.benches[seat].monster
        return Pose(left + wide / 2, top + high / 2, scale=wide)
