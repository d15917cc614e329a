"""Everything that lies on the table of HYBRID: tiles and what stands on them, warriors, counters, dice and cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ....engine.words import _, _n, said
from ....table.desc import Face, Label, Piece, Pose, Rect
from ....table.layout import packed
from ....table.presenter import Audience
from .. import muster
from ..cards import POINTS
from ..decks import design_of
from ..figures import life
from ..ground.laboratory import Door as Opening
from ..ground.laboratory import cell_name, squares_of
from ..names import warrior_name
from ..order import open_ones
from ..state import OFF, Door, HybridState, Phase
from ..switch import switch_of
from ..warriors import SIZE
from .faces import (
    BACK,
    card_face,
    counter_face,
    die_face,
    door_art,
    passage_art,
    plaque,
    rank_words,
    small_face,
    standee,
    warrior_face,
)
from .items import BAND, BARRACKS, DECK, DISCARD, EVENTS, LAB, NEXT, ROLL, SPENT, TRAY, figurine, item_of, own
from .layout import Layout
from .omen_faces import back_of, covered_words, deck_of, held, is_action, lying_words, omen_face
from .seating import SQUARE, cut, inner
from .wording import card_name, door_name, kind_name, mode_words, objective_name, where_words

COUNTER = 0.24
"""How wide an activation counter is beside a warrior."""
DIE = (0.9, 0.9)
HAND, FAR = 1.6, 0.72
"""How large cards of the near and the far hand are at most."""
RAISED = 60
"""Counters lie over all warriors."""
BEAM = 0.42
"""How far the light under a warrior reaches beyond its base, to both sides together."""
BUSY = (Phase.MODE, Phase.MOVE, Phase.ACT, Phase.LATE, Phase.CLAIM, Phase.CLOSE)
"""When somebody is activated."""
PILED = 3
"""How many cards of a pile are to be seen."""


def pieces_of(state: HybridState, audience: Audience, layout: Layout) -> list[Piece]:
    """All that lies on the table."""
    found = [*_ground(state, layout), *_openings(state, layout), *_litter(state, layout)]
    found += _warriors(state, layout)
    if layout.mustering:
        return [*found, *_muster(state, audience, layout)]
    found += _orders(state, audience, layout)
    found += [*_dice(state, layout), *_piles(state, layout), *_rolled(state, audience, layout)]
    if layout.deploying:
        return found
    for seat, rect, most in ((layout.near, layout.seating.hand, HAND), (layout.near ^ 1, layout.seating.other, FAR)):
        found += _hand(state, seat, rect, most)
    return found


# ---- the laboratory


def _ground(state: HybridState, layout: Layout) -> Iterator[Piece]:
    """Walls that have fallen in."""
    for square in squares_of(layout.lab.caved):
        yield _flat(layout, f"caved/{square}", square, "hybrid/caved", _("Fallen wall"), 1)


def _flat(layout: Layout, name: str, square: int, art: str, tip: str, z: int) -> Piece:
    return Piece(name, LAB, layout.middle(square, z=z), Face(art), (SQUARE, SQUARE), tip=tip, flat=True)


def _openings(state: HybridState, layout: Layout) -> Iterator[Piece]:
    """Passages, and doors as they stand."""
    for number, opening in enumerate(layout.lab.passages):
        yield _opening(layout, f"passage/{number}", opening, passage_art(opening.double, opening.upright), _("Passage"))
    for number, opening in enumerate(layout.lab.doors):
        stands = state.doors[number]
        art = door_art(opening.double, opening.upright, stands)
        yield _opening(layout, f"leaf/{number}", opening, art, door_name(layout.lab, state, number))


def _opening(layout: Layout, name: str, opening: Opening, art: str, tip: str) -> Piece:
    one, last = layout.middle(opening.squares[0]), layout.middle(opening.squares[-1])
    long = SQUARE * len(opening.squares)
    size = (SQUARE, long) if opening.upright else (long, SQUARE)
    pose = Pose((one.x + last.x) / 2, (one.y + last.y) / 2, 4)
    return Piece(name, LAB, pose, Face(art), size, tip=tip, flat=True)


def _litter(state: HybridState, layout: Layout) -> Iterator[Piece]:
    """Pillars, rocks, trapdoors, and the counters that lie on squares."""
    lab = layout.lab
    for square in squares_of(lab.pillars):
        yield _flat(layout, f"pillar/{square}", square, "hybrid/pillar", _("Pillar"), 3)
    for square in squares_of(state.rocks):
        yield _flat(layout, f"rocks/{square}", square, "hybrid/rocks", _("Fallen rocks"), 2)
    for square in lab.trapdoors:
        is_open = state.pits >> square & 1
        art, tip = ("open", _("Open trapdoor")) if is_open else ("shut", _("Trapdoor"))
        yield _flat(layout, f"trapdoor/{square}", square, f"hybrid/trapdoor/{art}", tip, 2)
    yield from _gates(state, layout)
    for square in squares_of(state.tanks):
        yield _flat(layout, f"tank/{square}", square, "hybrid/tank", _("Tank"), 2)
    yield from _objectives(state, layout)
    for square in state.counters:
        tip = _("Event counter at {square}", square=cell_name(lab.width, square))
        yield _flat(layout, f"event/{square}", square, "hybrid/counter/event", tip, 3)
    yield from _clouds(state, layout)


def _clouds(state: HybridState, layout: Layout) -> Iterator[Piece]:
    """Templates of 2 x 2 squares, which cards lay."""
    for spell in state.spells:
        if spell.mask.bit_count() == 4:
            key, first = design_of(spell.face).key, (spell.mask & -spell.mask).bit_length() - 1
            art = "hybrid/charnel" if key == "charnel-house" else "hybrid/gas"
            pose, size = layout.middle(first, 2, 5), (2 * SQUARE, 2 * SQUARE)
            yield Piece(
                f"cloud/{spell.piece}", LAB, pose, Face(art), size, tip=said(design_of(spell.face).name), flat=True
            )


def _gates(state: HybridState, layout: Layout) -> Iterator[Piece]:
    """Ways in and out, with arrows that point there; those that are closed are barred."""
    for number, access in enumerate(layout.lab.accesses):
        way, tip = "both" if access.entry and access.exit else "in" if access.entry else "out", _("Way in or out")
        art, turn = f"hybrid/access/{way}", 90.0 * _edge(layout, access.squares[0])
        if not state.gates >> number & 1:
            art, tip, turn = door_art(False, turn in (90.0, 270.0), Door.LOCKED), _("Way in or out, closed"), 0.0
        for at, square in enumerate(access.squares):
            flat = _flat(layout, f"access/{2 * number + at}", square, art, tip, 2)
            yield replace(flat, pose=replace(flat.pose, turn=turn))


def _edge(layout: Layout, square: int) -> int:
    """At which edge of the laboratory a square lies, as a facing."""
    row, column = divmod(square, layout.lab.width)
    if row in (0, layout.lab.height - 1):
        return 2 * (row > 0)
    return 3 if column == 0 else 1


def _objectives(state: HybridState, layout: Layout) -> Iterator[Piece]:
    """Objectives where they lie, small beside whoever carries them; and the gas."""
    for index, number in enumerate(state.numbers):
        name, bearer = objective_name(state, number), state.bearers[index]
        square = state.squares[bearer] if bearer >= 0 else state.spots[index]
        if square < 0:
            continue
        pose, side, tip = layout.middle(square, z=3), SQUARE, name
        if state.hits and square == switch_of(state):
            tip = _n("{objective}, {n} wound", "{objective}, {n} wounds", state.hits, objective=name)
        if bearer >= 0:
            left, top, wide, high = layout.square(square)
            pose, side = Pose(left + wide * 0.82, top + high * 0.22, RAISED + 40), COUNTER
            tip = _("{objective}, carried by {warrior}", objective=name, warrior=warrior_name(state, bearer))
        face = Face("hybrid/counter/objective", (Label(str(number), 0.3, 0.28, 0.4, 0.44, 0.4, bold=True),))
        yield Piece(f"objective/{index}", LAB, pose, face, (side, side), tip=tip, flat=bearer < 0)
    if state.cloud >= 0:
        pose = layout.middle(state.cloud, 2, z=RAISED - 2)
        yield Piece("gas/0", LAB, pose, Face("hybrid/gas"), (2 * SQUARE, 2 * SQUARE), tip=_("Poison gas"), flat=True)


# ---- warriors


def _warriors(state: HybridState, layout: Layout) -> Iterator[Piece]:
    """Those who stand in the laboratory, and those who wait beside it."""
    waiting = [each for each, square in enumerate(state.squares) if square == OFF and not _is_mustered(state, each)]
    for warrior, square in enumerate(state.squares):
        if square >= 0:
            if warrior == state.active and state.phase in BUSY:
                yield _light(state, layout, warrior)
            yield warrior_piece(state, layout, warrior, square, state.facings[warrior])
    own_ones = [each for each in waiting if state.sides[each] == state.seat] if layout.deploying else waiting
    rect = inner(layout.seating.hand if layout.deploying else layout.seating.roll)
    for warrior, pose in zip(own_ones, packed(rect, len(own_ones), 1.5, (1.0, 1.0)), strict=True):
        kind = state.kinds[warrior]
        pose = Pose(pose.x, pose.y, 5, scale=min(pose.scale, 1.5))
        tip = _("{warrior}, waits outside", warrior=warrior_name(state, warrior))
        zone = TRAY if layout.deploying else ROLL
        yield Piece(figurine(warrior), zone, pose, standee(kind, 2), (1.0, 1.0), tip=tip)


def _is_mustered(state: HybridState, warrior: int) -> bool:
    """Whether it is the other side's turn to place, which shows only its own."""
    return state.phase is Phase.DEPLOY and state.sides[warrior] != state.seat


