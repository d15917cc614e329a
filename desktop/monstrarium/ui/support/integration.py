"""Adds this copy of the program to a person's Linux desktop, or removes it again; for the command and the settings."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import platformdirs

from ...content.installed import installed, is_frozen
from ...engine.plain import Value
from ...language.words import _, said
from .desktop_files import PROGRAM, is_registered, register, remove_files, remove_folders


class IntegrationError(Exception):
    """The desktop could not be changed; the text says why, and what now."""


class Change(Value, frozen=True, gc=False):
    """What was done to the files of a desktop."""

    done: tuple[Path, ...]
    """The files written or removed."""
    spared: tuple[Path, ...]
    """The paths at which files of the person are kept, or that were left because they have changed."""
    trouble: str
    """Empty, or a sentence about a tool of the desktop that has failed."""


def data_home() -> Path:
    """The folder of a person's own menu entries, icons and file types."""
    return platformdirs.user_data_path()


def is_linux_desktop() -> bool:
    """Whether programs are added to menus by files, as on every system but Windows and macOS."""
    return sys.platform not in ("win32", "darwin")


def needless() -> str:
    """Why nothing has to be added to the menu, or empty."""
    copy = installed()
    if not copy.way.in_menu:
        return ""
    return _("{way}: Monstrarium is in your menu already, for the package has put it there.", way=said(copy.way.name))


def is_added() -> bool:
    """Whether some copy of the program was added to this person's desktop."""
    return is_registered(data_home())


def add() -> Change:
    """Add this copy to the menu; raises IntegrationError."""
    home = data_home()
    try:
        written, kept = register(home, own_command())
        trouble = refresh(home)
    except OSError as error:
        raise _unchanged(home, error) from error
    return Change(tuple(written), tuple(kept), trouble)


def take_out() -> Change:
    """Take the copy that was added out of the menu; raises IntegrationError."""
    home = data_home()
    try:
        removed, left = remove_files(home)
        trouble = refresh(home) if removed else ""
        remove_folders(home)
    except OSError as error:
        raise _unchanged(home, error) from error
    return Change(tuple(removed), tuple(left), trouble)


def own_command() -> tuple[str, ...]:
    """The command that starts this copy again from a menu."""
    copy = installed()
    if copy.way.key == "appimage":
        return (str(copy.path),)  # The image; what runs lies on a mount that ends with the program.
    if is_frozen():
        return (sys.executable,)
    script = Path(sys.argv[0])
    if script.stem in (PROGRAM, f"{PROGRAM}-app") and script.is_file():
        return (str(script.absolute()),)
    return (sys.executable, "-m", PROGRAM)


def refresh(home: Path) -> str:
    """Make the desktop read the folders again, with its tools that are installed; a sentence on what failed."""
    icons = home / "icons" / "hicolor"
    if icons.is_dir():
        os.utime(icons)  # Without a cache, a desktop looks again if the folder is newer.
    troubles = [
        _ask("update-desktop-database", home / "applications"),
        _ask("update-mime-database", home / "mime"),
    ]
    # A new cache would hide icons that other programs add later, so only an existing one is updated.
    if (icons / "icon-theme.cache").exists():
        troubles.append(_ask("gtk-update-icon-cache", "--quiet", "--force", "--ignore-theme-index", icons))
    return " ".join(filter(None, troubles))


def _ask(tool: str, *arguments: str | Path) -> str:
    """Run a tool of the desktop on a folder, if both are there; empty, or a sentence on its failure."""
    found = shutil.which(tool)
    if found is None or not Path(arguments[-1]).is_dir():
        return ""
    answer = subprocess.run([found, *arguments], capture_output=True, text=True, errors="replace", check=False)
    if answer.returncode == 0:
        return ""
    return _("{tool} failed: {reason}", tool=tool, reason=answer.stderr.strip() or answer.returncode)


def _unchanged(home: Path, error: OSError) -> IntegrationError:
    path, reason = error.filename or home, error.strerror
    return IntegrationError(_("Cannot change {path}: {reason}. Mend that and try again.", path=path, reason=reason))
