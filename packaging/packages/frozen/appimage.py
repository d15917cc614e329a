"""The AppImage: the portable folder in one file that is started as it is.

Such a file is a small program, the runtime, with a packed file system behind it. The runtime is made by others and not
kept here: `packaging/build appimage --runtime FILE` puts one in front. Without one the file system alone is made, and
proved.
"""

from __future__ import annotations

import platform
import shutil
from pathlib import Path

from monstrarium.ui.art.soft import png
from packages.facts import facts
from packages.frozen.icons import APP, picture
from packages.frozen.portable import freeze
from packages.job import Job, Option, Unable

RUNTIME = Option("--runtime", "FILE", "the program that an AppImage begins with; without it, only what follows is made")
APP_RUN = """\
#!/bin/sh
# Starts Monstrarium from wherever this folder is; the runtime of AppImages calls it.
here=$(dirname -- "$(readlink -f -- "$0")")
exec "$here/usr/lib/monstrarium/monstrarium" "$@"
"""
ELF = b"\x7fELF"
SQUASHFS = b"hsqs"
SIDE = 256
"""Pixels of the icon that file managers show."""


def build(job: Job) -> list[Path]:
    runtime = read_runtime(job.options.runtime)
    name = f"{facts().name}-{job.version}-{platform.machine()}"
    packed = job.work / f"{name}.squashfs"
    squash(job, app_dir(job), packed)
    made = job.dist / (f"{name}.AppImage" if runtime else packed.name)
    made.write_bytes(runtime + packed.read_bytes())
    made.chmod(0o755 if runtime else 0o644)
    return [made]


def read_runtime(path: str | None) -> bytes:
    """The runtime, or nothing if none was named; Unable if it is no program."""
    if path is None:
        return b""
    try:
        runtime = Path(path).read_bytes()
    except OSError as error:
        raise Unable(f"Cannot read the runtime {path}: {error.strerror}.") from error
    if not runtime.startswith(ELF):
        raise Unable(f"{path} is not a runtime of AppImages, which is a program for Linux.")
    return runtime


def app_dir(job: Job) -> Path:
    """The folder that becomes the file system; menu entry and icon lie at its top as well."""
    folder = job.folder("AppDir")
    library = folder / "usr" / "lib"
    library.mkdir(parents=True)
    frozen = freeze(job).rename(library / "monstrarium")
    share = (frozen / "share").rename(folder / "usr" / "share")
    for pattern in ("applications/{}.desktop", "icons/hicolor/scalable/apps/{}.svg"):
        shutil.copy(share / pattern.format(facts().id), folder)
    (folder / ".DirIcon").write_bytes(png(picture(APP, SIDE)))
    start = folder / "AppRun"
    start.write_text(APP_RUN, "utf-8")
    start.chmod(0o755)
    return folder


def squash(job: Job, folder: Path, made: Path) -> None:
    """Pack a folder as a file system, whose files bear the time of the job: mksquashfs knows it by the environment."""
    made.unlink(missing_ok=True)
    press = ("-comp", "zstd", "-Xcompression-level", "22", "-b", "1M")
    job.run("mksquashfs", folder, made, "-all-root", "-noappend", "-no-progress", "-quiet", *press)


def unpack(job: Job, file: Path, folder: Path) -> None:
    """Unpack the file system into a new folder."""
    content = file.read_bytes()
    job.run("unsquashfs", "-quiet", "-no-progress", "-offset", str(content.index(SQUASHFS)), "-dest", folder, file)
