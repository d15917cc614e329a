"""Proves a folder that a person unpacks and starts, on Debians with nothing but what every desktop has."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from monstrarium import BOT_WORKER
from monstrarium.ui.kit import lazy
from monstrarium.ui.start.system_libraries import package_of
from packages.deb_proof import copy_of
from packages.frozen.portable import libraries_outside
from packages.job import Job, Proof, run
from packages.proof import proof, see, system_of
from packages.trim import PLUGINS

CHARTS = (f"{lazy.CHARTS}:ChartPanel", "monstrarium.ui.charts.laboratory:LabCharts")
"""The modules that draw charts, each with something that is in there."""


def of(
    unpack: Callable[[Job, Path, Path], None], start: str, suites: Sequence[str]
) -> Callable[[Job, list[Path]], Iterator[Proof]]:
    """A proof on these suites of Debian: `unpack` makes a folder of the package, `start` is the program in there."""

    def prove(job: Job, files: list[Path]) -> Iterator[Proof]:
        here = job.folder("unpacked") / "Monstrarium"
        unpack(job, files[0], here)
        for suite in suites:
            yield prove_on(job, suite, files[0], here, start)

    return prove


def prove_on(job: Job, suite: str, file: Path, here: Path, start: str) -> Proof:
    """Copy an unpacked package into the home of a person, play, and remove all of it again."""
    depends = ", ".join(packages_of_the_desktop(here))
    root = copy_of(job, suite, depends)
    try:
        root.apt("--no-install-recommends", "satisfy", depends)
        before = root.paths()
        installed = root.installed
        job.run("cp", "--archive", here, installed.folder)
        *enter, _command = installed.command
        program = [*enter, installed.named(installed.folder / here.name / start)]
        check_charts(program)
        seen = see(installed._replace(command=program))
        shutil.rmtree(installed.folder)
        left = sorted(root.paths() - before - {"home/player"})
        return proof(job, system_of(root.folder), file, seen, left)
    finally:
        shutil.rmtree(root.folder)


def check_charts(program: Sequence[str]) -> None:
    """Have the program read the modules of charts, which need libraries of their own; Unable if it cannot.

    The process of bots reads any module that it is told, and ends when nobody asks it for moves.
    """
    for charts in CHARTS:
        run([*program, BOT_WORKER, charts], Path("/"), {"QT_QPA_PLATFORM": "offscreen"})


def packages_of_the_desktop(folder: Path) -> list[str]:
    """The Debian packages of the libraries that an unpacked program takes from the desktop.

    Plugins that the program does without are not asked.
    """
    spared = [plugin.name.rpartition("/")[2] for plugin in PLUGINS if plugin.debian]
    return sorted({package_of(name) for name in libraries_outside(folder, spared)})
