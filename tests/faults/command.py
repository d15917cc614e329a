"""Kills programs, changes files and lets disks fail, and reports what goes wrong."""

from __future__ import annotations

import argparse
import logging
import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

from .disks import refuse
from .kills import kill_players, rivals
from .mutations import mutate
from .starts import start
from .telling import Tally
from .windows import kill_windows, kill_workers

Part: TypeAlias = Callable[[], Sequence[Tally]]

PARTS = ("kills", "windows", "bots", "rivals", "mutations", "starts", "disks")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the chosen parts; 0 if they find no fault."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="the same number does the same again")
    parser.add_argument("--kills", type=int, default=100, help="how many programs without a window are killed")
    parser.add_argument("--windows", type=int, default=10, help="how many windows, and how many bots, are killed")
    parser.add_argument("--mutations", type=int, default=1000, help="how many changed files are opened")
    parser.add_argument("--disks", type=int, default=100, help="how often a disk refuses")
    parser.add_argument("--only", choices=PARTS, action="append", help="leave out the rest")
    args = parser.parse_args(argv)
    logging.getLogger("monstrarium").addHandler(logging.NullHandler())
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(prefix="monstrarium-faults-") as folder:
        wanted = [part for name, part in parts(args, Path(folder)) if not args.only or name in args.only]
        tallies = [tally for part in wanted for tally in part()]
    print("\n".join(tally.summary() for tally in tallies))
    return 1 if any(tally.faults for tally in tallies) else 0


def parts(args: argparse.Namespace, folder: Path) -> Iterator[tuple[str, Part]]:
    """All parts, each with the name that chooses it."""
    yield "kills", lambda: [kill_players(folder / "players", args.seed, args.kills)]
    yield "windows", lambda: [kill_windows(folder / "windows", args.seed, args.windows)]
    yield "bots", lambda: [kill_workers(args.seed, args.windows)]
    yield "rivals", lambda: [rivals(folder / "rivals", args.seed, max(1, args.kills // 10))]
    yield "mutations", lambda: mutate(folder / "changed", args.seed, args.mutations)
    yield "starts", lambda: [start(folder / "starts", args.seed, max(1, args.mutations // 100))]
    yield "disks", lambda: refuse(folder / "disks", args.seed, args.disks)
