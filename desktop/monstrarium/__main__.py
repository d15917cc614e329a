"""The start of the program. Only what the window or the command needs is imported."""

from __future__ import annotations

import gc
import importlib
import sys
from collections.abc import Sequence
from types import ModuleType

from . import BOT_WORKER, COMMANDS, LAB_WORKER, __version__

HELP = frozenset(("-h", "--help"))


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command or open the window; returns the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    if words and getattr(sys, "frozen", False):
        # Processes that multiprocessing starts are this executable too; they end in here.
        importlib.import_module("multiprocessing.spawn").freeze_support()
    if words[:1] == [BOT_WORKER] and len(words) == 2:
        code: int = _module("bots.worker").main(words[1])
    elif words == [LAB_WORKER]:
        code = _module("lab.worker").main()
    elif words and words[0] in COMMANDS:
        code = _module("cli.output").printed(lambda: _module("cli.parser").run_command(words))
    elif HELP.intersection(words):
        code = _module("cli.output").printed(lambda: _module("cli.parser").print_help())
    elif "--version" in words:
        code = _module("cli.output").printed(_tell_version)
    else:
        gc.disable()  # There is no garbage yet, and looking for it takes 6 ms; the window looks for it where it may.
        code = _open_window(words)
    return code


def _open_window(words: Sequence[str]) -> int:
    try:
        app = _module("ui.start.app")
    except ImportError as error:
        code: int = _module("ui.start.no_window").explain(error, words)
    else:
        code = app.run(words)
    return code


def _tell_version() -> int:
    print(f"monstrarium {__version__}")
    return 0


def _module(name: str) -> ModuleType:
    """A module of the program, imported only here, so that commands and bots load no Qt and the window no commands."""
    return importlib.import_module(f".{name}", __package__)


if __name__ == "__main__":
    sys.exit(main())
