"""What bots know of HYBRID: the chance to win, how often actions are taken, and why one is good."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ....engine.action import Action, Choose
from ....engine.game import Chances
from ....engine.plain import Seat
from ....language.words import _, mark, said
from .. import actions
from ..combat.chances import chance
from ..combat.prepared_roll import Sort
from ..combat.roll_choices import NONE
from ..state import NOBODY, HybridState, Mode
from .answers import answer
from .position import outlook, strength_of

SURE = 12.0
"""The weight of the best answer to a question."""
WEIGHTS = {
    actions.Halt: 3.0,
    actions.Strike: 8.0,
    actions.Shoot: 6.0,
    actions.Burst: 1.0,
    actions.Pin: 2.0,
    actions.Wait: 2.0,
    actions.Claim: 1.0,
    actions.Ready: 2.0,
    actions.Stop: 4.0,
}
"""By kind of action: its weight, where a step has 1."""
OF_ALL = mark("It does best of all actions when the fight is played on.")
WHY: Mapping[type[Action], str] = MappingProxyType(
    {
        actions.Enlist: mark("It is worth its points."),
        actions.Dismiss: mark("Its points do more elsewhere."),
        actions.Ready: mark("Nothing here gets better by another change."),
        actions.Place: mark("From there it comes into the fight soon."),
        actions.Keep: mark("Three others would hardly be better."),
        actions.Redraw: mark("Three others are likely to be better."),
        actions.Bid: mark("To be first is worth the card."),
        actions.Stop: mark("To be first is not worth another card."),
        actions.Begin: mark("Going first is an advantage here."),
        actions.Number: mark("This warrior should act at this time."),
        actions.Rouse: mark("It does more by acting than by waiting."),
        actions.Step: mark("It leads to where the warrior does most."),
        actions.Turn: mark("The front should face what is coming."),
        actions.Swing: mark("The door stands better that way."),
        actions.Enter: mark("From there it comes into the fight soon."),
        actions.Leave: mark("A warrior that is out has done what it came for."),
        actions.Claim: mark("That is what it came for."),
        actions.Halt: mark("Nothing nearby is a better place to stand."),
        actions.Wait: mark("It shoots at any enemy that comes into sight."),
        actions.Guard: mark("An enemy that attacks is likely to be held off by it."),
        actions.Pin: mark("That enemy should not get away."),
        actions.Burst: mark("It takes more enemies with it than it is worth."),
        actions.Smash: mark("Without the switch the enemy has less."),
        actions.Rest: mark("Nothing that it could still do is worth the risk."),
        actions.Shed: mark("The others are worth more."),
        actions.Invoke: mark("From now on it helps everyone near."),
        actions.Graft: mark("It makes the warrior stronger for good."),
        actions.Play: mark("The card does more now than later."),
        Choose: mark("This answer does best of all."),
    }
)
"""By kind of action: why it may be good, where the state says nothing more."""


class HybridHints:
    def value(self, state: HybridState, seat: Seat) -> float:
        return outlook(state, seat)

    def weight(self, state: HybridState, action: Action) -> float:
        match action:
            case Choose(option=option):
                return SURE if option == answer(state) else 0.3
            case actions.Guard(level=level):
                return float(level)
            case actions.Enlist(kind=kind):
                return 0.5 + strength_of(kind, 0)
            case actions.Announce(mode=mode):
                return 3.0 if mode == Mode.OFFENSE else 1.0
            case actions.Rest():
                return 0.2
        return WEIGHTS.get(type(action), 1.0)

    def best(self, state: HybridState, seat: Seat) -> Action | None:
        return None

    def chances(self, state: HybridState) -> Chances | None:
        """An estimate from what both sides can see: hands do not count, and no carrier is known."""
        if not state.kinds:
            return None
        if state.carrier != NOBODY:
            state = state.clone()
            state.carrier = NOBODY
        shown = outlook(state, 0)
        other = outlook(state, 1)
        whole = shown + other
        return Chances((shown / whole, other / whole), False) if whole else None

    def reason(self, state: HybridState, action: Action) -> str:
        """Why an action is good, in words that do not depend on hidden cards."""
        match action:
            case actions.Strike(target=target):
                return _chance(state, Sort.STRIKE, target)
            case actions.Shoot(target=target):
                return _chance(state, Sort.SHOT, target)
            case actions.Announce(mode=Mode.OFFENSE):
                return _("An enemy is near enough to be struck.")
            case actions.Announce(mode=Mode.FIRING):
                return _("From afar nobody strikes back.")
            case actions.Announce(mode=Mode.DEFENSE):
                return _("More is to be feared here than to be won.")
            case actions.Announce(mode=Mode.MOVING):
                return _("It is needed elsewhere, and soon.")
            case Choose(option=option) if option == NONE:
                return _("What it would cost is worth more than what it would bring.")
        return said(WHY.get(type(action), OF_ALL))


def _chance(state: HybridState, sort: Sort, target: int) -> str:
    if state.active < 0:
        return said(OF_ALL)
    return _("It succeeds with {percent} %.", percent=chance(state, sort, state.active, target).percent)
