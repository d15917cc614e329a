"""Disks that are full, slow, read-only or gone, and places where something other than the expected file lies.

Calls of the system are made to fail, each in turn; where disks can be mounted, small ones are used as well.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session
from monstrarium.storage.campaigns import Campaigns
from monstrarium.storage.lock import lock_of
from monstrarium.storage.match_files import journal
from monstrarium.storage.match_files.broken import MatchError
from monstrarium.storage.match_files.header import news_of
from monstrarium.storage.match_files.library import Library
from monstrarium.storage.match_files.match_file import MatchFile
from monstrarium.storage.match_files.reading import read_match
from monstrarium.storage.paths import obstacles, places
from monstrarium.storage.recents import Recents
from monstrarium.storage.settings import Settings, load_settings, save_settings
from tests.support import shelf
from tests.support.hostile import Watch
from tests.support.matches import record_of
from tests.support.mounts import close_for_writing, disk, fill

from .kills import CHANGING, create, wrongs_of
from .surroundings import changed, listed, scatter
from .telling import Tally

REASONS = (errno.ENOSPC, errno.EIO, errno.EROFS, errno.EDQUOT, errno.EACCES, errno.EPERM, errno.ESTALE)
NOBODY = 65534


class Failing:
    """From a given call of the system that changes a disk, so many fail; a failing write still writes a few bytes."""

    def __init__(self, patch: pytest.MonkeyPatch, first: int, calls: int, reason: int) -> None:
        self.failed = 0
        self._first, self._last, self._reason, self._number = first, first + calls, reason, 0
        for name in CHANGING:
            if hasattr(os, name):
                patch.setattr(os, name, self._failing(getattr(os, name), name == "write"))
        patch.setattr(journal, "SYNC", getattr(os, "fdatasync", os.fsync))

    def _failing(self, call: Callable[..., Any], writes: bool) -> Callable[..., Any]:
        def failing(*what: Any, **more: Any) -> Any:
            self._number += 1
            if not self._first <= self._number < self._last:
                return call(*what, **more)
            self.failed += 1
            if writes:
                call(what[0], bytes(what[1])[:7])
            raise OSError(self._reason, os.strerror(self._reason))

        return failing


class Game:
    """A match that is played although the disk fails, and the sentences about that."""

    def __init__(self, path: Path, seed: int) -> None:
        self.path, self.rng = path, Rng(seed)
        self.heard: list[str] = []
        self.file = create(path, "pantry", seed, tell=self.heard.append)
        self.session = Session(shelf.load("pantry").game, self.file.record, self.file)

    def play(self, moves: int) -> None:
        """Make so many moves, and sometimes renew the file or change the seats."""
        for _move in range(moves):
            if self.session.to_act():
                self.session.submit(self.rng.pick(tuple(self.session.offers(self.session.to_act()[0]))))
                self.file.note(news_of(self.session, "somewhere"))
            if not self.rng.below(4):
                self.file.renew()
            if not self.rng.below(6):
                self.file.seat(self.session.record.seats)
            self.file.settle()

    def wrongs(self) -> Iterator[str]:
        """The faults of the match once it is closed on a disk that works."""
        self.file.renew()  # *Try Again* does this, if the match is over before the disk works.
        self.file.settle()
        if not self.file.is_kept:
            yield f"{self.path}: {self.file.unkept} moves are not kept though the disk takes them: {self.file.reason}"
        self.file.close()
        yield from wrongs_of(self.path, len(self.session.record.moves))
        for sentence in self.heard:
            if sentence and not (sentence.endswith(".") and str(self.path) in sentence):
                yield f"{sentence!r} is no sentence about {self.path}"
        if lock_of(self.path).exists():
            yield f"{self.path}: a lock is left"


def refuse(folder: Path, seed: int, count: int) -> list[Tally]:
    """Try all kinds of disks; calls fail `count` times."""
    return [
        failing_calls(folder / "calls", seed, count),
        real_disks(folder / "real", seed),
        strange_places(folder / "places", seed, count),
    ]


def failing_calls(folder: Path, seed: int, count: int) -> Tally:
    """Let some calls in a row fail; once the disk works again, everything that was played is on it."""
    tally, rng = Tally("calls that fail", count), Rng(seed)
    for number in range(count):
        here = folder / str(number)
        here.mkdir(parents=True)
        scatter(here)
        others = listed(here)
        first, calls, reason = 1 + rng.below(90), rng.pick((1, 1, 2, 7, 60)), rng.pick(REASONS)
        with Watch() as watch:
            with pytest.MonkeyPatch.context() as patch:
                failing = Failing(patch, first, calls, reason)
                game = Game(here / "played.monstrarium", seed + number)
                game.play(12)
                _keep_beside(here)
            game.play(1)
            for _time in range(2):  # The second time clears away what the first could not write.
                game.file.seat(game.session.record.seats)
                _keep_beside(here)
            wrongs = [*game.wrongs()]
            wrongs += [f"{each} is left" for each in listed(here) if each.endswith(".new") and each not in others]
            wrongs += [f"{each} was changed" for each in changed(others, listed(here))]
        tally.count("calls failed", failing.failed)
        for wrong in [*wrongs, watch.trace] if watch.trace else wrongs:
            tally.fault(f"{calls} from call {first}, {os.strerror(reason)}: {wrong}")
        tally.step()
    return tally


def _keep_beside(folder: Path) -> None:
    """Write settings, recents and a campaign; each works or gives a sentence."""
    recents = Recents(folder / "recent.json")
    recents.add(folder / "x.monstrarium")
    for sentence in (save_settings(folder / "settings.ini", Settings(scheme="dark")), recents.write()):
        assert not sentence or sentence.endswith("."), sentence
    with contextlib.suppress(MatchError):
        campaigns = Campaigns(folder / "campaigns")
        seats = record_of(shelf.load("cybo"), 1, 2).seats
        made = [kept.path for kept in campaigns.entries()] or [campaigns.begin("hybrid", "HYBRID", seats, {}, 9)]
        for path in made:
            campaigns.expect(path, os.urandom(8).hex())


# ---- small disks


def real_disks(folder: Path, seed: int) -> Tally:
    """Play on small disks that are filled, made read-only or taken away in the middle of a match."""
    kinds = (_full, _closed, _taken_away, _without_files, _slow)
    tally = Tally("disks", len(kinds))
    for kind in kinds:
        path = folder / kind.__name__.strip("_")
        path.mkdir(parents=True)
        with Watch() as watch:
            try:
                for wrong in kind(path, seed):
                    tally.fault(f"{kind.__name__}: {wrong}")
            except pytest.skip.Exception as skipped:
                print(f"{kind.__name__} is left out: {skipped}")
                continue
        if watch.trace:
            tally.fault(f"{kind.__name__}: {watch.trace}")
        tally.step()
    return tally


def _full(folder: Path, seed: int) -> Iterator[str]:
    """A disk that is full, and later is not."""
    with disk(folder, 512) as there:
        game = Game(there / "a.monstrarium", seed)
        game.play(10)
        ballast = fill(there)
        for _time in range(60):  # The rest of a file's last block is room for some moves.
            game.play(1)
        if game.file.is_kept or not any("No space left" in each for each in game.heard):
            yield "nobody was told that the disk is full"
        ballast.unlink()
        game.play(1)
        yield from game.wrongs()


def _without_files(folder: Path, seed: int) -> Iterator[str]:
    """A disk on which no new file can be made, but existing ones can grow."""
    with disk(folder, 512, files=16) as there:
        game = Game(there / "a.monstrarium", seed)
        game.play(5)
        made = []
        with contextlib.suppress(OSError):
            for number in range(99):
                (there / str(number)).touch()
                made.append(there / str(number))
        game.play(8)
        if (kept := len(read_match(game.path, shelf.load)[1].moves)) != len(game.session.record.moves):
            yield f"{kept} moves are kept where lines could be added"
        for path in made:
            path.unlink()
        game.play(1)
        yield from game.wrongs()


def _closed(folder: Path, seed: int) -> Iterator[str]:
    """A disk that becomes read-only while a match is played; the match can be watched there, and goes on elsewhere."""
    with disk(folder / "disk", 512) as there:
        game = Game(there / "a.monstrarium", seed)
        game.play(10)
        before = len(game.session.record.moves)
        _let_go_of_files(game)
        close_for_writing(there)
        game = _resumed(game.path)
        if not game.file.read_only:
            yield "a match on a disk that is closed can be played"
        game.play(3)
        game.file.save_as(folder / "b.monstrarium")
        game.file.close()
        if len(read_match(game.path, shelf.load)[1].moves) != before:
            yield "a match that could only be watched was changed"
    yield from wrongs_of(folder / "b.monstrarium", before)


def _let_go_of_files(game: Game) -> None:
    """Close open files: a disk with a file open for writing cannot be made read-only."""
    game.file.close()


def _resumed(path: Path) -> Game:
    game = Game.__new__(Game)
    game.path, game.rng, game.heard = path, Rng(1), []
    game.file = MatchFile.resume(path, shelf.load, game.heard.append)
    game.session = Session(shelf.load("pantry").game, game.file.record, game.file)
    return game


def _taken_away(folder: Path, seed: int) -> Iterator[str]:
    """A disk that is replaced by another one."""
    with disk(folder, 512) as there:
        game = Game(there / "a.monstrarium", seed)
        game.play(10)
        subprocess.run(["umount", "--lazy", there], check=True)
        game.play(5)
        with disk(folder, 512):
            game.play(3)
            yield from game.wrongs()
        subprocess.run(["mount", "-t", "tmpfs", "none", there], check=True)  # There is a disk to take away at the end.


def _slow(folder: Path, seed: int) -> Iterator[str]:
    """A disk that writes only when it is let: play does not wait, and everything is written in the end."""
    let = threading.Event()
    with pytest.MonkeyPatch.context() as patch:
        game = Game(folder / "a.monstrarium", seed)
        game.play(3)
        real = journal.SYNC
        patch.setattr(journal, "SYNC", lambda handle: (let.wait(), real(handle)))
        try:
            for _move in range(20):
                if game.session.to_act():
                    game.session.submit(game.session.offers(game.session.to_act()[0])[0])
            if game.file.settle(0):
                yield "a slow disk has everything at once"
        finally:
            let.set()
        yield from game.wrongs()


# ---- obstacles


def _link(place: Path, precious: Path) -> None:
    place.symlink_to(precious)


def _dangling(place: Path, _precious: Path) -> None:
    place.symlink_to(place.with_name("nothing"))


def _circle(place: Path, _precious: Path) -> None:
    place.symlink_to(place.name)


def _pipe(place: Path, _precious: Path) -> None:
    os.mkfifo(place)


def _folder(place: Path, _precious: Path) -> None:
    place.mkdir()


def _device(place: Path, _precious: Path) -> None:
    place.symlink_to("/dev/zero")


def _second_name(place: Path, precious: Path) -> None:
    os.link(precious, place)


def _foreign(place: Path, _precious: Path) -> None:
    place.write_bytes(b"precious\n" * 20)


def _of_somebody_else(place: Path, _precious: Path) -> None:
    place.write_bytes(b"12345")
    if os.geteuid() == 0:
        os.chown(place, NOBODY, NOBODY)


def _forbidden(place: Path, _precious: Path) -> None:
    place.write_bytes(b"precious")
    place.chmod(0)


OBSTACLES = (_link, _dangling, _circle, _pipe, _folder, _device, _second_name, _foreign, _of_somebody_else, _forbidden)
PLACES = (
    *("played.monstrarium", ".played.monstrarium.lock", "backups", "backups/played.monstrarium~", "settings.ini"),
    *("recent.json", "campaigns", "campaigns/a.campaign", "saves", "played.monstrarium.damaged-1"),
    *("campaigns/.a.campaign.lock", "settings.ini.broken", "recent.json.broken"),
)


def strange_places(folder: Path, seed: int, count: int) -> Tally:
    """Put something else where the program writes: `count` of all pairs of a place and an obstacle are tried."""
    pairs = [(place, obstacle) for place in PLACES for obstacle in OBSTACLES]
    Rng(seed).shuffle(pairs)
    tally = Tally("strange places", min(count, len(pairs)))
    for place, obstacle in pairs[:count]:
        here = folder / f"{place.replace('/', '-')}{obstacle.__name__}"
        with Watch() as watch:
            for wrong in _in_the_way(here, place, obstacle, seed):
                tally.fault(f"{obstacle.__name__} at {place}: {wrong}")
        if watch.trace:
            tally.fault(f"{obstacle.__name__} at {place}: {watch.trace}")
        tally.step()
    return tally


def _in_the_way(here: Path, place: str, obstacle: Callable[[Path, Path], None], seed: int) -> Iterator[str]:
    here.mkdir(parents=True)
    path, precious = here / "played.monstrarium", here.with_name(f"{here.name}.precious")
    precious.write_bytes(b"precious " * 100)
    if place != path.name:
        create(path, "pantry", seed).close()
        if "damaged" in place:
            path.write_bytes(path.read_bytes() + b"nonsense\n")
    if place != "campaigns":
        campaigns = Campaigns(here / "campaigns")
        made = campaigns.begin("hybrid", "HYBRID", record_of(shelf.load("cybo"), 1, 2).seats, {}, 9)
        if not place.endswith("a.campaign"):
            made.rename(made.with_name("a.campaign"))
    if place.endswith(".broken"):
        (here / place.removesuffix(".broken")).write_bytes(b"\xff nonsense")
    (here / place).parent.mkdir(exist_ok=True)
    obstacle(here / place, precious)
    before, lying = precious.read_bytes(), _lying(here / place)
    _use_all(here, path, seed)
    if precious.read_bytes() != before:
        yield "what a link leads to was changed"
    settled = place in ("settings.ini", "recent.json")
    if lying != _lying(here / place) and not (settled and lying in _all_lying(here, place)):
        yield f"{lying} has become {_lying(here / place)}"


def _lying(path: Path) -> tuple[int, int] | None:
    """The number and the kind of the file at a path."""
    try:
        facts = os.lstat(path)
    except OSError:
        return None
    return facts.st_ino, stat.S_IFMT(facts.st_mode)


def _all_lying(here: Path, place: str) -> list[tuple[int, int] | None]:
    """The numbers and kinds of the files that were put aside."""
    return [_lying(path) for path in here.glob(f"{place}.broken*")]


def _use_all(here: Path, path: Path, seed: int) -> None:
    """Use everything of the program that handles files; each works or gives a sentence."""
    where = places(here)
    for sentence in obstacles(where):
        assert sentence.endswith("."), sentence
    Library(where, Recents(here / "recent.json").paths).entries()
    for play in (_play_new, _play_on):
        with contextlib.suppress(MatchError):
            play(path, seed)
    for _time in range(2):
        settings, sentence = load_settings(here / "settings.ini")
        assert not sentence or sentence.endswith("."), sentence
        recents = Recents(here / "recent.json")
        recents.add(path)
        for sentence in (save_settings(here / "settings.ini", settings), recents.write()):
            assert not sentence or sentence.endswith("."), sentence
    campaigns = Campaigns(here / "campaigns")
    for kept in campaigns.entries():
        with contextlib.suppress(MatchError):
            campaigns.expect(kept.path, "0123456789abcdef")


def _play_new(path: Path, seed: int) -> None:
    game = Game(path, seed)
    game.play(3)
    game.file.close()


def _play_on(path: Path, _seed: int) -> None:
    game = _resumed(path)
    game.play(3)
    game.file.close()
    with contextlib.suppress(OSError):
        Library(places(path.parent)).remove(path)
