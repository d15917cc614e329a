"""The list of all matches: those in the saves folder and those that were opened from elsewhere, newest first."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from pathlib import Path

from ...engine.plain import Value, digest
from ...engine.record import SeatInfo
from ...language.words import _
from ..atomic import move_to_free, remove, remove_chosen
from ..lock import Lock, lock_of
from ..paths import Folders
from .backups import drop_previous, move_previous
from .broken import BrokenMatch
from .header import Header, identity
from .header_lines import read_header

SUFFIX = ".monstrarium"
UNFIT = dict.fromkeys((*range(32), 127, *map(ord, '<>:"/\\|?*')), " ")
"""Characters that some systems do not allow in a file name."""
LONGEST = 120


class ListedMatch(Value, frozen=True, gc=False):
    """One match file in the list: its header, or a sentence that says why it cannot be read."""

    path: Path
    header: Header | None
    trouble: str = ""
    thumbnail: Path | None = None


def own_name(path: Path, header: Header) -> str:
    """The name that a person gave to a match file; empty for a name made by `Library.new_path`."""
    return "" if path.stem.startswith(fit(header.title, LONGEST)) else path.stem


class Library:
    """The matches of this computer. Only headers are read."""

    def __init__(self, places: Folders, opened: Callable[[], Iterable[Path]] = tuple) -> None:
        """`opened` returns the paths of matches that were opened lately, in any folder."""
        self._opened = opened
        self._saves = places.saves
        self._thumbnails = places.cache / "thumbnails"

    def entries(self, limit: int | None = None) -> list[ListedMatch]:
        """The newest matches, those that cannot be read included."""
        return [self.look(path) for path in self.paths()[:limit]]

    def look(self, path: Path) -> ListedMatch:
        """One match, in any folder."""
        try:
            header = read_header(path)
        except BrokenMatch as error:
            return ListedMatch(path, None, str(error))
        picture = self.thumbnail(header.id, path)
        return ListedMatch(path, header, thumbnail=picture if os.path.exists(picture) else None)

    def latest_unfinished(self) -> ListedMatch | None:
        """The newest match that is not over, for Continue; None if there is none."""
        looks: Iterator[ListedMatch] = map(self.look, self.paths())
        return next((each for each in looks if each.header and not each.header.finished), None)

    def new_path(self, header: Header) -> Path:
        """A free path in the saves folder, named by game, seats and date."""
        return free_path(self._saves, header.title, header.seats, header.begun, SUFFIX)

    def thumbnail(self, match_id: str, path: Path) -> Path:
        """The path of the picture of a match in the cache, which shows what an onlooker sees.

        It depends on the path too, because a copy of the match may be played on differently.
        """
        return self._thumbnails / f"{match_id}-{digest(str(path.absolute()))}.png"

    def give_name(self, path: Path, name: str) -> Path:
        """Rename a match in its folder; its new path.

        LockedError while it is played, FileExistsError if the name is taken, OSError for other failures.
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
        """Remove a match, its backup and its picture; OSError if that failed."""
        match = identity(path)
        remove_chosen(path)
        drop_previous(path, match)
        if match:
            with contextlib.suppress(FileNotFoundError):
                remove(self.thumbnail(match, path))

    def paths(self) -> list[Path]:
        """The paths of all matches that can be looked at, newest first."""
        found = [(changed, path) for path in self._opened() if (changed := self._changed_elsewhere(path))]
        return [path for _changed, path in sorted([*found, *dated_files(self._saves, SUFFIX)], reverse=True)]

    def _changed_elsewhere(self, path: Path) -> int:
        """When a match outside the saves folder was changed; 0 for all others."""
        with contextlib.suppress(OSError):
            return 0 if path.parent == self._saves else path.stat().st_mtime_ns
        return 0


def free_path(folder: Path, title: str, seats: Iterable[SeatInfo], begun: str, suffix: str) -> Path:
    """A path that nothing has, named by title, seats and date."""
    day = datetime.fromisoformat(begun).astimezone().strftime("%Y-%m-%d %H.%M")
    names = ", ".join(seat.name for seat in seats)
    name = f"{fit(f'{title} - {names}', LONGEST - len(day) - 3)} - {day}"
    path, number = folder / f"{name}{suffix}", 2
    while os.path.lexists(path) or os.path.lexists(lock_of(path)):
        path, number = folder / f"{name} ({number}){suffix}", number + 1
    return path


def dated_files(folder: Path, suffix: str) -> list[tuple[int, Path]]:
    """The files with a suffix in a folder, each with the time of its last change; hidden ones are left out."""
    found = []
    with contextlib.suppress(OSError), os.scandir(folder) as files:
        for file in files:
            if file.name.endswith(suffix) and not file.name.startswith("."):
                with contextlib.suppress(OSError):
                    found.append((file.stat().st_mtime_ns, Path(file.path)))
    return found


def fit(name: str, room: int) -> str:
    """A file name that every system allows, of at most `room` bytes."""
    plain = " ".join(name.translate(UNFIT).split()).strip(" .") or _("Match")
    return plain.encode(errors="ignore")[:room].decode(errors="ignore").strip(" .")
