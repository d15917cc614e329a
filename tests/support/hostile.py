"""Matches with changed snapshots, whose digests are right again.

`assault(key, seed, count)` makes so many changes and returns all that cause an error. As a command:
`python -m tests.support.hostile KEY SEED COUNT`.
"""

from __future__ import annotations

import signal
import sys
import tempfile
import traceback
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import msgspec

from monstrarium.engine.action import RuleError
from monstrarium.engine.plain import Value, digest_of
from monstrarium.engine.record import START, Codec, Mark, Record
from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session
from monstrarium.games.kit import Kit
from monstrarium.storage.match_files.broken import MatchError
from monstrarium.storage.match_files.header import fresh_header
from monstrarium.storage.match_files.reading import Body, read_match, tampering

from . import shelf
from .matches import audience, play, session_of

PATIENCE = 300
"""The seconds after which anything that is done with one file counts as hanging, on the busiest machine."""
MATCHES = 3
MOVES = 260
AFTER = 4
"""The number of moves that follow the changed mark."""
HUGE = (-1, -2, 1 << 31, 1 << 63, -(1 << 70), 1 << 2000, 10**5, 255, 256)
WORDS = ("", "no such word", "{card:>1200000000}", "{card.__class__.__mro__}", "x" * 5000, "\0", "deck", "take")


class Stumble(Value, frozen=True):
    """A change that causes an error: what was changed, and the trace of the error."""

    what: str
    trace: str


@dataclass
class Outcome:
    """The results of many changes."""

    stumbles: list[Stumble] = field(default_factory=list)
    believed: int = 0
    """How many changed snapshots were accepted, and used to the end."""


class Slow(BaseException):
    """Raised where something takes too long."""


class Prey:
    """Real matches of one game, each with all its marks, to be changed."""

    def __init__(self, key: str, seed: int) -> None:
        self.kit: Kit = shelf.load(key)
        self.codec: Codec[Any] = Codec(self.kit.game)
        self.records: list[Record] = []
        for number in range(MATCHES):
            session = session_of(self.kit, seed + number)
            play(self.kit, session, Rng(seed + number), MOVES)
            pendings = [
                node for node in range(1, len(session.record.moves), 3) if session.truth(node).pending is not None
            ]
            for node in pendings[:12]:
                _mark_at(session, node)
            self.records.append(session.record)


def _mark_at(session: Session[Any], node: int) -> None:
    """A mark of the present state. Marks are made between turns, but a file may have one in the middle of an effect."""
    data = msgspec.json.encode(msgspec.to_builtins(session.truth(node), str_keys=True), order="deterministic")
    session.record.add(Mark(node, session.turn(node), digest_of(data), msgspec.Raw(data)))


def assault(key: str, seed: int, count: int) -> Outcome:
    """Change so many snapshots of a game in one place, and use each match as the program does."""
    prey, rng, outcome = Prey(key, seed), Rng(seed), Outcome()
    with tempfile.TemporaryDirectory(prefix="monstrarium-hostile-") as folder:
        path = Path(folder) / "match.monstrarium"
        for _time in range(count):
            record = rng.pick(prey.records)
            mark = rng.pick([*record.marks.values()])
            state = msgspec.json.decode(bytes(mark.snapshot))
            what = f"{key} node {mark.node}: {change(state, rng)}"
            path.write_bytes(match_with(prey, record, mark, state))
            with Watch() as watch:
                outcome.believed += not use(prey.kit, path, mark.node, rng)
            if watch.trace:
                outcome.stumbles.append(Stumble(what, watch.trace))
    return outcome


def match_with(prey: Prey, record: Record, mark: Mark, state: Any) -> bytes:
    """The file of a match up to shortly after a mark, played by other rules, whose mark has another state."""
    data = msgspec.json.encode(state, order="deterministic")
    header = fresh_header(record, prey.kit.game.info.title)
    lines: list[Any] = [msgspec.structs.replace(header, rules=header.rules + 1, moves=0), Body(record.seed)]
    for entry in record.entries():
        if isinstance(entry, Mark):
            if entry.node == mark.node:
                entry = Mark(mark.node, mark.turn, digest_of(data), msgspec.Raw(data))
            if START < entry.node < mark.node - 40:
                continue
        lines.append(entry)
        if getattr(entry, "parent", -1) >= mark.node + AFTER:
            break
    encode = msgspec.json.Encoder(order="deterministic").encode
    return b"".join(encode(line) + b"\n" for line in lines)


def use(kit: Kit, path: Path, node: int, rng: Rng) -> str:
    """Read, look, point, read the log, replay, play on and judge, as the window does; the sentence about the match."""
    _header, record, _trouble = read_match(path, shelf.load)
    session = Session(kit.game, record)
    for viewer in (*range(len(record.seats)), None):
        eyes = audience(kit, session.view(viewer), viewer)
        for at in {node, record.head} if viewer in (0, None) else {node}:
            look(kit, session, at, eyes)
    kit.hints.chances(session.view(None, node))
    for _move in range(6):
        waiting = session.to_act()
        if not waiting:
            break
        offers = session.offers(waiting[0])
        session.submit(rng.pick(offers))
        look(kit, session, session.head, audience(kit, session.view(None), None))
    session.undo()
    tampering(kit.game, record, path)
    assert len(session.drift) < 2000
    return session.drift


