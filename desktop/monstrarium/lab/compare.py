"""Comparing two versions of a game: its options, or what is printed on its cards, on the same deals."""

from __future__ import annotations

import io
import subprocess
import tarfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from ..content.facts import ContentError, fingerprint
from ..content.places import shipped_resources
from ..language.words import _
from . import LabError
from .balance import Cell, Drawn, Section, finite, signed
from .statistics import SURE, Book, Sum, apart, lift

MOST = 40
"""So many differences are listed, the surest first."""
SURELY = 3.0
"""A difference of more standard errors is listed."""


def differences(
    names: tuple[str, str], books: tuple[Book, Book], always: Sequence[tuple[str, str]]
) -> Iterator[Section]:
    """Where two books differ: the rows and columns that are told anyway, and whatever differs by more than chance."""
    one, other = books
    told = [(row, column) for row, column in always if one.of(row, column).count]
    rows = [_row(row, column, one.of(row, column), other.of(row, column)) for row, column in told]
    yield Section(_("In general"), tables=(_drawn(names, rows),))
    found = [
        (abs(lift(other.of(row, column), each).errors), row, column)
        for row, columns in one.sums.items()
        for column, each in columns.items()
        if (row, column) not in told and other.of(row, column).count > 1
    ]
    sure = sorted((each for each in found if each[0] > SURELY), reverse=True)[:MOST]
    rows = [_row(row, column, one.of(row, column), other.of(row, column)) for _errors, row, column in sure]
    words = () if rows else (_("Nothing else differs by more than {n:g} standard errors.", n=SURELY),)
    yield Section(_("What differs by more than chance"), words, tables=(_drawn(names, rows),) if rows else ())


def _drawn(names: tuple[str, str], rows: list[tuple[Cell, ...]]) -> Drawn:
    return Drawn((_("Of"), _("what"), *names, _("difference"), _("95 of 100"), _("standard errors")), tuple(rows))


def _row(row: str, column: str, one: Sum, other: Sum) -> tuple[Cell, ...]:
    found, reach = lift(other, one), SURE * apart(one, other)
    low, high = found.points - reach, found.points + reach
    return (
        Cell(row),
        Cell(column),
        _average(one),
        _average(other),
        Cell(signed(found.points, 3), found.points, low, high),
        Cell(f"{signed(low, 3)} – {signed(high, 3)}"),
        Cell(signed(found.errors), found.errors),
    )


def _average(found: Sum) -> Cell:
    low, high = finite(found.interval())
    return Cell(f"{found.mean():.3g}", found.mean(), low, high, found.count)


# ---- printed facts of another commit


FACTS = ("resources/*.toml", "resources/hybrid")


@contextmanager
def facts_of(word: str, game: str) -> Iterator[tuple[Path, str]]:
    """The folder of facts that a word names, `@REVISION` or a folder like `resources`, and their fingerprint."""
    if not word.startswith("@"):
        yield _folder(Path(word), game)
        return
    with TemporaryDirectory(prefix="monstrarium-") as made:
        _take_out(word[1:], Path(made))
        yield _folder(Path(made) / "resources", game)


def _folder(folder: Path, game: str) -> tuple[Path, str]:
    if not (folder / game).is_dir():
        raise LabError(_("{folder} is no folder of printed facts: there is no {game} in it.", folder=folder, game=game))
    try:
        return folder.absolute(), fingerprint(folder / game)
    except ContentError as error:
        raise LabError(str(error)) from None


def _take_out(revision: str, into: Path) -> None:
    """Write the facts of a commit into a folder; LabError where this is no checkout or there is no such commit."""
    root = shipped_resources().parent
    if revision.startswith("-"):
        raise LabError(_("There is no commit {name!r} here: {reason}", name=revision, reason=""))
    try:
        packed = subprocess.run(
            ["git", "-C", str(root), "archive", "--format=tar", f"{revision}^{{commit}}", *FACTS],
            capture_output=True,
            check=True,
        )
    except FileNotFoundError:
        raise LabError(_("Commits can be compared only where git is installed.")) from None
    except subprocess.CalledProcessError as error:
        reason = error.stderr.decode(errors="replace").strip()
        raise LabError(_("There is no commit {name!r} here: {reason}", name=revision, reason=reason)) from None
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(into, filter="data")
