"""A ladder plays equal deals in every seating, asks the game for its measure, and ends a pair when it is decided."""

from __future__ import annotations

import pytest

from monstrarium.games import load
from monstrarium.lab import LabError
from monstrarium.lab.ladder import DEAL, PAIR, WON, LadderTask, ladder, meetings, strengths, telling_options
from monstrarium.lab.pools import Here
from monstrarium.lab.reports import markdown, report
from monstrarium.lab.runs import go_on
from monstrarium.lab.statistics import Sequential
from monstrarium.lab.tasks import Findings, Piece


def made(game: str, *bots: str, seats: int, every: bool = False, until: Sequential | None = None) -> LadderTask:
    kit = load(game)
    options = telling_options(kit.game.info, seats, None if kit.balance is None else kit.balance.measure)
    return ladder(game, bots, seats=seats, options=options, seed=5, every=every, until=until, listed=True)


def played(task: LadderTask, deals: int) -> Findings:
    return go_on(task, Here(), 0, deals)


def test_both_sit_on_every_seat_of_every_deal() -> None:
    task = made("cybo", "random", "greedy", seats=2)
    lines = played(task, 3).lines[0]
    seatings = [("greedy", "random"), ("random", "greedy")]
    assert [(line.number, line.bots) for line in lines] == [(deal, each) for deal in range(3) for each in seatings]


def test_with_more_seats_each_sits_alone_against_the_other() -> None:
    seatings = made("androids", "random", "greedy", seats=3).seatings("A", "B")
    assert seatings == [
        ("A", "B", "B"),
        ("B", "A", "B"),
        ("B", "B", "A"),
        ("B", "A", "A"),
        ("A", "B", "A"),
        ("A", "A", "B"),
    ]


def test_two_of_the_same_strength_share_every_deal() -> None:
    """`greedy` and `greedy:4` are the same bot: on equal deals with sides swapped, what one wins the other wins too."""
    findings = played(made("cybo", "greedy:4", "greedy", seats=2), 4)
    shares = findings.books[0].of(PAIR, DEAL)
    assert (shares.least, shares.most, shares.count) == (0.5, 0.5, 4)


def test_every_match_of_a_ladder_can_be_made_again() -> None:
    line = played(made("cybo", "random", "greedy", seats=2), 2).lines[0][3]
    again = made("cybo", "random", "greedy", seats=2).again(line)
    assert again.play(Piece(0, line.number, line.number + 1)).lines == (line,)


def test_where_all_win_together_the_measure_of_the_game_decides() -> None:
    task = made("xenoshyft", "random", "greedy:1", seats=1)
    findings = played(task, 2)
    (met,) = meetings(task, findings)
    assert task.options["training"] is True
    assert (met.deals, met.matches) == (2, 4)
    assert met.reached is not None
    assert met.apart is not None
    assert met.reached[0] < met.reached[1]  # Of damage, less is better.
    assert met.apart[0] == pytest.approx(met.reached[1] - met.reached[0])
    assert met.share == 1.0


def test_neighbours_meet_or_every_pair() -> None:
    bots = ("random", "greedy:1", "greedy")
    assert made("cybo", *bots, seats=2).pairs == ((1, 0), (2, 1))
    assert made("cybo", *bots, seats=2, every=True).pairs == ((1, 0), (2, 0), (2, 1))


def test_a_pair_ends_when_it_is_decided_whoever_was_ready_first() -> None:
    """The test ends after the same deals in whatever order the pieces came; what was played beyond is left out."""
    task = made("xybrid", "random", "greedy:1", seats=2, until=Sequential(low=0.1, high=0.3, least=2))
    done = [(piece, task.play(piece)) for piece in (Piece(0, deal, deal + 1) for deal in range(5))]
    ends = []
    for order in (done, done[::-1], done[2:] + done[:2]):
        findings = Findings(task)
        for piece, result in order:
            findings.take(piece, result)
        ends.append((findings.matches, findings.books, findings.decided(0)))
    assert ends[0] == ends[1] == ends[2]
    assert ends[0][2]
    assert ends[0][0] < [10]


def test_a_report_names_strengths_pairs_seed_and_how_a_match_is_made_again() -> None:
    task = made("xybrid", "random", "greedy:1", seats=2, until=Sequential())
    findings = played(task, 2)
    text = markdown(report(task, [(task, findings)], "a command"))
    won = findings.books[0].of(PAIR, WON)
    assert f"| greedy:1 – random | 4 | {won.mean():.1%} |" in text
    assert "seed 5" in text
    assert (
        "`monstrarium simulate xybrid --seats 2 --seed 5 --bots greedy:1,random --from N --matches 1 --save DIR`"
        in text
    )
    assert [bot for bot, _strength in strengths(task, findings)] == ["random", "greedy:1"]


@pytest.mark.parametrize("bots", [["random"], ["random", "random"], ["random", "clever"], ["random", "search:x"]])
def test_a_ladder_of_unfit_bots_is_refused(bots: list[str]) -> None:
    with pytest.raises(LabError):
        made("cybo", *bots, seats=2)
