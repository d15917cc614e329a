"""Reports of the laboratory: what a run came to, as Markdown for people and as data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import fsum
from typing import Any

from ..bots.levels import called
from ..content.values import Evolution
from ..engine.plain import Value
from ..games import load
from ..language.words import _, said
from .balance import BalanceTask, Cell, Drawn, Section, finite, general, sections, signed
from .compare import differences
from .evolve import TrialTask, measure_of, tuned_by
from .ladder import LadderTask, Meeting, meetings, strengths
from .statistics import Book, Strength
from .tasks import Findings, Task, fingerprint
from .train import ProofTask, learned_by
from .yardstick import YARDSTICK_MS


class Speed(Value, frozen=True, gc=False):
    """How fast matches were played, and how fast the machine was then."""

    matches: int
    seconds: float
    yardstick_ms: float


def together(speeds: Sequence[Speed]) -> Speed:
    """The speed of several runs, one after the other."""
    return Speed(
        sum([each.matches for each in speeds]), fsum([each.seconds for each in speeds]), speeds[-1].yardstick_ms
    )


class Report(Value, frozen=True):
    """The findings of a run, ready to be written."""

    title: str
    command: str
    """The command that makes it again."""
    program: str
    seed: int
    matches: int
    sections: tuple[Section, ...]
    speed: Speed | None = None
    """None where nothing was played, because all of it was in a file."""


def report(task: Task, found: Sequence[tuple[Task, Findings]], command: str, speed: Speed | None = None) -> Report:
    """The report of a task; those of the same kind in `found` stand in it side by side."""
    game = load(task.game).game.info.title
    if isinstance(task, LadderTask):
        title, parts = _("Who beats whom in {game}", game=game), _ladder_sections(task, found[0][1])
    else:
        title, parts = _("How even {game} is", game=game), _balance_sections(task.game, found)
    matches = sum([sum(findings.matches) for _task, findings in found])
    return Report(title, command, fingerprint(task.game), task.seed, matches, tuple(parts), speed)


def comparison(
    task: BalanceTask, names: tuple[str, str], books: tuple[Book, Book], matches: int, command: str, speed: Speed | None
) -> Report:
    """The report on two versions of a game, whose matches began with the same seeds."""
    title = _("{one} and {other} in {game}", one=names[0], other=names[1], game=load(task.game).game.info.title)
    method = _(
        "Both were played by {bot} with the same seeds. A difference is the second less the first; beyond 3 standard "
        "errors it is hardly chance.",
        bot=called(task.bot),
    )
    parts = (Section(_("Method"), (method,)), *differences(names, books, general(task)))
    return Report(title, command, fingerprint(task.game), task.seed, matches, parts, speed)


def lesson(task: ProofTask, played: Findings, proved: Findings, off: float, command: str, speed: Speed) -> Report:
    """The report on weights that were learned and proved; `off` is how far what they tell was off."""
    learned = learned_by(load(task.game))
    fields = {"n": len(played.positions), "matches": sum(played.matches), "bot": called(task.bot), "off": off}
    if learned.scored is None:
        words = _(
            "The weights were fitted to {n} positions of {matches} matches of {bot} against itself. The chances that "
            "they give were off by {off:.3f} in the mean, squared.",
            **fields,
        )
    else:
        words = _(
            "The weights were fitted to {n} positions of {matches} matches of {bot} against itself. A seat's lead over "
            "the average of all was off by {off:.2f} points, as a standard deviation.",
            **fields,
        )
    rows = tuple(
        (Cell(name), Cell(f"{weight:+.4g}", weight)) for name, weight in zip(learned.names, task.weights, strict=True)
    )
    weights = Section(_("Weights"), (words,), tables=(Drawn((_("feature"), _("weight")), rows),))
    title = _("What was learned in {game}", game=load(task.game).game.info.title)
    matches = sum(played.matches) + sum(proved.matches)
    parts = (weights, *_ladder_sections(task, proved))
    return Report(title, command, fingerprint(task.game), task.seed, matches, parts, speed)


def evolution(task: TrialTask, weights: Sequence[float], made: Evolution, command: str, speed: Speed) -> Report:
    """The report on weights that were found in quick matches and proved; `task` has those that are in use."""
    kit = load(task.game)
    measure = measure_of(kit)
    method = _(
        "In {steps} steps {matches} quick matches were played, two on each deal, with weights on both sides of those "
        "that were reached. Then new weights and those in use were tried on {proof} other deals. The interval holds "
        "the true value in 95 of 100 such reports.",
        steps=made.steps,
        matches=made.matches,
        proof=made.proof,
    )
    what = said(measure.name)
    heads = (_("{what}: before", what=what), _("after"), _("better by"), _("95 of 100"))
    better = made.before - made.after if measure.less else made.after - made.before
    row = (
        Cell(f"{made.before:.2f}", made.before),
        Cell(f"{made.after:.2f}", made.after),
        Cell(signed(better), better, made.least, made.most, made.proof),
        Cell(f"{signed(made.least)} – {signed(made.most)}"),
    )
    rows = tuple(
        (Cell(name), Cell(f"{old:.4g}", old), Cell(f"{new:.4g}", new))
        for name, old, new in zip(tuned_by(kit).names, task.weights, weights, strict=True)
    )
    sections = (
        Section(_("Method"), (method,)),
        Section(_("Proof"), tables=(Drawn(heads, (row,)),)),
        Section(_("Weights"), tables=(Drawn((_("weight"), _("before"), _("after")), rows),)),
    )
    title = _("What was learned in {game}", game=kit.game.info.title)
    return Report(title, command, fingerprint(task.game), task.seed, speed.matches, sections, speed)


# ---- ladders


def _ladder_sections(task: LadderTask, findings: Findings) -> Iterator[Section]:
    met = meetings(task, findings)
    together = any(each.apart is not None for each in met)
    words = (_method(task, together), _again(task)) if task.kind == LadderTask.kind else (_method(task, together),)
    yield Section(_("Method"), words)
    yield Section(_("Strengths"), tables=(_strengths(strengths(task, findings)),))
    yield Section(_("Pairs"), tables=(_pairs(task, met, together),))


def _method(task: LadderTask, together: bool) -> str:
    lines = [
        _("Every deal is played by both bots of a pair, and the better one wins it.")
        if together
        else _(
            "Every deal is played in all seatings of a pair: each bot sits on every seat against the other on all "
            "others. A shared victory counts in parts, a match that does not end as half won."
        ),
        _("Intervals hold the true value in 95 of 100 such reports (Wilson; Bradley and Terry for strengths)."),
    ]
    if task.until is not None:
        lines.append(
            _(
                "A pair ends as soon as a sequential test tells {high:.0%} from {low:.0%}, wrongly in {wrong:.0%} of "
                "all cases. Shares that are told after an early end lie a little too far out.",
                high=task.until.high,
                low=task.until.low,
                wrong=task.until.wrong,
            )
        )
    return " ".join(lines)


def _again(task: LadderTask) -> str:
    """How one match is made again."""
    bots = ",".join(task.seatings(task.bots[1], task.bots[0])[0])
    options = "".join(f" --option {option}" for option in unusual_options(task.game, task.options))
    return _(
        "A match is made again by its number: {command}",
        command=f"`monstrarium simulate {task.game} --seats {task.seats} --seed {task.seed} --bots {bots}{options} "
        "--from N --matches 1 --save DIR`",
    )


def unusual_options(game: str, options: Mapping[str, Any]) -> Iterator[str]:
    """The options that are not at their defaults, as the command line takes them."""
    defaults = {option.key: option.default for option in load(game).game.info.options}
    for key, value in options.items():
        if value != defaults.get(key):
            yield f"{key}={','.join(map(str, value)) if isinstance(value, tuple) else value}"


def _strengths(found: Sequence[tuple[str, Strength]]) -> Drawn:
    heads = (_("Bot"), _("Elo points above the first"), _("95 of 100"))
    rows = []
    for bot, strength in sorted(found, key=lambda each: -each[1].points):
        low, high = finite((strength.low, strength.high))
        text = "–" if low is None or high is None or strength.low == strength.high else f"{low:+.0f} – {high:+.0f}"
        rows.append((Cell(called(bot)), Cell(f"{strength.points:+.0f}", strength.points, low, high), Cell(text)))
    return Drawn(heads, tuple(rows))


def _pairs(task: LadderTask, met: Sequence[Meeting], together: bool) -> Drawn:
    heads = [_("Pair"), _("matches"), _("won by the first"), _("95 of 100"), _("decisions of a match")]
    measure = load(task.game).balance
    if together:
        what = said(measure.measure.name) if measure is not None and measure.measure is not None else _("won")
        heads += [_("{what}: the first", what=what), _("the other"), _("better by"), _("95 of 100")]
    if task.until is not None:
        heads.append(_("the test says"))
    return Drawn(tuple(heads), tuple([_pair(task, each) for each in met]))


def _pair(task: LadderTask, each: Meeting) -> tuple[Cell, ...]:
    low, high = each.interval
    cells = [
        Cell(f"{called(each.one)} – {called(each.other)}"),
        Cell(str(each.matches), each.matches),
        Cell(f"{each.share:.1%}", each.share, low, high, each.matches),
        Cell(f"{low:.1%} – {high:.1%}"),
        Cell(f"{each.length:.1f}", each.length),
    ]
    if each.reached is not None and each.apart is not None:
        apart, least, most = each.apart
        ends = finite((least, most))
        cells += [Cell(f"{reached:.1f}", reached) for reached in each.reached]
        told = "–" if None in ends else f"{signed(least)} – {signed(most)}"
        cells += [Cell(signed(apart), apart, *ends), Cell(told)]
    if task.until is not None:
        cells.append(Cell({True: _("stronger"), False: _("not so much stronger"), None: _("open")}[each.verdict]))
    return tuple(cells)


# ---- balance


def _balance_sections(game: str, found: Sequence[tuple[Task, Findings]]) -> Iterator[Section]:
    books: dict[str, Book] = {}
    for task, findings in found:
        assert isinstance(task, BalanceTask)
        books.setdefault(called(task.bot), Book()).merge(findings.whole())
    balance = load(game).balance
    words = [said(balance.method)] if balance is not None else []
    words.append(
        _(
            "An interval holds the true value in 95 of 100 such reports. Cards are measured over all numbers of seats "
            "together; every match is played by equal bots, at the default options where no others are named."
        )
    )
    yield Section(_("Method"), tuple(words))
    yield from sections(game, books)


# ---- as text


def markdown(told: Report) -> str:
    paragraphs = [f"# {told.title}", _("Written by `{command}`.", command=told.command), _facts(told)]
    for section in told.sections:
        items = ["\n".join(f"- {line}" for line in section.items)] if section.items else []
        paragraphs += [f"## {section.title}", *section.words, *items, *map(table, section.tables)]
    return "\n\n".join(paragraphs) + "\n"


def _facts(told: Report) -> str:
    facts = _("{n} matches, seed {seed}, program {program}.", n=told.matches, seed=told.seed, program=told.program)
    if told.speed is None or not told.speed.matches or not told.speed.seconds:
        return facts
    speed = _(
        "{n} of them were played in {seconds:.0f} s, {rate:.3g} a second, while the yardstick took {here:.3g} ms "
        "({there} ms where goals were set).",
        n=told.speed.matches,
        seconds=told.speed.seconds,
        rate=told.speed.matches / told.speed.seconds,
        here=told.speed.yardstick_ms,
        there=YARDSTICK_MS,
    )
    return f"{facts} {speed}"


def table(drawn: Drawn) -> str:
    """A table whose first column is text and whose others are numbers."""
    lines = ["| " + " | ".join(drawn.heads) + " |", "|---|" + "---:|" * (len(drawn.heads) - 1)]
    lines += ["| " + " | ".join(cell.text for cell in row) + " |" for row in drawn.rows]
    return "\n".join(lines)