def _light(state: HybridState, layout: Layout, warrior: int) -> Piece:
    """The light under the warrior whose activation it is."""
    kind = state.kinds[warrior]
    pose, side = layout.middle(state.squares[warrior], SIZE[kind], z=6), (SIZE[kind] + BEAM) * SQUARE
    tip = _("{warrior} is activated", warrior=warrior_name(state, warrior))
    return Piece("light/0", LAB, pose, Face("hybrid/mark/active"), (side, side), tip=tip, flat=True)


def warrior_piece(state: HybridState, layout: Layout, warrior: int, square: int, facing: int) -> Piece:
    """A warrior as it stands, or would stand, on a square."""
    kind = state.kinds[warrior]
    side = SIZE[kind] * SQUARE
    face = warrior_face(state, warrior, facing)
    return Piece(figurine(warrior), LAB, layout.base(kind, square), face, (side, side), tip=_tip(state, warrior))


def _tip(state: HybridState, warrior: int) -> str:
    if state.asleep >> warrior & 1:
        name, where = warrior_name(state, warrior), where_words(state, warrior)
        return _("{warrior}: {where}, not activated yet", warrior=name, where=where)
    text = _(
        "{warrior}: {where}, NV {nv}, {mode}",
        warrior=warrior_name(state, warrior),
        where=where_words(state, warrior),
        nv=life(state, warrior),
        mode=mode_words(state, warrior).rstrip("."),
    )
    return _("{tip}, carries the venom", tip=text) if state.carrier == warrior else text


