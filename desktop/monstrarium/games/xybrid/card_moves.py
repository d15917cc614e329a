"""Moves of parts between zones, and infamy."""

from __future__ import annotations

from ...engine.event import Sink
from ...engine.pieces import EVERYONE
from ...engine.plain import PieceId, Seat
from .cards import ARM, BIT, INSURANCE_EACH, KIND
from .events import Attached, Destroyed, Drew, Gained, Stocked
from .monster import look_over
from .state import NO_PIECE, NOBODY, XybridState


def stock(state: XybridState, count: int, out: Sink | None) -> tuple[PieceId, ...]:
    """Lay parts from the top of the deck into the lab, as many as there are up to `count`; returns them."""
    deck, seen = state.deck, state.pieces.seen
    came = tuple(deck[: -count - 1 : -1]) if count > 0 else ()
    del deck[len(deck) - len(came) :]
    state.lab += came
    for part in came:
        seen[part] = EVERYONE
    if out is not None and came:
        out.emit(Stocked(state.seat, came, tuple([state.pieces.face[part] for part in came])))
    return came


def tend_lab(state: XybridState, out: Sink | None) -> None:
    """Restock an empty lab; any lab where an option says so."""
    if not state.lab or state.house.top_up:
        stock(state, state.lab_size() - len(state.lab), out)


def draw(state: XybridState, seat: Seat, part: PieceId, out: Sink | None) -> None:
    state.lab.remove(part)
    state.hands[seat].append(part)
    if out is not None:
        out.emit(Drew(seat, part, state.pieces.face[part]))
    if not state.lab or state.house.top_up:
        tend_lab(state, out)


def zone_of(state: XybridState, part: PieceId) -> list[PieceId]:
    for zones in ((state.lab, state.limbo), state.hands, state.monsters, state.piles, (state.deck,)):
        for zone in zones:
            if part in zone:
                return zone
    raise AssertionError(f"part {part} is nowhere")


def attach(state: XybridState, seat: Seat, part: PieceId, out: Sink | None) -> None:
    """Attach a part to a monster, when it has left its zone; an arm goes to a side."""
    face = state.pieces.face[part]
    kind = KIND[face]
    if kind == ARM:
        _attach_arm(state, seat, part)
    else:
        state.lacks[seat] &= ~kind
        state.monsters[seat].append(part)
    if out is not None:
        out.emit(Attached(seat, part, face))


def _attach_arm(state: XybridState, seat: Seat, part: PieceId) -> None:
    """Attach an arm to the side that the seat has named, else to the one with fewer arms."""
    face, sides, monster = state.pieces.face, state.left_parts, state.monsters[seat]
    others = excess = 0
    for other in monster:
        if KIND[face[other]] == ARM:
            others += 1
            excess += 1 if sides & BIT[other] else -1
    if state.wish == part:
        left = sides & BIT[part] > 0
    else:
        left = excess <= 0
        put_on_side(state, part, left)
    monster.append(part)
    if others:
        state.lacks[seat] &= ~ARM
        if others > 1 or excess == (1 if left else -1):
            balance(state, seat, part)


def put_on_side(state: XybridState, part: PieceId, left: bool) -> None:
    """Note the side of an arm, whatever that does to the balance."""
    if left:
        state.left_parts |= BIT[part]
    elif state.left_parts & BIT[part]:
        state.left_parts ^= BIT[part]


def lay_arm(state: XybridState, seat: Seat, part: PieceId, left: bool) -> None:
    """Put an attached arm on a side; others change sides to keep the balance."""
    put_on_side(state, part, left)
    balance(state, seat, part)


def balance(state: XybridState, seat: Seat, firm: PieceId = NO_PIECE) -> None:
    """Move the newest arms until no side has two more than the other; the arm `firm` stays."""
    face, sides, excess = state.pieces.face, state.left_parts, 0
    arms = []
    for part in state.monsters[seat]:
        if KIND[face[part]] == ARM:
            arms.append(part)
            excess += 1 if sides & BIT[part] else -1
    while not -1 <= excess <= 1:
        arm = arms.pop()
        if arm != firm and (sides & BIT[arm] > 0) == (excess > 0):
            sides ^= BIT[arm]
            excess += -2 if excess > 0 else 2
    state.left_parts = sides


def swap(state: XybridState, one: PieceId, other: PieceId) -> None:
    exchange(state, zone_of(state, one), one, zone_of(state, other), other)


def exchange(state: XybridState, here: list[PieceId], one: PieceId, there: list[PieceId], other: PieceId) -> None:
    """Exchange the places of two parts of one type; an arm takes the side of the arm it replaces."""
    at, to = here.index(one), there.index(other)
    here[at], there[to] = other, one
    both = BIT[one] | BIT[other]
    left = state.left_parts & both
    if left and left != both:
        state.left_parts ^= both


def move(state: XybridState, part: PieceId, zone: list[PieceId]) -> None:
    """Move a part from any zone but the lab to another one, for all to see."""
    left = zone_of(state, part)
    left.remove(part)
    zone.append(part)
    state.pieces.show(part, None)
    for seat, monster in enumerate(state.monsters):
        if monster is left or monster is zone:
            look_over(state, seat)
            balance(state, seat)


def destroy(state: XybridState, seat: Seat, part: PieceId, out: Sink | None) -> None:
    """Put a part at the bottom of the deck; seats that saw it still know it there."""
    zone = zone_of(state, part)
    holder = _whose(zone, state.monsters)
    zone.remove(part)
    if holder != NOBODY:
        look_over(state, holder)
        balance(state, holder)
    state.deck.insert(0, part)
    if out is not None:
        home = holder if holder != NOBODY else _whose(zone, state.piles)
        out.emit(Destroyed(seat, part, state.pieces.face[part], home))
    if holder not in (NOBODY, seat) and state.insured_seats >> holder & 1:
        gain(state, holder, INSURANCE_EACH, out)
    if not state.lab:
        tend_lab(state, out)


def gain(state: XybridState, seat: Seat, infamy: int, out: Sink | None) -> None:
    """Give infamy to a seat; a negative number takes it."""
    state.infamy[seat] += infamy
    if infamy and out is not None:
        out.emit(Gained(seat, infamy))


def _whose(zone: list[PieceId], zones: list[list[PieceId]]) -> Seat:
    return next((seat for seat, each in enumerate(zones) if each is zone), NOBODY)
