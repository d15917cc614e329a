"""All matches on the shelf: what lies in the saves folder or was opened from elsewhere, newest first, and what is wrong
with what cannot be read."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from pathlib import Path

from ...engine.plain import Value, digest
from ...language.words import _
from ..atomic import move_to_free, remove, remove_chosen
from ..lock import Lock, lock_of
from ..paths import Places
from .backups import drop_previous, move_previous
from .broken import BrokenMatch
from .header import Header, identity
from .header_lines import read_header

SUFFIX = ".monstrarium"
UNFIT = dict.fromkeys((*range(32), 127, *map(ord, '<>:"/\\|?*')), " ")
"""Signs that some system does not take in a name."""
LONGEST = 120


class Shelved(Value, frozen=True, gc=False):
    """One file on the shelf: its header, or the sentence that says why there is none."""

    path: Path
    header: Header | None
    trouble: str = ""
    thumbnail: Path | None = None


def own_name(path: Path, header: Header) -> str:
    """The name that a person gave the file of a match; empty for the one that `Library.new_path` gives."""
    return "" if path.stem.startswith(fit(header.title, LONGEST)) else path.stem


class Library:
    """The matches of this computer. Reads headers only, so that the shelf opens at once."""

    def __init__(self, places: Places, opened: Callable[[], Iterable[Path]] = tuple) -> None:
        """`opened` lists matches that were opened lately, wherever they lie."""
        self._opened = opened
        self._saves = places.saves
        self._thumbnails = places.cache / "thumbnails"

    def entries(self, limit: int | None = None) -> list[Shelved]:
        """The newest matches, what is broken included."""
        return [self.look(path) for path in self.paths()[:limit]]

    def look(self, path: Path) -> Shelved:
        """One match, wherever it lies."""
        try:
            header = read_header(path)
        except BrokenMatch as error:
            return Shelved(path, None, str(error))
        picture = self.thumbnail(header.id, path)
        return Shelved(path, header, thumbnail=picture if os.path.exists(picture) else None)

    def latest_unfinished(self) -> Shelved | None:
        """What Continue continues."""
        looks: Iterator[Shelved] = map(self.look, self.paths())
        return next((each for each in looks if each.header and not each.header.finished), None)

    def new_path(self, header: Header) -> Path:
        """A path that is free, named by game, seats and date; only public facts."""
        begun = datetime.fromisoformat(header.begun).astimezone().strftime("%Y-%m-%d %H.%M")
        names = ", ".join(seat.name for seat in header.seats)
        room = LONGEST - len(begun.encode()) - 3
        name = f"{fit(f'{header.title} - {names}', room)} - {begun}"
        path = self._saves / f"{name}{SUFFIX}"
        number = 2
        while os.path.lexists(path) or os.path.lexists(lock_of(path)):
            path = self._saves / f"{name} ({number}){SUFFIX}"
            number += 1
        return path

    def thumbnail(self, match_id: str, path: Path) -> Path:
        """Where the picture of a match lies or is to lie: in the cache, showing what an onlooker sees. A copy of the
        match at another path, which may be played on otherwise, has a picture of its own.
        """
        return self._thumbnails / f"{match_id}-{digest(str(path.absolute()))}.png"

    def give_name(self, path: Path, name: str) -> Path:
        """Give a match another name in its folder, and answer with where it lies then. LockedError while it is played;
        OSError where it cannot be, FileExistsError for a name that something has.
        """
        to = path.with_name(f"{fit(name, LONGEST)}{SUFFIX}")
        if to == path:
            return path
        match = identity(path)
        lock = Lock.take(path)
        try:
            move_to_free(path, to)
        finally:
            lock.release()
        move_previous(path, to, match)
        with contextlib.suppress(OSError):
            move_to_free(self.thumbnail(match, path), self.thumbnail(match, to))
        return to

    def remove(self, path: Path) -> None:
        """Take a match off the computer, with its earlier generation and its picture; OSError when it cannot be."""
        match = identity(path)
        remove_chosen(path)
        drop_previous(path, match)
        if match:
            with contextlib.suppress(FileNotFoundError):
                remove(self.thumbnail(match, path))

    def paths(self) -> list[Path]:
        """Where they lie, the newest first; what vanishes meanwhile, or cannot be looked at, is not among them."""
        found = [(changed, path) for path in self._opened() if (changed := self._changed_elsewhere(path))]
        with contextlib.suppress(OSError), os.scandir(self._saves) as files:
            for file in files:
                if file.name.endswith(SUFFIX) and not file.name.startswith("."):
                    with contextlib.suppress(OSError):
                        found.append((file.stat().st_mtime_ns, Path(file.path)))
        return [path for _changed, path in sorted(found, reverse=True)]

    def _changed_elsewhere(self, path: Path) -> int:
        """When a match that does not lie in the saves folder was changed; 0 for all others."""
        with contextlib.suppress(OSError):
            return 0 if path.parent == self._saves else path.stat().st_mtime_ns
        return 0


def fit(name: str, room: int) -> str:
    """A name that every system takes: without signs that some forbid, and not too long in bytes."""
    plain = " ".join(name.translate(UNFIT).split()).strip(" .") or _("Match")
    return plain.encode(errors="ignore")[:room].decode(errors="ignore").strip(" .")
