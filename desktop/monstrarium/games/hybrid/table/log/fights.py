"""Fights and Action cards in words for the log: one line for each roll."""

from __future__ import annotations

from .....language.phrases import signed
from .....language.words import _, _n, said
from .....table.presenter import Audience
from .....table.sentences import Rows, Sentence
from ...combat.modifiers import NAMES
from ...events import fights as on
from ...printed.action_cards import CARDS
from ...printed.names import RESULT_NAMES, SORT_NAMES, warrior_name
from ...state import NOBODY, HybridState
from ..wording import named_square, parts_words


def _rolled(event: on.Rolled, view: HybridState, to: Audience) -> str:
    what, dice = said(SORT_NAMES[event.sort]), ", ".join(str(die) for die in event.dice)
    result = said(RESULT_NAMES[event.result])
    if event.because:
        result = _("{result} by {what}", result=result, what=said(NAMES[event.because]))
    line = _(
        "{warrior}, {what}: rolled {dice} against {most} ({parts}), {percent} %: {result}.",
        warrior=warrior_name(view, event.warrior),
        what=what,
        dice=dice,
        most=str(event.success).replace("-", "−"),
        parts=parts_words(event.parts),
        percent=event.percent,
        result=result,
    )
    if event.again:
        return _("Again, by {card}: {line}", card=said(NAMES[event.again]), line=line)
    return line


def _pushed(event: on.Pushed, view: HybridState, to: Audience) -> str:
    name, square = warrior_name(view, event.warrior), named_square(view, event.square)
    if event.source == event.square:
        return _("{warrior} is pushed, but cannot give way.", warrior=name)
    if event.blocked:
        return _n(
            "{warrior} is pushed to {square}; {n} square is blocked.",
            "{warrior} is pushed to {square}; {n} squares are blocked.",
            event.blocked,
            warrior=name,
            square=square,
        )
    return _("{warrior} is pushed to {square}.", warrior=name, square=square)


def _eliminated(event: on.Eliminated, view: HybridState, to: Audience) -> str:
    name = warrior_name(view, event.warrior)
    if event.by in (NOBODY, event.warrior):
        return _("{warrior} is eliminated.", warrior=name)
    return _("{warrior} is eliminated by {other}.", warrior=name, other=warrior_name(view, event.by))


def _played(event: on.PlayedCard, view: HybridState, to: Audience) -> str:
    name, card = to.name(event.seat), said(CARDS[event.face].name)
    if event.effect:
        return _("{name} plays {card}: {what}", name=name, card=card, what=said(CARDS[event.face].text))
    step = signed(-event.points if event.hindrance else event.points)
    return _("{name} plays {card} for its card points: {step}.", name=name, card=card, step=step)


ROWS: Rows = {
    on.Attacks: Sentence(
        "{warrior} strikes {target}, twice if it can.", by="combined", otherwise="{warrior} strikes {target}."
    ),
    on.Aims: Sentence("{warrior} shoots at {target}."),
    on.Springs: Sentence("{warrior} shoots from ambush at {target}!"),
    on.NoShot: Sentence("{warrior} cannot shoot at {target} any more.", depth=1),
    on.GoesThrough: Sentence("The shot goes on to {target}.", depth=1),
    on.LevelTaken: Sentence("{warrior}: {level}.", depth=1),
    on.Rolled: Sentence(_rolled, depth=1),
    on.Parried: Sentence("{warrior} parries.", depth=1),
    on.StrikesBack: Sentence("{warrior} strikes back at {target}!", depth=1),
    on.Missed: Sentence("{warrior} does not hit {target}.", depth=1),
    on.Wounded: Sentence(
        "{warrior} takes {n} wound from {why}: NV {left}.",
        "{warrior} takes {n} wounds from {why}: NV {left}.",
        by="wounds",
        depth=1,
    ),
    on.Healed: Sentence(
        "{warrior} is healed of {n} wound.", "{warrior} is healed of {n} wounds.", by="wounds", depth=1
    ),
    on.GuardLost: Sentence("{warrior} drops its guard.", depth=1),
    on.Exposed: Sentence("{warrior} is in ambush no more.", depth=1),
    on.Pushed: Sentence(_pushed, depth=1),
    on.TurnedAbout: Sentence("{warrior} is turned to face {facing}.", depth=1),
    on.Eliminated: Sentence(_eliminated, depth=1),
    on.FirstBlood: Sentence("First Blood: {name} has lost a warrior.", depth=1),
    # cards
    on.PlayedCard: Sentence(_played, depth=1),
    on.NoCards: Sentence("{name} plays no card.", depth=1),
    on.Drew: Sentence("{name} draws {n} card.", "{name} draws {n} cards.", by="count", depth=1),
    on.Stole: Sentence("{name} takes a card of {rival}.", depth=1),
    on.Revived: Sentence("{name} takes {card} out of the discard pile.", depth=1),
    on.LostCard: Sentence("{name} has to discard {card}.", depth=1),
    on.CardCancelled: Sentence("{card} counts for nothing.", depth=1),
    on.CardBack: Sentence("{card} comes back to {name}.", depth=1),
    on.Veiled: Sentence("No ambush shoots at {warrior} now.", depth=1),
}
