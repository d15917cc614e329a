"""A scorecard has a row for each round, written as on paper."""

from __future__ import annotations

from monstrarium.games.cybo.table.presenter import PRESENTER
from monstrarium.table.desc import Label, TableDesc
from tests.games.cybo import table as sight
from tests.games.cybo.scenario import Table
from tests.games.cybo.table import texts
from tests.support.looking import piece, within


def described(table: Table) -> TableDesc:
    """The table with all scorecards side by side."""
    return sight.described(table, arrangement="end")


def test_the_card_shows_boxes_quad_and_total() -> None:
    table = Table().play(5, 9, 1).play(4, 8, 11).play(5, 6, 7, 8).play(1, 8).play(3, 1, 2, 9)
    assert written(described(table), 0)[:3] == ["1 5 9 1 ∅ 3", "2 5 6 7 8 16", "3 3 1 2 9 3"]
    assert written(described(table), 1)[:3] == ["1 4 8 11 ∅ 0", "2 1 8 ∅ 0", "3"]


def written(desc: TableDesc, seat: int) -> list[str]:
    """The thirteen rows of a card, as they are read."""
    rows: dict[int, list[str]] = {}
    for label in piece(desc, f"card/{seat}").face.labels:
        if 0.15 <= label.y < 0.85:
            rows.setdefault(round((label.y * 1000 - 154) // 54), []).append(label.text)
    return [" ".join(row) for _at, row in sorted(rows.items())]


def test_a_running_turn_is_on_the_card() -> None:
    labels = piece(described(Table().roll(6, 7)), "card/0").face.labels
    assert [label.text for label in labels if label.text in ("6", "7") and label.role == "ink"] == ["6", "7"]


def test_a_number_astray_stands_small_in_its_corner() -> None:
    table = Table(level="beginner").play(1, 8, 5, 9)
    labels = piece(described(table), "card/0").face.labels
    sizes = {label.text: label.size for label in labels if label.text in ("8", "5") and label.y < 0.19}
    assert sizes["8"] < sizes["5"]


def test_a_beginners_whole_column_shows_its_fourth_number_in_the_box_of_the_quad() -> None:
    table = Table(level="beginner", column="quad").play(5, 7, 8, 6)
    labels = piece(described(table), "card/0").face.labels
    assert sorted(label.text for label in labels if label.text in ("5", "6", "7", "8") and label.y < 0.19) == [*"5678"]
    sizes = {label.size for label in labels if label.text in ("5", "6", "7", "8") and label.y < 0.19}
    assert len(sizes) == 1


def test_labels_of_a_card_lie_on_it() -> None:
    table = Table(6, level="grand_master").play(1, 5, 9)
    for seat in range(6):
        for label in piece(described(table), f"card/{seat}").face.labels:
            assert within((label.x, label.y, label.w, label.h), (0, 0, 1, 1)), label


def test_a_grand_master_wears_a_seal_and_shows_the_locked_numbers() -> None:
    table = Table(level="grand_master").lone(1, 5, 9).lone(1, 5, 9)
    desc = described(table)
    assert piece(desc, "seal/0").tip == "Ada is a Grand Master"
    assert "1-5-9" in texts(piece(desc, "card/0"))
    assert not [each for each in desc.pieces if each.id == "seal/1"]


def test_an_extra_round_shows_on_the_cards() -> None:
    table = Table(ties="sudden").waste(26).play(1, 5, 9)
    assert "extra round: 9" in texts(piece(described(table), "card/0"))
    assert PRESENTER.chapter(table.state) == "Extra round 1"


def rows(labels: list[Label], count: int) -> list[str]:
    """The lines of a slip under its head, as they are read: number, rolls, points."""
    texts = [label.text for label in labels[2:]]
    return [" ".join(texts[at : at + 3]) for at in range(0, 3 * count, 3)]


def test_the_slip_of_a_rival_shows_the_total_and_the_last_three_rounds() -> None:
    table = Table(6)
    for numbers in ((1, 5, 9), (4, 8, 11), (5, 6, 7, 8), (3, 1, 2, 9)):
        table.waste(1).play(*numbers).waste(4)
    slip = piece(sight.described(table, 0), "card/1").face.labels
    assert [label.text for label in slip[:2]] == ["Total", "28"]
    assert rows([*slip], 3) == ["2 4-8-11 0", "3 5-6-7 + 8 16", "4 3-1-2 + 9 3"]


def test_looked_at_closely_the_slip_shows_all_rounds() -> None:
    table = Table(6)
    for numbers in ((1, 5, 9), (4, 8, 11), (5, 6, 7, 8), (3, 1, 2, 9)):
        table.waste(1).play(*numbers).waste(4)
    slip = piece(sight.described(table, 0), "card/1")
    assert slip.read is not None
    assert rows([*slip.read.labels], 4)[0] == "1 1-5-9 9"
    for label in (*slip.face.labels, *slip.read.labels):
        assert within((label.x, label.y, label.w, label.h), (0, 0, 1, 1)), label
