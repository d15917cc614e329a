"""Starts an installed program on a private screen, times its first painted window, and watches two bots play.

The program gets a match file in which both seats are bots and no move is made. It opens the file as a double click
does, its bots share their decisions among processes, and their moves are read back from the disk. What is started is
the installed program alone: it finds nothing of this checkout.
"""

from __future__ import annotations

import contextlib
import os
import platform
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from monstrarium.cli.bench.screen import Screen, private_screen
from monstrarium.engine.record import SeatInfo
from monstrarium.games import load
from monstrarium.storage.match_files.reading import read_match
from monstrarium.ui.match.match import begin
from monstrarium.ui.support import log_file
from packages.job import Job, Proof, Unable
from packages.processes import Program, check_processes, check_sharing, processor_time, thinkers

MOVES = 5
GAME, BOT = "xybrid", "expert"
"""What is played by whom: from the first move on, these bots share their decisions among processes."""
STARTS = 4
"""How often the shelf is opened; the first start draws pictures for later ones, and the best of all counts."""
PATIENCE = 120.0
NAME = "two-bots.monstrarium"
DATA = "data"
PATH = "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
"""Where a desktop looks for programs."""


class Installed(NamedTuple):
    """A program that was installed."""

    command: Sequence[str]
    """What starts it, before its own arguments."""
    folder: Path
    """A folder of this machine in which the program may write."""
    seen_as: Path | None = None
    """The same folder as the program names it, if it lives in another root."""
    environment: Mapping[str, str] = {}
    """More variables for it, or others."""

    def named(self, path: Path) -> str:
        """A path below the folder as the program names it."""
        return str((self.seen_as or self.folder) / path.relative_to(self.folder))


class Running(NamedTuple):
    """A program that was started, and the file with what it writes to its standard error."""

    process: subprocess.Popen[bytes]
    errors: Path


class Opening(NamedTuple):
    """How long the shelf took to be painted, in milliseconds."""

    painted: float
    """On the clock, from the start of the program on."""
    computed: float
    """Of the processor; other programs on the machine hardly change it."""


UNTIMED = Opening(0, 0)


class Played(NamedTuple):
    """How two bots played."""

    moves: int
    seconds: int = 0
    """From the start of the program to the last of these moves; 0 if it was not measured."""
    processes: int = 0
    """How many processes shared their decisions; 0 if that was not looked at."""


class Seen(NamedTuple):
    """What an installed program did."""

    opening: Opening
    played: Played


NOT_STARTED = Seen(UNTIMED, Played(0))


def see(installed: Installed) -> Seen:
    """Have work done without a window, open the shelf a few times and a match of two bots once; Unable if one fails."""
    check_processes(without_window(installed))
    openings = [open_shelf(installed) for _start in range(STARTS)]
    best = Opening(min(each.painted for each in openings), min(each.computed for each in openings))
    return Seen(best, play(installed))


def open_shelf(installed: Installed) -> Opening:
    with private_screen() as screen:
        begun = time.perf_counter()
        with started(installed, screen) as program:
            wait(program, screen.is_painted, "shows no painted window")
            return Opening((time.perf_counter() - begun) * 1e3, processor_time(program.process.pid) * 1e3)


def without_window(installed: Installed) -> Program:
    """The same program with a new folder for what it makes."""
    folder = installed.folder / "studies"
    folder.mkdir()
    folder.chmod(0o777)
    return Program(installed.command, environment_of(installed), installed.named(folder))


def play(installed: Installed) -> Played:
    """Let two bots play in the window; Unable if they do not, or if they do not share their decisions."""
    path = installed.folder / NAME
    new_match(path)
    with private_screen() as screen, started(installed, screen, installed.named(path)) as program:
        begun = time.monotonic()
        wait(program, lambda: moves_in(path) >= MOVES, f"does not make {MOVES} moves", every=0.1)
        seconds = round(time.monotonic() - begun)
        processes = check_sharing(thinkers(program.process.pid))
        check_log(installed.folder / DATA)
    return Played(moves_in(path), seconds, processes)


def check_log(data: Path) -> None:
    """Refuse a program whose bots fail and do something at random, or lose their process; its log says so."""
    told = (data / "logs" / log_file.NAME).read_text("utf-8").splitlines()
    if errors := [line for line in told if " ERROR " in line]:
        raise Unable("The log of the installed program tells of errors:\n" + "\n".join(errors))


