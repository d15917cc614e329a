"""What happens in the fights of HYBRID and with its cards, in words for the log: one line for each roll."""

from __future__ import annotations

from .....engine.event import Event
from .....language.phrases import signed
from .....language.words import _, _n, said
from .....table.log import Tellers
from .....table.presenter import Audience
from ...combat.modifiers import NAMES
from ...events import fights as at
from ...printed.action_cards import CARDS
from ...printed.names import RESULT_NAMES, SORT_NAMES, WHY_NAMES, warrior_name
from ...state import NOBODY, HybridState
from ..wording import (
    facing_name,
    level_name,
    named_square,
    parts_words,
)


def _card(face: int) -> str:
    return said(CARDS[face].name)


def _silent(event: Event, view: HybridState, to: Audience) -> str:
    return ""


# ---- fights


def _attacks(event: at.Attacks, view: HybridState, to: Audience) -> str:
    name, target = warrior_name(view, event.warrior), warrior_name(view, event.target)
    if event.combined:
        return _("{warrior} strikes {target}, twice if it can.", warrior=name, target=target)
    return _("{warrior} strikes {target}.", warrior=name, target=target)


def _aims(event: at.Aims, view: HybridState, to: Audience) -> str:
    name, target = warrior_name(view, event.warrior), warrior_name(view, event.target)
    return _("{warrior} shoots at {target}.", warrior=name, target=target)


def _springs(event: at.Springs, view: HybridState, to: Audience) -> str:
    name, target = warrior_name(view, event.warrior), warrior_name(view, event.target)
    return _("{warrior} shoots from ambush at {target}!", warrior=name, target=target)


def _no_shot(event: at.NoShot, view: HybridState, to: Audience) -> str:
    name, target = warrior_name(view, event.warrior), warrior_name(view, event.target)
    return _("{warrior} cannot shoot at {target} any more.", warrior=name, target=target)


def _through(event: at.GoesThrough, view: HybridState, to: Audience) -> str:
    return _("The shot goes on to {target}.", target=warrior_name(view, event.target))


def _level(event: at.LevelTaken, view: HybridState, to: Audience) -> str:
    return _(
        "{warrior}: {level}.", warrior=warrior_name(view, event.warrior), level=level_name(event.mode, event.level)
    )


def _rolled(event: at.Rolled, view: HybridState, to: Audience) -> str:
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


def _parried(event: at.Parried, view: HybridState, to: Audience) -> str:
    return _("{warrior} parries.", warrior=warrior_name(view, event.warrior))


def _strikes_back(event: at.StrikesBack, view: HybridState, to: Audience) -> str:
    return _(
        "{warrior} strikes back at {target}!",
        warrior=warrior_name(view, event.warrior),
        target=warrior_name(view, event.target),
    )


def _missed(event: at.Missed, view: HybridState, to: Audience) -> str:
    return _(
        "{warrior} does not hit {target}.",
        warrior=warrior_name(view, event.warrior),
        target=warrior_name(view, event.target),
    )


def _wounded(event: at.Wounded, view: HybridState, to: Audience) -> str:
    return _n(
        "{warrior} takes {n} wound from {why}: NV {left}.",
        "{warrior} takes {n} wounds from {why}: NV {left}.",
        event.wounds,
        warrior=warrior_name(view, event.warrior),
        why=said(WHY_NAMES[event.why]),
        left=max(0, event.left),
    )


def _healed(event: at.Healed, view: HybridState, to: Audience) -> str:
    name = warrior_name(view, event.warrior)
    return _n("{warrior} is healed of {n} wound.", "{warrior} is healed of {n} wounds.", event.wounds, warrior=name)


def _guard_lost(event: at.GuardLost, view: HybridState, to: Audience) -> str:
    return _("{warrior} drops its guard.", warrior=warrior_name(view, event.warrior))


def _exposed(event: at.Exposed, view: HybridState, to: Audience) -> str:
    return _("{warrior} is in ambush no more.", warrior=warrior_name(view, event.warrior))


