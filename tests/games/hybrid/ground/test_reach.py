"""The search of `reach` agrees with a plain search and with single steps, and its routes can be walked."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from monstrarium.games.hybrid.ground.contact import ring
from monstrarium.games.hybrid.ground.laboratory import Lab, squares_of
from monstrarium.games.hybrid.ground.plan import shipped_lab
from monstrarium.games.hybrid.ground.reach import reach
from monstrarium.games.hybrid.ground.step_cost import (
    DOOR_CODE,
    TURN_CODE,
    Mover,
    Surroundings,
    can_swing,
    jumps,
    may_stop,
    opened_by,
    parts,
    passes_friend,
    step_cost,
    step_costs,
    surroundings_of,
    turn_cost,
)
from tests.games.hybrid.ground.drawn import Drawn
from tests.games.hybrid.ground.travel import Stand, World, cells, travel

MOVERS = [
    Mover(),
    Mover(free_doors=True),
    Mover(free_doors=True, ghost=True),
    Mover(puny=True, velocity=True),
    Mover(puny=True),
    Mover(velocity=True),
    Mover(titan=True),
    Mover(size=2),
    Mover(size=2, titan=True),
    Mover(size=2, titan=True, ghost=True),
    Mover(size=2, velocity=True, free_doors=True),
]
LABS = [shipped_lab("so11"), shipped_lab("so25-1")]


class Case:
    """A mover somewhere in a laboratory, and its surroundings."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.lab: Lab = draw(st.sampled_from(LABS))
        self.mover = draw(st.sampled_from(MOVERS))
        lab, size = self.lab, self.mover.size
        doors = [door for door in lab.doors if draw(st.integers(0, 3))]
        self.shut = sum(door.mask for door in doors)
        self.locked = sum(door.mask for door in doors if not draw(st.integers(0, 4)))
        floor = lab.floor & ~self.shut
        narrow = sum(door.mask for door in lab.doors if not door.double)
        free = [
            each
            for each in squares_of(floor)
            if lab.bases[size][each]
            and not lab.bases[size][each] & ~floor
            and not (size == 2 and lab.bases[size][each] & narrow)
        ]
        self.square = draw(st.sampled_from(free))
        own = lab.bases[size][self.square]
        near = [each for each in squares_of(floor & ~own) if _near(lab, each, self.square, 6)]
        taken = [1 << each for each in draw(st.lists(st.sampled_from(near), max_size=14, unique=True))]
        friends, foes = taken[::2], taken[1::2]
        self.friends, self.foes = sum(friends), sum(foes)
        self.engaged = sum(each for each in friends if draw(st.integers(0, 2)) == 0)
        self.steadfast = sum(each for each in foes if draw(st.integers(0, 2)) == 0)
        self.left = sum(foes[:1]) if draw(st.booleans()) else 0
        beside = [each for each in foes[1:] if each & ring(lab, own)]
        self.kept = beside[:1] if draw(st.booleans()) else []
        self.low = sum(foes[1:3])
        loose = [each for each in near if not 1 << each & (self.friends | self.foes) and lab.door_at[each] < 0]
        self.rocks = sum(1 << each for each in draw(st.sets(st.sampled_from(loose), max_size=6))) if loose else 0
        self.pits = sum(1 << each for each in draw(st.sets(st.sampled_from(loose), max_size=4))) if loose else 0
        self.facing = draw(st.integers(0, 3))
        self.turned, self.passed = draw(st.booleans()), not draw(st.integers(0, 4))
        self.points = draw(st.sampled_from((6, 7, 5, 4, 3, 2, 1, 0)))

    def around(self) -> dict[str, int]:
        """The surroundings, as masks."""
        names = ("shut", "locked", "rocks", "pits", "friends", "engaged", "foes", "steadfast", "low", "left")
        return {name: getattr(self, name) for name in names}

    @property
    def scene(self) -> Surroundings:
        """The surroundings, made ready for the mover."""
        return surroundings_of(self.lab, self.mover, kept=self.kept, **self.around())


