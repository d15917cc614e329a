"""Where the rules spend their time, by function."""

from __future__ import annotations

import cProfile
import pstats
import sys

from .engine import play_for_profile


def print_profile(top: int) -> None:
    """The functions that cost most, on stderr: stdout belongs to the figures."""
    profiler = cProfile.Profile()
    profiler.runcall(play_for_profile)
    pstats.Stats(profiler, stream=sys.stderr).strip_dirs().sort_stats("tottime").print_stats(top)
