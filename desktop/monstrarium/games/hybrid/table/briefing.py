"""The briefing of a mission: its story and aims, the warriors it allows and demands, and the map with its places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ....engine.game import settle
from ....engine.plain import Plain, Seat
from ....engine.rng import Rng
from ....language.phrases import listed
from ....language.words import _, _n, said
from ....table.briefing import Briefing, SideBriefing, Sign, Spot
from ....table.desc import Face, Piece, Rect, TableDesc, Zone
from ....table.presenter import Audience
from ..ground.checks import Groups
from ..ground.laboratory import Lab, squares_of
from ..ground.plan import lab_of
from ..options import House
from ..printed.missions import MISSIONS, Mission
from ..printed.warriors import AURA, SIDE, SIDES
from ..rules import Hybrid
from ..state import Door, HybridState
from ..turn.refuse_preparation import demand_words
from .faces import GROUND, door_art
from .faces import SIDES as DRAWN
from .items import LAB
from .layout import EDGE, SQUARE, Layout, Seating, alone, joined
from .pieces import pieces_of
from .wording import SIDE_NAMES, access_name, kind_name, objective_name
from .zones import rims, tiles

STARTS = {"g": 0, "r": 0, "s": 0, "V": 0, "d": 1, "a": 1, "b": 1, "c": 1}
"""By character of a square where warriors begin: their seat."""
GAME = Hybrid()
NOBODY = Audience(None, ("", ""), (0, 1))


def briefing_of(options: Mapping[str, Plain]) -> Briefing:
    state = GAME.new(2, settle(GAME.info, 2, options), Rng(0))
    mission = MISSIONS[state.mission]
    layout = Layout(state, NOBODY, _places(state))
    return Briefing(
        said(mission.title),
        said(mission.briefing),
        tuple([_party(mission, state.house, seat) for seat in (0, 1)]),
        (*_counted(state), *[said(each) for each in mission.special]),
        _map(state, layout),
        tuple(_spots(state, layout)),
        tuple(_signs(state, layout)),
        mission.title if mission.special else "Missions",
        _above(state, mission, layout.lab),
    )


def _places(state: HybridState) -> Seating:
    lab = lab_of(state.plan)
    return alone((lab.width, lab.height))


def _above(state: HybridState, mission: Mission, lab: Lab) -> str:
    """The number of the mission, and the map if it is another one."""
    number = _("Mission {n} of {all}", n=[*MISSIONS].index(state.mission) + 1, all=len(MISSIONS))
    return number if state.plan == mission.plan else _("{mission}, fought in {map}", mission=number, map=lab.name)


def _party(mission: Mission, house: House, seat: Seat) -> SideBriefing:
    ranks = _n("{n} rank at most", "{n} ranks at most", mission.ranks[seat])
    number = _n("{n} warrior at most", "{n} warriors at most", mission.numbers[seat])
    terms = [_("{ranks}, {warriors}", ranks=ranks, warriors=number)]
    demands = [demand for demand in mission.demand if demand.side == SIDES[seat]]
    terms += [_("Has to bring {warriors}", warriors=demand_words(demand)) for demand in demands]
    if mission.off[seat]:
        terms.append(_("Comes in from outside"))
    resting = [kind for kind in house.resting if SIDE[kind] == seat]
    if resting:
        terms.append(_("Cannot bring {warriors}: they rest", warriors=listed([kind_name(kind) for kind in resting])))
    return SideBriefing(said(SIDE_NAMES[seat]), said(mission.aims[seat]), tuple(terms))


def _counted(state: HybridState) -> Iterator[str]:
    if not state.counters:
        return
    counters = _n("{n} event counter lies there", "{n} event counters lie there", len(state.counters))
    traps = _n("{n} of them is a trap", "{n} of them are traps", sum(state.traps))
    if sum(state.traps):
        yield _("{counters}; {traps}.", counters=counters, traps=traps)
    else:
        yield _("{counters}; none of them is a trap.", counters=counters)


def _map(state: HybridState, layout: Layout) -> TableDesc:
    left, top, wide, high = layout.seating.lab
    pieces = [piece for piece in pieces_of(state, NOBODY, layout) if piece.zone == LAB]
    zones = [Zone(LAB, layout.seating.lab, style="bare"), *tiles(state.plan), *rims(state.plan)]
    size = (left + wide + EDGE / 2, top + high + EDGE / 2)
    return TableDesc(size, tuple(zones), (*_starts(layout), *pieces), ground=GROUND)


def _starts(layout: Layout) -> Iterator[Piece]:
    for square, mark in enumerate(Groups(layout.lab.rows).cells):
        if mark in STARTS:
            art = f"hybrid/start/{DRAWN[STARTS[mark]]}"
            yield Piece(f"start/{square}", LAB, layout.middle(square), Face(art), (SQUARE, SQUARE), flat=True)


def _spots(state: HybridState, layout: Layout) -> Iterator[Spot]:
    lab = layout.lab
    for mark, seat in STARTS.items():
        for group in _by_room(lab, mark):
            yield Spot(_around(layout, group), _start_name(mark, seat))
    for index, number in enumerate(state.numbers):
        name = objective_name(state, number)
        if MISSIONS[state.mission].objective_of(number) is not None:
            name = _("{n} {objective}", n=number, objective=name)
        yield Spot(layout.square(state.spots[index]), name)
    for gate, access in enumerate(lab.accesses):
        name = access_name(access, bool(state.gates >> gate & 1))
        yield Spot(_around(layout, access.squares), name)


def _by_room(lab: Lab, mark: str) -> Iterator[list[int]]:
    """The squares of a deployment, in groups by room, which have one name each."""
    squares = list(squares_of(lab.starts.get(mark, 0)))
    for room in dict.fromkeys(lab.rooms[square] for square in squares):
        yield [square for square in squares if lab.rooms[square] == room]


def _around(layout: Layout, squares: Sequence[int]) -> Rect:
    rect = layout.square(squares[0])
    for square in squares[1:]:
        rect = joined(rect, layout.square(square))
    return rect


def _start_name(mark: str, seat: Seat) -> str:
    if mark == "V":
        return listed([kind_name(kind) for kind, strength in enumerate(AURA) if strength])
    ranks = {
        "r": _("ranks 0 and 1"),
        "s": _("rank 2 and more"),
        "a": _("rank 0"),
        "b": _("rank 1"),
        "c": _("rank 2 and more"),
    }
    side = said(SIDE_NAMES[seat])
    return _("{side}, {ranks}", side=side, ranks=ranks[mark]) if mark in ranks else side


def _signs(state: HybridState, layout: Layout) -> Iterator[Sign]:
    lab = layout.lab
    for seat in (0, 1):
        if any(lab.starts.get(each) for each, side in STARTS.items() if side == seat):
            yield Sign(f"hybrid/start/{DRAWN[seat]}", _("The {side} begin", side=said(SIDE_NAMES[seat])))
    locked = [Door(stands) is Door.LOCKED for stands in state.doors]
    if not all(locked):
        yield Sign(door_art(False, False, Door.SHUT), _("Door"))
    if any(locked):
        yield Sign(door_art(False, False, Door.LOCKED), _("Locked door"))
    for there, art, name in (
        (state.numbers, "hybrid/counter/objective", _("Objective")),
        (state.counters, "hybrid/counter/event", _("Event counter")),
        (state.tanks, "hybrid/tank", _("Tank")),
        (lab.trapdoors, f"hybrid/trapdoor/{'open' if state.pits else 'shut'}", _("Trapdoor")),
        (lab.rocks, "hybrid/rocks", _("Fallen rocks")),
        (lab.pillars, "hybrid/pillar", _("Pillar")),
    ):
        if there:
            yield Sign(art, name)
