"""What the making of every package is told, the row that describes a package, and the programs that both use."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
CHANGES = ROOT / "desktop" / "CHANGELOG.md"
LINES_SHOWN = 20


class Unable(Exception):
    """A package cannot be made or proved here; the text says why, and what to do."""


class Job(NamedTuple):
    """One package that is made or proved."""

    package: str
    """Its name in the table."""
    version: str
    epoch: int
    """The time that everything in a package bears, in seconds, so that the same commit gives the same bytes."""
    dist: Path
    """Where finished packages go."""
    work: Path
    """An empty folder for what is made on the way."""
    options: Namespace
    """The options of the command line."""

    def environment(self) -> dict[str, str]:
        """The environment of a program that makes packages: its files bear the time of the job."""
        return {**os.environ, "SOURCE_DATE_EPOCH": str(self.epoch), "TZ": "UTC", "LC_ALL": "C.UTF-8"}

    def run(self, *words: str | Path, cwd: Path = ROOT, variables: Mapping[str, str] = {}) -> str:
        """Run a program and return what it prints; Unable with its last lines if it fails."""
        return run(words, cwd, {**self.environment(), **variables})

    def folder(self, name: str) -> Path:
        """An empty folder for a part of the work."""
        folder = self.work / name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        return folder


class Proof(NamedTuple):
    """What was seen of a package on one system."""

    package: str
    system: str
    """Where it was installed and started, as its own files name it: "Debian GNU/Linux 13 (trixie)"."""
    file: str
    size: int
    painted_ms: int
    """From the start of the program to a painted shelf: the best of several; 0 if it was not measured."""
    moves: int
    """How many moves of two bots were found on the disk."""
    removal: str
    """What was left after the removal, in words."""
    same_bytes: str = "not tried"
    """Whether building twice gave the same bytes."""
    date: str = ""
    machine: str = ""
    processor_ms: int = 0
    """What the processor did of that time until the shelf was painted; 0 if it was not measured."""
    moves_s: int = 0
    """In how many seconds the moves were made, from the start of the program on; 0 if it was not measured."""
    processes: int = 0
    """How many processes shared the decisions of the bots; 0 if that was not looked at."""


class Option(NamedTuple):
    """An option that one package has on the command line of packaging/build."""

    flag: str
    value: str
    help: str


class Package(NamedTuple):
    """A row of the table of packages."""

    name: str
    what: str
    build: Callable[[Job], list[Path]]
    """Makes the package; returns its files, which lie in `job.dist`."""
    prove: Callable[[Job, list[Path]], Iterable[Proof]]
    """Installs the files that `build` returned, plays, removes; a proof for each system."""
    needs: Mapping[str, str] = {}
    """The commands that the making needs, each with the Debian package that brings it."""
    needs_to_prove: Mapping[str, str] = {}
    options: Sequence[Option] = ()
    everywhere: bool = True
    """Whether `packaging/build all` makes it; False for what needs a file or a system of its own."""
    starts: bool = True
    """Whether the program can be started where the package is proved; else other things of it are seen."""


def run(words: Sequence[str | Path], cwd: Path, environment: Mapping[str, str]) -> str:
    done = subprocess.run(
        [str(word) for word in words], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        last = "\n".join((done.stdout + done.stderr).splitlines()[-LINES_SHOWN:])
        raise Unable(f"{' '.join(str(word) for word in words)}\nfailed:\n{last}")
    return done.stdout


def lacking(needs: Mapping[str, str]) -> str:
    """Empty, or the sentence that says what to install."""
    packages = sorted({package for command, package in needs.items() if shutil.which(command) is None})
    return f"This needs what these Debian packages bring: sudo apt-get install {' '.join(packages)}" if packages else ""


def job_epoch() -> int:
    """The time of the last commit; SOURCE_DATE_EPOCH where that is set, the last release where there is no git."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    git = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    if shutil.which("git") is not None and (ROOT / ".git").exists():
        return int(subprocess.run(git, capture_output=True, text=True, check=True).stdout)
    return releases()[0].epoch


def job_author() -> str:
    """Who makes the package, for its papers: DEBFULLNAME and DEBEMAIL if set, else the author of the last commit."""
    if address := os.environ.get("DEBEMAIL"):
        return f"{os.environ.get('DEBFULLNAME', 'The Monstrarium developers')} <{address}>"
    return run(["git", "log", "-1", "--format=%an <%ae>"], ROOT, os.environ).strip()


class Release(NamedTuple):
    """A version in the list of changes."""

    version: str
    epoch: int
    changes: list[str]


def releases() -> list[Release]:
    """The versions of CHANGELOG.md with what has changed, the newest first."""
    found = []
    for part in re.split(r"^## ", CHANGES.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        head, _end, body = part.partition("\n")
        version, _comma, day = head.partition(", ")
        if day:
            points = re.findall(r"^- (.*(?:\n  .*)*)", body, flags=re.MULTILINE)
            found.append(Release(version, _midnight(day), [" ".join(point.split()) for point in points]))
    return found


def _midnight(day: str) -> int:
    """The first second of a day (2026-11-18) in UTC."""
    return int(datetime.fromisoformat(f"{day}T00:00:00+00:00").timestamp())