def _near(lab: Lab, one: int, other: int, reach: int) -> bool:
    columns, rows = abs(one % lab.width - other % lab.width), abs(one // lab.width - other // lab.width)
    return max(columns, rows) <= reach


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """Random cases."""
    return Case(draw)


@settings(max_examples=60)
@given(cases())
def test_costs_are_those_of_a_plain_shortest_path(case: Case) -> None:
    lab, mover = case.lab, case.mover
    found = reach(lab, case.scene, mover, case.square, case.facing, case.points, case.turned, case.passed)
    world = World(lab, mover, **{name: cells(lab, mask) for name, mask in case.around().items()})
    world.kept = cells(lab, sum(case.kept))
    cell = case.square % lab.width, case.square // lab.width
    ends = travel(world, Stand(cell, case.facing, case.turned, case.passed), case.points)

    expected = [-1] * (lab.width * lab.height * 4)
    for jumped in (True, False):
        for ((x, y), facing, risked), cost in ends.items():
            if risked == jumped:
                expected[(y * lab.width + x) * 4 + facing] = cost
    assert list(found.costs) == expected


@settings(max_examples=60)
@given(cases())
def test_every_route_can_be_walked_for_its_cost(case: Case) -> None:
    lab, mover, scene = case.lab, case.mover, case.scene
    found = reach(lab, scene, mover, case.square, case.facing, case.points, case.turned, case.passed)

    for place, expected in enumerate(found.costs):
        if expected < 0:
            continue
        square, facing, turned, passed, risked, cost = case.square, case.facing, case.turned, case.passed, False, 0
        parted = False
        swung: set[int] = set()
        for code in found.route(place // 4, place % 4):
            if code >= DOOR_CODE:
                assert can_swing(lab, mover, square, facing, code - DOOR_CODE)
                swung.add(code - DOOR_CODE)
            elif code >= TURN_CODE:
                cost += turn_cost(facing, code - TURN_CODE, turned)
                facing, turned = code - TURN_CODE, True
            else:
                price, target = step_cost(lab, scene, mover, square, facing, code), lab.near[square * 8 + code]
                assert price > 0
                assert opened_by(lab, scene, mover, square, target) in swung | {-1}
                risked |= jumps(lab, scene, mover, square, code)
                passed |= passes_friend(lab, scene, mover, target)
                parted |= parts(scene, target)
                square, cost, turned = target, cost + price, turned and not mover.titan
        assert (square, facing, cost) == (place // 4, place % 4, expected)
        assert may_stop(scene, square, passed, parted)
        assert found.risky(square, facing) == risked
        assert found.cost(square, facing) == expected
        assert found.squares >> square & 1


@settings(max_examples=60)
@given(cases())
def test_one_point_reaches_what_single_steps_reach(case: Case) -> None:
    lab, mover, scene = case.lab, case.mover, case.scene
    found = reach(lab, scene, mover, case.square, case.facing, 3, True, case.passed)

    for way in range(8):
        cost, target = step_cost(lab, scene, mover, case.square, case.facing, way), lab.near[case.square * 8 + way]
        passed = case.passed or (cost > 0 and passes_friend(lab, scene, mover, target))
        parted = parts(scene, target)
        if 0 < cost <= 3 and may_stop(scene, target, passed, parted) and not jumps(lab, scene, mover, case.square, way):
            assert 0 < found.cost(target, case.facing) <= cost


@settings(max_examples=60)
@given(cases())
def test_all_steps_at_once_are_the_single_steps(case: Case) -> None:
    lab, mover, scene = case.lab, case.mover, case.scene
    for square in squares_of(lab.floor & ~case.shut & ~case.foes):
        costs = [step_cost(lab, scene, mover, square, case.facing, way) for way in range(8)]
        found = step_costs(lab, scene, mover, square, case.facing, case.points)

        expected = [
            (way, lab.near[square * 8 + way], cost) for way, cost in enumerate(costs) if 0 < cost <= case.points
        ]
        assert found == expected


def test_a_warrior_may_end_where_its_movement_began_whatever_stands_beside() -> None:
    drawn = Drawn("MF\n..")
    scene = drawn.scene(Mover(), left=drawn.all("F"))

    assert reach(drawn.lab, scene, Mover(), 0, 0, 0).squares == 0
    assert [*reach(drawn.lab, scene, Mover(), 0, 0, 0, always=1).costs[:4]] == [0, 0, -1, 0]
