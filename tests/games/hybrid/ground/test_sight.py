"""Sight follows lines from centre to centre, arcs, the dark, and what hides whom."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstrarium.games.hybrid.ground.laboratory import Lab, distance, squares_of
from monstrarium.games.hybrid.ground.plan import shipped_lab
from monstrarium.games.hybrid.ground.sight import FARTHEST, Sight, around, between, clear, rocks_between, watched
from tests.games.hybrid.ground.drawn import Drawn

LABS = [shipped_lab("so11"), shipped_lab("so25-1")]


# ---- a second implementation: the segment between two centres against every square, in fractions


def crosses(ax: int, ay: int, bx: int, by: int, x: int, y: int) -> bool:
    """Whether the segment between the centres of two squares passes through the inside of a third one."""
    low, high = Fraction(0), Fraction(1)
    for start, end, least in ((ax, bx, x), (ay, by, y)):
        first, way = Fraction(start) + Fraction(1, 2), Fraction(end - start)
        if not way:
            if not least < first < least + 1:
                return False
            continue
        enters, leaves = sorted(((least - first) / way, (least + 1 - first) / way))
        low, high = max(low, enters), min(high, leaves)
    return low < high


def corners(ax: int, ay: int, bx: int, by: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """The pairs of squares beside the corners that a segment goes through exactly, without being in either."""
    pairs = []
    for x in range(min(ax, bx) + 1, max(ax, bx) + 1):
        share = (Fraction(x) - ax - Fraction(1, 2)) / (bx - ax)
        y = ay + Fraction(1, 2) + share * (by - ay)
        if y.denominator == 1 and ay != by:
            falling = (bx - ax) * (by - ay) > 0
            pairs.append(((x, int(y) - 1), (x - 1, int(y))) if falling else ((x - 1, int(y) - 1), (x, int(y))))
    return pairs


def judged(lab: Lab, a: int, b: int, blockers: int) -> bool:
    """Whether nothing hides one square from another."""
    blocked = {(each % lab.width, each // lab.width) for each in squares_of(blockers)}
    ax, ay, bx, by = a % lab.width, a // lab.width, b % lab.width, b // lab.width
    if any(crosses(ax, ay, bx, by, x, y) for x, y in blocked - {(ax, ay), (bx, by)}):
        return False
    return not any(one in blocked and two in blocked for one, two in corners(ax, ay, bx, by))


def ahead(lab: Lab, square: int, size: int, facing: int, target: int, wide: bool) -> bool:
    """Whether a square lies between the diagonals of a front, or in the half before it.

    All is turned until the front is in the north, and then counted in half squares from the middle of the base.
    """
    aside, down = (2 * (target % lab.width - square % lab.width), 2 * (target // lab.width - square // lab.width))
    aside, down = aside - size + 1, down - size + 1
    for _quarter in range(facing):
        aside, down = down, -aside
    before = -down - (size - 1)
    return before >= 0 if wide else before > 0 and abs(aside) <= size - 1 + before


@st.composite
def looks(draw: st.DrawFn) -> tuple[Lab, int, int, int]:
    """A laboratory, two squares on its floor within sight, and the surroundings."""
    lab = draw(st.sampled_from(LABS))
    floor = list(squares_of(lab.floor))
    a = draw(st.sampled_from(floor))
    b = draw(st.sampled_from([each for each in floor if 0 < distance(lab, a, 1, each) <= FARTHEST]))
    around = draw(st.sets(st.sampled_from(floor), max_size=40))
    return lab, a, b, sum(1 << each for each in around) & ~(1 << a | 1 << b)


@given(looks())
def test_a_line_is_free_as_fractions_say(look: tuple[Lab, int, int, int]) -> None:
    lab, a, b, blockers = look

    assert clear(lab, a, b, blockers) == judged(lab, a, b, blockers | lab.walls)


@given(looks())
def test_a_warrior_that_is_seen_could_see_back(look: tuple[Lab, int, int, int]) -> None:
    lab, a, b, blockers = look

    assert clear(lab, a, b, blockers) == clear(lab, b, a, blockers)


@given(looks(), st.integers(0, 3), st.booleans(), st.integers(1, 10), st.sampled_from((1, 2)))
def test_all_lines_at_once_are_the_single_lines(
    look: tuple[Lab, int, int, int], facing: int, wide: bool, reach: int, size: int
) -> None:
    lab, a, _b, blockers = look
    own = lab.bases[size][a]

    found = watched(lab, a, size, facing, blockers, reach, wide)

    for b in squares_of(lab.floor & ~own):
        expected = (
            distance(lab, a, size, b) <= reach
            and ahead(lab, a, size, facing, b, wide)
            and any(clear(lab, each, b, blockers & ~(own | 1 << b)) for each in squares_of(own))
        )
        assert bool(found >> b & 1) == expected, b


# ---- drawn cases: M looks; y is seen, n is not


@pytest.mark.parametrize(
    "drawing",
    [
        # A pillar throws its shadow away from the looker.
        """
        yyyynnn
        Myonnnn
        yyyynnn
        """,
        # A line through a corner is stopped by two, not by one.
        """
        M#...
        .y...
        ..y..
        """,
        """
        M#...
        #n...
        ..n..
        """,
        # Round a corner of a wall.
        """
        My...y
        .y####
        ..#nnn
        """,
        # Rocks, trapdoors, passages and what lies on the floor hide nothing.
        """
        M^xX?1y
        """,
        # A shut door hides, from both sides.
        """
        .y#..
        M.+n.
        .y#..
        """,
    ],
)
def test_what_is_drawn_as_seen_is_seen_and_what_is_drawn_as_hidden_is_not(drawing: str) -> None:
    drawn = Drawn(drawing)
    seen = around(drawn.lab, drawn.at("M"), 1, drawn.lab.pillars | drawn.shut)

    assert drawn.all("y") & ~seen == 0
    assert drawn.all("n") & seen == 0


@pytest.mark.parametrize(
    ("wide", "drawing"),
    [
        (
            False,
            """
            yyyyyyy
            nyyyyyn
            nnyyyn.
            nnnMnn.
            nnnnnnn
            """,
        ),
        (
            True,
            """
            yyyyyyy
            yyyyyyy
            yyyyyyy
            yyyMyyy
            nnnnnnn
            """,
        ),
    ],
)
def test_the_angle_of_vision_of_a_small_base(wide: bool, drawing: str) -> None:
    drawn = Drawn(drawing)

    seen = watched(drawn.lab, drawn.at("M"), 1, 0, 0, wide=wide)

    assert seen & (drawn.all("y") | drawn.all("n")) == drawn.all("y")


def test_the_angle_of_vision_of_a_large_base_opens_from_both_ends_of_its_front() -> None:
    drawn = Drawn(
        """
        nnnny
        nnnyy
        nMMyy
        nMMyy
        nnnyy
        nnnny
        """
    )

    seen = watched(drawn.lab, drawn.at("M"), 2, 1, 0)

    assert seen & (drawn.all("y") | drawn.all("n")) == drawn.all("y")


@pytest.mark.parametrize(("facing", "seen"), [(0, "N"), (1, "E"), (2, "S"), (3, "W")])
def test_every_facing_looks_its_own_way(facing: int, seen: str) -> None:
    drawn = Drawn(
        """
        .N.
        WME
        .S.
        """
    )

    found = watched(drawn.lab, drawn.at("M"), 1, facing, 0)

    assert [each for each in "NESW" if found >> drawn.at(each) & 1] == [seen]


def test_beyond_eight_squares_it_is_dark_but_not_for_the_keenest_eyes() -> None:
    drawn = Drawn("M.......yn.")

    assert watched(drawn.lab, drawn.at("M"), 1, 1, 0) & (drawn.all("y") | drawn.all("n")) == drawn.all("y")
    assert watched(drawn.lab, drawn.at("M"), 1, 1, 0, 9) & drawn.all("n")


def test_a_large_warrior_sees_from_any_of_its_squares() -> None:
    drawn = Drawn(
        """
        MM#...
        MM...T
        ..#...
        """
    )

    assert around(drawn.lab, drawn.at("M"), 2, 0) >> drawn.at("T") & 1
    assert not clear(drawn.lab, drawn.at("M"), drawn.at("T"), 0)


def test_a_large_base_hides_nothing_from_its_own_squares() -> None:
    drawn = Drawn("MM.T\nMM.T")

    assert around(drawn.lab, drawn.at("M"), 2, drawn.all("M")) & drawn.all("T") == drawn.all("T")


def test_every_square_of_rocks_on_a_line_counts() -> None:
    drawn = Drawn("M^^.^T")

    assert rocks_between(drawn.lab, drawn.at("M"), drawn.at("T"), drawn.lab.rocks) == 3


def test_rocks_at_a_corner_count_only_together() -> None:
    one, two = Drawn("M^\n.T"), Drawn("M^\n^T")

    assert rocks_between(one.lab, one.at("M"), one.at("T"), one.lab.rocks) == 0
    assert rocks_between(two.lab, two.at("M"), two.at("T"), two.lab.rocks) == 1


def test_every_warrior_on_a_line_counts_once_whatever_its_base() -> None:
    drawn = Drawn("MFAAT\n..AA.")

    assert between(drawn.lab, drawn.at("M"), drawn.at("T"), [drawn.all("F"), drawn.all("A")]) == 2


def test_what_is_no_warrior_leaves_nobody_to_count() -> None:
    drawn = Drawn("MFoT")

    assert between(drawn.lab, drawn.at("M"), drawn.at("T"), [drawn.all("F")], drawn.lab.pillars) == -1
    assert between(drawn.lab, drawn.at("M"), drawn.at("T"), [drawn.all("F")]) == 1


def test_a_warrior_beside_a_wall_hides_at_their_corner() -> None:
    drawn = Drawn("M#\nFT")

    assert between(drawn.lab, drawn.at("M"), drawn.at("T"), [drawn.all("F")]) == 1
    assert not clear(drawn.lab, drawn.at("M"), drawn.at("T"), drawn.all("F"))


def test_two_pillars_at_a_corner_leave_nobody_to_count() -> None:
    drawn = Drawn("Mo.\noF.\n..T")

    assert between(drawn.lab, drawn.at("M"), drawn.at("T"), [drawn.all("F")], drawn.lab.pillars) == -1


def test_all_shadows_name_a_square_by_one_number() -> None:
    sight = Sight(12, 4, 0)
    for square in range(12 * 4):
        sight.seen(square, 0)
    bits = [bit for each in sight._shadows if each is not None for bit in each[2]]
    assert len({id(bit) for bit in bits}) == len({*bits})
