"""The questions that go round the table, and how often commanders want to be asked."""

from __future__ import annotations

from ....engine.action import Action, Choose
from ....engine.plain import Plain
from ....language.words import mark
from ....table.desc import Habit, Round
from ....table.presenter import Audience
from ..actions import PASS, READY
from ..combat.values import hp
from ..combat.windows import can_react
from ..lanes import order
from ..rules import Xenoshyft
from ..state import AGAIN, BREACH, CLOSED, NO_LANE, NOBODY, Phase, XenoshyftState
from .wording import asked, at_stake, question, window_text

CANCEL, GUARD, MORTAL, IDLE = "cancel", "guard", "mortal", "idle"
"""The kinds of questions that go round: who cancels a Reveal, who guards, who guards a troop that would be killed; and
what has one answer only."""
RULES = Xenoshyft()
NONE: Plain = "none"
HABITS = (
    Habit("able", mark("Whenever I can do something"), able=True),
    Habit("mortal", mark("Whenever I can, but for damage only if it kills"), (GUARD,), able=True),
    Habit("once", mark("Whenever I can, but not after every exchange"), (AGAIN,), able=True),
    Habit("calm", mark("Only for Reveals, and for damage that kills"), (GUARD, AGAIN, BREACH), able=True),
)
"""The first is the default."""


def round_of(state: XenoshyftState, audience: Audience) -> Round | None:
    """The seats still to be asked, and what about; the same for every viewer."""
    if state.pending is not None:
        return _question(state, audience)
    if _is_only_ready(state):
        return Round(IDLE, question(state, audience, 0), (0,), READY[:1], idle=(0,))
    if state.phase is not Phase.COMBAT or state.window == CLOSED:
        return None
    later = [seat for seat in order(state) if state.left_seats >> seat & 1 and seat != state.asked]
    seats = (state.asked, *later)
    silence = tuple(PASS[seat] for seat in seats)
    idle = () if state.asked == NOBODY else tuple(seat for seat in seats if not can_react(state, seat))
    return Round(state.window, window_text(state, audience), seats, silence, at_stake(state), idle)


def _is_only_ready(state: XenoshyftState) -> bool:
    """Whether a commander who plays alone can do nothing but go on to the next phase."""
    return (
        len(state.hands) == 1
        and state.phase in (Phase.BUY, Phase.DEPLOY, Phase.WRAP)
        and tuple(RULES.legal(state, 0)) == READY[:1]
    )


def _question(state: XenoshyftState, audience: Audience) -> Round | None:
    """A question of an effect that goes round the seats."""
    pending = state.pending
    if pending is None or NONE not in pending.choice.options:
        return None
    if state.hit is not None and state.lane_of(state.hit.target) != NO_LANE:
        kind = MORTAL if _is_mortal(state) else GUARD
    elif state.flipped >= 0:
        kind = CANCEL
    else:
        return None
    seat = pending.choice.seat
    silence: tuple[Action, ...] = (Choose(seat, NONE),)
    return Round(kind, asked(state, audience, pending.choice), (seat,), silence, at_stake(state))


def _is_mortal(state: XenoshyftState) -> bool:
    hit = state.hit
    lane = state.lane_of(hit.target) if hit is not None else NO_LANE
    if hit is None or lane == NO_LANE:
        return False
    return hit.amount >= hp(state, hit.target, lane) - state.wounds.get(hit.target, 0)
