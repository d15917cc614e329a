"""Leaves the sources of modules unread; the first thing of the window to be imported.

PySide6 puts a function of its own before every import. It reads the source of each module in search of switches of
PySide6 that nobody here uses, and the text of all of them stays in `linecache` for good: a fourth of all the memory
that Python takes, and a part of the start. What stood there before does the work from now on.
"""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401 - With it comes the function.

builtins.__import__ = vars(builtins).get("__orig_import__", builtins.__import__)
