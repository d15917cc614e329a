"""What the inspector says of a card, a place or a seat."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ....language.words import _, mark, said
from ....table.desc import ItemId
from ....table.presenter import UNSEEN, Audience, Sheet
from ..cards import CARDS, KIND, KIND_NAMES, Junk, Part, title
from ..state import NOBODY, AndroidsState
from .heap import place_words, tip_of
from .items import CLAIM, DECK, DISCARD, LEVER, MAT, PILE, PLAN, SLOT, STAGE, TRAY, piece_of, seat_of
from .tray import entry_name
from .wording import cards, limits

ABOUT = (
    mark("An android needs one. More of them are only weight."),
    mark("An android needs one. More of them are only weight."),
    mark("An android needs four. More of them are only weight."),
    mark("It does nothing. In the assembly it counts as material."),
    mark("It is laid face down, and does what it says as soon as it is uncovered."),
    mark("It is laid face down, and waits for the end when it is uncovered."),
    mark("It is played face up: in your own turn, or whenever the players are asked."),
    mark("It is played face up, and only in answer to what it names."),
)
"""By kind: what the inspector says of it."""
HEADINGS = ("Cards",) * 4 + ("Sabotages in detail",) * 2 + ("Instants in detail",) * 2


def sheet_of(view: AndroidsState, audience: Audience, item: ItemId) -> Sheet | None:
    piece, seat = piece_of(item), seat_of(item)
    if piece is not None:
        return _card(view, audience, piece)
    if seat is not None and seat < len(view.hands):
        return _seat(view, audience, seat)
    return _place(view, audience, item)


def _card(view: AndroidsState, audience: Audience, piece: PieceId) -> Sheet:
    face = view.pieces.face[piece]
    if face == HIDDEN:
        return _hidden(view, audience, piece)
    sheet = printed_sheet(face)
    return replace(sheet, facts=(*sheet.facts, (_("Where"), where(view, audience, piece))))


def printed_sheet(face: int) -> Sheet:
    """What is printed on a card."""
    card, kind = CARDS[face], KIND[face]
    words = f"“{said(card.quip)}”" if isinstance(card, Part | Junk) else said(card.text)
    facts = ((_("Kind"), said(KIND_NAMES[kind])),)
    return Sheet(title(face), f"{words}\n{said(ABOUT[kind])}", facts, HEADINGS[kind], entry=card.key)


def _hidden(view: AndroidsState, audience: Audience, piece: PieceId) -> Sheet:
    if piece in view.pile:
        text = _("Nobody looks at it before it is uncovered, not even who laid it.")
        facts = ((_("Where"), place_words(view, piece)), (_("Laid by"), _layer(view, audience, piece)))
        return Sheet(_("A card of the pile"), text, facts, "Who knows what", entry=UNSEEN)
    if piece in view.deck:
        return Sheet(_("The deck"), _("Nobody knows its cards."), rules="Set-up", entry=UNSEEN)
    text = _("It is held in {hand}.", hand=where(view, audience, piece))
    return Sheet(_("A card, face down"), text, rules="Who knows what", entry=UNSEEN)


def where(view: AndroidsState, audience: Audience, piece: PieceId) -> str:
    if piece in view.pile:
        return tip_of(view, audience, piece)
    places = (
        (view.played, _("played")),
        (view.assembly, _("the assembly")),
        (view.waiting, _("among the sabotages that wait")),
        (view.discard, _("the discard pile")),
    )
    for zone, words in places:
        if piece in zone:
            return words
    seat = next((seat for seat, hand in enumerate(view.hands) if piece in hand), NOBODY)
    return _("the hand of {name}", name=audience.name(seat)) if seat != NOBODY else _("the deck")


def _layer(view: AndroidsState, audience: Audience, piece: PieceId) -> str:
    seat = view.laid_by[view.pile.index(piece)]
    return audience.name(seat) if seat != NOBODY else _("nobody knows")


def _seat(view: AndroidsState, audience: Audience, seat: Seat) -> Sheet:
    facts = [(_("Hand"), cards(len(view.hands[seat])))]
    facts.append((_("Cards in the pile"), str(view.laid_by.count(seat))))
    if view.naps[seat]:
        facts.append((_("Turns to skip"), str(view.naps[seat])))
    if view.curfew_seats >> seat & 1:
        facts.append((_("House Rules"), _("Nobody declares before the next turn of this player.")))
    return Sheet(audience.name(seat), rules="A turn", facts=tuple(facts))


def _place(view: AndroidsState, audience: Audience, item: ItemId) -> Sheet | None:
    if item in (PILE, MAT):
        layers = [(place_words(view, piece), _layer(view, audience, piece)) for piece in reversed(view.pile)]
        text = _("All cards that were laid, face down. It is uncovered from the top.")
        return Sheet(_("The pile"), text, (_height(view), *layers), "Words")
    if item in (DISCARD, "scrap"):
        found = [
            (title(view.pieces.face[piece]), said(KIND_NAMES[KIND[view.pieces.face[piece]]]))
            for piece in reversed(view.discard)
        ]
        text = _("Open to all, the newest first. Hold X to spread it out.")
        return Sheet(_("The discard pile"), text, tuple(found), "Words")
    if item == DECK:
        text = _("Nobody knows its cards. When it runs out, the discard pile becomes the deck.")
        return Sheet(_("The deck"), text, ((_("Cards"), str(len(view.deck))),), "Set-up", entry=UNSEEN)
    return _furniture(view, audience, item)


def _furniture(view: AndroidsState, audience: Audience, item: ItemId) -> Sheet | None:
    if item in (TRAY, CLAIM):
        entries = [(entry_name(entry), audience.name(entry.seat)) for entry in view.batch]
        text = _("Cancels work first, from the last to the first; then the others, from the first to the last.")
        return Sheet(_("Played at this moment"), text, tuple(entries), "The asking round")
    if item in (LEVER, SLOT):
        text = _("Pull it when you believe that the pile holds a head, a torso and four limbs that will be left.")
        rules = limits(view, audience)
        return Sheet(_("The lever"), f"{text}\n{rules}" if rules else text, (_height(view),), "A turn")
    if item in (STAGE, PLAN, "sheet"):
        text = _("It stands when a head, a torso and four limbs are left. It does not matter who laid them.")
        return Sheet(_("An android"), text, rules="The uncovering")
    return None


def _height(view: AndroidsState) -> tuple[str, str]:
    return _("Height"), cards(len(view.pile))
