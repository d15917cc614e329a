"""What becomes of memory that is free again. Only glibc has to be told; elsewhere the system has it at once."""

from __future__ import annotations

import gc
import sys

from . import lazy

MMAP_THRESHOLD = -3
"""What glibc's mallopt calls the size from which a block is a mapping of its own."""
LARGE_BLOCK = 256 * 1024
"""Bytes: of the pixmap of a zone, of the ground, of a large card."""


def spare_memory() -> None:
    """Look for garbage again, which nobody does while the window comes up, and give back what is freed."""
    gc.freeze()
    gc.enable()
    map_large_blocks(sys.platform)


def tidy_up() -> None:
    """Find what nobody wants any more, as after a match or a theme, and give back the memory it took."""
    gc.collect()
    return_memory(sys.platform)


def map_large_blocks(system: str) -> None:
    """Have every large block of memory go back to the system once it is freed.

    glibc takes the first large pixmap that is freed as a sign that such blocks come and go often, and puts those that
    follow between small things, where they leave holes: after several themes and sizes of the window half the memory
    of the program is holes. Other systems, and other C libraries, have no such call and no such habit.
    """
    if system == "linux":
        library = lazy.foreign().CDLL(None)
        if hasattr(library, "mallopt"):
            library.mallopt(MMAP_THRESHOLD, LARGE_BLOCK)


def return_memory(system: str) -> None:
    """Give back the pages that lie free between things in use; by itself glibc gives back the last ones alone."""
    if system == "linux":
        library = lazy.foreign().CDLL(None)
        if hasattr(library, "malloc_trim"):
            library.malloc_trim(0)
