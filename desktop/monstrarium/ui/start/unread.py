"""Keeps PySide6 from reading what the program does not use; imported before anything else of the window.

PySide6 replaces `__import__` by a function that reads the source of every module in search of switches that this
program does not use. The texts stay in `linecache` for good: a fourth of the memory that Python takes, and a part of
the start-up time. Here the original function is put back.

PySide6 also compiles its generator of stub files anew at every start, a tenth of the time that all imports take. An
empty module stands in for it.
"""

from __future__ import annotations

import builtins
import sys
from types import ModuleType

GENERATOR = "shibokensupport.signature.lib.pyi_generator"

stand_in = ModuleType(GENERATOR)
vars(stand_in)["__getattr__"] = lambda name: None
sys.modules.setdefault(GENERATOR, stand_in)

# isort: split
import PySide6.QtCore  # noqa: E402, F401 - With it comes the function.

builtins.__import__ = vars(builtins).get("__orig_import__", builtins.__import__)
