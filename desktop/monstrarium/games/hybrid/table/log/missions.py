"""What the rules of single missions make happen, in words for the log."""

from __future__ import annotations

from .....language.words import _, _n
from .....table.presenter import Audience
from .....table.sentences import Rows, Sentence
from ...events import missions as on
from ...printed.names import warrior_name
from ...state import HybridState
from ..wording import named_square


def _switch(event: on.SwitchHit, view: HybridState, to: Audience) -> str:
    name = warrior_name(view, event.warrior)
    if not event.wounds:
        return _("{warrior} does not hit the switch.", warrior=name)
    if not event.left:
        return _("{warrior} breaks the switch!", warrior=name)
    return _n(
        "{warrior} hits the switch: {n} more wound breaks it.",
        "{warrior} hits the switch: {n} more wounds break it.",
        event.left,
        warrior=name,
    )


def _lock_tried(event: on.LockTried, view: HybridState, to: Audience) -> str:
    fields = {"warrior": warrior_name(view, event.warrior), "die": event.die, "most": event.most}
    if event.die <= event.most:
        return _("{warrior} tries the lock: {die}, {most} was enough. It opens!", **fields)
    return _("{warrior} tries the lock: {die}, {most} was needed.", **fields)


def _clockwork(event: on.ClockworkRolled, view: HybridState, to: Audience) -> str:
    name = to.name(event.seat)
    if event.die % 2:
        return _("{name} rolls {die}: the exits slam shut!", name=name, die=event.die)
    return _("{name} rolls {die}: the exits stay as they are.", name=name, die=event.die)


def _rock(event: on.RockFell, view: HybridState, to: Audience) -> str:
    dice = ", ".join(str(die) for die in event.dice)
    if event.warrior >= 0:
        return _("{dice}: a rock falls on {warrior}.", dice=dice, warrior=warrior_name(view, event.warrior))
    if event.square >= 0:
        return _("{dice}: a rock falls on {square}.", dice=dice, square=named_square(view, event.square))
    return _("{dice}: a rock falls, and harms nothing.", dice=dice)


ROWS: Rows = {
    on.ObjectiveTaken: Sentence(
        "{warrior} takes: {objective}.", by="carried", otherwise="{warrior} activates: {objective}."
    ),
    on.ObjectiveDropped: Sentence("Dropped at {square}: {objective}.", depth=1),
    on.SwitchHit: Sentence(_switch),
    on.DoorsUnlocked: Sentence(
        "The door at {doors} is unlocked.", "The doors at {doors} are unlocked.", by="doors", depth=1
    ),
    on.LockTried: Sentence(_lock_tried),
    on.GateClosed: Sentence(
        "{name} rolls {die}: {gate} is closed for good.", by="die", otherwise="{gate} is closed for good.", depth=1
    ),
    on.GateOpened: Sentence("There is a way out at {gate} now.", depth=1),
    on.ClockworkRolled: Sentence(_clockwork),
    on.TrapdoorRolled: Sentence(
        "{name} rolls {die}: the trapdoor at {square} is open.",
        by="is_open",
        otherwise="{name} rolls {die}: the trapdoor at {square} is closed.",
        depth=1,
    ),
    on.RockFell: Sentence(_rock),
    on.ValveTurned: Sentence(
        "{warrior} opens the valve: the gas is back.",
        by="is_open",
        otherwise="{warrior} closes the valve: the gas is gone.",
    ),
    on.GasMoved: Sentence("{name} rolls {die}: the gas lies at {square}.", depth=1),
    on.Cloned: Sentence("{warrior} floats in the tank at {square}.", depth=1),
    on.TankBroken: Sentence("The tank at {square} is destroyed.", depth=1),
    on.Woken: Sentence("From now on they join in: {warriors}."),
    on.Infected: Sentence("{warrior} carries the venom; nobody else knows."),
    on.CarrierKnown: Sentence("{warrior} has carried the venom."),
}
