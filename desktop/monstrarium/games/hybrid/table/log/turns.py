"""What happened, in words for the log: one line for a whole Movement, one for each roll."""

from __future__ import annotations

from .....engine.event import Event
from .....language.phrases import listed
from .....language.words import _, _n, said
from .....table.log import Tellers, line_by
from .....table.presenter import Audience, Line
from ...combat.odds import PLAIN, limit
from ...events import turns as on
from ...ground.labs import lab_of
from ...printed.action_cards import CARDS
from ...printed.names import warrior_name
from ...state import HybridState, Mode
from ..wording import (
    SIDE_NAMES,
    facing_name,
    kind_name,
    level_name,
    mode_name,
    named_square,
    outcome_line,
    squares_words,
)
from . import missions
from .cards import TOLD as OMENS
from .fights import FIGHTS


def line_of(event: Event, view: HybridState, audience: Audience) -> Line | None:
    """The event in words; None when it is not worth a line."""
    return line_by(missions.TOLD if type(event) in missions.TOLD else TOLD, event, view, audience)


def _card(face: int) -> str:
    return said(CARDS[face].name)


def _silent(event: Event, view: HybridState, to: Audience) -> str:
    return ""


# ---- before the first round


def _enlisted(event: on.Enlisted, view: HybridState, to: Audience) -> str:
    return _("{warrior} comes along.", warrior=kind_name(event.kind))


def _dismissed(event: on.Dismissed, view: HybridState, to: Audience) -> str:
    return _("{warrior} stays at home.", warrior=kind_name(event.kind))


def _mustered(event: on.Mustered, view: HybridState, to: Audience) -> str:
    return _("{name} has mustered the {side}.", name=to.name(event.seat), side=said(SIDE_NAMES[event.seat]))


def _placed(event: on.Placed, view: HybridState, to: Audience) -> str:
    name, where, way = warrior_name(view, event.warrior), named_square(view, event.square), facing_name(event.facing)
    return _("{warrior} stands on {square}, facing {way}.", warrior=name, square=where, way=way)


def _taken_back(event: on.TakenBack, view: HybridState, to: Audience) -> str:
    return _("{warrior} waits again.", warrior=warrior_name(view, event.warrior))


def _deployed(event: on.Deployed, view: HybridState, to: Audience) -> str:
    return _("{name} has placed the {side}.", name=to.name(event.seat), side=said(SIDE_NAMES[event.seat]))


def _dealt(event: on.Dealt, view: HybridState, to: Audience) -> str:
    return _n("{name} is dealt {n} card.", "{name} is dealt {n} cards.", event.count, name=to.name(event.seat))


def _kept(event: on.Kept, view: HybridState, to: Audience) -> str:
    return _("{name} keeps the first cards.", name=to.name(event.seat))


def _redrew(event: on.Redrew, view: HybridState, to: Audience) -> str:
    name = to.name(event.seat)
    return _n("{name} takes {n} other card.", "{name} takes {n} other cards.", event.count, name=name)


# ---- rounds


def _round(event: on.RoundBegan, view: HybridState, to: Audience) -> str:
    return _("Round {round} begins.", round=event.round)


def _bid(event: on.BidLaid, view: HybridState, to: Audience) -> str:
    return _("{name} lays a card for the Activation Roll.", name=to.name(event.seat))


def _bid_ended(event: on.BidEnded, view: HybridState, to: Audience) -> str:
    return _("{name} lays no more.", name=to.name(event.seat))


def _bid_shown(event: on.BidShown, view: HybridState, to: Audience) -> str:
    name, cards = to.name(event.seat), listed([_card(face) for face in event.faces])
    return _("{name} turns over {cards}: −{points}.", name=name, cards=cards, points=event.points)


def _order_rolled(event: on.OrderRolled, view: HybridState, to: Audience) -> str:
    name = to.name(event.seat)
    if event.die == event.total:
        return _("{name} rolls {die}.", name=name, die=event.die)
    return _("{name} rolls {die}, which makes {total}.", name=name, die=event.die, total=event.total)


def _order_tied(event: on.OrderTied, view: HybridState, to: Audience) -> str:
    return _("Nobody is lower: both roll again.")


def _order_won(event: on.OrderWon, view: HybridState, to: Audience) -> str:
    return _("{name} wins the Activation Roll.", name=to.name(event.seat))


def _opens(event: on.Opens, view: HybridState, to: Audience) -> str:
    return _("{name} reveals the first counter.", name=to.name(event.first))


def _numbered(event: on.Numbered, view: HybridState, to: Audience) -> str:
    return _("Counter {n} lies beside {warrior}.", n=event.number, warrior=warrior_name(view, event.warrior))


