"""What both Debian packages share: the tree of files taken from the wheel, the papers, and the packing.

The program lies in a folder of its own, not among the modules of every Python program. Python writes no `__pycache__`
there when it runs as a person; the package has its modules compiled when it is installed, and removes what was compiled
before its files go.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import subprocess
import sys
import textwrap
import tomllib
import zipfile
from collections.abc import Iterable, Mapping
from email.utils import formatdate
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

from monstrarium.content.installed import MARKER
from packages import wheel
from packages.job import ROOT, Job, Release, job_author, releases

PROGRAM = "monstrarium"
SHARED_FILES = ROOT / "packaging" / "shared_files.py"
PAPERS = Path("usr/share/doc")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
CHARTS = """
import sys
import PySide6.QtWidgets
import monstrarium.ui.charts.panel
print(*(name.partition(".")[2] for name in sys.modules if name.startswith("PySide6.Qt")))
"""
"""Tells what of Qt is loaded when a chart is shown."""
LETTERS = """\
The letters, in resources/fonts, are under the SIL Open Font License 1.1, whose text
lies beside them.
"""
LAUNCHER = """\
#!/usr/bin/python3 -I
import sys

sys.path.insert(0, "{folder}")

# Processes that share work with this one read this file, too, and must not begin the program.
if __name__ == "__main__":
    from monstrarium.__main__ import main

    sys.exit(main())
"""
COMPILE = """\
#!/bin/sh
set -e
if [ "$1" = configure ] || [ "$1" = abort-upgrade ] || [ "$1" = abort-deconfigure ] || [ "$1" = abort-remove ]; then
	py3compile -p {package} {folder}
fi
"""
CLEAN = """\
#!/bin/sh
set -e
py3clean {folder}
"""
COMPILE_ANEW = """\
#!/bin/sh
set -e
if [ "$1" = rtupdate ]; then
	py3clean {folder}
	py3compile -p {package} {folder}
fi
"""
DESCRIPTION = """\
 Monstrarium is a table for people who sit around one computer. Drag a piece,
 drop it where it may go: the table knows the rules, keeps the score and says
 whose turn it is. Any seat can be a bot. Any match can be watched again, and
 played on from any point of it.
