"""The sentence for each event of AndrOIDS, for the log."""

from __future__ import annotations

from ....engine.event import Event
from ....language.phrases import listed
from ....language.words import _, _n
from ....table.presenter import Audience, Line
from ....table.sentences import Sentence, Sentences
from .. import events as on
from ..cards import title
from ..state import AndroidsState
from .android import android_name
from .wording import cards, lacks, nobody_line


def line_of(event: Event, view: AndroidsState, to: Audience) -> Line | None:
    """The event in words; None without a line. What is drawn by a card stands below that card."""
    line = SENTENCES.line(event, view, to)
    return Line(line.text, 1) if line is not None and isinstance(event, on.Drew) and view.batch else line


def _played(event: on.Played, view: AndroidsState, to: Audience) -> str:
    fields = {"name": to.name(event.seat), "card": title(event.face)}
    if event.target < 0:
        return _("{name} plays {card}.", **fields)
    answered = view.batch[event.target] if event.target < len(view.batch) else None
    if answered is None or answered.piece < 0:
        return _("{name} plays {card} on the declaration.", **fields)
    other, owner = title(answered.face), to.name(answered.seat)
    return _("{name} plays {card} on {other} of {owner}.", **fields, other=other, owner=owner)


def _passed(event: on.Passed, view: AndroidsState, to: Audience) -> str:
    """Between turns it is not worth a line that a seat plays nothing."""
    return _("{name} lets it pass.", name=to.name(event.seat)) if view.batch else ""


def _cancelled(event: on.Cancelled, view: AndroidsState, to: Audience) -> str:
    fields = {"source": title(event.source), "by": to.name(event.by), "name": to.name(event.seat)}
    if event.face < 0:
        return _("{source} of {by} cancels the declaration of {name}.", **fields)
    return _("{source} of {by} cancels {card} of {name}.", **fields, card=title(event.face))


def _kept(event: on.Kept, view: AndroidsState, to: Audience) -> str:
    name = to.name(event.seat)
    if event.face < 0:
        return _("{name} has paid: the declaration holds.", name=name)
    return _("{name} has paid: {card} holds.", name=name, card=title(event.face))


def _discarded(event: on.Discarded, view: AndroidsState, to: Audience) -> str:
    """A card that is discarded after its effect has no line."""
    names = listed([title(face) for face in event.faces])
    match event.zone:
        case "hand":
            return _("{name} discards {cards}.", name=to.name(event.seat), cards=names)
        case "pile":
            return _("{cards} is discarded from the top of the pile.", cards=names)
    return ""


def _seen(event: on.TookFace | on.StoleFace | on.Saw, view: AndroidsState, to: Audience) -> str:
    """A face that a seat saw once is written down only where everybody may look again."""
    return _("It is {card}.", card=title(event.face)) if view.house.look_again else ""


def _looked(event: on.Looked, view: AndroidsState, to: Audience) -> str:
    name = to.name(event.seat)
    if event.zone == "hand":
        return _("{name} looks at the hand of {other}.", name=name, other=to.name(event.other))
    return _n(
        "{name} looks at the top card of the pile.",
        "{name} looks at the {n} top cards of the pile.",
        len(event.pieces),
        name=name,
    )


def _struck(event: on.Strikes, view: AndroidsState, to: Audience) -> str:
    fields = {"source": title(event.source), "cards": listed([title(face) for face in event.faces])}
    if event.zone == "pile":
        return _("{source} strikes {cards} out of the pile.", **fields)
    return _("{source} strikes {cards}.", **fields)


def _echoes(event: on.Echoes, view: AndroidsState, to: Audience) -> str:
    return _("{source} does what {other} did.", source=title(event.source), other=title(event.echoed))


SENTENCES = Sentences(
    {
        "name": lambda event, view, to: to.name(event.seat),
        "other": lambda event, view, to: to.name(event.other),
        "owner": lambda event, view, to: to.name(event.of),
        "card": lambda event, view, to: title(event.face),
        "source": lambda event, view, to: title(event.source),
        "cards": lambda event, view, to: cards(event.count),
        "held": lambda event, view, to: cards(event.hand),
        "android": lambda event, view, to: android_name(view),
        "parts": lambda event, view, to: lacks(event.heads, event.torsos, event.limbs),
    },
    {
        on.TurnBegan: Sentence("{name} is in turn."),
        on.Laid: Sentence("{name} lays a card: the pile is {height} high."),
        on.Played: Sentence(_played),
        on.Declared: Sentence(
            "{name} declares with a pile of {n} card.", "{name} declares with a pile of {n} cards.", by="height"
        ),
        on.Drew: Sentence("{name} draws {cards}."),
        on.TurnEnded: Sentence("{name} ends the turn with {held}."),
        on.Skipped: Sentence("{name} naps through the turn."),
        on.CurfewOver: Sentence("The House Rules of {name} are over.", depth=1),
        on.Reshuffled: Sentence("The discard pile becomes the deck: {cards}.", depth=1),
        on.Won: Sentence("{name} wins."),
        on.NobodyWon: Sentence(lambda event, view, to: nobody_line()),
        on.PauseBegan: Sentence(""),
        on.Passed: Sentence(_passed, depth=1),
        on.WindowClosed: Sentence(""),
        on.Cancelled: Sentence(_cancelled, depth=1),
        on.Claimed: Sentence("{name} takes {card}.", depth=1),
        on.Kept: Sentence(_kept, depth=1),
        on.Copied: Sentence("{card} of {owner} works for {name}.", depth=1),
        on.TooLate: Sentence("{card} of {name} comes too late.", depth=1),
        on.Resolving: Sentence("{card} of {name}:"),
        on.NothingDone: Sentence("{card} of {name} finds nothing to do.", depth=1),
        on.Discarded: Sentence(_discarded, depth=1),
        on.Took: Sentence("{name} takes the top card of the pile.", depth=1),
        on.TookFace: Sentence(_seen, depth=2),
        on.Stole: Sentence("{name} takes a card of {other}.", depth=1),
        on.StoleFace: Sentence(_seen, depth=2),
        on.Swapped: Sentence("{name} and {other} swap hands.", depth=1),
        on.Looked: Sentence(_looked, depth=1),
        on.Saw: Sentence(_seen, depth=2),
        on.ShowedCard: Sentence("{name} shows everyone {card}, number {place} from the top.", depth=1),
        on.ShuffledPile: Sentence("{name} shuffles the pile.", depth=1),
        on.TurnedPile: Sentence("{name} turns the pile around.", depth=1),
        on.LaidUnder: Sentence("{name} puts a card under the pile.", depth=1),
        on.Fished: Sentence("{name} takes {card} from the discard pile.", depth=1),
        on.Napping: Sentence("{other} will skip a turn.", depth=1),
        on.Jumped: Sentence("The next turn is for {name}.", depth=1),
        on.Curfew: Sentence("Nobody declares before the next turn of {name}.", depth=1),
        on.Uncovered: Sentence("Uncovered: {card}."),
        on.Waits: Sentence("{card} waits for the end.", depth=1),
        on.Strikes: Sentence(_struck, depth=1),
        on.NoVictim: Sentence("{source} finds nothing to strike.", depth=1),
        on.Echoes: Sentence(_echoes, depth=1),
        on.Spent: Sentence(""),
        on.Stands: Sentence("{android} stands!"),
        on.Falls: Sentence("The android falls to pieces: it lacks {parts}."),
    },
)
