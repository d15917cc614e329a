"""Digests of matches between bots of every level: `python -m tests.playthroughs.bots` writes them anew.

They are the same on every Python, on every machine and under every hash seed. A change of the rules or of a bot changes
them; anything else must not. With the key of a game the command only prints that game's lines.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from monstrarium.bots.levels import LEVELS
from monstrarium.engine.action import Action
from monstrarium.engine.plain import digest
from monstrarium.engine.rng import Rng
from monstrarium.games import KEYS, load
from monstrarium.lab.matches import contestant, follow
from tests.support.matches import begin

FILE = Path(__file__).with_name("bots.txt")
WORDS = ("random", *[each.key for each in LEVELS], "search:40")
SEEDS = {
    "random": range(1, 7),
    "beginner": range(1, 3),
    "easy": range(1, 3),
    "normal": range(1, 4),
    "hard": range(1, 2),
    "expert": range(1, 2),
    "search:40": range(1, 4),
}
MOST = {"random": 2000, "beginner": 250, "easy": 250, "normal": 250, "hard": 12, "expert": 2, "search:40": 20}
"""The decisions of a match. Bots that think long only begin one."""


def told(key: str) -> Iterator[str]:
    """One line for each match of a game."""
    for word in WORDS:
        for seed in SEEDS[word]:
            yield f"{key} {word} {seed}: {_match(key, word, seed, MOST[word])}"


def _match(key: str, word: str, seed: int, most: int) -> str:
    """How many decisions a match between these bots had, and what they and the last state come to."""
    kit = load(key)
    game, bot = kit.game, contestant(word, kit)
    state, luck = begin(kit, seed), Rng(seed).fork()
    done: list[Action] = []
    while (waiting := game.to_act(state)) and len(done) < most:
        seat = waiting[0]
        course = bot(game, partial(game.sample, state, seat), seat, game.legal(state, seat), luck)
        done += follow(game, state, course, None)
    return f"{len(done)} decisions, {digest([done, state])}"


def main(keys: list[str]) -> None:
    """Print the lines of some games, or write those of all of them."""
    if keys:
        print("\n".join(line for key in keys for line in told(key)))
    else:
        FILE.write_text("".join(f"{line}\n" for key in KEYS for line in told(key)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