"""


class Deb(NamedTuple):
    """What sets a Debian package apart."""

    package: str
    folder: str
    """Where the program lies when it is installed: "/usr/share/monstrarium"."""
    way: str
    """How the program calls this way of installing it: a key of `monstrarium.content.installed.WAYS`."""
    architecture: str
    depends: Iterable[str]
    summary: str
    more: str
    """What the description says beyond what the program is."""
    fields: Mapping[str, str] = {}
    """More fields of the control file."""


def lay_out(job: Job, deb: Deb) -> Path:
    """A tree as it is installed: program, command, what desktops and shells look for, papers."""
    root = job.folder("tree")
    unpack_wheel(job, root / deb.folder.lstrip("/"), deb.way)
    job.run(sys.executable, SHARED_FILES, root / "usr", "--debian")
    for page in (root / "usr/share/man").rglob("*.1"):
        write(page.with_name(f"{page.name}.gz"), packed(page.read_bytes()))
        page.unlink()
    write(root / "usr/games" / PROGRAM, LAUNCHER.format(folder=deb.folder), 0o755)
    papers = root / PAPERS / deb.package
    write(papers / "copyright", copyright_text())
    write(papers / "changelog.gz", packed(changelog(deb.package, job.version).encode()))
    anew = COMPILE_ANEW.format(package=deb.package, folder=deb.folder)
    write(root / "usr/share/python3/runtime.d" / f"{deb.package}.rtupdate", anew, 0o755)
    return root


def unpack_wheel(job: Job, home: Path, way: str) -> None:
    """Put the program of the wheel into a folder, with a note on how it was installed."""
    with zipfile.ZipFile(wheel.made(job, "wheel")[0]) as archive:
        for name in archive.namelist():
            if name.startswith(f"{PROGRAM}/"):
                archive.extract(name, home)
    write(home / PROGRAM / MARKER, f'way = "{way}"\n')


def pack(job: Job, deb: Deb, root: Path) -> Path:
    """Pack a tree into a .deb in `job.dist`; the same tree gives the same bytes."""
    settle_modes(root)
    files = [path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink()]
    control = root / "DEBIAN"
    sums = "".join(f"{md5(path)}  {path.relative_to(root)}\n" for path in files)
    size = sum(-(-path.stat().st_size // 1024) for path in files)
    write(control / "md5sums", sums)
    write(control / "control", control_text(deb, job.version, size))
    write(control / "postinst", COMPILE.format(package=deb.package, folder=deb.folder), 0o755)
    write(control / "prerm", CLEAN.format(package=deb.package, folder=deb.folder), 0o755)
    control.chmod(0o755)
    file = job.dist / f"{deb.package}_{job.version}_{deb.architecture}.deb"
    job.run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, file, variables={"DPKG_DEB_THREADS_MAX": "1"})
    return file


def fields_of(file: Path) -> dict[str, str]:
    """The fields of the control file in a .deb, each in one line."""
    said = subprocess.run(["dpkg-deb", "--field", file], capture_output=True, text=True, check=True).stdout
    pairs = re.findall(r"^([\w-]+): (.*(?:\n .*)*)", said, flags=re.MULTILINE)
    return {name: " ".join(value.split()) for name, value in pairs}


def made_older(job: Job, file: Path) -> Path:
    """The same .deb with a lower version, to be upgraded from, and with a file that the newer one has not."""
    root = job.folder("older")
    job.run("dpkg-deb", "--raw-extract", file, root)
    control = root / "DEBIAN" / "control"
    control.write_text(re.sub(r"^(Version: .*)", r"\1~older", control.read_text("utf-8"), flags=re.MULTILINE), "utf-8")
    write(next(root.rglob("monstrarium/__init__.py")).with_name("gone_since.py"), "")
    older = job.work / "older.deb"
    job.run("dpkg-deb", "--root-owner-group", "-Znone", "--build", root, older)
    return older


def control_text(deb: Deb, version: str, size: int) -> str:
    fields = {
        "Package": deb.package,
        "Version": version,
        "Architecture": deb.architecture,
        "Maintainer": job_author(),
        "Installed-Size": str(size),
        "Depends": ", ".join(deb.depends),
        **deb.fields,
        "Section": "games",
        "Priority": "optional",
        "Description": f"{deb.summary}\n{DESCRIPTION} .\n{deb.more}".rstrip("\n"),
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def requirements(python: str) -> list[Requirement]:
    """What the program needs on a version of Python: "3.13"."""
    found = [Requirement(line) for line in PROJECT["dependencies"]]
    return [one for one in found if one.marker is None or one.marker.evaluate({"python_version": python})]


def least(specifier: SpecifierSet) -> str:
    """The lower bound in what a requirement says of versions."""
    return next(one.version for one in specifier if one.operator == ">=")


def least_python() -> str:
    return least(SpecifierSet(PROJECT["requires-python"]))


def modules_of_qt() -> list[str]:
    """The modules of PySide6 that the program names, where it imports late too, and those that its charts load."""
    sources = (ROOT / "desktop" / "monstrarium").rglob("*.py")
    named = {name for path in sources for name in re.findall(r"PySide6\.(Qt\w+)", path.read_text("utf-8"))}
    loaded = subprocess.run([sys.executable, "-c", CHARTS], capture_output=True, text=True, check=True).stdout.split()
    return sorted({*named, *loaded})


def copyright_text() -> str:
    """The licence of the program with its drawings, sounds and words, which are its own; and of its letters."""
    return f"Monstrarium:\n\n{(ROOT / 'LICENSE').read_text('utf-8')}\n{LETTERS}"


def changelog(package: str, version: str) -> str:
    """The list of changes in Debian's form; the version that is built comes first, with the changes of its release."""
    known = [one for one in releases() if one.version != version]
    own = next((one for one in releases() if one.version == version), None)
    newest = own or Release(version, releases()[0].epoch, [f"Version {version}."])
    return "\n".join(changelog_entry(package, release) for release in [newest, *known])


def changelog_entry(package: str, release: Release) -> str:
    wrapped = (textwrap.fill(point, 78, initial_indent="  * ", subsequent_indent="    ") for point in release.changes)
    points = "".join(f"{point}\n" for point in wrapped)
    when = formatdate(release.epoch).replace("-0000", "+0000")
    return f"{package} ({release.version}) unstable; urgency=low\n\n{points}\n -- {job_author()}  {when}\n"


def packed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def write(path: Path, content: str | bytes, mode: int = 0o644) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    path.chmod(mode)


def settle_modes(root: Path) -> None:
    """Give every file and folder the rights that Debian expects, whatever the umask of the builder is."""
    for folder, folders, files in os.walk(root):
        for name in folders:
            Path(folder, name).chmod(0o755)
        for name in files:
            path = Path(folder, name)
            if not path.is_symlink():
                path.chmod(0o755 if path.stat().st_mode & 0o100 and is_command(path) else 0o644)
    root.chmod(0o755)


def is_command(path: Path) -> bool:
    """Whether a file is to be started: a script begins with its interpreter."""
    with path.open("rb") as file:
        return file.read(2) == b"#!"


def md5(path: Path) -> str:
    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