def _roused(event: on.Roused, view: HybridState, to: Audience) -> str:
    return _("{warrior} gives up its ambush.", warrior=warrior_name(view, event.warrior))


def _ordered(event: on.Ordered, view: HybridState, to: Audience) -> str:
    name = to.name(event.seat)
    if not event.count:
        return _("{name} lays no counters in this round.", name=name)
    return _n("{name} has laid {n} counter.", "{name} has laid {n} counters.", event.count, name=name)


def _round_ended(event: on.RoundEnded, view: HybridState, to: Audience) -> str:
    return _("Round {round} is over.", round=event.round)


# ---- activations


def _revealed(event: on.Revealed, view: HybridState, to: Audience) -> str:
    name = warrior_name(view, event.warrior)
    return _("{name} reveals counter {n}: {warrior}.", name=to.name(event.seat), n=event.number, warrior=name)


def _announced(event: on.Announced, view: HybridState, to: Audience) -> str:
    return _("{warrior}: {mode}.", warrior=warrior_name(view, event.warrior), mode=mode_name(event.mode))


def _move_began(event: on.MoveBegan, view: HybridState, to: Audience) -> str:
    if not event.late:
        return ""
    name = warrior_name(view, event.warrior)
    return _n("{warrior} moves {n} more point.", "{warrior} moves {n} more points.", event.points, warrior=name)


def _halted(event: on.Halted, view: HybridState, to: Audience) -> str:
    name, square = warrior_name(view, event.warrior), view.squares[event.warrior]
    if not view.walked:
        return _("{warrior} stays, facing {way}.", warrior=name, way=facing_name(view.facings[event.warrior]))
    far, way = squares_words(view.walked), facing_name(view.facings[event.warrior])
    if square < 0:
        return _("{warrior} moves {squares}.", warrior=name, squares=far)
    return _(
        "{warrior} moves {squares} to {square}, facing {way}.",
        warrior=name,
        squares=far,
        square=named_square(view, square),
        way=way,
    )


def _door_opened(event: on.DoorOpened, view: HybridState, to: Audience) -> str:
    return _(
        "{warrior} opens the door at {square}.",
        warrior=warrior_name(view, event.warrior),
        square=_door(view, event.door),
    )


def _door_shut(event: on.DoorShut, view: HybridState, to: Audience) -> str:
    return _(
        "{warrior} shuts the door at {square}.",
        warrior=warrior_name(view, event.warrior),
        square=_door(view, event.door),
    )


def _door_broken(event: on.DoorBroken, view: HybridState, to: Audience) -> str:
    name = warrior_name(view, event.warrior)
    return _("{warrior} walks through the door at {square}.", warrior=name, square=_door(view, event.door))


def _door(view: HybridState, door: int) -> str:
    return named_square(view, lab_of(view.plan).doors[door].squares[0])


def _jumped(event: on.Jumped, view: HybridState, to: Audience) -> str:
    name, where = warrior_name(view, event.warrior), named_square(view, event.square)
    if event.cleared:
        return _(
            "{warrior} jumps the pit at {square}: {die}, {most} was enough.",
            warrior=name,
            square=where,
            die=event.die,
            most=limit(event.level, PLAIN),
        )
    return _(
        "{warrior} falls into the pit at {square}: {die}, {most} was needed.",
        warrior=name,
        square=where,
        die=event.die,
        most=limit(event.level, PLAIN),
    )


def _fell(event: on.Fell, view: HybridState, to: Audience) -> str:
    return _(
        "{warrior} lies in the pit at {square}.",
        warrior=warrior_name(view, event.warrior),
        square=named_square(view, event.square),
    )


def _stepped_back(event: on.SteppedBack, view: HybridState, to: Audience) -> str:
    return _(
        "{warrior} goes back to {square}.",
        warrior=warrior_name(view, event.warrior),
        square=named_square(view, event.square),
    )


def _entered(event: on.Entered, view: HybridState, to: Audience) -> str:
    return _(
        "{warrior} comes in at {square}.",
        warrior=warrior_name(view, event.warrior),
        square=named_square(view, event.square),
    )


def _left(event: on.Left, view: HybridState, to: Audience) -> str:
    return _(
        "{warrior} leaves by {square}.",
        warrior=warrior_name(view, event.warrior),
        square=named_square(view, event.square),
    )


def _counter(event: on.CounterTurned, view: HybridState, to: Audience) -> str:
    name, where = warrior_name(view, event.warrior), named_square(view, event.square)
    if event.trap:
        return _("{warrior} turns over the counter at {square}: a trap!", warrior=name, square=where)
    return _("{warrior} turns over the counter at {square}: an event.", warrior=name, square=where)


