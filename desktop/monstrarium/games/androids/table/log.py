"""What happened, in words for the log."""

from __future__ import annotations

from typing import Any

import msgspec

from ....engine.event import Event
from ....language.phrases import listed
from ....language.words import _, _n
from ....table.log import Tellers, line_by
from ....table.presenter import Audience, Line
from ..events import (
    Cancelled,
    Claimed,
    Copied,
    Curfew,
    CurfewOver,
    Declared,
    Discarded,
    Drew,
    Echoes,
    Falls,
    Fished,
    Jumped,
    Kept,
    Laid,
    LaidUnder,
    Looked,
    Napping,
    NobodyWon,
    NothingDone,
    NoVictim,
    Passed,
    PauseBegan,
    Played,
    Reshuffled,
    Resolving,
    Saw,
    ShowedCard,
    ShuffledPile,
    Skipped,
    Spent,
    Stands,
    Stole,
    StoleFace,
    Strikes,
    Swapped,
    Took,
    TookFace,
    TooLate,
    TurnBegan,
    TurnedPile,
    TurnEnded,
    Uncovered,
    Waits,
    WindowClosed,
    Won,
)
from ..state import AndroidsState
from .android import android_name
from .wording import cards, lacks, nobody_line, title


def line_of(event: Event, view: AndroidsState, audience: Audience) -> Line | None:
    """The event in words; None when it is not worth a line. A draw by a card is told as what came of it.

    Between turns it is no news that nobody plays.
    """
    if isinstance(event, Passed) and not view.batch:
        return None
    line = line_by(TOLD, event, view, audience)
    if isinstance(event, Drew) and view.batch and line is not None:
        return msgspec.structs.replace(line, depth=1)
    return line


def _turn_began(event: TurnBegan, view: AndroidsState, audience: Audience) -> str:
    return _("{name} is in turn.", name=audience.name(event.seat))


def _laid(event: Laid, view: AndroidsState, audience: Audience) -> str:
    name = audience.name(event.seat)
    return _("{name} lays a card: the pile is {n} high.", name=name, n=event.height)


def _played(event: Played, view: AndroidsState, audience: Audience) -> str:
    if event.target < 0:
        return _("{name} plays {card}.", **_of(event, audience))
    deed = view.batch[event.target] if event.target < len(view.batch) else None
    fields = _of(event, audience)
    if deed is None or deed.piece < 0:
        return _("{name} plays {card} on the declaration.", **fields)
    other, owner = title(deed.face), audience.name(deed.seat)
    return _("{name} plays {card} on {other} of {owner}.", **fields, other=other, owner=owner)


def _declared(event: Declared, view: AndroidsState, audience: Audience) -> str:
    name = audience.name(event.seat)
    return _n(
        "{name} declares with a pile of {n} card.", "{name} declares with a pile of {n} cards.", event.height, name=name
    )


def _drew(event: Drew, view: AndroidsState, audience: Audience) -> str:
    return _("{name} draws {cards}.", name=audience.name(event.seat), cards=cards(event.count))


def _turn_ended(event: TurnEnded, view: AndroidsState, audience: Audience) -> str:
    return _("{name} ends the turn with {cards}.", name=audience.name(event.seat), cards=cards(event.hand))


def _skipped(event: Skipped, view: AndroidsState, audience: Audience) -> str:
    return _("{name} naps through the turn.", name=audience.name(event.seat))


def _curfew_over(event: CurfewOver, view: AndroidsState, audience: Audience) -> str:
    return _("The House Rules of {name} are over.", name=audience.name(event.seat))


def _reshuffled(event: Reshuffled, view: AndroidsState, audience: Audience) -> str:
    return _("The discard pile becomes the deck: {cards}.", cards=cards(event.count))


def _passed(event: Passed, view: AndroidsState, audience: Audience) -> str:
    return _("{name} lets it pass.", name=audience.name(event.seat))


