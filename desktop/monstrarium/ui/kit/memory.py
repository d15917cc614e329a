"""Gives freed memory back to the system. Only glibc has to be told; other C libraries give it back at once."""

from __future__ import annotations

import gc
import sys

from . import lazy

MMAP_THRESHOLD = -3
"""The parameter of glibc's mallopt for the size from which a block is a mapping of its own."""
LARGE_BLOCK = 256 * 1024
"""Bytes. Pixmaps of zones, of the ground and of large cards are larger."""


def spare_memory() -> None:
    """Turn the garbage collector on again, which is off while the window opens, and give back freed memory."""
    gc.freeze()
    gc.enable()
    map_large_blocks(sys.platform)


def tidy_up() -> None:
    """Collect garbage, as after a match or a change of theme, and give back its memory."""
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
    """Give back all free pages; by itself glibc gives back only those at the end."""
    if system == "linux":
        library = lazy.foreign().CDLL(None)
        if hasattr(library, "malloc_trim"):
            library.malloc_trim(0)
