"""What the inspector says of cards and places."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ....language.phrases import listed
from ....language.words import _, _n, mark, said
from ....table.desc import ItemId
from ....table.presenter import UNSEEN, Audience, Sheet
from ..cards import CARDS, DIVISIONS, KIND, TROOP, WAVE_OF, Enemy, Item, Troop, Xenosathem, title
from ..combat.values import hp_ledger, ledger, price
from ..deployment import TYPE_NAMES
from ..state import NO_LANE, NO_PIECE, XenoshyftState
from .items import HEART, SUPPLY, WALL, face_of, piece_of, seat_of
from .wording import KIND_NAMES, base_words, card_name, price_parts, sum_words

TURNED = mark("It is an enemy now: it has its printed figures and none of its texts.")
ABOUT = (
    (
        ("pool",),
        mark("The market"),
        mark("All buy from here. What is bought is replaced at once."),
        "Purchase",
    ),
    (("nest",), mark("The nest"), mark("Enemies of the three waves, and what was killed of them."), "The enemy comes"),
    (
        ("track", "rounds", "marker", "course", "phases"),
        mark("The rounds"),
        mark("Three waves of three rounds; bosses come in the third of each."),
        "A round",
    ),
    (
        ("coming",),
        mark("What may come"),
        mark("The enemies of this wave that nobody has seen since their deck was shuffled."),
        "The enemy comes",
    ),
    (("desk",), mark("Choose one"), mark("Cards of a discard pile that the question is about."), "Purchase"),
)
"""By the name of a place: its title, what it is for, and the heading of its rules."""


def sheet_of(view: XenoshyftState, audience: Audience, item: ItemId) -> Sheet | None:
    piece, seat = piece_of(item), seat_of(item)
    if piece is not None:
        return _card(view, audience, piece)
    if (face := face_of(item)) is not None:
        return printed_sheet(face)
    if seat is not None and seat < len(view.hands):
        if item.startswith(("division/", "command/")) and view.divisions[seat] >= 0:
            return _division(view, audience, seat)
        return _seat(view, audience, seat)
    return _place(view, item)


def _card(view: XenoshyftState, audience: Audience, piece: PieceId) -> Sheet:
    face = view.pieces.face[piece]
    if face == HIDDEN:
        wave = WAVE_OF[piece]
        text = _("Nobody knows it before it is revealed.")
        lane = view.swarm_of(piece)
        if lane != NO_LANE:
            name = _("An enemy of wave {wave}, face down", wave=wave)
            return Sheet(name, text, rules="The enemy comes", entry=UNSEEN)
        return Sheet(_("A face-down card"), text, rules="Set-up", entry=UNSEEN)
    sheet = printed_sheet(face)
    facts = (sheet.facts[0], *_figures(view, audience, piece), (_("Where"), where(view, audience, piece)))
    turned = view.swarm_of(piece) != NO_LANE and KIND[face] == TROOP
    return replace(sheet, facts=facts, text=_text(face, said(TURNED)) if turned else sheet.text)


def printed_sheet(face: int) -> Sheet:
    """What is printed on a card; its kind is the first fact."""
    card = CARDS[face]
    facts = [(_("Kind"), _kind(face))]
    if isinstance(card, Xenosathem):
        facts.append((_("Worth"), str(card.value)))
    if isinstance(card, Troop | Item):
        facts.append((_("Costs"), str(card.cost)))
    if isinstance(card, Troop | Enemy):
        facts += [(_("Power"), str(card.power)), (_("HP"), str(card.hp))]
    return Sheet(title(face), _text(face, said(card.text)), tuple(facts), _rules(face), entry=card.key)


def _text(face: int, words: str) -> str:
    quip = getattr(CARDS[face], "quip", "")
    return f"{words}\n“{said(quip)}”" if quip else words


def _rules(face: int) -> str:
    return {Troop: "Deployment", Enemy: "The enemy comes"}.get(type(CARDS[face]), "Purchase")


def _kind(face: int) -> str:
    card, kind = CARDS[face], said(KIND_NAMES[KIND[face]])
    if isinstance(card, Item):
        return _("{kind}: {types}", kind=kind, types=listed([said(TYPE_NAMES[each]) for each in card.types]))
    return (
        _("{kind} of wave {wave}", kind=kind, wave=card.wave) if isinstance(card, Troop | Enemy) and card.wave else kind
    )


def _figures(view: XenoshyftState, audience: Audience, piece: PieceId) -> list[tuple[str, str]]:
    face = view.pieces.face[piece]
    card = CARDS[face]
    if view.lane_of(piece) != NO_LANE or view.swarm_of(piece) != NO_LANE:
        strong, tough = ledger(view, piece), hp_ledger(view, piece)
        found = [
            (_("Power"), sum_words(sum(number for _word, number in strong), strong)),
            (_("HP"), sum_words(sum(number for _word, number in tough), tough)),
        ]
        if wounds := view.wounds.get(piece, 0):
            found.append((_("Damage"), str(wounds)))
        if charge := view.charge.get(piece, 0):
            found.append((_("Next attack"), _("{n} more damage", n=charge)))
        gear = [card_name(view, item) for item in view.gear.get(piece, ())]
        return [*found, (_("Carries"), listed(gear))] if gear else found
    if isinstance(card, Xenosathem):
        return [(_("Worth"), str(card.value))]
    found = []
    if isinstance(card, Troop | Item):
        found.append((_("Costs"), _price(view, audience, piece, card.cost)))
    if isinstance(card, Troop | Enemy):
        found += [(_("Power"), str(card.power)), (_("HP"), str(card.hp))]
    return found


def _price(view: XenoshyftState, audience: Audience, piece: PieceId, cost: int) -> str:
    if piece not in view.market:
        return str(cost)
    return sum_words(price(view, audience.side, piece), price_parts(view, audience.side, piece))


def where(view: XenoshyftState, audience: Audience, piece: PieceId) -> str:
    lane, swarm = view.lane_of(piece), view.swarm_of(piece)
    if lane != NO_LANE:
        return _("the front of {name}", name=audience.name(lane))
    if swarm != NO_LANE:
        return _("against the lane of {name}", name=audience.name(swarm))
    if (bearer := view.bearer(piece)) != NO_PIECE:
        return _("carried by {troop}", troop=card_name(view, bearer))
    if piece in view.market:
        return _("for sale")
    for seat in range(len(view.hands)):
        if piece in view.hands[seat]:
            return _("the hand of {name}", name=audience.name(seat))
        if piece in view.discards[seat]:
            return _("the discard pile of {name}", name=audience.name(seat))
    return _("beside the lanes")


def _division(view: XenoshyftState, audience: Audience, seat: Seat) -> Sheet:
    used = _("used in this round") if view.powered_seats >> seat & 1 else _("ready")
    facts = ((_("Commander"), audience.name(seat)), (_("Power"), used))
    return replace(division_sheet(view.divisions[seat]), facts=facts)


def division_sheet(number: int) -> Sheet:
    """What is printed on a division."""
    division = DIVISIONS[number]
    text = f"{said(division.text)}\n“{said(division.quip)}”"
    return Sheet(said(division.name), text, ((_("Kind"), _("division")),), "Divisions", entry=division.key)


def _seat(view: XenoshyftState, audience: Audience, seat: Seat) -> Sheet:
    facts = [(_("Hand"), _cards(len(view.hands[seat]))), (_("Deck"), _cards(len(view.decks[seat])))]
    facts.append((_("Discard pile"), _cards(len(view.discards[seat]))))
    facts.append((_("Resources"), str(view.resources[seat])))
    facts += [(card_name(view, troop), sum_words_of(view, troop)) for troop in view.fronts[seat]]
    return Sheet(_("The lane of {name}", name=audience.name(seat)), rules="Words", facts=tuple(facts))


def sum_words_of(view: XenoshyftState, troop: PieceId) -> str:
    strong = sum(number for _word, number in ledger(view, troop))
    tough = sum(number for _word, number in hp_ledger(view, troop)) - view.wounds.get(troop, 0)
    return _("power {power}, HP {hp}", power=strong, hp=max(0, tough))


def _cards(count: int) -> str:
    return _n("{n} card", "{n} cards", count)


def _place(view: XenoshyftState, item: ItemId) -> Sheet | None:
    if item in (WALL, HEART, "bastion"):
        text = _("All win when it still stands after nine rounds, and all lose as soon as it falls.")
        return Sheet(_("The base"), f"{base_words(view)}\n{text}", rules="The end")
    if item == SUPPLY:
        text = _("Everyone gets one at the beginning of a round; it is worth more in later waves.")
        left = [(title(view.pieces.face[pile[-1]]), _cards(len(pile))) for pile in view.supply if pile]
        return Sheet(_("Xenosathem"), text, tuple(left), "Purchase")
    kind = item.partition("/")[0]
    for kinds, name, text, heading in ABOUT:
        if kind in kinds:
            return Sheet(said(name), said(text), rules=heading)
    return None
