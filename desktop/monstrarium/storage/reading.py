"""Reading match files as what they are: something a stranger may have sent.

Everything has a limit, nothing is trusted before it is decoded into its type, and whatever is wrong becomes a sentence
that says what, where, and what can be done. The sound part of a damaged match is handed out all the same.
"""

from __future__ import annotations

import stat
from collections.abc import Callable
from itertools import accumulate
from pathlib import Path
from typing import Annotated, Any, Protocol

import msgspec

from ..engine.codec import Codec
from ..engine.game import Game, GameInfo, OptionError, settle
from ..engine.plain import Plain, Value
from ..engine.record import Move, Record
from ..engine.verify import verify
from ..engine.words import _, _n
from . import backups
from .header import FORMAT, Header, News
from .upgrades import newest, upgrade_header, upgrade_lines

MAX_BYTES = 64 * 1024 * 1024
MAX_LINE = 4 * 1024 * 1024
MAX_HEADER = 64 * 1024
MAX_LINES = 200_000
MAX_DEPTH = 40
MAX_COLOUR = 5
TAIL = 16 * 1024
"""How far from its end a running match is searched for its latest news."""
NEWS = b'{"type":"news"'
BRACKETS = b"[]{}"
OTHERS = bytes(set(range(256)) - set(BRACKETS))
STEPS = {code: 1 if code in b"[{" else -1 for code in BRACKETS}
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError)


class MatchError(Exception):
    """A match that cannot be opened; the text says what is wrong, where, and what now."""


class BrokenMatch(MatchError):
    """What lies there is not a match this program can read."""


class Playable(Protocol):
    """What reading needs of a game's kit."""

    @property
    def game(self) -> Game[Any]:
        """The rules."""
        ...


class Body(Value, frozen=True, gc=False):
    """The second line: what only the end of a match makes public."""

    seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]


class Reading(Value, frozen=True):
    """A match as it was read."""

    header: Header
    record: Record
    codec: Codec[Any]
    trouble: str
    """Empty, or a sentence: where the file is damaged and how much of the match is there."""
    clean: bool
    """Whether lines may be appended to the file as it is."""


class _Label(Value, frozen=True, gc=False):
    format: str = ""
    version: int = 0
    app: str = ""


def read_header(path: Path) -> Header:
    """What the shelf shows of a match, from its first and last lines; BrokenMatch when it is none."""
    try:
        size = _size(path)
        with path.open("rb") as file:
            first = file.readline(MAX_HEADER)
            file.seek(max(len(first), size - TAIL))
            tail = file.read(TAIL)
    except OSError as error:
        raise BrokenMatch(unreadable(path, error)) from None
    return _with_latest(_header(path, first.rstrip(b"\n")), tail)


def read_match(path: Path, load: Callable[[str], Playable]) -> tuple[Header, Record, str]:
    """The header, the match, and empty or a sentence on what is missing of it; BrokenMatch when nothing can be read."""
    reading = read(path, load)
    return reading.header, reading.record, reading.trouble


def read(path: Path, load: Callable[[str], Playable]) -> Reading:
    """A match with all that is needed to go on writing it."""
    *lines, torn = _bytes(path).split(b"\n")
    header = _header(path, lines[0] if lines else torn)
    if len(lines) < 2:
        raise BrokenMatch(_broken(path, 2, _("the file ends before the match begins")))
    game = _game(path, header, load)
    record = Record(
        header.game, header.rules, _body(path, lines[1]).seed, _options(path, header, game.info), header.seats
    )
    codec = Codec(game)
    version = _label(lines[0]).version
    entries = lines[2:] if version == newest() else _upgraded(lines[2:], version)
    header, trouble = _fill(path, header, record, codec, entries)
    return Reading(header, record, codec, trouble, not (torn or trouble) and version == newest())


def tampering(game: Game[Any], record: Record, path: Path) -> str:
    """Empty when every digest holds, else a sentence from where on the match is not what its seed and moves make."""
    drifts = verify(game, record)
    if not drifts:
        return ""
    first = drifts[0]
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
        "{path} is not as it was played: at move {move}, turn {turn}, {what}. It was changed or damaged.",
        path=path,
        move=first.node,
        turn=first.turn,
        what=first.what.rstrip("."),
    )


def unreadable(path: Path, error: OSError) -> str:
    """A sentence for a file that the system does not let us read."""
    if isinstance(error, FileNotFoundError):
        return _("{path} is not there any more.", path=path)
    return _("{path} cannot be read: {reason}.", path=path, reason=error.strerror or error)


def _broken(path: Path, line: int, reason: str) -> str:
    said = _("{path} cannot be opened: line {line}: {reason}.", path=path, line=line, reason=reason)
    kept = backups.previous(path)
    if kept.exists():
        said += " " + _("The copy kept before it was last written lies at {path}.", path=kept)
    return said