def _orders(state: HybridState, audience: Audience, layout: Layout) -> Iterator[Piece]:
    """Activation counters beside those who are still to be activated, and the next one that is to be laid."""
    if not state.sequences:
        return
    for seat, sequence in enumerate(state.sequences):
        for warrior, number in _counted(state, seat, sequence).items():
            if state.squares[warrior] >= 0:
                yield _order(state, layout, warrior, number)
    if state.phase is Phase.ORDER and open_ones(state, state.seat):
        number = len(state.sequences[state.seat]) + 1 if audience.viewer == state.seat else 0
        tip = _("Counter {n}", n=number) if number else _("A face-down counter")
        left, top, wide, high = inner(layout.seating.roll)
        pose = Pose(left + wide / 2, top + high / 2, 5)
        side = min(1.1, high)
        yield Piece(NEXT, ROLL, pose, counter_face(state.seat, number), (side, side), tip=tip)


def _counted(state: HybridState, seat: Seat, sequence: Sequence[int]) -> dict[int, int]:
    """By warrior: the number of its counter, 0 where it lies face down; nothing where it is turned over and done."""
    cursor = state.cursors[seat]
    counted = enumerate(sequence[cursor:], cursor + 1)
    found = {each: number for number, each in counted if each != HIDDEN and not state.asleep >> each & 1}
    if HIDDEN in sequence[cursor:]:
        idle = {*state.ambush, *[each for each in range(len(state.kinds)) if state.asleep >> each & 1]}
        hidden = [each for each in state.living(seat) if each not in sequence[:cursor] and each not in idle]
        found |= dict.fromkeys(hidden[: len(sequence) - cursor], 0)
    active = state.active
    if active >= 0 and active in sequence[:cursor] and state.phase in (Phase.MODE, Phase.MOVE, Phase.ACT):
        found[active] = sequence.index(active) + 1
    return found


