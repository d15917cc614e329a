"""Programs that play are killed, at a call of the system or at any time; the moves they reported as saved are there.

A player runs in a process of its own, forked, so that hundreds of kills take little time. It plays, takes back, writes
anew, copies, changes seats, settings, recents and a campaign, and says after every write how much of the match is kept.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import select
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from monstrarium.engine.record import Codec, Record
from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session
from monstrarium.storage.campaigns import Campaigns, read_campaign
from monstrarium.storage.lock import lock_of
from monstrarium.storage.match_files import journal
from monstrarium.storage.match_files.broken import MatchError
from monstrarium.storage.match_files.header import fresh_header, news_of
from monstrarium.storage.match_files.library import Library
from monstrarium.storage.match_files.match_file import MatchFile
from monstrarium.storage.match_files.reading import read_match, tampering
from monstrarium.storage.paths import places
from monstrarium.storage.recents import Recents
from monstrarium.storage.settings import LastSetup, Settings, load_settings, save_settings
from tests.support import shelf
from tests.support.matches import record_of

from .surroundings import changed, listed, scatter
from .telling import Tally

GAMES = ("cybo", "xybrid", "pantry", "androids", "xenoshyft")
MOVES = 90
"""The length of a match, after which another one begins."""
CALLS = 160
"""The number of calls within which a player is killed."""
CHANGING = (
    *("write", "ftruncate", "fsync", "fdatasync", "replace", "rename", "link", "unlink"),
    *("fchmod", "fchown", "mkdir"),
)
FAILED = 70
"""The exit code of a player that has failed."""


class Doom:
    """Kills this process at a call that changes the disk: before it, after it, or in the middle of a write."""

    def __init__(self, call: int, how: int) -> None:
        self._left = call
        self._how = how
        self.write = os.write

    def set(self) -> None:
        """Begin to count calls."""
        for name in CHANGING:
            if hasattr(os, name):
                vars(os)[name] = self._counted(getattr(os, name), name == "write")
        vars(journal)["SYNC"] = getattr(os, "fdatasync", os.fsync)
        real = os.open

        def counted(path: Any, flags: int, *rest: Any, **more: Any) -> int:
            if not flags & (os.O_WRONLY | os.O_RDWR):
                return real(path, flags, *rest, **more)
            return self._counted(real, False)(path, flags, *rest, **more)

        vars(os)["open"] = counted

    def _counted(self, call: Callable[..., Any], writes: bool) -> Callable[..., Any]:
        def counted(*what: Any, **more: Any) -> Any:
            self._left -= 1
            if self._left:
                return call(*what, **more)
            if self._how == 1:
                call(*what, **more)
            if self._how == 2 and writes:
                call(what[0], bytes(what[1])[: len(what[1]) // 2])
            return os.kill(os.getpid(), signal.SIGKILL)

        return counted


def digest_of_moves(record: Record, codec: Codec[Any], moves: int) -> str:
    """A digest of the first moves."""
    lines = b"".join(codec.write(move) for move in record.moves[:moves])
    return hashlib.sha256(lines).hexdigest()[:16]


def wrongs_of(path: Path, moves: int) -> Iterator[str]:
    """The faults of a match that has saved so many moves, as `monstrarium verify` finds them."""
    try:
        _header, record, damage = read_match(path, shelf.load)
    except MatchError as error:
        yield str(error)
        return
    if damage or (damage := tampering(shelf.load(record.game).game, record, path)):
        yield damage
    if len(record.moves) < moves:
        yield f"{path}: {len(record.moves)} of {moves} moves are left"


def create(
    path: Path, key: str, seed: int, bots: tuple[int, ...] = (), tell: Callable[[str], None] = print
) -> MatchFile:
    """A new match in a file."""
    kit = shelf.load(key)
    record = record_of(kit, seed, bots=bots)
    header = fresh_header(record, kit.game.info.title, kit.content)
    return MatchFile.create(path, header, record, Codec(kit.game), tell)


class Player:
    """Plays one match, and meanwhile does everything that the program does with files."""

    def __init__(self, folder: Path, key: str, seed: int, say: Callable[[bytes], object]) -> None:
        self._folder, self._path, self._say = folder, folder / "played.monstrarium", say
        self._rng = Rng(seed)
        self._kit = shelf.load(key)
        self._file = self._resume() if self._path.exists() else create(self._path, key, seed)
        self._session = Session(self._kit.game, self._file.record, self._file)
        self._codec = Codec(self._kit.game)

    def _resume(self) -> MatchFile:
        file = MatchFile.resume(self._path, shelf.load, print)
        assert not file.read_only, file.read_only
        assert not file.trouble, file.trouble
        return file

    def play(self) -> None:
        """Play until the match is long enough, or the process is killed."""
        while self._session.to_act() and len(self._session.record.moves) < MOVES:
            self._do(self._rng.below(30))
            if not self._rng.below(2):
                self.tell()
        self._file.close()

    def tell(self) -> None:
        """Report how many moves are on the disk, if all are."""
        self._file.settle()
        if self._file.is_kept:
            moves = len(self._session.record.moves)
            self._say(f"{moves} {digest_of_moves(self._session.record, self._codec, moves)}\n".encode())

    def _do(self, what: int) -> None:
        session, file, rng = self._session, self._file, self._rng
        match what:
            case 0:
                session.undo()
            case 1:
                session.redo()
            case 2:
                file.renew()
            case 3:
                seats = session.record.seats
                file.seat((seats[0].lend("" if seats[0].bot else "easy"), *seats[1:]))
            case 4:
                file.close()
                self._file = self._resume()
                self._session = Session(self._kit.game, self._file.record, self._file)
            case 5:
                session.play_on(rng.below(len(session.record.moves) + 1))
            case 6 | 7 | 8 | 9:
                self._keep_beside(what)
            case _:
                session.submit(rng.pick(tuple(session.offers(session.to_act()[0]))))
                file.note(news_of(session, "somewhere"))

    def _keep_beside(self, what: int) -> None:
        """Write one of the files beside matches."""
        folder, record = self._folder, self._session.record
        match what:
            case 6:
                self._file.save_as(folder / "copy.monstrarium")
            case 7:
                setup = LastSetup(record.seats, dict(record.options))
                save_settings(folder / "settings.ini", Settings().remember(f"game{self._rng.below(9)}", setup))
            case 8:
                recents = Recents(folder / "recent.json")
                recents.add(self._path)
                recents.write()
            case _:
                for path in (folder / "campaigns").glob("*.campaign"):
                    Campaigns(path.parent).expect(path, f"{self._rng.next():016x}")


@contextlib.contextmanager
def forked(work: Callable[[int], object]) -> Iterator[tuple[int, int]]:
    """A process that does `work` and writes to the pipe that it gets; its number, and the pipe to read from."""
    heard, said = os.pipe()
    sys.stdout.flush(), sys.stderr.flush()
    child = os.fork()
    if not child:
        code = FAILED
        try:
            os.close(heard)
            work(said)
            code = 0
        except BaseException:  # noqa: BLE001 - it is another process, and whoever waits for it is told.
            os.write(2, traceback.format_exc().encode())
        finally:
            os._exit(code)
    os.close(said)
    try:
        yield child, heard
    finally:
        os.close(heard)


def hear(heard: int, seconds: float | None) -> bytes:
    """The next words of the process; empty if it has ended, or says nothing for so long."""
    return os.read(heard, 1 << 16) if select.select([heard], [], [], seconds)[0] else b""


class Killing:
    """One folder in which match after match is played, and every player killed."""

    def __init__(self, folder: Path, seed: int, tally: Tally) -> None:
        self._folder, self._path = folder, folder / "played.monstrarium"
        self._rng, self._tally = Rng(seed), tally
        self._key = GAMES[0]
        self._acknowledged, self._digest = 0, ""
        self._matches = 0
        folder.mkdir(parents=True)
        Campaigns(folder / "campaigns").begin("hybrid", "HYBRID", record_of(shelf.load("cybo"), 1, 2).seats, {}, 9)
        scatter(folder)
        self._others = {name: facts for name, facts in listed(folder).items() if not name.startswith("campaigns/")}

    def kill(self) -> None:
        """Start a player, kill it, and check the folder."""
        rng = self._rng
        if not self._path.exists():
            self._key = rng.pick(GAMES)
            self._acknowledged, self._digest = 0, ""
        seed, at_call = rng.next() >> 1, rng.below(2)
        doom = Doom(1 + rng.below(CALLS) if at_call else 0, rng.below(3))
        patience, jitter = rng.below(40), rng.below(4000) / 1e6

        def work(said: int) -> None:
            real = os.write
            if at_call:
                doom.set()
            Player(self._folder, self._key, seed, lambda words: real(said, words)).play()

        with forked(work) as (child, heard):
            words = self._listen(child, heard, None if at_call else patience, jitter)
            _child, status = os.waitpid(child, 0)
            while more := hear(heard, 0):
                words += more
        killed = os.WIFSIGNALED(status)
        self._tally.count("killed at a call" if at_call else "killed at any time", killed)
        if not killed and os.WEXITSTATUS(status):
            self._tally.fault(f"{self._key}: a player stumbled, seed {seed}")
        for line in words.decode().splitlines():
            moves, self._digest = line.split()
            self._acknowledged = int(moves)
        self._check(f"{self._key}, seed {seed}, {'call' if at_call else 'time'}")
        if killed:
            self._tally.step()

    def _listen(self, child: int, heard: int, patience: int | None, jitter: float) -> bytes:
        words = b""
        while patience is None or words.count(b"\n") <= patience:
            more = hear(heard, None)
            if not more:
                return words
            words += more
        select.select([], [], [], jitter)
        os.kill(child, signal.SIGKILL)
        return words

    def _check(self, what: str) -> None:
        for wrong in self._wrongs():
            self._tally.fault(f"{what}: {wrong}")
        if self._path.exists():
            self._go_on(what)

    def _wrongs(self) -> Iterator[str]:
        """The faults of the folder right after a kill."""
        if gone := changed(self._others, listed(self._folder)):
            yield f"somebody else's files were changed: {gone}"
        for path in (self._folder / "campaigns").glob("*.campaign"):
            try:
                read_campaign(path)
            except MatchError as error:
                yield str(error)
        if trouble := load_settings(self._folder / "settings.ini")[1]:
            yield trouble
        if not self._path.exists():
            if self._acknowledged:
                yield f"{self._acknowledged} moves are gone with their file"
            return
        yield from wrongs_of(self._path, self._acknowledged)
        shelved = Library(places(self._folder)).look(self._path)
        if shelved.header is None:
            yield shelved.trouble

    def _go_on(self, what: str) -> None:
        """Play on in another process, which finds everything, loses nothing and clears away leftovers."""
        try:
            record = read_match(self._path, shelf.load)[1]
            codec = Codec(shelf.load(self._key).game)
            if self._digest and digest_of_moves(record, codec, self._acknowledged) != self._digest:
                self._tally.fault(f"{what}: the moves are others than those that were kept")
            if not self._rng.below(3):
                return  # Sometimes the next player is killed as well before the leftovers are cleared away.
            file = MatchFile.resume(self._path, shelf.load, print)
            session = Session(shelf.load(self._key).game, file.record, file)
            if wrong := file.trouble or file.read_only or session.drift:
                self._tally.fault(f"{what}: {wrong}")
            if session.to_act():
                session.submit(session.offers(session.to_act()[0])[0])
            file.note(news_of(session, "on"))
            file.save_as(self._folder / "copy.monstrarium")
            file.close()
            save_settings(self._folder / "settings.ini", Settings())
            recents = Recents(self._folder / "recent.json")
            recents.add(self._path)
            recents.write()
            for path in (self._folder / "campaigns").glob("*.campaign"):
                Campaigns(path.parent).expect(path, f"{self._rng.next():016x}")
        except (MatchError, OSError) as error:
            self._tally.fault(f"{what}: {error}")
            return
        after = read_match(self._path, shelf.load)[1]
        self._acknowledged, self._digest = len(after.moves), digest_of_moves(after, codec, len(after.moves))
        if left := self._left_over():
            self._tally.fault(f"{what}: {left} pile up")
        if not session.to_act() or len(after.moves) >= MOVES:
            self._matches += 1
            self._tally.count("matches played through")
            self._path.unlink()
            (self._folder / "backups" / "played.monstrarium~").unlink(missing_ok=True)

    def _left_over(self) -> list[str]:
        """Files in the folder that are neither somebody else's nor the program's."""
        wanted = {
            "played.monstrarium",
            "backups/played.monstrarium~",
            "copy.monstrarium",
            "settings.ini",
            "recent.json",
        }
        found = {name for name in listed(self._folder) if not name.endswith(".campaign")}
        return sorted(found - wanted - {*self._others})


def kill_players(folder: Path, seed: int, count: int) -> Tally:
    """Kill so many programs that play without a window."""
    tally = Tally("kills of players", count)
    if not hasattr(os, "fork"):
        print("This system cannot fork; no player is killed.")
        return tally
    for key in GAMES:
        shelf.load(key)
    killing = Killing(folder, seed, tally)
    while tally.done < count:
        killing.kill()
    return tally


# ---- several programs at one match


def rivals(folder: Path, seed: int, rounds: int, programs: int = 4) -> Tally:
    """Several programs want one match at once, and some are killed: one at a time writes, and no saved move is lost."""
    tally = Tally("rivals", rounds)
    if not hasattr(os, "fork"):
        print("This system cannot fork; nobody has a rival.")
        return tally
    folder.mkdir(parents=True)
    rng = Rng(seed)
    for number in range(rounds):
        path = folder / f"{number}.monstrarium"
        create(path, "pantry", number).close()
        _contend(path, rng, programs, tally)
        tally.step()
    return tally


def _contend(path: Path, rng: Rng, programs: int, tally: Tally) -> None:
    log = os.open(path.with_suffix(".log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    with contextlib.ExitStack() as stack:
        children = []
        for _number in range(programs):
            work = partial(_rival, path, rng.next(), log)
            children.append(stack.enter_context(forked(work))[0])
        doomed = children[0] if not rng.below(2) else 0
        if doomed:
            select.select([], [], [], rng.below(60_000) / 1e6)
            os.kill(doomed, signal.SIGKILL)
        for child in children:
            status = os.waitpid(child, 0)[1]
            if child != doomed and status:
                tally.fault(f"{path}: a rival stumbled")
    os.close(log)
    wrote, kept = 0, 0
    for line in path.with_suffix(".log").read_text().splitlines():
        who, what, moves = line.split()
        if what == "begins":
            if wrote not in (0, doomed):
                tally.fault(f"{path}: {who} writes while {wrote} does")
            if int(moves) < kept:
                tally.fault(f"{path}: {who} finds {moves} of {kept} moves")
            wrote = int(who)
            tally.count("turns at writing")
        elif what == "refused":
            tally.count("refusals")
        else:
            kept = int(moves)
            wrote = 0 if what == "ends" else wrote
    for wrong in wrongs_of(path, kept):
        tally.fault(wrong)
    if lock_of(path).exists() and not doomed:
        tally.fault(f"{path}: a lock is left")


def _rival(path: Path, seed: int, log: int, _said: int) -> None:
    """A program that opens the match again and again, and plays a little whenever it gets it."""
    rng, me = Rng(seed), os.getpid()

    def say(what: str, moves: int) -> None:
        os.write(log, f"{me} {what} {moves}\n".encode())

    for _time in range(8):
        try:
            file = MatchFile.resume(path, shelf.load, print)
        except MatchError:
            say("refused", 0)
            os.sched_yield()
            continue
        session = Session(shelf.load("pantry").game, file.record, file)
        say("begins", len(session.record.moves))
        for _move in range(rng.below(5)):
            if session.to_act():
                session.submit(rng.pick(tuple(session.offers(session.to_act()[0]))))
            file.settle()
            if file.is_kept:
                say("keeps", len(session.record.moves))
        say("ends", len(session.record.moves))
        file.close()
