"""What flatpak-builder makes a Flatpak from: the manifest, and the wheels of the program and of what it needs.

Qt is that of the KDE runtime, PySide6 and numpy are those of the base, so windows look like those around them. The
program may use the screen and the printer, and read the files that a person opens; it has no network. Here the runtime
cannot be fetched, so the package is an archive. Where it can, this makes a Flatpak of what is in there:

    flatpak-builder --user --install build org.monstrarium.Monstrarium.json
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from packages.bundled_deb import PLATFORMS
from packages.facts import facts
from packages.frozen.contents import distributions
from packages.frozen.portable import PINS, pack, program_wheel
from packages.job import ROOT, Job, Proof, Unable
from packages.proof import NOT_STARTED, proof

MANIFEST = ROOT / "packaging" / "flatpak" / f"{facts().id}.json"
PYTHON = "3.13"
"""The Python of the runtime that the manifest names."""
IN_THE_BASE = ("pyside6-essentials", "shiboken6", "numpy", "colorama")
"""What is not carried: the base has the first three, and only Windows needs the last."""


def build(job: Job) -> list[Path]:
    folder = job.folder(f"monstrarium-{job.version}-flatpak")
    shutil.copy(MANIFEST, folder)
    wheels = folder / "wheels"
    wheels.mkdir()
    shutil.copy(program_wheel(job), wheels)
    download = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download", "--no-deps")
    job.run(
        *(*download, "--dest", wheels, "--constraint", PINS, "--only-binary", ":all:"),
        *(word for platform in PLATFORMS for word in ("--platform", platform)),
        *("--python-version", PYTHON, "--implementation", "cp"),
        *(name for name in distributions()[1:] if name.lower() not in IN_THE_BASE),
    )
    made = job.dist / f"{folder.name}.tar.xz"
    pack(folder, made, job.epoch)
    return [made]


def prove(job: Job, files: list[Path]) -> Iterator[Proof]:
    """Have flatpak-builder read the manifest and find what it names; no runtime can be fetched for more."""
    shutil.unpack_archive(files[0], job.folder("unpacked"))
    (manifest,) = (job.work / "unpacked").glob(f"*/{MANIFEST.name}")
    read = json.loads(job.run("flatpak-builder", "--show-manifest", manifest, cwd=job.work))
    if read["id"] != facts().id:
        raise Unable(f"flatpak-builder reads another id in {manifest}: {read['id']}")
    if not [*manifest.parent.glob(f"wheels/monstrarium-{job.version}-*.whl")]:
        raise Unable(f"{files[0].name} lacks the wheel of the program.")
    version = job.run("flatpak-builder", "--version").strip()
    seen = proof(job, f"nothing; {version} reads the manifest", files[0], NOT_STARTED, [])
    yield seen._replace(removal="was not installed")
