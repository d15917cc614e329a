"""Muster, rounds, activations and Movement in words for the log: one line for a whole Movement."""

from __future__ import annotations

from .....language.words import _, _n
from .....table.presenter import Audience
from .....table.sentences import Rows, Sentence
from ...events import turns as on
from ...printed.names import warrior_name
from ...state import HybridState, Mode
from ..wording import facing_name, level_name, named_square, outcome_line, squares_words


def _order_rolled(event: on.OrderRolled, view: HybridState, to: Audience) -> str:
    name = to.name(event.seat)
    if event.die == event.total:
        return _("{name} rolls {die}.", name=name, die=event.die)
    return _("{name} rolls {die}, which makes {total}.", name=name, die=event.die, total=event.total)


def _move_began(event: on.MoveBegan, view: HybridState, to: Audience) -> str:
    """Only a late move has a line."""
    if not event.late:
        return ""
    name = warrior_name(view, event.warrior)
    return _n(
        "{warrior} moves late, with {n} Movement point.",
        "{warrior} moves late, with {n} Movement points.",
        event.points,
        warrior=name,
    )


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


def _guarded(event: on.Guarded, view: HybridState, to: Audience) -> str:
    level = level_name(Mode.DEFENSE, event.level)
    return _("{warrior} takes guard: {level}.", warrior=warrior_name(view, event.warrior), level=level)


ROWS: Rows = {
    # before the first round
    on.Enlisted: Sentence("{kind} comes along."),
    on.Dismissed: Sentence("{kind} stays at home."),
    on.Mustered: Sentence("{name} has mustered the {side}."),
    on.Placed: Sentence("{warrior} stands on {square}, facing {facing}."),
    on.TakenBack: Sentence("{warrior} waits again."),
    on.Deployed: Sentence("{name} has placed the {side}."),
    on.Dealt: Sentence("{name} is dealt {n} card.", "{name} is dealt {n} cards.", by="count", depth=1),
    on.Kept: Sentence("{name} keeps the first cards."),
    on.Redrew: Sentence("{name} takes {n} other card.", "{name} takes {n} other cards.", by="count"),
    # rounds
    on.RoundBegan: Sentence("Round {round} begins."),
    on.BidLaid: Sentence("{name} lays a card for the Activation Roll."),
    on.BidEnded: Sentence("{name} lays no more."),
    on.BidShown: Sentence("{name} turns over {cards}: −{points}.", depth=1),
    on.OrderRolled: Sentence(_order_rolled, depth=1),
    on.OrderTied: Sentence("Nobody is lower: both roll again.", depth=1),
    on.OrderWon: Sentence("{name} wins the Activation Roll.", depth=1),
    on.Opens: Sentence(lambda event, view, to: _("{name} reveals the first counter.", name=to.name(event.first))),
    on.Numbered: Sentence("Counter {number} lies beside {warrior}."),
    on.Roused: Sentence("{warrior} gives up its ambush."),
    on.Ordered: Sentence(
        "{name} has laid {n} counter.",
        "{name} has laid {n} counters.",
        by="count",
        otherwise="{name} lays no counters in this round.",
    ),
    on.RoundEnded: Sentence("Round {round} is over."),
    # activations
    on.Revealed: Sentence("{name} reveals counter {number}: {warrior}."),
    on.Announced: Sentence("{warrior}: {mode}."),
    on.MoveBegan: Sentence(_move_began, depth=1),
    on.Stepped: Sentence(""),
    on.Turned: Sentence(""),
    on.DoorOpened: Sentence("{warrior} opens the door at {door}.", depth=1),
    on.DoorShut: Sentence("{warrior} shuts the door at {door}.", depth=1),
    on.DoorBroken: Sentence("{warrior} walks through the door at {door}.", depth=1),
    on.Jumped: Sentence(
        "{warrior} jumps the pit at {square}: {die}, {most} was enough.",
        by="cleared",
        otherwise="{warrior} falls into the pit at {square}: {die}, {most} was needed.",
        depth=1,
    ),
    on.Fell: Sentence("{warrior} lies in the pit at {square}.", depth=1),
    on.SteppedBack: Sentence("{warrior} goes back to {square}.", depth=1),
    on.Entered: Sentence("{warrior} comes in at {square}."),
    on.Left: Sentence("{warrior} leaves by {square}."),
    on.Halted: Sentence(_halted),
    on.CounterTurned: Sentence(
        "{warrior} turns over the counter at {square}: a trap!",
        by="trap",
        otherwise="{warrior} turns over the counter at {square}: an event.",
    ),
    on.TrapSprung: Sentence(
        "{warrior} gets out of the way: {die}, {most} was enough.",
        by="avoided",
        otherwise="{warrior} is caught: {die}, {most} was needed.",
        depth=1,
    ),
    on.NothingHappens: Sentence("Nothing happens.", depth=1),
    on.Guarded: Sentence(_guarded),
    on.Waits: Sentence("{warrior} waits in ambush, number {number}."),
    on.Pinned: Sentence("{by} holds {warrior} fast and dazes it.", by="dazed", otherwise="{by} holds {warrior} fast."),
    on.Bursts: Sentence("{warrior} bursts!"),
    on.Rested: Sentence("{warrior} does nothing more."),
    on.FirstContact: Sentence("First Contact: {name} sees the enemy.", depth=1),
    on.Spotted: Sentence("{warrior} has been seen and cannot infiltrate any more.", depth=1),
    on.Won: Sentence(lambda event, view, to: outcome_line(view, to)),
    on.Drawn: Sentence(
        "The last round is over: nobody has won.",
        by="late",
        otherwise="Neither side can do any more what it came for: nobody has won.",
    ),
}
