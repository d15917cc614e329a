"""Keeps PySide6 from reading the sources of modules; imported before anything else of the window.

PySide6 replaces `__import__` by a function that reads the source of every module in search of switches that this
program does not use. The texts stay in `linecache` for good: a fourth of the memory that Python takes, and a part of
the start-up time. Here the original function is put back.
"""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401 - With it comes the function.

builtins.__import__ = vars(builtins).get("__orig_import__", builtins.__import__)
