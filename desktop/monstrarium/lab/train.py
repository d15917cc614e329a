"""Learning the value of positions: self-play, a fit to how its matches ended, and a proof against what is in use."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import fsum, sqrt
from typing import Any, ClassVar, NamedTuple

import msgspec

from ..bots.bot import sensible
from ..content.values import Evolution, Making, chances, strength
from ..engine.action import Action
from ..engine.course import Course
from ..engine.game import Game, settle, shares
from ..engine.plain import Plain
from ..engine.rng import Rng
from ..games import load
from ..games.balance import Census
from ..games.kit import Kit, Learned
from ..language.words import _
from . import LabError
from .ladder import DEAL, PAIR, WON, LadderTask, telling_options
from .matches import Contestant, Plan, contestant, play_one, understand
from .statistics import Book, Sequential, solve, wilson
from .tasks import Findings, Piece, Position, Result, Strand, Task

EVERY = 7
"""One of so many positions of a match is learned from; those beside each other say the same."""
HELD = 1.0
"""How strongly weights are held near 0, in positions: a feature that says nothing gets none."""
HELD_POINTS = 200.0
"""How strongly weights that tell scores are held near those in use, in positions of a seat with a feature of 1."""
WAVERS = 12
"""In so many of 100 decisions of self-play a bot does what chance says, so that positions differ."""
STEPS = 30
CLOSE = 1e-9
NEW, OLD = "new weights", "weights in use"


# ---- self-play


class SelfPlayTask(Task, frozen=True, tag="self-play"):
    """A bot plays against itself; of some positions it is noted how they looked to every seat and who won."""

    kind: ClassVar[str] = "self-play"
    bot: str = ""

    def strands(self) -> Sequence[Strand]:
        return [Strand(self.bot)]

    def play(self, piece: Piece) -> Result:
        kit = load(self.game)
        learned = learned_by(kit)
        plan = Plan(self.game, self.seats, self.options, (self.bot,) * self.seats, self.seed)
        bots = [_wavering(contestant(self.bot, kit), kit)] * self.seats
        found: list[Position] = []
        for number in range(piece.first, piece.last):
            album = _Album(learned, self.seats, number)
            played = play_one(plan, number, kit.game, bots, album)
            if played.outcome is not None:
                won = shares(played.outcome.places, kit.game.info.together)
                scores = kit.game.standing(played.state) if learned.scored is not None else ()
                found += [page.position(won, scores) for page in album.pages]
        return Result(matches=piece.last - piece.first, positions=tuple(found))


def _wavering(bot: Contestant, kit: Kit) -> Contestant:
    """A bot that sometimes does what chance says, among what a sensible player would do."""

    def course(game: Game[Any], sample: Callable[[Rng], Any], seat: int, offers: Sequence[Action], luck: Rng) -> Course:
        if luck.below(100) < WAVERS:
            return (sensible(kit.hints, sample(luck), offers, luck),)
        return bot(game, sample, seat, offers, luck)

    return course


class _Page(NamedTuple):
    """How a position looked, before it is known how the match ended."""

    looks: tuple[tuple[float, ...], ...]
    expected: tuple[float, ...]

    def position(self, won: tuple[float, ...], scores: Sequence[float]) -> Position:
        missed = [score - expected for score, expected in zip(scores, self.expected, strict=True)]
        return Position(self.looks, won, tuple(missed))


class _Album(Census):
    """Keeps how some positions of a match look to every seat."""

    def __init__(self, learned: Learned, seats: int, number: int) -> None:
        super().__init__(Book(), seats)
        self.pages: list[_Page] = []
        self._learned = learned
        self._decisions = number  # So that matches do not begin alike.

    def decide(self, action: Action) -> None:
        self._decisions += 1
        if self._decisions % EVERY == 0:
            features, scored = self._learned.features, self._learned.scored
            looks = [tuple(map(float, features(self.state, seat))) for seat in range(self.seats)]
            expected = [] if scored is None else [scored.expected(self.state, seat) for seat in range(self.seats)]
            self.pages.append(_Page(tuple(looks), tuple(expected)))


def learned_by(kit: Kit) -> Learned:
    """What a game can learn; LabError if it is nothing."""
    if kit.learned is None:
        raise LabError(_("Nothing can be learned in {game}: its bots use no weights.", game=kit.game.info.title))
    return kit.learned


def self_play(
    game: str, bot: str, seed: int, seats: int | None = None, options: Mapping[str, Plain] | None = None
) -> SelfPlayTask:
    understand(bot)
    kit = load(game)
    learned_by(kit)
    info = kit.game.info
    seats = info.seats[0] if seats is None else seats
    return SelfPlayTask(game, seats, settle(info, seats, options or {}), seed, False, kit.content, bot)


# ---- fitting


class Fitted(NamedTuple):
    weights: tuple[float, ...]
    off: float
    """How far what they tell was off: chances in the mean, squared; or leads in points, as a standard deviation."""


def learn(task: SelfPlayTask, positions: Sequence[Position]) -> Fitted:
    """What a game learns from positions of self-play."""
    kit = load(task.game)
    scored = learned_by(kit).scored
    if scored is not None:
        weights = fit_scores(positions, scored.weights)
        return Fitted(weights, lead_missed(positions, scored.weights, weights))
    weights = fit(positions, kit.game.info.together)
    return Fitted(weights, surprise(positions, weights, kit.game.info.together))


def fit(positions: Sequence[Position], together: bool) -> tuple[float, ...]:
    """The weights under which the matches were most likely to end as they did, by Newton's method.

    The chance of a seat is that of `content.values.chances`; where all win or lose together, that of `chance`. Features
    are brought to the same scale first, so that each is held near 0 as strongly as the others.
    """
    if not positions:
        raise LabError(_("There is nothing to learn from: no match has ended."))
    rows = [_rows(position, together) for position in positions]
    scales = _scales(rows)
    scaled = [([[x / s for x, s in zip(row, scales, strict=True)] for row in looks], won) for looks, won in rows]
    weights = [0.0] * len(scales)
    for _step in range(STEPS):
        slope, curve = _slopes(scaled, weights)
        moves = solve(curve, slope)
        weights = [weight + max(-1.0, min(1.0, move)) for weight, move in zip(weights, moves, strict=True)]
        if all(abs(move) < CLOSE for move in moves):
            break
    return tuple([weight / scale for weight, scale in zip(weights, scales, strict=True)])


def _rows(position: Position, together: bool) -> tuple[Sequence[Sequence[float]], Sequence[float]]:
    """How a position looks to those who may win it, and what each of them won; the other side together looks like 0."""
    if not together:
        return position.looks, position.won
    return (position.looks[0], (0.0,) * len(position.looks[0])), (position.won[0], 1.0 - position.won[0])


def _scales(rows: Sequence[tuple[Sequence[Sequence[float]], Sequence[float]]]) -> list[float]:
    """How far each feature scatters between those who may win; 1 for one that never differs."""
    count = len(rows[0][0][0])
    found = []
    for at in range(count):
        squares = [(looks[0][at] - other[at]) ** 2 for looks, _won in rows for other in looks[1:]]
        found.append(sqrt(fsum(squares) / len(squares)) or 1.0)
    return found


def _slopes(
    rows: Sequence[tuple[list[list[float]], Sequence[float]]], weights: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """How the likelihood grows with each weight, and the matrix of how that growth falls."""
    many = range(len(weights))
    slope = [-HELD * weight for weight in weights]
    curve = [[HELD * (at == other) for other in many] for at in many]
    for looks, won in rows:
        expected = chances([strength(weights, look) for look in looks])
        middle = [fsum([p * look[at] for p, look in zip(expected, looks, strict=True)]) for at in many]
        for look, share, p in zip(looks, won, expected, strict=True):
            apart = [x - m for x, m in zip(look, middle, strict=True)]
            for at in many:
                slope[at] += (share - p) * apart[at]
                row, part = curve[at], p * apart[at]
                for other in range(at + 1):
                    row[other] += part * apart[other]
    for at in many:
        for other in range(at):
            curve[other][at] = curve[at][other]
    return slope, curve


def surprise(positions: Sequence[Position], weights: Sequence[float], together: bool) -> float:
    """How far the chances were off in the mean, squared: 0 for a prophet, 0.25 for who always says even odds of two."""
    found = []
    for position in positions:
        looks, won = _rows(position, together)
        expected = chances([strength(weights, look) for look in looks])
        found += [(share - p) ** 2 for share, p in zip(won, expected, strict=True)]
    return fsum(found) / max(1, len(found))


def fit_scores(positions: Sequence[Position], weights: Sequence[float]) -> tuple[float, ...]:
    """The weights that tell best by how much each seat is ahead in the end, by least squares.

    Only leads are told, since all scores of a match rise and fall together. Weights of which positions say little stay
    near those in use; four digits of each are more than positions can tell.
    """
    if not positions:
        raise LabError(_("There is nothing to learn from: no match has ended."))
    many = range(len(weights))
    slope, curve = [0.0] * len(weights), [[HELD_POINTS * (at == other) for other in many] for at in many]
    for position in positions:
        for look, missed in _leads(position):
            for at, feature in look:
                slope[at] += feature * missed
                row = curve[at]
                for other, its in look:
                    row[other] += feature * its
    found = [weight + step for weight, step in zip(weights, solve(curve, slope), strict=True)]
    return tuple([float(f"{weight:.4g}") for weight in found])


def _leads(position: Position) -> Iterator[tuple[list[tuple[int, float]], float]]:
    """By seat: its features that lie above or below the average of all seats, and the same of the points missed."""
    seats = len(position.looks)
    middle = [fsum(column) / seats for column in zip(*position.looks, strict=True)]
    missed = fsum(position.missed) / seats
    for look, own in zip(position.looks, position.missed, strict=True):
        apart = [(at, x - m) for at, (x, m) in enumerate(zip(look, middle, strict=True)) if x != m]
        yield apart, own - missed


def lead_missed(positions: Sequence[Position], before: Sequence[float], weights: Sequence[float]) -> float:
    """By how many points the leads that weights tell were off, as a standard deviation; `before` were in use then."""
    steps = [weight - old for weight, old in zip(weights, before, strict=True)]
    leads = [lead for position in positions for lead in _leads(position)]
    squares = [(missed - fsum([x * steps[at] for at, x in look])) ** 2 for look, missed in leads]
    return sqrt(fsum(squares) / max(1, len(squares)))


# ---- proving


class ProofTask(LadderTask, frozen=True, tag="proof"):
    """The same bot with new weights and with those in use, on equal deals."""

    kind: ClassVar[str] = "proof"
    bot: str = ""
    weights: tuple[float, ...] = ()

    def contestants(self, kit: Kit, words: Sequence[str]) -> dict[str, Contestant]:
        taught = msgspec.structs.replace(kit, hints=learned_by(kit).hints(self.weights))
        return {NEW: contestant(self.bot, taught), OLD: contestant(self.bot, kit)}


def proof(task: SelfPlayTask, weights: Sequence[float], bot: str) -> ProofTask:
    """What proves weights that were learned from self-play, on deals that were not learned from."""
    kit = load(task.game)
    measure = None if kit.balance is None else kit.balance.measure
    options = telling_options(kit.game.info, task.seats, measure) if kit.game.info.together else task.options
    return ProofTask(
        task.game,
        task.seats,
        options,
        task.seed + 1,
        False,
        task.content,
        (OLD, NEW),
        ((1, 0),),
        Sequential(high=0.55),
        bot,
        tuple(weights),
    )


def is_better(task: ProofTask, found: Findings) -> bool:
    """Whether new weights are proved: the sequential test says so, or the interval of what they won lies above half."""
    won, deals = found.books[0].of(PAIR, WON), found.books[0].of(PAIR, DEAL)
    proved = task.until is not None and task.until.verdict(deals) is True
    return proved or wilson(won.sum(), won.count)[0] > 0.5


def as_toml(names: Sequence[str], weights: Sequence[float], made: Making | Evolution) -> str:
    """A file of weights, as `content.values` reads it."""
    lines = ["# Written by `monstrarium lab train`; by hand nothing here gets better.", "", "[made]"]
    lines += [f"{key} = {_toml(value)}" for key, value in msgspec.structs.asdict(made).items()]
    lines += ["", "[weights]", *(f"{_toml(name)} = {weight!r}" for name, weight in zip(names, weights, strict=True))]
    return "\n".join(lines) + "\n"


def _toml(value: int | float | str) -> str:
    return msgspec.json.encode(value).decode() if isinstance(value, str) else repr(value)


def record(task: SelfPlayTask, played: Findings, proved: Findings, date: str) -> Making:
    """How weights were found."""
    won = proved.books[0].of(PAIR, WON)
    return Making(sum(played.matches), task.seed, date, task.bot, sum(proved.matches), float(f"{won.mean():.4f}"))
