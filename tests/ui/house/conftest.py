"""What the tests of the rooms around the table share: real art, a real library, and a language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from monstrarium.content.places import resources
from monstrarium.engine.record import SeatInfo
from monstrarium.storage.header import FORMAT, Header
from monstrarium.storage.library import Library
from monstrarium.storage.paths import Places, places
from monstrarium.ui.art.renderer import Art

Shelve = Callable[..., Path]


@pytest.fixture(scope="session")
def art(tmp_path_factory: pytest.TempPathFactory) -> Art:
    """The drawings, where a missing one is an error."""
    return Art(resources(), tmp_path_factory.mktemp("cache"), strict=True)


@pytest.fixture
def folders(tmp_path: Path) -> Places:
    """The places of a program that never ran."""
    return places(tmp_path / "data")


@pytest.fixture
def library(folders: Places) -> Library:
    """An empty library."""
    return Library(folders)


@pytest.fixture
def shelve(folders: Places) -> Shelve:
    """Puts a match into the library that has a header and nothing else."""

    def put(names: Sequence[str], places: tuple[int, ...] = (), chapter: str = "Round 5 of 13") -> Path:
        number = len(list(folders.saves.glob("*"))) if folders.saves.is_dir() else 0
        moment = f"2031-04-05T10:{number:02}:00Z"
        seats = tuple(SeatInfo(name, "", colour) for colour, name in enumerate(names))
        header = Header(
            format=FORMAT,
            version=1,
            id=f"{number:016x}",
            game="cybo",
            title="CYBO",
            rules=1,
            app="0.1.0",
            content="",
            seats=seats,
            options={},
            begun=moment,
            changed=moment,
            chapter=chapter,
            finished=bool(places),
            places=places,
        )
        folders.saves.mkdir(parents=True, exist_ok=True)
        path = folders.saves / f"CYBO - match {number}.monstrarium"
        path.write_bytes(msgspec.json.encode(header) + b'\n{"seed":1}\n')
        return path

    return put
