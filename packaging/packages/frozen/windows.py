"""The installer for Windows, made by NSIS on any system from windows/monstrarium.nsi.

On Windows it carries the folder that PyInstaller makes there: nothing else is needed, nothing is fetched. Elsewhere
there is no Python for Windows to be had. Then it carries uv.exe, and the wheels of the program and of all it needs, in
the pinned versions; uv installs them for the Python of the computer, or for one that it fetches.
"""

from __future__ import annotations

import os
import platform
import shutil
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from packages.facts import facts
from packages.frozen import icons, wine
from packages.frozen.portable import PINS, freeze, program_wheel
from packages.frozen.session import play_here, work_here
from packages.job import ROOT, Job, Proof, Unable
from packages.proof import NOT_STARTED, UNTIMED, Seen, proof

SCRIPT = ROOT / "packaging" / "windows" / "monstrarium.nsi"
PYTHON = "3.13"
"""The Python whose wheels are carried."""
PLATFORM = "win_amd64"
INSTALLER = "uv"
DISTRIBUTION = "monstrarium"
PROOF_TOOLS = {} if sys.platform == "win32" else {"wine": "wine", "Xvfb": "xvfb"}
TARGETS = {"linux": {"TARGET": "amd64-unicode"}}
"""What kind of program an installer is, where NSIS can make more than those of 32 bits."""
STARTER = "monstrarium-app.exe"
"""What opens the window, in the folder of PyInstaller as among the scripts of the wheel."""


def build(job: Job) -> list[Path]:
    return [with_folder(job, freeze(job)) if sys.platform == "win32" else with_packages(job, packages(job))]


def with_folder(job: Job, folder: Path) -> Path:
    """An installer that carries a folder of PyInstaller's."""
    app = r"$INSTDIR\app"
    return installer(job, FOLDER=str(folder), STARTER=rf"{app}\{STARTER}", PACKAGE=rf"{app}\_internal\{DISTRIBUTION}")


def with_packages(job: Job, folder: Path) -> Path:
    """An installer that carries a folder of wheels and uv.exe."""
    app = r"$INSTDIR\app"
    package = rf"{app}\Lib\site-packages\{DISTRIBUTION}"
    return installer(job, PACKAGES=str(folder), PYTHON=PYTHON, STARTER=rf"{app}\Scripts\{STARTER}", PACKAGE=package)


def installer(job: Job, **carried: str) -> Path:
    """Have NSIS make an installer; `carried` says what it carries, and where that lies when it is installed."""
    made = job.dist / f"{facts().name}-{job.version}-setup.exe"
    defined = words(job, made) | TARGETS.get(sys.platform, {}) | carried
    job.run("makensis", "-V2", "-NOCD", *(f"-D{name}={said}" for name, said in defined.items()), SCRIPT)
    return made


def words(job: Job, made: Path) -> dict[str, str]:
    """What the script is told in any case: facts of the program, paths of its icons and of its licence."""
    told = {name.upper(): fact for name, fact in facts()._asdict().items()}
    drawn = {"ICON": icons.APP, "MATCH_ICON": icons.MATCH}
    for name, drawing in drawn.items():
        file = job.work / f"{name.lower()}.ico"
        file.write_bytes(icons.ico(drawing))
        told[name] = str(file)
    return told | {"LICENCE": str(ROOT / "LICENSE"), "DISTRIBUTION": DISTRIBUTION, "OUT": str(made)}


def packages(job: Job) -> Path:
    """A folder with the wheels for Windows, and uv.exe."""
    folder = job.folder("packages")
    fetch(job, folder, program_wheel(job))
    tools = job.folder("tools")
    fetch(job, tools, INSTALLER)
    for wheel in tools.iterdir():
        with zipfile.ZipFile(wheel) as archive:
            inside = next((name for name in archive.namelist() if name.endswith(f"/{INSTALLER}.exe")), None)
            if inside is None:
                raise Unable(f"{wheel.name} brings no {INSTALLER}.exe.")
            (folder / f"{INSTALLER}.exe").write_bytes(archive.read(inside))
    return folder


def fetch(job: Job, folder: Path, what: str | Path) -> None:
    """Fetch a package for Windows and all it needs, as wheels in the pinned versions."""
    job.run(
        *(sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download", "--dest", folder),
        *("--only-binary", ":all:", "--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp"),
        *("--constraint", PINS, what),
    )


def prove(job: Job, files: list[Path]) -> Iterator[Proof]:
    if sys.platform == "win32":
        yield on_windows(job, files[0])
    else:
        left = wine.prove(job, files[0], with_stand_in)
        yield proof(job, f"{wine.version()}, with a stand-in for the program", files[0], NOT_STARTED, left)


def with_stand_in(job: Job, uv: Path) -> Path:
    """The same installer with another uv.exe, and nothing else to install."""
    folder = job.folder("stand-in")
    shutil.copy(uv, folder / f"{INSTALLER}.exe")
    return with_packages(job._replace(dist=job.folder("dist")), folder)


def on_windows(job: Job, file: Path) -> Proof:
    """Install, play in the session of the person who is there, remove."""
    home = Path(os.environ["LOCALAPPDATA"]) / "Programs" / facts().name
    job.run(file, "/S")
    work_here(home / "app" / "monstrarium.exe", job.version, job.folder("studies"))
    played = play_here(home / "app" / STARTER, job.folder("player"))
    # Told where it lies, it does not go on as a copy of itself, for which nobody could wait; so it alone is left.
    job.run(home / "uninstall.exe", "/S", f"_?={home}")
    (home / "uninstall.exe").unlink()
    left = sorted(map(str, home.rglob("*")))
    return proof(job, f"Windows {platform.release()}", file, Seen(UNTIMED, played), left)
