"""What Action cards do to a roll and beside it; and the end of a roll, which puts its cards away."""

from __future__ import annotations

from ....engine.event import Sink, tell
from ....engine.plain import PieceId, Seat
from ..combat import dice, roll_choices, wounds
from ..combat.dice import SUCCESS, Roll
from ..combat.modifiers import apart, lost, side_toward
from ..combat.prepared_roll import FAMILY_OF, MODE_OF, PreparedRoll, Sort
from ..combat.roll_choices import prepared_of
from ..events.fights import CardBack, CardCancelled, TurnedAbout, Veiled
from ..ground.contact import foes_at
from ..ground.plan import lab_of
from ..printed.action_cards import OWN, USES, Use
from ..state import HybridState
from . import hands

UNPARRIED, COUNTER, KEEP, MIRROR, SPENT = 1, 2, 4, 8, 16
"""What cards make of a roll, as bits; SPENT: the shooter in ambush has played its only card."""
FLAGS = (("unparried", UNPARRIED), ("counter", COUNTER), ("keep", KEEP), ("mirror", MIRROR))
NO_CARD = -1


# ---- the end of a roll


def finish(state: HybridState, out: Sink | None) -> Roll:
    """Roll what is prepared, and put its cards away."""
    prepared = prepared_of(state)
    state.trial = None
    result = dice.roll(state, prepared, out)
    if not prepared.played:
        return Roll(result, prepared.level)
    won, total = result >= SUCCESS, prepared.total
    _put_away(state, prepared, won, out)
    if not won and total("recoil"):
        wounds.wound(state, prepared.warrior, total("recoil"), prepared.target, out, why=wounds.RECOIL)
    flags = sum([bit for word, bit in FLAGS if total(word)])
    if prepared.sort == Sort.AMBUSH and prepared.count(OWN):
        flags |= SPENT
    amounts = (total("wounds"), prepared.least("most"), total("push"), flags, total("padding"), total("toll"))
    return Roll(result, prepared.level, *amounts)


def drop(state: HybridState) -> None:
    """Discard the cards of a prepared roll that is not rolled after all."""
    roll_choices.put_away(state, prepared_of(state), NO_CARD)
    state.trial = None


def settle_move(state: HybridState) -> None:
    """The level of Moving is settled: what cards do to the Movement that follows."""
    prepared = prepared_of(state)
    state.levels[prepared.warrior] = prepared.level
    state.stride += prepared.total("stride")
    state.halved = prepared.total("halve") > 0
    drop(state)


def _put_away(state: HybridState, prepared: PreparedRoll, won: bool, out: Sink | None) -> None:
    kept = NO_CARD
    if not won:
        kept = next((piece for piece, word, _amount in prepared.tally if word == "oath"), NO_CARD)
    roll_choices.put_away(state, prepared, kept)
    if kept != NO_CARD:
        state.fresh |= 1 << kept
        tell(out, CardBack(state.sides[prepared.warrior], kept, state.pieces.face[kept]))


# ---- words and amounts


def _use(state: HybridState, card: PieceId) -> tuple[Use, Seat]:
    """The text with which a card was played on this roll, and the seat that played it."""
    prepared = prepared_of(state)
    seat, way = next((seat, way) for piece, seat, way in prepared.played if piece == card)
    use = USES[way][FAMILY_OF[prepared.sort]][state.pieces.face[card]]
    assert use is not None
    return use, seat


def player(state: HybridState, card: PieceId) -> Seat:
    return next(seat for piece, seat, _way in prepared_of(state).played if piece == card)


def _number(state: HybridState, card: PieceId, name: str) -> int:
    return int(_use(state, card)[0].args[name])


def add(state: HybridState, card: PieceId) -> None:
    """Add the amounts in the text of a card."""
    tally = prepared_of(state).tally
    for word, amount in _use(state, card)[0].args.items():
        tally.append((card, word, int(amount)))


def more(state: HybridState, card: PieceId) -> None:
    """Add the amount that the text of a card makes of wounds, friends or distance."""
    prepared = prepared_of(state)
    match _use(state, card)[0].effect:
        case "for-wounds":
            amount = state.wounds[prepared.warrior] * _number(state, card, "each")
        case "within":
            near = apart(state, prepared.warrior, prepared.target) <= _number(state, card, "squares")
            amount = _number(state, card, "more") if near else 0
        case "for-friends":
            others = foes_at(state, lab_of(state.plan), prepared.target) & ~(1 << prepared.warrior)
            amount = others.bit_count() * _number(state, card, "each")
        case "for-distance":
            amount = -(apart(state, prepared.warrior, prepared.target) // _number(state, card, "squares"))
        case _:
            value = lost(state, prepared.warrior, MODE_OF[prepared.sort])
            prepared.tally += [(card, "unhurt", 1), (card, "value", value)]
            return
    prepared.tally.append((card, "sl", amount))


# ---- warriors


def veil(state: HybridState, out: Sink | None) -> None:
    """Hide the warrior from ambushes in this activation."""
    warrior = prepared_of(state).warrior
    state.veiled |= 1 << warrior
    tell(out, Veiled(state.sides[warrior], warrior))


def heal(state: HybridState, card: PieceId, out: Sink | None) -> None:
    wounds.heal(state, prepared_of(state).warrior, _number(state, card, "count"), out)


def turn_about(state: HybridState, out: Sink | None) -> None:
    prepared = prepared_of(state)
    target = prepared.target
    facing = side_toward(state, target, prepared.warrior)
    state.facings[target] = facing
    tell(out, TurnedAbout(state.sides[target], target, facing))


# ---- hands


def draw(state: HybridState, card: PieceId, out: Sink | None) -> None:
    """Draw cards from the deck, which cannot be played at once."""
    use, seat = _use(state, card)
    for piece in hands.take_cards(state, seat, int(use.args["count"]), out):
        state.fresh |= 1 << piece


def steal(state: HybridState, out: Sink | None) -> None:
    """The roller takes a card out of the other hand."""
    hands.steal(state, roll_choices.roller(state), out)


def ransack(state: HybridState, out: Sink | None) -> None:
    """The roller loses a card."""
    hands.lose(state, roll_choices.roller(state), out)


def revive(state: HybridState, piece: PieceId, card: PieceId, out: Sink | None) -> None:
    """A card comes from the discard pile into the hand of the side that played `card`."""
    hands.revive(state, player(state, card), piece, out)


def cancellable(state: HybridState, card: PieceId) -> tuple[tuple[str, int], ...]:
    """The cards of the other side that count, as options."""
    return tuple([("card", piece) for piece in roll_choices.against(prepared_of(state), player(state, card))])


def cancel(state: HybridState, piece: PieceId, out: Sink | None) -> None:
    roll_choices.cancel(state, piece)
    tell(out, CardCancelled(player(state, piece), piece, state.pieces.face[piece]))
