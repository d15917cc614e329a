"""Phrases of XYbrid that several parts of its table use."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.effects import Choice
from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Plain, Seat
from ....language.phrases import listed, victory
from ....language.words import _, _n, said
from ....table.presenter import Audience
from ..cards import ARM, HEAD, KIND, KIND_NAMES, LEGS, SCIENCE, SCIENCE_NAMES, SCIENCES, title
from ..deployment import places
from ..monster import hand_worth, monster_title, name_faces, room, worth
from ..state import NO_PIECE, ROUNDS, Phase, XybridState


def infamy(count: int) -> str:
    return _("{n} infamy", n=count)


def card_name(state: XybridState, piece: PieceId) -> str:
    face = state.pieces.face[piece]
    return title(face) if face != HIDDEN else _("a hidden card")


def kind_name(face: int) -> str:
    return said(KIND_NAMES[KIND[face]]) if KIND[face] else _("core part")


def science_names(face: int) -> str:
    return listed([said(name) for bit, name in enumerate(SCIENCE_NAMES) if SCIENCE[face] >> bit & 1])


def science_name(science: str) -> str:
    return said(SCIENCE_NAMES[[*SCIENCES].index(science)])  # type: ignore[arg-type]


def monster_name(state: XybridState, seat: Seat) -> str:
    """The name of a monster; empty without a core."""
    return monster_title(*name_faces(state, seat)) if state.cores[seat] != NO_PIECE else ""


def name_of(state: XybridState, cards: Sequence[PieceId]) -> str:
    """The name of a deployed monster, as its head and its legs, or else its core, give it."""
    face = state.pieces.face
    head = next((face[card] for card in cards if KIND[face[card]] == HEAD), -1)
    last = next((face[card] for card in cards if KIND[face[card]] == LEGS), face[cards[0]])
    return monster_title(head, last)


def needs(state: XybridState, seat: Seat) -> str:
    """What a monster still lacks: "a head, two arms and legs"."""
    lacks = []
    if room(state, seat, HEAD):
        lacks.append(_("a head"))
    if arms := room(state, seat, ARM):
        lacks.append(_("two arms") if arms == 2 else _("an arm"))
    if room(state, seat, LEGS):
        lacks.append(_("legs"))
    return listed(lacks)


def notes(state: XybridState, audience: Audience, seat: Seat) -> tuple[str, ...]:
    if state.cores[seat] == NO_PIECE or state.phase is Phase.CORE or state.pending is not None:
        return ()
    return _worth(state, seat), _rival(state, audience, seat)


def _worth(state: XybridState, seat: Seat) -> str:
    held = hand_worth(state, seat)
    if held:
        return _("Worth {worth}, and the hand {hand}.", worth=worth(state, seat), hand=held)
    return _("Worth {worth}.", worth=worth(state, seat))


def _rival(state: XybridState, audience: Audience, seat: Seat) -> str:
    others = [other for other in range(len(state.hands)) if other != seat]
    best = max(others, key=lambda other: worth(state, other) + hand_worth(state, other))
    paid = worth(state, best) + hand_worth(state, best)
    return _("Best rival: {name} with {worth}.", name=audience.name(best), worth=paid)


def question(state: XybridState, audience: Audience, seat: Seat, missions: bool) -> str:
    """The question to a seat; `missions` tells whether it can use a MISSION now."""
    name = audience.name(seat)
    if state.pending is not None:
        return _("{name} chooses. {question}", name=name, question=asked(state, state.pending.choice))
    match state.phase:
        case Phase.CORE:
            return _("{name}: take a core part for your monster.", name=name)
        case Phase.DRAW if not state.lab:
            return _("{name}: there is nothing to draw.", name=name)
        case Phase.DRAW if missions:
            return _("{name}: draw a part from the lab; a MISSION may be used before.", name=name)
        case Phase.DRAW:
            return _("{name}: draw a part from the lab.", name=name)
        case Phase.BUILD:
            return _("{name}: build your monster, or end the turn.", name=name)
        case Phase.REVEAL:
            return _("{name}: put a breakthrough down in secret, or none.", name=name)
    return _("{name}: which of your effects occurs first?", name=name)


def asked(state: XybridState, choice: Choice) -> str:
    card = card_name(state, choice.source) if choice.source is not None else ""
    return said(choice.text, card=card)


def answer_label(state: XybridState, audience: Audience, option: Plain) -> str:
    match option:
        case None if state.pending is not None and True in state.pending.choice.options:
            return _("No")
        case None:
            return _("Choose nothing")
        case True:
            return _("Yes")
        case ("seat", int(seat)):
            return _("Choose {name}", name=audience.name(seat))
        case ("science", str(science)):
            return _("Choose {science}", science=science_name(science))
        case int(piece):
            return _("Choose {card}", card=card_name(state, piece))
    return str(option)


def answer_note(state: XybridState, seat: Seat, option: Plain) -> str:
    """What comes of an answer that is a button."""
    assert state.pending is not None
    source, turns = state.pending.choice.source, True in state.pending.choice.options
    match option:
        case None if turns:
            return _("High values still come before low ones.")
        case None:
            return _("{card} does nothing more.", card=card_name(state, source)) if source is not None else ""
        case True:
            return _("What is left goes from low values to high ones.")
        case ("science", str(science)):
            bit, face = [*SCIENCES].index(science), state.pieces.face  # type: ignore[arg-type]
            count = len([part for part in state.monsters[seat] if SCIENCE[face[part]] >> bit & 1])
            return _n("{n} part of your monster has it.", "{n} parts of your monster have it.", count)
        case ("seat", int(other)):
            count = len(state.monsters[other])
            return _n("{n} part in the monster.", "{n} parts in the monster.", count)
    return _("This part is taken.")


def surplus_note(state: XybridState, seat: Seat) -> str:
    """What the end of a turn leaves in the hand."""
    count = len(state.hands[seat])
    return _n("{n} part stays in the hand.", "{n} parts stay in the hand.", count) if count else _("The hand is empty.")


def secrets_note(state: XybridState, seat: Seat) -> str:
    """What becomes of the breakthroughs of a seat that reveals none."""
    if state.round >= ROUNDS:
        return _("This is the last round: they are worth nothing after it.")
    count = len(state.secrets[seat])
    return _n("{n} is kept for later rounds.", "{n} are kept for later rounds.", count)


def banner(state: XybridState, audience: Audience, acting: Sequence[Seat]) -> str:
    if state.phase is Phase.OVER:
        return outcome_line(places(state), tuple(state.infamy), audience)
    names = listed([audience.name(seat) for seat in acting])
    if state.pending is not None:
        return _("{name} chooses.", name=names)
    match state.phase:
        case Phase.REVEAL:
            return _("Secretly chosen now: the breakthroughs. Still to choose: {names}.", names=names)
        case Phase.ACTIVATE | Phase.DEPLOY:
            return _("The monsters deploy.")
        case Phase.CORE:
            return _("{name} takes a core part.", name=names)
        case Phase.BUILD:
            return _("{name} builds.", name=names)
    return _("{name} is in turn.", name=names)


def outcome_line(ranks: tuple[int, ...], scores: tuple[int, ...], audience: Audience) -> str:
    winners = [seat for seat, place in enumerate(ranks) if place == 1]
    return victory([audience.name(seat) for seat in winners], infamy(scores[winners[0]]))


def next_seat(state: XybridState, audience: Audience) -> str:
    """Whose turn comes after this one within the cycle."""
    after = (state.seat + 1) % len(state.hands)
    works = state.phase in (Phase.DRAW, Phase.BUILD)
    return audience.name(after) if works and after != state.first else ""


def chapter(state: XybridState) -> str:
    """The part of the match for the timeline: "Round 2 of 3, cycle 4"."""
    fields = {"round": state.round, "rounds": ROUNDS, "cycle": state.cycle}
    match state.phase:
        case Phase.OVER:
            return _("The end")
        case Phase.CORE:
            return _("Round {round} of {rounds}, core parts", **fields)
        case Phase.DRAW | Phase.BUILD:
            return _("Round {round} of {rounds}, cycle {cycle}", **fields)
    return _("Round {round} of {rounds}, deployment", **fields)
