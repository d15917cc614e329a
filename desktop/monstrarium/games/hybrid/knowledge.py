"""What a view hides, and the worlds that a seat may imagine.

Secret are the bands until both sides are ready, the hands, the cards laid for the Activation Roll, the counters that
are not revealed, the traps among the counters, who carries the venom, all decks, the Army cards to come, and the
cards, auras and mutations that a side keeps. Cards never change from one deck into another one.
"""

from __future__ import annotations

from ...engine.effects import Choice
from ...engine.pieces import HIDDEN
from ...engine.plain import PieceId, Seat
from ...engine.rng import Rng
from .combat import roll_choices
from .missions import changes
from .printed.action_cards import PIECES
from .printed.other_decks import ARMY, EVENT, GIFTS, PILES, is_kept
from .state import NOBODY, SCORPION, HybridState, Phase
from .turn.activation_order import open_ones
from .turn.muster import any_band

SIDES = (0, 1)
ACTIONS = range(PIECES)


def hide(state: HybridState, viewer: Seat | None) -> None:
    state.pieces.hide_from(viewer)
    state.traps = [HIDDEN] * len(state.traps)
    if viewer != SCORPION and state.phase is not Phase.OVER:
        state.carrier = NOBODY
    for seat in SIDES:
        if seat == viewer:
            continue
        if state.phase is Phase.MUSTER:
            state.musters[seat] = []
        elif state.sequences:
            if state.phase is Phase.ORDER:
                state.sequences[seat] = []
            else:
                shown = state.cursors[seat]
                state.sequences[seat][shown:] = [HIDDEN] * (len(state.sequences[seat]) - shown)


def imagine(state: HybridState, viewer: Seat, rng: Rng) -> HybridState:
    world = state.clone()
    world.pieces.redeal(viewer, rng, ACTIONS)
    _redeal_others(world, viewer, rng)
    world.traps.sort()
    rng.shuffle(world.traps)
    other = viewer ^ 1
    if world.phase is Phase.MUSTER:
        resting = world.house.resting
        world.musters[other] = any_band(world.mission, other, rng, world.plan, resting) if viewer == 1 else []
    elif world.sequences:
        _mix_counters(world, other, rng)
    if viewer != SCORPION and world.carrier != NOBODY and world.phase is not Phase.OVER:
        world.carrier = rng.pick(changes.suspects(world))
    _ask_again(world, viewer)
    world.rng = rng.fork()
    return world


def _redeal_others(world: HybridState, viewer: Seat, rng: Rng) -> None:
    """The other decks, each within itself: the cards that may still come to light are drawn anew.

    What the other side keeps comes first, since no card that happens as soon as it is drawn can lie there; as many
    events can be drawn as there are counters. The rest is never seen.
    """
    other, events = viewer ^ 1, world.events
    kept, armies, gifts = world.reserves[other], world.armies, world.gifts[other]
    coming = events[-len(world.counters) :] if world.counters else []
    _redeal(world, viewer, rng, PILES[EVENT], kept, coming)
    for seat in SIDES:
        _redeal(world, viewer, rng, PILES[ARMY[seat]], kept, armies[seat])
    _redeal(world, viewer, rng, PILES[GIFTS[other]], [], gifts)


def _redeal(
    world: HybridState, viewer: Seat, rng: Rng, pile: range, kept: list[PieceId], coming: list[PieceId]
) -> None:
    seen, face, bit = world.pieces.seen, world.pieces.face, 1 << viewer
    unknown = {piece: face[piece] for piece in pile if not seen[piece] & bit}
    if not unknown:
        return
    faces = sorted(unknown.values())
    for piece in kept:
        if piece in unknown:
            face[piece] = rng.pick([each for each in faces if is_kept(each)])
            faces.remove(face[piece])
            del unknown[piece]
    for piece in coming:
        if piece in unknown:
            face[piece] = faces.pop(rng.below(len(faces)))
            del unknown[piece]
    for piece, left in zip(unknown, faces, strict=True):
        face[piece] = left


def _ask_again(world: HybridState, viewer: Seat) -> None:
    """Ask the other side about the hand that it is imagined to hold."""
    pending = world.pending
    if world.trial is not None and pending is not None and pending.choice.seat != viewer and not pending.choice.open:
        asked = pending.choice
        options = roll_choices.options(world)
        pending.choice = Choice(asked.seat, asked.text, options, asked.source)
        pending.journal[-1] = options


def _mix_counters(world: HybridState, seat: Seat, rng: Rng) -> None:
    """Shuffle the counters that are not revealed; while they are laid, nobody knows how many lie."""
    sequence = world.sequences[seat]
    if world.phase is not Phase.ORDER:
        mixed = sorted(sequence[world.cursors[seat] :])
        rng.shuffle(mixed)
        sequence[world.cursors[seat] :] = mixed
        return
    sequence.clear()
    if seat == world.lead != world.seat:
        mixed = open_ones(world, seat)
        rng.shuffle(mixed)
        sequence += mixed
