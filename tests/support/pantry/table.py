"""What the table of Pantry looks like, and what happens there in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monstrarium.engine.action import Choose
from monstrarium.engine.pieces import HIDDEN
from monstrarium.engine.plain import PieceId, Seat
from monstrarium.engine.words import _, _n, said
from monstrarium.table.desc import Affordance, Face, Gesture, ItemId, Label, Piece, Pose, Prompt, TableDesc, Zone
from monstrarium.table.layout import CARD, fan, row, stack
from monstrarium.table.presenter import Audience, Flourish, Line, Luck, Sheet

from .actions import (
    EndTurn,
    Finished,
    Gave,
    Offer,
    Offered,
    Play,
    Played,
    Polish,
    Polished,
    Saw,
    Scrapped,
    Showed,
    Stirred,
    Tasted,
    Took,
)
from .cards import CARDS
from .state import PantryState, Phase

WIDE = 12.0
LANE = 1.7
"""The height of one seat's lane: its hand on the left, its shelf on the right."""
THIN = 0.004
"""How high one card lifts the next."""
DECK = Zone("deck", (0.3, 0.2, 1.2, 1.5), style="bare")
SCRAPS = Zone("scraps", (1.8, 0.2, 1.2, 1.5))
LIMBO = Zone("limbo", (3.3, 0.2, 3.0, 1.5), style="bare")
BOWL = Zone("bowl", (6.6, 0.2, 2.0, 1.5))
"""Where offers go."""


class PantryPresenter:
    """Hands and shelves of all seats, one below the other."""

    def describe(self, view: PantryState, audience: Audience, offers: Sequence[Any]) -> TableDesc:
        """The whole table."""
        seats = len(view.hands)
        return TableDesc(
            (WIDE, (seats + 1) * LANE + 0.3),
            self._zones(view, audience),
            self._pieces(view),
            tuple(self._affordance(view, audience, offer) for offer in offers),
            self._prompt(view, audience),
            self._banner(view, audience),
        )

    def intent(self, view: PantryState, audience: Audience, source: ItemId, target: ItemId) -> Any | None:
        """A card dropped on a zone is meant to be played or offered there."""
        kind, _slash, number = source.partition("/")
        if kind != "card" or audience.viewer is None:
            return None
        card = int(number)
        if target == BOWL.id:
            return Offer(audience.viewer, card)
        if target in (SCRAPS.id, f"shelf/{audience.viewer}"):
            return Play(audience.viewer, card)
        return None

    def line(self, event: Any, view: PantryState, audience: Audience) -> Line | None:
        """The event in words."""
        name = audience.name(event.seat)
        match event:
            case Offered():
                return Line(_("{name} offers something.", name=name), 1)
            case Tasted(coin=True):
                return Line(_("{name} offers the best jar, earns a coin and begins.", name=name))
            case Tasted():
                return Line(_("No offer is the best. {name} begins.", name=name))
            case Played(face=face):
                return Line(_("{name} plays {card}.", name=name, card=title(face)))
            case Polished(face=face):
                return Line(_("{name} polishes {card}.", name=name, card=title(face)))
            case Took():
                return Line(_("{name} takes a card.", name=name), 1)
            case Saw(face=face):
                return Line(_("{name} sees {card}.", name=name, card=title(face)), 1)
            case _:
                return self._line_of_effect(event, name, audience)

    def flourish(self, event: Any, view: PantryState, audience: Audience) -> Flourish | None:
        """Polishing rises from the jar, and a gift is an arrow."""
        match event:
            case Polished(piece=piece):
                return Flourish("float", f"card/{piece}", text="+1")
            case Gave(seat=giver, to=to):
                return Flourish("arrow", f"hand/{giver}", f"hand/{to}")
        return None

    def luck(self, event: Any) -> Luck | None:
        """Nothing here is measured against luck."""
        return None

    def inspect(self, view: PantryState, audience: Audience, item: ItemId) -> Sheet | None:
        """What a card says, and what a jar is worth."""
        kind, _slash, number = item.partition("/")
        if kind != "card":
            return None
        piece = int(number)
        if view.pieces.face[piece] == HIDDEN:
            return Sheet(_("A hidden card"))
        owner = next((seat for seat, shelf in enumerate(view.shelves) if piece in shelf), None)
        facts = () if owner is None else ((_("Worth now"), str(view.worth(owner, piece))),)
        card = view.card(piece)
        return Sheet(said(card.title), said(card.text), facts)

    def chapter(self, view: PantryState, audience: Audience) -> str:
        """The round."""
        return _("Round {round} of {rounds}", round=min(view.round, view.rounds), rounds=view.rounds)

    def topic(self, view: PantryState) -> str:
        """Where the rules speak of what happens now."""
        return _("Tasting") if view.phase is Phase.TASTE else _("Cooking")

    def _zones(self, view: PantryState, audience: Audience) -> tuple[Zone, ...]:
        return (DECK, SCRAPS, LIMBO, BOWL, *_lanes(view, audience))

    def _pieces(self, view: PantryState) -> tuple[Piece, ...]:
        pieces = _laid(view, DECK, view.deck, stack(DECK, len(view.deck), THIN))
        pieces += _laid(view, SCRAPS, view.scraps, stack(SCRAPS, len(view.scraps), THIN))
        pieces += _laid(view, LIMBO, view.limbo, row(LIMBO, len(view.limbo)))
        for seat, (hand, shelf) in enumerate(zip(view.hands, view.shelves, strict=True)):
            pieces += _laid(view, _hand(seat), hand, fan(_hand(seat), len(hand)))
            pieces += _laid(view, _shelf(seat), shelf, row(_shelf(seat), len(shelf)))
        return tuple(pieces)

    def _affordance(self, view: PantryState, audience: Audience, offer: Any) -> Affordance:
        plan = (offer,)
        match offer:
            case Offer(card=None):
                return Affordance(plan, Gesture.BUTTON, _("Offer nothing"))
            case Offer(card=int(card)):
                return Affordance(plan, Gesture.DRAG, _("Offer {card}", card=_name(view, card)), _id(card), BOWL.id)
            case Play(seat=seat, card=card):
                target = f"shelf/{seat}" if view.card(card).jar else SCRAPS.id
                return Affordance(plan, Gesture.DRAG, _("Play {card}", card=_name(view, card)), _id(card), target)
            case Polish(jar=jar):
                return Affordance(plan, Gesture.CLICK, _("Polish {card}", card=_name(view, jar)), _id(jar))
            case EndTurn():
                return Affordance(plan, Gesture.BUTTON, _("Draw a card and pass on"))
            case Choose(option=option):
                return _answer(view, audience, plan, option)
        raise AssertionError(f"unknown offer {offer!r}")

    def _prompt(self, view: PantryState, audience: Audience) -> Prompt | None:
        viewer = audience.viewer
        if viewer is None or view.phase is Phase.OVER:
            return None
        if view.phase is Phase.TASTE:
            waits = viewer in view.picks.missing()
            return Prompt(viewer, _("Offer a card, or nothing.")) if waits else None
        if view.pending is None:
            return Prompt(viewer, _("Play a card, then pass on.")) if viewer == view.cook() else None
        choice = view.pending.choice
        if choice.seat != viewer:
            return None
        return Prompt(viewer, said(choice.text, card="" if choice.source is None else _name(view, choice.source)))

    def _banner(self, view: PantryState, audience: Audience) -> str:
        if view.phase is Phase.OVER:
            return _("The shelves are full.")
        if view.phase is Phase.TASTE:
            return _("Everyone tastes.")
        return _("{name} cooks.", name=audience.name(view.cook()))

    def _line_of_effect(self, event: Any, name: str, audience: Audience) -> Line | None:
        match event:
            case Scrapped(face=face):
                return Line(_("{name} throws {card} away.", name=name, card=title(face)), 1)
            case Showed(face=face):
                return Line(_("{name} shows {card}.", name=name, card=title(face)), 1)
            case Gave(to=to):
                return Line(_("{name} hands a card to {other}.", name=name, other=audience.name(to)), 1)
            case Stirred():
                return Line(_("{name} shuffles the scraps into the deck.", name=name), 1)
            case Finished(scores=scores):
                return Line(_n("{name} wins with {n} point.", "{name} wins with {n} points.", max(scores), name=name))
        return None


