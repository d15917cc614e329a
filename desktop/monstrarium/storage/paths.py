"""Where the program keeps its files, as each system wants it, or all below one folder for a portable copy."""

from __future__ import annotations

from pathlib import Path

from platformdirs import PlatformDirs

from ..engine.plain import Value

APP = "monstrarium"


class Places(Value, frozen=True, gc=False):
    """The folders by what they hold. A folder is made when the first file is written into it."""

    saves: Path
    campaigns: Path
    packs: Path
    exports: Path
    state: Path
    """What may be forgotten without harm but not by accident: recents, the window's place."""
    config: Path
    cache: Path
    """What can be made again at any time."""
    logs: Path


def places(data_dir: Path | None = None) -> Places:
    """The folders of this system, or everything below `data_dir`."""
    return _of_system() if data_dir is None else _portable(data_dir.expanduser().absolute())


def _of_system() -> Places:
    dirs = PlatformDirs(APP, appauthor=False)
    data = dirs.user_data_path
    return Places(
        saves=data / "saves",
        campaigns=data / "campaigns",
        packs=data / "packs",
        exports=dirs.user_documents_path / "Monstrarium",
        state=_apart(dirs.user_state_path, data, "state"),
        config=_apart(dirs.user_config_path, data, "config"),
        cache=_apart(dirs.user_cache_path, data, "cache"),
        logs=_apart(dirs.user_log_path, data, "logs"),
    )


def _portable(root: Path) -> Places:
    return Places(
        saves=root / "saves",
        campaigns=root / "campaigns",
        packs=root / "packs",
        exports=root / "exports",
        state=root / "state",
        config=root / "config",
        cache=root / "cache",
        logs=root / "logs",
    )


def _apart(path: Path, data: Path, name: str) -> Path:
    """Some systems have one folder for everything; then each kind gets a folder of its own in it."""
    return data / name if path == data else path
