"""One match as data, and its written form: options, seats, seed, and a tree of moves from which nothing is removed.

The seed and the moves are the whole match. Marks, one a turn, hold a digest and a snapshot of the state, so that a
match can be checked and can still be watched when the rules have changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from .action import Action, Choose, Concede
from .plain import Plain, State, Value

if TYPE_CHECKING:
    from .game import Game, Outcome

START = 0
"""The node before the first move; node n is the one after `moves[n - 1]`."""


class SeatInfo(Value, frozen=True, gc=False):
    """Who plays a seat: a person or a bot."""

    name: str
    bot: str = ""
    """The level of the bot (see `bots.levels`); empty for a person."""
    colour: int = 0
    """The number of its colour and pattern."""
    lent: bool = False
    """Whether the bot plays for a person, who may take the seat back."""

    def lend(self, bot: str) -> SeatInfo:
        """The seat with a bot that plays for the person from now on."""
        return msgspec.structs.replace(self, bot=bot, lent=True)

    def taken_back(self) -> SeatInfo:
        """The seat when the person plays again."""
        return msgspec.structs.replace(self, bot="", lent=False)


class Move(Value, frozen=True, gc=False, tag="move"):
    """One accepted action and the node it was taken from; a salt other than 0 changes chance before it."""

    parent: int
    action: Action
    salt: int = 0


class Head(Value, frozen=True, gc=False, tag="head"):
    """The match stands at this node from now on, after an undo, a redo or a jump."""

    node: int


class Mark(Value, frozen=True, tag="mark"):
    """The state at a node where a turn begins."""

    node: int
    turn: int
    digest: str
    snapshot: msgspec.Raw
    """The written state; it is decoded only when it is needed, and then within limits (`snapshots`)."""


Entry: TypeAlias = Move | Head | Mark


class Ledger(Protocol):
    """Receives each entry of a session as it happens. It never raises; it reports trouble with the disk by itself."""

    def write(self, entry: Entry) -> None: ...


@dataclass(slots=True)
class Record:
    """One match, running or finished."""

    game: str
    rules: int
    seed: int
    options: Mapping[str, Plain]
    seats: tuple[SeatInfo, ...]
    moves: list[Move] = field(default_factory=list)
    marks: dict[int, Mark] = field(default_factory=dict)
    head: int = START
    outcome: Outcome | None = None
    source: str = field(default="", compare=False)
    lines: dict[int, int] = field(default_factory=dict, compare=False)
    """The line in that file of each mark, by node."""

    def copy(self) -> Record:
        """An independent record with the same entries and no outcome."""
        return Record(
            self.game,
            self.rules,
            self.seed,
            self.options,
            self.seats,
            list(self.moves),
            dict(self.marks),
            self.head,
            source=self.source,
            lines=self.lines,
        )

    def parent(self, node: int) -> int:
        return self.moves[node - 1].parent

    def action(self, node: int) -> Action:
        return self.moves[node - 1].action

    def conceded(self, node: int) -> int | None:
        """The seat that gave the match up at this node, if one did."""
        action = self.action(node) if node != START else None
        return action.seat if isinstance(action, Concede) else None

    def line(self, node: int | None = None) -> list[int]:
        """The nodes from the start to a node (None: the head), without the start."""
        at = self.head if node is None else node
        nodes = []
        while at != START:
            nodes.append(at)
            at = self.parent(at)
        nodes.reverse()
        return nodes

    def children(self, node: int) -> list[int]:
        """The nodes that follow this one, oldest first."""
        return [at for at, move in enumerate(self.moves, 1) if move.parent == node]

    def ends(self) -> list[int]:
        """The last node of every line, oldest first."""
        inner = {move.parent for move in self.moves}
        return [node for node in range(len(self.moves) + 1) if node not in inner]

    def add(self, entry: Entry) -> None:
        """Add an entry, new or read from a file; ValueError if it names a node that does not exist."""
        if isinstance(entry, Move):
            if not 0 <= entry.parent <= len(self.moves):
                raise ValueError(f"move {len(self.moves) + 1} follows move {entry.parent}, which is not there")
            self.moves.append(entry)
            self.head = len(self.moves)
        elif not 0 <= entry.node <= len(self.moves):
            raise ValueError(f"move {entry.node} is named, but there are only {len(self.moves)}")
        elif isinstance(entry, Head):
            self.head = entry.node
        else:
            self.marks[entry.node] = entry

    def entries(self) -> list[Entry]:
        """All entries in an order that `add` accepts; of the heads only the present one."""
        entries: list[Entry] = [self.marks[START]] if START in self.marks else []
        for node, move in enumerate(self.moves, 1):
            entries.append(move)
            if node in self.marks:
                entries.append(self.marks[node])
        if self.head != len(self.moves):
            entries.append(Head(self.head))
        return entries


# ---- the written form


S = TypeVar("S", bound=State)


class Codec(Generic[S]):
    """Writes entries of one game as JSON and reads entries and actions; msgspec.ValidationError for wrong data."""

    def __init__(self, game: Game[S]) -> None:
        kinds: Any = reduce(or_, (*game.actions, Choose, Concede))
        move = msgspec.defstruct(
            "Move", [("parent", int), ("action", kinds), ("salt", int, 0)], bases=(Value,), tag="move", frozen=True
        )
        self._entries: msgspec.json.Decoder[Any] = msgspec.json.Decoder(move | Head | Mark)
        self._actions: Any = kinds
        self._encoder = msgspec.json.Encoder(order="deterministic")
        self._move = move

    def write(self, entry: Entry) -> bytes:
        """The entry as one line of JSON, without a line end."""
        return self._encoder.encode(entry)

    def read(self, line: bytes) -> Entry:
        entry = self._entries.decode(line)
        if isinstance(entry, self._move):
            return Move(entry.parent, entry.action, entry.salt)  # type: ignore[attr-defined]
        return entry  # type: ignore[no-any-return]

    def action_from_plain(self, data: Any) -> Action:
        """The action in a dict that a worker process has sent."""
        return msgspec.convert(data, self._actions)  # type: ignore[no-any-return]
