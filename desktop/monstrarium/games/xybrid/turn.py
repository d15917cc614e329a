"""A turn: a MISSION, a draw, and building."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from ...engine.action import Action
from ...engine.event import Sink
from ...engine.plain import PieceId, Seat
from . import card_moves
from .actions import DRAW, DRAW_ARM, PASS, Activate, Attach, Draw, Swap
from .cards import ARM, AUXILIARY, BIT, DRAWS, EFFECT, FACES, HEAD, KIND, LEGS, MISSIONS, SCIENCE, printed
from .events import Activated, RevealBegan, Swapped, TurnBegan
from .monster import drawable, room, steps, value
from .state import NO_PIECE, Phase, XybridState
from .words import book

MOST_CYCLES = 20
"""After this many cycles of a round all monsters deploy as they are."""
NEEDED = (HEAD, ARM, LEGS)
BEGIN, BUILD, REVEAL = Phase.DRAW, Phase.BUILD, Phase.REVEAL
STEP = printed(FACES["atom-brooch"], "step")
SHIFT = printed(FACES["thought-prism"], "shift")


# ---- offers


def may_draw(state: XybridState, seat: Seat) -> list[Action]:
    """The draws of a seat: parts that it needs and auxiliary ones; any part where the lab has none that it needs."""
    lab, plain = state.lab, DRAW[seat]
    needed = state.lacks[seat]
    found: list[Action] = []
    if needed:
        face, armed, helps = state.pieces.face, DRAW_ARM[seat], False
        for part in lab:
            kind = KIND[face[part]]
            if kind & needed:
                helps = True
                if kind == ARM:
                    found += armed[part]
                else:
                    found.append(plain[part])
            elif kind == AUXILIARY:
                found.append(plain[part])
        if helps:
            return found
        found = []
    for part in lab:
        found.append(plain[part])
    return found


def missions(state: XybridState, seat: Seat) -> list[PieceId]:
    """The parts in the pile of a seat whose MISSION can be used now and would do something."""
    found: list[PieceId] = []
    if not state.missioned:
        face, spent = state.pieces.face, state.used_parts if state.house.mission_once else 0
        for part in state.piles[seat]:
            if MISSIONS[face[part]]:
                is_ready = READY[EFFECT[face[part]]]
                if not spent & BIT[part] and is_ready(state, seat):
                    found.append(part)
    return found


def begin_offers(state: XybridState, seat: Seat) -> list[Action]:
    """The offers at the beginning of a turn: missions and draws, or going on where there is nothing to draw."""
    draws = may_draw(state, seat) or [PASS[seat]]
    if state.piles[seat] and (ready := missions(state, seat)):
        return [*[Activate(seat, part) for part in ready], *draws]
    return draws


def contested(state: XybridState, seat: Seat) -> list[PieceId]:
    """The parts of the hand that compete for a place on the monster."""
    face, hand, needed = state.pieces.face, state.hands[seat], state.lacks[seat]
    wanted = 0
    for part in hand:
        wanted |= KIND[face[part]] & needed
    for kind in NEEDED if wanted else ():
        if kind & wanted:
            wanting = [part for part in hand if KIND[face[part]] == kind]
            if len(wanting) > room(state, seat, kind):
                return wanting
    return []


def build_offers(state: XybridState, seat: Seat) -> list[Action]:
    """The offers while building: which of several parts to attach; else swaps and the end of the turn.

    A part in the hand can be swapped for each attached part of its type, if it was not swapped out in this turn.
    """
    done = state.swapped_parts
    if state.lacks[seat] and not done and (competing := contested(state, seat)):
        return _attachments(state, seat, competing)
    face, monster, sides = state.pieces.face, state.monsters[seat], state.left_parts
    found: list[Action] = []
    for part in state.hands[seat]:
        if not done & BIT[part]:
            kind = KIND[face[part]]
            for attached in monster:
                if KIND[face[attached]] == kind:
                    if kind == ARM:
                        # It takes the side of the arm that it replaces, or crosses over.
                        left = sides & BIT[attached] > 0
                        found.append(Swap(seat, part, attached, left))
                        found.append(Swap(seat, part, attached, not left))
                    else:
                        found.append(Swap(seat, part, attached))
    found.append(PASS[seat])
    return found


def _attachments(state: XybridState, seat: Seat, competing: list[PieceId]) -> list[Action]:
    face = state.pieces.face
    offers: list[Action] = []
    for part in competing:
        if KIND[face[part]] == ARM:
            offers += (Attach(seat, part, True), Attach(seat, part, False))
        else:
            offers.append(Attach(seat, part))
    return offers


# ---- what happens


def activate(state: XybridState, action: Activate, out: Sink | None) -> None:
    state.missioned = True
    state.used_parts |= BIT[action.part]
    _begin_effect(state, action.seat, action.part, out)


def draw(state: XybridState, action: Draw, out: Sink | None) -> None:
    seat, part, left = action.seat, action.part, action.left
    if left is not None:
        _wish(state, part, left)
    state.drawn = True
    state.phase = BUILD
    card_moves.draw(state, seat, part, out)
    if DRAWS[state.pieces.face[part]]:
        _begin_effect(state, seat, part, out)


def attach(state: XybridState, action: Attach, out: Sink | None) -> None:
    seat, part, left = action.seat, action.part, action.left
    if left is not None:
        _wish(state, part, left)
    state.hands[seat].remove(part)
    card_moves.attach(state, seat, part, out)


def swap(state: XybridState, action: Swap, out: Sink | None) -> None:
    seat, part, attached, left = action.seat, action.part, action.attached, action.left
    card_moves.exchange(state, state.hands[seat], part, state.monsters[seat], attached)
    if left is not None and left != (state.left_parts & BIT[part] > 0):
        card_moves.lay_arm(state, seat, part, left)
    state.swapped_parts |= BIT[attached]
    if out is not None:
        face = state.pieces.face
        out.emit(Swapped(seat, part, face[part], attached, face[attached]))


def begin_step(state: XybridState, out: Sink | None) -> bool:
    """Go on to building where there is neither a MISSION to use nor a part to draw; False if there is."""
    if state.lab or missions(state, state.seat):
        return False
    state.phase = BUILD
    return True


def build_step(state: XybridState, out: Sink | None) -> bool:
    """Attach the parts that must be attached; end the turn where nothing is left to decide, else return False.

    Auxiliary parts must be attached, and needed parts without a competitor.
    A part that stays in the hand can be swapped for one of its type, or competes for a place. Swaps begin when all that
    must be attached is attached, and leave nothing more to attach.
    """
    seat, done = state.seat, state.swapped_parts
    hand = state.hands[seat]
    if done:
        for part in hand:
            if not done & BIT[part]:
                return False
    elif hand:
        face, wanted = state.pieces.face, state.lacks[seat] | AUXILIARY
        for part in [*hand]:
            kind = KIND[face[part]]
            if kind & wanted and (len(hand) == 1 or kind == AUXILIARY or _all_fit(state, seat, hand, kind)):
                hand.remove(part)
                card_moves.attach(state, seat, part, out)
        if hand:
            return False
    end_turn(state, out)
    return not state.lab  # Where the lab has parts, the next seat has to decide.


def end_turn(state: XybridState, out: Sink | None) -> None:
    """Go on to the next turn, or to the reveal after the last turn of a round."""
    state.missioned = False
    state.swapped_parts = 0
    state.wish = NO_PIECE
    state.turn += 1
    seat = state.seat = (state.seat + 1) % len(state.hands)
    if seat == state.first and _round_is_over(state):
        state.phase = REVEAL
        if out is not None:
            out.beat()
            out.emit(RevealBegan(seat, not any(state.lacks)))
        return
    state.phase = BEGIN
    if out is not None:
        out.beat()
        out.emit(TurnBegan(seat))


def _round_is_over(state: XybridState) -> bool:
    """Whether the round ends with this cycle: monsters are complete, nobody has drawn, or there are too many cycles."""
    if not any(state.lacks) or not state.drawn or state.cycle >= MOST_CYCLES:
        return True
    state.cycle += 1
    state.drawn = False
    return False


def _all_fit(state: XybridState, seat: Seat, hand: list[PieceId], kind: int) -> bool:
    face = state.pieces.face
    wanting = [KIND[face[part]] for part in hand].count(kind)
    return wanting == 1 or wanting <= room(state, seat, kind)


def _wish(state: XybridState, part: PieceId, left: bool) -> None:
    state.wish = part
    card_moves.put_on_side(state, part, left)


def _begin_effect(state: XybridState, seat: Seat, part: PieceId, out: Sink | None) -> None:
    face = state.pieces.face[part]
    if out is not None:
        out.emit(Activated(seat, part, face))
        out.beat()
    book.begin(state, EFFECT[face], seat, part, out=out)


# ---- whether a MISSION would do something


def _has_another(state: XybridState, seat: Seat) -> bool:
    face, parts = state.pieces.face, 0
    for part in state.piles[seat]:
        parts += KIND[face[part]] > 0
        if parts > 1:
            return True
    return False


def _has_strangers(state: XybridState, seat: Seat) -> bool:
    face = state.pieces.face
    found = [SCIENCE[face[part]] for part in drawable(state, seat)]
    for one in found:
        for other in found:
            if not one & other:
                return True
    return False


def _can_bend(state: XybridState, seat: Seat) -> bool:
    if state.monsters[seat]:
        for rival, parts in enumerate(state.monsters):
            for part in parts if rival != seat else ():
                if value(state, part) >= SHIFT:
                    return True
    return False


def _is_smaller(state: XybridState, seat: Seat) -> bool:
    return len(state.monsters[seat]) < max(map(len, state.monsters))


READY: Mapping[str, Callable[[XybridState, Seat], bool]] = MappingProxyType(
    {
        "taproot-reach": _has_another,
        "puddle-legs": _has_another,
        "burner-tongs": _has_strangers,
        "thought-prism": _can_bend,
        "filing-drawer": lambda state, seat: bool(state.hands[seat]),
        "mossy-snail-foot": _is_smaller,
        "atom-brooch": lambda state, seat: next(steps(state, seat, STEP), None) is not None,
        "one-wheel-planner": lambda state, seat: bool(state.deck),
    }
)
"""By the effect of a MISSION: whether it would do something; otherwise it is not offered."""
