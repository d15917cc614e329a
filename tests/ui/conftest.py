"""What every test of the window shares. Qt's own warnings fail the test they come from: see pytest's settings."""

from __future__ import annotations

from pathlib import Path

import pytest

FOLDERS = ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "LOCALAPPDATA", "APPDATA")


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing of whoever runs the tests is read or written."""
    home = tmp_path / "home"
    for name in FOLDERS:
        monkeypatch.setenv(name, str(home / name.lower()))
    return home