def _cancelled(event: Cancelled, view: AndroidsState, audience: Audience) -> str:
    fields = {"source": title(event.source), "by": audience.name(event.by), "name": audience.name(event.seat)}
    if event.face < 0:
        return _("{source} of {by} cancels the declaration of {name}.", **fields)
    return _("{source} of {by} cancels {card} of {name}.", **fields, card=title(event.face))


def _claimed(event: Claimed, view: AndroidsState, audience: Audience) -> str:
    return _("{name} takes {card}.", **_of(event, audience))


def _kept(event: Kept, view: AndroidsState, audience: Audience) -> str:
    name = audience.name(event.seat)
    if event.face < 0:
        return _("{name} has paid: the declaration holds.", name=name)
    return _("{name} has paid: {card} holds.", name=name, card=title(event.face))


def _copied(event: Copied, view: AndroidsState, audience: Audience) -> str:
    return _("{card} of {owner} works for {name}.", **_of(event, audience), owner=audience.name(event.of))


def _too_late(event: TooLate, view: AndroidsState, audience: Audience) -> str:
    return _("{card} of {name} comes too late.", **_of(event, audience))


def _resolving(event: Resolving, view: AndroidsState, audience: Audience) -> str:
    return _("{card} of {name}:", **_of(event, audience))


def _nothing_done(event: NothingDone, view: AndroidsState, audience: Audience) -> str:
    return _("{card} of {name} finds nothing to do.", **_of(event, audience))


def _discarded(event: Discarded, view: AndroidsState, audience: Audience) -> str:
    """What is only spent goes without saying."""
    names = listed([title(face) for face in event.faces])
    match event.zone:
        case "hand":
            return _("{name} discards {cards}.", name=audience.name(event.seat), cards=names)
        case "pile":
            return _("{cards} is discarded from the top of the pile.", cards=names)
    return ""


def _took(event: Took, view: AndroidsState, audience: Audience) -> str:
    return _("{name} takes the top card of the pile.", name=audience.name(event.seat))


def _stole(event: Stole, view: AndroidsState, audience: Audience) -> str:
    return _("{name} takes a card of {other}.", name=audience.name(event.seat), other=audience.name(event.other))


def _looked_again(event: TookFace | StoleFace | Saw, view: AndroidsState, audience: Audience) -> str:
    """What was seen once is written down only where all may look again."""
    return _("It is {card}.", card=title(event.face)) if view.house.look_again else ""


def _swapped(event: Swapped, view: AndroidsState, audience: Audience) -> str:
    return _("{name} and {other} swap hands.", name=audience.name(event.seat), other=audience.name(event.other))


def _looked(event: Looked, view: AndroidsState, audience: Audience) -> str:
    name = audience.name(event.seat)
    if event.zone == "hand":
        return _("{name} looks at the hand of {other}.", name=name, other=audience.name(event.other))
    return _n(
        "{name} looks at the top card of the pile.",
        "{name} looks at the {n} top cards of the pile.",
        len(event.pieces),
        name=name,
    )


def _showed(event: ShowedCard, view: AndroidsState, audience: Audience) -> str:
    fields = _of(event, audience)
    return _("{name} shows everyone {card}, number {n} from the top.", **fields, n=event.place)


def _shuffled(event: ShuffledPile, view: AndroidsState, audience: Audience) -> str:
    return _("{name} shuffles the pile.", name=audience.name(event.seat))


def _turned(event: TurnedPile, view: AndroidsState, audience: Audience) -> str:
    return _("{name} turns the pile around.", name=audience.name(event.seat))


def _laid_under(event: LaidUnder, view: AndroidsState, audience: Audience) -> str:
    return _("{name} puts a card under the pile.", name=audience.name(event.seat))


def _fished(event: Fished, view: AndroidsState, audience: Audience) -> str:
    return _("{name} takes {card} from the discard pile.", **_of(event, audience))


def _napping(event: Napping, view: AndroidsState, audience: Audience) -> str:
    return _("{other} will skip a turn.", other=audience.name(event.other))


def _jumped(event: Jumped, view: AndroidsState, audience: Audience) -> str:
    return _("The next turn is for {name}.", name=audience.name(event.seat))


