"""What the inspector says of a card, a place or a seat."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ....language.phrases import listed, signed
from ....language.words import _, _n, mark, said
from ....table.desc import ItemId, number_in
from ....table.presenter import UNSEEN, Audience, Sheet
from ..cards import CARDS, CORAL, FIRST_CORE, VALUE, Breakthrough, Core, Part
from ..monster import hand_worth, owner, value, worth
from ..state import NO_PIECE, NOBODY, XybridState
from .items import CORES, DECK, DEPLOYED, LAB, piece_of, seat_of
from .layout import monsters_in
from .wording import card_name, infamy, kind_name, monster_name, name_of, needs, science_names

LABELS = {
    "DRAW": mark("DRAW: it occurs when the part is drawn."),
    "DEPLOY": mark("DEPLOY: it occurs when the monster deploys, the highest value first."),
    "MISSION": mark("MISSION: it may be used at the beginning of a turn, from your own deployed pile."),
}
HEADINGS = {"DRAW": "Draw", "DEPLOY": "DEPLOY effects", "MISSION": "Mission", "": "Parts"}


def sheet_of(view: XybridState, audience: Audience, item: ItemId) -> Sheet | None:
    piece, seat = piece_of(item), seat_of(item)
    if piece is not None and piece < len(CARDS):
        return _card(view, audience, piece)
    if number_in(item, ("drawer",)) is not None:
        return None  # It is only what cards lie on.
    if seat is not None and seat < len(view.hands):
        return _seat(view, audience, seat)
    deployed = number_in(item, DEPLOYED)
    return _place(view, item) if deployed is None else _deployed(view, deployed)


def _deployed(view: XybridState, first: PieceId) -> Sheet | None:
    """A deployed monster, by its first card."""
    stacks = (stack for pile in view.piles for stack in monsters_in(pile))
    stack = next((stack for stack in stacks if stack[0] == first), None)
    if stack is None:
        return None
    facts = tuple((card_name(view, part), _value(view, part)) for part in stack if part < FIRST_CORE)
    return Sheet(name_of(view, stack), _("A deployed monster. Its MISSION parts can be used."), facts, "Mission")


def _card(view: XybridState, audience: Audience, piece: PieceId) -> Sheet:
    face = view.pieces.face[piece]
    if face == HIDDEN:
        if any(piece in secrets for secrets in view.secrets):
            text = _("Only its owner knows it before the reveal.")
            return Sheet(_("A breakthrough"), text, rules="Breakthroughs", entry=UNSEEN)
        return Sheet(_("A part of the deck"), _who_knows(view, audience, piece), rules="Set-up", entry=UNSEEN)
    sheet = printed_sheet(face)
    if not isinstance(CARDS[face], Part):
        return sheet
    now = ((_("Value"), _value(view, piece)), (_("Where"), _where(view, audience, piece)))
    return replace(sheet, facts=(*sheet.facts[:-1], *now))


def printed_sheet(face: int) -> Sheet:
    """What is printed on a card; the value of a part is its last fact."""
    card = CARDS[face]
    if isinstance(card, Breakthrough):
        kind = ((_("Kind"), _("Breakthrough")),)
        return Sheet(said(card.name), said(card.text), kind, "Breakthroughs", entry=card.key)
    facts = ((_("Type"), kind_name(face)), (_("Science"), science_names(face)))
    if isinstance(card, Core):
        return Sheet(said(card.name), _("A monster begins with it. It has no value."), facts, "Parts", entry=card.key)
    value = (_("Value"), str(card.value))
    return Sheet(said(card.name), _effect(card), (*facts, value), HEADINGS[card.label], entry=card.key)


def _who_knows(view: XybridState, audience: Audience, piece: PieceId) -> str:
    """Which seats have seen a part of the deck; that is no secret."""
    if piece in view.limbo and view.pending is not None:
        return _("{name} is looking at it.", name=audience.name(view.pending.seat))
    names = [audience.name(seat) for seat in range(len(view.hands)) if view.pieces.knows(seat, piece)]
    if not names:
        return _("Nobody knows it.")
    return _n("Only {names} knows it.", "Only {names} know it.", len(names), names=listed(names))


def _effect(card: Part) -> str:
    if not card.text:
        return _("It has no effect.")
    if not card.label:
        return said(card.text)
    return f"{said(card.text)}\n{said(LABELS[card.label])}"


def _value(view: XybridState, piece: PieceId) -> str:
    face = view.pieces.face[piece]
    printed, now = VALUE[face], value(view, piece)
    parts = [_("{n} printed", n=printed)]
    fixed = view.fixed.get(piece)
    growth = view.growth.get(piece, 0)
    base = printed
    if fixed is not None:
        parts, base = [_("set to {n}", n=fixed)], fixed
    elif face == CORAL and owner(view, piece) != NOBODY and (extra := now - printed - growth):
        parts.append(_("{step} by its own text", step=signed(extra)))
        base += extra
    if growth:
        parts.append(_("{step} by effects", step=signed(growth)))
    if len(parts) == 1 and now == printed:
        return _("{value} printed", value=printed)
    if now > base + growth:
        parts.append(_("never below 0"))
    return _("{value} = {parts}", value=now, parts=", ".join(parts))


def _where(view: XybridState, audience: Audience, piece: PieceId) -> str:
    if piece in view.lab:
        return _("in the lab")
    for seat in range(len(view.hands)):
        name = audience.name(seat)
        if piece in view.monsters[seat]:
            return _("on the monster of {name}", name=name)
        if piece in view.hands[seat]:
            return _("in the hand of {name}", name=name)
        if piece in view.piles[seat]:
            return _("in the deployed pile of {name}", name=name)
    return _("in the deck")


def _seat(view: XybridState, audience: Audience, seat: Seat) -> Sheet:
    facts = [(_("Infamy"), str(view.infamy[seat]))]
    if view.cores[seat] != NO_PIECE:
        facts.append((_("Monster"), monster_name(view, seat)))
        facts.append((_("Worth"), str(worth(view, seat))))
        facts.append((_("Still needs"), needs(view, seat) or _("nothing")))
        facts += [(card_name(view, part), _value(view, part)) for part in view.monsters[seat]]
    facts.append((_("Hand"), infamy(hand_worth(view, seat))))
    facts.append((_("Deployed"), _n("{n} card", "{n} cards", len(view.piles[seat]))))
    facts.append((_("Breakthroughs left"), str(len(view.secrets[seat]))))
    return Sheet(audience.name(seat), rules="Infamy", facts=tuple(facts))


def _place(view: XybridState, item: ItemId) -> Sheet | None:
    if item == LAB:
        text = _("Parts are drawn from here. It is restocked when it has run out.")
        if view.house.top_up:
            text = _("Parts are drawn from here. It is topped up after every part that is taken.")
        return Sheet(_("Set-up"), text, ((_("Parts"), str(len(view.lab))),), "Set-up")
    if item == DECK:
        text = _("Nobody may look into it. Destroyed parts go to its bottom.")
        return Sheet(_("The deck"), text, ((_("Parts"), str(len(view.deck))),), "Set-up", entry=UNSEEN)
    if item == CORES:
        text = _("Every monster begins with one of these.")
        return Sheet(_("Core parts"), text, ((_("Parts"), str(len(view.core_pile))),), "Parts")
    return None
