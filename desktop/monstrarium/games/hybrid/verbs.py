"""The actions of HYBRID: when each can be done, what it does, and why the rules refuse it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from ...engine.action import Action, Choose
from ...engine.event import Sink
from ...engine.plain import Seat
from ...engine.verbs import Do, Verb, Verbs, refused_anywhere
from ...language.words import mark
from . import actions
from .cards import auras_mutations, playing
from .cards.refuse_cards import why_no_aura, why_no_mutation, why_no_play
from .effects import book
from .missions import goals
from .state import MOVES, OFF, HybridState, Phase
from .turn import activation, activation_roll, deployment, first_hand, mode_and_attack, movement, muster
from .turn.refuse_attack import (
    why_no_burst,
    why_no_guard,
    why_no_pin,
    why_no_shot,
    why_no_smash,
    why_no_strike,
    why_no_wait,
)
from .turn.refuse_movement import (
    why_no_claim,
    why_no_entry,
    why_no_leave,
    why_no_step,
    why_no_stop,
    why_no_swing,
    why_no_turn,
)
from .turn.refuse_preparation import (
    why_no_bid,
    why_no_enlist,
    why_no_mode,
    why_no_number,
    why_no_place,
    why_no_ready,
    why_no_rouse,
)

MUSTER, DEPLOY, HAND, BID, FIRST, ORDER, MODE, MOVE, ACT, LATE, OVER, CLAIM, AFTER, GIFT, CLOSE = Phase


def refusal(state: HybridState, action: Action, waiting: tuple[Seat, ...]) -> str:
    """The sentence for an action that is not among the offers."""
    return refused_anywhere(state, action, waiting) or VERBS.refusal(state, action)


def _ready(state: HybridState, action: actions.Ready, out: Sink | None) -> None:
    READY[state.phase](state, action, out)


def _then_go_on(do: Do) -> Do:
    """Do what may ask questions, and go on with what it has interrupted."""

    def done(state: HybridState, action: Action, out: Sink | None) -> None:
        do(state, action, out)
        _resume(state, out)

    return done


def _play(state: HybridState, action: actions.Play, out: Sink | None) -> None:
    playing.play(state, action, out)
    if state.pending is None:
        _after_card(state, out)


def _answer(state: HybridState, action: Choose, out: Sink | None) -> None:
    waiting = state.pending
    assert waiting is not None
    card = waiting.effect == playing.EVENT_CARD
    book.answer(state, action.option, out)
    if card and state.pending is None:
        _after_card(state, out)
    else:
        _resume(state, out)


def _after_card(state: HybridState, out: Sink | None) -> None:
    """Go on with the activation after an Event or Army card, if its warrior is still there."""
    if goals.judge(state, out):
        return
    if state.phase is not MODE:
        _resume(state, out)
    elif state.squares[state.active] < OFF:
        activation.end_activation(state, out)


def _resume(state: HybridState, out: Sink | None) -> None:
    """Go on with what was interrupted, unless a seat is asked."""
    if state.pending is None:
        RESUMED[state.phase](state, out)


READY: Mapping[Phase, Callable[[HybridState, actions.Ready, Sink | None], None]] = MappingProxyType(
    {MUSTER: muster.ready, DEPLOY: deployment.ready, ORDER: activation.ready}
)
RESUMED: Mapping[Phase, Callable[[HybridState, Sink | None], None]] = MappingProxyType(
    {
        HAND: lambda state, out: None,
        MODE: movement.begin,
        MOVE: movement.go_on,
        LATE: movement.go_on,
        CLAIM: movement.claimed,
        ACT: activation.end_activation,
        AFTER: activation.end_activation,
        CLOSE: activation.end_activation,
    }
)
"""By phase: how play goes on after a question."""
LAYING = mark("Counters are laid at the beginning of a round.")
ROUSING = mark("Warriors are roused at the beginning of a round.")
MUSTERING, DEALING = mark("The muster is over."), mark("The cards are kept.")
MOVING, ACTING = mark("Nobody moves now."), mark("End the Movement first.")
VERBS = Verbs(
    Verb(Choose, _answer),
    Verb(actions.Enlist, muster.enlist, (MUSTER,), MUSTERING, why_no_enlist),
    Verb(actions.Dismiss, muster.dismiss, (MUSTER,), MUSTERING, mark("None of them comes along.")),
    Verb(actions.Ready, _ready, (MUSTER, DEPLOY, ORDER), mark("There is nothing to be ready for."), why_no_ready),
    Verb(actions.Place, deployment.place, (DEPLOY,), mark("Warriors are placed in the deployment."), why_no_place),
    Verb(actions.Keep, first_hand.keep, (HAND,), DEALING),
    Verb(actions.Redraw, first_hand.redraw, (HAND,), DEALING),
    Verb(
        actions.Bid,
        activation_roll.bid,
        (BID,),
        mark("Cards are laid for the Activation Roll, from the second round on."),
        why_no_bid,
    ),
    Verb(actions.Stop, activation_roll.stop, (BID,), mark("No cards are laid now.")),
    Verb(
        actions.Begin,
        activation.say_first,
        (FIRST,),
        mark("Who begins is said after the Activation Roll."),
        mark("One of the two sides begins."),
    ),
    Verb(actions.Number, activation.number, (ORDER,), LAYING, why_no_number),
    Verb(actions.Rouse, activation.rouse, (ORDER,), ROUSING, why_no_rouse),
    Verb(
        actions.Announce,
        _then_go_on(mode_and_attack.announce),
        (MODE,),
        mark("A mode is announced when a counter is revealed."),
        why_no_mode,
    ),
    Verb(actions.Step, movement.step, MOVES, MOVING, lambda state, action: why_no_step(state, action.direction)),
    Verb(actions.Turn, movement.turn, MOVES, MOVING, lambda state, action: why_no_turn(state, action.facing)),
    Verb(actions.Swing, movement.swing, MOVES, MOVING, why_no_swing),
    Verb(actions.Enter, movement.enter, MOVES, MOVING, why_no_entry),
    Verb(actions.Leave, movement.leave, MOVES, MOVING, why_no_leave),
    Verb(actions.Claim, movement.claim, MOVES, MOVING, why_no_claim),
    Verb(actions.Halt, movement.halt, MOVES, MOVING, lambda state, action: why_no_stop(state)),
    Verb(actions.Strike, _then_go_on(mode_and_attack.strike), (ACT,), ACTING, why_no_strike),
    Verb(actions.Shoot, _then_go_on(mode_and_attack.shoot), (ACT,), ACTING, why_no_shot),
    Verb(actions.Wait, mode_and_attack.wait, (ACT,), ACTING, why_no_wait),
    Verb(actions.Guard, mode_and_attack.guard, (ACT,), ACTING, why_no_guard),
    Verb(actions.Pin, mode_and_attack.pin, (ACT,), ACTING, why_no_pin),
    Verb(actions.Burst, mode_and_attack.burst, (ACT,), ACTING, why_no_burst),
    Verb(actions.Smash, _then_go_on(mode_and_attack.smash), (ACT,), ACTING, why_no_smash),
    Verb(actions.Rest, mode_and_attack.rest, (ACT,), ACTING, mark("Say a level of Defensive Combat.")),
    Verb(
        actions.Shed,
        auras_mutations.shed,
        (GIFT,),
        mark("Auras and mutations are chosen before the first cards are dealt."),
        mark("That is none of the cards to choose from."),
    ),
    Verb(
        actions.Invoke,
        auras_mutations.invoke,
        (MODE,),
        mark("Auras are raised when their bearer is activated, before its mode."),
        why_no_aura,
    ),
    Verb(
        actions.Graft,
        auras_mutations.graft,
        (MODE,),
        mark("Mutations are given when their bearer is activated, before its mode."),
        why_no_mutation,
    ),
    Verb(
        actions.Play,
        _play,
        (MODE, MOVE),
        mark("Kept cards are played in an activation, until its Movement is over."),
        why_no_play,
    ),
)
