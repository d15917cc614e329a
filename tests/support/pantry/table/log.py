"""The sentence for each event of Pantry, for the log."""

from __future__ import annotations

from monstrarium.language.words import _
from monstrarium.table.presenter import Audience
from monstrarium.table.sentences import Sentence, Sentences

from .. import events as on
from ..state import PantryState
from .wording import title


def _tasted(event: on.Tasted, view: PantryState, to: Audience) -> str:
    if event.coin:
        return _("{name} offers the best jar, earns a coin and begins.", name=to.name(event.seat))
    return _("No offer is the best. {name} begins.", name=to.name(event.seat))


SENTENCES = Sentences(
    {
        "name": lambda event, view, to: to.name(event.seat),
        "other": lambda event, view, to: to.name(event.to),
        "card": lambda event, view, to: title(event.face),
    },
    {
        on.Offered: Sentence("{name} offers something.", depth=1),
        on.Tasted: Sentence(_tasted),
        on.Played: Sentence("{name} plays {card}."),
        on.Polished: Sentence("{name} polishes {card}."),
        on.Took: Sentence("{name} takes a card.", depth=1),
        on.Saw: Sentence("{name} sees {card}.", depth=1),
        on.Scrapped: Sentence("{name} throws {card} away.", depth=1),
        on.Showed: Sentence("{name} shows {card}.", depth=1),
        on.Gave: Sentence("{name} hands a card to {other}.", depth=1),
        on.Stirred: Sentence("{name} shuffles the scraps into the deck.", depth=1),
        on.Finished: Sentence("{name} wins with {n} point.", "{name} wins with {n} points.", by="points"),
    },
)