def look(kit: Kit, session: Session[Any], node: int, eyes: Any) -> None:
    """Everything that is shown of one moment, and the log of the move that led to it."""
    seen = session.view(eyes.viewer, node)
    offers = session.offers(eyes.viewer) if node == session.head and eyes.viewer is not None else ()
    desc = kit.presenter.describe(seen, eyes, offers)
    kit.presenter.chapter(seen), kit.presenter.topic(seen)
    for piece in desc.pieces[:: max(1, len(desc.pieces) // 6)]:
        kit.presenter.inspect(seen, eyes, piece.id)
    if kit.stage is not None:
        kit.stage(seen)
    if kit.tally is not None:
        kit.tally.count(seen)
    for frame in session.film(node, eyes.viewer):
        kit.presenter.describe(frame.view, eyes, ())
        for event in frame.events:
            kit.presenter.line(event, frame.view, eyes), kit.presenter.flourish(event, frame.view, eyes)
            kit.presenter.luck(event)


def change(state: Any, rng: Rng) -> str:
    """Change a decoded snapshot in one place, sometimes in two; returns what was changed."""
    told = [_change_one(state, rng)]
    if not rng.below(4):
        told.append(_change_one(state, rng))
    return "; ".join(told)


def _change_one(state: Any, rng: Rng) -> str:
    name = rng.pick([*state])
    inside = [f"/{name}", *_places(state[name], f"/{name}")]
    place = rng.pick(inside)
    holder, key = _find(state, place)
    old = deepcopy(holder[key])
    if isinstance(holder, list) and len(holder) > 1 and not rng.below(3):
        other = rng.below(len(holder))
        holder[key], holder[other] = holder[other], holder[key]
        return f"{place} and [{other}] swapped: {str(old)[:60]}"
    if isinstance(holder, list) and not rng.below(6):
        del holder[key]
        return f"{place} left out: {str(old)[:60]}"
    if isinstance(holder, list) and not rng.below(6):
        holder.insert(key, deepcopy(old))
        return f"{place} twice: {str(old)[:60]}"
    holder[key] = _other(old, holder, rng)
    return f"{place}: {str(old)[:60]} became {str(holder[key])[:60]}"


def _other(old: Any, holder: Any, rng: Rng) -> Any:
    """A different value of the same type."""
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        near = (old + 1, old - 1, 0, 1, 2, 3, 7, old * 2, old ^ 1 << rng.below(90), rng.below(120))
        return rng.pick(HUGE) if not rng.below(4) else rng.pick(near)
    if isinstance(old, str):
        return rng.pick(WORDS)
    if isinstance(old, list):
        return rng.pick(([], old * 2, old[:-1], old[::-1], [[]] * 3, [old], [0] * len(old), [None]))
    if isinstance(old, dict):
        if any(not key.isdigit() for key in old):
            return None
        return rng.pick(({}, {str(rng.below(300)): 1}, dict.fromkeys(old, 99), {"999999": 1}, {"-5": -5}))
    return rng.pick((0, 1, -1, [], "word", None))


def _places(value: Any, place: str) -> Iterator[str]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inside:
        here = f"{place}/{key}"
        yield here
        yield from _places(each, here)


def _find(state: Any, place: str) -> tuple[Any, Any]:
    """The container of a place, and the key in it."""
    *way, last = place.split("/")[1:]
    for key in way:
        state = state[int(key)] if isinstance(state, list) else state[key]
    return state, int(last) if isinstance(state, list) else last


class Watch:
    """A block that keeps the trace of an error, and is interrupted when it takes too long.

    A sentence for people is no error.
    """

    def __init__(self, patience: int = PATIENCE) -> None:
        self.trace = ""
        self._patience = patience

    def __enter__(self) -> Self:
        signal.signal(signal.SIGALRM, _too_slow)
        signal.alarm(self._patience)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: Any) -> bool:
        signal.alarm(0)
        if isinstance(error, KeyboardInterrupt | SystemExit):
            return False
        if error is not None and not isinstance(error, MatchError | RuleError):
            self.trace = "".join(traceback.format_exception(error))
        return True


def _too_slow(*_what: object) -> None:
    raise Slow


def main(key: str, seed: str, count: str) -> int:
    """Print the changes that cause errors; 0 if there are none."""
    outcome = assault(key, int(seed), int(count))
    for each in outcome.stumbles:
        print(each.what, each.trace, sep="\n")
    print(f"{key}: {count} changes, {len(outcome.stumbles)} stumbles, {outcome.believed} believed")
    return 1 if outcome.stumbles else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
