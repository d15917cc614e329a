"""The questions about cards on a roll, and how a side may like to be asked them.

Whether a side is asked follows from what everybody knows: it holds a card that it may play. So a habit never looks at a
hand, and a side with useless cards is passed like one with good ones.
"""

from __future__ import annotations

from ....engine.action import Choose
from ....language.words import _, mark
from ....table.desc import Habit, Round
from ....table.presenter import Audience
from ...kit import EVERY_TIME
from ..combat.prepared_roll import Sort, Stage
from ..combat.questions import card_question
from ..combat.roll_choices import ENOUGH, NONE
from ..state import HybridState
from .wording import asked, notes

OWN_ROLL, OWN_MOVE, HINDER_ROLL, HINDER_MOVE = "roll", "move", "hinder roll", "hinder move"
"""What a side may play a card on: a roll of its own, its own way into Moving, or those of the other side."""
HABITS = (
    EVERY_TIME,
    Habit("rolls", mark("Not when the other side goes into Moving"), (HINDER_MOVE,)),
    Habit("dice", mark("Only for dice, never for Moving"), (HINDER_MOVE, OWN_MOVE)),
    Habit("own", mark("Only to help my own warriors, never to hinder"), (HINDER_MOVE, HINDER_ROLL)),
)
"""The first is the usual one."""


def round_of(state: HybridState, audience: Audience) -> Round | None:
    """Who is asked for a card now, and what for; the same whoever looks."""
    pending, trial = state.pending, state.trial
    if pending is None or trial is None or pending.choice.open or not card_question(trial):
        return None
    seat, hindrance = pending.choice.seat, trial.stage == Stage.HINDER
    text = _("{name}: {question}", name=audience.name(seat), question=asked(state))
    silence = Choose(seat, NONE if hindrance else ENOUGH)
    return Round(
        KINDS[hindrance, trial.sort == Sort.MOVE],
        text,
        (seat,),
        (silence,),
        notes(state, audience, seat),
    )


KINDS = {
    (False, False): OWN_ROLL,
    (False, True): OWN_MOVE,
    (True, False): HINDER_ROLL,
    (True, True): HINDER_MOVE,
}
"""By whether it is a hindrance, and whether the mode is Moving."""
