"""All pieces on the table of HYBRID: what stands in the laboratory, warriors, counters, dice and cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId
from ....language.words import _, _n
from ....table.desc import Affordance, Face, Inlay, ItemId, Label, Piece, Pose, Rise
from ....table.layout import lifted, packed
from ....table.presenter import Audience
from ..printed.action_cards import POINTS
from ..state import HybridState
from ..turn import muster
from . import faces
from .board.memory import NOTHING
from .board.pieces import fixtures
from .board.warriors import figurines, orders
from .column import PLAQUE, column, laid
from .items import BAND, BARRACKS, DECK, DISCARD, EVENTS, ROLL, SPENT, item_of, own
from .layout import Layout, inner
from .wording import card_name, kind_name

HELD = 2.4
"""The largest size of cards on a desk."""
ROW = 1.06
"""The distance of two cards of the near hand that need not lie over one another, in widths of a card."""
AIR = 0.01
"""How far over the lower edge of the table a card rises, as a share of its height."""
PEEPS = 0.03
"""How far below the upper edge of its place a sunk card begins, as a share of its height."""
NEARER, NEARER_WHOLE = 1.5, 1.06
"""How much larger an own card is seen while it is pointed at: one of which a third is seen, and one that lies whole."""
VEIL = Inlay("hybrid/card/veil", 0.0, 0.0, 1.0, 1.0)
PILED = 3
"""How many cards of a pile are drawn."""


def pieces_of(state: HybridState, audience: Audience, layout: Layout) -> list[Piece]:
    found = [*fixtures(state, layout, audience.memory or NOTHING), *figurines(state, layout)]
    if layout.mustering:
        return [*found, *_muster(state, audience, layout)]
    found += [*orders(state, layout), *_piles(state, layout)]
    if layout.deploying:
        return found
    found += [*column(state, audience, layout), *_laid(state, layout)]
    return [*found, *_near_hand(state, layout), *_far_hand(state, layout)]


def with_dimmed(pieces: Sequence[Piece], hand: ItemId, affordances: Sequence[Affordance]) -> tuple[Piece, ...]:
    """The same pieces; where some cards of a hand can be used, its others are dimmed."""
    used = {each.source for each in affordances}
    if not any(piece.zone == hand and piece.id in used for piece in pieces):
        return tuple(pieces)
    return tuple([_dimmed(piece) if piece.zone == hand and piece.id not in used else piece for piece in pieces])


def _dimmed(card: Piece) -> Piece:
    if not card.up:
        return card
    face = replace(card.face, inlays=(*card.face.inlays, VEIL))
    return replace(card, face=face)


def _muster(state: HybridState, audience: Audience, layout: Layout) -> Iterator[Piece]:
    near, known = layout.near, audience.viewer == layout.near
    barracks, band = layout.barracks, layout.seating.hand
    kinds = [kind for kind, _enlist, _dismiss in muster.choices(near)[0]]
    members = state.musters[near] if known else []
    for kind, pose in zip(kinds, packed(inner(layout.seating, barracks), len(kinds), 8.0, PLAQUE), strict=True):
        count = members.count(kind)
        words = _("rests") if kind in state.house.resting else faces.rank_words(kind)
        face = faces.profile(kind, f"×{count}" if count else "")
        tip = _("{warrior}, {words}", warrior=kind_name(kind), words=words)
        yield Piece(f"recruit/{kind}", BARRACKS, pose, face, PLAQUE, tip=tip)
    band_kinds = sorted(set(members))
    for kind, pose in zip(band_kinds, packed(inner(layout.seating, band), len(band_kinds), 8.0, PLAQUE), strict=True):
        count = members.count(kind)
        tip = _n("{warrior}: {n} comes along", "{warrior}: {n} come along", count, warrior=kind_name(kind))
        face = faces.profile(kind, f"×{count}")
        yield Piece(f"member/{kind}", BAND, pose, face, PLAQUE, tip=tip)


def _piles(state: HybridState, layout: Layout) -> Iterator[Piece]:
    where = layout.seating
    piles = (
        (DECK, state.deck, where.deck),
        (DISCARD, state.discard, where.discard),
        (EVENTS, state.events, where.events),
        (SPENT, state.spent, where.spent),
    )
    for name, pile, rect in piles:
        left, top, wide, high = inner(where, rect)
        scale, raised = min(wide, high / 1.4) * 0.94, 1.5 * where.point
        for at, piece in enumerate(pile[-PILED:]):
            pose = Pose(left + wide / 2 - raised * at, top + high / 2 - raised * at, at, scale=scale)
            shown = _card(state, piece, name, pose)
            last = at == min(PILED, len(pile)) - 1
            yield replace(shown, behind=_counted(shown.back, len(pile))) if last else shown


def _counted(back: str, count: int) -> Face:
    """The back of the uppermost card of a pile, with the number of its cards."""
    return Face(back, (Label(str(count), 0.1, 0.3, 0.8, 0.4, 0.26, role="light", bold=True),))


def _laid(state: HybridState, layout: Layout) -> Iterator[Piece]:
    """The cards on a roll, or face down for the Activation Roll."""
    cards = [*state.limbo, *state.bids[0], *state.bids[1]]
    for piece, pose in zip(cards, packed(laid(state, layout), len(cards), 3.0), strict=True):
        yield _card(state, piece, ROLL, Pose(pose.x, pose.y, 20 + pose.z, scale=pose.scale))


def _near_hand(state: HybridState, layout: Layout) -> Iterator[Piece]:
    """The near hand: on the board a row of which a third is seen, on the desk whole and large."""
    where, seat = layout.seating, layout.near
    hand, zone = faces.held(state, seat), own("hand", seat)
    if not where.sunk:
        for piece, pose in zip(hand, packed(inner(where, where.hand), len(hand), HELD * where.card), strict=True):
            yield replace(_card(state, piece, zone, pose), rises=Rise(lifted(pose, 0.0, NEARER_WHOLE)))
        return
    left, top, wide, _high = where.hand
    step = min(ROW * where.card, (wide - where.card) / max(1, len(hand) - 1))
    first = left + wide - where.card / 2 - step * (len(hand) - 1)
    y = top + (0.5 + PEEPS) * 1.4 * where.card
    below = (y + 0.7 * where.card - where.size[1]) / (1.4 * where.card) + AIR
    for at, piece in enumerate(hand):
        pose = Pose(first + step * at, y, at, scale=where.card)
        card = _card(state, piece, zone, pose, held=True)
        yield replace(card, rises=Rise(lifted(pose, below, NEARER, where.size[0]), card.read, read=True))


def _far_hand(state: HybridState, layout: Layout) -> Iterator[Piece]:
    """The far hand: backs in a row, which lie over one another where there are many."""
    where, seat = layout.seating, layout.near ^ 1
    hand = faces.held(state, seat)
    left, top, wide, high = inner(where, where.other)
    card = min(high / 1.4, wide)
    step = min(ROW * card, (wide - card) / max(1, len(hand) - 1))
    for at, piece in enumerate(hand):
        pose = Pose(left + card / 2 + step * at, top + high / 2, at, scale=card)
        yield _card(state, piece, own("hand", seat), pose)


def _card(state: HybridState, piece: PieceId, zone: str, pose: Pose, held: bool = False) -> Piece:
    """A card; `held` has its points and name along its upper edge, where they are seen in the near hand."""
    face = state.pieces.face[piece]
    back = faces.back_of(piece)
    if face == HIDDEN:
        return Piece(item_of(piece), zone, pose, Face(back), up=False, back=back, tip=faces.covered_words(piece))
    if not faces.is_action(face):
        shown, printed = faces.deck_card_face(face, not held), faces.deck_card_face(face, False)
        tip = ", ".join([card_name(state, piece), *filter(None, [faces.lying_words(state, piece)])])
        return Piece(item_of(piece), zone, pose, shown, back=back, tip=tip, close=printed, read=printed)
    shown, printed = faces.hand_face(face) if held else faces.small_face(face), faces.card_face(face)
    tip = _n("{card}, {n} card point", "{card}, {n} card points", POINTS[face], card=card_name(state, piece))
    return Piece(item_of(piece), zone, pose, shown, back=back, tip=tip, close=printed, read=printed)
