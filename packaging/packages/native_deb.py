"""The small .deb: the program alone, on Debian's own Python, Qt and msgspec."""

from __future__ import annotations

from pathlib import Path

from packages.deb import Deb, lay_out, least, least_python, modules_of_qt, pack, requirements
from packages.job import Job

DEBIAN_PYTHON = "3.13"
"""The Python of Debian 13, for which the requirements are read."""
MISSING = ("miniaudio",)
"""What Debian does not have, and the program does without: it is silent."""
MORE = """\
 This package uses the Qt and the Python of Debian, and is silent.
"""


def build(job: Job) -> list[Path]:
    deb = description()
    return [pack(job, deb, lay_out(job, deb))]


def description() -> Deb:
    return Deb(
        package="monstrarium",
        folder="/usr/share/monstrarium",
        way="debian",
        architecture="all",
        depends=depends(),
        summary="tabletop games on a table that knows the rules",
        more=MORE,
        fields={
            "Recommends": "qt6-wayland",
            "Conflicts": "monstrarium-bundled",
            "Replaces": "monstrarium-bundled",
        },
    )


def depends() -> list[str]:
    """Debian's names of what pyproject.toml asks for: of Qt, a package for each module that the program names."""
    found = [f"python3 (>= {least_python()})"]
    for one in requirements(DEBIAN_PYTHON):
        name = one.name.lower()
        if name in MISSING:
            continue
        if name.startswith("pyside6"):
            parts = [f"python3-pyside6.{module.lower()}" for module in modules_of_qt()]
        else:
            parts = [f"python3-{name}"]
        found += [f"{part} (>= {least(one.specifier)})" for part in parts]
    return found
