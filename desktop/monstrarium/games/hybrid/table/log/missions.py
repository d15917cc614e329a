"""What the rules of single missions make happen, in words for the log."""

from __future__ import annotations

from .....language.phrases import listed
from .....language.words import _, _n
from .....table.log import Tellers
from .....table.presenter import Audience
from ...events import missions as on
from ...ground.labs import lab_of
from ...printed.names import warrior_name
from ...state import HybridState
from ..wording import named_square, names_words, objective_name


def _gate(view: HybridState, gate: int) -> str:
    return named_square(view, lab_of(view.plan).accesses[gate].squares[0])


def _taken(event: on.ObjectiveTaken, view: HybridState, to: Audience) -> str:
    name, what = warrior_name(view, event.warrior), objective_name(view, event.number)
    if event.carried:
        return _("{warrior} takes: {objective}.", warrior=name, objective=what)
    return _("{warrior} activates: {objective}.", warrior=name, objective=what)


def _dropped(event: on.ObjectiveDropped, view: HybridState, to: Audience) -> str:
    what = objective_name(view, event.number)
    return _("Dropped at {square}: {objective}.", objective=what, square=named_square(view, event.square))


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


def _unlocked(event: on.DoorsUnlocked, view: HybridState, to: Audience) -> str:
    doors = lab_of(view.plan).doors
    where = listed([named_square(view, doors[each].squares[0]) for each in event.doors])
    return _n("The door at {where} is unlocked.", "The doors at {where} are unlocked.", len(event.doors), where=where)


def _lock_tried(event: on.LockTried, view: HybridState, to: Audience) -> str:
    name = warrior_name(view, event.warrior)
    if event.die <= event.most:
        return _(
            "{warrior} tries the lock: {die}, {most} was enough. It opens!",
            warrior=name,
            die=event.die,
            most=event.most,
        )
    return _("{warrior} tries the lock: {die}, {most} was needed.", warrior=name, die=event.die, most=event.most)


def _closed(event: on.GateClosed, view: HybridState, to: Audience) -> str:
    name, where = to.name(event.seat), _gate(view, event.gate)
    if event.die:
        return _("{name} rolls {die}: {square} is closed for good.", name=name, die=event.die, square=where)
    return _("{square} is closed for good.", square=where)


def _opened(event: on.GateOpened, view: HybridState, to: Audience) -> str:
    return _("There is a way out at {square} now.", square=_gate(view, event.gate))


def _clockwork(event: on.ClockworkRolled, view: HybridState, to: Audience) -> str:
    name = to.name(event.seat)
    if event.die % 2:
        return _("{name} rolls {die}: the exits slam shut!", name=name, die=event.die)
    return _("{name} rolls {die}: the exits stay as they are.", name=name, die=event.die)


def _trapdoor(event: on.TrapdoorRolled, view: HybridState, to: Audience) -> str:
    name, where = to.name(event.seat), named_square(view, event.square)
    if event.is_open:
        return _("{name} rolls {die}: the trapdoor at {square} is open.", name=name, die=event.die, square=where)
    return _("{name} rolls {die}: the trapdoor at {square} is closed.", name=name, die=event.die, square=where)


def _rock(event: on.RockFell, view: HybridState, to: Audience) -> str:
    dice = ", ".join(str(die) for die in event.dice)
    if event.warrior >= 0:
        return _("{dice}: a rock falls on {warrior}.", dice=dice, warrior=warrior_name(view, event.warrior))
    if event.square >= 0:
        return _("{dice}: a rock falls on {square}.", dice=dice, square=named_square(view, event.square))
    return _("{dice}: a rock falls, and harms nothing.", dice=dice)


def _valve(event: on.ValveTurned, view: HybridState, to: Audience) -> str:
    name = warrior_name(view, event.warrior)
    if event.is_open:
        return _("{warrior} opens the valve: the gas is back.", warrior=name)
    return _("{warrior} closes the valve: the gas is gone.", warrior=name)


def _gas(event: on.GasMoved, view: HybridState, to: Audience) -> str:
    name, where = to.name(event.seat), named_square(view, event.square)
    return _("{name} rolls {die}: the gas lies at {square}.", name=name, die=event.die, square=where)


def _cloned(event: on.Cloned, view: HybridState, to: Audience) -> str:
    name, where = warrior_name(view, event.warrior), named_square(view, event.square)
    return _("{warrior} floats in the tank at {square}.", warrior=name, square=where)


def _tank(event: on.TankBroken, view: HybridState, to: Audience) -> str:
    return _("The tank at {square} is destroyed.", square=named_square(view, event.square))


def _woken(event: on.Woken, view: HybridState, to: Audience) -> str:
    return _("From now on they join in: {warriors}.", warriors=names_words(view, [*event.warriors]))


def _infected(event: on.Infected, view: HybridState, to: Audience) -> str:
    return _("{warrior} carries the venom; nobody else knows.", warrior=warrior_name(view, event.warrior))


def _known(event: on.CarrierKnown, view: HybridState, to: Audience) -> str:
    return _("{warrior} has carried the venom.", warrior=warrior_name(view, event.warrior))


TOLD: Tellers = {
    on.ObjectiveTaken: (_taken, 0),
    on.ObjectiveDropped: (_dropped, 1),
    on.SwitchHit: (_switch, 0),
    on.DoorsUnlocked: (_unlocked, 1),
    on.LockTried: (_lock_tried, 0),
    on.GateClosed: (_closed, 1),
    on.GateOpened: (_opened, 1),
    on.ClockworkRolled: (_clockwork, 0),
    on.TrapdoorRolled: (_trapdoor, 1),
    on.RockFell: (_rock, 0),
    on.ValveTurned: (_valve, 0),
    on.GasMoved: (_gas, 1),
    on.Cloned: (_cloned, 1),
    on.TankBroken: (_tank, 1),
    on.Woken: (_woken, 0),
    on.Infected: (_infected, 0),
    on.CarrierKnown: (_known, 0),
}
