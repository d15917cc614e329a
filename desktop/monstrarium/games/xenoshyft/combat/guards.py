"""What can prevent damage to a troop, or cancel a Reveal."""

from __future__ import annotations

from typing import Any

from ....engine.plain import PieceId, Plain, Seat
from ..cards import CANCEL, HAND_GUARD, INSTANT, KIND, LANE_GUARD, OTHER, amount, own_lane
from ..state import ABILITY, XenoshyftState
from .triggers import Hit
from .values import is_untouchable


def is_free(state: XenoshyftState, piece: PieceId) -> bool:
    """Whether the text of a card is unused in this round."""
    return not state.used_pieces >> piece & 1


def may_guard(state: XenoshyftState) -> bool:
    """Whether any card can answer damage to a troop."""
    face = state.pieces.face
    for hand in state.hands:
        for piece in hand:
            if HAND_GUARD[face[piece]]:
                return True
    used = state.used_pieces
    for front in state.fronts:
        for troop in front:
            if LANE_GUARD[face[troop]] and not used >> troop & 1:
                return True
    for carried in state.gear.values():
        for item in carried:
            if LANE_GUARD[face[item]] and not used >> item & 1:
                return True
    return False


def guards(state: XenoshyftState, seat: Seat, hit: Hit) -> tuple[int | tuple[str | int, ...], ...]:
    """What a seat can answer damage with: cards of its hand, troops and equipment of its lane."""
    _source, kind, target, number, certain, _spilled = hit
    face = state.pieces.face
    found: list[int | tuple[str | int, ...]] = []
    seen: set[int] = set()
    for piece in state.hands[seat]:
        printed = face[piece]
        text = HAND_GUARD[printed]
        if text and printed not in seen:
            seen.add(printed)
            if kind == ABILITY if text == "throw-back" else not certain:
                found.append(piece)
    for troop in state.fronts[seat]:
        printed = face[troop]
        text = LANE_GUARD[printed]
        if text and is_free(state, troop):
            if text == "shoulder" and troop != target:
                most = amount(printed, "guard", state.wave)
                if most < 0:
                    found.append(("take", troop, number))
                else:
                    found += _shares(troop, min(most, number))
            elif not certain and (
                text == "prevent" or (text == "gamble" and troop == target and _can_gamble(state, seat))
            ):
                found.append(troop)
        for item in state.gear.get(troop, ()):
            text = LANE_GUARD[face[item]]
            fits = kind == ABILITY and troop == target
            if text == "prevent":
                fits = troop != target or not OTHER[face[item]]
            if text and fits and not certain and is_free(state, item):
                found.append(item)
    return tuple(found)


def _shares(troop: PieceId, most: int) -> list[tuple[str | int, ...]]:
    """How much damage a troop can take in the place of another."""
    return [("take", troop, count) for count in range(1, most + 1)]


def _can_gamble(state: XenoshyftState, seat: Seat) -> bool:
    return bool(state.decks[seat] or state.discards[seat])


def may_cancel(state: XenoshyftState) -> bool:
    """Whether any card can cancel a Reveal."""
    face = state.pieces.face
    for cards in (*state.hands, *state.fronts, *state.gear.values()):
        for card in cards:
            if CANCEL[face[card]]:
                return True
    return False


def cancels(state: XenoshyftState, seat: Seat, enemy: PieceId, lane: int) -> tuple[Plain, ...]:
    """What a seat can cancel the Reveal of an enemy with."""
    face = state.pieces.face
    if is_untouchable(state, enemy):
        return ()
    found: list[int | tuple[str | int, ...]] = []
    for troop in state.fronts[seat]:
        if CANCEL[face[troop]] and is_free(state, troop):
            found.append(troop)
        found += [
            item
            for item in state.gear.get(troop, ())
            if CANCEL[face[item]] and (seat == lane or not own_lane(face[item], "cancel"))
        ]
    seen: set[int] = set()
    for card in state.hands[seat]:
        printed = face[card]
        if CANCEL[printed] and KIND[printed] == INSTANT and printed not in seen:
            seen.add(printed)
            if CANCEL[printed] == "freeze":
                found.append(("cancel", card))
                if enemy in state.swarms[lane][:-1]:
                    found.append(("both", card))
            else:
                found.append(card)
    return tuple(found)


def cancel_chosen(answer: Any) -> tuple[PieceId, str]:
    """The card that cancels a Reveal, and how: "cancel", or "both" where the enemy goes to the back as well."""
    return (answer[1], answer[0]) if isinstance(answer, tuple) else (answer, "cancel")