def _pushed(event: at.Pushed, view: HybridState, to: Audience) -> str:
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


def _turned_about(event: at.TurnedAbout, view: HybridState, to: Audience) -> str:
    return _(
        "{warrior} is turned to face {way}.", warrior=warrior_name(view, event.warrior), way=facing_name(event.facing)
    )


def _eliminated(event: at.Eliminated, view: HybridState, to: Audience) -> str:
    name = warrior_name(view, event.warrior)
    if event.by in (NOBODY, event.warrior):
        return _("{warrior} is eliminated.", warrior=name)
    return _("{warrior} is eliminated by {other}.", warrior=name, other=warrior_name(view, event.by))


def _blood(event: at.FirstBlood, view: HybridState, to: Audience) -> str:
    return _("First Blood: {name} has lost a warrior.", name=to.name(event.seat))


# ---- cards


def _played(event: at.PlayedCard, view: HybridState, to: Audience) -> str:
    name, card = to.name(event.seat), _card(event.face)
    if event.effect:
        return _("{name} plays {card}: {what}", name=name, card=card, what=said(CARDS[event.face].text))
    step = signed(-event.points if event.hindrance else event.points)
    return _("{name} plays {card} for its points: {step}.", name=name, card=card, step=step)


def _no_cards(event: at.NoCards, view: HybridState, to: Audience) -> str:
    return _("{name} plays no card.", name=to.name(event.seat))


def _drew(event: at.Drew, view: HybridState, to: Audience) -> str:
    return _n("{name} draws {n} card.", "{name} draws {n} cards.", event.count, name=to.name(event.seat))


def _stole(event: at.Stole, view: HybridState, to: Audience) -> str:
    return _("{name} takes a card of {other}.", name=to.name(event.seat), other=to.name(event.seat ^ 1))


def _revived(event: at.Revived, view: HybridState, to: Audience) -> str:
    return _("{name} takes {card} out of the discard pile.", name=to.name(event.seat), card=_card(event.face))


def _lost_card(event: at.LostCard, view: HybridState, to: Audience) -> str:
    return _("{name} has to discard {card}.", name=to.name(event.seat), card=_card(event.face))


def _cancelled(event: at.CardCancelled, view: HybridState, to: Audience) -> str:
    return _("{card} counts for nothing.", card=_card(event.face))


def _card_back(event: at.CardBack, view: HybridState, to: Audience) -> str:
    return _("{card} comes back to {name}.", card=_card(event.face), name=to.name(event.seat))


def _veiled(event: at.Veiled, view: HybridState, to: Audience) -> str:
    return _("No ambush shoots at {warrior} now.", warrior=warrior_name(view, event.warrior))


FIGHTS: Tellers = {
    at.Attacks: (_attacks, 0),
    at.Aims: (_aims, 0),
    at.Springs: (_springs, 0),
    at.NoShot: (_no_shot, 1),
    at.GoesThrough: (_through, 1),
    at.LevelTaken: (_level, 1),
    at.Rolled: (_rolled, 1),
    at.Parried: (_parried, 1),
    at.StrikesBack: (_strikes_back, 1),
    at.Missed: (_missed, 1),
    at.Wounded: (_wounded, 1),
    at.Healed: (_healed, 1),
    at.GuardLost: (_guard_lost, 1),
    at.Exposed: (_exposed, 1),
    at.Pushed: (_pushed, 1),
    at.TurnedAbout: (_turned_about, 1),
    at.Eliminated: (_eliminated, 1),
    at.FirstBlood: (_blood, 1),
    at.PlayedCard: (_played, 1),
    at.NoCards: (_no_cards, 1),
    at.Drew: (_drew, 1),
    at.Stole: (_stole, 1),
    at.Revived: (_revived, 1),
    at.LostCard: (_lost_card, 1),
    at.CardCancelled: (_cancelled, 1),
    at.CardBack: (_card_back, 1),
    at.Veiled: (_veiled, 1),
}
"""How each of it is told, and how deep its line stands."""