def title(face: int) -> str:
    """The name of a kind of card."""
    return said(CARDS[face].title)


def _id(piece: PieceId) -> ItemId:
    return f"card/{piece}"


def _name(view: PantryState, piece: PieceId) -> str:
    face = view.pieces.face[piece]
    return _("a hidden card") if face == HIDDEN else title(face)


def _hand(seat: Seat) -> Zone:
    return Zone(f"hand/{seat}", (0.3, (seat + 1) * LANE + 0.2, 5.4, 1.5), style=f"seat{seat}")


def _shelf(seat: Seat) -> Zone:
    return Zone(f"shelf/{seat}", (6.0, (seat + 1) * LANE + 0.2, 5.7, 1.5), style=f"seat{seat}")


def _lanes(view: PantryState, audience: Audience) -> list[Zone]:
    lanes = []
    for seat, coins in enumerate(view.coins):
        hand, shelf = _hand(seat), _shelf(seat)
        name = _("{name}: {coins} coins", name=audience.name(seat), coins=coins)
        lanes.append(Zone(hand.id, hand.rect, name, hand.style))
        lanes.append(Zone(shelf.id, shelf.rect, str(view.score(seat)), shelf.style))
    return lanes


def _laid(view: PantryState, zone: Zone, cards: Sequence[PieceId], poses: Sequence[Pose]) -> list[Piece]:
    return [_piece(view, card, zone.id, pose) for card, pose in zip(cards, poses, strict=True)]


def _piece(view: PantryState, piece: PieceId, zone: ItemId, pose: Pose) -> Piece:
    name = _name(view, piece)
    up = view.pieces.face[piece] != HIDDEN
    badges = (("table/shine", str(view.shine[piece])),) if piece in view.shine else ()
    labels = (Label(name, 0.1, 0.1, 0.8, 0.2, 0.1),) if up else ()
    face = Face("table/card" if up else "table/back", labels, badges)
    return Piece(_id(piece), zone, pose, face, CARD, up=up, tip=name)


def _answer(view: PantryState, audience: Audience, plan: tuple[Any, ...], option: Any) -> Affordance:
    """A number is a card on the table, a pair names a seat, and the rest are words."""
    match option:
        case bool():
            return Affordance(plan, Gesture.BUTTON, _("Yes") if option else _("No"))
        case int():
            return Affordance(plan, Gesture.CLICK, _("Choose {card}", card=_name(view, option)), _id(option))
        case ("seat", int(seat)):
            return Affordance(plan, Gesture.CLICK, _("Choose {name}", name=audience.name(seat)), f"hand/{seat}")
        case None:
            return Affordance(plan, Gesture.BUTTON, _("Show nothing"))
    raise AssertionError(f"unknown answer {option!r}")
