"""What is to be seen of Event and Army cards, auras and mutations: frames, backs, names and texts."""

from __future__ import annotations

from ....engine.plain import PieceId, Seat
from ....language.phrases import listed
from ....language.words import _, mark, said
from ....table.desc import Face
from ....table.layout import Canvas
from ..printed.other_decks import FIRST_FACE, PILES, Army, Aura, Event, design_of
from ..state import NOBODY, HybridState

CARD = Canvas(630.0, 880.0)
BACKS = (
    "hybrid/back-event",
    "hybrid/back-army-griffin",
    "hybrid/back-army-scorpion",
    "hybrid/back-aura",
    "hybrid/back-mutation",
)
"""By deck."""
DECK_NAMES = (mark("Event"), mark("Army"), mark("Army"), mark("Aura"), mark("Mutation"))
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
    """The back of a card that is no Action card."""
    return BACKS[deck_of(piece)]


def held(state: HybridState, seat: Seat) -> list[PieceId]:
    """All cards before a side: its hand, what it keeps, what it may give, what lies for it, and its army."""
    gifts = state.gifts[seat]
    lying = [each.piece for each in state.spells if each.seat == seat and each.piece not in gifts]
    return [*state.hands[seat], *state.reserves[seat], *gifts, *lying, *state.armies[seat]]


def _deck_art(face: int) -> str:
    """By which word the drawings of its deck are found."""
    design = design_of(face)
    if isinstance(design, Event):
        return "army" if isinstance(design, Army) else "event"
    return "aura" if isinstance(design, Aura) else "mutation"


def _frame(face: int) -> str:
    """The frame of its deck; each side's Army cards have their own."""
    design = design_of(face)
    side = f"-{design.side.removesuffix('s')}" if isinstance(design, Army) else ""
    return f"hybrid/card/{_deck_art(face)}{side}"


def covered_words(piece: PieceId) -> str:
    """What is known of such a card that lies face down."""
    return _("A face-down card: {deck}", deck=said(DECK_NAMES[deck_of(piece)]))


def kind_words(face: int) -> str:
    """Field, rare, reserve; or what the deck is called."""
    design = design_of(face)
    if isinstance(design, Event):
        return listed([said(WORDS[word]) for word in (design.category, design.rarity, design.function)])
    return said(DECK_NAMES[3 if isinstance(design, Aura) else 4])


def omen_face(face: int, small: bool) -> Face:
    """Its name, what it is, and what it says; or its name alone, large."""
    design, deck = design_of(face), _deck_art(face)
    frame, drawing = _frame(face), (CARD.inlay(f"hybrid/{deck}/{design.key}", (35, 124, 560, 420)),)
    name = CARD.label(said(design.name), (148, 38, 432, 62), 46, bold=True)
    if small:
        return Face(frame, (name, CARD.label(said(design.name), (78, 592, 474, 244), 104, bold=True)), inlays=drawing)
    words = CARD.label(kind_words(face), (92, 582, 446, 44), 32, "soft")
    return Face(frame, (name, words, CARD.label(said(design.text), (92, 628, 446, 200), 40)), inlays=drawing)


def lying_words(state: HybridState, piece: PieceId) -> str:
    """On whom a card lies, and how long; nothing where it lies on nobody."""
    spell = next((each for each in state.spells if each.piece == piece), None)
    if spell is None:
        return ""
    if spell.until:
        return _("in play until round {n} is over", n=spell.until)
    return _("in play") if spell.warrior == NOBODY else _("in play as long as its bearer stands")


def is_action(face: int) -> bool:
    """Whether a face is that of an Action card."""
    return face < FIRST_FACE
