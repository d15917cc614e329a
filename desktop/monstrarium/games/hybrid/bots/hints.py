"""What bots know of HYBRID: the chance to win, how often actions are taken, and why one is good."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ....engine.action import Action, Choose
from ....engine.game import Chances
from ....engine.plain import Seat
from ....language.words import _, mark, said
from ..actions import (
    Announce,
    Begin,
    Bid,
    Burst,
    Claim,
    Dismiss,
    Enlist,
    Enter,
    Graft,
    Guard,
    Halt,
    Invoke,
    Keep,
    Leave,
    Number,
    Pin,
    Place,
    Play,
    Ready,
    Redraw,
    Rest,
    Rouse,
    Shed,
    Shoot,
    Smash,
    Step,
    Stop,
    Strike,
    Swing,
    Turn,
    Wait,
)
from ..combat.chances import chance
from ..combat.prepared_roll import Sort
from ..combat.roll_choices import NONE
from ..state import NOBODY, HybridState, Mode
from .answers import answer
from .position import outlook, strength_of

SURE = 12.0
"""The weight of the best answer to a question."""
WEIGHTS = {Halt: 3.0, Strike: 8.0, Shoot: 6.0, Burst: 1.0, Pin: 2.0, Wait: 2.0, Claim: 1.0, Ready: 2.0, Stop: 4.0}
"""By kind of action: its weight, where a step has 1."""
OF_ALL = mark("Of all that could be done it does best when the fight is played on.")
WHY: Mapping[type[Action], str] = MappingProxyType(
    {
        Enlist: mark("It is worth its points."),
        Dismiss: mark("Its points do more elsewhere."),
        Ready: mark("Nothing here gets better by another change."),
        Place: mark("From there it comes into the fight soon."),
        Keep: mark("Three others would hardly be better."),
        Redraw: mark("Three others are likely to be better."),
        Bid: mark("To be first is worth the card."),
        Stop: mark("To be first is not worth another card."),
        Begin: mark("Whoever goes first here has more of it."),
        Number: mark("This warrior should act at this time."),
        Rouse: mark("It does more by acting than by waiting."),
        Step: mark("It leads to where the warrior does most."),
        Turn: mark("The front should face what is coming."),
        Swing: mark("The door stands better that way."),
        Enter: mark("From there it comes into the fight soon."),
        Leave: mark("Whoever is out has done what it came for."),
        Claim: mark("That is what it came for."),
        Halt: mark("Nothing nearby is a better place to stand."),
        Wait: mark("Whoever comes into sight is shot at."),
        Guard: mark("An enemy that attacks is likely to be held off by it."),
        Pin: mark("That enemy should not get away."),
        Burst: mark("It takes more along than it is worth."),
        Smash: mark("Without the switch the enemy has less."),
        Rest: mark("Nothing that it could still do is worth a risk."),
        Shed: mark("The others are worth more."),
        Invoke: mark("From now on it helps everyone near."),
        Graft: mark("It makes the warrior stronger for good."),
        Play: mark("The card does more now than later."),
        Choose: mark("Of all answers this one does best."),
    }
)
"""By kind of action: why it may be good, where the state says nothing more."""


class HybridHints:
    """The hints of HYBRID: pure functions of a state."""

    def value(self, state: HybridState, seat: Seat) -> float:
        return outlook(state, seat)

    def weight(self, state: HybridState, action: Action) -> float:
        match action:
            case Choose(option=option):
                return SURE if option == answer(state) else 0.3
            case Guard(level=level):
                return float(level)
            case Enlist(kind=kind):
                return 0.5 + strength_of(kind, 0)
            case Announce(mode=mode):
                return 3.0 if mode == Mode.OFFENSE else 1.0
            case Rest():
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
            case Strike(target=target):
                return _chance(state, Sort.STRIKE, target)
            case Shoot(target=target):
                return _chance(state, Sort.SHOT, target)
            case Announce(mode=Mode.OFFENSE):
                return _("An enemy is near enough to be struck.")
            case Announce(mode=Mode.FIRING):
                return _("From afar nobody strikes back.")
            case Announce(mode=Mode.DEFENSE):
                return _("More is to be feared here than to be won.")
            case Announce(mode=Mode.MOVING):
                return _("It is needed elsewhere, and soon.")
            case Choose(option=option) if option == NONE:
                return _("What could be given for it is worth more than it would bring.")
        return said(WHY.get(type(action), OF_ALL))


def _chance(state: HybridState, sort: Sort, target: int) -> str:
    if state.active < 0:
        return said(OF_ALL)
    return _("It succeeds with {percent} %.", percent=chance(state, sort, state.active, target).percent)
