"""The base, the course of its nine rounds, and the enemies that may come."""

from __future__ import annotations

from collections import Counter
from math import fsum

from ....engine.pieces import EVERYONE, HIDDEN
from ....language.words import _, _n
from ....table.desc import Face, Inlay, Label, Piece, Pose
from ....table.presenter import Audience
from .. import cards
from ..state import Phase, XenoshyftState
from .faces import TRACK_ART, WALL_ART, card_face, small_face, stacked
from .items import COMING, COURSE, HEART, MARKER, TRACK, WALL, place
from .layout import Layout
from .wording import base_words, card_tip, phase_words

WELLS = tuple(122.0 + 112 * at + 50 * (at // 3) for at in range(9))
"""The places of the nine rounds on the drawing of the track, and the size of that drawing."""
TRACK_SIZE = (1232.0, 170.0)
STATES = 5


def damage_state(state: XenoshyftState) -> int:
    """How broken the wall is, from 0, whole, to 4, rubble."""
    full = state.house.base * len(state.hands)
    if state.house.training:
        return min(STATES - 2, 4 * state.base // (4 * full) if full else 0)
    if state.base <= 0:
        return STATES - 1
    return min(STATES - 2, 4 * (full - state.base) // full)


def base_pieces(state: XenoshyftState, layout: Layout) -> list[Piece]:
    """The wall, as broken as the base is, and its HP."""
    left, top, wide, high = layout.seating.wall
    across = min(wide, high * 3)
    tip = base_words(state)
    middle = Pose(left + wide / 2, top + high / 2)
    shown = str(state.base if state.house.training else max(0, state.base))
    full = state.house.base * len(state.hands)
    role = "bad" if not state.house.training and state.base * 3 <= full else "ink"
    art = "xenoshyft/damage" if state.house.training else "xenoshyft/place/hp"
    heart = Face(art, (Label(shown, 0.22, 0.2, 0.56, 0.56, 0.5, role=role, bold=True),))
    side = 0.26 * across
    return [
        Piece(
            "bastion", WALL, middle, Face(f"{WALL_ART}/{damage_state(state)}"), (across, across / 3), tip=tip, flat=True
        ),
        Piece(HEART, WALL, Pose(middle.x, middle.y + across * 0.03, 5), heart, (side, side), tip=tip),
    ]


def round_pieces(state: XenoshyftState, audience: Audience, layout: Layout) -> list[Piece]:
    """The track of the rounds with its marker, and the course of this round in words."""
    left, top, wide, high = layout.seating.track
    across = min(wide, high * TRACK_SIZE[0] / TRACK_SIZE[1])
    unit = across / TRACK_SIZE[0]
    tip = _("Round {round}, wave {wave}", round=state.round, wave=state.wave)
    x, y = left + wide / 2, top + high / 2
    labels = tuple(
        Label(str(at + 1), (well - 40) / TRACK_SIZE[0], 0.26, 80 / TRACK_SIZE[0], 0.5, 0.44, bold=True)
        for at, well in enumerate(WELLS)
    )
    track = Face(TRACK_ART, labels, inlays=tuple(_held_rounds(state)))
    well = WELLS[min(len(WELLS), max(1, state.round)) - 1]
    spot = Pose(x - across / 2 + well * unit, y, 10)
    size = (across, across * TRACK_SIZE[1] / TRACK_SIZE[0])
    return [
        Piece("rounds", TRACK, Pose(x, y), track, size, tip=tip, flat=True),
        Piece(MARKER, TRACK, spot, Face("xenoshyft/marker"), (118 * unit, 118 * unit), tip=tip, sound="token"),
        _course(state, audience, layout),
    ]


def _held_rounds(state: XenoshyftState) -> list[Inlay]:
    """At the end, a sign on every round that the base has held, and a torn one where it fell."""
    if state.phase is not Phase.OVER:
        return []
    found = []
    for at, well in enumerate(WELLS[: state.round]):
        fell = state.lost and at + 1 == state.round
        art = "xenoshyft/damage" if fell else "xenoshyft/sign/ready"
        found.append(Inlay(art, (well + 6) / TRACK_SIZE[0], 0.52, 62 / TRACK_SIZE[0], 62 / TRACK_SIZE[1]))
    return found


def _course(state: XenoshyftState, audience: Audience, layout: Layout) -> Piece:
    """The phases of a round, the present one lit, with the lanes in the order in which they fight."""
    left, top, wide, high = layout.seating.course
    words = phase_words(state, audience)
    weights = [3.0 + len(text) for text, _now in words]
    unit, x = 1 / fsum(weights), 0.0
    labels, inlays = [], []
    for (text, now), weight in zip(words, weights, strict=True):
        share = weight * unit
        if now:
            inlays.append(Inlay("xenoshyft/course-lit", x, 0.0, share, 1.0))
        labels.append(Label(text, x + 0.012, 0.08, share - 0.024, 0.84, 0.62, role="ink" if now else "light", bold=now))
        x += share
    tip = ", ".join(text for text, _now in words)
    face = Face("xenoshyft/course", tuple(labels), inlays=tuple(inlays))
    tall = min(high, 0.3)
    return Piece("phases", COURSE, Pose(left + wide / 2, top + high / 2), face, (wide, tall), tip=tip, flat=True)


# ---- what may come


def coming_wave(state: XenoshyftState) -> int:
    """The wave of the next enemies: after the last round of a wave that is the next one."""
    is_over = state.phase is Phase.WRAP and state.round_of_wave == 3 and state.wave < len(cards.WAVES)
    return state.wave + 1 if is_over else state.wave


def unseen(state: XenoshyftState, wave: int) -> Counter[int]:
    """How many enemies and bosses of a wave have not been seen since their deck was shuffled, by face."""
    printed = cards.PRINTED_SLEEVES if state.house.printed else cards.SLEEVES
    found: Counter[int] = Counter()
    for piece, face in enumerate(printed):
        if cards.WAVE_OF[piece] == wave and cards.KIND[face] in (cards.ENEMY, cards.BOSS):
            found[face] += 1
            if state.pieces.seen[piece] == EVERYONE and state.pieces.face[piece] != HIDDEN:
                found[state.pieces.face[piece]] -= 1
    return found


def foreseen_pieces(state: XenoshyftState, layout: Layout) -> list[Piece]:
    """One card for each enemy that may still come in this wave, with the number of them; bosses come last."""
    left = unseen(state, coming_wave(state))
    known = sorted((face for face in left if left[face] > 0), key=lambda face: (cards.KIND[face], face))
    found = []
    for face, pose in zip(known, layout.laid_out(len(known)), strict=True):
        shown, full = small_face(face), card_face(face)
        if left[face] > 1:
            shown, full = stacked(shown, left[face]), stacked(full, left[face])
        tip = _n("{card}: {n} may still come", "{card}: {n} may still come", left[face], card=card_tip(face))
        found.append(Piece(place("kind", face), COMING, pose, shown, tip=tip, read=full, close=full))
    return found
