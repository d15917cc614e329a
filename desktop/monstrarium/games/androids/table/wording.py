"""Phrases of AndrOIDS that several parts of its table use."""

from __future__ import annotations

from ....engine.effects import Choice
from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Plain, Seat
from ....language.phrases import listed
from ....language.words import _, _n, mark, said
from ....table.presenter import Audience
from .. import knowledge
from ..cards import CANCEL, KIND, KIND_NAMES, TEXT, title
from ..state import DECLARATION, NOBODY, AndroidsState, Phase
from ..turn import MOST_ROUNDS, drawn_at_end, is_able, may_declare, may_end
from ..uncovering import LIMBS
from ..windows import targets
from .android import android_name

CHOICES = {
    (True, True, True): mark("{name}: lay more, pull the lever, or end the turn."),
    (True, True, False): mark("{name}: lay a card on the pile, or pull the lever."),
    (True, False, True): mark("{name}: lay more, or end the turn."),
    (True, False, False): mark("{name}: lay a card on the pile."),
    (False, True, True): mark("{name}: pull the lever, or end the turn."),
    (False, True, False): mark("{name}: pull the lever, or play an instant."),
    (False, False, True): mark("{name}: end the turn."),
    (False, False, False): mark("{name}: play an instant."),
}
"""The question, by whether the seat in turn can lay, declare and end its turn."""


def card_name(state: AndroidsState, piece: PieceId) -> str:
    face = state.pieces.face[piece]
    return title(face) if face != HIDDEN else _("a hidden card")


def card_tip(face: int) -> str:
    """A tip like "Banana Peel, sabotage"."""
    if face == HIDDEN:
        return _("A hidden card")
    return _("{card}, {kind}", card=title(face), kind=said(KIND_NAMES[KIND[face]]))


def cards(count: int) -> str:
    return _n("{n} card", "{n} cards", count)


def seat_note(state: AndroidsState, seat: Seat) -> str:
    """What stands on the name plate of a seat: what it will miss, and what it forbids."""
    found = []
    if naps := state.naps[seat]:
        found.append(_n("skips {n} turn", "skips {n} turns", naps))
    if state.curfew_seats >> seat & 1:
        found.append(_("nobody declares"))
    return ", ".join(found)


def is_of_use(state: AndroidsState, seat: Seat, face: int) -> bool:
    """Whether a card of a hand can be used at this moment of the match: dimmed are those that cannot."""
    if state.assembly or state.waiting:
        return True
    if state.phase is Phase.TURN and seat == state.seat:
        return KIND[face] != CANCEL
    if state.phase is Phase.WINDOW:
        return KIND[face] == TEXT or (KIND[face] == CANCEL and bool(state.batch) and bool(targets(state, face)))
    return True


def lacks(heads: int, torsos: int, limbs: int) -> str:
    """What an android with so many parts lacks: "a torso and 2 limbs"."""
    found = []
    if not heads:
        found.append(_("a head"))
    if not torsos:
        found.append(_("a torso"))
    if limbs < LIMBS:
        found.append(_n("{n} limb", "{n} limbs", LIMBS - limbs))
    return listed(found)


def limits(state: AndroidsState, audience: Audience) -> str:
    names = [audience.name(seat) for seat in range(len(state.hands)) if state.curfew_seats >> seat & 1]
    return _("House Rules of {names}: nobody declares.", names=listed(names)) if names else ""


def question(state: AndroidsState, audience: Audience, seat: Seat) -> str:
    name = audience.name(seat)
    if state.pending is not None:
        return _("{name} chooses. {question}", name=name, question=asked(state, state.pending.choice))
    if state.phase is Phase.WINDOW:
        return _("{what} {name}: respond, or let it pass?", what=moment(state, audience), name=name)
    able = is_able(state, seat)
    return said(CHOICES[able, may_declare(state, able), may_end(state, able)], name=name)


def moment(state: AndroidsState, audience: Audience) -> str:
    if not state.batch:
        name = audience.name(state.seat)
        return _("The turn of {name} is over.", name=name) if state.moment else _("{name} lays a card.", name=name)
    last = state.batch[-1]
    name = audience.name(last.seat)
    if last.piece == DECLARATION:
        return _("{name} declares.", name=name)
    return _("{name} plays {card}.", name=name, card=title(last.face))