def _order(state: HybridState, layout: Layout, warrior: int, number: int) -> Piece:
    side, square = state.sides[warrior], state.squares[warrior]
    left, top, _wide, _high = layout.square(square)
    pose = Pose(left + COUNTER * 0.42, top + COUNTER * 0.42, RAISED + square // layout.lab.width)
    name = warrior_name(state, warrior)
    tip = _("Counter {n} of {warrior}", n=number, warrior=name) if number else _("Counter of {warrior}", warrior=name)
    face = counter_face(side, number)
    return Piece(f"order/{warrior}", LAB, pose, face, (COUNTER, COUNTER), tip=tip)


# ---- beside the laboratory


def _muster(state: HybridState, audience: Audience, layout: Layout) -> Iterator[Piece]:
    """The profiles of the near side, and those of them who come along."""
    near, known = layout.near, audience.viewer == layout.near
    barracks, band = layout.barracks()
    kinds = [kind for kind, _enlist, _dismiss in muster.choices(near)[0]]
    size = (300 / 360, 1.0)
    members = state.musters[near] if known else []
    for kind, pose in zip(kinds, packed(inner(barracks), len(kinds), 2.0, size), strict=True):
        count = members.count(kind)
        words = _("rests") if kind in state.house.resting else rank_words(kind)
        face = plaque(kind, words, f"×{count}" if count else "")
        tip = _("{warrior}, {figures}", warrior=kind_name(kind), figures=words)
        yield Piece(f"recruit/{kind}", BARRACKS, pose, face, size, tip=tip)
    band_kinds = sorted(set(members))
    for kind, pose in zip(band_kinds, packed(inner(band), len(band_kinds), 1.3, size), strict=True):
        count = members.count(kind)
        tip = _n("{warrior}: {n} comes along", "{warrior}: {n} come along", count, warrior=kind_name(kind))
        face = plaque(kind, rank_words(kind), f"×{count}")
        yield Piece(f"member/{kind}", BAND, pose, face, size, tip=tip)


def _dice(state: HybridState, layout: Layout) -> Iterator[Piece]:
    """The die of each side shows what it rolled last."""
    left, top, wide, high = inner(layout.seating.roll)
    for seat in (0, 1):
        down = 0.76 if seat == layout.near else 0.24
        pose = Pose(left + wide * 0.14, top + high * down, 40, scale=min(0.72, high / 2.2))
        shown = state.dice[seat]
        tip = _("Die: {n}", n=shown) if shown else _("Die")
        yield Piece(own("die", seat), ROLL, pose, die_face(seat, shown), DIE, tip=tip)


def _piles(state: HybridState, layout: Layout) -> Iterator[Piece]:
    """Decks and discard piles, of which the top is seen."""
    where = layout.seating
    piles = (
        (DECK, state.deck, where.deck),
        (DISCARD, state.discard, where.discard),
        (EVENTS, state.events, where.events),
        (SPENT, state.spent, where.spent),
    )
    for name, pile, rect in piles:
        room = inner(rect)
        scale = min(room[2], room[3] / 1.4) * 0.86
        for at, piece in enumerate(pile[-PILED:]):
            pose = Pose(room[0] + room[2] / 2 - 0.02 * at, room[1] + room[3] / 2 - 0.02 * at, at, scale=scale)
            yield _card(state, piece, name, pose)


def _rolled(state: HybridState, audience: Audience, layout: Layout) -> Iterator[Piece]:
    """Who rolls against whom, and the cards that lie on the roll, or face down for the Activation Roll."""
    left, top, wide, high = inner(layout.seating.roll)
    rect: Rect = (left + wide * 0.28, top, wide * 0.72, high)
    if state.trial is not None:
        upper, rect = cut(rect, 0.42)
        yield from _rivals(state, upper)
    cards = [*state.limbo, *state.bids[0], *state.bids[1]]
    for piece, pose in zip(cards, packed(rect, len(cards), 1.4), strict=True):
        yield _card(state, piece, ROLL, Pose(pose.x, pose.y, 20 + pose.z, scale=pose.scale))


def _rivals(state: HybridState, rect: Rect) -> Iterator[Piece]:
    """Whoever rolls, and at whom it aims."""
    assert state.trial is not None
    both = [each for each in (state.trial.warrior, state.trial.target) if each >= 0]
    size = (300 / 360, 1.0)
    for at, pose in enumerate(packed(rect, len(both), 1.6, size)):
        warrior = both[at]
        words = _("NV {nv}", nv=life(state, warrior))
        face = plaque(state.kinds[warrior], words, name=warrior_name(state, warrior))
        tip = _("{warrior} rolls", warrior=warrior_name(state, warrior))
        if at:
            tip = _("{warrior} is aimed at", warrior=warrior_name(state, warrior))
        yield Piece(f"rival/{warrior}", ROLL, pose, face, size, tip=tip)


def _hand(state: HybridState, seat: Seat, rect: Rect, most: float) -> Iterator[Piece]:
    hand = held(state, seat)
    for piece, pose in zip(hand, packed(inner(rect), len(hand), most), strict=True):
        yield _card(state, piece, own("hand", seat), pose)


def _card(state: HybridState, piece: PieceId, zone: str, pose: Pose) -> Piece:
    face = state.pieces.face[piece]
    back = BACK if deck_of(piece) < 0 else back_of(piece)
    if face == HIDDEN:
        tip = _("A face-down card") if deck_of(piece) < 0 else covered_words(piece)
        return Piece(item_of(piece), zone, pose, Face(back), up=False, back=back, tip=tip)
    if not is_action(face):
        shown, printed = omen_face(face, True), omen_face(face, False)
        tip = ", ".join([card_name(state, piece), *filter(None, [lying_words(state, piece)])])
        return Piece(item_of(piece), zone, pose, shown, back=back, tip=tip, close=printed, read=printed)
    shown, printed = small_face(face), card_face(face)
    tip = _n("{card}, {n} point", "{card}, {n} points", POINTS[face], card=card_name(state, piece))
    return Piece(item_of(piece), zone, pose, shown, back=BACK, tip=tip, close=printed, read=printed)
