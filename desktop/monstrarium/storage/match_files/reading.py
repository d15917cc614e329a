"""Reading match files, which may come from anybody.

Everything has a limit and is decoded into its type before it is used. An error becomes a sentence that says what is
wrong, where, and what can be done. The sound part of a damaged match is still returned.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Protocol

import msgspec

from ...engine.game import Game, GameInfo, OptionError, settle
from ...engine.history import verify
from ...engine.plain import UNREADABLE, Plain, Value
from ...engine.record import Codec, Mark, Move, Record
from ...language.words import _, _n
from .broken import BrokenMatch, broken
from .header import NEWS, Header
from .header_lines import add_news, header_of, is_newer, label_of, newer
from .limits import match_bytes, refuse_depth, refuse_length
from .upgrades import oldest_alike, upgrade_lines

MARK = b'{"type":"mark"'


class Playable(Protocol):
    """The part of a game's kit that reading needs."""

    @property
    def game(self) -> Game[Any]: ...

    @property
    def content(self) -> str:
        """The fingerprint of the printed facts."""
        ...


class Body(Value, frozen=True, gc=False):
    """The second line of a match file, which is secret while the match runs."""

    seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]


class Reading(Value, frozen=True):
    """A match that was read, and all that is needed to go on writing it."""

    header: Header
    record: Record
    kit: Playable
    codec: Codec[Any]
    trouble: str
    """Empty, or a sentence that says where the file is damaged and how much of the match is there."""
    unfinished: str
    """Empty, or a sentence on a last line that was not written to its end, which is no damage."""
    clean: bool
    """Whether lines can be appended to the file as it is."""


def read_match(path: Path, load: Callable[[str], Playable]) -> tuple[Header, Record, str]:
    """The header, the match, and empty or a sentence about what is missing; BrokenMatch if nothing can be read."""
    reading = read(path, load)
    return reading.header, reading.record, reading.trouble


def read(path: Path, load: Callable[[str], Playable]) -> Reading:
    """Read a match file; BrokenMatch if nothing can be read."""
    *lines, torn = match_bytes(path).split(b"\n")
    is_ended = not torn
    if _is_complete(torn):
        lines.append(torn)
        torn = b""
    header = header_of(path, lines[0] if lines else torn)
    if len(lines) < 2:
        raise BrokenMatch(broken(path, 2, _("the file ends before the match begins")))
    kit = _kit(path, header, load)
    game = kit.game
    beyond = _beyond(path, header, game.info)
    try:
        options = _options(header, game.info)
    except OptionError as error:
        raise BrokenMatch(beyond or broken(path, 1, str(error).rstrip("."))) from None
    record = Record(header.game, header.rules, _body(path, lines[1]).seed, options, header.seats)
    record.source = str(path)
    codec = Codec(game)
    version = label_of(lines[0]).version
    is_alike = version >= oldest_alike()
    entries = lines[2:] if is_alike else _upgraded(lines[2:], version)
    promised = header.moves
    header, trouble = _fill(path, header, record, codec, entries)
    if trouble and beyond:
        raise BrokenMatch(beyond)
    trouble = trouble or _cut_short(path, promised, record)
    unfinished = _unfinished(path, record) if torn and not trouble else ""
    return Reading(header, record, kit, codec, trouble, unfinished, is_ended and not trouble and is_alike)


def _beyond(path: Path, header: Header, info: GameInfo) -> str:
    """Empty, or a sentence for a match that may hold what only a newer version of the program can read."""
    if is_newer(header.app):
        return newer(path, header.app)
    if header.rules <= info.rules:
        return ""
    return _(
        "{path} was played by rules {theirs} of {title}, which are newer; this version knows rules {ours}. Update to"
        " open it.",
        path=path,
        theirs=header.rules,
        title=info.title,
        ours=info.rules,
    )


def _cut_short(path: Path, promised: int, record: Record) -> str:
    """Empty, or a sentence if the header promises more moves than there are; moves are never removed from a match."""
    found = len(record.moves)
    if promised <= found:
        return ""
    return _(
        "{path} ends early: {found} of at least {promised} moves are there. The match goes on from the last of them.",
        path=path,
        found=found,
        promised=promised,
    )


def _is_complete(line: bytes) -> bool:
    """Whether a last line lacks only its line break."""
    try:
        refuse_depth(line)
        return isinstance(msgspec.json.decode(line), dict)
    except UNREADABLE:
        return False