def notes(state: AndroidsState, audience: Audience) -> tuple[str, ...]:
    high = len(state.pile)
    found = [_n("The pile is {n} card high.", "The pile is {n} cards high.", high) if high else _("The pile is empty.")]
    if state.phase is Phase.TURN:
        found.append(_n("{n} laid in this turn.", "{n} laid in this turn.", state.laid))
    if rules := limits(state, audience):
        found.append(rules)
    return tuple(found)


def asked(state: AndroidsState, choice: Choice) -> str:
    card = card_name(state, choice.source) if choice.source is not None else ""
    return said(choice.text, card=card)


def answer_label(state: AndroidsState, audience: Audience, option: Plain) -> str:
    match option:
        case ("seat", int(seat)):
            return _("Choose {name}", name=audience.name(seat))
        case "pay":
            return _("Pay")
        case "refuse":
            return _("Refuse")
        case "done":
            return _("Done")
        case knowledge.NOTHING:
            return _("Nothing")
        case int(piece) if piece in state.pile:
            at = len(state.pile) - state.pile.index(piece)
            return _("Choose card {n} from the top", n=at)
        case int(piece):
            return _("Choose {card}", card=card_name(state, piece))
    return str(option)


def answer_note(state: AndroidsState, option: Plain) -> str:
    """What comes of an answer that is a button."""
    match option:
        case ("seat", int(seat)):
            return _n("{n} card in the hand.", "{n} cards in the hand.", len(state.hands[seat]))
        case "pay":
            return _("You discard two cards, and it still counts.")
        case "refuse":
            return _("You keep your cards, and it does nothing.")
        case "done":
            return _("You have seen enough, and the match goes on.")
        case knowledge.NOTHING:
            return _("No card is moved.")
    return _("This card is taken.")


def draw_note(state: AndroidsState, seat: Seat) -> str:
    """What a seat draws at the end of its turn."""
    lacking = drawn_at_end(state, seat)
    return _n("You draw {n} card.", "You draw {n} cards.", lacking) if lacking else _("You draw no card.")


def pass_note(state: AndroidsState) -> str:
    """What comes of a question that everybody lets pass."""
    if not state.batch:
        return _("The match goes on if nobody plays an instant.")
    if state.batch[-1].piece == DECLARATION:
        return _("The pile is uncovered if nobody answers.")
    return _("It counts if nobody answers.")


def banner(state: AndroidsState, audience: Audience) -> str:
    if state.phase is Phase.OVER:
        return outcome_line(state, audience)
    name = audience.name(state.seat)
    if state.pending is not None:
        return _("{name} chooses.", name=audience.name(state.pending.choice.seat))
    if state.phase is Phase.WINDOW:
        other = audience.name(state.asked)
        return _("{what} {name} is asked.", what=moment(state, audience), name=other)
    if state.phase is Phase.SETTLE:
        return _("What was played takes effect.")
    if state.assembly or state.waiting:
        return _("The pile is uncovered for {name}.", name=name)
    return _("{name} is in turn.", name=name)


def outcome_line(state: AndroidsState, audience: Audience) -> str:
    if state.winner == NOBODY:
        return nobody_line()
    return _("{android} stands, and {name} wins.", android=android_name(state), name=audience.name(state.winner))


def nobody_line() -> str:
    return _n(
        "{n} round is over and no android stands: all share the match.",
        "{n} rounds are over and no android stands: all share the match.",
        MOST_ROUNDS,
    )


def next_turn(state: AndroidsState, audience: Audience) -> str:
    """Whose turn comes after this one; nobody's after the last."""
    seats = len(state.hands)
    if state.phase is Phase.OVER or state.turn >= MOST_ROUNDS * seats:
        return ""
    first = state.next_seat if state.next_seat != NOBODY else (state.seat + 1) % seats
    after = ((first + step) % seats for step in range(seats))
    return audience.name(next((seat for seat in after if not state.naps[seat]), first))


def chapter(state: AndroidsState) -> str:
    return _("The end") if state.phase is Phase.OVER else _("Turn {turn}", turn=state.turn)
