"""The folders of the program's files: those of the system, or all below one folder for a portable copy."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import NamedTuple

from platformdirs import PlatformDirs
from platformdirs.api import PlatformDirsABC

from ..language.words import _

APP = "monstrarium"
BACKUPS = "backups"
"""The name of the folder of backups beside match files."""


class Folders(NamedTuple):
    """The folders by what they hold. Each is made when the first file is written into it."""

    saves: Path
    campaigns: Path
    packs: Path
    lab: Path
    """Runs of the laboratory."""
    exports: Path
    state: Path
    """Recent matches, the position of the window and the like."""
    config: Path
    cache: Path
    """Files that can be made again at any time."""
    logs: Path


def places(data_dir: Path | None = None) -> Folders:
    """The folders of this system, or everything below `data_dir`."""
    return (
        of_system(PlatformDirs(APP, appauthor=False))
        if data_dir is None
        else _portable(data_dir.expanduser().absolute())
    )


def previous(path: Path) -> Path:
    """The path of the backup of a match file, if there is one."""
    return path.parent / BACKUPS / f"{path.name}~"


def obstacles(where: Folders) -> list[str]:
    """A sentence for each folder that exists and cannot be used, with what can be done about it."""
    folders = (where.saves, where.campaigns, where.state, where.cache)
    return [sentence for folder in folders if (sentence := _obstacle(folder))]


def _obstacle(folder: Path) -> str:
    """Empty for a folder that can be used or made, else a sentence."""
    try:
        with os.scandir(folder):
            pass
    except FileNotFoundError:
        if os.path.lexists(folder):
            return _("{path} is a link that leads nowhere. Remove it, and a folder is made there.", path=folder)
        return ""
    except NotADirectoryError:
        return _("{path} is not a folder. Rename or remove it, and a folder is made there.", path=folder)
    except OSError as error:
        if error.errno == errno.ELOOP:
            return _("{path} is a link that leads in a circle. Remove it, and a folder is made there.", path=folder)
        reason = error.strerror or str(error)
        return _("{path} cannot be read: {reason}. Change its permissions.", path=folder, reason=reason)
    if not os.access(folder, os.W_OK | os.X_OK):
        return _("Nothing can be written to {path}. Change its permissions.", path=folder)
    return ""


def of_system(dirs: PlatformDirsABC) -> Folders:
    """The folders of the program among those that a system has for all programs."""
    data = dirs.user_data_path
    return Folders(
        saves=data / "saves",
        campaigns=data / "campaigns",
        packs=data / "packs",
        lab=data / "lab",
        exports=dirs.user_documents_path / "Monstrarium",
        state=_apart(dirs.user_state_path, data, "state"),
        config=_apart(dirs.user_config_path, data, "config"),
        cache=_apart(dirs.user_cache_path, data, "cache"),
        logs=_apart(dirs.user_log_path, data, "logs"),
    )


def _portable(root: Path) -> Folders:
    return Folders(
        saves=root / "saves",
        campaigns=root / "campaigns",
        packs=root / "packs",
        lab=root / "lab",
        exports=root / "exports",
        state=root / "state",
        config=root / "config",
        cache=root / "cache",
        logs=root / "logs",
    )


def _apart(path: Path, data: Path, name: str) -> Path:
    """A folder of the system, or one below the data folder on systems that have one folder for everything."""
    return data / name if path == data else path
