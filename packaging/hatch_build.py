"""Puts into the wheel what its build makes: manual page, completions and desktop files, and compiled translations.

An install of a checkout for editing needs none of it and makes none.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SharedFiles(BuildHookInterface[Any]):
    """Has the scripts beside this file make theirs in a folder of its own, and hands them to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._folder = TemporaryDirectory()
        prefix, locale = Path(self._folder.name, "prefix"), Path(self._folder.name, "locale")
        self._run("shared_files.py", prefix)
        self._run("translations.py", "--compile", locale)
        shared = {str(path): path.relative_to(prefix).as_posix() for path in _files(prefix)}
        spoken = {str(path): f"monstrarium/resources/locale/{path.name}" for path in _files(locale)}
        build_data["shared_data"] |= shared
        build_data["force_include"] |= spoken

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self._folder.cleanup()

    def _run(self, script: str, *words: str | Path) -> None:
        path = Path(self.root, "packaging", script)
        subprocess.run([sys.executable, path, *words], check=True, stdout=subprocess.DEVNULL)


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())
