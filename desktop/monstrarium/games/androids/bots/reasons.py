"""Why a move of AndrOIDS is good, in words for the seat that makes it, from what that seat can know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum
from types import MappingProxyType
from typing import NamedTuple

from ....engine.action import Action, Choose
from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ....language.words import _, _n, mark, said
from ..actions import Declare, End, Lay, Pass, Play
from ..cards import HEAD, JUNK, KIND, LIMB, TORSO, Instant, title
from ..rules import Androids
from ..state import DECLARATION, NO_TARGET, AndroidsState
from ..uncovering import LIMBS
from .estimate import outlook, turns
from .odds import MANY, odds

RULES = Androids()
FEW = 3
"""In how many worlds an action is tried; each takes a while."""
MOST_QUESTIONS = 6
"""After so many further questions an effect is looked at as it stands."""
PARTS: Mapping[int, str] = MappingProxyType({HEAD: mark("a head"), TORSO: mark("a torso"), LIMB: mark("a limb")})
TEXTS: Mapping[str, str] = MappingProxyType(
    {
        "turn": mark("With {card} your turn comes sooner, or others declare later."),
        "peek": mark("{card} shows you cards, and who knows more declares better."),
        "hand": mark("{card} brings you cards that others hold."),
        "pile": mark("{card} changes the pile, and with it what sabotages strike."),
        "draw": mark("{card} gives you more to choose from."),
    }
)
"""What an instant that is no cancel is good for, by its type."""


def reason(seen: AndroidsState, action: Action, names: Sequence[str], worlds: Sequence[AndroidsState]) -> str:
    few = worlds[:FEW]
    match action:
        case Lay(seat=seat, piece=piece):
            return _why_lay(seen, seat, piece, few[0])
        case Declare() | End():
            return _why_end_or_declare(seen, action, names, few)
        case Pass():
            return _why_pass(seen, action, names, few)
        case Play():
            return _why_play(seen, action, names, few)
    return _why_answer(seen, action, names, few)


# ---- figures


def _percent(chance: float) -> str:
    return _("{n} %", n=round(100 * chance))


def _stands(world: AndroidsState, seat: Seat) -> str:
    """How likely the pile stands as far as the seat knows."""
    return _percent(odds(world, seat))


def _hopes(action: Action, worlds: Sequence[AndroidsState]) -> float:
    """The chance of a seat to win after its action, on average over the worlds."""
    found = []
    for world in worlds:
        after = world.clone()
        RULES.apply(after, action)
        for _question in range(MOST_QUESTIONS):
            if after.pending is None or after.pending.choice.seat != action.seat:
                break
            RULES.apply(after, after.pending.offers()[0])
        found.append(outlook(after, action.seat, MANY, luck=1))
    return fsum(found) / len(found)


class Compared(NamedTuple):
    """The chance to win with the action that a bot has chosen, and the chance with the best other one."""

    chance: str
    """The same as the other one where it is hardly smaller."""
    other: str
    doubted: bool
    """Whether it is clearly smaller: the bot has imagined other cards, with which its action is better."""


def _compared(chance: float, other: float) -> Compared:
    """What people are told of the chance with an action and with the best other one."""
    near, less = other - chance <= NEAR, chance < other
    return Compared(_percent(other if less and near else chance), _percent(other), less and not near)


def _best(offers: Sequence[Action], worlds: Sequence[AndroidsState]) -> tuple[float, Action] | None:
    found = [(_hopes(each, worlds), each) for each in offers[:MOST_COMPARED]]
    return max(found, key=lambda each: each[0], default=None)


NEAR = 0.05
"""A chance that looks smaller by no more than this may be as good: the bot tries moves in more worlds."""
MOST_COMPARED = 8
"""With how many others an action is compared at most."""


# ---- the turn of the seat


def _why_lay(seen: AndroidsState, seat: Seat, piece: PieceId, world: AndroidsState) -> str:
    face = seen.pieces.face[piece]
    kind, before, after = KIND[face], odds(world, seat), odds(world, seat, (face,))
    fields = {"card": title(face), "before": _percent(before), "after": _percent(after)}
    if kind == JUNK:
        return _("{card} is junk: nothing is built with it, but it hides what you hold, and makes room.", **fields)
    if kind > JUNK:
        return _why_sabotage(before, after, fields)
    fields["part"] = said(PARTS[kind])
    if after > before and fields["after"] != fields["before"]:
        return _("{card} is {part}: with it on top the pile stands in about {after}, without it in {before}.", **fields)
    known = [KIND[seen.pieces.face[each]] for each in seen.pile if seen.pieces.face[each] != HIDDEN]
    known.append(kind)
    count = (HEAD in known) + (TORSO in known) + min(LIMBS, known.count(LIMB))
    return _(
        "{card} is {part}: with it you know {n} of the {of} parts that the android needs.",
        n=count,
        of=LIMBS + 2,
        **fields,
    )


def _why_sabotage(before: float, after: float, fields: Mapping[str, str]) -> str:
    """Why a sabotage is laid on a pile that stands with these chances before and after."""
    if fields["after"] == fields["before"]:
        return _("{card} is a sabotage for whoever pulls the lever. Now the pile stands in about {before}.", **fields)
    if after > before:
        return _(
            "{card} is a sabotage: with it on top the pile stands in about {after}, without it in {before}.", **fields
        )
    return _(
        "{card} is a sabotage for whoever pulls the lever: with it on top the pile stands in about {after}, without it "
        "in {before}.",
        **fields,
    )


def _why_end_or_declare(
    seen: AndroidsState, action: Action, names: Sequence[str], worlds: Sequence[AndroidsState]
) -> str:
    seat, offers = action.seat, RULES.legal(worlds[0], action.seat)
    fields = {"pile": _pile(seen, seat, worlds[0])}
    other = next((each for each in offers if isinstance(each, Declare | End) and each != action), None)
    if other is None and isinstance(action, End):
        return _("{pile} Now you draw up again.", **fields)
    if other is None:
        rival = next((each for each, _may in turns(seen) if each != seat), seat)
        return _("{pile} {name} is next, and may declare then.", name=names[rival], **fields)
    found = _compared(_hopes(action, worlds), _hopes(other, worlds))
    if isinstance(action, Declare):
        fields |= {"declare": found.chance, "wait": found.other}
        if found.doubted:
            return _(
                "{pile} To declare is better with the cards that the bot imagined; with other cards you win in "
                "about {declare} so, in {wait} if you wait.",
                **fields,
            )
    else:
        fields |= {"wait": found.chance, "declare": found.other}
        if found.doubted:
            return _(
                "{pile} To wait is better with the cards that the bot imagined; with other cards you win in about "
                "{wait} so, in {declare} if you declare.",
                **fields,
            )
    return _("{pile} You win the match in about {wait} if you wait, in {declare} if you declare.", **fields)


def _pile(seen: AndroidsState, seat: Seat, world: AndroidsState) -> str:
    return _n(
        "The pile of {n} card stands in about {stands}.",
        "The pile of {n} cards stands in about {stands}.",
        len(seen.pile),
        stands=_stands(world, seat),
    )


# ---- responses, and instants


def _event(seen: AndroidsState, names: Sequence[str]) -> str:
    """What can be answered now."""
    if seen.batch:
        entry = seen.batch[-1]
        if entry.piece == DECLARATION:
            return _("the declaration of {name}", name=names[entry.seat])
        return _("{card} of {name}", card=title(entry.face), name=names[entry.seat])
    if seen.moment:
        return _("the turn of {name}", name=names[seen.seat])
    return _("the card that {name} has laid", name=names[seen.seat])


def _why_pass(seen: AndroidsState, action: Action, names: Sequence[str], worlds: Sequence[AndroidsState]) -> str:
    seat, event = action.seat, _event(seen, names)
    plays = [each for each in RULES.legal(worlds[0], seat) if isinstance(each, Play)]
    if not plays and seen.moment and not seen.batch:
        return _("The turn of {name} is over, and you hold no instant to play now.", name=names[seen.seat])
    if not plays:
        return _("You hold no instant that could answer {event}.", event=event)
    best = _best(plays, worlds)
    assert best is not None
    assert isinstance(best[1], Play)
    found = _compared(_hopes(action, worlds), best[0])
    fields = {"event": event, "card": title(seen.pieces.face[best[1].piece])}
    fields |= {"chance": found.chance, "other": found.other}
    if found.doubted:
        return _(
            "To let {event} pass is better with the cards that the bot imagined; with other cards you win in about "
            "{chance} so, in {other} with {card}.",
            **fields,
        )
    if found.chance == found.other:
        return _("{card} would not change your chance to win, about {chance}: keep it for a better moment.", **fields)
    if seen.declaring() and seen.batch[0].seat != seat:
        fields["pile"] = _pile(seen, seat, worlds[0])
        return _("{pile} You win in about {chance} if you let it pass, in {other} with {card}.", **fields)
    return _("You win in about {chance} if you let {event} pass, in {other} with {card}.", **fields)


def _why_play(seen: AndroidsState, action: Play, names: Sequence[str], worlds: Sequence[AndroidsState]) -> str:
    card = seen.card(action.piece)
    assert isinstance(card, Instant)
    fields = {"card": said(card.name)}
    quiet = [each for each in RULES.legal(worlds[0], action.seat) if not isinstance(each, Play)]
    best = _best(quiet, worlds)
    chances = _("Nothing else can be done.")
    if best is not None:
        found = _compared(_hopes(action, worlds), best[0])
        fields |= {"chance": found.chance, "other": found.other}
        if found.doubted:
            return _(
                "{card} is better with the cards that the bot imagined; with other cards you win in about {chance} so, "
                "in {other} without it.",
                **fields,
            )
        chances = _("You win in about {chance} with it, in {other} without.", **fields)
        if found.chance == found.other:
            chances = _("You win in about {chance} either way.", **fields)
    if action.target == NO_TARGET:
        return _("{words} {chances}", words=said(TEXTS[card.type], **fields), chances=chances)
    entry = seen.batch[action.target]
    fields |= {"name": names[entry.seat], "chances": chances}
    if entry.piece == DECLARATION:
        stands = _stands(worlds[0], action.seat)
        return _("{card} stops {name}, whose android stands in about {stands}. {chances}", stands=stands, **fields)
    fields["what"] = title(entry.face)
    if entry.target != NO_TARGET and seen.batch[entry.target].seat == action.seat:
        return _("{card} cancels {what} of {name}, which is aimed at you. {chances}", **fields)
    return _("{card} cancels {what} of {name}. {chances}", **fields)


# ---- answers


def _why_answer(seen: AndroidsState, action: Action, names: Sequence[str], worlds: Sequence[AndroidsState]) -> str:
    others = [each for each in RULES.legal(worlds[0], action.seat) if each != action]
    what = _what(seen, action, names)
    best = _best(others, worlds)
    if best is None:
        return _("{what} is all that there is to do about {event}.", what=what, event=_source(seen, names))
    found = _compared(_hopes(action, worlds), best[0])
    fields = {"what": what, "other": _what(seen, best[1], names), "chance": found.chance, "less": found.other}
    if found.doubted:
        return _(
            "{what}: better with the cards that the bot imagined. With other cards you win in about {chance}; {other}: "
            "{less}.",
            **fields,
        )
    if found.chance == found.other:
        return _("{what}: you win in about {chance}, whatever you choose here.", **fields)
    return _("{what}: you win in about {chance}. {other}: {less}.", **fields)


def _source(seen: AndroidsState, names: Sequence[str]) -> str:
    """The card that asks."""
    source = seen.pending.choice.source if seen.pending is not None else None
    if source is None or seen.pieces.face[source] == HIDDEN:
        return _event(seen, names)
    return title(seen.pieces.face[source])


def _what(seen: AndroidsState, action: Action, names: Sequence[str]) -> str:
    """What an answer is called."""
    option = action.option if isinstance(action, Choose) else None
    match option:
        case ("seat", int(seat)):
            return names[seat]
        case "pay":
            return _("Paying")
        case "refuse":
            return _("Refusing")
        case "done":
            return _("Looking at the cards")
        case int(piece) if piece in seen.pile:
            return _("Card {n} from the top", n=len(seen.pile) - seen.pile.index(piece))
        case int(piece) if seen.pieces.face[piece] != HIDDEN:
            return title(seen.pieces.face[piece])
    return _("Nothing")
