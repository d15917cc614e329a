"""Sends off what a command prints; where it cannot be printed, one sentence says why."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from collections.abc import Callable

CANNOT_PRINT = 1
PIPE_CLOSED = 141


def printed(command: Callable[[], int]) -> int:
    """Run a command and send off all that it prints; its exit code, or another if the output cannot be written."""
    try:
        code = command()
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        _print_no_more()
        return PIPE_CLOSED
    except OSError as error:
        if not _is_stuck():
            raise
        _print_no_more()
        _complain(error)
        return CANNOT_PRINT
    return code


def _is_stuck() -> bool:
    """Whether nothing more can be printed."""
    try:
        print(flush=True)
    except OSError:
        return True
    return False


def _print_no_more() -> None:
    """Lead the output to the null device, so that Python does not try to write the rest when it ends."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(error: OSError) -> None:
    _ = importlib.import_module("monstrarium.language.words")._  # Only here: the version is told without it.
    sentence = _("The output cannot be written: {reason}. Send it to another place.", reason=error.strerror or error)
    with contextlib.suppress(OSError):
        print(sentence, file=sys.stderr)
