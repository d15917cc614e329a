"""`monstrarium integrate`: adds this copy of the program to a person's Linux desktop, or removes it again."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

import platformdirs

from ..language.words import _
from .desktop_files import PROGRAM, register, remove_files, remove_folders
from .parser import CommandError, Parsers


def add_parser(subparsers: Parsers) -> None:
    parser = subparsers.add_parser("integrate", help=_("put Monstrarium in the menu of your Linux desktop"))
    parser.add_argument("--remove", action="store_true", help=_("take it out of the menu again"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if sys.platform in ("win32", "darwin"):
        raise CommandError(_("Only Linux desktops need this; on this system there is nothing to register."))
    home = platformdirs.user_data_path()
    try:
        print(_remove(home) if args.remove else _register(home))
    except OSError as error:
        path, reason = error.filename or home, error.strerror
        text = _("Cannot change {path}: {reason}. Mend that and run this again.", path=path, reason=reason)
        raise CommandError(text) from error
    return 0


def own_command() -> tuple[str, ...]:
    """The command that starts this copy again from a menu."""
    script = Path(sys.argv[0])
    if script.name == PROGRAM and script.is_file():
        return (str(script.absolute()),)
    return (sys.executable, "-m", PROGRAM)


def refresh(home: Path) -> None:
    """Make the desktop read the folders again, with those of its tools that are installed."""
    icons = home / "icons" / "hicolor"
    if icons.is_dir():
        os.utime(icons)  # Without a cache, a desktop looks again if the folder is newer.
    _ask("update-desktop-database", home / "applications")
    _ask("update-mime-database", home / "mime")
    # A new cache would hide icons that other programs add later, so only an existing one is updated.
    if (icons / "icon-theme.cache").exists():
        _ask("gtk-update-icon-cache", "--quiet", "--force", "--ignore-theme-index", icons)


def _register(home: Path) -> str:
    written, kept = register(home, own_command())
    for path in kept:
        print(_("Kept a file of yours as {path} until this is taken back", path=path))
    for path in written:
        print(_("Wrote {path}", path=path))
    refresh(home)
    return _("Monstrarium is in your menu, and double-clicking a .monstrarium file opens it.")


def _remove(home: Path) -> str:
    removed, left = remove_files(home)
    for path in removed:
        print(_("Removed {path}", path=path))
    for path in left:
        print(_("Left {path}, which was changed since it was written", path=path))
    try:
        if removed:
            refresh(home)
    finally:
        remove_folders(home)
    return _("Monstrarium is out of your menu.") if removed else _("Nothing was registered here.")


def _ask(tool: str, *arguments: str | Path) -> None:
    found = shutil.which(tool)
    if found is None or not Path(arguments[-1]).is_dir():
        return
    answer = subprocess.run([found, *arguments], capture_output=True, text=True, errors="replace", check=False)
    if answer.returncode != 0:
        raise CommandError(_("{tool} failed: {reason}", tool=tool, reason=answer.stderr.strip() or answer.returncode))
