"""Reports on balance show every number with its interval, and find what lies out of line."""

from __future__ import annotations

import pytest

from monstrarium.games.balance import FIRST, Idle, Outlying
from monstrarium.lab.balance import WINS, _first, _idle, _outlying, measured, seat_row, sections, signed
from monstrarium.lab.reports import table
from monstrarium.lab.statistics import Book
from tests.support.laboratory import counted, report_on


def entered(**rows: list[float]) -> Book:
    book = Book()
    for row, figures in rows.items():
        for each in figures:
            book.add(row, "margin", each)
    return book


def test_an_outlier_is_beyond_what_is_allowed_and_beyond_chance() -> None:
    sure, unsure, small = [9.0, 9.1] * 20, [-40.0, 60.0], [0.5, 0.6] * 20
    book = entered(sure=sure, unsure=unsure, small=small, plain=[0.0, 0.1] * 200, other=[0.0, 0.1] * 200)
    search = Outlying("", "margin", {"": ("sure", "unsure", "small", "plain", "other")}, 2.0)
    assert _outlying(search, book) == ["sure +9.0"]


def test_what_happens_in_too_few_cases_is_idle_and_what_never_came_up_is_not() -> None:
    book = Book()
    for row, whole, part in (("busy", 10, 5), ("lazy", 10, 1)):
        for _time in range(whole):
            book.add(row, "whole")
        for _time in range(part):
            book.add(row, "part")
    assert _idle(Idle("", ("busy", "lazy", "absent"), "part", "whole", 0.25), book) == ["lazy"]


def test_the_first_seat_stands_beside_its_fair_share() -> None:
    book = Book()
    for won in [1.0] * 81 + [0.0] * 182:
        book.add("4", FIRST, won)
    assert "| 4 | 263 | 30.8% (26% – 37%) | 25.0% |" in table(_first(book, [4]))


def test_nothing_has_no_sign() -> None:
    assert [signed(0.04), signed(-0.04), signed(1.26), signed(-1.26)] == ["0.0", "0.0", "+1.3", "-1.3"]


def test_seats_share_every_victory() -> None:
    _task, findings = counted("cybo", [3], 6)
    book = findings.whole()
    assert sum(book.of(seat_row(3, seat), WINS).sum() for seat in range(3)) == pytest.approx(6, abs=1e-6)


def test_a_game_that_counts_nothing_of_its_own_has_a_report() -> None:
    text = report_on("cybo", [2], 2)
    assert "## Who wins by seat, random" in text
    assert "## Length, random" in text


def test_every_cell_with_a_share_has_its_interval_as_data() -> None:
    _task, findings = counted("xybrid", [2], 3)
    (by_seat, *_rest) = sections("xybrid", {"random": findings.whole()})
    for cell in by_seat.tables[0].rows[0][1:]:
        assert cell.value is not None
        assert cell.low is not None
        assert cell.high is not None
        assert cell.low <= cell.value <= cell.high


def test_chosen_options_take_the_place_of_the_houses_of_a_game() -> None:
    task = measured("xenoshyft", "random", 1, [1], {"swarm": "handful"})
    assert [(name, seats, part) for name, seats, _options, part in task.houses] == [("", 1, 1.0)]