def _curfew(event: Curfew, view: AndroidsState, audience: Audience) -> str:
    return _("Nobody declares before the next turn of {name}.", name=audience.name(event.seat))


def _uncovered(event: Uncovered, view: AndroidsState, audience: Audience) -> str:
    return _("Uncovered: {card}.", card=title(event.face))


def _waits(event: Waits, view: AndroidsState, audience: Audience) -> str:
    return _("{card} waits for the end.", card=title(event.face))


def _strikes(event: Strikes, view: AndroidsState, audience: Audience) -> str:
    fields = {"source": title(event.source), "cards": listed([title(face) for face in event.faces])}
    if event.zone == "pile":
        return _("{source} strikes {cards} out of the pile.", **fields)
    return _("{source} strikes {cards}.", **fields)


def _no_victim(event: NoVictim, view: AndroidsState, audience: Audience) -> str:
    return _("{source} finds nothing to strike.", source=title(event.source))


def _echoes(event: Echoes, view: AndroidsState, audience: Audience) -> str:
    return _("{source} does what {other} did.", source=title(event.source), other=title(event.echoed))


def _stands(event: Stands, view: AndroidsState, audience: Audience) -> str:
    return _("{android} stands!", android=android_name(view))


def _falls(event: Falls, view: AndroidsState, audience: Audience) -> str:
    parts = lacks(event.heads, event.torsos, event.limbs)
    return _("The android falls to pieces: it lacks {parts}.", parts=parts)


def _won(event: Won, view: AndroidsState, audience: Audience) -> str:
    return _("{name} wins.", name=audience.name(event.seat))


def _nobody_won(event: NobodyWon, view: AndroidsState, audience: Audience) -> str:
    return nobody_line()


def _silent(event: Event, view: AndroidsState, audience: Audience) -> str:
    """Only to be seen, or told by another event."""
    return ""


def _of(event: Any, audience: Audience) -> dict[str, object]:
    """Whoever does something, and the card it is done with."""
    return {"name": audience.name(event.seat), "card": title(event.face)}


TOLD: Tellers = {
    TurnBegan: (_turn_began, 0),
    Laid: (_laid, 0),
    Played: (_played, 0),
    Declared: (_declared, 0),
    Drew: (_drew, 0),
    TurnEnded: (_turn_ended, 0),
    Skipped: (_skipped, 0),
    CurfewOver: (_curfew_over, 1),
    Reshuffled: (_reshuffled, 1),
    Won: (_won, 0),
    NobodyWon: (_nobody_won, 0),
    PauseBegan: (_silent, 1),
    Passed: (_passed, 1),
    WindowClosed: (_silent, 1),
    Cancelled: (_cancelled, 1),
    Claimed: (_claimed, 1),
    Kept: (_kept, 1),
    Copied: (_copied, 1),
    TooLate: (_too_late, 1),
    Resolving: (_resolving, 0),
    NothingDone: (_nothing_done, 1),
    Discarded: (_discarded, 1),
    Took: (_took, 1),
    TookFace: (_looked_again, 2),
    Stole: (_stole, 1),
    StoleFace: (_looked_again, 2),
    Swapped: (_swapped, 1),
    Looked: (_looked, 1),
    Saw: (_looked_again, 2),
    ShowedCard: (_showed, 1),
    ShuffledPile: (_shuffled, 1),
    TurnedPile: (_turned, 1),
    LaidUnder: (_laid_under, 1),
    Fished: (_fished, 1),
    Napping: (_napping, 1),
    Jumped: (_jumped, 1),
    Curfew: (_curfew, 1),
    Uncovered: (_uncovered, 0),
    Waits: (_waits, 1),
    Strikes: (_strikes, 1),
    NoVictim: (_no_victim, 1),
    Echoes: (_echoes, 1),
    Spent: (_silent, 1),
    Stands: (_stands, 0),
    Falls: (_falls, 0),
}
"""How each kind of event is told, and how deep its line stands."""
