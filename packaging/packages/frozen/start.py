"""Where a frozen program begins."""

import sys

from monstrarium.__main__ import main

TRACKER = "from multiprocessing.resource_tracker import main;main("


def begin() -> int:
    """Be the program, or the process that multiprocessing starts as a Python with this line to watch over others."""
    if sys.argv[-2:-1] == ["-c"] and sys.argv[-1].startswith(TRACKER):
        from multiprocessing.resource_tracker import main as track  # noqa: PLC0415 - seldom needed, and slow

        track(int(sys.argv[-1].removeprefix(TRACKER).rstrip(")")))
        return 0
    return main()


if __name__ == "__main__":
    sys.exit(begin())
