"""What the program and its worker say to each other: requests, answers, and the frames they travel in.

A frame is four bytes of length and as many bytes of JSON. Nothing here knows how the bytes get across, so a test's pipe
and the window's process object speak alike.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, TypeAlias, TypeVar

import msgspec

from ..engine.course import Course
from ..engine.plain import Seat, State, Value, to_plain
from ..engine.record import Codec
from ..engine.rng import Rng
from ..engine.session import Session

S = TypeVar("S", bound=State)
HEAD = 4
LARGEST = 16 << 20
"""No world is nearly as large; whoever announces more does not speak this language."""


class Think(Value, frozen=True, tag="think"):
    """Choose an action for a seat."""

    job: int
    game: str
    seat: Seat
    level: str
    seed: int
    world: Any
    """Plain, and already dealt anew behind the seat's back: the true state never leaves the program."""


class Cancel(Value, frozen=True, tag="cancel"):
    """The answer to a job is wanted no more."""

    job: int


class Hurry(Value, frozen=True, tag="hurry"):
    """Somebody waits: the best that was found so far is the answer."""

    job: int


class Chosen(Value, frozen=True, tag="chosen"):
    """The course, plain, and why."""

    job: int
    course: tuple[Any, ...]
    reason: str
    fault: str = ""
    """What the bot failed at, when this is only something that is allowed; else empty."""


class Cancelled(Value, frozen=True, tag="cancelled"):
    """A job ended without an answer, as was asked."""

    job: int


class Trouble(Value, frozen=True, tag="trouble"):
    """A request could not be met; the worker is ready for the next. Job -1: it could not even be read."""

    job: int
    what: str


Request: TypeAlias = Think | Cancel | Hurry
Answer: TypeAlias = Chosen | Cancelled | Trouble


class FrameError(ValueError):
    """The other side does not speak in frames; nothing more can be read from it."""


class Frames:
    """Cuts a stream of bytes into what the frames hold."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def feed(self, data: bytes) -> Iterator[bytes]:
        """Take some bytes and give every frame that is complete; FrameError when a length cannot be true."""
        self._bytes += data
        while len(self._bytes) >= HEAD:
            length = int.from_bytes(self._bytes[:HEAD], "big")
            if length > LARGEST:
                raise FrameError(f"a frame of {length} bytes is announced; the largest is {LARGEST}")
            if len(self._bytes) < HEAD + length:
                return
            body = bytes(self._bytes[HEAD : HEAD + length])
            del self._bytes[: HEAD + length]
            yield body


def pack(message: Request | Answer) -> bytes:
    """A message in its frame."""
    body = msgspec.json.encode(message)
    return len(body).to_bytes(HEAD, "big") + body


def read_request(body: bytes) -> Request:
    """What the program asks; msgspec.ValidationError or DecodeError says what is wrong with it."""
    request: Request = msgspec.json.decode(body, type=Request)
    return request


def read_answer(body: bytes) -> Answer:
    """What the worker says."""
    answer: Answer = msgspec.json.decode(body, type=Answer)
    return answer


def job_of(body: bytes) -> int:
    """The job a broken request belongs to, as far as that can be told; else -1."""
    try:
        return msgspec.json.decode(body, type=_Job).job
    except msgspec.MsgspecError:
        return -1


def ask(session: Session[S], seat: Seat, level: str, job: int, seed: int) -> Think:
    """A request for a seat that owes a decision now; the seed makes world and choice repeatable."""
    world = session.sampler(seat)(Rng(seed))
    return Think(job, session.record.game, seat, level, seed, to_plain(world))


def answered(session: Session[S], answer: Chosen) -> Course:
    """The course an answer brings; msgspec.ValidationError when it is none of this game's."""
    codec = Codec(session.game)
    return tuple([codec.action_from_plain(action) for action in answer.course])


def command(registry: str) -> list[str]:
    """How to start a worker; `registry` names the function that loads a game: "monstrarium.games:load".

    -P keeps the working directory, which is anybody's, out of the places modules come from.
    """
    return [sys.executable, "-P", "-m", "monstrarium.bots.worker", registry]


class _Job(Value, frozen=True, gc=False):
    job: int
