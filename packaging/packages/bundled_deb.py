"""The large .deb, for systems whose Qt is too old: the program with a trimmed Qt in /opt/monstrarium.

It runs on the Python of the system. Qt for Python is the same for all versions of Python; msgspec is compiled for each,
and the files for all of them lie side by side. numpy, which only charts need, is Debian's own.
"""

from __future__ import annotations

import shutil
import sys
import zipfile
from pathlib import Path

from packaging.requirements import Requirement

from monstrarium.ui.start.system_libraries import package_of
from packages.deb import PAPERS, Deb, copyright_text, lay_out, least_python, modules_of_qt, pack, write
from packages.job import ROOT, Job
from packages.trim import FOLDERS, Kept, kept_of_qt

CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
GLIBC_MINOR = 34
"""The C library that Qt for Python needs is 2.34."""
PLATFORMS = ("manylinux2014_x86_64", *(f"manylinux_2_{minor}_x86_64" for minor in range(17, GLIBC_MINOR + 1)))
FROM_DEBIAN = ("numpy",)
"""What is taken from Debian although the program is tested with another version."""
FOLDER = "/opt/monstrarium"
MORE = """\
 This package brings a Qt of its own, for systems whose Qt is too old.
"""
QT_LICENCE = """
Qt and Qt for Python, in /opt/monstrarium/PySide6 and /opt/monstrarium/shiboken6:

Copyright (C) The Qt Company Ltd. and other contributors. They may be used under
the GNU Lesser General Public License, version 3; on Debian systems its text is in
/usr/share/common-licenses/LGPL-3. Other builds of the same version may be put in
their place. The licences of the other packages lie beside this file.
"""
OVERRIDES = """\
# The Qt in this package is not Debian's: it lies where Debian puts nothing of its own, as its makers have built it.
monstrarium-bundled: dir-or-file-in-opt *
monstrarium-bundled: unstripped-binary-or-object *
monstrarium-bundled: shared-library-lacks-prerequisites *
"""


def build(job: Job) -> list[Path]:
    site = job.folder("site")
    for wheel in reversed(download(job)):  # What is made for the oldest Python and serves all later ones stays.
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(site)
    kept = kept_of_qt(site, modules_of_qt())
    deb = description(kept)
    root = lay_out(job, deb)
    for path in [*kept.files, *other_files(site)]:
        target = root / FOLDER.lstrip("/") / path.relative_to(site)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    for licence in sorted(site.glob("*.dist-info/licenses/LICEN[CS]E*")):
        write(root / PAPERS / deb.package / licence.parent.parent.name / licence.name, licence.read_bytes())
    write(root / PAPERS / deb.package / "copyright", copyright_text() + QT_LICENCE)
    write(root / "usr/share/lintian/overrides" / deb.package, OVERRIDES)
    return [pack(job, deb, root)]


def description(kept: Kept) -> Deb:
    """What the package says of itself. Libraries bear the names of their oldest packages, which newer ones provide."""
    major, minor = PYTHONS[-1].split(".")
    return Deb(
        package="monstrarium-bundled",
        folder=FOLDER,
        way="bundle",
        architecture="amd64",
        depends=[
            f"python3 (>= {least_python()})",
            f"python3 (<< {major}.{int(minor) + 1})",
            *(f"python3-{name}" for name in FROM_DEBIAN),
            f"libc6 (>= 2.{GLIBC_MINOR})",
            *sorted({package_of(library) for library in kept.system_libraries}),
        ],
        summary="tabletop games on a table that knows the rules, with a Qt of its own",
        more=MORE,
        fields={
            "Recommends": ", ".join(kept.recommended),
            "Provides": "monstrarium",
            "Conflicts": "monstrarium",
            "Replaces": "monstrarium",
        },
    )


def download(job: Job) -> list[Path]:
    """The wheels of what the program runs on, in the pinned versions, for all versions of Python."""
    folder = job.folder("wheels")
    platforms = [word for platform in PLATFORMS for word in ("--platform", platform)]
    fetch = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"]
    for python in PYTHONS:
        job.run(
            *fetch,
            *("--python-version", python, *platforms, "--dest", str(folder)),
            *(f"{one.name}{one.specifier}" for one in pinned() if one.name not in FROM_DEBIAN),
        )
    return sorted(folder.glob("*.whl"))


def pinned() -> list[Requirement]:
    """What stands under the heading "What the program runs on" in the constraints, for the oldest Python."""
    text = CONSTRAINTS.read_text("utf-8")
    paragraph = text.partition("# What the program runs on\n")[2].partition("\n\n")[0]
    found = [Requirement(line) for line in paragraph.splitlines() if not line.startswith("#")]
    return [one for one in found if one.marker is None or one.marker.evaluate({"python_version": PYTHONS[0]})]


def other_files(site: Path) -> list[Path]:
    """The files of the packages beside Qt, without examples, tests and what only type checkers read."""
    return [
        path
        for path in sorted(site.rglob("*"))
        if path.is_file() and path.suffix != ".pyi" and not is_left_out(path.relative_to(site).parts)
    ]


def is_left_out(parts: tuple[str, ...]) -> bool:
    return parts[0] in FOLDERS or parts[0].endswith(".dist-info") or bool({"examples", "tests"} & {*parts})
