"""A plan with faults is refused with their places, and a sound one becomes a laboratory."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstrarium.content.facts import ContentError
from monstrarium.games.hybrid.ground.laboratory import cell_at, cell_name, distance, squares_of, touching, within
from monstrarium.games.hybrid.ground.plan import check, lab_from, shipped_lab
from monstrarium.games.hybrid.ground.tiles import FACTS, NAMES, SPAN, TILES, laid, read_tiles

CHAMBER = (
    "###%%###",
    "#......#",
    "#......#",
    "%......%",
    "%......%",
    "#......#",
    "#......#",
    "###%%###",
)


def plan(*rows: str, tiles: str = "1a", more: str = "") -> str:
    """The text of a plan; its rows begin in line 4."""
    return "\n".join(['name = "Test"', f"tiles = '{tiles}'", "plan = '''", *rows, "'''", more])


def changed(**cells: str) -> tuple[str, ...]:
    """The chamber with other characters in some cells."""
    rows = [list(row) for row in CHAMBER]
    for cell, mark in cells.items():
        row, column = divmod(cell_at(8, cell), 8)
        rows[row][column] = mark
    return tuple("".join(row) for row in rows)


def complaints(text: str) -> list[tuple[str, int, int, str]]:
    """The faults: cell, line, column and sentence."""
    return [(each.cell, each.line, each.column, each.what) for each in check(text)]


def two_chambers(**cells: str) -> str:
    """Two chambers side by side, joined by their gaps, with other characters in some cells."""
    rows = [
        list(left[:7] + ("#" if left[7] == "#" else ".") * 2 + right[1:])
        for left, right in zip(CHAMBER, CHAMBER, strict=True)
    ]
    for cell, mark in cells.items():
        row, column = divmod(cell_at(16, cell), 16)
        rows[row][column] = mark
    return plan(*["".join(row) for row in rows], tiles="1a 1a")


# ---- what is refused


def test_a_plan_that_fits_its_tiles_has_nothing_wrong() -> None:
    assert check(plan(*CHAMBER)) == []


@pytest.mark.parametrize(
    ("cells", "cell", "line", "column", "words"),
    [
        ({"D4": "+"}, "D4", 7, 4, "a single door stands in no wall"),
        ({"B2": "+"}, "B2", 5, 2, "a single door stands in no wall"),
        ({"D4": "="}, "D4", 7, 4, "half of a double door"),
        ({"D4": "=", "E5": "="}, "D4", 7, 4, "half of a double door"),
        ({"C4": "=", "D4": "="}, "C4", 7, 3, "a double door stands in no wall"),
        ({"C4": "=", "D4": "=", "E4": "="}, "E4", 7, 5, "one square too many for a double door"),
        ({"D4": "'"}, "D4", 7, 4, "a single passage stands in no wall"),
        ({"C3": "~"}, "C3", 6, 3, "no plan has the character '~'"),
        ({"A1": "?"}, "A1", 4, 1, "an event square lies in a wall of tile 1a"),
        ({"H2": "g"}, "H2", 5, 8, "a deployment square lies in a wall of tile 1a"),
        ({"A8": "3"}, "A8", 11, 1, "an objective lies in a wall of tile 1a"),
        ({"C3": "#"}, "C3", 6, 3, "tile 1a has no wall here"),
        ({"A1": "%"}, "A1", 4, 1, "tile 1a has a wall here"),
        ({"D1": "."}, "D1", 4, 4, "open to the outside"),
        ({"D1": "="}, "D1", 4, 4, "half of a double door"),
        ({"C3": "<", "D3": "<", "E3": "<"}, "E3", 6, 5, "one square too many for an entry"),
    ],
)
def test_a_misfit_is_refused_with_its_cell_line_and_column(
    cells: dict[str, str], cell: str, line: int, column: int, words: str
) -> None:
    first = complaints(plan(*changed(**cells)))[0]

    assert first[:3] == (cell, line, column)
    assert words in first[3]


@pytest.mark.parametrize(
    ("named", "renamed", "needed"),
    [("8a/3 13a 4b", "8a/2 13a 4b", "8a/3"), ("8a/3 13a 4b", "8a/3 12b 4b", "13a"), ("12a 10a 1a", "8b 10a 1a", "12a")],
)
def test_where_another_tile_fits_all_squares_the_refusal_names_it_once(named: str, renamed: str, needed: str) -> None:
    text = (FACTS / "plans" / "so-nemesis.toml").read_text()

    found = [each.what for each in check(text.replace(named, renamed))]

    assert found[0].endswith(f"All squares there fit tile {needed}.")
    assert sum("fit tile" in each for each in found) == 1


def test_where_no_tile_fits_none_is_named() -> None:
    assert "fit tile" not in complaints(plan(*changed(C3="#")))[0][3]


def test_a_room_without_a_way_in_is_refused_at_its_first_square() -> None:
    walled_in = changed(B3="%", C2="%", E5="g")

    assert complaints(plan(*walled_in)) == [("B2", 5, 2, "no way leads into this room.")]


def test_a_door_leads_into_a_room() -> None:
    assert check(two_chambers(H4="=", H5="=")) == []


def test_a_room_behind_fallen_walls_has_no_way_in() -> None:
    assert [each.cell for each in check(two_chambers(H4="%", H5="%"))] == ["J2"]


def test_a_ragged_row_is_refused_with_its_number() -> None:
    rows = (*CHAMBER[:2], CHAMBER[2][:-1], *CHAMBER[3:])

    assert complaints(plan(*rows)) == [("H3", 6, 8, "this row has 7 squares; its tiles need 8.")]


def test_a_plan_with_too_few_rows_for_its_tiles_is_refused() -> None:
    assert [each.what for each in check(plan(*CHAMBER[:7]))] == ["The plan has 7 rows; its tiles need 8."]


def test_an_unknown_tile_is_refused_by_name() -> None:
    assert "'99a'" in check(plan(*CHAMBER, tiles="99a"))[0].what


def test_a_laboratory_of_more_than_six_tiles_a_side_is_refused() -> None:
    assert [each.what for each in check(plan(*CHAMBER, tiles="1a " * 7))] == [
        "The laboratory is larger than 6 by 6 tiles."
    ]


def test_tiles_that_form_no_rectangle_are_refused() -> None:
    assert [each.what for each in check(plan(*CHAMBER, tiles="''1a\n1a 1a''"))] == [
        "The tiles do not form a rectangle."
    ]


def test_a_note_about_no_square_is_refused() -> None:
    assert "'Z99'" in check(plan(*CHAMBER, more='[[note]]\nat = "Z99"\ntext = "?"'))[0].what


GATED = changed(D1=">", E1=">", A4=">", A5="<")


@pytest.mark.parametrize(
    ("gates", "cell", "words"),
    [
        (["at = 'D4'"], "D4", "no access is here"),
        (["at = 'Z99'"], "A1", "'Z99', which is no square"),
        (["at = 'D1'", "at = 'E1'"], "E1", "this access is described twice"),
        (["at = 'D1'\nnumber = 2", "at = 'A4'\nnumber = 2"], "A4", "another access has the number 2 too"),
    ],
)
def test_a_gate_that_describes_no_access_of_its_own_is_refused(gates: list[str], cell: str, words: str) -> None:
    (wrong,) = complaints(plan(*GATED, more="\n".join(f"[[gate]]\n{gate}" for gate in gates)))

    assert wrong[0] == cell
    assert words in wrong[3]


@pytest.mark.parametrize("zones", ["1", "1 1", "0 1", "1 3", "2\n1", "1 2 3", "one two"])
def test_zones_that_are_not_numbered_like_the_tiles_are_refused(zones: str) -> None:
    text = two_chambers().replace("plan =", f"zones = {zones!r}\nplan =")

    assert [each.what for each in check(text)] == ["The zones need each number from 1 to 2 once, laid like the tiles."]


def test_a_file_that_is_no_plan_is_refused_with_the_reason() -> None:
    assert "cannot be read" in str(check("name = ")[0])
    assert "`tiles`" in str(check('name = "Test"')[0])


def test_a_complaint_reads_as_a_sentence_with_its_place() -> None:
    assert str(check(plan(*changed(D4="+")))[0]) == "line 7, column 4 (D4): a single door stands in no wall."


def test_a_plan_that_does_not_fit_is_no_laboratory() -> None:
    with pytest.raises(ContentError, match=r"mine\.toml: line 7, column 4 \(D4\)"):
        lab_from(plan(*changed(D4="+")), "mine.toml")


def test_an_unknown_plan_is_refused_with_its_path() -> None:
    with pytest.raises(ContentError, match=r"nowhere\.toml cannot be read"):
        shipped_lab("nowhere")


def test_a_tile_of_the_wrong_shape_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "tiles.toml").write_text('[[tile]]\nnumber = 4\na = "###"\nb = "###"\n')

    with pytest.raises(ContentError, match="tile 4a is not 8 rows of 8 squares"):
        read_tiles(tmp_path)


@given(st.lists(st.tuples(st.integers(0, 8 * 16 - 1), st.sampled_from(sorted(NAMES)))))
def test_whatever_is_drawn_is_either_refused_or_a_laboratory(changes: list[tuple[int, str]]) -> None:
    text = two_chambers(**{cell_name(16, square): mark for square, mark in changes})
    wrong = check(text)

    if wrong:
        assert all(
            4 <= each.line < 12 and each.cell == cell_name(16, (each.line - 4) * 16 + each.column - 1) for each in wrong
        )
    else:
        assert lab_from(text).width == 16


@given(st.text(alphabet="#.+=\n\"' 1a\\[]planties", max_size=60))
def test_no_text_at_all_breaks_the_checks(text: str) -> None:
    assert check(text)
    assert check(plan(text))


def test_a_plan_in_one_line_with_its_name_still_has_the_right_lines() -> None:
    text = plan(*changed(D4="+")).replace("plan = '''\n", "plan = '''")

    assert complaints(text)[0][:3] == ("D4", 6, 4)


# ---- what a plan becomes


def test_a_laboratory_knows_what_is_drawn_on_it() -> None:
    lab = lab_from(two_chambers(H4=":", H5=":", B2="?", C2="o", D2="^", E2="x", F2="X", G2="2", B7="g", J7="d", K7="d"))

    assert [(door.double, door.upright, door.locked) for door in lab.doors] == [(True, True, True)]
    assert (lab.events, lab.objectives) == ((cell_at(16, "B2"),), ((2, (cell_at(16, "G2"),)),))
    assert (lab.pillars, lab.rocks) == (1 << cell_at(16, "C2"), 1 << cell_at(16, "D2"))
    assert (lab.trapdoors, lab.pits) == ((cell_at(16, "E2"), cell_at(16, "F2")), 1 << cell_at(16, "F2"))
    assert [lab.starts[mark].bit_count() for mark in "gda"] == [1, 2, 0]


def test_a_door_parts_rooms_and_every_tile_is_a_zone() -> None:
    lab = lab_from(two_chambers(H4="=", H5="="))
    left, door, right = (cell_at(16, cell) for cell in ("G4", "H4", "I4"))

    assert (lab.rooms[left], lab.rooms[door], lab.rooms[right]) == (0, -1, 1)
    assert (lab.zones[left], lab.zones[door], lab.zones[right]) == (0, 0, 1)
    assert (lab.door_at[left], lab.door_at[door]) == (-1, 0)


def test_a_passage_parts_rooms_but_is_no_door() -> None:
    lab = lab_from(two_chambers(H4='"', H5='"'))

    assert (lab.doors, len(lab.passages), lab.passages[0].double) == ((), 1, True)
    assert len(set(lab.rooms)) == 3


def test_two_neighbouring_accesses_are_a_double_one() -> None:
    lab = lab_from(plan(*changed(D1="<", E1="<", A4=">", D8="*")))

    assert [(each.double, each.entry, each.exit) for each in lab.accesses] == [
        (True, True, False),
        (False, False, True),
        (False, True, True),
    ]


def test_a_gate_numbers_an_access_and_closes_it_at_first() -> None:
    lab = lab_from(plan(*GATED, more="[[gate]]\nat = 'E1'\nnumber = 2\nshut = true"))

    assert [(each.squares, each.number, each.shut) for each in lab.accesses] == [
        ((cell_at(8, "D1"), cell_at(8, "E1")), 2, True),
        ((cell_at(8, "A4"),), 0, False),
        ((cell_at(8, "A5"),), 0, False),
    ]


def test_zones_count_row_by_row_unless_the_plan_numbers_them() -> None:
    numbered = two_chambers().replace("plan =", "zones = '2 1'\nplan =")

    assert [lab_from(text).zone_numbers for text in (two_chambers(), numbered)] == [(1, 2), (2, 1)]


def test_a_room_is_called_what_the_plan_calls_any_of_its_squares() -> None:
    assert lab_from(plan(*CHAMBER, more='[[room]]\nat = "D4"\nname = "Cellar"')).room_names == ("Cellar",)


def test_squares_have_the_names_people_read() -> None:
    assert [cell_name(48, square) for square in (0, 25, 26, 48 * 6 + 3)] == ["A1", "Z1", "AA1", "D7"]
    assert all(cell_at(48, cell_name(48, square)) == square for square in range(48 * 48))


@pytest.mark.parametrize("name", ["", "7", "D", "d7", "D0", "Z7", "AAA1"])
def test_what_names_no_square_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=f"^{name}$"):
        cell_at(16, name)


# ---- what comes with the program


def test_there_are_at_least_ten_tiles_of_two_sides_that_all_differ() -> None:
    looks = {laid(f"{name}/{turns}") for name in TILES for turns in range(4)}

    assert len(TILES) >= 20
    assert len(looks) > 40


@pytest.mark.parametrize("name", sorted(TILES))
def test_every_side_is_open_in_the_middle_of_each_edge(name: str) -> None:
    for turns in range(4):
        edge = (laid(f"{name}/{turns}") or ())[0]

        assert edge[3:5] == ".."
        assert edge == edge[::-1]


@pytest.mark.parametrize("name", sorted(TILES))
def test_every_edge_of_a_side_leads_to_every_other(name: str) -> None:
    lab = lab_from(plan(*_rimmed(name), tiles=name))

    assert len(lab.accesses) == 4
    assert lab.width == SPAN


def _rimmed(name: str) -> list[str]:
    """A side with its middle gaps marked as accesses, and other openings of its rim closed by rubble."""
    rows = [list(row) for row in TILES[name]]
    for row, column in itertools.product(range(SPAN), repeat=2):
        ends = (row in (0, 7)) + (column in (0, 7))
        if ends and rows[row][column] == ".":
            rows[row][column] = "*" if ends == 1 and (row in (3, 4) or column in (3, 4)) else "%"
    return ["".join(row) for row in rows]


# ---- measures


def test_distance_counts_diagonals_as_one_and_starts_at_the_nearest_squares() -> None:
    lab = shipped_lab("so11")
    at = [cell_at(24, cell) for cell in ("B2", "E4", "C2", "D3")]

    assert distance(lab, at[0], 1, at[1]) == 3
    assert distance(lab, at[0], 2, at[1]) == 2
    assert distance(lab, at[0], 2, at[3], 2) == 1
    assert distance(lab, at[0], 2, at[2]) == 0


def test_within_holds_what_is_no_farther() -> None:
    lab = shipped_lab("so11")

    for size, far in ((1, 0), (1, 3), (2, 2), (2, 30)):
        square = cell_at(24, "C3")
        near = [each for each in range(24 * lab.height) if distance(lab, square, size, each) <= far]
        assert list(squares_of(within(lab, square, size, far))) == near


def test_a_base_touches_along_edges_and_never_with_a_corner() -> None:
    lab = shipped_lab("so11")
    foe = 1 << cell_at(24, "D5")

    assert {cell_name(24, each) for each in squares_of(touching(lab, 1, foe))} == {"D4", "C5", "E5", "D6"}
    large = {"C3", "D3", "B4", "E4", "B5", "E5", "C6", "D6"}
    assert {cell_name(24, each) for each in squares_of(touching(lab, 2, foe))} == large


def test_nothing_touches_round_the_rim() -> None:
    lab = shipped_lab("so11")

    assert {cell_name(24, each) for each in squares_of(touching(lab, 1, 1 << cell_at(24, "X5")))} == {"X4", "W5", "X6"}