def new_match(path: Path) -> None:
    """Write a match file in which two bots sit and nothing has happened."""
    path.unlink(missing_ok=True)
    seats = (SeatInfo("Ada", BOT, 0), SeatInfo("Bob", BOT, 1))
    troubles: list[str] = []
    begin(load(GAME), seats, {}, 7, lambda _header: path, troubles.append).file.close()
    if troubles:
        raise Unable(troubles[0])
    path.chmod(0o666)


def moves_in(path: Path) -> int:
    _header, record, _trouble = read_match(path, load)
    return len(record.line())


@contextlib.contextmanager
def started(installed: Installed, screen: Screen, *words: str) -> Iterator[Running]:
    """Run the program during the `with` block; whatever it started ends with it."""
    data = installed.folder / DATA
    data.mkdir(exist_ok=True)
    data.chmod(0o777)
    errors = installed.folder / "errors.txt"
    with errors.open("wb") as said:
        program = subprocess.Popen(
            [*installed.command, "--data-dir", installed.named(data), *words],
            env=environment_of(installed, screen.display),
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
            start_new_session=True,
        )
    try:
        yield Running(program, errors)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGTERM)
        try:
            program.wait(5)
        except subprocess.TimeoutExpired:
            os.killpg(program.pid, signal.SIGKILL)
            program.wait()


def environment_of(installed: Installed, display: str = "") -> dict[str, str]:
    """What a desktop gives to every program, and nothing of this checkout or of the person who runs the proof."""
    home = installed.named(installed.folder)
    return {
        "PATH": PATH,
        "HOME": home,
        "XDG_RUNTIME_DIR": home,
        "LANG": "C.UTF-8",
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        **installed.environment,
    }


def wait(program: Running, seen: Callable[[], bool], otherwise: str, every: float = 0.002) -> None:
    """Wait until something is seen; Unable with what the program said if it ends, or takes too long."""
    begun = time.monotonic()
    while not seen():
        ended = program.process.poll() is not None
        if ended or time.monotonic() - begun > PATIENCE:
            how = f"ends with {program.process.returncode} and " if ended else f"after {PATIENCE:.0f} seconds "
            raise Unable(f"The installed program {how}{otherwise}:\n{program.errors.read_text('utf-8', 'replace')}")
        time.sleep(every)


def proof(job: Job, system: str, file: Path, seen: Seen, left: Sequence[str]) -> Proof:
    """The proof as it is noted, with the day and the machine."""
    return Proof(
        package=job.package,
        system=system,
        file=file.name,
        size=file.stat().st_size,
        painted_ms=round(seen.opening.painted),
        processor_ms=round(seen.opening.computed),
        moves=seen.played.moves,
        moves_s=seen.played.seconds,
        processes=seen.played.processes,
        removal=f"leaves {', '.join(left)}" if left else "without a trace",
        date=datetime.now(UTC).date().isoformat(),
        machine=machine(),
    )


def machine() -> str:
    """This machine in a few words: what runs on it, how many processors it has, and how many programs want them."""
    load = f", load {os.getloadavg()[0]:.0f}" if hasattr(os, "getloadavg") else ""
    return f"{system_of(Path('/'))}, {os.cpu_count()} processors {platform.machine()}{load}"


def system_of(root: Path) -> str:
    """The name of the system below a root, as its own files say it."""
    try:
        return platform_name((root / "etc" / "os-release").read_text("utf-8"))
    except FileNotFoundError:
        return platform.system()


def platform_name(text: str) -> str:
    """The name in the text of an os-release file."""
    named = [line.partition("=")[2].strip('"') for line in text.splitlines() if line.startswith("PRETTY_NAME=")]
    return named[0] if named else "Linux"


def tree(root: Path, skipped: Sequence[Path] = ()) -> set[str]:
    """The paths of all files and folders below a root, without those below the skipped folders."""
    found: set[str] = set()
    for folder, folders, files in os.walk(root):
        here = Path(folder)
        folders[:] = [name for name in folders if here / name not in skipped]
        found.update(str((here / name).relative_to(root)) for name in [*folders, *files])
    return found
