"""The portable folder: the program with a Python and a Qt of its own, to be unpacked and started anywhere.

The folder is made from the wheel, in an environment with nothing but PyInstaller and what the program runs on. The
other packages for people without Python are made of the same folder.
"""

from __future__ import annotations

import lzma
import os
import platform
import re
import shutil
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from monstrarium.ui.start.system_libraries import package_of
from packages import wheel
from packages.frozen.contents import is_of_the_desktop
from packages.job import ROOT, Job, Unable, run
from packages.trim import GLIBC, needed

SPEC = Path(__file__).with_name("monstrarium.spec")
PINS = ROOT / "packaging" / "constraints.txt"
OLDEST_GLIBC = (2, 36)
"""The C library of the oldest system on which the folder has to run, Debian 12."""
ALONE = {"PYTHONHASHSEED": "0", "PYTHONPATH": ""}
"""What has Python see nothing but its environment, and do the same in the same order each time."""
ELF = b"\x7fELF"
FILTERS = [{"id": lzma.FILTER_X86}, {"id": lzma.FILTER_LZMA2, "preset": 7}]
"""How xz presses programs: the addresses in their code first, which repeat themselves."""


def build(job: Job) -> list[Path]:
    """The folder as one archive."""
    folder = freeze(job)
    named = folder.rename(folder.with_name(f"monstrarium-{job.version}-linux-{platform.machine()}"))
    made = job.dist / f"{named.name}.tar.xz"
    pack(named, made, job.epoch)
    return [made]


def freeze(job: Job) -> Path:
    """Make the folder (on macOS the application) that PyInstaller makes from the wheel; returns its path."""
    python = environment(job)
    made = job.folder("frozen")
    job.run(
        *(python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
        *("--distpath", made, "--workpath", job.folder("freezing"), SPEC),
        variables=ALONE,
    )
    folder = made / "monstrarium"
    if sys.platform == "darwin":
        return made / "Monstrarium.app"
    check_files(folder / "_internal", next(job.work.glob("wheel/*.whl")))
    shutil.copy(ROOT / "LICENSE", folder)
    if sys.platform == "linux":
        # Manual page, completions, menu entry and icons, where the wheel puts them.
        shutil.copytree(python.parents[1] / "share", folder / "share")
        python_library = (*folder.glob("_internal/libpython3*"), *folder.glob("_internal/python3*/*/*.so"))
        job.run("strip", "--strip-unneeded", *python_library)
        check_glibc(programs(folder))
        check_complete(folder)
    return folder


def environment(job: Job) -> Path:
    """The Python of a new environment with the wheel, what it needs, and PyInstaller, all pinned."""
    home = job.folder("environment")
    job.run(sys.executable, "-m", "venv", home)
    python = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    pip = (python, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", "--constraint", PINS)
    job.run(*pip, "pyinstaller", program_wheel(job), variables=ALONE)
    return python


def program_wheel(job: Job) -> Path:
    """The wheel of the program, newly made."""
    return next(file for file in wheel.build(job._replace(dist=job.folder("wheel"))) if file.suffix == ".whl")


def check_files(packed: Path, wheel: Path) -> None:
    """Refuse a folder without the drawings, facts and pages of the wheel; Unable names one that is missing."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.startswith("monstrarium/") and not name.endswith(".py")]
    lacking = [name for name in names if not (packed / name).is_file()]
    if lacking or not names:
        raise Unable(f"The frozen program lacks files of {wheel.name}, {len(lacking)} in all: {', '.join(lacking[:3])}")


def check_glibc(files: Iterable[Path]) -> None:
    """Refuse what would not start on the oldest system; Unable names the newest C library that is wanted."""
    newest = newest_glibc(files)
    if newest > OLDEST_GLIBC:
        names = [".".join(map(str, version)) for version in (newest, OLDEST_GLIBC)]
        raise Unable(
            f"What is made here runs on glibc {names[0]} and newer only, and has to run on {names[1]}: "
            "make it on Debian 12 or an older Ubuntu."
        )


def check_complete(folder: Path) -> None:
    """Refuse a folder that lacks libraries because this system lacks them; Unable names their Debian packages."""
    if lacking := sorted({package_of(name) for name in libraries_outside(folder) if not is_of_the_desktop(name)}):
        raise Unable(
            f"Qt needs libraries that are to be packed and are not here: sudo apt-get install {' '.join(lacking)}"
        )


def libraries_outside(folder: Path, spared: Sequence[str] = ()) -> set[str]:
    """The libraries that the programs in a folder are linked with and do not find there, without the C library.

    Programs whose names hold one of `spared` are not asked.
    """
    there = {path.name for path in folder.rglob("*.so*")}
    asked = [path for path in programs(folder) if not any(name in path.name for name in spared)]
    return {name for name in needed(asked) - there if not GLIBC.fullmatch(name)}


def newest_glibc(files: Iterable[Path]) -> tuple[int, int]:
    said = run(["readelf", "--version-info", "--wide", *files], ROOT, os.environ)
    return max((int(major), int(minor)) for major, minor in re.findall(r"GLIBC_(\d+)\.(\d+)", said))


def pack(folder: Path, made: Path, epoch: int) -> None:
    """Pack a folder so that the same files give the same bytes: in order, of one age, and owned by root."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = epoch
        if not entry.issym():
            entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    with lzma.open(made, "wb", filters=FILTERS) as pressed, tarfile.open(fileobj=pressed, mode="w") as archive:
        for path in [folder, *sorted(folder.rglob("*"))]:
            archive.add(path, path.relative_to(folder.parent), recursive=False, filter=plain)


def unpack(_job: Job, file: Path, folder: Path) -> None:
    """Unpack the archive; what is in it becomes the folder that is named."""
    archive = folder.with_name("archive")
    shutil.unpack_archive(file, archive)
    next(archive.iterdir()).rename(folder)
    archive.rmdir()


def programs(folder: Path) -> list[Path]:
    """All programs and libraries below a folder."""
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink() and is_program(path)]


def is_program(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(ELF)) == ELF
