"""Where lessons lie. The shelf counts them, so nothing else is loaded here."""

from __future__ import annotations

from pathlib import Path

from ..content.places import resources

FIRST_MATCH = "first-match.toml"


def folder(game: str) -> Path:
    return resources() / "lessons" / game


def files(game: str) -> tuple[Path, ...]:
    """The files of the lessons of a game, in their order; they begin with a number."""
    return tuple(path for path in sorted(folder(game).glob("*.toml")) if path.name != FIRST_MATCH)


def key_of(path: Path) -> str:
    """The key of a lesson: the name of its file without the number before it."""
    return path.stem.partition("-")[2]


def id_of(game: str, path: Path) -> str:
    """The name by which it is kept that somebody has learned a lesson."""
    return f"{game}/{key_of(path)}"