def _size(path: Path) -> int:
    facts = path.stat()
    if not stat.S_ISREG(facts.st_mode):
        raise BrokenMatch(_("{path} is not a file.", path=path))
    if facts.st_size > MAX_BYTES:
        raise BrokenMatch(
            _("{path} is larger than {limit} MB; no match is that large.", path=path, limit=MAX_BYTES >> 20)
        )
    return facts.st_size


def _bytes(path: Path) -> bytes:
    try:
        size = _size(path)
        with path.open("rb") as file:
            data = file.read(size)
    except OSError as error:
        raise BrokenMatch(unreadable(path, error)) from None
    if data.count(b"\n") > MAX_LINES:
        raise BrokenMatch(_("{path} has more than {limit} lines; no match is that long.", path=path, limit=MAX_LINES))
    return data


def _label(line: bytes) -> _Label:
    try:
        return msgspec.json.decode(line, type=_Label)
    except UNREADABLE:
        return _Label()


def _header(path: Path, line: bytes) -> Header:
    label = _label(line)
    if label.format != FORMAT or label.version < 1:
        raise BrokenMatch(_("{path} is not a match of Monstrarium, or its first line is damaged.", path=path))
    if label.version > newest():
        raise BrokenMatch(
            _("{path} was written by Monstrarium {app}, which is newer. Update to open it.", path=path, app=label.app)
        )
    try:
        _refuse_depth(line)
        header = msgspec.convert(upgrade_header(msgspec.json.decode(line, type=dict[str, Any])), Header)
        _check(header)
    except UNREADABLE as error:
        raise BrokenMatch(_broken(path, 1, str(error))) from None
    return header


def _check(header: Header) -> None:
    """What the types alone do not say; ValueError names it."""
    for seat in header.seats:
        if not 0 < len(seat.name) <= 60 or not seat.name.isprintable():
            raise ValueError(_("the name of a seat is empty, too long or not printable"))
        if not 0 <= seat.colour <= MAX_COLOUR or len(seat.bot) > 40:
            raise ValueError(_("the colour or bot of a seat is unknown"))
    for figures in (header.standing, header.places):
        if len(figures) not in (0, len(header.seats)):
            raise ValueError(_("there are not as many scores as seats"))


def _with_latest(header: Header, tail: bytes) -> Header:
    """The header with the last complete news; news that cannot be read are no reason to hide a match."""
    for line in reversed(tail.split(b"\n")[:-1]):
        if line.startswith(NEWS):
            try:
                fresh = header.with_news(_news(line))
                _check(fresh)
            except UNREADABLE:
                continue
            return fresh
    return header


def _news(line: bytes) -> News:
    return msgspec.json.decode(line, type=News)


def _game(path: Path, header: Header, load: Callable[[str], Playable]) -> Game[Any]:
    try:
        return load(header.game).game
    except KeyError:
        raise BrokenMatch(
            _("{path} is a match of {title}, a game this version does not have.", path=path, title=header.title)
        ) from None


def _options(path: Path, header: Header, info: GameInfo) -> dict[str, Plain]:
    """The options as the game of today takes them; from other rules, what it does not know any more is left out."""
    chosen = header.options
    if header.rules != info.rules:
        chosen = {each.key: chosen[each.key] for each in info.options if chosen.get(each.key) in each.values}
    try:
        return settle(info, len(header.seats), chosen)
    except OptionError as error:
        raise BrokenMatch(_broken(path, 1, str(error).rstrip("."))) from None


def _body(path: Path, line: bytes) -> Body:
    try:
        return msgspec.json.decode(line, type=Body)
    except UNREADABLE as error:
        raise BrokenMatch(_broken(path, 2, str(error))) from None


def _upgraded(lines: list[bytes], version: int) -> list[bytes]:
    """The lines as of today, up to the first that cannot be read, which is left for the caller to meet."""
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
    """Enter line after line into the record, as far as they are sound."""
    for number, line in enumerate(lines, 3):
        try:
            if line.startswith(NEWS):
                header = header.with_news(_news(line))
                _check(header)
            else:
                _enter(record, codec, line)
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


def _enter(record: Record, codec: Codec[Any], line: bytes) -> None:
    _refuse_depth(line)
    entry = codec.read(line)
    if isinstance(entry, Move) and not 0 <= entry.action.seat < len(record.seats):
        raise ValueError(_("there is no seat {number}", number=entry.action.seat + 1))
    record.add(entry)


def _refuse_depth(line: bytes) -> None:
    """Brackets within words count as well, which at worst refuses what no program of ours writes."""
    if len(line) > MAX_LINE:
        raise ValueError(_("the line is longer than {limit} MB", limit=MAX_LINE >> 20))
    depth = max(accumulate(STEPS[code] for code in line.translate(None, OTHERS)), default=0)
    if depth > MAX_DEPTH:
        raise ValueError(_("it is nested {depth} deep", depth=depth))
