"""Finds garbage, on the thread of the window alone, and gives freed memory back to the system.

Only glibc has to be told to give memory back; other C libraries do so at once.
"""

from __future__ import annotations

import gc
import sys

from PySide6.QtCore import QAbstractEventDispatcher

from . import lazy

MMAP_THRESHOLD = -3
"""The parameter of glibc's mallopt for the size from which a block is a mapping of its own."""
LARGE_BLOCK = 256 * 1024
"""Bytes. Pixmaps of zones, of the ground and of large cards are larger."""
DUE = (2000, 10, 10)
"""By generation: Python's count from which its garbage is looked for."""


def spare_memory() -> None:
    """Look for garbage from now on, but not among what the window was opened with, and give back freed memory."""
    gc.freeze()
    collect_while_waiting()
    map_large_blocks(sys.platform)


def collect_while_waiting() -> None:
    """Look for garbage on this thread, whenever its event loop is about to wait for something to do.

    Python itself would look on any thread. One that writes files would then end an object of Qt while it holds a
    lock of Qt, for which this thread waits while it holds the lock of Python.
    """
    gc.disable()
    QAbstractEventDispatcher.instance().aboutToBlock.connect(collect_due)


def collect_due() -> None:
    """Collect the oldest generation of which there may be much garbage."""
    counts = gc.get_count()
    for generation in reversed(range(len(DUE))):
        if counts[generation] > DUE[generation]:
            gc.collect(generation)
            return


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
