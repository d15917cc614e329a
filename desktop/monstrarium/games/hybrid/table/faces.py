"""What is seen of a piece of HYBRID: its drawing, its marks, its numbers and its text."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from ....engine.plain import PieceId, Seat
from ....language.phrases import listed
from ....language.words import _, _n, mark, said
from ....table.desc import Face, Inlay, Label
from ....table.layout import Canvas
from ..printed.action_cards import CARDS
from ..printed.other_decks import ARMY, AURA, EVENT, FIRST_FACE, MUTATION, PILES, Army, Aura, Event, design_of
from ..printed.warriors import MODES, MT, NV, PROFILES, RANK, SIDE
from ..state import NOBODY, Door, HybridState

BACK = "hybrid/back"
GROUND = "hybrid/ground"
SIDES = ("griffin", "scorpion")
"""By seat: the word in the names of its drawings."""
CARD = Canvas(630.0, 880.0)
PLAQUE = Canvas(300.0, 360.0)
DOORS = {Door.SHUT: "shut", Door.OPEN: "open", Door.BROKEN: "broken", Door.LOCKED: "locked"}


# ---- warriors


def plaque(kind: int, words: str, other: str = "", name: str = "") -> Face:
    """A profile: the warrior over its name, `words` below it where there are any, and `other` in the corner."""
    side = SIDES[SIDE[kind]]
    name = name or said(PROFILES[kind].name)
    if words:
        labels = [
            PLAQUE.label(name, (28, 250, 244, 46), 34, bold=True),
            PLAQUE.label(words, (30, 295, 238, 28), 24, "soft"),
        ]
    else:
        labels = [PLAQUE.label(name, (24, 246, 252, 88), 40, bold=True)]
    inlays = [PLAQUE.inlay(art_of(kind), (42, 26, 214, 224))]
    if other:
        labels.append(PLAQUE.label(other, (212, 26, 60, 48), 38, "light", bold=True))
        inlays.append(PLAQUE.inlay("hybrid/plaque/count", (203, 21, 78, 58)))
    return Face(f"hybrid/plaque/{side}", tuple(labels), inlays=tuple(inlays))


def profile(kind: int, other: str = "") -> Face:
    """A profile with its figures of merit: what it is worth in each mode that it can take."""
    face = plaque(kind, _("rank {rank}, NV {nv}, MT {mt}", rank=RANK[kind], nv=NV[kind], mt=MT[kind]), other)
    inlays, labels = [PLAQUE.inlay(art_of(kind), (104, 42, 176, 206)), *face.inlays[1:]], []
    worths = [(mode, worth) for mode in (1, 2, 3, 4) if (worth := MODES[mode][kind])]
    for row, (mode, worth) in enumerate(worths):
        top = 28 + 54 * row
        inlays.append(PLAQUE.inlay(sign_of(mode), (26, top, 44, 44)))
        labels.append(PLAQUE.label(str(worth), (72, top, 30, 46), 42, "light", bold=True))
    return replace(face, labels=(*face.labels, *labels), inlays=tuple(inlays))


SIGNS = ("", "strike", "guard", "shot", "move")
"""By mode: the drawing of its sign."""


def sign_of(mode: int) -> str:
    return f"hybrid/sign/{SIGNS[mode]}"


def art_of(kind: int) -> str:
    return f"hybrid/warrior/{PROFILES[kind].key}"


def rank_words(kind: int) -> str:
    return _("rank {rank}, NV {nv}", rank=RANK[kind], nv=NV[kind])


# ---- what stands in the laboratory


def door_art(double: bool, upright: bool, stands: int) -> str:
    return f"hybrid/door/{_span(double, upright)}-{DOORS[Door(stands)]}"


def passage_art(double: bool, upright: bool) -> str:
    return f"hybrid/passage/{_span(double, upright)}"


def _span(double: bool, upright: bool) -> str:
    return f"{'double' if double else 'single'}-{'upright' if upright else 'across'}"


def tile_art(name: str) -> str:
    """A tile as it lies: "5a" or "6b/1"."""
    side, _slash, turns = name.partition("/")
    return f"hybrid/tile/{side}-{turns or 0}"


# ---- counters, dice and cards


def counter_face(seat: Seat, number: int) -> Face:
    """An activation counter: its number, or its back where the number is 0."""
    side = SIDES[seat]
    if number <= 0:
        return Face(f"hybrid/order/{side}-back")
    return Face(f"hybrid/order/{side}", (Label(str(number), 0.15, 0.15, 0.7, 0.7, 0.64, bold=True),))


def die_art(seat: Seat) -> str:
    return f"hybrid/die/{SIDES[seat]}"


def die_face(seat: Seat, shown: int) -> Face:
    """A die that shows a number; 0 for one that is not rolled yet."""
    labels = (Label(str(shown), 0.26, 0.3, 0.48, 0.34, 0.3, bold=True),) if shown else ()
    return Face(die_art(seat), labels)


def card_face(face: int) -> Face:
    card = CARDS[face]
    labels = (
        CARD.label(str(card.points), (44, 30, 80, 80), 76, bold=True),
        CARD.label(said(card.name), (142, 40, 444, 58), 46, bold=True),
        CARD.label(said(card.text), (78, 592, 474, 244), 42),
    )
    return Face("hybrid/card/action", labels, inlays=(_drawing(face),))


def small_face(face: int) -> Face:
    """A card as it lies on the table, with its points and name large."""
    card = CARDS[face]
    labels = (
        CARD.label(str(card.points), (44, 30, 80, 80), 76, bold=True),
        CARD.label(_n("{n} card point", "{n} card points", card.points), (142, 40, 444, 58), 48, "soft"),
        CARD.label(said(card.name), (78, 592, 474, 244), 104, bold=True),
    )
    return Face("hybrid/card/action", labels, inlays=(_drawing(face),))


def hand_face(face: int) -> Face:
    """A card in the near hand, of which the upper third is seen: its points and its name are there."""
    card = CARDS[face]
    labels = (
        CARD.label(str(card.points), (44, 30, 80, 80), 76, bold=True),
        CARD.label(said(card.name), (142, 26, 460, 86), 70, bold=True),
        CARD.label(said(card.text), (78, 592, 474, 244), 42),
    )
    return Face("hybrid/card/action", labels, inlays=(_drawing(face),))


def _drawing(face: int) -> Inlay:
    return CARD.inlay(f"hybrid/action/{CARDS[face].key}", (35, 124, 560, 420))


# ---- Event and Army cards, auras and mutations


class Deck(NamedTuple):
    name: str
    drawings: str
    """The folder of its drawings."""
    frame: str
    """The word in the names of its frame and its back."""


DECKS = (
    Deck(mark("Event"), "event", "event"),
    Deck(mark("Army"), "army", "army-griffin"),
    Deck(mark("Army"), "army", "army-scorpion"),
    Deck(mark("Aura"), "aura", "aura"),
    Deck(mark("Mutation"), "mutation", "mutation"),
)
"""In the order of the piles."""
WORDS = {
    "random": mark("random"),
    "strategic": mark("strategic"),
    "field": mark("field"),
    "common": mark("common"),
    "rare": mark("rare"),
    "very-rare": mark("very rare"),
    "interruption": mark("interruption"),
    "reserve": mark("reserve"),
    "constant": mark("constant"),
}


def deck_of(piece: PieceId) -> int:
    """The deck a sleeve belongs to; -1 for an Action card."""
    return next((deck for deck, pile in enumerate(PILES) if piece in pile), -1)


def back_of(piece: PieceId) -> str:
    deck = deck_of(piece)
    return BACK if deck < 0 else f"{BACK}-{DECKS[deck].frame}"


def held(state: HybridState, seat: Seat) -> list[PieceId]:
    """All cards before a side: its hand, kept cards, auras or mutations, cards in play, and its army."""
    gifts = state.gifts[seat]
    lying = [each.piece for each in state.spells if each.seat == seat and each.piece not in gifts]
    return [*state.hands[seat], *state.reserves[seat], *gifts, *lying, *state.armies[seat]]


def _deck(face: int) -> Deck:
    design = design_of(face)
    if isinstance(design, Army):
        return DECKS[ARMY[SIDES.index(design.side.removesuffix("s"))]]
    return DECKS[EVENT if isinstance(design, Event) else AURA if isinstance(design, Aura) else MUTATION]


def covered_words(piece: PieceId) -> str:
    """What is known of a card that lies face down."""
    deck = deck_of(piece)
    return _("A face-down card") if deck < 0 else _("A face-down card: {deck}", deck=said(DECKS[deck].name))


def kind_words(face: int) -> str:
    """The kind of an Event card: field, rare, reserve; of other cards, the name of the deck."""
    design = design_of(face)
    if isinstance(design, Event):
        return listed([said(WORDS[word]) for word in (design.category, design.rarity, design.function)])
    return said(_deck(face).name)


def deck_card_face(face: int, small: bool) -> Face:
    """A card that is no Action card, with its name, kind and text; if small, with its name alone, large."""
    design, deck = design_of(face), _deck(face)
    frame, drawing = (
        f"hybrid/card/{deck.frame}",
        (CARD.inlay(f"hybrid/{deck.drawings}/{design.key}", (35, 124, 560, 420)),),
    )
    name = CARD.label(said(design.name), (148, 38, 432, 62), 46, bold=True)
    if small:
        return Face(frame, (name, CARD.label(said(design.name), (78, 592, 474, 244), 104, bold=True)), inlays=drawing)
    words = CARD.label(kind_words(face), (92, 582, 446, 44), 32, "soft")
    return Face(frame, (name, words, CARD.label(said(design.text), (92, 628, 446, 200), 40)), inlays=drawing)


def lying_words(state: HybridState, piece: PieceId) -> str:
    """How long a card lies in play; empty where it does not."""
    lasting = next((each for each in state.spells if each.piece == piece), None)
    if lasting is None:
        return ""
    if lasting.until:
        return _("in play until round {n} is over", n=lasting.until)
    return _("in play") if lasting.warrior == NOBODY else _("in play as long as its bearer stands")


def is_action(face: int) -> bool:
    return face < FIRST_FACE
