"""Proves a .deb on systems of the project's own: Debian or Ubuntu as debootstrap makes them, below a named folder.

Each suite is made once and kept. A proof works on a copy: it installs what the package depends on, notes every path,
installs the package over an older one, plays as a person without rights, removes, purges, and compares the paths.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from packages.deb import CHARTS, fields_of, made_older, write
from packages.job import ROOT, Job, Proof, Unable, run
from packages.proof import Installed, proof, see, system_of, tree

NOBODY = 65534
SAME_FOR_ALL = (
    *("proc", "sys", "dev", "run", "tmp", "root", "var/log", "var/lib/apt", "var/lib/dpkg", "var/cache"),
    *("etc/ld.so.cache", "var/lib/systemd", "var/lib/python"),
)
"""What the tools of Debian keep for themselves, whatever is installed."""
ENVIRONMENT = {
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "HOME": "/root",
    "LC_ALL": "C.UTF-8",
    "DEBIAN_FRONTEND": "noninteractive",
}
KEYS = Path("/usr/share/keyrings")
DESKTOP = ("desktop-file-utils", "shared-mime-info", "hicolor-icon-theme", "man-db")
"""What every desktop has, and keeps lists of what packages bring."""
APT = ("apt-get", "--quiet", "--yes", "--option", "Dpkg::Use-Pty=0")


class Distribution(NamedTuple):
    """Who makes suites, and how debootstrap makes a system of one."""

    name: str
    components: str
    script: str = ""
    """The suite as which it is made, where debootstrap may be older than the suite itself."""


DEBIAN = Distribution("Debian", "main")
UBUNTU = Distribution("Ubuntu", "main,universe", "jammy")
OF_UBUNTU = ("noble",)


class Root:
    """A Debian or an Ubuntu in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(self, *words: str) -> str:
        return run(["chroot", self.folder, *words], Path("/"), ENVIRONMENT)

    def apt(self, *words: str) -> str:
        return self.run(*APT, *words)

    def install(self, *packages: str) -> None:
        self.apt("--no-install-recommends", "install", *packages)

    def paths(self) -> set[str]:
        return tree(self.folder, [self.folder / name for name in SAME_FOR_ALL])

    def take(self, file: Path) -> str:
        """Copy a file into the folder; its path in there."""
        shutil.copy(file, self.folder / "tmp" / file.name)
        return f"/tmp/{file.name}"

    @property
    def installed(self) -> Installed:
        """The program in there, started as a person without rights, with a home of its own."""
        player = Path("home/player")
        home = self.folder / player
        home.mkdir(parents=True, exist_ok=True)
        shutil.chown(home, NOBODY, NOBODY)
        home.chmod(0o700)
        enter = [shutil.which("chroot") or "/usr/sbin/chroot", f"--userspec={NOBODY}:{NOBODY}", str(self.folder)]
        return Installed([*enter, "monstrarium"], home, Path("/") / player)


def on(*suites: str) -> Callable[[Job, list[Path]], Iterator[Proof]]:
    """A proof on each of these suites of Debian."""

    def prove(job: Job, files: list[Path]) -> Iterator[Proof]:
        job.run("lintian", "--fail-on", "error", files[0])
        for suite in suites:
            yield prove_on(job, suite, files[0])

    return prove


def prove_on(job: Job, suite: str, file: Path) -> Proof:
    fields = fields_of(file)
    root = copy_of(job, suite, fields["Depends"])
    try:
        root.install(*DESKTOP)
        root.apt("--no-install-recommends", "satisfy", fields["Depends"])
        before = root.paths()
        root.install(root.take(made_older(job, file)))
        root.install(root.take(file))
        check_installed(root, fields)
        seen = see(root.installed)
        root.apt("remove", fields["Package"])
        root.run("dpkg", "--purge", fields["Package"])
        shutil.rmtree(root.installed.folder)
        left = sorted(root.paths() - before)
        return proof(job, system_of(root.folder), file, seen, left)
    finally:
        shutil.rmtree(root.folder)


def check_installed(root: Root, fields: dict[str, str]) -> None:
    """Look whether the newer version is complete, known to the desktop and alone; Unable if not."""
    version = root.run("dpkg-query", "--show", "--showformat=${Version}", fields["Package"])
    if version != fields["Version"]:
        raise Unable(f"{fields['Package']} {version} is installed after an upgrade to {fields['Version']}.")
    root.run("man", "--where", "monstrarium")
    opened = (root.folder / "usr/share/applications/mimeinfo.cache").read_text("utf-8")
    if "application/vnd.monstrarium.match=" not in opened:
        raise Unable("The desktop does not know what opens a match.")
    if older := [path for path in root.paths() if "gone_since" in path]:
        raise Unable(f"The upgrade left {', '.join(older)} of the older version.")
    listed = root.run("dpkg", "--listfiles", fields["Package"]).splitlines()
    program = next(path for path in listed if path.endswith("/monstrarium/__main__.py"))
    folder = Path(program).parents[1]
    root.run("python3", "-I", "-B", "-c", f"import sys; sys.path.insert(0, {str(folder)!r})\n{CHARTS}")
    if wrong := root.run("dpkg", "--verify", fields["Package"]):
        raise Unable(f"Files of {fields['Package']} are not as they were packed:\n{wrong}")


def copy_of(job: Job, suite: str, depends: str) -> Root:
    """A copy of a suite as it is just installed, with the packages that will be needed already downloaded."""
    kept = Root(chroots(job) / suite)
    if not kept.folder.exists():
        make(kept.folder, suite)
    kept.apt("update")
    kept.apt("--no-install-recommends", "--download-only", "satisfy", ", ".join((*DESKTOP, depends)))
    copy = Root(job.work / suite)
    job.run("cp", "--archive", kept.folder, copy.folder)
    (copy.folder / "dev" / "shm").chmod(0o1777)  # As a started system has it; processes that share work need it.
    return copy


def make(folder: Path, suite: str) -> None:
    """Make a new system. The folder is there only when it is complete."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    unfinished = folder.with_name(f"{folder.name}.unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    distribution = UBUNTU if suite in OF_UBUNTU else DEBIAN
    keys = KEYS / f"{distribution.name.lower()}-archive-keyring.gpg"
    if not keys.exists():
        raise Unable(f"{suite} is made with the keys of {distribution.name}: sudo apt-get install {keys.stem}")
    words = ["--variant=minbase", f"--components={distribution.components}", f"--keyring={keys}"]
    origin = [source(distribution), distribution.script or suite]
    run(["debootstrap", *words, suite, unfinished, *origin], ROOT, ENVIRONMENT)
    write(unfinished / "usr/sbin/policy-rc.d", "#!/bin/sh\nexit 101\n", 0o755)  # No daemon is started.
    write(unfinished / "etc/dpkg/dpkg.cfg.d/quick", "force-unsafe-io\n")
    # A mirror may be behind, and the clock of a machine that builds may be ahead.
    write(unfinished / "etc/apt/apt.conf.d/90old", 'Acquire::Check-Valid-Until "false";\n')
    unfinished.rename(folder)


def source(distribution: Distribution) -> str:
    """Where this machine's apt gets a distribution from; empty if from nowhere, for debootstrap knows a place."""
    asked = ["apt-get", "indextargets", "--format", "$(SITE) $(ORIGIN) $(LABEL)", "Created-By: Packages"]
    lines = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.splitlines()
    end = f" {distribution.name} {distribution.name}"
    return next((line.partition(" ")[0] for line in lines if line.endswith(end)), "")


def chroots(job: Job) -> Path:
    given: Path | None = job.options.chroots
    return (given or ROOT / "build" / "chroots").absolute()
