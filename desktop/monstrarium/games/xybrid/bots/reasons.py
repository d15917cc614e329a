"""Why a move of XYbrid is good, in words for the seat that makes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum
from types import MappingProxyType

from ....engine.action import Action, Choose
from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ....language.words import _, _n, mark, said
from .. import actions
from ..cards import (
    ARM,
    AUXILIARY,
    HEAD,
    KIND,
    LABEL,
    LEGS,
    SCIENCE,
    SCIENCE_NAMES,
    SCIENCES,
    VALUE,
    title,
)
from ..monster import missing, value, worth
from ..rules import Xybrid
from ..state import ROUNDS, Phase, XybridState
from .estimate import IN_USE

RULES = Xybrid()
NEEDED: Mapping[int, str] = MappingProxyType({HEAD: mark("a head"), ARM: mark("an arm"), LEGS: mark("legs")})
LABELS: Mapping[str, str] = MappingProxyType(
    {"DRAW": mark("DRAW"), "DEPLOY": mark("DEPLOY"), "MISSION": mark("MISSION")}
)
LITTLE = 0.5
"""Less infamy than this is next to nothing."""


def reason(seen: XybridState, action: Action, names: Sequence[str], worlds: Sequence[XybridState]) -> str:
    match action:
        case actions.TakeCore(core=core):
            return _why_core(seen, core)
        case actions.Draw(seat=seat, part=part):
            return _why_draw(seen, seat, part)
        case actions.Attach(part=part):
            return _why_attach(seen, part)
        case actions.Swap(part=part, attached=attached):
            return _why_swap(seen, part, attached)
        case actions.Activate(part=part):
            return _("The MISSION of {card} costs no draw: you draw a part as well.", card=_name(seen, part))
        case actions.Commit(seat=seat, card=card):
            return _why_secret(seen, seat, card)
        case actions.Pass(seat=seat):
            return _why_pass(seen, seat)
    return _compared(seen, action, names, worlds)


def _name(seen: XybridState, piece: PieceId) -> str:
    face = seen.pieces.face[piece]
    return _("the face-down card") if face == HIDDEN else title(face)


# ---- building


def _why_core(seen: XybridState, core: PieceId) -> str:
    face = seen.pieces.face
    science = SCIENCE[face[core]]
    count = sum([bool(SCIENCE[face[part]] & science) for part in seen.lab])
    fields = {"card": title(face[core]), "science": said(SCIENCE_NAMES[science.bit_length() - 1])}
    if not count:
        return _("{card} counts as {science}, as nothing in the lab does. Cores pay nothing themselves.", **fields)
    return _n(
        "{card} counts as {science}, like {n} part in the lab. Cores pay nothing, but some texts count sciences.",
        "{card} counts as {science}, like {n} parts in the lab. Cores pay nothing, but some texts count sciences.",
        count,
        **fields,
    )


def _why_draw(seen: XybridState, seat: Seat, part: PieceId) -> str:
    face = seen.pieces.face
    kind, fields = KIND[face[part]], {"card": title(face[part]), "n": VALUE[face[part]]}
    if kind == AUXILIARY:
        words = _("{card} fits any monster and adds {n} infamy, whatever else yours still needs.", **fields)
        return _with_text(seen, part, words)
    if not kind & missing(seen, seat):
        return _why_surplus(seen, seat, part)
    fields["kind"] = said(NEEDED[kind])
    others = [other for other in seen.lab if KIND[face[other]] == kind and other != part]
    if not others:
        words = _("Your monster still needs {kind}, and {card} is the only one in the lab: {n} infamy.", **fields)
        return _with_text(seen, part, words)
    other = max(others, key=lambda each: VALUE[face[each]])
    fields |= {"other": title(face[other]), "m": VALUE[face[other]]}
    return _with_text(seen, part, _("Your monster still needs {kind}: {card} is worth {n}, {other} {m}.", **fields))


def _with_text(seen: XybridState, part: PieceId, words: str) -> str:
    """The words, and that the part has a text too."""
    label = LABELS.get(LABEL[seen.pieces.face[part]])
    return words if label is None else _("{words} Its {label} comes on top.", words=words, label=said(label))


def _why_surplus(seen: XybridState, seat: Seat, part: PieceId) -> str:
    face = seen.pieces.face
    kind, fields = KIND[face[part]], {"card": title(face[part]), "n": VALUE[face[part]]}
    same = [other for other in seen.monsters[seat] if KIND[face[other]] == kind]
    weakest = min(same, key=lambda other: value(seen, other), default=None)
    if weakest is None or VALUE[face[part]] <= value(seen, weakest):
        return _("Your monster needs no more of this type; in your hand {card} pays 1, and no rival has it.", **fields)
    fields |= {"other": title(face[weakest]), "m": value(seen, weakest)}
    return _(
        "{card} is worth {n}, your {other} only {m}: swap them, and your monster is worth {gain} more.",
        gain=VALUE[face[part]] - value(seen, weakest),
        **fields,
    )


def _why_attach(seen: XybridState, part: PieceId) -> str:
    fields = {"card": _name(seen, part), "n": VALUE[seen.pieces.face[part]]}
    words = _("{card} is worth {n} on your monster; in your hand it would pay 1.", **fields)
    return _with_text(seen, part, words)


def _why_swap(seen: XybridState, part: PieceId, attached: PieceId) -> str:
    face = seen.pieces.face
    gain = VALUE[face[part]] - value(seen, attached)
    fields = {"card": title(face[part]), "other": title(face[attached]), "n": VALUE[face[part]], "gain": gain}
    fields["m"] = value(seen, attached)
    if gain > 0:
        return _("{card} is worth {n}, {other} only {m}: your monster is worth {gain} more.", **fields)
    return _("{card} is worth {n}, {other} {m}: only texts or sciences can make up for that.", **fields)


def _why_pass(seen: XybridState, seat: Seat) -> str:
    face = seen.pieces.face
    hand = [part for part in seen.hands[seat] if not seen.swapped_parts >> part & 1]
    if seen.phase is not Phase.BUILD:
        return _("The lab has no part for you to draw; your monster is worth {n} so far.", n=worth(seen, seat))
    swaps = [
        (VALUE[face[part]] - value(seen, other), part, other)
        for part in hand
        for other in seen.monsters[seat]
        if KIND[face[part]] == KIND[face[other]]
    ]
    gain, part, other = max(swaps, default=(0, -1, -1))
    if gain > 0:
        return _(
            "Your monster stays at {n} infamy: {card} is worth {gain} more than {other}, but all in all "
            "{other} came out better.",
            n=worth(seen, seat),
            card=title(face[part]),
            other=title(face[other]),
            gain=gain,
        )
    if not hand:
        return _("Your hand holds nothing to swap: your monster is worth {n}.", n=worth(seen, seat))
    best = max(hand, key=lambda each: VALUE[face[each]])
    return _(
        "No part of your hand, not even {card}, is worth more than what it could replace. Each pays 1 there.",
        card=title(face[best]),
    )


# ---- deploying


def _why_secret(seen: XybridState, seat: Seat, card: PieceId | None) -> str:
    face, cards = seen.pieces.face, seen.secrets[seat]
    now = {each: IN_USE.breakthrough_worth(seen, seat, face[each]) for each in cards}
    others = sorted((each for each in cards if each != card), key=lambda each: -now[each])
    left = ROUNDS - seen.round
    if card is None:
        if not others:
            return _("You have no breakthrough left to reveal; your monster pays {n} anyway.", n=worth(seen, seat))
        fields = {"card": title(face[others[0]]), "worth": _about(now[others[0]])}
        if not left:
            return _("Even your best card, {card}, would bring you {worth} now.", **fields)
        return _n(
            "Your best card now, {card}, would bring {worth}. It may do more in the last round.",
            "Your best card now, {card}, would bring {worth}. It may do more in the {n} rounds to come.",
            left,
            **fields,
        )
    fields = {"card": title(face[card]), "worth": _about(now[card])}
    if not others:
        return _("{card} brings you {worth} now, and you have no other.", **fields)
    fields |= {"other": title(face[others[0]]), "less": _about(now[others[0]])}
    if now[others[0]] - now[card] >= LITTLE:
        return _("{other} would bring you {less} now, {card} {worth}, but it may do more later.", **fields)
    return _("{card} brings you {worth} now, {other} {less}.", **fields)


def _about(infamy: float) -> str:
    if infamy < LITTLE:
        return _("next to nothing")
    return _("about {n} infamy", n=round(infamy))


# ---- answers, and the order of effects


def _compared(seen: XybridState, action: Action, names: Sequence[str], worlds: Sequence[XybridState]) -> str:
    """What an action brings to its seat, or costs a rival, beside the best of the others."""
    seat, what = action.seat, _what(seen, action, names)
    found = {each: _outlooks(each, worlds) for each in RULES.legal(worlds[0], seat)}
    others = [each for each in found if each != action]
    if not others:
        return _("{what} is the only choice that you have here.", what=what)
    other = max(others, key=lambda each: _lead(found[each], seat))
    steps = [mine - theirs for mine, theirs in zip(found[action], found[other], strict=True)]
    rival = min((each for each in range(len(steps)) if each != seat), key=lambda each: steps[each])
    own, hurt = round(steps[seat]), round(-steps[rival])
    fields = {
        "what": what,
        "other": _what(seen, other, names, first=False),
        "name": names[rival],
        "n": abs(own),
        "m": hurt,
    }
    if own > 0:
        return _("{what} brings you about {n} infamy more than {other}.", **fields)
    if hurt > 0 and own < 0:
        return _("{what} brings you about {n} less than {other}, but costs {name} {m} more.", **fields)
    if hurt > 0:
        return _("{what} costs {name} about {m} infamy more than {other}, and you nothing.", **fields)
    if own < 0:
        return _("{what} brings you about {n} infamy less than {other}, but does more later.", **fields)
    return _("{what} is about as good for you as {other}: little hangs on this choice.", **fields)


def _outlooks(action: Action, worlds: Sequence[XybridState]) -> list[float]:
    """By seat: the infamy with which it can expect to end after an action, on average over the worlds."""
    sums: list[list[float]] = [[] for _hand in worlds[0].hands]
    for world in worlds:
        after = world.clone()
        RULES.apply(after, action)
        for _question in range(MOST_QUESTIONS):
            if after.pending is None or after.pending.choice.seat != action.seat:
                break
            RULES.apply(after, after.pending.offers()[0])
        for seat, each in enumerate(sums):
            each.append(IN_USE.outlook(after, seat, knows=seat == action.seat))
    return [fsum(each) / len(worlds) for each in sums]


MOST_QUESTIONS = 6
"""After so many further questions an effect is looked at as it stands."""


def _lead(hopes: Sequence[float], seat: Seat) -> float:
    return hopes[seat] - max(hope for other, hope in enumerate(hopes) if other != seat)


def _what(seen: XybridState, action: Action, names: Sequence[str], first: bool = True) -> str:
    """An action as the subject of a sentence, at its beginning or later."""
    option = action.option if isinstance(action, Choose) else None
    if isinstance(action, Choose) and option is None:
        return _("{card}: choosing nothing", card=_source(seen)) if first else _("choosing nothing")
    if option is True:
        return _("{card}: saying yes", card=_source(seen)) if first else _("saying yes")
    name = _name_of(seen, action, names)
    if not first:
        return _("choosing {name}", name=name)
    if isinstance(option, tuple) and option[0] == "science":
        return _("{card}: choosing {name}", card=_source(seen), name=name)
    return _("Choosing {name}", name=name)


def _source(seen: XybridState) -> str:
    """The card that asks."""
    source = seen.pending.choice.source if seen.pending is not None else None
    return _("This choice") if source is None else _name(seen, source)


def _name_of(seen: XybridState, action: Action, names: Sequence[str]) -> str:
    """What an action chooses."""
    match action:
        case actions.Trigger(part=int(piece)) | Choose(option=int(piece)):
            return _name(seen, piece)
        case Choose(option=("seat", int(seat))):
            return names[seat]
        case Choose(option=("science", str(science))):
            return said(SCIENCE_NAMES[[str(each) for each in SCIENCES].index(science)])
    return str(action)
