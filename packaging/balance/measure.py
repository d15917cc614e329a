#!/usr/bin/env python3
"""Lets bots play a game many times and writes a report on how even its seats and cards are.

python packaging/balance/measure.py xybrid --matches 1000 --jobs 2

The report goes to resources/KEY/balance.md, beside the cards. KEY.py beside this file says what is counted.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from book import Book, first_seat

from monstrarium.cli.arena import Plan, play_one
from monstrarium.cli.arguments import contestant
from monstrarium.engine.game import settle
from monstrarium.engine.plain import Plain
from monstrarium.games import load

ROOT = Path(__file__).resolve().parents[2]
BATCH = 20
ERRORS = (
    "An interval holds the true share in 95 of 100 such reports (Wilson). Cards are measured over all numbers of seats "
    "together; every match is played by equal bots, at the default options where no others are named."
)


def count_some(plan: Plan, numbers: range) -> Book:
    """Play several matches in this process and count."""
    kit, book = load(plan.game), Book()
    bots = [contestant(word, kit) for word in plan.bots]
    for number in numbers:
        census = counting(plan.game).census(book, plan.seats)
        played = play_one(plan, number, kit.game, bots, census)
        if played.outcome is not None:
            book.add(str(plan.seats), "decisions of a match", played.decisions)
            census.end(played.outcome)
    return book


def counting(key: str) -> Any:
    """The module that says what is counted of a game."""
    return importlib.import_module(key)


def wanted(plan: Plan, matches: int) -> int:
    """How many matches of a plan are played; a game may ask for fewer where they take long."""
    share: float = getattr(counting(plan.game), "SHARES", {}).get(plan.seats, 1.0)
    return int(matches * share)


def count_all(plans: Iterable[Plan], matches: int, jobs: int) -> Book:
    """Play a number of matches of each plan in a number of processes."""
    book = Book()
    work = [
        (plan, range(at, min(at + BATCH, number)))
        for plan in plans
        for number in (wanted(plan, matches),)
        for at in range(0, number, BATCH)
    ]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for done, each in enumerate(pool.map(count_some, *zip(*work, strict=True)), 1):
            book.merge(each)
            print(f"\r{done} of {len(work)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return book


def report(key: str, books: Mapping[str, Book], seats: range, command: str) -> str:
    game = counting(key)
    bots = list(books)
    paragraphs = [f"# How even {load(key).game.info.title} is", f"Written by `{command}`.", "## Method"]
    paragraphs += [game.METHOD, ERRORS]
    for bot in bots:
        if not load(key).game.info.together:
            paragraphs += [f"## Who goes first, {bot}", first_seat(books[bot], seats)]
        paragraphs += [f"## Length, {bot}", game.long(books[bot], seats)]
    return "\n\n".join((*paragraphs, *game.sections(books))) + "\n"


def plans(key: str, seats: Iterable[int], bot: str, seed: int) -> Iterator[Plan]:
    """A plan for each measured choice of options and each number of seats, with the same bot on every seat."""
    info = load(key).game.info
    houses: Mapping[str, Mapping[str, Plain]] = getattr(counting(key), "HOUSES", {"": {}})
    return (
        Plan(key, number, settle(info, number, house), (bot,) * number, seed)
        for house in houses.values()
        for number in seats
    )


def repeat(args: argparse.Namespace) -> str:
    """The command that makes the same report again."""
    words = ["python packaging/balance/measure.py", args.game, f"--matches {args.matches}", f"--bots {args.bots}"]
    if args.second_matches:
        words += [f"--second {args.second}", f"--second-matches {args.second_matches}"]
    return " ".join((*words, f"--seed {args.seed}"))


def main() -> None:
    """Play, count and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=1000, help="for each number of seats")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--second", default="search:60", help="another bot, to compare")
    parser.add_argument("--second-matches", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("-o", "--out", type=Path)
    args = parser.parse_args()
    low, high = load(args.game).game.info.seats
    seats, books = range(low, high + 1), {}
    for bot, matches in ((args.bots, args.matches), (args.second, args.second_matches)):
        if matches:
            books[bot] = count_all(plans(args.game, seats, bot, args.seed), matches, args.jobs)
    text = report(args.game, books, seats, repeat(args))
    (args.out or ROOT / "resources" / args.game / "balance.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
