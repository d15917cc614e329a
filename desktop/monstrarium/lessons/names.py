"""What the names in a lesson mean on a table: items by printed key, affordances by what they do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..engine.event import Event
from ..engine.plain import to_plain
from ..table.desc import Affordance, Face, ItemId, Piece, TableDesc, number_in
from .lesson import Meant

PIECE = "piece:"
AT = "@"
ALL = "/*"


def items_of(desc: TableDesc, name: str) -> tuple[ItemId, ...]:
    """The items that a name means: the item of that id, all items of a kind ("plate/*"), else the pieces with that
    printed key, where it says so only those in a zone; where none has it, those on which a drawing has it.
    """
    ids = [*(zone.id for zone in desc.zones), *(piece.id for piece in desc.pieces)]
    if name in ids:
        return (name,)
    if name.endswith(ALL):
        return tuple(item for item in ids if item.partition("/")[0] == name.removesuffix(ALL))
    key, _at, zone = name.partition(AT)
    there = [piece for piece in desc.pieces if not zone or zone in (piece.zone, piece.zone.partition("/")[0])]
    found = tuple(piece.id for piece in there if key in _keys(piece))
    return found or tuple(piece.id for piece in there if key in _keys_inside(piece))


def fits(meant: Meant, affordance: Affordance, desc: TableDesc) -> bool:
    """Whether an affordance is one of those meant."""
    if meant.alone and len(affordance.plan) > 1:
        return False
    if not any(
        action.seat == meant.seat
        and meant.do in ("", type(action).__name__)
        and _has(to_plain(action), meant.with_, desc)
        for action in affordance.plan
    ):
        return False
    if meant.without and any(type(action).__name__ == meant.without for action in affordance.plan):
        return False
    return all(
        not name or item in items_of(desc, name)
        for name, item in ((meant.from_, affordance.source), (meant.to, affordance.target))
    )


def meant_by(meant: Sequence[Meant], desc: TableDesc) -> tuple[Affordance, ...]:
    """The affordances of a table that are meant, each with one plan, in the order in which they are named."""
    single = [each for affordance in desc.affordances for each in affordance.meanings()]
    found = (each for pattern in meant for each in single if fits(pattern, each, desc))
    return tuple(dict.fromkeys(found))


def tells(event: Event, row: Mapping[str, Mapping[str, Any]]) -> bool:
    """Whether an event is of the class and has the fields that a row names."""
    ((name, fields),) = row.items()
    return type(event).__name__ == name and _has(to_plain(event), fields, None)


def _has(plain: Mapping[str, Any], fields: Mapping[str, Any], desc: TableDesc | None) -> bool:
    return all(key in plain and _same(plain[key], value, desc) for key, value in fields.items())


def _same(found: Any, wanted: Any, desc: TableDesc | None) -> bool:
    if isinstance(wanted, str) and wanted.startswith(PIECE) and desc is not None:
        items = items_of(desc, wanted.removeprefix(PIECE))
        return any(found == number_in(item, (item.partition("/")[0],)) for item in items)
    if isinstance(wanted, list):
        return (
            isinstance(found, list | tuple)
            and len(found) == len(wanted)
            and all(_same(one, other, desc) for one, other in zip(found, wanted, strict=True))
        )
    return bool(found == wanted)


def _keys(piece: Piece) -> Iterator[str]:
    """The printed keys of what is seen of a piece."""
    return (_key(face.art) for face in _seen(piece))


def _keys_inside(piece: Piece) -> Iterator[str]:
    """The printed keys of the drawings on what is seen of a piece, such as that on a framed card."""
    return (_key(inlay.art) for face in _seen(piece) for inlay in face.inlays)


def _seen(piece: Piece) -> Iterator[Face]:
    faces = (piece.face, piece.read, None if piece.stands is None else piece.stands.face)
    for face in faces if piece.up else (piece.behind,):
        if face is not None:
            yield face


def _key(art: str) -> str:
    return art.rpartition("/")[2].removesuffix("-back")