def _trap(event: on.TrapSprung, view: HybridState, to: Audience) -> str:
    name = warrior_name(view, event.warrior)
    if event.avoided:
        return _(
            "{warrior} gets out of the way: {die}, {most} was enough.",
            warrior=name,
            die=event.die,
            most=limit(event.level, PLAIN),
        )
    return _(
        "{warrior} is caught: {die}, {most} was needed.", warrior=name, die=event.die, most=limit(event.level, PLAIN)
    )


def _nothing(event: on.NothingHappens, view: HybridState, to: Audience) -> str:
    return _("Nothing happens.")


def _guarded(event: on.Guarded, view: HybridState, to: Audience) -> str:
    return _(
        "{warrior} takes guard: {level}.",
        warrior=warrior_name(view, event.warrior),
        level=level_name(Mode.DEFENSE, event.level),
    )


def _waits(event: on.Waits, view: HybridState, to: Audience) -> str:
    return _("{warrior} waits in ambush, number {n}.", warrior=warrior_name(view, event.warrior), n=event.number)


def _pinned(event: on.Pinned, view: HybridState, to: Audience) -> str:
    name, other = warrior_name(view, event.warrior), warrior_name(view, event.by)
    if event.dazed:
        return _("{other} holds {warrior} fast and dazes it.", warrior=name, other=other)
    return _("{other} holds {warrior} fast.", warrior=name, other=other)


def _bursts(event: on.Bursts, view: HybridState, to: Audience) -> str:
    return _("{warrior} bursts!", warrior=warrior_name(view, event.warrior))


def _rested(event: on.Rested, view: HybridState, to: Audience) -> str:
    return _("{warrior} does nothing more.", warrior=warrior_name(view, event.warrior))


def _contact(event: on.FirstContact, view: HybridState, to: Audience) -> str:
    return _("First Contact: {name} sees the enemy.", name=to.name(event.seat))


def _spotted(event: on.Spotted, view: HybridState, to: Audience) -> str:
    return _("{warrior} has been seen and cannot infiltrate any more.", warrior=warrior_name(view, event.warrior))


def _won(event: on.Won, view: HybridState, to: Audience) -> str:
    return outcome_line(view, to)


def _drawn(event: on.Drawn, view: HybridState, to: Audience) -> str:
    if event.late:
        return _("The last round is over: nobody has won.")
    return _("Neither side can do any more what it came for: nobody has won.")


TOLD: Tellers = {
    **FIGHTS,
    **OMENS,
    on.Enlisted: (_enlisted, 0),
    on.Dismissed: (_dismissed, 0),
    on.Mustered: (_mustered, 0),
    on.Placed: (_placed, 0),
    on.TakenBack: (_taken_back, 0),
    on.Deployed: (_deployed, 0),
    on.Dealt: (_dealt, 1),
    on.Kept: (_kept, 0),
    on.Redrew: (_redrew, 0),
    on.RoundBegan: (_round, 0),
    on.BidLaid: (_bid, 0),
    on.BidEnded: (_bid_ended, 0),
    on.BidShown: (_bid_shown, 1),
    on.OrderRolled: (_order_rolled, 1),
    on.OrderTied: (_order_tied, 1),
    on.OrderWon: (_order_won, 1),
    on.Opens: (_opens, 0),
    on.Numbered: (_numbered, 0),
    on.Roused: (_roused, 0),
    on.Ordered: (_ordered, 0),
    on.RoundEnded: (_round_ended, 0),
    on.Revealed: (_revealed, 0),
    on.Announced: (_announced, 0),
    on.MoveBegan: (_move_began, 1),
    on.Stepped: (_silent, 1),
    on.Turned: (_silent, 1),
    on.DoorOpened: (_door_opened, 1),
    on.DoorShut: (_door_shut, 1),
    on.DoorBroken: (_door_broken, 1),
    on.Jumped: (_jumped, 1),
    on.Fell: (_fell, 1),
    on.SteppedBack: (_stepped_back, 1),
    on.Entered: (_entered, 0),
    on.Left: (_left, 0),
    on.Halted: (_halted, 0),
    on.CounterTurned: (_counter, 0),
    on.TrapSprung: (_trap, 1),
    on.NothingHappens: (_nothing, 1),
    on.Guarded: (_guarded, 0),
    on.Waits: (_waits, 0),
    on.Pinned: (_pinned, 0),
    on.Bursts: (_bursts, 0),
    on.Rested: (_rested, 0),
    on.FirstContact: (_contact, 1),
    on.Spotted: (_spotted, 1),
    on.Won: (_won, 0),
    on.Drawn: (_drawn, 0),
}
