"""What seats know: views, sampled worlds, and cards that must not give a face away when they move.

`Pieces.seen` says which seats have seen the face in a piece and still know that it is there. Nobody may look again at a
card that lies face down, so a view shows less than the seat knows; sampled worlds keep to all that it knows.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from ...engine.effects import Choice
from ...engine.pieces import EVERYONE, HIDDEN
from ...engine.plain import PieceId, Seat
from ...engine.rng import Rng
from .cards import CARDS, FIRST_INSTANT
from .state import EVERYBODY, NOBODY, AndroidsState

BIT = tuple(1 << face for face in range(len(CARDS)))
"""By face: the bit that stands for it in `known`."""
ALL_HIDDEN = (HIDDEN,) * len(CARDS)
LAY_UNDER = "lay-under"
"""The effect whose question lists the cards of a hand that are no instants."""
NOTHING = "nothing"
"""The only answer to that question with a hand of instants."""


# ---- when cards move


def publish(state: AndroidsState, piece: PieceId) -> None:
    """Mark a face as seen by all; then `known` need not hold it any more."""
    pieces = state.pieces
    pieces.seen[piece] = EVERYONE
    _forget(state.known, BIT[pieces.face[piece]])


def forget(state: AndroidsState, pieces: Iterable[PieceId]) -> None:
    """Take faces out of `known` that lie open on the table now."""
    if not any(state.known):
        return
    face, gone = state.pieces.face, 0
    for piece in pieces:
        gone |= BIT[face[piece]]
    _forget(state.known, gone)


def _forget(known: list[int], gone: int) -> None:
    for seat, faces in enumerate(known):
        if faces and faces & gone:
            known[seat] = faces & ~gone


def remember(state: AndroidsState, zone: list[PieceId], others: int = EVERYONE) -> None:
    """Before a zone is shuffled: enter the faces that these seats, one bit each, know there in their `known`."""
    face, seen, known = state.pieces.face, state.pieces.seen, state.known
    for piece in zone:
        if eyes := seen[piece] & others:
            bit = BIT[face[piece]]
            for seat, faces in enumerate(known):
                if eyes >> seat & 1:
                    known[seat] = faces | bit


def blur(state: AndroidsState, seat: Seat, piece: PieceId) -> PieceId:
    """Prepare a card to leave a hand face down; returns the piece that holds its face then.

    Where others know cards of the hand, its faces are shuffled among its pieces, so that the piece does not give away
    which of them leaves. A single card has nothing to hide.
    """
    hand, own, seen = state.hands[seat], 1 << seat, state.pieces.seen
    for held in hand:
        if seen[held] != own:
            return _deal_anew(state, seat, piece) if len(hand) > 1 else piece
    return piece


def _deal_anew(state: AndroidsState, seat: Seat, piece: PieceId) -> PieceId:
    hand, pieces = state.hands[seat], state.pieces
    own, face, seen = 1 << seat, pieces.face, pieces.seen
    remember(state, hand, EVERYONE - own)
    wanted, faces = face[piece], [face[held] for held in hand]
    state.rng.shuffle(faces)
    for held, dealt in zip(hand, faces, strict=True):
        face[held], seen[held] = dealt, own
        if dealt == wanted:
            piece = held
    return piece


def shuffle_pile(state: AndroidsState) -> None:
    """Shuffle the pile; seats still know which faces are in it, but not where."""
    remember(state, state.pile)
    state.pieces.shuffle(state.pile, state.rng)
    state.laid_by = [NOBODY] * len(state.pile)


# ---- views


def hide(state: AndroidsState, viewer: Seat | None) -> None:
    """Blank every face that the viewer cannot see now, and what other seats know."""
    face = state.pieces.face
    shows = [*ALL_HIDDEN]
    for zone in _open_zones(state, viewer):
        for piece in zone:
            shows[piece] = face[piece]
    if state.house.look_again:
        for zone in (state.pile, *state.hands):
            for piece in zone:
                if state.pieces.knows(viewer, piece):
                    shows[piece] = face[piece]
    state.pieces.face = shows
    state.known = [known if seat == viewer else 0 for seat, known in enumerate(state.known)]


def _open_zones(state: AndroidsState, viewer: Seat | None) -> list[list[PieceId]]:
    zones = [state.played, state.assembly, state.waiting, state.discard]
    if viewer is not None:
        zones.append(state.hands[viewer])
    if state.shown_to in (viewer, EVERYBODY):
        zones.append(state.shown)
    return zones


# ---- worlds


def imagine(state: AndroidsState, viewer: Seat, rng: Rng) -> AndroidsState:
    """A world that the viewer cannot tell from the true one: the faces that it cannot place are dealt anew.

    No instant is in the pile, and what the viewer knows to be in the pile or in a hand is not in the deck.
    """
    world = state.clone()
    seen, face, bit = world.pieces.seen, world.pieces.face, 1 << viewer
    pile = [piece for piece in world.pile if not seen[piece] & bit]
    held = [piece for seat, hand in enumerate(world.hands) if seat != viewer for piece in hand if not seen[piece] & bit]
    faces = sorted([face[piece] for zone in (pile, held, world.deck) for piece in zone])
    known = [each for each in faces if world.known[viewer] >> each & 1] if world.known[viewer] else None
    if known:
        faces = [each for each in faces if each not in known]
        pile, held = _place_known(world, known, pile, held, len(faces) - _instants(faces), rng)
    _deal(face, faces, pile, held + world.deck, rng)
    _ask_again(world, viewer)
    world.known = [each if seat == viewer else 0 for seat, each in enumerate(world.known)]
    world.rng = rng.fork()
    return world


def _instants(faces: list[int]) -> int:
    return len(faces) - bisect_left(faces, FIRST_INSTANT)


def _deal(face: list[int], faces: list[int], pile: list[PieceId], rest: list[PieceId], rng: Rng) -> None:
    """Deal sorted faces: only such that are no instants into the pile, all others into the rest."""
    laid, count = bisect_left(faces, FIRST_INSTANT), 0
    for piece in pile:
        at = count + rng.below(laid - count)
        faces[count], faces[at] = faces[at], faces[count]
        face[piece] = faces[count]
        count += 1
    others = faces[count:]
    rng.shuffle(others)
    for piece, each in zip(rest, others, strict=True):
        face[piece] = each


def _place_known(
    world: AndroidsState, known: list[int], pile: list[PieceId], held: list[PieceId], laid: int, rng: Rng
) -> tuple[list[PieceId], list[PieceId]]:
    """Put the faces in `known` into pieces of the pile and of hands; returns the pieces that are left there.

    `laid` is how many other faces can lie in the pile: where they are too few, known ones fill it.
    """
    face = world.pieces.face
    held = held[:]
    rng.shuffle(held)
    split = bisect_left(known, FIRST_INSTANT)
    for each in known[split:]:
        face[held.pop()] = each
    slots = [*pile, *held]
    rng.shuffle(slots)
    taken = slots[:split]
    under = [piece for piece in pile if piece not in taken]
    for piece in under[: max(0, len(under) - laid)]:
        taken[next(at for at, other in enumerate(taken) if other not in pile)] = piece
    for piece, each in zip(taken, known[:split], strict=True):
        face[piece] = each
    return [each for each in pile if each not in taken], [each for each in held if each not in taken]


def _ask_again(world: AndroidsState, viewer: Seat) -> None:
    """Give the question which card goes under the pile the options of the hand in this world."""
    pending = world.pending
    if pending is not None and pending.effect == LAY_UNDER and pending.seat != viewer:
        options = layable(world, pending.seat)
        pending.journal = [options]
        pending.choice = Choice(pending.seat, pending.choice.text, options, pending.choice.source)


def layable(state: AndroidsState, seat: Seat) -> tuple[PieceId | str, ...]:
    """The cards of a hand that are no instants, as options."""
    hand, face = state.hands[seat], state.pieces.face
    found = tuple([piece for piece in hand if face[piece] < FIRST_INSTANT])
    return found or ((NOTHING,) if hand else ())
