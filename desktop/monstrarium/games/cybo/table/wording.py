"""Phrases of CYBO that several parts of its table use."""

from __future__ import annotations

from ....engine.plain import Seat
from ....language.phrases import victory
from ....language.words import _, _n, said
from ....table.presenter import Audience
from ..board import QUAD, Numbers
from ..ending import places, round_of, round_scores
from ..odds import NextRoll, decision, expected_now, nexts, trinity_chance
from ..options import LEVEL_NAMES, Level
from ..race import is_exact, win_rates
from ..state import ROUNDS, CyboState, Phase
from ..turn import terms_of, verdict


def run(numbers: Numbers) -> str:
    return "-".join(str(number) for number in numbers)


def any_of(numbers: Numbers) -> str:
    if len(numbers) < 2:
        return run(numbers)
    return _("{some} or {last}", some=", ".join(map(str, numbers[:-1])), last=numbers[-1])


def percent(chance: float) -> str:
    """A chance in per cent; small ones with two decimals."""
    return f"{chance:.1%}" if chance >= 0.001 or chance == 0 else f"{chance:.2%}"


def points(count: int) -> str:
    return _n("{n} point", "{n} points", count)


def level_name(level: Level) -> str:
    return said(LEVEL_NAMES[level])


def standing(view: CyboState, seat: Seat) -> str:
    """What stands beside a name: the level, a Grand Master's locked numbers, or the points of an extra round."""
    if view.extra:
        paid = round_scores(view).get(seat)
        return _("extra round: {points}", points=paid) if paid is not None else ""
    return run(view.locks[seat]) or level_name(view.house.levels[seat])


def plate_note(view: CyboState, seat: Seat) -> str:
    """The same for a narrow name plate: empty where nothing sets the seat apart from the others."""
    alike = len(set(view.house.levels)) == 1 and not (view.locks[seat] or view.extra)
    return "" if alike else standing(view, seat)


def round_name(now: int) -> str:
    if now > ROUNDS:
        return _("Extra round {number}", number=now - ROUNDS)
    return _("Round {number} of {rounds}", number=now, rounds=ROUNDS)


def question(view: CyboState, audience: Audience) -> str:
    name = audience.name(view.seat)
    choice = decision(view)
    if choice is None:
        return _("{name}: roll the die.", name=name)
    found = verdict(terms_of(view, view.seat), view.rolls)
    fields = {"name": name, "line": run(found.trinity), "points": points(choice.keep), "target": found.target}
    if found.ordered:
        return _("{name} has {line} in order: {points}. Roll for {target} and the Quad, or keep them?", **fields)
    return _("{name} has {line}: {points}. Roll for {target} and the Quad, or keep them?", **fields)


def notes(view: CyboState) -> tuple[str, ...]:
    return _quad_notes(view) if view.phase is Phase.QUAD else _roll_notes(view)


def banner(view: CyboState, audience: Audience) -> str:
    if view.phase is Phase.OVER:
        return outcome_line(places(view), view.scores, audience)
    name = audience.name(view.seat)
    if view.phase is Phase.SCORED:
        row = view.rows[-1]
        if row.points:
            return _("{name} writes down {points}.", name=name, points=points(row.points))
        return _("{name} writes down nothing.", name=name)
    return _("{name} has the die.", name=name)


def outcome_line(ranks: tuple[int, ...], scores: tuple[int, ...], audience: Audience) -> str:
    winners = [seat for seat, place in enumerate(ranks) if place == 1]
    return victory([audience.name(seat) for seat in winners], points(scores[winners[0]]))


def chapter(view: CyboState) -> str:
    if view.phase is Phase.OVER:
        return _("The end")
    return round_name(round_of(view, len(view.rows) - (view.phase is Phase.SCORED)))


def next_seat(view: CyboState, audience: Audience) -> str:
    """Who has the die after this turn; nobody after the last one, where the scores decide."""
    after = len(view.rows) + (view.phase is not Phase.SCORED)
    order = view.order
    return audience.name(order[after % len(order)]) if after < len(order) * ROUNDS else ""


def _roll_notes(view: CyboState) -> tuple[str, ...]:
    terms = terms_of(view, view.seat)
    ahead = nexts(terms, view.rolls)
    notes = [] if view.rolls else [_trinity_note(view)]
    notes += [_pay_note(ahead, paid) for paid in sorted({each.pays for each in ahead if each.completes}, reverse=True)]
    if view.rolls and not any(each.completes for each in ahead):
        notes.append(_alive_note(ahead))
    notes.append(_("The turn is worth {points} points on average.", points=f"{expected_now(view):.2f}"))
    return tuple(notes)


def _trinity_note(view: CyboState) -> str:
    terms = terms_of(view, view.seat)
    return _(
        "A Trinity comes in {chance} of turns, one in order in {ordered}.",
        chance=percent(trinity_chance(terms)),
        ordered=percent(trinity_chance(terms, (), True)),
    )


def _alive_note(ahead: tuple[NextRoll, ...]) -> str:
    alive = tuple(each.number for each in ahead if each.lives)
    if len(alive) == len(ahead):
        return _("Every number goes on.")
    return _n(
        "{n} of {of} numbers goes on: {numbers}.",
        "{n} of {of} numbers go on: {numbers}.",
        len(alive),
        of=len(ahead),
        numbers=any_of(alive),
    )


def _pay_note(ahead: tuple[NextRoll, ...], paid: int) -> str:
    found = tuple(each.number for each in ahead if each.completes and each.pays == paid)
    if paid == QUAD:
        chance = percent(len(found) / len(ahead))
        return _(
            "{numbers} makes a Quad for {points}: {chance}.", numbers=any_of(found), points=points(paid), chance=chance
        )
    return _(
        "{numbers} makes a Trinity for {points}: {chance}.",
        numbers=any_of(found),
        points=points(paid),
        chance=percent(len(found) / len(ahead)),
    )


def _quad_notes(view: CyboState) -> tuple[str, ...]:
    choice = decision(view)
    if choice is None:
        return ()
    target = verdict(terms_of(view, view.seat), view.rolls).target
    notes = [
        _(
            "{target} comes in {chance} of rolls and pays {hit}; any other number leaves {miss}.",
            target=target,
            chance=percent(choice.chance),
            hit=choice.hit,
            miss=choice.miss,
        ),
        _(
            "Keeping is worth {keep}; rolling is worth {roll} on average.",
            keep=choice.keep,
            roll=f"{choice.rolling:.2f}",
        ),
    ]
    rates = win_rates(view)
    if rates is not None:
        keep, roll = percent(rates[0]), percent(rates[1])
        if is_exact(view):
            notes.append(_("Chance to win: {keep} if kept, {roll} if rolled.", keep=keep, roll=roll))
        else:
            notes.append(_("Chance to win: about {keep} if kept, about {roll} if rolled.", keep=keep, roll=roll))
    return tuple(notes)
