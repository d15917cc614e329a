"""Prints digests of some matches of one game, which other processes compare: `python -m tests.support.digests KEY`."""

from __future__ import annotations

import json
import sys

from monstrarium.engine.plain import digest
from monstrarium.engine.rng import Rng

from .matches import play, session_of, walk_anew
from .shelf import load


def main(key: str) -> None:
    """Print the digest of every decision of bare matches, then of the marks of a session."""
    kit = load(key)
    found = [digest([moment.offers, moment.state]) for seed in (51, 52) for moment in walk_anew(kit, seed)]
    session = play(kit, session_of(kit, 53), Rng(53))
    found += [mark.digest for mark in session.record.marks.values()]
    print(json.dumps(found))


main(sys.argv[1])
