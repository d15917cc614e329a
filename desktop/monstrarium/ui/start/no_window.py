"""Says why no window can be opened, where Qt cannot say it: on the terminal, in the log, and in a box of the desktop.

Free of Qt, and loaded only then.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Mapping, Sequence

from ... import NAME
from ...language.words import _
from ...storage.paths import Folders, places
from ...storage.settings import SETTINGS, load_settings
from ..support.log_file import start_log
from . import system_libraries
from .chosen_language import speak_setting
from .launch import parse

NOTES = (
    ("zenity", "--error", "--no-markup", f"--title={NAME}", "--text={text}"),
    ("kdialog", f"--title={NAME}", "--error", "{text}"),
    ("xmessage", "-center", "{lines}"),
    ("notify-send", "--urgency=critical", NAME, "{text}"),
)
"""The tools of desktops that show a note; the first that works is used."""
SOON = 1.0
"""Seconds within which a tool that cannot show anything has ended."""
LIBRARY = re.compile(r"(lib\S+\.so\.\d\S*): cannot open shared object file")

log = logging.getLogger(__name__)


def explain(error: ImportError, argv: Sequence[str]) -> int:
    """Say why the window could not even be loaded, and return the exit code; raises the error if it is a bug."""
    where = places(parse(argv).data_dir)
    _speak(where)
    reason = why_not_loaded(error)
    if not reason:
        raise error
    _tell(reason, str(error), where)
    return 1


def explain_end(said: Sequence[str], where: Folders) -> None:
    """Say why Qt is about to end the program: `said` are its own complaints, the first of which tells most."""
    _speak(where)
    packages = system_libraries.missing_packages(plugins(os.environ))
    _tell(_lacking(packages) if packages else _no_screen(said[0]), "\n".join(said), where)


def why_not_loaded(error: ImportError) -> str:
    """A sentence on what Qt lacks, with what to do; empty if the error is not that of a library."""
    if isinstance(error, ModuleNotFoundError) or not error.path or str(error).startswith("cannot import name"):
        return ""
    named = [system_libraries.package_of(library) for library in LIBRARY.findall(str(error))]
    packages = sorted({*named, *system_libraries.missing_packages(plugins(os.environ))})
    return _lacking(packages) if packages else _("Monstrarium cannot load Qt: {reason}.", reason=error)


def plugins(environment: Mapping[str, str]) -> list[str]:
    """The platform plugins that Qt tries on Linux."""
    if asked := environment.get("QT_QPA_PLATFORM"):
        return [plugin.partition(":")[0] for plugin in asked.split(";")]
    return ["wayland", "xcb"] if environment.get("WAYLAND_DISPLAY") else ["xcb"]


def _lacking(packages: Sequence[str]) -> str:
    names = " ".join(packages)
    if shutil.which("apt"):
        return _(
            "Qt, with which Monstrarium draws, needs libraries that this system lacks; to install them, run: "
            "sudo apt install {packages}",
            packages=names,
        )
    return _(
        "Qt, with which Monstrarium draws, needs libraries that this system lacks; install what your system calls "
        "these Debian packages: {packages}",
        packages=names,
    )


def _no_screen(reason: str) -> str:
    return _("Monstrarium cannot open a window. Qt says: {reason}", reason=reason)


def _speak(where: Folders) -> None:
    settings, _trouble = load_settings(where.config / SETTINGS)
    with contextlib.suppress(ImportError):  # Some systems tell their language by Qt.
        speak_setting(settings.language)


def _tell(reason: str, details: str, where: Folders) -> None:
    """Print and log the reason; without a terminal, as from a menu, show it too."""
    if sys.stderr is not None:
        print(reason, file=sys.stderr, flush=True)
    stop = start_log(where.logs)
    log.critical("%s\n%s", reason, details)
    stop()
    if sys.stderr is None or not sys.stderr.isatty():
        _show(reason)


def _show(text: str) -> None:
    """Show a note by the first tool that can. Nobody waits until it is read."""
    lines = textwrap.fill(text, break_long_words=False)
    for tool, *words in NOTES:
        command = [tool, *(word.format(text=text, lines=lines) for word in words)]
        with contextlib.suppress(OSError):
            shown = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
            try:
                if shown.wait(SOON) == 0:
                    return
            except subprocess.TimeoutExpired:
                return