def _unfinished(path: Path, record: Record) -> str:
    """The sentence on a last line that is torn."""
    return _n(
        "The last line of {path} is not finished, as when the computer stops while it is written. The one move before"
        " it is there, and the match goes on from it.",
        "The last line of {path} is not finished, as when the computer stops while it is written. The {n} moves before"
        " it are there, and the match goes on from the last of them.",
        len(record.moves),
        path=path,
    )


def tampering(game: Game[Any], record: Record, path: Path) -> str:
    """Empty if every digest is right, else a sentence that says from where on the match differs from its replay."""
    drifts = verify(game, record)
    if not drifts:
        return ""
    first = drifts[0]
    if record.rules > game.info.rules:
        return _(
            "{path} was played by rules {theirs} of {title}, which are newer; this version knows rules {ours}. From"
            " move {move} on they differ: {what}. Update to see it as it was played.",
            path=path,
            theirs=record.rules,
            title=game.info.title,
            ours=game.info.rules,
            move=first.node,
            what=first.what.rstrip("."),
        )
    if record.rules != game.info.rules:
        return _(
            "{path} was played by rules {old} of {title}; today's are {new}. From move {move} on they differ: {what}.",
            path=path,
            old=record.rules,
            title=game.info.title,
            new=game.info.rules,
            move=first.node,
            what=first.what.rstrip("."),
        )
    return _(
        "{path} is not as it was played: at move {move}, turn {turn}, {what}. It was changed or damaged;"
        " what still follows from its moves is shown.",
        path=path,
        move=first.node,
        turn=first.turn,
        what=first.what.rstrip("."),
    )


def other_facts(header: Header, kit: Playable, path: Path) -> str:
    """Empty if a match was played with the present printed facts, else a sentence."""
    if header.content == kit.content:
        return ""
    return _(
        "{path} was played when other facts were printed on the pieces of {title}. It is replayed with those of today,"
        " and may turn out differently.",
        path=path,
        title=header.title,
    )


def _kit(path: Path, header: Header, load: Callable[[str], Playable]) -> Playable:
    try:
        return load(header.game)
    except KeyError:
        raise BrokenMatch(
            _("{path} is a match of {title}, a game this version does not have.", path=path, title=header.title)
        ) from None


def _options(header: Header, info: GameInfo) -> dict[str, Plain]:
    """The options of a match; options of other rules that the game does not have are left out."""
    chosen = header.options
    if header.rules != info.rules:
        known = [each for each in info.options if each.key in chosen]
        chosen = {each.key: chosen[each.key] for each in known if each.takes(chosen[each.key])}
    return settle(info, len(header.seats), chosen)


def _body(path: Path, line: bytes) -> Body:
    try:
        return msgspec.json.decode(line, type=Body)
    except UNREADABLE as error:
        raise BrokenMatch(broken(path, 2, str(error))) from None


def _upgraded(lines: list[bytes], version: int) -> list[bytes]:
    """The lines upgraded to the newest version, up to the first that cannot be read; the rest stays as it is."""
    plain = []
    rest = []
    for number, line in enumerate(lines):
        try:
            plain.append(msgspec.json.decode(line, type=dict[str, Any]))
        except UNREADABLE:
            rest = lines[number:]
            break
    return [*map(msgspec.json.encode, upgrade_lines(plain, version)), *rest]


def _fill(path: Path, header: Header, record: Record, codec: Codec[Any], lines: list[bytes]) -> tuple[Header, str]:
    """Add entries to the record up to the first damaged line; the header, and a sentence about that line."""
    for number, line in enumerate(lines, 3):
        try:
            if line.startswith(NEWS):
                header = add_news(header, line)
            else:
                _enter(record, codec, line, number)
        except UNREADABLE as error:
            return header, _damaged(path, number, str(error), len(record.moves))
    return header, ""


def _damaged(path: Path, line: int, reason: str, moves: int) -> str:
    return _n(
        "{path} is damaged at line {line}: {reason}. The one move before it is there.",
        "{path} is damaged at line {line}: {reason}. The {n} moves before it are there.",
        moves,
        path=path,
        line=line,
        reason=reason.rstrip("."),
    )


def _enter(record: Record, codec: Codec[Any], line: bytes, number: int) -> None:
    refuse_length(line)
    if not line.startswith(MARK):  # The state in a mark is decoded later, within its own limits.
        refuse_depth(line)
    try:
        entry = codec.read(line)
    except RecursionError:
        raise ValueError(_("it is nested too deep")) from None
    if isinstance(entry, Move) and not 0 <= entry.action.seat < len(record.seats):
        raise ValueError(_("there is no seat {number}", number=entry.action.seat + 1))
    record.add(entry)
    if isinstance(entry, Mark):
        record.lines[entry.node] = number
