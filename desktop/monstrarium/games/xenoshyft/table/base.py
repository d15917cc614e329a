"""The base of XenoShyft and the course of its nine rounds."""

from __future__ import annotations

from ....language.words import _, _n
from ....table.desc import Face, Label, Piece, Pose
from ....table.presenter import Audience
from ..state import Phase, XenoshyftState
from .faces import TRACK_ART, WALL_ART
from .items import HEART, MARKER, TRACK, WALL, place
from .layout import Layout
from .seating import inner

WELLS = tuple(122.0 + 112 * at + 50 * (at // 3) for at in range(9))
"""Where the nine rounds stand on the drawing of the track, which is so wide and high."""
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
    """The wall, and over its gate what it still endures."""
    left, top, wide, high = inner(layout.seating.wall)
    across = min(wide, high * 3)
    tip = _n("The base has {n} HP left", "The base has {n} HP left", max(0, state.base))
    if state.house.training:
        tip = _("The base has taken {n} damage", n=state.base)
    wall = Pose(left + wide / 2, top + high - across / 6)
    shown = str(state.base if state.house.training else max(0, state.base))
    full = state.house.base * len(state.hands)
    role = "bad" if not state.house.training and state.base * 3 <= full else "ink"
    heart = Face(
        "xenoshyft/damage" if state.house.training else "xenoshyft/place/hp",
        (Label(shown, 0.22, 0.2, 0.56, 0.56, 0.5, role=role, bold=True),),
    )
    side = 0.92
    return [
        Piece(
            "bastion", WALL, wall, Face(f"{WALL_ART}/{damage_state(state)}"), (across, across / 3), tip=tip, flat=True
        ),
        Piece(HEART, WALL, Pose(left + wide / 2, top + high / 2 + 0.12, 5), heart, (side, side), tip=tip),
    ]


def round_pieces(state: XenoshyftState, audience: Audience, layout: Layout) -> list[Piece]:
    """The track, and the ring around the round that runs."""
    left, top, wide, high = inner(layout.seating.track)
    across = min(wide, high * TRACK_SIZE[0] / TRACK_SIZE[1])
    unit = across / TRACK_SIZE[0]
    tip = _("Round {round}, wave {wave}", round=state.round, wave=state.wave)
    x, y = left + wide / 2, top + high / 2
    labels = tuple(
        Label(str(at + 1), (well - 40) / TRACK_SIZE[0], 0.26, 80 / TRACK_SIZE[0], 0.5, 0.44, bold=True)
        for at, well in enumerate(WELLS)
    )
    track = Face(TRACK_ART, labels)
    well = WELLS[min(len(WELLS), max(1, state.round)) - 1]
    spot = Pose(x - across / 2 + well * unit, y, 10)
    pieces = [
        Piece("rounds", TRACK, Pose(x, y), track, (across, across * TRACK_SIZE[1] / TRACK_SIZE[0]), tip=tip, flat=True),
        Piece(MARKER, TRACK, spot, Face("xenoshyft/marker"), (118 * unit, 118 * unit), tip=tip),
    ]
    for seat, bench in enumerate(layout.benches):
        lane_left, lane_top, lane_wide, _high = bench.front
        spot_x = lane_left + lane_wide - 0.2
        name = audience.name(seat)
        if state.ready_seats >> seat & 1 and state.phase is not Phase.OVER:
            tip = _("{name} is ready", name=name)
            face = Face("xenoshyft/sign/ready")
            pose = Pose(spot_x, lane_top + 0.16, 300)
            pieces.append(Piece(place("ready", seat), place("front", seat), pose, face, (0.36, 0.36), tip=tip))
        if seat == state.first and len(state.hands) > 1:
            tip = _("{name} commands the first lane of this round", name=name)
            face = Face("xenoshyft/marker", (Label("1", 0.25, 0.25, 0.5, 0.5, 0.44, role="light", bold=True),))
            pose = Pose(spot_x - 0.4, lane_top + 0.16, 300)
            pieces.append(Piece(place("flag", seat), place("front", seat), pose, face, (0.34, 0.34), tip=tip))
    return pieces
