"""Proves the installer for Windows under Wine, as far as that goes without a Python for Windows.

The installer is run in a new prefix. As it is handed out, it cannot get a Python there, for uv does not start under
Wine 8 and has no network: it has to give up with its own exit code and leave nothing behind. Then uv.exe is a stand-in,
a small program that lays another stand-in where the program would be: files, shortcut, registry, a double click on a
match and the removal are seen with that.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from monstrarium.cli.bench.screen import private_screen
from packages.facts import facts
from packages.job import Job, Unable
from packages.proof import tree

GIVEN_UP = 2
"""The exit code of the installer if it cannot do its work."""
PATIENCE = 300.0
OF_WINDOWS = re.compile(r"windows/|ProgramData/|users/[^/]+/(AppData/Local/Programs$|(AppData/Local/)?Temp/~nsu)")
"""What is of Windows: its folders, that for programs of a person, and the copy of itself as which the uninstaller runs,
which Windows removes at its next start.
"""
STAND_INS = """\
Unicode true
Target amd64-unicode
SilentInstall silent
RequestExecutionLevel user
OutFile "${{OUT}}"
Section
    {does}
SectionEnd
"""
APP_DOES = r"""
    FileOpen $0 "$EXEDIR\opened.txt" w
    FileWriteUTF16LE $0 "$CMDLINE"
    FileClose $0
"""
UV_DOES = r"""
    GetFullPathName $0 "$EXEDIR\.."
    SetOutPath "$0\app\Scripts"
    File "/oname=monstrarium-app.exe" "${APP}"
    CreateDirectory "$0\app\Lib\site-packages\monstrarium"
"""


class Wine:
    """A Windows of Wine's in a folder of its own, on a private screen.

    Such a folder has a link to the root of this machine, so it does not lie in the checkout, which builds walk through.
    """

    def __init__(self, folder: Path, display: str) -> None:
        self.prefix = folder / "prefix"
        self._environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(folder),
            "DISPLAY": display,
            "WINEPREFIX": str(self.prefix),
            "WINEDEBUG": "-all",
            # No browser, no .NET, no entries in the menu of this machine.
            "WINEDLLOVERRIDES": "mscoree=;mshtml=;winemenubuilder.exe=",
        }
        self.run("wineboot", "--init")
        self.before = self.files()

    def run(self, *words: str | Path) -> int:
        """Run a program to its end; its exit code."""
        code, _end = [
            subprocess.run(each, env=self._environment, capture_output=True, check=False, timeout=PATIENCE).returncode
            for each in (words, ["wineserver", "--wait"])
        ]
        return code

    def files(self) -> set[str]:
        return tree(self.prefix / "drive_c")

    def registry(self) -> str:
        """The registry of the person, and of the computer, as Wine keeps them on the disk."""
        return "".join((self.prefix / name).read_text("utf-8", "replace") for name in ("user.reg", "system.reg"))

    def traces(self) -> list[str]:
        """What is left of the program: files that were not there, and lines of the registry that name it."""
        name = facts().name.lower()
        files = [path for path in self.files() - self.before if not OF_WINDOWS.match(path)]
        return sorted([*files, *(line for line in self.registry().splitlines() if name in line.lower())])

    def value(self, key: str) -> str:
        """The default value of a key of the person's classes, or nothing."""
        words = ["wine", "reg", "query", rf"HKCU\Software\Classes\{key}", "/ve"]
        said = subprocess.run(words, env=self._environment, capture_output=True, check=False, timeout=PATIENCE).stdout
        found = re.search(r"REG_SZ\s+(.*?)\r?$", said.decode("utf-8", "replace"), re.MULTILINE)
        return found[1] if found else ""

    def profile(self) -> Path:
        """The folder of the person."""
        return next(path for path in (self.prefix / "drive_c" / "users").iterdir() if path.name != "Public")


def prove(job: Job, installer: Path, stand_in: Callable[[Job, Path], Path]) -> list[str]:
    """What both installers have left behind; Unable where one does not do what it should.

    `stand_in` makes the second installer, given the uv.exe that it shall carry.
    """
    with TemporaryDirectory(prefix="monstrarium-wine-") as folder, private_screen() as screen:
        wine = Wine(Path(folder), screen.display)
        check_refusal(wine, installer)
        refused = wine.traces()
        check_installation(wine, stand_in(job, make_stand_ins(job)), job.folder("player"))
        return [*refused, *wine.traces()]


def make_stand_ins(job: Job) -> Path:
    """A program that takes the place of uv.exe and lays another one where uv would lay ours."""
    folder = job.folder("stand-ins")
    app = make_stand_in(job, folder / "app.exe", APP_DOES)
    return make_stand_in(job, folder / "uv.exe", UV_DOES, f"-DAPP={app}")


def make_stand_in(job: Job, made: Path, does: str, *defines: str) -> Path:
    script = made.with_suffix(".nsi")
    script.write_text(STAND_INS.format(does=does), "utf-8")
    job.run("makensis", "-V2", f"-DOUT={made}", *defines, script)
    return made


def check_refusal(wine: Wine, installer: Path) -> None:
    """Where it cannot get a Python, the installer ends with its own code."""
    code = wine.run("wine", installer, "/S")
    if code != GIVEN_UP:
        raise Unable(f"{installer.name} ends with {code} where it cannot get a Python, not with {GIVEN_UP}.")


def check_installation(wine: Wine, installer: Path, folder: Path) -> None:
    """Install, open a match by a double click, install once more as an upgrade does, remove."""
    name, suffix = facts().name, facts().suffix
    home = wine.profile() / "AppData" / "Local" / "Programs" / name
    for _again in range(2):
        if code := wine.run("wine", installer, "/S"):
            raise Unable(f"{installer.name} ends with {code}.")
    shortcut = wine.profile() / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs" / f"{name}.lnk"
    starter = home / "app" / "Scripts" / "monstrarium-app.exe"
    marker = home / "app" / "Lib" / "site-packages" / "monstrarium" / "installed.toml"
    laid = ("match.ico", "LICENSE.txt", "uninstall.exe", f"{name}.ico")
    expected = [starter, marker, shortcut, *(home / file for file in laid)]
    if lacking := [str(path) for path in expected if not path.is_file()]:
        raise Unable(f"After the installation there is no {', no '.join(lacking)}.")
    if left := [path.name for path in home.iterdir() if path.name in ("packages", "cache", "app.old")]:
        raise Unable(f"The installation leaves {', '.join(left)}.")
    check_double_click(wine, folder / f"an evening{suffix}", starter.with_name("opened.txt"))
    if code := wine.run("wine", home / "uninstall.exe", "/S"):
        raise Unable(f"The uninstaller ends with {code}.")


def check_double_click(wine: Wine, match: Path, told: Path) -> None:
    """Do what Windows does with a file: look up its kind, and start what the kind names. This Wine looks elsewhere."""
    match.touch()
    command = wine.value(rf"{wine.value(match.suffix)}\shell\open\command")
    program = re.fullmatch(r'"(.+)" "%1"', command)
    if program is None:
        raise Unable(f"A double click on {match.name} opens nothing: the command is {command!r}.")
    wine.run("wine", program[1], str(match))
    if not told.exists() or match.name not in told.read_text("utf-16-le"):
        raise Unable(f"A double click on {match.name} does not open it.")


def version() -> str:
    return subprocess.run(["wine", "--version"], capture_output=True, text=True, check=True).stdout.strip()
