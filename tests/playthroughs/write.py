"""Write one match of every game as a text for readers: `python -m tests.playthroughs.write`.

Each decision shows who is asked what, what may be done, what is done, and what the table tells of it. A change of the
rules or of the words shows as a difference of these files, to be read like one.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from monstrarium.engine.game import view
from monstrarium.engine.plain import Plain, Value, digest
from monstrarium.games import load
from monstrarium.games.kit import Kit
from tests.support.matches import Seen, audience, walk

FOLDER = Path(__file__).parent


class Plan(Value, frozen=True):
    """A match of a game that is written down."""

    seed: int
    seats: int
    options: dict[str, Plain]
    most: int = 1000
    """How many of the offers of a decision are written down, beside the one that is taken."""


PLANS = {
    "cybo": Plan(326, 2, {"level": ("beginner", "grand_master"), "ties": "sudden"}),
    "xybrid": Plan(5, 2, {}),
    "androids": Plan(106, 3, {}),
    "hybrid": Plan(85, 2, {"rounds": 15}, 3),
    "xenoshyft": Plan(54, 2, {"division": "lot", "swarm": "few", "base": 20}),
}


def playthrough(key: str) -> str:
    """The text of one match."""
    kit, plan = load(key), PLANS[key]
    lines = [f"{kit.game.info.title}, seed {plan.seed}, {plan.seats} seats, {plan.options}"]
    state = None
    for moment in walk(kit, plan.seed, plan.options, plan.seats):
        state = moment.state
        lines += ["", *_decision(kit, state, moment.offers, moment.action, plan.most)]
    desc = kit.presenter.describe(state, audience(kit, state, None), ())
    lines += ["", f"{desc.banner} {kit.game.standing(state)} {digest(state)}"]
    return "\n".join(lines) + "\n"


def _decision(kit: Kit, state: Any, offers: tuple[Any, ...], action: Any, most: int) -> Iterator[str]:
    eyes = audience(kit, state, action.seat)
    seen = view(kit.game, state, action.seat)
    desc = kit.presenter.describe(seen, eyes, offers)
    yield f"[{kit.presenter.chapter(seen)}] {kit.game.standing(seen)} {digest(state)}"
    if desc.prompt is not None:
        yield desc.prompt.text
        yield from (f"    {note}" for note in desc.prompt.notes)
    for number, each in enumerate(desc.affordances):
        if number >= most and each.plan != (action,):
            continue
        chosen = ">" if each.plan[0] == action else " "
        yield f"  {chosen} {each.label} ({each.source} to {each.target}; {each.note})"
    after, tape = state.clone(), Seen()
    kit.game.apply(after, action, tape)
    for event in tape.events:
        line = kit.presenter.line(event, after, eyes)
        if line is not None:
            yield f"      {'  ' * line.depth}{line.text}"


def main() -> None:
    for key in PLANS:
        (FOLDER / f"{key}.txt").write_text(playthrough(key), "utf-8")


if __name__ == "__main__":
    main()
