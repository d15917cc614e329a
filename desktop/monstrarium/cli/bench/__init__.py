"""`monstrarium bench`: measures how fast the program is on this machine, compared with the machine itself."""

from __future__ import annotations

import argparse
import platform
import sys
from typing import Any

import msgspec

from ... import __version__
from ...lab.yardstick import YARDSTICK_MS, fib_ms
from ...language.words import _
from ..parser import Parsers, add_json, late
from .measurements import Bench, Measurement, round4, table

PARTS = ("start", "engine", "search", "thinking", "store", "frames", "laboratory", "memory", "layout")
"""The parts that can be measured, each in the module of that name."""
TOP = 25
"""The number of functions that --profile lists."""


def add_parser(subparsers: Parsers) -> None:
    parser = subparsers.add_parser("bench", help=_("measure how fast the program is here"))
    parser.add_argument("--only", choices=PARTS, action="append", help=_("measure this part alone; may be repeated"))
    parser.add_argument("--profile", action="store_true", help=_("show on stderr where the rules spend their time"))
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print; a missed goal is shown but is no error."""
    yardstick = fib_ms()
    measurements: list[Measurement] = []
    for part in args.only or PARTS:
        if sys.stderr.isatty():
            print(_("measuring: {part}", part=part), file=sys.stderr, flush=True)
        bench = Bench(part, fib_ms)
        late(f"cli.bench.{part}").measure(bench)
        measurements += bench.measurements
    if args.profile:
        late("cli.bench.engine").print_profile(TOP)
    print(_json(yardstick, measurements) if args.json else _text(yardstick, measurements))
    return 0


def _json(yardstick: float, measurements: list[Measurement]) -> str:
    facts: dict[str, Any] = {
        "monstrarium": __version__,
        "python": platform.python_version(),
        "yardstick": {"fib21_ms": round4(yardstick), "at_ms": YARDSTICK_MS},
        "figures": measurements,
    }
    return msgspec.json.encode(facts).decode()


def _text(yardstick: float, measurements: list[Measurement]) -> str:
    head = _(
        "Yardstick: fib(21) takes {here:.3f} ms here and {there} ms where the goals in microseconds were set.",
        here=yardstick,
        there=YARDSTICK_MS,
    )
    return f"{head}\n{table(measurements)}"
