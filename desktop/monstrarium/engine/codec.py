"""The written form of matches. Each game has its own decoder, because actions are tagged with their class names."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, Generic, TypeVar

import msgspec

from .action import Action, Choose
from .game import Game
from .plain import State, Value
from .record import Entry, Head, Mark, Move

S = TypeVar("S", bound=State)


class Codec(Generic[S]):
    """Writes entries of one game as JSON and reads entries and actions; msgspec.ValidationError for wrong data."""

    def __init__(self, game: Game[S]) -> None:
        kinds: Any = reduce(or_, (*game.actions, Choose))
        move = msgspec.defstruct(
            "Move",
            [("parent", int), ("action", kinds), ("salt", int, 0)],
            bases=(Value,),
            tag="move",
            frozen=True,
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
