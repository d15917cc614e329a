"""The messages between the program and the worker process of its bots: requests, answers, and the frames around them.

A frame is four bytes of length and as many bytes of JSON. How the bytes are sent is left to others.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from .. import BOT_WORKER
from ..engine.course import Course
from ..engine.plain import Seat, State, Value, to_plain
from ..engine.record import Codec
from ..engine.rng import Rng
from ..engine.session import Session
from .bot import Trial

S = TypeVar("S", bound=State)
HEAD = 4
LARGEST = 16 << 20
"""The largest frame; no world is nearly as large."""


class Think(Value, frozen=True, tag="think"):
    """Choose an action for a seat."""

    job: int
    game: str
    seat: Seat
    level: str
    seed: int
    world: Any
    """A sampled state in plain form; the true state never leaves the program."""


class Part(Value, frozen=True, tag="part"):
    """Do one part of a decision that several workers share."""

    think: Think
    number: int
    """From 0."""
    parts: int


class Cancel(Value, frozen=True, tag="cancel"):
    """Stop a job; its answer is not needed any more."""

    job: int


class Hurry(Value, frozen=True, tag="hurry"):
    """Answer a job now with the best action found so far."""

    job: int


class Chosen(Value, frozen=True, tag="chosen"):
    """The chosen course in plain form."""

    job: int
    course: tuple[Any, ...]
    fault: str = ""
    """The error, if the bot failed and the action is a random one; else empty."""


class Tried(Value, frozen=True, tag="tried"):
    """How courses did in a part of a decision: each in plain form, how often it was tried, and what it came to."""

    job: int
    trials: tuple[tuple[tuple[Any, ...], int, float], ...]


class Cancelled(Value, frozen=True, tag="cancelled"):
    job: int


class Trouble(Value, frozen=True, tag="trouble"):
    """A request failed; the worker is ready for the next. Job -1 if the request could not be read."""

    job: int
    what: str


Request: TypeAlias = Think | Part | Cancel | Hurry
Answer: TypeAlias = Chosen | Tried | Cancelled | Trouble


class FrameError(ValueError):
    """The stream holds no valid frame; nothing more can be read from it."""


class Frames:
    """Cuts a stream of bytes into the bodies of its frames."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def feed(self, data: bytes) -> Iterator[bytes]:
        """Add some bytes; yields the body of each frame that is complete. FrameError for a length that is too large."""
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
    body = msgspec.json.encode(message)
    return len(body).to_bytes(HEAD, "big") + body


def read_request(body: bytes) -> Request:
    """The request in a body; msgspec.ValidationError or DecodeError says what is wrong with it."""
    request: Request = msgspec.json.decode(body, type=Request)
    return request


def read_answer(body: bytes) -> Answer:
    answer: Answer = msgspec.json.decode(body, type=Answer)
    return answer


def job_of(body: bytes) -> int:
    """The job of a request that cannot be read, if at least that can be read; else -1."""
    try:
        return msgspec.json.decode(body, type=_Job).job
    except msgspec.MsgspecError:
        return -1


def ask(session: Session[S], seat: Seat, level: str, job: int, seed: int) -> Think:
    """A request for a seat that owes a decision now; the seed makes world and choice repeatable."""
    world = session.sampler(seat)(Rng(seed))
    return Think(job, session.record.game, seat, level, seed, to_plain(world))


def answered(session: Session[S], answer: Chosen) -> Course:
    """The course in an answer; msgspec.ValidationError if it has no actions of this game."""
    codec = Codec(session.game)
    return tuple([codec.action_from_plain(action) for action in answer.course])


def told(job: int, trials: Sequence[Trial]) -> Tried:
    """The answer that tells these trials."""
    return Tried(job, tuple([(tuple(msgspec.to_builtins(each.course)), each.times, each.total) for each in trials]))


def heard(codec: Codec[Any], answer: Tried) -> list[Trial]:
    """The trials in an answer; msgspec.ValidationError if they have no actions of this game."""
    return [
        Trial(tuple([codec.action_from_plain(action) for action in course]), times, total)
        for course, times, total in answer.trials
    ]


def command(registry: str) -> list[str]:
    """The command line of a worker; `registry` names the function that loads a game: "monstrarium.games:load"."""
    return started_as(BOT_WORKER, registry)


def started_as(*words: str) -> list[str]:
    """The command line that starts the program with these words.

    A frozen program is its own interpreter. Any other worker looks for modules exactly where this process does,
    because the program may lie in a folder that only its launcher knows. Python alone would look into the working
    directory instead.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, *words]
    start = f"import sys; sys.path[:] = {sys.path!r}; from monstrarium.__main__ import main; sys.exit(main())"
    return [sys.executable, "-c", start, *words]


class _Job(Value, frozen=True, gc=False):
    job: int
